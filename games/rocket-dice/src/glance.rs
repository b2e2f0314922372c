//! What anyone at the table can read off the position, for whoever draws it. Nothing here decides anything.

use orrery_kernel::Seat;

use crate::content::Scope;
use crate::effect::Atom;
use crate::galaxy::Side;
use crate::ids::{BattleId, MoonId, VpCardId};
use crate::state::RocketDice;

impl RocketDice {
    /// The side of the table the seat is at.
    pub fn side_of(&self, seat: Seat) -> Side {
        self.side(seat)
    }

    /// The number a die must reach to build this moon, for the player on turn; none if no copy is left (RD-MOON-2).
    pub fn moon_price(&self, moon: MoonId) -> Option<u8> {
        (self.moons[moon.index()] > 0).then(|| self.moon_cost(moon))
    }

    /// The pips with which the seat's fleet earns an alliance (RD-RECRUIT-12).
    pub fn alliance_threshold(&self, seat: Seat) -> u8 {
        self.threshold(seat)
    }

    /// What the seat would bring to this battle now, before commitments (RD-BATTLE-7 and -8).
    pub fn would_muster(&self, battle: BattleId, seat: Seat) -> u8 {
        self.base_strength(seat) + self.strength_of(battle.card().bonus, seat)
    }

    /// How near a battle is: what is counted now, over all players or by the one who has most, and the number that
    /// triggers it. None if it waits for a deed (RD-BATTLE-4 and -5).
    pub fn nearness(&self, battle: BattleId) -> Option<(u8, u8)> {
        let card = battle.card();
        let test = if self.count() == 2 { &card.condition_2p } else { &card.condition };
        let [clause] = test.0.as_slice() else { return None };
        let [Atom::Number(counter, _, number)] = clause.as_slice() else { return None };
        let counts = Seat::all(self.count()).map(|seat| self.count_of(*counter, seat));
        let now: i32 = match card.scope {
            Scope::All => counts.sum(),
            Scope::One => counts.max().unwrap_or(0),
            Scope::Event => return None,
        };
        Some((u8::try_from(now).ok()?, u8::try_from(*number).ok()?))
    }

    /// What a VP card is worth to the seat now (RD-SCORE-8).
    pub fn worth(&self, card: VpCardId, seat: Seat) -> u8 {
        self.vp_of(card, seat)
    }
}
