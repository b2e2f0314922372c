### Effects: Andromeda's Edge.
### Key: game, kind of word, the word itself; what narrows the phrase down follows after “_”.
### Who acts, and words that follow a number: grammar.ftl.

## Verbs: what a step does.
## value = imperative, .they = third person, .inf = infinitive, .you = after “you” / „du“.

ae-verb-draw = draw { $n } { n-tactics-cards }{ $per }
    .they = draws { $n } { n-tactics-cards }{ $per }
    .inf  = { ae-verb-draw }
    .you  = { ae-verb-draw }

ae-verb-draw_keep = draw { $n } tactics cards, keep { $m } of them and discard the rest
    .they = draws { $n } tactics cards, keeps { $m } of them and discards the rest
    .inf  = { ae-verb-draw_keep }

ae-verb-recover = take { $n } { n-tactics-cards } of { your } choice from the discard pile
    .they = takes { $n } { n-tactics-cards } of { your } choice from the discard pile
    .inf  = { ae-verb-recover }

ae-verb-repair = perform { $n } { n-repairs }
    .they = performs { $n } { n-repairs }
    .inf  = { ae-verb-repair }
    .you  = { ae-verb-repair }

ae-verb-peek-events = look at the top 2 event cards, put 1 on top and 1 under the deck
    .they = looks at the top 2 event cards, puts 1 on top and 1 under the deck
    .inf  = { ae-verb-peek-events }

ae-verb-take-discovery_observatory-discoveries = take { $n } { n-tokens } of { your } choice from the observatory discoveries
    .they = takes { $n } { n-tokens } of { your } choice from the observatory discoveries
    .inf  = { ae-verb-take-discovery_observatory-discoveries }

ae-verb-take-discovery_discovery-space = take { $n } { n-tokens } of { your } choice from a discovery stack of the science track
    .they = takes { $n } { n-tokens } of { your } choice from a discovery stack of the science track
    .inf  = { ae-verb-take-discovery_discovery-space }

ae-verb-recruit = recruit { up-to-n } of { your } leaders from anywhere on the board
    .they = may recruit { up-to-n } of { your } leaders from anywhere on the board
    .inf  = { ae-verb-recruit }

ae-verb-claim-moon_ship = claim { $n } { n-moons } from a region where { you-have } a ship
    .they = claims { $n } { n-moons } from a region where { you-have } a ship
    .inf  = { ae-verb-claim-moon_ship }

ae-verb-claim-moon_planet = claim { $n } { n-moons } from any { n-planets }
    .they = claims { $n } { n-moons } from any { n-planets }
    .inf  = { ae-verb-claim-moon_planet }

ae-verb-claim-moon_nebula = claim { $n } { n-moons } from any { n-nebulae }
    .they = claims { $n } { n-moons } from any { n-nebulae }
    .inf  = { ae-verb-claim-moon_nebula }

ae-verb-claim-moon_active-region = claim { $n } more { n-moons } from the active region
    .they = claims { $n } more { n-moons } from the active region
    .inf  = { ae-verb-claim-moon_active-region }

ae-verb-claim-moon_discard = claim { $n } { n-moons } of { your } choice from the discarded moons
    .they = claims { $n } { n-moons } of { your } choice from the discarded moons
    .inf  = { ae-verb-claim-moon_discard }

ae-verb-use-moon_output = gain the benefit of the moon in the output slot
    .they = gains the benefit of the moon in the output slot
    .inf  = { ae-verb-use-moon_output }

ae-verb-use-moon_adjacent = gain the benefit of 1 moon beside this module
    .they = gains the benefit of 1 moon beside this module
    .inf  = { ae-verb-use-moon_adjacent }

ae-verb-use-moon_each-adjacent = gain the benefit of each moon beside this module
    .they = gains the benefit of each moon beside this module
    .inf  = { ae-verb-use-moon_each-adjacent }

ae-verb-activate = activate { up-to-n } { $modules } without a ship or energy
    .they = may activate { up-to-n } { $modules } without a ship or energy
    .inf  = { ae-verb-activate }

ae-verb-activate_spent = activate { up-to-n-modules } a second time this turn
    .they = may activate { up-to-n-modules } a second time this turn
    .inf  = { ae-verb-activate_spent }

