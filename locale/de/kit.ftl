# Was jede Seite des Browser-Clients sagen kann.

kit-game-over = Das Spiel ist zu Ende.
kit-not-asked = Du bist gerade nicht gefragt.

list-and = { $items } und { $last }
