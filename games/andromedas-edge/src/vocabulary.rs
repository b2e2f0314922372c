//! From words to types: the verbs, nouns, counters, scopes, triggers and specials of Andromeda's Edge (NOTATION,
//! section 4).

use orrery_script::tree::{self, Arg, Number, Relation, Word};

use crate::content::{Stats, Traits};
use crate::effect::{
    Amount, Atom, Counter, Finding, From, Modules, Res, Rule, Scope, Special, Step, Test, Used, Wrong,
};
use crate::kinds::{Resource, Track, When};
use crate::units::Cost;
use crate::unity::{Count, Verb};

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
        "gain" => Step::Gain(res(args.word(1)?)?, amount(verb, &args)?),
        "vp" => Step::Vp(amount(verb, &args)?),
        "lose-vp" => Step::LoseVp(args.number(0)?),
        "advance" if args.is(1, "lowest") => Step::Unity(Verb::AdvanceLowest(args.number(0)?)),
        "advance" => Step::Advance(track(args.word(1)?)?, args.number(0)?),
        "lose" => Step::Lose(res(args.word(1)?)?, args.number(0)?),
        "give" => Step::Give(res(args.word(1)?)?, args.number(0)?),
        "draw" => {
            args.literal(1, "tactics")?;
            let keep = if verb.args.len() > 2 {
                args.literal(2, "keep").and(args.number(3).map(Some))?
            } else {
                None
            };
            Step::Draw { count: args.number(0)?, keep }
        }
        "recover" => Step::Recover(args.number(0)?),
        "repair" => Step::Repair(args.number(0)?),
        "peek-events" => Step::PeekEvents,
        "take-discovery" => Step::TakeDiscovery(finding(args.word(1)?)?, args.number(0)?),
        "recruit" => Step::Recruit(args.number(0)?),
        "claim-moon" => Step::ClaimMoon(args.number(0)?, from(args.word(1)?)?),
        "use-moon" => Step::UseMoon(used(args.word(0)?)?),
        "activate" => Step::Activate(args.number(0)?, modules(args.word(1)?)?),
        "buy-module" => Step::BuyModule(column(args.word(0)?)?, args.minus(1)?),
        "gain-module" => {
            let bottom = verb.args.len() > 1 && args.literal(1, "bottom").is_ok();
            Step::GainModule(column(args.word(0)?)?, bottom)
        }
        "build-ship" => Step::BuildShip(args.minus(0)?),
        "build-development" => Step::BuildDevelopment(args.minus(0)?),
        "upgrade" => Step::Upgrade(args.number(0)?),
        "flip-up" => Step::FlipUp(args.number(0)?),
        "launch" => Step::Launch(args.number(0)?),
        "return" if args.is(0, "all") => {
            args.literal(1, "transport").and(Ok(Step::Unity(Verb::ReturnTransports)))?
        }
        "return" => Step::ReturnShip(args.number(0)?),
        "withdraw" => Step::Withdraw,
        "damage" => match args.word(1)?.text.as_str() {
            "module" => Step::DamageModule(args.number(0)?),
            "ship" => Step::DamageShip(args.number(0)?),
            "opposing-ship" => args
                .literal(2, "least-weapons")
                .and(Ok(Step::Unity(Verb::DamageLeastWeapons(args.number(0)?))))?,
            other => return Err(wrong(args.word(1)?, format!("`{other}` cannot be damaged"))),
        },
        "shield" => Step::Shield(args.number(0)?),
        "exile-leader" => Step::ExileLeader(args.number(0)?),
        "remove-moon" => match args.word(1)?.text.as_str() {
            "active-planet" => Step::RemoveMoonOfActivePlanet(args.number(0)?),
            "each-planet-2" => Step::RemoveMoonOfPlanetsWithTwo(args.number(0)?),
            other => return Err(wrong(args.word(1)?, format!("there are no planets `{other}`"))),
        },
        "place-bonus" => place_bonus(&args)?,
        "place-raider" => args.literal(1, "s-class").and(Ok(Step::PlaceRaiders(args.number(0)?)))?,
        "event-step" => Step::MoveEventMarker(args.number(0)?),
        "cancel" => Step::Cancel,
        "end-battle" => Step::EndBattle,
        "dice" => Step::Dice(args.signed(0)?),
        "targeting" => Step::Targeting(args.signed(0)?),
        "reroll" => Step::Reroll(args.number(0)?),
        "set" => Step::Set { dice: args.number(0)?, face: args.number(1)? },
        "range" => Step::Range(if args.is(0, "any") { None } else { Some(args.number(0)?) }),
        "ability" => Step::Ability(ability(args.word(0)?)?),
        "rule" => Step::Rule(rule(args.word(0)?)?),
        "command" => Step::Unity(Verb::Command(args.number(0)?)),
        "reinforce" => Step::Unity(Verb::Reinforce(args.number(0)?)),
        "stat" => Step::Unity(Verb::Stat(noun(args.word(0)?)?, noun(args.word(1)?)?, args.number(2)?)),
        "nothing" => Step::Unity(Verb::Nothing),
        other => return Err(wrong(&verb.name, format!("Andromeda's Edge cannot do `{other}` here"))),
    };
    match (&step, &verb.per) {
        (Step::Vp(_) | Step::Gain(..), _) | (_, None) => Ok(step),
        (_, Some(per)) => Err(wrong(&per.counter, format!("`{}` cannot be counted", verb.name.text))),
    }
}

