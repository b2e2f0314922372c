//! Golden playthroughs: whole games as plain text, kept in `tests/golden/` of a game and compared line by line.
//!
//! A file shows what a change of the rules does to a real game. It is written anew only on request: run the tests once
//! with `ORRERY_UPDATE_GOLDEN=1`, look at the difference, and bump `REV` if the change was meant.

use std::fmt::Write as _;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::{env, fs};

use orrery_kernel::{BadOptions, Chance, Fast, Game, Logged, Prompt, Recorder, Seat, digest};

use crate::suite::json;

/// Nothing here plays longer than this; a chooser that never comes to an end is told so.
const TOO_LONG: usize = 100_000;

/// Chooses evenly among the listed actions, from a stream of its own.
pub fn random<G: Game>(seed: u64) -> impl FnMut(&G, Seat, &[G::Action]) -> G::Action {
    let mut picks = Fast::stream(seed, 1);
    move |_, seat, listed| {
        picks.pick(listed).unwrap_or_else(|| panic!("seat {seat} is asked and has no legal action"))
    }
}

/// Plays a game with these choices and compares its transcript with `tests/golden/<name>.txt` of the package under
/// test. Panics with the first line that differs.
pub fn check<G: Game>(
    name: &str,
    options: &G::Options,
    seed: u64,
    chooser: impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
) {
    let now =
        transcript::<G>(options, seed, chooser).unwrap_or_else(|bad| panic!("golden game {name}: {bad}"));
    let update = env::var_os("ORRERY_UPDATE_GOLDEN").is_some_and(|value| value == "1");
    if let Err(what) = compare(&file(name), &now, update) {
        panic!("{what}");
    }
}

/// The first seed whose random game (with the chooser [`random`] of the same seed) ends in this way.
pub fn find<G: Game>(options: &G::Options, ending: &str, seeds: Range<u64>) -> Option<u64> {
    seeds.into_iter().find(|&seed| {
        let mut ended = None;
        let played = play::<G>(options, seed, random(seed), |_, game, _, _| ended = game.outcome());
        played.is_ok()
            && ended.is_some_and(|outcome| G::ENDINGS.get(usize::from(outcome.ending)) == Some(&ending))
    })
}

/// A whole game as text.
pub fn transcript<G: Game>(
    options: &G::Options,
    seed: u64,
    chooser: impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
) -> Result<String, BadOptions> {
    let mut text = format!(
        "# {}, revision {}, content {}\n# A whole game, checked by the tests; written anew with \
         ORRERY_UPDATE_GOLDEN=1.\noptions {}\nseed {seed}\n",
        G::ID,
        G::REV,
        G::content(),
        json(options)
    );
    play::<G>(options, seed, chooser, |taken, game, logged, seq| {
        let what = taken.map_or("start".into(), |(seat, action)| format!("seat {seat}: {action}"));
        tell(&mut text, seq, &what, game, logged);
    })?;
    Ok(text)
}

/// One step of the transcript, and the result after the last.
fn tell<G: Game>(text: &mut String, seq: usize, what: &str, game: &G, logged: &Logged<G::Event>) {
    let mut line = |words: String| writeln!(text, "{words}").expect("a string takes every line");
    line(format!("\n{seq} {what}"));
    if !logged.chance.is_empty() {
        line(format!("  chance {}", json(&logged.chance)));
    }
    for event in &logged.events {
        line(format!("  event {}", json(event)));
    }
    line(format!("  digest {}", digest(game)));
    if let Some(outcome) = game.outcome() {
        let scores: Vec<_> = Seat::all(game.seats()).map(|seat| outcome.scores[seat].to_string()).collect();
        let winners: Vec<_> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
        let ending = G::ENDINGS.get(usize::from(outcome.ending)).unwrap_or(&"?");
        line(format!("\nending {ending}\nscores {}\nwinners {}", scores.join(" "), winners.join(" ")));
    }
}

