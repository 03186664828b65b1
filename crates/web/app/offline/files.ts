// The files of the app, for the service worker. The build script writes the real ones into it (build/page.rs); these are for
// unit tests.

/** The name of the cache, which changes with every file. */
export const VERSION = "farside test";

/** What is kept before the app opens without network, by path. */
export const FILES: readonly string[] = ["file.js"];

/** What only computer players need. */
export const ENGINES: readonly string[] = ["engines.wasm"];

/** The texts of languages other than English. */
export const CATALOGUES: readonly string[] = ["sr-Cyrl.main", "sr.main", "sr.help"].map((name) => `assets/${name}.ftl`);
