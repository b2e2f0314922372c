//! From words to types: the verbs, nouns, counters and conditions of Rocket Dice (NOTATION, section 4).

use orrery_script::tree::{self, Arg, Number, Word};

use crate::dice::Color;
use crate::effect::{
    Amount, Atom, Change, Cmp, Counter, DiceStep, Resource, Special, Step, Test, Thing, Which, Wrong,
};

/// A number that fits a byte and is not negative.
pub(crate) fn small(number: &Number) -> Result<u8, Wrong> {
    u8::try_from(number.value)
        .map_err(|_| (number.span.clone(), format!("{} is out of range here: 0 to 255", number.value)))
}

/// A verb with its arguments.
pub(crate) fn verb(verb: &tree::Verb) -> Result<Step, Wrong> {
    let args = Args { verb };
    let amount = |at: usize| Ok(Amount { number: args.number(at)?, per: per(verb)? });
    let step = match verb.name.text.as_str() {
        "gain" => Step::Gain(resource(args.word(1)?)?, amount(0)?),
        "lose" => match resource(args.word(1)?)? {
            Resource::Scrap => Step::LoseScrap(args.number(0)?),
            _ => return Err((args.word(1)?.span.clone(), "only scrap can be lost".to_owned())),
        },
        "vp" => Step::Vp(amount(0)?),
        "strength" => Step::Strength(amount(0)?),
        "pip-up" => one_die(Change::PipUp(args.number(0)?), args.word(1)?)?,
        "pip" => one_die(Change::Pip(args.number(0)?), args.word(1)?)?,
        "reroll" => one_die(Change::Reroll(args.number(0)?), args.word(1)?)?,
        "flip" => dice(Change::Flip, args.number(0)?, args.word(1)?)?,
        "turn" => dice(Change::Turn, args.number(0)?, args.word(1)?)?,
        "paint" => dice(Change::Paint, args.number(0)?, args.word(1)?)?,
        "exchange" => dice(Change::Exchange, args.number(0)?, args.word(1)?)?,
        "draft" => args.literal(1, "galaxy-die").and(Ok(Step::Draft(args.number(0)?)))?,
        "discount" => {
            args.literal(1, "pip")?;
            args.literal(2, "on")?;
            Step::Discount(thing(args.word(3)?)?, args.number(0)?)
        }
        "mark" => {
            args.literal(1, "colored-space")?;
            Step::Mark(args.number(0)?, args.up_to(2)?)
        }
        "build-moon" => Step::BuildMoon(args.number(0)?),
        "conquer" => {
            args.literal(1, "planet")?;
            Step::Conquer(args.number(0)?, args.up_to(2)?)
        }
        "reuse" => args.literal(1, "planet").and(Ok(Step::Reuse(args.number(0)?)))?,
        "threshold" => Step::Threshold(args.number(0)?),
        "threshold-minus" => Step::ThresholdMinus(args.number(0)?),
        other => return Err((verb.name.span.clone(), format!("Rocket Dice has no verb `{other}`"))),
    };
    match (&step, &verb.per) {
        (Step::Gain(..) | Step::Vp(_) | Step::Strength(_), _) | (_, None) => Ok(step),
        (_, Some(per)) => Err((per.counter.span.clone(), format!("`{}` cannot be counted", verb.name.text))),
    }
}

/// The arguments of a verb by place.
struct Args<'a> {
    verb: &'a tree::Verb,
}

impl Args<'_> {
    fn missing(&self, what: &str) -> Wrong {
        (self.verb.name.span.clone(), format!("`{}` lacks {what}", self.verb.name.text))
    }

    fn number(&self, at: usize) -> Result<u8, Wrong> {
        match self.verb.args.get(at) {
            Some(Arg::Number(number)) => small(number),
            Some(Arg::Word(word)) => {
                Err((word.span.clone(), format!("a number belongs here, not `{}`", word.text)))
            }
            None => Err(self.missing("a number")),
        }
    }

    fn word(&self, at: usize) -> Result<&Word, Wrong> {
        match self.verb.args.get(at) {
            Some(Arg::Word(word)) => Ok(word),
            Some(Arg::Number(number)) => {
                Err((number.span.clone(), "a word belongs here, not a number".to_owned()))
            }
            None => Err(self.missing("a word")),
        }
    }

    fn literal(&self, at: usize, wanted: &str) -> Result<(), Wrong> {
        let word = self.word(at)?;
        let wrong = || (word.span.clone(), format!("`{wanted}` belongs here, not `{}`", word.text));
        if word.text == wanted { Ok(()) } else { Err(wrong()) }
    }

    /// `up-to N` at that place, or no bound.
    fn up_to(&self, at: usize) -> Result<u8, Wrong> {
        if self.verb.args.len() <= at {
            return Ok(u8::MAX);
        }
        self.literal(at, "up-to")?;
        self.number(at + 1)
    }
}

fn one_die(change: Change, which: &Word) -> Result<Step, Wrong> {
    dice(change, 1, which)
}

