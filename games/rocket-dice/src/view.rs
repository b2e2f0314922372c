//! What a viewer may know, and how to imagine the rest (ledger section 5, "Hidden").

use arrayvec::ArrayVec;
use orrery_kernel::{Chance, Seat, SeatSet, Stack, Viewer};
use serde::{Deserialize, Serialize};

use crate::dice::Die;
use crate::frame::{Drawn, Frame};
use crate::galaxy::Galaxy;
use crate::ids::{
    AllianceId, AllianceSet, BattleId, BattleSet, EmpireId, PlanetId, PlanetSet, SetSet, SpaceSet, VpCardId,
    VpCardSet,
};
use crate::options::Options;
use crate::state::{Battles, Ending, MAX_PLAYERS, Player, RocketDice, Tucked, Turn};

/// The position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are those of the position")]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub first: Seat,
    pub active: Seat,
    pub round: u8,
    pub bag: [u8; 4],
    pub galaxy: Galaxy,
    pub reserve: ArrayVec<Die, 5>,
    pub turn: Turn,
    pub piles: [Pile; 7],
    pub moons: [u8; 6],
    pub display: ArrayVec<AllianceId, 3>,
    /// Cards in the deck.
    pub alliance_deck: u8,
    pub alliance_discards: AllianceSet,
    /// Top card last.
    pub vp_deck: ArrayVec<Back, 18>,
    pub battles: Field,
    pub players: ArrayVec<Rival, MAX_PLAYERS>,
    pub called: Option<Ending>,
    pub pending: Stack<Frame, 16>,
}

/// A planet pile: its top card and how many lie below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "said above")]
pub struct Pile {
    pub top: Option<PlanetId>,
    pub below: u8,
}

/// A VP card in the deck: known to whoever put it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "said above")]
pub struct Back {
    pub card: Option<VpCardId>,
    pub known_to: SeatSet,
}

/// The battle cards: all but the deck is open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are those of the position")]
pub struct Field {
    pub deck: u8,
    pub active: Option<BattleId>,
    pub next: Option<BattleId>,
    pub resolved: u8,
    pub gone: BattleSet,
    pub truce: Option<Seat>,
    pub strength: [u8; MAX_PLAYERS],
}

/// A player: all but the faces of VP cards is open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are those of the position")]
pub struct Rival {
    pub empire: EmpireId,
    pub scrap: u8,
    pub attack: u8,
    pub planets: PlanetSet,
    pub turned: PlanetSet,
    pub moons: [u8; 6],
    pub alliances: AllianceSet,
    /// How many VP cards.
    pub vp_card_count: u8,
    /// Which, for their owner, and for everyone once the game is over.
    pub vp_cards: Option<VpCardSet>,
    pub station: SpaceSet,
    pub sets: SetSet,
    pub won: BattleSet,
}

impl RocketDice {
    /// Every field is named, so that a new one makes the compiler ask whether it may be seen.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let Self {
            options,
            first,
            active,
            round,
            bag,
            galaxy,
            reserve,
            turn,
            piles,
            moons,
            display,
            alliance_deck,
            alliance_discards,
            vp_deck,
            battles,
            players,
            called,
            stack,
        } = self;
        let over = self.asked().is_none();
        let seats = Seat::all(self.count());
        View {
            viewer,
            options: *options,
            first: *first,
            active: *active,
            round: *round,
            bag: *bag,
            galaxy: galaxy.clone(),
            reserve: reserve.clone(),
            turn: turn.clone(),
            piles: std::array::from_fn(|nth| Pile {
                top: piles[nth].last().copied(),
                below: piles[nth].len().saturating_sub(1) as u8,
            }),
            moons: *moons,
            display: display.clone(),
            alliance_deck: alliance_deck.len() as u8,
            alliance_discards: *alliance_discards,
            vp_deck: vp_deck.iter().map(|tucked| back(tucked, viewer)).collect(),
            battles: field(battles),
            players: seats
                .zip(players)
                .map(|(seat, player)| rival(player, over || viewer.is(seat)))
                .collect(),
            called: *called,
            pending: hide_draws(stack, viewer),
        }
    }
}

fn back(tucked: &Tucked, viewer: Viewer) -> Back {
    let Tucked { card, known_to } = *tucked;
    let known = matches!(viewer, Viewer::Seat(seat) if known_to.contains(seat));
    Back { card: known.then_some(card), known_to }
}

fn field(battles: &Battles) -> Field {
    let Battles { ref deck, active, next, resolved, gone, truce, strength } = *battles;
    Field { deck: deck.len() as u8, active, next, resolved, gone, truce, strength }
}

fn rival(player: &Player, open: bool) -> Rival {
    let Player { empire, scrap, attack, planets, turned, moons, alliances, vp_cards, station, sets, won } =
        *player;
    Rival {
        empire,
        scrap,
        attack,
        planets,
        turned,
        moons,
        alliances,
        vp_card_count: vp_cards.len(),
        vp_cards: open.then_some(vp_cards),
        station,
        sets,
        won,
    }
}

