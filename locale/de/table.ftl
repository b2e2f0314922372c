# Der Tisch im Browser: Ansage, Protokoll, Chat, Wertung, Menü, Warteraum, Rückschau, Inspektor.

table-close = Schließen
table-front = Startseite
table-to-table = Zum Tisch
table-board = Spielplan
table-side = Protokoll und Chat
table-vp = { $vp } SP
table-hours = { $hours } Std. { $minutes } Min.
table-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
table-title = { $game } · Orrery
table-title-your-turn = ● Du bist dran · { $game }
table-notify = { $game }: Du bist dran.
table-opening = Der Tisch wird geöffnet …
table-gone = Dieser Tisch lässt sich nicht öffnen
table-lost = { $seconds ->
    [0] Verbindung verloren. Neuer Versuch … Nichts geht verloren: Die Partie geht weiter, wo sie war.
    [one] Verbindung verloren. Neuer Versuch in { $seconds } Sekunde. Nichts geht verloren: Die Partie geht weiter, wo sie war.
   *[other] Verbindung verloren. Neuer Versuch in { $seconds } Sekunden. Nichts geht verloren: Die Partie geht weiter, wo sie war.
}

## Plätze und Spielende

# So sprechen die Spiele von Plätzen, im Satz und am Anfang; Namen treten an ihre Stelle.
table-seat-word = Platz { $seat }
table-seat-word-first = Platz { $seat }
table-seat-open = Freier Platz
table-seat-invited = Für jemanden reserviert
table-seat-numbered = { $name } { $seat }
table-players = Wer spielt
table-player-you = du
table-player-asked = (entscheidet)
table-player-bot = Bot
table-player-resigned = aufgegeben
table-player-stand-in = { $bot } vertritt
table-player-vp-help = Siegpunkte, soweit du sie kennen kannst
table-clock-of = Restzeit von { $name }

## Ansage

table-prompt = Was zu entscheiden ist
table-prompt-setting = Der Tisch wird gedeckt …
table-prompt-past = Du siehst eine frühere Stellung.
table-prompt-may = Jemand anderes entscheidet, aber auch du darfst handeln.
table-prompt-waiting = Warten auf { $names } …
table-prompt-thinks = { $count ->
    [one] { $names } denkt nach …
   *[other] { $names } denken nach …
}
table-prompt-since = seit { $time }
table-prompt-since-and-left = seit { $time }, noch { $left } auf der Uhr
table-prompt-over = Das Spiel ist zu Ende.
table-prompt-won = { $count ->
    [0] Das Spiel ist ohne Sieg zu Ende: { $why }.
    [one] { $names } gewinnt: { $why }.
   *[other] { $names } teilen sich den Sieg: { $why }.
}
table-prompt-you-won = Du gewinnst: { $why }.
table-prompt-stopped = Die Regeln haben bei dieser Partie versagt, sie wurde angehalten. Alles bis hierher ist aufbewahrt. Bitte schick uns den Fehlerbericht.
table-ending-resigned = die anderen haben aufgegeben
table-ending-other = das Spiel ist zu Ende
table-rule-link = Regel { $rule } (öffnet sich neben dem Tisch)
table-step-back = Zurück
table-confirm = Danach kannst du allein nichts mehr zurücknehmen. Weiter?
table-confirm-yes = Ja, weiter
table-undo = Zurücknehmen
table-skip = Überspringen
table-back-to-now = Zurück zum Jetzt
table-ask-undo-here = Bitten, bis hierher zurückzugehen
table-stand-in-for = Einen Bot für { $name } spielen lassen
table-undo-wish = { $name } bittet darum, zu einer früheren Stellung zurückzugehen.
table-undo-look = Ansehen
table-undo-agree = Zustimmen
table-undo-refuse = Ablehnen

## Protokoll und Chat

table-log = Protokoll
table-log-before = Vor dem ersten Zug
table-log-look = Die Stellung nach Eintrag { $seq } zeigen
table-log-seated = { $name } nimmt Platz.
table-log-started = Der Tisch ist gedeckt.
table-log-decides = { $name } entscheidet.
table-log-undone = { $name } nimmt eine Entscheidung zurück.
table-log-undo-asked = { $name } bittet darum, zurückzugehen.
table-log-undo-agreed = { $name } ist einverstanden, zurückzugehen.
table-log-undo-refused = { $name } möchte nicht zurückgehen.
table-log-resigned = { $name } gibt auf.
table-log-stood-in = { $bot } spielt für { $name }.
table-log-returned = { $name } ist wieder da.
table-log-revised = Die Regeln wurden überarbeitet (Fassung { $revision }); die Partie geht mit den neuen weiter.
table-log-rematch = Die nächste Partie ist bereit.
table-log-quarantined = Die Regeln haben versagt; die Partie wurde angehalten.
table-chat = Chat
table-chat-say = Sag etwas am Tisch
table-chat-send = Senden
table-chat-unread = Im Chat steht etwas Neues.
table-chat-look-on = Wer zuschaut, kann mitlesen.
table-away = { $count ->
    [one] Während du weg warst, ist eine Entscheidung gefallen.
   *[other] Während du weg warst, sind { $count } Entscheidungen gefallen.
}
table-away-show = Zeig sie mir
table-away-list = Auflisten

