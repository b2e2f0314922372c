//! A second word: where a person wants it so, an action after which there is no way back waits until they confirm it.

use leptos::prelude::*;
use orrery_kit::Position;

use crate::reel::Reel;
use crate::table::seat;

/// Where an action waits for a word of the person, and whether they gave one since they were last asked.
#[derive(Clone, Copy)]
pub(crate) struct Doubt {
    /// The action that waits.
    pub(crate) about: RwSignal<Option<String>>,
    dispelled: StoredValue<bool>,
}

impl Doubt {
    /// No doubt yet.
    pub(crate) fn new(reel: Reel) -> Self {
        let doubt = Self { about: RwSignal::new(None), dispelled: StoredValue::new(false) };
        Effect::new(move |_| {
            let asked =
                |position: &dyn Position| seat(position).is_some_and(|seat| position.asked().contains(seat));
            if !reel.position().is_some_and(|position| asked(&*position)) {
                doubt.dispelled.set_value(false);
            }
        });
        doubt
    }

    /// Is the person to be asked before this? Once it was, what follows on the board needs no second word.
    pub(crate) fn concerns(self, position: &dyn Position, action: &str) -> bool {
        let placed = || position.choices().iter().any(|choice| choice.placed && choice.action == action);
        position.is_final(action) && !(self.dispelled.get_value() && placed())
    }

    /// The person gave their word.
    pub(crate) fn dispel(self) {
        if self.about.try_update(Option::take).flatten().is_some() {
            self.dispelled.set_value(true);
        }
    }
}
