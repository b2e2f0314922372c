### Effects: Rocket Dice.
### Key: game, kind of word, the word itself; what narrows the phrase down follows after “_”.
### Who acts, and words that follow a number: grammar.ftl.

## Verbs: what a step does.
## value = imperative, .they = third person, .inf = infinitive, .you = after “you” / „du“.

rd-verb-pip-up = raise 1 { $dice-one } by { up-to-n-pips }
    .they = raises 1 { $dice-one } by { up-to-n-pips }
    .inf  = { rd-verb-pip-up }

rd-verb-pip = raise or lower 1 { $dice-one } by { up-to-n-pips }
    .they = raises or lowers 1 { $dice-one } by { up-to-n-pips }
    .inf  = { rd-verb-pip }

rd-verb-reroll = reroll { up-to-n } { $dice }
    .they = rerolls { up-to-n } { $dice }
    .inf  = { rd-verb-reroll }

rd-verb-flip = turn { $n } { $dice } to { n-its } opposite face
    .they = turns { $n } { $dice } to { n-its } opposite face
    .inf  = { rd-verb-flip }

rd-verb-turn = turn { $n } { $dice } to any face
    .they = turns { $n } { $dice } to any face
    .inf  = { rd-verb-turn }

rd-verb-paint = choose any colour for { $n } { $dice } until the end of the turn
    .they = chooses any colour for { $n } { $dice } until the end of the turn
    .inf  = { rd-verb-paint }

rd-verb-exchange = swap { $n } { $dice } with any { n-dice } on the Galaxy Board
    .they = swaps { $n } { $dice } with any { n-dice } on the Galaxy Board
    .inf  = { rd-verb-exchange }

rd-verb-draft = take { $n } { n-dice } of { your } choice from the Galaxy Board, if { you-have } recruited fewer than 5
    .they = takes { $n } { n-dice } of { your } choice from the Galaxy Board, if { you-have } recruited fewer than 5
    .inf  = { rd-verb-draft }

rd-verb-discount = { $thing } this turn costs { up-to-n } less
    .they = pays { up-to-n } less for { $thing } this turn
    .inf  = pay { up-to-n } less for { $thing } this turn

rd-verb-mark = mark the lowest free space of { n-coloured-rows } of { your } choice for free
    .they = marks the lowest free space of { n-coloured-rows } of { your } choice for free
    .inf  = { rd-verb-mark }

rd-verb-mark_up-to = mark the lowest free space of { n-coloured-rows } of { your } choice for free, if its number is { $m } or less
    .they = marks the lowest free space of { n-coloured-rows } of { your } choice for free, if its number is { $m } or less
    .inf  = { rd-verb-mark_up-to }

rd-verb-build-moon = build { $n } { n-moons } without a die
    .they = builds { $n } { n-moons } without a die
    .inf  = { rd-verb-build-moon }

rd-verb-conquer = conquer { $n } { n-planets } without dice
    .they = conquers { $n } { n-planets } without dice
    .inf  = { rd-verb-conquer }

rd-verb-conquer_up-to = conquer { $n } { n-planets } of value { $m } or less without dice
    .they = conquers { $n } { n-planets } of value { $m } or less without dice
    .inf  = { rd-verb-conquer_up-to }

rd-verb-reuse = use the ability of { $n } of { your } planets again
    .they = uses the ability of { $n } of { your } planets again
    .inf  = { rd-verb-reuse }

rd-verb-strength = get { $what }
    .they   = gets { $what }
    .inf    = { rd-verb-strength }
    .object = +{ $n } strength{ $per }

rd-verb-threshold = a total of { $n } is enough for the recruiting alliance
    .they = needs a total of only { $n } for the recruiting alliance
    .inf  = need a total of only { $n } for the recruiting alliance

rd-verb-threshold-minus = the total for the recruiting alliance is { $n } lower
    .they = needs a total { $n } lower for the recruiting alliance
    .inf  = need a total { $n } lower for the recruiting alliance

rd-verb-lose = lose { $n } { $res }
    .they = loses { $n } { $res }
    .inf  = { rd-verb-lose }

