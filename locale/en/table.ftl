# The table in the browser: prompt, log, chat, scores, menu, gathering room, replay, inspector.

table-close = Close
table-front = Front page
table-to-table = To the table
table-board = Board
table-side = Log and chat
table-vp = { $vp } VP
table-hours = { $hours } h { $minutes } min
table-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
table-title = { $game } · Orrery
table-title-your-turn = ● Your turn · { $game }
table-notify = { $game }: it is your turn.
table-opening = Opening the table …
table-gone = This table cannot be opened
table-lost = { $seconds ->
    [0] Connection lost. Trying again … Nothing is lost: the match goes on where it was.
    [one] Connection lost. Trying again in { $seconds } second. Nothing is lost: the match goes on where it was.
   *[other] Connection lost. Trying again in { $seconds } seconds. Nothing is lost: the match goes on where it was.
}

## Seats and players

# How the games speak of seats inside and at the beginning of a sentence; names take the place of these words.
table-seat-word = seat { $seat }
table-seat-word-first = Seat { $seat }
table-seat-open = Open seat
table-seat-invited = Kept for a friend
table-seat-numbered = { $name } { $seat }
table-players = Players
table-player-you = you
table-player-asked = (to decide)
table-player-bot = Bot
table-player-resigned = gave up
table-player-stand-in = { $bot } stands in
table-player-vp-help = Victory points, as far as you can know
table-clock-of = Time left for { $name }

## Prompt bar

table-prompt = What is to be decided
table-prompt-setting = The table is being set …
table-prompt-past = You are looking at an earlier position.
table-prompt-may = Somebody else decides, but you may act as well.
table-prompt-waiting = Waiting for { $names } …
table-prompt-thinks = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
table-prompt-since = for { $time }
table-prompt-since-and-left = for { $time }, { $left } left on the clock
table-prompt-over = The game is over.
table-prompt-won = { $count ->
    [0] The game is over without a winner: { $why }.
    [one] { $names } wins: { $why }.
   *[other] { $names } share the victory: { $why }.
}
table-prompt-you-won = You win: { $why }.
table-prompt-stopped = The rules failed on this match, and it was stopped. Everything up to here is kept. Please send us the bug report.
table-ending-resigned = the others gave up
table-ending-other = the game has ended
table-rule-link = Rule { $rule } (opens beside the table)
table-step-back = Back
table-confirm = After this you cannot take anything back alone. Go on?
table-confirm-yes = Yes, go on
table-undo = Undo
table-skip = Skip ahead
table-back-to-now = Back to now
table-ask-undo-here = Ask to go back to here
table-stand-in-for = Let a bot play for { $name }
table-undo-wish = { $name } asks to go back to an earlier position.
table-undo-look = Look at it
table-undo-agree = Agree
table-undo-refuse = Refuse

## Log and chat

table-log = Log
table-log-before = Before the first turn
table-log-look = Show the position after entry { $seq }
table-log-seated = { $name } sits down.
table-log-started = The table is set.
table-log-decides = { $name } decides.
table-log-undone = { $name } takes a decision back.
table-log-undo-asked = { $name } asks to go back.
table-log-undo-agreed = { $name } agrees to go back.
table-log-undo-refused = { $name } does not agree to go back.
table-log-resigned = { $name } gives up.
table-log-stood-in = { $bot } plays for { $name }.
table-log-returned = { $name } is back.
table-log-revised = The rules were revised (revision { $revision }); the match goes on under the new ones.
table-log-rematch = The next match is ready.
table-log-quarantined = The rules failed; the match was stopped.
table-chat = Chat
table-chat-say = Say something to the table
table-chat-send = Send
table-chat-unread = There are new lines in the chat.
table-chat-look-on = Whoever looks on can read along.
table-away = { $count ->
    [one] One decision was made while you were away.
   *[other] { $count } decisions were made while you were away.
}
table-away-show = Show me
table-away-list = List them

## Scores

table-scores = Scores
table-final-scores = Final scoring
table-scores-live = If the game ended now, as far as you can know.
table-scores-bare = The points of this game stand in the position; they are added up here when it is over.
table-scores-all = Victory points
table-scores-source = Source
table-scores-total = Total
table-scores-hidden = Nobody else may know this yet
table-rematch = Rematch
table-replay = Replay
table-chart = Victory points over time

## Menu and preferences

