//! The gathering room: who sits where before the table is set.

use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_kernel::{Phrase, Seat};
use orrery_kit::{Catalogue, icon};
use orrery_match::Shelf;
use orrery_session::house;
use orrery_wire::lobby::NewSeat;
use orrery_wire::{Command, Holder, MatchCard, SeatCard};
use serde_json::{Value, json};

use crate::browser;
use crate::invite::{Chair, invitation, invited};
use crate::parts::button;
use crate::seats::{bot_name, emblem, holder_name};

/// The gathering room.
pub(crate) fn gather(chair: Chair, shelf: &Shelf) -> AnyView {
    let t = chair.t;
    let catalogue = use_context::<Catalogue>();
    let card = chair.session.card;
    let game = move || {
        let known = card.with(|card| catalogue?.find(&card.as_ref()?.game))?;
        Some(t.name((known.name)()))
    };
    let known = card.with_untracked(|card| catalogue?.find(&card.as_ref()?.game));
    let cover = known.and_then(|known| known.painted.as_ref()).map(|painted| (painted.cover)());
    let title = move || card.with(|card| card.as_ref().map(|card| card.title.clone())).unwrap_or_default();
    let bots = card.with_untracked(|card| {
        let game = shelf.game(&card.as_ref()?.game)?;
        Some(game.card().bots)
    });
    let room =
        Room { chair, links: RwSignal::new(links(chair)), bots: StoredValue::new(bots.unwrap_or_default()) };
    let seats = Memo::new(move |_| {
        card.with(|card| card.as_ref().map(|card| card.seats.clone()).unwrap_or_default())
    });
    let rows = move || {
        Seat::all(seats.with(Vec::len) as u8)
            .zip(seats.get())
            .map(|(seat, card)| room.row(seat, card))
            .collect_view()
    };
    view! {
        <main class="gather" data-page="gather">
            <header class="gather-head">
                <a class="button quiet" href="/" aria-label=move || t.plain("table-front")>{icon("home")}</a>
                <div><h1>{game}</h1> <p class="soft">{title}</p></div>
            </header>
            <div class="gather-cover" aria-hidden="true">{cover}</div>
            <p class="gather-says" role="status" data-test="prompt">{move || room.says()}</p>
            {invitation(chair)}
            <section class="panel">
                <h2>{move || t.plain("table-seats")}</h2>
                {move || room.may_sit().then(|| chair.name_field())}
                <ol class="gather-seats">{rows}</ol>
                {chair.trouble()}
            </section>
            {move || room.own_buttons()}
            {move || room.invitations()}
            {share(chair)}
        </main>
    }
    .into_any()
}

/// The links that the host can hand out, remembered as long as the tab is open: the server tells them once.
fn links(chair: Chair) -> Vec<(Seat, String)> {
    let text = chair.id.with_value(|id| browser::recall_here(&format!("orrery-invites-{id}")));
    let all: Vec<Value> = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let read = |link: &Value| {
        let seat = serde_json::from_value::<Seat>(link.get("seat")?.clone()).ok()?;
        Some((seat, link.get("link")?.as_str()?.to_owned()))
    };
    all.iter().filter_map(read).collect()
}

/// The address of the table for those who look on.
fn share(chair: Chair) -> AnyView {
    let t = chair.t;
    let watch =
        move || chair.session.card.with(|card| card.as_ref().is_some_and(|card: &MatchCard| card.watch));
    let path = chair.id.with_value(|id| format!("/t/{id}"));
    let link = StoredValue::new(browser::address(&path));
    (move || {
        watch().then(
            || view! { <p class="soft share">{t.plain("table-share")} {copy_line(chair, link.get_value())}</p> },
        )
    })
    .into_any()
}

/// A link that can be read and copied.
fn copy_line(chair: Chair, link: String) -> AnyView {
    let t = chair.t;
    let copied = RwSignal::new(None);
    let text = link.clone();
    let copy = move |_| {
        copied.set(Some(browser::copy(&text)));
    };
    let label = move || match copied.get() {
        None => t.plain("table-copy"),
        Some(true) => t.plain("table-copied"),
        Some(false) => t.plain("table-copy-by-hand"),
    };
    view! {
        <span class="copy-line">
            <code data-test="link">{link}</code>
            <button data-test="copy" on:click=copy>{icon("link")} <span role="status">{label}</span></button>
        </span>
    }
    .into_any()
}

/// What the rows of the room look at.
#[derive(Clone, Copy)]
struct Room {
    chair: Chair,
    links: RwSignal<Vec<(Seat, String)>>,
    bots: StoredValue<Vec<String>>,
}

impl Room {
    fn own(self) -> Option<Seat> {
        self.chair.session.you.get().seat
    }

    fn host(self) -> bool {
        self.chair.session.you.get().host
    }

    /// May whoever looks take an open seat?
    fn may_sit(self) -> bool {
        let open = self.chair.session.card.with(|card| {
            card.as_ref().is_some_and(|card| card.seats.iter().any(|seat| seat.holder == Holder::Open))
        });
        open && self.own().is_none() && invited().is_none()
    }

    /// What the room waits for.
    fn says(self) -> String {
        let t = self.chair.t;
        let seats = self
            .chair
            .session
            .card
            .with(|card| card.as_ref().map(|card| card.seats.clone()).unwrap_or_default());
        let free = seats.iter().filter(|seat| matches!(seat.holder, Holder::Open | Holder::Invited)).count();
        let ready = self.own().and_then(|own| seats.get(own.index())).is_some_and(|seat| seat.ready);
        match (free, self.own(), ready) {
            (0, Some(_), false) => t.plain("table-gather-be-ready"),
            (0, _, _) => t.plain("table-gather-others-ready"),
            (free, _, _) => t.say(&Phrase::new("table-gather-free").with("count", free as i64)),
        }
    }

