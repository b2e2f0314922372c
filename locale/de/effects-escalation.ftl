### Effects: Escalation (Unity is the subject of every effect).
### Key: game, kind of word, the word itself; what narrows the phrase down follows after “_”.
### Who acts, and words that follow a number: grammar.ftl.

## Verbs: what a step does.
## value = imperative, .they = third person, .inf = infinitive, .you = after “you” / „du“.
## In infinitives “^” marks where „zu“ goes: „vor^rücken“, „^erhalten“.

un-verb-claim-moon_nebula-first = nimm { $n } { n-monde }, zuerst aus Nebeln
    .they = nimmt{ er } { $n } { n-monde }, zuerst aus Nebeln
    .inf  = { $n } { n-monde } ^nehmen, zuerst aus Nebeln

un-verb-take-discovery_observatory-discoveries = nimm { $n } { n-zufaellige } Plättchen von den Sternwarte-Entdeckungen
    .they = nimmt{ er } { $n } { n-zufaellige } Plättchen von den Sternwarte-Entdeckungen
    .inf  = { $n } { n-zufaellige } Plättchen von den Sternwarte-Entdeckungen ^nehmen

un-verb-take-discovery_discovery-space = nimm { $n } { n-zufaellige } Plättchen vom größeren Entdeckungsstapel der Wissenschafts-Leiste
    .they = nimmt{ er } { $n } { n-zufaellige } Plättchen vom größeren Entdeckungsstapel der Wissenschafts-Leiste
    .inf  = { $n } { n-zufaellige } Plättchen vom größeren Entdeckungsstapel der Wissenschafts-Leiste ^nehmen

un-verb-upgrade = erhalte { $n } Unity-{ n-upgrades }
    .they = erhält{ er } { $n } Unity-{ n-upgrades }
    .inf  = { $n } Unity-{ n-upgrades } ^erhalten

un-verb-build-development = errichte 1 Großkomplex, falls möglich
    .they = errichtet{ er } 1 Großkomplex, falls möglich
    .inf  = 1 Großkomplex ^errichten, falls möglich

un-verb-command = bewege den Kommandomarker { $n } { n-felder } und erhalte dessen Boni
    .they = bewegt{ er } den Kommandomarker { $n } { n-felder } und erhält dessen Boni
    .inf  = den Kommandomarker { $n } { n-felder } ^bewegen und dessen Boni ^erhalten

un-verb-launch-to_base = starte zum Außenposten { $base }
    .they = startet{ er } zum Außenposten { $base }
    .inf  = zum Außenposten { $base } ^starten

un-verb-launch-to_planet = starte zu { $kind }
    .they = startet{ er } zu { $kind }
    .inf  = zu { $kind } ^starten

un-verb-launch-to_region = starte in { $region }
    .they = startet{ er } in { $region }
    .inf  = in { $region } ^starten

un-verb-launch-to_probe = starte { $n } { n-felder } { $dir } der Sonde
    .they = startet{ er } { $n } { n-felder } { $dir } der Sonde
    .inf  = { $n } { n-felder } { $dir } der Sonde ^starten

un-verb-launch-to_probe_here = starte in den Sektor der Sonde
    .they = startet{ er } in den Sektor der Sonde
    .inf  = in den Sektor der Sonde ^starten

un-verb-shield = ignoriere die ersten { $n } Schäden an seinen Raumschiffen
    .they = ignoriert{ er } die ersten { $n } Schäden an seinen Raumschiffen
    .inf  = die ersten { $n } Schäden an seinen Raumschiffen ^ignorieren

un-verb-reroll = wirf seine { $n } niedrigsten Würfel mit höchstens 4 neu
    .they = wirft{ er } seine { $n } niedrigsten Würfel mit höchstens 4 neu
    .inf  = seine { $n } niedrigsten Würfel mit höchstens 4 neu ^werfen

un-verb-reinforce = bringe { $n } { n-raumschiffe } aus dem Hangar in die Schlacht
    .they = bringt{ er } { $n } { n-raumschiffe } aus dem Hangar in die Schlacht
    .inf  = { $n } { n-raumschiffe } aus dem Hangar in die Schlacht ^bringen

un-verb-return_all_transport = lege alle seine Kolonieschiffe aus dem aktiven Sektor in den Hangar zurück
    .they = legt{ er } alle seine Kolonieschiffe aus dem aktiven Sektor in den Hangar zurück
    .inf  = alle seine Kolonieschiffe aus dem aktiven Sektor in den Hangar zurück^legen

un-verb-damage_opposing-ship_least-weapons = beschädige das gegnerische Raumschiff mit der geringsten Kampfkraft
    .they = beschädigt{ er } das gegnerische Raumschiff mit der geringsten Kampfkraft
    .inf  = das gegnerische Raumschiff mit der geringsten Kampfkraft ^beschädigen

un-verb-stat = { $ship }: { $stat } { $n }
    .they = hat{ er } { $stat } { $n } auf { $ship }
    .inf  = { $stat } { $n } auf { $ship } ^haben

