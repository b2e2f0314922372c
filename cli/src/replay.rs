//! `orrery replay`: a record, told in sentences and checked line by line.

use std::fs::File;
use std::io::{BufReader, Write};
use std::marker::PhantomData;
use std::path::PathBuf;
use std::str::FromStr;

use orrery_kernel::{Event, Seat, Spoken, Viewer};
use orrery_record::{Ending, Player, Problem, Proof, Reader, RecordError, Replay};
use orrery_words::Lang;
use serde_json::{Value, json};

use crate::catalog::{self, Playable};
use crate::ending;
use crate::failure::{Done, Failure};
use crate::speak::{say, sentence};
use crate::style::{DIM, GOOD, HEAD, KEY, paint};

const EXAMPLES: &str = "\
Examples:
  orrery replay games/rocket-dice-1-0.jsonl                  the whole game in sentences
  orrery replay games/rocket-dice-1-0.jsonl --to 40 --view 2 up to action 40, as seat 2 saw it
  orrery replay games/rocket-dice-1-0.jsonl --lang de        auf Deutsch
  orrery replay games/rocket-dice-1-0.jsonl --json           the result of the check, and the view, for programs

Every action is played again by the rules and compared: legality, chance, events, digest, state, outcome. The dice of a
record that names the key of a match are compared with the key; keep the seal that was shown before the match.
Exit code 0: the record holds. 1: it differs from the rules. 2: it is no record, or of another game or revision.";

/// Check a record and tell it in sentences
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The record
    file: PathBuf,
    /// Show the game up to this action; the rest is checked silently
    #[arg(long, value_name = "N")]
    to: Option<u32>,
    /// Whose eyes: a seat (1, 2 …) or spectator; by default everything is told, secrets too
    #[arg(long)]
    view: Option<Eyes>,
    /// The language of the sentences: en or de
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Print the result of the check and the view as JSON
    #[arg(long)]
    json: bool,
}

/// A viewer as typed.
#[derive(Clone, Copy, Debug)]
struct Eyes(Viewer);

impl FromStr for Eyes {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "spectator" => Ok(Self(Viewer::Spectator)),
            seat => seat
                .parse()
                .map(|seat| Self(Viewer::Seat(seat)))
                .map_err(|_| format!("`{text}` is neither a seat (1, 2 …) nor `spectator`")),
        }
    }
}

/// A record whose header was read.
pub(crate) type Opened = Reader<BufReader<File>>;

/// Opens a record and says which game it is of.
pub(crate) fn open(path: &std::path::Path) -> Result<Opened, Failure> {
    let file = File::open(path).map_err(|error| Failure::file("read", path, &error))?;
    Reader::new(BufReader::new(file)).map_err(|error| failure(path, error))
}

pub(crate) fn start(args: &Args, out: &mut dyn Write) -> Done {
    let opened = open(&args.file)?;
    let commands =
        catalog::commands(&opened.header().game).map_err(|failure| in_file(&args.file, failure))?;
    (commands.replay)(args, opened, out)
}

fn in_file(path: &std::path::Path, failure: Failure) -> Failure {
    match failure {
        Failure::Input(why) => Failure::Input(format!("{}: {why}", path.display())),
        other => other,
    }
}

/// A file that is no record, or not of these rules, is a wrong file; a record that differs has failed its check.
pub(crate) fn failure(path: &std::path::Path, error: RecordError) -> Failure {
    let why = format!("{}: {error}", path.display());
    match error.problem {
        Problem::Io(_)
        | Problem::Empty
        | Problem::Foreign
        | Problem::Format { .. }
        | Problem::OtherGame { .. }
        | Problem::Revision { .. }
        | Problem::Content { .. } => Failure::Input(why),
        // Even in the header: the file is a record, and it lies.
        Problem::Forged => Failure::Found(why),
        _ if error.line == 1 => Failure::Input(why),
        _ => Failure::Found(why),
    }
}

pub(crate) fn run<G: Playable>(args: &Args, opened: Opened, out: &mut dyn Write) -> Done {
    let wrong = |error| failure(&args.file, error);
    let mut replay = Replay::<G, _>::open(opened).map_err(wrong)?;
    let eyes = seated(args.view, replay.game().seats())?;
    let viewer = eyes.unwrap_or(Viewer::Spectator);
    let last = args.to.unwrap_or(u32::MAX);
    let mut teller = Teller::<G> { eyes, lang: args.lang, out, silent: args.json, game: PhantomData };
    teller.opening(&replay)?;
    let mut shown = replay.game().clone();
    loop {
        let before = replay.game().clone();
        let Some(step) = replay.step() else { break };
        let step = step.map_err(wrong)?;
        if step.seq <= last {
            teller.action(&before, step.seq, step.seat, step.action)?;
            teller.events(replay.game(), &step.logged.events)?;
            shown = replay.game().clone();
        }
    }
    let actions = replay.seq();
    if args.to.is_some_and(|to| to > actions) {
        return Err(Failure::input(format!("the record has {actions} actions, so none with number {last}")));
    }
    match args.json {
        true => {
            let view = json!({ "to": last.min(actions), "view": shown.view(viewer) });
            writeln!(teller.out, "{:#}", summary(&replay, view))?;
            Ok(())
        }
        false => {
            let board = G::draw(&shown.view(viewer), viewer, args.lang, 80);
            writeln!(teller.out, "\n{board}")?;
            verdict(&replay, args.lang, teller.out)
        }
    }
}

