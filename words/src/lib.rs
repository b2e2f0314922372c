//! Every text a person reads, in every language of the program: Fluent messages from `locale/<language>/*.ftl`,
//! built into the binary.
//!
//! [`Words::of`] is the way in: one language's messages, loaded once. [`Words::text`] formats a message or one of
//! its attributes. A message that is missing is never a panic: its key is shown in brackets, and a test finds it.
//!
//! [`sentence`] makes a sentence of a [`orrery_kernel::Phrase`], which is how games speak without knowing a language.
//!
//! Depends on Fluent and on the kernel's phrases, and knows no game. To add a file, name it in `files.rs`; to add a language, add
//! it to [`Lang`] and give it all the files of the others.

mod files;
mod lang;
mod speak;
mod variables;
mod words;

pub use files::{FILES, File, GRAMMAR};
pub use fluent_bundle::{FluentArgs, FluentValue};
pub use lang::{Lang, UnknownLang};
pub use speak::{name, sentence};
pub use words::Words;
