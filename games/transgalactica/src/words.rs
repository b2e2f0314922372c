//! What a person is told: prompts and choices as phrases; the sentences are in `locale/*/transgalactica.ftl`. Events
//! are in `told.rs`.

use orrery_kernel::{Name, Phrase, RuleId, Seat, Spoken, Value};

use crate::action::{Action, Fare};
use crate::content::content;
use crate::effect::{NodeId, Pick, Step};
use crate::event::Event;
use crate::frame::{Expedition, Frame};
use crate::goods::{Good, Units};
use crate::items::{Item, Thing};
use crate::kinds::{Area, Track, Worker};
use crate::place::Place;
use crate::state::Transgalactica;

impl Spoken for Transgalactica {
    fn name() -> Name {
        Name { en: "Transgalactica", de: "Transgalactica" }
    }

    fn ask(&self, seat: Seat) -> Phrase {
        self.question(seat)
    }

    fn say(&self, seat: Seat, action: Action) -> Phrase {
        self.choice(seat, action)
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.told(event)
    }

    fn rule(&self) -> RuleId {
        RuleId(self.pending_rule())
    }
}

/// A good by name.
pub(crate) fn good(good: Good) -> Value {
    Value::Phrase(Phrase::new("tg-good").with("good", good.word()))
}

/// So many of each good.
pub(crate) fn units(units: Units) -> Value {
    let part = |good: Good| Phrase::new("tg-units").with("count", units.get(good)).with("good", good.word());
    let there = Good::ALL.into_iter().filter(|&good| units.get(good) > 0);
    if units == Units::NONE { Value::Phrase(Phrase::new("tg-nothing")) } else { there.map(part).collect() }
}

/// A track by name.
pub(crate) fn track(track: Track) -> Name {
    match track {
        Track::Trade => content().trade_name.get(),
        other => content().tracks[other as usize].name.get(),
    }
}

/// An area by name.
pub(crate) fn area(area: Area) -> Name {
    content().areas[area as usize].name.get()
}

/// A worker.
pub(crate) fn worker(worker: Worker) -> Value {
    Value::Phrase(Phrase::new("tg-worker").with("worker", worker.word()))
}

impl Transgalactica {
    /// The planet at a place, with the position.
    pub(crate) fn where_it_is(&self, place: Place) -> Value {
        let planet = self.planet(place).unwrap_or(content().central);
        let at = Phrase::new("tg-place").with("planet", planet.card().name.get());
        Value::Phrase(at.with("place", place.to_string()))
    }

    fn ship(&self, seat: Seat, ship: u8) -> Value {
        let both = self.player(seat).ships.len() > 1;
        Value::Phrase(Phrase::new("tg-ship").with("ship", if both { ship + 1 } else { 0 }))
    }

    pub(crate) fn item(&self, seat: Seat, item: Item) -> Value {
        let phrase = |key, number: usize| Phrase::new(key).with("number", number as i64 + 1);
        Value::Phrase(match item.thing() {
            Thing::Planet(place) => return self.where_it_is(place),
            Thing::Tile(slot) => match self.player(seat).mining[slot] {
                Some(tile) => return Value::Name(tile.card().name.get()),
                None => phrase("tg-item-tile", slot),
            },
            Thing::Track(of) => Phrase::new("tg-item-track").with("track", track(of)),
            Thing::Row(row) => phrase("tg-item-row", row),
            Thing::Outpost(slot) => phrase("tg-item-outpost", slot),
            Thing::Crew(space) => phrase("tg-item-crew", space),
        })
    }

