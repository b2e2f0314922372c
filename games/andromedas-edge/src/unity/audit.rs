//! What always holds for Unity, and its hidden things dealt anew, for tests.

use orrery_kernel::Chance;

use super::ids::{ActionId, ConflictId, UnityUpgradeId};
use crate::content::content;
use crate::kinds::{Ship, Side};
use crate::state::{AndromedasEdge, Tile};

impl AndromedasEdge {
    /// What is wrong with Unity, if anything is.
    pub(crate) fn audit_unity(&self) -> Result<(), String> {
        if self.unity.is_some() != self.options.unity.is_some() {
            return Err("Unity plays or does not play against the options".to_owned());
        }
        let Some(unity) = self.unity() else { return Ok(()) };
        let fleet = self.unity_fleet();
        let developments =
            self.sites.iter().filter(|site| site.development == Some(Side::UNITY)).count() as u8;
        let ships = |ship: Ship| {
            let places = [fleet.unbuilt, fleet.bay, fleet.scrapped, fleet.barge, fleet.docked];
            let inside = if ship == Ship::Transport { developments } else { 0 };
            places.iter().chain(&fleet.board).map(|squad| squad.count(ship)).sum::<u8>() + inside
        };
        let in_bay = |ship: Ship| {
            (0..9).filter(|&place| unity.in_bay(place) == Some(ship)).count()
                == usize::from(fleet.bay.count(ship))
        };
        let leaders =
            unity.all_leaders() + unity.spent_leaders + self.leaders[Side::UNITY.index()].iter().sum::<u8>();
        let action = |card: ActionId| {
            let deck = usize::from(card.card().deck);
            let lying =
                unity.decks[deck].iter().chain(&unity.used[deck]).filter(|&&other| other == card).count();
            let moving =
                self.stack.frames().contains(&crate::frame::Frame::Unity(super::Pending::NextCard(card)));
            lying + usize::from(unity.face_up[deck] == Some(card)) == 1 || moving
        };
        let conflict = |card: ConflictId| {
            let all = unity.conflicts.iter().chain(&unity.used_conflicts).chain(&unity.conflict);
            all.filter(|&&other| other == card).count() == 1
        };
        let upgrade = |upgrade: UnityUpgradeId| {
            unity.upgrade_deck.iter().chain(&unity.upgrades).filter(|&&other| other == upgrade).count() == 1
        };
        let top = |track: usize| content().tracks[track].top();
        let checks = [
            ("ships", Ship::ALL.into_iter().all(|ship| ships(ship) == content().ships[ship as usize].copies)),
            ("bay", Ship::ALL.into_iter().all(in_bay)),
            ("leaders", leaders == 13),
            ("tracks", (0..5).all(|track| unity.markers[track] <= top(track))),
            ("VP", unity.vp >= 0),
            ("developments", unity.developments.iter().sum::<u8>() == developments),
            ("wheel", (1..=8).contains(&unity.wheel)),
            ("action cards", ActionId::all().all(action)),
            ("conflict cards", ConflictId::all().all(conflict)),
            ("upgrades", UnityUpgradeId::all().all(upgrade)),
            ("moons", unity.moons.is_sorted()),
            ("Conn", unity.conn.index() < usize::from(self.count())),
            (
                "shields",
                Ship::ALL.into_iter().all(|ship| unity.shields[ship as usize] <= unity.stats(ship).shields),
            ),
            (
                "places",
                fleet
                    .board
                    .iter()
                    .zip(&self.sites)
                    .all(|(squad, site)| squad.is_empty() || !matches!(site.tile, Tile::None | Tile::Nebula)),
            ),
        ];
        match checks.iter().find(|check| !check.1) {
            None => Ok(()),
            Some((what, _)) => Err(format!("Unity cannot have this ({what}): {unity:?} {fleet:?}")),
        }
    }

    /// Its decks in another order.
    pub(crate) fn reshuffle_unity(&mut self, chance: &mut impl Chance) {
        self.with_unity(|unity| unity.fill_decks(chance));
    }
}