un-verb-nothing = kein Effekt
    .they = tut{ er } nichts
    .inf  = nichts ^tun

## Nouns “track”: tracks, after “advance … on”

un-noun-track_lowest = seiner niedrigsten Leiste

## Nouns “from”: where a moon comes from

un-noun-from_nebula-first = der am weitesten links liegende Nebel mit Mond, sonst ein Planet

## Nouns “rule”: rules that hold for a while

un-noun-rule_no-energy = die anderen Teilnehmer dürfen in dieser Schlacht keine Energie für Würfel ausgeben

## Nouns “ship”: Unity's ships

un-noun-ship_transport      = Kolonieschiffe
un-noun-ship_fighter        = Abfangjäger
un-noun-ship_science-vessel = Forschungsschiff
un-noun-ship_heavy-cruiser  = Schlachtschiff

## Nouns “stat”: values of a ship

un-noun-stat_range   = Reichweite
un-noun-stat_weapons = Kampfkraft
un-noun-stat_shields = Schilde

## Nouns “kind”: kinds of planets to launch to

un-noun-kind_science      = einem Wissenschafts-Planeten
un-noun-kind_industry     = einem Industrie-Planeten
un-noun-kind_supremacy    = einem Überlegenheits-Planeten
un-noun-kind_commerce     = einem Wirtschafts-Planeten
un-noun-kind_civilization = einem Kultur-Planeten
un-noun-kind_undeveloped  = einem unbebauten Planeten

## Nouns “region”: regions to launch to

un-noun-region_most-leaders        = den Sektor mit den meisten Anführern
un-noun-region_most-opposing-ships = den Sektor mit den meisten gegnerischen Raumschiffen

## Nouns “dir”: directions

un-noun-dir_w  = westlich
un-noun-dir_e  = östlich
un-noun-dir_nw = nordwestlich
un-noun-dir_ne = nordöstlich
un-noun-dir_sw = südwestlich
un-noun-dir_se = südöstlich

## Counters: what is counted. Value = accusative, in the number of $n; .zero = none of them;
## .per = after “for” / „für“, and after “for every 2” / „je 2“; .need = as a requirement; .than = in a comparison;
## .if-min, .if-most, .if-exactly, .if-none = the whole condition, where the usual one does not fit.

un-counter-claimed-moon =
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

un-counter-module =
    { $n ->
        [one] Modul
       *[other] Module
    }
    .zero = kein Modul
    .per =
        { $every ->
            [one] jedes { deiner } Module
           *[other] { deiner } Module
        }

un-counter-module-of-type =
    { $n ->
        [one] Modul dieser Art
       *[other] Module dieser Art
    }
    .zero = kein Modul dieser Art
    .per =
        { $every ->
            [one] jedes Modul dieser Art
           *[other] Module dieser Art
        }

un-counter-moon-here =
    { $n ->
        [one] Mond auf diesem Planeten
       *[other] Monde auf diesem Planeten
    }
    .zero = keinen Mond auf diesem Planeten
    .per =
        { $every ->
            [one] jeden Mond auf diesem Planeten
           *[other] Monde auf diesem Planeten
        }
    .if-none = auf diesem Planeten kein Mond mehr liegt

## Conditions, after “if” / „falls“.

un-condition-your-turn = Unity am Zug ist

## Scopes: the subject, before a verb in the third person.

un-scope-each-opposing-player = jeder gegnerische Spieler in der Schlacht

## Triggers: when an effect happens; a colon follows.

un-trigger-passive         = Immer
un-trigger-launch          = Wenn es startet
un-trigger-activate-region = Nachdem Unity einen Sektor aktiviert hat
un-trigger-activate-planet = Nachdem Unity einen Planeten aktiviert hat
un-trigger-activate-base   = Nachdem Unity einen Außenposten aktiviert hat
un-trigger-gain-module     = Wenn Unity ein { $type } erhält
un-trigger-return-start    = Zu Beginn von Unitys Rückruf-Zug
un-trigger-event-resolved  = Nach jedem Ereignis
un-trigger-diplomacy-step  = Sofort
un-trigger-battle-won      = Wenn Unity die Schlacht gewinnt
un-trigger-battle-lost     = Wenn Unity die Schlacht verliert
un-trigger-battle-damage   = Im Schadens-Schritt
un-trigger-gained          = Sofort

## Regions

un-region-base       = zum Außenposten { $base }
un-region-planet     = zu { $kind }
un-region-region     = in { $region }
un-region-probe      = { $n } { n-felder } { $dir } der Sonde
un-region-probe_here = in den Sektor der Sonde

## Picks: how a tie between regions is broken.

un-pick-most-moons        = meiste Monde
un-pick-undeveloped-first = unbebaute zuerst
un-pick-affordable-first  = solche, für die Unity die Anführer hat, zuerst
un-pick-best-development  = beste Großkomplex-Wertung
un-pick-nearest-probe     = am nächsten an der Sonde

## Labels of the fields of an entry; empty: the text stands alone.

un-field-target = Ziel
un-field-pick   = Bei mehreren
