//! Compiles TypeScript and links it: what the page needs before it runs is one file, and each module that is imported
//! dynamically comes in a file with what only it needs.
//!
//! String literals with a scheme name what only the build knows:
//! - `"asset:rules.wasm"` becomes the address of an asset, relative to the module, and `"asset:rules/worker.ts"` that
//!   of a module that runs in a worker;
//! - `"modules:pages/help.tsx"` becomes the names of the files that a module needs besides the first: those of modules,
//!   for preloading them, and the catalogues of its texts, with `{language}` in place of the code. Whoever imports a
//!   module dynamically has to have that, too.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use oxc::allocator::{Allocator, TakeIn};
use xxhash_rust::xxh3::xxh3_64;

use crate::catalogues::{Catalogues, Language};
use crate::chunks::Chunks;
use crate::graph::{Binding, Graph, Index, read};
use crate::names::{self, Names};
use crate::site::Site;
use crate::syntax;

/// The entry point of the app.
const MAIN: &str = "app/main.tsx";
/// The service worker, and what it imports the files of the build from.
const SERVICE_WORKER: &str = "app/offline/service-worker.ts";
const FILES: &str = "./files.ts";

/// Stands for the hash in the names of files until it is known. Files name each other, so all of them have one hash.
pub(crate) const HASH: &str = "hash-of-all-code";

/// What the page has to name.
pub(crate) struct Compiled {
    /// The hashed name of the file to begin with.
    pub main: String,
    pub languages: Vec<Language>,
    /// The hashed names of the catalogues that every page needs, in the same order.
    pub catalogues: Vec<String>,
}

/// Compiles all modules of the app, with the catalogues of their texts.
pub(crate) fn compile(root: &Path, locales: &Path, site: &mut Site) -> Result<Compiled> {
    let allocator = Allocator::default();
    let mut graph = Graph::new(root, &allocator);
    let main = graph.add(Path::new(MAIN))?;
    let names = names::choose(&graph)?;
    let chunks = Chunks::divide(&graph, main);
    let catalogues = Catalogues::add(locales, &graph, &chunks, site)?;
    let files = Files { chunks: &chunks, catalogues: &catalogues, site };
    let code = (0..graph.modules.len())
        .map(|module| print(&mut graph, module, &names, &files, &allocator))
        .collect::<Result<Vec<_>>>()?;
    let files = chunks.link(&graph, &names, &code)?;
    let hash = files.iter().fold(0, |hash, (_, text)| xxh3_64(text.as_bytes()) ^ u64::rotate_left(hash, 13));
    let hash = format!("{hash:016x}");
    for (name, text) in files {
        site.add(&name.replace(HASH, &hash), text.replace(HASH, &hash).into_bytes());
    }
    let main = chunks.name_of(main).replace(HASH, &hash);
    let of_page =
        catalogues.languages.iter().map(|language| catalogues.main(&chunks, &language.code)).collect();
    Ok(Compiled { main, languages: catalogues.languages, catalogues: of_page })
}

/// What string literals can stand for.
struct Files<'f> {
    chunks: &'f Chunks,
    catalogues: &'f Catalogues,
    site: &'f Site,
}

/// The JavaScript of a module, with the names that were chosen and without imports and exports.
fn print<'a>(
    graph: &mut Graph<'a>,
    index: Index,
    names: &Names,
    files: &Files<'_>,
    allocator: &'a Allocator,
) -> Result<String> {
    let path = graph.modules[index].path.clone();
    let mut program = graph.modules[index].program.take_in(&allocator);
    let module = &graph.modules[index];
    let mut literals = BTreeMap::new();
    syntax::each_string(&mut program, |literal| _ = literals.insert(literal.value.to_string(), None));
    for (text, meant) in &mut literals {
        *meant = match module.later.get(text.as_str()) {
            Some(later) => Some(format!("./{}", files.chunks.name_of(*later))),
            None => meaning(text, graph, files).with_context(|| format!("in {path}"))?,
        };
    }
    for later in module.later.values().filter(|later| !graph.workers.contains(later)) {
        let later = graph.modules[*later].path.trim_start_matches("app/");
        let needs = format!("modules:{later}");
        ensure!(
            module.literals.iter().any(|parts| *parts == [needs.as_str()]),
            "{path} imports {later} without '{needs}'"
        );
    }
    syntax::each_string(&mut program, |literal| {
        if let Some(Some(meant)) = literals.get(literal.value.as_str()) {
            syntax::put(literal, meant, allocator);
        }
    });
    let name_of =
        |module: Index, name: &str| Ok::<_, anyhow::Error>(&names[&graph.declaration(module, name)?]);
    syntax::flatten(&mut program, &module.scoping, allocator, |symbol, name| {
        Some(name_of(*module.namespaces.get(&symbol)?, name).ok()?.clone())
    });
    let mut chosen = Vec::new();
    for symbol in module.declared() {
        chosen.push((symbol, names[&(index, symbol)].as_str()));
    }
    for (symbol, binding) in &module.imported {
        let Binding::From(from, name) = binding else { continue };
        chosen.push((*symbol, name_of(*from, name)?));
    }
    let names: Vec<_> = chosen.into_iter().map(|(symbol, name)| (symbol, name.to_owned())).collect();
    let scoping = &mut graph.modules[index].scoping;
    for (symbol, name) in names {
        scoping.set_symbol_name(symbol, name.as_str().into());
    }
    Ok(syntax::print(&program, Some(std::mem::take(scoping))))
}

/// What a string literal with a scheme stands for; none for any other literal.
fn meaning(
    text: &str,
    graph: &Graph<'_>,
    Files { chunks, catalogues, site }: &Files<'_>,
) -> Result<Option<String>> {
    Ok(match text.split_once(':') {
        Some(("asset", asset)) => {
            let name = site.names.get(asset).with_context(|| format!("there is no asset '{asset}'"))?;
            Some(format!("./{name}"))
        }
        Some(("modules", path)) => {
            let module =
                graph.find(&format!("app/{path}")).with_context(|| format!("nothing imports '{path}'"))?;
            let texts = catalogues.of(chunks, &chunks.texts_of(module));
            Some([chunks.needed_by(module), texts].concat().join(" "))
        }
        _ => None,
    })
}

/// Compiles the service worker, which is a script without imports: these constants stand in for the module with the
/// files of the build.
pub(crate) fn service_worker(root: &Path, files: &[(&str, String)]) -> Result<String> {
    let path = Path::new(SERVICE_WORKER);
    let source = read(root, path)?;
    let allocator = Allocator::default();
    let mut program = syntax::transform(path, &source, &allocator)?;
    syntax::inline(&mut program, FILES, files, &allocator)?;
    ensure!(!syntax::has_imports(&program), "the service worker may only import {FILES}");
    Ok(syntax::print(&program, None))
}
