//! From words to types: the verbs, nouns, counters, triggers and specials of Transgalactica (NOTATION, section 4).

use orrery_script::tree::{self, Arg, Number, Word};

use crate::content::{Power, Traits, When};
use crate::effect::{Amount, Atom, Counter, Pick, Special, Step, Test, Wrong};
use crate::goods::{Cost, Good};
use crate::kinds::{Area, Color, MissionKind, Track};

/// A number that fits a byte and is not negative.
pub(crate) fn small(number: &Number) -> Result<u8, Wrong> {
    u8::try_from(number.value)
        .map_err(|_| (number.span.clone(), format!("{} is out of range here: 0 to 255", number.value)))
}

fn wrong(word: &Word, why: impl Into<String>) -> Wrong {
    (word.span.clone(), why.into())
}

fn noun<T: std::str::FromStr<Err = String>>(word: &Word) -> Result<T, Wrong> {
    word.text.parse().map_err(|why| wrong(word, why))
}

/// A verb with its arguments.
pub(crate) fn verb(verb: &tree::Verb) -> Result<Step, Wrong> {
    let args = Args { verb };
    let step = match verb.name.text.as_str() {
        "gain" => Step::Gain(good(args.word(1)?)?, args.number(0)?),
        "vp" => Step::Vp(Amount { number: args.number(0)?, per: per(verb)? }),
        "advance" => {
            Step::Advance { steps: args.number(0)?, track: track(args.word(1)?)?, free: args.free(2)? }
        }
        "wake" => args.literal(1, "crew").and(Ok(Step::Wake(args.number(0)?)))?,
        "move" => args.literal(1, "free").and(Ok(Step::Move(args.number(0)?)))?,
        "jump" => args.literal(0, "free").and(Ok(Step::Jump))?,
        "wormhole" => Step::Wormhole,
        "place-outpost" => {
            let action_planet = args.is(0, "action-planet");
            Step::Place { action_planet, free: args.free(usize::from(action_planet))? }
        }
        "claim-tech" => Step::ClaimTech,
        "take-mission" => Step::TakeMission,
        "take-mining-tile" => Step::TakeMiningTile,
        "mine" => Step::Mine,
        "gather" => Step::Gather,
        "explore" => match args.word(0)?.text.as_str() {
            "move-and-place" => Step::Explore { both: true },
            "move-or-place" => Step::Explore { both: false },
            other => return Err(wrong(args.word(0)?, format!("there is no exploration `{other}`"))),
        },
        "main" => Step::Main(pick(args.word(0)?)?),
        "secondary" => Step::Secondary(pick(args.word(0)?)?),
        "temp" => Step::Temp(noun(args.word(1)?)?, args.number(0)?),
        "double-income" => Step::DoubleIncome,
        "reuse-main" => Step::ReuseMain,
        "reuse-bonus" => Step::ReuseBonus,
        other => {
            let why = format!("Transgalactica cannot do `{other}` here");
            return Err(wrong(&verb.name, why));
        }
    };
    match (&step, &verb.per) {
        (Step::Vp(_), _) | (_, None) => Ok(step),
        (_, Some(per)) => Err(wrong(&per.counter, format!("`{}` cannot be counted", verb.name.text))),
    }
}

/// The arguments of a verb by place.
struct Args<'a> {
    verb: &'a tree::Verb,
}

impl Args<'_> {
    fn number(&self, at: usize) -> Result<u8, Wrong> {
        match self.verb.args.get(at) {
            Some(Arg::Number(number)) => small(number),
            Some(Arg::Word(word)) => Err(wrong(word, format!("a number belongs here, not `{}`", word.text))),
            None => Err(wrong(&self.verb.name, format!("`{}` lacks a number", self.verb.name.text))),
        }
    }

    fn word(&self, at: usize) -> Result<&Word, Wrong> {
        match self.verb.args.get(at) {
            Some(Arg::Word(word)) => Ok(word),
            Some(Arg::Number(number)) => {
                Err((number.span.clone(), "a word belongs here, not a number".to_owned()))
            }
            None => Err(wrong(&self.verb.name, format!("`{}` lacks a word", self.verb.name.text))),
        }
    }

    fn is(&self, at: usize, wanted: &str) -> bool {
        matches!(self.verb.args.get(at), Some(Arg::Word(word)) if word.text == wanted)
    }

    fn literal(&self, at: usize, wanted: &str) -> Result<(), Wrong> {
        let word = self.word(at)?;
        if word.text == wanted {
            Ok(())
        } else {
            Err(wrong(word, format!("`{wanted}` belongs here, not `{}`", word.text)))
        }
    }

    /// `free` at that place, or nothing.
    fn free(&self, at: usize) -> Result<bool, Wrong> {
        if self.verb.args.len() <= at {
            return Ok(false);
        }
        self.literal(at, "free").and(Ok(true))
    }
}