ae-verb-buy-module = buy 1 { $type }
    .they = may buy 1 { $type }
    .inf  = { ae-verb-buy-module }

ae-verb-buy-module_minus = buy 1 { $type } for { $n } { n-resources } of { your } choice less
    .they = may buy 1 { $type } for { $n } { n-resources } of { your } choice less
    .inf  = { ae-verb-buy-module_minus }

ae-verb-gain-module = gain 1 { $type } for free
    .they = gains 1 { $type } for free
    .inf  = { ae-verb-gain-module }

ae-verb-gain-module_bottom = gain 1 { $type } from the bottom space of its column for free
    .they = gains 1 { $type } from the bottom space of its column for free
    .inf  = { ae-verb-gain-module_bottom }

ae-verb-build-ship = build 1 ship
    .they = may build 1 ship
    .inf  = { ae-verb-build-ship }

ae-verb-build-ship_minus = build 1 ship for { $n } { n-resources } of { your } choice less
    .they = may build 1 ship for { $n } { n-resources } of { your } choice less
    .inf  = { ae-verb-build-ship_minus }

ae-verb-build-development = build 1 development
    .they = may build 1 development
    .inf  = { ae-verb-build-development }

ae-verb-build-development_minus = build 1 development for { $n } { n-resources } of { your } choice less
    .they = may build 1 development for { $n } { n-resources } of { your } choice less
    .inf  = { ae-verb-build-development_minus }

ae-verb-upgrade = gain { $n } ship { n-upgrades }
    .they = gains { $n } ship { n-upgrades }
    .inf  = { ae-verb-upgrade }

ae-verb-flip-up = turn { $n } of { your } development cards face up again
    .they = turns { $n } of { your } development cards face up again
    .inf  = { ae-verb-flip-up }

ae-verb-launch = carry out the four steps of a Launch turn { n-times } more with another ship
    .they = carries out the four steps of a Launch turn { n-times } more with another ship
    .inf  = { ae-verb-launch }

ae-verb-return = return { up-to-n } of { your } ships from any region to { your } Launch Bay
    .they = returns { up-to-n } of { your } ships from any region to { your } Launch Bay
    .inf  = { ae-verb-return }

ae-verb-withdraw = move all { your } ships from the active region to adjacent regions
    .they = moves all { your } ships from the active region to adjacent regions
    .inf  = { ae-verb-withdraw }

ae-verb-damage_module = damage { $n } of { your } undamaged modules
    .they = damages { $n } of { your } undamaged modules
    .inf  = { ae-verb-damage_module }

ae-verb-damage_ship = damage { $n } of { your } ships
    .they = damages { $n } of { your } ships
    .inf  = { ae-verb-damage_ship }

ae-verb-shield = keep { up-to-n } of { your } ships or modules from taking damage
    .they = keeps { up-to-n } of { your } ships or modules from taking damage
    .inf  = { ae-verb-shield }

ae-verb-give = give { owner } { $n } { $res }
    .they = gives { owner } { $n } { $res }
    .inf  = { ae-verb-give }

ae-verb-lose-vp = lose { $n } VP
    .they = loses { $n } VP
    .inf  = { ae-verb-lose-vp }
    .you  = { ae-verb-lose-vp }

ae-verb-exile-leader = put { $n } { n-leaders } from { your } station into a random nebula
    .they = puts { $n } { n-leaders } from { your } station into a random nebula
    .inf  = { ae-verb-exile-leader }

ae-verb-remove-moon_each-planet-2 = discard the top { top-n-moons } of every planet with 2 or more moons
    .they = discards the top { top-n-moons } of every planet with 2 or more moons
    .inf  = { ae-verb-remove-moon_each-planet-2 }

ae-verb-remove-moon_active-planet = discard the top { top-n-moons } of the active planet
    .they = discards the top { top-n-moons } of the active planet
    .inf  = { ae-verb-remove-moon_active-planet }

ae-verb-place-bonus = put { $n } { $res } as a bonus on { $regions }
    .they = puts { $n } { $res } as a bonus on { $regions }
    .inf  = { ae-verb-place-bonus }

ae-verb-place-raider = place { $n } { $class }
    .they = places { $n } { $class }
    .inf  = { ae-verb-place-raider }

