//! The files of the client, put together.
//!
//! Files refer to each other as `{{app.js}}`; the reference becomes the fingerprinted address. So they are added in the order in which
//! they refer to each other: what is referred to first.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::{Bound, pack};
use crate::tools::{Outcome, root};

/// The style sheets in the order in which they count.
const STYLES: [&str; 5] = ["base", "kit", "pages", "table", "board-rocket-dice"];

/// A file of the client.
struct Entry {
    path: String,
    bytes: Vec<u8>,
    part: Part,
}

/// When a file is loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Before anything can be seen and done.
    First,
    /// Afterwards, so that the client works with the network off.
    Rest,
    /// When a game is wanted that not everybody plays.
    Later,
}

/// The game of the small program; what belongs to others is loaded later.
const FIRST_GAME: &str = "rocket-dice";

#[derive(Default)]
pub(super) struct Dist {
    files: Vec<Entry>,
    /// `app.js` → `/assets/app-1f2e3d4c.js`
    names: BTreeMap<String, String>,
    /// Packed sizes, once written.
    packed: std::cell::RefCell<BTreeMap<String, usize>>,
}

impl Dist {
    /// All files around the program that knows the first game, and the one that knows all.
    pub(super) fn put_together(first: &Bound, all: &Bound) -> Result<Self, String> {
        let from = root().join("web/static");
        let mut dist = Self::default();
        dist.add_asset("inter.woff2", read(&from.join("fonts/inter.woff2"))?, Part::First);
        let worker = text(&from.join("worker.js"))?;
        dist.add_program("app", "worker.js", first, &worker, Part::First)?;
        dist.add_program("all", "all-worker.js", all, &worker, Part::Later)?;
        let styles =
            STYLES.map(|name| text(&from.join("css").join(format!("{name}.css"))).unwrap_or_default());
        let style = dist.filled(&pack::bare_css(&styles.join("\n")))?;
        dist.add_asset("style.css", style.into_bytes(), Part::First);
        let boot = dist.filled(&text(&from.join("boot.js"))?)?;
        dist.add_asset("boot.js", boot.into_bytes(), Part::First);
        for name in ["icon.svg", "icon-turn.svg", "icon-192.png", "icon-512.png"] {
            dist.add(name, read(&from.join("icons").join(name))?, Part::Rest);
        }
        dist.add("manifest.webmanifest", read(&from.join("manifest.webmanifest"))?, Part::Rest);
        dist.add_rules()?;
        let symbols = symbols(&from.join("symbols"))?;
        let page = dist.filled(&text(&from.join("index.html"))?)?.replace("<!--symbols-->", &symbols);
        dist.add("index.html", page.into_bytes(), Part::First);
        dist.add_service_worker(&text(&from.join("sw.js"))?)?;
        Ok(dist)
    }

    fn add(&mut self, path: impl Into<String>, bytes: Vec<u8>, part: Part) {
        self.files.push(Entry { path: path.into(), bytes, part });
    }

    fn add_asset(&mut self, name: &str, bytes: Vec<u8>, part: Part) {
        let path = format!("assets/{}", pack::fingerprinted(name, &bytes));
        self.names.insert(name.to_owned(), format!("/{path}"));
        self.add(path, bytes, part);
    }

    /// A program and the worker in which its bots think, which nobody waits for.
    fn add_program(
        &mut self,
        name: &str,
        worker_name: &str,
        program: &Bound,
        worker: &str,
        part: Part,
    ) -> Outcome {
        self.add_asset(&format!("{name}.wasm"), program.wasm.clone(), part);
        self.add_asset(&format!("{name}.js"), program.script.clone().into_bytes(), part);
        let worker = self.filled(&worker.replace("{{app.", &format!("{{{{{name}.")))?;
        let part = if part == Part::First { Part::Rest } else { part };
        self.add_asset(worker_name, worker.into_bytes(), part);
        Ok(())
    }

    /// The rules of every game that has a ledger, as the rules page reads them.
    fn add_rules(&mut self) -> Outcome {
        for (name, book) in crate::web::rules::books(&root().join("docs/rules"))? {
            let part = if name.starts_with(FIRST_GAME) { Part::Rest } else { Part::Later };
            self.add(format!("rules/{name}.json"), book, part);
        }
        Ok(())
    }

