//! Effects as icons: any effect as a flat list of tokens, for drawing, with a compact text form for terminals.
//!
//! A box holds the icons of one step or one cost: `[2 scrap] → [alliance]` is `pay 2 scrap -> gain 1 alliance`.
//! Round brackets hold what a sign before them is about: `×3 ([any] → [1 vp])`. As in the notation, `|` separates
//! less than `;`, and an arrow reaches to the end of its alternative.

use std::fmt::{self, Display, Formatter};

use crate::tree::{Arg, Atom, Block, Condition, Cost, Item, Per, Relation, Step, Trigger, Verb, Word};
use crate::vocabulary::Vocabulary;

/// One thing to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// An amount; the icons after it are what it counts.
    Number(i32),
    /// An icon: a resource (`scrap`, `vp`), a verb (`draw`), a noun with its class (`track-science`, `die-purple`), a
    /// counter, condition, scope or trigger.
    Icon(String),
    /// A small word of a form (`keep`, `minus`), or the name of a special: written, not drawn.
    Word(String),
    /// `+`: this and that
    Plus,
    /// `|`: this or that
    Or,
    /// `;`: and then
    Then,
    /// `→`: what is paid, and what for
    Arrow,
    /// `:`: after a trigger, a scope or a condition
    Colon,
    /// `[`: a box begins
    Open,
    /// `]`: it ends
    Close,
    /// `(`: several steps that belong together begin
    Begin,
    /// `)`: they end
    End,
    /// `×3`: up to so many times
    Times(i32),
    /// `?`: may be declined
    May,
    /// `if`: a condition follows
    If,
    /// `else`
    Else,
    /// `on`: a trigger follows
    On,
    /// `per`: for so many of a counter
    Per,
    /// `≤4`: at most
    Max(i32),
    /// `2 of`: so many of the units that follow
    Of(i32),
    /// How a counter is compared.
    Compare(Relation),
}

/// Tokens in the order they are drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Icons(pub Vec<Token>);

/// Turns notation into icons, for one game.
#[derive(Clone, Copy, Debug)]
pub struct Drawer<'v> {
    vocabulary: &'v Vocabulary,
    game: &'v str,
}

impl<'v> Drawer<'v> {
    /// For the entries of a game; the vocabulary tells words that stand for themselves from nouns.
    pub fn new(vocabulary: &'v Vocabulary, game: &'v str) -> Self {
        Drawer { vocabulary, game }
    }

    /// The icons of an effect.
    pub fn effect(&self, effect: &[Step]) -> Icons {
        let mut icons = Icons::default();
        self.seq(effect, &mut icons);
        icons
    }

    /// The icons of a cost.
    pub fn cost(&self, cost: &Cost) -> Icons {
        let mut icons = Icons::default();
        icons.cost(cost);
        icons
    }

    /// The icons of a condition.
    pub fn condition(&self, condition: &Condition) -> Icons {
        let mut icons = Icons::default();
        icons.condition(condition);
        icons
    }

    /// The icons of a trigger.
    pub fn triggers(&self, triggers: &[Trigger]) -> Icons {
        let mut icons = Icons::default();
        icons.triggers(triggers);
        icons
    }

    /// The icons of a region selector.
    pub fn region(&self, region: &[Arg]) -> Icons {
        let mut icons = Icons::default();
        let nouns =
            self.vocabulary.region(self.game, region).map(|(_, found)| found.nouns).unwrap_or_default();
        icons.boxed(|icons| icons.arguments(region, nouns));
        icons
    }

    fn seq(&self, seq: &[Step], icons: &mut Icons) {
        for (index, step) in seq.iter().enumerate() {
            if index > 0 {
                icons.push(Token::Then);
            }
            match step {
                // Alone, alternatives need no bracket: `[mineral] | [energy]`.
                Step::Choice(block) if seq.len() == 1 => self.alternatives(block, icons),
                _ => self.step(step, icons),
            }
        }
    }

