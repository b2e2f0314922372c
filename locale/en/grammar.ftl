### Words that only this language needs: other messages refer to them, the program never asks for them, and
### the other language has its own set.

## Who does the step: $who is “you”, “they” (a player that a scope names) or “unity”.

your =
    { $who ->
        [you] your
        [unity] its
       *[other] their
    }

yours =
    { $who ->
        [you] yours
        [unity] Unity
       *[other] theirs
    }

you-have =
    { $who ->
        [you] you have
        [unity] Unity has
       *[other] they have
    }

you-take =
    { $who ->
        [you] you take
        [unity] Unity takes
       *[other] they take
    }

you-launch =
    { $who ->
        [you] you launch
        [unity] Unity launches
       *[other] they launch
    }

you-object =
    { $who ->
        [you] you
        [unity] Unity
       *[other] them
    }

# The owner of the effect, whoever does the step: $owner is “you” or “unity”.
owner =
    { $owner ->
        [unity] Unity
       *[other] you
    }

## Words that follow the number $n, or hold it.

n-coloured-rows =
    { $n ->
        [one] a coloured row
       *[other] { $n } coloured rows
    }

n-dice =
    { $n ->
        [one] die
       *[other] dice
    }

n-dice-that-show =
    { $n ->
        [one] die that shows
       *[other] dice that show
    }

n-its =
    { $n ->
        [one] its
       *[other] their
    }

n-leaders =
    { $n ->
        [one] leader
       *[other] leaders
    }

n-missions =
    { $n ->
        [one] Mission
       *[other] Missions
    }

n-moons =
    { $n ->
        [one] moon
       *[other] moons
    }

n-nebulae =
    { $n ->
        [one] nebula
       *[other] nebulae
    }

n-planets =
    { $n ->
        [one] planet
       *[other] planets
    }

n-repairs =
    { $n ->
        [one] repair
       *[other] repairs
    }

n-resources =
    { $n ->
        [one] resource
       *[other] resources
    }

n-ships =
    { $n ->
        [one] ship
       *[other] ships
    }

n-slots =
    { $n ->
        [one] slot
       *[other] slots
    }

n-spaces =
    { $n ->
        [one] space
       *[other] spaces
    }

n-steps =
    { $n ->
        [one] step
       *[other] steps
    }

n-tactics-cards =
    { $n ->
        [one] tactics card
       *[other] tactics cards
    }

n-times =
    { $n ->
        [one] once
       *[other] { $n } times
    }

n-tokens =
    { $n ->
        [one] token
       *[other] tokens
    }

n-unity-upgrades =
    { $n ->
        [one] Upgrade
       *[other] Upgrades
    }

n-upgrades =
    { $n ->
        [one] upgrade
       *[other] upgrades
    }

the-next-n-trade-spaces =
    { $n ->
        [one] the next Trade space
       *[other] the next { $n } Trade spaces
    }

top-n-moons =
    { $n ->
        [one] moon
       *[other] { $n } moons
    }

up-to-n =
    { $n ->
        [one] 1
       *[other] up to { $n }
    }

up-to-n-modules =
    { $n ->
        [one] 1 module
       *[other] up to { $n } modules
    }

up-to-n-pips =
    { $n ->
        [one] 1 pip
       *[other] up to { $n } pips
    }

up-to-n-spaces =
    { $n ->
        [one] 1 space
       *[other] up to { $n } spaces
    }
