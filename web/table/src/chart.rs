//! Charts: bars of a final scoring, lines of scores over time.

use leptos::prelude::*;
use orrery_kernel::Seat;

/// Points on a path, within a box of so many units.
fn points(values: &[i16], least: i16, most: i16, wide: f64, high: f64) -> String {
    let steps = (values.len().max(2) - 1) as f64;
    let span = f64::from((most - least).max(1));
    let point = |(at, value): (usize, &i16)| {
        let (x, y) = (at as f64 * wide / steps, high - f64::from(value - least) * high / span);
        format!("{x:.1},{y:.1}")
    };
    values.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
}

/// Numbers for the side of a chart: few, round, from the least to the most.
fn marks(least: i16, most: i16) -> Vec<i16> {
    let span = (most - least).max(1);
    let step = [1, 2, 5, 10, 20, 50, 100, 200].into_iter().find(|step| span / step <= 5).unwrap_or(500);
    (least.div_euclid(step)..=most.div_euclid(step))
        .map(|n| n * step)
        .filter(|mark| (least..=most).contains(mark))
        .collect()
}

/// The scores of all seats over time: a series per seat, seat 1 first, all equally long; `at` is where one looks.
pub(crate) fn lines(series: &[Vec<i16>], at: Option<usize>, label: String) -> AnyView {
    const WIDE: f64 = 320.0;
    const HIGH: f64 = 140.0;
    let all = || series.iter().flatten().copied();
    let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(5));
    let side = marks(least, most).into_iter().map(|mark| {
        let y = HIGH - f64::from(mark - least) * HIGH / f64::from((most - least).max(1));
        view! {
            <line class="chart-mark" x1="0" x2=WIDE.to_string() y1=y.to_string() y2=y.to_string()/>
            <text class="chart-number" x="-7" y=(y + 5.0).to_string()>{mark}</text>
        }
    });
    let line = |(at, values): (usize, &Vec<i16>)| {
        let class = format!("chart-line seat-{}", at + 1);
        view! { <polyline class=class points=points(values, least, most, WIDE, HIGH)/> }
    };
    let steps = series.first().map_or(1, |values| values.len().max(2) - 1) as f64;
    let here = at.map(|at| {
        let x = (at as f64 * WIDE / steps).to_string();
        view! { <line class="chart-here" x1=x.clone() x2=x y1="0" y2=HIGH.to_string()/> }
    });
    view! {
        <svg class="chart" viewBox="-36 -8 364 156" role="img" aria-label=label>
            {side.collect_view()} {here} {series.iter().enumerate().map(line).collect_view()}
        </svg>
    }
    .into_any()
}

/// A bar of parts for a seat; `most` fills the whole width.
pub(crate) fn bar(seat: Seat, parts: &[i16], most: i16) -> AnyView {
    const WIDE: f64 = 400.0;
    let scale = WIDE / f64::from(most.max(1));
    let mut from = 0.0;
    let part = |(at, &vp): (usize, &i16)| {
        let wide = f64::from(vp.max(0)) * scale;
        let x = from;
        from += wide;
        let faint = if at % 2 == 0 { "1" } else { "0.7" };
        view! { <rect x=format!("{x:.1}") y="0" width=format!("{wide:.1}") height="14" fill-opacity=faint/> }
    };
    let class = format!("bar seat-{}", seat.index() + 1);
    view! {
        <svg class=class viewBox="0 0 400 14" preserveAspectRatio="none" aria-hidden="true">
            {parts.iter().enumerate().map(part).collect_view()}
        </svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_fills_its_box() {
        assert_eq!(points(&[0, 5, 10], 0, 10, 100.0, 50.0), "0.0,50.0 50.0,25.0 100.0,0.0");
        assert_eq!(points(&[3], 3, 3, 100.0, 50.0), "0.0,50.0");
    }

    #[test]
    fn marks_are_few_and_round() {
        assert_eq!(marks(0, 5), [0, 1, 2, 3, 4, 5]);
        assert_eq!(marks(-3, 47), [0, 10, 20, 30, 40]);
        assert!(marks(0, 300).len() <= 6);
    }
}