ae-verb-event-step = advance the event marker { $n } { n-spaces }
    .they = advances the event marker { $n } { n-spaces }
    .inf  = { ae-verb-event-step }

ae-verb-cancel = it does not happen
    .they = cancels it
    .inf  = cancel it

ae-verb-cancel_when-opponent-plays-tactics = the tactics card has no effect and is discarded
    .they = cancels the tactics card
    .inf  = cancel the tactics card

ae-verb-cancel_when-raider-strikes = the Raider Strike does not happen
    .they = prevents the Raider Strike
    .inf  = prevent the Raider Strike

ae-verb-end-battle = end the battle
    .they = ends the battle
    .inf  = { ae-verb-end-battle }
    .you  = { ae-verb-end-battle }

ae-verb-dice = roll { $n } more { n-dice } in this battle
    .they = rolls { $n } more { n-dice } in this battle
    .inf  = { ae-verb-dice }
    .you  = { ae-verb-dice }

ae-verb-dice_sustain = roll { $n } more { n-dice } in each of { your } battles
    .they = rolls { $n } more { n-dice } in each of { your } battles
    .inf  = { ae-verb-dice_sustain }

ae-verb-dice_escalation = roll { $n } more { n-dice } if { you-take } part in this battle
    .they = rolls { $n } more { n-dice } if { you-take } part in this battle
    .inf  = { ae-verb-dice_escalation }

ae-verb-dice_negative = roll { $n } fewer { n-dice } in this battle, at least 1
    .they = rolls { $n } fewer { n-dice } in this battle, at least 1
    .inf  = { ae-verb-dice_negative }

ae-verb-targeting = get +{ $n } targeting in this battle
    .they = gets +{ $n } targeting in this battle
    .inf  = { ae-verb-targeting }
    .you  = { ae-verb-targeting }

ae-verb-targeting_sustain = get +{ $n } targeting in each of { your } battles
    .they = gets +{ $n } targeting in each of { your } battles
    .inf  = { ae-verb-targeting_sustain }

ae-verb-targeting_negative = get -{ $n } targeting in this battle, at least 1
    .they = gets -{ $n } targeting in this battle, at least 1
    .inf  = { ae-verb-targeting_negative }

ae-verb-reroll = reroll up to { $n } of { your } dice
    .they = rerolls up to { $n } of { your } dice
    .inf  = { ae-verb-reroll }

ae-verb-reroll_choose-participant = reroll up to { $n } dice that you choose
    .they = rerolls up to { $n } dice that you choose
    .inf  = { ae-verb-reroll_choose-participant }

ae-verb-set = turn { $n } of { your } dice to { $m }
    .they = turns { $n } of { your } dice to { $m }
    .inf  = { ae-verb-set }

ae-verb-range = { your } ships have +{ $n } range
    .they = has +{ $n } range with all ships
    .inf  = give { your } ships +{ $n } range

ae-verb-range_before-launch = the ship { you-launch } has +{ $n } range
    .they = launches the ship with +{ $n } range
    .inf  = launch the ship with +{ $n } range

ae-verb-range_any_before-launch = the ship { you-launch } has unlimited range
    .they = launches the ship with unlimited range
    .inf  = launch the ship with unlimited range

ae-verb-range_escalation = { your } ships have +{ $n } range in this Escalation
    .they = has +{ $n } range with all ships in this Escalation
    .inf  = give { your } ships +{ $n } range in this Escalation

ae-verb-range_any = { your } ships have unlimited range
    .they = has unlimited range with all ships
    .inf  = give { your } ships unlimited range

ae-verb-ability = { your } ships have { $ability }
    .they = has { $ability } with all ships
    .inf  = give { your } ships { $ability }

ae-verb-ability_before-launch = the ship { you-launch } has { $ability }
    .they = launches the ship with { $ability }
    .inf  = launch the ship with { $ability }

ae-verb-rule = { $rule }
    .they = lets this hold: { $rule }
    .inf  = let this hold: { $rule }

## Nouns “res”: resources

ae-noun-res_energy     = energy
ae-noun-res_titanium   = titanium
ae-noun-res_ice        = ice
ae-noun-res_nanocarbon = nanocarbon
ae-noun-res_credit =
    { $n ->
        [one] credit
       *[other] credits
    }
ae-noun-res_tactics =
    { $n ->
        [one] tactics card
       *[other] tactics cards
    }
