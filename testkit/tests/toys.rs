//! The toy games keep every law.

use orrery_testkit::{conformance, toy};

mod nim {
    super::conformance!(super::toy::Nim);
}

mod kuhn {
    super::conformance!(super::toy::Kuhn);
}

mod pig {
    super::conformance!(super::toy::Pig);
}

mod gops {
    super::conformance!(super::toy::Gops);
}
