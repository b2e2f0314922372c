//! The stage: the galaxy as it lies before the viewer, the reserve, the fleet. Buttons stand still; the dice above them move.

use leptos::ev;
use leptos::prelude::*;
use orrery_kernel::{Phrase, Seat};
use orrery_kit::{Motion, icon};
use orrery_rocket_dice::{Action, Cell, SIDE, Side, Whole, content};
use wasm_bindgen::JsCast;

use crate::art;
use crate::dice::{DIE, EDGE, FLEET, HEIGHT, Lies, PITCH, Piece, Pieces, follow, place, scale};
use crate::drag::{Drag, Dragger};
use crate::lines;
use crate::model::Spot;
use crate::spot::{Look, Tab, arrows, spot};
use crate::table::{Table, of_color, of_die, throws};

/// The stage.
pub(crate) fn stage(table: Table) -> AnyView {
    let pieces = RwSignal::new(Pieces::new());
    let still = RwSignal::new(true);
    Effect::new(move |_| {
        let Some(shown) = table.desk.shown.get() else { return };
        let side = table.side();
        let moves = !shown.events.is_empty() && table.desk.motion.get_untracked() != Motion::Reduced;
        still.set(!moves);
        pieces.update(|pieces| {
            *pieces = table.view(Pieces::new(), |view| follow(pieces, view, side));
            pieces.iter_mut().for_each(|piece| piece.thrown &= moves);
        });
    });
    let dragger = Dragger::new(table);
    let cells = Cell::all().map(|cell| cell_button(table, cell)).collect_view();
    let names = Whole::all().map(|line| line_name(table, line)).collect_view();
    let count: u8 = content().dice.iter().sum();
    let dice = (0..usize::from(count)).map(|nth| piece(table, pieces, dragger.drag, nth)).collect_view();
    view! {
        <div class="rd-stage" class:still=move || still.get() data-test="stage"
            on:pointerdown=move |event| dragger.down(&event) on:pointermove=move |event| dragger.moved(&event)
            on:pointerup=move |event| dragger.up(&event) on:pointercancel=move |_| dragger.cancel()>
            {backdrop()}
            {move || seats(table)}
            <div class="rd-galaxy" role="group" class:draggable=move || may_drag(table)
                aria-label=move || table.t.plain("board-rd-web-galaxy") on:keydown=move |event| walk(table, event)>
                {cells}
            </div>
            <div class="rd-line-names" role="group" aria-label=move || table.t.plain("board-rd-web-lines") on:keydown=arrows>{names}</div>
            {lines::overlay(table)}
            <p class="rd-caption rd-at-reserve" title=move || table.t.plain("board-rd-web-reserve")>
                {icon("rd-reserve")}<span class="only-read">{move || table.t.plain("board-rd-web-reserve")}</span>
            </p>
            {reserve_words(table)}
            {fleet(table)}
            <div class="rd-dice" aria-hidden="true">{dice}</div>
        </div>
    }
    .into_any()
}

/// Are dice of the galaxy to be moved now?
fn may_drag(table: Table) -> bool {
    let moves = |action: &Action| matches!(action, Action::Swap(..) | Action::Take(..));
    table.acting() && table.look(false, |seen| seen.offers.iter().any(moves))
}

fn cqw(number: f32) -> String {
    format!("{number:.2}cqw")
}

fn cell_button(table: Table, cell: Cell) -> AnyView {
    let label = Signal::derive(move || {
        let die = table.view(None, |view| view.galaxy.get(cell));
        let phrase = match die {
            Some(die) => {
                Phrase::new("board-rd-web-cell").with("cell", cell.to_string()).with("die", of_die(die))
            }
            None => Phrase::new("board-rd-web-cell-empty").with("cell", cell.to_string()),
        };
        table.t.say(&phrase)
    });
    let at = Memo::new(move |_| place(Lies::Cell(cell), table.side()));
    let tab = Tab::When(Signal::derive(move || table.cursor.get() == cell));
    let look = Look { class: "rd-cell", label, card: None, tab, inside: ().into_any() };
    let inner = spot(table, Spot::Cell(cell), look);
    let gap = (PITCH - DIE) / 2.0;
    view! {
        <div class="rd-cell-at" class:cursor=move || table.cursor.get() == cell
            style:left=move || cqw(at.get().0 - gap) style:top=move || cqw(at.get().1 - gap)
            on:focusin=move |_| table.cursor.set(cell)>
            {inner}
        </div>
    }
    .into_any()
}