ae-noun-res_material =
    { $n ->
        [one] basic resource of { your } choice
       *[other] basic resources of { your } choice
    }
ae-noun-res_any =
    { $n ->
        [one] resource of { your } choice
       *[other] resources of { your } choice
    }

## Nouns “cost”: what is paid besides resources

ae-noun-cost_claimed-moon =
    { $n ->
        [one] moon of { your } claimed moons area
       *[other] moons of { your } claimed moons area
    }
ae-noun-cost_moon-input = the resources of the moon in the input slot

## Nouns “track”: tracks, after “advance … on”

ae-noun-track_science      = the science track
ae-noun-track_industry     = the industry track
ae-noun-track_commerce     = the commerce track
ae-noun-track_civilization = the civilization track
ae-noun-track_supremacy    = the supremacy track
ae-noun-track_any-track    = a progress track of { your } choice

## Nouns “type”: module types, after a number

ae-noun-type_science      = science module
ae-noun-type_industry     = industry module
ae-noun-type_commerce     = commerce module
ae-noun-type_civilization = civilization module
ae-noun-type_any          = module of any type

## Nouns “modules”: modules to activate, after a number

ae-noun-modules_neighbor     = of the modules next to this one
ae-noun-modules_science      = of { your } science modules
ae-noun-modules_industry     = of { your } industry modules
ae-noun-modules_commerce     = of { your } commerce modules
ae-noun-modules_civilization = of { your } civilization modules
ae-noun-modules_spent        = of { your } modules already activated this turn
ae-noun-modules_any          = of { your } modules

## Nouns “from”: where a moon comes from

ae-noun-from_ship          = a region where { you-have } a ship
ae-noun-from_planet        = any planet
ae-noun-from_nebula        = any nebula
ae-noun-from_active-region = the active region
ae-noun-from_discard       = the discarded moons

## Nouns “moon”: moons used

ae-noun-moon_output        = the moon in the output slot
ae-noun-moon_adjacent      = 1 moon beside this module
ae-noun-moon_each-adjacent = each moon beside this module

## Nouns “stack”: stacks of discovery tokens

ae-noun-stack_observatory-discoveries = the observatory discoveries
ae-noun-stack_discovery-space         = a discovery stack of the science track

## Nouns “piece”: pieces

ae-noun-piece_module =
    { $n ->
        [one] module
       *[other] modules
    }
ae-noun-piece_ship =
    { $n ->
        [one] ship
       *[other] ships
    }

## Nouns “planets”: planets

ae-noun-planets_each-planet-2 = every planet with 2 or more moons
ae-noun-planets_active-planet = the active planet

## Nouns “regions”: regions that get a bonus

ae-noun-regions_each-alliance-base      = each Alliance Base
ae-noun-regions_each-undeveloped-planet = each undeveloped planet

## Nouns “class”: raider classes

ae-noun-class_s-class =
    { $n ->
        [one] S-Class raider
       *[other] S-Class raiders
    }

## Nouns “ability”: abilities of ships

ae-noun-ability_voyage = Voyage
ae-noun-ability_attack = Attack
ae-noun-ability_jump   = Jump

## Nouns “rule”: rules that hold for a while

ae-noun-rule_no-scrap  = ships of players defeated in this battle take no damage and return to their Launch Bays
ae-noun-rule_one-die   = every participant rolls exactly 1 die in this battle
ae-noun-rule_low-wins  = the lower die wins in this battle; the lowest dice are compared first
ae-noun-rule_no-cards  = no Battle cards may be played for the rest of this battle
ae-noun-rule_open-rows = you may use energy to activate modules even in rows where no ship has activated one

## Nouns “tactics”: kinds of tactics cards

ae-noun-tactics_action =
    { $n ->
        [one] Action card
       *[other] Action cards
    }
ae-noun-tactics_event-tactics =
    { $n ->
        [one] Event tactics card
       *[other] Event tactics cards
    }
ae-noun-tactics_sustain =
    { $n ->
        [one] Sustain card
       *[other] Sustain cards
    }
ae-noun-tactics_diplomacy =
    { $n ->
        [one] Diplomacy card
       *[other] Diplomacy cards
    }
