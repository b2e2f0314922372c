# Andromeda's Edge: Was gefragt wird, was eine Wahl bewirkt, was geschah, warum nicht.

ae-seat = Platz { $seat }
ae-raiders = die Bedrohungen
ae-nothing = nichts
ae-any = Ressource deiner Wahl
ae-material = Titan, Eis oder Nanokarbon
ae-units = { $count } { $resource }
ae-units-credit = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
ae-units-tactics = { $count ->
    [one] 1 Taktik
   *[other] { $count } Taktiken
}
ae-region = { $tile } ({ $space })
ae-slot-operations = Taktisches Manöver
ae-slot-input = Mond-Kosten von { $module }
ae-slot-output = Mond-Effekt von { $module }
ae-slot-half = halbes Mond-Feld vor { $module }
ae-source = { $source ->
    [start] Spielbeginn
    [region] Sektor
    [moon] Mond
    [slot] Mond-Feld
    [module] Modul
    [token] Plättchen
    [development] Großkomplex
    [track] Fortschritts-Leiste
    [tactics] Taktik
    [faction] Fraktion
    [upgrade] Upgrade
    [raider] Bedrohung
    [repair] nichts zu reparieren
   *[event] Ereignis
}

## Effekte in wenigen Worten

ae-step-gain = erhalte { $count } { $resource }
ae-step-lose = verliere { $count } { $resource }
ae-step-give = gib { $count } { $resource } ab
ae-step-vp = { $count } SP
ae-step-lose-vp = verliere { $count } SP
ae-step-draw = { $count ->
    [one] ziehe eine Taktik
   *[other] ziehe { $count } Taktiken
}
ae-step-repair = { $count }x Reparieren
ae-step-ship = baue ein Raumschiff
ae-step-development = errichte einen Großkomplex
ae-step-flip = drehe eine Großkomplexkarte auf die Vorderseite
ae-step-moon = nutze den Mond
ae-step-upgrade = zahle für ein Upgrade
ae-step-damage = beschädige ein Modul
ae-step-exile = schicke einen Anführer in einen Nebel
ae-step-end-battle = beende die Schlacht
ae-step-advance = gehe { $count } auf { $track } vor
ae-step-advance-any = gehe { $count } auf einer Leiste deiner Wahl vor
ae-step-claim = { $count ->
    [one] beanspruche einen Mond
   *[other] beanspruche { $count } Monde
}
ae-step-peek = sieh dir die obersten Ereigniskarten an
ae-step-discover = { $count ->
    [one] nimm ein Entdeckungs-Plättchen
   *[other] nimm { $count } Entdeckungs-Plättchen
}
ae-step-recruit = { $count ->
    [one] rekrutiere einen Anführer
   *[other] rekrutiere bis zu { $count } Anführer
}
ae-step-recover = { $count ->
    [one] nimm eine Karte aus der Ablage
   *[other] nimm { $count } Karten aus der Ablage
}
ae-step-activate = { $count ->
    [one] aktiviere ein Modul
   *[other] aktiviere bis zu { $count } Module
}
ae-step-buy = kaufe ein Modul
ae-step-module = erhalte ein Modul
ae-step-marker = rücke den Ereignismarker um { $count } vor
ae-step-pay = zahle für einen Effekt
ae-step-other = führe den Effekt aus

## Was gefragt wird

