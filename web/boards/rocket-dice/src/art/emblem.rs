//! Emblems: a constellation of its own for every card that is no world, in the frame of its kind.

use std::f32::consts::TAU;
use std::fmt::Write;

use super::Seed;

/// What kind of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crest {
    /// An empire: rings of a wheel.
    Empire,
    /// An alliance: two hands' breadth of stars on a pennant.
    Alliance,
    /// A VP card: a wreath.
    Honour,
    /// A battle: rays.
    Battle,
    /// A set of The Station, or anything built.
    Works,
}

/// An emblem as a picture of 100 by 100.
pub(crate) fn emblem(crest: Crest, id: &str) -> String {
    let mut seed = Seed::of(id);
    let hue = hue(crest, &mut seed);
    let mut svg = format!(
        r##"<svg viewBox="0 0 100 100" class="rd-art" aria-hidden="true" focusable="false"><circle cx="50" cy="50" r="46" fill="hsl({hue} 45% 14%)"/><circle cx="50" cy="50" r="46" fill="none" stroke="var(--brass)" stroke-width="1.500"/>"##
    );
    frame(&mut svg, crest, hue, &mut seed);
    stars(&mut svg, hue, &mut seed);
    svg.push_str("</svg>");
    svg
}

fn hue(crest: Crest, seed: &mut Seed) -> u32 {
    match crest {
        Crest::Empire => seed.below(360),
        Crest::Alliance => 150 + seed.below(60),
        Crest::Honour => 38 + seed.below(14),
        Crest::Battle => 345 + seed.below(25),
        Crest::Works => 205 + seed.below(30),
    }
}

fn frame(svg: &mut String, crest: Crest, hue: u32, seed: &mut Seed) {
    match crest {
        Crest::Empire => {
            let fold = 5 + seed.below(5);
            let reach = seed.between(16.0, 26.0);
            for nth in 0..fold {
                let turn = 360.0 * nth as f32 / fold as f32;
                _ = write!(svg, r#"<path d="M50 50C{:.0} {:.0} {:.0} 14 50 8C{:.0} 14 {:.0} {:.0} 50 50z" transform="rotate({turn:.1} 50 50)" fill="hsl({hue} 60% 55%)" fill-opacity=".22" stroke="hsl({hue} 70% 72%)" stroke-width=".9"/>"#, 50.0 - reach, 50.0 - reach * 0.6, 50.0 - reach * 0.5, 50.0 + reach * 0.5, 50.0 + reach, 50.0 - reach * 0.6);
            }
        }
        Crest::Alliance => svg.push_str(r#"<path d="M22 24h56v40L50 82 22 64z" fill="var(--brass)" fill-opacity=".12" stroke="var(--brass)" stroke-width="1.300"/><path d="M22 31h56" stroke="var(--brass)" stroke-width=".8"/>"#),
        Crest::Honour => {
            for nth in 0..7 {
                let turn = 22.0 + 20.0 * nth as f32;
                for turn in [turn, -turn] {
                    _ = write!(svg, r#"<ellipse cx="50" cy="88" rx="2.600" ry="6.500" transform="rotate({turn:.0} 50 50) rotate(38 50 88)" fill="hsl({hue} 70% 60%)" opacity=".75"/>"#);
                }
            }
        }
        Crest::Battle => {
            for nth in 0..16 {
                let turn = 22.5 * nth as f32;
                let reach = if nth % 2 == 0 { 7.0 } else { 18.0 };
                _ = write!(svg, r#"<path d="M50 {reach}l2.400 24h-4.800z" transform="rotate({turn} 50 50)" fill="hsl({hue} 80% 62%)" opacity=".55"/>"#);
            }
        }
        Crest::Works => {
            for reach in [16.0, 26.0, 36.0] {
                let dash = seed.between(8.0, 40.0);
                _ = write!(svg, r#"<circle cx="50" cy="50" r="{reach}" fill="none" stroke="hsl({hue} 60% 66%)" stroke-width="3" stroke-opacity=".45" stroke-dasharray="{dash:.0} 6"/>"#);
            }
        }
    }
}

fn stars(svg: &mut String, hue: u32, seed: &mut Seed) {
    let count = 5 + seed.below(3);
    let begin = seed.between(0.0, TAU);
    let mut path = String::new();
    let mut dots = String::new();
    for nth in 0..count {
        let angle = begin + TAU * 0.78 * nth as f32 / count as f32;
        let reach = seed.between(8.0, 25.0);
        let (x, y) = (50.0 + reach * angle.cos(), 50.0 + reach * angle.sin());
        _ = write!(path, "{}{x:.1} {y:.1}", if nth == 0 { "M" } else { "L" });
        _ = write!(dots, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{:.1}"/>"#, seed.between(1.6, 3.4));
    }
    _ = write!(
        svg,
        r#"<path d="{path}" fill="none" stroke="hsl({hue} 60% 82%)" stroke-width=".9" stroke-opacity=".7"/><g fill="hsl({hue} 80% 90%)">{dots}</g>"#
    );
}