    fn question(&self, seat: Seat) -> Phrase {
        let Some(frame) = self.stack.top() else { return Phrase::new("tg-ask-nothing") };
        match *frame {
            Frame::Draft(_) => Phrase::new("tg-ask-draft"),
            Frame::Turn(_) => Phrase::new("tg-ask-turn").with("round", self.round),
            Frame::After(_) => Phrase::new("tg-ask-after"),
            Frame::Follow { by, area: on, .. } => {
                Phrase::new("tg-ask-follow").with("seat", by).with("area", area(on))
            }
            Frame::Choice { .. } => Phrase::new("tg-ask-choice"),
            Frame::Pay { node, .. } => Phrase::new("tg-ask-pay").with("effect", paid_effect(node)),
            Frame::Advance { track: Some(on), .. } => Phrase::new("tg-ask-advance").with("track", track(on)),
            Frame::Advance { track: None, .. } => Phrase::new("tg-ask-advance-any"),
            Frame::Wake { .. } => Phrase::new("tg-ask-wake"),
            Frame::AnyGood { left, .. } => Phrase::new("tg-ask-any").with("count", left),
            Frame::Explore(explore) => Phrase::new(match (explore.kind, explore.moving) {
                (_, Some(_)) => "tg-ask-move-on",
                (Expedition::Main, None) => "tg-ask-explore",
                (Expedition::Secondary, None) => "tg-ask-explore-secondary",
                (Expedition::FreeMove(_), None) => "tg-ask-free-move",
                (Expedition::Colony(_), None) => "tg-ask-colony",
            }),
            Frame::Jump { .. } => Phrase::new("tg-ask-jump"),
            Frame::Settle { .. } => Phrase::new("tg-ask-settle"),
            Frame::ClaimTech { .. } => Phrase::new("tg-ask-claim"),
            Frame::TakeMission { .. } => Phrase::new("tg-ask-mission"),
            Frame::PutBack { .. } => Phrase::new("tg-ask-put-back"),
            Frame::Area { main: true, .. } => Phrase::new("tg-ask-main"),
            Frame::Area { main: false, .. } => Phrase::new("tg-ask-secondary"),
            Frame::Gather { left, .. } => Phrase::new("tg-ask-gather").with("count", left),
            Frame::Items { .. } => Phrase::new("tg-ask-items"),
            Frame::Berth { pirate, .. } => {
                Phrase::new("tg-ask-berth").with("pirate", pirate.card().name.get())
            }
            Frame::Office { decree, .. } => {
                Phrase::new("tg-ask-office").with("decree", decree.card().name.get())
            }
            Frame::Fulfil { mission, .. } => {
                Phrase::new("tg-ask-fulfil").with("mission", mission.card().name.get())
            }
            Frame::SealedOrder { .. } => Phrase::new("tg-ask-sealed-order"),
            Frame::Reuse { .. } => Phrase::new("tg-ask-reuse"),
            Frame::Objectives if self.undecided().contains(seat) => Phrase::new("tg-ask-objective"),
            Frame::Objectives
            | Frame::Do { .. }
            | Frame::Times { .. }
            | Frame::Fire { .. }
            | Frame::Free
            | Frame::Begin(_)
            | Frame::FirstOutpost(_)
            | Frame::FirstTile(_)
            | Frame::BeginRound
            | Frame::Income(_)
            | Frame::IncomeItems(_)
            | Frame::BeginActions
            | Frame::PlanetTile { .. }
            | Frame::Refill
            | Frame::NextTurn(_) => Phrase::new("tg-ask-nothing"),
        }
    }

    fn choice(&self, seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Done => Phrase::new(match self.stack.top() {
                Some(Frame::After(_)) => "tg-do-end",
                Some(Frame::Follow { .. }) => "tg-do-no-follow",
                Some(Frame::Explore(_)) => "tg-do-stop",
                _ => "tg-do-decline",
            }),
            Action::Pass => Phrase::new("tg-do-pass"),
            Action::Wealth(set) => {
                let cards = self.wealth.get(usize::from(set)).copied().flatten();
                let names: Value = cards.into_iter().flatten().map(|card| card.card().name.get()).collect();
                Phrase::new("tg-do-wealth").with("cards", names)
            }
            Action::Skill(skill) => Phrase::new("tg-do-skill").with("skill", skill.card().name.get()),
            Action::Main(on) => Phrase::new("tg-do-main").with("area", area(on)),
            Action::Planet(who, place) => Phrase::new("tg-do-planet")
                .with("worker", worker(who))
                .with("planet", self.where_it_is(place)),
            Action::Wildcard(who) => Phrase::new("tg-do-wildcard").with("worker", worker(who)),
            Action::Follow(who) => Phrase::new("tg-do-follow").with("worker", worker(who)),
            Action::Promote(who) => Phrase::new("tg-do-promote").with("worker", worker(who)),
            Action::Choose(nth) => self.alternative(nth),
            Action::Pay(paid) => Phrase::new("tg-do-pay").with("units", units(paid)),
            Action::Advance(on) => Phrase::new("tg-do-advance").with("track", track(on)),
            Action::Wake => Phrase::new("tg-do-wake"),
            Action::Take(taken) => Phrase::new("tg-do-take").with("good", good(taken)),
            Action::Sail(ship, to) => {
                let from = self.player(seat).ships.get(usize::from(ship)).copied().unwrap_or_default();
                let energy = self.lines(from).iter().find(|line| line.0 == to).map_or(0, |line| line.1);
                Phrase::new("tg-do-sail")
                    .with("ship", self.ship(seat, ship))
                    .with("planet", self.where_it_is(to))
                    .with("energy", energy)
            }
            Action::Glide(ship, to) => Phrase::new("tg-do-glide")
                .with("ship", self.ship(seat, ship))
                .with("planet", self.where_it_is(to)),
            Action::Jump(ship, to, Fare(Units::NONE)) => Phrase::new("tg-do-jump-free")
                .with("ship", self.ship(seat, ship))
                .with("planet", self.where_it_is(to)),
            Action::Jump(ship, to, Fare(paid)) => Phrase::new("tg-do-jump")
                .with("ship", self.ship(seat, ship))
                .with("planet", self.where_it_is(to))
                .with("units", units(paid)),
            Action::Settle(place) => Phrase::new("tg-do-settle").with("planet", self.where_it_is(place)),
            Action::Claim(tech) => Phrase::new("tg-do-claim").with("card", tech.card().name.get()),
            Action::Mission(mission) => {
                Phrase::new("tg-do-mission").with("mission", mission.card().name.get())
            }
            Action::Waive(mission, waived) => Phrase::new("tg-do-waive")
                .with("mission", mission.card().name.get())
                .with("waived", waived.word()),
            Action::Area(on) => Phrase::new("tg-do-area").with("area", area(on)),
            Action::Gather(place, yielded) => Phrase::new("tg-do-gather")
                .with("good", good(yielded))
                .with("planet", self.where_it_is(place)),
            Action::Resolve(item) => Phrase::new("tg-do-resolve").with("item", self.item(seat, item)),
            Action::Berth(row) => Phrase::new("tg-do-berth").with("row", row + 1),
            Action::Office(office) => Phrase::new("tg-do-office").with("office", office.card().name.get()),
            Action::Reuse(tile) => Phrase::new("tg-do-reuse").with("tile", tile.card().name.get()),
            Action::Objective(card) => {
                Phrase::new("tg-do-objective").with("objective", card.card().name.get())
            }
            Action::Fight(place) => Phrase::new("tg-do-fight").with("planet", self.where_it_is(place)),
            Action::Exchange(got) => Phrase::new("tg-do-exchange").with("good", good(got)),
            Action::Use(tile) => Phrase::new("tg-do-use").with("tile", tile.card().name.get()),
            Action::Stock(tile) => Phrase::new("tg-do-stock").with("tile", tile.card().name.get()),
            Action::Fulfil(mission) => Phrase::new("tg-do-fulfil").with("mission", mission.card().name.get()),
            Action::Senate(decree) => Phrase::new("tg-do-senate").with("decree", decree.card().name.get()),
            Action::Card(tech) => Phrase::new("tg-do-card").with("card", tech.card().name.get()),
        }
    }

    /// What an alternative of the pending choice does.
    fn alternative(&self, nth: u8) -> Phrase {
        let effect = match self.stack.top() {
            Some(Frame::Choice { node, .. }) => match &content().code.node(*node).step {
                Step::Choice { alternatives, .. } => alternatives.get(usize::from(nth)).copied(),
                _ => None,
            },
            _ => None,
        };
        Phrase::new("tg-do-choose")
            .with("effect", effect.map_or_else(|| Value::List(Vec::new()), effect_value))
    }
}

