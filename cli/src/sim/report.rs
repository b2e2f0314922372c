//! What a simulation found, for people and for programs.

use std::io::Write;

use orrery_kernel::Game;
use serde_json::{Map, Value, json};

use super::Run;
use super::tally::{Fared, Tally, together};
use super::uses::Use;
use crate::failure::Done;
use crate::grid::Grid;
use crate::style::{DIM, HEAD, paint};

pub(crate) fn text<G: Game>(run: &Run<'_>, tally: &Tally, out: &mut dyn Write) -> Done {
    let args = run.args;
    let decisions = tally.length.total();
    writeln!(
        out,
        "{} {} games, {} players, seed {}, {}",
        paint(HEAD, G::ID),
        args.games,
        args.players,
        args.seed,
        if args.no_rotate { "seats fixed" } else { "seats rotated" },
    )?;
    let mut wins = Grid::new(&fared_heads(""));
    for (name, fared) in &tally.bots {
        wins.row(fared_row(name.clone(), fared));
    }
    for (seat, fared) in tally.seats.iter().enumerate() {
        wins.row(fared_row(format!("seat {}", seat + 1), fared));
    }
    write!(out, "\n{wins}")?;
    automas(tally, out)?;
    let mut endings = Grid::new(&["ending", ">games", ">share"]);
    for &ending in G::ENDINGS {
        let games = tally.endings.get(ending).copied().unwrap_or(0);
        endings.row([ending.to_owned(), games.to_string(), percent(games as f64 / args.games as f64)]);
    }
    write!(out, "\n{endings}")?;
    let winners = tally.winners.spread();
    writeln!(
        out,
        "\n  winners {:.1} points (spread {:.1}, {} to {})",
        winners.mean, winners.sd, winners.min, winners.max
    )?;
    course(run, tally, out)?;
    writeln!(
        out,
        "  speed   {:.0} decisions per second, {:.1} games per second ({} threads, {:.2} s)",
        decisions as f64 / run.seconds,
        args.games as f64 / run.seconds,
        run.jobs,
        run.seconds
    )?;
    match args.uses {
        true => uses(run, tally, out),
        false => Ok(()),
    }
}

/// How long games were, and how much there was to choose.
fn course(run: &Run<'_>, tally: &Tally, out: &mut dyn Write) -> Done {
    let (length, turns) = (tally.length.spread(), tally.turns.spread());
    let (seats, choices) = (f64::from(run.args.players), &tally.choices);
    writeln!(
        out,
        "  length  {:.1} decisions (spread {:.1}, {} to {}), {:.1} turns per seat (spread {:.1})",
        length.mean,
        length.sd,
        length.min,
        length.max,
        turns.mean / seats,
        turns.sd / seats
    )?;
    writeln!(
        out,
        "  choices {} of the decisions had only one; half had at most {}, 99.9 % at most {}, all at most {}",
        percent(choices.forced()),
        choices.within(500),
        choices.within(999),
        choices.most()
    )?;
    Ok(())
}

/// How the opponents without a seat fared, and all of them together if there were several.
fn automas(tally: &Tally, out: &mut dyn Write) -> Done {
    if tally.automas.is_empty() {
        return Ok(());
    }
    let mut grid = Grid::new(&fared_heads("played against"));
    for (id, fared) in &tally.automas {
        grid.row(fared_row((*id).to_owned(), fared));
    }
    if tally.automas.len() > 1 {
        grid.row(fared_row("all".to_owned(), &together(tally.automas.values())));
    }
    write!(out, "\n{grid}")?;
    Ok(())
}

fn fared_heads(first: &str) -> [&str; 9] {
    [first, ">played", ">wins", ">share", ">95 %", ">score", ">spread", ">least", ">most"]
}

fn fared_row(name: String, fared: &Fared) -> [String; 9] {
    let (share, scores) = (fared.share(), fared.scores.spread());
    [
        name,
        fared.played.to_string(),
        trimmed(fared.wins()),
        percent(share.share),
        format!("{}–{}", percent(share.low), percent(share.high)),
        format!("{:.1}", scores.mean),
        format!("{:.1}", scores.sd),
        scores.min.to_string(),
        scores.max.to_string(),
    ]
}

