### Effects: Andromeda's Edge.
### Key: game, kind of word, the word itself; what narrows the phrase down follows after “_”.
### Who acts, and words that follow a number: grammar.ftl.

## Verbs: what a step does.
## value = imperative, .they = third person, .inf = infinitive, .you = after “you” / „du“.
## In infinitives “^” marks where „zu“ goes: „vor^rücken“, „^erhalten“.

ae-verb-draw = ziehe { $n } { n-taktiken }{ $per }
    .they = zieht{ er } { $n } { n-taktiken }{ $per }
    .inf  = { $n } { n-taktiken }{ $per } ^ziehen
    .you  = ziehst { $n } { n-taktiken }{ $per }

ae-verb-draw_keep = ziehe { $n } Taktiken, behalte { $m } davon und wirf den Rest ab
    .they = zieht{ er } { $n } Taktiken, behält { $m } davon und wirft den Rest ab
    .inf  = { $n } Taktiken ^ziehen, { $m } davon ^behalten und den Rest ab^werfen

ae-verb-recover = nimm { $n } { n-taktiken } { deiner } Wahl vom Ablagestapel
    .they = nimmt{ er } { $n } { n-taktiken } { deiner } Wahl vom Ablagestapel
    .inf  = { $n } { n-taktiken } { deiner } Wahl vom Ablagestapel ^nehmen

ae-verb-repair = führe { $n }x Reparieren aus
    .they = führt{ er } { $n }x Reparieren aus
    .inf  = { $n }x Reparieren aus^führen
    .you  = führst { $n }x Reparieren aus

ae-verb-peek-events = sieh dir die obersten 2 Ereignisse an, lege 1 oben auf und 1 unter den Stapel
    .they = sieht{ er } sich die obersten 2 Ereignisse an, legt 1 oben auf und 1 unter den Stapel
    .inf  = die obersten 2 Ereignisse an^sehen, 1 oben auf und 1 unter den Stapel ^legen

ae-verb-take-discovery_observatory-discoveries = nimm dir { $n } Plättchen { deiner } Wahl von den Sternwarte-Entdeckungen
    .they = nimmt{ er } sich { $n } Plättchen { deiner } Wahl von den Sternwarte-Entdeckungen
    .inf  = { $n } Plättchen { deiner } Wahl von den Sternwarte-Entdeckungen ^nehmen

ae-verb-take-discovery_discovery-space = nimm dir { $n } Plättchen { deiner } Wahl von einem Entdeckungsstapel der Wissenschafts-Leiste
    .they = nimmt{ er } sich { $n } Plättchen { deiner } Wahl von einem Entdeckungsstapel der Wissenschafts-Leiste
    .inf  = { $n } Plättchen { deiner } Wahl von einem Entdeckungsstapel der Wissenschafts-Leiste ^nehmen

ae-verb-recruit = rekrutiere { bis-zu-n } { deiner } Anführer von beliebiger Stelle auf dem Spielplan
    .they = darf{ er } { bis-zu-n } { deiner } Anführer von beliebiger Stelle auf dem Spielplan rekrutieren
    .inf  = { bis-zu-n } { deiner } Anführer von beliebiger Stelle auf dem Spielplan ^rekrutieren

ae-verb-claim-moon_ship = nimm { $n } { n-monde } aus einem Sektor, in dem { du } ein Raumschiff { hast }
    .they = nimmt{ er } { $n } { n-monde } aus einem Sektor, in dem { du } ein Raumschiff { hast }
    .inf  = { $n } { n-monde } aus einem Sektor ^nehmen, in dem { du } ein Raumschiff { hast }

ae-verb-claim-moon_planet = nimm { $n } { n-monde-von } beliebigen Planeten
    .they = nimmt{ er } { $n } { n-monde-von } beliebigen Planeten
    .inf  = { $n } { n-monde-von } beliebigen Planeten ^nehmen

ae-verb-claim-moon_nebula = nimm { $n } { n-monde-aus } beliebigen { n-nebeln }
    .they = nimmt{ er } { $n } { n-monde-aus } beliebigen { n-nebeln }
    .inf  = { $n } { n-monde-aus } beliebigen { n-nebeln } ^nehmen

ae-verb-claim-moon_active-region = nimm { $n } { n-weitere-monde } aus dem aktiven Sektor
    .they = nimmt{ er } { $n } { n-weitere-monde } aus dem aktiven Sektor
    .inf  = { $n } { n-weitere-monde } aus dem aktiven Sektor ^nehmen

ae-verb-claim-moon_discard = nimm { $n } { n-monde } { deiner } Wahl von den abgeworfenen Monden
    .they = nimmt{ er } { $n } { n-monde } { deiner } Wahl von den abgeworfenen Monden
    .inf  = { $n } { n-monde } { deiner } Wahl von den abgeworfenen Monden ^nehmen

ae-verb-use-moon_output = nutze den Effekt des Mondes im Mond-Effekt-Feld
    .they = nutzt{ er } den Effekt des Mondes im Mond-Effekt-Feld
    .inf  = den Effekt des Mondes im Mond-Effekt-Feld ^nutzen

