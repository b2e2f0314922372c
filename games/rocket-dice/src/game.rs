//! Rocket Dice as a kernel game: what is asked, what is offered, what happens next.

use orrery_kernel::{
    BadOptions, Chance, Digest, Game, Illegal, Log, Offers, Outcome, Prompt, Seat, SeatSet, Viewer,
};

use crate::action::Action;
use crate::content::content_digest;
use crate::dice::DiceSet;
use crate::event::Event;
use crate::fate::{Both, Fate};
use crate::frame::Frame;
use crate::options::Options;
use crate::state::{Ending, RocketDice};
use crate::view::View;

impl Game for RocketDice {
    const ID: &'static str = "rocket-dice";
    const REV: u16 = 1;
    const ENDINGS: &'static [&'static str] = Ending::WORDS;

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
        match self.asked() {
            Some(seat) => Prompt::Ask(SeatSet::one(seat)),
            None => Prompt::Over(self.final_outcome()),
        }
    }

    fn offers(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        if self.asked() == Some(seat) {
            self.offer(offers);
        }
    }

    fn why_not(&self, seat: Seat, action: Action) -> Illegal {
        self.reason_against(seat, action)
    }

    fn play(&mut self, _: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let fate = &mut Both { chance, log };
        self.answer(action, fate);
        self.go_on(fate);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        view.imagine(chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.asked().is_none().then(|| self.final_outcome())
    }
}

impl RocketDice {
    /// Who decides next; nobody when the game is over.
    pub(crate) fn asked(&self) -> Option<Seat> {
        Some(match self.stack.top()? {
            Frame::PickLine(seat)
            | Frame::GainAlliance(seat)
            | Frame::KeepVpCard(seat, _)
            | Frame::Pay(seat, ..)
            | Frame::Commit(seat) => *seat,
            Frame::Arrange(arrange) => arrange.seat,
            _ => self.active,
        })
    }

    /// The choices of the pending decision, in ascending order.
    fn offer(&self, offers: &mut impl Offers<Action>) {
        let me = self.player(self.active);
        let Some(frame) = self.stack.top() else { return };
        match frame {
            Frame::PickLine(_) => self.offer_lines_to_fill(offers),
            Frame::Arrange(arrange) => self.offer_colors_to_place(arrange, offers),
            Frame::Start => self.offer_start(offers),
            Frame::TakeLine(swapped) => self.offer_lines_after_swap(*swapped, offers),
            Frame::RecruitAlliance => {
                offers.offer(Action::Done);
                self.offer_display(offers);
            }
            Frame::GainAlliance(_) => self.offer_display(offers),
            Frame::Reroll => self.offer_reroll(offers),
            Frame::Main => self.offer_main(offers),
            Frame::ChooseBattle | Frame::Pay(..) => {
                offers.offer(Action::Done);
                offers.offer(Action::Yes);
            }
            Frame::ChooseOpponent(_) => {
                self.opponents().for_each(|seat| offers.offer(Action::Opponent(seat)))
            }
            Frame::Dice(step, changed) => self.offer_dice(*step, *changed, offers),
            Frame::ExchangeFor(..) | Frame::Draft(_) => self.offer_cells(offers),
            Frame::Mark(_, up_to) => {
                self.rows_to_mark(*up_to).for_each(|(row, _)| offers.offer(Action::Mark(row)))
            }
            Frame::BuildMoon(_) => self.offer_kinds(offers),
            Frame::Conquer(_, up_to) => {
                let fits = self.planets_on_offer().into_iter().filter(|planet| planet.card().value <= *up_to);
                fits.for_each(|planet| offers.offer(Action::Planet(planet)));
            }
            Frame::Reuse(_) => self.normal_planets().for_each(|planet| offers.offer(Action::Planet(planet))),
            Frame::KeepVpCard(_, drawn) => {
                let mut cards = drawn.cards;
                cards.sort_unstable();
                cards.into_iter().flatten().for_each(|card| offers.offer(Action::VpCard(card)));
            }
            Frame::Conquest(faces) => self.offer_conquest(*faces, offers),
            Frame::GiveAlliance(_) => {
                me.alliances.iter().for_each(|card| offers.offer(Action::Alliance(card)))
            }
            Frame::GiveVpCard(_) => me.vp_cards.iter().for_each(|card| offers.offer(Action::VpCard(card))),
            Frame::Commit(seat) => self.offer_commitments(*seat, offers),
            _ => {}
        }
    }

    fn offer_display(&self, offers: &mut impl Offers<Action>) {
        let mut display = self.display.clone();
        display.sort_unstable();
        display.into_iter().for_each(|alliance| offers.offer(Action::Alliance(alliance)));
    }

    /// Carries out a decision that was offered.
    fn answer(&mut self, action: Action, fate: &mut impl Fate) {
        let Some(frame) = self.stack.top().cloned() else { return };
        match (frame, action) {
            (Frame::Start | Frame::Main, action) => self.act(action, fate),
            (Frame::TakeLine(_), Action::Take(line, ends)) => self.take_line(line, ends, fate),
            (Frame::Reroll, Action::Reroll(dice)) => self.first_reroll(dice, fate),
            (Frame::Reroll, _) => self.first_reroll(DiceSet::default(), fate),
            (Frame::Commit(seat), Action::Commit(alliance)) => self.commit(seat, alliance, fate),
            (Frame::Commit(seat), Action::CommitScrap) => self.commit_scrap(seat, fate),
            (_, Action::Done) => _ = self.stack.pop(),
            (Frame::Dice(step, changed), action) => self.change_die(step, changed, action, fate),
            (Frame::ExchangeFor(step, place), Action::FromCell(cell)) => {
                self.exchange(step, place, cell, fate)
            }
            (Frame::Draft(count), Action::FromCell(cell)) => self.draft(count, cell, fate),
            (frame, action) => {
                self.stack.pop();
                self.answer_once(frame, action, fate);
            }
        }
    }

