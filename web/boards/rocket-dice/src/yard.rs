//! The Scrapyard: what it gives, and for how much.

use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::icon;

use crate::face;
use crate::glyph::glyphs;
use crate::model::{Spot, Yard};
use crate::spot::{Look, Tab, arrows, spot};
use crate::table::{Table, of_yard};

/// The Scrapyard.
pub(crate) fn yard(table: Table) -> AnyView {
    let all = Yard::ALL.map(|yard| one(table, yard)).collect_view();
    view! {
        <section class="rd-area rd-yard" data-test="scrapyard">
            <h2 class="rd-head">{icon("rd-scrap")}{move || table.t.plain("board-rd-web-scrapyard")}</h2>
            <div class="rd-yards" role="group" aria-label=move || table.t.plain("board-rd-web-scrapyard") on:keydown=arrows>{all}</div>
        </section>
    }
    .into_any()
}

fn one(table: Table, yard: Yard) -> AnyView {
    let label =
        Signal::derive(move || table.t.say(&Phrase::new("board-rd-web-yard").with("name", of_yard(yard))));
    let sign = match yard {
        Yard::Deposit => "rd-deposit",
        Yard::Refit => "rd-pip",
        Yard::Deal => "rd-deal",
        Yard::Seizure => "rd-seizure",
    };
    let inside = view! { {icon(sign)} <span class="rd-name">{move || table.t.say(&of_yard(yard))}</span> {glyphs(face::yard_glyphs(yard.id()))} }.into_any();
    let tab = if yard == Yard::Deposit { Tab::Always } else { Tab::Glowing };
    spot(
        table,
        Spot::Yard(yard),
        Look { class: "rd-yard-way", label, card: Some(yard.id().to_owned()), tab, inside },
    )
}
