//! Runs the real program as a user would.
#![allow(dead_code, reason = "every test file uses a part of it")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What the program did.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    fn new(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Self { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
    }

    /// It went well, and nothing was said on stderr.
    #[track_caller]
    pub(crate) fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// It failed with this code and one line on stderr that holds the words.
    #[track_caller]
    pub(crate) fn fails(&self, code: i32, words: &str) {
        assert_eq!(self.code, code, "out: {}\nerr: {}", self.out, self.err);
        assert!(self.err.contains(words), "{}", self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
    }
}

/// Runs `orrery` with these arguments, separated by blanks.
pub(crate) fn orrery(args: &str) -> Ran {
    in_dir(Path::new("."), args, "")
}

/// The same in a directory, with something to read.
pub(crate) fn in_dir(dir: &Path, args: &str, input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(args.split_whitespace())
        .current_dir(dir)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A game can end before all is read; the rest is nobody's.
    let writer = std::thread::spawn(move || _ = stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran::new(output)
}

/// A directory of this test alone, empty at first, removed at the end.
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str) -> Self {
        let dir = std::env::temp_dir().join(format!("orrery-{name}-{}", std::process::id()));
        std::fs::remove_dir_all(&dir).ok();
        std::fs::create_dir_all(&dir).unwrap();
        Self(dir)
    }

    pub(crate) fn run(&self, args: &str) -> Ran {
        in_dir(&self.0, args, "")
    }

    pub(crate) fn play(&self, args: &str, input: &str) -> Ran {
        in_dir(&self.0, args, input)
    }

    pub(crate) fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.0.join(file)).unwrap()
    }

    pub(crate) fn write(&self, file: &str, text: &str) {
        std::fs::write(self.0.join(file), text).unwrap();
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}
