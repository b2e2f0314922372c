//! Effects as Rocket Dice executes them: the words of the notation become typed steps, each knowing the one after it.

use orrery_script::tree::{self, Relation};

use crate::dice::Color;

/// A step in the code of the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct NodeId(pub(crate) u16);

/// A step and what follows it.
#[derive(Clone, Debug)]
pub struct Node {
    /// What is done.
    pub step: Step,
    /// The step after it.
    pub next: Option<NodeId>,
}

/// What a step does. "You" is whoever does it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Take so much of something from the supply.
    Gain(Resource, Amount),
    /// Lose scrap, as much as you have.
    LoseScrap(u8),
    /// Score VP; only at the end.
    Vp(Amount),
    /// Strength in the battle being fought.
    Strength(Amount),
    /// Change fleet dice.
    Dice(DiceStep),
    /// Take dice from the galaxy into the fleet.
    Draft(u8),
    /// The next such build may cost less.
    Discount(Thing, u8),
    /// Mark the lowest open space of a coloured row, so many times, up to a number.
    Mark(u8, u8),
    /// Build moons without a die.
    BuildMoon(u8),
    /// Conquer planets without dice, up to a value.
    Conquer(u8, u8),
    /// Resolve the ability of so many of your planets without a limit.
    Reuse(u8),
    /// The total for the recruiting alliance is this.
    Threshold(u8),
    /// The total for the recruiting alliance is so much lower.
    ThresholdMinus(u8),
    /// You may pay scrap, then do the rest.
    Pay(u8, NodeId),
    /// Look, then do one or the other.
    If(Test, Option<NodeId>, Option<NodeId>),
    /// An opponent of your choice does it.
    ChooseOpponent(NodeId),
    /// A function of its own.
    Special(Special),
}

/// What can be gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resource {
    /// On the scrap track.
    Scrap,
    /// On the attack track.
    Attack,
    /// From the display.
    Alliance,
    /// From the VP deck.
    VpCard,
}

/// A number, or a number for every so many of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// The number, or the number for each.
    pub number: u8,
    /// For every how many of what, and at most how much.
    pub per: Option<(u8, Counter, u8)>,
}

/// A change of fleet dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct DiceStep {
    /// What happens to a die.
    pub change: Change,
    /// Which dice fit.
    pub which: Which,
    /// How often it is done.
    pub times: u8,
    /// May one stop before?
    pub may_stop: bool,
}

/// What happens to a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Change {
    /// Raise by up to that many pips.
    PipUp(u8),
    /// Raise or lower by up to that many pips.
    Pip(u8),
    /// Reroll up to that many dice together.
    Reroll(u8),
    /// To the opposite face.
    Flip,
    /// To any face.
    Turn,
    /// Counts as another colour.
    Paint,
    /// For a die of the galaxy.
    Exchange,
}

/// Which dice fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Which {
    /// All of them.
    Any,
    /// Purple, silver and blue ones.
    Colored,
    /// Those of one colour.
    Color(Color),
}

impl Which {
    /// Does a die of that colour fit?
    pub fn fits(self, color: Color) -> bool {
        match self {
            Self::Any => true,
            Self::Colored => color != Color::White,
            Self::Color(wanted) => color == wanted,
        }
    }
}

/// What a discount is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Thing {
    /// Colonizing.
    Planet,
    /// Work on The Station.
    Station,
}

/// Functions of their own: what the language does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// Strategists: exchange the active and the next battle.
    ChooseBattle,
    /// Lunar Order: the first moon needs no die.
    FirstMoonFree,
    /// Lunar Order: the others cost their middle number.
    MoonMiddleCost,
    /// Tuners: a refit may lower by 2.
    DoubleDecrease,
    /// Colonial Yards: coloured spaces cost less.
    ColonyDiscount,
    /// The Scrapyard itself.
    Deposit,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Scrap you have.
    Scrap,
    /// Attack on your track.
    Attack,
    /// Alliances you hold.
    Alliance,
    /// Your VP cards.
    VpCard,
    /// Your planets.
    Planet,
    /// Your planets of just that colour.
    PlanetOf(Color),
    /// Your planets of two colours.
    DualPlanet,
    /// Your planets with a once ability.
    OncePlanet,
    /// Sets of one planet of each single colour.
    PlanetTrio,
    /// Your marked spaces.
    Station,
    /// Your marked white spaces.
    WhiteStation,
    /// Sets of The Station that you have completed.
    StationSet,
    /// Your moons.
    Moon,
    /// Different kinds among them.
    MoonKind,
    /// Battles you have won.
    Battle,
    /// Dice recruited this turn.
    RecruitedDie,
    /// Pips of the fleet as taken.
    RecruitTotal,
    /// Pips after the reroll, 0 without one.
    RerollTotal,
    /// The single scrap payment just made.
    ScrapPaid,
}

/// Clauses that must all hold, each by one of its atoms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test(pub Vec<Vec<Atom>>);

