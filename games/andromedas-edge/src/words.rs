//! What a person is told: prompts and choices as phrases; the sentences are in `locale/*/andromedas-edge.ftl`. Events
//! are in `told.rs`.

use orrery_kernel::{Name, Phrase, RuleId, Seat, Setting, Spoken, Value};

use crate::action::{Action, Place, Thing};
use crate::content::content;
use crate::effect::{NodeId, Step};
use crate::event::Event;
use crate::frame::{Frame, Point, Then};
use crate::ids::{ModuleId, SpaceId};
use crate::kinds::{Class, Resource, Ship, Side, Track};
use crate::state::{AndromedasEdge, Tile};
use crate::units::Units;

impl Spoken for AndromedasEdge {
    fn name() -> Name {
        Name { en: "Andromeda's Edge", de: "Andromeda's Edge" }
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

    fn settings(seats: u8) -> Vec<Setting> {
        crate::settings::settings(seats)
    }
}

/// A ship type by name.
pub(crate) fn ship(ship: Ship) -> Name {
    content().ships[ship as usize].name.get()
}

/// A track by name.
pub(crate) fn track(track: Track) -> Name {
    content().tracks[track as usize].name.get()
}

/// A development type by name.
pub(crate) fn development(track: Track) -> Name {
    content().developments[track as usize].name.get()
}

/// A module by name.
pub(crate) fn module(module: ModuleId) -> Name {
    module.card().name.get()
}

/// A resource by name.
pub(crate) fn resource(resource: Resource) -> Name {
    content().resource(resource)
}

/// So many of each resource.
pub(crate) fn units(units: Units) -> Value {
    let part = |kind: Resource| {
        let key = match kind {
            Resource::Credit => "ae-units-credit",
            Resource::Tactics => "ae-units-tactics",
            Resource::Energy | Resource::Titanium | Resource::Ice | Resource::Nanocarbon => "ae-units",
        };
        Phrase::new(key).with("count", units.get(kind)).with("resource", resource(kind))
    };
    let there = Resource::ALL.into_iter().filter(|&kind| units.get(kind) > 0);
    if units == Units::NONE { Value::Phrase(Phrase::new("ae-nothing")) } else { there.map(part).collect() }
}

/// A slot for a moon.
pub(crate) fn place(place: Place) -> Value {
    Value::Phrase(match place {
        Place::Operations => Phrase::new("ae-slot-operations"),
        Place::Input(of) => Phrase::new("ae-slot-input").with("module", module(of)),
        Place::Output(of) => Phrase::new("ae-slot-output").with("module", module(of)),
        Place::Half(of) => Phrase::new("ae-slot-half").with("module", module(of)),
    })
}

/// What teammates hand over.
pub(crate) fn thing(thing: Thing) -> Name {
    match thing {
        Thing::Resource(kind) => resource(kind),
        Thing::Card(card) => card.card().name.get(),
        Thing::Moon(moon) => moon.card().name.get(),
        Thing::Discovery(token) => token.card().name.get(),
        Thing::Token(token) => token.card().name.get(),
    }
}

impl AndromedasEdge {
    /// A region: what lies there, and on which space.
    pub(crate) fn region(&self, space: SpaceId) -> Value {
        let field = space.card().name.get();
        let tile = match self.site(space).tile {
            Tile::None | Tile::Nebula => return Value::Name(field),
            Tile::Planet(planet) => planet.card().name.get(),
            Tile::Base(base) => base.card().name.get(),
            Tile::Special(special) => special.card().name.get(),
        };
        Value::Phrase(Phrase::new("ae-region").with("tile", tile).with("space", field))
    }

    /// A side of a battle.
    pub(crate) fn side(&self, side: Side) -> Value {
        Value::Phrase(match side.seat() {
            Some(seat) => Phrase::new("ae-seat").with("seat", seat),
            None => Phrase::new(if side == Side::UNITY { "un-unity" } else { "ae-raiders" }),
        })
    }

    /// The raider of a class.
    pub(crate) fn raider(&self, class: Class) -> Name {
        self.raiders.card(class).name.get()
    }

