//! A table of one game with its log, as a server would hold it: decide, write down, commit.

use std::sync::Arc;

use orrery_kernel::{Appraise, Digest, Seat, Spoken, Viewer};
use orrery_match::{AnyGame, By, Created, Deed, Due, Entry, Moment, Shelf, Snapshot, Table, Task};
use orrery_rocket_dice::RocketDice;
use orrery_testkit::toy::{Gops, Kuhn, Nim, Pig};
use orrery_wire::{ActionId, Clock, Code, Command, Holder, MatchId, News, Order, Problem, State, Status};
use serde_json::Value;

/// All games.
pub(crate) fn shelf() -> Shelf {
    Shelf::new().with::<Nim>().with::<Kuhn>().with::<Pig>().with::<Gops>().with::<RocketDice>()
}

/// Seat by its number from 1.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

pub(crate) fn eyes(number: u8) -> Viewer {
    Viewer::Seat(seat(number))
}

pub(crate) fn match_id() -> MatchId {
    MatchId::from_bytes([7; 16])
}

pub(crate) fn person(name: &str) -> Holder {
    Holder::Person { name: name.to_owned() }
}

pub(crate) fn bot(name: &str) -> Holder {
    Holder::Bot { bot: name.to_owned() }
}

pub(crate) fn act(action: &str) -> Command {
    Command::Act { action: action.to_owned() }
}

pub(crate) fn people(count: usize) -> Vec<Holder> {
    ["Ada", "Ben", "Cleo", "Dan", "Eve"][..count].iter().map(|name| person(name)).collect()
}

/// A wish for a table with the usual options.
pub(crate) fn wish(game: &str, seats: Vec<Holder>) -> Created {
    Created {
        id: match_id(),
        game: game.to_owned(),
        revision: 0,
        content: Digest(0),
        options: Value::Null,
        seats,
        clock: Clock::None,
        title: "Tuesday".to_owned(),
        listed: true,
        watch: true,
        follows: None,
    }
}

/// A match as a server holds it.
pub(crate) struct House {
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) log: Vec<Entry>,
    pub(crate) snapshots: Vec<Snapshot>,
    pub(crate) table: Box<dyn Table>,
    pub(crate) now: u64,
    /// Every key is made of this number.
    pub(crate) luck: u64,
}

impl House {
    pub(crate) fn new<G: Spoken + Appraise>(created: Created) -> Result<Self, Problem> {
        let shelf = Shelf::new().with::<G>();
        Self::of(shelf.game(G::ID).unwrap(), created)
    }

    pub(crate) fn of(game: &Arc<dyn AnyGame>, created: Created) -> Result<Self, Problem> {
        let moment = Moment { now: 1_000_000, random: [0; 32] };
        let first = game.create(created, &moment)?;
        let table = game.open(std::slice::from_ref(&first), &[]).unwrap();
        let game = Arc::clone(game);
        Ok(Self { game, log: vec![first], snapshots: Vec::new(), table, now: 1_000_000, luck: 1 })
    }

    /// A table of people only, who are all ready, just started.
    pub(crate) fn started<G: Spoken + Appraise>(seats: usize) -> Self {
        Self::new::<G>(wish(G::ID, people(seats))).unwrap().start()
    }

    /// All people become ready and the match starts.
    pub(crate) fn start(mut self) -> Self {
        let seats = self.table.card().seats;
        for (at, card) in seats.iter().enumerate() {
            if !card.ready {
                self.wish(at as u8 + 1, Command::Ready { ready: true }).unwrap();
            }
        }
        assert_eq!(self.table.due().map(|due| due.task), Some(Task::Start));
        self.act(Task::Start).unwrap();
        self
    }

    pub(crate) fn moment(&mut self) -> Moment {
        self.luck += 1;
        let mut random = [0; 32];
        random[..8].copy_from_slice(&self.luck.to_le_bytes());
        Moment { now: self.now, random }
    }

