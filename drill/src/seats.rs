//! Players who go on whatever happens to the server, and write down what they are told.

use std::time::Duration;

use orrery_client::{Client, Event, Gathered, Heard, Player, Scripted, Settings, Turn};
use orrery_kernel::Seat;
use orrery_wire::Code;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::book::{Acknowledged, Book, Told};
use crate::trace::Trace;

/// What is played at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game {
    pub(crate) id: &'static str,
    pub(crate) people: u8,
    pub(crate) bots: &'static [&'static str],
}

/// Tables of Rocket Dice, over and over: most with people alone, some with a bot.
pub(crate) const ROCKET_DICE: [Game; 3] = [
    Game { id: "rocket-dice", people: 2, bots: &[] },
    Game { id: "rocket-dice", people: 3, bots: &[] },
    Game { id: "rocket-dice", people: 1, bots: &["random"] },
];

/// The same and one where all answer at once.
pub(crate) const MIXED: [Game; 4] =
    [ROCKET_DICE[0], ROCKET_DICE[1], ROCKET_DICE[2], Game { id: "toy-gops", people: 3, bots: &[] }];

/// Keeps one table going for ever, a new match after each. Each seat begins with another node.
pub(crate) async fn keep_playing(client: Client, game: Game, book: Book, seed: u64) {
    for nth in 0u64.. {
        let gathered = match client.gather(game.id, game.people, game.bots).await {
            Ok(gathered) => gathered,
            Err(failure) => {
                // Mostly the server is down. Whoever asked may have no ticket and cannot ask again: another table will do.
                book.open().no_table = failure.to_string();
                sleep(Duration::from_millis(20)).await;
                continue;
            }
        };
        play(&client, gathered, &book, seed.wrapping_add(nth << 20)).await;
        book.open().finished += 1;
    }
}

async fn play(client: &Client, gathered: Gathered, book: &Book, seed: u64) {
    let mut everybody = JoinSet::new();
    for (seat, ticket) in gathered.people {
        let node = seat.index() + seed as usize % 7;
        // A server that is killed every tenth of a second is best looked for often.
        let settings = Settings { patience: Duration::from_millis(60), ..Settings::default() };
        let player = Player::new(client.from_node(node), gathered.id.clone(), Some(ticket), settings);
        everybody.spawn(sit(player, seat, book.clone(), seed));
    }
    while everybody.join_next().await.is_some() {}
}

/// Plays one seat until the match is over.
async fn sit(mut player: Player, seat: Seat, book: Book, seed: u64) {
    let mut turn = Turn::new(Scripted::new(seat, seed));
    let table = player.id().clone();
    while !turn.over() || player.waiting() > 0 {
        if let Some((seen, command)) = turn.decide(&player) {
            player.ask(seen, command);
        }
        let heard = match player.next().await {
            Ok(Event::Heard { heard, .. }) => heard,
            Ok(Event::Joined { waited, .. }) => {
                if player.traffic().connections > 1 {
                    book.open().waits.push(waited);
                }
                continue;
            }
            Ok(Event::Down { .. }) => continue,
            Err(failure) => return book.open().refused.push(format!("{table} seat {seat}: {failure}")),
        };
        turn.note(&heard);
        match heard {
            Heard::News(news) => book.told(&table, seat, Told::Entry(Trace::of_news(&news))),
            Heard::Skipped { to, .. } => book.told(&table, seat, Told::Skipped { to }),
            Heard::Done { id, seq } => book.acknowledged(&table, Acknowledged { seat, id, seq }),
            // A wish that waited for the server to come back may have been overtaken.
            Heard::Refused { problem, .. } if problem.problem == Code::Stale => {}
            Heard::Refused { problem, .. } | Heard::Trouble(problem) => {
                book.open().refused.push(format!("{table} seat {seat}: {problem}"));
            }
            Heard::Welcome(_) | Heard::State(_) | Heard::Said { .. } | Heard::Chat(_) | Heard::Gap { .. } => {
            }
        }
    }
}
