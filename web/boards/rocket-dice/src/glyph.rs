//! What a card does, as icons: drawn from the same typed steps that the rules carry out.

use leptos::prelude::*;
use orrery_kit::icon;
use orrery_rocket_dice::{
    Amount, Atom, Change, Code, Color, Counter, DiceStep, NodeId, Resource, Scope, Special, Step, Test,
    Thing, Which, content,
};
use orrery_script::tree::Relation;

use crate::art;

/// One thing to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Glyph {
    /// A symbol of the sheet.
    Icon(&'static str),
    /// A number or a sign.
    Sign(String),
    /// A die of this colour.
    Die(Color),
}

/// A row of glyphs. What they say stands in words on the large card.
pub(crate) fn glyphs(list: Vec<Glyph>) -> AnyView {
    let one = |glyph: Glyph| match glyph {
        Glyph::Icon(name) => icon(name),
        Glyph::Sign(text) => view! { <span>{text}</span> }.into_any(),
        Glyph::Die(color) => view! { <span class="rd-mini" inner_html=art::blank(color)></span> }.into_any(),
    };
    view! { <span class="rd-glyphs" aria-hidden="true">{list.into_iter().map(one).collect_view()}</span> }
        .into_any()
}

/// The glyphs of an effect.
pub(crate) fn of_effect(effect: NodeId) -> Vec<Glyph> {
    let mut list = Vec::new();
    steps(&content().code, Some(effect), &mut list);
    list
}

/// The glyphs of the condition of a battle.
pub(crate) fn of_condition(scope: Scope, test: &Test) -> Vec<Glyph> {
    let mut list = vec![Glyph::Icon(match scope {
        Scope::All => "rd-all",
        Scope::One => "rd-one",
        Scope::Event => "rd-event",
    })];
    condition(test, &mut list);
    list
}

fn sign(list: &mut Vec<Glyph>, text: impl Into<String>) {
    list.push(Glyph::Sign(text.into()));
}

fn steps(code: &Code, first: Option<NodeId>, list: &mut Vec<Glyph>) {
    for (nth, step) in code.steps(first).enumerate() {
        if nth > 0 {
            sign(list, "·");
        }
        one(code, step, list);
    }
}

fn one(code: &Code, step: &Step, list: &mut Vec<Glyph>) {
    match *step {
        Step::Gain(resource, amount) => counted(amount, of_resource(resource), list),
        Step::LoseScrap(scrap) => {
            sign(list, format!("−{scrap}"));
            list.push(Glyph::Icon("rd-scrap"));
        }
        Step::Vp(amount) => counted(amount, "rd-vp", list),
        Step::Strength(amount) => counted(amount, "rd-attack", list),
        Step::Dice(step) => dice(step, list),
        Step::Draft(count) => several(count, "rd-draft", list),
        Step::Discount(thing, pips) => {
            sign(list, format!("−{pips}"));
            list.push(Glyph::Icon(match thing {
                Thing::Planet => "rd-planet",
                Thing::Station => "rd-station",
            }));
        }
        Step::Mark(count, up_to) => {
            several(count, "rd-station", list);
            if up_to < 99 {
                sign(list, format!("≤{up_to}"));
            }
        }
        Step::BuildMoon(count) => several(count, "rd-moon", list),
        Step::Conquer(count, up_to) => {
            several(count, "rd-planet", list);
            if up_to < 99 {
                sign(list, format!("≤{up_to}"));
            }
        }
        Step::Reuse(_) => list.extend([Glyph::Icon("rd-again"), Glyph::Icon("rd-planet")]),
        Step::Threshold(number) => {
            list.push(Glyph::Icon("rd-fleet"));
            sign(list, format!("≥{number}"));
            list.extend([Glyph::Sign("→".into()), Glyph::Icon("rd-alliance")]);
        }
        Step::ThresholdMinus(number) => {
            list.push(Glyph::Icon("rd-fleet"));
            sign(list, format!("−{number}"));
            list.extend([Glyph::Sign("→".into()), Glyph::Icon("rd-alliance")]);
        }
        Step::Pay(scrap, then) => {
            sign(list, scrap.to_string());
            list.push(Glyph::Icon("rd-scrap"));
            sign(list, "→");
            steps(code, Some(then), list);
        }
        Step::If(ref test, then, otherwise) => {
            condition(test, list);
            sign(list, "→");
            steps(code, then.or(otherwise), list);
        }
        Step::ChooseOpponent(then) => {
            list.push(Glyph::Icon("rd-one"));
            steps(code, Some(then), list);
        }
        Step::Special(special) => of_special(special, list),
    }
}

fn of_special(special: Special, list: &mut Vec<Glyph>) {
    match special {
        Special::ChooseBattle => {
            list.extend([Glyph::Icon("rd-battle"), Glyph::Icon("rd-exchange"), Glyph::Icon("rd-battle")])
        }
        Special::FirstMoonFree => {
            list.extend([Glyph::Sign("1.".into()), Glyph::Icon("rd-moon"), Glyph::Sign("0".into())])
        }
        Special::MoonMiddleCost => list.extend([Glyph::Icon("rd-moon"), Glyph::Sign("·2·".into())]),
        Special::DoubleDecrease => list.extend([Glyph::Icon("rd-pip"), Glyph::Sign("−2".into())]),
        Special::ColonyDiscount => {
            list.extend([Glyph::Icon("rd-planet"), Glyph::Sign("→ −1".into()), Glyph::Icon("rd-station")])
        }
        Special::Deposit => {
            list.extend([Glyph::Icon("rd-fleet"), Glyph::Sign("→".into()), Glyph::Icon("rd-scrap")])
        }
    }
}

