//! The last page: scores and winners.

use std::fmt::Write;

use orrery_kernel::{Game, Outcome, Seat};
use orrery_words::{Lang, Words};

use crate::speak::say;
use crate::style::{GOOD, HEAD, padded, paint, width};

/// How the game ended, the final scores, best first, and who won.
pub(crate) fn text<G: Game>(lang: Lang, names: &[String], outcome: &Outcome) -> String {
    let mut text = format!("{}\n", paint(HEAD, say!(lang, "play-end", ending = ending::<G>(lang, outcome))));
    let mut seats: Vec<Seat> = Seat::all(names.len() as u8).collect();
    seats.sort_by_key(|&seat| (!outcome.winners.contains(seat), -outcome.scores[seat]));
    let label =
        |seat: Seat| say!(lang, "play-seat", seat = seat.index() + 1, name = names[seat.index()].as_str());
    let widest = seats.iter().map(|&seat| width(&label(seat))).max().unwrap_or(0);
    for &seat in &seats {
        let won = match outcome.winners.contains(seat) {
            true => paint(GOOD, say!(lang, "play-winner")),
            false => String::new(),
        };
        // Writing into a string cannot fail.
        let row = format!("  {}  {:>4}  {won}", padded(&label(seat), widest), outcome.scores[seat]);
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
