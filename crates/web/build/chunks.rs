//! Which modules share a file, and what those files import from each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use anyhow::{Result, ensure};

use crate::graph::{Binding, Graph, Index};
use crate::modules::HASH;
use crate::names::Names;

/// What several dynamically imported modules need is a file of its own for each set of them if its source is longer
/// than this, in bytes; all else that is shared is in one file.
const WORTHWHILE: usize = 25_000;

/// A file, by its place among all of them.
pub(crate) type Chunk = usize;
/// The file that the page begins with.
pub(crate) const MAIN: Chunk = 0;
/// The file of what several others need.
pub(crate) const SHARED: Chunk = 1;

struct Content {
    /// The name without hash.
    stem: String,
    /// In the order in which they run.
    modules: Vec<Index>,
    /// The modules whose exports have to be there under their own names, because they are imported dynamically.
    entries: Vec<Index>,
}

pub(crate) struct Chunks {
    all: Vec<Content>,
    /// The file of each module, for the page.
    of: Vec<Chunk>,
    /// The files of modules that run in workers.
    workers: BTreeMap<Index, Chunk>,
    /// For each dynamically imported module, the files it needs besides the first.
    needed: BTreeMap<Index, BTreeSet<Chunk>>,
}

impl Chunks {
    pub(crate) fn divide(graph: &Graph<'_>, main: Index) -> Chunks {
        let first = reached(graph, main);
        let later = graph.modules.iter().flat_map(|module| module.later.values().copied());
        let entries: BTreeSet<Index> = later.filter(|entry| !graph.workers.contains(entry)).collect();
        let closures: BTreeMap<Index, BTreeSet<Index>> =
            entries.iter().map(|entry| (*entry, reached(graph, *entry))).collect();
        // The modules by the entries that need them.
        let mut groups: BTreeMap<Vec<Index>, Vec<Index>> = BTreeMap::new();
        for module in (0..graph.modules.len()).filter(|module| !first.contains(module)) {
            let needing = closures.iter().filter(|(_, closure)| closure.contains(&module));
            let needing: Vec<Index> = needing.map(|(entry, _)| *entry).collect();
            if !needing.is_empty() {
                groups.entry(needing).or_default().push(module);
            }
        }
        let content =
            |stem: &str, modules: Vec<Index>| Content { stem: stem.into(), modules, entries: Vec::new() };
        let mut all = vec![content("main", first.into_iter().collect()), content("shared", Vec::new())];
        all[MAIN].entries.push(main);
        let mut shared = Vec::new();
        for (needing, modules) in groups {
            let length: usize = modules.iter().map(|module| graph.modules[*module].length).sum();
            if needing.len() > 1 && length < WORTHWHILE {
                shared.extend(modules);
                continue;
            }
            let named = if let [entry] = needing[..] { entry } else { modules[modules.len() - 1] };
            all.push(content(&stem(&graph.modules[named].path), modules));
        }
        shared.sort_unstable();
        all[SHARED].modules = shared;
        let mut of = vec![0; graph.modules.len()];
        for (index, chunk) in all.iter().enumerate() {
            for module in &chunk.modules {
                of[*module] = index;
            }
        }
        for entry in &entries {
            all[of[*entry]].entries.push(*entry);
        }
        let needed = closures.into_iter().map(|(entry, closure)| {
            let files = closure.iter().map(|module| of[*module]);
            (entry, files.filter(|file| *file != MAIN).collect())
        });
        let needed = needed.collect();
        let mut workers = BTreeMap::new();
        for worker in &graph.workers {
            let modules = reached(graph, *worker).into_iter().collect();
            all.push(content(&stem(&graph.modules[*worker].path), modules));
            workers.insert(*worker, all.len() - 1);
        }
        Chunks { all, of, workers, needed }
    }

    /// The name of a file without hash and extension.
    pub(crate) fn stem(&self, chunk: Chunk) -> &str {
        &self.all[chunk].stem
    }

    fn file(&self, chunk: Chunk) -> String {
        format!("{}-{HASH}.js", self.stem(chunk))
    }

    /// The file of a module; none if it only runs in a worker.
    pub(crate) fn with(&self, module: Index) -> Option<Chunk> {
        Some(self.of[module]).filter(|chunk| self.all[*chunk].modules.contains(&module))
    }

    /// The name of the file of a module, as yet without its hash.
    pub(crate) fn name_of(&self, module: Index) -> String {
        self.file(self.workers.get(&module).copied().unwrap_or(self.of[module]))
    }

    /// The names of the files that a dynamically imported module needs, except for the one the page begins with.
    pub(crate) fn needed_by(&self, module: Index) -> Vec<String> {
        self.needed.get(&module).into_iter().flatten().map(|chunk| self.file(*chunk)).collect()
    }

