//! The description of the interface for programs: OpenAPI 3.1, made from the table of routes.

use std::sync::LazyLock;

use orrery_wire::{Problem, ToClient, ToServer};
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::roles::Rank;
use super::routes::{Content, Endpoint, ROUTES, Route};

/// The document that `/api/openapi.json` serves.
pub fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(write);
    &DOCUMENT
}

/// The schemas of what comes in and of what goes out: a field that may be absent in a request may be certain in an answer.
struct Schemas {
    requests: SchemaGenerator,
    answers: SchemaGenerator,
}

fn write() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut schemas = Schemas {
        requests: settings.clone().for_deserialize().into_generator(),
        answers: settings.for_serialize().into_generator(),
    };
    let mut paths = Map::new();
    for route in ROUTES {
        let operation = operation(route, &mut schemas);
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method.word().to_lowercase()] = operation;
    }
    let problem = schemas.answers.subschema_for::<Problem>();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Orrery",
            "version": env!("CARGO_PKG_VERSION"),
            "description": DESCRIPTION,
        },
        "security": [{}, { "ticket": [] }, { "cookie": [] }],
        "paths": paths,
        "components": {
            "schemas": definitions(schemas),
            "responses": {
                "Problem": {
                    "description": "Refused, with a word for programs and a sentence for people",
                    "content": { "application/json": { "schema": problem } },
                },
            },
            "securitySchemes": {
                "ticket": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A ticket of 43 letters and digits, as `made.ticket` and `invite.ticket` hold them",
                },
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": super::ticket::COOKIE,
                    "description": "The same ticket, kept by a browser. Such requests must come from our own page.",
                },
            },
        },
    })
}

const DESCRIPTION: &str = "Tables for board games. Requests that are refused are answered with a problem; if it may pass, \
    `Retry-After` says when to come again. `x-roles` names who may ask: a stranger has nothing to do with the match, a \
    watcher may look on, a player holds a seat, the host made the table. A match that one may not see answers like one \
    that does not exist.";

/// One way to ask for something.
fn operation(route: &Route, schemas: &mut Schemas) -> Value {
    let roles: Vec<&str> =
        Rank::ALL.iter().filter(|rank| rank.may(route.endpoint)).map(|rank| rank.word()).collect();
    let mut operation = json!({
        "operationId": format!("{:?}", route.endpoint).to_lowercase(),
        "summary": route.summary,
        "x-roles": roles,
        "responses": answers(route, schemas),
    });
    let mut parameters = in_path(route);
    parameters.extend(in_query(route));
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    if let Some(request) = route.request {
        operation["requestBody"] =
            json!({ "required": true, "content": content(request, &mut schemas.requests) });
    }
    if route.endpoint == Endpoint::Socket {
        operation["x-client-says"] = schemas.requests.subschema_for::<ToServer>().into();
        operation["x-server-says"] = schemas.answers.subschema_for::<ToClient>().into();
    }
    operation
}

fn answers(route: &Route, schemas: &mut Schemas) -> Value {
    let mut answers = Map::new();
    for &(status, answer) in route.answers {
        let described = match status {
            101 => {
                "The connection is a WebSocket from now on; its messages are `x-client-says` and `x-server-says`"
            }
            503 => "Not now",
            _ => "Done",
        };
        let mut told = json!({ "description": described });
        if !matches!(answer, Content::Socket) {
            told["content"] = content(answer, &mut schemas.answers);
        }
        answers.insert(status.to_string(), told);
    }
    let refused = json!({ "$ref": "#/components/responses/Problem" });
    for class in ["4XX", "5XX"] {
        answers.insert(class.to_owned(), refused.clone());
    }
    answers.into()
}

fn content(content: Content, schemas: &mut SchemaGenerator) -> Value {
    match content {
        Content::Json(schema) => json!({ "application/json": { "schema": schema(schemas) } }),
        Content::Text(media) => json!({ media: { "schema": { "type": "string" } } }),
        Content::Socket => json!({}),
    }
}

/// The variable parts of the address.
fn in_path(route: &Route) -> Vec<Value> {
    let names = route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parameter = |name: &str| {
        let (schema, described) = match name {
            "id" => {
                (json!({ "type": "string", "pattern": "^[0-9a-hjkmnp-tv-z]{16}$" }), "The name of the match")
            }
            "seat" => (json!({ "type": "integer", "minimum": 1 }), "The seat, counted from 1"),
            _ => (json!({ "type": "integer", "minimum": 0 }), "The number of an entry of the log"),
        };
        json!({ "name": name, "in": "path", "required": true, "description": described, "schema": schema })
    };
    names.map(parameter).collect()
}

/// What may stand behind the question mark: the fields of the type that it is read into.
fn in_query(route: &Route) -> Vec<Value> {
    let Some(query) = route.query else { return Vec::new() };
    let mut apart =
        SchemaSettings::draft2020_12().with(|settings| settings.inline_subschemas = true).into_generator();
    let shape = query(&mut apart).to_value();
    let fields = shape["properties"].as_object().cloned().unwrap_or_default();
    let parameter = |(name, mut schema): (String, Value)| {
        let described = schema.as_object_mut().and_then(|schema| schema.remove("description"));
        json!({ "name": name, "in": "query", "required": false, "description": described, "schema": schema })
    };
    fields.into_iter().map(parameter).collect()
}

/// All schemas by name. A type that goes both ways has one.
fn definitions(mut schemas: Schemas) -> Map<String, Value> {
    let mut all = schemas.requests.take_definitions(true);
    for (name, schema) in schemas.answers.take_definitions(true) {
        all.entry(name).or_insert(schema);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_described_once() {
        let paths = document()["paths"].as_object().unwrap();
        let described: usize = paths.values().map(|path| path.as_object().unwrap().len()).sum();
        assert_eq!(described, ROUTES.len());
        for route in ROUTES {
            let operation = &paths[route.path][route.method.word().to_lowercase()];
            assert_eq!(operation["summary"], route.summary);
        }
    }
}
