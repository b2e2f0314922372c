//! Events as phrases.

use orrery_kernel::{Phrase, Seat, Value};

use crate::event::Event;
use crate::kinds::Source;
use crate::player::Dock;
use crate::state::AndromedasEdge;
use crate::words::{development, module, place, resource, ship, thing, track, units};

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

/// Dice by face as a text: `6 5 5 1`.
fn dice(faces: [u8; 6]) -> String {
    let sorted =
        (1..=6u8).rev().flat_map(|face| std::iter::repeat_n(face, faces[usize::from(face) - 1].into()));
    sorted.map(|face| face.to_string()).collect::<Vec<_>>().join(" ")
}

impl AndromedasEdge {
    pub(crate) fn told(&self, event: &Event) -> Phrase {
        match event {
            Event::TileLaid { space, .. } => {
                Phrase::new("ae-told-tile-laid").with("region", self.region(*space))
            }
            Event::FactionsDealt { seat, factions: Some(cards), .. } => {
                let cards: Value = cards.iter().map(|card| card.card().name.get()).collect();
                by("ae-told-factions", *seat).with("cards", cards)
            }
            Event::FactionsDealt { seat, factions: None, .. } => by("ae-told-factions-secret", *seat),
            Event::DestiniesDealt { seat, destinies: Some(cards), .. } => {
                let cards: Value = cards.iter().map(|card| card.card().name.get()).collect();
                by("ae-told-destinies", *seat).with("cards", cards)
            }
            Event::DestiniesDealt { seat, destinies: None, .. } => by("ae-told-destinies-secret", *seat),
            Event::TilesDealt { seat, tiles: Some(tiles), .. } => {
                let tiles: Value = tiles.iter().map(|tile| tile.card().name.get()).collect();
                by("ae-told-tiles", *seat).with("tiles", tiles)
            }
            Event::TilesDealt { seat, tiles: None, .. } => by("ae-told-tiles-secret", *seat),
            Event::Chosen { seat } => by("ae-told-chosen", *seat),
            Event::FactionRevealed { seat, faction } => {
                by("ae-told-faction", *seat).with("faction", faction.card().name.get())
            }
            Event::DestinyRevealed { seat, destiny } => {
                by("ae-told-destiny", *seat).with("destiny", destiny.card().name.get())
            }
            Event::LeadersSent { seat, space } => {
                by("ae-told-leaders", *seat).with("region", self.region(*space))
            }
            Event::StartRolled { seat, dice: faces } => {
                by("ae-told-start-roll", *seat).with("dice", dice(*faces))
            }
            Event::StartPlayer { seat } => by("ae-told-start-player", *seat),
            Event::ModuleShown { module: of } => {
                Phrase::new("ae-told-module-shown").with("module", module(*of))
            }
            Event::TokenLaid { token } => {
                Phrase::new("ae-told-token-laid").with("token", token.card().name.get())
            }
            Event::TurnBegan { seat } => by("ae-told-turn", *seat),
            Event::Launched { seat, ship: kind, space, jump } => {
                by(if *jump { "ae-told-jumped" } else { "ae-told-launched" }, *seat)
                    .with("ship", ship(*kind))
                    .with("region", self.region(*space))
            }
            Event::Returns { seat } => by("ae-told-returns", *seat),
            Event::RegionActivated { seat, space, .. } => {
                by("ae-told-activated", *seat).with("region", self.region(*space))
            }
            Event::Gained { seat, resource: kind, count } => {
                by("ae-told-gained", *seat).with("count", *count).with("resource", resource(*kind))
            }
            Event::Drew { seat, count, cards: None, .. } => {
                by("ae-told-drew-secret", *seat).with("count", *count)
            }
            Event::Drew { seat, cards: Some(cards), .. } => {
                let cards: Value = cards.iter().map(|card| card.card().name.get()).collect();
                by("ae-told-drew", *seat).with("cards", cards)
            }
            Event::Reshuffled => Phrase::new("ae-told-reshuffled"),
            Event::Paid { seat, units: paid } => by("ae-told-paid", *seat).with("units", units(*paid)),
            Event::Discarded { seat, card } => {
                by("ae-told-discarded", *seat).with("card", card.card().name.get())
            }
            Event::Lost { seat, resource: kind, count } => {
                by("ae-told-lost", *seat).with("count", *count).with("resource", resource(*kind))
            }
            Event::Given { from, to, resource: kind } => {
                by("ae-told-given", *from).with("to", *to).with("resource", resource(*kind))
            }
            Event::CardGiven { from, to, card: Some(card), .. } => {
                by("ae-told-card-given", *from).with("to", *to).with("card", card.card().name.get())
            }
            Event::CardGiven { from, to, card: None, .. } => {
                by("ae-told-card-given-secret", *from).with("to", *to)
            }
            Event::Recovered { seat, card } => {
                by("ae-told-recovered", *seat).with("card", card.card().name.get())
            }
            Event::Scored { seat, vp, source } => {
                by("ae-told-scored", *seat).with("vp", *vp).with("source", source_of(*source))
            }
            Event::ModuleScored { seat, module, vp } => {
                by("ae-told-module-scored", *seat).with("module", module.card().name.get()).with("vp", *vp)
            }
            Event::VpLost { seat, vp } => by("ae-told-vp-lost", *seat).with("vp", *vp),
            Event::Advanced { seat, track: on, space } => {
                by("ae-told-advanced", *seat).with("track", track(*on)).with("space", *space)
            }
            Event::EventMarker { space } => Phrase::new("ae-told-marker").with("space", *space),
            Event::EventPending { seat } => by("ae-told-event-pending", *seat),
            _ => self.told_of_pieces(event),
        }
    }

