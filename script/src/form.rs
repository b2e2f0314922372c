//! Forms: what may follow a verb, a trigger or a region, as the tables of the notation write it.

use crate::tree::Arg;

/// A form such as `draw N tactics [keep N]`, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The form as the notation writes it.
    pub text: String,
    /// Its parts in order.
    pub parts: Vec<Part>,
}

/// A part of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A word that stands for itself.
    Word(String),
    /// `N`, or `Z`, which may be negative.
    Number {
        /// It is `Z`.
        signed: bool,
    },
    /// A class of nouns: `RES`.
    Class(String),
    /// `[ … ]`, which may be absent.
    Optional(Vec<Part>),
}

/// Which argument stands for which part of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Binding<'t> {
    /// The numbers in order.
    pub numbers: Vec<i32>,
    /// Every word in order, also those that stand for themselves.
    pub words: Vec<&'t str>,
    /// The nouns with their class.
    pub nouns: Vec<(String, &'t str)>,
}

impl<'t> Binding<'t> {
    /// The noun of a class.
    pub fn noun(&self, class: &str) -> Option<&'t str> {
        self.nouns.iter().find(|(found, _)| found == class).map(|(_, word)| *word)
    }
}

impl Form {
    /// Reads a form; none if its brackets do not match or it is empty.
    pub fn read(text: &str) -> Option<Self> {
        let spaced = text.replace('[', " [ ").replace(']', " ] ");
        let mut stack = vec![Vec::new()];
        for token in spaced.split_whitespace() {
            match token {
                "[" => stack.push(Vec::new()),
                "]" => {
                    let inner = stack.pop()?;
                    stack.last_mut()?.push(Part::Optional(inner));
                }
                _ => stack.last_mut()?.push(part(token)),
            }
        }
        let parts = stack.pop().filter(|parts| stack.is_empty() && !parts.is_empty())?;
        Some(Self { text: text.to_owned(), parts })
    }

    /// The word it begins with, or nothing.
    pub fn head(&self) -> &str {
        match self.parts.first() {
            Some(Part::Word(word)) => word,
            _ => "",
        }
    }

    /// The classes of nouns in it.
    pub fn classes(&self) -> Vec<&str> {
        fn collect<'f>(parts: &'f [Part], into: &mut Vec<&'f str>) {
            for part in parts {
                match part {
                    Part::Class(class) => into.push(class),
                    Part::Optional(inner) => collect(inner, into),
                    Part::Word(_) | Part::Number { .. } => {}
                }
            }
        }
        let mut found = Vec::new();
        collect(&self.parts, &mut found);
        found
    }
}

fn part(token: &str) -> Part {
    match token {
        "N" => Part::Number { signed: false },
        "Z" => Part::Number { signed: true },
        _ if token.bytes().all(|b| b.is_ascii_uppercase()) => Part::Class(token.to_owned()),
        _ => Part::Word(token.to_owned()),
    }
}

/// Fits arguments to the parts of a form, if they fit; `is_noun` tells whether a word is of a class.
pub fn fit<'t>(parts: &[Part], args: &'t [Arg], is_noun: &dyn Fn(&str, &str) -> bool) -> Option<Binding<'t>> {
    let refs: Vec<&Part> = parts.iter().collect();
    let mut binding = Binding::default();
    go(&refs, args, is_noun, &mut binding).then_some(binding)
}

fn go<'t>(
    parts: &[&Part],
    args: &'t [Arg],
    is_noun: &dyn Fn(&str, &str) -> bool,
    binding: &mut Binding<'t>,
) -> bool {
    let Some((part, rest)) = parts.split_first() else {
        return args.is_empty();
    };
    if let Part::Optional(inner) = part {
        let with: Vec<&Part> = inner.iter().chain(rest.iter().copied()).collect();
        let before = binding.clone();
        if go(&with, args, is_noun, binding) {
            return true;
        }
        *binding = before;
        return go(rest, args, is_noun, binding);
    }
    let Some((arg, more)) = args.split_first() else {
        return false;
    };
    match (part, arg) {
        (Part::Word(wanted), Arg::Word(word)) if word.text == *wanted => binding.words.push(&word.text),
        (Part::Number { signed }, Arg::Number(number)) if *signed || number.value >= 0 => {
            binding.numbers.push(number.value);
        }
        (Part::Class(class), Arg::Word(word)) if is_noun(class, &word.text) => {
            binding.words.push(&word.text);
            binding.nouns.push((class.clone(), &word.text));
        }
        _ => return false,
    }
    go(rest, more, is_noun, binding)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::parse_region;

    fn fits(form: &str, args: &str) -> Option<(Vec<i32>, usize)> {
        let form = Form::read(form).unwrap();
        let args = parse_region(args).unwrap();
        let binding = fit(&form.parts, &args, &|class, word| class == "RES" && word == "ice")?;
        Some((binding.numbers, binding.words.len()))
    }

    #[test]
    fn optional_parts_may_be_absent() {
        assert_eq!(fits("draw N tactics [keep N]", "draw 3 tactics"), Some((vec![3], 2)));
        assert_eq!(fits("draw N tactics [keep N]", "draw 3 tactics keep 1"), Some((vec![3, 1], 3)));
        assert_eq!(fits("draw N tactics [keep N]", "draw 3 tactics keep"), None);
    }

    #[test]
    fn a_class_takes_its_nouns_only() {
        assert_eq!(fits("gain N RES", "gain 2 ice"), Some((vec![2], 2)));
        assert_eq!(fits("gain N RES", "gain 2 rice"), None);
    }

    #[test]
    fn only_z_may_be_negative() {
        assert_eq!(fits("dice Z", "dice -2"), Some((vec![-2], 1)));
        assert_eq!(fits("vp N", "vp -2"), None);
    }

    #[test]
    fn broken_forms_are_refused() {
        for broken in ["", "draw [", "draw ]", "a [ b"] {
            assert_eq!(Form::read(broken), None, "{broken}");
        }
    }
}
