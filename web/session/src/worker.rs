//! The page's side of the worker in which bots think.
//!
//! There is one worker for the whole page, started at the first question. If it dies, or is silent for too long, it is started
//! again and asked anew. If that does not help either, the page thinks for itself, briefly: a match never stands still for want of a
//! worker.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::pin::pin;
use std::rc::Rc;

use futures_util::future::select;
use gloo_timers::future::TimeoutFuture;
use orrery_match::AnyGame;
use orrery_wire::Problem;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::bell::Bell;
use crate::json;
use crate::thinking::{Answered, Asked, Question};

/// How long the worker may be silent beyond the time to think, in milliseconds: it may have to be loaded first.
const PATIENCE: u32 = 20_000;
/// How often it is asked before the page thinks for itself.
const TRIES: u32 = 2;
/// How long the page thinks for itself, in milliseconds: nothing else moves meanwhile.
const BRIEFLY: u64 = 80;

/// A question that waits for its answer.
#[derive(Default)]
struct Waiting {
    answer: RefCell<Option<Result<String, Problem>>>,
    bell: Bell,
}

/// The worker and whoever waits for it.
#[derive(Default)]
struct Office {
    worker: RefCell<Option<Hired>>,
    waiting: RefCell<BTreeMap<u32, Rc<Waiting>>>,
    asked: Cell<u32>,
}

struct Hired {
    worker: Worker,
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _fail: Closure<dyn FnMut(Event)>,
}

thread_local! {
    static OFFICE: Rc<Office> = Rc::default();
}

/// Starts the worker if it does not run, so that it is loaded when the first bot is asked.
pub(crate) fn wake() {
    OFFICE.with(|office| office.hired().is_some());
}

/// Has a bot think. Whoever no longer wants to know drops the future.
pub(crate) async fn think(question: Question, game: &dyn AnyGame) -> String {
    let office = OFFICE.with(Rc::clone);
    for _ in 0..TRIES {
        if let Some(Ok(action)) = office.ask(&question).await {
            return action;
        }
    }
    let briefly = Question { limit: question.limit.min(BRIEFLY), ..question };
    // What cannot be thought about is no action, and refused as such.
    briefly.think(game).unwrap_or_default()
}

impl Office {
    /// The answer of the worker; none if it died or is silent.
    async fn ask(self: &Rc<Self>, question: &Question) -> Option<Result<String, Problem>> {
        let n = self.asked.get().wrapping_add(1);
        self.asked.set(n);
        let message = json::write(&Asked { n, question });
        let waiting = Rc::new(Waiting::default());
        let _place = Place { office: self.clone(), n };
        self.waiting.borrow_mut().insert(n, waiting.clone());
        self.hired()?.post_message(&JsValue::from_str(&message)).ok()?;
        let silent = TimeoutFuture::new(u32::try_from(question.limit).unwrap_or_default() + PATIENCE);
        select(pin!(waiting.bell.rung()), silent).await;
        let answer = waiting.answer.take();
        if answer.is_none() {
            self.dismiss();
        }
        answer
    }

    /// The worker, started if it does not run.
    fn hired(self: &Rc<Self>) -> Option<Worker> {
        if self.worker.borrow().is_none() {
            let hired = hire(self)?;
            self.worker.replace(Some(hired));
        }
        self.worker.borrow().as_ref().map(|hired| hired.worker.clone())
    }

    fn hear(&self, message: &str) {
        let Ok(Answered { n, action }) = json::read(message) else { return };
        if let Some(waiting) = self.waiting.borrow().get(&n) {
            waiting.answer.replace(Some(action));
            waiting.bell.ring();
        }
    }

    /// Ends the worker. All who wait ask anew.
    fn dismiss(&self) {
        if let Some(hired) = self.worker.take() {
            hired.worker.terminate();
        }
        for waiting in self.waiting.borrow().values() {
            waiting.bell.ring();
        }
    }
}

/// The place of a question in the row; given up when nobody waits for the answer any more.
struct Place {
    office: Rc<Office>,
    n: u32,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.office.waiting.borrow_mut().remove(&self.n);
    }
}

/// Starts a worker; its address is in the head of the page.
fn hire(office: &Rc<Office>) -> Option<Hired> {
    let document = web_sys::window()?.document()?;
    let address = document.query_selector("meta[name=orrery-worker]").ok()??.get_attribute("content")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&address, &options).ok()?;
    let (hearer, failer) = (Rc::downgrade(office), Rc::downgrade(office));
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let (Some(office), Some(message)) = (hearer.upgrade(), event.data().as_string()) {
            office.hear(&message);
        }
    });
    let fail = Closure::<dyn FnMut(Event)>::new(move |_| {
        // Not while the closure runs, for it ends with the worker.
        let failed = failer.clone();
        wasm_bindgen_futures::spawn_local(async move {
            if let Some(office) = failed.upgrade() {
                office.dismiss();
            }
        });
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    Some(Hired { worker, _hear: hear, _fail: fail })
}
