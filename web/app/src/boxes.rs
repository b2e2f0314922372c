//! Games without a board yet, and which of their cards the rules page shows: tables of the content, each with its heading.

#[cfg(feature = "transgalactica")]
pub(crate) const TRANSGALACTICA: orrery_kit::Known =
    orrery_kit::Known::bare::<orrery_transgalactica::Transgalactica>(
        &[("transgalactica", orrery_transgalactica::SOURCE)],
        &[
            ("planet", "tg-kind-planet"),
            ("technology", "tg-kind-technology"),
            ("mission", "tg-kind-mission"),
            ("objective", "tg-kind-objective"),
            ("wealth", "tg-kind-wealth"),
            ("decree", "tg-kind-decree"),
            ("office", "tg-kind-office"),
            ("skill", "tg-kind-skill"),
            ("bonus", "tg-kind-bonus"),
            ("mining_tile", "tg-kind-mining-tile"),
            ("fleet_tile", "tg-kind-fleet-tile"),
            ("pirate", "tg-kind-pirate"),
        ],
    );

#[cfg(feature = "andromedas-edge")]
pub(crate) const ANDROMEDAS_EDGE: orrery_kit::Known =
    orrery_kit::Known::bare::<orrery_andromedas_edge::AndromedasEdge>(
        &orrery_andromedas_edge::SOURCES,
        &[
            ("faction", "ae-kind-faction"),
            ("planet", "ae-kind-planet"),
            ("alliance_base", "ae-kind-base"),
            ("special_region", "ae-kind-special"),
            ("module", "ae-kind-module"),
            ("core_module", "ae-kind-core-module"),
            ("tactics", "ae-kind-tactics"),
            ("upgrade", "ae-kind-upgrade"),
            ("moon", "ae-kind-moon"),
            ("discovery", "ae-kind-discovery"),
            ("supremacy_token", "ae-kind-token"),
            ("development", "ae-kind-development"),
            ("event", "ae-kind-event"),
            ("raider", "ae-kind-raider"),
            ("destiny", "ae-kind-destiny"),
        ],
    );
