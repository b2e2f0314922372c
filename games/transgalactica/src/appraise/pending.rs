//! What is pending for the seat and not yet in its hands. Here the exact value of a choice counts, not its average.

use super::{Eye, worth};
use crate::content::content;
use crate::effect::{NodeId, Pick, Step};
use crate::frame::{Expedition, Explore, Frame};
use crate::items::Item;
use crate::kinds::Area;
use crate::resolve::action_of;

impl Eye<'_> {
    pub(super) fn promises(&self) -> i32 {
        self.game.stack.frames().iter().map(|frame| self.promise(frame)).sum()
    }

    fn promise(&self, frame: &Frame) -> i32 {
        let mine = |seat, worth: i32| if seat == self.seat { worth } else { 0 };
        let each = |item: Item| self.game.effect_of(item, self.seat).map_or(0, |effect| self.effect(effect));
        match *frame {
            Frame::Do { node, seat, .. } if seat == self.seat => self.prospect(node),
            Frame::Choice { node, seat, .. } | Frame::Pay { node, seat, .. } if seat == self.seat => {
                self.prospect_of(&content().code.node(node).step)
            }
            Frame::Times { node, seat, left, .. } if seat == self.seat => i32::from(left) * self.effect(node),
            Frame::Advance { seat, track, left, free, .. } if seat == self.seat => {
                self.step(&Step::Advance { steps: left, track, free })
            }
            Frame::Wake { seat, left } => mine(seat, self.step(&Step::Wake(left))),
            Frame::AnyGood { seat, left, .. } | Frame::Gather { seat, left, .. } => {
                mine(seat, i32::from(left) * self.any())
            }
            Frame::Explore(explore) if explore.seat == self.seat => self.voyage(&explore),
            Frame::Jump { seat, .. } => mine(seat, worth::JUMP),
            Frame::Settle { seat, action_planet, free, .. } if seat == self.seat => {
                self.step(&Step::Place { action_planet, free })
            }
            Frame::ClaimTech { seat, .. } if seat == self.seat => self.best_claim(),
            Frame::TakeMission { seat, .. } if seat == self.seat => self.best_mission(),
            Frame::PutBack { seat, mission } if seat == self.seat => {
                let least = self.player.log.iter().map(|&held| self.mission(held)).min();
                self.mission(mission) - least.unwrap_or(0)
            }
            Frame::Area { seat, main, only, .. } if seat == self.seat => match only {
                Some(area) => self.prospect(action_of(area, main)),
                None => self.best_area(main),
            },
            Frame::Items { seat, items, twice } if seat == self.seat => {
                items.iter().chain(twice.iter()).map(each).sum()
            }
            Frame::Berth { seat, pirate } if seat == self.seat => self.berthed(pirate),
            Frame::Office { seat, .. } if seat == self.seat => self.best_office() + worth::READY_CREW,
            Frame::Fulfil { seat, mission } if seat == self.seat => {
                self.fulfilment(mission) - self.mission(mission)
            }
            Frame::SealedOrder { seat } => mine(seat, self.best_order()),
            Frame::Reuse { seat } => mine(seat, self.best_spent()),
            Frame::Fire { when, seat, cards, .. } if seat == self.seat => {
                let triggers = cards.iter().flat_map(|tech| &tech.card().triggers);
                triggers.filter(|trigger| trigger.0 == when).map(|trigger| self.effect(trigger.1)).sum()
            }
            Frame::PlanetTile { seat, place } if seat == self.seat => {
                self.game.site(place).tile.map_or(0, |tile| self.tile_ahead(tile))
            }
            _ => 0,
        }
    }

    /// An effect that is about to be carried out.
    fn prospect(&self, first: NodeId) -> i32 {
        content().code.steps(Some(first)).map(|step| self.prospect_of(step)).sum()
    }

    fn prospect_of(&self, step: &Step) -> i32 {
        match *step {
            Step::ClaimTech => self.best_claim(),
            Step::TakeMission => self.best_mission(),
            Step::Explore { both } => {
                let kind = if both { Expedition::Main } else { Expedition::Secondary };
                self.voyage(&Explore::new(self.seat, kind))
            }
            Step::Move(spaces) => self.voyage(&Explore::new(self.seat, Expedition::FreeMove(spaces))),
            Step::Colonize(spaces) => self.voyage(&Explore::new(self.seat, Expedition::Colony(spaces))),
            Step::Main(Pick::Area(area)) => self.prospect(action_of(area, true)),
            Step::Secondary(Pick::Area(area)) => self.prospect(action_of(area, false)),
            Step::Main(Pick::Any | Pick::Other) => self.best_area(true),
            Step::Secondary(Pick::Any | Pick::Other) => self.best_area(false),
            Step::Choice { ref alternatives, .. } => {
                alternatives.iter().map(|&first| self.prospect(first)).max().unwrap_or(0)
            }
            Step::Pay { cost, then, unlocks } => (self.prospect(then) - self.price(cost, unlocks)).max(0),
            _ => self.step(step),
        }
    }

    /// The best area but omni, for a main or a secondary action.
    fn best_area(&self, main: bool) -> i32 {
        let areas = Area::ALL.into_iter().filter(|&area| area != Area::Omni);
        areas.map(|area| self.prospect(action_of(area, main))).max().unwrap_or(0)
    }
}
