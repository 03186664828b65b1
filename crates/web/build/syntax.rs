//! What the compiler does with the syntax tree of a module.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use oxc::allocator::{Allocator, TakeIn};
use oxc::ast::ast::{
    BindingIdentifier, Declaration, Expression, ImportDeclarationSpecifier, ImportExpression, Program,
    Statement, StringLiteral, TemplateLiteral,
};
use oxc::ast_visit::VisitMut;
use oxc::ast_visit::walk_mut::{walk_expression, walk_import_expression, walk_template_literal};
use oxc::codegen::{Codegen, CodegenOptions};
use oxc::diagnostics::OxcDiagnostic;
use oxc::parser::Parser;
use oxc::semantic::{Scoping, SemanticBuilder, SymbolId};
use oxc::span::SourceType;
use oxc::transformer::{JsxRuntime, TransformOptions, Transformer};

/// Parses a module, and removes types and JSX from it.
pub(crate) fn transform<'a>(path: &Path, source: &'a str, allocator: &'a Allocator) -> Result<Program<'a>> {
    let source_type = SourceType::from_path(path).with_context(|| format!("what is {}?", path.display()))?;
    let parsed = Parser::new(allocator, source, source_type).parse();
    complain(path, source, parsed.diagnostics)?;
    let mut program = parsed.program;
    let semantic = SemanticBuilder::new().with_excess_capacity(2.0).with_enum_eval(true).build(&program);
    complain(path, source, semantic.diagnostics)?;
    let mut options = TransformOptions::from_target("es2022").map_err(anyhow::Error::msg)?;
    options.jsx.runtime = JsxRuntime::Automatic;
    options.jsx.import_source = Some("preact".into());
    let done = Transformer::new(allocator, path, &options)
        .build_with_scoping(semantic.semantic.into_scoping(), &mut program);
    complain(path, source, done.diagnostics)?;
    Ok(program)
}

/// The code of a module, minified, with the names that its symbols have by now.
pub(crate) fn print(program: &Program<'_>, scoping: Option<Scoping>) -> String {
    Codegen::new().with_options(CodegenOptions::minify()).with_scoping(scoping).build(program).code
}

/// Whether a module imports anything before it runs.
pub(crate) fn has_imports(program: &Program<'_>) -> bool {
    program.body.iter().any(|statement| matches!(statement, Statement::ImportDeclaration(_)))
}

/// The symbols that a declaration of the outermost scope binds.
pub(crate) fn bound(statement: &Statement<'_>) -> Vec<SymbolId> {
    let identifiers: Vec<&BindingIdentifier<'_>> = match statement.as_declaration() {
        Some(Declaration::VariableDeclaration(variables)) => {
            variables.declarations.iter().flat_map(|variable| variable.id.get_binding_identifiers()).collect()
        }
        Some(declaration) => declaration.id().into_iter().collect(),
        None => Vec::new(),
    };
    identifiers.into_iter().filter_map(|identifier| identifier.symbol_id.get()).collect()
}

/// Replaces `namespace.name` by the name that `find` knows for it. A namespace that is used in another way is left.
pub(crate) fn flatten<'a>(
    program: &mut Program<'a>,
    scoping: &Scoping,
    allocator: &'a Allocator,
    find: impl Fn(SymbolId, &str) -> Option<String>,
) {
    Namespaces { scoping, allocator, find }.visit_program(program);
}

struct Namespaces<'s, 'a, F> {
    scoping: &'s Scoping,
    allocator: &'a Allocator,
    find: F,
}

impl<'a, F: Fn(SymbolId, &str) -> Option<String>> VisitMut<'a> for Namespaces<'_, 'a, F> {
    fn visit_expression(&mut self, expression: &mut Expression<'a>) {
        walk_expression(self, expression);
        let Expression::StaticMemberExpression(member) = expression else { return };
        let name = member.property.name;
        let Expression::Identifier(namespace) = &mut member.object else { return };
        let reference = namespace.reference_id.get();
        let symbol = reference.and_then(|reference| self.scoping.get_reference(reference).symbol_id());
        let found = symbol.and_then(|symbol| (self.find)(symbol, name.as_str()));
        let Some(name) = found else { return };
        namespace.name = oxc::str::Ident::from_str_in(&name, &self.allocator);
        namespace.reference_id.set(None);
        *expression = member.object.take_in(&self.allocator);
    }
}

