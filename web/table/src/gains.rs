//! The scores over time: what each seat had after each turn, fetched little by little.

use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_kernel::Seat;

use crate::chart;
use crate::seats::persons;
use crate::story;
use crate::table::Table;

/// What each seat had after an entry.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Point {
    /// The entry.
    pub(crate) seq: u32,
    /// Seat 1 first.
    pub(crate) totals: Vec<i16>,
}

/// The last positions of turns, in the order of the game; the first is that in which the table was set.
pub(crate) fn turn_ends(table: Table) -> Vec<u32> {
    let held =
        table.session.card.with(|card| card.as_ref().map(|card| persons(&card.seats)).unwrap_or_default());
    table.session.news.with(|news| {
        let line = story::line(news, held);
        let turns = story::turns(news);
        let last_of =
            |turn: &story::Turn| line.iter().copied().rfind(|seq| (turn.first..=turn.last).contains(seq));
        turns.iter().filter_map(last_of).collect()
    })
}

/// Fetches the scores after each turn, one after another, as long as the page is open.
pub(crate) fn points(table: Table) -> RwSignal<Vec<Point>> {
    let points = RwSignal::new(Vec::<Point>::new());
    let Some(painted) = table.known.painted.as_ref() else { return points };
    let ends = Memo::new(move |_| turn_ends(table));
    Effect::new(move |busy: Option<StoredValue<bool>>| {
        let busy = busy.unwrap_or_else(|| StoredValue::new(false));
        ends.track();
        if busy.try_get_value() == Some(false) {
            busy.set_value(true);
            spawn_local(async move {
                while let Some(seq) = missing(points, ends) {
                    let Ok(Some(frame)) = table.reel.position_at(seq).await else { break };
                    let seats = frame.state.seats.len();
                    let totals = (painted.scores)(&*frame.shown.position).totals(seats);
                    points.try_update(|points| points.push(Point { seq, totals }));
                }
                busy.try_set_value(false);
            });
        }
        busy
    });
    points
}

/// The first turn whose end is not known yet. A turn that was going on when it was asked for ends later.
fn missing(points: RwSignal<Vec<Point>>, ends: Memo<Vec<u32>>) -> Option<u32> {
    let ends = ends.try_get_untracked()?;
    points.try_update(|points| points.retain(|point| ends.contains(&point.seq)))?;
    let known = points.try_get_untracked()?;
    ends.into_iter().find(|end| !known.iter().any(|point| point.seq == *end))
}

/// The chart: a line for each player, and where one looks.
pub(crate) fn chart(table: Table, points: RwSignal<Vec<Point>>) -> AnyView {
    let t = table.t;
    let drawn = move || {
        let points = points.get();
        let seats = table.desk.seats.with(Vec::len);
        let series: Vec<Vec<i16>> = (0..seats)
            .map(|seat| points.iter().filter_map(|point| point.totals.get(seat).copied()).collect())
            .collect();
        let seq = table.state().map_or(0, |state| state.seq);
        let at = points.partition_point(|point| point.seq < seq).min(points.len().saturating_sub(1));
        (points.len() > 1).then(|| chart::lines(&series, Some(at), t.plain("table-chart")))
    };
    let key = move || {
        let seats = Seat::all(table.desk.seats.with(Vec::len) as u8);
        seats
            .map(|seat| view! { <li>{crate::seats::emblem(seat)} {table.seat_name(seat)}</li> })
            .collect_view()
    };
    view! {
        <section class="panel score-chart" data-test="chart">
            <h2>{move || t.plain("table-chart")}</h2>
            {drawn}
            <ul class="chart-key">{key}</ul>
        </section>
    }
    .into_any()
}

/// What the turn that ends with an entry was worth to its player, if both ends are known.
pub(crate) fn gained(points: &[Point], seat: Seat, first: u32, last: u32) -> Option<i16> {
    let of = |point: &Point| point.totals.get(seat.index()).copied();
    let after = points.iter().rfind(|point| (first..=last).contains(&point.seq)).and_then(of)?;
    let before = points.iter().rfind(|point| point.seq < first).and_then(of)?;
    Some(after - before)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_worth_what_came_between_two_ends() {
        let point = |seq, vp| Point { seq, totals: vec![vp, 0] };
        let points = [point(2, 0), point(5, 3), point(9, 7)];
        let seat = Seat::default();
        assert_eq!(gained(&points, seat, 6, 9), Some(4));
        assert_eq!(gained(&points, seat, 3, 5), Some(3));
        assert_eq!(gained(&points, seat, 10, 12), None);
        assert_eq!(gained(&points, seat, 1, 2), None, "nothing came before");
    }
}
