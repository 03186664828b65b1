//! The modules of the app with what they import and export, each after all it imports.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use oxc::allocator::{Allocator, TakeIn};
use oxc::ast::ast::{
    BindingIdentifier, ExportSpecifier, ImportDeclaration, ImportDeclarationSpecifier, ModuleExportName,
    Program, Statement,
};
use oxc::semantic::{Scoping, SemanticBuilder, SymbolId};

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

/// A module, by its place in the graph.
pub(crate) type Index = usize;

/// What a name of a module stands for.
#[derive(Clone)]
pub(crate) enum Binding {
    /// What it declares itself.
    Own(SymbolId),
    /// What another module exports under this name.
    From(Index, String),
}

pub(crate) struct Module<'a> {
    /// From the folder of the crate.
    pub path: String,
    /// Bytes of its source.
    pub length: usize,
    pub program: Program<'a>,
    pub scoping: Scoping,
    /// The modules it imports before it runs.
    pub imports: Vec<Index>,
    /// The modules it imports dynamically, or starts as workers, by what is written in it.
    pub later: BTreeMap<String, Index>,
    /// What its names for imported things stand for.
    pub imported: BTreeMap<SymbolId, Binding>,
    /// The modules that it imports whole: `import * as name`.
    pub namespaces: BTreeMap<SymbolId, Index>,
    pub exports: BTreeMap<String, Binding>,
    /// Its string literals, and the parts of its templates between their holes.
    pub literals: Vec<Vec<String>>,
}

impl Module<'_> {
    pub(crate) fn is_vendored(&self) -> bool {
        self.path.starts_with("vendor/")
    }

    /// The symbols of its outermost scope that it declares itself.
    pub(crate) fn declared(&self) -> impl Iterator<Item = SymbolId> {
        let root = self.scoping.iter_bindings_in(self.scoping.root_scope_id());
        root.filter(|symbol| !self.imported.contains_key(symbol) && !self.namespaces.contains_key(symbol))
    }
}

/// All modules that are reached from some of them. None imports itself, not even through others.
pub(crate) struct Graph<'a> {
    root: &'a Path,
    allocator: &'a Allocator,
    pub modules: Vec<Module<'a>>,
    indices: BTreeMap<String, Index>,
    /// The modules whose imports are being read.
    open: Vec<String>,
    /// The modules that run in workers.
    pub workers: Vec<Index>,
}

