### Effects: words that several games share.
### Key: game, kind of word, the word itself; what narrows the phrase down follows after “_”.
### Who acts, and words that follow a number: grammar.ftl.

## Verbs: what a step does.
## value = imperative, .they = third person, .inf = infinitive, .you = after “you” / „du“.
## In infinitives “^” marks where „zu“ goes: „vor^rücken“, „^erhalten“.

shared-verb-gain = erhalte { $what }
    .they   = erhält{ er } { $what }
    .inf    = { $what } ^erhalten
    .you    = erhältst { $what }
    .object = { $n } { $res }{ $per }

shared-verb-vp = erhalte { $what }
    .they   = erhält{ er } { $what }
    .inf    = { $what } ^erhalten
    .you    = erhältst { $what }
    .object = { $n } SP{ $per }

shared-verb-advance = rücke { $n } { n-felder } auf { $track } vor
    .they = rückt{ er } { $n } { n-felder } auf { $track } vor
    .inf  = { $n } { n-felder } auf { $track } vor^rücken
    .you  = rückst { $n } { n-felder } auf { $track } vor

shared-verb-advance_each = rücke je { $n } { n-felder } auf { $tracks } vor
    .they = rückt{ er } je { $n } { n-felder } auf { $tracks } vor
    .inf  = je { $n } { n-felder } auf { $tracks } vor^rücken

shared-verb-lose = wirf { $n } { $res } ab
    .they = wirft{ er } { $n } { $res } ab
    .inf  = { $n } { $res } ab^werfen
    .you  = wirfst { $n } { $res } ab

## Counters: what is counted. Value = accusative, in the number of $n; .zero = none of them;
## .per = after “for” / „für“, and after “for every 2” / „je 2“; .need = as a requirement; .than = in a comparison;
## .if-min, .if-most, .if-exactly, .if-none = the whole condition, where the usual one does not fit.

shared-counter-energy = Energie
    .zero = keine Energie
    .per =
        { $every ->
            [one] jede Energie in { deinem } Vorrat
           *[other] Energie in { deinem } Vorrat
        }

shared-counter-credit =
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

## Conditions, after “if” / „falls“.

shared-condition-your-turn = { du } am Zug { bist }

## Scopes: the subject, before a verb in the third person.

shared-scope-choose-opponent = ein Gegner { deiner } Wahl

## Triggers: when an effect happens; a colon follows.

shared-trigger-passive       = Immer
shared-trigger-setup         = Beim Spielaufbau
shared-trigger-gained        = Einmalig, sofort
shared-trigger-activate      = Bei Aktivierung
shared-trigger-final-scoring = Endwertung

## Labels of the fields of an entry; empty: the text stands alone.

shared-field-effect  = { "" }
shared-field-cost    = Kosten
shared-field-require = Voraussetzung
shared-field-reward  = Belohnung
shared-field-start   = Start
shared-field-when    = { "" }
shared-field-limit   = { "" }
shared-field-timing  = { "" }
