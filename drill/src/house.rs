//! The house that every drill plays in: all games, the toys too, and limits that let one machine be all the players.

use std::time::Duration;

use orrery_match::Shelf;
use orrery_rocket_dice::RocketDice;
use orrery_server::Config;
use orrery_testkit::toy::{Gops, Kuhn, Nim, Pig};

pub(crate) fn shelf() -> Shelf {
    Shelf::new().with::<RocketDice>().with::<Gops>().with::<Kuhn>().with::<Nim>().with::<Pig>()
}

pub(crate) fn config() -> Config {
    Config {
        rate_address: 10_000_000,
        rate_ticket: 10_000_000,
        new_tables: 10_000_000,
        sockets_address: 100_000,
        // What nobody looks at is soon closed, so that memory shows what is kept and not what is open.
        idle: Duration::from_secs(3),
        poll: Duration::from_millis(500),
        lease: Duration::from_secs(2),
        order_pace: 0.0,
        open_metrics: true,
        ..Config::default()
    }
}
