# Das Spielbrett von Raketenwürfel im Browser.

## Würfel und die Galaxie

board-rd-web-color = { $color ->
    [purple] Violett
    [silver] Silber
    [blue] Blau
   *[white] Weiß
}
board-rd-web-die = { $color } { $pips }
board-rd-web-galaxy = Galaxie
board-rd-web-lines = Reihen und Spalten
board-rd-web-row = Reihe { $row }
board-rd-web-column = Spalte { $column }
board-rd-web-cell = { $cell }: { $die }
board-rd-web-cell-empty = { $cell }: leer
board-rd-web-reserve = Reserve
board-rd-web-your-fleet = Deine Flotte
board-rd-web-fleet-of = Flotte von { $name }
board-rd-web-fleet-pips = { $pips ->
    [one] { $fleet }: { $pips } Auge
   *[other] { $fleet }: { $pips } Augen
}
board-rd-web-fleet-die = Würfel { $place }: { $die }
board-rd-web-fleet-die-spent = Würfel { $place }: { $die }, ausgegeben
board-rd-web-painted = , zählt als { $color }
board-rd-web-throw = Neu würfeln

## Halb getan

board-rd-web-half-cell = Du hältst { $die } von { $cell }. Tausche mit einem leuchtenden Nachbarn oder nimm eine Linie.
board-rd-web-half-dice = { $count ->
    [one] Ein Würfel gewählt, { $pips } Augen. Wähle, was er bezahlt.
   *[other] { $count } Würfel gewählt, { $pips } Augen. Wähle, was sie bezahlen.
}
board-rd-web-half-throw = { $count ->
    [one] Ein Würfel gewählt. Wähle weitere oder würfle ihn neu.
   *[other] { $count } Würfel gewählt. Wähle weitere oder würfle sie neu.
}
board-rd-web-half-change = Wähle, wie der Würfel geändert wird.
board-rd-web-half-pay = { $what }: Wähle, womit du bezahlst.
board-rd-web-this = Dies

## Die Ablage

board-rd-web-tray = Auswahl
board-rd-web-tray-lines = Linien zum Nehmen
board-rd-web-tray-cell = Mit diesem Würfel
board-rd-web-tray-dice = Mit diesen Würfeln
board-rd-web-tray-ways = Womit?
board-rd-web-tray-drawn = Behalte eine
board-rd-web-tray-conquest = Eroberungswürfel
board-rd-web-tray-lay = Welcher liegt als Nächstes?
board-rd-web-back = Zurück
board-rd-web-keep = { $card } behalten, jetzt { $vp } SP wert
board-rd-web-worth-now = jetzt { $vp } SP
board-rd-web-pay-face = { $paid } zahlen, { $gained } erhalten
board-rd-web-lay = { $die } als Nächstes legen

## Im Angebot

board-rd-web-planets = Planeten
board-rd-web-planet = { $attack ->
    [0] { $name }: Planet mit Wert { $value }, { $colors }, { $vp } SP
   *[other] { $name }: Planet mit Wert { $value }, { $colors }, { $vp } SP, { $attack } Angriff
}
board-rd-web-pile = { $below ->
    [0] { $planet }. Der letzte seines Stapels
   *[other] { $planet }. Darunter noch { $below }
}
board-rd-web-pile-empty = Dieser Stapel ist leer
board-rd-web-turned = { $planet }. Benutzt
board-rd-web-moons = Monde
board-rd-web-moon-supply = { $attack ->
    [0] { $name }: ein Würfel ab { $price }, noch { $left }, { $vp } SP
   *[other] { $name }: ein Würfel ab { $price }, noch { $left }, { $vp } SP, { $attack } Angriff
}
board-rd-web-moon-gone = { $attack ->
    [0] { $name }: keiner mehr da, { $vp } SP
   *[other] { $name }: keiner mehr da, { $vp } SP, { $attack } Angriff
}
board-rd-web-own-moon = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } Stück
}
board-rd-web-alliances = Bündnisse
board-rd-web-alliance = Bündnis { $name }
board-rd-web-deck-alliances = { $count ->
    [one] Ein Bündnis im Stapel
   *[other] { $count } Bündnisse im Stapel
}
board-rd-web-deck-vp = { $count ->
    [one] Eine Siegpunktkarte im Stapel
   *[other] { $count } Siegpunktkarten im Stapel
}
board-rd-web-deck-battles = { $count ->
    [one] Noch eine Schlacht im Stapel
   *[other] Noch { $count } Schlachten im Stapel
}

## Schlachten und das Ende

