//! What a viewer may know, and how to imagine the rest (TG-HIDDEN).

use arrayvec::ArrayVec;
use orrery_kernel::{Chance, MAX_SEATS, Seat, SeatSet, Stack, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::TileColor;
use crate::frame::Frame;
use crate::ids::{
    Bag, BonusId, MiningId, MissionId, MissionSet, ObjectiveId, ObjectiveSet, SkillSet, TechSet, WealthId,
};
use crate::options::Options;
use crate::place::{Place, PlaceSet};
use crate::player::Player;
use crate::state::{Bench, DEPTH, Mining, Missions, Phase, Site, Transgalactica};

/// The position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are those of the position")]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub round: u8,
    pub phase: Phase,
    pub order: ArrayVec<Seat, MAX_SEATS>,
    pub tiers: [u8; MAX_SEATS],
    pub passes: u8,
    pub activated: u8,
    pub board: [Site; Place::COUNT],
    pub used: PlaceSet,
    pub spaces: [SeatSet; 8],
    pub stacks: [[ArrayVec<BonusId, 2>; 2]; 4],
    pub round_tiles: [Option<BonusId>; 4],
    /// Tiles left over, basic and advanced.
    pub leftovers: [u8; 2],
    pub mining_tile: Option<MiningId>,
    /// Tiles in the pile.
    pub mining_pile: u8,
    pub techs: TechSet,
    pub missions: [OpenMissions; 2],
    pub senate: [Bench; 4],
    pub wealth: [Option<[WealthId; 2]>; MAX_SEATS],
    pub skills: SkillSet,
    pub gone: Bag,
    pub players: ArrayVec<Rival, MAX_SEATS>,
    pub pending: Stack<Frame, DEPTH>,
}

/// A mission deck: the open cards and how many lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "said above")]
pub struct OpenMissions {
    pub open: [Option<MissionId>; 3],
    pub deck: u8,
}

/// A player: all but the objectives is open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rival {
    /// Everything that is open; objectives of others are left out of it.
    pub open: Player,
    /// The objectives, for their owner, and for everyone once the game is over.
    pub objectives: Option<[ObjectiveId; 2]>,
    /// The objective chosen at the end, likewise.
    pub chosen: Option<ObjectiveId>,
    /// Has the player chosen?
    pub answered: bool,
}

impl Transgalactica {
    /// Every field is named, so that a new one makes the compiler ask whether it may be seen.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let Self {
            options,
            round,
            phase,
            order,
            tiers,
            passes,
            activated,
            board,
            used,
            spaces,
            stacks,
            round_tiles,
            leftovers,
            mining,
            techs,
            missions,
            senate,
            wealth,
            skills,
            gone,
            players,
            stack,
        } = self;
        let Mining { open, pile } = mining;
        let over = stack.top().is_none();
        let seats = Seat::all(self.count());
        View {
            viewer,
            options: *options,
            round: *round,
            phase: *phase,
            order: order.clone(),
            tiers: *tiers,
            passes: *passes,
            activated: *activated,
            board: *board,
            used: *used,
            spaces: *spaces,
            stacks: stacks.clone(),
            round_tiles: *round_tiles,
            leftovers: std::array::from_fn(|color| leftovers[color].len() as u8),
            mining_tile: *open,
            mining_pile: pile.len() as u8,
            techs: *techs,
            missions: std::array::from_fn(|nth| seen_missions(&missions[nth])),
            senate: *senate,
            wealth: *wealth,
            skills: *skills,
            gone: *gone,
            players: seats
                .zip(players)
                .map(|(seat, player)| rival(player, over || viewer.is(seat)))
                .collect(),
            pending: stack.clone(),
        }
    }
}

fn seen_missions(missions: &Missions) -> OpenMissions {
    let Missions { open, deck } = missions;
    OpenMissions { open: *open, deck: deck.len() as u8 }
}

/// The objectives are the only secret of a player: in the open part stand the first two of the content instead.
fn rival(player: &Player, knows: bool) -> Rival {
    let mut open = player.clone();
    open.objectives = [0, 1].map(ObjectiveId::numbered);
    open.chosen = None;
    Rival {
        open,
        objectives: knows.then_some(player.objectives),
        chosen: player.chosen.filter(|_| knows),
        answered: player.chosen.is_some(),
    }
}

