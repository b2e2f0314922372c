### Was `orrery play` sagt. Die Hilfetexte der Befehle stehen im Programm, auf Englisch.

# $items: alle außer dem letzten, durch Kommas getrennt

play-you = du
play-person = Person
play-seat = Platz { $seat } ({ $name })
play-hint = Tippe die Nummer einer Möglichkeit oder ihre Notation; ? zeigt alle Befehle.
play-thinking = Platz { $seat } ({ $name }) überlegt …
play-pass-screen = Gib den Bildschirm an Platz { $seat }. Platz { $seat }: Drücke die Eingabetaste, wenn sonst niemand zusieht.
play-only-choice = Nur eine Möglichkeit, für dich ausgeführt: { $choice }
play-no-such-choice =
    { $count ->
        [one] Es gibt nur die Möglichkeit 1.
       *[other] Die Möglichkeiten gehen von 1 bis { $count }; ? zeigt alle Befehle.
    }
play-not-understood = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl; ? zeigt alle Befehle.
play-illegal = Das geht nicht: { $why } ({ $rule }; r zeigt die Regel zu dieser Entscheidung)
play-not-asked = Platz { $seat } muss gerade nichts entscheiden.
play-over = Das Spiel ist zu Ende.
play-changes = (Vom Spielplan nur, was sich geändert hat; b zeigt alles.)
play-undone = Zurückgenommen.
play-cannot-undo = Nichts zurückzunehmen: Seit deiner letzten Entscheidung wurde gewürfelt, eine Karte aufgedeckt, oder jemand anderes hat entschieden.
play-no-such-card = Es gibt keine Karte „{ $id }“.
play-no-such-card-near = Es gibt keine Karte „{ $id }“; ähnlich sind: { $near }
play-rule-language = Die Regeln dieses Spiels gibt es nur auf Englisch.
play-saved = Gespeichert: { $path }
play-left = Gespeichert: { $path }. Weiter mit: orrery play { $game } --load { $path }
play-end = Das Spiel ist zu Ende: { $ending }
play-winner = gewinnt
play-help =
    Nummer     diese Möglichkeit wählen
    Notation   dasselbe, wie in Klammern hinter der Möglichkeit
    u          letzte Entscheidung zurücknehmen, falls niemand daraus etwas erfahren hat
    b          Spielplan und Möglichkeiten noch einmal zeigen
    r          die Regel zu dieser Entscheidung zeigen
    c ID       eine Karte zeigen, zum Beispiel: c oracle
    s [DATEI]  speichern und weiterspielen
    q          speichern und aufhören
    ?          diese Hilfe

## Was `orrery replay` am Ende sagt

replay-holds =
    Die Aufzeichnung stimmt: { $actions ->
        [one] eine Aktion wurde
       *[other] alle { $actions } Aktionen wurden
    } nachgespielt und verglichen.
replay-not-over = Das Spiel ist nicht zu Ende.
# The seal stands in the next line.
replay-dice = Die Würfel sind die des Schlüssels mit dem Siegel
replay-dice-partly = Die Würfel von { $proved } Zeilen sind die des versiegelten Schlüssels, die von { $unproved } ungeprüft; das Siegel:

## Beschriftungen von `orrery card`

card-value = Wert
card-type = Art
card-sites = Plätze ab Handelsstufe
card-colors = Farben
card-cost = Kosten
card-vp = SP
card-attack = Angriff
card-number = Nummer
card-row = Reihe
card-copies = Exemplare
card-source = Quelle
card-word-green = grün
card-word-yellow = gelb
card-word-purple = violett
card-word-gray = grau
card-word-blue = blau
card-word-red = rot
card-word-silver = silbern
card-word-orange = orange
card-word-teal = türkis
card-word-black = schwarz
card-word-white = weiß
card-word-action = Aktion
card-word-basic-action = Basis-Aktion
card-word-mining = Bergbau
card-word-wilderness = Wildnis
card-word-terror = Technologischer Schrecken
card-word-central = Zentrum
card-word-event-tactics = Ereignis-Taktik
card-word-sustain = Bleibend-Taktik
card-word-diplomacy = Diplomatie-Taktik
card-word-battle-tactics = Schlacht-Taktik

