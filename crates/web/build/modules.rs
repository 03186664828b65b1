//! Compiles TypeScript to native modules, each import pointing to the hashed name of what it imports.
//!
//! String literals with a scheme name what only the build knows:
//! - `"asset:rules.wasm"` becomes the address of an asset, relative to the module, and `"asset:rules/worker.ts"` that
//!   of a module that runs in a worker;
//! - `"modules:pages/help.tsx"` becomes the names of the modules that a module needs, for preloading them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use oxc::allocator::Allocator;

use crate::site::Site;
use crate::syntax;

/// Where the vendored modules are, by the name they are imported under.
const VENDORED: [(&str, &str); 6] = [
    ("preact", "vendor/preact.js"),
    ("preact/hooks", "vendor/preact-hooks.js"),
    ("preact/jsx-runtime", "vendor/preact-jsx-runtime.js"),
    ("@preact/signals", "vendor/signals.js"),
    ("@preact/signals-core", "vendor/signals-core.js"),
    ("@fluent/bundle", "vendor/fluent/index.js"),
];

/// The entry point of the app.
const MAIN: &str = "app/main.tsx";
/// The service worker, and what it imports the files of the build from.
const SERVICE_WORKER: &str = "app/offline/service-worker.ts";
const FILES: &str = "./files.ts";

/// The modules of the app.
pub(crate) struct Modules {
    /// The hashed name of the entry point.
    pub main: String,
    /// The hashed names of all modules it needs before it runs.
    pub needed: Vec<String>,
}

pub(crate) fn compile(root: &Path, site: &mut Site) -> Result<Modules> {
    let mut compiler = Compiler { root, site, done: BTreeMap::new(), open: Vec::new() };
    let main = compiler.module(Path::new(MAIN))?;
    let needed = compiler.needed(MAIN);
    Ok(Modules { main, needed })
}

/// Compiles the service worker, which is a script without imports: these constants stand in for the module with the
/// files of the build.
pub(crate) fn service_worker(root: &Path, files: &[(&str, String)]) -> Result<String> {
    let path = Path::new(SERVICE_WORKER);
    let source = read(root, path)?;
    let allocator = Allocator::default();
    let mut program = syntax::transform(path, &source, &allocator)?;
    syntax::inline(&mut program, FILES, files, &allocator)?;
    let left = syntax::sources(&mut program).next();
    ensure!(left.is_none(), "the service worker may only import {FILES}");
    Ok(syntax::print(&program))
}

struct Compiler<'a> {
    root: &'a Path,
    site: &'a mut Site,
    /// By path: the hashed name, and what is imported.
    done: BTreeMap<String, (String, Vec<String>)>,
    /// The modules whose imports are being compiled.
    open: Vec<String>,
}