/// What follows a payment.
fn paid_effect(node: NodeId) -> Value {
    match content().code.node(node).step {
        Step::Pay { then, .. } => effect_value(then),
        _ => Value::List(Vec::new()),
    }
}

/// An effect in few words.
fn effect_value(effect: NodeId) -> Value {
    content().code.steps(Some(effect)).map(step_phrase).collect()
}

fn step_phrase(step: &Step) -> Phrase {
    let on = |pick: &Pick| match pick {
        Pick::Area(on) => Value::Name(area(*on)),
        Pick::Any | Pick::Other => Value::Phrase(Phrase::new("tg-step-any-area")),
    };
    match step {
        Step::Gain(Some(gained), count) => {
            Phrase::new("tg-step-gain").with("units", units(Units::of(*gained, *count)))
        }
        Step::Gain(None, count) => Phrase::new("tg-step-any").with("count", *count),
        Step::Vp(amount) => Phrase::new("tg-step-vp").with("vp", amount.number),
        Step::Advance { steps, track: Some(up), .. } => {
            Phrase::new("tg-step-advance").with("count", *steps).with("track", track(*up))
        }
        Step::Advance { steps, track: None, .. } => Phrase::new("tg-step-advance-any").with("count", *steps),
        Step::ClaimTech => Phrase::new("tg-step-claim"),
        Step::TakeMission => Phrase::new("tg-step-mission"),
        Step::Gather => Phrase::new("tg-step-gather"),
        Step::Main(pick) => Phrase::new("tg-step-main").with("area", on(pick)),
        Step::Secondary(pick) => Phrase::new("tg-step-secondary").with("area", on(pick)),
        Step::Pay { cost, then, .. } => {
            Phrase::new("tg-step-pay").with("units", units(cost.units)).with("effect", effect_value(*then))
        }
        Step::Choice { alternatives, .. } => {
            let parts: Value = alternatives.iter().map(|&first| effect_value(first)).collect();
            Phrase::new("tg-step-choice").with("effects", parts)
        }
        Step::Wake(_)
        | Step::Move(_)
        | Step::Colonize(_)
        | Step::Jump
        | Step::Wormhole
        | Step::Place { .. }
        | Step::TakeMiningTile
        | Step::Mine
        | Step::Explore { .. }
        | Step::Temp(..)
        | Step::DoubleIncome
        | Step::ReuseMain
        | Step::ReuseBonus
        | Step::Times(..)
        | Step::If(..)
        | Step::Cap(..)
        | Step::Special(_) => Phrase::new("tg-step-effect"),
    }
}
