//! Unity: what it has, what it does next on each roll of its die, and what its Command Wheel brings when it returns.

use orrery_andromedas_edge::unity::{SeenUnity, Unity};
use orrery_andromedas_edge::{ModuleId, Ship, Side, Stats, Track, View, content};
use orrery_kernel::{Names, Viewer};
use orrery_words::{Lang, Words};

use super::pieces::{colored, letter, on_map, ships};
use super::{counted, hanging, name, of_track, one_line};
use crate::card;
use crate::speak::say;
use crate::style::{ASK, BAD, DIM, HEAD, paint};

/// The game id of its cards.
const ESCALATION: &str = "escalation";
/// A range that nothing limits.
const UNLIMITED: u8 = 99;
/// Spaces of a Command Wheel, and of a section of the launch bay.
const WHEEL: u8 = 8;
const LETTERS: usize = 3;

/// Empty where Unity does not play.
pub(super) fn lines(view: &View, viewer: Viewer, lang: Lang, width: usize) -> Vec<String> {
    let Some(unity) = view.unity.as_deref() else { return Vec::new() };
    let mut lines = hanging(&title(view, viewer, &unity.open, lang), width, 4);
    let mut item = |text: &str| lines.extend(hanging(&format!("    {text}"), width, 6));
    item(&goods(unity, lang));
    item(&fleet(view, lang));
    item(&values(&unity.open, lang));
    item(&abilities(&unity.open, lang));
    sections(&unity.open, lang).iter().for_each(|text| item(text));
    item(&returning(view, &unity.open, lang));
    wheel(&unity.open, lang).iter().for_each(|text| item(text));
    for (label, items) in lists(view, &unity.open, lang) {
        if !items.is_empty() {
            item(&format!("{} {}", Words::of(lang).plain(label), items.join("; ")));
        }
    }
    lines.extend(hanging(&paint(DIM, say!(lang, "board-ae-unity-signs")), width, 0));
    lines
}

/// Who decides for Unity.
pub(super) fn conn(view: &View, viewer: Viewer, lang: Lang) -> Option<String> {
    let holder = view.unity.as_deref()?.open.conn();
    let you = if viewer.is(holder) { say!(lang, "board-ae-you") } else { String::new() };
    Some(match view.options.automatic_conn {
        true => say!(lang, "board-ae-unity-automatic"),
        false => say!(lang, "board-ae-unity-conn", seat = holder.to_string(), you = you),
    })
}

fn title(view: &View, viewer: Viewer, unity: &Unity, lang: Lang) -> String {
    let commander = unity.commander().card();
    let text = say!(
        lang,
        "board-ae-unity",
        name = name(lang, &commander.name),
        level = commander.level,
        vp = unity.vp()
    );
    let conn = conn(view, viewer, lang).unwrap_or_default();
    format!("{} {} · {conn}", colored(Side::UNITY, " U "), paint(HEAD, text))
}

/// What it has collected. Cards and discovery tokens lie face down, for Unity too.
fn goods(unity: &SeenUnity, lang: Lang) -> String {
    let open = &unity.open;
    let probe = match open.probe() {
        Some(space) => say!(lang, "board-ae-unity-probe", space = space.to_string()),
        None => say!(lang, "board-ae-unity-no-probe"),
    };
    let goods = say!(
        lang,
        "board-ae-unity-goods",
        cards = unity.cards,
        moons = open.moons().len(),
        finds = unity.tokens,
        leaders = open.all_leaders()
    );
    format!("{goods}, {probe}")
}

/// Where those of its ships are that are not in the launch bay.
fn fleet(view: &View, lang: Lang) -> String {
    let fleet = &view.fleets[Side::UNITY.index()];
    let places = [
        ("board-ae-board", on_map(fleet)),
        ("board-ae-barge", fleet.barge),
        ("board-ae-scrapped", fleet.scrapped),
    ];
    let place = |(key, squad)| {
        let letters = ships(lang, squad);
        format!("{}\u{a0}{}", Words::of(lang).plain(key), if letters.is_empty() { "–" } else { &letters })
    };
    places.map(place).join(", ")
}

fn values(unity: &Unity, lang: Lang) -> String {
    let ship = |ship: Ship| {
        let stats = unity.stats(ship);
        let used = unity.shields()[ship as usize];
        let shields = match stats.shields {
            0 => String::new(),
            count => format!(", {}", say!(lang, "board-ae-shields", count = count, used = used)),
        };
        format!("{}: {}{shields}", paint(HEAD, letter(lang, ship)), reach(stats, lang))
    };
    Ship::ALL.map(ship).join(" · ")
}