## Nouns “res”: resources

rd-noun-res_scrap  = scrap
rd-noun-res_attack = attack
rd-noun-res_alliance =
    { $n ->
        [one] alliance
       *[other] alliances
    }
rd-noun-res_vp-card =
    { $n ->
        [one] VP card
       *[other] VP cards
    }

## Nouns “dice”: dice, by color

rd-noun-dice_any =
    { $n ->
        [one] die
       *[other] dice
    }
rd-noun-dice_white =
    { $n ->
        [one] white die
       *[other] white dice
    }
rd-noun-dice_purple =
    { $n ->
        [one] purple die
       *[other] purple dice
    }
rd-noun-dice_silver =
    { $n ->
        [one] silver die
       *[other] silver dice
    }
rd-noun-dice_blue =
    { $n ->
        [one] blue die
       *[other] blue dice
    }
rd-noun-dice_colored =
    { $n ->
        [one] coloured die
       *[other] coloured dice
    }

## Nouns “thing”: what gets cheaper

rd-noun-thing_planet  = your next colonizing
rd-noun-thing_station = your next work on The Station

## Counters: what is counted. Value = accusative, in the number of $n; .zero = none of them;
## .per = after “for” / „für“, and after “for every 2” / „je 2“; .need = as a requirement; .than = in a comparison;
## .if-min, .if-most, .if-exactly, .if-none = the whole condition, where the usual one does not fit.

rd-counter-scrap = scrap
    .zero = no scrap
    .per =
        { $every ->
            [one] each scrap { you-have }
           *[other] scrap { you-have }
        }

rd-counter-attack = attack
    .zero = no attack
    .per =
        { $every ->
            [one] each attack on { your } track
           *[other] attack on { your } track
        }

rd-counter-alliance =
    { $n ->
        [one] alliance
       *[other] alliances
    }
    .zero = no alliances
    .per =
        { $every ->
            [one] each alliance { you-have }
           *[other] alliances { you-have }
        }

rd-counter-vp-card =
    { $n ->
        [one] VP card
       *[other] VP cards
    }
    .zero = no VP cards
    .per =
        { $every ->
            [one] each of { your } VP cards
           *[other] of { your } VP cards
        }

rd-counter-planet =
    { $n ->
        [one] planet
       *[other] planets
    }
    .zero = no planets
    .per =
        { $every ->
            [one] each of { your } planets
           *[other] of { your } planets
        }

rd-counter-purple-planet =
    { $n ->
        [one] purple planet
       *[other] purple planets
    }
    .zero = no purple planets
    .per =
        { $every ->
            [one] each of { your } purple planets
           *[other] of { your } purple planets
        }

rd-counter-silver-planet =
    { $n ->
        [one] silver planet
       *[other] silver planets
    }
    .zero = no silver planets
    .per =
        { $every ->
            [one] each of { your } silver planets
           *[other] of { your } silver planets
        }

rd-counter-blue-planet =
    { $n ->
        [one] blue planet
       *[other] blue planets
    }
    .zero = no blue planets
    .per =
        { $every ->
            [one] each of { your } blue planets
           *[other] of { your } blue planets
        }

rd-counter-dual-planet =
    { $n ->
        [one] two-coloured planet
       *[other] two-coloured planets
    }
    .zero = no two-coloured planets
    .per =
        { $every ->
            [one] each of { your } two-coloured planets
           *[other] of { your } two-coloured planets
        }

rd-counter-once-planet =
    { $n ->
        [one] planet with a once ability
       *[other] planets with a once ability
    }
    .zero = no planets with a once ability
    .per =
        { $every ->
            [one] each of { your } planets with a once ability
           *[other] of { your } planets with a once ability
        }

rd-counter-planet-trio =
    { $n ->
        [one] set of a purple, a silver and a blue planet
       *[other] sets of a purple, a silver and a blue planet
    }
    .zero = no set of a purple, a silver and a blue planet
    .per =
        { $every ->
            [one] each set of a purple, a silver and a blue planet
           *[other] sets of a purple, a silver and a blue planet
        }

