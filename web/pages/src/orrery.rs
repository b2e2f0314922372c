//! The instrument that gave the program its name: planets on brass rings.

use leptos::prelude::*;

/// The name's small drawing, for the header.
pub(crate) fn small() -> AnyView {
    view! {
        <svg class="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
            <g fill="none" stroke="var(--brass)" stroke-width="1.2">
                <circle cx="20" cy="20" r="17.5"/>
                <circle cx="20" cy="20" r="11" opacity="0.75"/>
                <path d="M20 20 L31 9.6 M20 20 L9.6 23.6" stroke-width="0.8" opacity="0.75"/>
            </g>
            <circle cx="20" cy="20" r="4" fill="var(--act)"/>
            <circle cx="32.4" cy="7.7" r="3" fill="var(--seat-1)"/>
            <circle cx="9.6" cy="23.6" r="2.2" fill="var(--seat-4)"/>
        </svg>
    }
    .into_any()
}

/// A planet on a ring: the radius of the ring, the angle at which it stands, its size, its colour, and how it turns.
struct Body {
    ring: f64,
    angle: f64,
    size: f64,
    fill: &'static str,
    turns: &'static str,
}

const BODIES: [Body; 5] = [
    Body { ring: 58.0, angle: 215.0, size: 7.0, fill: "url(#pg-silver)", turns: "turn turn-1" },
    Body { ring: 92.0, angle: 320.0, size: 11.0, fill: "url(#pg-blue)", turns: "turn turn-2" },
    Body { ring: 128.0, angle: 128.0, size: 14.0, fill: "url(#pg-rust)", turns: "turn turn-3" },
    Body { ring: 164.0, angle: 20.0, size: 18.0, fill: "url(#pg-violet)", turns: "turn turn-4" },
    Body { ring: 196.0, angle: 248.0, size: 10.0, fill: "url(#pg-green)", turns: "turn turn-5" },
];

/// The large one of the front page; its planets go round slowly.
pub(crate) fn large() -> AnyView {
    let rings = BODIES.iter().map(|body| view! { <circle r=body.ring/> }).collect_view();
    let bodies = BODIES.iter().map(body).collect_view();
    let ticks = (0..72).map(tick).collect_view();
    view! {
        <svg class="orrery" viewBox="-220 -220 440 440" aria-hidden="true" focusable="false">
            <defs>{gradients()}</defs>
            <circle r="110" fill="url(#pg-glow)"/>
            <g fill="none" stroke="var(--brass)" stroke-width="1" opacity="0.55">{rings}</g>
            <g fill="none" stroke="var(--brass)" stroke-width="1">
                <circle r="212" stroke-width="1.6"/>
                {ticks}
            </g>
            <circle r="26" fill="url(#pg-sun)"/>
            {bodies}
        </svg>
    }
    .into_any()
}

fn tick(nth: u32) -> AnyView {
    let inner = if nth.is_multiple_of(6) { "203" } else { "208" };
    let turn = format!("rotate({})", nth * 5);
    view! { <line x1=inner x2="212" y1="0" y2="0" transform=turn/> }.into_any()
}

fn body(body: &Body) -> AnyView {
    let Body { ring, angle, size, fill, turns } = *body;
    let place = format!("rotate({angle})");
    view! {
        <g transform=place>
            <g class=turns>
                <line x1="26" x2=ring y1="0" y2="0" stroke="var(--brass)" stroke-width="0.8" opacity="0.6"/>
                <circle cx=ring cy="0" r=size fill=fill/>
            </g>
        </g>
    }
    .into_any()
}

fn gradients() -> AnyView {
    let of = |id: &'static str, light: &'static str, dark: &'static str| {
        view! {
            <radialGradient id=id cx="0.35" cy="0.3" r="0.8">
                <stop offset="0" stop-color=light/>
                <stop offset="1" stop-color=dark/>
            </radialGradient>
        }
    };
    view! {
        {of("pg-silver", "#dfe6f2", "#4d5870")}
        {of("pg-blue", "#9fd0ff", "#173c78")}
        {of("pg-rust", "#ffc29a", "#7c2f1c")}
        {of("pg-violet", "#d9c2ff", "#40237e")}
        {of("pg-green", "#c8efc0", "#235a3a")}
        {of("pg-sun", "#fff2cf", "#e0902e")}
        <radialGradient id="pg-glow">
            <stop offset="0" stop-color="#ffb454" stop-opacity="0.35"/>
            <stop offset="1" stop-color="#ffb454" stop-opacity="0"/>
        </radialGradient>
    }
    .into_any()
}