fn several(count: u8, name: &'static str, list: &mut Vec<Glyph>) {
    if count > 1 {
        sign(list, format!("{count}×"));
    }
    list.push(Glyph::Icon(name));
}

fn counted(amount: Amount, name: &'static str, list: &mut Vec<Glyph>) {
    sign(list, format!("+{}", amount.number));
    list.push(Glyph::Icon(name));
    if let Some((every, counter, most)) = amount.per {
        sign(list, if every == 1 { "/".to_owned() } else { format!("/{every}") });
        counter_glyph(counter, list);
        sign(list, format!("≤{most}"));
    }
}

fn dice(step: DiceStep, list: &mut Vec<Glyph>) {
    let (name, most) = match step.change {
        Change::PipUp(most) => ("rd-pip-up", most),
        Change::Pip(most) => ("rd-pip", most),
        Change::Reroll(most) => ("rd-reroll", most),
        Change::Flip => ("rd-flip", 1),
        Change::Turn => ("rd-turn", 1),
        Change::Paint => ("rd-paint", 1),
        Change::Exchange => ("rd-exchange", 1),
    };
    if step.times > 1 {
        sign(list, format!("{}×", step.times));
    }
    if most > 1 {
        sign(list, most.to_string());
    }
    list.push(Glyph::Icon(name));
    match step.which {
        Which::Any => (),
        Which::Colored => list.extend(Color::COLORED.map(Glyph::Die)),
        Which::Color(color) => list.push(Glyph::Die(color)),
    }
}

fn of_resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Scrap => "rd-scrap",
        Resource::Attack => "rd-attack",
        Resource::Alliance => "rd-alliance",
        Resource::VpCard => "rd-vp-card",
    }
}

fn condition(test: &Test, list: &mut Vec<Glyph>) {
    for atom in test.0.iter().flatten() {
        match *atom {
            Atom::Number(counter, cmp, number) => {
                counter_glyph(counter, list);
                sign(list, format!("{}{number}", relation(cmp.0)));
            }
            Atom::Counts(left, cmp, right) => {
                counter_glyph(left, list);
                sign(list, relation(cmp.0));
                counter_glyph(right, list);
            }
            Atom::YourTurn => list.push(Glyph::Icon("rd-one")),
            Atom::WhiteSpaceMarked => list.extend([Glyph::Die(Color::White), Glyph::Icon("rd-station")]),
            Atom::StationSetCompleted => list.push(Glyph::Icon("rd-set")),
        }
    }
}

fn relation(relation: Relation) -> &'static str {
    match relation {
        Relation::AtLeast => "≥",
        Relation::AtMost => "≤",
        Relation::Equal => "=",
        Relation::Less => "<",
        Relation::More => ">",
    }
}

fn counter_glyph(counter: Counter, list: &mut Vec<Glyph>) {
    match counter {
        Counter::Scrap => list.push(Glyph::Icon("rd-scrap")),
        Counter::Attack => list.push(Glyph::Icon("rd-attack")),
        Counter::Alliance => list.push(Glyph::Icon("rd-alliance")),
        Counter::VpCard => list.push(Glyph::Icon("rd-vp-card")),
        Counter::Planet => list.push(Glyph::Icon("rd-planet")),
        Counter::PlanetOf(color) => list.extend([Glyph::Die(color), Glyph::Icon("rd-planet")]),
        Counter::DualPlanet => list.extend([Glyph::Sign("2".into()), Glyph::Icon("rd-planet")]),
        Counter::OncePlanet => list.extend([Glyph::Icon("rd-once"), Glyph::Icon("rd-planet")]),
        Counter::PlanetTrio => {
            list.extend(Color::COLORED.map(Glyph::Die));
            list.push(Glyph::Icon("rd-planet"));
        }
        Counter::Station => list.push(Glyph::Icon("rd-station")),
        Counter::WhiteStation => list.extend([Glyph::Die(Color::White), Glyph::Icon("rd-station")]),
        Counter::StationSet => list.push(Glyph::Icon("rd-set")),
        Counter::Moon => list.push(Glyph::Icon("rd-moon")),
        Counter::MoonKind => list.extend([Glyph::Icon("rd-moon"), Glyph::Sign("≠".into())]),
        Counter::Battle => list.push(Glyph::Icon("rd-battle")),
        Counter::RecruitedDie => list.push(Glyph::Icon("rd-fleet")),
        Counter::RecruitTotal => list.extend([Glyph::Icon("rd-fleet"), Glyph::Sign("Σ".into())]),
        Counter::RerollTotal => list.extend([Glyph::Icon("rd-reroll"), Glyph::Sign("Σ".into())]),
        Counter::ScrapPaid => list.extend([Glyph::Sign("−".into()), Glyph::Icon("rd-scrap")]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_rocket_dice::{AllianceId, BattleId, PlanetId, VpCardId};

    #[test]
    fn every_card_says_something() {
        for effect in
            PlanetId::all().map(|id| id.card().effect).chain(AllianceId::all().map(|id| id.card().effect))
        {
            assert!(!of_effect(effect).is_empty());
        }
        for card in VpCardId::all().map(|id| id.card()) {
            assert!(of_effect(card.effect).contains(&Glyph::Icon("rd-vp")));
        }
        for card in BattleId::all().map(|id| id.card()) {
            assert!(of_condition(card.scope, &card.condition).len() > 1);
        }
    }
}
