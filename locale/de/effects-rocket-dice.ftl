### Effects: Rocket Dice.
### Key: game, kind of word, the word itself; what narrows the phrase down follows after “_”.
### Who acts, and words that follow a number: grammar.ftl.

## Verbs: what a step does.
## value = imperative, .they = third person, .inf = infinitive, .you = after “you” / „du“.
## In infinitives “^” marks where „zu“ goes: „vor^rücken“, „^erhalten“.

rd-verb-pip-up = erhöhe 1 { $dice-one } um { bis-zu-n-augen }
    .they = erhöht{ er } 1 { $dice-one } um { bis-zu-n-augen }
    .inf  = 1 { $dice-one } um { bis-zu-n-augen } ^erhöhen

rd-verb-pip = erhöhe oder senke 1 { $dice-one } um { bis-zu-n-augen }
    .they = erhöht oder senkt{ er } 1 { $dice-one } um { bis-zu-n-augen }
    .inf  = 1 { $dice-one } um { bis-zu-n-augen } ^erhöhen oder ^senken

rd-verb-reroll = wirf { bis-zu-n } { $dice } neu
    .they = wirft{ er } { bis-zu-n } { $dice } neu
    .inf  = { bis-zu-n } { $dice } neu ^werfen

rd-verb-flip = drehe { $n } { $dice } auf die Gegenseite
    .they = dreht{ er } { $n } { $dice } auf die Gegenseite
    .inf  = { $n } { $dice } auf die Gegenseite ^drehen

rd-verb-turn = drehe { $n } { $dice } auf eine beliebige Seite
    .they = dreht{ er } { $n } { $dice } auf eine beliebige Seite
    .inf  = { $n } { $dice } auf eine beliebige Seite ^drehen

rd-verb-paint = wähle für { $n } { $dice } eine beliebige Farbe bis zum Ende des Zuges
    .they = wählt{ er } für { $n } { $dice } eine beliebige Farbe bis zum Ende des Zuges
    .inf  = für { $n } { $dice } eine beliebige Farbe bis zum Ende des Zuges ^wählen

rd-verb-exchange = tausche { $n } { $dice } gegen { n-beliebige } Würfel auf dem Galaxieplan
    .they = tauscht{ er } { $n } { $dice } gegen { n-beliebige } Würfel auf dem Galaxieplan
    .inf  = { $n } { $dice } gegen { n-beliebige } Würfel auf dem Galaxieplan ^tauschen

rd-verb-draft = nimm { $n } Würfel { deiner } Wahl vom Galaxieplan, falls { du } weniger als 5 angeworben { hast }
    .they = nimmt{ er } { $n } Würfel { deiner } Wahl vom Galaxieplan, falls { du } weniger als 5 angeworben { hast }
    .inf  = { $n } Würfel { deiner } Wahl vom Galaxieplan ^nehmen, falls { du } weniger als 5 angeworben { hast }

rd-verb-discount = { $thing } in diesem Zug kostet { bis-zu-n } weniger
    .they = bezahlt{ er } { bis-zu-n } weniger für { $thing } in diesem Zug
    .inf  = { bis-zu-n } weniger für { $thing } in diesem Zug ^bezahlen

rd-verb-mark = markiere kostenlos das niedrigste freie Feld { n-farbiger-reihen } { deiner } Wahl
    .they = markiert{ er } kostenlos das niedrigste freie Feld { n-farbiger-reihen } { deiner } Wahl
    .inf  = kostenlos das niedrigste freie Feld { n-farbiger-reihen } { deiner } Wahl ^markieren

rd-verb-mark_up-to = markiere kostenlos das niedrigste freie Feld { n-farbiger-reihen } { deiner } Wahl, falls seine Zahl höchstens { $m } ist
    .they = markiert{ er } kostenlos das niedrigste freie Feld { n-farbiger-reihen } { deiner } Wahl, falls seine Zahl höchstens { $m } ist
    .inf  = kostenlos das niedrigste freie Feld { n-farbiger-reihen } { deiner } Wahl ^markieren, falls seine Zahl höchstens { $m } ist

