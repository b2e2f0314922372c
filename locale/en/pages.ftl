### The pages around the table: front page, set-up, rules, bots.

pages-name = Orrery
pages-you = You

## Header and footer

pages-nav = Pages
pages-nav-play = Play
pages-nav-rules = Rules
pages-nav-bots = Bots
pages-language = Language
pages-language-en = English
pages-language-en-short = EN
pages-language-de = Deutsch
pages-language-de-short = DE
pages-theme-light = Switch to light
pages-theme-dark = Switch to dark
pages-footer-fan = An unofficial fan project, not connected with the publishers of these games. It uses none of their texts or pictures and names their games only to say what is played here.
pages-footer-version = Orrery { $version }

## Front page

pages-front-title = Orrery: space board games in your browser
pages-front-heading = Space board games. Pull up a chair.
pages-front-lead = Play against bots at once, or with friends by link. Every rule is looked after, nothing to install, no account.
pages-play-now = Play now
pages-play-now-help = One click: Rocket Dice, you against a bot, right here in your browser.
pages-play-now-failed = The game could not be started: { $why }
pages-host = Host a table
pages-join = Join with a link
pages-join-placeholder = Link or code
pages-join-go = Join
pages-join-wrong = That is no link to a table. A link ends in /t/ and 16 letters and digits; the code is those 16.

pages-games = The games
pages-players = Players:
pages-time = Time:
pages-weight = Weight:
pages-no-board = No board is drawn yet: you choose from a list of all legal actions and see the position as a tree.
pages-play-other = Play
pages-rd-name = Rocket Dice
pages-rd-what = Swap two dice, take a line, spend the fleet: planets, moons and your own Station, and a battle whenever one comes due.
pages-rd-players = 2–4
pages-rd-time = 45 min
pages-rd-weight = medium
pages-ae-name = Andromeda’s Edge
pages-ae-what = Settle the edge of a galaxy, send out ships, and meet raiders and neighbours over the same few planets.
pages-ae-players = 2–4
pages-ae-time = an evening
pages-ae-weight = heavy
pages-tg-name = Transgalactica
pages-tg-what = Five rounds to cross a galaxy: outposts, crews, trade, and five tracks that never rise fast enough.
pages-tg-players = 2–5
pages-tg-time = an evening
pages-tg-weight = heavy

pages-yours = Your matches
pages-yours-over = Finished matches
pages-your-turn = Your turn
pages-match-game = { $game }
pages-match-who = { $who }
pages-match-facts = { $stands } · { $place } · { $when }
pages-match-facts-turn = { $place } · { $when }
pages-match-here = in this browser
pages-match-online = online
pages-match-gathering =
    { $missing ->
        [0] Everybody is seated
        [one] One seat is still free
       *[other] { $missing } seats are still free
    }
pages-match-running = Running
pages-match-waits = Waiting for { $who }
pages-match-over = Over
pages-match-won = Won by { $who }, { $scores }
pages-match-stopped = Stopped by a fault in the rules; its log is kept
pages-match-delete = Delete this match
pages-match-delete-really = Really delete?
pages-ago-now = just now
pages-ago-minutes =
    { $n ->
        [one] a minute ago
       *[other] { $n } minutes ago
    }
pages-ago-hours =
    { $n ->
        [one] an hour ago
       *[other] { $n } hours ago
    }
pages-ago-days =
    { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }
pages-seat-open = an open seat
pages-seat-invited = a guest to come

pages-tables = Open tables
pages-tables-asking = Asking the server …
pages-tables-away = The server cannot be reached just now. Everything in this browser works without it; open tables appear here as soon as it answers.
pages-tables-none = Nobody has set a table just now. Host one and list it, and it appears here.
pages-table-titled = { $title } ({ $game })
pages-table-join = Join
pages-table-watch = Watch

pages-import = Bring a match along
pages-import-help = Open a record that you have saved (a .jsonl file). It is played again and checked, then kept in this browser.
pages-import-choose = Choose a file
pages-import-failed = The record could not be opened. { $why }

## Bots in words

