//! Bonus tiles (TG-BONUS), the stockpile (TG-SKILL-9), and using a spent tile again (TG-TECHCARD-13).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::content;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::ids::BonusId;
use crate::kinds::Source;
use crate::state::Transgalactica;

impl Transgalactica {
    /// TG-BONUS-1.
    pub(crate) fn take_tile(&mut self, seat: Seat, tile: BonusId, fate: &mut impl Fate) {
        self.player_mut(seat).tiles.add(tile);
        fate.event(Event::TileTaken { seat, tile });
    }

    /// TG-BONUS-2: face-up tiles that could do something; of the stockpile one per round.
    pub(crate) fn offer_tiles(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        let player = self.player(seat);
        let useful = |tile: &BonusId| self.could(tile.card().effect, seat);
        player.tiles.kinds().filter(useful).for_each(|tile| offers.offer(Action::Use(tile)));
        if !player.once.stock {
            player.stock.kinds().filter(useful).for_each(|tile| offers.offer(Action::Stock(tile)));
        }
    }

    pub(crate) fn use_tile(&mut self, seat: Seat, tile: BonusId, fate: &mut impl Fate) {
        self.player_mut(seat).tiles.remove(tile);
        self.flip(seat, tile, fate);
    }

    pub(crate) fn use_stock(&mut self, seat: Seat, tile: BonusId, fate: &mut impl Fate) {
        let player = self.player_mut(seat);
        player.stock.remove(tile);
        player.once.stock = true;
        self.flip(seat, tile, fate);
    }

    /// The tile lies face down; a tile that does one thing only was chosen for that.
    fn flip(&mut self, seat: Seat, tile: BonusId, fate: &mut impl Fate) {
        self.player_mut(seat).spent.add(tile);
        fate.event(Event::TileUsed { seat, tile });
        self.stack.push(Frame::Free);
        self.begin_tile(seat, tile);
    }

    fn begin_tile(&mut self, seat: Seat, tile: BonusId) {
        let effect = tile.card().effect;
        let single = content().code.node(effect).next.is_none();
        self.begin_effect(effect, seat, Source::Bonus, single);
    }

    /// TG-RULING-67: spent tiles that could do something.
    pub(crate) fn reusable(&self, seat: Seat) -> impl Iterator<Item = BonusId> + '_ {
        self.player(seat).spent.kinds().filter(move |tile| self.could(tile.card().effect, seat))
    }

    pub(crate) fn offer_reuse(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        self.reusable(seat).for_each(|tile| offers.offer(Action::Reuse(tile)));
    }

    /// The tile works once more and leaves the game.
    pub(crate) fn reuse_tile(&mut self, seat: Seat, tile: BonusId, fate: &mut impl Fate) {
        self.player_mut(seat).spent.remove(tile);
        self.gone.add(tile);
        fate.event(Event::TileReused { seat, tile });
        self.begin_tile(seat, tile);
    }

    /// TG-SKILL-9, TG-RANDOM-8: the next leftovers, three basic and two advanced.
    pub(crate) fn stock_tiles(&mut self, seat: Seat, fate: &mut impl Fate) {
        let [basic, advanced] = &mut self.leftovers;
        let mut tiles = arrayvec::ArrayVec::<BonusId, 5>::new();
        tiles.extend((0..3).filter_map(|_| basic.pop()));
        tiles.extend((0..2).filter_map(|_| advanced.pop()));
        tiles.sort_unstable();
        tiles.iter().for_each(|&tile| self.players[seat.index()].stock.add(tile));
        fate.event(Event::Stocked { seat, tiles });
    }
}
