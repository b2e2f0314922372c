//! Everything the game says exists in both languages, and nothing else does.

use std::collections::BTreeSet;

use orrery_kernel::{Chance, Fast, Game, Spoken};
use orrery_transgalactica::{Options, Transgalactica};
use orrery_words::{Lang, Words, sentence};

const SOURCES: [&str; 4] = [
    include_str!("../src/words.rs"),
    include_str!("../src/told.rs"),
    include_str!("../src/why_not/mod.rs"),
    include_str!("../src/why_not/reasons.rs"),
];

/// The keys that stand in the code as `"tg-…"`.
fn keys_in_code() -> BTreeSet<String> {
    let quoted = SOURCES.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    quoted.filter(|text| text.starts_with("tg-")).map(str::to_owned).collect()
}

#[test]
fn every_key_in_the_code_has_its_words_and_every_word_its_use() {
    let used = keys_in_code();
    for lang in Lang::ALL {
        let own = |key: &str| {
            ["tg-ask-", "tg-do-", "tg-told-", "tg-why-", "tg-step-", "tg-item-"]
                .iter()
                .any(|start| key.starts_with(start))
        };
        let there: BTreeSet<String> =
            Words::of(lang).keys().map(|(key, _)| key.to_owned()).filter(|key| own(key)).collect();
        let used: BTreeSet<String> = used.iter().filter(|key| own(key)).cloned().collect();
        assert_eq!(used.difference(&there).collect::<Vec<_>>(), Vec::<&String>::new(), "missing in {lang}");
        assert_eq!(there.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "unused in {lang}");
    }
}

#[test]
fn whole_games_are_told_without_a_missing_word() {
    let mut actions = Vec::new();
    for seed in 0..40 {
        let mut chance = Fast::new(seed);
        let mut events = Vec::new();
        let options = Options::standard(2 + (seed % 4) as u8).unwrap();
        let mut game = Transgalactica::start(&options, &mut chance, &mut events).unwrap();
        while let Some(seat) = game.prompt().seat() {
            game.actions(seat, &mut actions);
            let mut phrases = vec![game.ask(seat)];
            phrases.extend(actions.iter().map(|&action| game.say(seat, action)));
            phrases.extend(events.drain(..).map(|event| game.tell(&event)));
            for (phrase, lang) in phrases.iter().flat_map(|phrase| Lang::ALL.map(|lang| (phrase, lang))) {
                let text = sentence(lang, phrase);
                assert!(!text.contains(['{', '}', '[']), "{lang}: {phrase:?} gives {text}");
                assert!(!text.trim().is_empty(), "{lang}: {phrase:?} says nothing");
                assert!(phrase.key != "tg-ask-nothing", "something is not told");
            }
            let action = chance.pick(&actions).unwrap();
            game.play(seat, action, &mut chance, &mut events);
        }
    }
}
