# Andromeda's Edge: what a player is asked, what each choice does, what happened, why not.

ae-seat = seat { $seat }
ae-raiders = the raiders
ae-nothing = nothing
ae-any = any resource
ae-material = titanium, ice or nanocarbon
ae-units = { $count } { $resource }
ae-units-credit = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
ae-units-tactics = { $count ->
    [one] 1 tactics card
   *[other] { $count } tactics cards
}
ae-region = { $tile } ({ $space })
ae-slot-operations = Tactical Operations
ae-slot-input = the moon input of { $module }
ae-slot-output = the moon output of { $module }
ae-slot-half = the half slot before { $module }
ae-source = { $source ->
    [start] start of the game
    [region] region
    [moon] moon
    [slot] moon slot
    [module] module
    [token] token
    [development] development
    [track] progress track
    [tactics] tactics card
    [faction] faction
    [upgrade] ship upgrade
    [raider] raider
    [repair] nothing to repair
   *[event] event
}

## Effects in few words

ae-step-gain = gain { $count } { $resource }
ae-step-lose = lose { $count } { $resource }
ae-step-give = give { $count } { $resource }
ae-step-vp = { $count } VP
ae-step-lose-vp = lose { $count } VP
ae-step-draw = { $count ->
    [one] draw a tactics card
   *[other] draw { $count } tactics cards
}
ae-step-repair = repair { $count }
ae-step-ship = build a ship
ae-step-development = build a development
ae-step-flip = turn a development card face up
ae-step-moon = use the moon
ae-step-upgrade = pay for a ship upgrade
ae-step-damage = damage a module
ae-step-exile = send a leader into a nebula
ae-step-end-battle = end the battle
ae-step-advance = advance { $count } on { $track }
ae-step-advance-any = advance { $count } on a track of your choice
ae-step-claim = { $count ->
    [one] claim a moon
   *[other] claim { $count } moons
}
ae-step-peek = look at the top of the event deck
ae-step-discover = { $count ->
    [one] take a discovery token
   *[other] take { $count } discovery tokens
}
ae-step-recruit = { $count ->
    [one] recruit a leader
   *[other] recruit up to { $count } leaders
}
ae-step-recover = { $count ->
    [one] take a card from the discard pile
   *[other] take { $count } cards from the discard pile
}
ae-step-activate = { $count ->
    [one] activate a module
   *[other] activate up to { $count } modules
}
ae-step-buy = buy a module
ae-step-module = gain a module
ae-step-marker = move the event marker by { $count }
ae-step-pay = pay for an effect
ae-step-other = carry out the effect

## What is asked

