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

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By mouse.
    Mouse,
    /// By keyboard alone.
    Keyboard,
}

/// Key codes of WebDriver.
const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';

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

    /// One click or key on something that may be done. Says what it did, if it was an action of the game.
    pub async fn do_something(&self, hand: &mut Hand, way: Way) -> Outcome<Option<String>> {
        let wish = hand.pick(1 << 20);
        let chosen =
            self.run(include_str!("choose.js"), vec![json!(wish), json!(way == Way::Keyboard)]).await?;
        let Value::String(action) = chosen else { return Ok(None) };
        let done = match way {
            // A thing that moves away under the pointer is looked for again in the next round.
            Way::Mouse => self.click_now("[data-chosen]").await.is_ok(),
            Way::Keyboard => self.enter_chosen().await?,
        };
        Ok(Some(action).filter(|action| done && !action.is_empty()))
    }

    /// Moves the focus to the thing chosen with the Tab key alone, and presses Enter.
    async fn enter_chosen(&self) -> Outcome<bool> {
        let focused = "return document.activeElement?.hasAttribute('data-chosen') ?? false";
        for _ in 0..400 {
            if self.run(focused, vec![]).await? == true {
                self.press(&[ENTER]).await?;
                return Ok(true);
            }
            if self.count("[data-chosen]").await? == 0 {
                return Ok(false);
            }
            self.press(&[TAB]).await?;
        }
        let chosen = "return document.querySelector('[data-chosen]')?.outerHTML.slice(0, 300)";
        Err(format!("the Tab key never reaches {}", self.run(chosen, vec![]).await?))
    }

    /// Plays on until the game is over or so many decisions have been made; says how many.
    pub async fn play(&self, hand: &mut Hand, way: Way, most: usize) -> Outcome<usize> {
        let mut decided = 0;
        let mut idle = 0;
        while decided < most {
            match (self.turn().await?, way) {
                (Mood::Over, _) => break,
                (Mood::Curtain, Way::Mouse) => self.click("[data-test=raise]").await?,
                (Mood::Curtain, Way::Keyboard) => self.press(&[ENTER]).await?,
                (Mood::Yours | Mood::Others, _) => match self.do_something(hand, way).await? {
                    Some(_) => (decided, idle) = (decided + 1, 0),
                    None => idle += 1,
                },
            }
            if idle > 200 {
                let asked = self.text("[data-test=prompt-bar]").await?;
                return Err(format!("nothing can be done at: {asked}"));
            }
        }
        Ok(decided)
    }
}
