### How the parts of an effect are joined into sentences.
### $effect is the text of the steps inside, already rendered. Value = imperative, .they = third person, .inf = infinitive.

## Joining

form-and = and
form-or = or
form-plus = plus
form-twice = (twice)

## Steps

form-choice = either { $effect }
form-choice-they = chooses one: { $effect }
form-may = you may { $effect }
    .they = may { $effect }
form-times = { $effect } (up to { $n } times)
form-pay = pay { $cost } to { $effect }
    .they = pays { $cost } to { $effect }
    .inf  = { form-pay }
form-pay-then = pay { $cost }: { $effect }
    .they = pays { $cost }: { $effect }
    .inf  = { form-pay-then }
form-pay-of = any { $n } of { $cost }
form-if = if { $condition }, { $effect }
form-else = otherwise { $effect }
form-on = { $trigger }: { $effect }
form-cap = { $effect } (at most { $n } VP together)
form-limit = { $effect } ({ $limit })
# What a player of a scope does after “if …,”; German has the subject behind the verb: { er }.
form-they = they { $effect }
# In Escalation Unity is the subject.
form-unity = Unity { $effect }

## Counting, after the thing counted

form-per-one = for { $things }
form-per-many = for every { $every } { $things }
form-max = (at most { $n })

## Conditions about numbers

form-min = { you-have } { $n } or more { $things }
form-most = { you-have } { $n } or fewer { $things }
form-exactly = { you-have } exactly { $n } { $things }
form-none = { you-have } { $things }
form-fewer = there are fewer { $things } than { $others }
form-more = there are more { $things } than { $others }
form-need = { $n } { $things }
