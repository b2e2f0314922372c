# Escalation: what is asked for Unity, what it did, and why.

un-unity = Unity

## Why Unity does something

un-because-action = action card { $card }, deck { $deck }
un-because-wheel = Command Wheel: { $name }
un-because-ability = Commander: { $name }
un-because-conflict = conflict card { $name }
un-because-upgrade = Unity Upgrade: { $name }
un-because-development = development: { $name }
un-because-track = space of a track
un-because-region = region of its ship
un-because-vessel = science vessel launched
un-because-bonus = bonus resources
un-because-return = return turn
un-because-module = module gained
un-because-battle = battle won
un-because-raider = raider
un-because-event = event
un-because-repair = nothing to repair
un-because-taken = taken from a player
un-because-player = a player's card or ability

## What an action card is after

un-aim-base = { $base }
un-aim-planet = planets of { $track }
un-aim-undeveloped = undeveloped planets
un-aim-leaders = most leaders
un-aim-ships = most ships of players
un-aim-probe = { $count ->
    [one] 1 step
   *[other] { $count } steps
} { $dir ->
    [w] west
    [e] east
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
} of the probe
un-aim-here = the probe's region
un-first-moons = most moons first
un-first-undeveloped = undeveloped first
un-first-affordable = where its leaders suffice first
un-first-development = most VP for a development first
un-first-probe = nearest to the probe first

## What is asked of the Conn holder

un-ask-launch-target = You have the Conn. Where does Unity launch? Action card { $card }, deck { $deck }: { $aim }.
un-ask-develop-site = You have the Conn. Which of the planets equally far left does Unity develop ({ $because })?
un-ask-module-type = You have the Conn. Which module does Unity gain ({ $because })?
un-ask-planet-moon = You have the Conn. Which region loses a moon to Unity ({ $because })?
un-ask-track = You have the Conn. On which track does Unity advance ({ $because })?
un-ask-recruit-from = You have the Conn. From which region does Unity recruit a leader? { $count } to go.
un-ask-raider-strike = You have the Conn. Raider Strike on Unity's turn: which raider moves in?
un-ask-damage-ship = You have the Conn. Which Unity ship is damaged?
un-ask-opposing-ship = You have the Conn. Which ship does Unity's conflict card damage?
un-ask-effect-option = You have the Conn. Which option does Unity take?
un-ask-effect-target = You have the Conn. What does the effect apply to?
un-ask-effect-order = You have the Conn. What takes effect first for Unity?

## Choices

un-do-launch = Unity launches { $ship } to { $region }.
un-do-board = Take { $moon } from Unity.
un-do-hit = { $ship } of { $side } takes the damage.
un-do-hit-raider = { $side } take the damage.

## What happened

un-told-commander = Unity plays under { $name }, level { $level }.
un-told-card = Next action card of deck { $deck }: { $card } ({ $aim }).
un-told-reshuffled = Unity's action deck { $deck } is shuffled anew.
un-told-reshuffled-conflict = Unity's conflict deck is shuffled anew.
un-told-conn = Seat { $seat } has the Conn.
un-told-turn = Unity's turn.
un-told-last-turn = Unity's last turn.
un-told-rolled = Unity rolls { $face }: section { $section }.
un-told-launched = Unity launches { $ship } to { $region } because of action card { $card }, deck { $deck }: { $aim }.
un-told-launched-conn = Unity launches { $ship } to { $region } because of action card { $card }, deck { $deck }: { $aim }; of several that are equal the Conn took this one.
un-told-launched-probe = Unity launches { $ship } to { $region }: nothing is open for action card { $card }, deck { $deck } ({ $aim }), so it follows the probe.
un-told-returns = No ship is in that section: Unity returns to its station.
un-told-returns-last = Last turn with ships away: Unity returns to its station.
un-told-wheel = The Command marker moves to space { $number }: { $name }.
un-told-ability = Unity's Commander: { $name }.
un-told-upgrade = Unity gains the upgrade { $name } ({ $because }).
un-told-upgrade-used = Unity's upgrade takes effect: { $name }.
un-told-conflict = Unity draws the conflict card { $name }.
un-told-conflict-used = Unity's conflict card takes effect: { $name }.
un-told-drew = { $count ->
    [one] Unity draws 1 tactics card
   *[other] Unity draws { $count } tactics cards
} ({ $because }).
un-told-discarded = Unity discards { $card }.
un-told-card-taken = Seat { $seat } gets { $card } from Unity.
un-told-card-taken-secret = Seat { $seat } gets a tactics card from Unity.
un-told-card-given = Seat { $seat } gives { $card } to Unity.
un-told-card-given-secret = Seat { $seat } gives a tactics card to Unity.
un-told-scored = Unity scores { $vp } VP ({ $because }).
un-told-vp-lost = Unity loses { $vp } VP.
un-told-advanced = Unity advances on { $track } to { $space } ({ $because }).
un-told-event-pending = An event is pending for Unity.
un-told-moon = Unity claims { $moon } from { $region } ({ $because }).
un-told-moon-taken = Seat { $seat } takes { $moon } from Unity.
un-told-discovery = { $count ->
    [one] Unity takes a random discovery token
   *[other] Unity takes { $count } random discovery tokens
} ({ $because }).
un-told-token = Unity takes { $token }.
un-told-module = Unity gains { $module } ({ $because }).
un-told-module-damaged = Unity's module { $module } is damaged.
un-told-module-repaired = Unity repairs { $module }.
un-told-ship-repaired = Unity moves { $ship } to the Repair Barge.
un-told-shield-repaired = Unity repairs a shield: { $ship }.
un-told-shielded = A shield saves Unity's { $ship }.
un-told-spared = The conflict card saves Unity's { $ship }.
un-told-scrapped = Unity's { $ship } is scrapped.
un-told-moved = Unity's { $ship } moves to { $region }.
un-told-reinforced = Unity's { $ship } joins the battle at { $region }.
un-told-ship-returned = Unity's { $ship } returns to the launch bay.
un-told-all-returned = All Unity ships are back.
un-told-development = Unity builds a development on { $region } ({ $because }).
un-told-recruited = { $count ->
    [one] Unity recruits a leader
   *[other] Unity recruits { $count } leaders
} from { $region }.
un-told-exiled = A Unity leader goes to { $region }.
un-told-collected = { $count } { $resource } from { $region } to the supply, for Unity's tactics cards.
un-told-probe = The Unity probe follows to { $region }.
un-told-final-score = Unity: { $total } VP = { $marker } + tracks { $tracks } + developments { $developments } + moons { $moons } + tokens { $tokens } + vault { $vault } + leaders { $leaders } + damage { $damage } + upgrades { $upgrades }.
un-told-over = The game is over. Unity controls the Edge.
