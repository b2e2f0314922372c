//! Events as phrases.

use orrery_kernel::{Phrase, Seat, Value};

use crate::event::Event;
use crate::kinds::Source;
use crate::state::Transgalactica;
use crate::words::{area, good, track, units, worker};

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

impl Transgalactica {
    pub(crate) fn told(&self, event: &Event) -> Phrase {
        match *event {
            Event::FirstPlayer { seat } => by("tg-told-first-player", seat),
            Event::PlanetLaid { place, .. } => {
                Phrase::new("tg-told-planet-laid").with("planet", self.where_it_is(place))
            }
            Event::MiningTileDealt { seat, tile } => {
                by("tg-told-mining-tile-dealt", seat).with("tile", tile.card().name.get())
            }
            Event::ObjectivesDealt { seat, objectives: Some(cards) } => {
                let cards: Value = cards.into_iter().map(|card| card.card().name.get()).collect();
                by("tg-told-objectives", seat).with("cards", cards)
            }
            Event::ObjectivesDealt { seat, objectives: None } => by("tg-told-objectives-secret", seat),
            Event::WealthDrafted { seat, cards } => {
                let cards: Value = cards.into_iter().map(|card| card.card().name.get()).collect();
                by("tg-told-wealth-drafted", seat).with("cards", cards)
            }
            Event::WealthSpent { seat, card } => {
                by("tg-told-wealth", seat).with("card", card.card().name.get())
            }
            Event::SkillDrafted { seat, skill } => {
                by("tg-told-skill-drafted", seat).with("skill", skill.card().name.get())
            }
            Event::Stocked { seat, ref tiles } => {
                let tiles: Value = tiles.iter().map(|tile| tile.card().name.get()).collect();
                by("tg-told-stocked", seat).with("tiles", tiles)
            }
            Event::RoundBegan { round, ref order } => {
                let order: Value = order.iter().map(|&seat| by("tg-seat", seat)).collect();
                Phrase::new("tg-told-round").with("round", round).with("order", order)
            }
            Event::ObjectiveChosen { seat, objective: Some(card) } => {
                by("tg-told-objective-chosen", seat).with("objective", card.card().name.get())
            }
            Event::ObjectiveChosen { seat, objective: None } => by("tg-told-objective-chosen-secret", seat),
            Event::ObjectiveScored { seat, objective, vp } => by("tg-told-objective-scored", seat)
                .with("objective", objective.card().name.get())
                .with("vp", vp),
            Event::FinalScore { seat, sheet } => by("tg-told-final-score", seat)
                .with("total", sheet.total())
                .with("game", sheet.game.iter().sum::<i16>())
                .with("objective", sheet.objective)
                .with("technology", sheet.technology)
                .with("credits", sheet.credits)
                .with("resources", sheet.resources),
            Event::GameOver { winners } => {
                let winners: Value = winners.iter().map(|seat| by("tg-seat", seat)).collect();
                Phrase::new("tg-told-game-over").with("winners", winners)
            }
            _ => self.told_of_turns(event),
        }
    }

    /// Turns, goods, tracks, workers.
    fn told_of_turns(&self, event: &Event) -> Phrase {
        match *event {
            Event::IncomePaid { seat, item } => {
                by("tg-told-income", seat).with("item", self.item(seat, item))
            }
            Event::IncomeDoubled { seat } => by("tg-told-income-doubled", seat),
            Event::MainTaken { seat, area: on } => by("tg-told-main", seat).with("area", area(on)),
            Event::PlanetUsed { seat, worker: who, planet, .. } => by("tg-told-planet-used", seat)
                .with("worker", worker(who))
                .with("planet", planet.card().name.get()),
            Event::WildcardUsed { seat, worker: who } => {
                by("tg-told-wildcard", seat).with("worker", worker(who))
            }
            Event::Followed { seat, worker: who, area: on, promoted } => by("tg-told-followed", seat)
                .with("worker", worker(who))
                .with("area", area(on))
                .with("promoted", if promoted { "yes" } else { "no" }),
            Event::AreaChosen { seat, area: on, main } => {
                by("tg-told-area", seat).with("area", area(on)).with("main", if main { "yes" } else { "no" })
            }
            Event::Passed { seat } => by("tg-told-passed", seat),
            Event::Gained { seat, good: gained, count } => {
                by("tg-told-gained", seat).with("units", units(crate::goods::Units::of(gained, count)))
            }
            Event::Paid { seat, units: paid } => by("tg-told-paid", seat).with("units", units(paid)),
            Event::Exchanged { seat, good: got } => by("tg-told-exchanged", seat).with("good", good(got)),
            Event::Scored { seat, vp, source } => {
                by("tg-told-scored", seat).with("vp", vp).with("source", source_of(source))
            }
            Event::LostVp { seat, vp } => by("tg-told-lost-vp", seat).with("vp", vp),
            Event::Advanced { seat, track: on, level } => {
                by("tg-told-advanced", seat).with("track", track(on)).with("level", level)
            }
            Event::FleetArrived { seat, fleet } => {
                by("tg-told-fleet", seat).with("tile", fleet.card().name.get())
            }
            Event::Woken { seat } => by("tg-told-woken", seat),
            Event::CrewSpent { seat } => by("tg-told-crew-spent", seat),
            Event::LevelRaised { seat, track: on, by: more } => {
                by("tg-told-level-raised", seat).with("track", track(on)).with("by", more)
            }
            Event::BoomBegun { seat } => by("tg-told-boom", seat),
            Event::RiftOpened { seat } => by("tg-told-rift", seat),
            Event::OverrideReady { seat } => by("tg-told-override", seat),
            Event::WorkersReturned { seat, frozen } => {
                by("tg-told-workers-returned", seat).with("frozen", frozen)
            }
            _ => self.told_of_worlds(event),
        }
    }

