# Rocket Dice: what a player is asked, what each choice does, what happened, why not.

rd-seat = seat { $seat }
rd-row = row { $row }
rd-column = column { $column }
rd-color = { $color ->
    [purple] purple
    [silver] silver
    [blue] blue
   *[white] white
}

## What is asked

rd-ask-nothing = Nothing is asked of you now.
rd-ask-pick-line = The galaxy is being filled: pick a row or column with empty cells. Its dice are drawn and rolled, and lie in ascending order from your side.
rd-ask-arrange = Dice of equal number: choose which colour lies next. Still to be laid: { $dice }.
rd-ask-start = Round { $round }, your turn: recruit a fleet. Take a line of three to five dice of one colour or one number, or first swap two adjacent dice.
rd-ask-take-line = You swapped { $a } and { $b }: now take a line that uses one of them.
rd-ask-recruit-alliance = Your fleet totals { $total }: you may take an alliance from the display.
rd-ask-reroll = Your fleet is { $fleet }. Once a turn you may reroll any of its dice.
rd-ask-main = Your fleet is { $fleet }. Activate a planet, build, salvage, or end your turn.
rd-ask-choose-battle = Strategists: exchange the active battle { $active } and the next battle { $next }?
rd-ask-pay = Pay { $scrap } scrap for the rest of the effect?
rd-ask-opponent = Choose an opponent.
rd-ask-dice = { $left ->
    [one] Choose a die of your fleet ({ $fleet }).
   *[other] Choose a die of your fleet ({ $fleet }), up to { $left } times.
}
rd-ask-exchange = Choose a die of the galaxy to exchange for your { $die }.
rd-ask-draft = Take a die of the galaxy into your fleet.
rd-ask-mark = Free mark: choose a row; its lowest open space is marked.
rd-ask-build-moon = Choose a moon to build without a die.
rd-ask-conquer = Choose a planet to conquer without dice.
rd-ask-reuse = Choose a planet whose ability you resolve again.
rd-ask-gain-alliance = Take an alliance from the display.
rd-ask-keep-vp-card = Keep one VP card; the other goes under the deck.
rd-ask-conquest = The Conquest Dice show { $a } and { $b }: you may pay one and gain the other.
rd-ask-give-alliance = Choose the alliance that you give up.
rd-ask-give-vp-card = Choose the VP card that you put under the deck.
rd-ask-commit = Battle: { $battle }. Your strength is { $strength }. Commit alliances or all your scrap, then end.

## What a choice does

rd-do-yes = Yes
rd-do-decline = No, decline
rd-do-enough = Enough
rd-do-end-build = End your turn
rd-do-no-reroll = Reroll nothing
rd-do-no-alliance = Take no alliance
rd-do-no-commitment = Commit nothing more
rd-do-keep-battles = Leave the battles as they are
rd-do-exchange-battles = Exchange the battles
rd-do-pay = { $scrap ->
    [one] Pay { $scrap } scrap
   *[other] Pay { $scrap } scrap
}
rd-do-fill = Fill { $line }
rd-do-place = Lay { $color } next
rd-do-take = Take { $dice } ({ $line })
rd-do-swap = Swap { $first } on { $a } and { $second } on { $b }
rd-do-gather = Take { $dice }
rd-do-reroll = Reroll { $dice }
rd-do-activate = Use { $planet }
rd-do-colonize = Colonize { $planet } ({ $value }) with { $dice }
rd-do-work = { $scrap ->
    [0] Mark { $space } with { $dice }
   *[other] Mark { $space } with { $dice } and { $scrap } scrap
}
rd-do-work-scrap = Mark { $space } for { $scrap } scrap
rd-do-deposit = Break up { $dice } for scrap
rd-do-moon = Build { $moon } with { $die }
rd-do-moon-free = Build { $moon } without a die
rd-do-trim = Pay { $scrap } scrap: turn { $die } into { $to }
rd-do-deal = Pay { $scrap } scrap: VP card and alliance
rd-do-seize = Pay { $scrap } scrap: conquer { $planet }
rd-do-use-moon = Use { $moon }
rd-do-play = Play { $alliance }
rd-do-pip = Turn { $die } into { $to }
rd-do-turn = Turn { $die } into { $to }
rd-do-paint = { $die } counts as { $color }
rd-do-exchange = Exchange { $die }
rd-do-cell = Take { $die } from { $cell }
rd-do-mark = Mark { $space }
rd-do-planet = { $planet }
rd-do-kind = { $moon }
rd-do-alliance = { $alliance }
rd-do-vp-card = { $card }
rd-do-opponent = Seat { $seat }
rd-do-pay-face = Pay { $paid }, gain { $gained }
rd-do-commit = Commit { $alliance }
rd-do-commit-scrap = Commit all your scrap