ae-ask-nothing = Von dir wird gerade nichts verlangt.
ae-ask-faction = Welche Fraktion behältst du?
ae-ask-destiny = Welche Schicksalskarte behältst du?
ae-ask-vortex = Welcher Vortex gibt seinen Effekt zuerst?
ae-ask-turn = Du bist am Zug: Starte ein Schiff oder nimm einen Rückruf-Zug.
ae-ask-launch = Starte ein weiteres Schiff.
ae-ask-before-activation = Dein Schiff ist angekommen. Führe freie Aktionen aus oder aktiviere den Sektor.
ae-ask-after-activation = Der Sektor ist aktiviert. Führe freie Aktionen aus oder mach weiter.
ae-ask-raider = Überfall: Welche Bedrohung rückt an?
ae-ask-after-strike = Die Bedrohungen sind da. Führe freie Aktionen aus oder mach weiter.
ae-ask-return = Aktiviere ein Modul oder hole alle Raumschiffe zurück.
ae-ask-crew = Womit aktivierst du { $module }?
ae-ask-end-of-turn = Führe letzte freie Aktionen aus oder beende den Zug.
ae-ask-escalate = Eskalation: Schiffe in die Schlacht bewegen?
ae-ask-negotiate = Diplomatie: Eine Diplomatie-Taktik spielen?
ae-ask-prepare = Schlacht vorbereiten: Energie für Würfel ausgeben oder Taktiken spielen?
ae-ask-defeat = Du bist besiegt: Das Taktische Manöver nutzen?
ae-ask-token-first = Beide erreichen ein Überlegenheitsplättchen: Wer nimmt es?
ae-ask-reroll = Welche Würfel werden neu gewürfelt? Bis zu { $count }.
ae-ask-set-die = Welcher Würfel wird auf { $count } gedreht?
ae-ask-foresight = Das Ereignis liegen lassen oder unter den Stapel legen?
ae-ask-window-launched = Ein Gegner ist in deinen Sektor gestartet: Eine Taktik spielen?
ae-ask-window-played = Ein Gegner hat eine Taktik gespielt: Darauf antworten?
ae-ask-window-strike = Bedrohungen rücken an: Eine Taktik spielen?
ae-ask-window-damage = Du wirst gleich beschädigt: Eine Taktik spielen?
ae-ask-window-event = Ein Ereignis wurde aufgedeckt: Eine Taktik spielen?
ae-ask-window-rolled = Die Würfel sind gefallen: Eine Taktik spielen?
ae-ask-window-won = Du hast die Schlacht gewonnen: Eine Taktik spielen?
ae-ask-window-resolved = Die Schlacht ist vorbei: Eine Taktik spielen?
ae-ask-order = Was gilt zuerst?
ae-ask-choice = Wähle einen Effekt.
ae-ask-opponent = Welcher Gegner?
ae-ask-side = Welcher Teilnehmer?
ae-ask-pay = Für den Effekt zahlen?
ae-ask-pay-for = Wie zahlst du für { $thing }?
ae-ask-gain = Nenne eine Ressource, die du erhältst; noch { $count }.
ae-ask-lose = Welche Ressource gibst du ab? Noch { $count }.
ae-ask-take-vp = { $count } SP nehmen und damit das Ende auslösen?
ae-ask-discard = Welche Taktik gibst du ab? Noch { $count }.
ae-ask-keep = Welche der gezogenen Taktiken wirfst du ab? Noch { $count }.
ae-ask-recover = Welche Taktik nimmst du vom Ablagestapel? Noch { $count }.
ae-ask-track = Auf welcher Leiste rückst du vor?
ae-ask-draw-up = Bis zum neuen Handkarten-Limit ziehen?
ae-ask-repair = Was reparierst du?
ae-ask-peek = Welches Ereignis kommt oben auf den Stapel?
ae-ask-discovery = Welches Entdeckungsplättchen nimmst du? Noch { $count }.
ae-ask-recruit = Einen Anführer rekrutieren? Bis zu { $count }.
ae-ask-claim = Welchen Mond nimmst du? Noch { $count }.
ae-ask-survey = Welchen Mond des Planeten nimmst du?
ae-ask-room = Schaffe Platz für { $moon }.
ae-ask-adjacent = Welchen Mond neben dem Modul nutzt du?
ae-ask-activate = Welches Modul aktivierst du? Bis zu { $count }.
ae-ask-science = Welches Wissenschafts-Modul aktivierst du?
ae-ask-buy = Welches Modul kaufst du?
ae-ask-field = Welches Modul kaufst du?
ae-ask-field-again = Kaufe ein zweites Modul oder lege eines unter seinen Stapel.
ae-ask-gain-module = Welches Modul erhältst du?
ae-ask-pass-on = { $module } behalten oder dem Teampartner anbieten?
ae-ask-accept = { $module } vom Teampartner nehmen?
ae-ask-ship = Welches Raumschiff baust du?
ae-ask-development = Wo errichtest du einen Großkomplex?
ae-ask-upgrade = Welches Upgrade führst du durch?
ae-ask-flip = Welche Großkomplexkarte wird auf die Vorderseite gedreht?
ae-ask-recall = Welches Raumschiff kehrt in deinen Hangar zurück? Bis zu { $count }.
ae-ask-withdraw = Wohin bewegt sich das Raumschiff?
ae-ask-boarding = Einen Mond eines besiegten Spielers nehmen?
ae-ask-damage-module = Welches Modul wird beschädigt?
ae-ask-damage-ship = Welches Raumschiff wird beschädigt?
ae-ask-shield = Was wird nicht beschädigt? Bis zu { $count }.
ae-ask-save = Welches Raumschiff rettet der Schild?
ae-ask-transfer = Dem Transfer von { $thing } zustimmen?