## Der Tisch von Raketenwürfel

board-rd-setup = Der Tisch wird aufgebaut
board-rd-round = Runde { $round } von höchstens { $last } · Platz { $seat } ist am Zug
board-rd-fought = Schlachten { $count } von { $last }
board-rd-called = das Ende ist ausgerufen: letzte Runde
board-rd-galaxy = Galaxie (du sitzt unten)
board-rd-reserve = Reserve
board-rd-fleet = Flotte
board-rd-planets = Planeten: Wert, Farben, SP, Angriff
board-rd-planet = { $vp } SP { $attack } A
board-rd-once = 1×
board-rd-moons = Monde: nötiger Würfel, übrig
board-rd-display = Bündnisse zu haben: { $names } (Stapel { $deck })
board-rd-vp-deck = Siegpunktkarten im Stapel: { $count }
board-rd-battle = Schlacht: { $name } ({ $vp } SP)
board-rd-next = Nächste Schlacht: { $name } ({ $vp } SP)
board-rd-truce = Waffenruhe bis zum Zug von Platz { $seat }
board-rd-you = { " " }(du)
board-rd-player = Platz { $seat }{ $you }, { $empire }:
# Geschützte Leerzeichen halten ein Wort und seine Zahl in einer Zeile.
board-rd-tracks = Schrott { $scrap }, Angriff { $attack } (+{ $printed } aufgedruckt), Planeten { $planets }, Station { $spaces }, Siegpunktkarten { $cards }
board-rd-turned = { " " }(benutzt)
board-rd-own-planets = Planeten:
board-rd-own-moons = Monde:
board-rd-own-alliances = Bündnisse:
board-rd-own-battles = Gewonnene Schlachten:
board-rd-own-vp-cards = Siegpunktkarten:

## Wie Raketenwürfel enden kann

ending-rocket-dice-battles = Sechs Schlachten wurden ausgetragen
ending-rocket-dice-planets = Jemand hat zehn Planeten
ending-rocket-dice-station = Jemand hat fünfzehn Felder der Station markiert
ending-rocket-dice-rounds = Die letzte Runde ist gespielt

## Das Spielfeld von Transgalactica

board-tg-setup = Der Tisch wird aufgebaut
board-tg-round = Runde { $round } von { $last }
board-tg-order = Reihenfolge { $order }
board-tg-map = Karte: Farben, !Piraten, Schiffe je Platz
board-tg-areas = Kapitäne auf den Hauptaktionen:
board-tg-mining = Bergbaubereich: { $tile } (Stapel { $pile })
board-tg-techs = Technologiekarten mit Markern:
board-tg-missions = Missionen der Stufe { $level } (Stapel { $deck }):
board-tg-senate = Senat:
board-tg-planets = Planeten: Bauplätze, Außenposten, Bonusplättchen, Raumschiffe
board-tg-sites = Bauplätze { $sites }
board-tg-outposts = Außenposten { $seats }
board-tg-ships = Raumschiffe { $seats }
board-tg-pirates = { $name } { $strength }
board-tg-you = { " " }(du)
board-tg-player = Platz { $seat }{ $you }, { $skill }: { $vp } SP
board-tg-goods = Minerale { $minerals }, Energie { $energy }, Aliens { $aliens }, Credits { $credits }
board-tg-levels = Technologie { $technology }, Militär { $military }, Produktion { $production }, Politik { $politics }, Handel { $trade }
board-tg-workers = Kapitäne { $captains }, Crew { $crew }, schlafend { $frozen }, Außenposten { $outposts }, Technologiemarker { $markers }
board-tg-own-techs = Technologie:
board-tg-own-log = Missionslog:
board-tg-own-fulfilled = Erfüllt:
board-tg-own-tiles = Bonusplättchen:
board-tg-own-mining = Bergbauplättchen:
board-tg-own-pirates = Piraten:
board-tg-own-objectives = Geheimziele:

