//! Every rule of the ledger, a file per chapter: a position in a sentence, a decision, what follows.

mod areas;
mod bonus_tiles;
mod common;
mod decisions;
mod exploring;
mod free_actions;
mod general;
mod hidden_and_random;
mod income;
mod maintenance;
mod mission_cards;
mod missions;
mod objectives;
mod outposts;
mod planets;
mod rulings;
mod senate;
mod setting_up;
mod skills;
mod tech_cards_1;
mod tech_cards_2;
mod tech_cards_3;
mod turns;
