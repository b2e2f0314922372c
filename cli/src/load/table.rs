//! A live table, and another one when its game is over.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use orrery_client::{Client, Event, Heard, Player, Scripted, Settings, Turn};
use orrery_kernel::{Chance, Fast, Seat};
use orrery_wire::{Command, MatchId, Ticket};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use super::meter::Meter;
use super::moves::Moves;

/// What all tables have in common.
pub(crate) struct Plan {
    pub(crate) client: Client,
    pub(crate) game: String,
    pub(crate) seats: u8,
    pub(crate) spectators: u32,
    pub(crate) think: Duration,
    pub(crate) seed: u64,
    pub(crate) meter: Arc<Meter>,
}

/// Keeps one table going for ever.
pub(crate) async fn keep(plan: Arc<Plan>, nth: u32) {
    for game in 0u64.. {
        let seed = plan.seed ^ (u64::from(nth) << 32) ^ game;
        match plan.client.gather(&plan.game, plan.seats, &[]).await {
            Ok(gathered) => {
                if game == 0 {
                    plan.meter.table();
                }
                play(&plan, gathered.id, gathered.people, seed).await;
                plan.meter.game();
            }
            Err(failure) => {
                plan.meter.error(&failure.to_string());
                sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// One game, until it is over for everybody.
async fn play(plan: &Arc<Plan>, id: MatchId, people: Vec<(Seat, Ticket)>, seed: u64) {
    let moves = Arc::new(Mutex::new(Moves::default()));
    let mut everybody = JoinSet::new();
    for (seat, ticket) in people {
        let player = Player::new(plan.client.clone(), id.clone(), Some(ticket), Settings::default());
        let chair = Chair { plan: Arc::clone(plan), moves: Arc::clone(&moves), seat };
        everybody.spawn(chair.play(player, seed));
    }
    for _ in 0..plan.spectators {
        let settings = Settings { offers: false, ..Settings::default() };
        let player = Player::new(plan.client.clone(), id.clone(), None, settings);
        everybody.spawn(watch(Arc::clone(plan), player));
    }
    while everybody.join_next().await.is_some() {}
}

/// One seat of one match.
struct Chair {
    plan: Arc<Plan>,
    moves: Arc<Mutex<Moves>>,
    seat: Seat,
}

impl Chair {
    async fn play(self, mut player: Player, seed: u64) {
        let mut turn = Turn::new(Scripted::new(self.seat, seed));
        let mut chance = Fast::stream(seed, 0x7468_696e_6b00 + self.seat.index() as u64);
        let mut wish: Option<(Instant, u32, Command)> = None;
        while !turn.over() {
            if wish.is_none()
                && let Some((seen, command)) = turn.decide(&player)
            {
                wish = Some((Instant::now() + self.think(&mut chance, &command), seen, command));
            }
            let before = player.traffic();
            let due = wish.as_ref().map(|(due, ..)| *due);
            let event = tokio::select! {
                event = player.next() => event,
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                    if let Some((_, seen, command)) = wish.take() {
                        self.ask(&mut player, seen, command);
                    }
                    continue;
                }
            };
            self.plan.meter.traffic(before, player.traffic());
            match event {
                Ok(event) => self.note(&event, &mut turn),
                Err(failure) => return self.plan.meter.error(&failure.to_string()),
            }
        }
    }

    /// Before the start nobody thinks.
    fn think(&self, chance: &mut Fast, command: &Command) -> Duration {
        if matches!(command, Command::Act { .. }) {
            self.plan.think.mul_f64(0.5 + f64::from(chance.below(1000)) / 1000.0)
        } else {
            Duration::ZERO
        }
    }

    fn ask(&self, player: &mut Player, seen: u32, command: Command) {
        let is_move = matches!(command, Command::Act { .. });
        let id = player.ask(seen, command);
        if let Some(id) = id.filter(|_| is_move) {
            self.moves().sent(id, Instant::now());
        }
    }

    fn note(&self, event: &Event, turn: &mut Turn<Scripted>) {
        let meter = &self.plan.meter;
        match event {
            Event::Joined { .. } => {}
            Event::Down { .. } => meter.reconnected(),
            Event::Heard { at, heard } => {
                turn.note(heard);
                match heard {
                    Heard::News(news) => {
                        let seen = self.moves().heard(self.seat, news.seq, *at);
                        seen.into_iter().for_each(|after| meter.seen(after));
                    }
                    Heard::Done { id, seq } => {
                        let done = self.moves().done(id, self.seat, *seq, *at);
                        if let Some((after, others)) = done {
                            meter.acknowledged(after);
                            others.into_iter().for_each(|after| meter.seen(after));
                        }
                    }
                    Heard::Refused { id, problem } => {
                        self.moves().refused(id);
                        meter.refused(&problem.why);
                    }
                    Heard::Trouble(problem) => meter.error(&problem.why),
                    Heard::Welcome(_)
                    | Heard::Skipped { .. }
                    | Heard::State(_)
                    | Heard::Said { .. }
                    | Heard::Chat(_)
                    | Heard::Gap { .. } => {}
                }
            }
        }
    }

    fn moves(&self) -> MutexGuard<'_, Moves> {
        self.moves.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who looks on until the match is over.
async fn watch(plan: Arc<Plan>, mut player: Player) {
    loop {
        let before = player.traffic();
        let event = player.next().await;
        plan.meter.traffic(before, player.traffic());
        match event {
            Ok(Event::Heard { heard: Heard::State(state), .. }) if state.outcome.is_some() => return,
            Ok(Event::Joined { .. } | Event::Down { .. } | Event::Heard { .. }) => {}
            Err(failure) => return plan.meter.error(&failure.to_string()),
        }
    }
}
