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

## Labels of `orrery card`

card-value = value
card-colors = colors
card-cost = cost
card-vp = VP
card-attack = attack
card-number = number
card-row = row
card-copies = copies
card-source = source

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
board-tg-map = Map: position, colours, pirates’ strength
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

## How Andromeda's Edge can end

ending-andromedas-edge-terminus = somebody has reached the terminus
ending-andromedas-edge-standstill = everybody has only passed