## Was eine Wahl bewirkt

ae-do-go-on = Weiter
ae-do-end-turn = Zug beenden
ae-do-pass = Passen
ae-do-decline = Nein, verzichten
ae-do-leave-event = Oben liegen lassen
ae-do-bury-event = Unter den Stapel legen
ae-do-keep-module = Behalten
ae-do-offer-module = Dem Teampartner anbieten
ae-do-accept = Zustimmen
ae-do-refuse = Ablehnen
ae-do-let-go = Den neuen Mond aufgeben
ae-do-take-vp = Nehmen
ae-do-return = Rückruf-Zug
ae-do-launch = { $ship } starten nach { $region }
ae-do-jump = Hypersprung mit { $ship } nach { $region } für 1 Energie
ae-do-faction = { $faction }
ae-do-destiny = { $destiny }: { $one } { $first } SP, { $two } { $second } SP
ae-do-choose = { $steps }
ae-do-pay = Zahle { $units }
ae-do-take = { $resource }
ae-do-give = 1 { $resource } abgeben
ae-do-drop = { $card }
ae-do-recover = { $card }
ae-do-draw = Eine Taktik ziehen
ae-do-advance = Auf { $track } vorrücken
ae-do-fix-ship = { $ship } vom Schrottplatz in die Reparaturbucht
ae-do-fix-shield = Schild aufladen: { $ship }
ae-do-fix-module = { $module } reparieren
ae-do-top = { $card } nach oben
ae-do-find = { $token }
ae-do-stack = Stapel { $number } der Wissenschafts-Leiste
ae-do-claim = Mond von { $region } nehmen
ae-do-moon = { $moon }
ae-do-board = { $moon } von Platz { $seat }
ae-do-activate = { $module } aktivieren
ae-do-with = Mit { $ship } aus { $region }
ae-do-with-barge = Mit { $ship } aus der Reparaturbucht
ae-do-with-energy = Mit 1 Energie
ae-do-module = { $module }
ae-do-bury = { $module } unter seinen Stapel legen
ae-do-mark = { $module }
ae-do-build = { $ship } bauen
ae-do-develop = { $development } errichten auf { $region }
ae-do-upgrade = { $tile } ({ $ship })
ae-do-flip = { $development }
ae-do-pick = { $ship } in { $region }
ae-do-move = { $ship } nach { $region } bewegen
ae-do-join = { $ship } aus { $region } greift ein
ae-do-join-by-jump = { $ship } aus { $region } per Hypersprung für 1 Energie
ae-do-energy = { $count } Energie für Würfel ausgeben
ae-do-die = Würfel mit { $face }
ae-do-raider = { $raider }
ae-do-player = Platz { $seat }
ae-do-side = { $side }
ae-do-vortex = { $region }
ae-do-resolve = { $name }
ae-do-recruit = Anführer aus { $region } rekrutieren
ae-do-collect = 1 { $resource } aus { $region } einsammeln
ae-do-use = Großkomplexkarte nutzen: { $development }
ae-do-token = Plättchen abwerfen: { $token }
ae-do-abandon = { $moon } abwerfen
ae-do-play = { $card } spielen
ae-do-hand = { $thing } dem Teampartner geben
ae-do-ask = Den Teampartner um { $thing } bitten
ae-do-slot = { $moon } einsetzen: { $slot }
ae-do-empty = Mond entfernen: { $slot }
ae-do-shift = { $module } auf Platz { $number } der Reihe verschieben

