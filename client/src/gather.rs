//! A table whose people are all players of this program.

use orrery_kernel::Seat;
use orrery_wire::lobby::{NewMatch, NewSeat};
use orrery_wire::{MatchId, Ticket};

use crate::{Client, Failure};

/// A table, and the tickets of all seats that bots do not hold.
#[derive(Clone, Debug)]
pub struct Gathered {
    /// The match.
    pub id: MatchId,
    /// The seats of people and what proves them.
    pub people: Vec<(Seat, Ticket)>,
}

impl Client {
    /// Makes a table with so many people and these bots after them, and sits everybody down.
    pub async fn gather(&self, game: &str, people: u8, bots: &[&str]) -> Result<Gathered, Failure> {
        let person = |nth: u8| match nth {
            0 => NewSeat::Me { name: "Player 1".to_owned() },
            _ => NewSeat::Invite,
        };
        let bots = bots.iter().map(|&bot| NewSeat::Bot { bot: bot.to_owned() });
        let new = NewMatch {
            game: game.to_owned(),
            seats: (0..people).map(person).chain(bots).collect(),
            options: None,
            title: String::new(),
            clock: Default::default(),
            listed: true,
            watch: true,
            ticket: true,
        };
        let made = self.make(&new, None).await?;
        let missing = || Failure::Nonsense("the answer holds no ticket".to_owned());
        let own = made.you.seat.zip(made.ticket);
        let mut people = vec![own.ok_or_else(missing)?];
        for invite in made.invites {
            let name = format!("Player {}", invite.seat);
            self.accept(&made.id, invite.seat, &name, &invite.ticket).await?;
            people.push((invite.seat, invite.ticket));
        }
        Ok(Gathered { id: made.id, people })
    }
}
