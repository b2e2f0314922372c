//! How good the bots are, measured.

mod chart;
mod ladder;

use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::tongue;

use crate::browser::{day, says, text, titled};
use crate::footer::footer;
use crate::level::level;
use ladder::{Duel, Ladder, Rung};

/// The bots that one can choose, weakest first, and what each is like.
const LEVELS: [&str; 5] = ["random", "greedy", "mcts:200ms", "mcts:1s", "mcts:3s"];

/// The page of the bots.
pub fn bots() -> AnyView {
    titled(text("pages-bots-title"));
    view! {
        <main class="pages bots" data-page="bots">
            <h1>{text("pages-bots-heading")}</h1>
            <p class="lead">{text("pages-bots-lead")}</p>
            {levels()}
            {ladder::rocket_dice().map(measured)}
        </main>
        {footer()}
    }
    .into_any()
}

fn levels() -> AnyView {
    let row = |bot: &'static str| {
        let words = level(bot);
        view! {
            <li class="level" data-bot=bot>
                <h3>{says(words.name)}</h3>
                <p>{says(words.help)}</p>
            </li>
        }
    };
    view! {
        <section>
            <h2>{text("pages-bots-levels")}</h2>
            <ol class="levels">{LEVELS.into_iter().map(row).collect_view()}</ol>
            <p class="hint">{text("pages-bots-fair")}</p>
        </section>
    }
    .into_any()
}

fn measured(ladder: Ladder) -> AnyView {
    let t = tongue();
    let (games, date) = (ladder.per_pairing, ladder.date.clone());
    let how =
        move || t.say(&Phrase::new("pages-bots-how").with("games", games).with("date", day(&date, t.lang())));
    let duels = ladder.duels.iter().map(duel).collect_view();
    view! {
        <section data-test="ladder">
            <h2>{text("pages-bots-ladder")}</h2>
            <p>{how}</p>
            <figure>
                {chart::chart(&ladder.bots)}
                <figcaption class="hint">{text("pages-bots-elo")}</figcaption>
            </figure>
            {ratings(&ladder.bots)}
            <h3>{text("pages-bots-against")}</h3>
            {pairs(&ladder.bots)}
            <h3>{text("pages-bots-duels")}</h3>
            <ul class="duels">{duels}</ul>
            <h3>{text("pages-bots-command")}</h3>
            <p>{text("pages-bots-command-help")}</p>
            <pre class="command"><code>{ladder.command}</code></pre>
        </section>
    }
    .into_any()
}

/// A number of Elo points with its sign.
fn signed(elo: f64) -> String {
    let number = elo.round() as i64;
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

fn ratings(rungs: &[Rung]) -> AnyView {
    let row = |rung: &Rung| {
        let won = Phrase::new("pages-bots-won")
            .with("points", rung.points.round() as i64)
            .with("games", rung.games);
        view! {
            <tr>
                <th scope="row">{says(level(&rung.bot).name)}<code>{rung.bot.clone()}</code></th>
                <td>{signed(rung.rating)}</td>
                <td>{format!("{} … {}", signed(rung.low), signed(rung.high))}</td>
                <td>{says(won)}</td>
            </tr>
        }
    };
    view! {
        <div class="wide" tabindex="0" role="region" aria-label=text("pages-bots-ladder")>
            <table class="ratings">
                <thead><tr>
                    <th scope="col">{text("pages-bots-bot")}</th>
                    <th scope="col">{text("pages-bots-rating")}</th>
                    <th scope="col">{text("pages-bots-interval")}</th>
                    <th scope="col">{text("pages-bots-games")}</th>
                </tr></thead>
                <tbody>{rungs.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// Who wins how often against whom.
fn pairs(rungs: &[Rung]) -> AnyView {
    let t = tongue();
    let cell = move |share: &Option<f64>| {
        let share = share.map(percent);
        view! { <td>{move || share.map(|share| t.say(&Phrase::new("pages-bots-percent").with("n", share)))}</td> }
    };
    let row = |rung: &Rung| {
        view! { <tr><th scope="row">{rung.bot.clone()}</th>{rung.against.iter().map(cell).collect_view()}</tr> }
    };
    let head = rungs.iter().map(|rung| view! { <th scope="col">{rung.bot.clone()}</th> }).collect_view();
    view! {
        <div class="wide" tabindex="0" role="region" aria-label=text("pages-bots-against")>
            <table class="pairs">
                <thead><tr><td></td>{head}</tr></thead>
                <tbody>{rungs.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn duel(duel: &Duel) -> AnyView {
    let sentence = Phrase::new("pages-bots-duel")
        .with("bot", level(&duel.bot).name)
        .with("other", level(&duel.other).name)
        .with("points", duel.points.round() as i64)
        .with("games", duel.games);
    view! { <li><p>{says(sentence)}</p><pre class="command"><code>{duel.command.clone()}</code></pre></li> }
        .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_sign() {
        assert_eq!([signed(12.4), signed(-0.4), signed(-29.0)], ["+12", "+0", "−29"]);
    }
}
