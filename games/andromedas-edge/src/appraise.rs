//! How a seat stands, in hundredths of a VP: what it has scored, what final scoring would bring, and what its
//! possessions are worth by the yardstick in the head of the content files (1 VP is about 1.5 resources).
//!
//! Rules never read this; `greedy` and the ends of cut rollouts do.

use orrery_kernel::{Appraise, Seat};

use crate::action::{Action, Place};
use crate::content::content;
use crate::effect::Modules;
use crate::frame::{Frame, Part, Then};
use crate::ids::{ModuleId, SpaceSet};
use crate::kinds::{Resource, Ship, Side, Track};
use crate::state::{AndromedasEdge, Tile};

impl Appraise for AndromedasEdge {
    fn appraise(&self, seat: Seat) -> i32 {
        let left = self.game_left();
        let own = i32::from(self.sheet(seat).total()) * 100
            + self.possessions(seat, left)
            + self.promises(seat, left);
        // In a team both scores count as one.
        self.teammate(seat).map_or(own, |mate| {
            own + i32::from(self.sheet(mate).total()) * 100 + self.possessions(mate, left)
        })
    }

    fn turn(&self, _asked: Seat) -> Seat {
        self.active
    }

    /// Moons can be slotted and industry modules moved at almost every step, by anybody. For a bot once a turn is enough:
    /// a moon where something may depend on it, a module when there is a moon to come between two.
    fn worth_a_thought(&self, seat: Seat, action: Action) -> bool {
        let step = self.stack.top();
        let own = seat == self.active;
        match action {
            Action::Shift(..) => {
                own && matches!(step, Some(Frame::Turn(_))) && !self.player(seat).moons.is_empty()
            }
            Action::Slot(_, Place::Operations) => true,
            Action::Slot(..) => {
                let free = |step: &Frame| {
                    matches!(
                        step,
                        Frame::Turn(_) | Frame::Return(_) | Frame::AfterActivation(_) | Frame::EndOfTurn(_)
                    )
                };
                own && step.is_some_and(free)
            }
            Action::Empty(_) => own && matches!(step, Some(Frame::Turn(_))),
            _ => true,
        }
    }
}

/// What things are worth beyond what they score, in hundredths of a VP. Found by letting greedy players with slightly
/// different numbers play each other (31 rounds of 320 two-player games): these beat the first guess in 3 of 4.
mod worth {
    /// By [`crate::kinds::Resource`]; the first few of a kind.
    pub(super) const RESOURCE: [i32; 6] = [45, 65, 60, 50, 90, 70];
    pub(super) const MOON: i32 = 90;
    pub(super) const SLOTTED: i32 = 130;
    pub(super) const TOKEN: i32 = 225;
    pub(super) const LEADER: i32 = 45;
    pub(super) const CARD_UP: i32 = 105;
    /// By [`crate::kinds::Ship`], for being built.
    pub(super) const SHIP: [i32; 4] = [175, 295, 310, 530];
    /// A ship away from the bay can activate a module when it returns.
    pub(super) const ON_BOARD: i32 = 95;
    pub(super) const SCRAPPED: i32 = -90;
    pub(super) const UPGRADE: i32 = 165;
    pub(super) const DAMAGE: i32 = -65;
    /// A transport that could become a development with the leaders at hand.
    pub(super) const SITE: i32 = 100;
    /// A step on a track beyond its VP.
    pub(super) const STEP: i32 = 65;
    pub(super) const MODULE: i32 = 440;
    pub(super) const DEVELOPMENT: i32 = 915;
    pub(super) const REPAIR: i32 = 70;
    /// A die or a point of targeting more than the strongest other side.
    pub(super) const STRENGTH: i32 = 55;
}

impl AndromedasEdge {
    /// How much of what things are worth can still be had, in hundredths: all of it until the last turns.
    fn game_left(&self) -> i32 {
        match self.last_turns {
            _ if self.stack.top().is_none() => 0,
            Some(turns) => 11 * i32::from(turns),
            None => 100,
        }
    }

    fn possessions(&self, seat: Seat, left: i32) -> i32 {
        let things = self.stored_worth(seat)
            + self.fleet_worth(seat)
            + self.station_worth(seat)
            + self.sites_worth(seat);
        things * left / 100
    }

    /// More than a few of a kind are worth less: storage is limited.
    fn stored_worth(&self, seat: Seat) -> i32 {
        let held = self.player(seat).holdings();
        let kind = |resource: Resource| {
            let count = i32::from(held.get(resource));
            let (first, rest) = (count.min(5), (count - 5).clamp(0, 6));
            worth::RESOURCE[resource as usize] * (2 * first + rest) / 2
        };
        Resource::ALL.into_iter().map(kind).sum()
    }