/// Replaces the import of a module by constants of the same names, each with the code of its value.
pub(crate) fn inline<'a>(
    program: &mut Program<'a>,
    module: &str,
    constants: &[(&str, String)],
    allocator: &'a Allocator,
) -> Result<()> {
    let at = program.body.iter().position(
        |statement| matches!(statement, Statement::ImportDeclaration(import) if import.source.value == module),
    );
    let at = at.with_context(|| format!("nothing imports {module}"))?;
    let Statement::ImportDeclaration(import) = program.body.remove(at) else {
        unreachable!("it was found to be an import");
    };
    for specifier in import.specifiers.iter().flatten() {
        let ImportDeclarationSpecifier::ImportSpecifier(named) = specifier else {
            anyhow::bail!("{module} has only named exports");
        };
        let (imported, local) = (named.imported.name(), named.local.name.as_str());
        ensure!(imported == local, "{imported} of {module} can't be called {local}");
        ensure!(constants.iter().any(|(name, _)| *name == local), "{module} has no {local}");
    }
    let declarations: Vec<String> =
        constants.iter().map(|(name, value)| format!("const {name}={value};")).collect();
    let code = declarations.concat();
    let parsed = Parser::new(allocator, allocator.alloc_str(&code), SourceType::mjs()).parse();
    complain(Path::new(module), &code, parsed.diagnostics)?;
    for (index, statement) in parsed.program.body.into_iter().enumerate() {
        program.body.insert(at + index, statement);
    }
    Ok(())
}

/// Gives a string literal another value.
pub(crate) fn put<'a>(literal: &mut StringLiteral<'a>, value: &str, allocator: &'a Allocator) {
    literal.value = oxc::str::Str::from_str_in(value, &allocator);
    literal.raw = None;
}

/// Visits the specifier of each dynamic import: `import("…")`.
pub(crate) fn each_dynamic_import<'a>(program: &mut Program<'a>, act: impl FnMut(&mut StringLiteral<'a>)) {
    DynamicImports(act).visit_program(program);
}

struct DynamicImports<F>(F);

impl<'a, F: FnMut(&mut StringLiteral<'a>)> VisitMut<'a> for DynamicImports<F> {
    fn visit_import_expression(&mut self, import: &mut ImportExpression<'a>) {
        if let Expression::StringLiteral(source) = &mut import.source {
            (self.0)(source);
        }
        walk_import_expression(self, import);
    }
}

/// Visits each string literal.
pub(crate) fn each_string<'a>(program: &mut Program<'a>, act: impl FnMut(&mut StringLiteral<'a>)) {
    Strings(act).visit_program(program);
}

struct Strings<F>(F);

impl<'a, F: FnMut(&mut StringLiteral<'a>)> VisitMut<'a> for Strings<F> {
    fn visit_string_literal(&mut self, literal: &mut StringLiteral<'a>) {
        (self.0)(literal);
    }
}

/// The string literals of a module, each as its only part, and the parts of its templates between their holes.
pub(crate) fn literals(program: &mut Program<'_>) -> Vec<Vec<String>> {
    let mut found = Literals(Vec::new());
    found.visit_program(program);
    found.0
}

struct Literals(Vec<Vec<String>>);

impl<'a> VisitMut<'a> for Literals {
    fn visit_string_literal(&mut self, literal: &mut StringLiteral<'a>) {
        self.0.push(vec![literal.value.to_string()]);
    }

    fn visit_template_literal(&mut self, template: &mut TemplateLiteral<'a>) {
        let parts = template.quasis.iter().map(|part| part.value.raw.to_string());
        self.0.push(parts.collect());
        walk_template_literal(self, template);
    }
}

fn complain(path: &Path, source: &str, diagnostics: impl IntoIterator<Item = OxcDiagnostic>) -> Result<()> {
    let said: Vec<String> = diagnostics
        .into_iter()
        .map(|diagnostic| format!("{:?}", diagnostic.with_source_code(source.to_owned())))
        .collect();
    ensure!(said.is_empty(), "{}:\n{}", path.display(), said.join("\n"));
    Ok(())
}