ae-verb-use-moon_adjacent = nutze den Effekt von 1 Mond neben diesem Modul
    .they = nutzt{ er } den Effekt von 1 Mond neben diesem Modul
    .inf  = den Effekt von 1 Mond neben diesem Modul ^nutzen

ae-verb-use-moon_each-adjacent = nutze den Effekt jedes Mondes neben diesem Modul
    .they = nutzt{ er } den Effekt jedes Mondes neben diesem Modul
    .inf  = den Effekt jedes Mondes neben diesem Modul ^nutzen

ae-verb-activate = aktiviere { bis-zu-n } { $modules } ohne Raumschiff oder Energie
    .they = darf{ er } { bis-zu-n } { $modules } ohne Raumschiff oder Energie aktivieren
    .inf  = { bis-zu-n } { $modules } ohne Raumschiff oder Energie ^aktivieren

ae-verb-activate_spent = aktiviere { bis-zu-n-module } in diesem Zug ein zweites Mal
    .they = darf{ er } { bis-zu-n-module } in diesem Zug ein zweites Mal aktivieren
    .inf  = { bis-zu-n-module } in diesem Zug ein zweites Mal ^aktivieren

ae-verb-buy-module = kaufe 1 { $type }
    .they = darf{ er } 1 { $type } kaufen
    .inf  = 1 { $type } ^kaufen

ae-verb-buy-module_minus = kaufe 1 { $type } für { $n } { n-ressourcen } { deiner } Wahl weniger
    .they = darf{ er } 1 { $type } für { $n } { n-ressourcen } { deiner } Wahl weniger kaufen
    .inf  = 1 { $type } für { $n } { n-ressourcen } { deiner } Wahl weniger ^kaufen

ae-verb-gain-module = erhalte kostenlos 1 { $type }
    .they = erhält{ er } kostenlos 1 { $type }
    .inf  = kostenlos 1 { $type } ^erhalten

ae-verb-gain-module_bottom = erhalte kostenlos 1 { $type } vom untersten Feld seiner Spalte
    .they = erhält{ er } kostenlos 1 { $type } vom untersten Feld seiner Spalte
    .inf  = kostenlos 1 { $type } vom untersten Feld seiner Spalte ^erhalten

ae-verb-build-ship = baue 1 Raumschiff
    .they = darf{ er } 1 Raumschiff bauen
    .inf  = 1 Raumschiff ^bauen

ae-verb-build-ship_minus = baue 1 Raumschiff für { $n } { n-ressourcen } { deiner } Wahl weniger
    .they = darf{ er } 1 Raumschiff für { $n } { n-ressourcen } { deiner } Wahl weniger bauen
    .inf  = 1 Raumschiff für { $n } { n-ressourcen } { deiner } Wahl weniger ^bauen

ae-verb-build-development = errichte 1 Großkomplex
    .they = darf{ er } 1 Großkomplex errichten
    .inf  = 1 Großkomplex ^errichten

ae-verb-build-development_minus = errichte 1 Großkomplex für { $n } { n-ressourcen } { deiner } Wahl weniger
    .they = darf{ er } 1 Großkomplex für { $n } { n-ressourcen } { deiner } Wahl weniger errichten
    .inf  = 1 Großkomplex für { $n } { n-ressourcen } { deiner } Wahl weniger ^errichten

ae-verb-upgrade = führe { $n } { n-upgrades } durch
    .they = führt{ er } { $n } { n-upgrades } durch
    .inf  = { $n } { n-upgrades } durch^führen

ae-verb-flip-up = drehe { $n } { deiner } Großkomplexkarten wieder auf die Vorderseite
    .they = dreht{ er } { $n } { deiner } Großkomplexkarten wieder auf die Vorderseite
    .inf  = { $n } { deiner } Großkomplexkarten wieder auf die Vorderseite ^drehen

ae-verb-launch = führe die vier Schritte eines Schiffstart-Zuges noch { n-mal } mit einem weiteren Raumschiff aus
    .they = führt{ er } die vier Schritte eines Schiffstart-Zuges noch { n-mal } mit einem weiteren Raumschiff aus
    .inf  = die vier Schritte eines Schiffstart-Zuges noch { n-mal } mit einem weiteren Raumschiff aus^führen

ae-verb-return = lege { bis-zu-n } { deiner } Raumschiffe aus einem beliebigen Sektor in { deinen } Hangar zurück
    .they = legt{ er } { bis-zu-n } { deiner } Raumschiffe aus einem beliebigen Sektor in { deinen } Hangar zurück
    .inf  = { bis-zu-n } { deiner } Raumschiffe aus einem beliebigen Sektor in { deinen } Hangar zurück^legen

ae-verb-withdraw = bewege alle { deine } Raumschiffe aus dem aktiven Sektor in angrenzende Sektoren
    .they = bewegt{ er } alle { deine } Raumschiffe aus dem aktiven Sektor in angrenzende Sektoren
    .inf  = alle { deine } Raumschiffe aus dem aktiven Sektor in angrenzende Sektoren ^bewegen

ae-verb-damage_module = beschädige { $n } { deiner } unbeschädigten Module
    .they = beschädigt{ er } { $n } { deiner } unbeschädigten Module
    .inf  = { $n } { deiner } unbeschädigten Module ^beschädigen

