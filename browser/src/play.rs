//! Playing a match as a person does: by what glows and by the buttons of the prompt bar.

use serde_json::{Value, json};

use crate::{Browser, Outcome};

/// Somebody who clicks at random on what may be clicked. Repeatable: the same seed, the same choices.
#[derive(Clone, Copy, Debug)]
pub struct Hand(u64);

impl Hand {
    /// A hand with this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(2) + 1)
    }

    /// One of `count`.
    fn pick(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count.max(1)
    }
}

/// What the page waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mood {
    /// The person who looks.
    Yours,
    /// Nobody any more.
    Over,
    /// A curtain hides the table until the next person is there.
    Curtain,
    /// Somebody else, or something is still being shown.
    Others,
}

/// Finds everything that can be done now and can be seen, and marks the one chosen.
const CHOOSE: &str = r#"
const [bar, wish] = ["[data-test=prompt-bar]", arguments[0]];
document.querySelectorAll("[data-chosen]").forEach((one) => one.removeAttribute("data-chosen"));
const seen = (one) => one.getClientRects().length > 0 && !one.disabled && getComputedStyle(one).visibility === "visible";
const all = (css) => [...document.querySelectorAll(css)].filter(seen);
const direct = [...all(`${bar} button[data-action]`), ...all("[data-test=tray] button[data-action]")];
const places = all("[data-test=board] button.glow");
// What is half done is finished first, so that nobody picks things up and lays them down for ever.
const half = all("[data-test=half-done]").length > 0;
const list = half && direct.length ? direct : [...direct, ...places];
if (!list.length) return null;
const one = list[wish % list.length];
one.setAttribute("data-chosen", "");
return one.getAttribute("data-action") ?? "";
"#;

impl Browser {
    /// What the page waits for.
    pub async fn mood(&self) -> Outcome<Mood> {
        if self.count("[data-test=curtain]").await? > 0 {
            return Ok(Mood::Curtain);
        }
        let word = self.attribute("[data-test=prompt-bar]", "data-mood").await?;
        Ok(match word.as_deref() {
            Some("asked") => Mood::Yours,
            Some("over") => Mood::Over,
            _ => Mood::Others,
        })
    }

    /// Waits until the person who looks is asked, or the game is over.
    pub async fn turn(&self) -> Outcome<Mood> {
        let ready = async || Ok(!matches!(self.mood().await?, Mood::Others));
        self.until("to be asked", ready).await?;
        self.mood().await
    }

    /// One click on something that may be clicked. Says what it did, if it was an action of the game.
    pub async fn click_something(&self, hand: &mut Hand) -> Outcome<Option<String>> {
        let wish = hand.pick(1 << 20);
        let chosen = self.run(CHOOSE, vec![json!(wish)]).await?;
        let Value::String(action) = chosen else { return Ok(None) };
        // A thing that moves away under the pointer is looked for again in the next round.
        let clicked = self.click_now("[data-chosen]").await.is_ok();
        Ok(Some(action).filter(|action| clicked && !action.is_empty()))
    }

    /// Plays on until the game is over or so many decisions have been made; says how many.
    pub async fn play(&self, hand: &mut Hand, most: usize) -> Outcome<usize> {
        let mut decided = 0;
        let mut idle = 0;
        while decided < most {
            match self.turn().await? {
                Mood::Over => break,
                Mood::Curtain => self.click("[data-test=raise]").await?,
                Mood::Yours | Mood::Others => match self.click_something(hand).await? {
                    Some(_) => (decided, idle) = (decided + 1, 0),
                    None => idle += 1,
                },
            }
            if idle > 200 {
                return Err(format!(
                    "nothing can be clicked at: {}",
                    self.text("[data-test=prompt-bar]").await?
                ));
            }
        }
        Ok(decided)
    }
}

/// What the Tab key would reach and Enter would do.
const REACHABLE: &str = r#"
const seen = (one) => one.getClientRects().length > 0 && !one.disabled && one.tabIndex >= 0;
const wish = arguments[0];
document.querySelectorAll("[data-chosen]").forEach((one) => one.removeAttribute("data-chosen"));
const all = (css) => [...document.querySelectorAll(css)].filter(seen);
const direct = [...all("[data-test=prompt-bar] button[data-action]"), ...all("[data-test=tray] button[data-action]")];
const places = all("[data-test=board] button.glow");
const half = all("[data-test=half-done]").length > 0;
const list = half && direct.length ? direct : [...direct, ...places];
if (!list.length) return null;
const one = list[wish % list.length];
one.setAttribute("data-chosen", "");
return one.getAttribute("data-action") ?? "";
"#;

/// Key codes of WebDriver.
const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';

impl Browser {
    /// Moves the focus to the thing chosen with the Tab key alone, and presses Enter.
    async fn enter_chosen(&self) -> Outcome<bool> {
        for _ in 0..400 {
            let focused = self
                .run("return document.activeElement?.hasAttribute('data-chosen') ?? false", vec![])
                .await?;
            if focused == true {
                self.press(&[ENTER]).await?;
                return Ok(true);
            }
            if self.count("[data-chosen]").await? == 0 {
                return Ok(false);
            }
            self.press(&[TAB]).await?;
        }
        Err(format!(
            "the Tab key never reaches {}",
            self.run("return document.querySelector('[data-chosen]')?.outerHTML.slice(0, 300)", vec![])
                .await?
        ))
    }

    /// The same as [`Browser::play`], by keyboard alone.
    pub async fn play_by_keyboard(&self, hand: &mut Hand, most: usize) -> Outcome<usize> {
        let mut decided = 0;
        let mut idle = 0;
        while decided < most {
            match self.turn().await? {
                Mood::Over => break,
                Mood::Curtain => self.press(&[ENTER]).await?,
                Mood::Yours | Mood::Others => {
                    let wish = hand.pick(1 << 20);
                    let chosen = self.run(REACHABLE, vec![json!(wish)]).await?;
                    let did = chosen.as_str().is_some_and(|action| !action.is_empty());
                    let entered = !chosen.is_null() && self.enter_chosen().await?;
                    (decided, idle) = if did && entered { (decided + 1, 0) } else { (decided, idle + 1) };
                }
            }
            if idle > 200 {
                return Err(format!(
                    "nothing can be reached at: {}",
                    self.text("[data-test=prompt-bar]").await?
                ));
            }
        }
        Ok(decided)
    }
}
