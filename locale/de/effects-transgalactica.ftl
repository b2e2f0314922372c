### Effects: Transgalactica.
### Key: game, kind of word, the word itself; what narrows the phrase down follows after “_”.
### Who acts, and words that follow a number: grammar.ftl.

## Verbs: what a step does.
## value = imperative, .they = third person, .inf = infinitive, .you = after “you” / „du“.
## In infinitives “^” marks where „zu“ goes: „vor^rücken“, „^erhalten“.

tg-verb-advance = rücke { $n } { n-schritte } auf { $track } vor
    .they = rückt{ er } { $n } { n-schritte } auf { $track } vor
    .inf  = { $n } { n-schritte } auf { $track } vor^rücken

tg-verb-advance_each = rücke je { $n } { n-schritte } auf { $tracks } vor
    .they = rückt{ er } je { $n } { n-schritte } auf { $tracks } vor
    .inf  = je { $n } { n-schritte } auf { $tracks } vor^rücken

tg-verb-advance_military = rücke { $n } { n-schritte } auf { $track } zu den Kosten der Hauptaktion vor
    .they = rückt{ er } { $n } { n-schritte } auf { $track } zu den Kosten der Hauptaktion vor
    .inf  = { $n } { n-schritte } auf { $track } zu den Kosten der Hauptaktion vor^rücken

tg-verb-advance_trade = schalte { die-naechsten-n-handelsfelder } zu den Kosten der Hauptaktion frei
    .they = schaltet{ er } { die-naechsten-n-handelsfelder } zu den Kosten der Hauptaktion frei
    .inf  = { die-naechsten-n-handelsfelder } zu den Kosten der Hauptaktion frei^schalten

tg-verb-advance_military_free = { tg-verb-advance }
    .they = { tg-verb-advance.they }
    .inf  = { tg-verb-advance.inf }

tg-verb-advance_trade_free = schalte { die-naechsten-n-handelsfelder } frei
    .they = schaltet{ er } { die-naechsten-n-handelsfelder } frei
    .inf  = { die-naechsten-n-handelsfelder } frei^schalten

tg-verb-advance_any-track_free = rücke { $n } { n-schritte } kostenlos auf { $track } vor
    .they = rückt{ er } { $n } { n-schritte } kostenlos auf { $track } vor
    .inf  = { $n } { n-schritte } kostenlos auf { $track } vor^rücken

tg-verb-wake = wecke { $n } Crew
    .they = weckt{ er } { $n } Crew
    .inf  = { $n } Crew ^wecken

tg-verb-move = bewege ein Raumschiff kostenlos { bis-zu-n-felder } weit
    .they = bewegt{ er } ein Raumschiff kostenlos { bis-zu-n-felder } weit
    .inf  = ein Raumschiff kostenlos { bis-zu-n-felder } weit ^bewegen

tg-verb-jump = bewege ein Raumschiff kostenlos zu einem beliebigen Planeten mit Wurmloch
    .they = bewegt{ er } ein Raumschiff kostenlos zu einem beliebigen Planeten mit Wurmloch
    .inf  = ein Raumschiff kostenlos zu einem beliebigen Planeten mit Wurmloch ^bewegen

tg-verb-wormhole = der Planet { deines } Raumschiffs gilt in diesem Zug als Wurmloch
    .they = behandelt{ er } den Planeten { deines } Raumschiffs in diesem Zug als Wurmloch
    .inf  = den Planeten { deines } Raumschiffs in diesem Zug als Wurmloch ^behandeln

tg-verb-place-outpost = errichte einen Außenposten bei { deinem } Raumschiff zu den üblichen Kosten
    .they = errichtet{ er } einen Außenposten bei { deinem } Raumschiff zu den üblichen Kosten
    .inf  = einen Außenposten bei { deinem } Raumschiff zu den üblichen Kosten ^errichten