ae-verb-damage_ship = beschädige { $n } { deiner } Raumschiffe
    .they = beschädigt{ er } { $n } { deiner } Raumschiffe
    .inf  = { $n } { deiner } Raumschiffe ^beschädigen

ae-verb-shield = bewahre { bis-zu-n } { deiner } Raumschiffe oder Module vor Schaden
    .they = bewahrt{ er } { bis-zu-n } { deiner } Raumschiffe oder Module vor Schaden
    .inf  = { bis-zu-n } { deiner } Raumschiffe oder Module vor Schaden ^bewahren

ae-verb-give = gib { owner } { $n } { $res }
    .they = gibt{ er } { owner } { $n } { $res }
    .inf  = { owner } { $n } { $res } ^geben

ae-verb-lose-vp = verliere { $n } SP
    .they = verliert{ er } { $n } SP
    .inf  = { $n } SP ^verlieren
    .you  = verlierst { $n } SP

ae-verb-exile-leader = lege { $n } Anführer von { deiner } Station in einen zufälligen Nebel
    .they = legt{ er } { $n } Anführer von { deiner } Station in einen zufälligen Nebel
    .inf  = { $n } Anführer von { deiner } Station in einen zufälligen Nebel ^legen

ae-verb-remove-moon_each-planet-2 = wirf { die-obersten-n-monde } jedes Planeten mit mindestens 2 Monden ab
    .they = wirft{ er } { die-obersten-n-monde } jedes Planeten mit mindestens 2 Monden ab
    .inf  = { die-obersten-n-monde } jedes Planeten mit mindestens 2 Monden ab^werfen

ae-verb-remove-moon_active-planet = wirf { die-obersten-n-monde } des aktiven Planeten ab
    .they = wirft{ er } { die-obersten-n-monde } des aktiven Planeten ab
    .inf  = { die-obersten-n-monde } des aktiven Planeten ab^werfen

ae-verb-place-bonus = lege { $n } { $res } als Bonus auf { $regions }
    .they = legt{ er } { $n } { $res } als Bonus auf { $regions }
    .inf  = { $n } { $res } als Bonus auf { $regions } ^legen

ae-verb-place-raider = platziere { $n } { $class }
    .they = platziert{ er } { $n } { $class }
    .inf  = { $n } { $class } ^platzieren

ae-verb-event-step = rücke den Ereignis-Anzeiger { $n } { n-felder } vor
    .they = rückt{ er } den Ereignis-Anzeiger { $n } { n-felder } vor
    .inf  = den Ereignis-Anzeiger { $n } { n-felder } vor^rücken

ae-verb-cancel = es findet nicht statt
    .they = verhindert{ er } es
    .inf  = es ^verhindern

ae-verb-cancel_when-opponent-plays-tactics = die Taktik hat keinen Effekt und wird abgeworfen
    .they = hebt{ er } die Taktik auf
    .inf  = die Taktik auf^heben

ae-verb-cancel_when-raider-strikes = der Überfall findet nicht statt
    .they = verhindert{ er } den Überfall
    .inf  = den Überfall ^verhindern

ae-verb-end-battle = beende die Schlacht
    .they = beendet{ er } die Schlacht
    .inf  = die Schlacht ^beenden
    .you  = beendest die Schlacht

ae-verb-dice = wirf in dieser Schlacht { $n } Würfel mehr
    .they = wirft{ er } in dieser Schlacht { $n } Würfel mehr
    .inf  = in dieser Schlacht { $n } Würfel mehr ^werfen
    .you  = wirfst in dieser Schlacht { $n } Würfel mehr

ae-verb-dice_sustain = wirf in jeder { deiner } Schlachten { $n } Würfel mehr
    .they = wirft{ er } in jeder { deiner } Schlachten { $n } Würfel mehr
    .inf  = in jeder { deiner } Schlachten { $n } Würfel mehr ^werfen

ae-verb-dice_escalation = wirf { $n } Würfel mehr, falls { du } an dieser Schlacht { teilnimmst }
    .they = wirft{ er } { $n } Würfel mehr, falls { du } an dieser Schlacht { teilnimmst }
    .inf  = { $n } Würfel mehr ^werfen, falls { du } an dieser Schlacht { teilnimmst }

ae-verb-dice_negative = wirf in dieser Schlacht { $n } Würfel weniger, mindestens 1
    .they = wirft{ er } in dieser Schlacht { $n } Würfel weniger, mindestens 1
    .inf  = in dieser Schlacht { $n } Würfel weniger ^werfen, mindestens 1

ae-verb-targeting = erhalte in dieser Schlacht +{ $n } Zielcomputerwert
    .they = erhält{ er } in dieser Schlacht +{ $n } Zielcomputerwert
    .inf  = in dieser Schlacht +{ $n } Zielcomputerwert ^erhalten
    .you  = erhältst in dieser Schlacht +{ $n } Zielcomputerwert

ae-verb-targeting_sustain = erhalte in jeder { deiner } Schlachten +{ $n } Zielcomputerwert
    .they = erhält{ er } in jeder { deiner } Schlachten +{ $n } Zielcomputerwert
    .inf  = in jeder { deiner } Schlachten +{ $n } Zielcomputerwert ^erhalten

