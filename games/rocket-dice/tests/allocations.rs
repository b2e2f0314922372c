//! Random play does not allocate.

orrery_testkit::no_allocations!(orrery_rocket_dice::RocketDice);
