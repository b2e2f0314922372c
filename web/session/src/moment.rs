//! Time and randomness of the browser.

use orrery_match::Moment;
use orrery_wire::{ActionId, Code, MatchId, Millis, Problem};

/// The time.
pub(crate) fn now() -> Millis {
    // A browser knows the time to the millisecond; the fraction is noise.
    js_sys::Date::now() as Millis
}

/// Random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    let why = "This browser gives no randomness, without which nothing fair can be played.";
    getrandom::fill(&mut bytes).map_err(|_| Problem::new(Code::Unavailable, why))?;
    Ok(bytes)
}

/// What a decision needs.
pub(crate) fn moment() -> Result<Moment, Problem> {
    Ok(Moment { now: now(), random: random()? })
}

/// A name for a new match.
pub(crate) fn match_name() -> Result<MatchId, Problem> {
    random().map(MatchId::from_bytes)
}

/// A name for a wish.
pub(crate) fn wish_name() -> Result<ActionId, Problem> {
    let name = match_name()?;
    name.as_str().parse().map_err(|_| Problem::new(Code::BadRequest, "The wish has no name."))
}
