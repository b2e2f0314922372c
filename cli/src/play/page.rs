//! What a person reads: the news, the question, the choices.

use std::fmt::Write;

use orrery_kernel::{Event, Game, Logged, Seat, Spoken, Viewer};
use orrery_words::Lang;

use super::Holder;
use super::table::Table;
use crate::boards::hanging;
use crate::card;
use crate::speak::{say, sentence};
use crate::style::{ASK, DIM, HEAD, KEY, padded, paint, width, wrapped};
use crate::suggest;

/// Columns of the page. Terminals are at least this wide, and longer lines are harder to read.
pub(crate) const WIDTH: usize = 80;
/// So many choices are listed one below the other; more of them side by side, if they are short.
const ONE_COLUMN: usize = 14;

/// Who sits where: "you" where one person plays, "person" where several do, and the names of the bots.
pub(crate) fn holder_names<G: Game>(lang: Lang, holders: &[Holder<G>]) -> Vec<String> {
    let alone = holders.iter().filter(|holder| holder.is_person()).count() == 1;
    let name = |holder: &Holder<G>| match holder {
        Holder::Person if alone => say!(lang, "play-you"),
        Holder::Person => say!(lang, "play-person"),
        Holder::Bot(name, _) => name.clone(),
    };
    holders.iter().map(name).collect()
}

/// The first lines: which game, who sits where, how to get help.
pub(crate) fn welcome(lang: Lang, game: &str, names: &[String]) -> String {
    let seats: Vec<String> = names
        .iter()
        .enumerate()
        .map(|(seat, name)| say!(lang, "play-seat", seat = seat + 1, name = name.as_str()))
        .collect();
    let hint = paint(DIM, say!(lang, "play-hint"));
    let who = wrapped(&format!("{}: {}", paint(HEAD, game), seats.join(", ")), WIDTH).join("\n  ");
    format!("{who}\n{hint}\n")
}

/// What happened since the seat was last told, as far as it may know.
pub(crate) fn news<G: Spoken>(table: &Table<G>, seat: Seat, told: Option<usize>, lang: Lang) -> String {
    let mut text = String::new();
    if told.is_none() {
        events(&mut text, table.after(0), table.setup(), seat, lang);
    }
    for (nth, turn) in table.turns().iter().enumerate().skip(told.unwrap_or(0)) {
        if turn.seat == seat && !turn.chosen {
            let only = sentence(lang, &turn.before.say(turn.seat, turn.action));
            line(&mut text, &say!(lang, "play-only-choice", choice = only));
        }
        events(&mut text, table.after(nth + 1), &turn.logged, seat, lang);
    }
    text
}

fn events<G: Spoken>(text: &mut String, after: &G, logged: &Logged<G::Event>, seat: Seat, lang: Lang) {
    for event in logged.events.iter().filter_map(|event| event.redacted(Viewer::Seat(seat))) {
        line(text, &sentence(lang, &after.tell(&event)));
    }
}

/// A line of the log. An event that has nothing to say says nothing.
fn line(text: &mut String, sentence: &str) {
    if sentence.trim().is_empty() {
        return;
    }
    for (nth, part) in wrapped(sentence, WIDTH - 4).iter().enumerate() {
        let mark = if nth == 0 { "· " } else { "  " };
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{}{part}", paint(DIM, mark));
    }
}

/// The parts of a board that were not on the other one. An empty line stands between parts.
pub(crate) fn changes(before: &str, after: &str) -> String {
    let parts = |board: &str| board.split("\n\n").map(|part| part.trim_end().to_owned()).collect::<Vec<_>>();
    let old = parts(before);
    let new = parts(after).into_iter().filter(|part| !old.contains(part));
    new.map(|part| format!("\n{part}\n")).collect()
}

