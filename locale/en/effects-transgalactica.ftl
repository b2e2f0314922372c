### Effects: Transgalactica.
### Key: game, kind of word, the word itself; what narrows the phrase down follows after “_”.
### Who acts, and words that follow a number: grammar.ftl.

## Verbs: what a step does.
## value = imperative, .they = third person, .inf = infinitive, .you = after “you” / „du“.

tg-verb-advance = advance { $n } { n-steps } on { $track }
    .they = advances { $n } { n-steps } on { $track }
    .inf  = { tg-verb-advance }

tg-verb-advance_each = advance { $n } { n-steps } each on { $tracks }
    .they = advances { $n } { n-steps } each on { $tracks }
    .inf  = { tg-verb-advance_each }

tg-verb-advance_military = advance { $n } { n-steps } on { $track } at the cost of the Main Action
    .they = advances { $n } { n-steps } on { $track } at the cost of the Main Action
    .inf  = { tg-verb-advance_military }

tg-verb-advance_trade = unlock { the-next-n-trade-spaces } at the cost of the Main Action
    .they = unlocks { the-next-n-trade-spaces } at the cost of the Main Action
    .inf  = { tg-verb-advance_trade }

tg-verb-advance_military_free = { tg-verb-advance }
    .they = { tg-verb-advance.they }
    .inf  = { tg-verb-advance.inf }

tg-verb-advance_trade_free = unlock { the-next-n-trade-spaces }
    .they = unlocks { the-next-n-trade-spaces }
    .inf  = { tg-verb-advance_trade_free }

tg-verb-advance_any-track_free = advance { $n } { n-steps } on { $track } for free
    .they = advances { $n } { n-steps } on { $track } for free
    .inf  = { tg-verb-advance_any-track_free }

tg-verb-wake = wake { $n } Crew
    .they = wakes { $n } Crew
    .inf  = { tg-verb-wake }

tg-verb-move = move a Starship { up-to-n-spaces } for free
    .they = moves a Starship { up-to-n-spaces } for free
    .inf  = { tg-verb-move }

tg-verb-jump = move a Starship to any Planet with a Wormhole for free
    .they = moves a Starship to any Planet with a Wormhole for free
    .inf  = { tg-verb-jump }

tg-verb-wormhole = the Planet of { your } Starship counts as a Wormhole this turn
    .they = treats the Planet of { your } Starship as a Wormhole this turn
    .inf  = treat the Planet of { your } Starship as a Wormhole this turn

tg-verb-place-outpost = place an Outpost at { your } Starship at the usual cost
    .they = places an Outpost at { your } Starship at the usual cost
    .inf  = { tg-verb-place-outpost }

tg-verb-place-outpost_free = place an Outpost at { your } Starship without paying Minerals
    .they = places an Outpost at { your } Starship without paying Minerals
    .inf  = { tg-verb-place-outpost_free }

tg-verb-place-outpost_action-planet = place an Outpost on any Action Planet at the usual cost
    .they = places an Outpost on any Action Planet at the usual cost
    .inf  = { tg-verb-place-outpost_action-planet }

tg-verb-place-outpost_action-planet_free = place an Outpost on any Action Planet without paying Minerals
    .they = places an Outpost on any Action Planet without paying Minerals
    .inf  = { tg-verb-place-outpost_action-planet_free }

tg-verb-claim-tech = claim a Technology card
    .they = claims a Technology card
    .inf  = { tg-verb-claim-tech }

tg-verb-take-mission = take a Mission
    .they = takes a Mission
    .inf  = { tg-verb-take-mission }

tg-verb-take-mining-tile = take the Mining tile
    .they = takes the Mining tile
    .inf  = { tg-verb-take-mining-tile }

tg-verb-mine = resolve { your } active Mining tiles and { your } Mining Planets
    .they = resolves { your } active Mining tiles and { your } Mining Planets
    .inf  = { tg-verb-mine }

tg-verb-gather = gather Resources
    .they = gathers Resources
    .inf  = { tg-verb-gather }

tg-verb-explore_move-and-place = move { your } Starship and place an Outpost, in any order
    .they = moves { your } Starship and places an Outpost, in any order
    .inf  = { tg-verb-explore_move-and-place }

tg-verb-explore_move-or-place = move { your } Starship or place an Outpost
    .they = moves { your } Starship or places an Outpost
    .inf  = { tg-verb-explore_move-or-place }

tg-verb-main = take { $action } Main Action
    .they = takes { $action } Main Action
    .inf  = { tg-verb-main }