ae-verb-targeting_negative = erhalte in dieser Schlacht -{ $n } Zielcomputerwert, mindestens 1
    .they = erhält{ er } in dieser Schlacht -{ $n } Zielcomputerwert, mindestens 1
    .inf  = in dieser Schlacht -{ $n } Zielcomputerwert ^erhalten, mindestens 1

ae-verb-reroll = würfle bis zu { $n } { deiner } Würfel neu
    .they = würfelt{ er } bis zu { $n } { deiner } Würfel neu
    .inf  = bis zu { $n } { deiner } Würfel neu ^würfeln

ae-verb-reroll_choose-participant = würfle bis zu { $n } Würfel, die du bestimmst, neu
    .they = würfelt{ er } bis zu { $n } Würfel, die du bestimmst, neu
    .inf  = bis zu { $n } Würfel, die du bestimmst, neu ^würfeln

ae-verb-set = drehe { $n } { deiner } Würfel auf die { $m }
    .they = dreht{ er } { $n } { deiner } Würfel auf die { $m }
    .inf  = { $n } { deiner } Würfel auf die { $m } ^drehen

ae-verb-range = { deine } Raumschiffe haben +{ $n } Reichweite
    .they = hat{ er } mit allen Raumschiffen +{ $n } Reichweite
    .inf  = { deinen } Raumschiffen +{ $n } Reichweite ^geben

ae-verb-range_before-launch = das Raumschiff, das { du } { startest }, hat +{ $n } Reichweite
    .they = startet{ er } das Raumschiff mit +{ $n } Reichweite
    .inf  = das Raumschiff mit +{ $n } Reichweite ^starten

ae-verb-range_any_before-launch = das Raumschiff, das { du } { startest }, hat unendliche Reichweite
    .they = startet{ er } das Raumschiff mit unendlicher Reichweite
    .inf  = das Raumschiff mit unendlicher Reichweite ^starten

ae-verb-range_escalation = { deine } Raumschiffe haben in dieser Eskalation +{ $n } Reichweite
    .they = hat{ er } in dieser Eskalation mit allen Raumschiffen +{ $n } Reichweite
    .inf  = { deinen } Raumschiffen in dieser Eskalation +{ $n } Reichweite ^geben

ae-verb-range_any = { deine } Raumschiffe haben unendliche Reichweite
    .they = hat{ er } mit allen Raumschiffen unendliche Reichweite
    .inf  = { deinen } Raumschiffen unendliche Reichweite ^geben

ae-verb-ability = { deine } Raumschiffe haben { $ability }
    .they = hat{ er } mit allen Raumschiffen { $ability }
    .inf  = { deinen } Raumschiffen { $ability } ^geben

ae-verb-ability_before-launch = das Raumschiff, das { du } { startest }, hat { $ability }
    .they = startet{ er } das Raumschiff mit { $ability }
    .inf  = das Raumschiff mit { $ability } ^starten

ae-verb-rule = { $rule }
    .they = lässt{ er } gelten: { $rule }
    .inf  = gelten ^lassen: { $rule }

## Nouns “res”: resources

ae-noun-res_energy     = Energie
ae-noun-res_titanium   = Titan
ae-noun-res_ice        = Eis
ae-noun-res_nanocarbon = Nanokarbon
ae-noun-res_credit =
    { $n ->
        [one] Credit
       *[other] Credits
    }
ae-noun-res_tactics =
    { $n ->
        [one] Taktik
       *[other] Taktiken
    }
ae-noun-res_material =
    { $n ->
        [one] Rohstoff { deiner } Wahl
       *[other] Rohstoffe { deiner } Wahl
    }
ae-noun-res_any =
    { $n ->
        [one] Ressource { deiner } Wahl
       *[other] Ressourcen { deiner } Wahl
    }

## Nouns “cost”: what is paid besides resources

ae-noun-cost_claimed-moon =
    { $n ->
        [one] Mond aus { deinem } Mondbereich
       *[other] Monde aus { deinem } Mondbereich
    }
ae-noun-cost_moon-input = die Ressourcen des Mondes im Mond-Kosten-Feld

## Nouns “track”: tracks, after “advance … on”

ae-noun-track_science      = der Wissenschafts-Leiste
ae-noun-track_industry     = der Industrie-Leiste
ae-noun-track_commerce     = der Wirtschafts-Leiste
ae-noun-track_civilization = der Kultur-Leiste
ae-noun-track_supremacy    = der Überlegenheits-Leiste
ae-noun-track_any-track    = einer Fortschritts-Leiste { deiner } Wahl

## Nouns “type”: module types, after a number

ae-noun-type_science      = Wissenschafts-Modul
ae-noun-type_industry     = Industrie-Modul
ae-noun-type_commerce     = Wirtschafts-Modul
ae-noun-type_civilization = Kultur-Modul
ae-noun-type_any          = Modul beliebiger Art

## Nouns “modules”: modules to activate, after a number