    /// The files whose texts a module needs: those it needs itself and what is shared. The module that the page begins
    /// with needs its own.
    pub(crate) fn texts_of(&self, module: Index) -> BTreeSet<Chunk> {
        match self.needed.get(&module) {
            Some(needed) => needed.iter().copied().chain([SHARED]).collect(),
            None => BTreeSet::from([self.of[module]]),
        }
    }

    /// The text of every file, by name, as yet without hashes.
    pub(crate) fn link(
        &self,
        graph: &Graph<'_>,
        names: &Names,
        code: &[String],
    ) -> Result<Vec<(String, String)>> {
        let used = used(graph)?;
        let mut files = Vec::new();
        for (index, chunk) in self.all.iter().enumerate() {
            let is_worker = self.workers.values().any(|worker| *worker == index);
            let mut text = if is_worker { String::new() } else { self.imports(graph, names, index)? };
            for module in &chunk.modules {
                // Each module has a line of its own, so that the place of an error can be found.
                let _ = writeln!(text, "/*{}*/{}", graph.modules[*module].path, code[*module]);
            }
            if !is_worker {
                text.push_str(&exports(graph, names, chunk, &used)?);
            }
            files.push((self.file(index), text));
        }
        Ok(files)
    }

    /// The imports of a file from others.
    fn imports(&self, graph: &Graph<'_>, names: &Names, index: Chunk) -> Result<String> {
        let mut from: BTreeMap<Chunk, BTreeSet<&str>> = BTreeMap::new();
        for module in &self.all[index].modules {
            // A module runs after all it imports, whether it names anything of it or not.
            for import in &graph.modules[*module].imports {
                from.entry(self.of[*import]).or_default();
            }
            for declaration in imported(graph, *module)? {
                from.entry(self.of[declaration.0]).or_default().insert(&names[&declaration]);
            }
        }
        from.remove(&index);
        let imports = from.into_iter().map(|(other, imported)| {
            let imported: Vec<&str> = imported.into_iter().collect();
            format!("import{{{}}}from\"./{}\";\n", imported.join(","), self.file(other))
        });
        Ok(imports.collect())
    }
}

/// The exports of a file: what any module imports of its modules, by the chosen name, and what is imported dynamically.
fn exports(
    graph: &Graph<'_>,
    names: &Names,
    chunk: &Content,
    used: &BTreeSet<(Index, oxc::semantic::SymbolId)>,
) -> Result<String> {
    let mut exported: BTreeMap<String, &str> = BTreeMap::new();
    for declaration in used.iter().filter(|(module, _)| chunk.modules.contains(module)) {
        exported.insert(names[declaration].clone(), &names[declaration]);
    }
    for entry in &chunk.entries {
        for name in graph.modules[*entry].exports.keys() {
            let chosen = names[&graph.declaration(*entry, name)?].as_str();
            let before = exported.insert(name.clone(), chosen);
            ensure!(before.is_none_or(|before| before == chosen), "two things are exported as '{name}'");
        }
    }
    let exported: Vec<String> = exported
        .into_iter()
        .map(|(name, chosen)| if name == chosen { name } else { format!("{chosen} as {name}") })
        .collect();
    Ok(format!("export{{{}}};\n", exported.join(",")))
}

/// Whatever some module imports from another.
fn used(graph: &Graph<'_>) -> Result<BTreeSet<(Index, oxc::semantic::SymbolId)>> {
    let mut used = BTreeSet::new();
    for module in 0..graph.modules.len() {
        used.extend(imported(graph, module)?);
    }
    Ok(used)
}

/// What a module imports, by its declaration.
fn imported(graph: &Graph<'_>, index: Index) -> Result<Vec<(Index, oxc::semantic::SymbolId)>> {
    let module = &graph.modules[index];
    let named = module.imported.values().filter_map(|binding| match binding {
        Binding::From(from, name) => Some((*from, name)),
        Binding::Own(_) => None,
    });
    let whole = module.namespaces.values();
    let whole = whole.flat_map(|from| graph.modules[*from].exports.keys().map(|name| (*from, name)));
    named.chain(whole).map(|(from, name)| graph.declaration(from, name)).collect()
}

/// A module and all it imports, directly or not.
fn reached(graph: &Graph<'_>, from: Index) -> BTreeSet<Index> {
    let mut all = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        open.extend(graph.modules[module].imports.iter().filter(|import| all.insert(**import)));
    }
    all
}

/// The path of a module without folder of the crate and extension, dashes for slashes.
fn stem(path: &str) -> String {
    let path = path.strip_prefix("app/").unwrap_or(path);
    path.rsplit_once('.').map_or(path, |(stem, _)| stem).replace('/', "-")
}
