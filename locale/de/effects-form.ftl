### How the parts of an effect are joined into sentences.
### $effect is the text of the steps inside, already rendered. Value = imperative, .they = third person, .inf = infinitive.
### “^” marks where „zu“ goes: before a word “zu ”, inside a word “zu”; where no „zu“ is wanted it vanishes.

## Joining

form-and = und
form-or = oder
form-plus = plus
form-twice = (zweimal)

## Steps

form-choice = entweder { $effect }
form-choice-they = wählt{ er } eines: { $effect }
form-may = du darfst { $effect }
    .they = darf{ er } { $effect }
form-times = { $effect } (bis zu { $n }-mal)
form-pay = bezahle { $cost }, um { $effect }
    .they = bezahlt{ er } { $cost }, um { $effect }
    .inf  = { $cost } ^bezahlen, um { $effect }
form-pay-then = bezahle { $cost }: { $effect }
    .they = bezahlt{ er } { $cost }: { $effect }
    .inf  = { $cost } ^bezahlen: { $effect }
form-pay-of = { $n } dieser Einheiten nach Wahl ({ $cost })
form-if = falls { $condition }, { $effect }
form-else = sonst { $effect }
form-on = { $trigger }: { $effect }
form-cap = { $effect } (zusammen höchstens { $n } SP)
form-limit = { $effect } ({ $limit })
# What a player of a scope does after “if …,”; German has the subject behind the verb: { er }.
form-they = { $effect }
# In Escalation Unity is the subject.
form-unity = Unity { $effect }

## Counting, after the thing counted

form-per-one = für { $things }
form-per-many = je { $every } { $things }
form-max = (höchstens { $n })

## Conditions about numbers

form-min = { du } mindestens { $n } { $things } { hast }
form-most = { du } höchstens { $n } { $things } { hast }
form-exactly = { du } genau { $n } { $things } { hast }
form-none = { du } { $things } { hast }
form-fewer = es weniger { $things } als { $others } gibt
form-more = es mehr { $things } als { $others } gibt
form-need = { $n } { $things }
