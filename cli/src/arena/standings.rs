//! The ratings that come out of an arena, as a table and as comma-separated values.

use std::io::Write;

use orrery_bots::ladder::{Finish, Ladder, Rating};
use orrery_kernel::Game;

use super::Args;
use crate::failure::Done;
use crate::grid::Grid;
use crate::stats::{Share, share};
use crate::style::{HEAD, paint};

/// One game of two bots.
pub(crate) struct Pairing {
    pub(crate) pair: (usize, usize),
    /// Who sat in each seat.
    pub(crate) entrants: Vec<usize>,
    /// In which place each seat came in.
    pub(crate) places: Vec<u8>,
    /// Which part of the victory each seat had.
    pub(crate) shares: Vec<f64>,
}

/// A bot with its rating and its results against each other bot.
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) rating: Rating,
    /// Points and games against each bot, in the order of the rows.
    pub(crate) against: Vec<(f64, u64)>,
}

/// Everything, best bot first.
pub(crate) struct Standings {
    pub(crate) rows: Vec<Row>,
}

impl Standings {
    pub(crate) fn new(bots: Vec<String>, games: impl Iterator<Item = Pairing>) -> Self {
        let count = bots.len();
        let mut ladder = Ladder::new(count);
        let mut points = vec![vec![(0.0, 0); count]; count];
        for game in games {
            let finishes = game.entrants.iter().zip(&game.places);
            let finishes: Vec<Finish> =
                finishes.map(|(&entrant, &place)| Finish { entrant, place }).collect();
            ladder.add(&finishes);
            let (a, b) = game.pair;
            points[a][b].1 += 1;
            points[b][a].1 += 1;
            for (&entrant, share) in game.entrants.iter().zip(&game.shares) {
                points[entrant][if entrant == a { b } else { a }].0 += share;
            }
        }
        let ratings = ladder.ratings();
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by(|&a, &b| ratings[b].elo.total_cmp(&ratings[a].elo));
        let row = |&bot: &usize| Row {
            name: bots[bot].clone(),
            rating: ratings[bot],
            against: order.iter().map(|&other| points[bot][other]).collect(),
        };
        Self { rows: order.iter().map(row).collect() }
    }

    pub(crate) fn title<G: Game>(&self, args: &Args) -> String {
        format!("{}, {} players, {} games per pairing, seed {}", G::ID, args.players, args.games, args.seed)
    }

    pub(crate) fn text<G: Game>(&self, args: &Args, out: &mut dyn Write) -> Done {
        writeln!(out, "{}\n", paint(HEAD, self.title::<G>(args)))?;
        let mut grid = Grid::new(&["bot", ">rating", ">95 %", ">games", ">points"]);
        for row in &self.rows {
            let rating = &row.rating;
            grid.row([
                row.name.clone(),
                format!("{:+.0}", rating.elo),
                format!("{:+.0} … {:+.0}", rating.interval.low, rating.interval.high),
                rating.games.to_string(),
                format!("{:.1}", row.points()),
            ]);
        }
        writeln!(out, "{grid}")?;
        let mut pairs = Grid::new(&["bot", "against", ">games", ">points", ">share", ">95 %"]);
        for (nth, row) in self.rows.iter().enumerate() {
            for (other, &(points, games)) in self.rows.iter().zip(&row.against).skip(nth + 1) {
                let Share { share, low, high } = share(points, games);
                pairs.row([
                    row.name.clone(),
                    other.name.clone(),
                    games.to_string(),
                    format!("{points:.1}"),
                    format!("{:.1}%", share * 100.0),
                    format!("{:.1}%–{:.1}%", low * 100.0, high * 100.0),
                ]);
            }
        }
        write!(out, "{pairs}")?;
        Ok(())
    }

    /// A line per bot: rating, interval, games, points, and the share of points against each other bot.
    pub(crate) fn csv(&self) -> String {
        let mut text = "bot,rating,low,high,games,points".to_owned();
        for row in &self.rows {
            text.push_str(&format!(",against {}", row.name));
        }
        for row in &self.rows {
            let rating = &row.rating;
            let (low, high) = (rating.interval.low, rating.interval.high);
            text.push_str(&format!("\n{},{:.1},{low:.1},{high:.1}", row.name, rating.elo));
            text.push_str(&format!(",{},{:.2}", rating.games, row.points()));
            for &(points, games) in &row.against {
                match games {
                    0 => text.push(','),
                    _ => text.push_str(&format!(",{:.4}", points / games as f64)),
                }
            }
        }
        text + "\n"
    }
}

impl Row {
    fn points(&self) -> f64 {
        self.against.iter().map(|(points, _)| points).sum()
    }
}