    /// The service worker knows every file, so that the client is whole when the network is off. Its text changes with any of
    /// them, by which browsers notice a new version.
    fn add_service_worker(&mut self, script: &str) -> Outcome {
        let (later, now): (Vec<&Entry>, Vec<&Entry>) =
            self.files.iter().partition(|entry| entry.part == Part::Later);
        let all: Vec<u8> = self.files.iter().flat_map(|entry| entry.bytes.iter().copied()).collect();
        let version = pack::fingerprinted("v", &all);
        let script = script.replace("{{version}}", &version);
        let script = script.replace("\"{{files}}\"", &list(&now)).replace("\"{{later}}\"", &list(&later));
        self.add("sw.js", script.into_bytes(), Part::Rest);
        Ok(())
    }

    /// With every `{{name}}` replaced by its address.
    fn filled(&self, text: &str) -> Result<String, String> {
        let mut filled = text.to_owned();
        for (name, address) in &self.names {
            filled = filled.replace(&format!("{{{{{name}}}}}"), address);
        }
        match filled.split_once("{{").and_then(|(_, rest)| rest.split_once("}}")) {
            Some((unknown, _)) => {
                Err(format!("the client refers to {{{{{unknown}}}}}, which is no file of it"))
            }
            None => Ok(filled),
        }
    }

    /// Writes all files into an emptied folder.
    pub(super) fn write(&self, folder: &Path, dev: bool) -> Outcome {
        let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
        if folder.exists() {
            fs::remove_dir_all(folder).map_err(failed)?;
        }
        for entry in &self.files {
            let path = folder.join(&entry.path);
            fs::create_dir_all(path.parent().unwrap_or(folder)).map_err(failed)?;
            fs::write(&path, &entry.bytes).map_err(failed)?;
            let mut size = entry.bytes.len();
            if !dev && pack::packs(&entry.path) {
                let brotli = pack::brotli(&entry.bytes)?;
                size = size.min(brotli.len());
                fs::write(with_ending(&path, "br"), brotli).map_err(failed)?;
                fs::write(with_ending(&path, "gz"), pack::gzip(&entry.bytes)?).map_err(failed)?;
            }
            self.packed.borrow_mut().insert(entry.path.clone(), size);
        }
        Ok(())
    }

    /// How many bytes a part has, packed.
    pub(super) fn packed(&self, part: Part) -> usize {
        let packed = self.packed.borrow();
        let files = self.files.iter().filter(|entry| entry.part == part);
        files.map(|entry| packed.get(&entry.path).copied().unwrap_or(entry.bytes.len())).sum()
    }
}

/// The addresses of files as a list in JavaScript.
fn list(files: &[&Entry]) -> String {
    let paths = files.iter().map(|entry| serde_json::Value::from(format!("/{}", entry.path)));
    serde_json::Value::from_iter(paths).to_string()
}

fn with_ending(path: &Path, ending: &str) -> std::path::PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    name.into()
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Every symbol as a `<symbol>` in one hidden sheet, so that a page shows any of them without loading it.
fn symbols(folder: &Path) -> Result<String, String> {
    let mut paths: Vec<_> = fs::read_dir(folder)
        .map_err(|error| format!("{}: {error}", folder.display()))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "svg"))
        .collect();
    paths.sort();
    let mut sheet = String::from("<svg width=\"0\" height=\"0\" class=\"symbols\" aria-hidden=\"true\">");
    for path in paths {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        sheet.push_str(
            &symbol(&name, &text(&path)?)
                .ok_or_else(|| format!("{}: not an <svg viewBox=…>", path.display()))?,
        );
    }
    sheet.push_str("</svg>");
    Ok(sheet)
}

fn symbol(name: &str, svg: &str) -> Option<String> {
    let svg = svg.trim().strip_prefix("<svg")?.strip_suffix("</svg>")?;
    let (head, body) = svg.split_once('>')?;
    let view = head.split_once("viewBox=\"")?.1.split('"').next()?;
    Some(format!("<symbol id=\"i-{name}\" viewBox=\"{view}\">{}</symbol>", body.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_keeps_its_view_box_and_its_inside() {
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M1 1\"/></svg>\n";
        let symbol = symbol("undo", svg).unwrap();
        assert_eq!(symbol, "<symbol id=\"i-undo\" viewBox=\"0 0 24 24\"><path d=\"M1 1\"/></symbol>");
        assert!(super::symbol("x", "no picture").is_none());
    }

    #[test]
    fn references_become_addresses_and_unknown_ones_are_told() {
        let mut dist = Dist::default();
        dist.add_asset("app.js", b"x".to_vec(), Part::First);
        let filled = dist.filled("import \"{{app.js}}\"").unwrap();
        assert!(filled.starts_with("import \"/assets/app-"), "{filled}");
        assert!(dist.filled("{{nothing}}").unwrap_err().contains("nothing"));
    }
}
