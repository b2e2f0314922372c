//! What is asked of the Conn holder and what Unity did, as phrases; the sentences are in `locale/*/escalation.ftl`.

use orrery_kernel::{Name, Phrase, Value};

use super::content::{Pick, Target};
use super::event::{Chosen, Told};
use super::ids::ActionId;
use super::pending::{Cause, Pending};
use crate::ids::SpaceId;
use crate::kinds::{Ship, Side};
use crate::state::AndromedasEdge;
use crate::words::{development, module, resource, ship, track};

/// A deck as it is printed.
fn deck(number: u8) -> &'static str {
    ["I", "II", "III"][usize::from(number).min(2)]
}

fn card(key: &'static str, card: ActionId) -> Phrase {
    Phrase::new(key).with("card", card.card().name.get()).with("deck", deck(card.card().deck))
}

/// Why Unity does it.
fn reason(because: Cause) -> Value {
    let named = |key: &'static str, name: Name| Phrase::new(key).with("name", name);
    Value::Phrase(match because {
        Cause::Action(action) => card("un-because-action", action),
        Cause::Wheel(space) => named("un-because-wheel", space.card().name.get()),
        Cause::Ability(ability) => named("un-because-ability", ability.card().name.get()),
        Cause::Conflict(conflict) => named("un-because-conflict", conflict.card().name.get()),
        Cause::Upgrade(upgrade) => named("un-because-upgrade", upgrade.card().name.get()),
        Cause::Development(kind) => named("un-because-development", development(kind)),
        Cause::Track => Phrase::new("un-because-track"),
        Cause::Region => Phrase::new("un-because-region"),
        Cause::Vessel => Phrase::new("un-because-vessel"),
        Cause::Bonus => Phrase::new("un-because-bonus"),
        Cause::Return => Phrase::new("un-because-return"),
        Cause::Module => Phrase::new("un-because-module"),
        Cause::Battle => Phrase::new("un-because-battle"),
        Cause::Raider => Phrase::new("un-because-raider"),
        Cause::Event => Phrase::new("un-because-event"),
        Cause::Repair => Phrase::new("un-because-repair"),
        Cause::Taken => Phrase::new("un-because-taken"),
        Cause::Player => Phrase::new("un-because-player"),
    })
}

/// What an action card is after: its target, then what narrows it down.
fn aim(action: ActionId) -> Value {
    let target = match action.card().target {
        Target::Base(base) => Phrase::new("un-aim-base").with("base", base.card().name.get()),
        Target::Planet(Some(kind)) => Phrase::new("un-aim-planet").with("track", track(kind)),
        Target::Planet(None) => Phrase::new("un-aim-undeveloped"),
        Target::MostLeaders => Phrase::new("un-aim-leaders"),
        Target::MostOpposingShips => Phrase::new("un-aim-ships"),
        Target::Probe(dir, steps) => Phrase::new("un-aim-probe").with("dir", dir.word()).with("count", steps),
        Target::ProbeHere => Phrase::new("un-aim-here"),
    };
    let picks = action.card().picks.iter().map(|pick| {
        Phrase::new(match pick {
            Pick::MostMoons => "un-first-moons",
            Pick::UndevelopedFirst => "un-first-undeveloped",
            Pick::AffordableFirst => "un-first-affordable",
            Pick::BestDevelopment => "un-first-development",
            Pick::NearestProbe => "un-first-probe",
        })
    });
    std::iter::once(target).chain(picks).collect()
}

