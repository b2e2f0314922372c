//! `orrery games`: what there is.

use std::io::Write;

use serde_json::{Value, json};

use crate::catalog::{self, GAMES, Known, Play};
use crate::failure::Done;
use crate::grid::Grid;
use crate::rules;
use crate::style::{GOOD, paint};

/// List the games: players, rules, cards, and what can be played
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  orrery games
  orrery games --json | jq '.[].id'

Then: orrery rules <game>, orrery play <game>")]
pub(crate) struct Args {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Done {
    let games: Vec<Facts> = GAMES.iter().map(facts).collect();
    if args.json {
        let list: Vec<Value> = games.iter().map(Facts::json).collect();
        writeln!(out, "{:#}", Value::from(list))?;
        return Ok(());
    }
    let mut grid = Grid::new(&["game", "name", ">players", ">rules", ">cards", "state"]);
    for game in &games {
        let state = match game.known.play {
            Play::Itself(_) => paint(GOOD, "playable"),
            Play::Within { base, option } => paint(GOOD, format!("as {base} {option}")),
        };
        let players = match game.players {
            (0, _) => "–".to_owned(),
            (least, most) => format!("{least}–{most}"),
        };
        grid.row([
            game.known.id.to_owned(),
            game.name[0].clone(),
            players,
            game.rules.to_string(),
            game.cards.to_string(),
            state,
        ]);
    }
    write!(out, "{grid}")?;
    Ok(())
}

struct Facts {
    known: &'static Known,
    name: [String; 2],
    players: (i64, i64),
    rules: usize,
    cards: usize,
}

fn facts(known: &'static Known) -> Facts {
    let documents = catalog::documents(known.id);
    let field =
        |name: &str| documents.iter().find_map(|document| document.value(&format!("meta.{name}")).ok());
    let title = rules::title(known.id);
    let text = |name: &str| field(name).and_then(|field| field.raw().as_str()).unwrap_or(title).to_owned();
    let number = |name: &str| field(name).and_then(|field| field.raw().as_int()).unwrap_or_default();
    let printed = (number("players_min"), number("players_max"));
    let players = known.commands().map_or(printed, |commands| {
        let (least, most) = (commands.players)();
        (least.into(), most.into())
    });
    Facts {
        known,
        name: [text("name_en"), text("name_de")],
        players,
        rules: rules::of(known.id).len(),
        cards: catalog::entries(&documents).len(),
    }
}

impl Facts {
    fn json(&self) -> Value {
        let commands = self.known.commands();
        let within = match self.known.play {
            Play::Itself(_) => None,
            Play::Within { base, option } => Some(json!({ "game": base, "option": option })),
        };
        json!({
            "id": self.known.id,
            "name": { "en": self.name[0], "de": self.name[1] },
            "players": { "min": self.players.0, "max": self.players.1 },
            "rules": self.rules,
            "cards": self.cards,
            "playable": true,
            "within": within,
            "revision": commands.map(|commands| commands.revision),
            "endings": commands.map(|commands| commands.endings),
            "options": commands.and_then(|commands| (commands.options)((commands.players)().0)),
        })
    }
}
