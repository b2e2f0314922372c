//! The table of a game in the terminal: the position, everything that led to it, and the way back.

use std::fs::File;
use std::io::{BufRead, BufWriter, Write};
use std::path::Path;

use orrery_kernel::{Fast, Game, Illegal, Logged, Recorder, Seat};
use orrery_record::{Player, RecordError, Replay, Writer};

use crate::failure::Failure;

/// A game being played.
pub(crate) struct Table<G: Game> {
    options: G::Options,
    players: Vec<Player>,
    seed: u64,
    start: G,
    setup: Logged<G::Event>,
    game: G,
    turns: Vec<Turn<G>>,
}

/// An action that was played, and the position before it.
pub(crate) struct Turn<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) logged: Logged<G::Event>,
    pub(crate) before: G,
    /// Did a person choose it, or was it a bot's, or the only one there was?
    pub(crate) chosen: bool,
}

impl<G: Game> Table<G> {
    /// Sets the table.
    pub(crate) fn new(options: G::Options, players: Vec<Player>, seed: u64) -> Result<Self, Failure> {
        let mut chance = Fast::stream(seed, 0);
        let mut recorder = Recorder::new(&mut chance);
        let mut events = Vec::new();
        let start = G::start(&options, &mut recorder, &mut events)
            .map_err(|error| Failure::input(error.to_string()))?;
        let setup = Logged { events, chance: recorder.outcomes };
        Ok(Self { options, players, seed, game: start.clone(), start, setup, turns: Vec::new() })
    }

    /// Goes on with a record, once it has been found right. `by_person` tells which seats persons hold.
    pub(crate) fn resume<R: BufRead>(
        mut replay: Replay<G, R>,
        seed: u64,
        by_person: impl Fn(Seat) -> bool,
    ) -> Result<Self, RecordError> {
        let start = replay.game().clone();
        let mut turns = Vec::new();
        let mut actions = Vec::new();
        loop {
            let before = replay.game().clone();
            let Some(step) = replay.step() else { break };
            let step = step?;
            before.actions(step.seat, &mut actions);
            let chosen = by_person(step.seat) && actions.len() > 1;
            turns.push(Turn { seat: step.seat, action: step.action, logged: step.logged, before, chosen });
        }
        Ok(Self {
            options: replay.options().clone(),
            players: replay.reader().header().seats.clone(),
            seed,
            start,
            setup: replay.setup().clone(),
            game: replay.game().clone(),
            turns,
        })
    }

    pub(crate) fn game(&self) -> &G {
        &self.game
    }

    pub(crate) fn setup(&self) -> &Logged<G::Event> {
        &self.setup
    }

    pub(crate) fn turns(&self) -> &[Turn<G>] {
        &self.turns
    }

    /// The position after that many actions.
    pub(crate) fn after(&self, turns: usize) -> &G {
        self.turns.get(turns).map_or(&self.game, |turn| &turn.before)
    }

    /// How many actions there were when the seat had last chosen; none if it has not chosen yet.
    pub(crate) fn last_choice(&self, seat: Seat) -> Option<usize> {
        self.turns.iter().rposition(|turn| turn.seat == seat && turn.chosen)
    }

    /// Plays an action if the rules allow it. Every action has its own stream of chance, so that a game that was saved
    /// and loaded with the same seed goes on as it would have.
    pub(crate) fn act(&mut self, seat: Seat, action: G::Action, chosen: bool) -> Result<(), Illegal> {
        let before = self.game.clone();
        let mut chance = Fast::stream(self.seed, self.turns.len() as u64 + 1);
        let mut recorder = Recorder::new(&mut chance);
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut recorder, &mut events)?;
        let logged = Logged { events, chance: recorder.outcomes };
        self.turns.push(Turn { seat, action, logged, before, chosen });
        Ok(())
    }

    /// Takes back the seat's last choice and what followed from it by itself, as long as nobody has learned anything
    /// from it: no chance, no reveal, no decision of another seat since. Says whether there was such a choice.
    pub(crate) fn undo(&mut self, seat: Seat) -> bool {
        let tail = self.turns.iter().enumerate().rev();
        let own = tail.take_while(|(_, turn)| turn.seat == seat && turn.logged.can_be_undone());
        let Some(at) = own.filter(|(_, turn)| turn.chosen).map(|(at, _)| at).next() else { return false };
        self.game = self.turns[at].before.clone();
        self.turns.truncate(at);
        true
    }

    /// Writes the game as a record. The file is complete or not there at all.
    pub(crate) fn save(&self, path: &Path) -> Result<(), Failure> {
        let unfinished = path.with_extension("jsonl.part");
        let written = self.write(&unfinished).and_then(|()| std::fs::rename(&unfinished, path));
        written.map_err(|error| Failure::file("write", path, &error))
    }

    fn write(&self, path: &Path) -> std::io::Result<()> {
        let out = BufWriter::new(File::create(path)?);
        let mut writer = Writer::new(out, &self.options, &self.players, &self.start, &self.setup, false)?;
        for (nth, turn) in self.turns.iter().enumerate() {
            writer.action(turn.seat, turn.action, &turn.logged, self.after(nth + 1))?;
        }
        writer.finish()?.flush()
    }
}
