//! Where each of the thirty dice lies, and which die is which from one position to the next, so that dice can be seen to
//! move: a die keeps its colour for good.

use orrery_rocket_dice::{Cell, Color, Die, Side, View};

/// A place where a die can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Lies {
    /// In the galaxy.
    Cell(Cell),
    /// In the reserve.
    Reserve(u8),
    /// In the fleet.
    Fleet(u8),
    /// Not on the table yet.
    Bag,
}

/// One of the thirty dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) color: Color,
    /// 0 while it is in the bag.
    pub(crate) pips: u8,
    pub(crate) lies: Lies,
    /// Paid with this turn.
    pub(crate) spent: bool,
    /// Counts as this colour this turn.
    pub(crate) painted: Option<Color>,
    /// How often it was thrown, as far as was seen.
    pub(crate) throws: u32,
    /// Was it thrown just now?
    pub(crate) thrown: bool,
}

/// All dice, in an order that never changes.
pub(crate) type Pieces = Vec<Piece>;

/// Every die on the table with its place.
fn lying(view: &View) -> Vec<(Lies, Die, bool, Option<Color>)> {
    let galaxy = Cell::all().filter_map(|cell| Some((Lies::Cell(cell), view.galaxy.get(cell)?, false, None)));
    let reserve =
        view.reserve.iter().enumerate().map(|(at, &die)| (Lies::Reserve(at as u8), die, false, None));
    let fleet = view.turn.fleet.iter().enumerate();
    let fleet = fleet.map(|(at, die)| (Lies::Fleet(at as u8), die.die, die.spent, die.painted));
    galaxy.chain(reserve).chain(fleet).collect()
}

/// Is this the die that now lies there?
type Fits<'a> = &'a dyn Fn(&Piece, Lies, Die) -> bool;