ae-ask-nothing = Nothing is asked of you now.
ae-ask-faction = Which faction do you keep?
ae-ask-destiny = Which destiny card do you keep?
ae-ask-vortex = Which Vortex gives its benefit first?
ae-ask-turn = Your turn: launch a ship or return to station.
ae-ask-launch = Launch another ship.
ae-ask-before-activation = Your ship has arrived. Take free actions, or go on and activate the region.
ae-ask-after-activation = The region is activated. Take free actions, or go on.
ae-ask-raider = Raider Strike: which raider moves in?
ae-ask-after-strike = The raiders are here. Take free actions, or go on.
ae-ask-return = Activate a module, or bring all ships back.
ae-ask-crew = With what do you activate { $module }?
ae-ask-end-of-turn = Take your last free actions, or end the turn.
ae-ask-escalate = Escalation: move ships into the battle?
ae-ask-negotiate = Diplomacy: play a diplomacy card?
ae-ask-prepare = Battle preparations: spend energy on dice, or play cards?
ae-ask-defeat = You are defeated: use Tactical Operations?
ae-ask-token-first = Both reach a supremacy token: who takes it?
ae-ask-reroll = Which dice are rerolled? Up to { $count }.
ae-ask-set-die = Which die is turned to { $count }?
ae-ask-foresight = Leave the event on top, or put it under the deck?
ae-ask-window-launched = An opponent has launched to your region: play a card?
ae-ask-window-played = An opponent has played a card: answer it?
ae-ask-window-strike = Raiders are about to strike: play a card?
ae-ask-window-damage = Your pieces are about to take damage: play a card?
ae-ask-window-event = An event has been revealed: play a card?
ae-ask-window-rolled = The dice are rolled: play a card?
ae-ask-window-won = You have won the battle: play a card?
ae-ask-window-resolved = The battle is over: play a card?
ae-ask-order = What takes effect first?
ae-ask-choice = Choose an effect.
ae-ask-opponent = Which opponent?
ae-ask-side = Which participant?
ae-ask-pay = Pay for the effect?
ae-ask-pay-for = How do you pay for { $thing }?
ae-ask-gain = Name a resource that you gain; { $count } to come.
ae-ask-lose = Which resource do you give up? { $count } to go.
ae-ask-take-vp = Score { $count } VP, which triggers the end?
ae-ask-discard = Which tactics card do you give up? { $count } to go.
ae-ask-keep = Which of the cards drawn do you discard? { $count } to go.
ae-ask-recover = Which card do you take from the discard pile? { $count } to go.
ae-ask-track = On which track do you advance?
ae-ask-draw-up = Draw up to your new hand limit?
ae-ask-repair = What do you repair?
ae-ask-peek = Which event goes on top of the deck?
ae-ask-discovery = Which discovery token do you take? { $count } to go.
ae-ask-recruit = Recruit a leader? Up to { $count }.
ae-ask-claim = Which moon do you claim? { $count } to go.
ae-ask-survey = Which moon of the planet do you claim?
ae-ask-room = Make room for { $moon }.
ae-ask-adjacent = Which moon beside the module do you use?
ae-ask-activate = Which module do you activate? Up to { $count }.
ae-ask-science = Which science module do you activate?
ae-ask-buy = Which module do you buy?
ae-ask-field = Which module do you buy?
ae-ask-field-again = Buy a second module, or put one under its deck.
ae-ask-gain-module = Which module do you gain?
ae-ask-pass-on = Keep { $module }, or offer it to your teammate?
ae-ask-accept = Take { $module } from your teammate?
ae-ask-ship = Which ship do you build?
ae-ask-development = Where do you build a development?
ae-ask-upgrade = Which upgrade do you place?
ae-ask-flip = Which development card is turned face up?
ae-ask-recall = Which ship returns to your Launch Bay? Up to { $count }.
ae-ask-withdraw = Where does the ship go?
ae-ask-boarding = Take a moon of a defeated player?
ae-ask-damage-module = Which module is damaged?
ae-ask-damage-ship = Which ship is damaged?
ae-ask-shield = What takes no damage? Up to { $count }.
ae-ask-save = Which ship is saved by the shield?
ae-ask-transfer = Agree to hand over { $thing }?

## What a choice does

ae-do-go-on = Go on
ae-do-end-turn = End the turn
ae-do-pass = Pass
ae-do-decline = No, decline
ae-do-leave-event = Leave it on top
ae-do-bury-event = Put it under the deck
ae-do-keep-module = Keep it
ae-do-offer-module = Offer it to your teammate
ae-do-accept = Accept
ae-do-refuse = Refuse
ae-do-let-go = Let the new moon go
ae-do-take-vp = Score them
ae-do-return = Return to station
ae-do-launch = Launch { $ship } to { $region }
ae-do-jump = Jump with { $ship } to { $region } for 1 energy
ae-do-faction = { $faction }
ae-do-destiny = { $destiny }: { $one } { $first } VP, { $two } { $second } VP
ae-do-choose = { $steps }
ae-do-pay = Pay { $units }
ae-do-take = { $resource }
ae-do-give = Give up 1 { $resource }
ae-do-drop = { $card }
ae-do-recover = { $card }
ae-do-draw = Draw a card
ae-do-advance = Advance on { $track }
ae-do-fix-ship = { $ship } from the Scrapyard to the Repair Barge
ae-do-fix-shield = Recharge a shield: { $ship }
ae-do-fix-module = Repair { $module }
ae-do-top = { $card } on top
ae-do-find = { $token }
ae-do-stack = Stack { $number } of the science track
ae-do-claim = Claim the moon of { $region }
ae-do-moon = { $moon }
ae-do-board = { $moon } of seat { $seat }
ae-do-activate = Activate { $module }
ae-do-with = With { $ship } from { $region }
ae-do-with-barge = With { $ship } from the Repair Barge
ae-do-with-energy = With 1 energy
ae-do-module = { $module }
ae-do-bury = Put { $module } under its deck
ae-do-mark = { $module }
ae-do-build = Build { $ship }
ae-do-develop = Build { $development } on { $region }
ae-do-upgrade = { $tile } ({ $ship })
ae-do-flip = { $development }
ae-do-pick = { $ship } in { $region }
ae-do-move = Move { $ship } to { $region }
ae-do-join = { $ship } from { $region } joins
ae-do-join-by-jump = { $ship } from { $region } jumps in for 1 energy
ae-do-energy = Spend { $count } energy on dice
ae-do-die = Die showing { $face }
ae-do-raider = { $raider }
ae-do-player = Seat { $seat }
ae-do-side = { $side }
ae-do-vortex = { $region }
ae-do-resolve = { $name }
ae-do-recruit = Recruit a leader from { $region }
ae-do-collect = Collect 1 { $resource } from { $region }
ae-do-use = Use development card: { $development }
ae-do-token = Use token: { $token }
ae-do-abandon = Abandon { $moon }
ae-do-play = Play { $card }
ae-do-hand = Give { $thing } to your teammate
ae-do-ask = Ask your teammate for { $thing }
ae-do-slot = Put { $moon } into { $slot }
ae-do-empty = Discard the moon in { $slot }
ae-do-shift = Move { $module } to place { $number } of its row