/// The letter or number of a row or column; while the galaxy is filled, the way to pick it.
fn line_name(table: Table, line: Whole) -> AnyView {
    let text = match line {
        Whole::Row(row) => (row + 1).to_string(),
        Whole::Col(col) => char::from(b'a' + col).to_string(),
    };
    let label = Signal::derive(move || {
        let phrase = match line {
            Whole::Row(row) => Phrase::new("board-rd-web-row").with("row", row + 1),
            Whole::Col(col) => {
                Phrase::new("board-rd-web-column").with("column", char::from(b'a' + col).to_string())
            }
        };
        table.t.say(&phrase)
    });
    let at = Memo::new(move |_| {
        let side = table.side();
        let cells = line.cells(side);
        let ((first_row, first_col), (last_row, _)) = (side.own(cells[0]), side.own(cells[SIDE - 1]));
        if first_row == last_row {
            (EDGE - 4.4, EDGE + first_row as f32 * PITCH + PITCH / 2.0 - 2.3)
        } else {
            (EDGE + first_col as f32 * PITCH + PITCH / 2.0 - 2.3, EDGE - 4.4)
        }
    });
    let look = Look {
        class: "rd-line-name",
        label,
        card: None,
        tab: Tab::Glowing,
        inside: view! { {text} }.into_any(),
    };
    let inner = spot(table, Spot::Whole(line), look);
    view! { <div class="rd-line-at" style:left=move || cqw(at.get().0) style:top=move || cqw(at.get().1)>{inner}</div> }.into_any()
}

/// Arrow keys walk over the galaxy as it lies before the viewer.
fn walk(table: Table, event: ev::KeyboardEvent) {
    let (down, right): (isize, isize) = match event.key().as_str() {
        "ArrowUp" => (-1, 0),
        "ArrowDown" => (1, 0),
        "ArrowLeft" => (0, -1),
        "ArrowRight" => (0, 1),
        _ => return,
    };
    event.prevent_default();
    let (side, cursor) = untrack(|| (table.side(), table.cursor.get()));
    let (row, col) = side.own(cursor);
    let (Some(row), Some(col)) = (row.checked_add_signed(down), col.checked_add_signed(right)) else {
        return;
    };
    if row < SIDE && col < SIDE {
        focus_spot(Spot::Cell(side.cell(row, col)));
    }
}

/// Puts the focus on a place, if it is on the page.
pub(crate) fn focus_spot(spot: Spot) -> bool {
    focus(&format!("[data-spot=\"{}\"]", crate::spot::name(spot)))
}

/// Puts the focus on the first thing of that kind, if it is on the page.
pub(crate) fn focus(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let button = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok());
    button.is_some_and(|button| button.focus().is_ok())
}

/// Whoever plays by keyboard goes on where they were; if that place is gone, at the galaxy.
pub(crate) fn refocus(table: Table, spot: Spot) {
    request_animation_frame(move || {
        let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
        if lost
            && !focus_spot(spot)
            && let Some(cursor) = table.cursor.try_get_untracked()
        {
            focus_spot(Spot::Cell(cursor));
        }
    });
}

