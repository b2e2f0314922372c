//! How a seat stands.
use orrery_kernel::{Appraise, Seat};
use crate::state::Transgalactica;
impl Appraise for Transgalactica {
    fn appraise(&self, seat: Seat) -> i32 {
        i32::from(self.sheet(seat).total()) * 100
    }
}
