### Die Seiten rund um den Tisch: Startseite, neuer Tisch, Regeln, Bots.

pages-name = Orrery
pages-you = Du

## Kopf und Fuß

pages-nav = Seiten
pages-nav-play = Spielen
pages-nav-rules = Regeln
pages-nav-bots = Bots
pages-language = Sprache
pages-language-en = English
pages-language-en-short = EN
pages-language-de = Deutsch
pages-language-de-short = DE
pages-theme-light = Zur hellen Ansicht
pages-theme-dark = Zur dunklen Ansicht
pages-footer-fan = Ein inoffizielles Fan-Projekt ohne Verbindung zu den Verlagen dieser Spiele. Es verwendet weder ihre Texte noch ihre Bilder und nennt ihre Spiele nur, um zu sagen, was hier gespielt wird.
pages-footer-version = Orrery { $version }

## Startseite

pages-front-title = Orrery: Weltraum-Brettspiele im Browser
pages-front-heading = Weltraum-Brettspiele. Setz dich dazu.
pages-front-lead = Spiel sofort gegen Bots oder per Link mit Freunden. Auf jede Regel wird geachtet; nichts zu installieren, kein Konto nötig.
pages-play-now = Jetzt spielen
pages-play-now-help = Ein Klick: Raketenwürfel, du gegen einen Bot, gleich hier im Browser.
pages-play-now-failed = Das Spiel konnte nicht beginnen: { $why }
pages-host = Tisch eröffnen
pages-join = Mit einem Link dazusetzen
pages-join-placeholder = Link oder Code
pages-join-go = Beitreten
pages-join-wrong = Das ist kein Link zu einem Tisch. Ein Link endet auf /t/ und 16 Buchstaben und Ziffern; der Code sind diese 16.

pages-games = Die Spiele
pages-players = Spieler:
pages-time = Dauer:
pages-weight = Anspruch:
pages-no-board = Ein Spielplan ist noch nicht gezeichnet: Du wählst aus der Liste aller erlaubten Aktionen und siehst die Stellung als Baum.
pages-play-other = Spielen
pages-rd-name = Raketenwürfel
pages-rd-what = Zwei Würfel tauschen, eine Linie nehmen, die Flotte einsetzen: für Planeten, Monde und deine eigene Station. Und wenn es so weit ist, gibt es eine Schlacht.
pages-rd-players = 2–4
pages-rd-time = 45 Min.
pages-rd-weight = mittel
pages-ae-name = Andromeda’s Edge
pages-ae-what = Besiedle den Rand einer Galaxie, schick Schiffe aus und triff Plünderer und Nachbarn bei denselben wenigen Planeten.
pages-ae-players = 2–4
pages-ae-time = ein Abend
pages-ae-weight = hoch
pages-tg-name = Transgalactica
pages-tg-what = Fünf Runden quer durch eine Galaxie: Außenposten, Mannschaften, Handel und fünf Leisten, die nie schnell genug steigen.
pages-tg-players = 2–5
pages-tg-time = ein Abend
pages-tg-weight = hoch

pages-yours = Deine Partien
pages-yours-over = Beendete Partien
pages-your-turn = Du bist dran
pages-match-game = { $game }
pages-match-who = { $who }
pages-match-facts = { $stands } · { $place } · { $when }
pages-match-facts-turn = { $place } · { $when }
pages-match-here = in diesem Browser
pages-match-online = online
pages-match-gathering =
    { $missing ->
        [0] Alle sitzen
        [one] Ein Platz ist noch frei
       *[other] { $missing } Plätze sind noch frei
    }
pages-match-running = Läuft
pages-match-waits = Am Zug: { $who }
pages-match-over = Beendet
pages-match-won = Gewonnen hat: { $who }, { $scores }
pages-match-stopped = Angehalten wegen eines Fehlers in den Regeln; das Protokoll ist aufbewahrt
pages-match-delete = Diese Partie löschen
pages-match-delete-really = Wirklich löschen?
pages-ago-now = gerade eben
pages-ago-minutes =
    { $n ->
        [one] vor einer Minute
       *[other] vor { $n } Minuten
    }
pages-ago-hours =
    { $n ->
        [one] vor einer Stunde
       *[other] vor { $n } Stunden
    }
