# What every page of the browser client may say.

kit-game-over = The game is over.
kit-not-asked = It is not your decision now.

list-and = { $items } and { $last }
