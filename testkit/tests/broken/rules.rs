//! Flaws of rules, states and notation.

use std::sync::atomic::{AtomicU8, Ordering};

use orrery_kernel::{BadNotation, Game, Illegal, Outcome, Prompt, Seat, SeatSet};
use orrery_testkit::suite;
use orrery_testkit::toy::{Gops, Nim, NimEvent, NimOptions, Pig, PigAction, Take};
use serde::{Deserialize, Serialize};

use crate::spoiled::{Flaw, Spoiled};
use crate::{catch, flaw};

flaw! { Unsorted(Nim) {
    fn offers(game: &Nim, seat: Seat, out: &mut Vec<Take>) {
        game.actions(seat, out);
        out.reverse();
    }
} }

flaw! { Doubled(Nim) {
    fn offers(game: &Nim, seat: Seat, out: &mut Vec<Take>) {
        game.actions(seat, out);
        out.extend(out.last().copied());
    }
} }

flaw! { AcceptsUnlisted(Pig) {
    fn check(game: &Pig, seat: Seat, action: PigAction) -> Result<(), Illegal> {
        if action == PigAction::Hold && game.turn == seat { Ok(()) } else { game.check(seat, action) }
    }
} }

flaw! { RefusesListed(Pig) {
    fn check(game: &Pig, seat: Seat, action: PigAction) -> Result<(), Illegal> {
        if game.pot == 6 { Err(Illegal::Over) } else { game.check(seat, action) }
    }
} }

flaw! { WrongReason(Pig) {
    fn check(game: &Pig, seat: Seat, action: PigAction) -> Result<(), Illegal> {
        game.check(seat, action).map_err(|_| Illegal::NotAsked(seat))
    }
} }

flaw! { TraceOfRefusal(Pig) {
    fn refused(&mut self, game: &mut Pig) {
        game.round += 1;
    }
} }

flaw! { AppliesOtherwise(Pig) {
    fn applied(&mut self, game: &mut Pig) {
        game.bank[Seat::default()] |= 1;
    }
} }

flaw! { MisreadNotation(Nim) {
    fn read(text: &str) -> Result<Take, BadNotation> {
        text.parse().map(|Take(stones)| Take(stones.min(2)))
    }
} }

flaw! { PanickyNotation(Nim) {
    fn read(text: &str) -> Result<Take, BadNotation> {
        assert!(text.is_char_boundary(4), "cut inside a letter");
        text.parse()
    }
} }

flaw! { UnstableNotation(Nim) {
    fn written(Take(stones): Take) -> String {
        if stones > 9 { "take many".into() } else { Take(stones).to_string() }
    }
} }

flaw! { Stuck(Nim) {
    fn offers(game: &Nim, seat: Seat, out: &mut Vec<Take>) {
        game.actions(seat, out);
        if game.stones == 1 {
            out.clear();
        }
    }
} }

flaw! { AsksTheAbsent(Nim) {
    fn prompt(game: &Nim) -> Prompt {
        match game.prompt() {
            Prompt::Ask(asked) if game.stones < 9 => Prompt::Ask(asked.with(game.turn.next(5).next(5))),
            prompt => prompt,
        }
    }
} }

flaw! { AsksNobody(Nim) {
    fn prompt(game: &Nim) -> Prompt {
        if game.stones == 5 { Prompt::Ask(SeatSet::NONE) } else { game.prompt() }
    }
} }

flaw! { Endless(Nim) {
    fn played(&mut self, game: &mut Nim, _: &mut Vec<NimEvent>) {
        game.stones += 10;
        game.stones %= 80;
    }
} }

flaw! { LosesAPiece(Gops) {
    fn played(&mut self, game: &mut Gops, _: &mut Vec<<Gops as Game>::Event>) {
        if game.won[Seat::default()] > 8 {
            game.hands[Seat::default()] &= game.hands[Seat::default()].wrapping_sub(1);
        }
    }
} }

flaw! { Panics(Nim) {
    fn played(&mut self, game: &mut Nim, _: &mut Vec<NimEvent>) {
        assert!(game.stones != 7, "seven is unlucky");
    }
} }

flaw! { NobodyWins(Pig) {
    fn prompt(game: &Pig) -> Prompt {
        match game.prompt() {
            Prompt::Over(outcome) => Prompt::Over(Outcome { winners: SeatSet::NONE, ..outcome }),
            prompt => prompt,
        }
    }
} }

flaw! { UnknownEnding(Pig) {
    fn prompt(game: &Pig) -> Prompt {
        match game.prompt() {
            Prompt::Over(outcome) => Prompt::Over(Outcome { ending: 2, ..outcome }),
            prompt => prompt,
        }
    }
} }