pages-level-random = Aimless bot
pages-level-random-help = Does anything that is allowed, without a plan. Good for a first look at the rules.
pages-level-greedy = Quick bot
pages-level-greedy-help = Takes at once whatever pays most, and never looks further. Beat the aimless bot in 200 of 200 games of Rocket Dice.
pages-level-brief = Thoughtful bot
pages-level-brief-help = Looks ahead for a fifth of a second. Won 170 of 200 games of Rocket Dice against the quick bot.
pages-level-long = Strong bot
pages-level-long-help = Looks ahead for a second, five times as long as the thoughtful bot.
pages-level-longest = Very strong bot
pages-level-longest-help = Looks ahead for three seconds. It makes you wait, and then you see why.
pages-level-tries = Bot with { $count } tries
pages-level-tries-help = Plays { $count } futures in its head before each decision.
pages-level-other = Bot { $bot }
pages-level-other-help = A bot with a dial of its own.

## Setting a table

pages-new-heading = Set a table: { $game }
pages-new-place = Where
pages-new-here = In this browser
pages-new-here-help = Alone against bots, or several people around this screen. Works without a network; the match stays on this device.
pages-new-online = Online
pages-new-online-help = With friends by link, or with whoever sits down. The match is kept on the server.
pages-new-seats = Who plays
pages-new-how-many = Number of players
pages-new-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
pages-new-seat = Seat { $n }
pages-new-name = Your name
pages-new-their-name = Their name
pages-new-level = How strong
pages-who-me = You
pages-who-beside = Someone at this screen
pages-who-friend = A friend, by link
pages-who-friend-help = You get a link to send when the table is set.
pages-who-open = Open to anyone
pages-who-open-help = Whoever opens the table may sit down here.
pages-who-bot = A bot
pages-new-options = Options of the rules
pages-new-usual = as usual
pages-new-changed = changed
pages-new-open-to = Who finds the table
pages-new-listed = List it on the front page
pages-new-listed-help = Everybody sees it among the open tables.
pages-new-watch = Let others watch
pages-new-watch-help = They see what everybody may see, and no hidden cards.
pages-new-title = What the table is called (optional)
pages-new-chance = Luck
pages-new-seed = Seed (optional)
pages-new-seed-help = The same word gives the same dice and shuffles: for a return match under equal conditions.
pages-clock = Time for thinking
pages-clock-none = No clock
pages-clock-none-help = As long as everybody likes.
pages-clock-live = Live
pages-clock-live-help = Everybody has a supply of time. The clock informs; nobody loses by it.
pages-clock-days = By correspondence
pages-clock-days-help = Days for each decision. Look in when it suits you.
pages-clock-bank = Minutes for each player
pages-clock-increment = Seconds added for each decision
pages-clock-each = Days for each decision
pages-new-start = Start the game
pages-new-open = Open the table
pages-new-back = Back
pages-new-look = Not yet: something above does not fit. The line beside it says what.
pages-new-no-server = The server cannot be reached, so no table can be opened there. Try again in a while, or play in this browser: that works without it.
pages-new-refused = The table could not be set: { $why }
pages-new-bad = This cannot be played: { $why }
pages-new-bad-number = A whole number from { $least } to { $most }, please.
pages-new-bad-name = A name, please: 1 to 30 characters.
pages-new-bad-bot = This bot cannot play here; choose another.
pages-new-bad-title = At most 60 characters.
pages-new-twice = You already sit in another seat. Choose somebody else for this one.

## Rules

pages-rules-heading = Rules of { $game }
pages-rules-search = Search the rules
pages-rules-contents = Contents
pages-rules-intro = In two minutes
pages-rules-intro-after = That is enough to begin. At the table every question links to its rule below, and whatever you may not do is answered with the reason.
pages-rules-components = Cards, tiles and tokens
pages-rules-asking = Fetching the rules …
pages-rules-missing = The rules of this game cannot be fetched. Check your connection and load the page again.
pages-rules-english = These rules are in English so far.
pages-rules-found =
    { $n ->
        [0] No rule says that. Try a shorter word.
        [one] One rule found
       *[other] { $n } rules found
    }
pages-rules-link = Link to rule { $id }
pages-source-orrery = ours
pages-source-orrery-help = The rulebook is damaged here: we decided this
pages-source-both = partly ours
pages-source-both-help = The rulebook gives a part of it, we the rest

