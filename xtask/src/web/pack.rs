//! Packed copies of files, and names that change with their content.

use std::io::Write as _;

use brotli::CompressorWriter;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// `app.wasm` → `app-1f2e3d4c5b6a7988.wasm`
pub(super) fn fingerprinted(name: &str, bytes: &[u8]) -> String {
    let hash: String = Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}-{hash}.{ending}"),
        None => format!("{name}-{hash}"),
    }
}

/// Is it worth packing? Pictures and fonts are packed already.
pub(super) fn packs(path: &str) -> bool {
    !path.ends_with(".png") && !path.ends_with(".woff2")
}

/// A style sheet without comments and without space that means nothing. Texts in quotes are left as they are: ours hold none of either.
pub(super) fn bare_css(css: &str) -> String {
    let mut bare = String::new();
    let mut rest = css;
    while let Some((before, comment)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let words: Vec<&str> = bare.split_whitespace().collect();
    let mut bare = words.join(" ");
    for sign in ["{", "}", ";", ","] {
        bare = bare.replace(&format!("{sign} "), sign).replace(&format!(" {sign}"), sign);
    }
    bare.replace(";}", "}")
}

pub(super) fn brotli(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let parameters =
        BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: bytes.len(), ..Default::default() };
    let mut packed = CompressorWriter::with_params(Vec::new(), 1 << 16, &parameters);
    packed.write_all(bytes).map_err(|error| format!("brotli: {error}"))?;
    Ok(packed.into_inner())
}

pub(super) fn gzip(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes).and_then(|()| packed.finish()).map_err(|error| format!("gzip: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_style_sheet_means_the_same() {
        let css = "/* Why. */\na , b > c {\n  margin: 0 1px;\n  width: calc(1px + 2px);\n}\n@media (x) { d:not(.e) { color: red; } }\n";
        let bare = "a,b > c{margin: 0 1px;width: calc(1px + 2px)}@media (x){d:not(.e){color: red}}";
        assert_eq!(bare_css(css), bare);
    }

    #[test]
    fn a_name_changes_with_the_content() {
        assert_eq!(fingerprinted("app.js", b"x").len(), "app-0123456789abcdef.js".len());
        assert_ne!(fingerprinted("app.js", b"x"), fingerprinted("app.js", b"y"));
    }
}