tg-verb-secondary = take { $action } Secondary Action
    .they = takes { $action } Secondary Action
    .inf  = { tg-verb-secondary }

tg-verb-secondary_any = take any Secondary Action
    .they = takes any Secondary Action
    .inf  = { tg-verb-secondary_any }

tg-verb-secondary_other = take any other Secondary Action
    .they = takes any other Secondary Action
    .inf  = { tg-verb-secondary_other }

tg-verb-temp_military = { your } Military Level counts { $n } higher for requirements this Action Phase
    .they = counts { your } Military Level { $n } higher for requirements this Action Phase
    .inf  = count { your } Military Level { $n } higher for requirements this Action Phase

tg-verb-temp_trade = { your } Trade Level counts { $n } higher for requirements this Action Phase
    .they = counts { your } Trade Level { $n } higher for requirements this Action Phase
    .inf  = count { your } Trade Level { $n } higher for requirements this Action Phase

tg-verb-temp = { your } Level on { $track } counts { $n } higher for requirements this Action Phase
    .they = counts { your } Level on { $track } { $n } higher for requirements this Action Phase
    .inf  = count { your } Level on { $track } { $n } higher for requirements this Action Phase

tg-verb-double-income = receive all { your } income twice in the next Income Phase
    .they = receives all { your } income twice in the next Income Phase
    .inf  = { tg-verb-double-income }

tg-verb-reuse-main = once this round { your } Captain may take a Main Action used by another player; nobody follows
    .they = may once this round take a Main Action used by another player with a Captain; nobody follows
    .inf  = once this round take a Main Action used by another player with a Captain; nobody follows

tg-verb-reuse-bonus = use one of { your } spent Bonus tiles again, then discard it
    .they = uses one of { your } spent Bonus tiles again, then discards it
    .inf  = { tg-verb-reuse-bonus }

tg-verb-discount = { $thing } costs { you-object } { $n } { $res } less
    .they = pays { $n } { $res } less for { $thing }
    .inf  = pay { $n } { $res } less for { $thing }

tg-verb-level-bonus_technology = { your } Technology Level counts { $n } higher than { your } marker
    .they = counts { your } Technology Level { $n } higher than { your } marker
    .inf  = count { your } Technology Level { $n } higher than { your } marker

tg-verb-level-bonus_politics = { your } Politics Level counts { $n } higher than { your } marker
    .they = counts { your } Politics Level { $n } higher than { your } marker
    .inf  = count { your } Politics Level { $n } higher than { your } marker

tg-verb-level-bonus = { your } Level on { $track } counts { $n } higher than { your } marker
    .they = counts { your } Level on { $track } { $n } higher than { your } marker
    .inf  = count { your } Level on { $track } { $n } higher than { your } marker

tg-verb-mission-slots = { your } Mission Log holds { $n } more { n-missions }
    .they = has { $n } more { n-slots } in the Mission Log
    .inf  = have { $n } more { n-slots } in the Mission Log

tg-verb-mission-reach = reach Missions as if { your } Politics Level were { $n } higher
    .they = reaches Missions as if { your } Politics Level were { $n } higher
    .inf  = { tg-verb-mission-reach }

tg-verb-extra-move = each of { your } moves may go { $n } { n-spaces } further without Energy
    .they = may go { $n } { n-spaces } further without Energy in each move
    .inf  = go { $n } { n-spaces } further without Energy in each move

## Nouns “res”: resources

tg-noun-res_mineral =
    { $n ->
        [one] Mineral
       *[other] Minerals
    }
tg-noun-res_energy = Energy
tg-noun-res_alien =
    { $n ->
        [one] Alien
       *[other] Aliens
    }
tg-noun-res_any =
    { $n ->
        [one] Resource of { your } choice
       *[other] Resources of { your } choice
    }
tg-noun-res_credit =
    { $n ->
        [one] Credit
       *[other] Credits
    }

## Nouns “track”: tracks, after “advance … on”

tg-noun-track_technology = the Technology Track
tg-noun-track_military   = the Military Track
tg-noun-track_production = the Production Track
tg-noun-track_politics   = the Politics Track
tg-noun-track_trade      = the Trade Track
tg-noun-track_any-track  = any track

## Nouns “mode”: ways to explore

tg-noun-mode_move-and-place = move and place
tg-noun-mode_move-or-place  = move or place

## Nouns “action”: actions