    fn step(&self, step: &Step, icons: &mut Icons) {
        match step {
            Step::Verb(verb) => icons.boxed(|icons| self.verb(verb, icons)),
            Step::Pay { cost, then } => {
                icons.cost(cost);
                icons.push(Token::Arrow);
                self.seq(then, icons);
            }
            Step::Choice(block) => self.block(block, icons),
            Step::May(block) => self.signed(Token::May, block, icons),
            Step::Times(times, block) => self.signed(Token::Times(times.value), block, icons),
            Step::Cap(most, block) => self.signed(Token::Max(most.value), block, icons),
            Step::If { condition, then, otherwise } => {
                icons.push(Token::If);
                icons.condition(condition);
                self.signed(Token::Colon, then, icons);
                if let Some(block) = otherwise {
                    self.signed(Token::Else, block, icons);
                }
            }
            Step::On(triggers, block) => {
                icons.push(Token::On);
                icons.triggers(triggers);
                self.signed(Token::Colon, block, icons);
            }
            Step::Scope(scope, block) => {
                icons.icon(scope);
                self.signed(Token::Colon, block, icons);
            }
            Step::Special(slug) => icons.boxed(|icons| {
                icons.push(Token::Icon("special".to_owned()));
                icons.push(Token::Word(slug.text.clone()));
            }),
        }
    }

    /// A sign and the block that it is about.
    fn signed(&self, sign: Token, block: &Block, icons: &mut Icons) {
        icons.push(sign);
        self.block(block, icons);
    }

    /// A block: in round brackets, unless it is a single box.
    fn block(&self, block: &Block, icons: &mut Icons) {
        let single = match block.alternatives.as_slice() {
            [only] => matches!(only.as_slice(), [Step::Verb(_) | Step::Special(_)]),
            _ => false,
        };
        if single {
            return self.alternatives(block, icons);
        }
        icons.push(Token::Begin);
        self.alternatives(block, icons);
        icons.push(Token::End);
    }

    fn alternatives(&self, block: &Block, icons: &mut Icons) {
        for (index, alternative) in block.alternatives.iter().enumerate() {
            if index > 0 {
                icons.push(Token::Or);
            }
            self.seq(alternative, icons);
        }
    }

    fn verb(&self, verb: &Verb, icons: &mut Icons) {
        let nouns = self.vocabulary.bind(self.game, verb).map(|(_, found)| found.nouns).unwrap_or_default();
        match (verb.name.text.as_str(), verb.args.as_slice()) {
            // What is gained or lost is drawn without a verb.
            ("gain", [Arg::Number(count), Arg::Word(what)]) => icons.amount(count.value, what),
            ("lose", [Arg::Number(count), Arg::Word(what)]) => {
                icons.push(Token::Number(count.value.saturating_neg()));
                icons.icon(what);
            }
            ("vp", [Arg::Number(count)]) => {
                icons.push(Token::Number(count.value));
                icons.icon(&verb.name);
            }
            (_, args) => {
                icons.icon(&verb.name);
                icons.arguments(args, nouns);
            }
        }
        if let Some(per) = &verb.per {
            icons.per(per);
        }
    }
}

impl Icons {
    fn push(&mut self, token: Token) {
        self.0.push(token);
    }

    fn icon(&mut self, word: &Word) {
        self.push(Token::Icon(word.text.clone()));
    }

    fn boxed(&mut self, inside: impl FnOnce(&mut Self)) {
        self.push(Token::Open);
        inside(self);
        self.push(Token::Close);
    }

    /// A thing and how many of it; a single one is just its icon.
    fn amount(&mut self, count: i32, what: &Word) {
        if count != 1 {
            self.push(Token::Number(count));
        }
        self.icon(what);
    }

    /// Numbers, nouns as icons of their class, and words that stand for themselves.
    fn arguments(&mut self, args: &[Arg], nouns: Vec<(String, &str)>) {
        let mut nouns = nouns.into_iter().peekable();
        for arg in args {
            match arg {
                Arg::Number(number) => self.push(Token::Number(number.value)),
                Arg::Word(word) => self.push(match nouns.next_if(|(_, noun)| *noun == word.text) {
                    Some((class, noun)) => Token::Icon(noun_icon(&class, noun)),
                    None => Token::Word(word.text.clone()),
                }),
            }
        }
    }

