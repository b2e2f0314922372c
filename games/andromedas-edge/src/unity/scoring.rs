//! What Unity scores at the end, and who wins (UN-SCORE, UN-WIN, UN-EVENT-2).

use serde::{Deserialize, Serialize};

use super::content::Moment;
use super::event::Told;
use super::pending::Cause;
use crate::content::{Mark, content};
use crate::effect::Step;
use crate::event::Event;
use crate::fate::Fate;
use crate::kinds::{Side, Track};
use crate::state::AndromedasEdge;

/// VP of a moon, of a token, of a damaged module; cards that the vault counts.
const MOON_VP: i16 = 2;
const TOKEN_VP: i16 = 3;
const DAMAGE_VP: i16 = -2;
const VAULT_CARDS: u8 = 15;

/// What Unity scores, by source, in the order of the ledger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct UnitySheet {
    /// The VP marker before final scoring.
    pub marker: i16,
    pub tracks: i16,
    pub developments: i16,
    pub special_regions: i16,
    pub moons: i16,
    pub tokens: i16,
    pub vault: i16,
    pub leaders: i16,
    pub damage: i16,
    pub upgrades: i16,
}

impl UnitySheet {
    /// The final score. Losses stop at 0 when they are counted (AE-RULING-98).
    pub fn total(&self) -> i16 {
        let before = self.marker
            + self.tracks
            + self.developments
            + self.special_regions
            + self.moons
            + self.tokens
            + self.vault
            + self.leaders;
        (before + self.damage).max(0) + self.upgrades
    }
}

impl AndromedasEdge {
    /// UN-EVENT-2: the VP of its marker, less 1 for each damaged module.
    pub(crate) fn score_event_for_unity(&mut self, track: Track, fate: &mut impl Fate) {
        let space = self.unity().map_or(0, |unity| unity.markers[track as usize]);
        let vp = content().tracks[track as usize].vp[usize::from(space)];
        self.unity_scores(vp.saturating_sub(self.damaged_unity_modules()), Cause::Event, fate);
    }

    /// The development level that Unity has reached on a track.
    pub(super) fn unity_level(&self, track: Track) -> u8 {
        let space = self.unity().map_or(0, |unity| unity.markers[track as usize]);
        content().tracks[track as usize].level(space)
    }

    /// What Unity would score if the game ended now; nothing where it does not play.
    pub fn unity_sheet(&self) -> UnitySheet {
        let Some(unity) = self.unity() else { return UnitySheet::default() };
        let printed =
            |(track, space): (Track, u8)| i16::from(content().tracks[track as usize].vp[usize::from(space)]);
        let levels = |track: Track| {
            let each = match self.unity_level(track) {
                0 => 0,
                level => content().limits.level_vp[usize::from(level) - 1],
            };
            i16::from(each) * i16::from(unity.developments[track as usize])
        };
        let tokens = i16::from(unity.finds.len()) + i16::from(unity.tokens.len());
        let cards = unity.hand.len().min(VAULT_CARDS);
        UnitySheet {
            marker: unity.vp,
            tracks: Track::ALL.into_iter().zip(unity.markers).map(printed).sum(),
            developments: Track::ALL.into_iter().map(levels).sum(),
            special_regions: self.special_vp(Side::UNITY),
            moons: MOON_VP * unity.moons.len() as i16,
            tokens: TOKEN_VP * tokens,
            vault: i16::from(self.unity_vault()) * i16::from(cards),
            leaders: i16::from(unity.all_leaders()),
            damage: DAMAGE_VP * i16::from(self.damaged_unity_modules()),
            upgrades: self.end_effects().map(|(_, vp)| vp).sum(),
        }
    }

    /// UN-SCORE-6: the highest vault space reached.
    fn unity_vault(&self) -> u8 {
        let reached = self.unity().map_or(0, |unity| unity.markers[Track::Commerce as usize]);
        let marks = content().tracks[Track::Commerce as usize].marks.iter();
        let vaults = marks.filter_map(|&(at, mark)| match mark {
            Mark::Vault(vp) if at <= reached => Some(vp),
            _ => None,
        });
        vaults.max().unwrap_or(0)
    }

    /// UN-SCORE-9: upgrades in the order gained.
    fn end_effects(&self) -> impl Iterator<Item = (super::UnityUpgradeId, i16)> {
        let upgrades = self.unity().map_or(&[][..], |unity| &unity.upgrades);
        let at_the_end = upgrades.iter().filter(|upgrade| upgrade.card().when == Moment::FinalScoring);
        at_the_end.map(|&upgrade| {
            let steps = content().code.steps(Some(upgrade.card().effect));
            let vp = steps.map(|step| match *step {
                Step::Vp(amount) => i16::from(self.unity_amount(amount)),
                _ => 0,
            });
            (upgrade, vp.sum())
        })
    }

    /// UN-WIN-3: VP, then modules without core modules, then resources; nothing where Unity does not play.
    pub(crate) fn unity_rank(&self) -> Option<[i16; 3]> {
        let unity = self.unity()?;
        Some([self.unity_sheet().total(), unity.modules.len() as i16, i16::from(unity.hand.len())])
    }

    /// Has Unity won, and nobody with it?
    pub(crate) fn unity_won_alone(&self) -> bool {
        self.unity.is_some() && self.final_outcome().winners.is_empty()
    }

    pub(crate) fn tell_unity_score(&self, fate: &mut impl Fate) {
        if self.unity.is_some() {
            for (upgrade, _) in self.end_effects().filter(|it| it.1 > 0) {
                fate.event(Event::Unity(Told::UpgradeUsed { upgrade }));
            }
            fate.event(Event::Unity(Told::FinalScore { sheet: self.unity_sheet() }));
        }
    }
}
