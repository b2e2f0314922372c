### Effects: words that several games share.
### Key: game, kind of word, the word itself; what narrows the phrase down follows after “_”.
### Who acts, and words that follow a number: grammar.ftl.

## Verbs: what a step does.
## value = imperative, .they = third person, .inf = infinitive, .you = after “you” / „du“.

shared-verb-gain = gain { $what }
    .they   = gains { $what }
    .inf    = { shared-verb-gain }
    .you    = { shared-verb-gain }
    .object = { $n } { $res }{ $per }

shared-verb-vp = score { $what }
    .they   = scores { $what }
    .inf    = { shared-verb-vp }
    .you    = { shared-verb-vp }
    .object = { $n } VP{ $per }

shared-verb-advance = advance { $n } { n-spaces } on { $track }
    .they = advances { $n } { n-spaces } on { $track }
    .inf  = { shared-verb-advance }
    .you  = { shared-verb-advance }

shared-verb-advance_each = advance { $n } { n-spaces } each on { $tracks }
    .they = advances { $n } { n-spaces } each on { $tracks }
    .inf  = { shared-verb-advance_each }

shared-verb-lose = discard { $n } { $res }
    .they = discards { $n } { $res }
    .inf  = { shared-verb-lose }
    .you  = { shared-verb-lose }

## Counters: what is counted. Value = accusative, in the number of $n; .zero = none of them;
## .per = after “for” / „für“, and after “for every 2” / „je 2“; .need = as a requirement; .than = in a comparison;
## .if-min, .if-most, .if-exactly, .if-none = the whole condition, where the usual one does not fit.

shared-counter-energy = energy
    .zero = no energy
    .per =
        { $every ->
            [one] each energy { you-have }
           *[other] energy { you-have }
        }

shared-counter-credit =
    { $n ->
        [one] credit
       *[other] credits
    }
    .zero = no credits
    .per =
        { $every ->
            [one] each credit { you-have }
           *[other] credits { you-have }
        }

## Conditions, after “if” / „falls“.

shared-condition-your-turn = it is { your } turn

## Scopes: the subject, before a verb in the third person.

shared-scope-choose-opponent = an opponent of { your } choice

## Triggers: when an effect happens; a colon follows.

shared-trigger-passive       = Always
shared-trigger-setup         = At setup
shared-trigger-gained        = Once, at once
shared-trigger-activate      = When activated
shared-trigger-final-scoring = Final scoring

## Labels of the fields of an entry; empty: the text stands alone.

shared-field-effect  = { "" }
shared-field-cost    = Cost
shared-field-require = Requirement
shared-field-reward  = Reward
shared-field-start   = Start
shared-field-when    = { "" }
shared-field-limit   = { "" }
shared-field-timing  = { "" }
