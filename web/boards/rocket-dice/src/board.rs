//! The board: its parts put together.

use leptos::ev;
use leptos::prelude::*;
use orrery_kernel::Seat;
use orrery_kit::{Board, Component, Desk, Motion, Scores, Seen, Sources, tongue};
use orrery_rocket_dice::{Action, RocketDice, SOURCE};
use wasm_bindgen::JsCast;

use crate::table::Table;
use crate::{art, battles, box_of_parts, face, market, model, moves, peek, players, stage, tray, yard};

/// What the texts of cards are made from.
pub(crate) const SOURCES: Sources = &[("rocket-dice", SOURCE)];

/// The board of Rocket Dice.
#[derive(Clone, Copy, Debug)]
pub struct Galaxy;

impl Board for Galaxy {
    type Game = RocketDice;

    const SOURCES: Sources = SOURCES;

    fn draw(desk: Desk) -> AnyView {
        board(Table::new(desk))
    }

    fn placed(seen: &Seen<RocketDice>, action: Action) -> bool {
        !model::spots(seen, action).is_empty()
    }

    fn scores(seen: &Seen<RocketDice>) -> Scores {
        box_of_parts::scores(seen)
    }

    fn components() -> Vec<Component> {
        box_of_parts::components()
    }

    fn picture(id: &str) -> Option<AnyView> {
        face::picture(tongue(), id)
    }

    fn cover() -> AnyView {
        face::drawn("rd-cover-frame", art::cover())
    }
}

/// All parts.
fn board(table: Table) -> AnyView {
    let me = Memo::new(move |_| table.me());
    let others = Memo::new(move |_| {
        let count = table.view(0, |view| view.players.len() as u8);
        let first = me.get().unwrap_or_default();
        if count == 0 {
            Vec::new()
        } else {
            first.round(count).filter(|&seat| Some(seat) != me.get()).collect::<Vec<Seat>>()
        }
    });
    let several = move || others.with(|others| others.len() > 1);
    let pace = move || format!("{}ms", table.desk.motion.get().millis());
    // A click on nothing takes back what is half done.
    let elsewhere = move |event: ev::MouseEvent| {
        let on_something = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .and_then(|target| target.closest("button").ok().flatten());
        if on_something.is_none() && !table.not_a_click.get_value() {
            table.let_go();
        }
    };
    view! {
        <div class="rd" data-game="rocket-dice" class:acting=move || table.acting() class:calm=move || table.desk.motion.get() == Motion::Reduced
            style=("--rd-move", pace) on:click=elsewhere>
            <div class="rd-table">
                <div class="rd-rivals" class:rd-many=several>
                    <For each=move || others.get() key=|seat| *seat children=move |seat| players::rival(table, seat)/>
                </div>
                <div class="rd-left">{market::planets(table)} {market::moons(table)}</div>
                {stage::stage(table)}
                <div class="rd-right">{battles::battles(table)} {market::alliances(table)} {yard::yard(table)}</div>
                {battles::ending(table)}
                <div class="rd-mine">{move || me.get().map(|seat| players::own(table, seat))}</div>
            </div>
            {tray::tray(table)}
            {moves::flights(table)}
            {peek::peek(table)}
        </div>
    }
    .into_any()
}
