//! Time for bots that think by the clock. The only place in this crate that may touch one.

use std::time::Duration;

/// Says how late it is. In a browser the caller gives one made from `performance.now()`.
pub trait Clock: Send {
    /// The time since some fixed moment; none where there is no clock, and then a time budget becomes a fixed number
    /// of iterations.
    fn now(&mut self) -> Option<Duration>;
}

impl<F: FnMut() -> Option<Duration> + Send> Clock for F {
    fn now(&mut self) -> Option<Duration> {
        self()
    }
}

/// The clock of the operating system or of the browser; without the feature `browser`, WebAssembly has none, where asking
/// would panic.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wall {
    #[cfg(any(feature = "browser", not(all(target_family = "wasm", target_os = "unknown"))))]
    start: Option<Instant>,
}

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
use std::time::Instant;
#[cfg(all(feature = "browser", target_family = "wasm", target_os = "unknown"))]
use web_time::Instant;

#[cfg(any(feature = "browser", not(all(target_family = "wasm", target_os = "unknown"))))]
impl Clock for Wall {
    fn now(&mut self) -> Option<Duration> {
        // Begun only when first asked, so that a bot on an iteration budget never looks at the time.
        Some(self.start.get_or_insert_with(Instant::now).elapsed())
    }
}

#[cfg(all(not(feature = "browser"), target_family = "wasm", target_os = "unknown"))]
impl Clock for Wall {
    fn now(&mut self) -> Option<Duration> {
        None
    }
}