/// Plays a game, the lowest seat asked first, and shows each step: what was taken, where it led, what it caused.
fn play<G: Game>(
    options: &G::Options,
    seed: u64,
    mut chooser: impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
    mut show: impl FnMut(Option<(Seat, G::Action)>, &G, &Logged<G::Event>, usize),
) -> Result<(), BadOptions> {
    let mut chance = Fast::new(seed);
    let mut recorder = Recorder::new(&mut chance);
    let mut events = Vec::new();
    let mut game = G::start(options, &mut recorder, &mut events)?;
    show(None, &game, &Logged { events, chance: recorder.outcomes }, 0);
    let mut listed = Vec::new();
    for seq in 1..=TOO_LONG {
        let Prompt::Ask(asked) = game.prompt() else { return Ok(()) };
        let Some(seat) = asked.first() else { panic!("nobody is asked, and yet it is not over") };
        game.actions(seat, &mut listed);
        let action = chooser(&game, seat, &listed);
        let mut recorder = Recorder::new(&mut chance);
        let mut events = Vec::new();
        if let Err(why) = game.apply(seat, action, &mut recorder, &mut events) {
            panic!("step {seq}: the chooser took `{action}` for seat {seat}: {why}");
        }
        show(Some((seat, action)), &game, &Logged { events, chance: recorder.outcomes }, seq);
    }
    panic!("the game is not over after {TOO_LONG} decisions");
}

/// Cargo tells a test where its package is; without it, where the test runs.
fn file(name: &str) -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from("."), PathBuf::from);
    package.join("tests/golden").join(format!("{name}.txt"))
}

fn compare(file: &Path, now: &str, update: bool) -> Result<(), String> {
    let shown = file.display();
    if update {
        let folder = file.parent().unwrap_or(Path::new("."));
        return fs::create_dir_all(folder)
            .and_then(|()| fs::write(file, now))
            .map_err(|error| format!("{shown} cannot be written: {error}"));
    }
    let hint = "if that is meant: ORRERY_UPDATE_GOLDEN=1 cargo test";
    let golden =
        fs::read_to_string(file).map_err(|error| format!("{shown} cannot be read: {error}; {hint}"))?;
    let (mut then, mut now) = (golden.lines(), now.lines());
    for number in 1.. {
        match (then.next(), now.next()) {
            (None, None) => break,
            (then, now) if then == now => (),
            (then, now) => {
                let [then, now] = [then, now].map(|line| line.unwrap_or("(nothing more)"));
                return Err(format!("{shown}, line {number}\n  golden: {then}\n  now:    {now}\n{hint}"));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Pig;

    fn pig(seed: u64) -> String {
        transcript::<Pig>(&Pig::options(2).unwrap(), seed, random(seed)).unwrap()
    }

    #[test]
    fn the_first_line_that_differs_is_shown() {
        let folder = env::temp_dir().join(format!("orrery-golden-{}", std::process::id()));
        let file = folder.join("pig.txt");
        assert!(compare(&file, &pig(1), false).unwrap_err().contains("cannot be read"));
        compare(&file, &pig(1), true).unwrap();
        compare(&file, &pig(1), false).unwrap();
        let error = compare(&file, &pig(1).replace("digest", "digits"), false).unwrap_err();
        assert!(error.contains("line 7") && error.contains("digits"), "{error}");
        let error = compare(&file, &format!("{}more\n", pig(1)), false).unwrap_err();
        assert!(error.contains("(nothing more)"), "{error}");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_seed_is_found_for_every_way_to_end() {
        let options = Pig::options(3).unwrap();
        for ending in Pig::ENDINGS {
            let seed = find::<Pig>(&options, ending, 0..1000).expect(ending);
            let text = transcript::<Pig>(&options, seed, random(seed)).unwrap();
            assert!(text.contains(&format!("\nending {ending}\n")), "{text}");
        }
        assert_eq!(find::<Pig>(&options, "no-such-ending", 0..20), None);
    }
}
