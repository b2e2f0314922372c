//! The tree of an effect: what the parser returns, the printer prints, the checker checks, the renderer renders,
//! and what each game lowers into its own typed steps. Words are kept as written; what they mean is the vocabulary's
//! business (checker) and the games' (lowering).

use std::ops::Range;

/// Bytes of the effect string that a part was read from. Spans never count when trees are compared.
#[derive(Clone, Debug, Default)]
pub struct Span(pub Range<usize>);

impl PartialEq for Span {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl Eq for Span {}

/// A word of the language with the place it stands at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The word as written.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// A number with the place it stands at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// Its value; negative only where a form says so.
    pub value: i32,
    /// Where it stands.
    pub span: Span,
}

/// Steps done in order: `A; B`.
pub type Seq = Vec<Step>;

/// `{ A | B }`: the alternatives of a block, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Each alternative is a sequence.
    pub alternatives: Vec<Seq>,
}

/// One step of an effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// `pay COST -> A`
    Pay {
        /// What is paid.
        cost: Cost,
        /// What follows once it is paid; reaches to the end of the alternative, block or string.
        then: Seq,
    },
    /// `{ A | B }`, two alternatives or more
    Choice(Block),
    /// `may { A }`
    May(Block),
    /// `x3 { A }`
    Times(Number, Block),
    /// `if COND { A } else { B }`
    If {
        /// All clauses must hold.
        condition: Condition,
        /// Done if it holds.
        then: Block,
        /// Done if it does not.
        otherwise: Option<Block>,
    },
    /// `on T or T { A }`
    On(Vec<Trigger>, Block),
    /// `cap N { A }`
    Cap(Number, Block),
    /// `each-player { A }`
    Scope(Word, Block),
    /// `special "slug"`
    Special(Word),
    /// `gain 2 energy per 3 leader (max 4)`
    Verb(Verb),
}

/// `2 of 2 mineral, 1 alien` or `1 nanocarbon, 1 energy`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cost {
    /// That many of the units listed; absent: all of them.
    pub of: Option<Number>,
    /// The units listed.
    pub items: Vec<Item>,
}

/// `2 mineral`, or a word alone
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// How many.
    pub count: Option<Number>,
    /// Of what.
    pub what: Word,
}

/// A verb with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verb {
    /// The verb itself.
    pub name: Word,
    /// Numbers and words in the order written.
    pub args: Vec<Arg>,
    /// What the number is multiplied by.
    pub per: Option<Per>,
}

/// An argument of a verb, or a part of a region selector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(Number),
    /// A word.
    Word(Word),
}

/// `per 3 leader (max 4)`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Per {
    /// How many of the counter make one; absent: 1.
    pub every: Option<Number>,
    /// What is counted.
    pub counter: Word,
    /// The product is at most this.
    pub max: Option<Number>,
}

/// Clauses that must all hold; a clause is a list of atoms of which one must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Joined by `,`; inside a clause joined by `or`.
    pub clauses: Vec<Vec<Atom>>,
}

/// A single question about the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Atom {
    /// `counter >= 3`, `counter < counter`, `fact = word`
    Compare(Word, Relation, Arg),
    /// `your-turn`
    Flag(Word),
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// `>=`
    AtLeast,
    /// `<=`
    AtMost,
    /// `=`
    Equal,
    /// `<`
    Less,
    /// `>`
    More,
}

/// `battle-won`, or `gain-module any`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trigger {
    /// One word or two.
    pub words: Vec<Word>,
}
