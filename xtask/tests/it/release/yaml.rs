//! YAML as the values of JSON that it stands for, which serde knows how to read.

use saphyr::{LoadableYamlNode as _, Scalar, Yaml};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::release::read;

/// Reads a file of the repository.
#[track_caller]
pub(crate) fn yaml<T: DeserializeOwned>(path: &str) -> T {
    let text = read(path);
    let documents = Yaml::load_from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
    let [document] = &documents[..] else { panic!("{path}: one document") };
    serde_json::from_value(value(document)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn value(yaml: &Yaml<'_>) -> Value {
    match yaml {
        Yaml::Value(Scalar::Null) => Value::Null,
        Yaml::Value(Scalar::Boolean(it)) => (*it).into(),
        Yaml::Value(Scalar::Integer(it)) => (*it).into(),
        Yaml::Value(Scalar::FloatingPoint(it)) => it.into_inner().into(),
        Yaml::Value(Scalar::String(it)) => it.as_ref().into(),
        Yaml::Sequence(items) => items.iter().map(value).collect(),
        Yaml::Mapping(entries) => {
            let mut fields = Map::new();
            for (key, entry) in entries {
                let key = key.as_str().expect("a key is text");
                match (key, value(entry)) {
                    // A merge: what is written here comes first.
                    ("<<", Value::Object(merged)) => {
                        for (key, entry) in merged {
                            fields.entry(key).or_insert(entry);
                        }
                    }
                    (key, entry) => drop(fields.insert(key.into(), entry)),
                }
            }
            Value::Object(fields)
        }
        other => panic!("what is {other:?}?"),
    }
}
