//! Every card, tile and token, as a picture and in words.

use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::{Catalogue, Component, Known, tongue};

use super::search::Query;
use crate::browser::{says, text};

/// Where they stand on the page.
pub(super) const ID: &str = "components";

fn known(game: &str) -> Option<&'static Known> {
    use_context::<Catalogue>()?.find(game)
}

/// Are there any?
pub(super) fn any(game: &str) -> bool {
    known(game).is_some()
}

/// All of them by kind; while something is looked for, only those that say it. They are drawn once and then hidden, for
/// pictures are slower to draw than words.
pub(super) fn components(game: &str, query: Memo<Query>) -> AnyView {
    let Some(known) = known(game) else { return ().into_any() };
    let mut kinds: Vec<(Phrase, Vec<Component>)> = Vec::new();
    for component in known.components() {
        match kinds.iter_mut().find(|(kind, _)| *kind == component.kind) {
            Some((_, all)) => all.push(component),
            None => kinds.push((component.kind.clone(), vec![component])),
        }
    }
    let group = |(kind, all): (Phrase, Vec<Component>)| {
        let cards = all.into_iter().map(|component| card(known, component, query)).collect_view();
        view! { <section class="component-kind"><h3>{says(kind)}</h3><ul class="component-list">{cards}</ul></section> }
    };
    view! {
        <section class="components">
            <h2 id=ID tabindex="-1">{text("pages-rules-components")}</h2>
            {kinds.into_iter().map(group).collect_view()}
        </section>
    }
    .into_any()
}

fn card(known: &'static Known, component: Component, query: Memo<Query>) -> AnyView {
    let t = tongue();
    let Component { id, name, .. } = component;
    let picture = known.painted.as_ref().and_then(|painted| (painted.picture)(&id));
    let framed =
        picture.map(|picture| view! { <div class="component-picture" aria-hidden="true">{picture}</div> });
    let own = id.clone();
    let lines = Memo::new(move |_| known.text(t.lang(), &own).map(|text| text.lines).unwrap_or_default());
    let hidden = move || {
        query.with(|query| {
            !query.is_empty() && !query.matches(&format!("{} {}", t.name(name), lines.get().join(" ")))
        })
    };
    let words = move || lines.get().into_iter().map(|line| view! { <p>{t.made(line)}</p> }).collect_view();
    view! {
        <li class="component" id=format!("card-{id}") data-component=id hidden=hidden>
            {framed}
            <div class="component-words"><h4>{move || t.name(name)}</h4>{words}</div>
        </li>
    }
    .into_any()
}
