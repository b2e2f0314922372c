//! Galaxy, reserve and fleet.

use anstyle::{AnsiColor, Style};
use orrery_rocket_dice::{Color, Die, FleetDie, Side, View};
use orrery_words::Lang;

use crate::speak::say;
use crate::style::{DIM, KEY, paint};

/// The galaxy as it lies before the viewer, the reserve and the fleet.
pub(super) fn lines(view: &View, side: Side, lang: Lang) -> Vec<String> {
    let mut lines = vec![paint(KEY, say!(lang, "board-rd-galaxy"))];
    let names: Vec<String> = (0..5).map(|c| axis(side, side.cell(0, c), false)).collect();
    lines.push(paint(DIM, format!("     {}", names.join("    "))));
    for r in 0..5 {
        let cells = (0..5).map(|c| side.cell(r, c));
        let dice: Vec<String> = cells.map(|cell| shown(view.galaxy.get(cell))).collect();
        lines.push(format!("  {} {}", paint(DIM, axis(side, side.cell(r, 0), true)), dice.join(" ")));
    }
    let reserve: Vec<String> = view.reserve.iter().map(|&die| shown(Some(die))).collect();
    lines.push(paint(KEY, say!(lang, "board-rd-reserve")));
    lines.push(format!("    {}", reserve.join(" ")));
    let fleet = &view.turn.fleet;
    if !fleet.is_empty() {
        lines.push(paint(KEY, say!(lang, "board-rd-fleet")));
        let places: Vec<String> = (1..=fleet.len()).map(|place| format!(" {place}  ")).collect();
        lines.push(paint(DIM, format!("    {}", places.join(" "))));
        let dice: Vec<String> = fleet.iter().map(|&die| in_fleet(die)).collect();
        lines.push(format!("    {}", dice.join(" ")));
    }
    lines
}

/// The letter or number of a row or column of the board, which to a viewer in the west or east lies across.
fn axis(side: Side, cell: orrery_rocket_dice::Cell, down: bool) -> String {
    let rows_lie_flat = matches!(side, Side::South | Side::North);
    match down == rows_lie_flat {
        true => (cell.row() + 1).to_string(),
        false => char::from(b'a' + cell.col() as u8).to_string(),
    }
}

/// A die with its colour's letter, so that the colour is not the only sign.
fn shown(die: Option<Die>) -> String {
    match die {
        Some(die) => paint(style(die.color()), format!(" {die} ")),
        None => paint(DIM, " -- "),
    }
}

/// A spent die is crossed out in brackets; a painted one shows the colour that it pays as.
fn in_fleet(die: FleetDie) -> String {
    let pays = Die::new(die.pays_as(), die.die.pips());
    match (die.spent, die.painted) {
        (true, _) => paint(DIM, format!("({})", die.die)),
        (false, Some(_)) => paint(style(die.pays_as()), format!("*{pays} ")),
        (false, None) => shown(Some(die.die)),
    }
}

pub(super) fn style(color: Color) -> Style {
    match color {
        Color::White => AnsiColor::Black.on(AnsiColor::BrightWhite),
        Color::Purple => AnsiColor::BrightWhite.on(AnsiColor::Magenta),
        Color::Silver => AnsiColor::Black.on(AnsiColor::White),
        Color::Blue => AnsiColor::BrightWhite.on(AnsiColor::Blue),
    }
}
