//! The matches of this browser.

use orrery_match::{Entry, Moment, Shelf, Table};
use orrery_wire::{MatchCard, MatchId, Problem, Status};

use crate::begin::{NewLocal, begin, broken_log, created, game, game_of, moment_of};
use crate::drawer::{self, Head};
use crate::eyes::awaits_person;
use crate::moment::{match_name, moment, now, random};

/// A match that is kept in this browser.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Its head.
    pub card: MatchCard,
    /// Does it wait for a person?
    pub your_turn: bool,
}

/// Makes a match in this browser. It begins at once.
pub async fn make(new: NewLocal, shelf: &Shelf) -> Result<MatchId, Problem> {
    let id = match_name()?;
    let moment = moment_of(new.seed.as_deref(), random()?, now());
    let (table, log) = begin(created(new, id.clone()), shelf, &moment)?;
    drawer::make(&id, &log, &head(&*table)).await?;
    Ok(id)
}

/// The matches of this browser of known games, latest first; none if it keeps none.
pub async fn list(known: impl Fn(&str) -> bool) -> Vec<Kept> {
    let mut cards = drawer::cards().await.unwrap_or_default();
    cards.retain(|card| known(&card.game));
    cards.sort_by_key(|card| std::cmp::Reverse(card.updated));
    cards.into_iter().map(kept).collect()
}

fn kept(card: MatchCard) -> Kept {
    let your_turn = card.status == Status::Running && awaits_person(&card.seats, &card.asked);
    Kept { card, your_turn }
}

/// Throws a match away. If the browser would not, it stays.
pub async fn forget(id: &MatchId) {
    let _ = drawer::throw_away(id).await;
}

/// Makes a match in this browser from a record: over if the game was, else to be gone on with.
pub async fn import(record: &str, shelf: &Shelf) -> Result<MatchId, Problem> {
    let id = match_name()?;
    let (table, log) = imported(&id, record, shelf, &moment()?)?;
    drawer::make(&id, &log, &head(&*table)).await?;
    Ok(id)
}

fn imported(
    id: &MatchId,
    record: &str,
    shelf: &Shelf,
    moment: &Moment,
) -> Result<(Box<dyn Table>, Vec<Entry>), Problem> {
    let of = game_of(record)?;
    let game = game(shelf, &of)?;
    let log = game.import(id, record.as_bytes(), moment)?;
    let table = game.open(&log, &[]).map_err(|broken| broken_log(&broken))?;
    Ok((table, log))
}

/// What is kept of a match beside its log.
pub(crate) fn head(table: &dyn Table) -> Head {
    Head { card: table.card(), snapshot: table.snapshot() }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;
    use crate::LocalSeat;
    use orrery_rocket_dice::RocketDice;
    use orrery_wire::{Code, Command};

    #[test]
    fn a_match_that_waits_for_a_person_says_so() {
        let shelf = Shelf::new().with::<RocketDice>();
        let seats = vec![LocalSeat::Person("Ada".to_owned()), LocalSeat::Person("Ben".to_owned())];
        let new = NewLocal { game: "rocket-dice".to_owned(), seats, options: None, seed: None };
        let moment = moment_of(Some("comet"), [0; 32], 7);
        let (mut table, mut log) =
            begin(created(new, "0123456789abcdef".parse().unwrap()), &shelf, &moment).unwrap();
        assert!(kept(table.card()).your_turn);
        let first = orrery_kernel::Seat::default();
        let entry = table
            .decide(orrery_match::By::Seat(first), None, table.seq(), &Command::Resign, &moment)
            .unwrap();
        table.commit(&entry).unwrap();
        log.push(entry);
        assert!(!kept(table.card()).your_turn);
        let record = String::from_utf8(table.record(&log).unwrap()).unwrap();
        let (again, log) = imported(&"fedcba9876543210".parse().unwrap(), &record, &shelf, &moment).unwrap();
        assert_eq!(
            (again.card().status, log.len()),
            (Status::Running, 2),
            "it was given up, so it can go on"
        );
        let code = imported(again.id(), "{}", &shelf, &moment).err().unwrap().problem;
        assert_eq!(code, Code::BadRecord);
    }
}