## Was geschah

ae-told-tile-laid = { $region } wird ausgelegt.
ae-told-factions = Platz { $seat } erhält Fraktionen zur Wahl: { $cards }.
ae-told-factions-secret = Platz { $seat } erhält drei Fraktionen zur Wahl.
ae-told-destinies = Platz { $seat } erhält Schicksalskarten: { $cards }.
ae-told-destinies-secret = Platz { $seat } erhält zwei Schicksalskarten.
ae-told-tiles = Platz { $seat } erhält Upgrades: { $tiles }.
ae-told-tiles-secret = Platz { $seat } erhält Upgrades.
ae-told-chosen = Platz { $seat } hat gewählt.
ae-told-faction = Platz { $seat } spielt: { $faction }.
ae-told-destiny = Platz { $seat } deckt das Schicksal auf: { $destiny }.
ae-told-leaders = Zwei Anführer von Platz { $seat } warten in { $region }.
ae-told-start-roll = Platz { $seat } würfelt { $dice } um den Start.
ae-told-start-player = Platz { $seat } ist Startspieler.
ae-told-module-shown = Neues Modul: { $module }.
ae-told-token-laid = Überlegenheitsplättchen: { $token }.
ae-told-turn = Zug von Platz { $seat }.
ae-told-launched = Platz { $seat } startet { $ship } nach { $region }.
ae-told-jumped = Platz { $seat } springt mit { $ship } nach { $region }.
ae-told-returns = Platz { $seat } nimmt einen Rückruf-Zug.
ae-told-activated = Platz { $seat } aktiviert { $region }.
ae-told-gained = Platz { $seat } erhält { $count } { $resource }.
ae-told-drew-secret = { $count ->
    [one] Platz { $seat } zieht eine Taktik.
   *[other] Platz { $seat } zieht { $count } Taktiken.
}
ae-told-drew = Platz { $seat } zieht { $cards }.
ae-told-reshuffled = Der Ablagestapel der Taktiken wird gemischt.
ae-told-paid = Platz { $seat } zahlt { $units }.
ae-told-discarded = Platz { $seat } wirft { $card } ab.
ae-told-lost = Platz { $seat } verliert { $count } { $resource }.
ae-told-given = Platz { $seat } gibt 1 { $resource } an Platz { $to }.
ae-told-card-given = Platz { $seat } gibt { $card } an Platz { $to }.
ae-told-card-given-secret = Platz { $seat } gibt eine Taktik an Platz { $to }.
ae-told-recovered = Platz { $seat } nimmt { $card } vom Ablagestapel.
ae-told-module-scored = { $module } bringt Platz { $seat } { $vp } SP.
ae-told-scored = Platz { $seat } erhält { $vp } SP ({ $source }).
ae-told-vp-lost = Platz { $seat } verliert { $vp } SP.
ae-told-advanced = Platz { $seat } rückt auf { $track } vor: { $space }.
ae-told-marker = Der Ereignis-Anzeiger rückt auf { $space }.
ae-told-event-pending = Ein Ereignis wartet auf Platz { $seat }.
ae-told-stack = Platz { $seat } sieht einen Stapel Entdeckungsplättchen durch: { $tokens }.
ae-told-stack-secret = Platz { $seat } sieht einen Stapel Entdeckungsplättchen durch.
ae-told-discovery = Platz { $seat } nimmt { $token }.
ae-told-discovery-secret = Platz { $seat } nimmt ein Entdeckungsplättchen.
ae-told-token-used = Platz { $seat } nutzt { $token }.
ae-told-token-taken = Platz { $seat } nimmt { $token }.
ae-told-moon-claimed = Platz { $seat } nimmt { $moon }.
ae-told-moon-shown = { $region } zeigt { $moon }.
ae-told-moons = Platz { $seat } vermisst { $region }: { $moons }.
ae-told-moons-secret = Platz { $seat } vermisst die Monde von { $region }.
ae-told-moon-slotted = Platz { $seat } setzt { $moon } ein: { $slot }.
ae-told-moon-abandoned = Platz { $seat } wirft { $moon } ab.
ae-told-moon-discarded = { $moon } wird abgelegt.
ae-told-moon-used = Platz { $seat } nutzt { $moon }.
ae-told-moon-taken = Platz { $seat } nimmt { $moon } von Platz { $from }.
ae-told-module-gained = Platz { $seat } erhält { $module }.
ae-told-module-buried = Platz { $seat } legt { $module } unter seinen Stapel.
ae-told-module-run = Platz { $seat } führt { $module } aus.
ae-told-module-activated = Platz { $seat } aktiviert { $module }.
ae-told-module-shifted = Platz { $seat } verschiebt { $module } in der Reihe.
ae-told-module-damaged = { $module } von Platz { $seat } wird beschädigt.
ae-told-module-repaired = Platz { $seat } repariert { $module }.
ae-told-module-spared = { $module } von Platz { $seat } bleibt unbeschädigt.
ae-told-ship-repaired = Platz { $seat } bringt { $ship } in die Reparaturbucht.
ae-told-shield-repaired = Platz { $seat } lädt einen Schild auf: { $ship }.
ae-told-ship-built = Platz { $seat } baut { $ship }.
ae-told-development = Platz { $seat } errichtet einen Großkomplex auf { $region }.
ae-told-development-used = Platz { $seat } nutzt { $development }.
ae-told-development-flipped = Platz { $seat } dreht { $development } auf die Vorderseite.
ae-told-upgrade = Platz { $seat } führt ein Upgrade durch: { $tile }.
ae-told-ship-returned = { $ship } von Platz { $seat } kehrt in den Hangar zurück.
ae-told-ship-moved = { $ship } von Platz { $seat } bewegt sich nach { $region }.
ae-told-all-returned = Alle Raumschiffe von Platz { $seat } sind zurück.
ae-told-recruited = Platz { $seat } rekrutiert einen Anführer aus { $region }.
ae-told-exiled = Ein Anführer von Platz { $seat } muss nach { $region }.
ae-told-collected = Platz { $seat } sammelt 1 { $resource } aus { $region } ein.
ae-told-bonus = Bonusressourcen auf { $count } Sektoren: { $resource }.
ae-told-card = Platz { $seat } spielt { $card }.
ae-told-card-cancelled = { $card } wird verhindert.
ae-told-strike-cancelled = Der Überfall findet nicht statt.
ae-told-ability = Platz { $seat } nutzt { $ability }.
ae-told-raiders = Bedrohung in { $region }: { $count } × { $raider }.
ae-told-no-raider = Für { $raider } ist kein Platz.
ae-told-strike = Überfall: { $raider } nach { $region }.
ae-told-raider-shielded = Ein Schild rettet { $raider }.
ae-told-raider-gone = Bedrohung zerstört: { $raider }.
ae-told-battle = Schlacht in { $region }.
ae-told-energy = Platz { $seat } gibt { $count } Energie für Würfel aus.
ae-told-rolled = Würfel von { $side }: { $first }, mit Zielcomputerwert { $targeting }: { $dice }.
ae-told-dice = Würfel von { $side }: { $dice }.
ae-told-won = Die Schlacht gewinnt: { $side }.
ae-told-nobody-won = Niemand gewinnt die Schlacht.
ae-told-battle-ended = Die Schlacht endet.
ae-told-shielded = Ein Schild rettet { $ship } von Platz { $seat }.
ae-told-scrapped = { $ship } von Platz { $seat } wird verschrottet.
ae-told-ship-spared = { $ship } von Platz { $seat } bleibt unbeschädigt.
ae-told-events = Platz { $seat } sieht Ereignisse an: { $cards }.
ae-told-events-secret = Platz { $seat } sieht in den Ereignisstapel.
ae-told-event-buried = Platz { $seat } legt das oberste Ereignis unter den Stapel.
ae-told-event = Ereignis: { $card }.
ae-told-event-over = Das Ereignis ist vorbei.
ae-told-transferred = Platz { $seat } gibt { $thing } an Platz { $to }.
ae-told-transferred-secret = Platz { $seat } gibt etwas an Platz { $to }.
ae-told-refused = Platz { $seat } lehnt ab.
ae-told-end = Das Ende naht: Alle haben noch einen Zug.
ae-told-final-score = Platz { $seat }: { $total } SP = { $marker } + Leisten { $tracks } + Großkomplexe { $developments } + Schaden { $damage } + Tresor { $vault } + Module { $modules } + Anführer { $leaders } + Übriges { $others }.
ae-told-over = Das Spiel ist zu Ende. Sieger: { $winners }.