    /// Ships, planets, tiles and cards.
    fn told_of_worlds(&self, event: &Event) -> Phrase {
        match *event {
            Event::Moved { seat, to, jump, .. } => by("tg-told-moved", seat)
                .with("planet", self.where_it_is(to))
                .with("jump", if jump { "yes" } else { "no" }),
            Event::Settled { seat, planet, .. } => {
                by("tg-told-settled", seat).with("planet", planet.card().name.get())
            }
            Event::PiratesDefeated { seat, pirate, .. } => {
                by("tg-told-pirates", seat).with("pirate", pirate.card().name.get())
            }
            Event::TileTaken { seat, tile } => {
                by("tg-told-tile-taken", seat).with("tile", tile.card().name.get())
            }
            Event::TileUsed { seat, tile } => {
                by("tg-told-tile-used", seat).with("tile", tile.card().name.get())
            }
            Event::TileReused { seat, tile } => {
                by("tg-told-tile-reused", seat).with("tile", tile.card().name.get())
            }
            Event::MiningTileTaken { seat, tile } => {
                by("tg-told-mining-tile-taken", seat).with("tile", tile.card().name.get())
            }
            Event::Mined { seat, item, .. } => by("tg-told-mined", seat).with("item", self.item(seat, item)),
            Event::Gathered { seat, place, good: got } => {
                by("tg-told-gathered", seat).with("good", good(got)).with("planet", self.where_it_is(place))
            }
            Event::TechClaimed { seat, tech } => {
                by("tg-told-tech-claimed", seat).with("card", tech.card().name.get())
            }
            Event::TechUsed { seat, tech } => {
                by("tg-told-tech-used", seat).with("card", tech.card().name.get())
            }
            Event::SkillUsed { seat, skill } => {
                by("tg-told-skill-used", seat).with("skill", skill.card().name.get())
            }
            Event::MissionTaken { seat, mission } => {
                by("tg-told-mission-taken", seat).with("mission", mission.card().name.get())
            }
            Event::MissionReturned { seat, mission } => {
                by("tg-told-mission-returned", seat).with("mission", mission.card().name.get())
            }
            Event::MissionFulfilled { seat, mission } => {
                by("tg-told-mission-fulfilled", seat).with("mission", mission.card().name.get())
            }
            Event::MissionRevealed { mission } => {
                Phrase::new("tg-told-mission-revealed").with("mission", mission.card().name.get())
            }
            Event::SeatClaimed { seat, decree, office, golden } => by("tg-told-seat", seat)
                .with("decree", decree.card().name.get())
                .with("office", office.card().name.get())
                .with("golden", if golden { "yes" } else { "no" }),
            Event::MiningTileRevealed { tile } => {
                Phrase::new("tg-told-mining-tile-revealed").with("tile", tile.card().name.get())
            }
            // All others are told above; the compiler cannot see that across the three functions.
            _ => Phrase::new("tg-ask-nothing"),
        }
    }
}

fn source_of(source: Source) -> Value {
    Value::Phrase(Phrase::new("tg-source").with("source", source.word()))
}