tg-verb-place-outpost_free = errichte einen Außenposten bei { deinem } Raumschiff, ohne Mineral zu bezahlen
    .they = errichtet{ er } einen Außenposten bei { deinem } Raumschiff, ohne Mineral zu bezahlen
    .inf  = einen Außenposten bei { deinem } Raumschiff ^errichten, ohne Mineral zu bezahlen

tg-verb-place-outpost_action-planet = errichte einen Außenposten auf einem beliebigen Aktionsplaneten zu den üblichen Kosten
    .they = errichtet{ er } einen Außenposten auf einem beliebigen Aktionsplaneten zu den üblichen Kosten
    .inf  = einen Außenposten auf einem beliebigen Aktionsplaneten zu den üblichen Kosten ^errichten

tg-verb-place-outpost_action-planet_free = errichte einen Außenposten auf einem beliebigen Aktionsplaneten, ohne Mineral zu bezahlen
    .they = errichtet{ er } einen Außenposten auf einem beliebigen Aktionsplaneten, ohne Mineral zu bezahlen
    .inf  = einen Außenposten auf einem beliebigen Aktionsplaneten ^errichten, ohne Mineral zu bezahlen

tg-verb-claim-tech = beanspruche eine Technologiekarte
    .they = beansprucht{ er } eine Technologiekarte
    .inf  = eine Technologiekarte ^beanspruchen

tg-verb-take-mission = nimm eine Mission
    .they = nimmt{ er } eine Mission
    .inf  = eine Mission ^nehmen

tg-verb-take-mining-tile = nimm das Bergbauplättchen
    .they = nimmt{ er } das Bergbauplättchen
    .inf  = das Bergbauplättchen ^nehmen

tg-verb-mine = nutze { deine } aktiven Bergbauplättchen und { deine } Bergbauplaneten
    .they = nutzt{ er } { deine } aktiven Bergbauplättchen und { deine } Bergbauplaneten
    .inf  = { deine } aktiven Bergbauplättchen und { deine } Bergbauplaneten ^nutzen

tg-verb-gather = sammle Ressourcen
    .they = sammelt{ er } Ressourcen
    .inf  = Ressourcen ^sammeln

tg-verb-explore_move-and-place = bewege { dein } Raumschiff und errichte einen Außenposten, in beliebiger Reihenfolge
    .they = bewegt{ er } { dein } Raumschiff und errichtet einen Außenposten, in beliebiger Reihenfolge
    .inf  = { dein } Raumschiff ^bewegen und einen Außenposten ^errichten, in beliebiger Reihenfolge

tg-verb-explore_move-or-place = bewege { dein } Raumschiff oder errichte einen Außenposten
    .they = bewegt{ er } { dein } Raumschiff oder errichtet einen Außenposten
    .inf  = { dein } Raumschiff ^bewegen oder einen Außenposten ^errichten

tg-verb-main = führe { $action } aus
    .they = führt{ er } { $action } aus
    .inf  = { $action } aus^führen

tg-verb-secondary = führe { $action } als Nebenaktion aus
    .they = führt{ er } { $action } als Nebenaktion aus
    .inf  = { $action } als Nebenaktion aus^führen

tg-verb-secondary_any = führe eine beliebige Nebenaktion aus
    .they = führt{ er } eine beliebige Nebenaktion aus
    .inf  = eine beliebige Nebenaktion aus^führen

tg-verb-secondary_other = führe eine beliebige andere Nebenaktion aus
    .they = führt{ er } eine beliebige andere Nebenaktion aus
    .inf  = eine beliebige andere Nebenaktion aus^führen

tg-verb-temp_military = { deine } Militärstufe zählt in dieser Aktionsphase für Voraussetzungen { $n } höher
    .they = zählt{ er } { deine } Militärstufe in dieser Aktionsphase für Voraussetzungen { $n } höher
    .inf  = { deine } Militärstufe in dieser Aktionsphase für Voraussetzungen { $n } höher ^zählen

