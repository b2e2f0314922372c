//! Says in a sentence where the record and the rules differ.

use serde::Serialize;
use serde_json::Value;

use crate::error::Problem;
use crate::reader::shortened;

/// Is what the rules say the same as what the record says?
pub(crate) fn same<T: Serialize>(what: &'static str, found: &Value, rules: &T) -> Result<(), Problem> {
    let expected = serde_json::to_value(rules).map_err(|error| Problem::Field(error.to_string()))?;
    match found == &expected {
        true => Ok(()),
        false => Err(differs(what, found, &expected)),
    }
}

/// Are these the same, item by item? The first item that is not is the one to show.
pub(crate) fn same_list<T: Serialize>(
    what: &'static str,
    found: &[Value],
    rules: &[T],
) -> Result<(), Problem> {
    for (found, rules) in found.iter().zip(rules) {
        same(what, found, rules)?;
    }
    match (found.get(rules.len()), rules.get(found.len())) {
        (Some(extra), _) => Err(differs(what, extra, &Value::from("nothing more"))),
        (None, Some(missing)) => same(what, &Value::from("nothing more"), missing),
        (None, None) => Ok(()),
    }
}

fn differs(what: &'static str, found: &Value, expected: &Value) -> Problem {
    let (found, expected) = innermost(found, expected);
    Problem::Differs {
        what,
        found: shortened(&found.to_string()),
        expected: shortened(&expected.to_string()),
    }
}

/// The smallest part that differs, so that the sentence stays short: a state is a page, its difference a number.
fn innermost<'a>(found: &'a Value, expected: &'a Value) -> (&'a Value, &'a Value) {
    let mut pair = (found, expected);
    while let Some(inner) = inside(pair.0, pair.1) {
        pair = inner;
    }
    pair
}

fn inside<'a>(found: &'a Value, expected: &'a Value) -> Option<(&'a Value, &'a Value)> {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) if found.keys().eq(expected.keys()) => {
            found.values().zip(expected.values()).find(|(found, expected)| found != expected)
        }
        (Value::Array(found), Value::Array(expected)) if found.len() == expected.len() => {
            found.iter().zip(expected).find(|(found, expected)| found != expected)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_sentence_shows_the_smallest_difference() {
        let record = json!([{"a": [1, 2, 3]}]);
        let problem = same_list("the events", record.as_array().unwrap(), &[json!({"a": [1, 9, 3]})]);
        assert_eq!(problem.unwrap_err().to_string(), "the events differ: the record says 2, the rules say 9");
    }

    #[test]
    fn missing_and_extra_items_differ() {
        let record = [json!(1), json!(2)];
        assert!(same_list("the events", &record, &[1, 2]).is_ok());
        let extra = same_list("the events", &record, &[1]).unwrap_err().to_string();
        assert!(extra.contains("the record says 2, the rules say \"nothing more\""), "{extra}");
        assert!(same_list("the events", &record, &[1, 2, 3]).is_err());
    }
}
