### Effects: Escalation (Unity is the subject of every effect).
### Key: game, kind of word, the word itself; what narrows the phrase down follows after “_”.
### Who acts, and words that follow a number: grammar.ftl.

## Verbs: what a step does.
## value = imperative, .they = third person, .inf = infinitive, .you = after “you” / „du“.

un-verb-claim-moon_nebula-first = claim { $n } { n-moons }, nebulae first
    .they = claims { $n } { n-moons }, nebulae first
    .inf  = { un-verb-claim-moon_nebula-first }

un-verb-take-discovery_observatory-discoveries = take { $n } random { n-tokens } of the observatory discoveries
    .they = takes { $n } random { n-tokens } of the observatory discoveries
    .inf  = { un-verb-take-discovery_observatory-discoveries }

un-verb-take-discovery_discovery-space = take { $n } random { n-tokens } from the larger discovery stack of the science track
    .they = takes { $n } random { n-tokens } from the larger discovery stack of the science track
    .inf  = { un-verb-take-discovery_discovery-space }

un-verb-upgrade = gain { $n } Unity { n-unity-upgrades }
    .they = gains { $n } Unity { n-unity-upgrades }
    .inf  = { un-verb-upgrade }

un-verb-build-development = build 1 development, if possible
    .they = builds 1 development, if possible
    .inf  = { un-verb-build-development }

un-verb-command = move the Command marker { $n } { n-spaces } and gain its bonuses
    .they = moves the Command marker { $n } { n-spaces } and gains its bonuses
    .inf  = { un-verb-command }

un-verb-launch-to_base = launch to the { $base }
    .they = launches to the { $base }
    .inf  = { un-verb-launch-to_base }

un-verb-launch-to_planet = launch to { $kind }
    .they = launches to { $kind }
    .inf  = { un-verb-launch-to_planet }

un-verb-launch-to_region = launch to { $region }
    .they = launches to { $region }
    .inf  = { un-verb-launch-to_region }

un-verb-launch-to_probe = launch { $n } { n-spaces } { $dir } of the probe
    .they = launches { $n } { n-spaces } { $dir } of the probe
    .inf  = { un-verb-launch-to_probe }

un-verb-launch-to_probe_here = launch to the region of the probe
    .they = launches to the region of the probe
    .inf  = { un-verb-launch-to_probe_here }

un-verb-shield = ignore the first { $n } damage to its ships
    .they = ignores the first { $n } damage to its ships
    .inf  = { un-verb-shield }

un-verb-reroll = reroll its lowest { $n } { n-dice-that-show } 4 or less
    .they = rerolls its lowest { $n } { n-dice-that-show } 4 or less
    .inf  = { un-verb-reroll }

un-verb-reinforce = bring { $n } { n-ships } from the launch bay into the battle
    .they = brings { $n } { n-ships } from the launch bay into the battle
    .inf  = { un-verb-reinforce }

un-verb-return_all_transport = return all its transports from the active region to the launch bay
    .they = returns all its transports from the active region to the launch bay
    .inf  = { un-verb-return_all_transport }

un-verb-damage_opposing-ship_least-weapons = damage the opposing ship with the lowest weapons value
    .they = damages the opposing ship with the lowest weapons value
    .inf  = { un-verb-damage_opposing-ship_least-weapons }

un-verb-stat = { $ship }: { $stat } { $n }
    .they = has { $stat } { $n } on { $ship }
    .inf  = have { $stat } { $n } on { $ship }

un-verb-nothing = no effect
    .they = does nothing
    .inf  = do nothing

## Nouns “track”: tracks, after “advance … on”

un-noun-track_lowest = its lowest track

## Nouns “from”: where a moon comes from

un-noun-from_nebula-first = the leftmost nebula with a moon, else a planet

## Nouns “rule”: rules that hold for a while

un-noun-rule_no-energy = the other participants may spend no energy on dice in this battle