pages-rd-intro-aim = What it is about
pages-rd-intro-aim-text = You lead an empire. Every turn you pull a fleet of dice out of a galaxy that all players share, and spend it on planets, moons and your own Station. Whoever has the most victory points at the end wins.
pages-rd-intro-fleet = Take a fleet
pages-rd-intro-fleet-text = Swap two neighbouring dice if you like, then take a line of three to five: all of one colour, all of one number, or all white. A white die right at an end of the line may come along. A fleet of 20 pips or more earns an alliance. Then you may reroll any of its dice, once.
pages-rd-intro-use = Spend it
pages-rd-intro-use-text = Dice that add up exactly to the value of a planet and share its colours colonize it. Dice of one colour mark spaces of that colour on your Station. One die builds a moon. Once a turn a planet of yours lends you its ability.
pages-rd-intro-scrap = Waste nothing
pages-rd-intro-scrap-text = Up to two dice a turn become scrap: 2 scrap nudge a die by one, 8 buy a victory point card and an alliance, 16 take a planet outright. At the end of your turn the galaxy slides towards you and is filled up from the Reserve.
pages-rd-intro-battle = Be ready to fight
pages-rd-intro-battle-text = One battle lies open and says what sets it off. When that happens, everybody fights at once with the attack of their track, planets and moons; alliances and all your scrap can be thrown in. The strongest takes the card, the beaten grow stronger.
pages-rd-intro-end = Know the end
pages-rd-intro-end-text = Six battles fought, ten planets of one player or fifteen marked Station spaces call the end, round 20 at the latest. The round is finished, then everything counts: battles, planets, Station, attack, moons, scrap and the secret victory point cards.

pages-rd-setup = Setting up
pages-rd-galaxy = The galaxy
pages-rd-turn = A turn
pages-rd-recruit = Recruiting a fleet
pages-rd-reroll = The reroll
pages-rd-activate = Using a planet
pages-rd-build = Building
pages-rd-colonize = Colonizing
pages-rd-conquer = Conquest
pages-rd-station = The Station
pages-rd-scrap = The Scrapyard
pages-rd-moon = Moons
pages-rd-alliance = Alliances
pages-rd-vpcard = Victory point cards
pages-rd-battle = Battles
pages-rd-empire = Empires
pages-rd-refill = Refilling the galaxy
pages-rd-end = The end
pages-rd-score = Scoring
pages-rd-tie = Ties
pages-rd-twoplayer = With two players
pages-rd-ruling = Rulings, and why
pages-rd-vec = Worked examples

## Bots

pages-bots-title = Orrery: the bots
pages-bots-heading = How good are the bots?
pages-bots-lead = Measured, not claimed: they played each other from every side of the table, and these are the results for Rocket Dice.
pages-bots-levels = Whom you can play against
pages-bots-fair = No bot cheats: each is shown only what its seat may see, and has to imagine the rest.
pages-bots-ladder = The ladder
pages-bots-how = Two players, { $games } games for every pair, the same seeds with seats changed. Measured on { $date }. A bot with tries looks ahead that often before each decision; on the machine of the measurement the thoughtful bot manages about 2,000 in its fifth of a second.
pages-bots-chart = Elo points of each bot, with the interval in which they lie with 95 % confidence; the table below has the numbers
pages-bots-elo = Elo points; the average is 0, and 400 points more mean odds of 10 to 1. The lines show the 95 % confidence interval.
pages-bots-bot = Bot
pages-bots-rating = Elo
pages-bots-interval = 95 %
pages-bots-games = Won
pages-bots-won = { $points } of { $games }
pages-bots-against = Who beats whom
pages-bots-percent = { $n } %
pages-bots-duels = Longer matches
pages-bots-duel = { $bot } won { $points } of { $games } games against { $other }.
pages-bots-command = Measure it yourself
pages-bots-command-help = With the same seed and a number of tries instead of a time, every machine plays the same games.

## Nothing here

pages-nowhere-title = Orrery: nothing here
pages-nowhere = Nothing orbits here.
pages-nowhere-help = The address leads nowhere. A link to a table ends in /t/ and 16 letters and digits.
pages-nowhere-back = To the front page
