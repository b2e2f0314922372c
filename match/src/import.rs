//! A match from a record.

use orrery_kernel::{Key, Logged, Seat, digest};
use orrery_record::{Player, Reader, RecordError, Replay, Step};
use orrery_wire::{Clock, Code, Hand, Holder, MatchId, Problem};

use crate::line::{asked, ending};
use crate::problem::no;
use crate::seats::{NAME, unseen};
use crate::{By, Created, Deed, Entry, Moment, Playable, bots};

/// The whole log of a match that was played elsewhere: over if the game was, else to be gone on with. The record is played
/// again and checked line by line.
///
/// A seat whose player is a bot of the house stays that bot's. All others become people's: nobody holds them yet, and whoever
/// imports may hand them out. What follows has chance from a new key; what was imported keeps its own, and the log says how far that
/// goes.
pub(crate) fn import<G: Playable>(
    id: &MatchId,
    record: &[u8],
    moment: &Moment,
) -> Result<Vec<Entry>, Problem> {
    let bad = |error: RecordError| no(Code::BadRecord, error.to_string());
    let mut replay = Replay::<G, _>::open(Reader::new(record).map_err(bad)?).map_err(bad)?;
    let players = &replay.reader().header().seats;
    let seats: Vec<Holder> = players.iter().enumerate().map(|(at, player)| holder(at, player)).collect();
    let mut log = vec![
        Deed::Created(created::<G>(id, replay.options(), seats.clone())),
        started(replay.game(), replay.setup(), Key::new(moment.random).reveal()),
    ];
    while let Some(step) = replay.step() {
        log.push(played(replay.game(), step.map_err(bad)?, &seats));
    }
    let last = u32::try_from(log.len()).map_err(|_| no(Code::TooLarge, "The record is too long."))?;
    if let Some(Deed::Started { imported, .. }) = log.get_mut(1) {
        *imported = Some(last);
    }
    let entry = |(seq, deed)| Entry { seq, at: moment.now, by: By::Host, id: None, deed };
    Ok((1..).zip(log).map(entry).collect())
}

fn created<G: Playable>(id: &MatchId, options: &G::Options, seats: Vec<Holder>) -> Created {
    Created {
        id: id.clone(),
        game: G::ID.to_owned(),
        revision: G::REV,
        content: G::content(),
        options: crate::json(options),
        seats,
        clock: Clock::None,
        title: String::new(),
        listed: false,
        watch: true,
        follows: None,
    }
}

fn started<G: Playable>(game: &G, setup: &Logged<G::Event>, key: String) -> Deed {
    let (digest, asked, imported) = (digest(game), asked(game), None);
    let events = setup.events.iter().map(crate::json).collect();
    Deed::Started { key, chance: setup.chance.clone(), events, digest, asked, imported }
}

fn played<G: Playable>(game: &G, step: Step<G>, seats: &[Holder]) -> Deed {
    let Step { seat, action, logged, .. } = step;
    Deed::Played {
        seat,
        hand: hand(seats, seat),
        action: action.to_string(),
        events: logged.events.iter().map(crate::json).collect(),
        chance: logged.chance,
        digest: digest(game),
        asked: asked(game),
        outcome: ending(game),
    }
}

fn hand(seats: &[Holder], seat: Seat) -> Hand {
    match seats.get(seat.index()) {
        Some(Holder::Bot { .. }) => Hand::Bot,
        Some(Holder::Open | Holder::Invited | Holder::Person { .. }) | None => Hand::Person,
    }
}

/// Who sat there, with a name that can be shown.
fn holder(at: usize, player: &Player) -> Holder {
    if let Ok(bot) = bots::spelled(&player.name) {
        return Holder::Bot { bot };
    }
    let shown: String = player.name.chars().filter(|&char| !unseen(char)).take(NAME).collect();
    match shown.trim() {
        "" => Holder::Person { name: format!("Seat {}", at + 1) },
        name => Holder::Person { name: name.to_owned() },
    }
}
