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

## Beschriftungen von `orrery card`

card-value = Wert
card-colors = Farben
card-cost = Kosten
card-vp = SP
card-attack = Angriff
card-number = Nummer
card-row = Reihe
card-copies = Exemplare
card-source = Quelle

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

board-tg-setup = Der Tisch wird gedeckt
board-tg-round = Runde { $round } von { $last }
board-tg-order = Reihenfolge { $order }
board-tg-map = Karte: Position, Farben, Stärke der Piraten
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

## Wie Andromeda's Edge enden kann

ending-andromedas-edge-terminus = jemand hat den Spielende-Anzeiger erreicht
ending-andromedas-edge-standstill = alle haben nur noch gepasst