fn reach(stats: Stats, lang: Lang) -> String {
    match stats.range {
        UNLIMITED => say!(lang, "board-ae-unity-unlimited", dice = stats.weapons),
        range => say!(lang, "board-ae-values", range = range, dice = stats.weapons),
    }
}

/// The abilities of the Commander. Its start is the first thing it says, and past.
fn abilities(unity: &Unity, lang: Lang) -> String {
    let said = card::said(ESCALATION, &unity.commander().card().id, lang);
    let abilities = one_line(said.get(1..).unwrap_or_default());
    format!("{} {}", say!(lang, "board-ae-unity-commander"), paint(DIM, abilities))
}

/// What each roll of the die would do: the ship on the first letter of its section, and the card that sends it.
fn sections(unity: &Unity, lang: Lang) -> Vec<String> {
    let tables = &content().unity;
    let section = |section: usize| {
        let faces = (1..).zip(tables.sections).filter(|(_, of)| usize::from(*of) == section);
        let faces: Vec<String> = faces.map(|(face, _): (u8, _)| face.to_string()).collect();
        let bay: Vec<Option<Ship>> = (0..LETTERS).map(|nth| unity.in_bay(LETTERS * section + nth)).collect();
        let letters: String = bay.iter().map(|ship| ship.map_or('–', |ship| letter(lang, ship))).collect();
        let text = say!(
            lang,
            "board-ae-unity-section",
            section = ["I", "II", "III"][section],
            faces = faces.join("/"),
            bay = paint(HEAD, letters)
        );
        format!("{text} {}", next(unity, section, bay.into_iter().flatten().next(), lang))
    };
    (0..LETTERS).map(section).collect()
}

fn next(unity: &Unity, section: usize, ship: Option<Ship>, lang: Lang) -> String {
    let action = unity.face_up()[section].map(|action| titled(lang, &action.card().name, &action.card().id));
    match (ship, action) {
        (Some(ship), Some(action)) => {
            let ship = name(lang, &content().ships[ship as usize].name);
            format!("{} {action}", say!(lang, "board-ae-unity-launches", ship = ship))
        }
        (None, Some(action)) => {
            let returns = paint(ASK, say!(lang, "board-ae-unity-returns"));
            format!("{returns} {}", say!(lang, "board-ae-unity-stays", card = action))
        }
        (_, None) => "–".to_owned(),
    }
}

/// How far the Command marker goes if Unity returns now.
fn returning(view: &View, unity: &Unity, lang: Lang) -> String {
    let fleet = &view.fleets[Side::UNITY.index()];
    let steps = fleet.on_board() + fleet.barge.len();
    let space = (unity.wheel() + steps - 1) % WHEEL + 1;
    say!(lang, "board-ae-unity-wheel", steps = steps, from = unity.wheel(), space = space)
}

/// The spaces of the wheel; those that say the same stand in one line.
fn wheel(unity: &Unity, lang: Lang) -> Vec<String> {
    let mut kinds: Vec<(String, Vec<String>)> = Vec::new();
    for number in 1..=WHEEL {
        let space = unity.wheel_space(number).card();
        let text = titled(lang, &space.name, &space.id);
        let shown = match unity.wheel() == number {
            true => paint(ASK, format!("▶{number}")),
            false => number.to_string(),
        };
        match kinds.iter_mut().find(|(kind, _)| *kind == text) {
            Some((_, numbers)) => numbers.push(shown),
            None => kinds.push((text, vec![shown])),
        }
    }
    kinds.iter().map(|(text, numbers)| format!("  {} {text}", numbers.join(" "))).collect()
}