    fn cost(&mut self, cost: &Cost) {
        self.boxed(|icons| {
            icons.0.extend(cost.of.as_ref().map(|of| Token::Of(of.value)));
            for (index, item) in cost.items.iter().enumerate() {
                if index > 0 {
                    icons.push(Token::Plus);
                }
                icons.item(item);
            }
        });
    }

    fn item(&mut self, item: &Item) {
        self.amount(item.count.as_ref().map_or(1, |count| count.value), &item.what);
    }

    fn per(&mut self, per: &Per) {
        self.push(Token::Per);
        self.amount(per.every.as_ref().map_or(1, |every| every.value), &per.counter);
        self.0.extend(per.max.as_ref().map(|max| Token::Max(max.value)));
    }

    fn condition(&mut self, condition: &Condition) {
        for (index, clause) in condition.clauses.iter().enumerate() {
            if index > 0 {
                self.push(Token::Plus);
            }
            self.boxed(|icons| {
                for (index, atom) in clause.iter().enumerate() {
                    if index > 0 {
                        icons.push(Token::Or);
                    }
                    icons.atom(atom);
                }
            });
        }
    }

    fn atom(&mut self, atom: &Atom) {
        match atom {
            Atom::Flag(flag) => self.icon(flag),
            Atom::Compare(left, relation, right) => {
                self.icon(left);
                self.push(Token::Compare(*relation));
                match right {
                    Arg::Number(number) => self.push(Token::Number(number.value)),
                    Arg::Word(word) => self.icon(word),
                }
            }
        }
    }

    fn triggers(&mut self, triggers: &[Trigger]) {
        for (index, trigger) in triggers.iter().enumerate() {
            if index > 0 {
                self.push(Token::Or);
            }
            for word in &trigger.words {
                self.icon(word);
            }
        }
    }
}

/// The icon of a noun. Resources are their own icons; the same word of another class is another icon.
fn noun_icon(class: &str, word: &str) -> String {
    match class {
        "RES" | "COST" => word.to_owned(),
        "DICE" => format!("die-{word}"),
        "TYPE" | "MODULES" => format!("module-{word}"),
        "TRACK" => format!("track-{}", word.strip_suffix("-track").unwrap_or(word)),
        _ => format!("{}-{word}", class.to_lowercase()),
    }
}

impl Display for Token {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Token::Number(number) => number.fmt(f),
            Token::Icon(word) | Token::Word(word) => word.fmt(f),
            Token::Times(times) => write!(f, "×{times}"),
            Token::Max(most) => write!(f, "≤{most}"),
            Token::Of(count) => write!(f, "{count} of"),
            Token::Compare(relation) => f.write_str(match relation {
                Relation::AtLeast => "≥",
                Relation::AtMost => "≤",
                Relation::Equal => "=",
                Relation::Less => "<",
                Relation::More => ">",
            }),
            Token::Plus => f.write_str("+"),
            Token::Or => f.write_str("|"),
            Token::Then => f.write_str(";"),
            Token::Arrow => f.write_str("→"),
            Token::Colon => f.write_str(":"),
            Token::Open => f.write_str("["),
            Token::Close => f.write_str("]"),
            Token::Begin => f.write_str("("),
            Token::End => f.write_str(")"),
            Token::May => f.write_str("?"),
            Token::If => f.write_str("if"),
            Token::Else => f.write_str("else"),
            Token::On => f.write_str("on"),
            Token::Per => f.write_str("per"),
        }
    }
}

impl Display for Icons {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let sticks_to_next = |token: &Token| matches!(token, Token::Open | Token::Begin | Token::May);
        let sticks_to_last =
            |token: &Token| matches!(token, Token::Close | Token::End | Token::Then | Token::Colon);
        let mut glued = true;
        for token in &self.0 {
            if !glued && !sticks_to_last(token) {
                f.write_str(" ")?;
            }
            token.fmt(f)?;
            glued = sticks_to_next(token);
        }
        Ok(())
    }
}