    fn question(&self, seat: Seat) -> Phrase {
        let Some(frame) = self.stack.top() else { return Phrase::new("ae-ask-nothing") };
        let count = |key: &'static str, left: u8| Phrase::new(key).with("count", left);
        match *frame {
            Frame::Factions | Frame::Destinies if !self.undecided(frame).contains(seat) => {
                Phrase::new("ae-ask-nothing")
            }
            Frame::Factions => Phrase::new("ae-ask-faction"),
            Frame::Destinies => Phrase::new("ae-ask-destiny"),
            _ if self.asked_by(frame) != Some(seat) => Phrase::new("ae-ask-nothing"),
            Frame::Vortexes { .. } => Phrase::new("ae-ask-vortex"),
            Frame::Turn(_) => Phrase::new("ae-ask-turn"),
            Frame::ExtraLaunch(_) => Phrase::new("ae-ask-launch"),
            Frame::BeforeActivation(_) => Phrase::new("ae-ask-before-activation"),
            Frame::AfterActivation(_) => Phrase::new("ae-ask-after-activation"),
            Frame::ChooseRaider(_) => Phrase::new("ae-ask-raider"),
            Frame::AfterStrike(_) => Phrase::new("ae-ask-after-strike"),
            Frame::Return(_) => Phrase::new("ae-ask-return"),
            Frame::Crew { module: of, .. } => Phrase::new("ae-ask-crew").with("module", module(of)),
            Frame::EndOfTurn(_) => Phrase::new("ae-ask-end-of-turn"),
            Frame::Escalate(_) => Phrase::new("ae-ask-escalate"),
            Frame::Negotiate(_) => Phrase::new("ae-ask-negotiate"),
            Frame::Prepare(_) => Phrase::new("ae-ask-prepare"),
            Frame::Defeat { .. } => Phrase::new("ae-ask-defeat"),
            Frame::TokenFirst { .. } => Phrase::new("ae-ask-token-first"),
            Frame::Reroll { left, .. } => count("ae-ask-reroll", left),
            Frame::SetDice { face, .. } => count("ae-ask-set-die", face),
            Frame::Foresight(_) => Phrase::new("ae-ask-foresight"),
            Frame::Window { point, .. } => Phrase::new(match point {
                Point::Launched => "ae-ask-window-launched",
                Point::Played(_) => "ae-ask-window-played",
                Point::Strike => "ae-ask-window-strike",
                Point::Damage(_) => "ae-ask-window-damage",
                Point::Event => "ae-ask-window-event",
                Point::Rolled => "ae-ask-window-rolled",
                Point::Won(_) => "ae-ask-window-won",
                Point::Resolved => "ae-ask-window-resolved",
            }),
            Frame::Fire { .. } => Phrase::new("ae-ask-order"),
            Frame::Choice { .. } => Phrase::new("ae-ask-choice"),
            Frame::ChooseSeat { .. } => Phrase::new("ae-ask-opponent"),
            Frame::ChooseSide { .. } => Phrase::new("ae-ask-side"),
            Frame::Pay { then, .. } => self.price_question(then),
            Frame::GainAny { left, .. } => count("ae-ask-gain", left),
            Frame::Lose { left, .. } => count("ae-ask-lose", left),
            Frame::TakeVp { vp, .. } => count("ae-ask-take-vp", vp),
            Frame::Discard { left, .. } => count("ae-ask-discard", left),
            Frame::Keep { discard, .. } => count("ae-ask-keep", discard),
            Frame::Recover { left, .. } => count("ae-ask-recover", left),
            Frame::AnyTrack { .. } => Phrase::new("ae-ask-track"),
            Frame::DrawUp { .. } => Phrase::new("ae-ask-draw-up"),
            Frame::Repair { .. } => Phrase::new("ae-ask-repair"),
            Frame::Peek { .. } => Phrase::new("ae-ask-peek"),
            Frame::TakeDiscovery { left, .. } => count("ae-ask-discovery", left),
            Frame::Recruit { left, .. } => count("ae-ask-recruit", left),
            Frame::ClaimMoon { left, .. } => count("ae-ask-claim", left),
            Frame::Survey { .. } => Phrase::new("ae-ask-survey"),
            Frame::Room { moon, .. } => Phrase::new("ae-ask-room").with("moon", moon.card().name.get()),
            Frame::UseAdjacent { .. } => Phrase::new("ae-ask-adjacent"),
            Frame::Activate { left, .. } => count("ae-ask-activate", left),
            Frame::ScienceRow(_) => Phrase::new("ae-ask-science"),
            Frame::TwinDock { .. } => count("ae-ask-activate", 1),
            Frame::BuyModule { .. } => Phrase::new("ae-ask-buy"),
            Frame::Field { bought, .. } => {
                Phrase::new(if bought == 0 { "ae-ask-field" } else { "ae-ask-field-again" })
            }
            Frame::GainModule { .. } => Phrase::new("ae-ask-gain-module"),
            Frame::PassOn { module: of, .. } => Phrase::new("ae-ask-pass-on").with("module", module(of)),
            Frame::AcceptModule { module: of, .. } => Phrase::new("ae-ask-accept").with("module", module(of)),
            Frame::BuildShip { .. } => Phrase::new("ae-ask-ship"),
            Frame::BuildDevelopment { .. } => Phrase::new("ae-ask-development"),
            Frame::Upgrade { .. } => Phrase::new("ae-ask-upgrade"),
            Frame::FlipUp { .. } => Phrase::new("ae-ask-flip"),
            Frame::Recall { left, .. } => count("ae-ask-recall", left),
            Frame::Withdraw { .. } => Phrase::new("ae-ask-withdraw"),
            Frame::Boarding { .. } => Phrase::new("ae-ask-boarding"),
            Frame::DamageModules { .. } => Phrase::new("ae-ask-damage-module"),
            Frame::DamageShips { .. } => Phrase::new("ae-ask-damage-ship"),
            Frame::Shield { left, .. } => count("ae-ask-shield", left),
            Frame::Save { .. } => Phrase::new("ae-ask-save"),
            Frame::Transfer { thing: what, .. } => Phrase::new("ae-ask-transfer").with("thing", thing(what)),
            Frame::Unity(pending) => self.question_for_unity(pending),
            _ => Phrase::new("ae-ask-nothing"),
        }
    }

