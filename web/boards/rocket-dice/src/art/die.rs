//! Dice: a colour, a number, and per colour a figure behind the pips and a shape of the pips, so that colour is never the
//! only sign.

use std::fmt::Write;

use orrery_rocket_dice::Color;

/// Where pips are, on a die of 40 by 40.
const SPOTS: [&[(i8, i8)]; 6] = [
    &[(20, 20)],
    &[(12, 12), (28, 28)],
    &[(11, 11), (20, 20), (29, 29)],
    &[(12, 12), (28, 12), (12, 28), (28, 28)],
    &[(11, 11), (29, 11), (20, 20), (11, 29), (29, 29)],
    &[(12, 10), (28, 10), (12, 20), (28, 20), (12, 30), (28, 30)],
];

/// The face of a die.
pub(crate) fn die(color: Color, number: u8) -> String {
    let mut svg = format!(
        r#"<svg viewBox="0 0 40 40" class="rd-die rd-{}" aria-hidden="true" focusable="false"><rect class="rd-body" x="1" y="1" width="38" height="38" rx="9"/><path class="rd-shine" d="M4 11a8 8 0 0 1 7-7.5h18a8 8 0 0 1 7 7.5c-9-3.4-23-3.4-32 0z"/>{}"#,
        color.word(),
        figure(color)
    );
    svg.push_str(&pips(color, number));
    svg.push_str("</svg>");
    svg
}

/// What stands behind the pips: a diamond, a square, a circle, or nothing.
fn figure(color: Color) -> &'static str {
    match color {
        Color::White => "",
        Color::Purple => r#"<path class="rd-figure" d="M20 3.5 36.500 20 20 36.500 3.500 20z"/>"#,
        Color::Silver => r#"<rect class="rd-figure" x="5" y="5" width="30" height="30" rx="2"/>"#,
        Color::Blue => r#"<circle class="rd-figure" cx="20" cy="20" r="15.500"/>"#,
    }
}

/// The pips alone.
pub(crate) fn pips(color: Color, number: u8) -> String {
    let mut svg = String::new();
    let spots = usize::from(number).checked_sub(1).and_then(|at| SPOTS.get(at)).copied().unwrap_or_default();
    for &(x, y) in spots {
        // Writing to a string cannot fail.
        _ = match color {
            Color::White | Color::Blue => {
                write!(svg, r#"<circle class="rd-pip" cx="{x}" cy="{y}" r="3.600"/>"#)
            }
            Color::Purple => write!(
                svg,
                r#"<path class="rd-pip" d="M{x} {}l4.400 4.400-4.400 4.400-4.400-4.400z"/>"#,
                f32::from(y) - 4.4
            ),
            Color::Silver => {
                write!(
                    svg,
                    r#"<rect class="rd-pip" x="{}" y="{}" width="6.400" height="6.400" rx=".8"/>"#,
                    f32::from(x) - 3.2,
                    f32::from(y) - 3.2
                )
            }
        };
    }
    svg
}

/// A die of a colour without a number: the colour itself.
pub(crate) fn blank(color: Color) -> String {
    format!(
        r#"<svg viewBox="0 0 40 40" class="rd-die rd-{}" aria-hidden="true" focusable="false"><rect class="rd-body" x="1" y="1" width="38" height="38" rx="9"/>{}</svg>"#,
        color.word(),
        figure(color)
    )
}
