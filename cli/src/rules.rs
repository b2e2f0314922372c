//! `orrery rules`: the ledger of a game's rules.

use std::io::Write;

use orrery_ledger::{Entry, entries};
use orrery_words::Lang;

use crate::catalog::{self, Known, Play};
use crate::failure::{Done, Failure};
use crate::grid::Grid;
use crate::style::{DIM, HEAD, KEY, paint, wrapped};
use crate::{shelf, suggest};

/// A rule of a ledger that is built in.
pub(crate) type Rule = Entry<'static>;

/// Read the rules of a game: all areas, one area, one rule, or a word
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  orrery rules rocket-dice                 the areas, and how a turn goes
  orrery rules rocket-dice RD-BATTLE       every rule on battles
  orrery rules rocket-dice RD-BATTLE-9     one rule
  orrery rules rocket-dice truce           every rule with this word
  orrery rules rocket-dice --lang de       the same in German

Every rule says where it comes from: [book] the rulebook, [public] public material, [orrery] decided by us.")]
pub(crate) struct Args {
    /// The game
    game: String,
    /// A rule (RD-BATTLE-9), an area (RD-BATTLE), or a word to look for
    what: Option<String>,
    /// en or de; a game without a German ledger shows its English one
    #[arg(long, default_value = "en")]
    lang: Lang,
}

/// All rules of a game, in English.
pub(crate) fn of(game: &str) -> Vec<Rule> {
    entries(shelf::ledger(game))
}

/// All rules of a game in this language, if they are translated.
pub(crate) fn in_language(game: &str, lang: Lang) -> Option<Vec<Rule>> {
    shelf::ledger_in(game, lang).map(entries)
}

/// The title of a game's ledger, up to what is said about the file.
pub(crate) fn title(game: &str) -> &'static str {
    let first = shelf::ledger(game).lines().next().unwrap_or_default().trim_start_matches("# ");
    first.split([':', '—']).next().unwrap_or_default().trim()
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Done {
    let game = catalog::find(&args.game)?;
    let (lang, ledger) = match shelf::ledger_in(game.id, args.lang) {
        Some(ledger) => (args.lang, ledger),
        None => {
            writeln!(out, "{}", paint(DIM, "Das Regelverzeichnis dieses Spiels gibt es nur auf Englisch."))?;
            (Lang::En, shelf::ledger(game.id))
        }
    };
    let rules = entries(ledger);
    match &args.what {
        None => {
            overview(game.id, &rules, lang, out)?;
            how_it_is_played(game, lang, out)
        }
        Some(what) => look_up(&rules, what, out),
    }
}

/// The areas and the rules of a turn, with headings in the language of the ledger.
fn overview(game: &str, rules: &[Rule], lang: Lang, out: &mut dyn Write) -> Done {
    let (columns, a_turn, more) = match lang {
        Lang::En => (["area", ">rules", "chapter"], "A turn", "More: orrery rules GAME <area, rule or word>"),
        Lang::De => (
            ["Bereich", ">Regeln", "Kapitel"],
            "Ein Zug",
            "Mehr: orrery rules GAME <Bereich, Regel oder Wort> --lang de",
        ),
    };
    let mut areas: Vec<(&str, &str, usize)> = Vec::new();
    for rule in rules {
        match areas.iter_mut().find(|(area, ..)| *area == rule.area()) {
            Some((_, chapter, count)) => {
                *count += 1;
                // An area under several small headings is named by the main one above them.
                if *chapter != rule.heading {
                    *chapter = rule.section;
                }
            }
            None => areas.push((rule.area(), rule.heading, 1)),
        }
    }
    let mut grid = Grid::new(&columns);
    for (area, chapter, count) in areas {
        grid.row([area.to_owned(), count.to_string(), chapter.to_owned()]);
    }
    writeln!(out, "{grid}")?;
    let turn: Vec<&Rule> = rules.iter().filter(|rule| rule.area().ends_with("-TURN")).collect();
    if !turn.is_empty() {
        writeln!(out, "{}", paint(HEAD, a_turn))?;
        turn.into_iter().try_for_each(|rule| show(rule, out))?;
    }
    writeln!(out, "\n{}", paint(DIM, more.replace("GAME", game)))?;
    Ok(())
}

