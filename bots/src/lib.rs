//! Opponents for every game of the kernel, and the numbers that say how strong they are.
//!
//! A bot is handed a view and the legal actions, never a state: what it does not know it has to imagine, so it cannot
//! cheat even by accident. All randomness comes from its own seed; with a budget of iterations the same seed plays the
//! same game on every machine.
//!
//! Start reading at [`Bot`]. Then, from weak to strong: [`RandomBot`], [`Greedy`], [`mcts::Mcts`]. [`Spec`] is the text by
//! which people name them (`mcts:200ms`), [`table`] plays whole games between them, [`ladder`] rates them.
//! Depends on the kernel alone and compiles to WebAssembly; the only clock is behind [`Clock`].

mod bot;
mod clock;
mod forced;
mod greedy;
mod random;
mod standing;

pub mod ladder;
pub mod mcts;
pub mod sift;
mod spec;
pub mod table;

pub use bot::Bot;
pub use clock::{Clock, Wall};
pub use greedy::Greedy;
pub use mcts::{Mcts, MctsConfig};
pub use random::RandomBot;
pub use spec::{BadSpec, Spec, make, make_with_clock};