rd-verb-build-moon = baue { $n } { n-monde } ohne Würfel
    .they = baut{ er } { $n } { n-monde } ohne Würfel
    .inf  = { $n } { n-monde } ohne Würfel ^bauen

rd-verb-conquer = erobere { $n } Planeten ohne Würfel
    .they = erobert{ er } { $n } Planeten ohne Würfel
    .inf  = { $n } Planeten ohne Würfel ^erobern

rd-verb-conquer_up-to = erobere { $n } Planeten mit Wert { $m } oder weniger ohne Würfel
    .they = erobert{ er } { $n } Planeten mit Wert { $m } oder weniger ohne Würfel
    .inf  = { $n } Planeten mit Wert { $m } oder weniger ohne Würfel ^erobern

rd-verb-reuse = nutze die Fähigkeit von { $n } { deiner } Planeten noch einmal
    .they = nutzt{ er } die Fähigkeit von { $n } { deiner } Planeten noch einmal
    .inf  = die Fähigkeit von { $n } { deiner } Planeten noch einmal ^nutzen

rd-verb-strength = erhalte { $what }
    .they   = erhält{ er } { $what }
    .inf    = { $what } ^erhalten
    .object = +{ $n } Stärke{ $per }

rd-verb-threshold = für das Anwerbe-Bündnis genügt eine Summe von { $n }
    .they = braucht{ er } für das Anwerbe-Bündnis nur eine Summe von { $n }
    .inf  = für das Anwerbe-Bündnis nur eine Summe von { $n } ^brauchen

rd-verb-threshold-minus = die Summe für das Anwerbe-Bündnis ist um { $n } niedriger
    .they = braucht{ er } für das Anwerbe-Bündnis eine um { $n } niedrigere Summe
    .inf  = für das Anwerbe-Bündnis eine um { $n } niedrigere Summe ^brauchen

rd-verb-lose = verliere { $n } { $res }
    .they = verliert{ er } { $n } { $res }
    .inf  = { $n } { $res } ^verlieren

## Nouns “res”: resources

rd-noun-res_scrap  = Schrott
rd-noun-res_attack = Angriff
rd-noun-res_alliance =
    { $n ->
        [one] Bündnis
       *[other] Bündnisse
    }
rd-noun-res_vp-card =
    { $n ->
        [one] Siegpunktkarte
       *[other] Siegpunktkarten
    }

## Nouns “dice”: dice, by color

rd-noun-dice_any = Würfel
rd-noun-dice_white =
    { $n ->
        [one] weißen Würfel
       *[other] weiße Würfel
    }
rd-noun-dice_purple =
    { $n ->
        [one] violetten Würfel
       *[other] violette Würfel
    }
rd-noun-dice_silver =
    { $n ->
        [one] silbernen Würfel
       *[other] silberne Würfel
    }
rd-noun-dice_blue =
    { $n ->
        [one] blauen Würfel
       *[other] blaue Würfel
    }
rd-noun-dice_colored =
    { $n ->
        [one] farbigen Würfel
       *[other] farbige Würfel
    }

## Nouns “thing”: what gets cheaper

rd-noun-thing_planet  = deine nächste Besiedlung
rd-noun-thing_station = deine nächste Arbeit an der Station

## Counters: what is counted. Value = accusative, in the number of $n; .zero = none of them;
## .per = after “for” / „für“, and after “for every 2” / „je 2“; .need = as a requirement; .than = in a comparison;
## .if-min, .if-most, .if-exactly, .if-none = the whole condition, where the usual one does not fit.

rd-counter-scrap = Schrott
    .zero = keinen Schrott
    .per =
        { $every ->
            [one] jeden { deiner } Schrotte
           *[other] { deines } Schrotts
        }

rd-counter-attack = Angriff
    .zero = keinen Angriff
    .per =
        { $every ->
            [one] jeden Angriff auf { deiner } Leiste
           *[other] Angriff auf { deiner } Leiste
        }