flaw! { UntriedTable(Nim) {
    fn tables() -> Vec<NimOptions> {
        Nim::options(2).into_iter().collect()
    }
} }

/// Counts for itself what happened, and does not save the count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Forgets {
    #[serde(skip)]
    count: u8,
}

impl Flaw for Forgets {
    type Base = Pig;
    fn played(&mut self, _: &mut Pig, _: &mut Vec<<Pig as Game>::Event>) {
        self.count = self.count.wrapping_add(1);
    }
    fn seen(&self) -> Self {
        *self
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Fat([u64; 8]);

impl Flaw for Fat {
    type Base = Pig;
}

/// All states share one number, as if behind a pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
struct Shared;

static SHARED: AtomicU8 = AtomicU8::new(0);

impl Serialize for Shared {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(SHARED.load(Ordering::Relaxed))
    }
}

impl Flaw for Shared {
    type Base = Pig;
    fn played(&mut self, _: &mut Pig, _: &mut Vec<<Pig as Game>::Event>) {
        SHARED.fetch_add(1, Ordering::Relaxed);
    }
}

static PLAYED: AtomicU8 = AtomicU8::new(0);

flaw! { Unrepeatable(Pig) {
    fn played(&mut self, game: &mut Pig, _: &mut Vec<<Pig as Game>::Event>) {
        if PLAYED.fetch_add(1, Ordering::Relaxed) == 77 && game.pot > 0 {
            game.pot += 1;
        }
    }
} }

catch! {
    unsorted: Unsorted, actions_are_sorted_and_unique, "is offered `take";
    doubled: Doubled, actions_are_sorted_and_unique, "is offered `take";
    unsorted_in_the_fast_pass: Unsorted, many_random_games, "is offered `take";
    accepts_unlisted: AcceptsUnlisted, unlisted_actions_are_refused, "yet accepted";
    refuses_listed: RefusesListed, listed_actions_are_accepted, "is listed for seat";
    wrong_reason: WrongReason, unlisted_actions_are_refused, "wrong reason";
    trace_of_refusal: TraceOfRefusal, a_refusal_changes_nothing, "left a trace";
    applies_otherwise: AppliesOtherwise, apply_and_play_do_the_same, "`apply` led to";
    misread_notation: MisreadNotation, notation_round_trips, "which reads as";
    panicky_notation: PanickyNotation, mangled_notation_is_no_panic, "cut inside a letter";
    unstable_notation: UnstableNotation, mangled_notation_is_no_panic, "take many";
    stuck: Stuck, nobody_is_stuck, "no legal action";
    stuck_in_the_fast_pass: Stuck, many_random_games, "no legal action";
    asks_the_absent: AsksTheAbsent, nobody_is_stuck, "where nobody sits";
    asks_nobody: AsksNobody, nobody_is_stuck, "nobody is asked";
    endless: Endless, every_game_ends, "not over after at most 100 decisions";
    endless_in_the_fast_pass: Endless, many_random_games, "not over after at most 100 decisions";
    loses_a_piece: LosesAPiece, the_audit_passes, "not one card for each prize";
    loses_a_piece_in_the_fast_pass: LosesAPiece, many_random_games, "not one card for each prize";
    panics: Panics, every_game_ends, "seven is unlucky";
    nobody_wins: NobodyWins, the_outcome_is_sane, "nobody has won";
    unknown_ending: UnknownEnding, the_outcome_is_sane, "no ending number 2";
    untried_table: UntriedTable, options_and_tables_agree, "no table with 3 seats";
    forgets_when_saved: Forgets, states_save_and_load, "loaded:";
    forgets_in_views: Forgets, views_travel_as_json, "is sent";
    fat: Fat, states_save_and_load, "a state has";
    shared: Shared, clones_are_independent, "has changed";
    unrepeatable: Unrepeatable, a_replay_is_equal, "again to";
}

#[test]
fn a_failure_says_how_to_see_it_again() {
    let failure = suite::nobody_is_stuck::<Spoiled<Panics>>().unwrap_err();
    let told = failure.to_string();
    for part in [
        "toy-nim breaks the law `nobody_is_stuck`",
        "panic: seven is unlucky",
        r#"number 0, options {"seats":2,"stones":21,"most":3}"#,
        &format!("ORRERY_SEED={} ", failure.seed),
        &format!("step:    {} ", failure.actions.len()),
        "actions: 1: take ",
    ] {
        assert!(told.contains(part), "`{part}` is not in\n{told}");
    }
}

#[test]
fn of_all_games_that_fail_the_shortest_is_shown() {
    // From 21 stones to 5 takes six turns of at most 3; few games are so short.
    let failure = suite::nobody_is_stuck::<Spoiled<AsksNobody>>().unwrap_err();
    assert_eq!(failure.actions.len(), 6, "{failure}");
}