    fn row(self, seat: Seat, card: SeatCard) -> AnyView {
        let chair = self.chair;
        let t = chair.t;
        let name = card.clone();
        let open = card.holder == Holder::Open;
        let mark = card.ready.then(
            || view! { <span class="badge good">{icon("check")} {move || t.plain("table-ready")}</span> },
        );
        let take = move || chair.sit(Some(seat), None);
        let sit = move || button(t, "", "sit", ("person", "table-sit-here"), take);
        let yours = move || {
            (self.own() == Some(seat))
                .then(|| view! { <span class="badge">{t.plain("table-player-you")}</span> })
        };
        view! {
            <li data-seat=seat.to_string()>
                {emblem(seat)} <span class="player-name">{move || holder_name(t, &name)}</span> {yours} {mark}
                {move || (open && self.may_sit()).then(sit)}
                {move || (self.host() && self.own() != Some(seat)).then(|| self.assignment(seat, &card))}
            </li>
        }
        .into_any()
    }

    /// The host decides who may sit there.
    fn assignment(self, seat: Seat, card: &SeatCard) -> AnyView {
        let t = self.chair.t;
        let now = match &card.holder {
            Holder::Open => "open".to_owned(),
            Holder::Invited => "invite".to_owned(),
            Holder::Person { .. } => "person".to_owned(),
            Holder::Bot { bot } => bot.clone(),
        };
        let choose = move |event| {
            let to = match event_target_value(&event).as_str() {
                "open" => NewSeat::Open,
                "invite" => NewSeat::Invite,
                "person" => return,
                bot => NewSeat::Bot { bot: bot.to_owned() },
            };
            self.assign(seat, to);
        };
        let option = |value: String, text: String| view! { <option value=value.clone() selected=value == now>{text}</option> };
        let bots = self.bots.get_value().into_iter().map(|bot| option(bot.clone(), t.say(&bot_name(&bot))));
        let person = matches!(card.holder, Holder::Person { .. })
            .then(|| option("person".into(), holder_name(t, card)));
        let label = t.say(&Phrase::new("table-assign").with("seat", seat));
        view! {
            <select aria-label=label data-test="assign" on:change=choose>
                {person}
                {option("open".into(), t.plain("table-assign-open"))}
                {option("invite".into(), t.plain("table-assign-invite"))}
                {bots.collect_view()}
            </select>
        }
        .into_any()
    }

    fn assign(self, seat: Seat, to: NewSeat) {
        let id = self.chair.id.get_value();
        spawn_local(async move {
            match house::assign(&id, seat, to).await {
                Ok(assigned) => {
                    let link = assigned.invite.map(|invite| (seat, browser::address(&invite.path)));
                    self.links.update(|links| {
                        links.retain(|(other, _)| *other != seat);
                        links.extend(link);
                    });
                    let all: Vec<Value> = self
                        .links
                        .get_untracked()
                        .iter()
                        .map(|(seat, link)| json!({ "seat": seat, "link": link }))
                        .collect();
                    browser::remember_here(&format!("orrery-invites-{id}"), &Value::from(all).to_string());
                }
                Err(problem) => self.chair.fails(problem),
            }
        });
    }

    /// Ready, not ready, stand up.
    fn own_buttons(self) -> Option<AnyView> {
        let chair = self.chair;
        let t = chair.t;
        let own = self.own()?;
        let ready =
            chair.session.card.with(|card| card.as_ref()?.seats.get(own.index()).map(|seat| seat.ready))?;
        let be = move |_| chair.session.send(Command::Ready { ready: !ready });
        let stand = move |_| {
            let id = chair.id.get_value();
            spawn_local(async move {
                match house::stand(&id).await {
                    Ok(_) => chair.reopen.run(()),
                    Err(problem) => chair.fails(problem),
                }
            });
        };
        let text = move || if ready { t.plain("table-not-ready") } else { t.plain("table-be-ready") };
        Some(
            view! {
                <div class="dialog-buttons">
                    <button class="act" data-test="ready" on:click=be>{icon("check")} {text}</button>
                    <button data-test="stand" on:click=stand>{move || t.plain("table-stand")}</button>
                </div>
            }
            .into_any(),
        )
    }

    /// The links that the host can hand out.
    fn invitations(self) -> Option<AnyView> {
        let t = self.chair.t;
        let seats = self
            .chair
            .session
            .card
            .with(|card| card.as_ref().map(|card| card.seats.clone()).unwrap_or_default());
        let waits = |seat: Seat| seats.get(seat.index()).is_some_and(|card| card.holder == Holder::Invited);
        let links: Vec<(Seat, String)> =
            self.links.get().into_iter().filter(|(seat, _)| waits(*seat)).collect();
        if links.is_empty() || !self.host() {
            return None;
        }
        let line = |(seat, link): (Seat, String)| {
            let whose = t.say(&Phrase::new("table-invite-for").with("seat", seat));
            view! { <li>{emblem(seat)} <span>{whose}</span> {copy_line(self.chair, link)}</li> }
        };
        Some(
            view! {
                <section class="panel">
                    <h2>{t.plain("table-invites")}</h2>
                    <p class="soft">{t.plain("table-invites-help")}</p>
                    <ul class="invites">{links.into_iter().map(line).collect_view()}</ul></section>
            }
            .into_any(),
        )
    }
}