fn good(word: &Word) -> Result<Option<Good>, Wrong> {
    if word.text == "any" { Ok(None) } else { noun(word).map(Some) }
}

fn track(word: &Word) -> Result<Option<Track>, Wrong> {
    if word.text == "any-track" { Ok(None) } else { noun(word).map(Some) }
}

fn pick(word: &Word) -> Result<Pick, Wrong> {
    Ok(match word.text.as_str() {
        "any" => Pick::Any,
        "other" => Pick::Other,
        _ => Pick::Area(noun::<Area>(word)?),
    })
}

fn per(verb: &tree::Verb) -> Result<Option<(u8, Counter, u8)>, Wrong> {
    let Some(per) = &verb.per else { return Ok(None) };
    let every = per.every.as_ref().map_or(Ok(1), small)?;
    if every == 0 {
        return Err(wrong(&per.counter, "for every 0 of something is no number"));
    }
    let max = per.max.as_ref().map_or(Ok(u8::MAX), small)?;
    Ok(Some((every, counter(&per.counter)?, max)))
}

/// What is paid.
pub(crate) fn cost(cost: &tree::Cost) -> Result<Cost, Wrong> {
    let mut read = Cost { of: cost.of.as_ref().map(small).transpose()?, ..Cost::default() };
    for item in &cost.items {
        let count = item.count.as_ref().map_or(Ok(1), small)?;
        if count > 9 {
            return Err(wrong(&item.what, "nothing costs more than 9 of a good"));
        }
        match good(&item.what)? {
            Some(good) => read.units.add(good, count),
            None if read.of.is_none() && read.any == 0 && count <= 2 => read.any = count,
            None => return Err(wrong(&item.what, "at most 2 of `any`, and not among units to choose from")),
        }
    }
    if read.ways_count() > crate::goods::Ways::new().capacity() {
        let why = "there are too many ways to pay this".to_owned();
        return Err((cost.items.first().map(|item| item.what.span.clone()).unwrap_or_default(), why));
    }
    Ok(read)
}

/// Is it a step on the trade track, and nothing before it?
pub(crate) fn is_trade_step(step: &Step) -> bool {
    matches!(step, Step::Advance { track: Some(Track::Trade), .. })
}

/// A function of its own that is carried out.
pub(crate) fn special(word: &Word) -> Result<Special, Wrong> {
    Ok(match word.text.as_str() {
        "activate-mining-planets" => Special::ActivateMiningPlanets,
        "fulfil-mission-ignoring-one" => Special::SealedOrder,
        "stock-bonus-tiles" => Special::StockBonusTiles,
        other => return Err(wrong(word, format!("Transgalactica has no special `{other}` to carry out"))),
    })
}

/// Puts into the traits what holds as long as a card is in force; says whether the step is of that sort.
pub(crate) fn trait_of(step: &tree::Step, traits: &mut Traits) -> Result<bool, Wrong> {
    match step {
        tree::Step::Special(word) => match word.text.parse::<Power>() {
            Ok(power) => traits.powers |= 1 << power as u16,
            Err(_) => return Ok(false),
        },
        tree::Step::Verb(verb) => {
            let args = Args { verb };
            match verb.name.text.as_str() {
                "level-bonus" => traits.levels[noun::<Track>(args.word(1)?)? as usize] += args.number(0)?,
                "mission-slots" => traits.mission_slots += args.number(0)?,
                "mission-reach" => traits.mission_reach += args.number(0)?,
                "extra-move" => {
                    args.literal(1, "free")?;
                    traits.extra_move += args.number(0)?;
                }
                "discount" => discount(&args, traits)?,
                _ => return Ok(false),
            }
        }
        tree::Step::Pay { .. }
        | tree::Step::Choice(_)
        | tree::Step::May(_)
        | tree::Step::Times(..)
        | tree::Step::If { .. }
        | tree::Step::On(..)
        | tree::Step::Cap(..)
        | tree::Step::Scope(..) => return Ok(false),
    }
    Ok(true)
}

