//! Moons: grey, cratered, and each kind with what its base is for.

use std::fmt::Write;

use super::{Seed, fresh_id};

/// A moon as a picture of 100 by 100.
pub(crate) fn moon(id: &str) -> String {
    let mut seed = Seed::of(id);
    let own = fresh_id();
    let number = seed.below(900);
    let (light, deep) = seed.pick([
        ("#e9e2d2", "#3c3428"),
        ("#dfe6ee", "#2c3644"),
        ("#e6dbe2", "#3a2c3a"),
        ("#dde8e0", "#26382f"),
    ]);
    let mut svg = String::with_capacity(2200);
    _ = write!(
        svg,
        r##"<svg viewBox="0 0 100 100" class="rd-art" aria-hidden="true" focusable="false"><defs><radialGradient id="{own}g" cx=".34" cy=".3" r=".85"><stop offset="0" stop-color="{light}"/><stop offset=".55" stop-color="#8b8d92"/><stop offset="1" stop-color="{deep}"/></radialGradient><radialGradient id="{own}s" cx=".34" cy=".3" r=".82"><stop offset=".5" stop-color="#02040c" stop-opacity="0"/><stop offset="1" stop-color="#02040c" stop-opacity=".85"/></radialGradient><clipPath id="{own}c"><circle cx="50" cy="50" r="32"/></clipPath><filter id="{own}n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="4" seed="{number}"/><feColorMatrix values="0 0 0 0 .08  0 0 0 0 .08  0 0 0 0 .1  2.4 0 0 0 -1.1"/></filter></defs><g clip-path="url(#{own}c)"><circle cx="50" cy="50" r="32" fill="url(#{own}g)"/><rect x="15" y="15" width="70" height="70" filter="url(#{own}n)"/>"##
    );
    for _ in 0..6 {
        let (x, y, r) = (seed.between(26.0, 74.0), seed.between(26.0, 74.0), seed.between(2.0, 6.5));
        _ = write!(
            svg,
            r##"<circle cx="{x:.0}" cy="{y:.0}" r="{r:.1}" fill="#15171c" opacity=".4"/><circle cx="{:.1}" cy="{:.1}" r="{:.1}" fill="{light}" opacity=".3"/>"##,
            x + r * 0.3,
            y + r * 0.3,
            r * 0.75
        );
    }
    if id == "garden-moon" {
        svg.push_str(r##"<path d="M30 42q12-14 26-8t14 20q-10 10-22 6T30 42z" fill="#3f9d5f" opacity=".85"/><path d="M44 66q10-6 18 2-8 8-18-2z" fill="#6cc779" opacity=".8"/>"##);
    }
    _ = write!(
        svg,
        r#"<circle cx="50" cy="50" r="32" fill="url(#{own}s)"/></g><g fill="none" stroke="var(--brass)" stroke-width="2.400" stroke-linecap="round">{}</g></svg>"#,
        base(id)
    );
    svg
}

/// What is built there.
fn base(id: &str) -> &'static str {
    match id {
        "sentinel-moon" => {
            r#"<path d="M50 18V4M43 8h14"/><path d="M34 12a22 22 0 0 1 32 0" opacity=".7"/><circle cx="50" cy="3.500" r="2" fill="var(--brass)"/>"#
        }
        "bastion-moon" => {
            r#"<path d="M50 10 85 30v40L50 90 15 70V30z"/><path d="M50 10v8M85 30l-7 4M85 70l-7-4M50 90v-8M15 70l7-4M15 30l7 4"/>"#
        }
        "dock-moon" => {
            r#"<ellipse cx="50" cy="50" rx="46" ry="13" transform="rotate(-18 50 50)" stroke-dasharray="9 5"/><circle cx="93" cy="36" r="3" fill="var(--brass)"/><circle cx="7" cy="64" r="3" fill="var(--brass)"/>"#
        }
        "relay-moon" => {
            r#"<path d="M78 22 92 8M84 34a16 16 0 0 0-18-18M94 34A26 26 0 0 0 66 6"/><circle cx="78" cy="22" r="2.500" fill="var(--brass)"/>"#
        }
        "garden-moon" => {
            r#"<circle cx="50" cy="50" r="38" stroke-opacity=".7"/><path d="M50 12c-5-5-5-9 0-11 5 2 5 6 0 11zM84 67c7 0 10 2 10 7-6 2-9-2-10-7zM16 67c-7 0-10 2-10 7 6 2 9-2 10-7z" fill="var(--brass)" fill-opacity=".5"/>"#
        }
        _ => {
            r#"<circle cx="50" cy="50" r="39" stroke-dasharray="2 6"/><path d="M50 4l2.500 5 5.500.8-4 3.900 1 5.500-5-2.600-5 2.600 1-5.500-4-3.900 5.500-.8z" fill="var(--brass)" fill-opacity=".6"/>"#
        }
    }
}
