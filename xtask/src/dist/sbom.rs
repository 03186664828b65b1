//! The software bill of materials, as `CycloneDX` 1.5 in JSON.

use std::time::{Duration, UNIX_EPOCH};

use anyhow::{Context, Result};
use serde_json::{Map, Value, json};

use super::packages::{Crate, Module, Packages};
use super::{Release, VERSION};

/// The document: the program, what it consists of, and what depends on what. What only builds it has the scope
/// `excluded`.
pub(super) fn document(release: &Release, packages: &Packages) -> Result<String> {
    let (program, others): (Vec<_>, Vec<_>) =
        packages.crates.values().partition(|package| package.name == "farside");
    let program = program.first().context("the program is one of the packages")?;
    let time = humantime::format_rfc3339_seconds(UNIX_EPOCH + Duration::from_secs(release.time));

    let mut main = component(program);
    main.insert("type".into(), json!("application"));
    let components: Vec<Value> = others
        .iter()
        .map(|package| Value::Object(component(package)))
        .chain(packages.modules.iter().map(module))
        .collect();
    let mut dependencies: Vec<Value> = packages
        .crates
        .values()
        .map(|package| {
            let on: Vec<String> =
                package.depends_on.iter().filter_map(|id| packages.crates.get(id)).map(purl).collect();
            json!({ "ref": purl(package), "dependsOn": on })
        })
        .collect();
    let web = packages.crates.values().find(|package| package.name == "farside-web");
    if let Some(on) = web.and_then(|web| {
        let reference = purl(web);
        dependencies.iter_mut().find(|entry| entry["ref"] == reference.as_str())?["dependsOn"].as_array_mut()
    }) {
        on.extend(packages.modules.iter().map(|module| json!(module_purl(module))));
    }
    let document = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": time.to_string(),
            "tools": { "components": [{ "type": "application", "name": "cargo xtask dist", "version": VERSION }] },
            "component": main,
            "properties": [{ "name": "cdx:rustc:sbom:target:triple", "value": release.target }],
        },
        "components": components,
        "dependencies": dependencies,
    });
    Ok(serde_json::to_string_pretty(&document)? + "\n")
}

fn component(package: &Crate) -> Map<String, Value> {
    let reference = purl(package);
    let mut fields = Map::new();
    fields.insert("type".into(), json!("library"));
    fields.insert("bom-ref".into(), json!(reference));
    fields.insert("name".into(), json!(package.name));
    fields.insert("version".into(), json!(package.version));
    if let Some(description) = &package.description {
        fields.insert("description".into(), json!(description));
    }
    fields.insert("scope".into(), json!(if package.shipped { "required" } else { "excluded" }));
    if let Some(checksum) = &package.checksum {
        fields.insert("hashes".into(), json!([{ "alg": "SHA-256", "content": checksum }]));
    }
    if let Some(license) = &package.license {
        fields.insert("licenses".into(), json!([{ "expression": license }]));
    }
    fields.insert("purl".into(), json!(reference));
    if let Some(repository) = &package.repository {
        fields.insert("externalReferences".into(), json!([{ "type": "vcs", "url": repository }]));
    }
    fields
}

fn module(module: &Module) -> Value {
    let reference = module_purl(module);
    json!({
        "type": "library",
        "bom-ref": reference,
        "name": module.name,
        "version": module.version,
        "scope": "required",
        "licenses": [{ "expression": module.license }],
        "purl": reference,
    })
}

/// The package URL of a crate.
fn purl(package: &Crate) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version.replace('+', "%2B"))
}

fn module_purl(module: &Module) -> String {
    format!("pkg:npm/{}@{}", module.name.replace('@', "%40"), module.version)
}