ae-noun-modules_neighbor     = der Module neben diesem
ae-noun-modules_science      = { deiner } Wissenschafts-Module
ae-noun-modules_industry     = { deiner } Industrie-Module
ae-noun-modules_commerce     = { deiner } Wirtschafts-Module
ae-noun-modules_civilization = { deiner } Kultur-Module
ae-noun-modules_spent        = { deiner } in diesem Zug bereits aktivierten Module
ae-noun-modules_any          = { deiner } Module

## Nouns “from”: where a moon comes from

ae-noun-from_ship          = ein Sektor, in dem { du } ein Raumschiff { hast }
ae-noun-from_planet        = ein beliebiger Planet
ae-noun-from_nebula        = ein beliebiger Nebel
ae-noun-from_active-region = der aktive Sektor
ae-noun-from_discard       = die abgeworfenen Monde

## Nouns “moon”: moons used

ae-noun-moon_output        = der Mond im Mond-Effekt-Feld
ae-noun-moon_adjacent      = 1 Mond neben diesem Modul
ae-noun-moon_each-adjacent = jeder Mond neben diesem Modul

## Nouns “stack”: stacks of discovery tokens

ae-noun-stack_observatory-discoveries = die Sternwarte-Entdeckungen
ae-noun-stack_discovery-space         = ein Entdeckungsstapel der Wissenschafts-Leiste

## Nouns “piece”: pieces

ae-noun-piece_module =
    { $n ->
        [one] Modul
       *[other] Module
    }
ae-noun-piece_ship =
    { $n ->
        [one] Raumschiff
       *[other] Raumschiffe
    }

## Nouns “planets”: planets

ae-noun-planets_each-planet-2 = jeder Planet mit mindestens 2 Monden
ae-noun-planets_active-planet = der aktive Planet

## Nouns “regions”: regions that get a bonus

ae-noun-regions_each-alliance-base      = jeden Außenposten
ae-noun-regions_each-undeveloped-planet = jeden unbebauten Planeten

## Nouns “class”: raider classes

ae-noun-class_s-class =
    { $n ->
        [one] Bedrohung der S-Klasse
       *[other] Bedrohungen der S-Klasse
    }

## Nouns “ability”: abilities of ships

ae-noun-ability_voyage = Erkundung
ae-noun-ability_attack = Konfrontation
ae-noun-ability_jump   = Hypersprung

## Nouns “rule”: rules that hold for a while

ae-noun-rule_no-scrap  = Raumschiffe von Spielern, die in dieser Schlacht besiegt werden, werden nicht beschädigt und kehren in den Hangar zurück
ae-noun-rule_one-die   = jeder Teilnehmer wirft in dieser Schlacht genau 1 Würfel
ae-noun-rule_low-wins  = in dieser Schlacht gewinnt der niedrigere Würfel; die niedrigsten Würfel werden zuerst verglichen
ae-noun-rule_no-cards  = bis zum Ende dieser Schlacht dürfen keine Schlacht-Taktiken gespielt werden
ae-noun-rule_open-rows = du darfst Module mit Energie auch in Reihen aktivieren, in denen noch kein Raumschiff eines aktiviert hat

## Nouns “tactics”: kinds of tactics cards

ae-noun-tactics_action =
    { $n ->
        [one] Eingriff-Taktik
       *[other] Eingriff-Taktiken
    }
ae-noun-tactics_event-tactics =
    { $n ->
        [one] Ereignis-Taktik
       *[other] Ereignis-Taktiken
    }
ae-noun-tactics_sustain =
    { $n ->
        [one] Bleibend-Taktik
       *[other] Bleibend-Taktiken
    }
ae-noun-tactics_diplomacy =
    { $n ->
        [one] Diplomatie-Taktik
       *[other] Diplomatie-Taktiken
    }
ae-noun-tactics_battle-tactics =
    { $n ->
        [one] Schlacht-Taktik
       *[other] Schlacht-Taktiken
    }

## Counters: what is counted. Value = accusative, in the number of $n; .zero = none of them;
## .per = after “for” / „für“, and after “for every 2” / „je 2“; .need = as a requirement; .than = in a comparison;
## .if-min, .if-most, .if-exactly, .if-none = the whole condition, where the usual one does not fit.

ae-counter-titanium = Titan
    .zero = kein Titan
    .per =
        { $every ->
            [one] jedes Titan in { deinem } Vorrat
           *[other] Titan in { deinem } Vorrat
        }

ae-counter-ice = Eis
    .zero = kein Eis
    .per =
        { $every ->
            [one] jedes Eis in { deinem } Vorrat
           *[other] Eis in { deinem } Vorrat
        }

ae-counter-nanocarbon = Nanokarbon
    .zero = kein Nanokarbon
    .per =
        { $every ->
            [one] jedes Nanokarbon in { deinem } Vorrat
           *[other] Nanokarbon in { deinem } Vorrat
        }

ae-counter-tactics =
    { $n ->
        [one] Taktik auf der Hand
       *[other] Taktiken auf der Hand
    }
    .zero = keine Taktik auf der Hand
    .per =
        { $every ->
            [one] jede Taktik auf { deiner } Hand
           *[other] Taktiken auf { deiner } Hand
        }

