//! `orrery rules`: the ledger of a game's rules.

mod ledger;

pub(crate) use ledger::Rule;

use std::io::Write;

use orrery_words::Lang;

use crate::failure::{Done, Failure};
use crate::grid::Grid;
use crate::style::{DIM, HEAD, KEY, paint, wrapped};
use crate::{catalog, shelf, suggest};

/// Read the rules of a game: all areas, one area, one rule, or a word
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  orrery rules rocket-dice                 the areas, and how a turn goes
  orrery rules rocket-dice RD-BATTLE       every rule on battles
  orrery rules rocket-dice RD-BATTLE-9     one rule
  orrery rules rocket-dice truce           every rule with this word

Every rule says where it comes from: [book] the rulebook, [public] public material, [orrery] decided by us.")]
pub(crate) struct Args {
    /// The game
    game: String,
    /// A rule (RD-BATTLE-9), an area (RD-BATTLE), or a word to look for
    what: Option<String>,
    /// en or de; the ledger itself is in English
    #[arg(long, default_value = "en")]
    lang: Lang,
}

/// All rules of a game.
pub(crate) fn of(game: &str) -> Vec<Rule> {
    ledger::rules(shelf::ledger(game))
}

/// The title of a game's ledger, up to what is said about the file.
pub(crate) fn title(game: &str) -> &'static str {
    let first = shelf::ledger(game).lines().next().unwrap_or_default().trim_start_matches("# ");
    first.split([':', '—']).next().unwrap_or_default().trim()
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Done {
    let game = catalog::find(&args.game)?;
    let rules = of(game.id);
    if args.lang == Lang::De {
        writeln!(out, "{}", paint(DIM, "Das Regelverzeichnis gibt es nur auf Englisch."))?;
    }
    match &args.what {
        None => overview(game.id, &rules, out),
        Some(what) => look_up(&rules, what, out),
    }
}

fn overview(game: &str, rules: &[Rule], out: &mut dyn Write) -> Done {
    let mut areas: Vec<(&str, &str, usize)> = Vec::new();
    for rule in rules {
        match areas.iter_mut().find(|(area, ..)| *area == rule.area()) {
            Some((.., count)) => *count += 1,
            None => areas.push((rule.area(), rule.heading, 1)),
        }
    }
    let mut grid = Grid::new(&["area", ">rules", "chapter"]);
    for (area, heading, count) in areas {
        grid.row([area.to_owned(), count.to_string(), heading.to_owned()]);
    }
    writeln!(out, "{grid}")?;
    let turn: Vec<&Rule> = rules.iter().filter(|rule| rule.area().ends_with("-TURN")).collect();
    if !turn.is_empty() {
        writeln!(out, "{}", paint(HEAD, "A turn"))?;
        turn.into_iter().try_for_each(|rule| show(rule, out))?;
    }
    writeln!(out, "\n{}", paint(DIM, format!("More: orrery rules {game} <area, rule or word>")))?;
    Ok(())
}

fn look_up(rules: &[Rule], what: &str, out: &mut dyn Write) -> Done {
    let id = what.to_uppercase();
    let exact: Vec<&Rule> = rules.iter().filter(|rule| rule.id == id || rule.area() == id).collect();
    let found = match exact.is_empty() {
        true if !looks_like_id(&id, rules) => search(rules, what),
        _ => exact,
    };
    if found.is_empty() {
        let names = rules.iter().flat_map(|rule| [rule.id, rule.area()]);
        return Err(Failure::input(match looks_like_id(&id, rules) {
            true => suggest::unknown("rule", &id, names),
            false => format!("no rule speaks of `{}`", what.chars().take(60).collect::<String>()),
        }));
    }
    found.into_iter().try_for_each(|rule| show(rule, out))
}

/// `RD-…` is meant as an id even if there is no such rule.
fn looks_like_id(text: &str, rules: &[Rule]) -> bool {
    let prefix = rules.first().and_then(|rule| rule.id.split('-').next()).unwrap_or_default();
    text.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-'))
}

fn search<'r>(rules: &'r [Rule], word: &str) -> Vec<&'r Rule> {
    let word = word.to_lowercase();
    rules.iter().filter(|rule| rule.plain().to_lowercase().contains(&word)).collect()
}

/// The rule with its id in the margin.
pub(crate) fn show(rule: &Rule, out: &mut dyn Write) -> Done {
    const MARGIN: usize = 18;
    for (nth, line) in wrapped(&rule.plain(), 76 - MARGIN).iter().enumerate() {
        let margin = if nth == 0 { rule.id } else { "" };
        writeln!(out, "{} {line}", paint(KEY, format!("{margin:<MARGIN$}")))?;
    }
    Ok(())
}
