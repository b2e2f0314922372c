//! Many choices, in groups that can be looked over.

/// A choice in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spoken {
    /// In the notation of the game.
    pub(crate) action: String,
    /// What it does.
    pub(crate) text: String,
}

/// Choices that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    /// What they have in common; none for those that stand alone.
    pub(crate) heading: Option<String>,
    /// The choices, in the game's order.
    pub(crate) choices: Vec<Spoken>,
}

/// Fewer than this are no group.
const FEW: usize = 4;

/// The choices that say all words of the query, in words or in notation.
pub(crate) fn fitting(mut choices: Vec<Spoken>, query: &str) -> Vec<Spoken> {
    let query = query.to_lowercase();
    choices.retain(|choice| {
        let whole = format!("{} {}", choice.text, choice.action).to_lowercase();
        query.split_whitespace().all(|word| whole.contains(word))
    });
    choices
}

/// First those that stand alone, then groups of choices that differ in the last word of their notation.
pub(crate) fn grouped(choices: Vec<Spoken>) -> Vec<Group> {
    let mut groups: Vec<(String, Vec<Spoken>)> = Vec::new();
    for choice in choices {
        let stem = stem(&choice.action).to_owned();
        match groups.iter_mut().find(|(other, _)| *other == stem) {
            Some((_, members)) => members.push(choice),
            None => groups.push((stem, vec![choice])),
        }
    }
    let (large, small): (Vec<_>, Vec<_>) = groups.into_iter().partition(|(_, members)| members.len() >= FEW);
    let alone: Vec<Spoken> = small.into_iter().flat_map(|(_, members)| members).collect();
    let alone = (!alone.is_empty()).then_some(Group { heading: None, choices: alone });
    let named = |(_, choices): (String, Vec<Spoken>)| Group { heading: Some(heading(&choices)), choices };
    alone.into_iter().chain(large.into_iter().map(named)).collect()
}

/// The notation without its last word.
fn stem(action: &str) -> &str {
    action.rsplit_once(' ').map_or(action, |(stem, _)| stem)
}

/// The words with which all of them begin.
fn heading(choices: &[Spoken]) -> String {
    let first = choices.first().map(|choice| choice.text.as_str()).unwrap_or_default();
    let shared = choices.iter().fold(first, |shared, choice| common(shared, &choice.text));
    let whole_words = shared.rsplit_once(' ').map_or("", |(words, _)| words);
    format!("{} …", if whole_words.is_empty() { first } else { whole_words })
}

fn common<'a>(one: &'a str, other: &str) -> &'a str {
    let same = one.char_indices().zip(other.chars()).find(|((_, a), b)| a != b);
    match same {
        Some(((at, _), _)) => &one[..at],
        None if one.len() <= other.len() => one,
        None => &one[..other.len()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(all: &[(&str, &str)]) -> Vec<Spoken> {
        all.iter()
            .map(|&(action, text)| Spoken { action: action.to_owned(), text: text.to_owned() })
            .collect()
    }

    fn launches() -> Vec<Spoken> {
        choices(&[
            ("launch fighter a", "Launch a Fighter to Ares"),
            ("return", "Return to station"),
            ("launch fighter b", "Launch a Fighter to Avalon"),
            ("launch fighter c", "Launch a Fighter to Über"),
            ("launch cruiser a", "Launch a Cruiser to Ares"),
            ("launch fighter d", "Launch a Fighter to Ätna"),
        ])
    }

    #[test]
    fn what_differs_in_the_last_word_is_a_group_with_what_it_has_in_common() {
        let groups = grouped(launches());
        let shown: Vec<_> =
            groups.iter().map(|group| (group.heading.as_deref(), group.choices.len())).collect();
        assert_eq!(shown, [(None, 2), (Some("Launch a Fighter to …"), 4)]);
        assert_eq!(grouped(Vec::new()), []);
    }

    #[test]
    fn a_group_without_common_words_is_called_after_its_first() {
        let four = choices(&[("pay a", "Ice"), ("pay b", "Ore"), ("pay c", "Gas"), ("pay d", "Ash")]);
        assert_eq!(grouped(four)[0].heading.as_deref(), Some("Ice …"));
    }

    #[test]
    fn all_words_of_the_query_must_be_there() {
        let found = |query| fitting(launches(), query).len();
        assert_eq!([found(""), found("ares"), found("FIGHTER ares"), found("cruiser avalon")], [6, 2, 1, 0]);
        assert_eq!(found("über"), 1);
    }
}