pages-ago-days =
    { $n ->
        [one] gestern
       *[other] vor { $n } Tagen
    }
pages-seat-open = ein freier Platz
pages-seat-invited = ein erwarteter Gast

pages-tables = Offene Tische
pages-tables-asking = Der Server wird gefragt …
pages-tables-away = Der Server ist gerade nicht erreichbar. In diesem Browser geht alles auch ohne ihn; offene Tische erscheinen hier, sobald er antwortet.
pages-tables-none = Gerade hat niemand einen Tisch eröffnet. Eröffne einen und lass ihn zeigen, dann erscheint er hier.
pages-table-titled = { $title } ({ $game })
pages-table-join = Dazusetzen
pages-table-watch = Zuschauen

pages-import = Eine Partie mitbringen
pages-import-help = Öffne eine Aufzeichnung, die du gespeichert hast (eine .jsonl-Datei). Sie wird nachgespielt, geprüft und dann in diesem Browser aufbewahrt.
pages-import-choose = Datei auswählen
pages-import-failed = Die Aufzeichnung ließ sich nicht öffnen. { $why }

## Bots in Worten

pages-level-random = Zielloser Bot
pages-level-random-help = Tut irgendetwas Erlaubtes, ohne Plan. Gut für einen ersten Blick auf die Regeln.
pages-level-greedy = Flinker Bot
pages-level-greedy-help = Nimmt sofort, was am meisten bringt, und schaut nie weiter. Hat bei Raketenwürfel gegen den ziellosen Bot 200 von 200 Partien gewonnen.
pages-level-brief = Bedächtiger Bot
pages-level-brief-help = Denkt eine Fünftelsekunde voraus. Hat bei Raketenwürfel gegen den flinken Bot 170 von 200 Partien gewonnen.
pages-level-long = Starker Bot
pages-level-long-help = Denkt eine Sekunde voraus, fünfmal so lange wie der bedächtige Bot.
pages-level-longest = Sehr starker Bot
pages-level-longest-help = Denkt drei Sekunden voraus. Er lässt dich warten, und dann siehst du, warum.
pages-level-tries = Bot mit { $count } Versuchen
pages-level-tries-help = Spielt vor jeder Entscheidung { $count } Fortsetzungen im Kopf durch.
pages-level-other = Bot { $bot }
pages-level-other-help = Ein Bot mit eigener Einstellung.

## Ein neuer Tisch

pages-new-heading = Neuer Tisch: { $game }
pages-new-place = Wo
pages-new-here = In diesem Browser
pages-new-here-help = Allein gegen Bots oder zu mehreren an diesem Bildschirm. Geht ohne Netz; die Partie bleibt auf diesem Gerät.
pages-new-online = Online
pages-new-online-help = Mit Freunden per Link oder mit allen, die sich dazusetzen. Die Partie liegt auf dem Server.
pages-new-seats = Wer spielt
pages-new-how-many = Anzahl der Spieler
pages-new-count = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
pages-new-seat = Platz { $n }
pages-new-name = Dein Name
pages-new-their-name = Name der Person
pages-new-level = Wie stark
pages-who-me = Du
pages-who-beside = Jemand an diesem Bildschirm
pages-who-friend = Ein Gast, per Link
pages-who-friend-help = Sobald der Tisch eröffnet ist, bekommst du einen Link zum Verschicken.
pages-who-open = Offen für alle
pages-who-open-help = Wer den Tisch öffnet, darf sich hier hinsetzen.
pages-who-bot = Ein Bot
pages-new-options = Einstellungen der Regeln
pages-new-usual = wie üblich
pages-new-changed = geändert
pages-new-open-to = Wer den Tisch findet
pages-new-listed = Auf der Startseite zeigen
pages-new-listed-help = Alle sehen ihn bei den offenen Tischen.
pages-new-watch = Zuschauen erlauben
pages-new-watch-help = Wer zuschaut, sieht, was alle sehen dürfen, und keine verdeckten Karten.
pages-new-title = Wie der Tisch heißt (freiwillig)
pages-new-chance = Glück
pages-new-seed = Startwort (freiwillig)
pages-new-seed-help = Dasselbe Wort ergibt dieselben Würfe und dasselbe Mischen: für eine Revanche unter gleichen Bedingungen.
pages-clock = Bedenkzeit
pages-clock-none = Keine Uhr
pages-clock-none-help = So lange, wie alle mögen.
pages-clock-live = Am Stück
pages-clock-live-help = Alle haben einen Vorrat an Zeit. Die Uhr zeigt nur an; niemand verliert durch sie.
pages-clock-days = Fernpartie
pages-clock-days-help = Tage für jede Entscheidung. Schau herein, wann es dir passt.
pages-clock-bank = Minuten je Spieler
pages-clock-increment = Sekunden mehr je Entscheidung
pages-clock-each = Tage je Entscheidung
pages-new-start = Spiel beginnen
pages-new-open = Tisch öffnen
pages-new-back = Zurück
pages-new-look = Noch nicht: Oben passt etwas nicht zusammen. Die Zeile daneben sagt, was.
pages-new-no-server = Der Server ist nicht erreichbar, also lässt sich dort kein Tisch öffnen. Versuch es später noch einmal oder spiel in diesem Browser: Das geht ohne ihn.
pages-new-refused = Der Tisch ließ sich nicht eröffnen: { $why }
pages-new-bad = So lässt es sich nicht spielen: { $why }
pages-new-bad-number = Bitte eine ganze Zahl von { $least } bis { $most }.
pages-new-bad-name = Bitte einen Namen mit 1 bis 30 Zeichen.
pages-new-bad-bot = Dieser Bot kann hier nicht spielen; nimm einen anderen.
pages-new-bad-title = Höchstens 60 Zeichen.
pages-new-twice = Du sitzt schon auf einem anderen Platz. Wähle für diesen jemand anderen.

