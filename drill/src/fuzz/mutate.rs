//! Spoiling messages: byte by byte, word by word, and in their structure.

use orrery_kernel::{Chance, Fast};
use serde_json::{Map, Value, json};

/// Spoils a message in one to three ways. Some survive unharmed.
pub(crate) fn spoil(chance: &mut Fast, text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        bytes = match chance.below(4) {
            0 | 1 => structure(chance, &bytes).unwrap_or(bytes),
            2 => token(chance, &bytes),
            _ => byte(chance, bytes),
        };
    }
    bytes
}

/// A place in the bytes, the end included.
fn place(chance: &mut Fast, bytes: &[u8]) -> usize {
    chance.below(bytes.len() as u32 + 1) as usize
}

fn byte(chance: &mut Fast, mut bytes: Vec<u8>) -> Vec<u8> {
    let at = place(chance, &bytes);
    let to = (at + 1 + chance.below(16) as usize).min(bytes.len());
    let at = at.min(to);
    match chance.below(6) {
        0 => bytes.truncate(at),
        1 => drop(bytes.drain(at..to)),
        2 => bytes.insert(at, chance.below(256) as u8),
        3 => {
            let part = bytes[at..to].to_vec();
            bytes.splice(at..at, part);
        }
        4 => bytes[at..to].iter_mut().for_each(|byte| *byte ^= 1 << chance.below(8)),
        _ => bytes[at..to].fill(chance.below(256) as u8),
    }
    bytes
}

const WORDS: [&str; 24] = [
    "null",
    "true",
    "-1",
    "0",
    "4294967295",
    "4294967296",
    "-9223372036854775809",
    "1e999",
    "0.5",
    "\"\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "{}",
    "[]",
    "\"act\"",
    "\"undo\"",
    "\"return\"",
    "\"type\"",
    "\"do\"",
    "\"id\"",
    "\"seq\"",
    "\"é ∞ 🚀\"",
    "\"../../etc/passwd\"",
    "\"'; DROP TABLE matches; --\"",
];

/// Puts a word in the place of another.
fn token(chance: &mut Fast, bytes: &[u8]) -> Vec<u8> {
    let ends = |byte: &u8| b"{}[],:".contains(byte);
    let words: Vec<&[u8]> = bytes.split_inclusive(ends).collect();
    let chosen = chance.below(words.len() as u32) as usize;
    let new = WORDS[chance.below(WORDS.len() as u32) as usize].as_bytes();
    let mut out = Vec::with_capacity(bytes.len() + new.len());
    for (nth, word) in words.into_iter().enumerate() {
        match word.split_last() {
            Some((last, _)) if nth == chosen && ends(last) => out.extend(new.iter().chain([last])),
            Some(_) if nth == chosen => out.extend(new),
            Some(_) | None => out.extend(word),
        }
    }
    out
}

/// Changes a field somewhere in the JSON, if it is JSON.
fn structure(chance: &mut Fast, bytes: &[u8]) -> Option<Vec<u8>> {
    let mut value: Value = serde_json::from_slice(bytes).ok()?;
    change(chance, &mut value);
    serde_json::to_vec(&value).ok()
}

fn change(chance: &mut Fast, value: &mut Value) {
    let deeper = chance.below(3) > 0;
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let nth = chance.below(fields.len() as u32) as usize;
            let Some(name) = fields.keys().nth(nth).cloned() else { return };
            match fields.get_mut(&name) {
                Some(field) if deeper => change(chance, field),
                Some(_) | None => field(chance, fields, &name),
            }
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let nth = chance.below(items.len() as u32) as usize;
            items.iter_mut().skip(nth).take(1).for_each(|item| change(chance, item));
        }
        _ => *value = odd(chance),
    }
}

fn field(chance: &mut Fast, fields: &mut Map<String, Value>, name: &str) {
    match chance.below(4) {
        0 => _ = fields.remove(name),
        1 => _ = fields.insert("surplus".to_owned(), odd(chance)),
        2 => {
            if let Some(value) = fields.remove(name) {
                fields.insert(format!("{name}s"), value);
            }
        }
        _ => _ = fields.insert(name.to_owned(), odd(chance)),
    }
}

/// A value that is seldom expected.
fn odd(chance: &mut Fast) -> Value {
    match chance.below(12) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(i64::MIN),
        3 => json!(u64::MAX),
        4 => json!(f64::MAX),
        5 => json!("x".repeat(chance.below(20_000) as usize)),
        6 => json!("\u{0}\u{202e}\u{feff}"),
        7 => (0..chance.below(400)).fold(json!(1), |inner, _| json!([inner])),
        8 => (0..chance.below(400)).fold(json!(1), |inner, _| json!({ "do": inner })),
        9 => Value::from(vec![json!({ "order": "forced" }); chance.below(200) as usize]),
        10 => json!({ "do": "return" }),
        _ => json!(chance.below(1000)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn messages_are_spoilt_in_many_ways_and_the_same_seed_spoils_the_same() {
        let text = r#"{"type":"do","id":"a","seq":3,"command":{"do":"act","action":"pass"}}"#;
        let spoilt: HashSet<Vec<u8>> = (0..1000).map(|seed| spoil(&mut Fast::new(seed), text)).collect();
        assert!(spoilt.len() > 800, "{}", spoilt.len());
        assert!(spoilt.iter().any(|bytes| serde_json::from_slice::<Value>(bytes).is_ok()));
        assert!(spoilt.iter().any(|bytes| std::str::from_utf8(bytes).is_err()));
        assert_eq!(spoil(&mut Fast::new(7), text), spoil(&mut Fast::new(7), text));
        // Nothing to spoil is no reason to fail.
        (0..1000).for_each(|seed| _ = spoil(&mut Fast::new(seed), ""));
    }
}
