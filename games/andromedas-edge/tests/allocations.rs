//! Random play does not allocate.

orrery_testkit::no_allocations!(orrery_andromedas_edge::AndromedasEdge);