fn uses(run: &Run<'_>, tally: &Tally, out: &mut dyn Write) -> Done {
    let mut grid = Grid::new(&["kind", "id", ">games", ">share", ">wins × fair"]);
    for (kind, id, used) in tally.uses.ranked(run.ids) {
        let share = percent(used.games as f64 / run.args.games as f64);
        grid.row([kind.to_owned(), id.to_owned(), used.games.to_string(), share, times(run, &used)]);
    }
    write!(out, "\n{grid}")?;
    let note = "  wins × fair: victories of the seats in whose actions it took effect, by their fair share";
    writeln!(out, "{}", paint(DIM, note))?;
    if !tally.uses.became.is_empty() {
        let mut grid = Grid::new(&["played as", ">seats", ">wins × fair"]);
        for (id, played) in &tally.uses.became {
            grid.row([id.to_string(), played.seats.to_string(), times(run, played)]);
        }
        write!(out, "\n{grid}")?;
    }
    Ok(())
}

fn times(run: &Run<'_>, used: &Use) -> String {
    used.strength(run.args.players).map_or("–".to_owned(), |times| format!("{times:.2}"))
}

fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

/// 12, but 12.5 where a victory was shared.
fn trimmed(wins: f64) -> String {
    if wins.fract() == 0.0 { format!("{wins:.0}") } else { format!("{wins:.2}") }
}

pub(crate) fn json<G: Game>(run: &Run<'_>, tally: &Tally) -> Value {
    let args = run.args;
    let named = |value: &dyn Fn(&Fared) -> Value| -> Map<String, Value> {
        tally.bots.iter().map(|(name, fared)| (name.clone(), value(fared))).collect()
    };
    let seats: Vec<Value> = tally.seats.iter().map(detail).collect();
    let endings: Map<String, Value> = G::ENDINGS
        .iter()
        .map(|&ending| (ending.to_owned(), json!(tally.endings.get(ending).copied().unwrap_or(0))))
        .collect();
    let decisions = tally.length.total();
    let mut report = json!({
        "game": G::ID,
        "revision": G::REV,
        "content": G::content(),
        "players": args.players,
        "bots": run.bots,
        "rotated": !args.no_rotate,
        "seed": args.seed,
        "jobs": run.jobs,
        "games": args.games,
        "seconds": run.seconds,
        "decisions": decisions,
        "decisions_per_second": decisions as f64 / run.seconds,
        "games_per_second": args.games as f64 / run.seconds,
        "wins": named(&|fared| json!(fared.wins())),
        "win_share": named(&|fared| json!(fared.share())),
        "played": named(&|fared| json!(fared.played)),
        "scores": named(&|fared| json!(fared.scores.spread())),
        "seats": seats,
        "winners": tally.winners.spread(),
        "length": tally.length.spread(),
        "turns": tally.turns.spread(),
        "choices": {
            "forced": tally.choices.forced(),
            "half": tally.choices.within(500),
            "within_999_of_1000": tally.choices.within(999),
            "most": tally.choices.most(),
        },
        "endings": endings,
    });
    if let (false, Some(fields)) = (tally.automas.is_empty(), report.as_object_mut()) {
        let against = tally.automas.iter().map(|(id, fared)| ((*id).to_owned(), detail(fared)));
        fields.insert("played_against".to_owned(), Value::Object(against.collect()));
    }
    if let (true, Some(fields)) = (args.uses, report.as_object_mut()) {
        let ranked = tally.uses.ranked(run.ids);
        let used = ranked.iter().map(|(kind, id, used)| used_json(run, kind, id, used));
        fields.insert("uses".to_owned(), used.collect());
        let became = tally.uses.became.iter().map(|(id, played)| used_json(run, "played as", id, played));
        fields.insert("played_as".to_owned(), became.collect());
    }
    report
}

fn detail(fared: &Fared) -> Value {
    json!({
        "played": fared.played,
        "wins": fared.wins(),
        "win_share": fared.share(),
        "scores": fared.scores.spread(),
    })
}

fn used_json(run: &Run<'_>, kind: &str, id: &str, used: &Use) -> Value {
    json!({
        "kind": kind,
        "id": id,
        "games": used.games,
        "seats": used.seats,
        "wins": used.wins(),
        "wins_by_fair_share": used.strength(run.args.players),
    })
}
