//! What Unity has, said in a sentence.

use super::{parse, seat};
use crate::ids::{ModuleId, SpaceId, TacticId};
use crate::kinds::{Ship, Side, Track};
use crate::state::AndromedasEdge;
use crate::unity::{ActionId, ConflictId, Unity, UnityUpgradeId};

/// Unity while its belongings are being put together.
#[derive(Debug)]
pub struct Commanding<'a> {
    pub(super) game: &'a mut AndromedasEdge,
}

#[allow(
    clippy::return_self_not_must_use,
    reason = "every step of the sentence goes on with the same position"
)]
impl Commanding<'_> {
    fn of(&mut self) -> &mut Unity {
        self.game.unity_mut().expect("Unity plays")
    }

    /// This player has the Conn.
    pub fn conn(mut self, number: u8) -> Self {
        self.of().conn = seat(number);
        self
    }

    /// A ship goes from the bay to the `scrapyard`, the `barge` or a region: of transports the one with the highest number.
    pub fn ship(mut self, ship: &str, place: &str) -> Self {
        let ship: Ship = parse(ship);
        let unity = self.of();
        let from = (0..9).filter(|&at| unity.in_bay(at) == Some(ship));
        let number = |at: &usize| crate::content::content().unity.bay[*at].transport;
        let from = from.max_by_key(number).expect("a ship of that kind in the bay");
        unity.bay &= !(1 << from);
        let fleet = &mut self.game.fleets[Side::UNITY.index()];
        fleet.bay.remove(ship);
        match place {
            "scrapyard" => fleet.scrapped.add(ship),
            "barge" => fleet.barge.add(ship),
            space => fleet.board[parse::<SpaceId>(space).index()].add(ship),
        }
        self
    }

    /// The ship on this space of the bay, from 0, goes to the `scrapyard`, the `barge` or a region.
    pub fn from_bay(mut self, space: usize, place: &str) -> Self {
        let unity = self.of();
        let ship = unity.in_bay(space).expect("a ship on that space");
        unity.bay &= !(1 << space);
        let fleet = &mut self.game.fleets[Side::UNITY.index()];
        fleet.bay.remove(ship);
        match place {
            "scrapyard" => fleet.scrapped.add(ship),
            "barge" => fleet.barge.add(ship),
            region => fleet.board[parse::<SpaceId>(region).index()].add(ship),
        }
        self
    }

    /// No ship stands on this space of the bay, from 0; a transport from there is inside a development elsewhere.
    pub fn empty(mut self, space: usize) -> Self {
        let unity = self.of();
        let ship = unity.in_bay(space).expect("a ship on that space");
        unity.bay &= !(1 << space);
        self.game.fleets[Side::UNITY.index()].bay.remove(ship);
        self
    }

    /// The face-up card of its deck.
    pub fn card(mut self, card: &str) -> Self {
        let card: ActionId = parse(card);
        let deck = usize::from(card.card().deck);
        let unity = self.of();
        let old = unity.face_up[deck].replace(card);
        unity.decks[deck].retain(|other| *other != card);
        old.into_iter().filter(|&old| old != card).for_each(|old| unity.decks[deck].insert(0, old));
        self
    }

    /// The conflict deck, top card first; the others are used.
    pub fn conflicts(mut self, cards: &[&str]) -> Self {
        let cards: Vec<ConflictId> = cards.iter().rev().map(|card| parse(card)).collect();
        let unity = self.of();
        unity.used_conflicts = ConflictId::all().filter(|card| !cards.contains(card)).collect();
        unity.conflicts = cards.into_iter().collect();
        self
    }

    /// The upgrade deck, top card first.
    pub fn upgrade_deck(mut self, upgrades: &[&str]) -> Self {
        self.of().upgrade_deck = upgrades.iter().rev().map(|it| parse::<UnityUpgradeId>(it)).collect();
        self
    }

    /// These upgrades, gained in this order.
    pub fn upgrades(mut self, upgrades: &[&str]) -> Self {
        let gained: Vec<UnityUpgradeId> = upgrades.iter().map(|it| parse(it)).collect();
        let unity = self.of();
        unity.upgrade_deck.retain(|it| !gained.contains(it));
        unity.upgrades = gained.into_iter().collect();
        self
    }

    /// The Command marker.
    pub fn wheel(mut self, space: u8) -> Self {
        self.of().wheel = space;
        self
    }

    /// The probe.
    pub fn probe(mut self, space: &str) -> Self {
        self.of().probe = Some(parse(space));
        self
    }

    /// The marker of a track on this space.
    pub fn track(mut self, track: &str, space: u8) -> Self {
        self.of().markers[parse::<Track>(track) as usize] = space;
        self
    }

    /// Leaders on the station: own ones and corrupted ones.
    pub fn leaders(mut self, own: u8, corrupted: u8) -> Self {
        (self.of().leaders, self.of().corrupted) = (own, corrupted);
        self
    }

    /// Leaders in a region.
    pub fn leaders_at(self, space: &str, count: u8) -> Self {
        self.game.leaders[Side::UNITY.index()][parse::<SpaceId>(space).index()] = count;
        self
    }

    /// Tactics cards in its hand.
    pub fn hand(mut self, cards: &[&str]) -> Self {
        cards.iter().for_each(|card| self.of().hand.add(parse::<TacticId>(card)));
        self
    }

    /// So many cards of the tactics deck in its hand, from the top.
    pub fn cards(mut self, count: u8) -> Self {
        for _ in 0..count {
            let card = self.game.deck.pop().expect("a card in the deck");
            self.of().hand.add(card);
        }
        self
    }

    /// These modules, in the order gained, without damage.
    pub fn modules(mut self, modules: &[&str]) -> Self {
        for module in modules {
            let module: ModuleId = parse(module);
            let row = module.card().row as usize;
            self.game.decks[row].retain(|other| *other != module);
            self.game.display[row].iter_mut().filter(|it| **it == Some(module)).for_each(|it| *it = None);
            self.of().modules.push(module);
        }
        self
    }

    /// So many damage markers on a module.
    pub fn damage(self, module: &str, markers: u8) -> Self {
        self.game.berths[parse::<ModuleId>(module).index()].damage = markers;
        self
    }

    /// Damage markers on shields of a type.
    pub fn shields(mut self, ship: &str, markers: u8) -> Self {
        self.of().shields[parse::<Ship>(ship) as usize] = markers;
        self
    }

    /// These moons.
    pub fn moons(mut self, moons: &[&str]) -> Self {
        for moon in moons {
            let moon = parse(moon);
            let unity = self.of();
            let place = unity.moons.partition_point(|&other| other < moon);
            unity.moons.insert(place, moon);
        }
        self
    }

    /// These discovery tokens.
    pub fn finds(mut self, tokens: &[&str]) -> Self {
        tokens.iter().for_each(|token| self.of().finds.add(parse(token)));
        self
    }

    /// VP so far.
    pub fn vp(mut self, vp: i16) -> Self {
        self.of().vp = vp;
        self
    }

    /// Its development stands on this planet; a transport of the bay is inside.
    pub fn development(self, space: &str) -> Self {
        let space: SpaceId = parse(space);
        let mut inside = self.ship("transport", "scrapyard");
        inside.game.fleets[Side::UNITY.index()].scrapped.remove(Ship::Transport);
        inside.game.sites[space.index()].development = Some(Side::UNITY);
        let kind = inside.game.planet_kind(space).expect("a planet");
        inside.of().developments[kind as usize] += 1;
        inside
    }
}

impl AndromedasEdge {
    /// All ships in the bay and nothing else, the Conn with the first seat.
    pub(super) fn clear_unity(&mut self) {
        if let Some(unity) = self.unity_mut() {
            (unity.markers, unity.leaders, unity.corrupted) = ([0; 5], 0, 0);
        }
    }

    pub(super) fn set_unity_acting(&mut self) {
        self.unity_mut().expect("Unity plays").acting = true;
    }

    pub(super) fn set_unity_last(&mut self) {
        self.unity_mut().expect("Unity plays").last = true;
    }
}