rd-counter-alliance =
    { $n ->
        [one] Bündnis
       *[other] Bündnisse
    }
    .zero = kein Bündnis
    .per =
        { $every ->
            [one] jedes { deiner } Bündnisse
           *[other] { deiner } Bündnisse
        }

rd-counter-vp-card =
    { $n ->
        [one] Siegpunktkarte
       *[other] Siegpunktkarten
    }
    .zero = keine Siegpunktkarte
    .per =
        { $every ->
            [one] jede { deiner } Siegpunktkarten
           *[other] { deiner } Siegpunktkarten
        }

rd-counter-planet = Planeten
    .zero = keinen Planeten
    .per =
        { $every ->
            [one] jeden { deiner } Planeten
           *[other] { deiner } Planeten
        }

rd-counter-purple-planet =
    { $n ->
        [one] violetten Planeten
       *[other] violette Planeten
    }
    .zero = keinen violetten Planeten
    .per =
        { $every ->
            [one] jeden { deiner } violetten Planeten
           *[other] { deiner } violetten Planeten
        }

rd-counter-silver-planet =
    { $n ->
        [one] silbernen Planeten
       *[other] silberne Planeten
    }
    .zero = keinen silbernen Planeten
    .per =
        { $every ->
            [one] jeden { deiner } silbernen Planeten
           *[other] { deiner } silbernen Planeten
        }

rd-counter-blue-planet =
    { $n ->
        [one] blauen Planeten
       *[other] blaue Planeten
    }
    .zero = keinen blauen Planeten
    .per =
        { $every ->
            [one] jeden { deiner } blauen Planeten
           *[other] { deiner } blauen Planeten
        }

rd-counter-dual-planet =
    { $n ->
        [one] zweifarbigen Planeten
       *[other] zweifarbige Planeten
    }
    .zero = keinen zweifarbigen Planeten
    .per =
        { $every ->
            [one] jeden { deiner } zweifarbigen Planeten
           *[other] { deiner } zweifarbigen Planeten
        }

rd-counter-once-planet = Planeten mit einmaliger Fähigkeit
    .zero = keinen Planeten mit einmaliger Fähigkeit
    .per =
        { $every ->
            [one] jeden { deiner } Planeten mit einmaliger Fähigkeit
           *[other] { deiner } Planeten mit einmaliger Fähigkeit
        }

rd-counter-planet-trio =
    { $n ->
        [one] Satz aus violettem, silbernem und blauem Planeten
       *[other] Sätze aus violettem, silbernem und blauem Planeten
    }
    .zero = keinen Satz aus violettem, silbernem und blauem Planeten
    .per =
        { $every ->
            [one] jeden Satz aus violettem, silbernem und blauem Planeten
           *[other] Sätze aus violettem, silbernem und blauem Planeten
        }

rd-counter-station =
    { $n ->
        [one] markiertes Feld der Station
       *[other] markierte Felder der Station
    }
    .zero = kein markiertes Feld der Station
    .per =
        { $every ->
            [one] jedes { deiner } markierten Felder der Station
           *[other] { deiner } markierten Felder der Station
        }

rd-counter-white-station =
    { $n ->
        [one] markiertes weißes Feld
       *[other] markierte weiße Felder
    }
    .zero = kein markiertes weißes Feld
    .per =
        { $every ->
            [one] jedes { deiner } markierten weißen Felder
           *[other] { deiner } markierten weißen Felder
        }

rd-counter-station-set =
    { $n ->
        [one] vollendeten Satz der Station
       *[other] vollendete Sätze der Station
    }
    .zero = keinen vollendeten Satz der Station
    .per =
        { $every ->
            [one] jeden { deiner } vollendeten Sätze der Station
           *[other] { deiner } vollendeten Sätze der Station
        }

rd-counter-moon =
    { $n ->
        [one] Mond
       *[other] Monde
    }
    .zero = keinen Mond
    .per =
        { $every ->
            [one] jeden { deiner } Monde
           *[other] { deiner } Monde
        }

rd-counter-moon-kind =
    { $n ->
        [one] Art von Monden
       *[other] Arten von Monden
    }
    .zero = keine Art von Monden
    .per =
        { $every ->
            [one] jede Art unter { deinen } Monden
           *[other] Arten unter { deinen } Monden
        }

