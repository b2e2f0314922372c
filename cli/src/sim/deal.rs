//! How game number `index` of a simulation is set up, played, recorded and listened to.

use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use orrery_kernel::{Appraise, Fast, Game, Logged, Recorder, Seat};
use orrery_record::{Player, Writer};

use super::game::{Chooser, Course, play};
use super::uses::GameUses;
use crate::failure::Failure;

/// Everything that the games of a simulation have in common.
pub(crate) struct Deal<G: Game> {
    pub(crate) options: G::Options,
    /// The bots in the order in which they were named, one per seat.
    pub(crate) bots: Vec<String>,
    pub(crate) seed: u64,
    pub(crate) rotate: bool,
}

/// What is noted beside the result.
#[derive(Clone, Copy, Default)]
pub(crate) struct Listener<'a> {
    pub(crate) record: Option<&'a Path>,
    pub(crate) states: bool,
    /// Count uses, of these cards (table and id).
    pub(crate) uses: Option<&'a [(String, String)]>,
}

/// A game that was played.
pub(crate) struct Played {
    pub(crate) course: Course,
    pub(crate) uses: GameUses,
}

impl<G: Game + Appraise> Deal<G> {
    /// Who sits where in game `index`: bot `i` in seat `(i + index) mod seats`.
    pub(crate) fn names(&self, index: u64) -> Vec<&str> {
        let seats = self.bots.len();
        let turn = if self.rotate { (index % seats as u64) as usize } else { 0 };
        (0..seats).map(|seat| self.bots[(seat + seats - turn) % seats].as_str()).collect()
    }

    /// Plays game `index`. What chance does and what bots do come from streams of their own: whether a game is
    /// recorded or not changes nothing in it.
    pub(crate) fn game(&self, index: u64, listener: &Listener<'_>) -> Result<Played, Failure> {
        let names = self.names(index);
        let mut chance = Fast::stream(self.seed, index);
        let mut chooser = Chooser::new(&names, Fast::stream(!self.seed, index))?;
        if listener.record.is_none() && listener.uses.is_none() {
            let game = self.start(&mut chance, &mut ())?;
            let course = play(game, &mut chooser, &mut chance, None)?;
            return Ok(Played { course, uses: GameUses::default() });
        }
        self.listened(index, &names, chance, &mut chooser, listener)
    }

    fn listened(
        &self,
        index: u64,
        names: &[&str],
        mut chance: Fast,
        chooser: &mut Chooser<G>,
        listener: &Listener<'_>,
    ) -> Result<Played, Failure> {
        let mut recorder = Recorder::new(&mut chance);
        let mut events = Vec::new();
        let game = self.start(&mut recorder, &mut events)?;
        let setup = Logged { events, chance: recorder.outcomes };
        let mut uses = GameUses::default();
        uses.note(None, &setup.events);
        let mut file = match listener.record {
            Some(dir) => Some(self.file(dir, index, names, &game, &setup, listener.states)?),
            None => None,
        };
        let mut listen = |seat: Seat, action, logged: &Logged<G::Event>, after: &G| {
            uses.note(Some(seat), &logged.events);
            match &mut file {
                Some((path, writer)) => writer
                    .action(seat, action, logged, after)
                    .map_err(|error| Failure::file("write", path, &error)),
                None => Ok(()),
            }
        };
        let course = play(game, chooser, &mut chance, Some(&mut listen))?;
        if let Some((path, writer)) = file {
            writer.finish().map_err(|error| Failure::file("write", &path, &error))?;
        }
        Ok(Played { course, uses })
    }

    fn start(
        &self,
        chance: &mut impl orrery_kernel::Chance,
        log: &mut impl orrery_kernel::Log<G::Event>,
    ) -> Result<G, Failure> {
        G::start(&self.options, chance, log).map_err(|error| Failure::input(error.to_string()))
    }

    fn file(
        &self,
        dir: &Path,
        index: u64,
        names: &[&str],
        start: &G,
        setup: &Logged<G::Event>,
        states: bool,
    ) -> Result<(PathBuf, Writer<BufWriter<File>, G>), Failure> {
        let path = dir.join(format!("{}-{}-{index}.jsonl", G::ID, self.seed));
        let players: Vec<Player> = names.iter().map(|&name| Player { name: name.to_owned() }).collect();
        let writer = File::create(&path).and_then(|file| {
            Writer::new(BufWriter::new(file), &self.options, &players, start, setup, states)
        });
        match writer {
            Ok(writer) => Ok((path, writer)),
            Err(error) => Err(Failure::file("write", &path, &error)),
        }
    }
}
