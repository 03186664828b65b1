//! TypeScript to JavaScript, module by module, each import pointing to the hashed name of what it imports.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use oxc::allocator::Allocator;
use oxc::ast::ast::{Expression, ImportExpression, Program, Statement, StringLiteral};
use oxc::ast_visit::VisitMut;
use oxc::ast_visit::walk_mut::walk_import_expression;
use oxc::codegen::{Codegen, CodegenOptions};
use oxc::parser::Parser;
use oxc::semantic::SemanticBuilder;
use oxc::span::SourceType;
use oxc::transformer::{JsxRuntime, TransformOptions, Transformer};

use crate::site::Site;

/// Where the modules that aren't ours are, by the name they are imported under.
const VENDORED: [(&str, &str); 6] = [
    ("preact", "vendor/preact.js"),
    ("preact/hooks", "vendor/preact-hooks.js"),
    ("preact/jsx-runtime", "vendor/preact-jsx-runtime.js"),
    ("@preact/signals", "vendor/signals.js"),
    ("@preact/signals-core", "vendor/signals-core.js"),
    ("@fluent/bundle", "vendor/fluent/index.js"),
];

/// Where the app begins, and the modules that run apart from the page.
const MAIN: &str = "app/main.tsx";
pub(crate) const SERVICE_WORKER: &str = "app/offline/service-worker.ts";

/// The modules of the app.
pub(crate) struct Modules {
    /// The hashed name of the module that starts everything.
    pub main: String,
    /// The hashed names of all modules it needs before it runs.
    pub needed: Vec<String>,
    /// The code of the service worker, which may not have a hashed name.
    pub service_worker: String,
}

pub(crate) fn compile(root: &Path, site: &mut Site) -> Result<Modules> {
    let mut compiler = Compiler { root, site, done: BTreeMap::new(), open: Vec::new() };
    let main = compiler.module(Path::new(MAIN))?;
    let needed = compiler.needed(MAIN);
    let (service_worker, _) = compiler.translate(Path::new(SERVICE_WORKER))?;
    Ok(Modules { main, needed, service_worker })
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
        let full = self.root.join(path);
        let source = fs::read_to_string(&full).with_context(|| format!("can't read {}", full.display()))?;
        let allocator = Allocator::default();
        let source_type =
            SourceType::from_path(path).with_context(|| format!("what is {}?", path.display()))?;
        let parsed = Parser::new(&allocator, &source, source_type).parse();
        complain(path, &source, parsed.diagnostics)?;
        let mut program = parsed.program;
        let semantic = SemanticBuilder::new().with_excess_capacity(2.0).with_enum_eval(true).build(&program);
        complain(path, &source, semantic.diagnostics)?;
        let mut options = TransformOptions::from_target("es2022").map_err(anyhow::Error::msg)?;
        options.jsx.runtime = JsxRuntime::Automatic;
        options.jsx.import_source = Some("preact".into());
        let done = Transformer::new(&allocator, path, &options)
            .build_with_scoping(semantic.semantic.into_scoping(), &mut program);
        complain(path, &source, done.diagnostics)?;

        let mut imports = Vec::new();
        for source in sources(&mut program) {
            let imported = resolve(path, source.value.as_str())?;
            let name = self.module(&imported)?;
            imports.push(imported.to_string_lossy().into_owned());
            put(source, &name, &allocator);
        }
        // What is imported only when it is wanted isn't needed before the app runs.
        let mut later = BTreeMap::new();
        each_later(&mut program, |source| _ = later.insert(source.value.to_string(), String::new()));
        for (specifier, name) in &mut later {
            *name = self.module(&resolve(path, specifier)?)?;
        }
        each_later(&mut program, |source| put(source, &later[source.value.as_str()], &allocator));
        let code = Codegen::new().with_options(CodegenOptions::minify()).build(&program).code;
        let code = self.with_needs(path, &code, &imports)?;
        Ok((self.with_assets(path, &code)?, imports))
    }

    /// Puts the hashed names of all modules that another needs where the code says `modules of:` and its path, except
    /// for those that this one needs, too. With them a browser can ask for everything at once, and not for what each
    /// module imports in turn.
    fn with_needs(&self, path: &Path, code: &str, imports: &[String]) -> Result<String> {
        const MARK: &str = "modules of:";
        let mut pieces = code.split(MARK);
        let mut written = pieces.next().unwrap_or_default().to_owned();
        let there: BTreeSet<String> = imports.iter().flat_map(|import| self.needed(import)).collect();
        for piece in pieces {
            let end = piece.find(['"', '\'', '`']).context("the name of a module is a string")?;
            let (module, rest) = piece.split_at(end);
            let needed = self.needed(&format!("app/{module}"));
            ensure!(!needed.is_empty(), "{}: nothing imports '{module}'", path.display());
            let names: Vec<_> = needed.into_iter().filter(|name| !there.contains(name)).collect();
            written.push_str(&names.join(" "));
            written.push_str(rest);
        }
        Ok(written)
    }

    /// Puts the hashed names of assets where the code says `asset:name`; what isn't an asset yet is a module that runs
    /// apart from the page.
    fn with_assets(&mut self, path: &Path, code: &str) -> Result<String> {
        const MARK: &str = "asset:";
        let mut pieces = code.split(MARK);
        let mut written = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            let end = piece.find(['"', '\'', '`']).context("the name of an asset is a string")?;
            let (asset, rest) = piece.split_at(end);
            let name = match self.site.names.get(asset) {
                Some(name) => name.clone(),
                None if Path::new(asset).extension().is_some_and(|extension| extension == "ts") => {
                    self.module(&Path::new("app").join(asset))?
                }
                None => bail!("{}: there is no asset '{asset}'", path.display()),
            };
            written.push_str("./");
            written.push_str(&name);
            written.push_str(rest);
        }
        Ok(written)
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

/// Where each import and export of a module says what it is from.
fn sources<'p, 'a>(program: &'p mut Program<'a>) -> impl Iterator<Item = &'p mut StringLiteral<'a>> {
    program.body.iter_mut().filter_map(|statement| match statement {
        Statement::ImportDeclaration(import) => Some(&mut import.source),
        Statement::ExportFromDeclaration(export) => Some(&mut export.source),
        Statement::ExportAllDeclaration(export) => Some(&mut export.source),
        _ => None,
    })
}

/// Points an import to the module of this name.
fn put<'a>(source: &mut StringLiteral<'a>, name: &str, allocator: &'a Allocator) {
    source.value = oxc::str::Str::from_str_in(&format!("./{name}"), &allocator);
    source.raw = None;
}

/// Does this to where each module is named that is imported only when it is wanted: `import("…")`.
fn each_later<'a>(program: &mut Program<'a>, act: impl FnMut(&mut StringLiteral<'a>)) {
    Later(act).visit_program(program);
}

struct Later<F>(F);

impl<'a, F: FnMut(&mut StringLiteral<'a>)> VisitMut<'a> for Later<F> {
    fn visit_import_expression(&mut self, import: &mut ImportExpression<'a>) {
        if let Expression::StringLiteral(source) = &mut import.source {
            (self.0)(source);
        }
        walk_import_expression(self, import);
    }
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

fn complain(
    path: &Path,
    source: &str,
    diagnostics: impl IntoIterator<Item = oxc::diagnostics::OxcDiagnostic>,
) -> Result<()> {
    let said: Vec<String> = diagnostics
        .into_iter()
        .map(|diagnostic| format!("{:?}", diagnostic.with_source_code(source.to_owned())))
        .collect();
    ensure!(said.is_empty(), "{}:\n{}", path.display(), said.join("\n"));
    Ok(())
}
