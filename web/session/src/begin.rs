//! The first entries of a match in this browser: made, everybody ready, started.

use orrery_kernel::{Digest, Seat};
use orrery_match::{AnyGame, By, Created, Entry, Moment, Shelf, Table, Task};
use orrery_wire::{Clock, Code, Command, Holder, MatchId, Millis, Problem};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

/// A wish for a match in this browser.
#[derive(Clone, Debug, PartialEq)]
pub struct NewLocal {
    /// The id of the game.
    pub game: String,
    /// Who sits where, seat 1 first.
    pub seats: Vec<LocalSeat>,
    /// The options of the game; the usual ones if absent.
    pub options: Option<Value>,
    /// A text from which all dice and shuffles follow: the same text, the same luck. Without one they are random.
    pub seed: Option<String>,
}

/// Who sits in a seat of a match in this browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalSeat {
    /// A person at this screen, by name.
    Person(String),
    /// A bot, by its name on the command line: `greedy`, `mcts:200ms`.
    Bot(String),
}

impl From<LocalSeat> for Holder {
    fn from(seat: LocalSeat) -> Self {
        match seat {
            LocalSeat::Person(name) => Self::Person { name },
            LocalSeat::Bot(bot) => Self::Bot { bot },
        }
    }
}

/// The 32 bytes of which the key of a match with that seed is made: the SHA-256 of the text behind a word of ours, so that a seed
/// gives away no key that is used elsewhere.
pub(crate) fn key_bytes(seed: &str) -> [u8; 32] {
    Sha256::new().chain_update("orrery seed\n").chain_update(seed.trim()).finalize().into()
}

/// The name of the match that follows: always the same, so that asking twice makes one match.
pub(crate) fn next_name(id: &MatchId) -> MatchId {
    let hash: [u8; 32] = Sha256::digest(format!("rematch of {id}")).into();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    MatchId::from_bytes(bytes)
}

/// The table as it is wished.
pub(crate) fn created(new: NewLocal, id: MatchId) -> Created {
    Created {
        id,
        game: new.game,
        // These two are the game's to say.
        revision: 0,
        content: Digest(0),
        options: new.options.unwrap_or_default(),
        seats: new.seats.into_iter().map(Holder::from).collect(),
        clock: Clock::None,
        title: String::new(),
        listed: false,
        watch: false,
        follows: None,
    }
}

/// The table that follows: same game, same players; everyone moves on by one seat, so that another begins, as on the server.
pub(crate) fn following(table: &dyn Table, id: MatchId) -> Created {
    let card = table.card();
    let mut seats: Vec<Holder> = card.seats.into_iter().map(|seat| seat.holder).collect();
    seats.rotate_right(1);
    Created {
        seats,
        title: card.title,
        follows: Some(card.id),
        ..created(
            NewLocal {
                game: card.game,
                seats: Vec::new(),
                options: Some(table.options().clone()),
                seed: None,
            },
            id,
        )
    }
}

/// A match that has just begun, and its log: all who sit there are here, so they are ready, and the match starts at once.
pub(crate) fn begin(
    created: Created,
    shelf: &Shelf,
    moment: &Moment,
) -> Result<(Box<dyn Table>, Vec<Entry>), Problem> {
    let game = game(shelf, &created.game)?;
    let mut log = vec![game.create(created, moment)?];
    let mut table = game.open(&log, &[]).map_err(|broken| broken_log(&broken))?;
    for (seat, card) in Seat::all(u8::MAX).zip(table.card().seats) {
        if !card.ready {
            let entry =
                table.decide(By::Seat(seat), None, table.seq(), &Command::Ready { ready: true }, moment)?;
            table.commit(&entry).map_err(|broken| broken_log(&broken))?;
            log.push(entry);
        }
    }
    let entry = table.act(Task::Start, moment)?;
    table.commit(&entry).map_err(|broken| broken_log(&broken))?;
    log.push(entry);
    Ok((table, log))
}

/// The moment of which a match with that seed begins.
pub(crate) fn moment_of(seed: Option<&str>, random: [u8; 32], now: Millis) -> Moment {
    let random = seed.map(str::trim).filter(|seed| !seed.is_empty()).map_or(random, key_bytes);
    Moment { now, random }
}

/// The game of that id.
pub(crate) fn game<'s>(shelf: &'s Shelf, id: &str) -> Result<&'s std::sync::Arc<dyn AnyGame>, Problem> {
    shelf
        .game(id)
        .ok_or_else(|| Problem::new(Code::NoSuchGame, format!("This page does not know the game {id}.")))
}