/// A single question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Atom {
    /// Compare a count with a number.
    Number(Counter, Cmp, i32),
    /// Compare two counts.
    Counts(Counter, Cmp, Counter),
    /// You are the active player.
    YourTurn,
    /// The deed just done marked a white space.
    WhiteSpaceMarked,
    /// The deed just done completed a set.
    StationSetCompleted,
}

/// How two numbers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cmp(pub Relation);

impl Cmp {
    /// Does it hold?
    pub fn holds(self, left: i32, right: i32) -> bool {
        match self.0 {
            Relation::AtLeast => left >= right,
            Relation::AtMost => left <= right,
            Relation::Equal => left == right,
            Relation::Less => left < right,
            Relation::More => left > right,
        }
    }
}

/// What is wrong with a step, and where.
pub(crate) type Wrong = (tree::Span, String);

/// The code of all effects: nodes that know their successors.
#[derive(Clone, Debug, Default)]
pub struct Code {
    nodes: Vec<Node>,
}

impl Code {
    /// The node itself.
    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The steps of an effect in order, without going into blocks.
    pub fn steps(&self, first: Option<NodeId>) -> impl Iterator<Item = &Step> {
        std::iter::successors(first.map(|id| self.node(id)), |node| node.next.map(|id| self.node(id)))
            .map(|node| &node.step)
    }

    /// Lowers a sequence; nothing if it has no step.
    pub(crate) fn lower(&mut self, seq: &[tree::Step]) -> Result<Option<NodeId>, Wrong> {
        let mut next = None;
        for step in seq.iter().rev() {
            let step = self.step(step)?;
            let id = u16::try_from(self.nodes.len())
                .map_err(|_| (tree::Span::default(), "the content has too many effects".to_owned()))?;
            self.nodes.push(Node { step, next });
            next = Some(NodeId(id));
        }
        Ok(next)
    }

    fn block(&mut self, block: &tree::Block) -> Result<Option<NodeId>, Wrong> {
        match block.alternatives.as_slice() {
            [only] => self.lower(only),
            _ => Err((first_span(block), "Rocket Dice has no alternatives inside braces".to_owned())),
        }
    }

    fn step(&mut self, step: &tree::Step) -> Result<Step, Wrong> {
        match step {
            tree::Step::Verb(verb) => crate::lower::verb(verb),
            tree::Step::Pay { cost, then } => {
                let scrap = crate::lower::scrap_cost(cost)?;
                let then = self.lower(then)?.ok_or_else(|| nothing(&cost.items[0].what))?;
                Ok(Step::Pay(scrap, then))
            }
            tree::Step::If { condition, then, otherwise } => {
                let test = crate::lower::test(condition)?;
                let then = self.block(then)?;
                let otherwise = otherwise.as_ref().map(|block| self.block(block)).transpose()?.flatten();
                Ok(Step::If(test, then, otherwise))
            }
            tree::Step::Scope(word, block) if word.text == "choose-opponent" => {
                Ok(Step::ChooseOpponent(self.block(block)?.ok_or_else(|| nothing(word))?))
            }
            tree::Step::Times(count, block) => self.times(count, block),
            tree::Step::Special(word) => crate::lower::special(word).map(Step::Special),
            tree::Step::Scope(word, _) => {
                Err((word.span.clone(), format!("Rocket Dice has no scope `{}`", word.text)))
            }
            tree::Step::Choice(block) | tree::Step::May(block) => Err((
                first_span(block),
                "Rocket Dice executes neither `may` nor choices between effects".to_owned(),
            )),
            tree::Step::On(triggers, _) => {
                let span = triggers
                    .first()
                    .and_then(|t| t.words.first())
                    .map(|w| w.span.clone())
                    .unwrap_or_default();
                Err((span, "Rocket Dice has no `on` inside an effect; use the field `when`".to_owned()))
            }
            tree::Step::Cap(number, _) => Err((number.span.clone(), "Rocket Dice has no `cap`".to_owned())),
        }
    }

    /// `x3 { … }` around one change of a single die is that change three times, with leave to stop.
    fn times(&mut self, count: &tree::Number, block: &tree::Block) -> Result<Step, Wrong> {
        let times = crate::lower::small(count)?;
        if let [only] = block.alternatives.as_slice()
            && let [tree::Step::Verb(verb)] = only.as_slice()
            && let Step::Dice(dice) = crate::lower::verb(verb)?
            && dice.times == 1
            && !dice.may_stop
        {
            return Ok(Step::Dice(DiceStep { times, may_stop: true, ..dice }));
        }
        Err((count.span.clone(), "Rocket Dice repeats only a change of a single die".to_owned()))
    }
}

fn nothing(word: &tree::Word) -> Wrong {
    (word.span.clone(), "nothing follows here".to_owned())
}

fn first_span(block: &tree::Block) -> tree::Span {
    let step = block.alternatives.first().and_then(|seq| seq.first());
    match step {
        Some(tree::Step::Verb(verb)) => verb.name.span.clone(),
        _ => tree::Span::default(),
    }
}
