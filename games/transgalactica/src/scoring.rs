//! The end of the game and final scoring (TG-END, TG-SCORE, TG-OBJECTIVE).

use orrery_kernel::{Offers, Outcome, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::content::{When, content};
use crate::effect::{NodeId, Step};
use crate::event::Event;
use crate::fate::Fate;
use crate::goods::Good;
use crate::ids::{ObjectiveId, TechId};
use crate::kinds::Source;
use crate::state::{Phase, Transgalactica};

/// VP by source: those on the track, and those of the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// Scored during the game, by [`Source`].
    pub game: [i16; Source::ALL.len()],
    /// The objective.
    pub objective: i16,
    /// Technology cards that score at the end.
    pub technology: i16,
    /// Credits.
    pub credits: i16,
    /// Resources.
    pub resources: i16,
}

impl Sheet {
    /// All sources together.
    pub fn total(&self) -> i16 {
        self.game.iter().sum::<i16>() + self.objective + self.technology + self.credits + self.resources
    }
}

/// What an effect scores, and how many items it counts for it (TG-RULING-63).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Tally {
    vp: u8,
    items: u8,
}

impl Transgalactica {
    /// Seats that have not chosen their objective.
    pub(crate) fn undecided(&self) -> SeatSet {
        Seat::all(self.count()).filter(|&seat| self.player(seat).chosen.is_none()).collect()
    }

    pub(crate) fn offer_objectives(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        self.player(seat).objectives.into_iter().for_each(|card| offers.offer(Action::Objective(card)));
    }

    /// TG-DECISION-17: all at the same time; the last answer ends the game.
    pub(crate) fn choose_objective(&mut self, seat: Seat, objective: ObjectiveId, fate: &mut impl Fate) {
        self.player_mut(seat).chosen = Some(objective);
        fate.event(Event::ObjectiveChosen { seat, objective: Some(objective) });
        if self.undecided().is_empty() {
            self.stack.pop();
            self.tell_scores(fate);
        }
    }

    /// The objective that the seat scores: the chosen one, or before the choice the better.
    pub(crate) fn objective(&self, seat: Seat) -> ObjectiveId {
        let player = self.player(seat);
        let [a, b] = player.objectives;
        let better = if self.objective_vp(a, seat) >= self.objective_vp(b, seat) { a } else { b };
        player.chosen.unwrap_or(better)
    }

    /// What an objective is worth to the seat now.
    pub(crate) fn objective_vp(&self, objective: ObjectiveId, seat: Seat) -> u8 {
        self.tally(objective.card().effect, seat).vp
    }

    /// The items scored on the seat's objective.
    pub(crate) fn objective_items(&self, seat: Seat) -> u8 {
        self.tally(self.objective(seat).card().effect, seat).items
    }

    fn tally(&self, effect: NodeId, seat: Seat) -> Tally {
        content().code.steps(Some(effect)).fold(Tally::default(), |sum, step| {
            let Tally { vp, items } = self.tally_step(step, seat);
            Tally { vp: sum.vp.saturating_add(vp), items: sum.items.saturating_add(items) }
        })
    }

    fn tally_step(&self, step: &Step, seat: Seat) -> Tally {
        match *step {
            Step::Vp(amount) => {
                let vp = self.amount(amount, seat);
                Tally { vp, items: vp.checked_div(amount.number).unwrap_or(0) }
            }
            // TG-RULING-25: the better of the two.
            Step::Choice { ref alternatives, .. } => {
                alternatives.iter().map(|&node| self.tally(node, seat)).max().unwrap_or_default()
            }
            Step::Cap(most, inner) => self.tally_capped(most, inner, seat),
            _ => Tally::default(),
        }
    }

    /// Only as many items as fit under the cap count, the dearer ones first (TG-RULING-63).
    fn tally_capped(&self, most: u8, inner: NodeId, seat: Seat) -> Tally {
        let mut sum = Tally::default();
        for step in content().code.steps(Some(inner)) {
            let Tally { vp, items } = self.tally_step(step, seat);
            let left = most - sum.vp;
            let each = vp.checked_div(items).unwrap_or(1).max(1);
            let fitting = if vp <= left { items } else { left.div_ceil(each) };
            sum = Tally { vp: sum.vp + vp.min(left), items: sum.items + fitting };
        }
        sum
    }

    /// Technology cards of the seat that score at the end, with what they score (TG-SCORE-4).
    fn scoring_cards(&self, seat: Seat) -> impl Iterator<Item = (TechId, u8)> + '_ {
        let last = |tech: TechId| tech.card().triggers.iter().find(|trigger| trigger.0 == When::FinalScoring);
        let cards = self.player(seat).techs.iter();
        cards.filter_map(move |tech| last(tech).map(|&(_, effect)| (tech, self.tally(effect, seat).vp)))
    }

    /// What the seat would score now.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        let player = self.player(seat);
        let limits = &content().limits;
        Sheet {
            game: player.scored,
            objective: self.objective_vp(self.objective(seat), seat).into(),
            technology: self.scoring_cards(seat).map(|(_, vp)| i16::from(vp)).sum(),
            credits: i16::from(player.goods.get(Good::Credit)) * i16::from(limits.vp_per_credit),
            resources: (player.goods.resources() / limits.resources_per_vp).into(),
        }
    }

    /// TG-SCORE-5: the highest VP, shared if tied.
    pub(crate) fn final_outcome(&self) -> Outcome {
        let mut scores = PerSeat::default();
        for seat in Seat::all(self.count()) {
            scores[seat] = self.sheet(seat).total();
        }
        let best = Seat::all(self.count()).map(|seat| scores[seat]).max();
        let winners = Seat::all(self.count()).filter(|&seat| Some(scores[seat]) == best).collect();
        Outcome { scores, winners, ending: 0 }
    }

    fn tell_scores(&mut self, fate: &mut impl Fate) {
        self.phase = Phase::Scoring;
        for seat in self.order.clone() {
            let objective = self.objective(seat);
            fate.event(Event::ObjectiveScored { seat, objective, vp: self.objective_vp(objective, seat) });
            for (tech, _) in self.scoring_cards(seat).filter(|card| card.1 > 0) {
                fate.event(Event::TechUsed { seat, tech });
            }
            fate.event(Event::FinalScore { seat, sheet: self.sheet(seat) });
        }
        fate.event(Event::GameOver { winners: self.final_outcome().winners });
    }
}