tg-verb-temp_trade = { deine } Handelsstufe zählt in dieser Aktionsphase für Voraussetzungen { $n } höher
    .they = zählt{ er } { deine } Handelsstufe in dieser Aktionsphase für Voraussetzungen { $n } höher
    .inf  = { deine } Handelsstufe in dieser Aktionsphase für Voraussetzungen { $n } höher ^zählen

tg-verb-temp = { deine } Stufe auf { $track } zählt in dieser Aktionsphase für Voraussetzungen { $n } höher
    .they = zählt{ er } { deine } Stufe auf { $track } in dieser Aktionsphase für Voraussetzungen { $n } höher
    .inf  = { deine } Stufe auf { $track } in dieser Aktionsphase für Voraussetzungen { $n } höher ^zählen

tg-verb-double-income = erhalte in der nächsten Einkommensphase { dein } gesamtes Einkommen doppelt
    .they = erhält{ er } in der nächsten Einkommensphase { dein } gesamtes Einkommen doppelt
    .inf  = in der nächsten Einkommensphase { dein } gesamtes Einkommen doppelt ^erhalten

tg-verb-reuse-main = einmal in dieser Runde darf { dein } Kapitän eine von jemand anderem genutzte Hauptaktion ausführen; niemand folgt
    .they = darf{ er } einmal in dieser Runde mit einem Kapitän eine von jemand anderem genutzte Hauptaktion ausführen; niemand folgt
    .inf  = einmal in dieser Runde mit einem Kapitän eine von jemand anderem genutzte Hauptaktion aus^führen; niemand folgt

tg-verb-reuse-bonus = nutze eines { deiner } verbrauchten Bonusplättchen erneut und lege es dann ab
    .they = nutzt{ er } eines { deiner } verbrauchten Bonusplättchen erneut und legt es dann ab
    .inf  = eines { deiner } verbrauchten Bonusplättchen erneut ^nutzen und dann ab^legen

tg-verb-discount = { $thing } kostet { dich } { $n } { $res } weniger
    .they = bezahlt{ er } { $n } { $res } weniger für { $thing }
    .inf  = { $n } { $res } weniger für { $thing } ^bezahlen

tg-verb-level-bonus_technology = { deine } Technologiestufe zählt { $n } höher als { dein } Marker
    .they = zählt{ er } { deine } Technologiestufe { $n } höher als { deinen } Marker
    .inf  = { deine } Technologiestufe { $n } höher als { deinen } Marker ^zählen

tg-verb-level-bonus_politics = { deine } Politikstufe zählt { $n } höher als { dein } Marker
    .they = zählt{ er } { deine } Politikstufe { $n } höher als { deinen } Marker
    .inf  = { deine } Politikstufe { $n } höher als { deinen } Marker ^zählen

tg-verb-level-bonus = { deine } Stufe auf { $track } zählt { $n } höher als { dein } Marker
    .they = zählt{ er } { deine } Stufe auf { $track } { $n } höher als { deinen } Marker
    .inf  = { deine } Stufe auf { $track } { $n } höher als { deinen } Marker ^zählen

tg-verb-mission-slots = { dein } Missionslog fasst { $n } { n-missionen } mehr
    .they = hat{ er } { $n } { n-plaetze } mehr im Missionslog
    .inf  = { $n } { n-plaetze } mehr im Missionslog ^haben

tg-verb-mission-reach = erreiche Missionen, als wäre { deine } Politikstufe { $n } höher
    .they = erreicht{ er } Missionen, als wäre { deine } Politikstufe { $n } höher
    .inf  = Missionen ^erreichen, als wäre { deine } Politikstufe { $n } höher

tg-verb-extra-move = jede { deiner } Bewegungen darf ohne Energie { $n } { n-felder } weiter gehen
    .they = darf{ er } in jeder Bewegung ohne Energie { $n } { n-felder } weiter ziehen
    .inf  = in jeder Bewegung ohne Energie { $n } { n-felder } weiter ^ziehen

## Nouns “res”: resources

tg-noun-res_mineral =
    { $n ->
        [one] Mineral
       *[other] Minerale
    }
