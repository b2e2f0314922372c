# The board of Rocket Dice in the browser.

## Dice and the galaxy

board-rd-web-color = { $color ->
    [purple] purple
    [silver] silver
    [blue] blue
   *[white] white
}
board-rd-web-die = { $color } { $pips }
board-rd-web-galaxy = Galaxy
board-rd-web-lines = Rows and columns
board-rd-web-row = Row { $row }
board-rd-web-column = Column { $column }
board-rd-web-cell = { $cell }: { $die }
board-rd-web-cell-empty = { $cell }: empty
board-rd-web-reserve = Reserve
board-rd-web-your-fleet = Your fleet
board-rd-web-fleet-of = Fleet of { $name }
board-rd-web-fleet-pips = { $pips ->
    [one] { $fleet }: { $pips } pip
   *[other] { $fleet }: { $pips } pips
}
board-rd-web-fleet-die = Die { $place }: { $die }
board-rd-web-fleet-die-spent = Die { $place }: { $die }, spent
board-rd-web-painted = , counts as { $color }
board-rd-web-throw = Reroll

## Half done

board-rd-web-half-cell = You hold { $die } from { $cell }. Swap it with a glowing neighbour, or take a line.
board-rd-web-half-dice = { $count ->
    [one] One die chosen, { $pips } pips. Choose what it pays for.
   *[other] { $count } dice chosen, { $pips } pips. Choose what they pay for.
}
board-rd-web-half-throw = { $count ->
    [one] One die chosen. Choose more, or reroll it.
   *[other] { $count } dice chosen. Choose more, or reroll them.
}
board-rd-web-half-change = Choose how to change the die.
board-rd-web-half-pay = { $what }: choose how to pay.
board-rd-web-this = This

## The tray

board-rd-web-tray = Choices
board-rd-web-tray-lines = Lines to take
board-rd-web-tray-cell = With this die
board-rd-web-tray-dice = With these dice
board-rd-web-tray-ways = How?
board-rd-web-tray-drawn = Keep one
board-rd-web-tray-conquest = Conquest Dice
board-rd-web-tray-lay = Which lies next?
board-rd-web-back = Back
board-rd-web-keep = Keep { $card }, worth { $vp } VP now
board-rd-web-worth-now = now { $vp } VP
board-rd-web-pay-face = Pay { $paid }, gain { $gained }
board-rd-web-lay = Lay { $die } next

## On offer

board-rd-web-planets = Planets
board-rd-web-planet = { $attack ->
    [0] { $name }: planet of value { $value }, { $colors }, { $vp } VP
   *[other] { $name }: planet of value { $value }, { $colors }, { $vp } VP, { $attack } attack
}
board-rd-web-pile = { $below ->
    [0] { $planet }. The last of its pile
   *[other] { $planet }. { $below } more below
}
board-rd-web-pile-empty = This pile is empty
board-rd-web-turned = { $planet }. Used
board-rd-web-moons = Moons
board-rd-web-moon-supply = { $attack ->
    [0] { $name }: a die of { $price } or more, { $left } left, { $vp } VP
   *[other] { $name }: a die of { $price } or more, { $left } left, { $vp } VP, { $attack } attack
}
board-rd-web-moon-gone = { $attack ->
    [0] { $name }: none left, { $vp } VP
   *[other] { $name }: none left, { $vp } VP, { $attack } attack
}
board-rd-web-own-moon = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } of them
}
board-rd-web-alliances = Alliances
board-rd-web-alliance = Alliance { $name }
board-rd-web-deck-alliances = { $count ->
    [one] One alliance in the deck
   *[other] { $count } alliances in the deck
}
board-rd-web-deck-vp = { $count ->
    [one] One VP card in the deck
   *[other] { $count } VP cards in the deck
}
board-rd-web-deck-battles = { $count ->
    [one] One more battle in the deck
   *[other] { $count } more battles in the deck
}