ae-noun-tactics_battle-tactics =
    { $n ->
        [one] Battle card
       *[other] Battle cards
    }

## Counters: what is counted. Value = accusative, in the number of $n; .zero = none of them;
## .per = after “for” / „für“, and after “for every 2” / „je 2“; .need = as a requirement; .than = in a comparison;
## .if-min, .if-most, .if-exactly, .if-none = the whole condition, where the usual one does not fit.

ae-counter-titanium = titanium
    .zero = no titanium
    .per =
        { $every ->
            [one] each titanium { you-have }
           *[other] titanium { you-have }
        }

ae-counter-ice = ice
    .zero = no ice
    .per =
        { $every ->
            [one] each ice { you-have }
           *[other] ice { you-have }
        }

ae-counter-nanocarbon = nanocarbon
    .zero = no nanocarbon
    .per =
        { $every ->
            [one] each nanocarbon { you-have }
           *[other] nanocarbon { you-have }
        }

ae-counter-tactics =
    { $n ->
        [one] tactics card in hand
       *[other] tactics cards in hand
    }
    .zero = no tactics cards in hand
    .per =
        { $every ->
            [one] each tactics card in { your } hand
           *[other] tactics cards in { your } hand
        }

ae-counter-science =
    { $n ->
        [one] space
       *[other] spaces
    }
    .zero = no space
    .per =
        { $every ->
            [one] each space { you-have } climbed on the science track
           *[other] spaces { you-have } climbed on the science track
        }
    .if-min = { your } marker is on space { $n } or higher of the science track

ae-counter-industry =
    { $n ->
        [one] space
       *[other] spaces
    }
    .zero = no space
    .per =
        { $every ->
            [one] each space { you-have } climbed on the industry track
           *[other] spaces { you-have } climbed on the industry track
        }
    .if-min = { your } marker is on space { $n } or higher of the industry track

ae-counter-commerce =
    { $n ->
        [one] space
       *[other] spaces
    }
    .zero = no space
    .per =
        { $every ->
            [one] each space { you-have } climbed on the commerce track
           *[other] spaces { you-have } climbed on the commerce track
        }
    .if-min = { your } marker is on space { $n } or higher of the commerce track

ae-counter-civilization =
    { $n ->
        [one] space
       *[other] spaces
    }
    .zero = no space
    .per =
        { $every ->
            [one] each space { you-have } climbed on the civilization track
           *[other] spaces { you-have } climbed on the civilization track
        }
    .if-min = { your } marker is on space { $n } or higher of the civilization track

ae-counter-supremacy =
    { $n ->
        [one] space
       *[other] spaces
    }
    .zero = no space
    .per =
        { $every ->
            [one] each space { you-have } climbed on the supremacy track
           *[other] spaces { you-have } climbed on the supremacy track
        }
    .if-min = { your } marker is on space { $n } or higher of the supremacy track

ae-counter-track-at-level-2 =
    { $n ->
        [one] track at development level 2
       *[other] tracks at development level 2
    }
    .zero = no track at development level 2
    .per =
        { $every ->
            [one] each track on which { you-have } reached development level 2
           *[other] tracks on which { you-have } reached development level 2
        }

ae-counter-development =
    { $n ->
        [one] development
       *[other] developments
    }
    .zero = no developments
    .per =
        { $every ->
            [one] each of { your } developments
           *[other] of { your } developments
        }

ae-counter-leader =
    { $n ->
        [one] leader on { your } station
       *[other] leaders on { your } station
    }
    .zero = no leaders on { your } station
    .per =
        { $every ->
            [one] each leader on { your } station
           *[other] leaders on { your } station
        }

ae-counter-ship =
    { $n ->
        [one] ship
       *[other] ships
    }
    .zero = no ships
    .per =
        { $every ->
            [one] each ship of { your } fleet
           *[other] ships of { your } fleet
        }

ae-counter-ship-on-board =
    { $n ->
        [one] ship on the board
       *[other] ships on the board
    }
    .zero = no ships on the board
    .per =
        { $every ->
            [one] each of { your } ships on the board
           *[other] of { your } ships on the board
        }

ae-counter-ship-in-scrapyard =
    { $n ->
        [one] ship in the Scrapyard
       *[other] ships in the Scrapyard
    }
    .zero = no ships in the Scrapyard
    .per =
        { $every ->
            [one] each of { your } ships in the Scrapyard
           *[other] of { your } ships in the Scrapyard
        }