## Regeln

pages-rules-heading = Regeln: { $game }
pages-rules-search = Regeln durchsuchen
pages-rules-contents = Inhalt
pages-rules-intro = In zwei Minuten
pages-rules-intro-after = Das reicht zum Anfangen. Am Tisch führt jede Frage zu ihrer Regel hier unten, und was du nicht darfst, wird begründet.
pages-rules-components = Karten, Plättchen und Marker
pages-rules-asking = Die Regeln werden geholt …
pages-rules-missing = Die Regeln dieses Spiels lassen sich nicht holen. Prüf deine Verbindung und lade die Seite neu.
pages-rules-english = Diese Regeln gibt es bisher nur auf Englisch.
pages-rules-found =
    { $n ->
        [0] Davon spricht keine Regel. Versuch es mit einem kürzeren Wort.
        [one] Eine Regel gefunden
       *[other] { $n } Regeln gefunden
    }
pages-rules-link = Link zur Regel { $id }
pages-source-orrery = von uns
pages-source-orrery-help = Das Regelbuch ist hier beschädigt: Wir haben das entschieden
pages-source-both = teils von uns
pages-source-both-help = Das Regelbuch gibt einen Teil vor, wir den Rest

pages-rd-intro-aim = Worum es geht
pages-rd-intro-aim-text = Du führst ein Imperium. In jedem Zug holst du eine Flotte aus Würfeln aus einer Galaxie, die allen gehört, und setzt sie ein: für Planeten, Monde und deine eigene Station. Wer am Ende die meisten Siegpunkte hat, gewinnt.
pages-rd-intro-fleet = Nimm eine Flotte
pages-rd-intro-fleet-text = Tausche, wenn du magst, zwei benachbarte Würfel. Nimm dann eine Linie aus drei bis fünf: alle von einer Farbe, alle mit einer Zahl oder alle weiß. Ein weißer Würfel direkt an einem Ende der Linie darf mit. Eine Flotte mit 20 oder mehr Augen bringt ein Bündnis. Dann darfst du einmal beliebige ihrer Würfel neu werfen.
pages-rd-intro-use = Setze sie ein
pages-rd-intro-use-text = Würfel, die zusammen genau den Wert eines Planeten ergeben und seine Farben haben, besiedeln ihn. Würfel einer Farbe markieren Felder dieser Farbe auf deiner Station. Ein einzelner Würfel baut einen Mond. Einmal im Zug leiht dir einer deiner Planeten seine Fähigkeit.
pages-rd-intro-scrap = Verschwende nichts
pages-rd-intro-scrap-text = Bis zu zwei Würfel im Zug werden zu Schrott: 2 Schrott ändern einen Würfel um eins, 8 kaufen eine Siegpunktkarte und ein Bündnis, 16 nehmen einen Planeten einfach so. Am Ende deines Zuges rutscht die Galaxie zu dir hin und wird aus der Reserve aufgefüllt.
pages-rd-intro-battle = Sei kampfbereit
pages-rd-intro-battle-text = Eine Schlacht liegt offen und sagt, was sie auslöst. Geschieht das, kämpfen sofort alle, mit dem Angriff ihrer Leiste, ihrer Planeten und Monde; Bündnisse und dein ganzer Schrott können dazukommen. Die größte Stärke bekommt die Karte, die Geschlagenen werden stärker.
pages-rd-intro-end = Kenne das Ende
pages-rd-intro-end-text = Sechs ausgetragene Schlachten, zehn Planeten bei einer Person oder fünfzehn markierte Felder einer Station rufen das Ende aus, spätestens Runde 20. Die Runde wird zu Ende gespielt, dann zählt alles: Schlachten, Planeten, Station, Angriff, Monde, Schrott und die geheimen Siegpunktkarten.

