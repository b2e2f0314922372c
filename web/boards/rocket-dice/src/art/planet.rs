//! Worlds. The colours of the card are the colours of the world; its kind (bands, craters, seas, fire) and its weather come
//! from its name.

use std::fmt::Write;

use orrery_rocket_dice::{Color, Planet};

use super::{Seed, fresh_id};

/// Light, middle and dark of a colour.
fn tints(color: Color) -> [&'static str; 3] {
    match color {
        Color::White => ["#ffffff", "#d8deea", "#6d7890"],
        Color::Purple => ["#d9b8ff", "#8a4fe0", "#2a1060"],
        Color::Silver => ["#eef2f7", "#96a2b5", "#2f3846"],
        Color::Blue => ["#b5e4ff", "#2f7fe0", "#0a2460"],
    }
}

#[derive(Clone, Copy)]
enum Kind {
    Bands,
    Craters,
    Seas,
    Fire,
    Ice,
}

/// A world as a picture of 100 by 100.
pub(crate) fn planet(card: &Planet) -> String {
    let mut seed = Seed::of(&card.id);
    let colors: Vec<Color> =
        Color::COLORED.into_iter().filter(|&color| card.colors.contains(color)).collect();
    let first = colors.first().copied().unwrap_or(Color::White);
    let second = colors.get(1).copied().unwrap_or(first);
    let kind = match first {
        Color::Purple => seed.pick([Kind::Bands, Kind::Fire, Kind::Fire]),
        Color::Silver => seed.pick([Kind::Craters, Kind::Craters, Kind::Ice]),
        Color::Blue | Color::White => seed.pick([Kind::Seas, Kind::Seas, Kind::Bands]),
    };
    let id = fresh_id();
    let tilt = seed.between(-28.0, 28.0);
    let ring = colors.len() == 2 || seed.below(4) == 0;
    let mut svg = String::with_capacity(3000);
    svg.push_str(r#"<svg viewBox="0 0 100 100" class="rd-art" aria-hidden="true" focusable="false">"#);
    definitions(&mut svg, &id, [first, second], kind, &mut seed);
    let rim = tints(second)[0];
    if ring {
        ring_half(&mut svg, rim, tilt, true);
    }
    _ = write!(
        svg,
        r##"<circle cx="50" cy="50" r="39" fill="none" stroke="{}" stroke-opacity=".35" stroke-width="3"/><g clip-path="url(#{id}c)"><circle cx="50" cy="50" r="38" fill="url(#{id}g)"/><g transform="rotate({tilt:.0} 50 50)">"##,
        tints(first)[0]
    );
    surface(&mut svg, kind, [first, second], &mut seed);
    _ = write!(
        svg,
        r#"<rect x="5" y="5" width="90" height="90" filter="url(#{id}n)"/></g><circle cx="50" cy="50" r="38" fill="url(#{id}s)"/></g>"#
    );
    if ring {
        ring_half(&mut svg, rim, tilt, false);
    }
    svg.push_str("</svg>");
    svg
}

/// Gradients, the edge, and the noise of the surface.
fn definitions(svg: &mut String, id: &str, [first, second]: [Color; 2], kind: Kind, seed: &mut Seed) {
    let [light, middle, _] = tints(first);
    let [_, other, deep] = tints(second);
    let (across, along) = match kind {
        Kind::Bands => (0.012, seed.between(0.07, 0.14)),
        Kind::Craters => (seed.between(0.05, 0.08), 0.06),
        Kind::Seas => (seed.between(0.025, 0.04), 0.045),
        Kind::Fire => (seed.between(0.03, 0.05), 0.035),
        Kind::Ice => (0.02, seed.between(0.03, 0.06)),
    };
    let number = seed.below(900);
    let (tint, gain, off) = match kind {
        Kind::Bands => ("0 0 0 0 1  0 0 0 0 .95  0 0 0 0 1", 2.2, -0.9),
        Kind::Craters => ("0 0 0 0 .05  0 0 0 0 .07  0 0 0 0 .12", 2.6, -1.1),
        Kind::Seas => ("0 0 0 0 .96  0 0 0 0 1  0 0 0 0 1", 4.2, -2.1),
        Kind::Fire => ("0 0 0 0 .09  0 0 0 0 .02  0 0 0 0 .2", 4.0, -1.7),
        Kind::Ice => ("0 0 0 0 1  0 0 0 0 1  0 0 0 0 1", 3.0, -1.3),
    };
    _ = write!(
        svg,
        r##"<defs><linearGradient id="{id}g" x1="0" y1="0" x2="1" y2="1"><stop offset=".05" stop-color="{light}"/><stop offset=".42" stop-color="{middle}"/><stop offset=".62" stop-color="{other}"/><stop offset="1" stop-color="{deep}"/></linearGradient><radialGradient id="{id}s" cx=".33" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#02040c" stop-opacity=".25"/><stop offset="1" stop-color="#02040c" stop-opacity=".93"/></radialGradient><clipPath id="{id}c"><circle cx="50" cy="50" r="38"/></clipPath><filter id="{id}n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="{across:.3} {along:.3}" numOctaves="4" seed="{number}"/><feColorMatrix values="{tint}  {gain} 0 0 0 {off}"/></filter></defs>"##
    );
}

/// What stands out from the noise.
fn surface(svg: &mut String, kind: Kind, [first, second]: [Color; 2], seed: &mut Seed) {
    let [light, middle, deep] = tints(second);
    match kind {
        Kind::Bands => {
            for _ in 0..5 {
                let (y, height) = (seed.between(14.0, 82.0), seed.between(2.0, 7.0));
                let tint = seed.pick([light, deep, middle]);
                _ = write!(
                    svg,
                    r#"<rect x="5" y="{y:.0}" width="90" height="{height:.0}" rx="2" fill="{tint}" opacity=".42"/>"#
                );
            }
            let (x, y) = (seed.between(36.0, 66.0), seed.between(52.0, 68.0));
            _ = write!(
                svg,
                r#"<ellipse cx="{x:.0}" cy="{y:.0}" rx="8" ry="4.500" fill="{light}" opacity=".7"/><ellipse cx="{x:.0}" cy="{y:.0}" rx="4" ry="2" fill="{deep}" opacity=".5"/>"#
            );
        }
        Kind::Craters => {
            for _ in 0..9 {
                let (x, y, r) = (seed.between(18.0, 82.0), seed.between(18.0, 82.0), seed.between(2.0, 8.0));
                _ = write!(
                    svg,
                    r##"<circle cx="{x:.0}" cy="{y:.0}" r="{r:.1}" fill="#0b1020" opacity=".42"/><circle cx="{:.1}" cy="{:.1}" r="{:.1}" fill="{light}" opacity=".28"/>"##,
                    x + r * 0.25,
                    y + r * 0.25,
                    r * 0.8
                );
            }
        }
        Kind::Seas => {
            let land = if first == second { "#2d7f63" } else { middle };
            for _ in 0..5 {
                let (x, y) = (seed.between(22.0, 78.0), seed.between(22.0, 78.0));
                let (a, b, c) = (seed.between(6.0, 16.0), seed.between(5.0, 12.0), seed.between(-6.0, 6.0));
                _ = write!(
                    svg,
                    r#"<path d="M{x:.0} {y:.0}q{a:.0} {:.0} {:.0} {b:.0}t{:.0} {c:.0}q{:.0} {:.0} {:.0} {:.0}z" fill="{land}" opacity=".75"/>"#,
                    -b,
                    a * 1.3,
                    -a * 0.4,
                    -a * 0.5,
                    b * 0.9,
                    -a,
                    -b * 0.7
                );
            }
        }
        Kind::Fire => {
            for _ in 0..7 {
                let (x, y) = (seed.between(14.0, 80.0), seed.between(16.0, 84.0));
                let (a, b) = (seed.between(-14.0, 14.0), seed.between(6.0, 14.0));
                _ = write!(
                    svg,
                    r##"<path d="M{x:.0} {y:.0}q{a:.0} {b:.0} {:.0} {b:.0}t{b:.0} {:.0}" fill="none" stroke="#ffb0f0" stroke-width="{:.1}" opacity=".75"/>"##,
                    b * 0.7,
                    a,
                    seed.between(0.7, 1.8)
                );
            }
        }
        Kind::Ice => {
            _ = write!(
                svg,
                r##"<ellipse cx="50" cy="15" rx="26" ry="9" fill="#fff" opacity=".85"/><ellipse cx="50" cy="87" rx="20" ry="7" fill="#fff" opacity=".7"/>"##
            );
            for _ in 0..5 {
                let (x, y) = (seed.between(20.0, 70.0), seed.between(26.0, 74.0));
                _ = write!(
                    svg,
                    r#"<path d="M{x:.0} {y:.0}l{:.0} {:.0}l{:.0} {:.0}" fill="none" stroke="{deep}" stroke-width="1" opacity=".6"/>"#,
                    seed.between(6.0, 18.0),
                    seed.between(-6.0, 6.0),
                    seed.between(3.0, 12.0),
                    seed.between(-9.0, 9.0)
                );
            }
        }
    }
}

/// The ring behind the world, or before it.
fn ring_half(svg: &mut String, tint: &str, tilt: f32, behind: bool) {
    let sweep = u8::from(behind);
    for (reach, width, opacity) in [(47.0, 3.2, 0.8), (43.0, 1.2, 0.5)] {
        let flat = reach * 0.24;
        _ = write!(
            svg,
            r#"<path d="M{:.1} 50A{reach} {flat:.1} 0 0 {sweep} {:.1} 50" transform="rotate({tilt:.0} 50 50)" fill="none" stroke="{tint}" stroke-width="{width}" opacity="{opacity}"/>"#,
            50.0 - reach,
            50.0 + reach
        );
    }
}
