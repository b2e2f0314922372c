//! Every answer is held against the description of the interface.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use jsonschema::Validator;
use orrery_server::http::document;
use serde_json::{Value, json};

use crate::web::Told;

/// Panics if the answer is none that the description knows.
pub(crate) fn check(method: &str, path: &str, told: &Told) {
    let bare = path.split('?').next().unwrap_or_default();
    let operation = operation(method, bare);
    let answer = match &operation {
        Some(operation) => answer(operation, told.status),
        // What is not described can only be refused.
        None => {
            assert!(told.status >= 400, "{method} {path} is not described and answers {}", told.status);
            resolve("#/components/responses/Problem")
        }
    };
    if method == "HEAD" {
        return;
    }
    let Some(content) = answer["content"].as_object() else {
        assert!(told.body.is_empty(), "{method} {path}: {}", told.text());
        return;
    };
    let media = told.header("content-type").unwrap_or_default();
    let kind = media.split(';').next().unwrap_or_default();
    let described = content.get(kind).unwrap_or_else(|| panic!("{method} {path} answers with {media}"));
    let body = if kind == "application/json" { told.json() } else { Value::String(told.text()) };
    let wrong: Vec<String> =
        validator(&described["schema"]).iter_errors(&body).map(|error| error.to_string()).collect();
    assert!(wrong.is_empty(), "{method} {path} {}: {wrong:?}\n{body:#}", told.status);
}

/// What is described for this address and method.
fn operation(method: &str, path: &str) -> Option<Value> {
    let method = if method == "HEAD" { "get".to_owned() } else { method.to_lowercase() };
    let (_, found) = document()["paths"].as_object()?.iter().find(|(pattern, _)| fits(pattern, path))?;
    found.get(method).cloned()
}

fn fits(pattern: &str, path: &str) -> bool {
    let (pattern, path): (Vec<&str>, Vec<&str>) = (pattern.split('/').collect(), path.split('/').collect());
    let same =
        |(pattern, part): (&&str, &&str)| pattern == part || (pattern.starts_with('{') && !part.is_empty());
    pattern.len() == path.len() && pattern.iter().zip(&path).all(same)
}

/// The answer of that status, or of its class.
fn answer(operation: &Value, status: u16) -> Value {
    let answers = &operation["responses"];
    let class = format!("{}XX", status / 100);
    let found = answers.get(status.to_string()).or_else(|| answers.get(class));
    let found = found.unwrap_or_else(|| panic!("{} does not answer {status}", operation["operationId"]));
    found.get("$ref").and_then(Value::as_str).map_or_else(|| found.clone(), resolve)
}

fn resolve(reference: &str) -> Value {
    document().pointer(reference.trim_start_matches('#')).cloned().expect("what is referred to is described")
}

/// The schema with everything that it may refer to, made once.
fn validator(schema: &Value) -> Arc<Validator> {
    static MADE: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);
    let mut made = MADE.lock().unwrap_or_else(|broken| broken.into_inner());
    let whole = || json!({ "components": document()["components"], "allOf": [schema] });
    let validator = made.entry(schema.to_string());
    validator.or_insert_with(|| Arc::new(jsonschema::validator_for(&whole()).unwrap())).clone()
}