tg-noun-res_energy = Energie
tg-noun-res_alien =
    { $n ->
        [one] Alien
       *[other] Aliens
    }
tg-noun-res_any =
    { $n ->
        [one] Ressource { deiner } Wahl
       *[other] Ressourcen { deiner } Wahl
    }
tg-noun-res_credit =
    { $n ->
        [one] Credit
       *[other] Credits
    }

## Nouns “track”: tracks, after “advance … on”

tg-noun-track_technology = der Technologieleiste
tg-noun-track_military   = der Militärleiste
tg-noun-track_production = der Produktionsleiste
tg-noun-track_politics   = der Politikleiste
tg-noun-track_trade      = der Handelsleiste
tg-noun-track_any-track  = einer beliebigen Leiste

## Nouns “mode”: ways to explore

tg-noun-mode_move-and-place = bewegen und errichten
tg-noun-mode_move-or-place  = bewegen oder errichten

## Nouns “action”: actions

tg-noun-action_exploration = die Hauptaktion Erkundung
tg-noun-action_mining      = die Hauptaktion Bergbau
tg-noun-action_trading     = die Hauptaktion Handel
tg-noun-action_technology  = die Hauptaktion Technologie
tg-noun-action_military    = die Hauptaktion Militär
tg-noun-action_production  = die Hauptaktion Produktion
tg-noun-action_politics    = die Hauptaktion Politik
tg-noun-action_omni        = die Hauptaktion Omni
tg-noun-action_any         = eine beliebige Hauptaktion
tg-noun-action_other       = eine beliebige andere Hauptaktion

## Nouns “thing”: what gets cheaper

tg-noun-thing_trade-unlock = das Freischalten eines Handelsfelds
tg-noun-thing_mission      = das Erfüllen einer Mission

## Counters: what is counted. Value = accusative, in the number of $n; .zero = none of them;
## .per = after “for” / „für“, and after “for every 2” / „je 2“; .need = as a requirement; .than = in a comparison;
## .if-min, .if-most, .if-exactly, .if-none = the whole condition, where the usual one does not fit.

tg-counter-energy = Energie
    .zero = keine Energie
    .per =
        { $every ->
            [one] jede Energie in { deinem } Vorrat
           *[other] Energie in { deinem } Vorrat
        }

tg-counter-credit =
    { $n ->
        [one] Credit
       *[other] Credits
    }
    .zero = keinen Credit
    .per =
        { $every ->
            [one] jeden Credit in { deinem } Vorrat
           *[other] Credits in { deinem } Vorrat
        }

tg-counter-mineral =
    { $n ->
        [one] Mineral
       *[other] Minerale
    }
    .zero = kein Mineral
    .per =
        { $every ->
            [one] jedes Mineral in { deinem } Vorrat
           *[other] Minerale in { deinem } Vorrat
        }

tg-counter-alien =
    { $n ->
        [one] Alien
       *[other] Aliens
    }
    .zero = kein Alien
    .per =
        { $every ->
            [one] jedes Alien in { deinem } Vorrat
           *[other] Aliens in { deinem } Vorrat
        }

tg-counter-leftover-resource =
    { $n ->
        [one] übrige Ressource
       *[other] übrige Ressourcen
    }
    .zero = keine übrige Ressource
    .per =
        { $every ->
            [one] jede übrige Ressource
           *[other] übrige Ressourcen
        }

tg-counter-technology =
    { $n ->
        [one] Technologiestufe
       *[other] Technologiestufen
    }
    .zero = keine Technologiestufe
    .per =
        { $every ->
            [one] jede { deiner } Technologiestufen
           *[other] { deiner } Technologiestufen
        }
    .need = Technologiestufe { $n }

tg-counter-military =
    { $n ->
        [one] Militärstufe
       *[other] Militärstufen
    }
    .zero = keine Militärstufe
    .per =
        { $every ->
            [one] jede { deiner } Militärstufen
           *[other] { deiner } Militärstufen
        }
    .need = Militärstufe { $n }