pages-rd-setup = Aufbau
pages-rd-galaxy = Die Galaxie
pages-rd-turn = Ein Zug
pages-rd-recruit = Eine Flotte anwerben
pages-rd-reroll = Der Neuwurf
pages-rd-activate = Einen Planeten nutzen
pages-rd-build = Bauen
pages-rd-colonize = Besiedeln
pages-rd-conquer = Eroberung
pages-rd-station = Die Station
pages-rd-scrap = Der Schrottplatz
pages-rd-moon = Monde
pages-rd-alliance = Bündnisse
pages-rd-vpcard = Siegpunktkarten
pages-rd-battle = Schlachten
pages-rd-empire = Imperien
pages-rd-refill = Die Galaxie auffüllen
pages-rd-end = Das Ende
pages-rd-score = Wertung
pages-rd-tie = Gleichstand
pages-rd-twoplayer = Zu zweit
pages-rd-ruling = Auslegungen, mit Begründung
pages-rd-vec = Durchgerechnete Beispiele

## Bots

pages-bots-title = Orrery: die Bots
pages-bots-heading = Wie gut sind die Bots?
pages-bots-lead = Gemessen, nicht behauptet: Sie haben von jeder Seite des Tisches gegeneinander gespielt, und das sind die Ergebnisse bei Raketenwürfel.
pages-bots-levels = Gegen wen du spielen kannst
pages-bots-fair = Kein Bot schummelt: Jeder sieht nur, was sein Platz sehen darf, und muss sich den Rest vorstellen.
pages-bots-ladder = Die Rangleiter
pages-bots-how = Zwei Spieler, { $games } Partien für jedes Paar, dieselben Startwerte mit getauschten Plätzen. Gemessen am { $date }. Ein Bot mit Versuchen schaut vor jeder Entscheidung so oft voraus; auf dem Rechner der Messung schafft der bedächtige Bot in seiner Fünftelsekunde etwa 2000.
pages-bots-chart = Elo-Punkte jedes Bots mit dem Bereich, in dem sie mit 95 % Sicherheit liegen; die Zahlen stehen in der Tabelle darunter
pages-bots-elo = Elo-Punkte; der Durchschnitt ist 0, und 400 Punkte mehr bedeuten Aussichten von 10 zu 1. Die Striche zeigen den Bereich mit 95 % Sicherheit.
pages-bots-bot = Bot
pages-bots-rating = Elo
pages-bots-interval = 95 %
pages-bots-games = Gewonnen
pages-bots-won = { $points } von { $games }
pages-bots-against = Wer wen schlägt
pages-bots-percent = { $n } %
pages-bots-duels = Längere Vergleiche
pages-bots-duel = { $bot } gewann { $points } von { $games } Partien. Gegner: { $other }.
pages-bots-command = Selbst messen
pages-bots-command-help = Mit demselben Startwert und einer Zahl von Versuchen statt einer Zeit spielt jeder Rechner dieselben Partien.

## Hier ist nichts

pages-nowhere-title = Orrery: Hier ist nichts
pages-nowhere = Hier kreist nichts.
pages-nowhere-help = Die Adresse führt nirgendwohin. Ein Link zu einem Tisch endet auf /t/ und 16 Buchstaben und Ziffern.
pages-nowhere-back = Zur Startseite
