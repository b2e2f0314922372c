//! The ratings as a picture: a dot per bot with its confidence interval, best on top.

use std::fmt::Write;

use super::standings::Row;

const ROW: f64 = 34.0;
const TOP: f64 = 56.0;
const LEFT: f64 = 190.0;
const WIDTH: f64 = 760.0;
const RIGHT: f64 = 70.0;

/// A whole SVG file.
pub(crate) fn svg(title: &str, rows: &[Row]) -> String {
    let scale = Scale::new(rows);
    let bottom = TOP + ROW * rows.len() as f64;
    let height = bottom + 48.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#0b1020\"/>\n\
         <text x=\"20\" y=\"28\" fill=\"#e8dcc0\" font-size=\"15\">{}</text>\n",
        escaped(title)
    );
    for tick in scale.ticks() {
        let x = scale.x(tick);
        // Writing into a string cannot fail.
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"#2a3350\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" fill=\"#8d97b5\" text-anchor=\"middle\">{tick:+.0}</text>",
            bottom + 18.0
        );
    }
    for (nth, row) in rows.iter().enumerate() {
        svg.push_str(&entry(&scale, TOP + ROW * (nth as f64 + 0.5), row));
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"#8d97b5\" text-anchor=\"middle\">Elo, 95 % confidence</text>\n</svg>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        bottom + 38.0
    );
    svg
}

fn entry(scale: &Scale, y: f64, row: &Row) -> String {
    let (elo, interval) = (row.rating.elo, row.rating.interval);
    let (x, low, high) = (scale.x(elo), scale.x(interval.low), scale.x(interval.high));
    let (up, down) = (y - 5.0, y + 5.0);
    format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"#e8dcc0\" text-anchor=\"end\">{}</text>\n\
         <path d=\"M{low:.1} {up:.1}V{down:.1}M{low:.1} {y:.1}H{high:.1}M{high:.1} {up:.1}V{down:.1}\" \
         stroke=\"#c9a45c\" stroke-width=\"1.5\" fill=\"none\"/>\n\
         <circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#f2c14e\"><title>{}: {elo:+.0}</title></circle>\n\
         <text x=\"{:.1}\" y=\"{:.1}\" fill=\"#8d97b5\">{elo:+.0}</text>\n",
        LEFT - 16.0,
        y + 4.0,
        escaped(&row.name),
        escaped(&row.name),
        WIDTH - RIGHT + 14.0,
        y + 4.0,
    )
}

/// From Elo points to the width of the picture.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    fn new(rows: &[Row]) -> Self {
        let ends = rows.iter().flat_map(|row| [row.rating.interval.low, row.rating.interval.high]);
        let (low, high) = ends.fold((-50.0f64, 50.0f64), |(low, high), end| (low.min(end), high.max(end)));
        let step = [50.0, 100.0, 200.0, 500.0, 1000.0];
        let step = step.into_iter().find(|step| (high - low) / step <= 10.0).unwrap_or(5000.0);
        Self { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    fn x(&self, elo: f64) -> f64 {
        LEFT + (elo - self.low) / (self.high - self.low) * (WIDTH - RIGHT - LEFT)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let (low, step) = (self.low, self.step);
        (0..=((self.high - self.low) / step).round() as u32).map(move |nth| low + f64::from(nth) * step)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_bots::ladder::{Interval, Rating};

    #[test]
    fn dots_stand_inside_the_picture() {
        let row = |name: &str, elo: f64| Row {
            name: name.to_owned(),
            rating: Rating { elo, interval: Interval { low: elo - 90.0, high: elo + 90.0 }, games: 10 },
            against: Vec::new(),
        };
        let rows = [row("mcts:800", 330.0), row("<random>", -330.0)];
        let picture = svg("a & b", &rows);
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
        assert!(picture.contains("a &amp; b") && picture.contains("&lt;random&gt;"));
        let scale = Scale::new(&rows);
        assert!(scale.x(420.0) <= WIDTH - RIGHT && scale.x(-420.0) >= LEFT);
    }
}
