use std::io::Write;
use std::path::Path;

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;

/// A file that doesn't get this much smaller is sent as it is.
const WORTHWHILE: usize = 64;

/// The file by brotli (`br`) and by gzip (`gz`), where that is worth it.
pub(crate) fn both(path: &str, bytes: &[u8]) -> Result<Vec<(&'static str, Vec<u8>)>> {
    if Path::new(path).extension().is_some_and(|extension| extension == "png" || extension == "woff2") {
        return Ok(Vec::new());
    }
    let mut brotli = Vec::new();
    // 22 is the largest window every browser takes.
    let params = brotli::enc::BrotliEncoderParams { quality: 10, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut brotli, &params)?;
    let mut gzip = GzEncoder::new(Vec::new(), Compression::new(7));
    gzip.write_all(bytes)?;
    let both = [("br", brotli), ("gz", gzip.finish()?)];
    Ok(both.into_iter().filter(|(_, compressed)| compressed.len() + WORTHWHILE < bytes.len()).collect())
}
