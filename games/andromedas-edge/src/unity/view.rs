//! What is seen of Unity, and how the rest is imagined: cards in its hand, its discovery tokens, the order of its decks.

use arrayvec::ArrayVec;
use orrery_kernel::Chance;
use serde::{Deserialize, Serialize};

use super::ids::{ActionId, ConflictId, UnityUpgradeId};
use super::state::Unity;
use crate::ids::{DiscoveryId, Finds, Hand, TacticId};
use crate::imagine::deal;

/// Unity as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenUnity {
    /// Everything that is open; what is hidden is left out of it.
    pub open: Unity,
    /// Tactics cards in its hand.
    pub cards: u8,
    /// Discovery tokens.
    pub tokens: u8,
}

impl Unity {
    pub(crate) fn seen(&self) -> SeenUnity {
        let mut open = self.clone();
        open.hand = Hand::default();
        open.finds = Finds::default();
        open.decks.iter_mut().for_each(ArrayVec::clear);
        open.conflicts.clear();
        open.upgrade_deck.clear();
        SeenUnity { open, cards: self.hand.len(), tokens: self.finds.len() }
    }

    /// Deals the decks anew from what is not seen.
    pub(super) fn fill_decks(&mut self, chance: &mut impl Chance) {
        for deck in 0..3 {
            let seen = |card: &ActionId| self.face_up[deck] == Some(*card) || self.used[deck].contains(card);
            let rest = ActionId::all().filter(|card| usize::from(card.card().deck) == deck && !seen(card));
            let mut rest: ArrayVec<ActionId, 6> = rest.collect();
            chance.shuffle(&mut rest);
            self.decks[deck] = rest;
        }
        let fought = |card: &ConflictId| self.conflict == Some(*card) || self.used_conflicts.contains(card);
        let mut rest: ArrayVec<ConflictId, 16> = ConflictId::all().filter(|card| !fought(card)).collect();
        chance.shuffle(&mut rest);
        self.conflicts = rest;
        let gained = |upgrade: &UnityUpgradeId| self.upgrades.contains(upgrade);
        let mut rest: ArrayVec<UnityUpgradeId, 14> =
            UnityUpgradeId::all().filter(|upgrade| !gained(upgrade)).collect();
        chance.shuffle(&mut rest);
        self.upgrade_deck = rest;
    }
}

impl SeenUnity {
    pub(crate) fn imagine(
        &self,
        cards: &mut ArrayVec<TacticId, 80>,
        tokens: &mut ArrayVec<DiscoveryId, 48>,
        chance: &mut impl Chance,
    ) -> Unity {
        let mut unity = self.open.clone();
        unity.hand = deal::<_, 80, 80>(cards, self.cards).into_iter().collect();
        unity.finds = deal::<_, 48, 48>(tokens, self.tokens).into_iter().collect();
        unity.fill_decks(chance);
        unity
    }
}