table-menu = Menu
table-menu-ask-undo = Ask to take back my last decision
table-menu-orders = Standing orders
table-menu-stand-in = Let a bot play for me
table-menu-return = I am back: I play myself
table-menu-resign = Give up
table-menu-settings = Preferences
table-menu-help = Keyboard
table-menu-rules = Rules
table-menu-inspect = Inspector
table-menu-report = Save a bug report
table-menu-record = Save the record
table-resign-sure = A bot plays on for you if others still play; otherwise the match ends. This cannot be taken back.
table-resign-yes = Give up
table-resign-no = Play on
table-set-motion = Movement
table-motion-full = Full
table-motion-fast = Fast
table-motion-reduced = None; changes are marked
table-set-language = Language
table-lang-en = English
table-lang-de = Deutsch
table-set-light = Light colours
table-set-light-help = Instead of dark ones
table-set-confirm = Confirm the end of a turn
table-set-confirm-help = Ask before there is no way back
table-set-curtain = Curtain between players
table-set-curtain-help = Hides what is yours when you share a screen
table-set-sound = Sound
table-set-sound-help = A soft tick when it is your turn
table-set-notify = Notifications
table-set-notify-help = When it is your turn and you look elsewhere
table-orders-help = The match answers these questions for you.
table-order-forced = Make the only possible decision for me
table-order-forced-help = When there is nothing to choose
table-order-always = Always: { $action }
table-order-until-asked = Until I am asked something else: { $action }
table-order-times = { $times ->
    [one] Once more: { $action }
   *[other] { $times } times more: { $action }
}
table-order-take-back = Take this order back
table-order-none = Always ask me
table-order-this-question = Answers to what you are asked now
table-order-do-always = Always
table-order-do-until-asked = Until my turn
table-keys-buttons = 1–9
table-keys-go-on = Enter
table-keys-board = Tab ← ↑ ↓ →
table-keys-back = Esc
table-key-buttons = the buttons of the prompt bar
table-key-go-on = skip ahead, or make the only possible decision
table-key-board = move on the board
table-key-back = one step back
table-key-undo = undo (also Ctrl+Z)
table-key-log = log
table-key-chat = chat
table-key-scores = scores
table-key-menu = menu
table-key-search = look for a choice in the list
table-key-help = this help
table-card-rules = In the rules
table-curtain = Pass the screen to { $name }
table-curtain-why = What the others may not know stays behind the curtain.
table-curtain-raise = I am { $name }

## Gathering room

table-seats = Seats
table-your-name = Your name
table-invited = You are invited to this table
table-sit = Sit down
table-sit-here = Sit here
table-stand = Stand up
table-ready = ready
table-be-ready = I am ready
table-not-ready = Not ready after all
table-gather-free = { $count ->
    [one] One seat is still free. The table is set when everybody is ready.
   *[other] { $count } seats are still free. The table is set when everybody is ready.
}
table-gather-be-ready = All seats are taken. Say that you are ready, and the table is set as soon as everybody is.
table-gather-others-ready = All seats are taken. The table is set as soon as everybody is ready.
table-assign = Who may sit on seat { $seat }
table-assign-open = Open to anyone
table-assign-invite = Keep for a friend
table-invites = Invitations
table-invites-help = Send each friend one link. Whoever opens it first sits down there.
table-invite-for = Seat { $seat }
table-share = Whoever has this link can look on:
table-copy = Copy
table-copy-by-hand = Please copy it by hand
table-copied = Copied

## Replay

table-replay-title = { $game }: replay
table-replay-controls = Replay
table-replay-turns = Who gained what when
table-replay-first = To the beginning
table-replay-turn-back = A turn back
table-replay-step-back = A step back
table-replay-play = Play
table-replay-stop = Stop
table-replay-step = A step on
table-replay-turn-on = A turn on
table-replay-last = To the end
table-replay-slider = Position
table-replay-at = { $at } of { $last }
table-share-position = Share position
table-share-by-hand = The link to this position: { $link }
table-shared = The link to this position is on the clipboard.
table-download = Download
table-gain = { $sign }{ $size } VP

## Inspector

table-inspect-title = Inspector: { $game }
table-inspect-position = Position after entry { $seq }
table-inspect-actions = { $count ->
    [0] Nothing to decide now
    [one] One legal action
   *[other] { $count } legal actions
}
table-inspect-random = Play any
table-inspect-bot = Let a bot play
table-inspect-copy = Copy the notation
table-inspect-try = Try an action in notation
table-inspect-try-it = Try
table-choices-search = Look for words in the choices
table-choices-count = { $count } choices
table-choices-none = No choice says that. Try a shorter word.

## What can go wrong

table-problem-bad-request = That was not understood. Nothing has changed; load the page anew and try again.
table-problem-no-such-game = This page does not have the game of this match: it may be older than the server, or the network was off when the game was to be loaded. Load the page anew.
table-problem-no-such-match = There is no such match, or it is not open to everybody. Check the link, or ask whoever sent it for a new one.
table-problem-bad-options = These options cannot be played together. Change them and try again.
table-problem-bad-bot = That bot cannot play here. Choose another one.
table-problem-bad-record = This record cannot be read. It may be damaged, or from another version.
table-problem-forbidden = You may not do that at this table. Nothing has changed.
table-problem-wrong-origin = The request came from another site and was refused. Open the table by its own address.
table-problem-no-seat = That seat is taken. Choose another one, or look on.
table-problem-wrong-time = That is not possible at this point of the match. Nothing has changed.
table-problem-not-asked = It is not your decision now. Wait until the prompt asks you.
table-problem-bad-notation = That is not an action of this game. The list of legal actions shows how they are written.
table-problem-illegal = A rule of the game forbids that. Choose something that glows.
table-problem-stale = The table has changed in the meantime. Look again, then decide.
table-problem-no-undo = That cannot be taken back: somebody has learned from it, or decided since. You can ask the others to go back.
table-problem-quarantined = The rules failed on this match, and it was stopped. Everything up to here is kept.
table-problem-too-many = That was too much at once. Wait a moment and try again.
table-problem-too-large = That is too long. Make it shorter and try again.
table-problem-unavailable = That does not work at the moment: the server or the memory of this browser does not answer. Nothing is lost; try again in a moment.
