# Raketenwürfel: was gefragt wird, was jede Wahl bewirkt, was geschah, warum nicht.

rd-seat = Platz { $seat }
rd-row = Reihe { $row }
rd-column = Spalte { $column }
rd-color = { $color ->
    [purple] Violett
    [silver] Silber
    [blue] Blau
   *[white] Weiß
}

## Was gefragt wird

rd-ask-nothing = Du wirst gerade nichts gefragt.
rd-ask-pick-line = Die Galaxie wird gefüllt: Wähle eine Reihe oder Spalte mit freien Feldern. Ihre Würfel werden gezogen und geworfen und liegen von dir aus aufsteigend.
rd-ask-arrange = Würfel gleicher Zahl: Wähle, welche Farbe als Nächstes liegt. Noch zu legen: { $dice }.
rd-ask-start = Runde { $round }, du bist am Zug: Stelle eine Flotte auf. Nimm eine Linie aus drei bis fünf Würfeln einer Farbe oder einer Zahl, oder tausche vorher zwei benachbarte Würfel.
rd-ask-take-line = Du hast { $a } und { $b } getauscht: Nimm nun eine Linie, die einen davon enthält.
rd-ask-recruit-alliance = Deine Flotte zählt { $total }: Du darfst ein Bündnis aus der Auslage nehmen.
rd-ask-reroll = Deine Flotte ist { $fleet }. Einmal je Zug darfst du beliebige ihrer Würfel neu werfen.
rd-ask-main = Deine Flotte ist { $fleet }. Nutze einen Planeten, baue, verwerte oder beende deinen Zug.
rd-ask-choose-battle = Strategen: Die aktive Schlacht { $active } und die nächste Schlacht { $next } tauschen?
rd-ask-pay = { $scrap } Schrott für den Rest des Effekts bezahlen?
rd-ask-opponent = Wähle einen Gegner.
rd-ask-dice = { $left ->
    [one] Wähle einen Würfel deiner Flotte ({ $fleet }).
   *[other] Wähle einen Würfel deiner Flotte ({ $fleet }), bis zu { $left }-mal.
}
rd-ask-exchange = Wähle einen Würfel der Galaxie im Tausch gegen { $die }.
rd-ask-draft = Nimm einen Würfel der Galaxie in deine Flotte.
rd-ask-mark = Freie Markierung: Wähle eine Reihe; ihr niedrigstes offenes Feld wird markiert.
rd-ask-build-moon = Wähle einen Mond, den du ohne Würfel baust.
rd-ask-conquer = Wähle einen Planeten, den du ohne Würfel eroberst.
rd-ask-reuse = Wähle einen Planeten, dessen Fähigkeit du noch einmal nutzt.
rd-ask-gain-alliance = Nimm ein Bündnis aus der Auslage.
rd-ask-keep-vp-card = Behalte eine Siegpunktkarte; die andere kommt unter den Stapel.
rd-ask-conquest = Die Eroberungswürfel zeigen { $a } und { $b }: Du darfst eines bezahlen und das andere erhalten.
rd-ask-give-alliance = Wähle das Bündnis, das du abgibst.
rd-ask-give-vp-card = Wähle die Siegpunktkarte, die du unter den Stapel legst.
rd-ask-commit = Schlacht: { $battle }. Deine Stärke ist { $strength }. Setze Bündnisse oder deinen ganzen Schrott ein, dann beende.

## Was eine Wahl bewirkt

