//! Transgalactica as a kernel game: what is asked, what is offered, what happens next.

use orrery_kernel::{
    BadOptions, Chance, Digest, Game, Illegal, Log, Offers, Outcome, Prompt, Seat, SeatSet, Viewer,
};

use crate::action::Action;
use crate::content::content_digest;
use crate::event::Event;
use crate::fate::{Both, Fate};
use crate::frame::Frame;
use crate::options::Options;
use crate::state::Transgalactica;
use crate::view::View;

impl Game for Transgalactica {
    const ID: &'static str = "transgalactica";
    const REV: u16 = 1;
    const ENDINGS: &'static [&'static str] = &["rounds"];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn content() -> Digest {
        content_digest()
    }

    fn options(seats: u8) -> Result<Options, BadOptions> {
        Options::standard(seats)
    }

    fn start(
        options: &Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Self, BadOptions> {
        let fate = &mut Both { chance, log };
        let mut game = Self::set_table(options, fate)?;
        game.go_on(fate);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    fn prompt(&self) -> Prompt {
        match self.stack.top() {
            None => Prompt::Over(self.final_outcome()),
            Some(Frame::Objectives) => Prompt::Ask(self.undecided()),
            Some(frame) => Prompt::Ask(self.asked_by(frame).map(SeatSet::one).unwrap_or_default()),
        }
    }

    fn offers(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        match self.stack.top() {
            Some(Frame::Objectives) if self.undecided().contains(seat) => self.offer_objectives(seat, offers),
            Some(frame) if self.asked_by(frame) == Some(seat) => self.offer(frame, seat, offers),
            _ => {}
        }
    }

    fn why_not(&self, seat: Seat, action: Action) -> Illegal {
        self.reason_against(seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let fate = &mut Both { chance, log };
        self.answer(seat, action, fate);
        self.go_on(fate);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        view.imagine(chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.stack.top().is_none().then(|| self.final_outcome())
    }
}

/// Whether a decision leaves a choice.
struct Choices {
    count: u32,
    first: Option<Action>,
}

impl Offers<Action> for Choices {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.count += 1;
        self.first.get_or_insert(action);
    }
}

impl Transgalactica {
    /// Who decides in this frame; nobody if it is carried out at once, or if all decide.
    pub(crate) fn asked_by(&self, frame: &Frame) -> Option<Seat> {
        Some(match *frame {
            Frame::Draft(nth) => return self.drafting(nth),
            Frame::Follow { by, nth, .. } => return self.follower(by, nth),
            Frame::Turn(seat) | Frame::After(seat) => seat,
            Frame::Choice { seat, .. }
            | Frame::Pay { seat, .. }
            | Frame::Advance { seat, .. }
            | Frame::Wake { seat, .. }
            | Frame::AnyGood { seat, .. }
            | Frame::Jump { seat, .. }
            | Frame::Settle { seat, .. }
            | Frame::ClaimTech { seat, .. }
            | Frame::TakeMission { seat, .. }
            | Frame::PutBack { seat, .. }
            | Frame::Area { seat, .. }
            | Frame::Gather { seat, .. }
            | Frame::Items { seat, .. }
            | Frame::Berth { seat, .. }
            | Frame::Office { seat, .. }
            | Frame::Fulfil { seat, .. }
            | Frame::SealedOrder { seat }
            | Frame::Reuse { seat } => seat,
            Frame::Explore(explore) => explore.seat,
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
            | Frame::NextTurn(_) => return None,
        })
    }

    /// The choices of a decision, in ascending order; where the ledger opens a window, free actions after them.
    fn offer(&self, frame: &Frame, seat: Seat, offers: &mut impl Offers<Action>) {
        self.offer_choices(frame, seat, offers);
        self.offer_free_actions(frame, seat, offers);
    }

    fn offer_choices(&self, frame: &Frame, seat: Seat, offers: &mut impl Offers<Action>) {
        match *frame {
            Frame::Draft(_) => self.offer_draft(seat, offers),
            Frame::Turn(_) => self.offer_turn(seat, offers),
            Frame::After(_) => offers.offer(Action::Done),
            Frame::Follow { area, .. } => self.offer_following(seat, area, offers),
            Frame::Choice { node, sure, .. } => self.offer_alternatives(node, seat, sure, offers),
            Frame::Pay { node, sure, .. } => self.offer_payments(node, seat, sure, offers),
            Frame::Advance { track, free, sure, .. } => self.offer_steps(seat, track, free, sure, offers),
            Frame::Wake { .. } => {
                offers.offer(Action::Done);
                if self.player(seat).crew.frozen > 0 {
                    offers.offer(Action::Wake);
                }
            }
            Frame::AnyGood { from, .. } => self.offer_types(from, offers),
            Frame::Explore(explore) => self.offer_exploring(&explore, offers),
            Frame::Jump { sure, .. } => self.offer_jumps(seat, sure, offers),
            Frame::Settle { action_planet, free, sure, .. } => {
                self.offer_settling(seat, action_planet, free, sure, offers)
            }
            Frame::ClaimTech { sure, .. } => self.offer_claims(seat, sure, offers),
            Frame::TakeMission { sure, .. } => self.offer_missions(seat, sure, offers),
            Frame::PutBack { mission, .. } => self.offer_missions_to_put_back(seat, mission, offers),
            Frame::Area { main, only, omni, sure, .. } => {
                self.offer_areas(seat, main, only, omni, sure, offers)
            }
            Frame::Gather { left, from, .. } => self.offer_gathering(seat, left, from, offers),
            Frame::Items { items, .. } => self.offer_items(seat, items, offers),
            Frame::Berth { .. } => self.offer_berths(seat, offers),
            Frame::Office { .. } => self.offer_offices(offers),
            Frame::Fulfil { mission, .. } => self.offer_mission_payments(seat, mission, offers),
            Frame::SealedOrder { .. } => self.offer_sealed_orders(seat, offers),
            Frame::Reuse { .. } => self.offer_reuse(seat, offers),
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
            | Frame::NextTurn(_) => {}
        }
    }

    /// Carries out a decision that was offered. A free action leaves what was asked pending.
    fn answer(&mut self, seat: Seat, action: Action, fate: &mut impl Fate) {
        let Some(&frame) = self.stack.top() else { return };
        match action {
            Action::Fight(place) => return self.fight(seat, place, fate),
            Action::Exchange(good) => return self.exchange(seat, good, fate),
            Action::Use(tile) => return self.use_tile(seat, tile, fate),
            Action::Stock(tile) => return self.use_stock(seat, tile, fate),
            Action::Fulfil(mission) => return self.fulfil_freely(seat, mission),
            Action::Senate(decree) => return self.claim_seat(seat, decree, fate),
            Action::Card(tech) => return self.use_card(seat, tech, fate),
            Action::Objective(objective) => return self.choose_objective(seat, objective, fate),
            _ => {}
        }
        self.stack.pop();
        match (frame, action) {
            (Frame::Draft(nth), action) => self.draft(seat, nth, action, fate),
            (Frame::Turn(_), action) => self.take_turn(seat, action, fate),
            (Frame::After(_), _) => self.player_mut(seat).once.rift = Default::default(),
            (Frame::Follow { by, area, nth }, action) => self.follow(seat, by, area, nth, action, fate),
            (Frame::Explore(explore), action) => self.explore(explore, action, fate),
            (_, Action::Done) => self.decline(frame),
            (frame, action) => self.answer_step(frame, seat, action, fate),
        }
    }

    /// Whoever declines to pay for something repeated has had enough of it.
    fn decline(&mut self, frame: Frame) {
        if matches!(frame, Frame::Pay { .. }) && matches!(self.stack.top(), Some(Frame::Times { .. })) {
            self.stack.pop();
        }
    }

    /// Decisions inside an effect.
    fn answer_step(&mut self, frame: Frame, seat: Seat, action: Action, fate: &mut impl Fate) {
        match (frame, action) {
            (Frame::Choice { node, source, .. }, Action::Choose(nth)) => {
                self.choose(node, seat, source, nth);
            }
            (Frame::Pay { node, source, .. }, Action::Pay(units)) => {
                self.pay_for(node, seat, source, units, fate);
            }
            (Frame::Advance { track, left, free, source, .. }, action) => {
                self.advance(seat, track, left, free, source, action, fate);
            }
            (Frame::Wake { left, .. }, Action::Wake) => {
                if left > 1 {
                    self.stack.push(Frame::Wake { seat, left: left - 1 });
                }
                self.wake(seat, 1, fate);
            }
            (Frame::AnyGood { left, .. }, Action::Take(good)) => {
                if left > 1 {
                    self.stack.push(Frame::AnyGood { seat, left: left - 1, from: good });
                }
                self.gain(seat, good, 1, fate);
            }
            (Frame::Jump { .. }, Action::Jump(ship, place, _)) => self.jump(seat, ship, place, fate),
            (Frame::Settle { free, .. }, Action::Settle(place)) => self.settle(seat, place, free, fate),
            (Frame::ClaimTech { .. }, Action::Claim(tech)) => self.claim(seat, tech, fate),
            (Frame::TakeMission { .. }, Action::Mission(mission)) => self.take_mission(seat, mission, fate),
            (Frame::PutBack { mission, .. }, Action::Mission(returned)) => {
                self.put_back(seat, returned, mission, fate);
            }
            (Frame::Area { main, .. }, Action::Area(area)) => {
                fate.event(Event::AreaChosen { seat, area, main });
                self.perform(seat, area, main);
            }
            (Frame::Gather { left, .. }, Action::Gather(place, good)) => {
                self.gather(seat, left, place, good, fate);
            }
            (Frame::Items { items, twice, .. }, Action::Resolve(item)) => {
                self.resolve_item(seat, items, twice, item, fate);
            }
            (Frame::Berth { pirate, .. }, Action::Berth(row)) => {
                self.player_mut(seat).berths[usize::from(row / 2)] = Some(pirate);
            }
            (Frame::Office { decree, .. }, Action::Office(office)) => {
                self.take_seat(seat, decree, office, fate);
            }
            (Frame::Fulfil { mission, .. }, Action::Pay(units)) => self.fulfil(seat, mission, units, fate),
            (Frame::SealedOrder { .. }, Action::Waive(mission, waived)) => {
                self.fulfil_by_order(seat, mission, waived, fate);
            }
            (Frame::Reuse { .. }, Action::Reuse(tile)) => self.reuse_tile(seat, tile, fate),
            _ => {}
        }
    }

    /// Carries out pending frames until one leaves a choice or nothing is left. A single choice is made without
    /// asking (TG-RULING-64); what has no choice left is void, whatever free actions there are: those are never made
    /// for a player.
    pub(crate) fn go_on(&mut self, fate: &mut impl Fate) {
        while let Some(&frame) = self.stack.top() {
            if frame == Frame::Objectives {
                return;
            }
            let Some(seat) = self.asked_by(&frame) else {
                self.stack.pop();
                self.carry_on(frame, fate);
                continue;
            };
            let mut choices = Choices { count: 0, first: None };
            self.offer_choices(&frame, seat, &mut choices);
            if choices.count == 0 {
                self.stack.pop();
                continue;
            }
            self.offer_free_actions(&frame, seat, &mut choices);
            match choices {
                Choices { count: 1, first: Some(action) } => self.answer(seat, action, fate),
                Choices { .. } => return,
            }
        }
    }

    /// Frames that wait for nobody.
    fn carry_on(&mut self, frame: Frame, fate: &mut impl Fate) {
        match frame {
            Frame::Do { node, seat, source, sure } => self.carry_out(node, seat, source, sure, fate),
            Frame::Times { node, seat, source, left } => self.once_more(node, seat, source, left),
            Frame::Fire { when, or, seat, cards } => self.fire_now(when, or, seat, cards, fate),
            Frame::Begin(nth) => self.begin(nth, fate),
            Frame::FirstOutpost(seat) => self.first_outpost(seat, fate),
            Frame::FirstTile(seat) => self.first_tile(seat),
            Frame::BeginRound => self.begin_round(fate),
            Frame::Income(nth) => self.income(nth),
            Frame::IncomeItems(seat) => self.income_items(seat, fate),
            Frame::BeginActions => self.begin_actions(),
            Frame::PlanetTile { seat, place } => self.take_planet_tile(seat, place, fate),
            Frame::Refill => self.refill_missions(fate),
            Frame::NextTurn(seat) => self.next_turn(seat, fate),
            // A follower beyond the last, or a marker: nothing to do.
            _ => {}
        }
    }
}
