//! The course of a game in the terminal: whose turn it is, what is shown, what is typed.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use indicatif::ProgressBar;
use orrery_kernel::{Illegal, Prompt, Seat, Viewer};
use orrery_words::Lang;

use super::command::{Command, read};
use super::page::{self, WIDTH};
use super::table::Table;
use super::{Args, Holder};
use crate::catalog::Playable;
use crate::ending;
use crate::failure::{Done, Failure};
use crate::speak::say;
use crate::style::{ASK, BAD, DIM, GOOD, paint, wrapped};
use crate::{card, rules};

/// A game and the people at the screen.
pub(crate) struct Session<'a, G: Playable, R> {
    table: Table<G>,
    holders: Vec<Holder<G>>,
    input: R,
    out: &'a mut dyn Write,
    save: PathBuf,
    lang: Lang,
    ask_all: bool,
    /// Who is at the screen.
    looking: Option<Seat>,
    /// How much of the game each seat has been told; none: not even how the table was set.
    told: Vec<Option<usize>>,
    /// The board that was shown last: to whom, after how many actions.
    shown: Option<(Seat, usize, String)>,
    /// Turns while bots think.
    spinner: Option<ProgressBar>,
}

/// What a person decided.
enum Decision<A> {
    Action(A),
    Undone,
    Leave,
}

impl<'a, G: Playable, R: BufRead> Session<'a, G, R> {
    pub(crate) fn new(
        table: Table<G>,
        holders: Vec<Holder<G>>,
        input: R,
        out: &'a mut dyn Write,
        save: PathBuf,
        args: &Args,
    ) -> Self {
        let told = Seat::all(holders.len() as u8).map(|seat| table.last_choice(seat)).collect();
        let (lang, ask_all) = (args.lang, args.ask_all);
        let (looking, shown, spinner) = (None, None, None);
        Self { table, holders, input, out, save, lang, ask_all, looking, told, shown, spinner }
    }

