//! The eight sets of The Station and the six faces of the Conquest Dice: each gives what it says.

use orrery_rocket_dice::scenario::{Scenario, Table};
use orrery_rocket_dice::{FaceId, SetId};

/// Scrap, attack, alliances, VP cards of seat 1.
fn has(table: &Table) -> [usize; 4] {
    [table.scrap(1).into(), table.attack(1).into(), table.alliances(1).len(), table.vp_cards(1).len()]
}

/// Whatever is asked, the first card.
fn take_cards(table: &mut Table) {
    while let Some(card) =
        table.offers().iter().find(|action| action.starts_with("alliance") || action.starts_with("vp-card"))
    {
        table.act(&card.clone());
    }
}

/// The set, what pays for its last space, and what it gives: scrap, attack, alliances, VP cards.
const SETS: [(&str, &[&str], &str, [usize; 4]); 8] = [
    ("set-purple-3-6", &["purple-6"], "work station-purple-3 scrap 3", [2, 0, 0, 0]),
    ("set-purple-9-12", &["purple-9"], "work station-purple-12 scrap 12", [0, 1, 0, 0]),
    ("set-silver-3-6", &["silver-3"], "work station-silver-6 scrap 6", [2, 0, 0, 0]),
    ("set-silver-9-12", &["silver-12"], "work station-silver-9 scrap 9", [0, 1, 0, 0]),
    ("set-blue-3-6", &["blue-3"], "work station-blue-6 scrap 6", [2, 0, 0, 0]),
    ("set-blue-9-12", &["blue-9"], "work station-blue-12 scrap 12", [0, 1, 0, 0]),
    ("set-others", &["purple-10", "silver-13"], "work station-blue-15 scrap 15", [0, 0, 1, 1]),
    ("set-white", &["white-12", "white-24"], "work station-white-18 1 scrap 14", [0, 0, 0, 1]),
];

#[test]
fn every_set_of_the_station_pays_when_its_last_space_is_marked() {
    for (set, before, last, gains) in SETS {
        let price: u8 = last.rsplit(' ').next().and_then(|scrap| scrap.parse().ok()).expect("its scrap");
        let work = |spaces: &[&str]| {
            let mut table =
                Scenario::peaceful(3).seat(1, |me| me.scrap(price).station(spaces)).fleet("w4 w1 p1").table();
            table.act(last);
            take_cards(&mut table);
            (has(&table), table.sets(1))
        };
        assert_eq!(work(before), (gains, vec![set.to_owned()]), "{set}");
        assert_eq!(work(&before[1..]), ([0; 4], vec![]), "{set} lacking a space");
    }
    assert_eq!(
        SETS.map(|(set, ..)| set.to_owned()).to_vec(),
        SetId::all().map(|id| id.to_string()).collect::<Vec<_>>()
    );
}

/// What one face of each kind gives: scrap, attack, alliances, VP cards.
const FACES: [(&str, [usize; 4]); 6] = [
    ("conquest-blank", [0, 0, 0, 0]),
    ("conquest-scrap-4", [4, 0, 0, 0]),
    ("conquest-attack-1", [0, 1, 0, 0]),
    ("conquest-attack-2", [0, 2, 0, 0]),
    ("conquest-alliance", [0, 0, 1, 0]),
    ("conquest-vp-card", [0, 0, 0, 1]),
];

fn thrown(faces: [u8; 2], rich: bool) -> Table {
    let cards: (&[&str], &[&str]) = if rich { (&["war-hulks"], &["laurels"]) } else { (&[], &[]) };
    let (scrap, attack) = if rich { (4, 2) } else { (0, 0) };
    let mut table = Scenario::peaceful(3)
        .on_top(&["ember-hold"])
        .seat(1, |me| me.scrap(scrap).attack(attack).alliances(cards.0).vp_cards(cards.1))
        .fleet("p6 w1 s1")
        .rolling(&faces);
    table.act("colonize ember-hold 1");
    table
}

#[test]
fn every_conquest_face_gives_what_it_shows_alone_or_twice() {
    let names: Vec<String> = FaceId::all().map(|id| id.to_string()).collect();
    assert_eq!(FACES.map(|(face, _)| face.to_owned()).to_vec(), names);
    for (nth, (face, gains)) in (1..).zip(FACES) {
        let mut alone = thrown([nth, 1], false);
        take_cards(&mut alone);
        assert_eq!(has(&alone), gains, "{face} with a blank");
        let mut twice = thrown([nth, nth], false);
        take_cards(&mut twice);
        assert_eq!(has(&twice), gains.map(|gain| 2 * gain), "{face} twice");
    }
}

#[test]
fn every_conquest_face_can_be_paid_for_every_other() {
    let start = [4, 2, 1, 1];
    for (paid, (paid_face, costs)) in (1..).zip(FACES).skip(1) {
        for (gained, (gained_face, gains)) in (1..).zip(FACES).skip(1).filter(|(gained, _)| *gained != paid) {
            let mut table = thrown([paid, gained], true);
            table.act("pay-face 1");
            take_cards(&mut table);
            let now: Vec<usize> = (0..4).map(|nth| start[nth] - costs[nth] + gains[nth]).collect();
            assert_eq!(has(&table).to_vec(), now, "{paid_face} for {gained_face}");
        }
    }
}
