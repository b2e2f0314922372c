//! The tray: the choices of a step that is half done, each as a small button with its dice drawn, and the few decisions that
//! have no other place (cards just drawn, Conquest Dice, dice to be laid down).

use leptos::ev;
use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::icon;
use orrery_rocket_dice::{Action, Color, DiceSet, Die, FaceId, Frame, VpCardId};

use crate::art;
use crate::face;
use crate::lines::dice_taken;
use crate::model::{Hand, Spot, dice_of, scrap_of};
use crate::spot::{Look, Tab, arrows, spot};
use crate::stage::{focus, focus_spot, refocus};
use crate::table::{Table, of_die};

/// The tray; nothing if nothing is in it.
pub(crate) fn tray(table: Table) -> AnyView {
    let choices = Memo::new(move |_| {
        let hand = table.hand.get();
        if table.acting() { table.ask(Vec::new(), |model| model.choices(hand)) } else { Vec::new() }
    });
    let pending = Memo::new(move |_| Pending::of(table));
    let shown = move || !choices.with(Vec::is_empty) || pending.get() != Pending::Nothing;
    let body = move || match pending.get() {
        Pending::Nothing => list(table, choices.get()),
        Pending::Drawn(cards) => drawn(table, cards),
        Pending::Conquest(faces) => conquest(table, faces),
        Pending::Lay(dice) => lay(table, dice),
    };
    let dock = RwSignal::new(String::new());
    Effect::new(move |_| {
        choices.track();
        pending.track();
        request_animation_frame(move || _ = dock.try_set(prompt_bar_height()));
    });
    // Where the tray alone can be answered, whoever plays by keyboard is led there.
    Effect::new(move |_| {
        let only_here = pending.get() != Pending::Nothing
            || table.view(false, |view| matches!(view.pending.top(), Some(Frame::TakeLine(_))));
        if only_here && table.acting() && table.by_keyboard.get_value() {
            request_animation_frame(|| _ = focus(".rd-tray .rd-chips button"));
        }
    });
    let escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" {
            back(table);
        }
    };
    view! {
        <section class="rd-tray" hidden=move || !shown() aria-label=move || table.t.plain("board-rd-web-tray") data-test="tray"
            style=("--rd-dock", move || dock.get()) on:keydown=escape>
            {body}
        </section>
    }
    .into_any()
}

/// The tray stays above the prompt bar, if that clings to the lower edge too.
fn prompt_bar_height() -> String {
    let bar = document().query_selector("[data-test=\"prompt-bar\"]").ok().flatten();
    let high = window().inner_height().ok().and_then(|high| high.as_f64()).unwrap_or(0.0);
    let rect = bar
        .map(|bar| bar.get_bounding_client_rect())
        .filter(|rect| rect.bottom() + 2.0 > high && rect.top() > high / 3.0);
    format!("{:.0}px", rect.map_or(0.0, |rect| rect.height()))
}

/// A decision that only the tray shows.
#[derive(Clone, Debug, PartialEq)]
enum Pending {
    Nothing,
    Drawn([Option<VpCardId>; 2]),
    Conquest([FaceId; 2]),
    Lay(Vec<Die>),
}

impl Pending {
    fn of(table: Table) -> Self {
        let asked = table.acting();
        table.view(Self::Nothing, |view| match view.pending.top() {
            Some(Frame::KeepVpCard(_, drawn)) if asked => Self::Drawn(drawn.cards),
            Some(Frame::Conquest(faces)) => Self::Conquest(*faces),
            Some(Frame::Arrange(arrange)) if asked => Self::Lay(arrange.dice.to_vec()),
            _ => Self::Nothing,
        })
    }
}

/// Takes the step back, and the focus to where it was begun.
fn back(table: Table) {
    let begun = begun(table);
    if table.hand.get_untracked() != Hand::Empty {
        table.let_go();
        focus_spot(begun);
    }
}

/// Where the half-done step was begun.
fn begun(table: Table) -> Spot {
    match table.hand.get_untracked() {
        Hand::Empty => Spot::Cell(table.cursor.get_untracked()),
        Hand::Cell(cell) => Spot::Cell(cell),
        Hand::Dice(dice) => Spot::Die(dice.0.trailing_zeros() as u8),
        Hand::Spot(spot) => spot,
    }
}