tg-noun-action_exploration = the Exploration
tg-noun-action_mining      = the Mining
tg-noun-action_trading     = the Trading
tg-noun-action_technology  = the Technology
tg-noun-action_military    = the Military
tg-noun-action_production  = the Production
tg-noun-action_politics    = the Politics
tg-noun-action_omni        = the Omni
tg-noun-action_any         = any
tg-noun-action_other       = any other

## Nouns “thing”: what gets cheaper

tg-noun-thing_trade-unlock = unlocking a Trade space
tg-noun-thing_mission      = fulfilling a Mission

## Counters: what is counted. Value = accusative, in the number of $n; .zero = none of them;
## .per = after “for” / „für“, and after “for every 2” / „je 2“; .need = as a requirement; .than = in a comparison;
## .if-min, .if-most, .if-exactly, .if-none = the whole condition, where the usual one does not fit.

tg-counter-energy = Energy
    .zero = no Energy
    .per =
        { $every ->
            [one] each Energy { you-have }
           *[other] Energy { you-have }
        }

tg-counter-credit =
    { $n ->
        [one] Credit
       *[other] Credits
    }
    .zero = no Credits
    .per =
        { $every ->
            [one] each Credit { you-have }
           *[other] Credits { you-have }
        }

tg-counter-mineral =
    { $n ->
        [one] Mineral
       *[other] Minerals
    }
    .zero = no Minerals
    .per =
        { $every ->
            [one] each Mineral { you-have }
           *[other] Minerals { you-have }
        }

tg-counter-alien =
    { $n ->
        [one] Alien
       *[other] Aliens
    }
    .zero = no Aliens
    .per =
        { $every ->
            [one] each Alien { you-have }
           *[other] Aliens { you-have }
        }

tg-counter-leftover-resource =
    { $n ->
        [one] leftover Resource
       *[other] leftover Resources
    }
    .zero = no leftover Resources
    .per =
        { $every ->
            [one] each leftover Resource
           *[other] leftover Resources
        }

tg-counter-technology =
    { $n ->
        [one] Technology Level
       *[other] Technology Levels
    }
    .zero = no Technology Level
    .per =
        { $every ->
            [one] each of { your } Technology Levels
           *[other] of { your } Technology Levels
        }
    .need = Technology Level { $n }

tg-counter-military =
    { $n ->
        [one] Military Level
       *[other] Military Levels
    }
    .zero = no Military Level
    .per =
        { $every ->
            [one] each of { your } Military Levels
           *[other] of { your } Military Levels
        }
    .need = Military Level { $n }

tg-counter-production =
    { $n ->
        [one] Production Level
       *[other] Production Levels
    }
    .zero = no Production Level
    .per =
        { $every ->
            [one] each of { your } Production Levels
           *[other] of { your } Production Levels
        }
    .need = Production Level { $n }

tg-counter-politics =
    { $n ->
        [one] Politics Level
       *[other] Politics Levels
    }
    .zero = no Politics Level
    .per =
        { $every ->
            [one] each of { your } Politics Levels
           *[other] of { your } Politics Levels
        }
    .need = Politics Level { $n }

tg-counter-trade =
    { $n ->
        [one] Trade Level
       *[other] Trade Levels
    }
    .zero = no Trade Level
    .per =
        { $every ->
            [one] each of { your } Trade Levels
           *[other] of { your } Trade Levels
        }
    .need = Trade Level { $n }

tg-counter-tech-card =
    { $n ->
        [one] claimed Technology card
       *[other] claimed Technology cards
    }
    .zero = no claimed Technology card
    .per =
        { $every ->
            [one] each Technology card { you-have } claimed
           *[other] Technology cards { you-have } claimed
        }

tg-counter-tech-marker-on-my-cards =
    { $n ->
        [one] Tech marker on { your } cards
       *[other] Tech markers on { your } cards
    }
    .zero = no Tech marker on { your } cards
    .per =
        { $every ->
            [one] each Tech marker of any colour on { your } Technology cards
           *[other] Tech markers of any colour on { your } Technology cards
        }

tg-counter-fulfilled-mission =
    { $n ->
        [one] fulfilled Mission
       *[other] fulfilled Missions
    }
    .zero = no fulfilled Mission
    .per =
        { $every ->
            [one] each of { your } fulfilled Missions
           *[other] of { your } fulfilled Missions
        }