ae-counter-ship-in-active-region =
    { $n ->
        [one] ship in the active region
       *[other] ships in the active region
    }
    .zero = no ships in the active region
    .per =
        { $every ->
            [one] each of { your } ships in the active region
           *[other] of { your } ships in the active region
        }
    .than = ships of { yours }

ae-counter-opposing-ship-in-active-region =
    { $n ->
        [one] opposing ship in the active region
       *[other] opposing ships in the active region
    }
    .zero = no opposing ships in the active region
    .per =
        { $every ->
            [one] each opposing ship in the active region
           *[other] opposing ships in the active region
        }
    .than = opposing ships in the active region

ae-counter-science-module =
    { $n ->
        [one] undamaged science module
       *[other] undamaged science modules
    }
    .zero = no undamaged science modules
    .per =
        { $every ->
            [one] each of { your } undamaged science modules
           *[other] of { your } undamaged science modules
        }

ae-counter-industry-module =
    { $n ->
        [one] undamaged industry module
       *[other] undamaged industry modules
    }
    .zero = no undamaged industry modules
    .per =
        { $every ->
            [one] each of { your } undamaged industry modules
           *[other] of { your } undamaged industry modules
        }

ae-counter-commerce-module =
    { $n ->
        [one] undamaged commerce module
       *[other] undamaged commerce modules
    }
    .zero = no undamaged commerce modules
    .per =
        { $every ->
            [one] each of { your } undamaged commerce modules
           *[other] of { your } undamaged commerce modules
        }

ae-counter-civilization-module =
    { $n ->
        [one] undamaged civilization module
       *[other] undamaged civilization modules
    }
    .zero = no undamaged civilization modules
    .per =
        { $every ->
            [one] each of { your } undamaged civilization modules
           *[other] of { your } undamaged civilization modules
        }

ae-counter-damaged-module =
    { $n ->
        [one] damaged module
       *[other] damaged modules
    }
    .zero = no damaged modules
    .per =
        { $every ->
            [one] each of { your } damaged modules
           *[other] of { your } damaged modules
        }

ae-counter-activated-industry =
    { $n ->
        [one] industry module activated this turn
       *[other] industry modules activated this turn
    }
    .zero = no industry modules activated this turn
    .per =
        { $every ->
            [one] each industry module activated this turn
           *[other] industry modules activated this turn
        }
    .if-min = { you-have } activated { $n } or more industry modules this turn

ae-counter-slotted-moon =
    { $n ->
        [one] slotted moon
       *[other] slotted moons
    }
    .zero = no slotted moons
    .per =
        { $every ->
            [one] each of { your } slotted moons
           *[other] of { your } slotted moons
        }

ae-counter-adjacent-moon =
    { $n ->
        [one] moon beside this module
       *[other] moons beside this module
    }
    .zero = no moon beside this module
    .per =
        { $every ->
            [one] each moon beside this module
           *[other] moons beside this module
        }

## Conditions, after “if” / „falls“.

ae-condition-active-region_planet        = the active region is a planet
ae-condition-active-region_nebula        = the active region is a nebula
ae-condition-active-region_alliance-base = the active region is an Alliance Base
ae-condition-docked_transport            = a transport is docked here
ae-condition-docked_fighter              = a fighter is docked here
ae-condition-docked_science-vessel       = a science vessel is docked here
ae-condition-docked_heavy-cruiser        = a heavy cruiser is docked here
ae-condition-docked_energy               = energy is docked here
ae-condition-raider-defeated             = a raider was defeated

## Scopes: the subject, before a verb in the third person.

ae-scope-each-player        = each player
ae-scope-each-opponent      = each opponent
ae-scope-active-player      = the active player
ae-scope-each-participant   = each participating player
ae-scope-choose-participant = another participant of { your } choice, raiders included,
ae-scope-winner             = the winner
ae-scope-each-defeated      = each defeated player
ae-scope-most-vp            = each player with the most VP
ae-scope-you                = you

## Triggers: when an effect happens; a colon follows.

