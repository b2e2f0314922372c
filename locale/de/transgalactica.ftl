# Transgalactica: was gefragt wird, was jede Wahl bewirkt, was geschehen ist, warum nicht.

tg-seat = Platz { $seat }
tg-nothing = nichts
tg-good = { $good ->
    [mineral] Mineral
    [energy] Energie
    [alien] Alien
   *[credit] Credit
}
tg-units = { $good ->
    [mineral] { $count ->
        [one] { $count } Mineral
       *[other] { $count } Minerale
    }
    [energy] { $count } Energie
    [alien] { $count ->
        [one] { $count } Alien
       *[other] { $count } Aliens
    }
   *[credit] { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
}
tg-worker = { $worker ->
    [captain] Kapitän
    [crew] Crew
   *[lieutenant] Leutnant
}
tg-ship = { $ship ->
    [0] Raumschiff
   *[other] Raumschiff { $ship }
}
tg-place = { $planet } ({ $place })
tg-source = { $source ->
    [setup] Spielbeginn
    [action] Aktion
    [planet] Planet
    [technology] Technologiekarte
    [mission] Mission
    [bonus] Bonusplättchen
    [mining] Bergbauplättchen
    [senate] Galaktischer Senat
    [track] Leiste
    [outpost] Außenpostenreihe
    [pirates] Weltraumpiraten
    [income] Einkommen
    [skill] Fähigkeit
   *[maintenance] höchstes Militär
}
tg-item-tile = Bergbauplatz { $number }
tg-item-track = Feld der Leiste { $track }
tg-item-row = Einkommensplatz der Reihe { $number }
tg-item-outpost = Außenpostenplatz { $number }
tg-item-crew = Crewplatz { $number }

## Effekte in wenigen Worten

tg-step-gain = erhalte { $units }
tg-step-any = { $count ->
    [one] erhalte { $count } beliebige Ressource
   *[other] erhalte { $count } beliebige Ressourcen
}
tg-step-vp = { $vp } SP
tg-step-advance = { $count ->
    [one] { $count } Schritt auf { $track }
   *[other] { $count } Schritte auf { $track }
}
tg-step-advance-any = { $count ->
    [one] { $count } Schritt auf einer Leiste
   *[other] { $count } Schritte auf einer Leiste
}
tg-step-claim = beanspruche eine Technologiekarte
tg-step-mission = nimm eine Mission
tg-step-gather = sammle Ressourcen
tg-step-main = Hauptaktion: { $area }
tg-step-secondary = Nebenaktion: { $area }
tg-step-any-area = beliebiger Bereich
tg-step-pay = zahle { $units } für: { $effect }
tg-step-choice = eines von: { $effects }
tg-step-effect = weiterer Effekt

## Was gefragt wird

tg-ask-nothing = Von dir wird gerade nichts verlangt.
tg-ask-draft = Auswahl: Nimm ein Paar Vermögenskarten oder eine Fähigkeit.
tg-ask-turn = Runde { $round }, du bist am Zug: Führe eine Hauptaktion aus, nutze einen Aktionsplaneten oder passe.
tg-ask-after = Deine Aktion ist ausgeführt. Führe freie Aktionen aus, oder wähle „Beenden“.
tg-ask-follow = Platz { $seat } hat { $area } genutzt: Mit einem Arbeiter folgen?
tg-ask-choice = Wähle eines.
tg-ask-pay = Dafür zahlen: { $effect }?
tg-ask-advance = Auf der Leiste { $track } vorrücken?
tg-ask-advance-any = Auf einer Leiste deiner Wahl vorrücken?
tg-ask-wake = Eine Crew aus den Kryokammern wecken?
tg-ask-any = { $count ->
    [one] Nenne eine Ressource, die du erhältst.
   *[other] Nenne eine Ressource, die du erhältst; es kommen noch { $count }.
}
tg-ask-explore = Erkundung: Ziehe und errichte einen Außenposten, in beliebiger Reihenfolge.
tg-ask-explore-secondary = Erkundung: Ziehe oder errichte einen Außenposten.
tg-ask-move-on = Weiterziehen oder hier anhalten?
tg-ask-free-move = Ein Raumschiff ohne Energie ziehen?
tg-ask-colony = Ziehe ein Raumschiff ohne Energie und errichte einen Außenposten ohne Minerale.
tg-ask-jump = Ein Raumschiff zu einem Planeten mit Wurmloch ziehen?
tg-ask-settle = Einen Außenposten errichten?
tg-ask-claim = Eine Technologiekarte beanspruchen?
tg-ask-mission = Eine Mission nehmen?
tg-ask-put-back = Dein Missionslog ist voll: Welche Mission legst du zurück?
tg-ask-main = Welche Hauptaktion?
tg-ask-secondary = Welche Nebenaktion?
tg-ask-gather = Sammeln: Wähle einen Außenposten und seinen Ertrag; noch { $count }.
tg-ask-items = Was führst du als Nächstes aus?
tg-ask-berth = Auf welche Reihe legst du den Marker { $pirate }?
tg-ask-office = Weise { $decree } einem Amt zu.
tg-ask-fulfil = Wie zahlst du für { $mission }?
tg-ask-sealed-order = Eine Mission ohne ihre Kosten oder ohne ihre Voraussetzung erfüllen?
tg-ask-reuse = Welches verbrauchte Bonusplättchen nutzt du erneut?
tg-ask-objective = Das Spiel ist zu Ende: Welches Geheimziel wertest du?

## Was eine Wahl bewirkt

tg-do-end = Beenden
tg-do-no-follow = Nicht folgen
tg-do-stop = Genug
tg-do-decline = Nein, verzichten
tg-do-pass = Passen
tg-do-wealth = Vermögenskarten: { $cards }
tg-do-skill = Fähigkeit: { $skill }
tg-do-main = Hauptaktion: { $area }
tg-do-planet = { $worker } zu { $planet }
tg-do-wildcard = { $worker } auf dein eigenes Aktionsfeld
tg-do-follow = Folgen mit { $worker }
tg-do-promote = Folgen mit { $worker } und die Hauptaktion ausführen
tg-do-choose = { $effect }
tg-do-pay = Zahle { $units }
tg-do-advance = Auf { $track } vorrücken
tg-do-wake = Eine Crew wecken
tg-do-take = { $good }
tg-do-sail = { $ship } zu { $planet } für { $energy } Energie
tg-do-glide = { $ship } zu { $planet } ohne Energie
tg-do-jump = { $ship } durch das Wurmloch zu { $planet } für { $units }
tg-do-jump-free = { $ship } kostenlos durch das Wurmloch zu { $planet }
tg-do-settle = Außenposten auf { $planet }
tg-do-claim = { $card } beanspruchen
tg-do-mission = { $mission }
tg-do-waive = { $waived ->
    [cost] { $mission } ohne die Kosten
   *[requirement] { $mission } ohne die Voraussetzung
}
tg-do-area = { $area }
tg-do-gather = { $good } von { $planet }
tg-do-resolve = { $item }
tg-do-berth = Reihe { $row }
tg-do-office = { $office }
tg-do-reuse = { $tile }
tg-do-objective = { $objective }
tg-do-fight = Die Piraten bei { $planet } besiegen
tg-do-exchange = Einen Credit tauschen: { $good }
tg-do-use = Bonusplättchen nutzen: { $tile }
tg-do-stock = Plättchen des Vorrats nutzen: { $tile }
tg-do-fulfil = Mission erfüllen: { $mission }
tg-do-senate = Sitz beanspruchen: { $decree }
tg-do-card = { $card } nutzen

## Was geschehen ist

tg-told-first-player = Platz { $seat } beginnt.
tg-told-planet-laid = { $planet } liegt auf der Karte.
tg-told-mining-tile-dealt = Platz { $seat } beginnt mit { $tile }.
tg-told-objectives = Platz { $seat } hat die Geheimziele { $cards }.
tg-told-objectives-secret = Platz { $seat } erhält zwei Geheimziele.
tg-told-wealth-drafted = Platz { $seat } nimmt die Vermögenskarten { $cards }.
tg-told-wealth = Platz { $seat } nutzt { $card }.
tg-told-skill-drafted = Platz { $seat } nimmt die Fähigkeit { $skill }.
tg-told-stocked = Platz { $seat } lagert { $tiles }.
tg-told-round = Runde { $round } beginnt. Reihenfolge: { $order }.
tg-told-objective-chosen = Platz { $seat } wählt { $objective }.
tg-told-objective-chosen-secret = Platz { $seat } hat ein Geheimziel gewählt.
tg-told-objective-scored = Platz { $seat } wertet { $objective }: { $vp } SP.
tg-told-final-score = Platz { $seat } hat { $total } SP: { $game } im Spiel, Geheimziel { $objective }, Technologiekarten { $technology }, Credits { $credits }, Ressourcen { $resources }.
tg-told-game-over = Das Spiel ist zu Ende. Sieg: { $winners }.
tg-told-income = Platz { $seat } erhält Einkommen: { $item }.
tg-told-income-doubled = Platz { $seat } erhält alles Einkommen doppelt.
tg-told-main = Platz { $seat } führt die Hauptaktion { $area } aus.
tg-told-planet-used = Platz { $seat } schickt einen Arbeiter ({ $worker }) zu { $planet }.
tg-told-wildcard = Platz { $seat } nutzt das eigene Aktionsfeld ({ $worker }).
tg-told-followed = { $promoted ->
    [yes] Platz { $seat } folgt { $area } ({ $worker }) mit der Hauptaktion.
   *[no] Platz { $seat } folgt { $area } ({ $worker }).
}
tg-told-area = { $main ->
    [yes] Platz { $seat } nutzt die Hauptaktion { $area }.
   *[no] Platz { $seat } nutzt die Nebenaktion { $area }.
}
tg-told-passed = Platz { $seat } passt.
tg-told-gained = Platz { $seat } erhält { $units }.
tg-told-paid = Platz { $seat } zahlt { $units }.
tg-told-exchanged = Platz { $seat } tauscht einen Credit: { $good }.
tg-told-scored = Platz { $seat }: { $vp } SP ({ $source }).
tg-told-lost-vp = Platz { $seat } verliert { $vp } SP für das niedrigste Militär.
tg-told-advanced = Platz { $seat } erreicht { $track } { $level }.
tg-told-fleet = Platz { $seat } erhält { $tile }.
tg-told-woken = Platz { $seat } weckt eine Crew.
tg-told-crew-spent = Platz { $seat } gibt eine Crew ab.
tg-told-level-raised = Platz { $seat }: { $track } zählt diese Runde { $by } höher.
tg-told-boom = Platz { $seat } erhält das nächste Einkommen doppelt.
tg-told-rift = Platz { $seat } öffnet einen Riss beim Raumschiff.
tg-told-override = Platz { $seat } darf diese Runde eine genutzte Hauptaktion nutzen.
tg-told-workers-returned = { $frozen ->
    [0] Die Arbeiter von Platz { $seat } kehren zurück.
    [one] Die Arbeiter von Platz { $seat } kehren zurück; einer geht in die Kryokammern.
   *[other] Die Arbeiter von Platz { $seat } kehren zurück; { $frozen } gehen in die Kryokammern.
}
tg-told-moved = { $jump ->
    [yes] Platz { $seat } springt zu { $planet }.
   *[no] Platz { $seat } zieht zu { $planet }.
}
tg-told-settled = Platz { $seat } errichtet einen Außenposten auf { $planet }.
tg-told-pirates = Platz { $seat } besiegt die Piraten: { $pirate }.
tg-told-tile-taken = Platz { $seat } nimmt das Bonusplättchen { $tile }.
tg-told-tile-used = Platz { $seat } nutzt { $tile }.
tg-told-tile-reused = Platz { $seat } nutzt { $tile } noch einmal.
tg-told-mining-tile-taken = Platz { $seat } nimmt das Bergbauplättchen { $tile }.
tg-told-mined = Platz { $seat } baut ab: { $item }.
tg-told-gathered = Platz { $seat } sammelt { $good } von { $planet }.
tg-told-tech-claimed = Platz { $seat } beansprucht { $card }.
tg-told-tech-used = Platz { $seat }: { $card } wirkt.
tg-told-skill-used = Platz { $seat }: { $skill } wirkt.
tg-told-mission-taken = Platz { $seat } nimmt die Mission { $mission }.
tg-told-mission-returned = Platz { $seat } legt { $mission } zurück.
tg-told-mission-fulfilled = Platz { $seat } erfüllt { $mission }.
tg-told-mission-revealed = Eine neue Mission liegt aus: { $mission }.
tg-told-seat = { $golden ->
    [yes] Platz { $seat } beansprucht den goldenen Sitz: { $office }, { $decree }.
   *[no] Platz { $seat } beansprucht den silbernen Sitz: { $office }, { $decree }.
}
tg-told-mining-tile-revealed = Im Bergbaubereich liegt { $tile }.

## Warum nicht

tg-why-something-else = Jetzt wird etwas anderes verlangt.
tg-why-no-captain = Du hast keinen Kapitän im aktiven Dienst.
tg-why-no-worker = Du hast keinen solchen Arbeiter im aktiven Dienst.
tg-why-space-taken = Das Hauptaktionsfeld ist besetzt.
tg-why-void = Es könnte jetzt nichts bewirken.
tg-why-not-here = Der Leutnant darf nicht dorthin geschickt werden.
tg-why-no-action-planet = Dort ist kein Aktionsplanet, den du nutzen könntest.
tg-why-planet-used = Der Aktionsplanet wurde diese Runde schon genutzt.
tg-why-no-wildcard = Du hast kein freies eigenes Aktionsfeld.
tg-why-no-promotion = Du hast keine bereite Karte dafür.
tg-why-cannot-pay = Das kannst du nicht zahlen.
tg-why-wrong-payment = So kann man dafür nicht zahlen.
tg-why-track-ends = Dein Marker steht auf dem letzten Feld.
tg-why-technology-too-low = Deine Technologiestufe ist zu niedrig.
tg-why-not-this-track = Der Schritt gilt nicht für diese Leiste.
tg-why-no-frozen-crew = In den Kryokammern ist keine Crew mehr.
tg-why-credit-is-no-resource = Nenne eine Ressource, die als Nächste kommen darf.
tg-why-no-such-ship = Du hast kein solches Raumschiff.
tg-why-no-line = Dorthin führt keine Linie.
tg-why-no-energy = Du hast zu wenig Energie.
tg-why-no-space-left = Es darf kein weiteres Feld gezogen werden.
tg-why-no-wormhole = Es ist kein Wurmloch da, das du nutzen kannst.
tg-why-not-at-ship = Dein Raumschiff ist nicht dort.
tg-why-pirates-there = Dort sind Weltraumpiraten.
tg-why-own-outpost = Du hast dort einen Außenposten.
tg-why-no-site = Dort ist kein Bauplatz frei.
tg-why-trade-too-low = Deine Handelsstufe ist zu niedrig.
tg-why-no-minerals = Du hast zu wenige Minerale.
tg-why-no-crew = Du hast keine Crew im aktiven Dienst.
tg-why-no-outposts = Du hast keinen Außenposten mehr.
tg-why-one-outpost = Jetzt darf kein weiterer Außenposten errichtet werden.
tg-why-not-displayed = Die Karte liegt nicht aus.
tg-why-own-marker = Dein Technologiemarker liegt schon darauf.
tg-why-no-marker = Du hast keinen Technologiemarker im Frachtraum.
tg-why-politics-too-low = Deine Politikstufe ist zu niedrig.
tg-why-log-full = Dein Missionslog ist voll.
tg-why-not-in-log = Die Mission ist nicht in deinem Missionslog.
tg-why-requirement = Die Voraussetzung ist nicht erfüllt.
tg-why-not-omni = Omni kann hier nicht gewählt werden.
tg-why-no-yield = Dieser Außenposten bringt das jetzt nicht.
tg-why-not-to-resolve = Das wird jetzt nicht ausgeführt.
tg-why-no-berth = Die Reihe hat keinen freien Platz für Piraten.
tg-why-office-taken = Das Amt hat schon ein Dekret.
tg-why-no-pirates = Dort sind keine Piraten, die du besiegen könntest.
tg-why-military-too-low = Deine Militärstufe ist zu niedrig.
tg-why-no-exploration = Piraten werden in einer Erkundungsaktion bekämpft.
tg-why-no-credit = Du hast keinen Credit.
tg-why-no-alien-exchange = Für einen Credit gibt es nur Energie oder ein Mineral.
tg-why-no-tile = Du hast kein solches Plättchen offen liegen.
tg-why-stock-used = Du hast diese Runde schon ein Plättchen des Vorrats genutzt.
tg-why-no-window = Jetzt sind keine freien Aktionen möglich.
tg-why-no-decree = Das Dekret liegt nicht aus.
tg-why-seats-taken = Für dich ist kein Sitz dieses Dekrets mehr frei.
tg-why-no-card = Du hast keine solche Karte, die bereit ist.
tg-why-not-your-objective = Das Geheimziel ist nicht deins.
tg-why-drafted = Das steht nicht zur Auswahl.
tg-why-has-one = Du hast schon eines dieser Art genommen.

## Kinds of cards

tg-kind-planet = Planeten
tg-kind-technology = Technologiekarten
tg-kind-mission = Missionen
tg-kind-objective = Geheimziele
tg-kind-wealth = Vermögenskarten
tg-kind-decree = Dekrete
tg-kind-office = Ämter des Senats
tg-kind-skill = Fähigkeiten
tg-kind-bonus = Bonusplättchen
tg-kind-mining-tile = Bergbauplättchen
tg-kind-fleet-tile = Flottenplättchen
tg-kind-pirate = Piraten