fn place_bonus(args: &Args<'_>) -> Result<Step, Wrong> {
    let resource = noun::<Resource>(args.word(1)?)?;
    args.literal(2, "on")?;
    if resource == Resource::Tactics {
        return Err(wrong(args.word(1)?, "a card cannot lie on a region"));
    }
    match args.word(3)?.text.as_str() {
        "each-alliance-base" => Ok(Step::BonusOnBases(resource, args.number(0)?)),
        "each-undeveloped-planet" => Ok(Step::BonusOnUndeveloped(resource, args.number(0)?)),
        other => Err(wrong(args.word(3)?, format!("there are no regions `{other}`"))),
    }
}

/// The arguments of a verb by place.
struct Args<'a> {
    verb: &'a tree::Verb,
}

impl Args<'_> {
    fn any_number(&self, at: usize) -> Result<&Number, Wrong> {
        match self.verb.args.get(at) {
            Some(Arg::Number(number)) => Ok(number),
            Some(Arg::Word(word)) => Err(wrong(word, format!("a number belongs here, not `{}`", word.text))),
            None => Err(wrong(&self.verb.name, format!("`{}` lacks a number", self.verb.name.text))),
        }
    }

    fn number(&self, at: usize) -> Result<u8, Wrong> {
        small(self.any_number(at)?)
    }

    fn signed(&self, at: usize) -> Result<i8, Wrong> {
        let number = self.any_number(at)?;
        i8::try_from(number.value).map_err(|_| (number.span.clone(), "that is out of range here".to_owned()))
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

    /// `minus N` at that place, or nothing.
    fn minus(&self, at: usize) -> Result<u8, Wrong> {
        if self.verb.args.len() <= at {
            return Ok(0);
        }
        self.literal(at, "minus")?;
        self.number(at + 1)
    }
}

fn res(word: &Word) -> Result<Res, Wrong> {
    Ok(match word.text.as_str() {
        "any" => Res::Any,
        "material" => Res::Material,
        _ => Res::Of(noun(word)?),
    })
}

fn track(word: &Word) -> Result<Option<Track>, Wrong> {
    if word.text == "any-track" { Ok(None) } else { noun(word).map(Some) }
}

fn column(word: &Word) -> Result<Option<Track>, Wrong> {
    if word.text == "any" {
        return Ok(None);
    }
    match noun(word)? {
        Track::Supremacy => Err(wrong(word, "there are no modules of supremacy")),
        row => Ok(Some(row)),
    }
}

fn finding(word: &Word) -> Result<Finding, Wrong> {
    match word.text.as_str() {
        "observatory-discoveries" => Ok(Finding::Observatory),
        "discovery-space" => Ok(Finding::Track(None)),
        other => Err(wrong(word, format!("there is no stack `{other}`"))),
    }
}

fn from(word: &Word) -> Result<From, Wrong> {
    Ok(match word.text.as_str() {
        "ship" => From::Ship,
        "planet" => From::Planet,
        "nebula" => From::Nebula,
        "active-region" => From::ActiveRegion,
        "discard" => From::Discard,
        "nebula-first" => From::NebulaFirst,
        other => return Err(wrong(word, format!("no moons are claimed from `{other}`"))),
    })
}

