//! Pictures of games that have no board to draw them yet.

use leptos::prelude::*;

/// Stars, the same on every visit: a little sequence of numbers says where.
fn sky(mut seed: u32, count: usize) -> AnyView {
    let mut next = move |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) % below
    };
    let star = |_| {
        let (x, y, size) = (next(320), next(200), 3 + next(8));
        view! { <circle cx=x cy=y r=f64::from(size) / 10.0/> }
    };
    let stars = (0..count).map(star).collect_view();
    view! { <g fill="#dfe8ff" opacity="0.8">{stars}</g> }.into_any()
}

fn planet(id: &'static str, light: &'static str, dark: &'static str) -> AnyView {
    view! {
        <radialGradient id=id cx="0.32" cy="0.28" r="0.85">
            <stop offset="0" stop-color=light/>
            <stop offset="1" stop-color=dark/>
        </radialGradient>
    }
    .into_any()
}

fn mist(id: &'static str, hue: &'static str) -> AnyView {
    view! {
        <radialGradient id=id>
            <stop offset="0" stop-color=hue stop-opacity="0.55"/>
            <stop offset="0.5" stop-color=hue stop-opacity="0.22"/>
            <stop offset="1" stop-color=hue stop-opacity="0"/>
        </radialGradient>
    }
    .into_any()
}

/// Only stars.
pub(crate) fn stars() -> AnyView {
    view! {
        <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
            <rect width="320" height="200" fill="#0b1326"/>
            {sky(3, 70)}
        </svg>
    }
    .into_any()
}

/// The edge of a galaxy: nebulae above, a broken ring of regions below, raiders between.
pub(crate) fn andromeda() -> AnyView {
    let nebula =
        |cx: u32, cy: u32, fill: &'static str| view! { <ellipse cx=cx cy=cy rx="74" ry="44" fill=fill/> };
    let region = |x: f64, y: f64, fill: &'static str| {
        view! {
            <g transform=format!("translate({x} {y})")>
                <path d="M0 -27 L23.4 -13.5 V13.5 L0 27 L-23.4 13.5 V-13.5 Z" fill="#111c34" stroke="#c2a36b" stroke-opacity="0.55"/>
                <circle r="14" fill=fill/>
            </g>
        }
    };
    view! {
        <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
            <defs>
                {mist("pg-ae-violet-mist", "#7a55d8")}
                {mist("pg-ae-blue-mist", "#2b86c4")}
                {mist("pg-ae-rose-mist", "#b04a8c")}
                {mist("pg-ae-green-mist", "#3a9a84")}
                {planet("pg-ae-red", "#ffb199", "#7a1f2a")}
                {planet("pg-ae-teal", "#a5f0e0", "#0f5058")}
                {planet("pg-ae-gold", "#ffe4a6", "#7a5212")}
                {planet("pg-ae-plum", "#e4c0ff", "#4d1f70")}
            </defs>
            <rect width="320" height="200" fill="#0a1020"/>
            {nebula(34, 30, "url(#pg-ae-violet-mist)")}
            {nebula(124, 22, "url(#pg-ae-blue-mist)")}
            {nebula(206, 38, "url(#pg-ae-rose-mist)")}
            {nebula(292, 24, "url(#pg-ae-green-mist)")}
            {sky(11, 60)}
            {region(66.0, 104.0, "url(#pg-ae-red)")}
            {region(116.0, 104.0, "url(#pg-ae-teal)")}
            {region(91.0, 147.0, "url(#pg-ae-gold)")}
            {region(204.0, 104.0, "url(#pg-ae-plum)")}
            {region(229.0, 147.0, "url(#pg-ae-teal)")}
            {region(254.0, 104.0, "url(#pg-ae-gold)")}
            <g fill="none" stroke="#c2a36b" stroke-opacity="0.5" stroke-dasharray="2 4">
                <path d="M91 147 Q160 208 229 147"/>
                <path d="M139 108 Q160 86 181 108"/>
            </g>
            <g fill="#e8ecf6">
                <path d="M160 90 l7 16 l-7 -4 l-7 4 z"/>
                <path d="M147 178 l4.5 10 l-4.5 -2.5 l-4.5 2.5 z" opacity="0.8"/>
            </g>
            <path d="M296 72 l-12 5 l12 5 l-3 -5 z" fill="#ff8a8a"/>
            <path d="M282 58 l-9 4 l9 4 l-2 -4 z" fill="#ff8a8a" opacity="0.8"/>
        </svg>
    }
    .into_any()
}

/// A galaxy that one crosses: spiral arms, trade lanes, outposts.
pub(crate) fn transgalactica() -> AnyView {
    let arm = |turn: u32| {
        view! { <path d="M0 0 C26 -46 92 -44 124 6 C92 -22 40 -24 0 0 Z" transform=format!("rotate({turn})") fill="url(#pg-tg-arm)"/> }
    };
    let post = |x: u32, y: u32, fill: &'static str| {
        view! {
            <g transform=format!("translate({x} {y})")>
                <rect x="-5.5" y="-5.5" width="11" height="11" transform="rotate(45)" fill="#0b1326" stroke=fill stroke-width="2"/>
                <circle r="2.4" fill=fill/>
            </g>
        }
    };
    view! {
        <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
            <defs>
                <linearGradient id="pg-tg-arm" x1="0" x2="1">
                    <stop offset="0" stop-color="#ffe7bd" stop-opacity="0.75"/>
                    <stop offset="1" stop-color="#4f7fd8" stop-opacity="0.05"/>
                </linearGradient>
                {planet("pg-tg-core", "#fff6df", "#d38a3a")}
                {planet("pg-tg-ice", "#d9f1ff", "#27548a")}
                {planet("pg-tg-moss", "#d4f0b8", "#2b5a2c")}
            </defs>
            <rect width="320" height="200" fill="#0a1122"/>
            {sky(29, 80)}
            <g transform="translate(160 104) scale(1.15 0.62) rotate(-18)">{arm(0)}{arm(90)}{arm(180)}{arm(270)}</g>
            <ellipse cx="160" cy="104" rx="20" ry="13" fill="url(#pg-tg-core)"/>
            <g fill="none" stroke="#c2a36b" stroke-opacity="0.7">
                <path d="M48 52 L104 74 L160 104 L222 74 L276 46 M104 74 L78 146 M222 74 L246 148 L160 104"/>
            </g>
            <circle cx="48" cy="52" r="15" fill="url(#pg-tg-ice)"/>
            <circle cx="276" cy="46" r="12" fill="url(#pg-tg-moss)"/>
            {post(104, 74, "#6cb6ff")}{post(222, 74, "#ff9e7a")}{post(78, 146, "#8fdc8b")}{post(246, 148, "#d7a6ff")}
            <path d="M133 82 l17 3 l-12 8 z" fill="#e8ecf6"/>
        </svg>
    }
    .into_any()
}
