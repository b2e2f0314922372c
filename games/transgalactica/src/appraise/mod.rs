//! How a seat stands, in hundredths of a VP: what it has scored, what its possessions will bring by the yardstick in
//! `worth.rs`, what lies within its reach, and what is pending for it.
//!
//! Rules never read this; `greedy` and the ends of cut rollouts do. A bot that looks one step ahead sees the worth of a
//! longer action only as far as it is told: so `pending.rs` says of every unfinished step what it will bring.

mod cards;
mod effects;
mod holdings;
mod pending;
mod voyages;
mod worth;

use orrery_kernel::{Appraise, Seat};

use crate::content::content;
use crate::frame::Frame;
use crate::player::Player;
use crate::state::{Phase, Transgalactica};

impl Appraise for Transgalactica {
    /// Leads of 40 points are usual, and with narrow odds all moves of whoever leads look the same to a search
    /// (docs/transgalactica.md has the figures).
    const SCALE: i32 = 2500;

    fn appraise(&self, seat: Seat) -> i32 {
        Eye::new(self, seat).all()
    }

    /// A turn ends when everybody has followed or declined.
    fn turn(&self, asked: Seat) -> Seat {
        let whose = |frame: &Frame| match *frame {
            Frame::Turn(seat) | Frame::NextTurn(seat) => Some(seat),
            _ => None,
        };
        self.stack.frames().iter().find_map(whose).unwrap_or(asked)
    }
}

/// A look at the position with the interests of one seat.
#[derive(Clone, Copy)]
struct Eye<'a> {
    game: &'a Transgalactica,
    seat: Seat,
    player: &'a Player,
    /// How much of the game is left, in hundredths.
    left: i32,
    /// Income phases to come.
    incomes: i32,
    /// Looks at what a reward brings and no further: a tile may lead to a step, and that to the next tile.
    shallow: bool,
}

impl<'a> Eye<'a> {
    fn new(game: &'a Transgalactica, seat: Seat) -> Self {
        let rounds = i32::from(content().limits.rounds);
        let later = rounds - i32::from(game.round);
        let (left, incomes) = match game.phase {
            Phase::Setup => (100, rounds),
            Phase::Income => (100 * (later + 1) / rounds, later),
            // By round and not by worker: whoever acts must not lose for having acted.
            Phase::Action => (100 * later / rounds + worth::LAST_ROUND, later),
            Phase::Scoring => (0, 0),
        };
        Self { game, seat, player: game.player(seat), left, incomes, shallow: false }
    }

    /// The same without looking further.
    fn shallow(&self) -> Self {
        Self { shallow: true, ..*self }
    }

    fn all(&self) -> i32 {
        self.scored() + self.holdings() + self.hopes() + self.promises()
    }

    /// VP that are certain: on the track, the better objective, cards that score at the end. Goods are counted apart.
    fn scored(&self) -> i32 {
        let sheet = self.game.sheet(self.seat);
        100 * i32::from(sheet.total() - sheet.credits - sheet.resources)
    }

    /// What may still be done with cards and ships.
    fn hopes(&self) -> i32 {
        if self.game.phase == Phase::Scoring {
            return 0;
        }
        self.log() + self.senate() + self.places()
    }

    /// So much of it as the rest of the game allows.
    fn lasting(&self, worth: i32) -> i32 {
        worth * self.left / 100
    }
}

#[cfg(test)]
mod tests {
    use orrery_kernel::{Chance, Fast, Game, Prompt};

    use super::*;

    #[test]
    fn what_can_be_drafted_has_a_worth() {
        let content = content();
        assert_eq!((content.skills.len(), content.wealths.len()), (worth::SKILLS.len(), worth::WEALTH.len()));
    }

    #[test]
    fn a_turn_lasts_until_everybody_has_followed_or_declined() {
        let mut chance = Fast::new(7);
        let mut game =
            Transgalactica::start(&Transgalactica::options(3).unwrap(), &mut chance, &mut ()).unwrap();
        let (mut actions, mut asked_to_follow) = (Vec::new(), 0);
        while let Prompt::Ask(asked) = game.prompt() {
            let seat = asked.first().unwrap();
            if let Some(&Frame::Follow { by, .. }) = game.stack.top() {
                assert!(by != seat && game.turn(seat) == by);
                asked_to_follow += 1;
            }
            game.actions(seat, &mut actions);
            let action = chance.pick(&actions).unwrap();
            game.play(seat, action, &mut chance, &mut ());
        }
        assert!(asked_to_follow > 20);
    }
}
