# Transgalactica: what a player is asked, what each choice does, what happened, why not.

tg-seat = seat { $seat }
tg-nothing = nothing
tg-good = { $good ->
    [mineral] Mineral
    [energy] Energy
    [alien] Alien
   *[credit] Credit
}
tg-units = { $good ->
    [mineral] { $count ->
        [one] { $count } Mineral
       *[other] { $count } Minerals
    }
    [energy] { $count } Energy
    [alien] { $count ->
        [one] { $count } Alien
       *[other] { $count } Aliens
    }
   *[credit] { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
}
tg-worker = { $worker ->
    [captain] Captain
    [crew] Crew
   *[lieutenant] Lieutenant
}
tg-ship = { $ship ->
    [0] Starship
   *[other] Starship { $ship }
}
tg-place = { $planet } ({ $place })
tg-source = { $source ->
    [setup] start of the game
    [action] action
    [planet] Planet
    [technology] Technology card
    [mission] Mission
    [bonus] Bonus tile
    [mining] Mining tile
    [senate] Galactic Senate
    [track] track
    [outpost] Outpost row
    [pirates] Space Pirates
    [income] income
    [skill] Skill
   *[maintenance] highest Military
}
tg-item-tile = Mining slot { $number }
tg-item-track = space of the { $track } Track
tg-item-row = income slot of row { $number }
tg-item-outpost = Outpost slot { $number }
tg-item-crew = Crew space { $number }

## Effects in few words

tg-step-gain = gain { $units }
tg-step-any = { $count ->
    [one] gain { $count } any Resource
   *[other] gain { $count } any Resources
}
tg-step-vp = { $vp } VP
tg-step-advance = { $count ->
    [one] { $count } step on { $track }
   *[other] { $count } steps on { $track }
}
tg-step-advance-any = { $count ->
    [one] { $count } step on any track
   *[other] { $count } steps on any track
}
tg-step-claim = claim a Technology card
tg-step-mission = take a Mission
tg-step-gather = gather Resources
tg-step-main = Main Action: { $area }
tg-step-secondary = Secondary Action: { $area }
tg-step-any-area = any area
tg-step-pay = pay { $units } for: { $effect }
tg-step-choice = one of: { $effects }
tg-step-effect = further effect

## What is asked

tg-ask-nothing = Nothing is asked of you now.
tg-ask-draft = Draft: take a set of Wealth cards or a Skill.
tg-ask-turn = Round { $round }, your turn: take a Main Action, use an Action Planet, or pass.
tg-ask-after = Your action is done. Take free actions, or end.
tg-ask-follow = Seat { $seat } took { $area }: follow with a worker?
tg-ask-choice = Choose one.
tg-ask-pay = Pay for this: { $effect }?
tg-ask-advance = Advance on the { $track } Track?
tg-ask-advance-any = Advance on a track of your choice?
tg-ask-wake = Wake a Crew from the Cryogenic Chambers?
tg-ask-any = { $count ->
    [one] Name a Resource to gain.
   *[other] Name a Resource to gain; { $count } are still to come.
}
tg-ask-explore = Exploration: move and place an Outpost, in any order.
tg-ask-explore-secondary = Exploration: move, or place an Outpost.
tg-ask-move-on = Move on, or stop here?
tg-ask-free-move = Move a Starship without Energy?
tg-ask-colony = Move a Starship without Energy and place an Outpost without Minerals.
tg-ask-jump = Move a Starship to a Planet with a Wormhole?
tg-ask-settle = Place an Outpost?
tg-ask-claim = Claim a Technology card?
tg-ask-mission = Take a Mission?
tg-ask-put-back = Your Mission Log is full: which Mission do you put back?
tg-ask-main = Which Main Action?
tg-ask-secondary = Which Secondary Action?
tg-ask-gather = Gather: choose an Outpost and what it yields; { $count } to go.
tg-ask-items = What do you resolve next?
tg-ask-berth = On which row do you put the token of the { $pirate }?
tg-ask-office = Assign { $decree } to an Office.
tg-ask-fulfil = Which way do you pay for { $mission }?
tg-ask-sealed-order = Fulfil a Mission without its cost or without its requirement?
tg-ask-reuse = Which spent Bonus tile do you use again?
tg-ask-objective = The game is over: which Objective do you score?

## What a choice does

tg-do-end = End
tg-do-no-follow = Do not follow
tg-do-stop = Enough
tg-do-decline = No, decline
tg-do-pass = Pass
tg-do-wealth = Wealth cards: { $cards }
tg-do-skill = Skill: { $skill }
tg-do-main = Main Action: { $area }
tg-do-planet = { $worker } to { $planet }
tg-do-wildcard = { $worker } to your own action space
tg-do-follow = Follow with { $worker }
tg-do-promote = Follow with { $worker } and take the Main Action
tg-do-choose = { $effect }
tg-do-pay = Pay { $units }
tg-do-advance = Advance on { $track }
tg-do-wake = Wake a Crew
tg-do-take = { $good }
tg-do-sail = { $ship } to { $planet } for { $energy } Energy
tg-do-glide = { $ship } to { $planet } without Energy
tg-do-jump = { $ship } through the Wormhole to { $planet } for { $units }
tg-do-jump-free = { $ship } through the Wormhole to { $planet }, free
tg-do-settle = Outpost on { $planet }
tg-do-claim = Claim { $card }
tg-do-mission = { $mission }
tg-do-waive = { $waived ->
    [cost] { $mission }, ignoring its cost
   *[requirement] { $mission }, ignoring its requirement
}
tg-do-area = { $area }
tg-do-gather = { $good } from { $planet }
tg-do-resolve = { $item }
tg-do-berth = Row { $row }
tg-do-office = { $office }
tg-do-reuse = { $tile }
tg-do-objective = { $objective }
tg-do-fight = Defeat the Pirates at { $planet }
tg-do-exchange = Exchange a Credit: { $good }
tg-do-use = Use Bonus tile: { $tile }
tg-do-stock = Use tile of the stockpile: { $tile }
tg-do-fulfil = Fulfil Mission: { $mission }
tg-do-senate = Claim a seat: { $decree }
tg-do-card = Use { $card }

## What happened

tg-told-first-player = Seat { $seat } is the first player.
tg-told-planet-laid = { $planet } lies on the map.
tg-told-mining-tile-dealt = Seat { $seat } starts with { $tile }.
tg-told-objectives = Seat { $seat } has the Objectives { $cards }.
tg-told-objectives-secret = Seat { $seat } gets two secret Objectives.
tg-told-wealth-drafted = Seat { $seat } takes the Wealth cards { $cards }.
tg-told-wealth = Seat { $seat } resolves { $card }.
tg-told-skill-drafted = Seat { $seat } takes the Skill { $skill }.
tg-told-stocked = Seat { $seat } stocks { $tiles }.
tg-told-round = Round { $round } begins. Order: { $order }.
tg-told-objective-chosen = Seat { $seat } chooses { $objective }.
tg-told-objective-chosen-secret = Seat { $seat } has chosen an Objective.
tg-told-objective-scored = Seat { $seat } scores { $objective }: { $vp } VP.
tg-told-final-score = Seat { $seat } has { $total } VP: { $game } in the game, Objective { $objective }, Technology cards { $technology }, Credits { $credits }, Resources { $resources }.
tg-told-game-over = The game is over. Victory: { $winners }.
tg-told-income = Seat { $seat } receives income: { $item }.
tg-told-income-doubled = Seat { $seat } receives all income twice.
tg-told-main = Seat { $seat } takes the Main Action { $area }.
tg-told-planet-used = Seat { $seat } sends a worker ({ $worker }) to { $planet }.
tg-told-wildcard = Seat { $seat } uses its own action space ({ $worker }).
tg-told-followed = { $promoted ->
    [yes] Seat { $seat } follows { $area } ({ $worker }) with the Main Action.
   *[no] Seat { $seat } follows { $area } ({ $worker }).
}
tg-told-area = { $main ->
    [yes] Seat { $seat } performs the Main Action { $area }.
   *[no] Seat { $seat } performs the Secondary Action { $area }.
}
tg-told-passed = Seat { $seat } passes.
tg-told-gained = Seat { $seat } gains { $units }.
tg-told-paid = Seat { $seat } pays { $units }.
tg-told-exchanged = Seat { $seat } exchanges a Credit: { $good }.
tg-told-scored = Seat { $seat }: { $vp } VP ({ $source }).
tg-told-lost-vp = Seat { $seat } loses { $vp } VP for the lowest Military.
tg-told-advanced = Seat { $seat } reaches { $track } { $level }.
tg-told-fleet = Seat { $seat } receives { $tile }.
tg-told-woken = Seat { $seat } wakes a Crew.
tg-told-crew-spent = Seat { $seat } gives up a Crew.
tg-told-level-raised = Seat { $seat }: { $track } counts { $by } higher this round.
tg-told-boom = Seat { $seat } will receive the next income twice.
tg-told-rift = Seat { $seat } opens a rift at its Starship.
tg-told-override = Seat { $seat } may take a used Main Action this round.
tg-told-workers-returned = { $frozen ->
    [0] The workers of seat { $seat } return.
    [one] The workers of seat { $seat } return; one goes to the Cryogenic Chambers.
   *[other] The workers of seat { $seat } return; { $frozen } go to the Cryogenic Chambers.
}
tg-told-moved = { $jump ->
    [yes] Seat { $seat } jumps to { $planet }.
   *[no] Seat { $seat } moves to { $planet }.
}
tg-told-settled = Seat { $seat } places an Outpost on { $planet }.
tg-told-pirates = Seat { $seat } defeats the Pirates: { $pirate }.
tg-told-tile-taken = Seat { $seat } takes the Bonus tile { $tile }.
tg-told-tile-used = Seat { $seat } uses { $tile }.
tg-told-tile-reused = Seat { $seat } uses { $tile } once more.
tg-told-mining-tile-taken = Seat { $seat } takes the Mining tile { $tile }.
tg-told-mined = Seat { $seat } mines: { $item }.
tg-told-gathered = Seat { $seat } gathers { $good } from { $planet }.
tg-told-tech-claimed = Seat { $seat } claims { $card }.
tg-told-tech-used = Seat { $seat }: { $card } takes effect.
tg-told-skill-used = Seat { $seat }: { $skill } takes effect.
tg-told-mission-taken = Seat { $seat } takes the Mission { $mission }.
tg-told-mission-returned = Seat { $seat } puts { $mission } back.
tg-told-mission-fulfilled = Seat { $seat } fulfils { $mission }.
tg-told-mission-revealed = A new Mission lies open: { $mission }.
tg-told-seat = { $golden ->
    [yes] Seat { $seat } claims the golden seat of { $office } for { $decree }.
   *[no] Seat { $seat } claims the silver seat of { $office } for { $decree }.
}
tg-told-mining-tile-revealed = On the Mining area lies { $tile }.

## Why not

tg-why-something-else = Something else is asked now.
tg-why-no-captain = You have no Captain on Active Duty.
tg-why-no-worker = You have no such worker on Active Duty.
tg-why-space-taken = The Main Action space is taken.
tg-why-void = It could do nothing now.
tg-why-not-here = The Lieutenant may not be sent there.
tg-why-no-action-planet = There is no Action Planet that you could use.
tg-why-planet-used = The Action Planet was used this round.
tg-why-no-wildcard = You have no action space of your own that is free.
tg-why-no-promotion = You have no card for this that is ready.
tg-why-cannot-pay = You cannot pay this.
tg-why-wrong-payment = This is not a way to pay for it.
tg-why-track-ends = Your marker stands on the last space.
tg-why-technology-too-low = Your Technology Level is too low.
tg-why-not-this-track = The step is not for this track.
tg-why-no-frozen-crew = No Crew is left in the Cryogenic Chambers.
tg-why-credit-is-no-resource = Name a Resource that may come next.
tg-why-no-such-ship = You have no such Starship.
tg-why-no-line = No line leads there.
tg-why-no-energy = You have too little Energy.
tg-why-no-space-left = No further space may be moved.
tg-why-no-wormhole = There is no Wormhole to use.
tg-why-not-at-ship = Your Starship is not there.
tg-why-pirates-there = Space Pirates are there.
tg-why-own-outpost = You have an Outpost there.
tg-why-no-site = No site is open there.
tg-why-trade-too-low = Your Trade Level is too low.
tg-why-no-minerals = You have too few Minerals.
tg-why-no-crew = You have no Crew on Active Duty.
tg-why-no-outposts = You have no Outpost left.
tg-why-one-outpost = No further Outpost may be placed now.
tg-why-not-displayed = The card is not on display.
tg-why-own-marker = Your Tech marker is on it.
tg-why-no-marker = You have no Tech marker in your Cargo Bay.
tg-why-politics-too-low = Your Politics Level is too low.
tg-why-log-full = Your Mission Log is full.
tg-why-not-in-log = The Mission is not in your Mission Log.
tg-why-requirement = The requirement is not met.
tg-why-not-omni = Omni cannot be chosen here.
tg-why-no-yield = This Outpost does not yield that now.
tg-why-not-to-resolve = This is not to be resolved now.
tg-why-no-berth = The row has no empty slot for Pirates.
tg-why-office-taken = The Office has a Decree.
tg-why-no-pirates = There are no Pirates that you could defeat.
tg-why-military-too-low = Your Military Level is too low.
tg-why-no-exploration = Pirates are fought in an Exploration action.
tg-why-no-credit = You have no Credit.
tg-why-no-alien-exchange = A Credit buys Energy or a Mineral only.
tg-why-no-tile = You have no such tile face up.
tg-why-stock-used = You have used a tile of the stockpile this round.
tg-why-no-window = No free actions now.
tg-why-no-decree = The Decree is not on display.
tg-why-seats-taken = No seat of this Decree is left for you.
tg-why-no-card = You have no such card that is ready.
tg-why-not-your-objective = The Objective is not yours.
tg-why-drafted = It is not there to be drafted.
tg-why-has-one = You have taken one of this kind.

## Kinds of cards

tg-kind-planet = Planets
tg-kind-technology = Technology cards
tg-kind-mission = Missions
tg-kind-objective = Objectives
tg-kind-wealth = Wealth cards
tg-kind-decree = Decrees
tg-kind-office = Offices of the Senate
tg-kind-skill = Skills
tg-kind-bonus = Bonus tiles
tg-kind-mining-tile = Mining tiles
tg-kind-fleet-tile = Fleet tiles
tg-kind-pirate = Pirates