fn dice(change: Change, times: u8, which: &Word) -> Result<Step, Wrong> {
    let which = match which.text.as_str() {
        "any" => Which::Any,
        "colored" => Which::Colored,
        other => Which::Color(other.parse::<Color>().map_err(|why| (which.span.clone(), why))?),
    };
    Ok(Step::Dice(DiceStep { change, which, times, may_stop: false }))
}

fn resource(word: &Word) -> Result<Resource, Wrong> {
    Ok(match word.text.as_str() {
        "scrap" => Resource::Scrap,
        "attack" => Resource::Attack,
        "alliance" => Resource::Alliance,
        "vp-card" => Resource::VpCard,
        other => return Err((word.span.clone(), format!("`{other}` is nothing that can be gained"))),
    })
}

fn thing(word: &Word) -> Result<Thing, Wrong> {
    match word.text.as_str() {
        "planet" => Ok(Thing::Planet),
        "station" => Ok(Thing::Station),
        other => Err((word.span.clone(), format!("there is no discount on `{other}`"))),
    }
}

fn per(verb: &tree::Verb) -> Result<Option<(u8, Counter, u8)>, Wrong> {
    let Some(per) = &verb.per else { return Ok(None) };
    let every = per.every.as_ref().map_or(Ok(1), small)?;
    if every == 0 {
        return Err((per.counter.span.clone(), "for every 0 of something is no number".to_owned()));
    }
    let max = per.max.as_ref().map_or(Ok(u8::MAX), small)?;
    Ok(Some((every, counter(&per.counter)?, max)))
}

/// The scrap that a cost asks for; Rocket Dice has no other cost.
pub(crate) fn scrap_cost(cost: &tree::Cost) -> Result<u8, Wrong> {
    match cost.items.as_slice() {
        [item] if item.what.text == "scrap" && cost.of.is_none() => item.count.as_ref().map_or(Ok(1), small),
        [item, ..] => Err((item.what.span.clone(), "Rocket Dice pays scrap only".to_owned())),
        [] => Err((tree::Span::default(), "nothing is paid".to_owned())),
    }
}

/// A function of its own.
pub(crate) fn special(word: &Word) -> Result<Special, Wrong> {
    Ok(match word.text.as_str() {
        "choose-battle" => Special::ChooseBattle,
        "first-moon-free" => Special::FirstMoonFree,
        "moon-middle-cost" => Special::MoonMiddleCost,
        "double-decrease" => Special::DoubleDecrease,
        "colony-discount" => Special::ColonyDiscount,
        "deposit" => Special::Deposit,
        other => return Err((word.span.clone(), format!("Rocket Dice has no special `{other}`"))),
    })
}

/// A condition.
pub(crate) fn test(condition: &tree::Condition) -> Result<Test, Wrong> {
    let clauses = condition.clauses.iter().map(|clause| clause.iter().map(atom).collect());
    clauses.collect::<Result<_, _>>().map(Test)
}

fn atom(atom: &tree::Atom) -> Result<Atom, Wrong> {
    match atom {
        tree::Atom::Compare(left, relation, Arg::Number(number)) => {
            Ok(Atom::Number(counter(left)?, Cmp(*relation), number.value))
        }
        tree::Atom::Compare(left, relation, Arg::Word(right)) => {
            Ok(Atom::Counts(counter(left)?, Cmp(*relation), counter(right)?))
        }
        tree::Atom::Flag(word) => match word.text.as_str() {
            "your-turn" => Ok(Atom::YourTurn),
            "white-space-marked" => Ok(Atom::WhiteSpaceMarked),
            "station-set-completed" => Ok(Atom::StationSetCompleted),
            other => Err((word.span.clone(), format!("Rocket Dice has no condition `{other}`"))),
        },
    }
}

fn counter(word: &Word) -> Result<Counter, Wrong> {
    Ok(match word.text.as_str() {
        "scrap" => Counter::Scrap,
        "attack" => Counter::Attack,
        "alliance" => Counter::Alliance,
        "vp-card" => Counter::VpCard,
        "planet" => Counter::Planet,
        "purple-planet" => Counter::PlanetOf(Color::Purple),
        "silver-planet" => Counter::PlanetOf(Color::Silver),
        "blue-planet" => Counter::PlanetOf(Color::Blue),
        "dual-planet" => Counter::DualPlanet,
        "once-planet" => Counter::OncePlanet,
        "planet-trio" => Counter::PlanetTrio,
        "station" => Counter::Station,
        "white-station" => Counter::WhiteStation,
        "station-set" => Counter::StationSet,
        "moon" => Counter::Moon,
        "moon-kind" => Counter::MoonKind,
        "battle" => Counter::Battle,
        "recruited-die" => Counter::RecruitedDie,
        "recruit-total" => Counter::RecruitTotal,
        "reroll-total" => Counter::RerollTotal,
        "scrap-paid" => Counter::ScrapPaid,
        other => return Err((word.span.clone(), format!("Rocket Dice counts no `{other}`"))),
    })
}