    /// Plays until the game is over or the people leave.
    pub(crate) fn play(mut self) -> Done {
        self.welcome()?;
        let mut actions = Vec::new();
        loop {
            let seat = match self.table.game().prompt() {
                Prompt::Over(outcome) => return self.finish(&outcome),
                Prompt::Ask(seats) => seats.first().unwrap_or_default(),
            };
            self.table.game().actions(seat, &mut actions);
            let (action, chosen) = match (&actions[..], self.ask_all) {
                ([], _) => return Err(Failure::found("the rules ask for a decision and offer none")),
                ([only], false) => (*only, false),
                (several, _) if self.is_person(seat) => {
                    let several = several.to_vec();
                    match self.ask(seat, &several)? {
                        Decision::Action(action) => (action, true),
                        Decision::Undone => continue,
                        Decision::Leave => return self.leave(),
                    }
                }
                (several, _) => (self.think(seat, several)?, false),
            };
            if let Err(illegal) = self.table.act(seat, action, chosen) {
                return Err(Failure::found(format!("`{action}` was offered and is illegal: {illegal}")));
            }
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.holders.get(seat.index()).is_some_and(Holder::is_person)
    }

    fn persons(&self) -> Vec<Seat> {
        Seat::all(self.holders.len() as u8).filter(|&seat| self.is_person(seat)).collect()
    }

    fn think(&mut self, seat: Seat, actions: &[G::Action]) -> Result<G::Action, Failure> {
        let view = self.table.game().view(Viewer::Seat(seat));
        let Some(Holder::Bot(name, bot)) = self.holders.get_mut(seat.index()) else {
            return Err(Failure::found(format!("nobody holds seat {seat}")));
        };
        let message = say!(self.lang, "play-thinking", seat = seat.to_string(), name = name.as_str());
        let spinner = self.spinner.get_or_insert_with(|| {
            let spinner = ProgressBar::new_spinner();
            spinner.enable_steady_tick(std::time::Duration::from_millis(120));
            spinner
        });
        spinner.set_message(message);
        Ok(bot.choose(&view, seat, actions))
    }

    /// Shows a person what happened and what there is to choose, and reads until something is decided.
    fn ask(&mut self, seat: Seat, actions: &[G::Action]) -> Result<Decision<G::Action>, Failure> {
        if let Some(spinner) = self.spinner.take() {
            spinner.finish_and_clear();
        }
        if !self.hand_over(seat)? {
            return Ok(Decision::Leave);
        }
        self.tell(seat)?;
        self.changes(seat)?;
        self.question(seat, actions)?;
        loop {
            let Some(line) = self.line()? else { return Ok(Decision::Leave) };
            match read(&line) {
                Command::Number(number) => match number.checked_sub(1).and_then(|nth| actions.get(nth)) {
                    Some(&action) => return Ok(Decision::Action(action)),
                    None => self.note(BAD, say!(self.lang, "play-no-such-choice", count = actions.len()))?,
                },
                Command::Notation(text) => match self.notation(seat, &text) {
                    Ok(action) => return Ok(Decision::Action(action)),
                    Err(why) => self.note(BAD, why)?,
                },
                Command::Undo if self.table.undo(seat) => {
                    self.forget();
                    self.note(GOOD, say!(self.lang, "play-undone"))?;
                    return Ok(Decision::Undone);
                }
                Command::Undo => self.note(BAD, say!(self.lang, "play-cannot-undo"))?,
                Command::Quit => return Ok(Decision::Leave),
                Command::Nothing => {}
                other => self.aside(seat, actions, other)?,
            }
        }
    }

    /// Commands that change nothing in the game.
    fn aside(&mut self, seat: Seat, actions: &[G::Action], command: Command) -> Done {
        match command {
            Command::Board => {
                self.board(seat)?;
                self.question(seat, actions)
            }
            Command::Help => {
                writeln!(self.out, "{}", say!(self.lang, "play-help"))?;
                Ok(())
            }
            Command::Rule => self.rule(),
            Command::Card(id) => match card::text(G::ID, &id, self.lang, true) {
                Ok(text) => Ok(write!(self.out, "{text}")?),
                Err(_) => self.note(BAD, page::no_such_card(self.lang, G::ID, &id)),
            },
            Command::Save(path) => {
                let path = path.map_or(self.save.clone(), PathBuf::from);
                match self.table.save(&path) {
                    Ok(()) => {
                        self.save = path;
                        self.note(GOOD, say!(self.lang, "play-saved", path = self.shown_path()))
                    }
                    // A file that cannot be written must not end the game.
                    Err(Failure::Input(why)) => self.note(BAD, why),
                    Err(failure) => Err(failure),
                }
            }
            _ => Ok(()),
        }
    }

    /// The action that was typed, or why it cannot be done, in the player's language.
    fn notation(&self, seat: Seat, text: &str) -> Result<G::Action, String> {
        let lang = self.lang;
        let shown: String = text.chars().take(60).collect();
        let Ok(action) = text.parse::<G::Action>() else {
            return Err(say!(lang, "play-not-understood", text = shown));
        };
        match self.table.game().check(seat, action) {
            Ok(()) => Ok(action),
            Err(Illegal::Over) => Err(say!(lang, "play-over")),
            Err(Illegal::NotAsked(seat)) => Err(say!(lang, "play-not-asked", seat = seat.to_string())),
            Err(Illegal::Rule { rule, why }) => {
                let why = orrery_words::Words::of(lang).plain(why);
                Err(say!(lang, "play-illegal", why = why, rule = rule.to_string()))
            }
        }
    }

    fn rule(&mut self) -> Done {
        let id = self.table.game().rule();
        let translated = rules::in_language(G::ID, self.lang);
        if translated.is_none() {
            self.note(DIM, say!(self.lang, "play-rule-language"))?;
        }
        match translated.unwrap_or_else(|| rules::of(G::ID)).iter().find(|rule| rule.id == id.0) {
            Some(rule) => rules::show(rule, self.out),
            None => self.note(DIM, id.to_string()),
        }
    }

    fn note(&mut self, style: anstyle::Style, text: String) -> Done {
        for line in wrapped(&text, WIDTH - 2) {
            writeln!(self.out, "{}", paint(style, line))?;
        }
        Ok(())
    }

    fn shown_path(&self) -> String {
        self.save.display().to_string()
    }

    /// One line of input; none at its end.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        // Whatever is on the other side, a line of input is short.
        let mut bytes = Vec::new();
        let read = std::io::Read::take(&mut self.input, 64 << 10).read_until(b'\n', &mut bytes);
        match read {
            Ok(0) | Err(_) => {
                writeln!(self.out)?;
                Ok(None)
            }
            Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        }
    }

