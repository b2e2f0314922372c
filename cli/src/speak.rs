//! Sentences for the player: those of the games, and our own.

pub(crate) use orrery_words::{name, sentence};

/// A message of our own, with its arguments.
macro_rules! say {
    ($lang:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut)]
        let mut args = orrery_words::FluentArgs::new();
        $(args.set(stringify!($name), $value);)*
        orrery_words::Words::of($lang).text($key, None, &args)
    }};
}
pub(crate) use say;
