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

pub(super) fn brotli(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let parameters = BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
    let mut packed = CompressorWriter::with_params(Vec::new(), 1 << 16, &parameters);
    packed.write_all(bytes).map_err(|error| format!("brotli: {error}"))?;
    Ok(packed.into_inner())
}

pub(super) fn gzip(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes).and_then(|()| packed.finish()).map_err(|error| format!("gzip: {error}"))
}
