//! Standing orders: questions that the match answers for the viewer, "pass until my turn" and the like.

use std::sync::Arc;

use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::Choice;
use orrery_wire::{Command, Lasts, Order};

use crate::dialog::dialog;
use crate::parts::{button, symbol_button};
use crate::table::{Open, Table};
use crate::toast::rule_link;

/// So many choices of the present question are offered as orders.
const MOST: usize = 6;

/// Standing orders, while they are open.
pub(crate) fn orders(table: Table) -> AnyView {
    let t = table.t;
    let is_open = Signal::derive(move || table.open.get() == Some(Open::Orders));
    let close = Callback::new(move |()| table.open.set(None));
    dialog(t, "orders", is_open, close, move || t.plain("table-menu-orders"), move || body(table))
}

fn given(table: Table) -> Vec<Order> {
    table
        .session
        .latest
        .with(|state| state.as_ref().map(|state: &Arc<_>| state.orders.clone()).unwrap_or_default())
}

fn give(table: Table, orders: Vec<Order>) {
    table.send(Command::Orders { orders });
}

fn body(table: Table) -> AnyView {
    let t = table.t;
    let forced = Memo::new(move |_| given(table).contains(&Order::Forced));
    let set_forced = move |event| {
        let mut orders: Vec<Order> =
            untrack(|| given(table)).into_iter().filter(|order| *order != Order::Forced).collect();
        if event_target_checked(&event) {
            orders.push(Order::Forced);
        }
        give(table, orders);
    };
    view! {
        <p class="soft">{move || t.plain("table-orders-help")}</p>
        <label class="setting">
            <input type="checkbox" data-test="order-forced" prop:checked=forced on:change=set_forced/>
            <span>
                <strong>{move || t.plain("table-order-forced")}</strong>
                <span class="soft">{move || t.plain("table-order-forced-help")}</span>
            </span>
        </label>
        <ul class="orders">{move || answers(table)}</ul>
        {move || this_question(table)}
        <div class="dialog-buttons">
            {button(t, "", "order-none", ("person", "table-order-none"), move || give(table, Vec::new()))}
        </div>
    }
    .into_any()
}

/// The orders that stand, each with a way to take it back.
fn answers(table: Table) -> AnyView {
    let t = table.t;
    let all = given(table);
    let line = |order: &Order| {
        let Order::Answer { rule, action, lasts } = order.clone() else { return None };
        let phrase = match lasts {
            Lasts::Always => Phrase::new("table-order-always"),
            Lasts::UntilAsked => Phrase::new("table-order-until-asked"),
            Lasts::Times(times) => Phrase::new("table-order-times").with("times", times),
        };
        let own = order.clone();
        let take_back = move || {
            let rest = untrack(|| given(table)).into_iter().filter(|order| *order != own).collect();
            give(table, rest);
        };
        let rule = rule.map(|rule| rule_link(table, table.known.id, rule));
        Some(view! {
            <li><span>{t.say(&phrase.with("action", action))}</span> {rule}
                {symbol_button(t, "quiet", "order-back", ("close", "table-order-take-back"), take_back)}
            </li>
        })
    };
    all.iter().filter_map(line).collect_view().into_any()
}

/// What the viewer is asked just now can be answered the same way from now on.
fn this_question(table: Table) -> Option<AnyView> {
    let t = table.t;
    let position = table.reel.position().filter(|_| table.desk.may_act.get())?;
    let rule = position.rule();
    let choices: Vec<Choice> =
        position.choices().into_iter().filter(|choice| !choice.placed).take(MOST).collect();
    if choices.is_empty() {
        return None;
    }
    let order = move |action: &str, lasts| {
        let order = Order::Answer { rule: Some(rule.clone()), action: action.to_owned(), lasts };
        let mut all = untrack(|| given(table));
        all.push(order);
        give(table, all);
    };
    let line = |choice: Choice| {
        let (always, until) = (order.clone(), order.clone());
        let (one, other) = (choice.action.clone(), choice.action);
        view! {
            <li><span>{t.say(&choice.say)}</span>
                <button on:click=move |_| always(&one, Lasts::Always)>{t.plain("table-order-do-always")}</button>
                <button on:click=move |_| until(&other, Lasts::UntilAsked)>{t.plain("table-order-do-until-asked")}</button>
            </li>
        }
    };
    let lines = choices.into_iter().map(line).collect_view();
    Some(view! { <h3>{t.plain("table-order-this-question")}</h3> <ul class="orders">{lines}</ul> }.into_any())
}
