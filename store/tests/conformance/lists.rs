//! The lobby, and the list of everything.

use orrery_store::{Kept, Listed, Store};
use orrery_wire::{MatchId, Status};

use crate::common::{House, created, go_on, id, new, row};

/// Matches with many times the same `updated`, of all states and two games, some unlisted.
async fn hall(store: &dyn Store) -> Vec<Kept> {
    let states = [Status::Gathering, Status::Running, Status::Over, Status::Quarantined];
    let mut all = Vec::new();
    for number in 0..60 {
        let mut kept = row(&id(number));
        kept.updated = 2000 + u64::from(number * 7 % 10);
        kept.status = states[number as usize % 4];
        kept.listed = number % 5 != 0;
        kept.game = if number % 3 == 0 { "comets" } else { "moons" }.into();
        store.create(new(kept.clone())).await.unwrap();
        all.push(kept);
    }
    all.sort_by(|a, b| (b.updated, &b.id).cmp(&(a.updated, &a.id)));
    all
}

fn shown(kept: &Kept) -> bool {
    kept.listed && kept.status != Status::Quarantined
}

fn ids<'a>(matches: impl IntoIterator<Item = &'a Kept>) -> Vec<MatchId> {
    matches.into_iter().map(|kept| kept.id.clone()).collect()
}

pub(crate) async fn the_lobby_has_what_is_listed_latest_first(house: &House) {
    let store = house.open().await;
    let all = hall(&*store).await;
    let expected: Vec<Kept> = all.into_iter().filter(shown).collect();
    let everything = Listed { limit: 1000, ..Listed::default() };
    assert_eq!(store.lobby(&everything).await.unwrap(), expected);

    // What something happens to comes to the top.
    let mut last = expected.last().unwrap().clone();
    last.updated = 9000;
    go_on(&*store, &mut last).await;
    assert_eq!(store.lobby(&Listed { limit: 1, ..Listed::default() }).await.unwrap(), [last]);
}

pub(crate) async fn the_lobby_can_be_narrowed(house: &House) {
    let store = house.open().await;
    let all = hall(&*store).await;
    for game in [None, Some("comets"), Some("moons"), Some("dust")] {
        for status in [None, Some(Status::Gathering), Some(Status::Over), Some(Status::Quarantined)] {
            let fits = |kept: &&Kept| {
                let wanted = status.map_or(shown(kept), |status| kept.listed && kept.status == status);
                wanted && game.is_none_or(|game| kept.game == game)
            };
            let listed = Listed { game: game.map(Into::into), status, before: None, limit: 1000 };
            let found = store.lobby(&listed).await.unwrap();
            assert_eq!(ids(&found), ids(all.iter().filter(fits)), "{listed:?}");
        }
    }
}

pub(crate) async fn the_lobby_comes_in_pages(house: &House) {
    let store = house.open().await;
    let all = hall(&*store).await;
    let expected = ids(all.iter().filter(|kept| shown(kept)));
    let mut found = Vec::new();
    let mut listed = Listed { limit: 7, ..Listed::default() };
    loop {
        let page = store.lobby(&listed).await.unwrap();
        let Some(last) = page.last() else { break };
        assert!(page.len() <= 7);
        listed.before = Some((last.updated, last.id.clone()));
        found.extend(ids(&page));
    }
    assert_eq!(found, expected);
}

pub(crate) async fn all_matches_come_in_the_order_of_their_names(house: &House) {
    let store = house.open().await;
    for number in [5, 300, 2, 70, 9, 41] {
        created(&*store, number).await;
    }
    let first = store.all(None, 4).await.unwrap();
    assert_eq!(first, [id(2), id(5), id(9), id(41)]);
    assert_eq!(store.all(first.last(), 4).await.unwrap(), [id(70), id(300)]);
    assert_eq!(store.all(Some(&id(300)), 4).await.unwrap(), []);
}
