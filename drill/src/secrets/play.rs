//! One match, with a tape for every seat and for those who look on.

use orrery_client::{Client, Event, Failure, Heard, Player, Settings, Turn};
use orrery_kernel::{Chance, Fast, Seat, Viewer};
use orrery_wire::{Command, MatchId, Status, Ticket};
use tokio::task::JoinSet;

use super::curious::Curious;
use super::tape::{Kind, Tape};
use crate::seats::Game;

/// A match that is over, and what everybody was told.
pub(crate) struct Played {
    pub(crate) id: MatchId,
    pub(crate) tapes: Vec<Tape>,
    pub(crate) tickets: Vec<Ticket>,
}

pub(crate) async fn play(client: Client, game: Game, seed: u64) -> Result<Played, Failure> {
    let gathered = client.gather(game.id, game.people, game.bots).await?;
    let id = gathered.id;
    let watcher = Tape::new(Viewer::Spectator, None);
    let mut tapes = vec![watcher.clone()];
    let mut everybody = JoinSet::new();
    everybody.spawn(watch(client.clone(), id.clone(), watcher.clone()));
    for (seat, ticket) in &gathered.people {
        let tape = Tape::new(Viewer::Seat(*seat), Some(ticket.clone()));
        tapes.push(tape.clone());
        let chair =
            Chair { client: client.clone(), id: id.clone(), seat: *seat, tape, watcher: watcher.clone() };
        everybody.spawn(chair.play(seed));
    }
    while let Some(ended) = everybody.join_next().await {
        ended.map_err(|error| Failure::Nonsense(error.to_string()))??;
    }
    Ok(Played { id, tapes, tickets: gathered.people.into_iter().map(|(_, ticket)| ticket).collect() })
}

async fn watch(client: Client, id: MatchId, tape: Tape) -> Result<(), Failure> {
    let mut player = Player::new(client.tapped(tape.tap(Kind::Socket)), id, None, Settings::default());
    loop {
        if let Event::Heard { heard: Heard::State(state), .. } = player.next().await?
            && matches!(state.status, Status::Over | Status::Quarantined)
        {
            return Ok(());
        }
    }
}

struct Chair {
    client: Client,
    id: MatchId,
    seat: Seat,
    tape: Tape,
    watcher: Tape,
}

impl Chair {
    async fn play(self, seed: u64) -> Result<(), Failure> {
        let client = self.client.tapped(self.tape.tap(Kind::Socket));
        let mut player = Player::new(client, self.id.clone(), self.tape.ticket.clone(), Settings::default());
        let mut turn = Turn::new(Curious::new(self.seat, seed));
        let mut chance = Fast::stream(seed, 0x7265_6164 + self.seat.index() as u64);
        while !turn.over() {
            if let Some((seen, command)) = turn.decide(&player) {
                if let Command::Act { action } = &command {
                    self.tape.say(action);
                    // While it is asked itself, and answers no question by order, the match cannot end under its eyes.
                    if !Curious::orders(self.seat) && chance.below(10) == 0 {
                        self.read(&self.tape, seen, &mut chance).await?;
                        self.read(&self.watcher, seen, &mut chance).await?;
                    }
                }
                player.ask(seen, command);
            }
            // From time to time the connection is lost, and the past is told again.
            if chance.below(200) == 0 {
                player.hang_up();
            }
            if let Event::Heard { heard, .. } = player.next().await? {
                turn.note(&heard);
            }
        }
        Ok(())
    }

    /// Reads all that can be read over HTTP.
    async fn read(&self, tape: &Tape, seq: u32, chance: &mut Fast) -> Result<(), Failure> {
        let ticket = tape.ticket.as_ref();
        let on = |kind| self.client.tapped(tape.tap(kind));
        on(Kind::Page).page(&self.id, ticket).await?;
        on(Kind::Log).log(&self.id, chance.below(seq), ticket).await?;
        on(Kind::Past).past(&self.id, 1 + chance.below(seq), ticket).await?;
        on(Kind::Other).lobby("limit=5").await?;
        if let Some(ticket) = ticket {
            on(Kind::Other).mine(ticket).await?;
        }
        match on(Kind::Other).record(&self.id, ticket).await {
            Err(Failure::Refused(_)) => Ok(()),
            Err(failure) => Err(failure),
            Ok(_) => Err(Failure::Nonsense("a record was given while the match is played".to_owned())),
        }
    }
}
