//! The names of bots.

use std::time::Duration;

use orrery_bots::mcts::{Budget, Rollout};
use orrery_bots::{MctsConfig, Spec};
use orrery_testkit::toy::Nim;
use proptest::prelude::*;

#[test]
fn names_are_read_and_written() {
    for name in [
        "random",
        "greedy",
        "greedy:samples=9",
        "mcts:500ms",
        "mcts:2s",
        "mcts:800",
        "mcts:200ms:c=0.93:cut=41",
        "mcts:200ms:prior=off:rollout=random:reach=off",
        "mcts:1:weight=2.5:fpu=-0.5:samples=3:rollout=best77:epsilon=0.25:scale=333:margin=0.75:nodes=1001",
    ] {
        let spec: Spec = name.parse().unwrap();
        assert_eq!(spec.to_string(), name);
        assert_eq!(orrery_bots::make::<Nim>(&spec, 1).name(), name);
    }
    let usual = format!("mcts:2000ms:c={}", MctsConfig::default().exploration);
    assert_eq!(usual.parse::<Spec>().unwrap().to_string(), "mcts:2s");
    assert_eq!("mcts:800".parse(), Ok(Spec::Mcts(MctsConfig::iterations(800))));
    assert_eq!("mcts:2s".parse(), Ok(Spec::Mcts(MctsConfig::time(Duration::from_secs(2)))));
}

#[test]
fn what_is_wrong_is_said_with_what_is_allowed() {
    for (name, says) in [
        ("", "`greedy`"),
        ("alphazero", "`mcts:` with a time"),
        ("random:5", "nothing to set"),
        ("greedy:depth=2", "`samples=`"),
        ("greedy:samples=0", "from 1"),
        ("mcts", "how long"),
        ("mcts:", "`2s`"),
        ("mcts:0", "`800`"),
        ("mcts:5min", "`500ms`"),
        ("mcts:-5", "`500ms`"),
        ("mcts:10ü", "`500ms`"),
        ("mcts:10:x=1", "`reach=`"),
        ("mcts:10:c=NaN", "from 0 to 100"),
        ("mcts:10:c", "from 0 to 100"),
        ("mcts:10:scale=0.5", "`own`"),
        ("mcts:10:rollout=best", "`random`"),
        ("mcts:10:rollout=random:epsilon=0.5", "not after"),
    ] {
        let error = name.parse::<Spec>().unwrap_err();
        assert!(error.to_string().contains(says), "{name}: {error}");
        assert_eq!(error.input, name);
    }
}

prop_compose! {
    fn configs()(
        budget in prop_oneof![
            (1..u32::MAX).prop_map(Budget::Iterations),
            (1..u32::MAX).prop_map(|millis| Budget::Time(Duration::from_millis(millis.into()))),
        ],
        exploration in 0.0_f32..100.0,
        weight in 0.01_f32..1000.0,
        reluctance in -10.0_f32..10.0,
        prior_after in prop::option::of(any::<u32>()),
        root_samples in 1..u32::MAX,
        rollout in prop_oneof![
            Just(Rollout::Random),
            (1..u8::MAX, 0.0_f32..1.0).prop_map(|(of, epsilon)| Rollout::Best { of, epsilon }),
        ],
        cut in any::<u32>(),
        reach in prop::option::of(any::<u32>()),
        scale in prop::option::of(1.0_f32..1e6),
        margin in 0.0_f32..1.0,
        nodes in 1..u32::MAX,
    ) -> MctsConfig {
        MctsConfig {
            budget, exploration, weight, reluctance, prior_after, root_samples, rollout, cut, reach, scale, margin,
            nodes,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_bot_reads_back_as_itself(config in configs()) {
        let spec = Spec::Mcts(config);
        prop_assert_eq!(spec.to_string().parse::<Spec>(), Ok(spec));
    }

    #[test]
    fn no_text_panics(text in "(mcts:)?[a-z0-9:=.]{0,20}|\\PC{0,20}") {
        let _ = text.parse::<Spec>();
    }
}