    /// Writes the entry down and takes it.
    pub(crate) fn write(&mut self, entry: Entry) -> u32 {
        self.table.commit(&entry).unwrap();
        self.snapshots.extend(self.table.snapshot());
        self.log.push(entry);
        self.table.seq()
    }

    /// Does what the seat wishes, on the newest position.
    pub(crate) fn wish(&mut self, number: u8, command: Command) -> Result<u32, Problem> {
        let seen = self.table.seq();
        self.wish_on(number, seen, command)
    }

    pub(crate) fn wish_on(&mut self, number: u8, seen: u32, command: Command) -> Result<u32, Problem> {
        let moment = self.moment();
        let entry = self.table.decide(By::Seat(seat(number)), None, seen, &command, &moment)?;
        Ok(self.write(entry))
    }

    pub(crate) fn play(&mut self, number: u8, action: &str) -> u32 {
        self.wish(number, act(action)).unwrap_or_else(|problem| panic!("{action}: {problem}"))
    }

    pub(crate) fn why_not(&mut self, number: u8, command: Command) -> Code {
        self.wish(number, command).expect_err("refused").problem
    }

    pub(crate) fn seat(&mut self, by: By, number: u8, holder: Holder) -> Result<u32, Problem> {
        let moment = self.moment();
        let entry = self.table.seat(by, seat(number), holder, &moment)?;
        Ok(self.write(entry))
    }

    pub(crate) fn act(&mut self, task: Task) -> Result<u32, Problem> {
        let moment = self.moment();
        let entry = self.table.act(task, &moment)?;
        Ok(self.write(entry))
    }

    /// Does all that is due, whenever it is due, until people are asked or nothing is.
    pub(crate) fn settle(&mut self) {
        while let Some(Due { at, task }) = self.table.due() {
            self.now = self.now.max(at);
            match task {
                Task::Bot(seat) => self.bot(seat),
                Task::Start | Task::Order(_) | Task::Revise => drop(self.act(task).unwrap()),
            }
        }
    }

    pub(crate) fn bot(&mut self, seat: Seat) {
        let moment = self.moment();
        let action = self.table.think(seat, self.luck).unwrap()(20);
        let entry = self.table.answer(seat, &action, &moment).unwrap();
        self.write(entry);
    }

    pub(crate) fn orders(&mut self, number: u8, orders: Vec<Order>) -> u32 {
        self.wish(number, Command::Orders { orders }).unwrap()
    }

    pub(crate) fn state(&self, viewer: Viewer) -> State {
        self.table.state(viewer, true, self.now)
    }

    pub(crate) fn view(&self, number: u8) -> Value {
        self.state(eyes(number)).view.unwrap()
    }

    pub(crate) fn status(&self) -> Status {
        self.table.card().status
    }

    pub(crate) fn asked(&self) -> Vec<u8> {
        self.table.card().asked.iter().map(|seat| seat.index() as u8 + 1).collect()
    }

    pub(crate) fn news(&self, entry: u32, viewer: Viewer) -> News {
        self.table.news(&self.log[entry as usize - 1], viewer)
    }

    pub(crate) fn last(&self) -> &Deed {
        &self.log.last().unwrap().deed
    }

    /// The first thing that the seat may do.
    pub(crate) fn first_offer(&self, number: u8) -> String {
        self.state(eyes(number)).offers.unwrap()[0].action.clone()
    }

    /// Plays on, always the first thing offered, until it is over.
    pub(crate) fn play_out(&mut self) {
        while self.status() == Status::Running {
            self.settle();
            if let Some(&number) = self.asked().first() {
                let action = self.first_offer(number);
                self.play(number, &action);
            }
        }
    }

    /// The same match opened from its log.
    pub(crate) fn reopened(&self) -> Box<dyn Table> {
        self.game.open(&self.log, &self.snapshots).unwrap()
    }

    /// Everyone who could look: all seats and a spectator.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let seats = Seat::all(self.table.card().seats.len() as u8).map(Viewer::Seat);
        seats.chain([Viewer::Spectator]).collect()
    }
}

pub(crate) fn action_id(text: &str) -> ActionId {
    text.parse().unwrap()
}