    fn price_question(&self, then: Then) -> Phrase {
        let what = Phrase::new("ae-ask-pay-for");
        match then {
            Then::Effect(..) => Phrase::new("ae-ask-pay"),
            Then::Module(of) => what.with("thing", module(of)),
            Then::Ship(kind) => what.with("thing", ship(kind)),
            Then::Development(space) => {
                what.with("thing", self.planet_kind(space).map_or(track(Track::Supremacy), development))
            }
        }
    }

    /// What "done" means where it is offered.
    fn done(&self) -> Phrase {
        Phrase::new(match self.stack.top() {
            Some(
                Frame::BeforeActivation(_)
                | Frame::AfterActivation(_)
                | Frame::AfterStrike(_)
                | Frame::Return(_)
                | Frame::Prepare(_)
                | Frame::Escalate(_),
            ) => "ae-do-go-on",
            Some(Frame::EndOfTurn(_)) => "ae-do-end-turn",
            Some(Frame::Window { .. } | Frame::Negotiate(_)) => "ae-do-pass",
            Some(Frame::Foresight(_)) => "ae-do-leave-event",
            Some(Frame::PassOn { .. }) => "ae-do-keep-module",
            Some(Frame::Transfer { .. } | Frame::AcceptModule { .. }) => "ae-do-refuse",
            Some(Frame::Room { .. }) => "ae-do-let-go",
            _ => "ae-do-decline",
        })
    }

    fn alternative(&self, nth: u8) -> Phrase {
        match self.stack.top() {
            Some(Frame::Foresight(_)) => Phrase::new("ae-do-bury-event"),
            Some(Frame::TakeVp { .. }) => Phrase::new("ae-do-take-vp"),
            Some(Frame::PassOn { .. }) => Phrase::new("ae-do-offer-module"),
            Some(Frame::Transfer { .. } | Frame::AcceptModule { .. }) => Phrase::new("ae-do-accept"),
            Some(Frame::Defeat { .. }) => alternative_of(content().tactical_operations, nth),
            Some(Frame::Choice { node, .. }) => alternative_of(*node, nth),
            Some(Frame::Unity(pending)) => {
                pending.options_of().map_or(Phrase::new("ae-step-other"), |node| alternative_of(node, nth))
            }
            _ => Phrase::new("ae-step-other"),
        }
    }