impl Compiler<'_> {
    /// Compiles a module after all it imports, and gives its hashed name.
    fn module(&mut self, path: &Path) -> Result<String> {
        let key = path.to_string_lossy().replace('\\', "/");
        if let Some((name, _)) = self.done.get(&key) {
            return Ok(name.clone());
        }
        ensure!(!self.open.contains(&key), "{} import each other in a circle", self.open.join(", "));
        self.open.push(key.clone());
        let (code, imports) = self.translate(path)?;
        self.open.pop();
        let stem = key.strip_prefix("app/").or(key.strip_prefix("vendor/")).unwrap_or(&key);
        let stem = stem.rsplit_once('.').map_or(stem, |(stem, _)| stem);
        let name = self.site.add_hashed_bytes(&format!("{stem}.js"), code.into_bytes());
        self.done.insert(key, (name.clone(), imports));
        Ok(name)
    }

    /// The JavaScript of a module, and the paths of what it imports.
    fn translate(&mut self, path: &Path) -> Result<(String, Vec<String>)> {
        let source = read(self.root, path)?;
        let allocator = Allocator::default();
        let mut program = syntax::transform(path, &source, &allocator)?;
        let mut imports = Vec::new();
        for source in syntax::sources(&mut program) {
            let imported = resolve(path, source.value.as_str())?;
            let name = self.module(&imported)?;
            imports.push(imported.to_string_lossy().into_owned());
            syntax::put(source, &format!("./{name}"), &allocator);
        }
        // A module that is imported dynamically isn't needed before the app runs.
        let mut dynamic = BTreeMap::new();
        syntax::each_dynamic_import(&mut program, |source| {
            _ = dynamic.insert(source.value.to_string(), String::new());
        });
        for (specifier, name) in &mut dynamic {
            *name = format!("./{}", self.module(&resolve(path, specifier)?)?);
        }
        syntax::each_dynamic_import(&mut program, |source| {
            syntax::put(source, &dynamic[source.value.as_str()], &allocator);
        });
        let mut named = BTreeMap::new();
        syntax::each_string(&mut program, |literal| _ = named.insert(literal.value.to_string(), None));
        for (text, meant) in &mut named {
            *meant = self.meant(text, &imports).with_context(|| format!("in {}", path.display()))?;
        }
        syntax::each_string(&mut program, |literal| {
            if let Some(Some(meant)) = named.get(literal.value.as_str()) {
                syntax::put(literal, meant, &allocator);
            }
        });
        Ok((syntax::print(&program), imports))
    }

    /// What a string literal with a scheme stands for in a module with these imports; none for any other literal.
    fn meant(&mut self, text: &str, imports: &[String]) -> Result<Option<String>> {
        Ok(match text.split_once(':') {
            Some(("asset", asset)) => Some(format!("./{}", self.asset(asset)?)),
            Some(("modules", module)) => Some(self.preloads(module, imports)?),
            _ => None,
        })
    }

    /// The hashed name of an asset, or of a module that runs in a worker.
    fn asset(&mut self, asset: &str) -> Result<String> {
        if let Some(name) = self.site.names.get(asset) {
            return Ok(name.clone());
        }
        let is_module = Path::new(asset).extension().is_some_and(|extension| extension == "ts");
        ensure!(is_module, "there is no asset '{asset}'");
        self.module(&Path::new("app").join(asset))
    }

    /// The hashed names of all modules that a module needs, except for those that these imports need, too. With them a
    /// browser can ask for everything at once, and not for what each module imports in turn.
    fn preloads(&self, module: &str, imports: &[String]) -> Result<String> {
        let there: BTreeSet<String> = imports.iter().flat_map(|import| self.needed(import)).collect();
        let needed = self.needed(&format!("app/{module}"));
        ensure!(!needed.is_empty(), "nothing imports '{module}'");
        let names: Vec<_> = needed.into_iter().filter(|name| !there.contains(name)).collect();
        Ok(names.join(" "))
    }

    /// The hashed names of a module and of all it imports, directly or not.
    fn needed(&self, main: &str) -> Vec<String> {
        let mut paths = vec![main.to_owned()];
        let mut at = 0;
        while let Some((_, imports)) = paths.get(at).and_then(|path| self.done.get(path)) {
            for import in imports.clone() {
                if !paths.contains(&import) {
                    paths.push(import);
                }
            }
            at += 1;
        }
        paths.iter().filter_map(|path| Some(self.done.get(path)?.0.clone())).collect()
    }
}

fn read(root: &Path, path: &Path) -> Result<String> {
    let full = root.join(path);
    fs::read_to_string(&full).with_context(|| format!("can't read {}", full.display()))
}

/// The path of what is imported, from the folder of the crate.
fn resolve(from: &Path, specifier: &str) -> Result<PathBuf> {
    if let Some((_, path)) = VENDORED.iter().find(|(name, _)| *name == specifier) {
        return Ok(path.into());
    }
    if !specifier.starts_with('.') {
        bail!("{}: nobody vendored '{specifier}'", from.display());
    }
    let mut path = from.parent().unwrap_or(Path::new("")).to_path_buf();
    for part in Path::new(specifier).components() {
        match part {
            Component::Normal(name) => path.push(name),
            Component::ParentDir => _ = path.pop(),
            _ => {}
        }
    }
    Ok(path)
}