rd-do-yes = Ja
rd-do-decline = Nein, verzichten
rd-do-enough = Genug
rd-do-end-build = Zug beenden
rd-do-no-reroll = Nichts neu werfen
rd-do-no-alliance = Kein Bündnis nehmen
rd-do-no-commitment = Nichts mehr einsetzen
rd-do-keep-battles = Die Schlachten lassen, wie sie sind
rd-do-exchange-battles = Die Schlachten tauschen
rd-do-pay = { $scrap ->
    [one] { $scrap } Schrott bezahlen
   *[other] { $scrap } Schrott bezahlen
}
rd-do-fill = { $line } füllen
rd-do-place = { $color } als Nächstes legen
rd-do-take = { $dice } nehmen ({ $line })
rd-do-swap = { $first } auf { $a } und { $second } auf { $b } tauschen
rd-do-gather = { $dice } nehmen
rd-do-reroll = { $dice } neu werfen
rd-do-activate = { $planet } nutzen
rd-do-colonize = { $planet } ({ $value }) mit { $dice } besiedeln
rd-do-work = { $scrap ->
    [0] { $space } mit { $dice } markieren
   *[other] { $space } mit { $dice } und { $scrap } Schrott markieren
}
rd-do-work-scrap = { $space } für { $scrap } Schrott markieren
rd-do-deposit = { $dice } zu Schrott machen
rd-do-moon = { $moon } mit { $die } bauen
rd-do-moon-free = { $moon } ohne Würfel bauen
rd-do-trim = { $scrap } Schrott bezahlen: aus { $die } wird { $to }
rd-do-deal = { $scrap } Schrott bezahlen: Siegpunktkarte und Bündnis
rd-do-seize = { $scrap } Schrott bezahlen: { $planet } erobern
rd-do-use-moon = { $moon } nutzen
rd-do-play = { $alliance } ausspielen
rd-do-pip = Aus { $die } wird { $to }
rd-do-turn = Aus { $die } wird { $to }
rd-do-paint = { $die } zählt als { $color }
rd-do-exchange = { $die } tauschen
rd-do-cell = { $die } von { $cell } nehmen
rd-do-mark = { $space } markieren
rd-do-planet = { $planet }
rd-do-kind = { $moon }
rd-do-alliance = { $alliance }
rd-do-vp-card = { $card }
rd-do-opponent = Platz { $seat }
rd-do-pay-face = { $paid } bezahlen, { $gained } erhalten
rd-do-commit = { $alliance } einsetzen
rd-do-commit-scrap = Deinen ganzen Schrott einsetzen

## Was geschah