## Nouns “ship”: Unity's ships

un-noun-ship_transport      = transports
un-noun-ship_fighter        = fighter
un-noun-ship_science-vessel = science vessel
un-noun-ship_heavy-cruiser  = heavy cruiser

## Nouns “stat”: values of a ship

un-noun-stat_range   = range
un-noun-stat_weapons = weapons
un-noun-stat_shields = shields

## Nouns “kind”: kinds of planets to launch to

un-noun-kind_science      = a science planet
un-noun-kind_industry     = an industry planet
un-noun-kind_supremacy    = a supremacy planet
un-noun-kind_commerce     = a commerce planet
un-noun-kind_civilization = a civilization planet
un-noun-kind_undeveloped  = an undeveloped planet

## Nouns “region”: regions to launch to

un-noun-region_most-leaders        = the region with the most leaders
un-noun-region_most-opposing-ships = the region with the most opposing ships

## Nouns “dir”: directions

un-noun-dir_w  = west
un-noun-dir_e  = east
un-noun-dir_nw = north-west
un-noun-dir_ne = north-east
un-noun-dir_sw = south-west
un-noun-dir_se = south-east

## Counters: what is counted. Value = accusative, in the number of $n; .zero = none of them;
## .per = after “for” / „für“, and after “for every 2” / „je 2“; .need = as a requirement; .than = in a comparison;
## .if-min, .if-most, .if-exactly, .if-none = the whole condition, where the usual one does not fit.

un-counter-claimed-moon =
    { $n ->
        [one] moon
       *[other] moons
    }
    .zero = no moons
    .per =
        { $every ->
            [one] each of { your } moons
           *[other] of { your } moons
        }

un-counter-module =
    { $n ->
        [one] module
       *[other] modules
    }
    .zero = no modules
    .per =
        { $every ->
            [one] each of { your } modules
           *[other] of { your } modules
        }

un-counter-module-of-type =
    { $n ->
        [one] module of that type
       *[other] modules of that type
    }
    .zero = no modules of that type
    .per =
        { $every ->
            [one] each module of that type
           *[other] modules of that type
        }

un-counter-moon-here =
    { $n ->
        [one] moon on that planet
       *[other] moons on that planet
    }
    .zero = no moons on that planet
    .per =
        { $every ->
            [one] each moon on that planet
           *[other] moons on that planet
        }
    .if-none = no moon is left on that planet

## Conditions, after “if” / „falls“.

un-condition-your-turn = it is Unity's turn

## Scopes: the subject, before a verb in the third person.

un-scope-each-opposing-player = each opposing player in the battle

## Triggers: when an effect happens; a colon follows.

un-trigger-passive         = Always
un-trigger-launch          = When it launches
un-trigger-activate-region = After Unity activates a region
un-trigger-activate-planet = After Unity activates a planet
un-trigger-activate-base   = After Unity activates an Alliance Base
un-trigger-gain-module     = When Unity gains a { $type }
un-trigger-return-start    = At the start of Unity's return turn
un-trigger-event-resolved  = After each event
un-trigger-diplomacy-step  = At once
un-trigger-battle-won      = When Unity wins the battle
un-trigger-battle-lost     = When Unity loses the battle
un-trigger-battle-damage   = In the damage step
un-trigger-gained          = At once

## Regions

un-region-base       = to the { $base }
un-region-planet     = to { $kind }
un-region-region     = to { $region }
un-region-probe      = { $n } { n-spaces } { $dir } of the probe
un-region-probe_here = to the region of the probe

## Picks: how a tie between regions is broken.

un-pick-most-moons        = most moons
un-pick-undeveloped-first = undeveloped first
un-pick-affordable-first  = those whose leaders Unity has first
un-pick-best-development  = best development scoring
un-pick-nearest-probe     = nearest to the probe

## Labels of the fields of an entry; empty: the text stands alone.

un-field-target = Target
un-field-pick   = If several
