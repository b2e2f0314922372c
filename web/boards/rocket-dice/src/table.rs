//! What every part of the board is given: what is shown, what is half done, and what a click does.

use std::sync::Arc;

use leptos::prelude::*;
use orrery_kernel::{Game, Phrase, Seat, Spoken, Value};
use orrery_kit::{Desk, Seen, Tongue, Why, tongue};
use orrery_rocket_dice::{Action, Cell, Color, Die, Frame, RocketDice, Side, View};

use crate::model::{Click, Hand, Model, Spot, Yard, dice_of, taken};
use crate::spot::Peek;

/// The position with its offers by place; two are the same if they are the same thing.
#[derive(Clone)]
pub(crate) struct Shared(pub(crate) Option<Arc<Model>>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => Arc::ptr_eq(a, b),
            (None, None) => true,
            _ => false,
        }
    }
}

/// What every part of the board is given. It is copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    pub(crate) desk: Desk,
    pub(crate) t: Tongue,
    pub(crate) model: Memo<Shared>,
    asked: Memo<bool>,
    /// What is half done.
    pub(crate) hand: RwSignal<Hand>,
    /// What is looked at before it is done.
    pub(crate) eye: RwSignal<Option<Action>>,
    /// What has just changed.
    pub(crate) fresh: RwSignal<Vec<Spot>>,
    /// The cell that the arrow keys start from.
    pub(crate) cursor: RwSignal<Cell>,
    /// The card that the pointer rests on.
    pub(crate) peek: RwSignal<Option<Peek>>,
    /// Was the last step done by keyboard?
    pub(crate) by_keyboard: StoredValue<bool>,
    /// Is a die being dragged? Then nothing is said of a half-done step: words that come and go move the board.
    pub(crate) dragging: RwSignal<bool>,
    /// A press that was long, or a drag, is no click.
    pub(crate) not_a_click: StoredValue<bool>,
}

impl Table {
    pub(crate) fn new(desk: Desk) -> Self {
        let model =
            Memo::new(move |_| Shared(desk.seen::<RocketDice>().map(|seen| Arc::new(Model::new(seen)))));
        let table = Self {
            desk,
            t: tongue(),
            model,
            asked: Memo::new(move |_| {
                let offered =
                    |shared: &Shared| shared.0.as_ref().is_some_and(|model| !model.seen.offers.is_empty());
                desk.may_act.get() && model.with(offered)
            }),
            hand: RwSignal::new(Hand::Empty),
            eye: RwSignal::new(None),
            fresh: RwSignal::new(Vec::new()),
            cursor: RwSignal::new(Cell::at(2, 2)),
            peek: RwSignal::new(None),
            by_keyboard: StoredValue::new(false),
            dragging: RwSignal::new(false),
            not_a_click: StoredValue::new(false),
        };
        Effect::new(move |_| {
            table.model.track();
            table.let_go();
        });
        Effect::new(move |_| {
            desk.step_back.track();
            table.let_go();
        });
        Effect::new(move |_| desk.half_done.set(table.half_done()));
        on_cleanup(move || _ = desk.half_done.try_set(None));
        table
    }

    /// Takes back what is half done.
    pub(crate) fn let_go(self) {
        if self.hand.get_untracked() != Hand::Empty {
            self.hand.set(Hand::Empty);
        }
        if self.eye.get_untracked().is_some() {
            self.eye.set(None);
        }
    }

    /// Something about the position, or what stands for it before there is one.
    pub(crate) fn look<T>(self, before: T, at: impl FnOnce(&Seen<RocketDice>) -> T) -> T {
        self.model.with(|model| model.0.as_ref().map_or(before, |model| at(&model.seen)))
    }

    /// Something about the view.
    pub(crate) fn view<T>(self, before: T, at: impl FnOnce(&View) -> T) -> T {
        self.look(before, |seen| at(&seen.view))
    }