ae-counter-science =
    { $n ->
        [one] Feld
       *[other] Felder
    }
    .zero = kein Feld
    .per =
        { $every ->
            [one] jedes auf der Wissenschafts-Leiste erreichte Feld
           *[other] auf der Wissenschafts-Leiste erreichte Felder
        }
    .if-min = { dein } Anzeiger auf Feld { $n } oder höher der Wissenschafts-Leiste steht

ae-counter-industry =
    { $n ->
        [one] Feld
       *[other] Felder
    }
    .zero = kein Feld
    .per =
        { $every ->
            [one] jedes auf der Industrie-Leiste erreichte Feld
           *[other] auf der Industrie-Leiste erreichte Felder
        }
    .if-min = { dein } Anzeiger auf Feld { $n } oder höher der Industrie-Leiste steht

ae-counter-commerce =
    { $n ->
        [one] Feld
       *[other] Felder
    }
    .zero = kein Feld
    .per =
        { $every ->
            [one] jedes auf der Wirtschafts-Leiste erreichte Feld
           *[other] auf der Wirtschafts-Leiste erreichte Felder
        }
    .if-min = { dein } Anzeiger auf Feld { $n } oder höher der Wirtschafts-Leiste steht

ae-counter-civilization =
    { $n ->
        [one] Feld
       *[other] Felder
    }
    .zero = kein Feld
    .per =
        { $every ->
            [one] jedes auf der Kultur-Leiste erreichte Feld
           *[other] auf der Kultur-Leiste erreichte Felder
        }
    .if-min = { dein } Anzeiger auf Feld { $n } oder höher der Kultur-Leiste steht

ae-counter-supremacy =
    { $n ->
        [one] Feld
       *[other] Felder
    }
    .zero = kein Feld
    .per =
        { $every ->
            [one] jedes auf der Überlegenheits-Leiste erreichte Feld
           *[other] auf der Überlegenheits-Leiste erreichte Felder
        }
    .if-min = { dein } Anzeiger auf Feld { $n } oder höher der Überlegenheits-Leiste steht

ae-counter-track-at-level-2 =
    { $n ->
        [one] Leiste mit Großkomplex-Level 2
       *[other] Leisten mit Großkomplex-Level 2
    }
    .zero = keine Leiste mit Großkomplex-Level 2
    .per =
        { $every ->
            [one] jede Leiste, auf der { du } Großkomplex-Level 2 erreicht { hast }
           *[other] Leisten, auf denen { du } Großkomplex-Level 2 erreicht { hast }
        }

ae-counter-development =
    { $n ->
        [one] Großkomplex
       *[other] Großkomplexe
    }
    .zero = keinen Großkomplex
    .per =
        { $every ->
            [one] jeden { deiner } Großkomplexe
           *[other] { deiner } Großkomplexe
        }

ae-counter-leader = Anführer auf { deiner } Station
    .zero = keinen Anführer auf { deiner } Station
    .per =
        { $every ->
            [one] jeden Anführer auf { deiner } Station
           *[other] Anführer auf { deiner } Station
        }

ae-counter-ship =
    { $n ->
        [one] Raumschiff
       *[other] Raumschiffe
    }
    .zero = kein Raumschiff
    .per =
        { $every ->
            [one] jedes Raumschiff { deiner } Flotte
           *[other] Raumschiffe { deiner } Flotte
        }

ae-counter-ship-on-board =
    { $n ->
        [one] Raumschiff auf dem Spielplan
       *[other] Raumschiffe auf dem Spielplan
    }
    .zero = kein Raumschiff auf dem Spielplan
    .per =
        { $every ->
            [one] jedes { deiner } Raumschiffe auf dem Spielplan
           *[other] { deiner } Raumschiffe auf dem Spielplan
        }

ae-counter-ship-in-scrapyard =
    { $n ->
        [one] Raumschiff auf dem Schrottplatz
       *[other] Raumschiffe auf dem Schrottplatz
    }
    .zero = kein Raumschiff auf dem Schrottplatz
    .per =
        { $every ->
            [one] jedes { deiner } Raumschiffe auf dem Schrottplatz
           *[other] { deiner } Raumschiffe auf dem Schrottplatz
        }

ae-counter-ship-in-active-region =
    { $n ->
        [one] Raumschiff im aktiven Sektor
       *[other] Raumschiffe im aktiven Sektor
    }
    .zero = kein Raumschiff im aktiven Sektor
    .per =
        { $every ->
            [one] jedes { deiner } Raumschiffe im aktiven Sektor
           *[other] { deiner } Raumschiffe im aktiven Sektor
        }
    .than = Raumschiffe von { dir }

ae-counter-opposing-ship-in-active-region =
    { $n ->
        [one] gegnerisches Raumschiff im aktiven Sektor
       *[other] gegnerische Raumschiffe im aktiven Sektor
    }
    .zero = kein gegnerisches Raumschiff im aktiven Sektor
    .per =
        { $every ->
            [one] jedes gegnerische Raumschiff im aktiven Sektor
           *[other] gegnerische Raumschiffe im aktiven Sektor
        }
    .than = gegnerische im aktiven Sektor