fn seated(eyes: Option<Eyes>, seats: u8) -> Result<Option<Viewer>, Failure> {
    match eyes {
        Some(Eyes(Viewer::Seat(seat))) if seat.index() >= usize::from(seats) => {
            Err(Failure::input(format!("the game has {seats} seats, so no seat {seat} to look from")))
        }
        eyes => Ok(eyes.map(|Eyes(viewer)| viewer)),
    }
}

/// Tells what happens: as one viewer may know it, or all of it.
struct Teller<'a, G> {
    eyes: Option<Viewer>,
    lang: Lang,
    out: &'a mut dyn Write,
    silent: bool,
    game: PhantomData<fn(G)>,
}

impl<G: Spoken> Teller<'_, G> {
    fn opening<R: std::io::BufRead>(&mut self, replay: &Replay<G, R>) -> Done {
        if self.silent {
            return Ok(());
        }
        let header = replay.reader().header();
        let players: Vec<String> = header
            .seats
            .iter()
            .enumerate()
            .map(|(seat, player)| format!("{} {}", seat + 1, known_as(player)))
            .collect();
        writeln!(self.out, "{} (revision {}): {}", paint(HEAD, G::ID), G::REV, players.join(", "))?;
        self.events(replay.game(), &replay.setup().events)
    }

    fn action(&mut self, before: &G, seq: u32, seat: Seat, action: G::Action) -> Done {
        if self.silent {
            return Ok(());
        }
        let seq = paint(KEY, format!("{seq:>4}"));
        // A choice can be a secret (which card to keep); its events say as much of it as others may know.
        if self.eyes.is_none_or(|eyes| eyes.is(seat)) {
            let said = sentence(self.lang, &before.say(seat, action));
            writeln!(self.out, "{seq}  {seat}: {said} {}", paint(DIM, format!("[{action}]")))?;
        } else {
            writeln!(self.out, "{seq}  {seat}")?;
        }
        Ok(())
    }

    fn events(&mut self, after: &G, events: &[G::Event]) -> Done {
        if self.silent {
            return Ok(());
        }
        for event in events {
            let known = match self.eyes {
                Some(viewer) => event.redacted(viewer),
                None => Some(event.clone()),
            };
            let said = known.map(|event| sentence(self.lang, &after.tell(&event))).unwrap_or_default();
            // An event that has nothing to say says nothing.
            if !said.trim().is_empty() {
                writeln!(self.out, "        {said}")?;
            }
        }
        Ok(())
    }
}

fn outcome<G: Playable, R: std::io::BufRead>(replay: &Replay<G, R>) -> Option<Ending> {
    let game = replay.game();
    game.outcome().map(|outcome| Ending::of::<G>(&outcome, game.seats()))
}

fn verdict<G: Playable, R: std::io::BufRead>(replay: &Replay<G, R>, lang: Lang, out: &mut dyn Write) -> Done {
    match replay.game().outcome() {
        Some(outcome) => {
            let names: Vec<String> = replay.reader().header().seats.iter().map(known_as).collect();
            writeln!(out, "{}", ending::text(lang, &names, replay.game(), &outcome))?;
        }
        None => writeln!(out, "{}", say!(lang, "replay-not-over"))?,
    }
    writeln!(out, "{}", paint(GOOD, say!(lang, "replay-holds", actions = replay.seq())))?;
    if let Some(Proof { seal, proved, unproved }) = replay.proof() {
        let whose = match unproved {
            0 => say!(lang, "replay-dice"),
            _ => say!(lang, "replay-dice-partly", proved = proved, unproved = unproved),
        };
        writeln!(out, "{whose}\n  {seal}")?;
    }
    Ok(())
}

/// A name comes with the file, so it may be of any length.
fn known_as(player: &Player) -> String {
    player.name.chars().take(40).collect()
}

fn summary<G: Playable, R: std::io::BufRead>(replay: &Replay<G, R>, at: Value) -> Value {
    let header = replay.reader().header();
    json!({
        "game": header.game,
        "revision": header.revision,
        "content": header.content,
        "seats": header.seats,
        "actions": replay.seq(),
        "holds": true,
        "digest": orrery_kernel::digest(replay.game()),
        "outcome": outcome(replay),
        "chance": replay.proof().map(|Proof { seal, proved, unproved }| {
            json!({ "seal": seal, "proved": proved, "unproved": unproved })
        }),
        "at": at,
    })
}
