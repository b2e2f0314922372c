//! The word that was probably meant.

/// The nearest of the words to a misspelled one, if it is near enough to be worth asking.
pub(super) fn nearest<'w>(word: &str, words: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    let limit = (word.len() / 3).max(1);
    words
        .into_iter()
        .map(|other| (distance(word, other), other))
        .min()
        .filter(|(far, _)| *far <= limit)
        .map(|(_, other)| other)
}

/// Letters to change, put in, take out or swap with their neighbor.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            table[i][j] = match (i, j) {
                (0, n) | (n, 0) => n,
                _ => {
                    let change = table[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                    let best = change.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1);
                    let swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                    if swapped { best.min(table[i - 2][j - 2] + 1) } else { best }
                }
            };
        }
    }
    table[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_forgiven_and_another_word_is_not() {
        let words = ["gain", "draw", "advance"];
        assert_eq!(nearest("gian", words), Some("gain"));
        assert_eq!(nearest("advanse", words), Some("advance"));
        assert_eq!(nearest("explode", words), None);
        assert_eq!(nearest("", []), None);
    }
}