impl<'a> Graph<'a> {
    pub(crate) fn new(root: &'a Path, allocator: &'a Allocator) -> Graph<'a> {
        let (modules, indices, open, workers) = Default::default();
        Graph { root, allocator, modules, indices, open, workers }
    }

    /// Adds a module after all it imports, unless it is there.
    pub(crate) fn add(&mut self, path: &Path) -> Result<Index> {
        let key = path.to_string_lossy().replace('\\', "/");
        if let Some(index) = self.indices.get(&key) {
            return Ok(*index);
        }
        ensure!(!self.open.contains(&key), "{} import each other in a circle", self.open.join(", "));
        self.open.push(key.clone());
        let module = self.read(path, key.clone())?;
        self.open.pop();
        self.modules.push(module);
        let index = self.modules.len() - 1;
        self.indices.insert(key, index);
        Ok(index)
    }

    /// The module with this path.
    pub(crate) fn find(&self, path: &str) -> Option<Index> {
        self.indices.get(path).copied()
    }

    /// Follows re-exports to the module that declares what one exports under a name.
    pub(crate) fn declaration(&self, module: Index, name: &str) -> Result<(Index, SymbolId)> {
        let Module { path, exports, .. } = &self.modules[module];
        match exports.get(name).with_context(|| format!("{path} doesn't export '{name}'"))? {
            Binding::Own(symbol) => Ok((module, *symbol)),
            Binding::From(other, name) => self.declaration(*other, name),
        }
    }

    fn read(&mut self, path: &Path, key: String) -> Result<Module<'a>> {
        let source = self.allocator.alloc_str(&read(self.root, path)?);
        let mut program = syntax::transform(path, source, self.allocator)?;
        let scoping = SemanticBuilder::new().build(&program).semantic.into_scoping();
        let statements = program.body.take_in(&self.allocator);
        let mut module = Module {
            path: key,
            length: source.len(),
            scoping,
            imports: Vec::new(),
            later: BTreeMap::new(),
            imported: BTreeMap::new(),
            namespaces: BTreeMap::new(),
            exports: BTreeMap::new(),
            literals: Vec::new(),
            program,
        };
        for statement in statements {
            self.statement(path, statement, &mut module).with_context(|| format!("in {}", path.display()))?;
        }
        module.literals = syntax::literals(&mut module.program);
        let mut specifiers = Vec::new();
        syntax::each_dynamic_import(&mut module.program, |source| specifiers.push(source.value.to_string()));
        for specifier in specifiers {
            let later = self.add(&resolve(path, &specifier)?)?;
            module.later.insert(specifier, later);
        }
        let mut workers = Vec::new();
        syntax::each_string(&mut module.program, |literal| {
            let asset = literal.value.strip_prefix("asset:").filter(|asset| is_script(asset));
            workers.extend(asset.map(|asset| (literal.value.to_string(), Path::new("app").join(asset))));
        });
        for (literal, path) in workers {
            let worker = self.add(&path)?;
            self.workers.push(worker);
            module.later.insert(literal, worker);
        }
        Ok(module)
    }

    /// Moves a statement into the module; imports and exports are noted, and what they declare is left.
    fn statement(&mut self, path: &Path, statement: Statement<'a>, module: &mut Module<'a>) -> Result<()> {
        match statement {
            Statement::ImportDeclaration(import) => self.import(path, &import, module)?,
            Statement::ExportDeclaration(export) => {
                let statement = Statement::from(export.unbox().declaration);
                for symbol in syntax::bound(&statement) {
                    let name = module.scoping.symbol_name(symbol).to_owned();
                    module.exports.insert(name, Binding::Own(symbol));
                }
                module.program.body.push(statement);
            }
            Statement::ExportNamedDeclaration(export) => {
                for specifier in &export.specifiers {
                    let binding = local(specifier, module)?;
                    module.exports.insert(specifier.exported.name().to_string(), binding);
                }
            }
            Statement::ExportFromDeclaration(export) => {
                let from = self.add(&resolve(path, export.source.value.as_str())?)?;
                module.imports.push(from);
                for ExportSpecifier { local, exported, .. } in &export.specifiers {
                    let binding = Binding::From(from, local.name().to_string());
                    module.exports.insert(exported.name().to_string(), binding);
                }
            }
            Statement::ExportAllDeclaration(_) | Statement::ExportDefaultDeclaration(_) => {
                bail!("only names can be exported, not 'default' and not '*'")
            }
            other => module.program.body.push(other),
        }
        Ok(())
    }

    fn import(&mut self, path: &Path, import: &ImportDeclaration<'a>, module: &mut Module<'a>) -> Result<()> {
        let from = self.add(&resolve(path, import.source.value.as_str())?)?;
        module.imports.push(from);
        for specifier in import.specifiers.iter().flatten() {
            match specifier {
                ImportDeclarationSpecifier::ImportSpecifier(named) => {
                    let name = named.imported.name().to_string();
                    module.imported.insert(symbol(&named.local)?, Binding::From(from, name));
                }
                ImportDeclarationSpecifier::ImportNamespaceSpecifier(whole) => {
                    module.namespaces.insert(symbol(&whole.local)?, from);
                }
                ImportDeclarationSpecifier::ImportDefaultSpecifier(_) => {
                    bail!("nothing is exported as default")
                }
            }
        }
        Ok(())
    }
}

fn symbol(identifier: &BindingIdentifier<'_>) -> Result<SymbolId> {
    identifier.symbol_id.get().with_context(|| format!("nobody knows '{}'", identifier.name))
}

/// What a module exports with `export { … }`: something of its own, or what it has imported.
fn local(specifier: &ExportSpecifier<'_>, module: &Module<'_>) -> Result<Binding> {
    let name = specifier.local.name();
    let ModuleExportName::IdentifierReference(reference) = &specifier.local else {
        bail!("'{name}' isn't a name that can be exported");
    };
    let symbol = module.scoping.get_reference(reference.reference_id()).symbol_id();
    let symbol = symbol.with_context(|| format!("nothing is called '{name}'"))?;
    Ok(module.imported.get(&symbol).cloned().unwrap_or(Binding::Own(symbol)))
}

fn is_script(asset: &str) -> bool {
    Path::new(asset).extension().is_some_and(|extension| extension == "ts")
}

pub(crate) fn read(root: &Path, path: &Path) -> Result<String> {
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