fn list(table: Table, choices: Vec<Action>) -> AnyView {
    if choices.is_empty() {
        return ().into_any();
    }
    let hand = table.hand.get_untracked();
    let title = move || {
        table.t.plain(match hand {
            Hand::Empty => "board-rd-web-tray-lines",
            Hand::Cell(_) => "board-rd-web-tray-cell",
            Hand::Dice(_) => "board-rd-web-tray-dice",
            Hand::Spot(_) => "board-rd-web-tray-ways",
        })
    };
    let cancel = (hand != Hand::Empty).then(|| {
        view! {
            <button type="button" class="rd-back quiet" data-test="step-back" on:click=move |_| back(table) aria-label=move || table.t.plain("board-rd-web-back")>
                {icon("rd-back")}
            </button>
        }
    });
    let chips = choices.into_iter().map(|action| chip(table, action)).collect_view();
    view! {
        <p class="rd-tray-title">{title}</p>
        <div class="rd-chips" role="group" on:keydown=arrows>{chips}</div>
        {cancel}
    }
    .into_any()
}

fn mini(color: Color, pips: u8) -> AnyView {
    face::drawn("rd-mini", art::die(color, pips))
}

/// A choice as a small button.
fn chip(table: Table, action: Action) -> AnyView {
    let look_at = move || table.eye.set(Some(action));
    let look_away = move || table.eye.set(None);
    view! {
        <button type="button" class="rd-chip" data-action=action.to_string() title=move || table.say(action)
            on:click=move |event| {
                let begun = begun(table);
                table.by_keyboard.set_value(event.detail() == 0);
                table.act(action);
                if event.detail() == 0 {
                    refocus(table, begun);
                }
            }
            on:mouseenter=move |_| look_at() on:mouseleave=move |_| look_away()
            on:focus=move |_| look_at() on:blur=move |_| look_away()>
            <span class="only-read">{move || table.say(action)}</span>
            <span class="rd-in" aria-hidden="true">{inside(table, action)}</span>
        </button>
    }
    .into_any()
}

/// What a choice looks like.
fn inside(table: Table, action: Action) -> AnyView {
    match action {
        Action::Take(..) | Action::Gather(_) => {
            let dice = dice_taken(table, action);
            let pips: u8 = dice.iter().map(|(_, pips)| pips).sum();
            let dice = dice.into_iter().map(|(color, pips)| mini(color, pips)).collect_view();
            view! { {dice} <span class="rd-sum">{pips}</span> }.into_any()
        }
        Action::Swap(a, b) => swap(table, action, [a, b]),
        Action::Pip(place, by) | Action::Trim(place, by) => {
            turned(table, place, scrap_of(action), |pips| pips.saturating_add_signed(by))
        }
        Action::Flip(place) => turned(table, place, 0, |pips| 7 - pips.min(6)),
        Action::Turn(place, to) => turned(table, place, 0, move |_| to),
        Action::Paint(place, color) => {
            let pips = fleet_die(table, place).map_or(1, |(_, pips)| pips);
            mini(color, pips)
        }
        _ => view! { {target(table, action)} {payment(table, action)} }.into_any(),
    }
}

/// Two dice that change places, and the best of what that makes.
fn swap(table: Table, action: Action, cells: [orrery_rocket_dice::Cell; 2]) -> AnyView {
    let [first, second] = cells
        .map(|cell| table.view(None, |view| view.galaxy.get(cell)).map(|die| mini(die.color(), die.pips())));
    let longest = table.ask(None, |model| model.lines_after(action).into_iter().max_by_key(Vec::len));
    let made = longest.map(|line| {
        let exchanged = |cell| {
            if cell == cells[0] {
                cells[1]
            } else if cell == cells[1] {
                cells[0]
            } else {
                cell
            }
        };
        let dice = table.view(Vec::new(), |view| {
            line.into_iter().filter_map(|cell| view.galaxy.get(exchanged(cell))).collect::<Vec<_>>()
        });
        let dice = dice.into_iter().map(|die| mini(die.color(), die.pips())).collect_view();
        view! { <span class="rd-then">"→"</span> <span class="rd-made">{dice}</span> }
    });
    view! { {first} {icon("rd-swap")} {second} {made} }.into_any()
}

fn fleet_die(table: Table, place: u8) -> Option<(Color, u8)> {
    table
        .view(None, |view| view.turn.fleet.get(usize::from(place)).map(|die| (die.pays_as(), die.die.pips())))
}

/// A die before and after.
fn turned(table: Table, place: u8, scrap: u8, to: impl Fn(u8) -> u8) -> AnyView {
    let Some((color, pips)) = fleet_die(table, place) else { return ().into_any() };
    let price = (scrap > 0).then(|| face::stat("rd-scrap", scrap));
    view! { {mini(color, pips)} <span class="rd-then">"→"</span> {mini(color, to(pips).clamp(1, 6))} {price} }
        .into_any()
}

