//! How long to wait.

/// The first wait after a lost connection, in milliseconds.
const SHORTEST: u32 = 250;
/// The longest.
const LONGEST: u32 = 5_000;
/// After so many milliseconds of silence the server is asked whether it is there.
pub(crate) const QUIET: u32 = 20_000;
/// It has so many milliseconds to answer.
pub(crate) const SILENCE: u32 = 10_000;
/// The same when the page has just been woken: a connection that slept may be dead.
pub(crate) const WOKEN: u32 = 3_000;

/// How long to wait before the next try, in milliseconds: twice as long each time, and never all pages at the same moment. `luck` is
/// any number.
pub(crate) fn before_try(tries: u32, luck: u32) -> u32 {
    let longest = (SHORTEST << tries.min(10)).min(LONGEST);
    longest - longest / 4 * (luck % 1000) / 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_a_limit_and_differ() {
        let waits: Vec<u32> = (0..7).map(|tries| before_try(tries, 0)).collect();
        assert_eq!(waits, [250, 500, 1000, 2000, 4000, 5000, 5000]);
        assert_eq!(before_try(u32::MAX, u32::MAX), before_try(40, 295));
        for luck in 0..2_000 {
            assert!((750..=1_000).contains(&before_try(2, luck)));
        }
        assert_ne!(before_try(3, 100), before_try(3, 900));
    }
}
