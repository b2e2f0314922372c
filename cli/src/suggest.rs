//! "Did you mean …?"

/// The names nearest to what was typed, best first, at most three; those that are too far away are left out.
pub(crate) fn nearest<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let typed = typed.to_lowercase();
    let mut ranked: Vec<(usize, &str)> = names
        .into_iter()
        .map(|name| (rank(&typed, &name.to_lowercase()), name))
        .filter(|&(rank, _)| rank <= 2 + typed.chars().count() / 3)
        .collect();
    ranked.sort();
    ranked.dedup();
    ranked.into_iter().take(3).map(|(_, name)| name).collect()
}

/// A sentence that ends with the suggestions, if there are any.
pub(crate) fn unknown<'a>(what: &str, typed: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    let shown: String = typed.chars().take(60).collect();
    match nearest(&shown, names).as_slice() {
        [] => format!("there is no {what} `{shown}`"),
        near => format!("there is no {what} `{shown}`; did you mean {}?", near.join(", ")),
    }
}

/// A name that begins with what was typed, or holds it, is nearer than its length says; a letter or two are nothing
/// to go by.
fn rank(typed: &str, name: &str) -> usize {
    match name.find(typed).filter(|_| typed.len() > 2) {
        Some(0) => 0,
        Some(_) => 1,
        None => distance(typed, name),
    }
}

/// How many letters must be changed, added or taken away.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let best = (corner + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            corner = std::mem::replace(&mut row[j + 1], best);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_finger_are_forgiven() {
        let names = ["ember-hold", "rustfield", "oracle"];
        assert_eq!(nearest("emberhold", names), ["ember-hold"]);
        assert_eq!(nearest("orcale", names), ["oracle"]);
        assert_eq!(nearest("rust", names), ["rustfield"]);
        assert!(nearest("xylophone", names).is_empty());
        assert_eq!(unknown("card", "orcale", names), "there is no card `orcale`; did you mean oracle?");
    }
}