ae-counter-science-module =
    { $n ->
        [one] unbeschädigtes Wissenschafts-Modul
       *[other] unbeschädigte Wissenschafts-Module
    }
    .zero = kein unbeschädigtes Wissenschafts-Modul
    .per =
        { $every ->
            [one] jedes { deiner } unbeschädigten Wissenschafts-Module
           *[other] { deiner } unbeschädigten Wissenschafts-Module
        }

ae-counter-industry-module =
    { $n ->
        [one] unbeschädigtes Industrie-Modul
       *[other] unbeschädigte Industrie-Module
    }
    .zero = kein unbeschädigtes Industrie-Modul
    .per =
        { $every ->
            [one] jedes { deiner } unbeschädigten Industrie-Module
           *[other] { deiner } unbeschädigten Industrie-Module
        }

ae-counter-commerce-module =
    { $n ->
        [one] unbeschädigtes Wirtschafts-Modul
       *[other] unbeschädigte Wirtschafts-Module
    }
    .zero = kein unbeschädigtes Wirtschafts-Modul
    .per =
        { $every ->
            [one] jedes { deiner } unbeschädigten Wirtschafts-Module
           *[other] { deiner } unbeschädigten Wirtschafts-Module
        }

ae-counter-civilization-module =
    { $n ->
        [one] unbeschädigtes Kultur-Modul
       *[other] unbeschädigte Kultur-Module
    }
    .zero = kein unbeschädigtes Kultur-Modul
    .per =
        { $every ->
            [one] jedes { deiner } unbeschädigten Kultur-Module
           *[other] { deiner } unbeschädigten Kultur-Module
        }

ae-counter-damaged-module =
    { $n ->
        [one] beschädigtes Modul
       *[other] beschädigte Module
    }
    .zero = kein beschädigtes Modul
    .per =
        { $every ->
            [one] jedes { deiner } beschädigten Module
           *[other] { deiner } beschädigten Module
        }

ae-counter-activated-industry =
    { $n ->
        [one] in diesem Zug aktiviertes Industrie-Modul
       *[other] in diesem Zug aktivierte Industrie-Module
    }
    .zero = kein in diesem Zug aktiviertes Industrie-Modul
    .per =
        { $every ->
            [one] jedes in diesem Zug aktivierte Industrie-Modul
           *[other] in diesem Zug aktivierte Industrie-Module
        }
    .if-min = { du } in diesem Zug mindestens { $n } Industrie-Module aktiviert { hast }

ae-counter-slotted-moon =
    { $n ->
        [one] eingesetzten Mond
       *[other] eingesetzte Monde
    }
    .zero = keinen eingesetzten Mond
    .per =
        { $every ->
            [one] jeden { deiner } eingesetzten Monde
           *[other] { deiner } eingesetzten Monde
        }

ae-counter-adjacent-moon =
    { $n ->
        [one] Mond neben diesem Modul
       *[other] Monde neben diesem Modul
    }
    .zero = keinen Mond neben diesem Modul
    .per =
        { $every ->
            [one] jeden Mond neben diesem Modul
           *[other] Monde neben diesem Modul
        }

## Conditions, after “if” / „falls“.

ae-condition-active-region_planet        = der aktive Sektor ein Planet ist
ae-condition-active-region_nebula        = der aktive Sektor ein Nebel ist
ae-condition-active-region_alliance-base = der aktive Sektor ein Außenposten ist
ae-condition-docked_transport            = hier ein Kolonieschiff angedockt ist
ae-condition-docked_fighter              = hier ein Abfangjäger angedockt ist
ae-condition-docked_science-vessel       = hier ein Forschungsschiff angedockt ist
ae-condition-docked_heavy-cruiser        = hier ein Schlachtschiff angedockt ist
ae-condition-docked_energy               = hier Energie angedockt ist
ae-condition-raider-defeated             = eine Bedrohung besiegt wurde

## Scopes: the subject, before a verb in the third person.

ae-scope-each-player        = jeder Spieler
ae-scope-each-opponent      = jeder Gegner
ae-scope-active-player      = der aktive Spieler
ae-scope-each-participant   = jeder beteiligte Spieler
ae-scope-choose-participant = ein anderer Teilnehmer { deiner } Wahl, auch eine Bedrohung,
ae-scope-winner             = der Gewinner
ae-scope-each-defeated      = jeder besiegte Spieler
ae-scope-most-vp            = jeder Spieler mit den meisten SP
ae-scope-you                = du

## Triggers: when an effect happens; a colon follows.