    /// With several people at the screen the next one is called, so that nobody sees another's cards. Says whether
    /// anybody is there.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        let passed = self.persons().len() > 1 && self.looking != Some(seat);
        self.looking = Some(seat);
        if !passed {
            return Ok(true);
        }
        // Clears a terminal; anywhere else it is taken out like colours.
        write!(self.out, "\x1b[2J\x1b[H")?;
        self.note(ASK, say!(self.lang, "play-pass-screen", seat = seat.to_string()))?;
        Ok(self.line()?.is_some())
    }

    fn drawn(&self, seat: Seat) -> String {
        let viewer = Viewer::Seat(seat);
        G::draw(&self.table.game().view(viewer), viewer, self.lang, WIDTH)
    }

    /// The whole board.
    fn board(&mut self, seat: Seat) -> Done {
        let board = self.drawn(seat);
        write!(self.out, "\n{board}")?;
        self.shown = Some((seat, self.table.turns().len(), board));
        Ok(())
    }

    /// The board; between decisions of one seat only the parts that have changed, so that they are found at once.
    fn changes(&mut self, seat: Seat) -> Done {
        let last = self.shown.take().filter(|(who, turns, _)| {
            let since = self.table.turns().get(*turns..);
            *who == seat && since.is_some_and(|since| since.iter().all(|turn| turn.seat == seat))
        });
        let Some((_, _, before)) = last else { return self.board(seat) };
        let board = self.drawn(seat);
        write!(self.out, "{}", page::changes(&before, &board))?;
        self.note(DIM, say!(self.lang, "play-changes"))?;
        self.shown = Some((seat, self.table.turns().len(), board));
        Ok(())
    }

    fn question(&mut self, seat: Seat, actions: &[G::Action]) -> Done {
        let text = page::question(self.table.game(), seat, actions, self.lang);
        write!(self.out, "\n{text}")?;
        Ok(())
    }

    /// What happened since the seat last looked.
    fn tell(&mut self, seat: Seat) -> Done {
        let Some(told) = self.told.get_mut(seat.index()) else { return Ok(()) };
        let text = page::news(&self.table, seat, *told, self.lang);
        *told = Some(self.table.turns().len());
        write!(self.out, "{text}")?;
        Ok(())
    }

    /// After an undo nobody has been told what no longer happened.
    fn forget(&mut self) {
        let turns = self.table.turns().len();
        for told in self.told.iter_mut().flatten() {
            *told = (*told).min(turns);
        }
    }

    fn welcome(&mut self) -> Done {
        let names = page::holder_names(self.lang, &self.holders);
        let name = crate::speak::name(self.lang, G::name());
        write!(self.out, "{}", page::welcome(self.lang, name, &names))?;
        Ok(())
    }

    fn finish(mut self, outcome: &orrery_kernel::Outcome) -> Done {
        if let Some(spinner) = self.spinner.take() {
            spinner.finish_and_clear();
        }
        let persons = self.persons();
        if let [seat] = persons[..] {
            self.tell(seat)?;
            self.board(seat)?;
        }
        let names = page::holder_names(self.lang, &self.holders);
        write!(self.out, "\n{}", ending::text(self.lang, &names, self.table.game(), outcome))?;
        // A game that has a file is kept to its end, so that it can be replayed.
        if self.save.exists() {
            self.table.save(&self.save)?;
            self.note(DIM, say!(self.lang, "play-saved", path = self.shown_path()))?;
        }
        Ok(())
    }

    /// Saves what was played.
    fn leave(mut self) -> Done {
        if self.table.turns().is_empty() {
            return Ok(());
        }
        self.table.save(&self.save)?;
        self.note(GOOD, say!(self.lang, "play-left", path = self.shown_path(), game = G::ID))
    }
}
