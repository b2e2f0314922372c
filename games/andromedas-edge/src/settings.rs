//! What the host is asked for (AE-WINDOW-1). The numbers of players and the seats are the table's.

use orrery_kernel::{Phrase, Pick, Setting};

use crate::ids::RaiderId;
use crate::kinds::Class;
use crate::options::{Deck, Length, Limits, Special};
use crate::unity::CommanderId;

/// Everything that can be chosen at a table of so many seats.
pub(crate) fn settings(seats: u8) -> Vec<Setting> {
    let mut all = vec![
        one_of("length", "ae-option-length", "ae-option-length-help", Length::ALL, Length::word, length),
        one_of("deck", "ae-option-deck", "ae-option-deck-help", Deck::ALL, Deck::word, deck),
        one_of(
            "special",
            "ae-option-special",
            "ae-option-special-help",
            Special::ALL,
            Special::word,
            special,
        ),
        switch("destiny", "ae-option-destiny", "ae-option-destiny-help"),
        one_of("limits", "ae-option-limits", "ae-option-limits-help", Limits::ALL, Limits::word, limits),
    ];
    if seats < 4 {
        all.insert(0, foe(seats));
        all.push(switch("automatic_conn", "ae-option-conn", "ae-option-conn-help"));
    }
    if seats == 4 {
        all.insert(0, switch("teams", "ae-option-teams", "ae-option-teams-help"));
    }
    let (label, help) = (Phrase::new("ae-option-s-class"), Phrase::new("ae-option-s-class-help"));
    all.push(Setting::one_of("s_class", label, help, raiders(Class::S).collect()));
    let classes = [Class::A, Class::B, Class::C, Class::D];
    let fields = ["raiders.0", "raiders.1", "raiders.2", "raiders.3"];
    all.extend(fields.into_iter().zip(classes).map(|(field, class)| drawn_or_named(field, class)));
    all
}

fn switch(field: &'static str, label: &'static str, help: &'static str) -> Setting {
    Setting::switch(field, Phrase::new(label), Phrase::new(help))
}

fn one_of<T: Copy, const N: usize>(
    field: &'static str,
    label: &'static str,
    help: &'static str,
    all: [T; N],
    word: fn(T) -> &'static str,
    name: fn(T) -> &'static str,
) -> Setting {
    let picks = all.map(|one| Pick::new(word(one), Phrase::new(name(one)))).to_vec();
    Setting::one_of(field, Phrase::new(label), Phrase::new(help), picks)
}

/// Unity under a Commander, or under one of a level; alone at the table one plays against it.
fn foe(seats: u8) -> Setting {
    let nobody = Pick::open(Phrase::new("ae-option-unity-none"));
    let levels = ["level-1", "level-2", "level-3"].into_iter().zip(1u8..);
    let levels = levels
        .map(|(word, level)| Pick::new(word, Phrase::new("ae-option-unity-level").with("level", level)));
    let commanders = CommanderId::all().map(CommanderId::card).map(|commander| {
        let name = Phrase::new("ae-option-unity-commander").with("commander", commander.name.get());
        Pick::new(&commander.id, name.with("level", commander.level))
    });
    let picks = (seats > 1).then_some(nobody).into_iter().chain(levels).chain(commanders).collect();
    Setting::one_of("unity", Phrase::new("ae-option-unity"), Phrase::new("ae-option-unity-help"), picks)
}

/// The raiders of a class: one of them, or drawn and hidden (AE-RULING-53).
fn drawn_or_named(field: &'static str, class: Class) -> Setting {
    let label = Phrase::new("ae-option-raider").with("class", class.word());
    let drawn = Pick::open(Phrase::new("ae-option-raider-drawn"));
    let picks = [drawn].into_iter().chain(raiders(class)).collect();
    Setting::one_of(field, label, Phrase::new("ae-option-raider-help"), picks)
}

fn raiders(class: Class) -> impl Iterator<Item = Pick> {
    let of_class = RaiderId::all().map(RaiderId::card).filter(move |raider| raider.class == class);
    of_class.map(|raider| {
        Pick::new(&raider.id, Phrase::new("ae-option-raider-named").with("raider", raider.name.get()))
    })
}

fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::GalacticDawn => "ae-option-deck-dawn",
        Deck::CosmicTwilight => "ae-option-deck-twilight",
    }
}

fn length(length: Length) -> &'static str {
    match length {
        Length::Short => "ae-option-length-short",
        Length::Medium => "ae-option-length-medium",
        Length::Long => "ae-option-length-long",
    }
}

fn special(special: Special) -> &'static str {
    match special {
        Special::None => "ae-option-special-none",
        Special::Quasars => "ae-option-special-quasars",
        Special::Vortexes => "ae-option-special-vortexes",
    }
}

fn limits(limits: Limits) -> &'static str {
    match limits {
        Limits::Standard => "ae-option-limits-standard",
        Limits::None => "ae-option-limits-none",
    }
}
