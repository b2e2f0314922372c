//! The languages of the program.

use std::{error, fmt, str::FromStr};

use unic_langid::{LanguageIdentifier, langid};

/// A language that every text exists in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English
    #[default]
    En,
    /// German
    De,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// The tag that files, command lines and content fields (`name_de`) use.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        match self {
            Lang::En => langid!("en"),
            Lang::De => langid!("de"),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let found = Lang::ALL.into_iter().find(|lang| lang.tag() == text);
        found.ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// No language has this tag; gives the input back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = Lang::ALL.map(Lang::tag).join(", ");
        write!(f, "no language {:?}; there are: {tags}", self.0)
    }
}

impl error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_as_it_is_shown() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        let error = "fr".parse::<Lang>().unwrap_err();
        assert_eq!(error.to_string(), "no language \"fr\"; there are: en, de");
    }
}