    fn told_of_pieces(&self, event: &Event) -> Phrase {
        match event {
            Event::StackSeen { seat, tokens: Some(tokens), .. } => {
                let tokens: Value = tokens.iter().map(|token| token.card().name.get()).collect();
                by("ae-told-stack", *seat).with("tokens", tokens)
            }
            Event::StackSeen { seat, tokens: None, .. } => by("ae-told-stack-secret", *seat),
            Event::DiscoveryTaken { seat, token: Some(token), .. } => {
                by("ae-told-discovery", *seat).with("token", token.card().name.get())
            }
            Event::DiscoveryTaken { seat, token: None, .. } => by("ae-told-discovery-secret", *seat),
            Event::DiscoveryUsed { seat, token } => {
                by("ae-told-token-used", *seat).with("token", token.card().name.get())
            }
            Event::TokenTaken { seat, token } => {
                by("ae-told-token-taken", *seat).with("token", token.card().name.get())
            }
            Event::TokenUsed { seat, token } => {
                by("ae-told-token-used", *seat).with("token", token.card().name.get())
            }
            Event::MoonClaimed { seat, moon, .. } => {
                by("ae-told-moon-claimed", *seat).with("moon", moon.card().name.get())
            }
            Event::MoonShown { space, moon } => Phrase::new("ae-told-moon-shown")
                .with("moon", moon.card().name.get())
                .with("region", self.region(*space)),
            Event::MoonsSeen { seat, space, moons: Some(moons), .. } => {
                let moons: Value = moons.iter().map(|moon| moon.card().name.get()).collect();
                by("ae-told-moons", *seat).with("region", self.region(*space)).with("moons", moons)
            }
            Event::MoonsSeen { seat, space, moons: None, .. } => {
                by("ae-told-moons-secret", *seat).with("region", self.region(*space))
            }
            Event::MoonSlotted { seat, moon, place: to } => by("ae-told-moon-slotted", *seat)
                .with("moon", moon.card().name.get())
                .with("slot", place(*to)),
            Event::MoonAbandoned { seat, moon } => {
                by("ae-told-moon-abandoned", *seat).with("moon", moon.card().name.get())
            }
            Event::MoonDiscarded { moon } => {
                Phrase::new("ae-told-moon-discarded").with("moon", moon.card().name.get())
            }
            Event::MoonUsed { seat, moon } => {
                by("ae-told-moon-used", *seat).with("moon", moon.card().name.get())
            }
            Event::MoonTaken { seat, from, moon } => {
                by("ae-told-moon-taken", *seat).with("from", *from).with("moon", moon.card().name.get())
            }
            Event::ModuleGained { seat, module: of } => {
                by("ae-told-module-gained", *seat).with("module", module(*of))
            }
            Event::ModuleBuried { seat, module: of } => {
                by("ae-told-module-buried", *seat).with("module", module(*of))
            }
            Event::ModuleActivated { seat, module: of, dock } => {
                let key =
                    if *dock == Dock::Effect { "ae-told-module-run" } else { "ae-told-module-activated" };
                by(key, *seat).with("module", module(*of))
            }
            Event::ModuleShifted { seat, module: of, .. } => {
                by("ae-told-module-shifted", *seat).with("module", module(*of))
            }
            Event::ModuleDamaged { seat, module: of } => {
                by("ae-told-module-damaged", *seat).with("module", module(*of))
            }
            Event::ModuleRepaired { seat, module: of } => {
                by("ae-told-module-repaired", *seat).with("module", module(*of))
            }
            Event::ModuleSpared { seat, module: of } => {
                by("ae-told-module-spared", *seat).with("module", module(*of))
            }
            Event::ShipRepaired { seat, ship: kind } => {
                by("ae-told-ship-repaired", *seat).with("ship", ship(*kind))
            }
            Event::ShieldRepaired { seat, ship: kind } => {
                by("ae-told-shield-repaired", *seat).with("ship", ship(*kind))
            }
            Event::ShipBuilt { seat, ship: kind } => {
                by("ae-told-ship-built", *seat).with("ship", ship(*kind))
            }
            Event::DevelopmentBuilt { seat, space } => {
                by("ae-told-development", *seat).with("region", self.region(*space))
            }
            Event::DevelopmentUsed { seat, track: on } => {
                by("ae-told-development-used", *seat).with("development", development(*on))
            }
            Event::DevelopmentFlipped { seat, track: on } => {
                by("ae-told-development-flipped", *seat).with("development", development(*on))
            }
            Event::UpgradePlaced { seat, tile } => {
                by("ae-told-upgrade", *seat).with("tile", tile.card().name.get())
            }
            Event::ShipReturned { seat, ship: kind, .. } => {
                by("ae-told-ship-returned", *seat).with("ship", ship(*kind))
            }
            Event::ShipMoved { seat, ship: kind, to, .. } => {
                by("ae-told-ship-moved", *seat).with("ship", ship(*kind)).with("region", self.region(*to))
            }
            Event::AllReturned { seat } => by("ae-told-all-returned", *seat),
            Event::Recruited { seat, space } => {
                by("ae-told-recruited", *seat).with("region", self.region(*space))
            }
            Event::LeaderExiled { seat, space } => {
                by("ae-told-exiled", *seat).with("region", self.region(*space))
            }
            Event::Collected { seat, space, resource: kind } => by("ae-told-collected", *seat)
                .with("resource", resource(*kind))
                .with("region", self.region(*space)),
            Event::BonusPlaced { resource: kind, regions } => {
                Phrase::new("ae-told-bonus").with("resource", resource(*kind)).with("count", *regions)
            }
            _ => self.told_of_conflict(event),
        }
    }

