//! `orrery content check`: is every content file right?

use std::io::Write;
use std::path::{Path, PathBuf};

use orrery_script::Diagnostic;
use orrery_script::check::check;
use orrery_script::render::coverage::has_phrase;

use crate::failure::{Done, Failure};
use crate::shelf;
use crate::style::{BAD, GOOD, HEAD, KEY, paint};

/// Work with the content files (cards, tiles, tracks)
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand, Debug)]
enum Command {
    Check(CheckArgs),
}

/// Check content files: form, words, references, counts
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  orrery content check               ./content, or what is built into the program if there is no such directory
  orrery content check my-content    a directory of your own: *.toml and, if it has one, NOTATION.md

Exit code 0: all is right. 1: problems were found, each with file, line, column and a caret. 2: cannot read.")]
struct CheckArgs {
    /// The directory; by default ./content, or what is built in
    dir: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Done {
    let Command::Check(args) = &args.command;
    let built_in = || shelf::CONTENT.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
    let (place, files): (String, Vec<(String, String)>) = match &args.dir {
        Some(dir) => (dir.display().to_string(), read(dir)?),
        None if Path::new("content").is_dir() => ("content".to_owned(), read(Path::new("content"))?),
        None => ("the built-in content".to_owned(), built_in()),
    };
    let borrowed: Vec<(&str, &str)> =
        files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let problems = check(&borrowed, shelf::LEDGERS, Some(&has_phrase));
    for problem in &problems {
        show(problem, out)?;
    }
    match problems.len() {
        0 => {
            let count = files.iter().filter(|(name, _)| name.ends_with(".toml")).count();
            writeln!(out, "{} {place}: {count} files", paint(GOOD, "all right:"))?;
            Ok(())
        }
        1 => Err(Failure::found(format!("1 problem in {place}"))),
        several => Err(Failure::found(format!("{several} problems in {place}"))),
    }
}

/// Name and text of every content file of a directory, in order of their names.
fn read(dir: &Path) -> Result<Vec<(String, String)>, Failure> {
    let unreadable = |error: std::io::Error| Failure::file("read", dir, &error);
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(dir).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let notation = path.file_name().is_some_and(|name| name == "NOTATION.md");
        if notation || path.extension().is_some_and(|extension| extension == "toml") {
            paths.push(path);
        }
    }
    if !paths.iter().any(|path| path.extension().is_some_and(|extension| extension == "toml")) {
        return Err(Failure::input(format!("there are no content files (*.toml) in {}", dir.display())));
    }
    paths.sort();
    let text = |path: PathBuf| match std::fs::read_to_string(&path) {
        Ok(text) => Ok((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text)),
        Err(error) => Err(Failure::file("read", &path, &error)),
    };
    paths.into_iter().map(text).collect()
}

fn show(problem: &Diagnostic, out: &mut dyn Write) -> Done {
    let place = format!("{}:{}:{}:", problem.file, problem.line, problem.column);
    writeln!(out, "{} {}", paint(HEAD, place), problem.message)?;
    let (line, carets) = problem.excerpt();
    writeln!(out, "  {line}\n  {}", paint(BAD, carets))?;
    if let Some(help) = &problem.help {
        writeln!(out, "  {} {help}", paint(KEY, "help:"))?;
    }
    writeln!(out)?;
    Ok(())
}
