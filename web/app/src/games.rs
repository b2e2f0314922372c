//! The games that the page knows: the one list to extend when a game is added.

use orrery_board_rocket_dice::Galaxy;
use orrery_kit::{Catalogue, Known};
use orrery_match::Shelf;
use orrery_rocket_dice::RocketDice;

static GAMES: [Known; 1] = [Known::painted::<Galaxy>()];

/// How they are shown.
pub(crate) fn catalogue() -> Catalogue {
    Catalogue(&GAMES)
}

/// How they are played.
pub(crate) fn shelf() -> Shelf {
    Shelf::new().with::<RocketDice>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_that_is_shown_can_be_played() {
        assert!(catalogue().0.iter().all(|known| shelf().game(known.id).is_some()));
        assert_eq!(catalogue().0.len(), shelf().games().count());
    }
}