tg-counter-fulfilled-cultural =
    { $n ->
        [one] fulfilled Cultural Mission
       *[other] fulfilled Cultural Missions
    }
    .zero = no fulfilled Cultural Mission
    .per =
        { $every ->
            [one] each of { your } fulfilled Cultural Missions
           *[other] of { your } fulfilled Cultural Missions
        }

tg-counter-fulfilled-commercial =
    { $n ->
        [one] fulfilled Commercial Mission
       *[other] fulfilled Commercial Missions
    }
    .zero = no fulfilled Commercial Mission
    .per =
        { $every ->
            [one] each of { your } fulfilled Commercial Missions
           *[other] of { your } fulfilled Commercial Missions
        }

tg-counter-fulfilled-war =
    { $n ->
        [one] fulfilled War Mission
       *[other] fulfilled War Missions
    }
    .zero = no fulfilled War Mission
    .per =
        { $every ->
            [one] each of { your } fulfilled War Missions
           *[other] of { your } fulfilled War Missions
        }

tg-counter-fulfilled-each-type =
    { $n ->
        [one] fulfilled Mission of each kind
       *[other] fulfilled Missions of each kind
    }
    .zero = no fulfilled Mission of each kind
    .per =
        { $every ->
            [one] each set of fulfilled Missions of all kinds
           *[other] sets of fulfilled Missions of all kinds
        }

tg-counter-pirate-token =
    { $n ->
        [one] Pirate token
       *[other] Pirate tokens
    }
    .zero = no Pirate token
    .per =
        { $every ->
            [one] each of { your } Pirate tokens
           *[other] of { your } Pirate tokens
        }

tg-counter-outpost-yellow =
    { $n ->
        [one] Outpost on a yellow Planet
       *[other] Outposts on yellow Planets
    }
    .zero = no Outpost on a yellow Planet
    .per =
        { $every ->
            [one] each of { your } Outposts on yellow Planets
           *[other] of { your } Outposts on yellow Planets
        }
    .need =
        { $n ->
            [one] Outpost on 1 yellow Planet
           *[other] Outposts on { $n } yellow Planets
        }

tg-counter-outpost-purple =
    { $n ->
        [one] Outpost on a purple Planet
       *[other] Outposts on purple Planets
    }
    .zero = no Outpost on a purple Planet
    .per =
        { $every ->
            [one] each of { your } Outposts on purple Planets
           *[other] of { your } Outposts on purple Planets
        }
    .need =
        { $n ->
            [one] Outpost on 1 purple Planet
           *[other] Outposts on { $n } purple Planets
        }

tg-counter-outpost-green =
    { $n ->
        [one] Outpost on a green Planet
       *[other] Outposts on green Planets
    }
    .zero = no Outpost on a green Planet
    .per =
        { $every ->
            [one] each of { your } Outposts on green Planets
           *[other] of { your } Outposts on green Planets
        }
    .need =
        { $n ->
            [one] Outpost on 1 green Planet
           *[other] Outposts on { $n } green Planets
        }

tg-counter-outpost-gray =
    { $n ->
        [one] Outpost on a gray Planet
       *[other] Outposts on gray Planets
    }
    .zero = no Outpost on a gray Planet
    .per =
        { $every ->
            [one] each of { your } Outposts on gray Planets
           *[other] of { your } Outposts on gray Planets
        }
    .need =
        { $n ->
            [one] Outpost on 1 gray Planet
           *[other] Outposts on { $n } gray Planets
        }

tg-counter-outpost-same-color =
    { $n ->
        [one] Outpost on Planets of the same colour
       *[other] Outposts on Planets of the same colour
    }
    .zero = no Outposts on Planets of the same colour
    .per =
        { $every ->
            [one] each of { your } Outposts on Planets of one colour
           *[other] of { your } Outposts on Planets of one colour
        }
    .need = Outposts on { $n } Planets of the same colour

tg-counter-outpost-different-colors =
    { $n ->
        [one] Outpost on Planets of different colours
       *[other] Outposts on Planets of different colours
    }
    .zero = no Outposts on Planets of different colours
    .per =
        { $every ->
            [one] each colour of { your } Outposts
           *[other] colours of { your } Outposts
        }
    .need = Outposts on { $n } Planets of different colours

tg-counter-outpost-action =
    { $n ->
        [one] Outpost on an Action Planet
       *[other] Outposts on Action Planets
    }
    .zero = no Outpost on an Action Planet
    .per =
        { $every ->
            [one] each of { your } Outposts on Action Planets
           *[other] of { your } Outposts on Action Planets
        }
    .need =
        { $n ->
            [one] Outpost on 1 Action Planet
           *[other] Outposts on { $n } Action Planets
        }

