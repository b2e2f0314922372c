//! What the host may choose of the rules.

use leptos::prelude::*;
use orrery_kernel::{Phrase, Pick, Setting, SettingKind};
use orrery_kit::tongue;
use serde_json::Value;

use super::plan::Field;
use super::{Draft, fault, tick};
use crate::browser::{says, text};

/// The options of the game; closed at first, for the usual ones are good.
pub(super) fn options(draft: Draft) -> AnyView {
    let any = Memo::new(move |_| draft.settings.with(|settings| !settings.is_empty()));
    let usual = Memo::new(move |_| {
        draft.plan.with(|plan| {
            let usual = plan.usual(plan.chairs.len() as u8);
            let same = |at: String| plan.options.pointer(&at) == usual.pointer(&at);
            draft.settings.with(|settings| settings.iter().map(Setting::pointer).all(same))
        })
    });
    let (as_usual, changed) = (text("pages-new-usual"), text("pages-new-changed"));
    view! {
        <Show when=move || any.get()>
            <details class="options" data-test="options">
                <summary>
                    <span>{text("pages-new-options")}</span>
                    <span class="hint">{move || if usual.get() { as_usual() } else { changed() }}</span>
                </summary>
                <div class="option-list">
                    <For each=move || draft.settings.get() key=|setting| setting.field let:setting>{control(draft, setting)}</For>
                </div>
            </details>
        </Show>
    }
    .into_any()
}

fn control(draft: Draft, setting: Setting) -> AnyView {
    let field = setting.field;
    // The game speaks of the whole field, also where a place in it is wrong.
    let blamed = field.split('.').next().unwrap_or(field).to_owned();
    let wrong = fault(draft, Field::Option(blamed), format!("option-{field}-wrong"));
    let choice = Choice { draft, at: StoredValue::new(setting.pointer()) };
    let control = match setting.kind {
        SettingKind::Switch => choice.switch(setting.label, setting.help),
        SettingKind::Number { least, most } => {
            choice.field(field, setting.label, setting.help, |id| choice.number(id, least, most))
        }
        SettingKind::OneOf(picks) => {
            choice.field(field, setting.label, setting.help, |id| choice.one_of(id, picks))
        }
    };
    view! { <div class="option" data-option=field>{control}{wrong}</div> }.into_any()
}

/// One value among the options, and how it is changed.
#[derive(Clone, Copy)]
struct Choice {
    draft: Draft,
    /// Where it stands, as a JSON pointer.
    at: StoredValue<String>,
}

impl Choice {
    fn value(self) -> Memo<Value> {
        let at = self.at;
        self.draft.part(move |plan| at.with_value(|at| plan.options.pointer(at).cloned()).unwrap_or_default())
    }

    fn put(self, value: Value) {
        self.draft.plan.update(|plan| {
            if let Some(slot) = self.at.with_value(|at| plan.options.pointer_mut(at)) {
                *slot = value;
            }
        });
    }

    fn switch(self, label: Phrase, help: Phrase) -> AnyView {
        let value = self.value();
        let on = Memo::new(move |_| value.get() == Value::Bool(true));
        tick(label, help, on, move |on| self.put(Value::Bool(on)))
    }

    /// A field with its name above and its help below.
    fn field(
        self,
        field: &'static str,
        label: Phrase,
        help: Phrase,
        input: impl FnOnce(String) -> AnyView,
    ) -> AnyView {
        let id = format!("option-{field}");
        view! {
            <div class="field">
                <label for=id.clone()>{says(label)}</label>
                {input(id.clone())}
                <p class="hint" id=format!("{id}-help")>{says(help)}</p>
            </div>
        }
        .into_any()
    }

    fn number(self, id: String, least: i64, most: i64) -> AnyView {
        let value = self.value();
        // What is no number is kept as nothing, and explained like a number that does not fit.
        let type_in =
            move |event| self.put(event_target_value(&event).parse::<i64>().map_or(Value::Null, Value::from));
        let shown = move || value.get().as_i64().map(|number| number.to_string()).unwrap_or_default();
        view! {
            <input id=id.clone() type="number" min=least.to_string() max=most.to_string() aria-describedby=format!("{id}-help {id}-wrong")
                prop:value=shown on:change=type_in/>
        }
        .into_any()
    }

    fn one_of(self, id: String, picks: Vec<Pick>) -> AnyView {
        let t = tongue();
        let now = self.value();
        let value = |pick: &Pick| pick.word.map_or(Value::Null, Value::from);
        let option = |(nth, pick): (usize, &Pick)| {
            let (value, name) = (value(pick), pick.name.clone());
            let word = pick.word.unwrap_or_default();
            view! { <option value=nth.to_string() data-word=word prop:selected=move || now.get() == value>{move || t.say(&name)}</option> }
        };
        let options = picks.iter().enumerate().map(option).collect_view();
        let choose = move |event| {
            let nth = event_target_value(&event).parse::<usize>().ok();
            if let Some(pick) = nth.and_then(|nth| picks.get(nth)) {
                self.put(value(pick));
            }
        };
        view! { <select id=id.clone() aria-describedby=format!("{id}-help {id}-wrong") on:change=choose>{options}</select> }
            .into_any()
    }
}
