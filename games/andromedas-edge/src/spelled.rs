//! Small enumerations that are words.

/// A small enumeration whose members are words of the content and of every text.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident $what:literal { $($(#[$of:meta])* $member:ident $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$of])* $member,)* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($word),*].len()] = [$(Self::$member),*];

            /// Its word.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$member => $word,)* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                Self::ALL.into_iter().find(|it| it.word() == text).ok_or_else(|| {
                    format!("`{}` is no {}", text.chars().take(40).collect::<String>(), $what)
                })
            }
        }

        impl From<$name> for u8 {
            fn from(it: $name) -> Self {
                it as Self
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;
            fn try_from(number: u8) -> Result<Self, String> {
                Self::ALL.get(usize::from(number)).copied().ok_or_else(|| format!("there is no {} {number}", $what))
            }
        }

        orrery_kernel::spelled!($name);
    };
}
pub(crate) use words;
