//! What is in the box, and what everything is worth.

use orrery_kernel::{Name, Phrase, Seat};
use orrery_kit::{Component, Score, Scores, Seen};
use orrery_rocket_dice::{
    AllianceId, BattleId, EmpireId, FaceId, MoonId, PlanetId, RocketDice, SetId, Sheet, VpCardId,
};

/// What each seat would score now, per source, in the order of the rules.
pub(crate) fn scores(seen: &Seen<RocketDice>) -> Scores {
    type Source = (&'static str, fn(&Sheet) -> u8);
    const SOURCES: [Source; 7] = [
        ("board-rd-web-from-battles", |sheet| sheet.battles),
        ("board-rd-web-from-planets", |sheet| sheet.planets),
        ("board-rd-web-from-station", |sheet| sheet.station),
        ("board-rd-web-from-full-rows", |sheet| sheet.full_rows),
        ("board-rd-web-from-attack-rows", |sheet| sheet.attack_rows),
        ("board-rd-web-from-moons", |sheet| sheet.moons),
        ("board-rd-web-from-scrap", |sheet| sheet.scrap),
    ];
    let seats: Vec<Seat> = Seat::all(seen.view.players.len() as u8).collect();
    let sheets: Vec<Sheet> = seats.iter().map(|&seat| seen.game.sheet(seat)).collect();
    let open = |(key, of): Source| Score {
        source: Phrase::new(key),
        vp: sheets.iter().map(|sheet| Some(i16::from(of(sheet)))).collect(),
    };
    let mut lines: Vec<Score> = SOURCES.into_iter().map(open).collect();
    let secret = seen.view.players.iter().zip(&sheets).map(|(player, sheet)| {
        let known = player.vp_cards.is_some() || player.vp_card_count == 0;
        known.then_some(i16::from(sheet.vp_cards))
    });
    lines.push(Score { source: Phrase::new("board-rd-web-from-vp-cards"), vp: secret.collect() });
    Scores { lines }
}

/// Every card, in the order in which the rules show them.
pub(crate) fn components() -> Vec<Component> {
    let mut all = Vec::new();
    let mut add = |id: String, kind: &'static str, name: Name| {
        all.push(Component { id, kind: Phrase::new(kind), name })
    };
    PlanetId::all().for_each(|it| add(it.to_string(), "board-rd-web-kind-planet", it.card().name.get()));
    MoonId::all().for_each(|it| add(it.to_string(), "board-rd-web-kind-moon", it.card().name.get()));
    AllianceId::all().for_each(|it| add(it.to_string(), "board-rd-web-kind-alliance", it.card().name.get()));
    BattleId::all().for_each(|it| add(it.to_string(), "board-rd-web-kind-battle", it.card().name.get()));
    EmpireId::all().for_each(|it| add(it.to_string(), "board-rd-web-kind-empire", it.card().name.get()));
    VpCardId::all().for_each(|it| add(it.to_string(), "board-rd-web-kind-vp-card", it.card().name.get()));
    SetId::all().for_each(|it| add(it.to_string(), "board-rd-web-kind-set", it.card().name.get()));
    FaceId::all().for_each(|it| add(it.to_string(), "board-rd-web-kind-face", it.card().name.get()));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_kernel::{Fast, Game, Viewer};
    use orrery_kit::Board;

    use crate::Galaxy;

    #[test]
    fn the_vp_cards_of_others_are_not_counted() {
        let game = RocketDice::start(&RocketDice::options(3).unwrap(), &mut Fast::new(1), &mut ()).unwrap();
        let seat = Seat::default();
        let seen = Seen::<RocketDice>::of(0, Viewer::Seat(seat), game.view(Viewer::Seat(seat)));
        let scores = Galaxy::scores(&seen);
        assert_eq!(scores.lines.len(), 8);
        assert!(scores.lines.iter().all(|line| line.vp.len() == 3 && line.vp[0].is_some()));
    }
}