## What happened

ae-told-tile-laid = { $region } is laid.
ae-told-factions = Seat { $seat } is dealt factions: { $cards }.
ae-told-factions-secret = Seat { $seat } is dealt three factions.
ae-told-destinies = Seat { $seat } is dealt destiny cards: { $cards }.
ae-told-destinies-secret = Seat { $seat } is dealt two destiny cards.
ae-told-tiles = Seat { $seat } is dealt upgrades: { $tiles }.
ae-told-tiles-secret = Seat { $seat } is dealt upgrades.
ae-told-chosen = Seat { $seat } has chosen.
ae-told-faction = Seat { $seat } plays the { $faction }.
ae-told-destiny = Seat { $seat } reveals a destiny: { $destiny }.
ae-told-leaders = Two leaders of seat { $seat } wait in { $region }.
ae-told-start-roll = Seat { $seat } rolls { $dice } for the start.
ae-told-start-player = Seat { $seat } is the start player.
ae-told-module-shown = New module: { $module }.
ae-told-token-laid = Supremacy token: { $token }.
ae-told-turn = Turn of seat { $seat }.
ae-told-launched = Seat { $seat } launches { $ship } to { $region }.
ae-told-jumped = Seat { $seat } jumps with { $ship } to { $region }.
ae-told-returns = Seat { $seat } returns to station.
ae-told-activated = Seat { $seat } activates { $region }.
ae-told-gained = Seat { $seat } gains { $count } { $resource }.
ae-told-drew-secret = { $count ->
    [one] Seat { $seat } draws a tactics card.
   *[other] Seat { $seat } draws { $count } tactics cards.
}
ae-told-drew = Seat { $seat } draws { $cards }.
ae-told-reshuffled = The tactics discard pile is shuffled.
ae-told-paid = Seat { $seat } pays { $units }.
ae-told-discarded = Seat { $seat } discards { $card }.
ae-told-lost = Seat { $seat } loses { $count } { $resource }.
ae-told-given = Seat { $seat } gives 1 { $resource } to seat { $to }.
ae-told-card-given = Seat { $seat } gives { $card } to seat { $to }.
ae-told-card-given-secret = Seat { $seat } gives a card to seat { $to }.
ae-told-recovered = Seat { $seat } takes { $card } from the discard pile.
ae-told-module-scored = { $module } scores { $vp } VP for seat { $seat }.
ae-told-scored = Seat { $seat } scores { $vp } VP ({ $source }).
ae-told-vp-lost = Seat { $seat } loses { $vp } VP.
ae-told-advanced = Seat { $seat } advances on { $track } to { $space }.
ae-told-marker = The event marker moves to { $space }.
ae-told-event-pending = An event is pending for seat { $seat }.
ae-told-stack = Seat { $seat } looks through a discovery stack: { $tokens }.
ae-told-stack-secret = Seat { $seat } looks through a discovery stack.
ae-told-discovery = Seat { $seat } takes { $token }.
ae-told-discovery-secret = Seat { $seat } takes a discovery token.
ae-told-token-used = Seat { $seat } uses { $token }.
ae-told-token-taken = Seat { $seat } takes { $token }.
ae-told-moon-claimed = Seat { $seat } claims { $moon }.
ae-told-moon-shown = { $region } shows { $moon }.
ae-told-moons = Seat { $seat } surveys { $region }: { $moons }.
ae-told-moons-secret = Seat { $seat } surveys the moons of { $region }.
ae-told-moon-slotted = Seat { $seat } puts { $moon } into { $slot }.
ae-told-moon-abandoned = Seat { $seat } abandons { $moon }.
ae-told-moon-discarded = { $moon } is discarded.
ae-told-moon-used = Seat { $seat } uses { $moon }.
ae-told-moon-taken = Seat { $seat } takes { $moon } from seat { $from }.
ae-told-module-gained = Seat { $seat } gains { $module }.
ae-told-module-buried = Seat { $seat } puts { $module } under its deck.
ae-told-module-run = Seat { $seat } carries out { $module }.
ae-told-module-activated = Seat { $seat } activates { $module }.
ae-told-module-shifted = Seat { $seat } moves { $module } in its row.
ae-told-module-damaged = { $module } of seat { $seat } is damaged.
ae-told-module-repaired = Seat { $seat } repairs { $module }.
ae-told-module-spared = { $module } of seat { $seat } takes no damage.
ae-told-ship-repaired = Seat { $seat } brings { $ship } to the Repair Barge.
ae-told-shield-repaired = Seat { $seat } recharges a shield: { $ship }.
ae-told-ship-built = Seat { $seat } builds { $ship }.
ae-told-development = Seat { $seat } builds a development on { $region }.
ae-told-development-used = Seat { $seat } uses { $development }.
ae-told-development-flipped = Seat { $seat } turns { $development } face up.
ae-told-upgrade = Seat { $seat } places { $tile }.
ae-told-ship-returned = { $ship } of seat { $seat } returns to its Launch Bay.
ae-told-ship-moved = { $ship } of seat { $seat } moves to { $region }.
ae-told-all-returned = All ships of seat { $seat } are back.
ae-told-recruited = Seat { $seat } recruits a leader from { $region }.
ae-told-exiled = A leader of seat { $seat } is sent to { $region }.
ae-told-collected = Seat { $seat } collects 1 { $resource } from { $region }.
ae-told-bonus = Bonus resources on { $count } regions: { $resource }.
ae-told-card = Seat { $seat } plays { $card }.
ae-told-card-cancelled = { $card } is canceled.
ae-told-strike-cancelled = The Raider Strike does not happen.
ae-told-ability = Seat { $seat } uses { $ability }.
ae-told-raiders = Raiders in { $region }: { $count } × { $raider }.
ae-told-no-raider = There is no place for { $raider }.
ae-told-strike = Raider Strike: { $raider } to { $region }.
ae-told-raider-shielded = A shield saves { $raider }.
ae-told-raider-gone = Raiders destroyed: { $raider }.
ae-told-battle = Battle in { $region }.
ae-told-energy = Seat { $seat } spends { $count } energy on dice.
ae-told-rolled = Dice of { $side }: { $first }, with targeting { $targeting }: { $dice }.
ae-told-dice = Dice of { $side }: { $dice }.
ae-told-won = The battle is won by { $side }.
ae-told-nobody-won = Nobody wins the battle.
ae-told-battle-ended = The battle ends.
ae-told-shielded = A shield saves { $ship } of seat { $seat }.
ae-told-scrapped = { $ship } of seat { $seat } is scrapped.
ae-told-ship-spared = { $ship } of seat { $seat } takes no damage.
ae-told-events = Seat { $seat } looks at events: { $cards }.
ae-told-events-secret = Seat { $seat } looks at the event deck.
ae-told-event-buried = Seat { $seat } puts the top event under the deck.
ae-told-event = Event: { $card }.
ae-told-event-over = The event is over.
ae-told-transferred = Seat { $seat } hands { $thing } to seat { $to }.
ae-told-transferred-secret = Seat { $seat } hands something to seat { $to }.
ae-told-refused = Seat { $seat } refuses.
ae-told-end = The end is near: everybody has one more turn.
ae-told-final-score = Seat { $seat }: { $total } VP = { $marker } + tracks { $tracks } + developments { $developments } + damage { $damage } + vault { $vault } + modules { $modules } + leaders { $leaders } + others { $others }.
ae-told-over = The game is over. Winners: { $winners }.