    /// Decisions that are over once answered.
    fn answer_once(&mut self, frame: Frame, action: Action, fate: &mut impl Fate) {
        match (frame, action) {
            (Frame::PickLine(seat), Action::Fill(line)) => self.fill(seat, line, fate),
            (Frame::Arrange(mut arrange), Action::Place(color)) => {
                self.lay_down(&mut arrange, color, fate);
                self.stack.push(Frame::Arrange(arrange));
            }
            (Frame::RecruitAlliance, Action::Alliance(card)) => self.take_alliance(self.active, card, fate),
            (Frame::GainAlliance(seat), Action::Alliance(card)) => self.take_alliance(seat, card, fate),
            (Frame::ChooseBattle, Action::Yes) => self.exchange_battles(fate),
            (Frame::Pay(seat, scrap, then), Action::Yes) => {
                self.pay_scrap(seat, scrap, fate);
                self.stack.push(Frame::Do(then, seat));
            }
            (Frame::ChooseOpponent(inner), Action::Opponent(seat)) => self.stack.push(Frame::Do(inner, seat)),
            (Frame::Mark(count, up_to), Action::Mark(row)) => {
                self.again(count, |left| Frame::Mark(left, up_to));
                if let Some(space) = self.player(self.active).lowest_open(row) {
                    self.mark(self.active, space, fate);
                }
            }
            (Frame::BuildMoon(count), Action::Kind(moon)) => {
                self.again(count, Frame::BuildMoon);
                self.build_moon(moon, fate);
            }
            (Frame::Conquer(count, up_to), Action::Planet(planet)) => {
                self.again(count, |left| Frame::Conquer(left, up_to));
                self.conquer(planet, fate);
            }
            (Frame::Reuse(count), Action::Planet(planet)) => {
                self.again(count, Frame::Reuse);
                self.resolve_planet(planet, fate);
            }
            (Frame::KeepVpCard(seat, drawn), Action::VpCard(kept)) => {
                let other = drawn.cards.into_iter().flatten().find(|&card| card != kept);
                self.keep_vp_card(seat, kept, other, fate);
            }
            (Frame::Conquest([a, b]), Action::PayFace(nth)) => {
                let (paid, gained) = if nth == 0 { (a, b) } else { (b, a) };
                self.pay_face(paid, gained, fate);
            }
            (Frame::GiveAlliance(face), Action::Alliance(card)) => self.give_alliance(card, face, fate),
            (Frame::GiveVpCard(face), Action::VpCard(card)) => self.give_vp_card(card, face, fate),
            _ => {}
        }
    }

    /// Leaves the rest of a repeated choice pending.
    fn again(&mut self, count: u8, frame: impl Fn(u8) -> Frame) {
        if count > 1 {
            self.stack.push(frame(count - 1));
        }
    }

    /// Has a choice become impossible while it was pending?
    fn is_void(&self, frame: &Frame) -> bool {
        match frame {
            Frame::Dice(step, changed) => self.fitting_places(*step, *changed) == 0,
            Frame::Draft(_) => !self.can_draft(),
            Frame::Mark(_, up_to) => self.rows_to_mark(*up_to).next().is_none(),
            Frame::BuildMoon(_) => self.moons.iter().all(|&left| left == 0),
            Frame::Conquer(_, up_to) => !self.available_planets().any(|planet| planet.card().value <= *up_to),
            Frame::Reuse(_) => self.normal_planets().next().is_none(),
            Frame::GainAlliance(_) => self.display.is_empty(),
            _ => false,
        }
    }

    /// Carries out pending frames until one waits for a decision or nothing is left.
    pub(crate) fn go_on(&mut self, fate: &mut impl Fate) {
        while let Some(frame) = self.stack.pop() {
            match frame {
                Frame::Arrange(arrange) => {
                    let before = self.stack.frames().len();
                    self.arrange(arrange, fate);
                    if self.stack.frames().len() > before {
                        return;
                    }
                }
                Frame::RollReserve => self.roll_reserve(fate),
                Frame::Gifts(seat) => self.gifts(seat),
                Frame::BeginTurn => self.begin_turn(fate),
                Frame::Do(node, seat) => self.carry_out(node, seat, fate),
                Frame::GainAlliances(seat, count) => self.gain_alliances(seat, count),
                Frame::GainVpCards(seat, count) => self.gain_vp_cards(seat, count, fate),
                Frame::Abilities(moment, seat) => self.abilities(moment, seat, fate),
                Frame::Discard(alliance) => self.discard_alliance(alliance, fate),
                Frame::RollConquest => self.roll_conquest(fate),
                Frame::GainFace(face) => self.gain_face(face),
                Frame::Check => self.check_battle(fate),
                Frame::Muster => self.muster(fate),
                Frame::Resolve => self.resolve_battle(fate),
                Frame::Console(seat, least) => self.console(seat, least),
                Frame::NextBattle => self.next_battle(fate),
                Frame::Refill => self.refill(fate),
                Frame::EndTurn => self.end_turn(fate),
                void if self.is_void(&void) => {}
                decision => {
                    self.stack.push(decision);
                    return;
                }
            }
        }
    }
}
