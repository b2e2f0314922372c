//! Every board, drawn all through random games: for every number of players, every viewer, both languages.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use orrery_andromedas_edge::AndromedasEdge;
use orrery_kernel::{Chance, Fast, Game, Prompt, Seat, Spoken, Viewer};
use orrery_rocket_dice::RocketDice;
use orrery_transgalactica::Transgalactica;
use orrery_words::Lang;

use super::Board;
use crate::style::width;
use crate::table::{Settings, options, players_of};

/// Positions of a random game, every so many decisions, and the last one.
fn positions<G: Game>(options: &G::Options, seed: u64, every: usize) -> Vec<G> {
    let mut chance = Fast::stream(seed, 0);
    let mut game = G::start(options, &mut chance, &mut Vec::new()).unwrap();
    let (mut positions, mut actions, mut steps) = (vec![game.clone()], Vec::new(), 0);
    while let Prompt::Ask(seats) = game.prompt() {
        let seat = seats.first().unwrap();
        game.actions(seat, &mut actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        game.apply(seat, action, &mut chance, &mut Vec::new()).unwrap();
        steps += 1;
        if steps % every == 0 {
            positions.push(game.clone());
        }
    }
    positions.push(game);
    positions
}

fn viewers(players: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Nothing is wider than the page, no message is missing or lacks an argument.
fn is_readable<G: Board>(game: &G, viewer: Viewer) {
    for lang in Lang::ALL {
        for columns in [80, 120] {
            let board = G::draw(&game.view(viewer), viewer, lang, columns);
            for line in board.lines() {
                assert!(width(line) <= columns, "{} columns: {line}", width(line));
                assert!(!line.contains("[board-") && !line.contains("{$") && !line.contains("{ $"), "{line}");
            }
        }
    }
}

/// What a viewer must not know does not show: another position that looks the same to the viewer is drawn alike.
fn keeps_secrets<G: Board>(game: &G, viewer: Viewer, chance: &mut Fast) {
    let view = game.view(viewer);
    let other = G::imagine(&view, chance).view(viewer);
    assert_eq!(G::draw(&view, viewer, Lang::En, 80), G::draw(&other, viewer, Lang::En, 80));
}

fn all_through<G: Board + Spoken>(every: usize) {
    let (least, most) = players_of::<G>();
    for players in least..=most {
        let mut chance = Fast::stream(players.into(), 1);
        for game in
            positions::<G>(&options::<G>(players, &Settings::default()).unwrap(), players.into(), every)
        {
            for viewer in viewers(players) {
                is_readable(&game, viewer);
                keeps_secrets(&game, viewer, &mut chance);
            }
        }
    }
}

#[test]
fn rocket_dice() {
    all_through::<RocketDice>(20);
}

#[test]
fn transgalactica() {
    all_through::<Transgalactica>(60);
}

/// The board without colours, every run of blanks as one.
fn plain(board: &str) -> String {
    let text = anstream::adapter::strip_str(board).to_string();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_lies_open_in_andromedas_edge_is_drawn() {
    use orrery_andromedas_edge::{Class, SpaceId, Tile, Track};
    for game in
        positions::<AndromedasEdge>(&options::<AndromedasEdge>(3, &Settings::default()).unwrap(), 7, 150)
    {
        let viewer = Viewer::Seat(Seat::default());
        let view = game.view(viewer);
        let board = plain(&AndromedasEdge::draw(&view, viewer, Lang::En, 80));
        let mut names: Vec<String> =
            view.display.iter().flatten().flatten().map(|it| it.card().name.en.clone()).collect();
        for seat in Seat::all(3) {
            let station = Track::ROWS.into_iter().flat_map(|row| view.row(seat, row));
            names.extend(station.map(|module| module.card().name.en.clone()));
            let player = &view.players[seat.index()];
            names.extend(player.open.moons.iter().map(|moon| moon.card().name.en.clone()));
            names.extend(player.faction.map(|faction| faction.card().name.en.clone()));
            names.extend(
                player.hand.iter().flat_map(|hand| hand.cards()).map(|card| card.card().name.en.clone()),
            );
        }
        for space in SpaceId::all() {
            let site = &view.sites[space.index()];
            names.extend((site.tile != Tile::None).then(|| space.to_string()));
            names.extend(site.moons.top().map(|moon| moon.card().name.en.clone()));
            let ships = view.fleets[0].at(space).ships().map(|ship| ship.word()[..1].to_uppercase());
            let ships: String = ships.collect();
            names.extend((!ships.is_empty()).then(|| format!("1{ships}")));
        }
        let raiders = Class::ALL.into_iter().filter_map(|class| view.raider(class));
        names.extend(raiders.map(|raider| raider.card().name.en.clone()));
        for name in names {
            assert!(board.contains(&name), "{name} is missing: {board}");
        }
    }
}

#[test]
fn andromedas_edge() {
    all_through::<AndromedasEdge>(250);
}

#[test]
fn andromedas_edge_with_unity() {
    use orrery_andromedas_edge::{Side, SpaceId};
    let mut marks = [false; 4];
    for players in 1..=3 {
        let options = orrery_andromedas_edge::Options {
            unity: "director-halcyon".parse().ok(),
            ..AndromedasEdge::options(players).unwrap()
        };
        let mut chance = Fast::stream(players.into(), 2);
        for game in positions::<AndromedasEdge>(&options, 20 + u64::from(players), 60) {
            for viewer in viewers(players) {
                is_readable(&game, viewer);
                keeps_secrets(&game, viewer, &mut chance);
            }
            let view = game.view(Viewer::Spectator);
            let board = plain(&AndromedasEdge::draw(&view, Viewer::Spectator, Lang::En, 80));
            let any = |is: &dyn Fn(SpaceId) -> bool| SpaceId::all().any(is);
            // The legend of the signs ends the block of Unity, so the signs are looked for before it.
            let map = board.split("Progress tracks").next().unwrap_or_default();
            let on_map = |sign: &str| map.split(['│', ' ']).any(|word| word.starts_with(sign));
            let developed = any(&|space| view.sites[space.index()].development == Some(Side::UNITY));
            let leads = any(&|space| view.leaders[Side::UNITY.index()][space.index()] > 0);
            let flies = any(&|space| view.fleets[Side::UNITY.index()].at(space).len() == 1);
            let probe = view.unity.as_ref().is_some_and(|unity| unity.open.probe().is_some());
            assert_eq!((on_map("⌂U"), on_map("@U"), on_map("◎")), (developed, leads, probe), "{map}");
            assert!(!flies || ["UT", "UF", "US", "UH"].into_iter().any(on_map), "{map}");
            for (mark, seen) in marks.iter_mut().zip([developed, leads, flies, probe]) {
                *mark |= seen;
            }
        }
    }
    assert_eq!(marks, [true; 4], "the games have shown it all");
}
