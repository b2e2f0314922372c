//! Every entry has the fields that its table must have (section 6).

use super::Found;
use super::content::Content;
use super::places::{at, name_of};

pub(super) fn check(content: &Content, found: &mut Found) {
    for file in content.known() {
        for required in content.words.required.iter().filter(|required| required.game == file.game) {
            for place in at(file.document.root(), &required.table) {
                for value in place.value.each() {
                    let Some(entry) = value.as_table() else {
                        let message = format!("`{}` must hold tables, not {}", required.table, value.kind());
                        found.push(file.document.error(value.span.clone(), message));
                        continue;
                    };
                    let at = entry.get("id").map_or(&value.span, |id| &id.span);
                    for field in required.fields.iter().filter(|field| entry.get(field).is_none()) {
                        let message =
                            format!("{} {}: field `{field}` is missing", required.table, name_of(entry));
                        found.push(file.document.error(at.clone(), message));
                    }
                }
            }
        }
    }
}