fn used(word: &Word) -> Result<Used, Wrong> {
    Ok(match word.text.as_str() {
        "output" => Used::Output,
        "adjacent" => Used::Adjacent,
        "each-adjacent" => Used::EachAdjacent,
        other => return Err(wrong(word, format!("there is no moon `{other}`"))),
    })
}

fn modules(word: &Word) -> Result<Modules, Wrong> {
    Ok(match word.text.as_str() {
        "neighbor" => Modules::Neighbor,
        "spent" => Modules::Spent,
        "any" => Modules::Any,
        _ => Modules::Row(noun(word)?),
    })
}

/// An ability that ships can be given.
pub(crate) fn ability(word: &Word) -> Result<u8, Wrong> {
    Ok(match word.text.as_str() {
        "voyage" => Stats::VOYAGE,
        "attack" => Stats::ATTACK,
        "jump" => Stats::JUMP,
        other => return Err(wrong(word, format!("ships cannot be given `{other}`"))),
    })
}

fn rule(word: &Word) -> Result<Rule, Wrong> {
    Ok(match word.text.as_str() {
        "no-scrap" => Rule::NoScrap,
        "one-die" => Rule::OneDie,
        "low-wins" => Rule::LowWins,
        "no-cards" => Rule::NoCards,
        "no-energy" => Rule::NoEnergy,
        other => return Err(wrong(word, format!("no battle has the rule `{other}`"))),
    })
}

fn amount(verb: &tree::Verb, args: &Args<'_>) -> Result<Amount, Wrong> {
    let number = args.number(0)?;
    let Some(per) = &verb.per else { return Ok(Amount { number, per: None }) };
    let every = per.every.as_ref().map_or(Ok(1), small)?;
    if every == 0 {
        return Err(wrong(&per.counter, "for every 0 of something is no number"));
    }
    let max = per.max.as_ref().map_or(Ok(u8::MAX), small)?;
    Ok(Amount { number, per: Some((every, counter(&per.counter)?, max)) })
}

/// What is paid.
pub(crate) fn cost(cost: &tree::Cost) -> Result<Cost, Wrong> {
    let mut read = Cost::default();
    if let Some(of) = &cost.of {
        return Err((
            of.span.clone(),
            "Andromeda's Edge has no costs of so many units among others".to_owned(),
        ));
    }
    for item in &cost.items {
        let count = item.count.as_ref().map_or(Ok(1), small)?;
        if count > 9 {
            return Err(wrong(&item.what, "nothing costs more than 9 of a resource"));
        }
        match item.what.text.as_str() {
            "any" => read.any += count,
            "material" => read.material += count,
            "claimed-moon" => read.moons += count,
            "moon-input" => read.moon_input = true,
            _ => read.units.add(noun(&item.what)?, count),
        }
    }
    Ok(read)
}

/// A function of its own.
pub(crate) fn special(word: &Word) -> Result<Special, Wrong> {
    Ok(match word.text.as_str() {
        "field" => Special::Field,
        "science-row" => Special::ScienceRow,
        "nova-flash" => Special::NovaFlash,
        "slip-away" => Special::SlipAway,
        "twin-dock" => Special::TwinDock,
        "boarding" => Special::Boarding,
        "commission" => Special::Commission,
        "tow" => Special::Tow,
        "foresight" => Special::Foresight,
        _ => match word.text.parse() {
            Ok(power) => Special::Power(power),
            Err(_) => return Err(wrong(word, format!("Andromeda's Edge has no special `{}`", word.text))),
        },
    })
}

/// For whom.
pub(crate) fn scope(word: &Word) -> Result<Scope, Wrong> {
    Ok(match word.text.as_str() {
        "choose-opponent" => Scope::ChooseOpponent,
        "each-player" => Scope::EachPlayer,
        "each-opponent" => Scope::EachOpponent,
        "active-player" => Scope::ActivePlayer,
        "each-participant" => Scope::EachParticipant,
        "choose-participant" => Scope::ChooseParticipant,
        "winner" => Scope::Winner,
        "each-defeated" => Scope::EachDefeated,
        "most-vp" => Scope::MostVp,
        "you" => Scope::You,
        "each-opposing-player" => Scope::EachOpposingPlayer,
        other => return Err(wrong(word, format!("Andromeda's Edge has no scope `{other}`"))),
    })
}

