//! Whose eyes look at a match that is played in this browser.

use orrery_kernel::{Seat, Viewer};
use orrery_wire::{Holder, SeatCard, State};

/// Who looks now. One person alone always looks with their own eyes. Several hand the seat to each other: whoever is to agree
/// to an undo, else whoever is asked; and while nobody is asked, whoever looked before.
pub(crate) fn looks(state: &State, before: Option<Seat>) -> Option<Seat> {
    let people: Vec<Seat> =
        seats(&state.seats).filter(|(_, card)| is_person(card)).map(|(seat, _)| seat).collect();
    if let [] | [_] = people[..] {
        return people.first().copied();
    }
    let agree = state.wish.iter().flat_map(|wish| &wish.waits_for);
    let wanted = |called: Vec<Seat>| {
        let may: Vec<Seat> = called.into_iter().filter(|seat| decides(&state.seats, *seat)).collect();
        before.filter(|seat| may.contains(seat)).or_else(|| may.first().copied())
    };
    wanted(agree.copied().collect())
        .or_else(|| wanted(state.asked.clone()))
        .or(before)
        .or_else(|| people.first().copied())
}

/// Is a person asked? That is: does the match wait for somebody at this browser?
pub(crate) fn awaits_person(cards: &[SeatCard], asked: &[Seat]) -> bool {
    asked.iter().any(|seat| decides(cards, *seat))
}

/// With the eyes of that seat, or of somebody who looks on.
pub(crate) fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

fn seats(cards: &[SeatCard]) -> impl Iterator<Item = (Seat, &SeatCard)> {
    Seat::all(cards.len() as u8).zip(cards)
}

fn is_person(card: &SeatCard) -> bool {
    match card.holder {
        Holder::Person { .. } => true,
        Holder::Open | Holder::Invited | Holder::Bot { .. } => false,
    }
}

/// Does a person decide there themselves?
fn decides(cards: &[SeatCard], seat: Seat) -> bool {
    let own = |card: &SeatCard| is_person(card) && !card.resigned && card.stand_in.is_none();
    cards.get(seat.index()).is_some_and(own)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;
    use crate::testing::{bot, person, seat, state};
    use orrery_wire::UndoWish;

    fn table(seats: Vec<SeatCard>, asked: &[u8]) -> State {
        State { seats, asked: asked.iter().map(|&number| seat(number)).collect(), ..state(9) }
    }

    #[test]
    fn one_person_always_looks_with_their_own_eyes() {
        let seats = || vec![bot(), person("Ada"), bot()];
        assert_eq!(looks(&table(seats(), &[1]), None), Some(seat(2)));
        assert_eq!(looks(&table(seats(), &[3]), Some(seat(1))), Some(seat(2)));
        assert_eq!(looks(&table(vec![bot(), bot()], &[1]), None), None, "bots alone are watched");
    }

    #[test]
    fn several_hand_the_seat_to_whoever_is_asked() {
        let seats = || vec![person("Ada"), bot(), person("Ben")];
        assert_eq!(looks(&table(seats(), &[3]), Some(seat(1))), Some(seat(3)));
        assert_eq!(looks(&table(seats(), &[2]), Some(seat(1))), Some(seat(1)), "a bot is asked");
        assert_eq!(looks(&table(seats(), &[1, 3]), Some(seat(3))), Some(seat(3)), "both are");
        assert_eq!(looks(&table(seats(), &[]), None), Some(seat(1)), "nobody is");
    }

    #[test]
    fn who_gave_up_or_is_away_is_not_asked() {
        let mut away = vec![person("Ada"), person("Ben")];
        away[1].stand_in = Some("greedy".to_owned());
        assert_eq!(looks(&table(away.clone(), &[2]), Some(seat(1))), Some(seat(1)));
        assert!(!awaits_person(&away, &[seat(2)]) && awaits_person(&away, &[seat(1), seat(2)]));
    }

    #[test]
    fn who_is_to_agree_to_an_undo_comes_first() {
        let mut state = table(vec![person("Ada"), person("Ben")], &[1]);
        state.wish = Some(UndoWish { seat: seat(1), to: 3, waits_for: vec![seat(2)] });
        assert_eq!(looks(&state, Some(seat(1))), Some(seat(2)));
    }
}