impl AndromedasEdge {
    pub(crate) fn question_for_unity(&self, pending: Pending) -> Phrase {
        match pending {
            Pending::Launch(section) => {
                let action = self.unity().and_then(|unity| unity.face_up[usize::from(section)]);
                action.map_or(Phrase::new("ae-ask-nothing"), |action| {
                    card("un-ask-launch-target", action).with("aim", aim(action))
                })
            }
            Pending::Develop { because } => {
                Phrase::new("un-ask-develop-site").with("because", reason(because))
            }
            Pending::Module { because, .. } => {
                Phrase::new("un-ask-module-type").with("because", reason(because))
            }
            Pending::Moon { because, .. } => {
                Phrase::new("un-ask-planet-moon").with("because", reason(because))
            }
            Pending::AnyTrack { because, .. } => Phrase::new("un-ask-track").with("because", reason(because)),
            Pending::Recruit { left } => Phrase::new("un-ask-recruit-from").with("count", left),
            Pending::Strike => Phrase::new("un-ask-raider-strike"),
            Pending::DamageShip { .. } => Phrase::new("un-ask-damage-ship"),
            Pending::Hit { .. } => Phrase::new("un-ask-opposing-ship"),
            Pending::Option { .. } => Phrase::new("un-ask-effect-option"),
            Pending::Flip { .. } => Phrase::new("un-ask-effect-target"),
            Pending::Answers { .. } | Pending::Vortexes(_) => Phrase::new("un-ask-effect-order"),
            Pending::Turn
            | Pending::Roll
            | Pending::Activate
            | Pending::Fetch
            | Pending::Icons(_)
            | Pending::EventIcon
            | Pending::NextCard(_)
            | Pending::EndTurn
            | Pending::NextTurn
            | Pending::CountShips
            | Pending::March
            | Pending::Scrapyard
            | Pending::ComeHome
            | Pending::PassConn
            | Pending::Developed { .. }
            | Pending::Steps { .. }
            | Pending::Discard { .. } => Phrase::new("ae-ask-nothing"),
        }
    }

    /// A ship that a conflict card may damage.
    pub(crate) fn hit(&self, side: Side, kind: Option<Ship>) -> Phrase {
        match kind {
            Some(kind) => Phrase::new("un-do-hit").with("side", self.side(side)).with("ship", ship(kind)),
            None => Phrase::new("un-do-hit-raider").with("side", self.side(side)),
        }
    }

    fn told_of_launch(&self, kind: Ship, space: SpaceId, action: ActionId, chosen: Chosen) -> Phrase {
        let key = match chosen {
            Chosen::Card => "un-told-launched",
            Chosen::Conn => "un-told-launched-conn",
            Chosen::Probe => "un-told-launched-probe",
        };
        card(key, action).with("ship", ship(kind)).with("region", self.region(space)).with("aim", aim(action))
    }

