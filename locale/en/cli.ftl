### What `orrery play` says. Help texts of commands are in the program, in English.

# $items: all but the last, separated by commas

play-you = you
play-person = person
play-seat = seat { $seat } ({ $name })
play-hint = Type the number of a choice or its notation; ? shows all commands.
play-thinking = Seat { $seat } ({ $name }) is thinking …
play-pass-screen = Pass the screen to seat { $seat }. Seat { $seat }: press Enter when nobody else is looking.
play-only-choice = Only one choice, made for you: { $choice }
play-no-such-choice =
    { $count ->
        [one] There is only the choice 1.
       *[other] Choices go from 1 to { $count }; ? shows all commands.
    }
play-not-understood = “{ $text }” is neither a choice nor a command; ? shows all commands.
play-illegal = That is not possible: { $why } ({ $rule }; r shows the rule for this decision)
play-not-asked = Seat { $seat } is not asked for a decision now.
play-over = The game is over.
play-changes = (Of the board, what has changed; b shows all of it.)
play-undone = Taken back.
play-cannot-undo = Nothing to take back: since your last choice a die was rolled, a card was turned up, or another player decided.
play-no-such-card = There is no card “{ $id }”.
play-no-such-card-near = There is no card “{ $id }”; near it: { $near }
play-rule-language = The rules are in English.
play-saved = Saved: { $path }
play-left = Saved: { $path }. To go on: orrery play { $game } --load { $path }
play-end = The game is over: { $ending }
play-winner = wins
play-help =
    Number     make that choice
    Notation   the same, as written in brackets behind a choice
    u          take back your last choice, unless somebody has learned from it
    b          show the board and the choices again
    r          show the rule for this decision
    c ID       show a card, for example: c oracle
    s [FILE]   save, and play on
    q          save and leave
    ?          this help

## What `orrery replay` says at the end

replay-holds =
    The record holds: { $actions ->
        [one] one action was
       *[other] all { $actions } actions were
    } played again and compared.
replay-not-over = The game is not over.
# The seal stands in the next line.
replay-dice = The dice are those of the key sealed as
replay-dice-partly = The dice of { $proved } lines are those of the sealed key, those of { $unproved } are taken on trust; the seal:

## Labels of `orrery card`

card-value = value
card-type = type
card-sites = sites for Trade Level
card-colors = colors
card-cost = cost
card-vp = VP
card-attack = attack
card-number = number
card-row = row
card-copies = copies
card-source = source
card-word-green = green
card-word-yellow = yellow
card-word-purple = purple
card-word-gray = gray
card-word-blue = blue
card-word-red = red
card-word-silver = silver
card-word-orange = orange
card-word-teal = teal
card-word-black = black
card-word-white = white
card-word-action = action
card-word-basic-action = basic action
card-word-mining = mining
card-word-wilderness = wilderness
card-word-terror = Technological Terror
card-word-central = central
card-word-event-tactics = event
card-word-sustain = sustain
card-word-diplomacy = diplomacy
card-word-battle-tactics = battle

## The board of Rocket Dice

board-rd-setup = The table is being set
board-rd-round = Round { $round } of at most { $last } · seat { $seat }’s turn
board-rd-fought = battles { $count } of { $last }
board-rd-called = the end is called: last round
board-rd-galaxy = Galaxy (you sit below)
board-rd-reserve = Reserve
board-rd-fleet = Fleet
board-rd-planets = Planets: value, colours, VP, attack
board-rd-planet = { $vp } VP { $attack } A
board-rd-once = once
board-rd-moons = Moons: die needed, left
board-rd-display = Alliances to be had: { $names } (deck { $deck })
board-rd-vp-deck = VP cards in the deck: { $count }
board-rd-battle = Battle: { $name } ({ $vp } VP)
board-rd-next = Next battle: { $name } ({ $vp } VP)
board-rd-truce = truce until seat { $seat }’s turn
board-rd-you = { " " }(you)
board-rd-player = Seat { $seat }{ $you }, { $empire }:
# Non-breaking spaces keep a label and its number on one line.
board-rd-tracks = scrap { $scrap }, attack { $attack } (+{ $printed } printed), planets { $planets }, Station { $spaces }, VP cards { $cards }
board-rd-turned = { " " }(used)
board-rd-own-planets = Planets:
board-rd-own-moons = Moons:
board-rd-own-alliances = Alliances:
board-rd-own-battles = Battles won:
board-rd-own-vp-cards = VP cards:

