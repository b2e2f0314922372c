//! Dice can be dragged: onto a neighbour to swap, along a row or column to take everything from end to end.

use leptos::ev;
use leptos::prelude::*;
use orrery_rocket_dice::{Cell, SIDE};
use wasm_bindgen::JsCast;

use crate::dice::{EDGE, PITCH};
use crate::model::{Hand, Spot};
use crate::table::Table;

/// How far a pointer moves before it drags, in hundredths of the width of the stage.
const BEGINS: f32 = 2.5;

/// A die on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Drag {
    /// Where it was picked up.
    pub(crate) from: Cell,
    /// How far it is from there.
    pub(crate) by: (f32, f32),
}

/// Lets dice be dragged.
#[derive(Clone, Copy)]
pub(crate) struct Dragger {
    table: Table,
    /// The die on its way.
    pub(crate) drag: RwSignal<Option<Drag>>,
    /// Where the pointer went down.
    start: StoredValue<Option<(Cell, (f32, f32))>>,
}

impl Dragger {
    pub(crate) fn new(table: Table) -> Self {
        Self { table, drag: RwSignal::new(None), start: StoredValue::new(None) }
    }

    pub(crate) fn down(self, event: &ev::PointerEvent) {
        let Some(at) = point(event).filter(|_| event.button() == 0) else { return };
        let may = |cell: &Cell| untrack(|| self.table.acting() && can_move(self.table, *cell));
        self.start.set_value(cell_at(self.table, at).filter(may).map(|cell| (cell, at)));
    }

    pub(crate) fn moved(self, event: &ev::PointerEvent) {
        let (Some((from, begin)), Some(at)) = (self.start.get_value(), point(event)) else { return };
        let by = (at.0 - begin.0, at.1 - begin.1);
        if self.drag.get_untracked().is_none() {
            if by.0.abs().max(by.1.abs()) < BEGINS {
                return;
            }
            hold_pointer(event);
            self.table.not_a_click.set_value(true);
            self.table.dragging.set(true);
            self.table.hand.set(Hand::Cell(from));
        }
        self.drag.set(Some(Drag { from, by }));
        let between = |to| untrack(|| self.table.ask(None, |model| model.between(from, to)));
        self.table.eye.set(cell_at(self.table, at).and_then(between));
    }

    pub(crate) fn up(self, event: &ev::PointerEvent) {
        let table = self.table;
        self.start.set_value(None);
        let Some(Drag { from, .. }) = self.drag.get_untracked() else { return };
        self.drag.set(None);
        table.eye.set(None);
        table.hand.set(Hand::Empty);
        table.dragging.set(false);
        // The click that follows a drag is none; without one the flag must not swallow the next.
        set_timeout(move || table.not_a_click.set_value(false), std::time::Duration::ZERO);
        let Some(to) = point(event).and_then(|at| cell_at(table, at)).filter(|&to| to != from) else {
            return;
        };
        match untrack(|| table.ask(None, |model| model.between(from, to))) {
            Some(action) => table.act(action),
            None => table.refuse_drop(from, to),
        }
    }

    pub(crate) fn cancel(self) {
        self.start.set_value(None);
        self.drag.set(None);
        self.table.dragging.set(false);
    }
}

fn can_move(table: Table, cell: Cell) -> bool {
    use orrery_rocket_dice::Action;
    table.ask(false, |model| {
        model.at(Spot::Cell(cell)).iter().any(|action| matches!(action, Action::Swap(..) | Action::Take(..)))
    })
}

/// Where on the stage, in hundredths of its width.
fn point(event: &ev::PointerEvent) -> Option<(f32, f32)> {
    let stage: web_sys::Element = event.current_target()?.dyn_into().ok()?;
    let rect = stage.get_bounding_client_rect();
    let unit = rect.width() as f32 / 100.0;
    let (x, y) = (event.client_x() as f32 - rect.left() as f32, event.client_y() as f32 - rect.top() as f32);
    (unit > 0.0).then(|| (x / unit, y / unit))
}

fn hold_pointer(event: &ev::PointerEvent) {
    let stage: Option<web_sys::Element> = event.current_target().and_then(|it| it.dyn_into().ok());
    if let Some(stage) = stage {
        _ = stage.set_pointer_capture(event.pointer_id());
    }
}

/// The cell at a point of the stage.
fn cell_at(table: Table, (x, y): (f32, f32)) -> Option<Cell> {
    let (row, col) = (((y - EDGE) / PITCH).floor(), ((x - EDGE) / PITCH).floor());
    let inside = |number: f32| (0.0..SIDE as f32).contains(&number);
    (inside(row) && inside(col)).then(|| untrack(|| table.side()).cell(row as usize, col as usize))
}
