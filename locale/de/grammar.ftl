### Words that only this language needs: other messages refer to them, the program never asks for them, and
### the other language has its own set.

## Who does the step: $who is “you”, “they” (a player that a scope names) or “unity”.

startest =
    { $who ->
        [you] startest
       *[other] startet
    }

teilnimmst =
    { $who ->
        [you] teilnimmst
       *[other] teilnimmt
    }

du =
    { $who ->
        [you] du
        [unity] Unity
       *[other] er
    }

hast =
    { $who ->
        [you] hast
       *[other] hat
    }

bist =
    { $who ->
        [you] bist
       *[other] ist
    }

dich =
    { $who ->
        [you] dich
        [unity] Unity
       *[other] ihn
    }

dir =
    { $who ->
        [you] dir
        [unity] Unity
       *[other] ihm
    }

dein =
    { $who ->
        [you] dein
       *[other] sein
    }

deine =
    { $who ->
        [you] deine
       *[other] seine
    }

deiner =
    { $who ->
        [you] deiner
       *[other] seiner
    }

deinen =
    { $who ->
        [you] deinen
       *[other] seinen
    }

deinem =
    { $who ->
        [you] deinem
       *[other] seinem
    }

deines =
    { $who ->
        [you] deines
       *[other] seines
    }

# The owner of the effect, whoever does the step: $owner is “you” or “unity”.
owner =
    { $owner ->
        [unity] Unity
       *[other] dir
    }

# The subject after a verb that comes first („falls …, erhält er …“); otherwise nothing.
# The space belongs to it. $order is “verb-first” or “plain”.
er =
    { $order ->
        [verb-first] { " " }{ er-subject }
       *[plain] { "" }
    }

er-subject =
    { $who ->
        [unity] Unity
       *[other] er
    }

## Words that follow the number $n, or hold it.

bis-zu-n =
    { $n ->
        [one] 1
       *[other] bis zu { $n }
    }

bis-zu-n-augen =
    { $n ->
        [one] 1 Auge
       *[other] bis zu { $n } Augen
    }

bis-zu-n-felder =
    { $n ->
        [one] 1 Feld
       *[other] bis zu { $n } Felder
    }

bis-zu-n-module =
    { $n ->
        [one] 1 Modul
       *[other] bis zu { $n } Module
    }

die-naechsten-n-handelsfelder =
    { $n ->
        [one] das nächste Handelsfeld
       *[other] die nächsten { $n } Handelsfelder
    }

die-obersten-n-monde =
    { $n ->
        [one] den obersten Mond
       *[other] die obersten { $n } Monde
    }

n-beliebige =
    { $n ->
        [one] einen beliebigen
       *[other] beliebige
    }

n-farbiger-reihen =
    { $n ->
        [one] einer farbigen Reihe
       *[other] { $n } farbiger Reihen
    }

n-felder =
    { $n ->
        [one] Feld
       *[other] Felder
    }

n-gelben-planeten =
    { $n ->
        [one] 1 gelben Planeten
       *[other] { $n } gelben Planeten
    }

n-grauen-planeten =
    { $n ->
        [one] 1 grauen Planeten
       *[other] { $n } grauen Planeten
    }

n-gruenen-planeten =
    { $n ->
        [one] 1 grünen Planeten
       *[other] { $n } grünen Planeten
    }

n-mal =
    { $n ->
        [one] einmal
       *[other] { $n }-mal
    }

n-missionen =
    { $n ->
        [one] Mission
       *[other] Missionen
    }

n-monde =
    { $n ->
        [one] Mond
       *[other] Monde
    }

n-monde-aus =
    { $n ->
        [one] Mond aus einem
       *[other] Monde aus
    }

n-monde-von =
    { $n ->
        [one] Mond von einem
       *[other] Monde von
    }

n-nebeln =
    { $n ->
        [one] Nebel
       *[other] Nebeln
    }

n-plaetze =
    { $n ->
        [one] Platz
       *[other] Plätze
    }

n-raumschiffe =
    { $n ->
        [one] Raumschiff
       *[other] Raumschiffe
    }

n-ressourcen =
    { $n ->
        [one] Ressource
       *[other] Ressourcen
    }

n-schritte =
    { $n ->
        [one] Schritt
       *[other] Schritte
    }

n-taktiken =
    { $n ->
        [one] Taktik
       *[other] Taktiken
    }

n-upgrades =
    { $n ->
        [one] Upgrade
       *[other] Upgrades
    }

n-violetten-planeten =
    { $n ->
        [one] 1 violetten Planeten
       *[other] { $n } violetten Planeten
    }

n-weitere-monde =
    { $n ->
        [one] weiteren Mond
       *[other] weitere Monde
    }

n-zufaellige =
    { $n ->
        [one] zufälliges
       *[other] zufällige
    }
