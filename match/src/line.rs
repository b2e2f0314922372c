//! The line of the game: the decisions that count, without what was taken back.
//!
//! A line keeps its first and its last position and the decisions between them, small as they are. A position in between is
//! played again from the first, which takes well under a millisecond; so an open table needs little memory.

use orrery_kernel::{
    BadOptions, Chance, Game, Illegal, Logged, Outcome, Prompt, Recorded, Recorder, Seat, SeatSet,
};

/// A decision of the line.
#[derive(Clone, Debug)]
pub(crate) struct Step<A> {
    /// The entry of the log.
    pub(crate) seq: u32,
    pub(crate) seat: Seat,
    action: A,
    chance: Box<[u32]>,
    /// Did it tell nobody anything, so that its owner may take it back?
    told_nothing: bool,
}

/// The decisions that count.
#[derive(Clone, Debug)]
pub(crate) struct Line<G: Game> {
    /// The entry of the log that led to the first position.
    first_seq: u32,
    first: G,
    steps: Vec<Step<G::Action>>,
    now: G,
}

/// A position and what led to it.
pub(crate) struct Turned<G: Game> {
    pub(crate) game: G,
    pub(crate) logged: Logged<G::Event>,
}

/// Sets the table.
pub(crate) fn deal<G: Game>(options: &G::Options, chance: &mut impl Chance) -> Result<Turned<G>, BadOptions> {
    let mut recorder = Recorder::new(chance);
    let mut events = Vec::new();
    let game = G::start(options, &mut recorder, &mut events)?;
    Ok(Turned { game, logged: Logged { events, chance: recorder.outcomes } })
}

/// Makes a decision, if it is legal.
pub(crate) fn turn<G: Game>(
    from: &G,
    seat: Seat,
    action: G::Action,
    chance: &mut impl Chance,
) -> Result<Turned<G>, Illegal> {
    let mut recorder = Recorder::new(chance);
    let (mut game, mut events) = (from.clone(), Vec::new());
    game.apply(seat, action, &mut recorder, &mut events)?;
    Ok(Turned { game, logged: Logged { events, chance: recorder.outcomes } })
}

/// Who is asked.
pub(crate) fn asked<G: Game>(game: &G) -> SeatSet {
    match game.prompt() {
        Prompt::Ask(seats) => seats,
        Prompt::Over(_) => SeatSet::NONE,
    }
}

/// How the game ended, as it is written down.
pub(crate) fn ending<G: Game>(game: &G) -> Option<orrery_wire::Ending> {
    let Outcome { scores, winners, ending } = game.outcome()?;
    Some(orrery_wire::Ending {
        scores: Seat::all(game.seats()).map(|seat| scores[seat]).collect(),
        winners: winners.iter().collect(),
        ending: G::ENDINGS.get(usize::from(ending)).copied().unwrap_or("unknown").to_owned(),
    })
}

impl<G: Game> Line<G> {
    /// A line that begins with this position.
    pub(crate) fn new(seq: u32, first: G) -> Self {
        Self { first_seq: seq, now: first.clone(), first, steps: Vec::new() }
    }

    /// The position at its end.
    pub(crate) fn now(&self) -> &G {
        &self.now
    }

    /// One more decision, which led to this.
    pub(crate) fn push(&mut self, seq: u32, seat: Seat, action: G::Action, turned: Turned<G>) {
        let told_nothing = turned.logged.can_be_undone();
        let chance = turned.logged.chance.into_boxed_slice();
        self.steps.push(Step { seq, seat, action, chance, told_nothing });
        self.now = turned.game;
    }

    /// The entries of the log that led to its positions, first to last.
    pub(crate) fn seqs(&self) -> impl DoubleEndedIterator<Item = u32> {
        std::iter::once(self.first_seq).chain(self.steps.iter().map(|step| step.seq))
    }

    /// Is there a position after this entry to which the line can go back?
    pub(crate) fn can_go_back(&self, to: u32) -> bool {
        self.seqs().rev().skip(1).any(|seq| seq == to)
    }

    /// The line as far as this entry, which must be one of [`Line::can_go_back`].
    pub(crate) fn back(&mut self, to: u32) {
        self.steps.retain(|step| step.seq <= to);
        self.now = self.first.clone();
        for step in &self.steps {
            self.now.play(step.seat, step.action, &mut Recorded::new(&step.chance), &mut ());
        }
    }

    /// The entries to which the seat can go back alone, nearest first: its own last decisions that told nobody anything,
    /// up to the first that did or that was another's.
    pub(crate) fn own_tail(&self, seat: Seat) -> Vec<u32> {
        let before = self.seqs().rev().skip(1);
        let own = self.steps.iter().rev().take_while(|step| step.seat == seat && step.told_nothing);
        own.zip(before).map(|(_, seq)| seq).collect()
    }
}
