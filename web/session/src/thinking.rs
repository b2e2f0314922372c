//! What bots are asked, and the worker's side: it has the rules, is told what a seat sees, and answers with an action.

use crate::json;
use orrery_kernel::Seat;
use orrery_match::{AnyGame, Shelf};
use orrery_wire::{Code, Millis, Problem};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Something for a bot to think about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Question {
    pub(crate) game: String,
    /// What the seat sees.
    pub(crate) view: Value,
    pub(crate) seat: Seat,
    pub(crate) bot: String,
    pub(crate) seed: u64,
    /// The longest to think, in milliseconds.
    pub(crate) limit: Millis,
}

/// A question with its number.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Asked<Q> {
    pub(crate) n: u32,
    pub(crate) question: Q,
}

/// The answer to the question of that number: an action in notation.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Answered {
    pub(crate) n: u32,
    pub(crate) action: Result<String, Problem>,
}

impl Question {
    /// Thinks, here and now.
    pub(crate) fn think(&self, game: &dyn AnyGame) -> Result<String, Problem> {
        game.choose(&self.view, self.seat, &self.bot, self.seed, self.limit)
    }
}

/// What the worker says to a message; nothing if it is none.
fn answer(shelf: &Shelf, message: &str) -> Option<String> {
    let Asked { n, question } = json::read::<Asked<Question>>(message).ok()?;
    let unknown = || Problem::new(Code::NoSuchGame, "The worker does not know the game.");
    let action = match shelf.game(&question.game) {
        Some(game) => question.think(&**game),
        None => Err(unknown()),
    };
    Some(json::write(&Answered { n, action }))
}

/// The worker's side: answers questions until the worker ends. Called once, by the entry of the worker.
pub fn serve_worker(shelf: Shelf) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let reply = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let said = event.data().as_string().and_then(|message| answer(&shelf, &message));
        if let Some(said) = said {
            // Plain text can always be posted.
            let _ = reply.post_message(&JsValue::from_str(&said));
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    hear.forget();
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;
    use crate::begin::{begin, created, moment_of};
    use crate::{LocalSeat, NewLocal};
    use orrery_kernel::Viewer;
    use orrery_rocket_dice::RocketDice;

    #[test]
    fn the_worker_answers_what_the_page_asks() {
        let shelf = Shelf::new().with::<RocketDice>();
        let seats = vec![LocalSeat::Bot("greedy".to_owned()), LocalSeat::Bot("random".to_owned())];
        let new = NewLocal { game: "rocket-dice".to_owned(), seats, options: None, seed: None };
        let moment = moment_of(Some("comet"), [0; 32], 7);
        let (table, _) = begin(created(new, "0123456789abcdef".parse().unwrap()), &shelf, &moment).unwrap();
        let seat = table.card().asked[0];
        let view = table.state(Viewer::Seat(seat), false, 7).view.unwrap();
        let question = Question {
            game: "rocket-dice".to_owned(),
            view,
            seat,
            bot: "greedy".to_owned(),
            seed: 1,
            limit: 50,
        };
        let ask = |question: Question| {
            let message = serde_json::to_string(&Asked { n: 5, question }).unwrap();
            serde_json::from_str::<Answered>(&answer(&shelf, &message).unwrap()).unwrap()
        };
        let answered = ask(question.clone());
        assert!(answered.n == 5 && table.answer(seat, &answered.action.unwrap(), &moment).is_ok());
        let chess = ask(Question { game: "chess".to_owned(), ..question });
        assert_eq!(chess.action.unwrap_err().problem, Code::NoSuchGame);
        assert_eq!(answer(&shelf, "hello"), None);
    }
}