rd-counter-battle =
    { $n ->
        [one] gewonnene Schlacht
       *[other] gewonnene Schlachten
    }
    .zero = keine gewonnene Schlacht
    .per =
        { $every ->
            [one] jede { deiner } gewonnenen Schlachten
           *[other] { deiner } gewonnenen Schlachten
        }

rd-counter-recruited-die =
    { $n ->
        [one] angeworbenen Würfel
       *[other] angeworbene Würfel
    }
    .zero = keinen angeworbenen Würfel
    .per =
        { $every ->
            [one] jeden angeworbenen Würfel
           *[other] angeworbene Würfel
        }
    .if-min = { du } mindestens { $n } Würfel angeworben { hast }

rd-counter-recruit-total =
    { $n ->
        [one] angeworbenes Auge
       *[other] angeworbene Augen
    }
    .zero = kein angeworbenes Auge
    .per =
        { $every ->
            [one] jedes angeworbene Auge
           *[other] angeworbene Augen
        }
    .need = Würfel mit einer Summe von mindestens { $n } werden angeworben
    .if-min = { deine } angeworbenen Würfel zusammen mindestens { $n } zeigen
    .if-most = { deine } angeworbenen Würfel zusammen höchstens { $n } zeigen

rd-counter-reroll-total =
    { $n ->
        [one] Auge nach dem Neuwurf
       *[other] Augen nach dem Neuwurf
    }
    .zero = kein Auge nach dem Neuwurf
    .per =
        { $every ->
            [one] jedes Auge nach dem Neuwurf
           *[other] Augen nach dem Neuwurf
        }
    .if-min = { deine } Würfel nach dem Neuwurf zusammen mindestens { $n } zeigen

rd-counter-scrap-paid = auf einmal bezahlten Schrott
    .zero = keinen bezahlten Schrott
    .per =
        { $every ->
            [one] jeden auf einmal bezahlten Schrott
           *[other] auf einmal bezahlten Schrott
        }
    .need = mindestens { $n } Schrott werden auf einmal bezahlt
    .if-min = mindestens { $n } Schrott auf einmal bezahlt werden

## Conditions, after “if” / „falls“.

rd-condition-white-space-marked    = ein weißes Feld der Station markiert wird
    .need = ein weißes Feld der Station wird markiert
rd-condition-station-set-completed = ein Satz der Station vollendet wird
    .need = ein Satz der Station wird vollendet

## Triggers: when an effect happens; a colon follows.

rd-trigger-first-turn     = Zu Beginn deines ersten Zuges
rd-trigger-turn-start     = Zu Beginn deines Zuges
rd-trigger-on-your-turn   = In deinem Zug
rd-trigger-each-turn      = Einmal in jedem deiner Züge
rd-trigger-recruit        = Wenn du anwirbst
rd-trigger-first-recruit  = Wenn du in deinem ersten Zug anwirbst
rd-trigger-reroll         = Nach deinem Neuwurf
rd-trigger-build-moon     = Wenn du einen Mond baust
rd-trigger-salvage-8      = Wenn du den Schwarzmarkt nutzt
rd-trigger-battle-trigger = Wenn in deinem Zug eine Schlacht ausgelöst wird
rd-trigger-commitment     = In einer Schlacht
rd-trigger-battle-won     = Wenn du eine Schlacht gewinnst
rd-trigger-battle-lost    = Wenn du eine Schlacht verlierst

## Limits: a frame around the text ($effect), or a remark in brackets.

rd-limit-once-per-game = Einmal pro Partie: { $effect }

## Labels of the fields of an entry; empty: the text stands alone.

rd-field-balance_start = Start
rd-field-condition     = Auslöser
rd-field-condition_2p  = Auslöser zu zweit
rd-field-bonus         = Bonus
rd-field-scope_all     = Alle Spieler zusammen.
rd-field-scope_one     = Ein beliebiger Spieler.
rd-field-scope_event   = Der aktive Spieler.
