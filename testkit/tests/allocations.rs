//! A toy that does not allocate passes the count.

orrery_testkit::no_allocations!(orrery_testkit::toy::Gops);