    fn fleet_worth(&self, seat: Seat) -> i32 {
        let (player, fleet) = (self.player(seat), self.fleet(seat));
        let built = |ship: Ship| {
            let copies = content().ships[ship as usize].copies - fleet.unbuilt.count(ship);
            let upgrade =
                player.upgrades[ship as usize].map_or(0, |tile| worth::UPGRADE + tile.card().worth / 3);
            i32::from(copies) * worth::SHIP[ship as usize] + upgrade
        };
        let ships: i32 = Ship::ALL.into_iter().map(built).sum();
        ships
            + i32::from(fleet.on_board() + fleet.barge.len()) * worth::ON_BOARD
            + i32::from(fleet.scrapped.len()) * worth::SCRAPPED
    }

    fn station_worth(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let module = |module: ModuleId| {
            let (card, damage) = (module.card(), i32::from(self.berth(seat, module).damage));
            let use_of_it = if card.game_end { 0 } else { card.worth * 19 / 20 };
            use_of_it * if damage > 0 { 2 } else { 3 } / 3 + damage * worth::DAMAGE
        };
        let modules: i32 = self.modules(seat).map(module).sum();
        let slotted = self.modules(seat).flat_map(|module| {
            let berth = self.berth(seat, module);
            [berth.input, berth.output]
        });
        let slotted = slotted.chain([player.operations]).filter(|slot| !slot.is_empty()).count() as i32;
        let tokens = i32::from(player.finds.len()) + i32::from(player.tokens.len());
        let cards: i32 = player.cards_up.iter().map(|&count| i32::from(count)).sum();
        modules
            + slotted * worth::SLOTTED
            + player.moons.len() as i32 * worth::MOON
            + tokens * worth::TOKEN
            + cards * worth::CARD_UP
            + i32::from(player.leaders) * worth::LEADER
    }

    /// Planets on which a development could stand, as far as leaders go.
    fn sites_worth(&self, seat: Seat) -> i32 {
        let leaders = self.player(seat).leaders;
        let fits = |site: &crate::state::Site| match site.tile {
            Tile::Planet(planet) => content().developments[planet.card().kind as usize].leaders <= leaders,
            Tile::None | Tile::Nebula | Tile::Base(_) | Tile::Special(_) => false,
        };
        let squads = self.fleet(seat).board.iter().zip(&self.sites);
        let sites = squads.filter(|(squad, site)| {
            squad.count(Ship::Transport) > 0 && site.development.is_none() && fits(site)
        });
        let reached = |track: Track| i32::from(self.player(seat).markers[track as usize]);
        sites.count().min(2) as i32 * worth::SITE
            + Track::ALL.into_iter().map(reached).sum::<i32>() * worth::STEP
    }
}

/// What is pending, and what it will bring.
impl AndromedasEdge {
    fn promises(&self, seat: Seat, left: i32) -> i32 {
        let pending: i32 = self.stack.frames().iter().map(|frame| self.promise(frame, seat)).sum();
        // Moving modules to and fro leads nowhere.
        pending * left.max(30) / 100 - i32::from(self.turn.shuffled)
    }

    fn promise(&self, frame: &Frame, seat: Seat) -> i32 {
        let mine = |own: Seat, worth: i32| if own == seat { worth } else { 0 };
        let each = |own: Seat, left: u8, worth: i32| mine(own, i32::from(left) * worth);
        match *frame {
            Frame::BeforeActivation(own) | Frame::Activation(own) => mine(own, self.activation_promise(seat)),
            Frame::Battle(
                Part::Start | Part::Escalation(_) | Part::Diplomacy(_) | Part::Preparations(_) | Part::Roll,
            ) => self.battle_promise(seat),
            Frame::Pay { then, seat: own, minus, .. } => mine(own, self.bargain(then, seat, minus)),
            Frame::Paid { then, seat: own } => mine(own, self.bought_worth(then)),
            Frame::Crew { seat: own, module } => mine(own, self.activation_worth(seat, module)),
            Frame::Card { card, seat: own } => mine(own, card.card().worth * 2 / 3),
            Frame::BuildShip { seat: own, minus, .. } => {
                let best =
                    self.buildable(seat, minus).map(|ship| self.bargain(Then::Ship(ship), seat, minus)).max();
                mine(own, best.unwrap_or(0).max(0))
            }
            Frame::BuildDevelopment { seat: own, minus, .. } => {
                let best = self
                    .developable(seat, minus)
                    .map(|space| self.bargain(Then::Development(space), seat, minus))
                    .max();
                mine(own, best.unwrap_or(0).max(0))
            }
            Frame::BuyModule { seat: own, row, minus, .. } => {
                let best = self
                    .buyable(seat, row, minus)
                    .map(|module| self.bargain(Then::Module(module), seat, minus))
                    .max();
                mine(own, best.unwrap_or(0).max(0))
            }
            Frame::Field { seat: own, bought } if bought < 2 => mine(own, self.field_promise(seat, bought)),
            Frame::GainModule { seat: own, .. } | Frame::PlaceModule { seat: own, .. } => {
                mine(own, worth::MODULE)
            }
            Frame::Upgrade { seat: own, left } => each(own, left, 325),
            Frame::TakeDiscovery { seat: own, left, .. } => each(own, left, worth::TOKEN),
            Frame::Repairs { seat: own, left } => each(own, left, worth::REPAIR),
            Frame::Repair { seat: own } => mine(own, worth::REPAIR),
            Frame::ClaimMoon { seat: own, left, .. } => each(own, left, worth::MOON),
            Frame::Survey { seat: own, .. } | Frame::UseAdjacent { seat: own, .. } => mine(own, worth::MOON),
            Frame::Recruit { seat: own, left } => each(own, left, worth::LEADER),
            Frame::GainAny { seat: own, left, draws, .. } => each(own, left + draws, 55),
            Frame::AnyTrack { seat: own, left } | Frame::Steps { seat: own, left, .. } => {
                each(own, left, 225)
            }
            Frame::Activate { seat: own, left, .. } => each(own, left, 110),
            Frame::ScienceRow(own) => mine(own, self.science_promise(seat)),
            Frame::Discard { seat: own, left, .. } | Frame::Lose { seat: own, left, .. } => {
                each(own, left, -55)
            }
            Frame::ExtraLaunch(own) => mine(own, 185),
            _ => 0,
        }
    }