/// Nobody finds an extension among the games that are played by their own name.
fn how_it_is_played(game: &Known, lang: Lang, out: &mut dyn Write) -> Done {
    if let Play::Within { base, option } = game.play {
        let played = match lang {
            Lang::En => "Played as",
            Lang::De => "Gespielt als",
        };
        writeln!(out, "{}", paint(DIM, format!("{played}: orrery play {base} {option}")))?;
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The same of the English and the German ledger of Rocket Dice.
    fn both<T>(of: impl Fn(&'static str) -> T) -> [T; 2] {
        [Lang::En, Lang::De].map(|lang| of(shelf::ledger_in("rocket-dice", lang).unwrap()))
    }

    /// Every rule in English and in German.
    fn pairs() -> Vec<(Rule, Rule)> {
        let [english, german] = both(entries);
        assert!(!english.is_empty());
        english.into_iter().zip(german).collect()
    }

    /// What stands between these marks, in order.
    fn between(text: &'static str, open: char, close: char) -> Vec<&'static str> {
        let pieces = text.split(open).skip(1);
        pieces.filter_map(|piece| piece.split_once(close)).map(|(inside, _)| inside).collect()
    }

    /// The text behind its tags.
    fn wording(rule: &Rule) -> String {
        let plain = rule.plain();
        let tags = between(rule.text, '[', ']');
        tags.iter().fold(plain, |text, tag| text.replace(&format!("[{tag}]"), "")).trim().to_owned()
    }

    #[test]
    fn the_german_ledger_has_the_same_rules_in_the_same_order() {
        let [english, german] = both(|ledger| entries(ledger).iter().map(|rule| rule.id).collect::<Vec<_>>());
        assert_eq!(english, german);
    }

    #[test]
    fn the_german_ledger_has_the_same_chapters() {
        // By the marks that a line begins with: headings by depth, list items, rows by their columns.
        let shape = |line: &'static str| match line.split(' ').next().unwrap_or_default() {
            "|" => line.matches('|').count().to_string(),
            mark if mark.is_empty() || mark.trim_matches(['#', '-', '|']).is_empty() => mark.to_owned(),
            _ => "text".to_owned(),
        };
        let [english, german] = both(|ledger| ledger.lines().map(shape).collect::<Vec<_>>());
        assert_eq!(english, german);
        let [english, german] = both(|ledger| {
            let mut headings: Vec<_> = entries(ledger).iter().map(|rule| rule.heading).collect();
            headings.dedup();
            headings.len()
        });
        assert_eq!(english, german);
    }

    #[test]
    fn every_rule_is_translated() {
        for (english, german) in pairs() {
            assert!(!wording(&german).is_empty(), "{} is empty", german.id);
            assert_ne!(wording(&english), wording(&german), "{} is in English", german.id);
        }
    }

    #[test]
    fn tags_and_notation_are_not_translated() {
        for (english, german) in pairs() {
            assert_eq!(between(english.text, '[', ']'), between(german.text, '[', ']'), "{}", german.id);
            // The order of words is each language's own.
            let [english_code, german_code] = [english, german].map(|rule| {
                let mut code: Vec<_> = rule.text.split('`').skip(1).step_by(2).collect();
                code.sort_unstable();
                code
            });
            assert_eq!(english_code, german_code, "{}", german.id);
        }
    }

    #[test]
    fn german_is_shown_where_there_is_a_german_ledger() {
        let shown = |game: &str, what: Option<&str>| {
            let args = Args { game: game.to_owned(), what: what.map(str::to_owned), lang: Lang::De };
            let mut out = Vec::new();
            run(&args, &mut out).unwrap();
            String::from_utf8(out).unwrap()
        };
        let overview = shown("rocket-dice", None);
        assert!(
            overview.contains("Kapitel") && overview.contains("ANWERBEN") && overview.contains("Ein Zug")
        );
        assert!(!overview.contains("nur auf Englisch") && !overview.contains("GAME"), "{overview}");
        assert!(shown("rocket-dice", Some("waffenruhe")).contains("RD-BATTLE-6"));
        let edge = shown("andromedas-edge", None);
        assert!(edge.contains("20 Battle (BATTLE)") && !edge.contains("When and who"), "{edge}");
        let english = shown("transgalactica", None);
        assert!(english.contains("nur auf Englisch") && english.contains("chapter"), "{english}");
    }
}