## What happened

rd-told-first-player = Seat { $seat } is the first player.
rd-told-empire-dealt = Seat { $seat } leads the { $empire }.
rd-told-line-rolled = Seat { $seat } fills { $line }: { $dice }.
rd-told-reserve-rolled = The reserve is rolled: { $dice }.
rd-told-die-placed = { $die } lies on { $cell }.
rd-told-die-to-reserve = { $die } goes to the reserve.
rd-told-turn = Round { $round }: seat { $seat } is on turn.
rd-told-swapped = Seat { $seat } swaps { $a } and { $b }.
rd-told-recruited = Seat { $seat } recruits { $dice } ({ $total } pips).
rd-told-rerolled = { $count ->
    [one] Seat { $seat } rerolls one die; the fleet is now { $dice }.
   *[other] Seat { $seat } rerolls { $count } dice; the fleet is now { $dice }.
}
rd-told-dice-spent = { $count ->
    [one] Seat { $seat } spends one die.
   *[other] Seat { $seat } spends { $count } dice.
}
rd-told-refilled = The galaxy slides toward seat { $seat } and is refilled from the reserve.
rd-told-fleet-returned = The fleet of seat { $seat } is rolled into the reserve: { $dice }.
rd-told-end-called = { $ending ->
    [battles] Six battles are resolved: the game ends with this round.
    [planets] Seat { $seat } has ten planets: the game ends with this round.
    [station] Seat { $seat } has fifteen spaces marked: the game ends with this round.
   *[rounds] The last round has been played.
}
rd-told-scored = Seat { $seat } scores { $total } VP: battles { $battles }, planets { $planets }, Station { $station }, full rows { $full-rows }, attack rows { $attack-rows }, moons { $moons }, scrap { $scrap }, VP cards { $vp-cards }.
rd-told-game-over = The game is over. Winner: { $winners }.
rd-told-empire-used = Seat { $seat } uses ability { $ability } of the { $empire }.
rd-told-planet-activated = Seat { $seat } activates { $planet }.
rd-told-once-used = Seat { $seat } uses { $planet }, once in the game.
rd-told-moon-used = Seat { $seat } uses { $moon }.
rd-told-alliance-played = Seat { $seat } plays { $alliance }.
rd-told-die-turned = Seat { $seat } turns { $from } into { $to }.
rd-told-die-painted = A die of seat { $seat } counts as { $color } this turn.
rd-told-die-exchanged = Seat { $seat } exchanges { $gave } for { $got } on { $cell }.
rd-told-die-drafted = Seat { $seat } takes { $die } from { $cell }.
rd-told-discount = { $on ->
    [planet] Seat { $seat } may colonize for up to { $pips } less.
   *[station] Seat { $seat } may work on The Station for up to { $pips } less.
}
rd-told-scrap-gained = Seat { $seat } gains { $scrap } scrap.
rd-told-scrap-paid = Seat { $seat } pays { $scrap } scrap.
rd-told-scrap-lost = Seat { $seat } loses { $scrap } scrap.
rd-told-attack-gained = Seat { $seat } gains { $attack } attack.
rd-told-attack-paid = Seat { $seat } pays { $attack } attack.
rd-told-alliance-taken = Seat { $seat } gains the alliance { $alliance }.
rd-told-alliance-discarded = Seat { $seat } gives up { $alliance }.
rd-told-alliances-shuffled = The discarded alliances are shuffled into a new deck.
rd-told-alliance-revealed = On display now: { $alliance }.
rd-told-vp-cards-drawn = { $count ->
    [one] Seat { $seat } draws the last VP card.
   *[other] Seat { $seat } draws { $count } VP cards.
}
rd-told-vp-card-kept = Seat { $seat } keeps the VP card { $card }.
rd-told-vp-card-kept-secretly = Seat { $seat } keeps a VP card.
rd-told-vp-card-returned = Seat { $seat } puts the VP card { $card } under the deck.
rd-told-vp-card-returned-secretly = Seat { $seat } puts a VP card under the deck.
rd-told-planet-conquered = Seat { $seat } conquers { $planet }.
rd-told-planet-revealed = { $planet } is turned up.
rd-told-conquest-rolled = Seat { $seat } throws the Conquest Dice: { $a } and { $b }.
rd-told-space-marked = Seat { $seat } marks { $space } on The Station.
rd-told-set-completed = Seat { $seat } completes the { $set }.
rd-told-moon-built = Seat { $seat } builds { $moon }.
rd-told-battles-exchanged = Seat { $seat } exchanges the active and the next battle.
rd-told-battle-triggered = The battle { $battle } breaks out.
rd-told-mustered = Seat { $seat } musters strength { $strength }.
rd-told-committed = Seat { $seat } commits { $alliance }.
rd-told-committed-scrap = Seat { $seat } commits { $scrap } scrap for { $strength } strength.
rd-told-battle-won = Seat { $seat } wins { $battle } with strength { $strength } ({ $vp } VP).
rd-told-battle-tied = { $battle } ends in a tie and leaves the game.
rd-told-battle-active = The active battle is now { $battle }.
rd-told-battle-revealed = The next battle will be { $battle }.
rd-told-vp-card-scored = { $card } is worth { $vp } VP to seat { $seat }.

