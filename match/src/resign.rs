//! Giving up, and how a match ends that somebody gave up.

use orrery_kernel::Seat;
use orrery_wire::{Ending, Problem};

use crate::{Deed, Match, Playable};

impl<G: Playable> Match<G> {
    /// If others still play, a bot plays on for the seat. If just one is left, that one has won.
    pub(crate) fn resigned(&self, seat: Seat) -> Result<Deed, Problem> {
        self.running()?;
        self.player(seat)?;
        let left = self.seats().filter(|(other, chair)| *other != seat && !chair.resigned);
        let winners: Vec<Seat> = left.map(|(other, _)| other).collect();
        let over = winners.len() <= 1;
        let outcome = over.then(|| Ending { scores: Vec::new(), winners, ending: "resigned".to_owned() });
        Ok(Deed::Resigned { seat, outcome })
    }

    /// What the end of the game means for the match: who gave up does not win. If all winners of the game gave up, those
    /// with the best score among the others win; if the game itself won against the table, nobody does.
    pub(crate) fn settled(&self, game: &Ending) -> Ending {
        let plays = |seat: &Seat| self.chairs.get(seat.index()).is_some_and(|chair| !chair.resigned);
        let mut winners: Vec<Seat> = game.winners.iter().copied().filter(plays).collect();
        if winners.is_empty() && !game.winners.is_empty() {
            let score = |seat: &Seat| game.scores.get(seat.index()).copied();
            let others = || self.seats().map(|(seat, _)| seat).filter(plays);
            let best = others().filter_map(|seat| score(&seat)).max();
            winners = others().filter(|seat| score(seat) == best).collect();
        }
        Ending { winners, ..game.clone() }
    }
}