    fn choice(&self, seat: Seat, action: Action) -> Phrase {
        let at = |key: &'static str, kind: Ship, space: SpaceId| {
            Phrase::new(key).with("ship", ship(kind)).with("region", self.region(space))
        };
        match action {
            Action::Done => self.done(),
            Action::Return => Phrase::new("ae-do-return"),
            Action::Launch(kind, space) => {
                let unity = matches!(self.stack.top(), Some(Frame::Unity(_)));
                at(if unity { "un-do-launch" } else { "ae-do-launch" }, kind, space)
            }
            Action::Jump(kind, space) => at("ae-do-jump", kind, space),
            Action::Faction(faction) => {
                Phrase::new("ae-do-faction").with("faction", faction.card().name.get())
            }
            Action::Destiny(destiny) => {
                let [(one, first), (two, second)] = destiny.card().goals;
                Phrase::new("ae-do-destiny")
                    .with("destiny", destiny.card().name.get())
                    .with("one", track(one))
                    .with("first", first)
                    .with("two", track(two))
                    .with("second", second)
            }
            Action::Choose(nth) => self.alternative(nth),
            Action::Pay(paid) => Phrase::new("ae-do-pay").with("units", units(paid)),
            Action::Take(kind) => Phrase::new("ae-do-take").with("resource", resource(kind)),
            Action::Give(kind) => Phrase::new("ae-do-give").with("resource", resource(kind)),
            Action::Drop(card) => Phrase::new("ae-do-drop").with("card", card.card().name.get()),
            Action::Recover(card) => Phrase::new("ae-do-recover").with("card", card.card().name.get()),
            Action::Draw => Phrase::new("ae-do-draw"),
            Action::Advance(on) => Phrase::new("ae-do-advance").with("track", track(on)),
            Action::FixShip(kind) => Phrase::new("ae-do-fix-ship").with("ship", ship(kind)),
            Action::FixShield(kind) => Phrase::new("ae-do-fix-shield").with("ship", ship(kind)),
            Action::FixModule(of) => Phrase::new("ae-do-fix-module").with("module", module(of)),
            Action::Top(event) => Phrase::new("ae-do-top").with("card", event.card().name.get()),
            Action::Find(token) => Phrase::new("ae-do-find").with("token", token.card().name.get()),
            Action::Stack(nth) => Phrase::new("ae-do-stack").with("number", nth + 1),
            Action::Claim(space) => Phrase::new("ae-do-claim").with("region", self.region(space)),
            Action::Moon(moon) => Phrase::new("ae-do-moon").with("moon", moon.card().name.get()),
            Action::Board(from, moon) => {
                Phrase::new("ae-do-board").with("seat", from).with("moon", moon.card().name.get())
            }
            Action::BoardUnity(moon) => Phrase::new("un-do-board").with("moon", moon.card().name.get()),
            Action::Activate(of) => Phrase::new("ae-do-activate").with("module", module(of)),
            Action::With(kind, space) => at("ae-do-with", kind, space),
            Action::WithBarge(kind) => Phrase::new("ae-do-with-barge").with("ship", ship(kind)),
            Action::WithEnergy => Phrase::new("ae-do-with-energy"),
            Action::Module(of) => Phrase::new("ae-do-module").with("module", module(of)),
            Action::Bury(of) => Phrase::new("ae-do-bury").with("module", module(of)),
            Action::Mark(of) => Phrase::new("ae-do-mark").with("module", module(of)),
            Action::Build(kind) => Phrase::new("ae-do-build").with("ship", ship(kind)),
            Action::Develop(space) => {
                let kind = self.planet_kind(space).unwrap_or(Track::Supremacy);
                Phrase::new("ae-do-develop")
                    .with("development", development(kind))
                    .with("region", self.region(space))
            }
            Action::Upgrade(tile) => Phrase::new("ae-do-upgrade")
                .with("tile", tile.card().name.get())
                .with("ship", ship(tile.card().ship)),
            Action::Flip(on) => Phrase::new("ae-do-flip").with("development", development(on)),
            Action::Pick(kind, space) => at("ae-do-pick", kind, space),
            Action::Move(kind, space) => at("ae-do-move", kind, space),
            Action::Join(kind, space) => at("ae-do-join", kind, space),
            Action::JoinByJump(kind, space) => at("ae-do-join-by-jump", kind, space),
            Action::Energy(count) => Phrase::new("ae-do-energy").with("count", count),
            Action::Die(face) => Phrase::new("ae-do-die").with("face", face),
            Action::Raider(class) => Phrase::new("ae-do-raider").with("raider", self.raider(class)),
            Action::Player(who) => Phrase::new("ae-do-player").with("seat", who),
            Action::Hit(side, kind) => self.hit(side, kind),
            Action::Side(side) => Phrase::new("ae-do-side").with("side", self.side(side)),
            Action::Vortex(space) => Phrase::new("ae-do-vortex").with("region", self.region(space)),
            Action::Resolve(nth) => match self.answering_unity(nth).or_else(|| self.answering(seat, nth)) {
                Some(name) => Phrase::new("ae-do-resolve").with("name", name),
                None => Phrase::new("ae-step-other"),
            },
            Action::Recruit(space) => Phrase::new("ae-do-recruit").with("region", self.region(space)),
            Action::Collect(space, kind) => Phrase::new("ae-do-collect")
                .with("resource", resource(kind))
                .with("region", self.region(space)),
            Action::Use(on) => Phrase::new("ae-do-use").with("development", development(on)),
            Action::Discovery(token) => Phrase::new("ae-do-token").with("token", token.card().name.get()),
            Action::Token(token) => Phrase::new("ae-do-token").with("token", token.card().name.get()),
            Action::Abandon(moon) => Phrase::new("ae-do-abandon").with("moon", moon.card().name.get()),
            Action::Play(card) => Phrase::new("ae-do-play").with("card", card.card().name.get()),
            Action::Hand(what) => Phrase::new("ae-do-hand").with("thing", thing(what)),
            Action::Ask(what) => Phrase::new("ae-do-ask").with("thing", thing(what)),
            Action::Slot(moon, to) => {
                Phrase::new("ae-do-slot").with("moon", moon.card().name.get()).with("slot", place(to))
            }
            Action::Empty(of) => Phrase::new("ae-do-empty").with("slot", place(of)),
            Action::Shift(of, to) => {
                Phrase::new("ae-do-shift").with("module", module(of)).with("number", to + 1)
            }
        }
    }
}

