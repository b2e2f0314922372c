//! Andromeda's Edge as a kernel game: what is asked and offered (`asking.rs`), what an answer does (`answering.rs`), and
//! what happens next.

use orrery_kernel::{
    BadOptions, Chance, Digest, Game, Illegal, Log, Offers, Outcome, Prompt, Seat, SeatSet, Viewer,
};

use crate::action::Action;
use crate::content::content_digest;
use crate::event::Event;
use crate::fate::{Both, Fate};
use crate::frame::Frame;
use crate::kinds::Power;
use crate::options::Options;
use crate::state::AndromedasEdge;
use crate::view::View;

impl Game for AndromedasEdge {
    const ID: &'static str = "andromedas-edge";
    const REV: u16 = 1;
    const ENDINGS: &'static [&'static str] = &["terminus", "standstill", "unity"];

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

    fn automa(&self) -> Option<(&'static str, i16)> {
        Some((&self.unity()?.commander().card().id, self.unity_sheet().total()))
    }

    fn prompt(&self) -> Prompt {
        match self.stack.top() {
            None => Prompt::Over(self.final_outcome()),
            Some(frame @ (Frame::Factions | Frame::Destinies)) => Prompt::Ask(self.undecided(frame)),
            Some(frame) => Prompt::Ask(self.asked_by(frame).map(SeatSet::one).unwrap_or_default()),
        }
    }

    fn offers(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        if seat.index() >= usize::from(self.count()) {
            return;
        }
        match self.stack.top() {
            Some(frame @ (Frame::Factions | Frame::Destinies)) if self.undecided(frame).contains(seat) => {
                self.offer_secret_choice(frame, seat, offers);
            }
            Some(Frame::Factions | Frame::Destinies) | None => {}
            Some(frame) => {
                if self.asked_by(frame) == Some(seat) {
                    self.offer(frame, seat, offers);
                }
                self.offer_tidying(frame, seat, offers);
            }
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

impl AndromedasEdge {
    /// Carries out a decision that was offered. A free action leaves what was asked pending.
    fn answer(&mut self, seat: Seat, action: Action, fate: &mut impl Fate) {
        let Some(&frame) = self.stack.top() else { return };
        if !matches!(action, Action::Shift(..)) {
            self.turn.shuffled = 0;
        }
        match action {
            Action::Faction(_) | Action::Destiny(_) => return self.choose_secretly(seat, action, fate),
            Action::Recruit(space) if !matches!(frame, Frame::Recruit { .. } | Frame::Unity(_)) => {
                return self.recruit(seat, space, fate);
            }
            Action::Collect(space, resource) => return self.collect(seat, space, resource, fate),
            Action::Use(track) => return self.use_development(seat, track, fate),
            Action::Discovery(token) => return self.use_discovery(seat, token, fate),
            Action::Token(token) => return self.use_token(seat, token, fate),
            Action::Abandon(moon) => return self.abandon(seat, moon, fate),
            Action::Hand(thing) => return self.propose(seat, thing, true),
            Action::Ask(thing) => return self.propose(seat, thing, false),
            Action::Slot(moon, place) => return self.put_in_slot(seat, moon, place, fate),
            Action::Empty(place) => return self.empty_slot(seat, place, fate),
            Action::Shift(module, place) => return self.shift(seat, module, place, fate),
            Action::Play(card) => return self.play_from(frame, seat, card, fate),
            _ => {}
        }
        self.stack.pop();
        self.answer_choice(frame, seat, action, fate);
    }

    /// A diplomacy card uses up the chance; with the right ship there is a second (AE-TACTICS-13).
    fn play_from(&mut self, frame: Frame, seat: Seat, card: crate::ids::TacticId, fate: &mut impl Fate) {
        if matches!(frame, Frame::Negotiate(_)) {
            self.stack.pop();
            self.battle.diplomacy[seat.index()] += 1;
            let here = self.here(seat);
            let twice = here.types().any(|ship| self.player(seat).ship_has(ship, Power::SecondVoice));
            if twice && self.battle.diplomacy[seat.index()] < 2 {
                self.stack.push(frame);
            }
        }
        self.play_card(seat, card, fate);
    }

    /// Carries out pending frames until one leaves a choice or nothing is left. A single choice is made without
    /// asking, unless that could tell a secret; what has no choice left is void.
    pub(crate) fn go_on(&mut self, fate: &mut impl Fate) {
        while let Some(&frame) = self.stack.top() {
            if matches!(frame, Frame::Factions | Frame::Destinies) {
                if !self.undecided(&frame).is_empty() {
                    return;
                }
                self.stack.pop();
                if frame == Frame::Factions {
                    self.reveal_factions(fate);
                }
                continue;
            }
            let Some(seat) = self.asked_by(&frame) else {
                self.stack.pop();
                self.carry_on(frame, fate);
                continue;
            };
            let mut choices = Choices { count: 0, first: None };
            self.offer(&frame, seat, &mut choices);
            match choices {
                Choices { count: 0, .. } => _ = self.stack.pop(),
                Choices { count: 1, first: Some(action) } if !self.keeps_a_secret(&frame, seat) => {
                    self.answer(seat, action, fate);
                }
                Choices { .. } => return,
            }
        }
    }

    /// Frames that wait for nobody.
    fn carry_on(&mut self, frame: Frame, fate: &mut impl Fate) {
        match frame {
            Frame::Begin => self.begin(fate),
            Frame::StartTurn(seat) => self.start_turn(seat, fate),
            Frame::Ready(seat) => self.ready(seat),
            Frame::Activation(seat) => self.activate_region(seat, fate),
            Frame::Activated(seat) => self.activated(seat),
            Frame::Strike(seat) => self.begin_strike(seat),
            Frame::StrikeMoves(class) => self.strike(class, fate),
            Frame::ReturnAll(seat) => self.return_all(seat, fate),
            Frame::EndTurn(seat) => self.end_turn(seat),
            Frame::Limits(seat) => self.check_limits(seat, fate),
            Frame::NextTurn(seat) => self.next_turn(seat, fate),
            Frame::Battle(part) => self.fight(part, fate),
            Frame::Reveal(_) => self.reveal_event(fate),
            Frame::ScoreEvent => self.score_event(fate),
            Frame::EventRaider => self.event_raider(fate),
            Frame::EventEffect => self.event_effect(),
            Frame::EventOver => self.event_over(fate),
            Frame::Window { cancelled, .. } => self.close_window(cancelled, fate),
            Frame::Card { card, seat } => self.resolve_card(seat, card),
            Frame::CardDone { card, seat } => self.card_done(seat, card),
            Frame::Fire { left: 0, .. } => {}
            Frame::Fire { when, or, seat, left, module } => {
                self.answer_now((when, or, seat), left, module, left.trailing_zeros() as u8, fate);
            }
            Frame::Do { node, context } => self.carry_out(node, context, fate),
            Frame::Times { node, context, left } => self.once_more(node, context, left),
            Frame::Each { node, context, left } => self.each_of(node, context, left),
            Frame::Paid { then, seat } => self.paid(seat, then, fate),
            Frame::Keep { seat, discard } => self.keep(seat, discard, None, fate),
            Frame::Steps { seat, track, left } => self.step(seat, track, left, fate),
            Frame::Repairs { seat, left } => self.repairs(seat, left, fate),
            Frame::Look(seat) => self.peek(seat, fate),
            Frame::Room { seat, moon } => self.receive(seat, moon),
            Frame::HalfMoons { seat, module } => self.half_moons(seat, module, fate),
            Frame::PlaceModule { seat, module } => self.place_module(seat, module, fate),
            Frame::Refill => self.refill(fate),
            Frame::ScoreDevelopment { seat, space } => self.score_development(seat, space, fate),
            Frame::Withdraw { seat, only } => self.leave(seat, only, fate),
            Frame::Nova { left, spared } => self.nova(left, spared),
            Frame::Threatened(seat) => self.threatened(seat),
            Frame::Deal(seat) => self.deal_damage(seat, fate),
            Frame::Scrap(seat) => self.scrap(seat, fate),
            Frame::Gain { seat, resource, count } => self.gain(seat, resource, count, fate),
            Frame::Unity(pending) => self.unity_goes_on(pending, fate),
            // They wait for somebody; what has nothing left to decide is void.
            Frame::Factions
            | Frame::Destinies
            | Frame::Vortexes { .. }
            | Frame::Turn(_)
            | Frame::ExtraLaunch(_)
            | Frame::BeforeActivation(_)
            | Frame::AfterActivation(_)
            | Frame::ChooseRaider(_)
            | Frame::AfterStrike(_)
            | Frame::Return(_)
            | Frame::Crew { .. }
            | Frame::EndOfTurn(_)
            | Frame::Escalate(_)
            | Frame::Negotiate(_)
            | Frame::Prepare(_)
            | Frame::Defeat { .. }
            | Frame::TokenFirst { .. }
            | Frame::Reroll { .. }
            | Frame::SetDice { .. }
            | Frame::Foresight(_)
            | Frame::Choice { .. }
            | Frame::ChooseSeat { .. }
            | Frame::ChooseSide { .. }
            | Frame::Pay { .. }
            | Frame::GainAny { .. }
            | Frame::Lose { .. }
            | Frame::TakeVp { .. }
            | Frame::Discard { .. }
            | Frame::Recover { .. }
            | Frame::AnyTrack { .. }
            | Frame::DrawUp { .. }
            | Frame::Repair { .. }
            | Frame::Peek { .. }
            | Frame::TakeDiscovery { .. }
            | Frame::Recruit { .. }
            | Frame::ClaimMoon { .. }
            | Frame::Survey { .. }
            | Frame::UseAdjacent { .. }
            | Frame::Activate { .. }
            | Frame::ScienceRow(_)
            | Frame::TwinDock { .. }
            | Frame::BuyModule { .. }
            | Frame::Field { .. }
            | Frame::GainModule { .. }
            | Frame::PassOn { .. }
            | Frame::AcceptModule { .. }
            | Frame::BuildShip { .. }
            | Frame::BuildDevelopment { .. }
            | Frame::Upgrade { .. }
            | Frame::FlipUp { .. }
            | Frame::Recall { .. }
            | Frame::Boarding { .. }
            | Frame::DamageModules { .. }
            | Frame::DamageShips { .. }
            | Frame::Shield { .. }
            | Frame::Save { .. }
            | Frame::Transfer { .. } => {}
        }
    }
}
