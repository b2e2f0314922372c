//! The table as it is being set: plain data, and what is wrong with it.

use orrery_kernel::{Digest, Phrase, Setting, SettingKind};
use orrery_match::{AnyGame, Created, Moment};
use orrery_session::{LocalSeat, NewLocal};
use orrery_wire::lobby::{GameCard, NewMatch, NewSeat};
use orrery_wire::{Clock, Code, Holder, MatchId, Problem};
use serde_json::Value;

use crate::level::middle;

/// Where it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In this browser: alone with bots, or around one screen.
    Here,
    /// On the server.
    Online,
}

/// Who is to sit in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// Whoever sets the table.
    Me,
    /// Another person at this screen.
    Beside,
    /// Whoever gets the link.
    Friend,
    /// Anyone.
    Open,
    /// A bot.
    Bot,
}

impl Who {
    /// Who can sit at a table of that place.
    pub(crate) fn at(place: Place) -> &'static [Self] {
        match place {
            Place::Here => &[Self::Me, Self::Beside, Self::Bot],
            Place::Online => &[Self::Me, Self::Friend, Self::Open, Self::Bot],
        }
    }

    /// The word of the field.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Me => "me",
            Self::Beside => "beside",
            Self::Friend => "friend",
            Self::Open => "open",
            Self::Bot => "bot",
        }
    }
}

/// A seat as it is being filled. What is not asked for is kept all the same, so that changing one's mind loses nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chair {
    /// Who is to sit there.
    pub(crate) who: Who,
    /// The name of the other person at this screen.
    pub(crate) name: String,
    /// Which bot.
    pub(crate) bot: String,
}

/// The table as it is being set.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan {
    /// The game.
    pub(crate) card: GameCard,
    /// Where it is played.
    pub(crate) place: Place,
    /// What whoever sets the table is called.
    pub(crate) name: String,
    /// What whoever has no name yet is called around this screen. Others would not know who is meant.
    pub(crate) nameless: String,
    /// The seats, as many as are used.
    pub(crate) chairs: Vec<Chair>,
    /// The options of the game.
    pub(crate) options: Value,
    /// Time for thinking.
    pub(crate) clock: Clock,
    /// What the table is called.
    pub(crate) title: String,
    /// Shown on everybody's front page?
    pub(crate) listed: bool,
    /// May others look on?
    pub(crate) watch: bool,
    /// What the dice are made from; chance if empty.
    pub(crate) seed: String,
}

/// Where something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    /// The name of whoever sets the table.
    Name,
    /// A seat.
    Seat(usize),
    /// An option of the game.
    Option(String),
    /// The title.
    Title,
    /// No single field.
    Table,
}

/// Something that is wrong, and where.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fault {
    /// Where.
    pub(crate) field: Field,
    /// What, in words.
    pub(crate) say: Phrase,
}

impl Plan {
    /// A table for two with a bot, in this browser.
    pub(crate) fn new(card: GameCard, name: Option<String>, nameless: String) -> Self {
        // A game that can also be played alone is still shown with company first.
        let count = card.tables.iter().map(|table| table.seats).find(|&seats| seats >= 2).unwrap_or(1);
        let bot = middle(&card.bots).unwrap_or("greedy").to_owned();
        let chair = |nth| Chair {
            who: if nth == 0 { Who::Me } else { Who::Bot },
            name: String::new(),
            bot: bot.clone(),
        };
        let mut plan = Self {
            place: Place::Here,
            name: name.unwrap_or_else(|| nameless.clone()),
            nameless,
            chairs: (0..count).map(chair).collect(),
            options: Value::Null,
            clock: Clock::None,
            title: String::new(),
            listed: false,
            watch: true,
            seed: String::new(),
            card,
        };
        plan.options = plan.usual(count);
        plan
    }

    /// The usual options for so many seats.
    pub(crate) fn usual(&self, count: u8) -> Value {
        let table = self.card.tables.iter().find(|table| table.seats == count);
        table.map_or(Value::Null, |table| table.options.clone())
    }

    /// So many seats. What the host changed among the options that are there with so many stays changed.
    pub(crate) fn resize(&mut self, count: u8, settings: &[Setting]) {
        let before = self.usual(self.chairs.len() as u8);
        let mut options = self.usual(count);
        for at in settings.iter().map(Setting::pointer) {
            if self.options.pointer(&at) != before.pointer(&at)
                && let (Some(value), Some(changed)) = (options.pointer_mut(&at), self.options.pointer(&at))
            {
                *value = changed.clone();
            }
        }
        self.options = options;
        let bot = self.chairs.last().map_or_else(String::new, |chair| chair.bot.clone());
        self.chairs.resize(usize::from(count), Chair { who: Who::Bot, name: String::new(), bot });
    }

    /// Play there. Whoever cannot sit at such a table is replaced by who is nearest to them.
    pub(crate) fn moved(&mut self, place: Place) {
        self.place = place;
        match place {
            Place::Here if self.name.trim().is_empty() => self.name = self.nameless.clone(),
            Place::Online if self.name == self.nameless => self.name.clear(),
            Place::Here | Place::Online => (),
        }
        for chair in &mut self.chairs {
            chair.who = match (place, chair.who) {
                (Place::Here, Who::Friend | Who::Open) => Who::Beside,
                (Place::Online, Who::Beside) => Who::Friend,
                (_, who) => who,
            };
        }
    }

