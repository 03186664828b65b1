//! Names for what modules declare in their outermost scopes, each used once in the whole app: modules are put into one
//! scope.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use oxc::semantic::SymbolId;

use crate::graph::{Binding, Graph, Index};

pub(crate) type Names = BTreeMap<(Index, SymbolId), String>;

/// Chooses the names: those of the sources, with a number where several modules use one. The app's own modules choose
/// before the vendored ones.
pub(crate) fn choose(graph: &Graph<'_>) -> Result<Names> {
    // Names that mean something else within a module, and the modules where that matters for a declaration.
    let nested: Vec<BTreeSet<&str>> = graph.modules.iter().map(nested).collect();
    let mut renamed_in: BTreeMap<(Index, SymbolId), Vec<Index>> = BTreeMap::new();
    for (index, module) in graph.modules.iter().enumerate() {
        for (local, binding) in &module.imported {
            let Binding::From(from, name) = binding else { continue };
            let (other, symbol) = graph.declaration(*from, name)?;
            if graph.modules[other].scoping.symbol_name(symbol) != module.scoping.symbol_name(*local) {
                renamed_in.entry((other, symbol)).or_default().push(index);
            }
        }
        for whole in module.namespaces.values() {
            for name in graph.modules[*whole].exports.keys() {
                renamed_in.entry(graph.declaration(*whole, name)?).or_default().push(index);
            }
        }
    }
    let mut taken: BTreeSet<String> = BTreeSet::new();
    for module in &graph.modules {
        taken.extend(module.scoping.root_unresolved_references().keys().map(ToString::to_string));
    }
    let everywhere: BTreeSet<&str> = nested.iter().flatten().copied().collect();
    let mut names = Names::new();
    for vendored in [false, true] {
        for (index, module) in graph.modules.iter().enumerate() {
            if module.is_vendored() != vendored {
                continue;
            }
            for symbol in module.declared() {
                let name = module.scoping.symbol_name(symbol);
                let hidden = renamed_in.get(&(index, symbol)).into_iter().flatten();
                let mut hidden = hidden.filter(|other| nested[**other].contains(name));
                let mut chosen = name.to_owned();
                if taken.contains(name) || hidden.next().is_some() {
                    let mut numbered = (1..).map(|number| format!("{name}${number}"));
                    let free = |name: &String| !taken.contains(name) && !everywhere.contains(name.as_str());
                    chosen = numbered.find(free).unwrap_or_default();
                }
                taken.insert(chosen.clone());
                names.insert((index, symbol), chosen);
            }
        }
    }
    Ok(names)
}

/// The names that a module declares within its functions and blocks.
fn nested<'m>(module: &'m crate::graph::Module<'_>) -> BTreeSet<&'m str> {
    let scoping = &module.scoping;
    let inner = scoping.symbol_ids().filter(|id| scoping.symbol_scope_id(*id) != scoping.root_scope_id());
    inner.map(|id| scoping.symbol_name(id)).collect()
}
