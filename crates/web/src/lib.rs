#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod asset;
mod page;

pub use crate::asset::{Asset, Encoding};
pub use crate::page::{Page, Preview, page_at};

/// All files of the app, by path.
pub static ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// What a page of the app may do: load what comes from its own server, and nothing else. Nothing inline runs, and
/// no text becomes markup or a script: only `trusted-url.ts` makes addresses of scripts.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types farside";

/// The page of the app in a language, by its code; none if there is no such language.
pub fn page(language: &str) -> Option<&'static Asset> {
    if language == "en" { asset("") } else { asset(&format!("index.{language}.html")) }
}

/// The file a browser asks for. The path has no slash at its beginning; the empty path is the page itself.
pub fn asset(path: &str) -> Option<&'static Asset> {
    let path = if path.is_empty() { "index.html" } else { path };
    ASSETS.iter().find(|asset| asset.path == path)
}