## Why not

rd-why-line-full = That row or column has no empty cell.
rd-why-not-next-die = No die of that colour is next: dice lie in ascending order.
rd-why-no-line = Those dice are neither all of one colour nor all of one number.
rd-why-no-swapped-die = After a swap the line must use one of the swapped dice.
rd-why-end-not-white = Only a white die directly beyond an end of the line may come along.
rd-why-longer-line = These dice are a longer line by themselves: name that one.
rd-why-no-swap = Those two dice are alike, or exchanging them makes no line through either.
rd-why-lines-left = Any three dice may be taken only when no line can be had, swapped or not.
rd-why-not-these-dice = Those dice cannot be rerolled now.
rd-why-no-such-die = Your fleet has no such die.
rd-why-die-spent = A die pays only once a turn.
rd-why-take-the-equal-die = An equal die stands before it in your fleet: name that one.
rd-why-not-your-planet = That planet is not yours.
rd-why-once-planet = Its ability is for once a game: use it as a free action.
rd-why-normal-planet = Its ability has no limit: activate it in the Activate step.
rd-why-one-planet-a-turn = One planet a turn may be activated.
rd-why-activate-before-build = Planets are activated before the first build action.
rd-why-no-effect = It would change nothing now.
rd-why-planet-not-there = That planet does not lie open, or does not qualify.
rd-why-one-colony-a-turn = Colonizing with dice is possible once a turn.
rd-why-one-colored-die = At least one die must be coloured.
rd-why-wrong-color = A die has the wrong colour for this.
rd-why-not-exact = The dice and scrap do not make exactly the number.
rd-why-space-marked = That space is marked already.
rd-why-too-little-scrap = You have too little scrap.
rd-why-not-mixed = A coloured space takes dice or scrap, not both.
rd-why-one-white-die = A white space needs at least one white die.
rd-why-two-dice-a-turn = At most two dice a turn go to the Scrapyard.
rd-why-one-moon-a-turn = One moon a turn may be built with a die.
rd-why-no-copy-left = No copy of that moon is left.
rd-why-moon-needs-die = That moon needs a die.
rd-why-moon-is-free = Your first moon needs no die.
rd-why-die-too-low = The die is lower than the moon costs.
rd-why-die-does-not-fit = That die does not fit, or cannot be changed like that: numbers stay within 1 to 6.
rd-why-vp-deck-empty = The VP deck is empty.
rd-why-planet-turned = Its ability has been used.
rd-why-moon-not-ready = You have no such moon that could still be used this turn.
rd-why-not-held = You do not hold that alliance.
rd-why-battle-alliance = That alliance is for battles.
rd-why-cell-empty = That cell is empty.
rd-why-row-not-open = No space of that row qualifies.
rd-why-alliance-not-there = That alliance is not to be had here.
rd-why-vp-card-not-there = That VP card is not among those you can choose.
rd-why-no-opponent = That is not an opponent.
rd-why-cannot-pay = You cannot pay that in full.
rd-why-nothing-to-commit = You have nothing like that to commit.
rd-why-something-else = Something else is asked now.

## What the host may choose

rd-option-truce = Truce after a battle
rd-option-truce-help = After a battle none is fought until its player is on turn again. Without it battles come thick and fast.
rd-option-gift = Gifts for later seats
rd-option-gift-help = Scrap and attack make up for not being first.
rd-option-balance = Balanced empires
rd-option-balance-help = Weaker empires start with a little more.
rd-option-round = Last round
rd-option-round-help = The game ends with this round at the latest.