## Warum nicht

ae-why-something-else = Gerade ist etwas anderes gefragt.
ae-why-must-launch = Nach der gespielten Taktik musst du starten.
ae-why-not-the-price = Das ist nicht der Preis, oder du hast es nicht.
ae-why-no-such-ship = Ein solches Raumschiff ist nicht mehr im Vorrat oder zu teuer.
ae-why-out-of-range = Das ist außer Reichweite.
ae-why-base-first = Du musst erst den Außenposten ausführen können.
ae-why-not-optional = Darauf kannst du nicht verzichten.
ae-why-no-leader = Dort hast du keinen Anführer oder kein Raumschiff.
ae-why-no-bonus = Dort liegt keine solche Bonusressource für dich.
ae-why-no-card = Du hast keine solche offene Großkomplexkarte, oder sie bewirkt jetzt nichts.
ae-why-no-token = Du hast kein solches Plättchen, oder es bewirkt jetzt nichts.
ae-why-no-moon = Einen solchen Mond hast du nicht, oder du darfst ihn jetzt nicht abwerfen.
ae-why-no-transfer = Jetzt ist kein Transfer möglich.
ae-why-event = Nicht während eines Ereignisses.
ae-why-no-slot = Dieser Mond passt nicht in dieses Feld.
ae-why-no-shift = So lassen sich Module jetzt nicht verschieben.
ae-why-not-in-bay = Kein solches Raumschiff kann aus deinem Hangar starten.
ae-why-no-region = Dort ist kein Sektor.
ae-why-no-voyage = Ein Nebel verlangt Erkundung.
ae-why-quasar = Kein Raumschiff darf in einen Quasar.
ae-why-occupied = Ein Erststart in einen besetzten Sektor verlangt Konfrontation.
ae-why-own-ship = Dort ist schon eines deiner Raumschiffe.
ae-why-no-jump = Das Raumschiff kann keinen Hypersprung machen oder braucht keinen.
ae-why-base = Du könntest den Außenposten nicht ausführen.
ae-why-not-your-module = Dieses Modul gehört nicht zu deiner Station.
ae-why-damaged = Das Modul ist beschädigt.
ae-why-activated = Das Modul wurde schon aktiviert.
ae-why-no-dock = Das Modul hat keinen Andockbereich.
ae-why-no-input = Dem Modul fehlt ein Mond bei den Mond-Kosten.
ae-why-no-crew = Du hast dafür weder Raumschiff noch Energie.
ae-why-too-dear = Das kannst du nicht bezahlen.
ae-why-not-shown = Dieses Modul liegt nicht aus.
ae-why-no-planet = Dort ist kein Planet.
ae-why-developed = Der Planet ist bebaut.
ae-why-no-transport = Dort hast du kein Kolonieschiff.
ae-why-no-leaders = Du hast zu wenige Anführer.
ae-why-last-ship = Ein Raumschiff musst du behalten.
ae-why-not-in-hand = Diese Taktik hast du nicht.
ae-why-battle = Nicht während einer Schlacht.
ae-why-not-the-time = Für diese Taktik ist jetzt nicht die Zeit.

