//! Bots in words.

use orrery_kernel::Phrase;

/// A bot in words.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Level {
    /// What it is called.
    pub(crate) name: Phrase,
    /// What it is like to play against.
    pub(crate) help: Phrase,
}

/// The bot of that name (`greedy`, `mcts:200ms`) in words.
pub(crate) fn level(bot: &str) -> Level {
    let (name, help) = match bot {
        "random" => ("pages-level-random", "pages-level-random-help"),
        "greedy" => ("pages-level-greedy", "pages-level-greedy-help"),
        "mcts:200ms" => ("pages-level-brief", "pages-level-brief-help"),
        "mcts:1s" => ("pages-level-long", "pages-level-long-help"),
        "mcts:3s" => ("pages-level-longest", "pages-level-longest-help"),
        other => return searcher(other),
    };
    Level { name: Phrase::new(name), help: Phrase::new(help) }
}

/// One that looks ahead for so long, or so often, as its name says.
fn searcher(bot: &str) -> Level {
    let budget = bot.strip_prefix("mcts:").unwrap_or(bot);
    match budget.parse::<i64>() {
        Ok(count) => Level {
            name: Phrase::new("pages-level-tries").with("count", count),
            help: Phrase::new("pages-level-tries-help").with("count", count),
        },
        Err(_) => Level {
            name: Phrase::new("pages-level-other").with("bot", bot.to_owned()),
            help: Phrase::new("pages-level-other-help"),
        },
    }
}

/// The bot in the middle of those that are offered, weakest first.
pub(crate) fn middle(bots: &[String]) -> Option<&str> {
    bots.get(bots.len() / 2).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_have_words() {
        assert_eq!(level("greedy").name.key, "pages-level-greedy");
        assert_eq!(level("mcts:800").name, Phrase::new("pages-level-tries").with("count", 800i64));
        assert_eq!(level("mcts:2s").name, Phrase::new("pages-level-other").with("bot", "mcts:2s".to_owned()));
    }

    #[test]
    fn the_middle_is_neither_weakest_nor_strongest() {
        let bots = ["a", "b", "c", "d", "e"].map(str::to_owned);
        assert_eq!((middle(&bots), middle(&[])), (Some("c"), None));
    }
}
