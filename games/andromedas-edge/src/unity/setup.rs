//! Setting up Unity (UN-SETUP).

use arrayvec::ArrayVec;
use orrery_kernel::Seat;

use super::event::Told;
use super::ids::{ActionId, CommanderId, ConflictId, UnityUpgradeId};
use super::state::Unity;
use crate::content::content;
use crate::event::Event;
use crate::fate::Fate;
use crate::ids::{Finds, Hand, SpaceId, TokenSet};
use crate::kinds::{Ship, Side, Track};
use crate::setup::shuffled;
use crate::state::{AndromedasEdge, Tile};

/// Leaders of Unity's own colour on the station, and corrupted ones (UN-SETUP-7, -9).
const LEADERS: u8 = 2;
const CORRUPTED: u8 = 5;

impl AndromedasEdge {
    /// UN-SETUP-4 to -12, after all shuffles of the base game.
    pub(crate) fn set_up_unity(&mut self, fate: &mut impl Fate) {
        let Some(foe) = self.options.unity else { return };
        let among: ArrayVec<CommanderId, 8> = foe.commanders().collect();
        let drawn = if among.len() > 1 { fate.pick(&among) } else { among.first().copied() };
        let commander = drawn.unwrap_or(CommanderId::numbered(0));
        let mut decks: [ArrayVec<ActionId, 6>; 3] = [0, 1, 2]
            .map(|deck| shuffled(ActionId::all().filter(move |card| card.card().deck == deck), fate));
        let face_up = [0, 1, 2].map(|deck: usize| decks[deck].pop());
        let unity = Unity {
            commander,
            conn: Seat::default(),
            acting: false,
            last: false,
            done: 0,
            vp: 0,
            markers: commander.card().start,
            hand: Hand::default(),
            moons: ArrayVec::new(),
            finds: Finds::default(),
            tokens: TokenSet::default(),
            leaders: LEADERS,
            corrupted: CORRUPTED,
            spent_leaders: 0,
            modules: ArrayVec::new(),
            developments: [0; 5],
            shields: [0; 4],
            bay: 0,
            wheel: 1,
            due: 0,
            marching: false,
            decks,
            face_up,
            used: Default::default(),
            conflicts: shuffled(ConflictId::all(), fate),
            conflict: None,
            used_conflicts: ArrayVec::new(),
            upgrade_deck: shuffled(UnityUpgradeId::all(), fate),
            upgrades: ArrayVec::new(),
            probe: None,
            ignored: 0,
            newest_type: Track::Science,
        };
        self.unity = Some(std::sync::Arc::new(unity));
        fate.event(Event::Unity(Told::Commander { commander }));
        face_up.into_iter().flatten().for_each(|card| fate.event(Event::Unity(Told::CardShown { card })));
        for ship in Ship::ALL {
            (0..content().ships[ship as usize].copies).for_each(|_| self.put_in_bay(ship));
        }
        for space in SpaceId::all() {
            if matches!(self.site(space).tile, Tile::Base(_)) {
                self.leaders[Side::UNITY.index()][space.index()] = 1;
            }
        }
    }

    /// UN-SETUP-13, -14: the last player in turn order has the Conn; Unity's VP marker is next after the players'.
    pub(crate) fn seat_unity(&mut self, fate: &mut impl Fate) {
        let count = self.count();
        let conn = self.first.round(count).last().unwrap_or(self.first);
        let vp = content().limits.start_vp.get(usize::from(count)).copied().unwrap_or(0);
        if self.unity.is_some() {
            self.with_unity(|unity| (unity.conn, unity.vp) = (conn, vp.into()));
            fate.event(Event::Unity(Told::ConnPassed { seat: conn }));
        }
    }

    /// UN-SHIP-5: to the free place of its kind with the lowest number.
    pub(super) fn put_in_bay(&mut self, ship: Ship) {
        let bay = self.unity().map_or(0, |unity| unity.bay);
        let places = content().unity.bay.iter().enumerate();
        let free = places.filter(|(place, space)| space.ship == ship && bay & 1 << place == 0);
        if let Some((place, _)) = free.min_by_key(|(_, space)| space.transport) {
            self.with_unity(|unity| unity.bay |= 1 << place);
            self.unity_fleet_mut().bay.add(ship);
        }
    }

    /// A ship leaves its place in the bay.
    pub(super) fn take_from_bay(&mut self, place: usize) -> Option<Ship> {
        let ship = self.unity()?.in_bay(place)?;
        self.with_unity(|unity| unity.bay &= !(1 << place));
        self.unity_fleet_mut().bay.remove(ship);
        Some(ship)
    }

    /// The ship with the lowest letter of a section.
    pub(super) fn first_of_section(&self, section: u8) -> Option<usize> {
        let unity = self.unity()?;
        let mut places = content().unity.bay.iter().enumerate();
        places.find(|&(place, space)| space.section == section && unity.bay & 1 << place != 0).map(|it| it.0)
    }
}