/// One of the thirty dice.
fn piece(table: Table, pieces: RwSignal<Pieces>, drag: RwSignal<Option<Drag>>, nth: usize) -> AnyView {
    let piece = Memo::new(move |_| pieces.with(|pieces| pieces.get(nth).copied()));
    let transform = move || {
        let Some(Piece { lies, .. }) = piece.get() else { return String::new() };
        let (x, y) = place(lies, table.side());
        let (dx, dy) =
            drag.get().filter(|drag| Lies::Cell(drag.from) == lies).map_or((0.0, 0.0), |drag| drag.by);
        format!("translate({:.2}cqw, {:.2}cqw) scale({})", x + dx, y + dy, scale(lies))
    };
    let is = move |test: fn(&Piece) -> bool| piece.get().as_ref().is_some_and(test);
    let face = Memo::new(move |_| {
        piece.get().map(|piece| (piece.painted.unwrap_or(piece.color), piece.color, piece.pips))
    });
    let picture = move || {
        face.get().map(|(shown, own, pips)| {
            let mut svg = art::die(shown, pips);
            if shown != own {
                svg.push_str("<i></i>");
            }
            svg
        })
    };
    view! {
        <div class="rd-piece"
            class:away=move || is(|piece| piece.lies == Lies::Bag)
            class:spent=move || is(|piece| piece.spent)
            class:painted=move || is(|piece| piece.painted.is_some())
            class:thrown-even=move || is(|piece| piece.thrown && piece.throws % 2 == 0)
            class:thrown-odd=move || is(|piece| piece.thrown && piece.throws % 2 == 1)
            class:dragged=move || drag.get().is_some_and(|drag| is_at(piece.get(), drag.from))
            class:lifted=move || matches!(table.hand.get(), crate::model::Hand::Cell(cell) if is_at(piece.get(), cell))
            style:transform=transform>
            <div class="rd-piece-face" inner_html=move || picture().unwrap_or_default()></div>
        </div>
    }
    .into_any()
}

fn is_at(piece: Option<Piece>, cell: Cell) -> bool {
    piece.is_some_and(|piece| piece.lies == Lies::Cell(cell))
}

/// The reserve for whoever does not see it.
fn reserve_words(table: Table) -> AnyView {
    let words = move || {
        let dice = table.view(Vec::new(), |view| view.reserve.to_vec());
        dice.into_iter().map(|die| table.t.say(&of_die(die))).collect::<Vec<_>>().join(", ")
    };
    view! { <p class="only-read" data-test="reserve">{words}</p> }.into_any()
}

/// The fleet of the turn.
fn fleet(table: Table) -> AnyView {
    let owner = Memo::new(move |_| table.view(Seat::default(), |view| view.active));
    let caption = move || {
        let (pips, seat, empty) = table.view((0, Seat::default(), true), |view| {
            let unspent = view.turn.fleet.iter().filter(|die| !die.spent);
            (unspent.map(|die| die.die.pips()).sum::<u8>(), view.active, view.turn.fleet.is_empty())
        });
        let whose = if table.me() == Some(seat) {
            Phrase::new("board-rd-web-your-fleet")
        } else {
            Phrase::new("board-rd-web-fleet-of").with("name", table.name(seat))
        };
        let whose = table.t.say(&whose);
        if empty {
            whose
        } else {
            table.t.say(&Phrase::new("board-rd-web-fleet-pips").with("fleet", whose).with("pips", pips))
        }
    };
    let dice = (0..content().limits.fleet_max).map(|at| fleet_die(table, at)).collect_view();
    view! {
        <p class=move || format!("rd-caption rd-at-fleet seat-{}", owner.get())>{move || icon(emblem(owner.get()))}<span>{caption}</span></p>
        <div class="rd-fleet" role="group" aria-label=caption data-test="fleet" on:keydown=arrows>{dice}</div>
        {move || throw_button(table)}
    }
    .into_any()
}

fn fleet_die(table: Table, at: u8) -> AnyView {
    let there = Memo::new(move |_| table.view(None, |view| view.turn.fleet.get(usize::from(at)).copied()));
    let label = Signal::derive(move || {
        let Some(die) = there.get() else { return String::new() };
        let key = if die.spent { "board-rd-web-fleet-die-spent" } else { "board-rd-web-fleet-die" };
        let mut text = table.t.say(&Phrase::new(key).with("place", at + 1).with("die", of_die(die.die)));
        if let Some(color) = die.painted {
            text.push_str(&table.t.say(&Phrase::new("board-rd-web-painted").with("color", of_color(color))));
        }
        text
    });
    let (x, y) = place(Lies::Fleet(at), Side::South);
    let size = cqw(DIE * scale(Lies::Fleet(at)));
    let look = Look { class: "rd-fleet-die", label, card: None, tab: Tab::Glowing, inside: ().into_any() };
    let inner = spot(table, Spot::Die(at), look);
    view! {
        <div class="rd-fleet-at" style:left=cqw(x) style:top=cqw(y) style:width=size.clone() style:height=size
            hidden=move || there.get().is_none()>{inner}</div>
    }
    .into_any()
}