fn hide_draws(stack: &Stack<Frame, 16>, viewer: Viewer) -> Stack<Frame, 16> {
    let mut pending = stack.clone();
    for frame in pending.frames_mut() {
        if let Frame::KeepVpCard(seat, drawn) = frame
            && !viewer.is(*seat)
        {
            drawn.cards = [None, None];
        }
    }
    pending
}

impl View {
    /// A whole position that looks like this: unseen cards are shuffled and dealt to where unseen cards are.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> RocketDice {
        let mut unseen = self.unseen_vp_cards();
        chance.shuffle(&mut unseen);
        let mut deal = || unseen.pop();
        let players = self.players.iter().map(|rival| rival.imagine(&mut deal)).collect();
        let vp_deck = self.vp_deck.iter().filter_map(|back| {
            let card = back.card.or_else(&mut deal)?;
            Some(Tucked { card, known_to: back.known_to })
        });
        let vp_deck = vp_deck.collect();
        let mut stack = self.pending.clone();
        for frame in stack.frames_mut() {
            if let Frame::KeepVpCard(_, Drawn { count, cards }) = frame {
                cards.iter_mut().take((*count).into()).for_each(|card| *card = card.or_else(&mut deal));
            }
        }
        RocketDice {
            options: self.options,
            first: self.first,
            active: self.active,
            round: self.round,
            bag: self.bag,
            galaxy: self.galaxy.clone(),
            reserve: self.reserve.clone(),
            turn: self.turn.clone(),
            piles: self.imagine_piles(chance),
            moons: self.moons,
            display: self.display.clone(),
            alliance_deck: self.imagine_alliances(chance),
            alliance_discards: self.alliance_discards,
            vp_deck,
            battles: self.imagine_battles(chance),
            players,
            called: self.called,
            stack,
        }
    }

    fn unseen_vp_cards(&self) -> ArrayVec<VpCardId, 18> {
        let mut seen: VpCardSet = self.vp_deck.iter().filter_map(|back| back.card).collect();
        self.players
            .iter()
            .filter_map(|rival| rival.vp_cards)
            .for_each(|held| held.iter().for_each(|c| seen.insert(c)));
        for frame in self.pending.frames() {
            if let Frame::KeepVpCard(_, drawn) = frame {
                drawn.cards.into_iter().flatten().for_each(|card| seen.insert(card));
            }
        }
        VpCardId::all().filter(|&card| !seen.contains(card)).collect()
    }

    fn imagine_piles(&self, chance: &mut impl Chance) -> [ArrayVec<PlanetId, 8>; 7] {
        let held = |planet| self.players.iter().any(|rival| rival.planets.contains(planet));
        std::array::from_fn(|nth| {
            let Pile { top, below } = self.piles[nth];
            let mut pile = ArrayVec::<PlanetId, 64>::new();
            if below > 0 {
                let value = nth as u8 + 6;
                let hidden = |planet: &PlanetId| {
                    planet.card().value == value && Some(*planet) != top && !held(*planet)
                };
                pile.extend(PlanetId::all().filter(hidden));
                chance.shuffle(&mut pile);
                pile.truncate(below.into());
            }
            pile.into_iter().chain(top).take(8).collect()
        })
    }

    fn imagine_alliances(&self, chance: &mut impl Chance) -> ArrayVec<AllianceId, 16> {
        let in_play = |card: &AllianceId| {
            self.display.contains(card)
                || self.alliance_discards.contains(*card)
                || self.players.iter().any(|rival| rival.alliances.contains(*card))
                || self.pending.frames().contains(&Frame::Discard(*card))
        };
        let mut deck: ArrayVec<AllianceId, 16> = AllianceId::all().filter(|card| !in_play(card)).collect();
        chance.shuffle(&mut deck);
        deck.truncate(self.alliance_deck.into());
        deck
    }

    fn imagine_battles(&self, chance: &mut impl Chance) -> Battles {
        let Field { deck: count, active, next, resolved, gone, truce, strength } = self.battles;
        let seen = |card: BattleId| {
            Some(card) == active
                || Some(card) == next
                || gone.contains(card)
                || self.players.iter().any(|rival| rival.won.contains(card))
        };
        let mut deck: ArrayVec<BattleId, 12> = BattleId::all().filter(|&card| !seen(card)).collect();
        chance.shuffle(&mut deck);
        deck.truncate(count.into());
        Battles { deck, active, next, resolved, gone, truce, strength }
    }
}

impl Rival {
    fn imagine(&self, deal: &mut impl FnMut() -> Option<VpCardId>) -> Player {
        let dealt = || (0..self.vp_card_count).filter_map(|_| deal()).collect();
        Player {
            empire: self.empire,
            scrap: self.scrap,
            attack: self.attack,
            planets: self.planets,
            turned: self.turned,
            moons: self.moons,
            alliances: self.alliances,
            vp_cards: self.vp_cards.unwrap_or_else(dealt),
            station: self.station,
            sets: self.sets,
            won: self.won,
        }
    }
}