/// Puts into the traits what holds as long as a sustain card lies there; says whether the step is of that sort.
pub(crate) fn trait_of(step: &tree::Step, traits: &mut Traits) -> Result<bool, Wrong> {
    let tree::Step::Verb(verb) = step else { return Ok(false) };
    let args = Args { verb };
    match verb.name.text.as_str() {
        "range" => traits.range += args.number(0)?,
        "ability" => traits.abilities |= ability(args.word(0)?)?,
        "dice" => traits.dice += args.signed(0)?,
        "targeting" => traits.targeting += args.signed(0)?,
        "rule" if args.is(0, "open-rows") => traits.open_rows = true,
        _ => return Ok(false),
    }
    Ok(true)
}

/// The moment of a trigger; one of two words is spelled with a hyphen.
pub(crate) fn when(trigger: &tree::Trigger) -> Result<When, Wrong> {
    match trigger.words.as_slice() {
        [word] => noun(word),
        [word, of] => format!("{}-{}", word.text, of.text).parse().map_err(|why: String| wrong(word, why)),
        [word, ..] => Err(wrong(word, "there are no triggers of three words")),
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
        tree::Atom::Compare(fact, Relation::Equal, Arg::Word(word)) if fact.text == "active-region" => {
            match word.text.as_str() {
                "planet" => Ok(Atom::ActivePlanet),
                "nebula" => Ok(Atom::ActiveNebula),
                "alliance-base" => Ok(Atom::ActiveBase),
                other => Err(wrong(word, format!("the active region cannot be `{other}`"))),
            }
        }
        tree::Atom::Compare(fact, Relation::Equal, Arg::Word(word)) if fact.text == "docked" => {
            if word.text == "energy" {
                Ok(Atom::Docked(None))
            } else {
                noun(word).map(|ship| Atom::Docked(Some(ship)))
            }
        }
        tree::Atom::Compare(left, relation, Arg::Number(number)) => {
            Ok(Atom::Count(counter(left)?, *relation, number.value))
        }
        tree::Atom::Compare(left, relation, Arg::Word(right)) => {
            Ok(Atom::Counts(counter(left)?, *relation, counter(right)?))
        }
        tree::Atom::Flag(word) => match word.text.as_str() {
            "your-turn" => Ok(Atom::YourTurn),
            "raider-defeated" => Ok(Atom::RaiderDefeated),
            other => Err(wrong(word, format!("Andromeda's Edge knows no `{other}`"))),
        },
    }
}

fn counter(word: &Word) -> Result<Counter, Wrong> {
    Ok(match word.text.as_str() {
        "track-at-level-2" => Counter::TrackAtLevel2,
        "development" => Counter::Development,
        "leader" => Counter::Leader,
        "ship" => Counter::Ship,
        "ship-on-board" => Counter::ShipOnBoard,
        "ship-in-scrapyard" => Counter::ShipInScrapyard,
        "ship-in-active-region" => Counter::ShipInActiveRegion,
        "opposing-ship-in-active-region" => Counter::OpposingShipInActiveRegion,
        "science-module" => Counter::ModuleOf(Track::Science),
        "industry-module" => Counter::ModuleOf(Track::Industry),
        "commerce-module" => Counter::ModuleOf(Track::Commerce),
        "civilization-module" => Counter::ModuleOf(Track::Civilization),
        "damaged-module" => Counter::DamagedModule,
        "activated-industry" => Counter::ActivatedIndustry,
        "slotted-moon" => Counter::SlottedMoon,
        "adjacent-moon" => Counter::AdjacentMoon,
        "claimed-moon" => Counter::Unity(Count::ClaimedMoon),
        "module" => Counter::Unity(Count::Module),
        "module-of-type" => Counter::Unity(Count::ModuleOfType),
        "moon-here" => Counter::Unity(Count::MoonHere),
        text => match (text.parse::<Resource>(), text.parse::<Track>()) {
            (Ok(resource), _) => Counter::Held(resource),
            (_, Ok(track)) => Counter::Space(track),
            _ => return Err(wrong(word, format!("Andromeda's Edge counts no `{text}`"))),
        },
    })
}