    /// The table for this browser.
    pub(crate) fn local(&self) -> NewLocal {
        let seat = |chair: &Chair| match chair.who {
            Who::Bot => LocalSeat::Bot(chair.bot.clone()),
            Who::Me => LocalSeat::Person(self.name.trim().to_owned()),
            Who::Beside | Who::Friend | Who::Open => LocalSeat::Person(chair.name.trim().to_owned()),
        };
        let seed = Some(self.seed.trim().to_owned()).filter(|seed| !seed.is_empty());
        NewLocal {
            game: self.card.id.clone(),
            seats: self.chairs.iter().map(seat).collect(),
            options: Some(self.options.clone()),
            seed,
        }
    }

    /// The table for the server.
    pub(crate) fn online(&self) -> NewMatch {
        let seat = |chair: &Chair| match chair.who {
            Who::Me => NewSeat::Me { name: self.name.trim().to_owned() },
            Who::Friend | Who::Beside => NewSeat::Invite,
            Who::Open => NewSeat::Open,
            Who::Bot => NewSeat::Bot { bot: chair.bot.clone() },
        };
        NewMatch {
            game: self.card.id.clone(),
            seats: self.chairs.iter().map(seat).collect(),
            options: Some(self.options.clone()),
            title: self.title.trim().to_owned(),
            clock: self.clock,
            listed: self.listed,
            watch: self.watch,
            ticket: false,
        }
    }

    fn holders(&self) -> Vec<Holder> {
        let holder = |chair: &Chair| match chair.who {
            Who::Me => Holder::Person { name: self.name.clone() },
            Who::Beside => Holder::Person { name: chair.name.clone() },
            Who::Friend => Holder::Invited,
            Who::Open => Holder::Open,
            Who::Bot => Holder::Bot { bot: chair.bot.clone() },
        };
        self.chairs.iter().map(holder).collect()
    }

    fn created(&self, seats: Vec<Holder>, title: String) -> Created {
        Created {
            id: MatchId::from_bytes([0; 16]),
            game: self.card.id.clone(),
            revision: self.card.revision,
            content: Digest(0),
            options: self.options.clone(),
            seats,
            clock: self.clock,
            title,
            listed: self.listed,
            watch: self.watch,
            follows: None,
        }
    }

    /// What is wrong with it, as the game says.
    pub(crate) fn faults(&self, game: &dyn AnyGame, settings: &[Setting]) -> Vec<Fault> {
        let mut faults: Vec<Fault> =
            settings.iter().filter_map(|setting| self.out_of_range(setting)).collect();
        faults.extend(self.seated_twice());
        if let Err(problem) = self.ask(game, self.holders(), self.title.clone()) {
            let fault = self.blame(game, problem);
            if !faults.iter().any(|other| other.field == fault.field) {
                faults.push(fault);
            }
        }
        faults
    }

    fn ask(&self, game: &dyn AnyGame, seats: Vec<Holder>, title: String) -> Result<(), Problem> {
        let moment = Moment { now: 0, random: [0; 32] };
        game.create(self.created(seats, title), &moment).map(drop)
    }

    fn out_of_range(&self, setting: &Setting) -> Option<Fault> {
        let SettingKind::Number { least, most } = setting.kind else { return None };
        let fits = self
            .options
            .pointer(&setting.pointer())?
            .as_i64()
            .is_some_and(|number| (least..=most).contains(&number));
        let say = Phrase::new("pages-new-bad-number").with("least", least).with("most", most);
        (!fits).then(|| Fault { field: Field::Option(setting.field.to_owned()), say })
    }

    fn seated_twice(&self) -> Option<Fault> {
        let mut mine = self.chairs.iter().enumerate().filter(|(_, chair)| chair.who == Who::Me);
        let (nth, _) = mine.nth(1)?;
        Some(Fault { field: Field::Seat(nth), say: Phrase::new("pages-new-twice") })
    }

    /// Which field the game does not like: that without which it would be content.
    fn blame(&self, game: &dyn AnyGame, problem: Problem) -> Fault {
        if problem.problem == Code::BadOptions {
            return self.bad_option(problem);
        }
        let named = || Holder::Person { name: "x".to_owned() };
        for nth in 0..self.chairs.len() {
            let alone = self.holders().into_iter().enumerate();
            let seats = alone.map(|(at, holder)| if at == nth { holder } else { named() }).collect();
            let alone = self.ask(game, seats, String::new());
            if alone.is_err_and(|other| other.problem == problem.problem) {
                return bad_seat(nth, &self.chairs[nth]);
            }
        }
        let titled = self.ask(game, self.chairs.iter().map(|_| named()).collect(), self.title.clone());
        match titled {
            Err(_) => Fault { field: Field::Title, say: Phrase::new("pages-new-bad-title") },
            Ok(()) => {
                Fault { field: Field::Table, say: Phrase::new("pages-new-bad").with("why", problem.why) }
            }
        }
    }

    /// The game names the option first: `vp_cards: at most 18, not 20`.
    fn bad_option(&self, problem: Problem) -> Fault {
        let named = problem.why.split_once(": ").filter(|(field, _)| self.options.get(field).is_some());
        let (field, why) = match named {
            Some((field, why)) => (Field::Option(field.to_owned()), why.to_owned()),
            None => (Field::Table, problem.why),
        };
        Fault { field, say: Phrase::new("pages-new-bad").with("why", why) }
    }
}

fn bad_seat(nth: usize, chair: &Chair) -> Fault {
    match chair.who {
        Who::Me => Fault { field: Field::Name, say: Phrase::new("pages-new-bad-name") },
        Who::Beside | Who::Friend | Who::Open => {
            Fault { field: Field::Seat(nth), say: Phrase::new("pages-new-bad-name") }
        }
        Who::Bot => Fault { field: Field::Seat(nth), say: Phrase::new("pages-new-bad-bot") },
    }
}
