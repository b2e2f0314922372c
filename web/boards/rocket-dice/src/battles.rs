//! The battle that looms, the one after it, and how near the end of the game is.

use leptos::prelude::*;
use orrery_kernel::{Phrase, Seat};
use orrery_kit::icon;
use orrery_rocket_dice::{BattleId, Frame, content};

use crate::face;
use crate::spot::card_only;
use crate::stage::emblem;
use crate::table::Table;

/// Battles.
pub(crate) fn battles(table: Table) -> AnyView {
    let active = Memo::new(move |_| table.view(None, |view| view.battles.active));
    let next = Memo::new(move |_| table.view(None, |view| view.battles.next));
    let truce = move || {
        let until = table.view(None, |view| view.battles.truce)?;
        let text = table.t.say(&Phrase::new("board-rd-web-truce").with("name", table.name(until)));
        Some(view! { <p class="rd-truce" data-test="truce">{icon("rd-truce")}{text}</p> })
    };
    let body = move || {
        match active.get() {
        Some(battle) => {
            view! { {card(table, battle, "rd-card rd-card-battle", "board-rd-web-battle")} {nearness(table, battle)} {strengths(table, battle)} }.into_any()
        }
        None => view! { <p class="rd-none">{move || table.t.plain("board-rd-web-no-battle")}</p> }.into_any(),
    }
    };
    let after = move || {
        next.get().map(|battle| {
        view! { <p class="rd-label">{move || table.t.plain("board-rd-web-next")}</p> {card(table, battle, "rd-card rd-card-battle rd-next", "board-rd-web-next-battle")} }
    })
    };
    view! {
        <section class="rd-area rd-battles" data-test="battles">
            <h2 class="rd-head">{icon("rd-battle")}{move || table.t.plain("board-rd-web-battles")}</h2>
            {truce}
            {body}
            {after}
        </section>
    }
    .into_any()
}

fn card(table: Table, battle: BattleId, class: &'static str, key: &'static str) -> AnyView {
    let name = battle.card().name.get();
    let label = Signal::derive(move || {
        table.t.say(&Phrase::new(key).with("name", name).with("vp", battle.card().vp))
    });
    let two = table.view(false, |view| view.players.len() == 2);
    card_only(table, class, label, battle.to_string(), true, face::battle(table.t, battle.card(), two))
}

/// How far the condition has come.
fn nearness(table: Table, battle: BattleId) -> AnyView {
    let near = Memo::new(move |_| table.look(None, |seen| seen.game.nearness(battle)));
    let bar = move || {
        let (now, needed) = near.get()?;
        let text = table.t.say(&Phrase::new("board-rd-web-nearness").with("now", now).with("needed", needed));
        let share = f32::from(now.min(needed)) / f32::from(needed.max(1)) * 100.0;
        Some(
            view! { <p class="rd-near"><span class="rd-bar"><span style:width=format!("{share:.0}%")></span></span>{text}</p> },
        )
    };
    view! { {bar} }.into_any()
}

/// What each player would bring, or brings.
fn strengths(table: Table, battle: BattleId) -> AnyView {
    let all = move || {
        table.look(Vec::new(), |seen| {
            let fought = seen
                .view
                .pending
                .frames()
                .iter()
                .any(|frame| matches!(frame, Frame::Commit(_) | Frame::Resolve));
            let of = |seat: Seat| {
                if fought {
                    seen.view.battles.strength[seat.index()]
                } else {
                    seen.game.would_muster(battle, seat)
                }
            };
            Seat::all(seen.view.players.len() as u8).map(|seat| (seat, of(seat))).collect()
        })
    };
    let bars = move || {
        let all = all();
        let most = all.iter().map(|(_, strength)| *strength).max().unwrap_or(1).max(1);
        let one = |(seat, strength): (Seat, u8)| {
            let share = f32::from(strength) / f32::from(most) * 100.0;
            let text = table.t.say(
                &Phrase::new("board-rd-web-strength")
                    .with("name", table.name(seat))
                    .with("strength", strength),
            );
            let said = text.clone();
            view! {
                <li class=format!("rd-strength seat-{seat}") title=said data-strength=strength>
                    {icon(emblem(seat))}<span class="rd-bar"><span style:width=format!("{share:.0}%")></span></span><span aria-hidden="true">{strength}</span><span class="only-read">{text}</span>
                </li>
            }
        };
        all.into_iter().map(one).collect_view()
    };
    view! { <ul class="rd-strengths" aria-label=move || table.t.plain("board-rd-web-strengths")>{bars}</ul> }
        .into_any()
}

/// The ways in which the game ends, and how near each is.
pub(crate) fn ending(table: Table) -> AnyView {
    let limits = &content().limits;
    let planets = move || {
        table.view(0, |view| view.players.iter().map(|player| player.planets.len()).max().unwrap_or(0))
    };
    let spaces = move || {
        table.view(0, |view| view.players.iter().map(|player| player.station.len()).max().unwrap_or(0))
    };
    let battles = move || table.view(0, |view| view.battles.resolved);
    let round = move || table.view((0, 1), |view| (view.round, view.options.end_round));
    let one = move |name: &'static str, key: &'static str, now: u8, most: u8| {
        let text = table.t.say(&Phrase::new(key).with("now", now).with("most", most));
        let said = text.clone();
        let share = f32::from(now.min(most)) / f32::from(most.max(1)) * 100.0;
        let near = u16::from(now) * 5 >= u16::from(most) * 4;
        view! { <li class="rd-end" class:near=near title=said>{icon(name)}<span class="rd-bar"><span style:width=format!("{share:.0}%")></span></span><span aria-hidden="true">{now}"/"{most}</span><span class="only-read">{text}</span></li> }
    };
    let called = move || {
        table.view(false, |view| view.called.is_some()).then(
            || view! { <p class="rd-called">{icon("rd-event")}{table.t.plain("board-rd-web-called")}</p> },
        )
    };
    view! {
        <section class="rd-area rd-ending" data-test="ending">
            <h2 class="rd-head">{icon("rd-round")}{move || table.t.plain("board-rd-web-ending")}</h2>
            {called}
            <ul>
                {move || { let (now, most) = round(); one("rd-round", "board-rd-web-end-round", now, most) }}
                {move || one("rd-battle", "board-rd-web-end-battles", battles(), limits.end_battles)}
                {move || one("rd-planet", "board-rd-web-end-planets", planets(), limits.end_planets)}
                {move || one("rd-station", "board-rd-web-end-station", spaces(), limits.end_station)}
            </ul>
        </section>
    }
    .into_any()
}