## Why not

ae-why-something-else = Something else is asked now.
ae-why-must-launch = A card was played that must be followed by a Launch.
ae-why-not-the-price = That is not the price, or you do not have it.
ae-why-no-such-ship = You have no such unbuilt ship, or cannot pay for it.
ae-why-out-of-range = That is out of range.
ae-why-base-first = You must be able to carry out the Alliance Base first.
ae-why-not-optional = This cannot be declined.
ae-why-no-leader = You have no leader there, or no ship.
ae-why-no-bonus = There is no such bonus resource in reach.
ae-why-no-card = You have no such development card face up, or it would do nothing now.
ae-why-no-token = You have no such token, or it would do nothing now.
ae-why-no-moon = You have not claimed such a moon, or may not abandon it now.
ae-why-no-transfer = Nothing can be handed over now.
ae-why-event = Not while an event is resolved.
ae-why-no-slot = That moon does not fit this slot.
ae-why-no-shift = Modules cannot be moved like this now.
ae-why-not-in-bay = No such ship can be launched from your Launch Bay.
ae-why-no-region = There is no region.
ae-why-no-voyage = A nebula needs Voyage.
ae-why-quasar = No ship may enter a Quasar.
ae-why-occupied = A first Launch to an occupied region needs Attack.
ae-why-own-ship = One of your ships is there.
ae-why-no-jump = The ship cannot jump, or need not.
ae-why-base = You could not carry out the Alliance Base.
ae-why-not-your-module = That module is not on your station.
ae-why-damaged = The module is damaged.
ae-why-activated = The module was already activated.
ae-why-no-dock = The module has no dock.
ae-why-no-input = The module lacks a moon in its moon input.
ae-why-no-crew = You have neither a ship nor energy for it.
ae-why-too-dear = You cannot pay for that.
ae-why-not-shown = That module is not on display.
ae-why-no-planet = There is no planet.
ae-why-developed = The planet has a development.
ae-why-no-transport = You have no transport there.
ae-why-no-leaders = You have too few leaders.
ae-why-last-ship = You must keep a ship.
ae-why-not-in-hand = You do not hold that card.
ae-why-battle = Not during a battle.
ae-why-not-the-time = This is not the time for that card.