## How Rocket Dice can end

ending-rocket-dice-battles = six battles were fought
ending-rocket-dice-planets = somebody has ten planets
ending-rocket-dice-station = somebody has marked fifteen spaces of The Station
ending-rocket-dice-rounds = the last round was played

## The board of Transgalactica

board-tg-setup = The table is being set
board-tg-round = Round { $round } of { $last }
board-tg-order = order { $order }
board-tg-map = Map: colours, !pirates, Starships by seat
board-tg-areas = Captains on the Main Actions:
board-tg-mining = Mining area: { $tile } (pile { $pile })
board-tg-techs = Technology cards, with markers:
board-tg-missions = Missions of level { $level } (deck { $deck }):
board-tg-senate = Senate:
board-tg-planets = Planets: sites, Outposts, Bonus tile, Starships
board-tg-sites = sites { $sites }
board-tg-outposts = Outposts { $seats }
board-tg-ships = Starships { $seats }
board-tg-pirates = { $name } { $strength }
board-tg-you = { " " }(you)
board-tg-player = Seat { $seat }{ $you }, { $skill }: { $vp } VP
board-tg-goods = Minerals { $minerals }, Energy { $energy }, Aliens { $aliens }, Credits { $credits }
board-tg-levels = Technology { $technology }, Military { $military }, Production { $production }, Politics { $politics }, Trade { $trade }
board-tg-workers = Captains { $captains }, Crew { $crew }, asleep { $frozen }, Outposts { $outposts }, Tech markers { $markers }
board-tg-own-techs = Technology:
board-tg-own-log = Mission Log:
board-tg-own-fulfilled = Fulfilled:
board-tg-own-tiles = Bonus tiles:
board-tg-own-mining = Mining tiles:
board-tg-own-pirates = Pirates:
board-tg-own-objectives = Objectives:

## How Transgalactica can end

ending-transgalactica-rounds = five rounds were played

## The board of Andromeda's Edge