## Wertung

table-scores = Punkte
table-final-scores = Schlusswertung
table-scores-live = Wenn das Spiel jetzt endete, soweit du es wissen kannst.
table-scores-bare = Die Punkte dieses Spiels stehen in der Stellung; zusammengezählt werden sie hier, wenn es vorbei ist.
table-scores-all = Siegpunkte
table-scores-source = Wofür
table-scores-total = Summe
table-scores-hidden = Das darf noch niemand sonst wissen
table-rematch = Revanche
table-replay = Rückschau
table-chart = Siegpunkte im Verlauf

## Menü und Einstellungen

table-menu = Menü
table-menu-ask-undo = Bitten, meine letzte Entscheidung zurückzunehmen
table-menu-orders = Daueraufträge
table-menu-stand-in = Einen Bot für mich spielen lassen
table-menu-return = Ich bin wieder da und spiele selbst
table-menu-resign = Aufgeben
table-menu-settings = Einstellungen
table-menu-help = Tastatur
table-menu-rules = Regeln
table-menu-inspect = Inspektor
table-menu-report = Fehlerbericht speichern
table-menu-record = Aufzeichnung speichern
table-resign-sure = Ein Bot spielt für dich weiter, wenn noch andere spielen; sonst endet die Partie. Das lässt sich nicht zurücknehmen.
table-resign-yes = Aufgeben
table-resign-no = Weiterspielen
table-set-motion = Bewegung
table-motion-full = Voll
table-motion-fast = Schnell
table-motion-reduced = Keine; Änderungen werden markiert
table-set-language = Sprache
table-lang-en = English
table-lang-de = Deutsch
table-set-light = Helle Farben
table-set-light-help = Statt der dunklen
table-set-confirm = Zugende bestätigen
table-set-confirm-help = Nachfragen, bevor es kein Zurück mehr gibt
table-set-curtain = Vorhang zwischen den Spielenden
table-set-curtain-help = Verbirgt, was deins ist, wenn ihr euch einen Bildschirm teilt
table-set-sound = Ton
table-set-sound-help = Ein leises Ticken, wenn du dran bist
table-set-notify = Benachrichtigungen
table-set-notify-help = Wenn du dran bist und woanders hinschaust
table-orders-help = Diese Fragen beantwortet die Partie für dich.
table-order-forced = Die einzig mögliche Entscheidung für mich treffen
table-order-forced-help = Wenn es nichts zu wählen gibt
table-order-always = Immer: { $action }
table-order-until-asked = Bis ich etwas anderes gefragt werde: { $action }
table-order-times = { $times ->
    [one] Noch einmal: { $action }
   *[other] Noch { $times }-mal: { $action }
}
table-order-take-back = Diesen Auftrag zurücknehmen
table-order-none = Mich immer fragen
table-order-this-question = Antworten auf das, was du jetzt gefragt wirst
table-order-do-always = Immer
table-order-do-until-asked = Bis ich dran bin
table-keys-buttons = 1–9
table-keys-go-on = Eingabe
table-keys-board = Tab ← ↑ ↓ →
table-keys-back = Esc
table-key-buttons = die Knöpfe der Ansage
table-key-go-on = überspringen, oder die einzig mögliche Entscheidung treffen
table-key-board = auf dem Spielplan bewegen
table-key-back = einen Schritt zurück
table-key-undo = zurücknehmen (auch Strg+Z)
table-key-log = Protokoll
table-key-chat = Chat
table-key-scores = Punkte
table-key-menu = Menü
table-key-search = eine Wahl in der Liste suchen
table-key-help = diese Hilfe
table-card-rules = In den Regeln
table-curtain = Gib den Bildschirm weiter an { $name }
table-curtain-why = Was die anderen nicht wissen dürfen, bleibt hinter dem Vorhang.
table-curtain-raise = Ich bin { $name }

## Warteraum