tg-counter-production =
    { $n ->
        [one] Produktionsstufe
       *[other] Produktionsstufen
    }
    .zero = keine Produktionsstufe
    .per =
        { $every ->
            [one] jede { deiner } Produktionsstufen
           *[other] { deiner } Produktionsstufen
        }
    .need = Produktionsstufe { $n }

tg-counter-politics =
    { $n ->
        [one] Politikstufe
       *[other] Politikstufen
    }
    .zero = keine Politikstufe
    .per =
        { $every ->
            [one] jede { deiner } Politikstufen
           *[other] { deiner } Politikstufen
        }
    .need = Politikstufe { $n }

tg-counter-trade =
    { $n ->
        [one] Handelsstufe
       *[other] Handelsstufen
    }
    .zero = keine Handelsstufe
    .per =
        { $every ->
            [one] jede { deiner } Handelsstufen
           *[other] { deiner } Handelsstufen
        }
    .need = Handelsstufe { $n }

tg-counter-tech-card =
    { $n ->
        [one] beanspruchte Technologiekarte
       *[other] beanspruchte Technologiekarten
    }
    .zero = keine beanspruchte Technologiekarte
    .per =
        { $every ->
            [one] jede { deiner } Technologiekarten
           *[other] { deiner } Technologiekarten
        }

tg-counter-tech-marker-on-my-cards = Technologiemarker auf { deinen } Karten
    .zero = keinen Technologiemarker auf { deinen } Karten
    .per =
        { $every ->
            [one] jeden Technologiemarker beliebiger Farbe auf { deinen } Technologiekarten
           *[other] Technologiemarker beliebiger Farbe auf { deinen } Technologiekarten
        }

tg-counter-fulfilled-mission =
    { $n ->
        [one] erfüllte Mission
       *[other] erfüllte Missionen
    }
    .zero = keine erfüllte Mission
    .per =
        { $every ->
            [one] jede { deiner } erfüllten Missionen
           *[other] { deiner } erfüllten Missionen
        }

tg-counter-fulfilled-cultural =
    { $n ->
        [one] erfüllte Kulturmission
       *[other] erfüllte Kulturmissionen
    }
    .zero = keine erfüllte Kulturmission
    .per =
        { $every ->
            [one] jede { deiner } erfüllten Kulturmissionen
           *[other] { deiner } erfüllten Kulturmissionen
        }

tg-counter-fulfilled-commercial =
    { $n ->
        [one] erfüllte Handelsmission
       *[other] erfüllte Handelsmissionen
    }
    .zero = keine erfüllte Handelsmission
    .per =
        { $every ->
            [one] jede { deiner } erfüllten Handelsmissionen
           *[other] { deiner } erfüllten Handelsmissionen
        }

tg-counter-fulfilled-war =
    { $n ->
        [one] erfüllte Kriegsmission
       *[other] erfüllte Kriegsmissionen
    }
    .zero = keine erfüllte Kriegsmission
    .per =
        { $every ->
            [one] jede { deiner } erfüllten Kriegsmissionen
           *[other] { deiner } erfüllten Kriegsmissionen
        }

tg-counter-fulfilled-each-type =
    { $n ->
        [one] erfüllte Mission jeder Art
       *[other] erfüllte Missionen jeder Art
    }
    .zero = keine erfüllte Mission jeder Art
    .per =
        { $every ->
            [one] jeden Satz erfüllter Missionen aller Arten
           *[other] Sätze erfüllter Missionen aller Arten
        }

tg-counter-pirate-token = Piratenmarker
    .zero = keinen Piratenmarker
    .per =
        { $every ->
            [one] jeden { deiner } Piratenmarker
           *[other] { deiner } Piratenmarker
        }

tg-counter-outpost-yellow =
    { $n ->
        [one] Außenposten auf einem gelben Planeten
       *[other] Außenposten auf gelben Planeten
    }
    .zero = keinen Außenposten auf einem gelben Planeten
    .per =
        { $every ->
            [one] jeden { deiner } Außenposten auf gelben Planeten
           *[other] { deiner } Außenposten auf gelben Planeten
        }
    .need = Außenposten auf { n-gelben-planeten }