    /// What a thing that can be paid for is worth beyond its price.
    fn bargain(&self, then: Then, seat: Seat, minus: u8) -> i32 {
        let cost = self.price(then, seat);
        self.bought_worth(then) - i32::from(cost.total(minus)) * 43 - i32::from(cost.moons) * worth::MOON
    }

    fn bought_worth(&self, then: Then) -> i32 {
        match then {
            Then::Effect(..) => 140,
            Then::Module(module) => {
                170 + module.card().worth * if module.card().game_end { 44 } else { 9 } / 100
            }
            Then::Ship(ship) => worth::SHIP[ship as usize],
            Then::Development(space) => {
                let near = space.card().adjacent.or(SpaceSet::one(space));
                let leaders: u8 = near.iter().map(|place| self.leaders_at(place)).sum();
                let built =
                    self.planet_kind(space).map_or(0, |kind| content().developments[kind as usize].leaders);
                let spent = i32::from(built) * (worth::LEADER + 90);
                worth::DEVELOPMENT + i32::from((leaders + built).min(10)) * 100 - spent
            }
        }
    }

    /// What activating the active region will bring.
    fn activation_promise(&self, seat: Seat) -> i32 {
        let Some(space) = self.turn.region else { return 0 };
        match self.site(space).tile {
            Tile::Planet(_) => worth::MOON,
            Tile::Nebula => 230,
            Tile::Special(_) => 55,
            Tile::None => 0,
            Tile::Base(base) => match base {
                base if base == content().named.trade_hub => 40,
                base if base == content().named.shipyard => {
                    let ships =
                        self.buildable(seat, 0).map(|ship| self.bargain(Then::Ship(ship), seat, 0)).max();
                    ships.unwrap_or(0).max(worth::REPAIR)
                }
                base if base == content().named.development_office => {
                    let sites = self
                        .developable(seat, 0)
                        .map(|space| self.bargain(Then::Development(space), seat, 0));
                    sites.max().unwrap_or(0)
                }
                base if base.card().columns != 0 => self.field_promise(seat, 0),
                _ => 67,
            },
        }
    }

    /// The best module of the Field.
    fn field_promise(&self, seat: Seat, bought: u8) -> i32 {
        let modules = self.field_modules(seat, bought);
        modules.map(|module| self.bargain(Then::Module(module), seat, 0)).max().unwrap_or(0).max(0)
    }

    /// What activating a module brings.
    fn activation_worth(&self, seat: Seat, module: ModuleId) -> i32 {
        let card = module.card();
        match (card.core, card.row) {
            (false, _) => card.worth * 7 / 10,
            (true, Track::Science) => 80 + self.science_promise(seat),
            (true, Track::Industry) => {
                let ships = self.buildable(seat, 0).map(|ship| self.bargain(Then::Ship(ship), seat, 0)).max();
                ships.unwrap_or(0).max(worth::REPAIR)
            }
            (true, Track::Civilization) => {
                let sites =
                    self.developable(seat, 0).map(|space| self.bargain(Then::Development(space), seat, 0));
                sites.max().unwrap_or(0).max(55)
            }
            (true, Track::Commerce | Track::Supremacy) => 80,
        }
    }

    fn science_promise(&self, seat: Seat) -> i32 {
        let science = self.activatable(seat, Modules::Row(Track::Science), None);
        science.map(|module| module.card().worth * 2 / 3).sum()
    }

    /// Who is stronger in the battle to come.
    fn battle_promise(&self, seat: Seat) -> i32 {
        let Some(space) = self.turn.region else { return 0 };
        let sides = self.sides_at(space);
        if !self.would_fight(sides) || self.here(seat).is_empty() {
            return 0;
        }
        let strength = |side: Side| i32::from(self.dice_of(side)) + i32::from(self.targeting_of(side));
        let foes = (0..Side::COUNT).filter_map(Side::at).filter(|&side| {
            sides & side.bit() != 0 && side.seat().is_none_or(|other| self.are_opponents(seat, other))
        });
        let strongest = foes.map(strength).max().unwrap_or(0);
        ((strength(Side::of(seat)) - strongest) * worth::STRENGTH).clamp(-260, 220)
    }
}