table-seats = Plätze
table-your-name = Dein Name
table-invited = Du bist an diesen Tisch eingeladen
table-sit = Platz nehmen
table-sit-here = Hier Platz nehmen
table-stand = Aufstehen
table-ready = bereit
table-be-ready = Ich bin bereit
table-not-ready = Doch noch nicht bereit
table-gather-free = { $count ->
    [one] Ein Platz ist noch frei. Wenn alle bereit sind, wird der Tisch gedeckt.
   *[other] { $count } Plätze sind noch frei. Wenn alle bereit sind, wird der Tisch gedeckt.
}
table-gather-be-ready = Alle Plätze sind besetzt. Sag, dass du bereit bist; sobald es alle sind, wird der Tisch gedeckt.
table-gather-others-ready = Alle Plätze sind besetzt. Sobald alle bereit sind, wird der Tisch gedeckt.
table-assign = Wer auf Platz { $seat } sitzen darf
table-assign-open = Für alle offen
table-assign-invite = Für jemanden reservieren
table-invites = Einladungen
table-invites-help = Schick jeder Person einen eigenen Link. Wer ihn zuerst öffnet, nimmt dort Platz.
table-invite-for = Platz { $seat }
table-share = Mit diesem Link kann man zuschauen:
table-copy = Kopieren
table-copy-by-hand = Bitte von Hand kopieren
table-copied = Kopiert

## Rückschau

table-replay-title = { $game }: Rückschau
table-replay-controls = Rückschau
table-replay-turns = Wer wann was bekam
table-replay-first = Zum Anfang
table-replay-turn-back = Einen Zug zurück
table-replay-step-back = Einen Schritt zurück
table-replay-play = Abspielen
table-replay-stop = Anhalten
table-replay-step = Einen Schritt weiter
table-replay-turn-on = Einen Zug weiter
table-replay-last = Zum Ende
table-replay-slider = Stellung
table-replay-at = { $at } von { $last }
table-share-position = Stellung teilen
table-share-by-hand = Der Link zu dieser Stellung: { $link }
table-shared = Der Link zu dieser Stellung liegt in der Zwischenablage.
table-download = Herunterladen
table-gain = { $sign }{ $size } SP

## Inspektor

table-inspect-title = Inspektor: { $game }
table-inspect-position = Stellung nach Eintrag { $seq }
table-inspect-actions = { $count ->
    [0] Gerade ist nichts zu entscheiden
    [one] Eine erlaubte Aktion
   *[other] { $count } erlaubte Aktionen
}
table-inspect-random = Irgendeine spielen
table-inspect-bot = Einen Bot spielen lassen
table-inspect-copy = Schreibweise kopieren
table-inspect-try = Eine Aktion in ihrer Schreibweise versuchen
table-inspect-try-it = Versuchen
table-choices-search = In den Möglichkeiten suchen
table-choices-count = { $count } Möglichkeiten
table-choices-none = Keine Möglichkeit enthält das. Versuch es mit einem kürzeren Wort.

## Was schiefgehen kann

table-problem-bad-request = Das wurde nicht verstanden. Nichts hat sich geändert; lade die Seite neu und versuch es noch einmal.
table-problem-no-such-game = Diese Seite hat das Spiel dieser Partie nicht: Sie ist vielleicht älter als der Server, oder es gab kein Netz, als das Spiel geladen werden sollte. Lade sie neu.
table-problem-no-such-match = Diese Partie gibt es nicht, oder sie ist nicht für alle offen. Prüfe den Link, oder bitte um einen neuen.
table-problem-bad-options = Diese Optionen passen nicht zusammen. Ändere sie und versuch es noch einmal.
table-problem-bad-bot = Dieser Bot kann hier nicht spielen. Wähle einen anderen.
table-problem-bad-record = Diese Aufzeichnung lässt sich nicht lesen. Sie ist vielleicht beschädigt oder aus einer anderen Version.
table-problem-forbidden = Das darfst du an diesem Tisch nicht. Nichts hat sich geändert.
table-problem-wrong-origin = Die Anfrage kam von einer anderen Seite und wurde abgelehnt. Öffne den Tisch unter seiner eigenen Adresse.
table-problem-no-seat = Dieser Platz ist besetzt. Wähle einen anderen, oder schau zu.
table-problem-wrong-time = Das geht zu diesem Zeitpunkt der Partie nicht. Nichts hat sich geändert.
table-problem-not-asked = Du bist gerade nicht gefragt. Warte, bis die Ansage dich fragt.
table-problem-bad-notation = Das ist keine Aktion dieses Spiels. Die Liste der erlaubten Aktionen zeigt, wie man sie schreibt.
table-problem-illegal = Eine Spielregel verbietet das. Wähle etwas, das leuchtet.
table-problem-stale = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin und entscheide dann.
table-problem-no-undo = Das lässt sich nicht zurücknehmen: Jemand hat daraus etwas erfahren oder seither entschieden. Du kannst die anderen bitten, zurückzugehen.
table-problem-quarantined = Die Regeln haben bei dieser Partie versagt, sie wurde angehalten. Alles bis hierher ist aufbewahrt.
table-problem-too-many = Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
table-problem-too-large = Das ist zu lang. Kürze es und versuch es noch einmal.
table-problem-unavailable = Das geht im Moment nicht: Der Server oder der Speicher dieses Browsers antwortet nicht. Nichts ist verloren; versuch es gleich noch einmal.