tg-counter-outpost-purple =
    { $n ->
        [one] Außenposten auf einem violetten Planeten
       *[other] Außenposten auf violetten Planeten
    }
    .zero = keinen Außenposten auf einem violetten Planeten
    .per =
        { $every ->
            [one] jeden { deiner } Außenposten auf violetten Planeten
           *[other] { deiner } Außenposten auf violetten Planeten
        }
    .need = Außenposten auf { n-violetten-planeten }

tg-counter-outpost-green =
    { $n ->
        [one] Außenposten auf einem grünen Planeten
       *[other] Außenposten auf grünen Planeten
    }
    .zero = keinen Außenposten auf einem grünen Planeten
    .per =
        { $every ->
            [one] jeden { deiner } Außenposten auf grünen Planeten
           *[other] { deiner } Außenposten auf grünen Planeten
        }
    .need = Außenposten auf { n-gruenen-planeten }

tg-counter-outpost-gray =
    { $n ->
        [one] Außenposten auf einem grauen Planeten
       *[other] Außenposten auf grauen Planeten
    }
    .zero = keinen Außenposten auf einem grauen Planeten
    .per =
        { $every ->
            [one] jeden { deiner } Außenposten auf grauen Planeten
           *[other] { deiner } Außenposten auf grauen Planeten
        }
    .need = Außenposten auf { n-grauen-planeten }

tg-counter-outpost-same-color = Außenposten auf Planeten derselben Farbe
    .zero = keinen Außenposten auf Planeten derselben Farbe
    .per =
        { $every ->
            [one] jeden { deiner } Außenposten auf Planeten derselben Farbe
           *[other] { deiner } Außenposten auf Planeten derselben Farbe
        }
    .need = Außenposten auf { $n } Planeten derselben Farbe

tg-counter-outpost-different-colors = Außenposten auf Planeten verschiedener Farben
    .zero = keinen Außenposten auf Planeten verschiedener Farben
    .per =
        { $every ->
            [one] jede Farbe { deiner } Außenposten
           *[other] Farben { deiner } Außenposten
        }
    .need = Außenposten auf { $n } Planeten verschiedener Farben

tg-counter-outpost-action =
    { $n ->
        [one] Außenposten auf einem Aktionsplaneten
       *[other] Außenposten auf Aktionsplaneten
    }
    .zero = keinen Außenposten auf einem Aktionsplaneten
    .per =
        { $every ->
            [one] jeden { deiner } Außenposten auf Aktionsplaneten
           *[other] { deiner } Außenposten auf Aktionsplaneten
        }
    .need = Außenposten auf { $n } Aktionsplaneten

tg-counter-outpost-mining =
    { $n ->
        [one] Außenposten auf einem Bergbauplaneten
       *[other] Außenposten auf Bergbauplaneten
    }
    .zero = keinen Außenposten auf einem Bergbauplaneten
    .per =
        { $every ->
            [one] jeden { deiner } Außenposten auf Bergbauplaneten
           *[other] { deiner } Außenposten auf Bergbauplaneten
        }
    .need = Außenposten auf { $n } Bergbauplaneten

tg-counter-outpost-wilderness =
    { $n ->
        [one] Außenposten auf einem Wildnisplaneten
       *[other] Außenposten auf Wildnisplaneten
    }
    .zero = keinen Außenposten auf einem Wildnisplaneten
    .per =
        { $every ->
            [one] jeden { deiner } Außenposten auf Wildnisplaneten
           *[other] { deiner } Außenposten auf Wildnisplaneten
        }
    .need = Außenposten auf { $n } Wildnisplaneten

