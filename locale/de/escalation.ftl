# Escalation: was für Unity gefragt wird, was Unity tut, und warum.

un-unity = Unity

## Warum Unity etwas tut

un-because-action = Aktionskarte { $card }, Stapel { $deck }
un-because-wheel = Kommandorad: { $name }
un-because-ability = Kommandant: { $name }
un-because-conflict = Konfliktkarte { $name }
un-because-upgrade = Unity-Upgrade: { $name }
un-because-development = Großkomplex: { $name }
un-because-track = Feld einer Leiste
un-because-region = Sektor des Raumschiffs
un-because-vessel = Start des Forschungsschiffs
un-because-bonus = Bonusressourcen
un-because-return = Rückruf-Zug
un-because-module = Modul erhalten
un-because-battle = Schlacht gewonnen
un-because-raider = Bedrohung
un-because-event = Ereignis
un-because-repair = nichts zu reparieren
un-because-taken = einem Spieler genommen
un-because-player = Karte oder Fähigkeit eines Spielers

## Wohin eine Aktionskarte will

un-aim-base = { $base }
un-aim-planet = Planeten der Leiste { $track }
un-aim-undeveloped = unbebaute Planeten
un-aim-leaders = die meisten Anführer
un-aim-ships = die meisten Raumschiffe von Spielern
un-aim-probe = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} { $dir ->
    [w] westlich
    [e] östlich
    [nw] nordwestlich
    [ne] nordöstlich
    [sw] südwestlich
   *[se] südöstlich
} der Sonde
un-aim-here = der Sektor der Sonde
un-first-moons = zuerst die meisten Monde
un-first-undeveloped = zuerst unbebaute
un-first-affordable = zuerst wo die Anführer reichen
un-first-development = zuerst die meisten SP für einen Großkomplex
un-first-probe = zuerst der Sonde am nächsten

## Was gefragt wird

un-ask-launch-target = Du hast das Kommando. Wohin startet Unity? Aktionskarte { $card }, Stapel { $deck }: { $aim }.
un-ask-develop-site = Du hast das Kommando. Welchen der gleich weit links liegenden Planeten bebaut Unity ({ $because })?
un-ask-module-type = Du hast das Kommando. Welches Modul erhält Unity ({ $because })?
un-ask-planet-moon = Du hast das Kommando. Welcher Sektor verliert einen Mond an Unity ({ $because })?
un-ask-track = Du hast das Kommando. Auf welcher Leiste rückt Unity vor ({ $because })?
un-ask-recruit-from = Du hast das Kommando. Aus welchem Sektor rekrutiert Unity einen Anführer? Noch { $count }.
un-ask-raider-strike = Du hast das Kommando. Überfall in Unitys Zug: Welche Bedrohung rückt an?
un-ask-damage-ship = Du hast das Kommando. Welches Unity-Raumschiff wird beschädigt?
un-ask-opposing-ship = Du hast das Kommando. Welches Raumschiff beschädigt Unitys Konfliktkarte?
un-ask-effect-option = Du hast das Kommando. Welche Option nimmt Unity?
un-ask-effect-target = Du hast das Kommando. Worauf wirkt der Effekt?
un-ask-effect-order = Du hast das Kommando. Was wirkt für Unity zuerst?

## Wahlmöglichkeiten

un-do-launch = Unity startet: { $ship } nach { $region }.
un-do-board = { $moon } von Unity nehmen.
un-do-hit = Schaden für { $ship } von { $side }.
un-do-hit-raider = Schaden für { $side }.

## Was geschehen ist