fn discount(args: &Args<'_>, traits: &mut Traits) -> Result<(), Wrong> {
    args.literal(2, "on")?;
    let (count, good, on) = (args.number(0)?, good(args.word(1)?)?, args.word(3)?);
    match (on.text.as_str(), good) {
        ("trade-unlock", Some(good)) => traits.trade_discount.add(good, count),
        ("mission", Some(good)) => traits.mission_discount.add(good, count),
        ("mission", None) => traits.mission_any_discount += count,
        _ => return Err(wrong(on, format!("there is no such discount on `{}`", on.text))),
    }
    Ok(())
}

/// The moment of a trigger.
pub(crate) fn when(trigger: &tree::Trigger) -> Result<When, Wrong> {
    match trigger.words.as_slice() {
        [word] => noun(word),
        [word, ..] => Err(wrong(word, "Transgalactica has no triggers of two words")),
        [] => Err((tree::Span::default(), "a trigger is missing".to_owned())),
    }
}

/// A condition.
pub(crate) fn test(condition: &tree::Condition) -> Result<Test, Wrong> {
    let clauses = condition.clauses.iter().map(|clause| clause.iter().map(atom).collect());
    clauses.collect::<Result<_, _>>().map(Test)
}

fn atom(atom: &tree::Atom) -> Result<Atom, Wrong> {
    match atom {
        tree::Atom::Compare(left, relation, Arg::Number(number)) => {
            Ok(Atom { counter: counter(left)?, relation: *relation, number: number.value })
        }
        tree::Atom::Compare(_, _, Arg::Word(word)) | tree::Atom::Flag(word) => {
            Err(wrong(word, "Transgalactica compares counts with numbers only"))
        }
    }
}

fn counter(word: &Word) -> Result<Counter, Wrong> {
    Ok(match word.text.as_str() {
        "mineral" => Counter::Good(Good::Mineral),
        "energy" => Counter::Good(Good::Energy),
        "alien" => Counter::Good(Good::Alien),
        "credit" => Counter::Good(Good::Credit),
        "leftover-resource" => Counter::Resources,
        "technology" => Counter::Level(Track::Technology),
        "military" => Counter::Level(Track::Military),
        "production" => Counter::Level(Track::Production),
        "politics" => Counter::Level(Track::Politics),
        "trade" => Counter::Level(Track::Trade),
        "tech-card" => Counter::TechCard,
        "tech-marker-on-my-cards" => Counter::MarkersOnMyCards,
        "fulfilled-mission" => Counter::Fulfilled,
        "fulfilled-cultural" => Counter::FulfilledOf(MissionKind::Cultural),
        "fulfilled-commercial" => Counter::FulfilledOf(MissionKind::Commercial),
        "fulfilled-war" => Counter::FulfilledOf(MissionKind::War),
        "fulfilled-each-type" => Counter::FulfilledEach,
        "pirate-token" => Counter::PirateToken,
        "outpost-yellow" => Counter::OutpostOf(Color::Yellow),
        "outpost-purple" => Counter::OutpostOf(Color::Purple),
        "outpost-green" => Counter::OutpostOf(Color::Green),
        "outpost-gray" => Counter::OutpostOf(Color::Gray),
        "outpost-same-color" => Counter::OutpostSameColor,
        "outpost-different-colors" => Counter::OutpostDifferentColors,
        "outpost-action" => Counter::OutpostAction,
        "outpost-mining" => Counter::OutpostMining,
        "outpost-wilderness" => Counter::OutpostWilderness,
        "outpost-planet" => Counter::OutpostPlanet,
        "outpost-trade-planet" => Counter::OutpostTradePlanet,
        "outpost-on-map" => Counter::OutpostOnMap,
        "objective-item" => Counter::ObjectiveItem,
        "activated-mining-planet" => Counter::ActivatedMiningPlanet,
        other => return Err(wrong(word, format!("Transgalactica counts no `{other}`"))),
    })
}