## What the host may choose

ae-option-length = Dauer der Partie
ae-option-length-help = Wie viele Siegpunkte das Ende bringen.
ae-option-length-short = Kurz: 50 SP
ae-option-length-medium = Normal: 60 SP
ae-option-length-long = Lang: 70 SP
ae-option-deck = Ereignisstapel
ae-option-deck-help = Die Galaktische Morgenröte hilft meistens; die Kosmische Dämmerung ist härter.
ae-option-deck-dawn = Galaktische Morgenröte
ae-option-deck-twilight = Kosmische Dämmerung
ae-option-special = Spezial-Sektoren
ae-option-special-help = Zwei weitere Sektoren auf dem Spielplan. In einen Quasar fliegt kein Schiff; ein Vortex belohnt, wer dort einen Zug beginnt.
ae-option-special-none = Keine
ae-option-special-quasars = Zwei Quasare
ae-option-special-vortexes = Zwei Vortexe
ae-option-destiny = Schicksalskarten
ae-option-destiny-help = Alle behalten eines von zwei geheimen Zielen für das Ende der Partie.
ae-option-unity = Unity
ae-option-unity-help = Ein Gegner ohne Platz, der mit Karten und Würfeln spielt.
ae-option-unity-none = Spielt nicht mit
ae-option-unity-level = Ein Kommandant der Stufe { $level }, gezogen
ae-option-unity-commander = { $commander } (Stufe { $level })
ae-option-conn = Automatischer Conn
ae-option-conn-help = Unity entscheidet nach Regel, wo es den Inhaber des Conn fragen würde; nur mit Unity.
ae-option-limits = Lager
ae-option-limits-help = Was eine Station am Ende eines Zuges fasst; der Rest wird abgeworfen. Die Kartenhand ist immer begrenzt.
ae-option-limits-standard = Begrenzt
ae-option-limits-none = Unbegrenzt
ae-option-teams = Zwei gegen zwei
ae-option-teams-help = Platz 1 und 2 spielen gegen Platz 3 und 4.
ae-option-s-class = Bedrohungen der S-Klasse
ae-option-s-class-help = Der Schwarm, der von Anfang an auf dem Spielplan steht.
ae-option-raider = Bedrohung der { $class }-Klasse
ae-option-raider-help = Gezogen und verborgen, bis sie erscheint, oder ausgewählt und allen bekannt.
ae-option-raider-drawn = Zufällig gezogen
ae-option-raider-named = { $raider }

## Kinds of cards

ae-kind-faction = Fraktionen
ae-kind-planet = Planeten
ae-kind-base = Allianzbasen
ae-kind-special = Spezial-Sektoren
ae-kind-module = Module
ae-kind-core-module = Kernmodule
ae-kind-tactics = Taktikkarten
ae-kind-upgrade = Schiffsverbesserungen
ae-kind-moon = Monde
ae-kind-discovery = Entdeckungsmarker
ae-kind-token = Vormachtmarker
ae-kind-development = Bauwerke
ae-kind-event = Ereignisse
ae-kind-raider = Bedrohungen
ae-kind-destiny = Schicksalskarten