    fn told_of_conflict(&self, event: &Event) -> Phrase {
        match event {
            Event::CardPlayed { seat, card } => {
                by("ae-told-card", *seat).with("card", card.card().name.get())
            }
            Event::CardCancelled { card } => {
                Phrase::new("ae-told-card-cancelled").with("card", card.card().name.get())
            }
            Event::StrikeCancelled => Phrase::new("ae-told-strike-cancelled"),
            Event::AbilityUsed { seat, faction, nth } => {
                let ability = &faction.card().abilities[usize::from(*nth).min(1)];
                by("ae-told-ability", *seat).with("ability", ability.name.get())
            }
            Event::UpgradeUsed { seat, tile } => {
                by("ae-told-ability", *seat).with("ability", tile.card().name.get())
            }
            Event::SustainUsed { seat, card } => {
                by("ae-told-ability", *seat).with("ability", card.card().name.get())
            }
            Event::RaidersPlaced { raider, space, count } => Phrase::new("ae-told-raiders")
                .with("raider", raider.card().name.get())
                .with("count", *count)
                .with("region", self.region(*space)),
            Event::RaiderNotPlaced { raider } => {
                Phrase::new("ae-told-no-raider").with("raider", raider.card().name.get())
            }
            Event::RaiderMoved { class, to, .. } => Phrase::new("ae-told-strike")
                .with("raider", self.raider(*class))
                .with("region", self.region(*to)),
            Event::RaiderShielded { class } => {
                Phrase::new("ae-told-raider-shielded").with("raider", self.raider(*class))
            }
            Event::RaiderDestroyed { class, .. } => {
                Phrase::new("ae-told-raider-gone").with("raider", self.raider(*class))
            }
            Event::BattleBegan { space } => Phrase::new("ae-told-battle").with("region", self.region(*space)),
            Event::EnergySpent { seat, count } => by("ae-told-energy", *seat).with("count", *count),
            Event::Rolled { side, first, dice: faces, targeting } => Phrase::new("ae-told-rolled")
                .with("side", self.side(*side))
                .with("first", dice(*first))
                .with("dice", dice(*faces))
                .with("targeting", *targeting),
            Event::DiceChanged { side, dice: faces } => {
                Phrase::new("ae-told-dice").with("side", self.side(*side)).with("dice", dice(*faces))
            }
            Event::BattleWon { side } => Phrase::new("ae-told-won").with("side", self.side(*side)),
            Event::NobodyWon => Phrase::new("ae-told-nobody-won"),
            Event::BattleEnded => Phrase::new("ae-told-battle-ended"),
            Event::ShipShielded { seat, ship: kind } => {
                by("ae-told-shielded", *seat).with("ship", ship(*kind))
            }
            Event::ShipScrapped { seat, ship: kind, .. } => {
                by("ae-told-scrapped", *seat).with("ship", ship(*kind))
            }
            Event::ShipSpared { seat, ship: kind } => {
                by("ae-told-ship-spared", *seat).with("ship", ship(*kind))
            }
            Event::EventsSeen { seat, events: Some(events), .. } => {
                let events: Value = events.iter().map(|card| card.card().name.get()).collect();
                by("ae-told-events", *seat).with("cards", events)
            }
            Event::EventsSeen { seat, events: None, .. } => by("ae-told-events-secret", *seat),
            Event::EventBuried { seat } => by("ae-told-event-buried", *seat),
            Event::EventRevealed { card } => {
                Phrase::new("ae-told-event").with("card", card.card().name.get())
            }
            Event::EventOver => Phrase::new("ae-told-event-over"),
            Event::Transferred { from, to, thing: Some(what), .. } => {
                by("ae-told-transferred", *from).with("to", *to).with("thing", thing(*what))
            }
            Event::Transferred { from, to, thing: None, .. } => {
                by("ae-told-transferred-secret", *from).with("to", *to)
            }
            Event::Refused { seat } => by("ae-told-refused", *seat),
            Event::EndTriggered => Phrase::new("ae-told-end"),
            Event::FinalScore { seat, sheet } => by("ae-told-final-score", *seat)
                .with("total", sheet.total())
                .with("marker", sheet.marker)
                .with("tracks", sheet.tracks)
                .with("developments", sheet.developments + sheet.special_regions)
                .with("damage", sheet.damage)
                .with("vault", sheet.vault)
                .with("modules", sheet.modules)
                .with("leaders", sheet.leaders)
                .with("others", sheet.faction + sheet.destiny),
            Event::GameOver { winners } => {
                let winners: Value = winners.iter().map(|seat| by("ae-seat", seat)).collect();
                let key = if self.unity_won_alone() { "un-told-over" } else { "ae-told-over" };
                Phrase::new(key).with("winners", winners)
            }
            Event::Unity(told) => self.told_of_unity(told),
            _ => Phrase::new("ae-ask-nothing"),
        }
    }
}

fn source_of(source: Source) -> Value {
    Value::Phrase(Phrase::new("ae-source").with("source", source.word()))
}
