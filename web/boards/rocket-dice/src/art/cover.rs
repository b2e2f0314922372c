//! The picture on the front page: a galaxy of dice within the rings of an orrery.

use std::fmt::Write;

use orrery_rocket_dice::{Color, PlanetId};

use super::{Seed, fresh_id, pips, planet};

/// Where the dice of the cover lie, in the grid of the galaxy, and what they show.
const DICE: [(i8, i8, Color, [u8; 3]); 9] = [
    (1, -2, Color::Silver, [5, 1, 4]),
    (-1, -1, Color::Purple, [6, 2, 3]),
    (0, -1, Color::White, [3, 5, 1]),
    (2, -1, Color::Blue, [2, 4, 1]),
    (-2, 0, Color::Blue, [5, 3, 6]),
    (0, 0, Color::Purple, [5, 4, 1]),
    (1, 0, Color::Purple, [4, 6, 2]),
    (-1, 1, Color::White, [1, 2, 3]),
    (1, 1, Color::Silver, [6, 4, 5]),
];

/// The cover, 640 by 400.
pub(crate) fn cover() -> String {
    let id = fresh_id();
    let mut seed = Seed::of("cover of the box");
    let mut svg = String::with_capacity(16_000);
    _ = write!(
        svg,
        r##"<svg viewBox="0 0 640 400" class="rd-cover" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><radialGradient id="{id}b" cx=".5" cy=".48" r=".75"><stop offset="0" stop-color="#24305c"/><stop offset=".45" stop-color="#111935"/><stop offset="1" stop-color="#070b17"/></radialGradient><radialGradient id="{id}w" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#ffcf8a" stop-opacity=".5"/><stop offset=".5" stop-color="#ff9d5c" stop-opacity=".14"/><stop offset="1" stop-color="#ff9d5c" stop-opacity="0"/></radialGradient><filter id="{id}n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".006 .011" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .38  0 0 0 0 .95  2.2 0 0 0 -1.15"/></filter></defs><rect width="640" height="400" fill="url(#{id}b)"/><rect width="640" height="400" filter="url(#{id}n)" opacity=".5"/>"##
    );
    for _ in 0..150 {
        let (x, y, r) = (seed.below(640), seed.below(400), seed.between(0.3, 1.3));
        _ = write!(
            svg,
            r##"<circle cx="{x}" cy="{y}" r="{r:.1}" fill="#fff" opacity="{:.2}"/>"##,
            seed.between(0.2, 0.9)
        );
    }
    _ = write!(svg, r#"<ellipse cx="320" cy="205" rx="230" ry="150" fill="url(#{id}w)"/>"#);
    rings(&mut svg, true);
    let mut dice = DICE;
    dice.sort_unstable_by_key(|(x, y, ..)| x + y);
    for (x, y, color, faces) in dice {
        let (x, y) = (f32::from(x), f32::from(y));
        cube(&mut svg, 320.0 + (x - y) * 46.0, 186.0 + (x + y) * 26.5, color, faces);
    }
    rings(&mut svg, false);
    for (id, x, y, size) in [
        ("sapphire-court", 92.0, 96.0, 92.0),
        ("throne-of-dusk", 508.0, 262.0, 116.0),
        ("slag-ring", 536.0, 66.0, 54.0),
        ("ember-hold", 86.0, 296.0, 58.0),
    ] {
        if let Some(world) = PlanetId::all().find(|world| world.card().id == id) {
            let art = planet(world.card()).replacen(
                "<svg ",
                &format!(r#"<svg x="{x}" y="{y}" width="{size}" height="{size}" "#),
                1,
            );
            svg.push_str(&art);
        }
    }
    svg.push_str("</svg>");
    svg
}

/// The far or the near half of the rings.
fn rings(svg: &mut String, far: bool) {
    let sweep = u8::from(far);
    for (reach, width) in [(178.0, 1.6), (236.0, 1.1), (296.0, 0.9), (352.0, 0.7)] {
        let flat = reach * 0.5;
        _ = write!(
            svg,
            r##"<path d="M{:.0} 200A{reach} {flat} 0 0 {sweep} {:.0} 200" transform="rotate(-9 320 200)" fill="none" stroke="#c2a36b" stroke-width="{width}" opacity="{}"/>"##,
            320.0 - reach,
            320.0 + reach,
            if far { 0.55 } else { 0.9 }
        );
    }
    if !far {
        for (x, y, r) in [(478.0, 258.0, 4.0), (150.0, 290.0, 5.0), (320.0, 318.0, 3.0), (604.0, 214.0, 3.5)]
        {
            _ = write!(svg, r##"<circle cx="{x}" cy="{y}" r="{r}" fill="#e6c78c"/>"##);
        }
    }
}

/// A die seen from above a corner.
fn cube(svg: &mut String, x: f32, y: f32, color: Color, faces: [u8; 3]) {
    let [top, left, right, ink] = match color {
        Color::White => ["#ffffff", "#cdd5e6", "#a7b2c9", "#1b2438"],
        Color::Purple => ["#a678ff", "#6d3fd0", "#4a2499", "#ffffff"],
        Color::Silver => ["#c4cddb", "#8d99ac", "#697588", "#10182a"],
        Color::Blue => ["#4f9bf5", "#2467c4", "#154791", "#ffffff"],
    };
    _ = write!(
        svg,
        r##"<g transform="translate({x:.0} {y:.0})"><ellipse cx="0" cy="30" rx="42" ry="16" fill="#02040b" opacity=".55"/>"##
    );
    let sides = [
        ("matrix(1.05 .6 -1.05 .6 0 -40)", top, faces[0]),
        ("matrix(1.05 .6 0 1.15 -42 -16)", left, faces[1]),
        ("matrix(1.05 -.6 0 1.15 0 8)", right, faces[2]),
    ];
    for (matrix, fill, number) in sides {
        _ = write!(
            svg,
            r#"<g transform="{matrix}"><rect width="40" height="40" rx="6" fill="{fill}"/><g fill="{ink}">{}</g></g>"#,
            pips(color, number).replace(r#"class="rd-pip" "#, "")
        );
    }
    svg.push_str("</g>");
}