    /// Something about the offers.
    pub(crate) fn ask<T>(self, before: T, at: impl FnOnce(&Model) -> T) -> T {
        self.model.with(|model| model.0.as_deref().map_or(before, at))
    }

    /// The side that the viewer looks from; whoever has no seat looks from the first player's.
    pub(crate) fn side(self) -> Side {
        self.look(Side::South, |seen| seen.game.side_of(seen.seat().unwrap_or(seen.view.first)))
    }

    /// The viewer's seat.
    pub(crate) fn me(self) -> Option<Seat> {
        self.look(None, Seen::seat)
    }

    /// Is something asked of the viewer that they may answer now?
    pub(crate) fn acting(self) -> bool {
        self.asked.get()
    }

    /// Can something be done here now?
    pub(crate) fn glows(self, spot: Spot) -> bool {
        self.acting() && self.ask(false, |model| model.glows(self.hand.get(), spot))
    }

    /// Is it half done, or chosen?
    pub(crate) fn held(self, spot: Spot) -> bool {
        match (self.hand.get(), spot) {
            (Hand::Cell(held), Spot::Cell(cell)) => held == cell,
            (Hand::Dice(dice), Spot::Die(place)) => dice.contains(place.into()),
            (Hand::Spot(held), _) => held == spot,
            _ => false,
        }
    }

    /// What a click here would do at once.
    pub(crate) fn deed(self, spot: Spot) -> Option<Action> {
        let click = self.acting().then(|| self.ask(None, |model| Some(model.click(self.hand.get(), spot))));
        if let Some(Some(Click::Do(action))) = click { Some(action) } else { None }
    }

    /// Why nothing can be done here, in words; nothing if something can be done.
    pub(crate) fn why_not(self, spot: Spot) -> Option<String> {
        let click = self.ask(None, |model| Some(model.click(self.hand.get_untracked(), spot)));
        let Some(Click::Refuse(Some(wish))) = click else { return None };
        Some(self.t.say(&self.reason(wish)?.reason))
    }

    /// A click on a place. What cannot be acted on is shown large, or the reason is given.
    pub(crate) fn click(self, spot: Spot, card: Option<&str>) {
        if self.not_a_click.get_value() {
            return self.not_a_click.set_value(false);
        }
        let click = untrack(|| self.ask(None, |model| Some(model.click(self.hand.get(), spot))));
        match (click, card) {
            (Some(Click::Do(action)), _) if self.desk.may_act.get_untracked() => self.act(action),
            (Some(Click::Hold(hand)), _) if self.desk.may_act.get_untracked() => self.hand.set(hand),
            (_, Some(card)) if untrack(|| !self.acting()) => self.desk.enlarge.run(card.to_owned()),
            (Some(Click::Refuse(Some(wish))), _) => self.refuse(wish),
            _ => (),
        }
    }

    /// Does it.
    pub(crate) fn act(self, action: Action) {
        self.let_go();
        self.desk.play::<RocketDice>(action);
    }

    /// A long press on what cannot be done asks why not.
    pub(crate) fn long_press(self, spot: Spot) {
        if let Some(Click::Refuse(Some(wish))) =
            untrack(|| self.ask(None, |model| Some(model.click(self.hand.get(), spot))))
        {
            self.refuse(wish);
        }
    }

    /// A die was dropped where it cannot go.
    pub(crate) fn refuse_drop(self, from: Cell, to: Cell) {
        let click = untrack(|| self.ask(None, |model| Some(model.click(Hand::Cell(from), Spot::Cell(to)))));
        if let Some(Click::Refuse(Some(wish))) = click {
            self.refuse(wish);
        }
    }

    /// Would what is looked at use it?
    pub(crate) fn lit(self, spot: Spot) -> bool {
        let looked_at = || self.eye.get();
        match spot {
            Spot::Cell(cell) => looked_at().is_some_and(|action| taken(action).contains(&cell)),
            Spot::Die(place) => looked_at().and_then(dice_of).is_some_and(|dice| dice.contains(place.into())),
            _ => false,
        }
    }

