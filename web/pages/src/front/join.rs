//! Join with a link: whatever was pasted leads to the table.

use leptos::prelude::*;
use leptos::web_sys::SubmitEvent;
use orrery_kit::{Page, icon};
use orrery_wire::{MatchId, Ticket};

use crate::browser::{Way, text};

/// Where a pasted link leads.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Invitation {
    table: MatchId,
    /// What proves the seat.
    ticket: Option<Ticket>,
}

/// The table of a link (`https://…/t/ID#TICKET`), a path, or a bare code.
fn read(pasted: &str) -> Option<Invitation> {
    let pasted = pasted.trim();
    let (address, fragment) = pasted.split_once('#').unwrap_or((pasted, ""));
    let address = address.split('?').next().unwrap_or_default();
    let code = match address.split_once("/t/") {
        Some((_, rest)) => rest.split('/').next().unwrap_or_default().to_owned(),
        None => address.to_lowercase(),
    };
    Some(Invitation { table: code.parse().ok()?, ticket: fragment.parse().ok() })
}

/// The field for the link.
pub(crate) fn join() -> AnyView {
    let way = Way::here();
    let pasted = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let follow = move |event: SubmitEvent| {
        event.prevent_default();
        match read(&pasted.get_untracked()) {
            Some(Invitation { table, ticket: None }) => way.to(Page::Table(table.to_string())),
            // What proves a seat stands behind the #, which only a whole address has.
            Some(Invitation { table, ticket: Some(ticket) }) => {
                let _ = window().location().assign(&format!("/t/{table}#{}", ticket.as_str()));
            }
            None => wrong.set(true),
        }
    };
    let type_in = move |event| {
        pasted.set(event_target_value(&event));
        wrong.set(false);
    };
    view! {
        <form class="join" data-test="join" on:submit=follow>
            <label for="join-link">{text("pages-join")}</label>
            <div class="join-line">
                <input id="join-link" type="text" autocomplete="off" spellcheck="false" placeholder=text("pages-join-placeholder")
                    aria-describedby="join-wrong" aria-invalid=move || wrong.get().to_string() prop:value=pasted on:input=type_in/>
                <button type="submit">{icon("p-link")}{text("pages-join-go")}</button>
            </div>
            <p id="join-wrong" class="fault" role="alert">{
                let say = text("pages-join-wrong");
                move || wrong.get().then(say)
            }</p>
        </form>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_a_path_and_a_code_lead_to_the_table() {
        let ticket = "A".repeat(43);
        for (pasted, proves) in [
            ("0123456789abcdef".to_owned(), false),
            (" 0123456789ABCDEF ".to_owned(), false),
            ("/t/0123456789abcdef".to_owned(), false),
            ("https://orrery.example/t/0123456789abcdef/replay?at=3".to_owned(), false),
            (format!("https://orrery.example/t/0123456789abcdef#{ticket}"), true),
        ] {
            let found = read(&pasted).map(|found| (found.table.to_string(), found.ticket.is_some()));
            assert_eq!(found, Some(("0123456789abcdef".to_owned(), proves)), "{pasted}");
        }
        assert_eq!((read(""), read("https://example.org/")), (None, None));
    }
}