impl View {
    /// A whole position that looks like this: unseen cards and tiles are shuffled and dealt to where unseen ones are.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> Transgalactica {
        let mut unseen = self.unseen_objectives();
        chance.shuffle(&mut unseen);
        let players = self.players.iter().map(|rival| rival.imagine(&mut unseen, chance)).collect();
        let leftovers =
            [TileColor::Basic, TileColor::Advanced].map(|color| self.imagine_leftovers(color, chance));
        Transgalactica {
            options: self.options,
            round: self.round,
            phase: self.phase,
            order: self.order.clone(),
            tiers: self.tiers,
            passes: self.passes,
            activated: self.activated,
            board: self.board,
            used: self.used,
            spaces: self.spaces,
            stacks: self.stacks.clone(),
            round_tiles: self.round_tiles,
            leftovers,
            mining: Mining { open: self.mining_tile, pile: self.imagine_pile(chance) },
            techs: self.techs,
            missions: [1, 2].map(|level| self.imagine_missions(level, chance)),
            senate: self.senate,
            wealth: self.wealth,
            skills: self.skills,
            gone: self.gone,
            players,
            stack: self.pending.clone(),
        }
    }

    fn unseen_objectives(&self) -> ArrayVec<ObjectiveId, 14> {
        let seen: ObjectiveSet = self.players.iter().filter_map(|rival| rival.objectives).flatten().collect();
        ObjectiveId::all().filter(|&card| !seen.contains(card)).collect()
    }

    /// All bonus tiles that lie somewhere else are open.
    fn imagine_leftovers(&self, color: TileColor, chance: &mut impl Chance) -> ArrayVec<BonusId, 20> {
        let wanted = self.leftovers[color as usize];
        let mut tiles = ArrayVec::new();
        if wanted == 0 {
            return tiles;
        }
        for tile in BonusId::all().filter(|tile| tile.card().color == color) {
            let left = tile.card().copies.saturating_sub(self.open_tiles(tile));
            tiles.extend(std::iter::repeat_n(tile, left.into()));
        }
        chance.shuffle(&mut tiles);
        tiles.truncate(wanted.into());
        tiles
    }

    fn open_tiles(&self, tile: BonusId) -> u8 {
        let held = |rival: &Rival| {
            let Player { tiles, stock, spent, .. } = &rival.open;
            tiles.count(tile) + stock.count(tile) + spent.count(tile)
        };
        let lying = self.stacks.iter().flatten().flatten().copied();
        let lying = lying.chain(self.round_tiles.into_iter().flatten());
        let lying = lying.chain(self.board.iter().filter_map(|site| site.tile));
        lying.filter(|&other| other == tile).count() as u8
            + self.players.iter().map(held).sum::<u8>()
            + self.gone.count(tile)
    }

    fn imagine_pile(&self, chance: &mut impl Chance) -> ArrayVec<MiningId, 13> {
        let mut pile = ArrayVec::<MiningId, 13>::new();
        for tile in MiningId::all() {
            let slots = self.players.iter().flat_map(|rival| rival.open.mining).chain([self.mining_tile]);
            let open = slots.flatten().filter(|&other| other == tile).count();
            let left = usize::from(tile.card().copies).saturating_sub(open);
            pile.extend(std::iter::repeat_n(tile, left));
        }
        chance.shuffle(&mut pile);
        pile.truncate(self.mining_pile.into());
        pile
    }

    fn imagine_missions(&self, level: u8, chance: &mut impl Chance) -> Missions {
        let OpenMissions { open, deck: count } = self.missions[usize::from(level) - 1];
        let mut seen: MissionSet = open.into_iter().flatten().collect();
        for rival in &self.players {
            rival
                .open
                .log
                .iter()
                .copied()
                .chain(rival.open.fulfilled.iter())
                .for_each(|card| seen.insert(card));
        }
        let hidden = |card: &MissionId| card.card().level == level && !seen.contains(*card);
        let mut deck: ArrayVec<MissionId, 26> = MissionId::all().filter(hidden).collect();
        chance.shuffle(&mut deck);
        deck.truncate(count.into());
        Missions { open, deck }
    }
}

impl Rival {
    fn imagine(&self, unseen: &mut ArrayVec<ObjectiveId, 14>, chance: &mut impl Chance) -> Player {
        let mut player = self.open.clone();
        player.objectives = self.objectives.unwrap_or_else(|| {
            let mut dealt = player.objectives.map(|card| unseen.pop().unwrap_or(card));
            dealt.sort_unstable();
            dealt
        });
        let guessed = self.answered.then(|| player.objectives[chance.below(2) as usize]);
        player.chosen = if self.objectives.is_some() { self.chosen } else { guessed };
        player
    }
}