    fn refuse(self, wish: Action) {
        if let Some(why) = self.reason(wish) {
            self.desk.refuse.run(why);
        }
    }

    /// Why the rules forbid it. Asked of the game itself: a wish without dice has no notation.
    fn reason(self, wish: Action) -> Option<Why> {
        let seen = self.desk.shown.get_untracked()?.seen::<RocketDice>()?;
        seen.game.check(seen.seat()?, wish).err().map(|illegal| Why::of(&illegal))
    }

    /// An action in words.
    pub(crate) fn say(self, action: Action) -> String {
        let phrase = self.look(None, |seen| Some(seen.game.say(seen.seat()?, action)));
        phrase.map(|phrase| self.t.say(&phrase)).unwrap_or_default()
    }

    /// What is half done, in words.
    fn half_done(self) -> Option<Phrase> {
        let hand = self.hand.get();
        Some(match hand {
            _ if self.dragging.get() => return None,
            Hand::Empty => return None,
            Hand::Cell(cell) => {
                let die = self.view(None, |view| view.galaxy.get(cell))?;
                Phrase::new("board-rd-web-half-cell").with("die", of_die(die)).with("cell", cell.to_string())
            }
            Hand::Dice(dice) => {
                let pips: u8 = self.view(0, |view| {
                    dice.iter().filter_map(|place| view.turn.fleet.get(place)).map(|die| die.die.pips()).sum()
                });
                let throwing = self.view(false, |view| throws(view.pending.top()));
                let key = if throwing { "board-rd-web-half-throw" } else { "board-rd-web-half-dice" };
                Phrase::new(key).with("count", i64::from(dice.len())).with("pips", pips)
            }
            Hand::Spot(Spot::Die(_)) => Phrase::new("board-rd-web-half-change"),
            Hand::Spot(spot) => Phrase::new("board-rd-web-half-pay").with("what", self.called(spot)),
        })
    }

    /// What a place that wants payment is called.
    fn called(self, spot: Spot) -> Value {
        match spot {
            Spot::Pile(planet) => planet.card().name.get().into(),
            Spot::Supply(moon) => moon.card().name.get().into(),
            Spot::Space(space) => space.card().name.get().into(),
            Spot::Yard(yard) => of_yard(yard).into(),
            _ => Phrase::new("board-rd-web-this").into(),
        }
    }

    /// How others call a seat.
    pub(crate) fn name(self, seat: Seat) -> String {
        let name = self.desk.seats.with(|seats| seats.get(seat.index()).map(|seat| seat.name.clone()));
        name.filter(|name| !name.is_empty())
            .unwrap_or_else(|| self.t.say(&Phrase::new("board-rd-web-seat").with("seat", seat)))
    }
}

/// Are dice chosen to be thrown, not to pay?
pub(crate) fn throws(frame: Option<&Frame>) -> bool {
    use orrery_rocket_dice::{Change, DiceStep};
    matches!(frame, Some(Frame::Reroll | Frame::Dice(DiceStep { change: Change::Reroll(_), .. }, _)))
}

/// A die in words.
pub(crate) fn of_die(die: Die) -> Phrase {
    Phrase::new("board-rd-web-die").with("color", of_color(die.color())).with("pips", die.pips())
}

/// A colour in words.
pub(crate) fn of_color(color: Color) -> Phrase {
    Phrase::new("board-rd-web-color").with("color", color.word())
}

/// What the Scrapyard does, by name.
pub(crate) fn of_yard(yard: Yard) -> Phrase {
    Phrase::new(match yard {
        Yard::Deposit => "board-rd-web-deposit",
        Yard::Refit => "board-rd-web-refit",
        Yard::Deal => "board-rd-web-deal",
        Yard::Seizure => "board-rd-web-seizure",
    })
}
