//! Effects as icons: golden ones, and every string of every content file.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod support;

use orrery_script::icons::{Drawer, Icons, Token};
use orrery_script::render::Library;
use orrery_script::vocabulary::FieldKind;
use orrery_script::{parse_condition, parse_cost, parse_effect, parse_region, parse_triggers, vocabulary};

fn shown(game: &str, effect: &str) -> String {
    Drawer::new(vocabulary().unwrap(), game).effect(&parse_effect(effect).unwrap()).to_string()
}

#[test]
fn a_payment_is_an_arrow_between_boxes() {
    assert_eq!(shown("rocket-dice", "pay 2 scrap -> gain 1 alliance"), "[2 scrap] → [alliance]");
    assert_eq!(
        shown("transgalactica", "pay 2 of 2 mineral, 1 alien -> advance 1 trade free; vp 1"),
        "[2 of 2 mineral + alien] → [advance 1 track-trade free]; [1 vp]"
    );
}

#[test]
fn tokens_are_flat() {
    let drawer = Drawer::new(vocabulary().unwrap(), "rocket-dice");
    let icon = |word: &str| Token::Icon(word.to_owned());
    assert_eq!(
        drawer.effect(&parse_effect("may { flip 2 purple }").unwrap()).0,
        [Token::May, Token::Open, icon("flip"), Token::Number(2), icon("die-purple"), Token::Close]
    );
}

#[test]
fn what_belongs_together_stands_in_round_brackets() {
    assert_eq!(shown("andromedas-edge", "x3 { pay 1 any -> vp 1 }"), "×3 ([any] → [1 vp])");
    assert_eq!(shown("andromedas-edge", "{ gain 1 ice | gain 1 energy }"), "[ice] | [energy]");
    assert_eq!(
        shown("andromedas-edge", "{ gain 1 ice | gain 1 energy }; draw 3 tactics keep 1"),
        "([ice] | [energy]); [draw 3 tactics keep 1]"
    );
    assert_eq!(shown("andromedas-edge", "may { end-battle }"), "?[end-battle]");
}

#[test]
fn conditions_counters_and_scopes_have_their_signs() {
    assert_eq!(
        shown("andromedas-edge", "if science >= 4 { vp 1 } else { gain 1 energy; repair 1 }"),
        "if [science ≥ 4]: [1 vp] else ([energy]; [repair 1])"
    );
    assert_eq!(shown("andromedas-edge", "each-player { lose 3 energy }"), "each-player: [-3 energy]");
    assert_eq!(shown("andromedas-edge", "vp 1 per 2 leader (max 4)"), "[1 vp per 2 leader ≤4]");
    assert_eq!(shown("andromedas-edge", "on battle-won { vp 2 }"), "on battle-won: [2 vp]");
    assert_eq!(shown("andromedas-edge", "special \"nova-flash\""), "[special nova-flash]");
}

#[test]
fn other_fields_have_icons_too() {
    let drawer = Drawer::new(vocabulary().unwrap(), "escalation");
    assert_eq!(drawer.cost(&parse_cost("2 ice, 1 credit").unwrap()).to_string(), "[2 ice + credit]");
    assert_eq!(drawer.region(&parse_region("planet science").unwrap()).to_string(), "[planet kind-science]");
    let condition = parse_condition("leader >= 2, your-turn or ship = 0").unwrap();
    assert_eq!(drawer.condition(&condition).to_string(), "[leader ≥ 2] + [your-turn | ship = 0]");
}

/// Boxes and brackets that open are closed, in order, and a box holds no other.
fn balanced(icons: &Icons) -> bool {
    let mut open = Vec::new();
    for token in &icons.0 {
        let fits = match token {
            Token::Open => open.last() != Some(&Token::Open),
            Token::Begin => open.last() != Some(&Token::Open),
            Token::Close => open.pop() == Some(Token::Open),
            Token::End => open.pop() == Some(Token::Begin),
            _ => true,
        };
        if !fits {
            return false;
        }
        if matches!(token, Token::Open | Token::Begin) {
            open.push(token.clone());
        }
    }
    open.is_empty()
}

fn drawn(drawer: &Drawer<'_>, kind: FieldKind, text: &str) -> Option<Icons> {
    Some(match kind {
        FieldKind::Effect => drawer.effect(&parse_effect(text).unwrap()),
        FieldKind::Cost => drawer.cost(&parse_cost(text).unwrap()),
        FieldKind::Require => drawer.condition(&parse_condition(text).unwrap()),
        FieldKind::When => drawer.triggers(&parse_triggers(text).unwrap()),
        FieldKind::Region => drawer.region(&parse_region(text).unwrap()),
        // Words, not notation.
        FieldKind::Picks | FieldKind::Limit => return None,
    })
}

#[test]
fn every_string_of_the_content_can_be_drawn() {
    let documents = support::documents();
    let library = Library::new(vocabulary().unwrap().clone(), &documents);
    let mut count = 0;
    for document in &documents {
        let game = support::game(document);
        let drawer = Drawer::new(library.vocabulary(), game);
        for field in library.vocabulary().fields.iter().filter(|field| field.game == game) {
            for text in support::strings(document, &field.path) {
                let Some(icons) = drawn(&drawer, field.kind, text) else { continue };
                count += 1;
                assert!(!icons.0.is_empty() && balanced(&icons), "{text}: {icons}");
                assert!(!icons.to_string().contains("  "), "{text}: {icons}");
            }
        }
    }
    assert!(count > 700, "only {count} strings");
}