rd-told-first-player = Platz { $seat } beginnt.
rd-told-empire-dealt = Platz { $seat } führt: { $empire }.
rd-told-line-rolled = Platz { $seat } füllt { $line }: { $dice }.
rd-told-reserve-rolled = Die Reserve wird geworfen: { $dice }.
rd-told-die-placed = { $die } liegt auf { $cell }.
rd-told-die-to-reserve = { $die } kommt in die Reserve.
rd-told-turn = Runde { $round }: Platz { $seat } ist am Zug.
rd-told-swapped = Platz { $seat } tauscht { $a } und { $b }.
rd-told-recruited = Platz { $seat } stellt { $dice } auf ({ $total } Augen).
rd-told-rerolled = { $count ->
    [one] Platz { $seat } wirft einen Würfel neu; die Flotte ist nun { $dice }.
   *[other] Platz { $seat } wirft { $count } Würfel neu; die Flotte ist nun { $dice }.
}
rd-told-dice-spent = { $count ->
    [one] Platz { $seat } gibt einen Würfel aus.
   *[other] Platz { $seat } gibt { $count } Würfel aus.
}
rd-told-refilled = Die Galaxie rutscht zu Platz { $seat } und wird aus der Reserve aufgefüllt.
rd-told-fleet-returned = Die Flotte von Platz { $seat } wird in die Reserve geworfen: { $dice }.
rd-told-end-called = { $ending ->
    [battles] Sechs Schlachten sind entschieden: Das Spiel endet mit dieser Runde.
    [planets] Platz { $seat } hat zehn Planeten: Das Spiel endet mit dieser Runde.
    [station] Platz { $seat } hat fünfzehn Felder markiert: Das Spiel endet mit dieser Runde.
   *[rounds] Die letzte Runde ist gespielt.
}
rd-told-scored = Platz { $seat } erhält { $total } SP: Schlachten { $battles }, Planeten { $planets }, Station { $station }, volle Reihen { $full-rows }, Angriffsreihen { $attack-rows }, Monde { $moons }, Schrott { $scrap }, Siegpunktkarten { $vp-cards }.
rd-told-game-over = Das Spiel ist aus. Es gewinnt: { $winners }.
rd-told-empire-used = Platz { $seat } nutzt Fähigkeit { $ability } von: { $empire }.
rd-told-planet-activated = Platz { $seat } nutzt { $planet }.
rd-told-once-used = Platz { $seat } nutzt { $planet }, einmal im Spiel.
rd-told-moon-used = Platz { $seat } nutzt { $moon }.
rd-told-alliance-played = Platz { $seat } spielt { $alliance } aus.
rd-told-die-turned = Platz { $seat } macht aus { $from } { $to }.
rd-told-die-painted = Ein Würfel von Platz { $seat } zählt in diesem Zug als { $color }.
rd-told-die-exchanged = Platz { $seat } tauscht { $gave } gegen { $got } auf { $cell }.
rd-told-die-drafted = Platz { $seat } nimmt { $die } von { $cell }.
rd-told-discount = { $on ->
    [planet] Platz { $seat } darf um bis zu { $pips } billiger besiedeln.
   *[station] Platz { $seat } darf um bis zu { $pips } billiger an der Station arbeiten.
}
rd-told-scrap-gained = Platz { $seat } erhält { $scrap } Schrott.
rd-told-scrap-paid = Platz { $seat } bezahlt { $scrap } Schrott.
rd-told-scrap-lost = Platz { $seat } verliert { $scrap } Schrott.
rd-told-attack-gained = Platz { $seat } erhält { $attack } Angriff.
rd-told-attack-paid = Platz { $seat } bezahlt { $attack } Angriff.
rd-told-alliance-taken = Platz { $seat } erhält das Bündnis { $alliance }.
rd-told-alliance-discarded = Platz { $seat } gibt { $alliance } ab.
rd-told-alliances-shuffled = Die abgelegten Bündnisse werden zu einem neuen Stapel gemischt.
rd-told-alliance-revealed = Neu in der Auslage: { $alliance }.
rd-told-vp-cards-drawn = { $count ->
    [one] Platz { $seat } zieht die letzte Siegpunktkarte.
   *[other] Platz { $seat } zieht { $count } Siegpunktkarten.
}
rd-told-vp-card-kept = Platz { $seat } behält die Siegpunktkarte { $card }.
rd-told-vp-card-kept-secretly = Platz { $seat } behält eine Siegpunktkarte.
rd-told-vp-card-returned = Platz { $seat } legt die Siegpunktkarte { $card } unter den Stapel.
rd-told-vp-card-returned-secretly = Platz { $seat } legt eine Siegpunktkarte unter den Stapel.
rd-told-planet-conquered = Platz { $seat } erobert { $planet }.
rd-told-planet-revealed = { $planet } wird aufgedeckt.
rd-told-conquest-rolled = Platz { $seat } wirft die Eroberungswürfel: { $a } und { $b }.
rd-told-space-marked = Platz { $seat } markiert { $space } auf der Station.
rd-told-set-completed = Platz { $seat } vollendet: { $set }.
rd-told-moon-built = Platz { $seat } baut { $moon }.
rd-told-battles-exchanged = Platz { $seat } tauscht die aktive und die nächste Schlacht.
rd-told-battle-triggered = Die Schlacht { $battle } bricht aus.
rd-told-mustered = Platz { $seat } bringt Stärke { $strength } auf.
rd-told-committed = Platz { $seat } setzt { $alliance } ein.
rd-told-committed-scrap = Platz { $seat } setzt { $scrap } Schrott für { $strength } Stärke ein.
rd-told-battle-won = Platz { $seat } gewinnt { $battle } mit Stärke { $strength } ({ $vp } SP).
rd-told-battle-tied = { $battle } endet unentschieden und verlässt das Spiel.
rd-told-battle-active = Die aktive Schlacht ist nun { $battle }.
rd-told-battle-revealed = Die nächste Schlacht wird { $battle }.
rd-told-vp-card-scored = { $card } bringt Platz { $seat } { $vp } SP.

## Warum nicht

