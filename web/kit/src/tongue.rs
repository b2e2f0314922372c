//! The language in which everything is said.

use leptos::prelude::*;
use orrery_kernel::{Name, Phrase};
use orrery_words::{Lang, name, sentence};

/// How the page speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Speech {
    /// The language.
    pub lang: Lang,
    /// Is every text marked and made longer, so that a text that came from nowhere, or a box that is too small, is seen?
    pub pseudo: bool,
}

/// The language of the page: a handle that is copied into every closure. Whatever is said through it is said anew when the language
/// is switched.
#[derive(Clone, Copy, Debug)]
pub struct Tongue(RwSignal<Speech>);

/// The language of this page.
pub fn tongue() -> Tongue {
    use_context().unwrap_or_else(|| Tongue::new(Speech { lang: Lang::En, pseudo: false }))
}

impl Tongue {
    /// A page that speaks like this at first.
    pub fn new(speech: Speech) -> Self {
        Self(RwSignal::new(speech))
    }

    /// The language now.
    pub fn lang(self) -> Lang {
        self.0.get().lang
    }

    /// Speak this from now on.
    pub fn switch(self, lang: Lang) {
        self.0.update(|speech| speech.lang = lang);
    }

    /// A message without arguments.
    pub fn plain(self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A message.
    pub fn say(self, phrase: &Phrase) -> String {
        let Speech { lang, pseudo } = self.0.get();
        let text = sentence(lang, phrase);
        if pseudo { stretched(&text) } else { text }
    }

    /// A name of the content.
    pub fn name(self, it: Name) -> String {
        let Speech { lang, pseudo } = self.0.get();
        let text = name(lang, it).to_owned();
        if pseudo { stretched(&text) } else { text }
    }

    /// A text that was made in the language already, such as that of a card.
    pub fn made(self, text: String) -> String {
        if self.0.get().pseudo { stretched(&text) } else { text }
    }
}

/// What marks a text of the pseudo-language.
const MARKS: [char; 2] = ['⟦', '⟧'];

/// A third longer, and marked at both ends. What was marked inside is not marked again.
fn stretched(text: &str) -> String {
    let bare: String = text.chars().filter(|letter| !MARKS.contains(letter)).collect();
    let accented: String = bare.chars().map(accent).collect();
    let more = "~".repeat(bare.chars().count().div_ceil(3));
    format!("{}{accented}{more}{}", MARKS[0], MARKS[1])
}

fn accent(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'n' => 'ñ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pseudo_language_is_longer_and_marked_once() {
        assert_eq!(stretched("Swap"), "⟦Swáp~~⟧");
        assert_eq!(stretched("⟦Swáp~~⟧!"), "⟦Swáp~~!~~~⟧");
    }
}