rd-counter-station =
    { $n ->
        [one] marked space of The Station
       *[other] marked spaces of The Station
    }
    .zero = no marked spaces of The Station
    .per =
        { $every ->
            [one] each of { your } marked spaces of The Station
           *[other] of { your } marked spaces of The Station
        }

rd-counter-white-station =
    { $n ->
        [one] marked white space
       *[other] marked white spaces
    }
    .zero = no marked white spaces
    .per =
        { $every ->
            [one] each of { your } marked white spaces
           *[other] of { your } marked white spaces
        }

rd-counter-station-set =
    { $n ->
        [one] completed set of The Station
       *[other] completed sets of The Station
    }
    .zero = no completed sets of The Station
    .per =
        { $every ->
            [one] each of { your } completed sets of The Station
           *[other] of { your } completed sets of The Station
        }

rd-counter-moon =
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

rd-counter-moon-kind =
    { $n ->
        [one] kind of moon
       *[other] kinds of moons
    }
    .zero = no kinds of moons
    .per =
        { $every ->
            [one] each kind among { your } moons
           *[other] kinds among { your } moons
        }

rd-counter-battle =
    { $n ->
        [one] won battle
       *[other] won battles
    }
    .zero = no won battles
    .per =
        { $every ->
            [one] each battle { you-have } won
           *[other] battles { you-have } won
        }

rd-counter-recruited-die =
    { $n ->
        [one] recruited die
       *[other] recruited dice
    }
    .zero = no recruited dice
    .per =
        { $every ->
            [one] each recruited die
           *[other] recruited dice
        }
    .if-min = { you-have } recruited { $n } or more dice

rd-counter-recruit-total =
    { $n ->
        [one] pip recruited
       *[other] pips recruited
    }
    .zero = no pips recruited
    .per =
        { $every ->
            [one] each pip recruited
           *[other] pips recruited
        }
    .need = dice with a total of { $n } or more are recruited
    .if-min = { your } recruited dice total { $n } or more
    .if-most = { your } recruited dice total { $n } or less

rd-counter-reroll-total =
    { $n ->
        [one] pip after the reroll
       *[other] pips after the reroll
    }
    .zero = no pips after the reroll
    .per =
        { $every ->
            [one] each pip after the reroll
           *[other] pips after the reroll
        }
    .if-min = { your } dice total { $n } or more after the reroll

rd-counter-scrap-paid = scrap paid at once
    .zero = no scrap paid
    .per =
        { $every ->
            [one] each scrap paid at once
           *[other] scrap paid at once
        }
    .need = { $n } or more scrap are paid at once
    .if-min = { $n } or more scrap are paid at once

## Conditions, after “if” / „falls“.

rd-condition-white-space-marked    = a white space of The Station is marked
    .need = a white space of The Station is marked
rd-condition-station-set-completed = a set of The Station is completed
    .need = a set of The Station is completed

## Triggers: when an effect happens; a colon follows.

rd-trigger-first-turn     = At the start of your first turn
rd-trigger-turn-start     = At the start of your turn
rd-trigger-on-your-turn   = On your turn
rd-trigger-each-turn      = Once in each of your turns
rd-trigger-recruit        = When you recruit
rd-trigger-first-recruit  = When you recruit in your first turn
rd-trigger-reroll         = After your reroll
rd-trigger-build-moon     = When you build a moon
rd-trigger-salvage-8      = When you use the Black market
rd-trigger-battle-trigger = When a battle triggers in your turn
rd-trigger-commitment     = In a battle
rd-trigger-battle-won     = When you win a battle
rd-trigger-battle-lost    = When you lose a battle

## Limits: a frame around the text ($effect), or a remark in brackets.

rd-limit-once-per-game = Once per game: { $effect }

## Labels of the fields of an entry; empty: the text stands alone.

rd-field-balance_start = Start
rd-field-condition     = Trigger
rd-field-condition_2p  = Trigger with 2 players
rd-field-bonus         = Bonus
rd-field-scope_all     = All players together.
rd-field-scope_one     = Any one player.
rd-field-scope_event   = The active player.
