//! Lines that light up: those that can be taken as they lie, and those that what is looked at would make.

use std::fmt::Write;

use leptos::prelude::*;
use orrery_rocket_dice::{Action, Cell, Color, Side};

use crate::dice::{DIE, HEIGHT, Lies, place};
use crate::model::{Hand, taken};
use crate::table::Table;

/// Lines to draw: the cells of each, and whether it is the one looked at.
fn lit(table: Table) -> Vec<(Vec<Cell>, &'static str)> {
    if !table.acting() {
        return Vec::new();
    }
    let hand = table.hand.get();
    table.ask(Vec::new(), |model| match (table.eye.get(), hand) {
        (Some(swap @ Action::Swap(..)), _) => {
            let made = model.lines_after(swap).into_iter().map(|line| (line, "made"));
            made.chain([(taken(swap), "swap")]).collect()
        }
        (Some(take @ (Action::Take(..) | Action::Gather(_))), _) => vec![(taken(take), "looked-at")],
        (_, Hand::Cell(_) | Hand::Empty) => {
            let lines = model.choices(hand).into_iter().filter(|action| matches!(action, Action::Take(..)));
            lines.map(|line| (taken(line), "ready")).collect()
        }
        _ => Vec::new(),
    })
}

/// The lines above the cells.
pub(crate) fn overlay(table: Table) -> AnyView {
    let svg = move || {
        let side = table.side();
        let mut svg = format!(r#"<svg viewBox="0 0 100 {HEIGHT}" aria-hidden="true" focusable="false">"#);
        for (cells, class) in lit(table) {
            outline(&mut svg, &cells, class, side);
        }
        svg.push_str("</svg>");
        svg
    };
    let svg = Memo::new(move |_| svg());
    view! { <div class="rd-lines" inner_html=move || svg.get()></div> }.into_any()
}

/// A frame around cells in a row, or around each if they are not.
fn outline(svg: &mut String, cells: &[Cell], class: &str, side: Side) {
    let corners: Vec<(f32, f32)> = cells.iter().map(|&cell| place(Lies::Cell(cell), side)).collect();
    let straight =
        corners.iter().all(|it| it.0 == corners[0].0) || corners.iter().all(|it| it.1 == corners[0].1);
    let boxes: Vec<&[(f32, f32)]> = if straight { vec![&corners[..]] } else { corners.chunks(1).collect() };
    for corners in boxes {
        let least = |get: fn(&(f32, f32)) -> f32| corners.iter().map(get).fold(f32::MAX, f32::min);
        let most = |get: fn(&(f32, f32)) -> f32| corners.iter().map(get).fold(f32::MIN, f32::max);
        let (left, top, right, bottom) =
            (least(|it| it.0), least(|it| it.1), most(|it| it.0), most(|it| it.1));
        _ = write!(
            svg,
            r#"<rect class="rd-line {class}" x="{:.2}" y="{:.2}" width="{:.2}" height="{:.2}" rx="4.200"/>"#,
            left - 1.1,
            top - 1.1,
            right - left + DIE + 2.2,
            bottom - top + DIE + 2.2
        );
    }
}

/// The dice that an action takes, as they will lie in the fleet.
pub(crate) fn dice_taken(table: Table, action: Action) -> Vec<(Color, u8)> {
    table.view(Vec::new(), |view| {
        taken(action)
            .into_iter()
            .filter_map(|cell| view.galaxy.get(cell))
            .map(|die| (die.color(), die.pips()))
            .collect()
    })
}