/// What is bought or used, where the tray lists several things.
fn target(table: Table, action: Action) -> AnyView {
    let named = |name| view! { <span class="rd-chip-name">{move || table.t.name(name)}</span> }.into_any();
    match action {
        Action::Colonize(planet, _) | Action::Seize(planet) => {
            view! { {face::drawn("rd-chip-art", art::planet(planet.card()))} {named(planet.card().name.get())} }.into_any()
        }
        Action::Moon(moon, _) => view! { {face::drawn("rd-chip-art", art::moon(&moon.card().id))} {named(moon.card().name.get())} }.into_any(),
        Action::Work(space, ..) => view! { {icon("rd-station")} {named(space.card().name.get())} }.into_any(),
        Action::Deposit(_) => view! { {icon("rd-deposit")} }.into_any(),
        Action::Exchange(_) => view! { {icon("rd-exchange")} }.into_any(),
        Action::Reroll(_) => view! { {icon("rd-reroll")} }.into_any(),
        other => view! { <span class="rd-chip-name">{move || table.say(other)}</span> }.into_any(),
    }
}

/// The dice and the scrap that it costs.
fn payment(table: Table, action: Action) -> AnyView {
    let places = dice_of(action).unwrap_or(DiceSet(0));
    let dice = places
        .iter()
        .filter_map(|place| fleet_die(table, place as u8))
        .map(|(color, pips)| mini(color, pips))
        .collect_view();
    let scrap = scrap_of(action);
    let scrap = (scrap > 0).then(|| face::stat("rd-scrap", scrap));
    view! { {dice} {scrap} }.into_any()
}

/// VP cards just drawn: one is kept.
fn drawn(table: Table, cards: [Option<VpCardId>; 2]) -> AnyView {
    let one = |card: VpCardId| {
        let worth = table.look(0, |seen| seen.seat().map_or(0, |seat| seen.game.worth(card, seat)));
        let label = Signal::derive(move || {
            table
                .t
                .say(&Phrase::new("board-rd-web-keep").with("card", card.card().name.get()).with("vp", worth))
        });
        let inside = view! { {face::vp_card(table.t, card.card())} <span class="rd-worth">{move || table.t.say(&Phrase::new("board-rd-web-worth-now").with("vp", worth))}</span> }.into_any();
        spot(
            table,
            Spot::Drawn(card),
            Look {
                class: "rd-card rd-card-vp",
                label,
                card: Some(card.to_string()),
                tab: Tab::Always,
                inside,
            },
        )
    };
    view! {
        <p class="rd-tray-title">{move || table.t.plain("board-rd-web-tray-drawn")}</p>
        <div class="rd-chips" role="group" on:keydown=arrows>{cards.into_iter().flatten().map(one).collect_view()}</div>
    }
    .into_any()
}

/// The Conquest Dice as they fell, and what can be made of them.
fn conquest(table: Table, faces: [FaceId; 2]) -> AnyView {
    let one = |nth: u8| {
        let (paid, gained) = if nth == 0 { (faces[0], faces[1]) } else { (faces[1], faces[0]) };
        let label = Signal::derive(move || {
            let phrase = Phrase::new("board-rd-web-pay-face")
                .with("paid", paid.card().name.get())
                .with("gained", gained.card().name.get());
            table.t.say(&phrase)
        });
        let inside = view! { {face::conquest(paid.card())} <span class="rd-then">"→"</span> {face::conquest(gained.card())} }.into_any();
        spot(
            table,
            Spot::Face(nth),
            Look { class: "rd-chip rd-face", label, card: None, tab: Tab::Always, inside },
        )
    };
    view! {
        <p class="rd-tray-title">{move || table.t.plain("board-rd-web-tray-conquest")}</p>
        <div class="rd-chips" role="group" on:keydown=arrows>{one(0)}{one(1)}</div>
    }
    .into_any()
}

/// Dice of equal number: which lies next?
fn lay(table: Table, dice: Vec<Die>) -> AnyView {
    let mut dice = dice;
    dice.sort_unstable_by_key(|die| (die.pips(), die.color()));
    let lowest = dice.first().map(|die| die.pips());
    let next: Vec<Color> = Color::ALL
        .into_iter()
        .filter(|&color| dice.iter().any(|die| Some(die.pips()) == lowest && die.color() == color))
        .collect();
    let one = |color: Color| {
        let pips = lowest.unwrap_or(1);
        let label = Signal::derive(move || {
            table.t.say(&Phrase::new("board-rd-web-lay").with("die", of_die(Die::new(color, pips))))
        });
        spot(
            table,
            Spot::Lay(color),
            Look { class: "rd-chip rd-lay", label, card: None, tab: Tab::Always, inside: mini(color, pips) },
        )
    };
    let buttons = next.into_iter().map(one).collect_view();
    let rest = dice.into_iter().map(|die| mini(die.color(), die.pips())).collect_view();
    view! {
        <p class="rd-tray-title">{move || table.t.plain("board-rd-web-tray-lay")}</p>
        <div class="rd-chips" role="group" on:keydown=arrows>{buttons}</div>
        <p class="rd-rest" aria-hidden="true">{rest}</p>
    }
    .into_any()
}
