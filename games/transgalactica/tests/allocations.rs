//! Random play does not allocate.

orrery_testkit::no_allocations!(orrery_transgalactica::Transgalactica);
