//! Setting a table as a person does.

use crate::{Browser, House, Outcome};

/// The fewest rounds that can be chosen: the shortest whole game.
const ROUNDS: &str = "4";

impl Browser {
    /// The page on which a table is set, for the shortest whole game.
    pub async fn set_up(&self, house: &House) -> Outcome {
        self.goto(&house.page("/new/rocket-dice")).await?;
        self.click("[data-test=options] summary").await?;
        self.write("[data-option=end_round] input", ROUNDS).await
    }

    /// The page on which a table of another game is set, against a quick bot and always with the same luck.
    pub async fn set_up_other(&self, house: &House, game: &str) -> Outcome {
        self.goto(&house.page(&format!("/new/{game}"))).await?;
        self.choose(".chair[data-seat=\"2\"] .chair-more select", "greedy").await?;
        self.write("#new-seed", "chromium").await
    }

    /// Chooses who sits in a seat, counted from 1.
    pub async fn seat(&self, seat: u8, who: &str) -> Outcome {
        self.choose(&format!(".chair[data-seat=\"{seat}\"] > select"), who).await
    }

    /// Chooses a value of a list.
    pub async fn choose(&self, css: &str, value: &str) -> Outcome {
        self.click(&format!("{css} option[value=\"{value}\"]")).await
    }

    /// Starts, and waits for the table.
    pub async fn start(&self) -> Outcome {
        self.click("[data-test=start]").await?;
        self.see("[data-page=table], [data-page=gather]").await
    }

    /// A short game against a quick bot, at once.
    pub async fn short_game(&self, house: &House) -> Outcome {
        self.set_up(house).await?;
        // Always the same dice and shuffles, so that a test that fails can be watched again.
        self.write("#new-seed", "chromium").await?;
        self.choose(".chair[data-seat=\"2\"] .chair-more select", "greedy").await?;
        self.start().await
    }

    /// A table on the server for the person and a friend, and the link for the friend.
    pub async fn host(&self, house: &House, name: &str) -> Outcome<String> {
        self.set_up(house).await?;
        self.open_to_friend(name).await
    }

    /// Opens the table that is being set on the server, for the person and a friend; the link for the friend.
    pub async fn open_to_friend(&self, name: &str) -> Outcome<String> {
        self.click("input[name=place][value=online]").await?;
        self.write("#new-name", name).await?;
        self.seat(2, "friend").await?;
        self.start().await?;
        self.see(
            "[data-page=gather] [data-seat=\"2\"] [data-test=link], [data-page=gather] [data-test=link]",
        )
        .await?;
        let links = self
            .run(
                "return [...document.querySelectorAll('[data-test=link]')].map((one) => one.textContent)",
                vec![],
            )
            .await?;
        let links = links.as_array().cloned().unwrap_or_default();
        let invitation = links.iter().filter_map(|link| link.as_str()).find(|link| link.contains('#'));
        invitation.map(str::to_owned).ok_or_else(|| format!("no link for a friend among {links:?}"))
    }

    /// Follows a link to a seat and sits down.
    pub async fn join(&self, link: &str, name: &str) -> Outcome {
        self.goto(link).await?;
        self.write("[data-test=name]", name).await?;
        self.click("[data-test=sit]").await?;
        self.click("[data-test=ready]").await
    }
}
