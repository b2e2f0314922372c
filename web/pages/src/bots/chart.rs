//! The ladder as a picture: a dot for each bot, and the line on which it lies with 95 % confidence.

use leptos::prelude::*;
use orrery_kit::tongue;

use super::ladder::Rung;
use crate::browser::text;
use crate::level::level;

const WIDTH: f64 = 640.0;
const ROW: f64 = 48.0;
const SIDE: f64 = 24.0;

/// From Elo points to the width of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    low: f64,
    high: f64,
}

const STEP: f64 = 200.0;

impl Scale {
    fn new(rungs: &[Rung]) -> Self {
        let low = rungs.iter().map(|rung| rung.low).fold(0.0, f64::min);
        let high = rungs.iter().map(|rung| rung.high).fold(0.0, f64::max);
        Self { low: (low / STEP).floor() * STEP, high: (high / STEP).ceil() * STEP }
    }

    fn x(self, elo: f64) -> f64 {
        let span = (self.high - self.low).max(1.0);
        SIDE + (elo - self.low) / span * (WIDTH - 2.0 * SIDE)
    }

    fn ticks(self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / STEP).round() as u32;
        (0..=count).map(move |nth| self.low + f64::from(nth) * STEP)
    }
}

/// The picture. The table beside it says the same in numbers.
pub(super) fn chart(rungs: &[Rung]) -> AnyView {
    let scale = Scale::new(rungs);
    let bottom = ROW * rungs.len() as f64;
    let ticks = scale.ticks().map(|tick| line(scale, tick, bottom)).collect_view();
    let rows = rungs.iter().enumerate().map(|(nth, rung)| row(scale, nth, rung)).collect_view();
    let view_box = format!("0 0 {WIDTH} {}", bottom + 26.0);
    view! {
        <svg class="ladder-chart" viewBox=view_box role="img" aria-label=text("pages-bots-chart")>{ticks}{rows}</svg>
    }
    .into_any()
}

fn line(scale: Scale, tick: f64, bottom: f64) -> AnyView {
    let x = scale.x(tick);
    let class = if tick == 0.0 { "tick zero" } else { "tick" };
    let number = tick as i64;
    // On a narrow screen there is room for every second number.
    let words = if number % (2 * STEP as i64) == 0 { "tick-text" } else { "tick-text every-other" };
    let signed = if number > 0 { format!("+{number}") } else { number.to_string().replace('-', "−") };
    view! {
        <line class=class x1=x x2=x y1="0" y2=bottom/>
        <text class=words x=x y=bottom + 18.0 text-anchor="middle">{signed}</text>
    }
    .into_any()
}

fn row(scale: Scale, nth: usize, rung: &Rung) -> AnyView {
    let t = tongue();
    let y = ROW * nth as f64 + 32.0;
    let (x, low, high) = (scale.x(rung.rating), scale.x(rung.low), scale.x(rung.high));
    let name = level(&rung.bot).name;
    let whisker = format!("M{low:.1} {:.1}v10m0 -5H{high:.1}m0 -5v10", y - 5.0);
    // The name stands over the dot, but never beyond the edge.
    let anchor = if x > WIDTH * 0.7 {
        "end"
    } else if x < WIDTH * 0.3 {
        "start"
    } else {
        "middle"
    };
    view! {
        <path class="whisker" d=whisker/>
        <circle class="dot" cx=x cy=y r="5.5"/>
        <text class="dot-text" x=x y=y - 11.0 text-anchor=anchor>{move || t.say(&name)}</text>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::super::ladder::rocket_dice;
    use super::*;

    #[test]
    fn everything_stands_inside_the_picture() {
        let rungs = rocket_dice().map(|ladder| ladder.bots).unwrap_or_default();
        let scale = Scale::new(&rungs);
        for rung in &rungs {
            assert!(scale.x(rung.low) >= SIDE && scale.x(rung.high) <= WIDTH - SIDE, "{}", rung.bot);
        }
        assert!(scale.ticks().any(|tick| tick == 0.0));
    }
}
