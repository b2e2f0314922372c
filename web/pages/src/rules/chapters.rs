//! The chapters of the ledger.

use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::tongue;
use orrery_ledger::{Book, Chapter, Mark, Rule, Source, marks};

use super::place::Place;
use super::search::Query;
use crate::browser::{says, text};

/// The chapters that we have a better heading for than the ledger, by what the ids of their rules have in common.
const TITLES: [(&str, &str); 23] = [
    ("RD-SETUP", "pages-rd-setup"),
    ("RD-GALAXY", "pages-rd-galaxy"),
    ("RD-TURN", "pages-rd-turn"),
    ("RD-RECRUIT", "pages-rd-recruit"),
    ("RD-REROLL", "pages-rd-reroll"),
    ("RD-ACTIVATE", "pages-rd-activate"),
    ("RD-BUILD", "pages-rd-build"),
    ("RD-COLONIZE", "pages-rd-colonize"),
    ("RD-CONQUER", "pages-rd-conquer"),
    ("RD-STATION", "pages-rd-station"),
    ("RD-SCRAP", "pages-rd-scrap"),
    ("RD-MOON", "pages-rd-moon"),
    ("RD-ALLIANCE", "pages-rd-alliance"),
    ("RD-VPCARD", "pages-rd-vpcard"),
    ("RD-BATTLE", "pages-rd-battle"),
    ("RD-EMPIRE", "pages-rd-empire"),
    ("RD-REFILL", "pages-rd-refill"),
    ("RD-END", "pages-rd-end"),
    ("RD-SCORE", "pages-rd-score"),
    ("RD-TIE", "pages-rd-tie"),
    ("RD-TWOPLAYER", "pages-rd-twoplayer"),
    ("RD-RULING", "pages-rd-ruling"),
    ("RD-VEC", "pages-rd-vec"),
];

/// What a chapter is called.
pub(super) fn title(chapter: &Chapter) -> AnyView {
    match TITLES.iter().find(|(area, _)| *area == chapter.area()) {
        Some((_, key)) => text(key).into_any(),
        None => chapter.title.clone().into_any(),
    }
}

/// Is the rule what is looked for?
pub(super) fn fits(rule: &Rule, query: &Query) -> bool {
    query.is_empty() || query.matches(&format!("{} {}", rule.id, rule.plain()))
}

/// The chapters, with only the rules that are looked for.
pub(super) fn chapters(book: &Book, query: &Query, place: Place) -> AnyView {
    let chapter = |(anchor, chapter): (String, &Chapter)| {
        let rules: Vec<AnyView> = chapter
            .rules
            .iter()
            .filter(|rule| fits(rule, query))
            .map(|each| rule(each, query, place))
            .collect();
        (!rules.is_empty()).then(|| {
            view! {
                <section class="chapter">
                    <h2 id=anchor tabindex="-1">{title(chapter)}</h2>
                    <ul class="rule-list">{rules}</ul>
                </section>
            }
        })
    };
    book.anchors().into_iter().zip(&book.chapters).map(chapter).collect_view().into_any()
}

fn rule(rule: &Rule, query: &Query, place: Place) -> AnyView {
    let (id, to) = (rule.id.clone(), rule.id.clone());
    let own = rule.id.clone();
    let label = says(Phrase::new("pages-rules-link").with("id", rule.id.clone()));
    let pieces = marks(&rule.text).into_iter().map(|mark| shown(mark, query, place)).collect_view();
    view! {
        <li class="rule" id=id tabindex="-1" data-rule=rule.id.clone() class:marked=move || place.is(&own)>
            <a class="rule-id" href=format!("#{to}") aria-label=label on:click=move |event| place.follow(&event, &to)>{found(&rule.id, query)}</a>
            <p>{pieces}{rule.source.map(source)}</p>
        </li>
    }
    .into_any()
}

/// Where the rule comes from, as a small mark.
fn source(source: Source) -> AnyView {
    let (class, short, long) = match source {
        Source::Book => return ().into_any(),
        Source::Orrery => ("source ours", "pages-source-orrery", "pages-source-orrery-help"),
        Source::Both => ("source both", "pages-source-both", "pages-source-both-help"),
    };
    view! { <span class=class title=text(long)>{text(short)}</span> }.into_any()
}

fn shown(mark: Mark<'_>, query: &Query, place: Place) -> AnyView {
    match mark {
        Mark::Plain(text) => found(text, query),
        Mark::Code(text) => view! { <code>{found(text, query)}</code> }.into_any(),
        Mark::Strong(text) => view! { <strong>{found(text, query)}</strong> }.into_any(),
        Mark::Emphasis(text) => view! { <em>{found(text, query)}</em> }.into_any(),
        Mark::Rule(id) => {
            let to = id.to_owned();
            view! { <a href=format!("#{id}") on:click=move |event| place.follow(&event, &to)>{found(id, query)}</a> }.into_any()
        }
    }
}

/// A text with what is looked for marked.
pub(super) fn found(text: &str, query: &Query) -> AnyView {
    let t = tongue();
    if query.is_empty() {
        return t.made(text.to_owned()).into_any();
    }
    let piece = |piece: super::search::Piece<'_>| {
        let text = piece.text.to_owned();
        if piece.found { view! { <mark>{text}</mark> }.into_any() } else { text.into_any() }
    };
    query.pieces(text).into_iter().map(piece).collect_view().into_any()
}
