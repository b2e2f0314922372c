//! Time for thinking.

use leptos::prelude::*;
use orrery_wire::Clock;

use super::Draft;
use crate::browser::text;

/// The kinds of clock, and what each is at first.
const KINDS: [(&str, &str, &str, Clock); 3] = [
    ("none", "pages-clock-none", "pages-clock-none-help", Clock::None),
    ("live", "pages-clock-live", "pages-clock-live-help", Clock::Live { bank: 600, increment: 15 }),
    ("days", "pages-clock-days", "pages-clock-days-help", Clock::Days { days: 3 }),
];

fn word(clock: Clock) -> &'static str {
    match clock {
        Clock::None => "none",
        Clock::Live { .. } => "live",
        Clock::Days { .. } => "days",
    }
}

/// Which clock, and how it is set.
pub(super) fn clock(draft: Draft) -> AnyView {
    let now = draft.part(|plan| word(plan.clock));
    let set = move |clock| draft.plan.update(|plan| plan.clock = clock);
    let kind = move |(own, name, help, clock): (&'static str, &'static str, &'static str, Clock)| {
        view! {
            <label class="choice" class:chosen=move || now.get() == own>
                <input type="radio" name="clock" value=own prop:checked=move || now.get() == own on:change=move |_| set(clock)/>
                <span class="choice-words"><strong>{text(name)}</strong><span class="hint">{text(help)}</span></span>
            </label>
        }
    };
    // The fields are made anew only when the kind changes, not at every key.
    let dials = move || {
        now.track();
        match draft.plan.with_untracked(|plan| plan.clock) {
            Clock::None => ().into_any(),
            Clock::Live { bank, increment } => view! {
                {dial(draft, "clock-bank", "pages-clock-bank", 1, 240, bank / 60, |clock, minutes| match clock {
                    Clock::Live { bank, .. } => *bank = minutes * 60,
                    Clock::None | Clock::Days { .. } => (),
                })}
                {dial(draft, "clock-increment", "pages-clock-increment", 0, 600, increment, |clock, seconds| match clock {
                    Clock::Live { increment, .. } => *increment = seconds,
                    Clock::None | Clock::Days { .. } => (),
                })}
            }
            .into_any(),
            Clock::Days { days } => dial(draft, "clock-each", "pages-clock-each", 1, 30, days.into(), |clock, each| match clock {
                Clock::Days { days } => *days = each as u16,
                Clock::None | Clock::Live { .. } => (),
            }),
        }
    };
    view! {
        <fieldset class="clock">
            <legend>{text("pages-clock")}</legend>
            <div class="choices">{KINDS.into_iter().map(kind).collect_view()}</div>
            <div class="dials">{dials}</div>
        </fieldset>
    }
    .into_any()
}

/// A number of the clock; what is outside its range becomes the nearest inside.
fn dial(
    draft: Draft,
    id: &'static str,
    label: &'static str,
    least: u32,
    most: u32,
    at_first: u32,
    set: fn(&mut Clock, u32),
) -> AnyView {
    let shown = RwSignal::new(at_first);
    let type_in = move |event| {
        let number = event_target_value(&event).parse().unwrap_or(at_first).clamp(least, most);
        shown.set(number);
        shown.notify();
        draft.plan.update(|plan| set(&mut plan.clock, number));
    };
    view! {
        <div class="field">
            <label for=id>{text(label)}</label>
            <input id=id type="number" min=least.to_string() max=most.to_string() prop:value=move || shown.get().to_string() on:change=type_in/>
        </div>
    }
    .into_any()
}
