//! What a person has chosen for this browser: motion, confirming, sound, notifications, curtain, theme.

use leptos::prelude::*;
use orrery_kit::Motion;

use crate::browser;

/// What a person has chosen. A handle.
#[derive(Clone, Copy)]
pub(crate) struct Prefs {
    /// How things move.
    pub(crate) motion: RwSignal<Motion>,
    /// Ask before a turn is handed on?
    pub(crate) confirm: RwSignal<bool>,
    /// A soft tick when it is one's turn?
    pub(crate) sound: RwSignal<bool>,
    /// A notification of the browser when it is one's turn?
    pub(crate) notify: RwSignal<bool>,
    /// A curtain while a shared screen is passed on?
    pub(crate) curtain: RwSignal<bool>,
    /// Light instead of dark?
    pub(crate) light: RwSignal<bool>,
}

const MOTION: &str = "orrery-motion";
const CONFIRM: &str = "orrery-confirm";
const SOUND: &str = "orrery-sound";
const NOTIFY: &str = "orrery-notify";
const CURTAIN: &str = "orrery-curtain";
const THEME: &str = "orrery-theme";

impl Prefs {
    /// What was chosen before, kept up from now on.
    pub(crate) fn recalled() -> Self {
        let motion = browser::recall(MOTION).and_then(|word| motion(&word));
        let still = || if browser::wants_less_motion() { Motion::Reduced } else { Motion::Full };
        let prefs = Self {
            motion: RwSignal::new(motion.unwrap_or_else(still)),
            confirm: switch(CONFIRM, false),
            sound: switch(SOUND, false),
            notify: switch(NOTIFY, false),
            curtain: switch(CURTAIN, true),
            light: RwSignal::new(browser::recall(THEME).as_deref() == Some("light")),
        };
        prefs.keep();
        prefs
    }

    fn keep(self) {
        Effect::new(move |before: Option<()>| {
            let motion = self.motion.get();
            if before.is_some() {
                browser::remember(MOTION, word(motion));
            }
        });
        Effect::new(move |before: Option<()>| {
            let theme = if self.light.get() { "light" } else { "dark" };
            if before.is_some() {
                browser::remember(THEME, theme);
                if let Some(root) = document().document_element() {
                    root.set_attribute("data-theme", theme).ok();
                }
            }
        });
    }
}

/// A switch that is remembered.
fn switch(key: &'static str, usual: bool) -> RwSignal<bool> {
    let on = RwSignal::new(browser::recall(key).map_or(usual, |word| word == "on"));
    Effect::new(move |before: Option<()>| {
        let on = on.get();
        if before.is_some() {
            browser::remember(key, if on { "on" } else { "off" });
        }
    });
    on
}

/// The word for a way of moving, as it is remembered.
pub(crate) fn word(motion: Motion) -> &'static str {
    match motion {
        Motion::Full => "full",
        Motion::Fast => "fast",
        Motion::Reduced => "reduced",
    }
}

/// The way of moving that a word stands for.
pub(crate) fn motion(word: &str) -> Option<Motion> {
    [Motion::Full, Motion::Fast, Motion::Reduced].into_iter().find(|&motion| self::word(motion) == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn motion_is_read_as_it_is_remembered() {
        for way in [Motion::Full, Motion::Fast, Motion::Reduced] {
            assert_eq!(motion(word(way)), Some(way));
        }
        assert_eq!(motion("sideways"), None);
    }
}