/// The question and the numbered choices.
pub(crate) fn question<G: Spoken>(game: &G, seat: Seat, actions: &[G::Action], lang: Lang) -> String {
    let ask = sentence(lang, &game.ask(seat));
    let mut text = String::new();
    for part in wrapped(&ask, WIDTH) {
        let _ = writeln!(text, "{}", paint(ASK, part));
    }
    let digits = actions.len().to_string().len();
    let choice = |(nth, &action): (usize, &G::Action)| {
        let said = capitalised(&sentence(lang, &game.say(seat, action)));
        let number = (nth + 1).to_string();
        let space = " ".repeat(digits.saturating_sub(number.len()));
        let notation = action.to_string();
        let verb = notation.split(' ').next().unwrap_or_default().to_owned();
        let number = paint(KEY, number);
        (verb, format!("{space}{number}\u{a0}\u{a0}{said} {}", paint(DIM, format!("[{notation}]"))))
    };
    let choices: Vec<(String, String)> = actions.iter().enumerate().map(choice).collect();
    // Many choices are set kind by kind, so that long ones do not keep short ones from standing side by side.
    let kinds = choices.chunk_by(|one, other| choices.len() <= ONE_COLUMN || one.0 == other.0);
    for kind in kinds {
        let lines: Vec<String> = kind.iter().map(|(_, choice)| choice.clone()).collect();
        text += &columns(&lines, digits, choices.len() > ONE_COLUMN);
    }
    text
}

fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Many short choices side by side, read downwards; few or long ones below each other. What is longer than a line goes
/// on under its sentence.
fn columns(choices: &[String], digits: usize, many: bool) -> String {
    let widest = choices.iter().map(|choice| width(choice)).max().unwrap_or(0);
    let across = if many { ((WIDTH - 2) / (widest + 2)).clamp(1, 4) } else { 1 };
    let down = choices.len().div_ceil(across);
    let mut text = String::new();
    for row in 0..down {
        let cells: Vec<&String> = choices.iter().skip(row).step_by(down).collect();
        if let [long] = cells[..]
            && width(long) > WIDTH - 2
        {
            for line in hanging(&format!("  {long}"), WIDTH, digits + 4) {
                let _ = writeln!(text, "{line}");
            }
            continue;
        }
        let cells = cells.into_iter().map(|choice| padded(&choice.replace('\u{a0}', " "), widest));
        let cells: Vec<String> = cells.collect();
        let _ = writeln!(text, "  {}", cells.join("  ").trim_end());
    }
    text
}

/// There is no such card, but perhaps one with nearly that id.
pub(crate) fn no_such_card(lang: Lang, game: &str, id: &str) -> String {
    let ids = card::ids(game);
    let id: String = id.chars().take(60).collect();
    match suggest::nearest(&id, ids.iter().map(String::as_str)).join(", ") {
        near if near.is_empty() => say!(lang, "play-no-such-card", id = id),
        near => say!(lang, "play-no-such-card-near", id = id, near = near),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_parts_that_changed_are_shown_again() {
        assert_eq!(
            changes("head\n\nmap\n\nseat 1: 3 VP\n", "head\n\nmap\n\nseat 1: 4 VP\n"),
            "\nseat 1: 4 VP\n"
        );
        assert_eq!(changes("head\n\nmap\n", "head\n\nmap\n"), "");
    }

    #[test]
    fn many_short_choices_stand_side_by_side() {
        let few: Vec<String> = (1..=3).map(|n| format!("{n}  x")).collect();
        assert_eq!(columns(&few, 1, false), "  1  x\n  2  x\n  3  x\n");
        let many: Vec<String> = (1..=20).map(|n| format!("{n:>2}  choose this")).collect();
        let text = columns(&many, 2, true);
        assert!(text.lines().count() == 5 && text.lines().all(|line| width(line) <= WIDTH), "{text}");
        assert!(text.starts_with("   1  choose this"));
        let long = columns(&[format!("1\u{a0}\u{a0}{}", "word ".repeat(20).trim_end())], 1, false);
        assert!(long.lines().count() == 2 && long.lines().all(|line| width(line) <= WIDTH), "{long}");
        assert!(
            long.starts_with("  1  word")
                && long.lines().nth(1).is_some_and(|line| line.starts_with("     word")),
            "{long}"
        );
    }
}
