//! What a drill has to say at its end.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::{Write, stderr, stdout};
use std::process::ExitCode;

/// A summary, and everything that did not hold.
#[derive(Debug, Default)]
pub(crate) struct Report {
    lines: Vec<String>,
    faults: Vec<String>,
}

impl Report {
    /// So many faults are told one by one.
    const TOLD: usize = 20;

    pub(crate) fn line(&mut self, line: impl Display) {
        self.lines.push(line.to_string());
    }

    pub(crate) fn fault(&mut self, fault: impl Display) {
        self.faults.push(fault.to_string());
    }

    pub(crate) fn faults(&mut self, faults: impl IntoIterator<Item = String>) {
        self.faults.extend(faults);
    }

    pub(crate) fn tell(&self) -> ExitCode {
        let mut text = self.lines.join("\n");
        // The same again and again is told once.
        let mut times: BTreeMap<&str, u32> = BTreeMap::new();
        self.faults.iter().for_each(|fault| *times.entry(fault).or_default() += 1);
        for (fault, times) in times.iter().take(Self::TOLD) {
            text += &format!("\nFAULT ({times} times): {fault}");
        }
        text += &match self.faults.len() {
            0 => "\nEverything held.\n".to_owned(),
            faults => format!("\n{faults} faults.\n"),
        };
        // Nothing is left to do if nobody reads it.
        let _ = stdout().write_all(text.as_bytes());
        ExitCode::from(u8::from(!self.faults.is_empty()))
    }
}

/// Why a drill could not be carried out.
#[derive(Debug)]
pub(crate) struct Stopped(String);

impl Stopped {
    pub(crate) fn new(doing: &str, why: impl Display) -> Self {
        Self(format!("{doing}: {why}"))
    }

    /// For `map_err`: what was being done.
    pub(crate) fn at<E: Display>(doing: &str) -> impl FnOnce(E) -> Self {
        move |why| Self::new(doing, why)
    }

    pub(crate) fn tell(&self) -> ExitCode {
        let _ = stderr().write_all(format!("error: {}\n", self.0).as_bytes());
        ExitCode::from(2)
    }
}