/// An alternative in few words.
fn alternative_of(node: NodeId, nth: u8) -> Phrase {
    let Step::Choice { alternatives, .. } = &content().code.node(node).step else {
        return Phrase::new("ae-step-other");
    };
    let Some(&first) = alternatives.get(usize::from(nth)) else { return Phrase::new("ae-step-other") };
    let steps: Value = content().code.steps(Some(first)).map(step).collect();
    Phrase::new("ae-do-choose").with("steps", steps)
}

fn step(step: &Step) -> Phrase {
    use crate::effect::Res;
    let named = |key: &'static str, res: Res, count: u8| {
        let phrase = Phrase::new(key).with("count", count);
        match res {
            Res::Of(kind) => phrase.with("resource", resource(kind)),
            Res::Material => phrase.with("resource", Phrase::new("ae-material")),
            Res::Any => phrase.with("resource", Phrase::new("ae-any")),
        }
    };
    match *step {
        Step::Gain(res, amount) => named("ae-step-gain", res, amount.number),
        Step::Lose(res, count) => named("ae-step-lose", res, count),
        Step::Give(res, count) => named("ae-step-give", res, count),
        Step::Vp(amount) => Phrase::new("ae-step-vp").with("count", amount.number),
        Step::LoseVp(count) => Phrase::new("ae-step-lose-vp").with("count", count),
        Step::Draw { count, .. } => Phrase::new("ae-step-draw").with("count", count),
        Step::Repair(count) => Phrase::new("ae-step-repair").with("count", count),
        Step::BuildShip(_) => Phrase::new("ae-step-ship"),
        Step::BuildDevelopment(_) => Phrase::new("ae-step-development"),
        Step::FlipUp(_) => Phrase::new("ae-step-flip"),
        Step::UseMoon(_) => Phrase::new("ae-step-moon"),
        Step::Upgrade(_) => Phrase::new("ae-step-upgrade"),
        Step::DamageModule(_) => Phrase::new("ae-step-damage"),
        Step::ExileLeader(_) => Phrase::new("ae-step-exile"),
        Step::EndBattle => Phrase::new("ae-step-end-battle"),
        Step::Advance(Some(on), count) => {
            Phrase::new("ae-step-advance").with("count", count).with("track", track(on))
        }
        Step::Advance(None, count) => Phrase::new("ae-step-advance-any").with("count", count),
        Step::ClaimMoon(count, _) => Phrase::new("ae-step-claim").with("count", count),
        Step::PeekEvents => Phrase::new("ae-step-peek"),
        Step::TakeDiscovery(_, count) => Phrase::new("ae-step-discover").with("count", count),
        Step::Recruit(count) => Phrase::new("ae-step-recruit").with("count", count),
        Step::Recover(count) => Phrase::new("ae-step-recover").with("count", count),
        Step::Activate(count, _) => Phrase::new("ae-step-activate").with("count", count),
        Step::BuyModule(..) => Phrase::new("ae-step-buy"),
        Step::GainModule(..) => Phrase::new("ae-step-module"),
        Step::MoveEventMarker(count) => Phrase::new("ae-step-marker").with("count", count),
        Step::Pay { .. } => Phrase::new("ae-step-pay"),
        _ => Phrase::new("ae-step-other"),
    }
}
