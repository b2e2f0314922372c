//! The chat beside the log, for matches on a server.

use leptos::ev::SubmitEvent;
use leptos::html::Div;
use leptos::prelude::*;
use orrery_kit::icon;
use orrery_session::Link;

use crate::seats::emblem;
use crate::table::{Drawer, Table};

/// The longest line, as the server counts.
const LONGEST: u32 = 500;

/// Lines that the person has not seen.
pub(crate) fn unread(table: Table) -> Signal<bool> {
    let seen = RwSignal::new(None::<usize>);
    Effect::new(move |_| {
        let count = table.session.chat.with(Vec::len);
        let looked_at = table.drawer.get() == Some(Drawer::Chat) || beside_the_board();
        if looked_at || seen.get_untracked().is_none() {
            seen.set(Some(count));
        }
    });
    Signal::derive(move || seen.get().is_some_and(|seen| table.session.chat.with(Vec::len) > seen))
}

/// Is there room for the chat beside the board?
fn beside_the_board() -> bool {
    let query = window().match_media("(min-width: 64rem)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Can one chat here? Not alone in this browser.
pub(crate) fn there_is_chat(table: Table) -> Signal<bool> {
    Memo::new(move |_| match table.session.link.get() {
        Link::Online | Link::Lost { .. } => true,
        Link::Opening | Link::Here | Link::Gone(_) => false,
    })
    .into()
}

/// The chat.
pub(crate) fn chat(table: Table) -> AnyView {
    let t = table.t;
    let list = NodeRef::<Div>::new();
    let text = RwSignal::new(String::new());
    Effect::new(move |_| {
        table.session.chat.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    let say = move |event: SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            table.session.say(said);
            text.set(String::new());
        }
    };
    let write = move |event| text.set(event_target_value(&event));
    let label = move || t.plain("table-chat");
    let may_say = Memo::new(move |_| {
        let you = table.session.you.get();
        you.seat.is_some() || you.host
    });
    let form = move || {
        view! {
            <form class="chat-form" on:submit=say>
                <label class="only-read" for="chat-text">{move || t.plain("table-chat-say")}</label>
                <input id="chat-text" data-test="chat-text" maxlength=LONGEST.to_string() autocomplete="off"
                    placeholder=move || t.plain("table-chat-say") prop:value=text on:input=write/>
                <button type="submit" data-test="chat-send" aria-label=move || t.plain("table-chat-send")>{icon("send")}</button>
            </form>
        }
    };
    view! {
        <section class="chat" aria-label=label data-test="chat">
            <h2>{icon("chat")} {move || t.plain("table-chat")}</h2>
            <div class="chat-lines" node_ref=list role="log" aria-live="polite" tabindex="0" aria-label=label>
                <ol>
                    <For each=move || table.session.chat.get() key=|line| line.n children=|line| view! {
                        <li class="chat-line">
                            <span class="chat-name">{line.seat.map(emblem)} {line.name}</span>
                            <span class="chat-text">{line.text}</span>
                        </li>
                    }/>
                </ol>
            </div>
            {move || match may_say.get() {
                true => form().into_any(),
                false => view! { <p class="soft">{t.plain("table-chat-look-on")}</p> }.into_any(),
            }}
        </section>
    }
    .into_any()
}
