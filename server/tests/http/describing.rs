//! The description of the interface is true, complete and committed.

use std::path::Path;

use orrery_server::http::{ROUTES, document};
use serde_json::Value;

use crate::web::Server;

#[tokio::test]
async fn the_document_is_served() {
    let server = Server::start().await;
    let told: Value = server.get("/api/openapi.json").send().await.good();
    assert_eq!(&told, document());
    assert_eq!(told["openapi"], "3.1.0");
}

/// A described route that the router did not know would answer as an address where nothing is.
#[tokio::test]
async fn every_described_route_is_there_and_every_route_is_described() {
    let server = Server::start().await;
    let paths = document()["paths"].as_object().unwrap();
    for (path, methods) in paths {
        for method in methods.as_object().unwrap().keys() {
            let known = ROUTES
                .iter()
                .any(|route| route.path == path && route.method.word().to_lowercase() == *method);
            assert!(known, "{method} {path} is described, but there is no such route");
        }
    }
    for route in ROUTES {
        let path =
            route.path.replace("{id}", "0123456789abcdef").replace("{seat}", "1").replace("{seq}", "1");
        let asked = crate::web::Ask::new(server.address, route.method.word(), path).send().await;
        assert!(!asked.text().contains("nothing at this address"), "{}", route.path);
        assert_ne!(asked.status, 405, "{}", route.path);
        let wrong = if route.method.word() == "GET" { "POST" } else { "GET" };
        let path =
            route.path.replace("{id}", "0123456789abcdef").replace("{seat}", "1").replace("{seq}", "1");
        crate::web::Ask::new(server.address, wrong, path).send().await.is(405);
    }
}

/// Types that go both ways are described once; that is right only if both descriptions are the same.
#[test]
fn all_references_lead_somewhere() {
    fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str));
                fields.values().for_each(|value| references(value, found));
            }
            Value::Array(items) => items.iter().for_each(|value| references(value, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
        }
    }
    let mut found = Vec::new();
    references(document(), &mut found);
    assert!(found.len() > 40, "{}", found.len());
    for reference in found {
        assert!(document().pointer(reference.trim_start_matches('#')).is_some(), "{reference}");
    }
}

#[test]
fn the_committed_document_is_the_present_one() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/openapi.json");
    let now = format!("{}\n", serde_json::to_string_pretty(document()).unwrap());
    if std::env::var_os("ORRERY_UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        std::fs::write(&file, &now).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == now,
        "docs/openapi.json is out of date; if that is meant: ORRERY_UPDATE_GOLDEN=1 cargo test"
    );
}