/// A log that cannot be played again.
pub(crate) fn broken_log(broken: &orrery_match::Broken) -> Problem {
    Problem::new(Code::Quarantined, format!("The log of this match cannot be played again: {broken}."))
}

/// The game that a record is of.
pub(crate) fn game_of(record: &str) -> Result<String, Problem> {
    let header: Option<Value> = record.lines().next().and_then(|line| serde_json::from_str(line).ok());
    let game = header.as_ref().and_then(|header| header.get("game")?.as_str());
    let why = "This is not an Orrery record: its first line names no game.";
    game.map(str::to_owned).ok_or_else(|| Problem::new(Code::BadRecord, why))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;
    use orrery_kernel::Viewer;
    use orrery_rocket_dice::RocketDice;
    use orrery_testkit::toy::Pig;
    use orrery_wire::Status;

    fn shelf() -> Shelf {
        Shelf::new().with::<RocketDice>().with::<Pig>()
    }

    fn id() -> MatchId {
        "0123456789abcdef".parse().unwrap()
    }

    fn wish(seed: Option<&str>) -> NewLocal {
        NewLocal {
            game: "rocket-dice".to_owned(),
            seats: vec![LocalSeat::Person("Ada".to_owned()), LocalSeat::Bot("greedy".to_owned())],
            options: None,
            seed: seed.map(str::to_owned),
        }
    }

    fn first_view(seed: Option<&str>, random: u8) -> Value {
        let new = wish(seed);
        let moment = moment_of(new.seed.as_deref(), [random; 32], 1_000);
        let (table, _) = begin(created(new, id()), &shelf(), &moment).unwrap();
        table.state(Viewer::Spectator, false, 1_000).view.unwrap()
    }

    #[test]
    fn a_match_begins_at_once() {
        let (table, log) = begin(created(wish(None), id()), &shelf(), &moment_of(None, [1; 32], 5)).unwrap();
        assert_eq!((table.card().status, table.seq(), log.len()), (Status::Running, 3, 3));
        let again = shelf().game("rocket-dice").unwrap().open(&log, &[]).unwrap();
        assert_eq!(again.card(), table.card());
    }

    #[test]
    fn the_same_seed_gives_the_same_luck() {
        assert_eq!(first_view(Some("comet"), 1), first_view(Some(" comet "), 2));
        assert_ne!(first_view(Some("comet"), 1), first_view(Some("Comet"), 1));
        assert_ne!(first_view(None, 1), first_view(None, 2));
        assert_eq!(first_view(Some("  "), 1), first_view(None, 1), "blanks are no seed");
    }

    #[test]
    fn the_derivation_of_the_key_is_frozen() {
        let hex: String = key_bytes("comet").iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "fd5f6f198f67bbf6926c2e9699488cfe7d120034fc0adb807fac5647dfbcf177");
    }

    #[test]
    fn the_next_match_has_the_same_players_one_seat_on() {
        let (table, _) = begin(created(wish(None), id()), &shelf(), &moment_of(None, [1; 32], 5)).unwrap();
        let next = following(&*table, next_name(&id()));
        assert_eq!(next.seats[1], Holder::Person { name: "Ada".to_owned() });
        assert_eq!((next.follows.clone(), next.options.clone()), (Some(id()), table.options().clone()));
        assert!(next.id == next_name(&id()) && next.id != id());
        assert!(begin(next, &shelf(), &moment_of(None, [2; 32], 5)).is_ok());
    }

    #[test]
    fn what_cannot_be_played_is_explained() {
        let code = |new: NewLocal| {
            begin(created(new, id()), &shelf(), &moment_of(None, [1; 32], 5)).err().unwrap().problem
        };
        assert_eq!(code(NewLocal { game: "chess".to_owned(), ..wish(None) }), Code::NoSuchGame);
        assert_eq!(code(NewLocal { seats: vec![], ..wish(None) }), Code::BadOptions);
        let clever = vec![LocalSeat::Bot("clever".to_owned()), LocalSeat::Bot("greedy".to_owned())];
        assert_eq!(code(NewLocal { seats: clever, ..wish(None) }), Code::BadBot);
        assert_eq!(game_of("{\"game\":\"pig\"}\n{}").as_deref(), Ok("pig"));
        assert_eq!(game_of("hello").unwrap_err().problem, Code::BadRecord);
    }
}
