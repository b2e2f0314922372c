//! Whole games against Unity: golden ones, one for each level, written anew only with
//! `ORRERY_UPDATE_GOLDEN=1 cargo test -p orrery-andromedas-edge --test unity_games`; and everything that is said in them.

use std::collections::BTreeSet;

use orrery_andromedas_edge::unity::Foe;
use orrery_andromedas_edge::{Action, AndromedasEdge, Deck, Length, Options, Special};
use orrery_kernel::{Chance, Event as _, Fast, Game, Seat, Spoken};
use orrery_testkit::golden;
use orrery_words::{Lang, Words, sentence};

fn against(players: u8, foe: &str) -> Options {
    let unity: Option<Foe> = Some(foe.parse().expect("a Commander or a level"));
    Options { players, unity, ..Options::standard(1).expect("solo") }
}

/// Takes whatever scores most at once, the last listed among equals that change something, as in the golden games without Unity.
fn eager(game: &AndromedasEdge, seat: Seat, listed: &[Action]) -> Action {
    let after = |&action: &Action| {
        let mut next = game.clone();
        next.play(seat, action, &mut Fast::new(1), &mut ());
        let idle = matches!(action, Action::Shift(..) | Action::Empty(_) | Action::Return | Action::Slot(..));
        (!idle, next.sheet(seat).total())
    };
    listed.iter().copied().max_by_key(after).expect("somebody asked has an action")
}

fn plays(name: &str, options: Options, seed: u64) {
    golden::check::<AndromedasEdge>(name, &options, seed, eager);
}

#[test]
fn level_one_solo() {
    plays("unity-1", Options { length: Length::Short, ..against(1, "envoy-sera-vint") }, 11);
}

#[test]
fn level_two_with_two_players() {
    let table = Options { length: Length::Short, special: Special::Vortexes, ..against(2, "marshal-brakka") };
    plays("unity-2", Options { deck: Deck::CosmicTwilight, ..table }, 12);
}

#[test]
fn level_three_with_three_players() {
    let table = Options { length: Length::Short, destiny: true, ..against(3, "overmind-tessera") };
    plays("unity-3", Options { automatic_conn: true, ..table }, 13);
}

const SOURCES: [&str; 3] =
    [include_str!("../src/unity/told.rs"), include_str!("../src/words.rs"), include_str!("../src/told.rs")];

/// Every key in the code has its words, and every word its use.
#[test]
fn every_key_of_unity_has_its_words() {
    let quoted = SOURCES.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    let used: BTreeSet<String> = quoted.filter(|text| text.starts_with("un-")).map(str::to_owned).collect();
    for lang in Lang::ALL {
        let own = |key: &str| {
            ["un-unity", "un-because-", "un-aim-", "un-first-", "un-ask-", "un-do-", "un-told-"]
                .iter()
                .any(|start| key.starts_with(start))
        };
        let there: BTreeSet<String> =
            Words::of(lang).keys().map(|(key, _)| key.to_owned()).filter(|key| own(key)).collect();
        assert_eq!(used.difference(&there).collect::<Vec<_>>(), Vec::<&String>::new(), "missing in {lang}");
        assert_eq!(there.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "unused in {lang}");
    }
}

/// Random games are told without a missing word, and every card, wheel space and Commander takes effect.
#[test]
fn whole_games_are_told_and_everything_takes_effect() {
    let (mut actions, mut taken) = (Vec::new(), BTreeSet::new());
    let foes = orrery_andromedas_edge::content().unity.commanders.iter().map(|it| it.id.clone());
    let foes: Vec<String> = foes.collect();
    for seed in 0..60 {
        let mut chance = Fast::new(seed);
        let mut events = Vec::new();
        let options = against(1 + (seed % 3) as u8, &foes[seed as usize % foes.len()]);
        let mut game = AndromedasEdge::start(&options, &mut chance, &mut events).unwrap();
        while let Some(seat) = game.prompt().seat() {
            game.actions(seat, &mut actions);
            taken.extend(events.iter().filter_map(|event: &orrery_andromedas_edge::Event| event.used()));
            let mut phrases = vec![game.ask(seat)];
            phrases.extend(actions.iter().map(|&action| game.say(seat, action)));
            phrases.extend(events.drain(..).map(|event| game.tell(&event)));
            for (phrase, lang) in phrases.iter().flat_map(|phrase| Lang::ALL.map(|lang| (phrase, lang))) {
                let text = sentence(lang, phrase);
                assert!(!text.contains(['{', '}', '[']), "{lang}: {phrase:?} gives {text}");
                assert!(!text.trim().is_empty(), "{lang}: {phrase:?} says nothing");
                assert!(phrase.key != "ae-ask-nothing", "something is not told");
            }
            let action = chance.pick(&actions).unwrap();
            game.play(seat, action, &mut chance, &mut events);
        }
        taken.extend(events.iter().filter_map(|event| event.used()));
    }
    let unity = &orrery_andromedas_edge::content().unity;
    let all = unity.commanders.iter().map(|it| &it.id).chain(unity.wheel_spaces.iter().map(|it| &it.id));
    let all =
        all.chain(unity.action_cards.iter().map(|it| &it.id)).chain(unity.abilities.iter().map(|it| &it.id));
    let missing: Vec<&String> = all.filter(|id| !taken.contains(id.as_str())).collect();
    assert_eq!(missing, Vec::<&String>::new(), "takes effect in no game");
}