board-rd-web-battles = Schlacht
board-rd-web-battle = Aktive Schlacht { $name }, { $vp } SP
board-rd-web-next-battle = Nächste Schlacht { $name }, { $vp } SP
board-rd-web-next = Danach
board-rd-web-no-battle = Es droht keine Schlacht mehr.
board-rd-web-nearness = { $now } von { $needed }
board-rd-web-truce = Waffenruhe, bis { $name } wieder am Zug ist
board-rd-web-strengths = Stärke in dieser Schlacht
board-rd-web-strength = { $name }: Stärke { $strength }
board-rd-web-ending = Spielende
board-rd-web-called = Das Spiel endet mit dieser Runde.
board-rd-web-end-round = Runde { $now } von { $most }
board-rd-web-end-battles = { $now } von { $most } Schlachten geschlagen
board-rd-web-end-planets = Meiste Planeten einer Person: { $now } von { $most }
board-rd-web-end-station = Meiste Stationsfelder einer Person: { $now } von { $most }

## Schrottplatz und Imperiumstafel

board-rd-web-scrapyard = Schrottplatz
board-rd-web-yard = Schrottplatz: { $name }
board-rd-web-deposit = Schiffe abwracken
board-rd-web-refit = Umrüsten
board-rd-web-deal = Schwarzmarkt
board-rd-web-seizure = Geisterflotte
board-rd-web-station = Die Station
board-rd-web-station-row = Station, Reihe { $color }
board-rd-web-row-scores = { $full ->
    [0] { $vp } SP für diese Reihe
   *[other] { $vp } SP für diese Reihe; { $full } SP mehr, wenn sie voll ist
}
board-rd-web-space = { $name }, offen
board-rd-web-space-marked = { $name }, markiert
board-rd-web-set = Satz { $name }
board-rd-web-set-done = Satz { $name }, vollständig
board-rd-web-attack = Angriff
board-rd-web-attack-track = Angriff { $attack }, auf Stein { $cube }
board-rd-web-scrap = Schrott
board-rd-web-scrap-track = { $scrap } von höchstens { $most } Schrott

## Mitspielende

board-rd-web-seat = Platz { $seat }
board-rd-web-player = { $name }, { $empire }
board-rd-web-empire = Imperium { $name }
board-rd-web-score = { $known ->
    [yes] jetzt { $vp } SP
   *[no] jetzt { $vp } SP, ohne die verdeckten Siegpunktkarten
}
board-rd-web-count-planets = { $count ->
    [one] Ein Planet
   *[other] { $count } Planeten
}
board-rd-web-count-spaces = { $count ->
    [one] Ein Stationsfeld
   *[other] { $count } Stationsfelder
}
board-rd-web-count-moons = { $count ->
    [one] Ein Mond
   *[other] { $count } Monde
}
board-rd-web-count-scrap = { $count } Schrott
board-rd-web-count-attack = { $count } Angriff auf der Leiste
board-rd-web-count-alliances = { $count ->
    [one] Ein Bündnis
   *[other] { $count } Bündnisse
}
board-rd-web-count-vp-cards = { $count ->
    [one] Eine Siegpunktkarte
   *[other] { $count } Siegpunktkarten
}
board-rd-web-count-battles = { $count ->
    [one] Eine gewonnene Schlacht
   *[other] { $count } gewonnene Schlachten
}
board-rd-web-more = Alles zeigen
board-rd-web-less = Weniger zeigen
board-rd-web-yours = Deine Karten
board-rd-web-vp-card = Siegpunktkarte { $name }, jetzt { $vp } SP wert
board-rd-web-won = Gewonnene Schlacht: { $name }, { $vp } SP

## Woher die Siegpunkte kommen

board-rd-web-from-battles = Gewonnene Schlachten
board-rd-web-from-planets = Planeten
board-rd-web-from-station = Die Station
board-rd-web-from-full-rows = Volle Stationsreihen
board-rd-web-from-attack-rows = Angriffsreihen
board-rd-web-from-moons = Monde
board-rd-web-from-scrap = Schrott
board-rd-web-from-vp-cards = Siegpunktkarten

## Bestandteile

board-rd-web-kind-planet = Planeten
board-rd-web-kind-moon = Monde
board-rd-web-kind-alliance = Bündnisse
board-rd-web-kind-battle = Schlachten
board-rd-web-kind-empire = Imperien
board-rd-web-kind-vp-card = Siegpunktkarten
board-rd-web-kind-set = Sätze der Station
board-rd-web-kind-face = Seiten der Eroberungswürfel