ae-trigger-on-your-turn                          = In deinem Zug
ae-trigger-before-launch                         = Vor deinem Schiffstart
ae-trigger-launch                                = Wenn dieses Raumschiff startet
ae-trigger-activate-region                       = Nachdem du einen Sektor aktiviert hast
ae-trigger-activate-region_ship                  = Nachdem dieses Raumschiff einen Sektor aktiviert hat
ae-trigger-activate-planet                       = Nachdem dieses Raumschiff einen Planeten aktiviert hat
ae-trigger-activate-nebula                       = Nachdem dieses Raumschiff einen Nebel aktiviert hat
ae-trigger-activate-base                         = Nachdem dieses Raumschiff einen Außenposten aktiviert hat
ae-trigger-end-of-your-turn                      = Am Ende deines Schiffstart-Zuges
ae-trigger-on-return                             = Bei deinem Rückruf-Zug
ae-trigger-return-start                          = Zu Beginn deines Rückruf-Zuges
ae-trigger-dock                                  = Wenn dieses Raumschiff auf ein Modul gelegt wird
ae-trigger-scrapped                              = Wenn dieses Raumschiff verschrottet wird
ae-trigger-when-opponent-launches-to-your-region = Wenn ein Gegner in deinen Sektor startet
ae-trigger-when-opponent-plays-tactics           = Wenn ein Gegner eine Taktik spielt
ae-trigger-when-raider-strikes                   = Wenn ein Überfall stattfindet
ae-trigger-when-damaged                          = Wenn eines deiner Raumschiffe oder Module beschädigt wird
ae-trigger-when-event                            = Wenn ein Ereignis aufgedeckt wird
ae-trigger-event-reveal                          = Unmittelbar bevor ein Ereignis aufgedeckt wird
ae-trigger-battle-start                          = Wenn eine Schlacht beginnen würde
ae-trigger-escalation                            = Eskalation
ae-trigger-diplomacy-step                        = Diplomatie
ae-trigger-battle-preparations                   = Schlacht vorbereiten
ae-trigger-after-roll                            = Nach dem Würfeln
ae-trigger-battle-won                            = Wenn du eine Schlacht gewinnst
ae-trigger-battle-won_ship                       = Wenn du eine Schlacht mit diesem Raumschiff gewinnst
ae-trigger-battle-lost                           = Wenn du eine Schlacht verlierst
ae-trigger-battle-resolved                       = Nach einer Schlacht
ae-trigger-raider-strike                         = Beim Überfall
ae-trigger-raider-won                            = Wenn die Bedrohung eine Schlacht gewinnt
ae-trigger-gain-module                           = Wenn du ein { $type } erhältst
ae-trigger-gain-upgrade                          = Wenn du ein Upgrade durchführst
ae-trigger-build-development                     = Wenn du einen Großkomplex errichtest
ae-trigger-build-development_ship                = Wenn dieses Raumschiff zum Großkomplex wird
ae-trigger-abandon-moon                          = Wenn du einen Mond für seinen Effekt abwirfst
ae-trigger-claim-discovery                       = Wenn du dir ein Entdeckungsplättchen nimmst
ae-trigger-play-tactics                          = Nach einer deiner { $tactics-many }

## Limits: a frame around the text ($effect), or a remark in brackets.

ae-limit-once-between-returns = höchstens einmal zwischen zwei deiner Rückruf-Züge

## Regions

ae-region-random-nebula = ein zufälliger Nebel
ae-region-base          = { $base }
ae-region-newest-planet = der zuletzt gelegte Planet

## Labels of the fields of an entry; empty: the text stands alone.

ae-field-printed                      = Ohne Mond
ae-field-benefit                      = Effekt
ae-field-tactical_operations          = Taktisches Manöver
ae-field-ability                      = Effekt
ae-field-token_gone                   = Falls das Plättchen fehlt
ae-field-placement                    = Platzierung
ae-field-on_strike                    = Beim Überfall
ae-field-on_win                       = Wenn die Bedrohung gewinnt
ae-field-top                          = Oberstes Feld
ae-field-middle                       = Mittleres Feld
ae-field-bottom                       = Unterstes Feld
ae-field-range                        = Reichweite
ae-field-weapons                      = Kampfkraft
ae-field-shields                      = Schilde
ae-field-targeting                    = Zielcomputer
ae-field-abilities                    = Fähigkeiten
ae-field-hand_limit_bonus             = Handkarten-Limit um { $n } höher
ae-field-claimed_moons                = Mondbereich fasst { $n }
ae-field-credit                       = Lager fasst { $n } Credits
ae-field-ships_in_battle_forbidden    = Nur, wenn du kein Raumschiff in der Schlacht hast.
ae-field-ships_in_battle_not-required = Du brauchst kein Raumschiff in der Schlacht.
ae-field-slot_input                   = Mond-Kosten
ae-field-slot_output                  = Mond-Effekt
ae-field-slot_half-left               = Halbes Mond-Feld links
ae-field-slot_half-right              = Halbes Mond-Feld rechts
ae-field-slot_vp                      = { $n } SP, wenn du hier einen Mond einsetzt
ae-field-damage                       = Schaden
ae-field-development                  = Großkomplex
ae-field-region_vp                    = { $n } SP in der Endwertung für jeden deiner angrenzenden Großkomplexe
ae-field-track                        = Leiste
ae-field-leaders                      = Anführer
ae-field-goal                         = { $n } SP, falls dein Anzeiger auf { $track } am höchsten steht, auch bei Gleichstand
ae-field-deck                         = Ereignis-Set
ae-field-scores                       = SP-Wertung
ae-field-class                        = Bedrohungsklasse
ae-field-tracks                       = Leisten zu Beginn
ae-field-upgrade                      = Upgrade
ae-field-ship                         = Raumschiff
ae-field-faction                      = Fraktion