/// Throws the dice that are chosen.
fn throw_button(table: Table) -> AnyView {
    let asked = table.acting() && table.view(false, |view| throws(view.pending.top()));
    if !asked {
        return ().into_any();
    }
    let label = Signal::derive(move || table.t.plain("board-rd-web-throw"));
    let inside = icon("rd-reroll");
    let look = Look { class: "rd-throw", label, card: None, tab: Tab::Always, inside };
    view! { <div class="rd-at-throw">{spot(table, Spot::Reroll, look)}</div> }.into_any()
}

/// Who sits at the other sides of the galaxy.
fn seats(table: Table) -> AnyView {
    let mine = table.side();
    let (count, active) = table.view((0, Seat::default()), |view| (view.players.len() as u8, view.active));
    let turn = |side: Side| Side::ALL.iter().position(|&it| it == side).unwrap_or(0);
    let one = |seat: Seat| {
        let side = table.look(Side::South, |seen| seen.game.side_of(seat));
        let class = match (turn(side) + 4 - turn(mine)) % 4 {
            0 => return None,
            1 => "rd-sits rd-sits-left",
            2 => "rd-sits rd-sits-far",
            _ => "rd-sits rd-sits-right",
        };
        Some(
            view! { <span class=format!("{class} seat-{seat}") class:active=active == seat title=table.name(seat)>{icon(emblem(seat))}</span> },
        )
    };
    view! { <div aria-hidden="true">{Seat::all(count).filter_map(one).collect_view()}</div> }.into_any()
}

/// The emblem of a seat.
pub(crate) fn emblem(seat: Seat) -> &'static str {
    ["rd-seat-1", "rd-seat-2", "rd-seat-3", "rd-seat-4"].get(seat.index()).copied().unwrap_or("rd-seat-1")
}

/// Rings, ticks and the wells of the dice.
fn backdrop() -> AnyView {
    use std::fmt::Write;
    let middle = EDGE + 2.5 * PITCH;
    let mut svg = format!(
        r#"<svg viewBox="0 0 100 {HEIGHT}" class="rd-backdrop" aria-hidden="true" focusable="false">"#
    );
    for (nth, reach) in [12.0_f32, 21.0, 30.5, 40.8, 52.0].into_iter().enumerate() {
        _ = write!(
            svg,
            r#"<circle class="rd-ring" cx="{middle}" cy="{middle}" r="{reach}" stroke-width="{}"/>"#,
            0.18 + 0.05 * (nth % 2) as f32
        );
    }
    for nth in 0..72 {
        let long = if nth % 6 == 0 { 2.2 } else { 1.1 };
        _ = write!(
            svg,
            r#"<path class="rd-tick" d="M{middle} {}v{long}" transform="rotate({} {middle} {middle})"/>"#,
            middle - 40.8,
            nth * 5
        );
    }
    for (x, y, r) in [
        (middle + 30.5, middle, 0.8),
        (middle - 14.85, middle - 14.85, 0.7),
        (middle + 28.85, middle - 28.85, 0.9),
        (middle - 28.85, middle + 28.85, 0.8),
    ] {
        _ = write!(svg, r#"<circle class="rd-bead" cx="{x}" cy="{y}" r="{r}"/>"#);
    }
    for cell in Cell::all() {
        let (x, y) = place(Lies::Cell(cell), Side::South);
        _ = write!(svg, r#"<rect class="rd-well" x="{x}" y="{y}" width="{DIE}" height="{DIE}" rx="3.200"/>"#);
    }
    let track = |svg: &mut String, lies: Lies| {
        let ((x, y), size) = (place(lies, Side::South), DIE * scale(lies));
        _ = write!(
            svg,
            r#"<rect class="rd-well" x="{x}" y="{y}" width="{size:.2}" height="{size:.2}" rx="{:.2}"/>"#,
            size * 0.23
        );
    };
    (0..5).for_each(|at| track(&mut svg, Lies::Reserve(at)));
    (0..5).for_each(|at| track(&mut svg, Lies::Fleet(at)));
    _ = write!(svg, r#"<path class="rd-rail" d="M{EDGE} {:.1}h{:.1}"/></svg>"#, FLEET + 14.7, 5.0 * PITCH);
    view! { <div class="rd-behind" inner_html=svg></div> }.into_any()
}