tg-counter-outpost-planet =
    { $n ->
        [one] Außenposten auf einem Planeten
       *[other] Außenposten auf Planeten
    }
    .zero = keinen Außenposten auf einem Planeten
    .per =
        { $every ->
            [one] jeden { deiner } Außenposten auf Planeten
           *[other] { deiner } Außenposten auf Planeten
        }
    .need = Außenposten auf { $n } Planeten

tg-counter-outpost-trade-planet =
    { $n ->
        [one] Außenposten auf einem Planeten mit Handelsvoraussetzung
       *[other] Außenposten auf Planeten mit Handelsvoraussetzung
    }
    .zero = keinen Außenposten auf einem Planeten mit Handelsvoraussetzung
    .per =
        { $every ->
            [one] jeden { deiner } Außenposten auf Planeten mit Handelsvoraussetzung
           *[other] { deiner } Außenposten auf Planeten mit Handelsvoraussetzung
        }

tg-counter-outpost-on-map = Außenposten auf der Galaxiekarte
    .zero = keinen Außenposten auf der Galaxiekarte
    .per =
        { $every ->
            [one] jeden { deiner } Außenposten auf der Galaxiekarte
           *[other] { deiner } Außenposten auf der Galaxiekarte
        }

tg-counter-objective-item =
    { $n ->
        [one] gewertetes Element { deines } Geheimziels
       *[other] gewertete Elemente { deines } Geheimziels
    }
    .zero = kein gewertetes Element { deines } Geheimziels
    .per =
        { $every ->
            [one] jedes gewertete Element { deines } Geheimziels
           *[other] gewertete Elemente { deines } Geheimziels
        }

tg-counter-activated-mining-planet =
    { $n ->
        [one] so genutzten Planeten
       *[other] so genutzte Planeten
    }
    .zero = keinen so genutzten Planeten
    .per =
        { $every ->
            [one] jeden so genutzten Planeten
           *[other] so genutzte Planeten
        }

## Triggers: when an effect happens; a colon follows.

tg-trigger-activate                              = Aktion
tg-trigger-income                                = Einkommen
tg-trigger-income-start                          = Zu Beginn jeder Einkommensphase
tg-trigger-mining                                = Bergbau
tg-trigger-mining-action                         = Jedes Mal, wenn du eine Bergbauaktion ausführst
tg-trigger-exploration-action                    = Jedes Mal, wenn du eine Erkundungsaktion ausführst
tg-trigger-secondary-action                      = Jedes Mal, wenn du eine Nebenaktion ausführst
tg-trigger-action-planet                         = Jedes Mal, wenn du die Aktion eines Aktionsplaneten nutzt
tg-trigger-free-action                           = Freie Aktion
tg-trigger-obtain-technology                     = Jedes Mal, wenn du eine Technologiekarte beanspruchst
tg-trigger-obtain-mission                        = jedes Mal, wenn du eine Mission nimmst
tg-trigger-fulfil-commercial                     = Jedes Mal, wenn du eine Handelsmission erfüllst
tg-trigger-fulfil-war                            = jedes Mal, wenn du eine Kriegsmission erfüllst
tg-trigger-advance-production                    = Jedes Mal, wenn du auf der Produktionsleiste vorrückst
tg-trigger-advance-military                      = Jedes Mal, wenn du auf der Militärleiste vorrückst
tg-trigger-any-player-military-by-card-or-planet = Jedes Mal, wenn irgendjemand durch eine Karte oder einen Planeten auf der Militärleiste vorrückt
tg-trigger-senate-seat                           = Jedes Mal, wenn du einen Sitz im Senat beanspruchst
tg-trigger-move-ship                             = Jedes Mal, wenn du ein Raumschiff bewegst

## Limits: a frame around the text ($effect), or a remark in brackets.

tg-limit-once-per-round = einmal pro Runde

## Labels of the fields of an entry; empty: the text stands alone.

tg-field-main            = Hauptaktion
tg-field-secondary       = Nebenaktion
tg-field-printed         = Aufdruck
tg-field-income          = Einkommen
tg-field-gather          = Sammeln
tg-field-credit_exchange = Tausch
