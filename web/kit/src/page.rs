//! The pages there are, and how to get to them.

use leptos::prelude::*;

/// A page of the client, as its address says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// `/`
    Front,
    /// `/new/GAME`
    New(String),
    /// `/t/MATCH`
    Table(String),
    /// `/t/MATCH/replay`, and the entry after which the position is shown: `?at=42`
    Replay(String, Option<u32>),
    /// `/t/MATCH/inspect`
    Inspect(String),
    /// `/rules/GAME`; the rule is the fragment: `#RD-BATTLE-9`
    Rules(String),
    /// `/bots`
    Bots,
    /// Anything else.
    Nowhere,
}

impl Page {
    /// The page of an address: its path, and what follows the question mark.
    pub fn parse(path: &str, search: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let at = || {
            search.trim_start_matches('?').split('&').find_map(|pair| pair.strip_prefix("at=")?.parse().ok())
        };
        match parts[..] {
            [] => Self::Front,
            ["new", game] => Self::New(game.to_owned()),
            ["t", id] => Self::Table(id.to_owned()),
            ["t", id, "replay"] => Self::Replay(id.to_owned(), at()),
            ["t", id, "inspect"] => Self::Inspect(id.to_owned()),
            ["rules", game] => Self::Rules(game.to_owned()),
            ["bots"] => Self::Bots,
            _ => Self::Nowhere,
        }
    }

    /// The game that it is about, if it says so.
    pub fn game(&self) -> Option<&str> {
        match self {
            Self::New(game) | Self::Rules(game) => Some(game),
            Self::Front
            | Self::Table(_)
            | Self::Replay(..)
            | Self::Inspect(_)
            | Self::Bots
            | Self::Nowhere => None,
        }
    }

    /// Its address.
    pub fn path(&self) -> String {
        match self {
            Self::Front | Self::Nowhere => "/".to_owned(),
            Self::New(game) => format!("/new/{game}"),
            Self::Table(id) => format!("/t/{id}"),
            Self::Replay(id, None) => format!("/t/{id}/replay"),
            Self::Replay(id, Some(at)) => format!("/t/{id}/replay?at={at}"),
            Self::Inspect(id) => format!("/t/{id}/inspect"),
            Self::Rules(game) => format!("/rules/{game}"),
            Self::Bots => "/bots".to_owned(),
        }
    }
}

/// How to get to another page without loading anew; the application provides it. Links with `href` need nothing: they are followed
/// the same way.
#[derive(Clone, Copy)]
pub struct Go(pub Callback<Page>);

/// Go to that page.
pub fn go(page: Page) {
    if let Some(Go(to)) = use_context() {
        to.run(page);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_it_is_written() {
        let pages = [
            Page::Front,
            Page::New("rocket-dice".into()),
            Page::Table("0123456789abcdef".into()),
            Page::Replay("0123456789abcdef".into(), None),
            Page::Replay("0123456789abcdef".into(), Some(42)),
            Page::Inspect("0123456789abcdef".into()),
            Page::Rules("rocket-dice".into()),
            Page::Bots,
        ];
        for page in pages {
            let address = page.path();
            let (path, search) = address.split_once('?').unwrap_or((&address, ""));
            assert_eq!(Page::parse(path, search), page);
        }
        assert_eq!(Page::parse("/nothing/here", ""), Page::Nowhere);
    }
}