## Wie Transgalactica enden kann

ending-transgalactica-rounds = fünf Runden wurden gespielt

## Der Tisch von Andromeda's Edge

board-ae-setup = Der Tisch wird aufgebaut
board-ae-turn = Zug von Platz { $seat }{ $you }
board-ae-you = { " " }(du)
board-ae-active = aktiver Sektor { $space }
board-ae-short = kurzes Spiel bis { $vp } SP
board-ae-medium = mittleres Spiel bis { $vp } SP
board-ae-long = langes Spiel bis { $vp } SP
board-ae-marker = Ereignismarker { $space } von { $last }
board-ae-marker-pending = ein Ereignis steht bevor
board-ae-marker-removed = Ereignismarker entfernt
board-ae-last-turns = { $count ->
    [0] Dies ist der letzte Zug.
    [one] Das Ende ist ausgelöst: Nach diesem Zug kommt noch 1.
   *[other] Das Ende ist ausgelöst: Nach diesem Zug kommen noch { $count }.
}
board-ae-dawn = Galaktische Morgenröte
board-ae-twilight = Kosmische Dämmerung
board-ae-quasars = Quasare
board-ae-vortexes = Vortexe
board-ae-with-destiny = Schicksalskarten
board-ae-teams = Plätze 1 und 2 gegen 3 und 4
board-ae-no-limits = Lager ohne Grenzen
board-ae-map = Karte: Sektoren sind benachbart, wo sich ihre Steine berühren
board-ae-signs = 1K Schiffe von Platz 1 ({ $ships }) · !S2 Bedrohung der Klasse S, 2 Schiffe · ⌂1 Großkomplex und @1 Anführer von Platz 1 · ☾3 Monde · +1 Bonusressourcen
board-ae-regions = Monde und Großkomplexe
board-ae-moons-below = { $count } ungesehen darunter
board-ae-price = { $name }: { $cost }, { $leaders } Anführer
board-ae-material = { $count } Titan/Eis/Nanokarbon
board-ae-any = { $count } beliebige
board-ae-free = kostenlos
board-ae-tracks = Fortschritts-Leisten: SP jedes Feldes, darunter die Marker der Plätze
board-ae-track-signs = ▲ Großkomplex-Level · ! Ereignis · d Entdeckung · u Upgrade · t Überlegenheits-Plättchen · v Tresor · h Handkartenlimit
board-ae-stacks = Überlegenheits-Plättchen auf der Leiste: { $tokens } · Entdeckungsstapel { $one } und { $two }, Observatorium { $third }
board-ae-stack-seen = Entdeckungsstapel { $number }, dir bekannt: { $tokens }
board-ae-display = Ausliegende Module mit den Kosten ihrer Felder
board-ae-column = { $track } ({ $field }), Stapel { $deck }
board-ae-damaged = (kommt mit { $count } Schaden)
board-ae-ship-costs = Raumschiffe: { $costs }
board-ae-piles = Planeten im Stapel { $planets } · Taktikstapel { $deck }, Ablage { $discard }
board-ae-lost-moons = Abgelegte Monde: { $moons }
board-ae-events = Ereignisse: { $deck } im Stapel
board-ae-event-now = Jetzt:
board-ae-event-known = Dir bekannt, Karte { $place } von oben:
board-ae-event-spent = Abgehandelt: { $names }
board-ae-event-scores = wertet { $track }, Bedrohung { $class }
board-ae-raiders = Bedrohungen nach Klassen
board-ae-raider-hidden = verdeckt
board-ae-raider-at = Ort: { $places }
board-ae-battle = Schlacht in { $space }
board-ae-fighter = Platz { $seat } { $ships }
board-ae-fighter-raiders = Bedrohungen
board-ae-fighter-energy = ({ $count } Energie ausgegeben)
board-ae-to-roll = { $dice } Würfel, Zielcomputer { $targeting }
board-ae-rolled = gewürfelt { $dice }, Zielcomputer { $targeting }
board-ae-wins = siegt
board-ae-defeated = ist besiegt
board-ae-threat = Hier droht Schaden: { $things }
board-ae-player = Platz { $seat }{ $you }, { $faction }: { $vp } SP
board-ae-cards = Taktiken { $count }/{ $limit }
board-ae-leaders = Anführer { $count } ({ $spent } eingesetzt)
board-ae-bay = Hangar
board-ae-board = auf der Karte
board-ae-docks = auf Modulen
board-ae-barge = Reparaturbucht
board-ae-scrapped = Schrottplatz
board-ae-unbuilt = ungebaut
board-ae-values = Reichweite { $range }, Würfel { $dice }
board-ae-shields = Schilde { $count } ({ $used } verbraucht)
board-ae-targeting = Zielcomputer { $count }
board-ae-voyage = Erkundung
board-ae-attack = Konfrontation
board-ae-jump = Hypersprung
board-ae-damage = { $count } Schaden
board-ae-docked = { $ship } angedockt
board-ae-docked-energy = Energie
board-ae-activated = aktiviert
board-ae-slot-before = ☾ davor { $moon }
board-ae-slot-input = ☾ Kosten { $moon }
board-ae-slot-output = ☾ Effekt { $moon }
board-ae-used = { $name } (verdeckt)
board-ae-face-down = { $count } verdeckt
board-ae-own-faction = Fraktion:
board-ae-own-factions = Zur Wahl:
board-ae-own-moons = Monde:
board-ae-own-operations = Taktisches Manöver:
board-ae-own-developments = Großkomplexe:
board-ae-own-tokens = Überlegenheits-Plättchen:
board-ae-own-finds = Entdeckungs-Plättchen:
board-ae-own-tiles = Upgrades zum Einbauen:
board-ae-own-sustained = Ausliegende Dauertaktiken:
board-ae-own-destiny = Schicksal: { $name },
board-ae-goal = { $track } { $vp } SP
board-ae-own-hand = Hand:

## Unity am Tisch von Andromeda's Edge

board-ae-unity-turn = Zug von Unity
board-ae-unity = Unity unter { $name }, Stufe { $level }: { $vp } SP
board-ae-unity-conn = Platz { $seat }{ $you } hat das Kommando
board-ae-unity-automatic = das Kommando entscheidet von selbst
board-ae-unity-goods = Taktiken { $cards }, Monde { $moons }, Entdeckungs-Plättchen { $finds }, Anführer { $leaders }
board-ae-unity-probe = Sonde in { $space }
board-ae-unity-no-probe = Sonde noch nicht auf der Karte
board-ae-unity-unlimited = Reichweite unbegrenzt, Würfel { $dice }
board-ae-unity-commander = Kommandant:
board-ae-unity-section = Wurf { $faces }, Sektion { $section } ({ $bay }):
board-ae-unity-launches = startet { $ship } mit
board-ae-unity-returns = leer, also kehren alle zurück;
board-ae-unity-stays = diese Karte bleibt liegen: { $card }
board-ae-unity-wheel = Kommandorad: Der Marker steht auf { $from }. { $steps ->
    [0] Nichts ist unterwegs; ein Rückruf-Zug würde ihn nicht bewegen.
    [one] Ein Rückruf-Zug jetzt bewegt ihn 1 Feld weit, auf { $space }; jedes Feld auf dem Weg wirkt.
   *[other] Ein Rückruf-Zug jetzt bewegt ihn { $steps } Felder weit, auf { $space }; jedes Feld auf dem Weg wirkt.
}
board-ae-unity-conflict = Konfliktkarte dieser Schlacht:
board-ae-unity-upgrades = Upgrades:
board-ae-unity-modules = Module:
board-ae-unity-signs = Auf Karte und Leisten ist U Unity: UK Schiffe, ⌂U Großkomplex, @U Anführer; ◎ die Sonde.

## Wie Andromeda's Edge enden kann

ending-andromedas-edge-terminus = jemand hat den Spielende-Anzeiger erreicht
ending-andromedas-edge-unity = Unity hat gewonnen
ending-andromedas-edge-standstill = alle haben nur noch gepasst