ae-trigger-on-your-turn                          = On your turn
ae-trigger-before-launch                         = Before you launch
ae-trigger-launch                                = When this ship launches
ae-trigger-activate-region                       = After you activate a region
ae-trigger-activate-region_ship                  = After this ship activates a region
ae-trigger-activate-planet                       = After this ship activates a planet
ae-trigger-activate-nebula                       = After this ship activates a nebula
ae-trigger-activate-base                         = After this ship activates an Alliance Base
ae-trigger-end-of-your-turn                      = At the end of your Launch turn
ae-trigger-on-return                             = When you Return to Station
ae-trigger-return-start                          = At the start of your Return to Station turn
ae-trigger-dock                                  = When this ship is put on a module
ae-trigger-scrapped                              = When this ship is sent to the Scrapyard
ae-trigger-when-opponent-launches-to-your-region = When an opponent launches to your region
ae-trigger-when-opponent-plays-tactics           = When an opponent plays a tactics card
ae-trigger-when-raider-strikes                   = When raiders strike
ae-trigger-when-damaged                          = When you take damage
ae-trigger-when-event                            = When an event is revealed
ae-trigger-event-reveal                          = Just before an event is revealed
ae-trigger-battle-start                          = When a battle would begin
ae-trigger-escalation                            = Escalation
ae-trigger-diplomacy-step                        = Diplomacy
ae-trigger-battle-preparations                   = Battle preparations
ae-trigger-after-roll                            = After the roll
ae-trigger-battle-won                            = When you win a battle
ae-trigger-battle-won_ship                       = When you win a battle with this ship
ae-trigger-battle-lost                           = When you lose a battle
ae-trigger-battle-resolved                       = After a battle
ae-trigger-raider-strike                         = When it strikes
ae-trigger-raider-won                            = When it wins a battle
ae-trigger-gain-module                           = When you gain a { $type }
ae-trigger-gain-upgrade                          = When you place an upgrade tile
ae-trigger-build-development                     = When you build a development
ae-trigger-build-development_ship                = When this ship becomes a development
ae-trigger-abandon-moon                          = When you abandon a moon for its benefit
ae-trigger-claim-discovery                       = When you claim a discovery token
ae-trigger-play-tactics                          = After one of your { $tactics-many }

## Limits: a frame around the text ($effect), or a remark in brackets.

ae-limit-once-between-returns = at most once between two of your Return to Station turns

## Regions

ae-region-random-nebula = a random nebula
ae-region-base          = { $base }
ae-region-newest-planet = the planet laid last

## Labels of the fields of an entry; empty: the text stands alone.

ae-field-printed                      = Without a moon
ae-field-benefit                      = Benefit
ae-field-tactical_operations          = Tactical Operations
ae-field-ability                      = Ability
ae-field-token_gone                   = If the token is gone
ae-field-placement                    = Placement
ae-field-on_strike                    = When it strikes
ae-field-on_win                       = When it wins
ae-field-top                          = Top space
ae-field-middle                       = Middle space
ae-field-bottom                       = Bottom space
ae-field-range                        = Range
ae-field-weapons                      = Weapons
ae-field-shields                      = Shields
ae-field-targeting                    = Targeting
ae-field-abilities                    = Abilities
ae-field-hand_limit_bonus             = Hand limit { $n } higher
ae-field-claimed_moons                = Claimed moons area holds { $n }
ae-field-credit                       = Storage holds { $n } credits
ae-field-ships_in_battle_forbidden    = Only if you have no ship in the battle.
ae-field-ships_in_battle_not-required = You need no ship in the battle.
ae-field-slot_input                   = Moon input
ae-field-slot_output                  = Moon output
ae-field-slot_half-left               = Half slot left
ae-field-slot_half-right              = Half slot right
ae-field-slot_vp                      = { $n } VP when you slot a moon here
ae-field-damage                       = Damage markers
ae-field-development                  = Development
ae-field-region_vp                    = { $n } VP in final scoring for each of your developments next to it
ae-field-track                        = Track
ae-field-leaders                      = Leaders
ae-field-goal                         = { $n } VP if your marker is highest or tied for highest on { $track }
ae-field-deck                         = Deck
ae-field-scores                       = Scoring
ae-field-class                        = Raider class
ae-field-tracks                       = Tracks at the start
ae-field-upgrade                      = Upgrade
ae-field-ship                         = Ship
ae-field-faction                      = Faction
