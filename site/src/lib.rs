//! The built browser client, as files to be served: embedded in the program, or from a folder while one works on it.
//!
//! `cargo xtask web` writes the files to `web/dist`; `build.rs` embeds them, with what it packed beside them. Depends on nothing,
//! so that a new client rebuilds only this crate and what serves it.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// A file of the client as it is embedded.
struct File {
    path: &'static str,
    bytes: &'static [u8],
    br: Option<&'static [u8]>,
    gz: Option<&'static [u8]>,
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The page that every address of the client begins with.
const INDEX: &str = "index.html";

/// Where the client is served from.
#[derive(Clone, Debug, Default)]
pub enum Site {
    /// There is none: a server for programs alone.
    #[default]
    None,
    /// What was embedded when the program was built.
    Embedded,
    /// A folder, read anew for every request.
    Folder(PathBuf),
}

/// What is at an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its media type.
    pub mime: &'static str,
    /// The content, packed as `packing` says.
    pub bytes: Cow<'static, [u8]>,
    /// How it is packed, as HTTP writes it.
    pub packing: Option<&'static str>,
    /// Does its name change with its content, so that it can be kept for ever?
    pub lasting: bool,
}

impl Site {
    /// Is there a client at all?
    pub fn is_built(&self) -> bool {
        match self {
            Self::None => false,
            Self::Embedded => !FILES.is_empty(),
            Self::Folder(folder) => folder.join(INDEX).is_file(),
        }
    }

    /// The file at this path, without a leading slash, in the best packing that the asker understands (`Accept-Encoding`).
    pub fn file(&self, path: &str, accepts: &str) -> Option<Asset> {
        let (bytes, packing) = match self {
            Self::None => return None,
            Self::Embedded => embedded(path, accepts)?,
            Self::Folder(folder) => (Cow::Owned(read(folder, path)?), None),
        };
        Some(Asset { mime: mime(path), bytes, packing, lasting: path.starts_with("assets/") })
    }

    /// The page that every address of the client begins with.
    pub fn index(&self, accepts: &str) -> Option<Asset> {
        self.file(INDEX, accepts)
    }
}

fn embedded(path: &str, accepts: &str) -> Option<(Cow<'static, [u8]>, Option<&'static str>)> {
    let file = FILES.iter().find(|file| file.path == path)?;
    let understood = |name: &str| {
        accepts.split(',').any(|one| one.split(';').next().is_some_and(|one| one.trim() == name))
    };
    let packed = [("br", file.br), ("gzip", file.gz)];
    let best = packed.into_iter().find_map(|(name, bytes)| Some((name, bytes?)).filter(|_| understood(name)));
    Some(match best {
        Some((name, bytes)) => (Cow::Borrowed(bytes), Some(name)),
        None => (Cow::Borrowed(file.bytes), None),
    })
}

/// Only plain names: an address must not lead out of the folder.
fn read(folder: &Path, path: &str) -> Option<Vec<u8>> {
    let plain = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':']);
    if !path.split('/').all(plain) {
        return None;
    }
    std::fs::read(folder.join(path)).ok()
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_does_not_lead_out_of_the_folder() {
        let site = Site::Folder(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"));
        assert!(site.file("lib.rs", "").is_some());
        for path in ["../Cargo.toml", "", "/etc/passwd", "./lib.rs", "..\\Cargo.toml"] {
            assert_eq!(site.file(path, ""), None, "{path}");
        }
    }

    #[test]
    fn a_server_without_a_client_has_no_pages() {
        assert!(!Site::None.is_built());
        assert_eq!(Site::None.index("br"), None);
    }
}