rd-why-line-full = Diese Reihe oder Spalte hat kein freies Feld.
rd-why-not-next-die = Kein Würfel dieser Farbe ist an der Reihe: Würfel liegen aufsteigend.
rd-why-no-line = Diese Würfel haben weder alle eine Farbe noch alle eine Zahl.
rd-why-no-swapped-die = Nach einem Tausch muss die Linie einen der getauschten Würfel enthalten.
rd-why-end-not-white = Nur ein weißer Würfel direkt hinter einem Ende der Linie darf mitkommen.
rd-why-longer-line = Diese Würfel sind selbst eine längere Linie: Nenne diese.
rd-why-no-swap = Die beiden Würfel sind gleich, oder ihr Tausch ergibt keine Linie durch einen von ihnen.
rd-why-lines-left = Beliebige drei Würfel darf man nur nehmen, wenn keine Linie zu haben ist, getauscht oder nicht.
rd-why-not-these-dice = Diese Würfel können jetzt nicht neu geworfen werden.
rd-why-no-such-die = Deine Flotte hat keinen solchen Würfel.
rd-why-die-spent = Ein Würfel bezahlt nur einmal je Zug.
rd-why-take-the-equal-die = Ein gleicher Würfel steht in deiner Flotte davor: Nenne diesen.
rd-why-not-your-planet = Dieser Planet gehört dir nicht.
rd-why-once-planet = Seine Fähigkeit gilt einmal im Spiel: Nutze sie als freie Aktion.
rd-why-normal-planet = Seine Fähigkeit ist unbegrenzt: Nutze sie im Schritt Aktivieren.
rd-why-one-planet-a-turn = Je Zug darf ein Planet aktiviert werden.
rd-why-activate-before-build = Planeten werden vor der ersten Bauaktion aktiviert.
rd-why-no-effect = Es würde jetzt nichts ändern.
rd-why-planet-not-there = Dieser Planet liegt nicht offen oder kommt nicht infrage.
rd-why-one-colony-a-turn = Mit Würfeln besiedeln kann man einmal je Zug.
rd-why-one-colored-die = Mindestens ein Würfel muss farbig sein.
rd-why-wrong-color = Ein Würfel hat dafür die falsche Farbe.
rd-why-not-exact = Würfel und Schrott ergeben nicht genau die Zahl.
rd-why-space-marked = Dieses Feld ist schon markiert.
rd-why-too-little-scrap = Du hast zu wenig Schrott.
rd-why-not-mixed = Ein farbiges Feld nimmt Würfel oder Schrott, nicht beides.
rd-why-one-white-die = Ein weißes Feld braucht mindestens einen weißen Würfel.
rd-why-two-dice-a-turn = Höchstens zwei Würfel je Zug kommen auf den Schrottplatz.
rd-why-one-moon-a-turn = Je Zug darf ein Mond mit einem Würfel gebaut werden.
rd-why-no-copy-left = Von diesem Mond ist kein Exemplar mehr da.
rd-why-moon-needs-die = Dieser Mond braucht einen Würfel.
rd-why-moon-is-free = Dein erster Mond braucht keinen Würfel.
rd-why-die-too-low = Der Würfel ist niedriger als der Preis des Mondes.
rd-why-die-does-not-fit = Dieser Würfel passt nicht oder lässt sich nicht so ändern: Zahlen bleiben zwischen 1 und 6.
rd-why-vp-deck-empty = Der Siegpunktstapel ist leer.
rd-why-planet-turned = Seine Fähigkeit ist schon genutzt.
rd-why-moon-not-ready = Du hast keinen solchen Mond, der in diesem Zug noch genutzt werden könnte.
rd-why-not-held = Du hast dieses Bündnis nicht.
rd-why-battle-alliance = Dieses Bündnis ist für Schlachten.
rd-why-cell-empty = Dieses Feld ist leer.
rd-why-row-not-open = Kein Feld dieser Reihe kommt infrage.
rd-why-alliance-not-there = Dieses Bündnis ist hier nicht zu haben.
rd-why-vp-card-not-there = Diese Siegpunktkarte ist nicht unter denen, die du wählen kannst.
rd-why-no-opponent = Das ist kein Gegner.
rd-why-cannot-pay = Das kannst du nicht vollständig bezahlen.
rd-why-nothing-to-commit = So etwas hast du nicht einzusetzen.
rd-why-something-else = Gerade wird etwas anderes gefragt.

## What the host may choose

rd-option-truce = Waffenruhe nach einer Schlacht
rd-option-truce-help = Nach einer Schlacht wird keine geschlagen, bis dieselbe Person wieder am Zug ist. Ohne sie folgt Schlacht auf Schlacht.
rd-option-gift = Gaben für spätere Plätze
rd-option-gift-help = Schrott und Angriff gleichen aus, dass andere vor dir beginnen.
rd-option-balance = Ausgeglichene Imperien
rd-option-balance-help = Schwächere Imperien starten mit etwas mehr.
rd-option-round = Letzte Runde
rd-option-round-help = Spätestens mit dieser Runde endet das Spiel.