board-ae-setup = The table is being set
board-ae-turn = Turn of seat { $seat }{ $you }
board-ae-you = { " " }(you)
board-ae-active = active region { $space }
board-ae-short = short game to { $vp } VP
board-ae-medium = medium game to { $vp } VP
board-ae-long = long game to { $vp } VP
board-ae-marker = event marker { $space } of { $last }
board-ae-marker-pending = event pending
board-ae-marker-removed = event marker removed
board-ae-last-turns = { $count ->
    [0] This is the last turn.
    [one] The end is triggered: 1 more turn after this one.
   *[other] The end is triggered: { $count } more turns after this one.
}
board-ae-dawn = Galactic Dawn
board-ae-twilight = Cosmic Twilight
board-ae-quasars = Quasars
board-ae-vortexes = Vortexes
board-ae-with-destiny = destiny cards
board-ae-teams = seats 1 and 2 against 3 and 4
board-ae-no-limits = storage without limits
board-ae-map = Map: regions whose bricks touch are adjacent
board-ae-signs = 1T ships of seat 1 ({ $ships }) · !S2 raiders of class S, 2 ships · ⌂1 development and @1 leader of seat 1 · ☾3 moons · +1 bonus resources
board-ae-regions = Moons and developments
board-ae-moons-below = { $count } unseen below
board-ae-price = { $name }: { $cost }, { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
}
board-ae-material = { $count } titanium/ice/nanocarbon
board-ae-any = { $count } any
board-ae-free = free
board-ae-tracks = Progress tracks: VP of each space, below it the markers of the seats
board-ae-track-signs = ▲ development level · ! event · d discovery · u ship upgrade · t supremacy token · v vault · h hand limit
board-ae-stacks = Supremacy tokens on the track: { $tokens } · discovery stacks { $one } and { $two }, observatory { $third }
board-ae-stack-seen = Discovery stack { $number }, known to you: { $tokens }
board-ae-display = Modules on display, with what their spaces cost
board-ae-column = { $track } ({ $field }), deck { $deck }
board-ae-damaged = { $count ->
    [one] (comes with 1 damage)
   *[other] (comes with { $count } damage)
}
board-ae-ship-costs = Ships: { $costs }
board-ae-piles = Planets in the stack { $planets } · tactics deck { $deck }, discard pile { $discard }
board-ae-lost-moons = Discarded moons: { $moons }
board-ae-events = Events: { $deck } in the deck
board-ae-event-now = Now:
board-ae-event-known = Known to you, card { $place } from the top:
board-ae-event-spent = Resolved: { $names }
board-ae-event-scores = scores { $track }, raider { $class }
board-ae-raiders = Raiders by class
board-ae-raider-hidden = face down
board-ae-raider-at = at { $places }
board-ae-battle = Battle in { $space }
board-ae-fighter = seat { $seat } { $ships }
board-ae-fighter-raiders = raiders
board-ae-fighter-energy = ({ $count } energy spent)
board-ae-to-roll = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, targeting { $targeting }
board-ae-rolled = rolled { $dice }, targeting { $targeting }
board-ae-wins = wins
board-ae-defeated = is defeated
board-ae-threat = About to take damage: { $things }
board-ae-player = Seat { $seat }{ $you }, { $faction }: { $vp } VP
board-ae-cards = Tactics { $count }/{ $limit }
board-ae-leaders = Leaders { $count } ({ $spent } spent)
board-ae-bay = Launch Bay
board-ae-board = on the map
board-ae-docks = on modules
board-ae-barge = Repair Barge
board-ae-scrapped = Scrapyard
board-ae-unbuilt = unbuilt
board-ae-values = range { $range }, dice { $dice }
board-ae-shields = shields { $count } ({ $used } used)
board-ae-targeting = Targeting { $count }
board-ae-voyage = Voyage
board-ae-attack = Attack
board-ae-jump = Jump
board-ae-damage = { $count } damage
board-ae-docked = { $ship } docked
board-ae-docked-energy = energy
board-ae-activated = activated
board-ae-slot-before = ☾ before it { $moon }
board-ae-slot-input = ☾ input { $moon }
board-ae-slot-output = ☾ output { $moon }
board-ae-used = { $name } (face down)
board-ae-face-down = { $count } face down
board-ae-own-faction = Faction:
board-ae-own-factions = Dealt to you:
board-ae-own-moons = Moons:
board-ae-own-operations = Tactical Operations:
board-ae-own-developments = Developments:
board-ae-own-tokens = Supremacy tokens:
board-ae-own-finds = Discovery tokens:
board-ae-own-tiles = Upgrades to place:
board-ae-own-sustained = Sustain cards in play:
board-ae-own-destiny = Destiny: { $name },
board-ae-goal = { $track } { $vp } VP
board-ae-own-hand = Hand:

## Unity at the table of Andromeda's Edge

board-ae-unity-turn = Unity's turn
board-ae-unity = Unity under { $name }, level { $level }: { $vp } VP
board-ae-unity-conn = seat { $seat }{ $you } has the Conn
board-ae-unity-automatic = the Conn is automatic
board-ae-unity-goods = Tactics { $cards }, moons { $moons }, discovery tokens { $finds }, leaders { $leaders }
board-ae-unity-probe = probe at { $space }
board-ae-unity-no-probe = probe not on the map yet
board-ae-unity-unlimited = range unlimited, dice { $dice }
board-ae-unity-commander = Commander:
board-ae-unity-section = Die { $faces }, section { $section } ({ $bay }):
board-ae-unity-launches = launches { $ship } by
board-ae-unity-returns = no ship left, so all return;
board-ae-unity-stays = this card stays: { $card }
board-ae-unity-wheel = Command Wheel: the marker is on { $from }. { $steps ->
    [0] Nothing is away; a return turn would not move it.
    [one] Returning now moves it 1 space, to { $space }; each space passed takes effect.
   *[other] Returning now moves it { $steps } spaces, to { $space }; each space passed takes effect.
}
board-ae-unity-conflict = Conflict card of this battle:
board-ae-unity-upgrades = Upgrades:
board-ae-unity-modules = Modules:
board-ae-unity-signs = On the map and the tracks U is Unity: UT ships, ⌂U development, @U leader; ◎ its probe.

## How Andromeda's Edge can end

ending-andromedas-edge-terminus = somebody has reached the terminus
ending-andromedas-edge-unity = Unity has won
ending-andromedas-edge-standstill = everybody has only passed
