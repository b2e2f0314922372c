//! Tests of the browser client in real Chromium: support for the tests in `tests/`.
//!
//! [`House`] is a server of its own in a process that can be killed and started again; [`Browser`] a Chromium of its own, driven
//! through chromedriver. Both need what `cargo verify browser` builds first: the client in `web/dist` and the program
//! `orrery` beside the tests. Whoever asks for something that does not come within a while gets an error that says what the page
//! showed instead. A browser that ends looks at its console: an error there fails the test.

mod axe;
mod browser;
mod cdp;
mod driver;
mod files;
mod house;
mod play;
mod shot;
mod tables;

pub use browser::{Browser, Look};
pub use house::House;
pub use play::{Hand, Mood, Way};

/// What went wrong, in words.
pub type Outcome<T = ()> = Result<T, String>;
