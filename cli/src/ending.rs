//! The last page: scores and winners.

use std::fmt::Write;

use orrery_kernel::{Game, Outcome, Seat};
use orrery_words::{Lang, Words};

use crate::card;
use crate::speak::say;
use crate::style::{GOOD, HEAD, padded, paint, width};

/// How the game ended, the final scores, best first, and who won; at the end whoever plays without a seat.
pub(crate) fn text<G: Game>(lang: Lang, names: &[String], game: &G, outcome: &Outcome) -> String {
    let mut seats: Vec<Seat> = Seat::all(names.len() as u8).collect();
    seats.sort_by_key(|&seat| (!outcome.winners.contains(seat), -outcome.scores[seat]));
    let label =
        |seat: Seat| say!(lang, "play-seat", seat = seat.index() + 1, name = names[seat.index()].as_str());
    let row = |&seat: &Seat| (label(seat), outcome.scores[seat], outcome.winners.contains(seat));
    let automa =
        game.automa().map(|(id, score)| (card::name(G::ID, id, lang), score, outcome.winners.is_empty()));
    let rows: Vec<_> = seats.iter().map(row).chain(automa).collect();

    let widest = rows.iter().map(|(name, ..)| width(name)).max().unwrap_or(0);
    let mut text = format!("{}\n", paint(HEAD, say!(lang, "play-end", ending = ending::<G>(lang, outcome))));
    for (name, score, won) in rows {
        let won = if won { paint(GOOD, say!(lang, "play-winner")) } else { String::new() };
        let row = format!("  {}  {score:>4}  {won}", padded(&name, widest));
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{}", row.trim_end());
    }
    text
}

/// The way the game ended in the player's language, or the game's own word for it.
fn ending<G: Game>(lang: Lang, outcome: &Outcome) -> String {
    let word = G::ENDINGS.get(usize::from(outcome.ending)).copied().unwrap_or("unknown");
    let key = format!("ending-{}-{word}", G::ID);
    match Words::of(lang).has(&key, None) {
        true => Words::of(lang).plain(&key),
        false => word.to_owned(),
    }
}