/// The dice of a position that follows on this one: each is found again, first where it lay, then by its face nearby, at
/// last by its colour.
pub(crate) fn follow(before: &Pieces, view: &View, side: Side) -> Pieces {
    let mut after = if before.is_empty() { in_the_bag() } else { before.clone() };
    let mut left: Vec<bool> = vec![true; after.len()];
    let mut open = lying(view);
    let same_place = |piece: &Piece, lies: Lies, die: Die| piece.lies == lies && piece.pips == die.pips();
    let same_fleet_place =
        |piece: &Piece, lies: Lies, _: Die| piece.lies == lies && matches!(lies, Lies::Fleet(_));
    let same_face = |piece: &Piece, _: Lies, die: Die| piece.pips == die.pips();
    let same_color = |_: &Piece, _: Lies, _: Die| true;
    let passes: [Fits<'_>; 4] = [&same_place, &same_fleet_place, &same_face, &same_color];
    for fits in passes {
        open.retain(|&(lies, die, spent, painted)| {
            let candidates = (0..after.len()).filter(|&nth| left[nth] && after[nth].color == die.color());
            let fitting = candidates.filter(|&nth| fits(&after[nth], lies, die));
            let Some(nth) = fitting.min_by_key(|&nth| distance(after[nth].lies, lies, side)) else {
                return true;
            };
            let thrown = after[nth].pips != die.pips() && after[nth].pips != 0;
            let throws = after[nth].throws + u32::from(thrown);
            after[nth] = Piece { color: die.color(), pips: die.pips(), lies, spent, painted, throws, thrown };
            left[nth] = false;
            false
        });
    }
    for (piece, left) in after.iter_mut().zip(left) {
        if left {
            *piece = Piece { pips: 0, lies: Lies::Bag, spent: false, painted: None, thrown: false, ..*piece };
        }
    }
    after
}

fn in_the_bag() -> Pieces {
    let counts = orrery_rocket_dice::content().dice;
    let of = |color: Color| {
        let piece =
            Piece { color, pips: 0, lies: Lies::Bag, spent: false, painted: None, throws: 0, thrown: false };
        std::iter::repeat_n(piece, usize::from(counts[color as usize]))
    };
    Color::ALL.into_iter().flat_map(of).collect()
}

/// How far two places are apart; dice slide along columns of the view.
fn distance(a: Lies, b: Lies, side: Side) -> u32 {
    let ((ax, ay), (bx, by)) = (place(a, side), place(b, side));
    let square = |d: f32| (d * d) as u32;
    square((ax - bx) * 1.5) + square(ay - by)
}

/// Distance from one cell to the next, in hundredths of the width of the stage.
pub(crate) const PITCH: f32 = 15.7;
/// Where the galaxy begins, from the left and from the top.
pub(crate) const EDGE: f32 = 7.4;
/// The size of a die in the galaxy.
pub(crate) const DIE: f32 = 12.7;
/// The height of the stage.
pub(crate) const HEIGHT: f32 = 108.0;
/// The left edge of the reserve.
const RESERVE: f32 = 90.3;
/// The top of the fleet.
pub(crate) const FLEET: f32 = 92.8;

/// How large a die is there, compared with one in the galaxy.
pub(crate) fn scale(lies: Lies) -> f32 {
    match lies {
        Lies::Cell(_) => 1.0,
        Lies::Reserve(_) => 0.7,
        Lies::Fleet(_) => 1.08,
        Lies::Bag => 0.4,
    }
}

/// The upper left corner of a die, in hundredths of the width of the stage.
pub(crate) fn place(lies: Lies, side: Side) -> (f32, f32) {
    let gap = (PITCH - DIE) / 2.0;
    match lies {
        Lies::Cell(cell) => {
            let (row, col) = side.own(cell);
            (EDGE + col as f32 * PITCH + gap, EDGE + row as f32 * PITCH + gap)
        }
        Lies::Reserve(at) => (RESERVE, EDGE + 11.4 + f32::from(at) * 12.2),
        Lies::Fleet(at) => (EDGE + f32::from(at) * PITCH + 1.0, FLEET),
        Lies::Bag => (RESERVE, FLEET),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_kernel::{Fast, Game, Prompt, Viewer};
    use orrery_rocket_dice::RocketDice;

    #[test]
    fn thirty_dice_are_followed_through_a_game() {
        let mut chance = Fast::new(3);
        let mut game = RocketDice::start(&RocketDice::options(3).unwrap(), &mut chance, &mut ()).unwrap();
        let mut pieces = Vec::new();
        let mut offers = Vec::new();
        while let Prompt::Ask(seats) = game.prompt() {
            let view = game.view(Viewer::Spectator);
            let before = pieces;
            pieces = follow(&before, &view, Side::South);
            assert_eq!(pieces.len(), 30);
            let on_table: Vec<(Lies, u8, Color)> = pieces
                .iter()
                .filter(|piece| piece.pips > 0)
                .map(|piece| (piece.lies, piece.pips, piece.color))
                .collect();
            let wanted = lying(&view);
            assert_eq!(on_table.len(), wanted.len());
            for (lies, die, ..) in wanted {
                assert!(on_table.contains(&(lies, die.pips(), die.color())));
            }
            for (old, new) in before.iter().zip(&pieces) {
                assert_eq!(old.color, new.color, "a die keeps its colour");
            }
            let seat = seats.first().unwrap();
            game.actions(seat, &mut offers);
            let action = offers[orrery_kernel::Chance::below(&mut chance, offers.len() as u32) as usize];
            game.play(seat, action, &mut chance, &mut ());
        }
    }

    #[test]
    fn swapped_dice_change_places() {
        let game = orrery_rocket_dice::scenario::dealt(RocketDice::options(2).unwrap(), 1);
        let view = game.view(Viewer::Spectator);
        let before = follow(&Vec::new(), &view, Side::South);
        let mut swapped = view;
        let cells = (
            Cell::at(0, 0),
            Cell::all().find(|&cell| swapped.galaxy.get(cell) != swapped.galaxy.get(Cell::at(0, 0))).unwrap(),
        );
        swapped.galaxy.swap(cells.0, cells.1);
        let after = follow(&before, &swapped, Side::South);
        let find = |pieces: &Pieces, cell| pieces.iter().position(|piece| piece.lies == Lies::Cell(cell));
        assert_eq!(find(&before, cells.0), find(&after, cells.1));
        assert_eq!(find(&before, cells.1), find(&after, cells.0));
        assert!(before.iter().zip(&after).all(|(old, new)| old.throws == new.throws));
    }
}