tg-counter-outpost-mining =
    { $n ->
        [one] Outpost on a Mining Planet
       *[other] Outposts on Mining Planets
    }
    .zero = no Outpost on a Mining Planet
    .per =
        { $every ->
            [one] each of { your } Outposts on Mining Planets
           *[other] of { your } Outposts on Mining Planets
        }
    .need =
        { $n ->
            [one] Outpost on 1 Mining Planet
           *[other] Outposts on { $n } Mining Planets
        }

tg-counter-outpost-wilderness =
    { $n ->
        [one] Outpost on a Wilderness Planet
       *[other] Outposts on Wilderness Planets
    }
    .zero = no Outpost on a Wilderness Planet
    .per =
        { $every ->
            [one] each of { your } Outposts on Wilderness Planets
           *[other] of { your } Outposts on Wilderness Planets
        }
    .need =
        { $n ->
            [one] Outpost on 1 Wilderness Planet
           *[other] Outposts on { $n } Wilderness Planets
        }

tg-counter-outpost-planet =
    { $n ->
        [one] Outpost on a Planet
       *[other] Outposts on Planets
    }
    .zero = no Outpost on a Planet
    .per =
        { $every ->
            [one] each of { your } Outposts on Planets
           *[other] of { your } Outposts on Planets
        }
    .need =
        { $n ->
            [one] Outpost on 1 Planet
           *[other] Outposts on { $n } Planets
        }

tg-counter-outpost-trade-planet =
    { $n ->
        [one] Outpost on a Planet with a Trade requirement
       *[other] Outposts on Planets with a Trade requirement
    }
    .zero = no Outpost on a Planet with a Trade requirement
    .per =
        { $every ->
            [one] each of { your } Outposts on Planets with a Trade requirement
           *[other] of { your } Outposts on Planets with a Trade requirement
        }

tg-counter-outpost-on-map =
    { $n ->
        [one] Outpost on the Galaxy Map
       *[other] Outposts on the Galaxy Map
    }
    .zero = no Outpost on the Galaxy Map
    .per =
        { $every ->
            [one] each of { your } Outposts on the Galaxy Map
           *[other] of { your } Outposts on the Galaxy Map
        }

tg-counter-objective-item =
    { $n ->
        [one] item scored on { your } Objective
       *[other] items scored on { your } Objective
    }
    .zero = no item scored on { your } Objective
    .per =
        { $every ->
            [one] each item scored on { your } Objective
           *[other] items scored on { your } Objective
        }

tg-counter-activated-mining-planet =
    { $n ->
        [one] Planet so resolved
       *[other] Planets so resolved
    }
    .zero = no Planet so resolved
    .per =
        { $every ->
            [one] each Planet so resolved
           *[other] Planets so resolved
        }

## Triggers: when an effect happens; a colon follows.

tg-trigger-activate                              = Action
tg-trigger-income                                = Income
tg-trigger-income-start                          = At the start of each Income Phase
tg-trigger-mining                                = Mining
tg-trigger-mining-action                         = Each time you take a Mining action
tg-trigger-exploration-action                    = Each time you take an Exploration action
tg-trigger-secondary-action                      = Each time you take a Secondary Action
tg-trigger-action-planet                         = Each time you take the action of an Action Planet
tg-trigger-free-action                           = Free action
tg-trigger-obtain-technology                     = Each time you claim a Technology card
tg-trigger-obtain-mission                        = each time you take a Mission
tg-trigger-fulfil-commercial                     = Each time you fulfil a Commercial Mission
tg-trigger-fulfil-war                            = each time you fulfil a War Mission
tg-trigger-advance-production                    = Each time you advance on the Production Track
tg-trigger-advance-military                      = Each time you advance on the Military Track
tg-trigger-any-player-military-by-card-or-planet = Each time any player advances on the Military Track through a card or Planet
tg-trigger-senate-seat                           = Each time you claim a seat in the Senate
tg-trigger-move-ship                             = Each time you move a Starship

## Limits: a frame around the text ($effect), or a remark in brackets.

tg-limit-once-per-round = once per round

## Labels of the fields of an entry; empty: the text stands alone.

tg-field-main            = Main Action
tg-field-secondary       = Secondary Action
tg-field-printed         = Printed
tg-field-income          = Income
tg-field-gather          = Gathering
tg-field-credit_exchange = Exchange
