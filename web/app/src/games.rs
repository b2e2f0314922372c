//! The games that the page knows: the one list to extend when a game is added.
//!
//! The program is built twice (`cargo xtask web`): with Rocket Dice alone, which a newcomer loads, and with all games.

use orrery_board_rocket_dice::Galaxy;
use orrery_kit::{Catalogue, Known};
use orrery_match::Shelf;
use orrery_rocket_dice::RocketDice;

static GAMES: &[Known] = &[
    Known::painted::<Galaxy>(),
    #[cfg(feature = "transgalactica")]
    crate::boxes::TRANSGALACTICA,
    #[cfg(feature = "andromedas-edge")]
    crate::boxes::ANDROMEDAS_EDGE,
];

/// How they are shown.
pub(crate) fn catalogue() -> Catalogue {
    Catalogue(GAMES)
}

/// How they are played.
pub(crate) fn shelf() -> Shelf {
    let shelf = Shelf::new().with::<RocketDice>();
    #[cfg(feature = "transgalactica")]
    let shelf = shelf.with::<orrery_transgalactica::Transgalactica>();
    #[cfg(feature = "andromedas-edge")]
    let shelf = shelf.with::<orrery_andromedas_edge::AndromedasEdge>();
    shelf
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;
    use orrery_kernel::{Digest, Phrase, Setting, SettingKind};
    use orrery_match::{AnyGame, Created, Moment};
    use orrery_wire::lobby::TableCard;
    use orrery_wire::{Clock, Holder, MatchId};
    use orrery_words::{Lang, sentence};
    use serde_json::{Value, json};

    #[test]
    fn every_game_that_is_shown_can_be_played() {
        assert!(catalogue().0.iter().all(|known| shelf().game(known.id).is_some()));
        assert_eq!(catalogue().0.len(), shelf().games().count());
    }

    #[test]
    fn the_page_knows_which_program_has_which_game() {
        let boot = include_str!("../../static/boot.js");
        assert!(
            boot.contains("const FIRST = [\"rocket-dice\"];"),
            "those that are no features of this crate"
        );
    }

    /// Every value that can be chosen.
    fn values(setting: &Setting) -> Vec<Value> {
        match &setting.kind {
            SettingKind::Switch => vec![json!(true), json!(false)],
            SettingKind::Number { least, most } => vec![json!(least), json!(most)],
            SettingKind::OneOf(picks) => {
                picks.iter().map(|pick| pick.word.map_or(Value::Null, Value::from)).collect()
            }
        }
    }

    fn can_start(game: &dyn AnyGame, table: &TableCard, options: Value) -> bool {
        let created = Created {
            id: MatchId::from_bytes([0; 16]),
            game: game.card().id,
            revision: 0,
            content: Digest(0),
            options,
            seats: vec![Holder::Open; usize::from(table.seats)],
            clock: Clock::None,
            title: String::new(),
            listed: false,
            watch: true,
            follows: None,
        };
        game.create(created, &Moment { now: 0, random: [0; 32] }).is_ok()
    }

    #[test]
    fn whatever_the_host_chooses_can_be_played_and_has_words() {
        let mut tried = 0;
        for known in catalogue().0 {
            let game = shelf().game(known.id).unwrap().clone();
            for table in game.card().tables {
                for setting in (known.settings)(table.seats) {
                    for value in values(&setting) {
                        let mut options = table.options.clone();
                        *options.pointer_mut(&setting.pointer()).unwrap() = value.clone();
                        assert!(can_start(&*game, &table, options), "{} = {value}", setting.field);
                        tried += 1;
                    }
                    speaks(&setting);
                }
            }
        }
        assert!(tried > 50, "{tried}");
    }

    fn speaks(setting: &Setting) {
        let picks: Vec<&Phrase> = match &setting.kind {
            SettingKind::OneOf(picks) => picks.iter().map(|pick| &pick.name).collect(),
            SettingKind::Switch | SettingKind::Number { .. } => Vec::new(),
        };
        for phrase in picks.into_iter().chain([&setting.label, &setting.help]) {
            for text in Lang::ALL.map(|lang| sentence(lang, phrase)) {
                assert!(!text.contains(['[', '{']), "{text}");
            }
        }
    }

    #[test]
    fn every_card_has_a_name_and_a_text_in_both_languages() {
        for known in catalogue().0 {
            let all = known.components();
            assert!(all.len() > 50, "{}: {}", known.id, all.len());
            for component in all {
                let texts = Lang::ALL.map(|lang| known.text(lang, &component.id).unwrap());
                assert_eq!(texts[0].name, component.name.en, "{}", component.id);
                assert_eq!(texts[1].name, component.name.de, "{}", component.id);
                for line in texts.iter().flat_map(|text| &text.lines) {
                    assert!(!line.contains(['[', '{']), "{}: {line}", component.id);
                }
            }
        }
    }
}