fn lists(view: &View, unity: &Unity, lang: Lang) -> [(&'static str, Vec<String>); 6] {
    let module = |module: &ModuleId| {
        let card = module.card();
        let title = paint(of_track(card.row), name(lang, &card.name));
        match view.berths.get(module.index()).map_or(0, |berth| berth.damage) {
            0 => title,
            damage => format!("{title} {}", paint(BAD, say!(lang, "board-ae-damage", count = damage))),
        }
    };
    let developments = Track::ALL.into_iter().flat_map(|track| {
        let count = unity.developments()[track as usize];
        std::iter::repeat_n(name(lang, &content().developments[track as usize].name), count.into())
    });
    let moons: Vec<&str> = unity.moons().iter().map(|moon| name(lang, &moon.card().name)).collect();
    let tokens = unity.tokens().map(|token| name(lang, &token.card().name).to_owned());
    let upgrades = unity.upgrades().iter().map(|it| titled(lang, &it.card().name, &it.card().id));
    let conflict = unity.conflict().map(|it| titled(lang, &it.card().name, &it.card().id));
    [
        ("board-ae-unity-conflict", conflict.into_iter().collect()),
        ("board-ae-unity-upgrades", upgrades.collect()),
        ("board-ae-unity-modules", unity.modules().iter().map(module).collect()),
        ("board-ae-own-developments", counted(&developments.collect::<Vec<_>>())),
        ("board-ae-own-moons", counted(&moons)),
        ("board-ae-own-tokens", tokens.collect()),
    ]
}

fn titled(lang: Lang, names: &'static Names, id: &str) -> String {
    let said = one_line(&card::said(ESCALATION, id, lang));
    format!("{}: {}", name(lang, names), paint(DIM, said))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

    use super::*;
    use orrery_andromedas_edge::{AndromedasEdge, Options};
    use orrery_kernel::{Chance, Fast, Game, Prompt, Seat};

    /// The views of a solo game, one after each decision.
    fn views() -> Vec<View> {
        let options = Options { unity: "marshal-brakka".parse().ok(), ..Options::standard(1).unwrap() };
        let mut chance = Fast::new(4);
        let mut game = AndromedasEdge::start(&options, &mut chance, &mut ()).unwrap();
        let (mut views, mut actions) = (Vec::new(), Vec::new());
        while let Prompt::Ask(seats) = game.prompt() {
            let seat = seats.first().unwrap();
            game.actions(seat, &mut actions);
            let action = chance.pick(&actions).unwrap();
            game.play(seat, action, &mut chance, &mut ());
            views.push(game.view(Viewer::Seat(seat)));
        }
        views
    }

    fn drawn(view: &View, lang: Lang, columns: usize) -> String {
        let lines = lines(view, Viewer::Seat(Seat::default()), lang, columns);
        let text = anstream::adapter::strip_str(&lines.join("\n")).to_string();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_start_says_what_comes_next() {
        let view = views().remove(0);
        let text = drawn(&view, Lang::En, 80);
        assert!(text.starts_with("U Unity under Marshal Brakka, level 2: "), "{text}");
        assert!(text.contains("seat 1 (you) has the Conn"), "{text}");
        assert!(text.contains("Die 1/2, section I (TST): launches Transport by "), "{text}");
        assert!(text.contains("Die 5/6, section III (THT): "), "{text}");
        assert!(text.contains("Vanguard Doctrine") && !text.contains("Start:"), "{text}");
        assert!(text.contains("▶1 5 Intercepts: Unity draws 1 tactics card."), "{text}");
        assert!(text.contains("Nothing is away"), "{text}");
        let german = drawn(&view, Lang::De, 80);
        assert!(german.contains("Wurf 3/4, Sektion II (KAK): startet Kolonieschiff mit "), "{german}");
    }

    #[test]
    fn everything_of_unity_that_lies_open_is_drawn() {
        let (mut empty, mut away, mut fought) = (false, false, false);
        for view in views() {
            let unity = &view.unity.as_deref().unwrap().open;
            let text = drawn(&view, Lang::En, 80);
            let face_up = unity.face_up().into_iter().flatten().map(|it| it.card().name.en.clone());
            let wheel = (1..=8).map(|number| unity.wheel_space(number).card().name.en.clone());
            let upgrades = unity.upgrades().iter().map(|it| it.card().name.en.clone());
            let modules = unity.modules().iter().map(|it| it.card().name.en.clone());
            let marker = format!("▶{}", unity.wheel());
            let probe = unity.probe().map(|space| format!("probe at {space}"));
            let conflict = unity.conflict().map(|it| it.card().name.en.clone());
            fought |= conflict.is_some();
            let named = face_up.chain(wheel).chain(upgrades).chain(modules).chain([marker]).chain(probe);
            for name in named.chain(conflict) {
                assert!(text.contains(&name), "{name} is missing: {text}");
            }
            empty |= text.contains("(–––): no ship left, so all return;");
            away |= text.contains("spaces, to ");
        }
        assert!(empty && away && fought, "the game has shown it all");
    }

    #[test]
    fn narrow_terminals_have_room_for_it() {
        for view in views().iter().step_by(40) {
            for lang in Lang::ALL {
                let lines = lines(view, Viewer::Spectator, lang, 40);
                let widest = lines.iter().map(|line| crate::style::width(line)).max();
                assert!(widest <= Some(40), "{lines:?}");
            }
        }
    }

    #[test]
    fn without_unity_there_is_nothing_to_draw() {
        let options = Options::standard(2).unwrap();
        let game = AndromedasEdge::start(&options, &mut Fast::new(1), &mut ()).unwrap();
        assert!(lines(&game.view(Viewer::Spectator), Viewer::Spectator, Lang::En, 80).is_empty());
    }
}