## Battles and the end

board-rd-web-battles = Battle
board-rd-web-battle = Active battle { $name }, { $vp } VP
board-rd-web-next-battle = Next battle { $name }, { $vp } VP
board-rd-web-next = Next
board-rd-web-no-battle = No battle looms any more.
board-rd-web-nearness = { $now } of { $needed }
board-rd-web-truce = Truce until { $name } is on turn again
board-rd-web-strengths = Strength in this battle
board-rd-web-strength = { $name }: strength { $strength }
board-rd-web-ending = End of the game
board-rd-web-called = The game ends with this round.
board-rd-web-end-round = Round { $now } of { $most }
board-rd-web-end-battles = { $now } of { $most } battles resolved
board-rd-web-end-planets = Most planets of one player: { $now } of { $most }
board-rd-web-end-station = Most Station spaces of one player: { $now } of { $most }

## The Scrapyard and the Player Aid

board-rd-web-scrapyard = Scrapyard
board-rd-web-yard = Scrapyard: { $name }
board-rd-web-deposit = Break up ships
board-rd-web-refit = Refit
board-rd-web-deal = Black market
board-rd-web-seizure = Ghost fleet
board-rd-web-station = The Station
board-rd-web-station-row = Station, { $color } row
board-rd-web-row-scores = { $full ->
    [0] { $vp } VP for this row
   *[other] { $vp } VP for this row; { $full } VP more when it is full
}
board-rd-web-space = { $name }, open
board-rd-web-space-marked = { $name }, marked
board-rd-web-set = Set { $name }
board-rd-web-set-done = Set { $name }, completed
board-rd-web-attack = Attack
board-rd-web-attack-track = Attack { $attack }, on cube { $cube }
board-rd-web-scrap = Scrap
board-rd-web-scrap-track = { $scrap } of at most { $most } scrap

## Players

board-rd-web-seat = Seat { $seat }
board-rd-web-player = { $name }, { $empire }
board-rd-web-empire = Empire { $name }
board-rd-web-score = { $known ->
    [yes] { $vp } VP now
   *[no] { $vp } VP now, without the hidden VP cards
}
board-rd-web-count-planets = { $count ->
    [one] One planet
   *[other] { $count } planets
}
board-rd-web-count-spaces = { $count ->
    [one] One Station space
   *[other] { $count } Station spaces
}
board-rd-web-count-moons = { $count ->
    [one] One moon
   *[other] { $count } moons
}
board-rd-web-count-scrap = { $count } scrap
board-rd-web-count-attack = { $count } attack on the track
board-rd-web-count-alliances = { $count ->
    [one] One alliance
   *[other] { $count } alliances
}
board-rd-web-count-vp-cards = { $count ->
    [one] One VP card
   *[other] { $count } VP cards
}
board-rd-web-count-battles = { $count ->
    [one] One battle won
   *[other] { $count } battles won
}
board-rd-web-more = Show everything
board-rd-web-less = Show less
board-rd-web-yours = Your cards
board-rd-web-vp-card = VP card { $name }, worth { $vp } VP now
board-rd-web-won = Battle won: { $name }, { $vp } VP

## Sources of victory points

board-rd-web-from-battles = Battles won
board-rd-web-from-planets = Planets
board-rd-web-from-station = The Station
board-rd-web-from-full-rows = Full Station rows
board-rd-web-from-attack-rows = Attack rows
board-rd-web-from-moons = Moons
board-rd-web-from-scrap = Scrap
board-rd-web-from-vp-cards = VP cards

## Components

board-rd-web-kind-planet = Planets
board-rd-web-kind-moon = Moons
board-rd-web-kind-alliance = Alliances
board-rd-web-kind-battle = Battles
board-rd-web-kind-empire = Empires
board-rd-web-kind-vp-card = VP cards
board-rd-web-kind-set = Station sets
board-rd-web-kind-face = Faces of the Conquest Dice