## What the host may choose

ae-option-length = Length of the game
ae-option-length-help = How many victory points bring the end.
ae-option-length-short = Short: 50 VP
ae-option-length-medium = Medium: 60 VP
ae-option-length-long = Long: 70 VP
ae-option-deck = Event deck
ae-option-deck-help = Galactic Dawn helps most of the time; Cosmic Twilight is harder.
ae-option-deck-dawn = Galactic Dawn
ae-option-deck-twilight = Cosmic Twilight
ae-option-special = Special regions
ae-option-special-help = Two more regions on the board. No ship enters a Quasar; a Vortex pays whoever starts a turn there.
ae-option-special-none = None
ae-option-special-quasars = Two Quasars
ae-option-special-vortexes = Two Vortexes
ae-option-destiny = Destiny cards
ae-option-destiny-help = Everyone keeps one of two secret goals for the end of the game.
ae-option-unity = Unity
ae-option-unity-help = An opponent without a seat that plays by cards and dice.
ae-option-unity-none = Does not play
ae-option-unity-level = A Commander of level { $level }, drawn
ae-option-unity-commander = { $commander } (level { $level })
ae-option-conn = Automatic Conn
ae-option-conn-help = Unity decides by rule where it would ask the holder of the Conn; only with Unity.
ae-option-limits = Storage
ae-option-limits-help = What a station holds at the end of a turn; more is discarded. The hand of cards is always limited.
ae-option-limits-standard = Limited
ae-option-limits-none = Unlimited
ae-option-teams = Two against two
ae-option-teams-help = Seats 1 and 2 play against seats 3 and 4.
ae-option-s-class = S-Class raiders
ae-option-s-class-help = The swarm that is on the board from the start.
ae-option-raider = { $class }-Class raider
ae-option-raider-help = Drawn and hidden until it appears, or chosen and known to all.
ae-option-raider-drawn = Drawn at random
ae-option-raider-named = { $raider }

## Kinds of cards

ae-kind-faction = Factions
ae-kind-planet = Planets
ae-kind-base = Alliance Bases
ae-kind-special = Special regions
ae-kind-module = Modules
ae-kind-core-module = Core modules
ae-kind-tactics = Tactics cards
ae-kind-upgrade = Ship upgrades
ae-kind-moon = Moons
ae-kind-discovery = Discovery tokens
ae-kind-token = Supremacy tokens
ae-kind-development = Developments
ae-kind-event = Events
ae-kind-raider = Raiders
ae-kind-destiny = Destiny cards