    pub(crate) fn told_of_unity(&self, told: &Told) -> Phrase {
        let of_ship = |key: &'static str, kind: Ship| Phrase::new(key).with("ship", ship(kind));
        let at = |key: &'static str, space: SpaceId| Phrase::new(key).with("region", self.region(space));
        let why = |key: &'static str, because: Cause| Phrase::new(key).with("because", reason(because));
        match *told {
            Told::Commander { commander } => Phrase::new("un-told-commander")
                .with("name", commander.card().name.get())
                .with("level", commander.card().level),
            Told::CardShown { card: action } => card("un-told-card", action).with("aim", aim(action)),
            Told::Reshuffled { deck: 0 } => Phrase::new("un-told-reshuffled-conflict"),
            Told::Reshuffled { deck: number } => {
                Phrase::new("un-told-reshuffled").with("deck", deck(number.saturating_sub(1)))
            }
            Told::ConnPassed { seat } => Phrase::new("un-told-conn").with("seat", seat),
            Told::Began { last: false } => Phrase::new("un-told-turn"),
            Told::Began { last: true } => Phrase::new("un-told-last-turn"),
            Told::Rolled { face, section } => Phrase::new("un-told-rolled")
                .with("face", face)
                .with("section", deck(section.saturating_sub(1))),
            Told::Launched { ship: kind, space, card: action, chosen } => {
                self.told_of_launch(kind, space, action, chosen)
            }
            Told::Returns { last: false } => Phrase::new("un-told-returns"),
            Told::Returns { last: true } => Phrase::new("un-told-returns-last"),
            Told::Wheel { space, number } => {
                Phrase::new("un-told-wheel").with("number", number).with("name", space.card().name.get())
            }
            Told::Ability { ability } => {
                Phrase::new("un-told-ability").with("name", ability.card().name.get())
            }
            Told::Upgrade { upgrade, because } => {
                why("un-told-upgrade", because).with("name", upgrade.card().name.get())
            }
            Told::UpgradeUsed { upgrade } => {
                Phrase::new("un-told-upgrade-used").with("name", upgrade.card().name.get())
            }
            Told::Conflict { card } => Phrase::new("un-told-conflict").with("name", card.card().name.get()),
            Told::ConflictUsed { card } => {
                Phrase::new("un-told-conflict-used").with("name", card.card().name.get())
            }
            Told::Drew { count, because } => why("un-told-drew", because).with("count", count),
            Told::Discarded { card } => Phrase::new("un-told-discarded").with("card", card.card().name.get()),
            Told::CardTaken { seat, card: Some(card), .. } => {
                Phrase::new("un-told-card-taken").with("seat", seat).with("card", card.card().name.get())
            }
            Told::CardTaken { seat, card: None, .. } => {
                Phrase::new("un-told-card-taken-secret").with("seat", seat)
            }
            Told::CardGiven { seat, card: Some(card), .. } => {
                Phrase::new("un-told-card-given").with("seat", seat).with("card", card.card().name.get())
            }
            Told::CardGiven { seat, card: None, .. } => {
                Phrase::new("un-told-card-given-secret").with("seat", seat)
            }
            Told::Scored { vp, because } => why("un-told-scored", because).with("vp", vp),
            Told::VpLost { vp } => Phrase::new("un-told-vp-lost").with("vp", vp),
            Told::Advanced { track: on, space, because } => {
                why("un-told-advanced", because).with("track", track(on)).with("space", space)
            }
            Told::EventPending => Phrase::new("un-told-event-pending"),
            Told::Moon { moon, space, because } => why("un-told-moon", because)
                .with("moon", moon.card().name.get())
                .with("region", self.region(space)),
            Told::MoonTaken { seat, moon } => {
                Phrase::new("un-told-moon-taken").with("seat", seat).with("moon", moon.card().name.get())
            }
            Told::Discovery { count, because, .. } => why("un-told-discovery", because).with("count", count),
            Told::Token { token } => Phrase::new("un-told-token").with("token", token.card().name.get()),
            Told::Module { module: of, because } => why("un-told-module", because).with("module", module(of)),
            Told::ModuleDamaged { module: of } => {
                Phrase::new("un-told-module-damaged").with("module", module(of))
            }
            Told::ModuleRepaired { module: of } => {
                Phrase::new("un-told-module-repaired").with("module", module(of))
            }
            Told::ShipRepaired { ship: kind } => of_ship("un-told-ship-repaired", kind),
            Told::ShieldRepaired { ship: kind } => of_ship("un-told-shield-repaired", kind),
            Told::ShipShielded { ship: kind } => of_ship("un-told-shielded", kind),
            Told::ShipSpared { ship: kind } => of_ship("un-told-spared", kind),
            Told::ShipScrapped { ship: kind, .. } => of_ship("un-told-scrapped", kind),
            Told::ShipMoved { ship: kind, to, .. } => at("un-told-moved", to).with("ship", ship(kind)),
            Told::Reinforced { ship: kind, space } => {
                at("un-told-reinforced", space).with("ship", ship(kind))
            }
            Told::ShipReturned { ship: kind } => of_ship("un-told-ship-returned", kind),
            Told::AllReturned => Phrase::new("un-told-all-returned"),
            Told::Development { space, because } => {
                at("un-told-development", space).with("because", reason(because))
            }
            Told::Recruited { space, count } => at("un-told-recruited", space).with("count", count),
            Told::Exiled { space } => at("un-told-exiled", space),
            Told::Collected { space, resource: kind, count } => {
                at("un-told-collected", space).with("resource", resource(kind)).with("count", count)
            }
            Told::Probe { space } => at("un-told-probe", space),
            Told::FinalScore { sheet } => Phrase::new("un-told-final-score")
                .with("total", sheet.total())
                .with("marker", sheet.marker)
                .with("tracks", sheet.tracks)
                .with("developments", sheet.developments + sheet.special_regions)
                .with("moons", sheet.moons)
                .with("tokens", sheet.tokens)
                .with("vault", sheet.vault)
                .with("leaders", sheet.leaders)
                .with("damage", sheet.damage)
                .with("upgrades", sheet.upgrades),
        }
    }
}
