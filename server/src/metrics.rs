//! Figures of a node, for Prometheus.

/// All figures.
#[derive(Debug, Default)]
pub struct Metrics {}