un-told-commander = Unity spielt unter { $name }, Stufe { $level }.
un-told-card = Nächste Aktionskarte von Stapel { $deck }: { $card } ({ $aim }).
un-told-reshuffled = Unitys Aktionsstapel { $deck } wird neu gemischt.
un-told-reshuffled-conflict = Unitys Konfliktstapel wird neu gemischt.
un-told-conn = Platz { $seat } hat das Kommando.
un-told-turn = Unity ist am Zug.
un-told-last-turn = Unity ist zum letzten Mal am Zug.
un-told-rolled = Unity würfelt { $face }: Sektion { $section }.
un-told-launched = Unity startet: { $ship } nach { $region } wegen Aktionskarte { $card }, Stapel { $deck }: { $aim }.
un-told-launched-conn = Unity startet: { $ship } nach { $region } wegen Aktionskarte { $card }, Stapel { $deck }: { $aim }; unter mehreren gleichen entschied das Kommando.
un-told-launched-probe = Unity startet: { $ship } nach { $region }. Für Aktionskarte { $card }, Stapel { $deck } ({ $aim }) ist nichts offen, also folgt Unity der Sonde.
un-told-returns = In dieser Sektion ist kein Raumschiff: Unity ruft alle zurück.
un-told-returns-last = Letzter Zug mit Raumschiffen unterwegs: Unity ruft alle zurück.
un-told-wheel = Der Kommandomarker rückt auf Feld { $number }: { $name }.
un-told-ability = Unitys Kommandant: { $name }.
un-told-upgrade = Unity erhält das Upgrade { $name } ({ $because }).
un-told-upgrade-used = Unitys Upgrade wirkt: { $name }.
un-told-conflict = Unity zieht die Konfliktkarte { $name }.
un-told-conflict-used = Unitys Konfliktkarte wirkt: { $name }.
un-told-drew = { $count ->
    [one] Unity zieht 1 Taktik
   *[other] Unity zieht { $count } Taktiken
} ({ $because }).
un-told-discarded = Unity wirft { $card } ab.
un-told-card-taken = Platz { $seat } erhält { $card } von Unity.
un-told-card-taken-secret = Platz { $seat } erhält eine Taktik von Unity.
un-told-card-given = Platz { $seat } gibt { $card } an Unity.
un-told-card-given-secret = Platz { $seat } gibt eine Taktik an Unity.
un-told-scored = Unity erhält { $vp } SP ({ $because }).
un-told-vp-lost = Unity verliert { $vp } SP.
un-told-advanced = Unity rückt auf { $track } vor: { $space } ({ $because }).
un-told-event-pending = Ein Ereignis wartet auf Unity.
un-told-moon = Unity nimmt { $moon } von { $region } ({ $because }).
un-told-moon-taken = Platz { $seat } nimmt { $moon } von Unity.
un-told-discovery = { $count ->
    [one] Unity nimmt ein zufälliges Entdeckungsplättchen
   *[other] Unity nimmt { $count } zufällige Entdeckungsplättchen
} ({ $because }).
un-told-token = Unity nimmt { $token }.
un-told-module = Unity erhält { $module } ({ $because }).
un-told-module-damaged = Unitys Modul { $module } wird beschädigt.
un-told-module-repaired = Unity repariert { $module }.
un-told-ship-repaired = Unity bringt { $ship } in die Reparaturbucht.
un-told-shield-repaired = Unity lädt einen Schild auf: { $ship }.
un-told-shielded = Ein Schild rettet { $ship } von Unity.
un-told-spared = Die Konfliktkarte rettet { $ship } von Unity.
un-told-scrapped = { $ship } von Unity wird verschrottet.
un-told-moved = { $ship } von Unity bewegt sich nach { $region }.
un-told-reinforced = { $ship } von Unity stößt zur Schlacht: { $region }.
un-told-ship-returned = { $ship } von Unity kehrt in den Hangar zurück.
un-told-all-returned = Alle Raumschiffe von Unity sind zurück.
un-told-development = Unity errichtet einen Großkomplex auf { $region } ({ $because }).
un-told-recruited = { $count ->
    [one] Unity rekrutiert einen Anführer
   *[other] Unity rekrutiert { $count } Anführer
} aus { $region }.
un-told-exiled = Ein Anführer von Unity muss nach { $region }.
un-told-collected = { $count } { $resource } aus { $region } in den Vorrat, für Unitys Taktiken.
un-told-probe = Die Unity-Sonde folgt nach { $region }.
un-told-final-score = Unity: { $total } SP = { $marker } + Leisten { $tracks } + Großkomplexe { $developments } + Monde { $moons } + Plättchen { $tokens } + Tresor { $vault } + Anführer { $leaders } + Schaden { $damage } + Upgrades { $upgrades }.
un-told-over = Das Spiel ist zu Ende. Unity beherrscht Andromeda's Edge.
