//! Reads the vocabulary from the tables of NOTATION.md. A table that cannot be read is a diagnostic, not a guess.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostic::{Diagnostic, Source};
use crate::form::Form;
use crate::lex::{RESERVED, is_word};
use crate::markdown::{self, Cell, MarkdownTable};
use crate::vocabulary::{
    Example, FieldKind, GAMES, NotationField, Noun, Reference, Required, Row, Section, Vocabulary,
};

impl Vocabulary {
    /// Reads a notation document; anything wrong with its tables is an error.
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<Diagnostic>> {
        match Self::salvage(name, text) {
            Ok((words, problems)) if problems.is_empty() => Ok(words),
            Ok((_, problems)) | Err(problems) => Err(problems),
        }
    }

    /// Reads what can be read of a notation document, with the problems of the rest. A document without a whole
    /// table is an error: everything would seem unknown.
    pub(crate) fn salvage(name: &str, text: &str) -> Result<(Self, Vec<Diagnostic>), Vec<Diagnostic>> {
        let source = Source::new(name, text);
        let mut reader = Reader { found: empty(source), problems: Vec::new() };
        for table in markdown::tables(text) {
            reader.table(&table);
        }
        if reader.is_complete() { Ok((reader.found, reader.problems)) } else { Err(reader.problems) }
    }
}

fn empty(source: Source) -> Vocabulary {
    Vocabulary {
        source,
        rows: BTreeMap::new(),
        nouns: Vec::new(),
        fields: Vec::new(),
        required: Vec::new(),
        references: Vec::new(),
        forms_of_section_3: Vec::new(),
        ids: BTreeMap::new(),
    }
}

struct Reader {
    found: Vocabulary,
    problems: Vec<Diagnostic>,
}

impl Reader {
    fn table(&mut self, table: &MarkdownTable) {
        let heading = table.heading.as_str();
        if let Some((kind, game)) = heading.split_once(": ") {
            match section(kind) {
                Some(section) => self.words(section, game, table),
                None if kind == "nouns" => self.nouns(game, table),
                None => {}
            }
        } else if heading.starts_with("3 ") {
            self.columns(table, &["form", "meaning", "example"]);
            self.rows(table, 3, |reader, row| {
                let example = Example { text: row[2].text.clone(), span: row[2].span.clone() };
                reader.found.forms_of_section_3.push(example);
            });
        } else if heading.starts_with("5 ") {
            self.columns(table, &["game", "field", "kind", "moment"]);
            self.rows(table, 4, Self::field);
        } else if heading.starts_with("6 ") {
            self.columns(table, &["game", "table", "required fields"]);
            self.rows(table, 3, Self::required);
        } else if heading.starts_with("References") {
            self.columns(table, &["game", "field", "refers to"]);
            self.rows(table, 3, Self::reference);
        }
    }

    fn words(&mut self, section: Section, game: &str, table: &MarkdownTable) {
        self.game(game, true, table.columns.first());
        let key = (section, game.to_owned());
        if let Some(first) = table.columns.first().filter(|_| self.found.rows.contains_key(&key)) {
            self.say(first, "a second table below the same heading");
        }
        let first = first_column(section);
        match section {
            Section::Verbs => self.columns(table, &[first, "opt", "meaning", "example"]),
            _ => self.columns(table, &[first, "meaning", "example"]),
        }
        let width = if section == Section::Verbs { 4 } else { 3 };
        self.rows(table, width, |reader, row| {
            let Some(form) = Form::read(row[0].bare()) else {
                return reader.say(&row[0], "this form cannot be read");
            };
            if reader.found.rows.get(&key).is_some_and(|rows| rows.iter().any(|row| row.form == form)) {
                reader.say(&row[0], format!("`{}` stands twice in this table", form.text));
            }
            if section == Section::Verbs && !matches!(row[1].text.as_str(), "yes" | "no") {
                reader.say(&row[1], "opt must be `yes` or `no`");
            }
            let meaning = reader.meaning(&row[width - 2]);
            let optional = section == Section::Verbs && row[1].text == "yes";
            let example = Example { text: row[width - 1].text.clone(), span: row[width - 1].span.clone() };
            let row = Row { form, optional, meaning, example, span: row[0].span.clone() };
            reader.found.rows.entry(key.clone()).or_default().push(row);
        });
    }

    fn nouns(&mut self, game: &str, table: &MarkdownTable) {
        self.game(game, true, table.columns.first());
        self.columns(table, &["word", "class", "meaning", "example"]);
        self.rows(table, 4, |reader, row| {
            let word = row[0].bare();
            if RESERVED.contains(&word) {
                reader.say(&row[0], format!("`{word}` is reserved, it cannot be a noun"));
            } else if !is_word(word) {
                reader.say(&row[0], format!("`{word}` is no word"));
            }
            let noun = Noun {
                game: game.to_owned(),
                class: row[1].text.clone(),
                word: word.to_owned(),
                meaning: reader.meaning(&row[2]),
                example: Example { text: row[3].text.clone(), span: row[3].span.clone() },
                span: row[0].span.clone(),
            };
            let same = |other: &Noun| {
                (&other.game, &other.class, &other.word) == (&noun.game, &noun.class, &noun.word)
            };
            if reader.found.nouns.iter().any(same) {
                reader.say(&row[0], format!("`{word}` stands twice in this table"));
            }
            reader.found.nouns.push(noun);
        });
    }

    fn field(&mut self, row: &[Cell]) {
        self.game(&row[0].text, false, Some(&row[0]));
        match field_kind(&row[2].text) {
            Some(kind) => {
                let path = row[1].bare().to_owned();
                self.found.fields.push(NotationField {
                    game: row[0].text.clone(),
                    path,
                    kind,
                    span: row[1].span.clone(),
                });
            }
            None => self.say(&row[2], format!("unknown kind `{}`", row[2].text)),
        }
    }

    fn required(&mut self, row: &[Cell]) {
        self.game(&row[0].text, false, Some(&row[0]));
        let fields = row[2].text.split_whitespace().map(str::to_owned).collect();
        let table = row[1].bare().to_owned();
        self.found.required.push(Required { game: row[0].text.clone(), table, fields });
    }

    fn reference(&mut self, row: &[Cell]) {
        self.game(&row[0].text, false, Some(&row[0]));
        let targets = row[2].text.split_whitespace().map(str::to_owned).collect();
        let path = row[1].bare().to_owned();
        self.found.references.push(Reference { game: row[0].text.clone(), path, targets });
    }

    /// The cells are read by their place, so the head of the table must say what stands there.
    fn columns(&mut self, table: &MarkdownTable, wanted: &[&str]) {
        for (index, wanted) in wanted.iter().enumerate() {
            match table.columns.get(index) {
                Some(cell) if cell.text == *wanted => {}
                Some(cell) => self.say(cell, format!("this column must be `{wanted}`")),
                None => {
                    let last = table.columns.last().cloned();
                    last.iter().for_each(|last| self.say(last, format!("the column `{wanted}` is missing")));
                }
            }
        }
    }

    /// Every row that has as many cells as it must; others are reported.
    fn rows(&mut self, table: &MarkdownTable, width: usize, mut each: impl FnMut(&mut Self, &[Cell])) {
        for row in &table.rows {
            match row.last() {
                Some(_) if row.len() == width => each(self, row),
                Some(last) => self.say(last, format!("this row has {} cells, not {width}", row.len())),
                None => {}
            }
        }
    }

    fn meaning(&mut self, cell: &Cell) -> String {
        if cell.text.is_empty() {
            self.say(cell, "no meaning");
        }
        cell.text.clone()
    }

    fn game(&mut self, game: &str, or_shared: bool, at: Option<&Cell>) {
        let known = GAMES.contains(&game) || or_shared && game == "shared";
        if let Some(cell) = at.filter(|_| !known) {
            self.say(cell, format!("unknown game `{game}`"));
        }
    }

    /// Reports whole tables that are missing: the checks they serve would ask nothing.
    fn is_complete(&mut self) -> bool {
        let sections: BTreeSet<Section> = self.found.rows.keys().map(|(section, _)| *section).collect();
        let found = &self.found;
        let missing = [
            (
                sections.len() < 8,
                "a table of words (verbs, counters, conditions, scopes, triggers, limits, regions, picks)",
            ),
            (found.nouns.is_empty(), "the tables of nouns"),
            (found.forms_of_section_3.is_empty(), "the table of section 3"),
            (found.fields.is_empty(), "the table of section 5"),
            (found.required.is_empty(), "the table of section 6"),
            (found.references.is_empty(), "the table of references"),
        ];
        let complete = missing.iter().all(|(missing, _)| !missing);
        for (_, what) in missing.into_iter().filter(|(missing, _)| *missing) {
            let problem = self.found.source.diagnostic(0..0, format!("{what} is missing"));
            self.problems.push(problem);
        }
        complete
    }

    fn say(&mut self, cell: &Cell, message: impl Into<String>) {
        self.problems.push(self.found.source.diagnostic(cell.span.clone(), message));
    }
}

fn first_column(section: Section) -> &'static str {
    match section {
        Section::Verbs | Section::Conditions | Section::Regions => "form",
        Section::Counters => "counter",
        Section::Scopes => "scope",
        Section::Triggers => "trigger",
        Section::Limits => "limit",
        Section::Picks => "word",
    }
}

fn section(heading: &str) -> Option<Section> {
    Some(match heading {
        "verbs" => Section::Verbs,
        "counters" => Section::Counters,
        "conditions" => Section::Conditions,
        "scopes" => Section::Scopes,
        "triggers" => Section::Triggers,
        "limits" => Section::Limits,
        "regions" => Section::Regions,
        "picks" => Section::Picks,
        _ => return None,
    })
}

fn field_kind(text: &str) -> Option<FieldKind> {
    Some(match text {
        "effect" => FieldKind::Effect,
        "cost" => FieldKind::Cost,
        "require" => FieldKind::Require,
        "when" => FieldKind::When,
        "region" => FieldKind::Region,
        "picks" => FieldKind::Picks,
        "limit" => FieldKind::Limit,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::parse_effect;
    use crate::tree::Step;
    use crate::vocabulary::{NOTATION, vocabulary};

    fn problems(text: &str) -> Vec<String> {
        Vocabulary::read("NOTATION.md", text).unwrap_err().into_iter().map(|p| p.message).collect()
    }

    #[test]
    fn the_notation_is_readable() {
        let words = vocabulary().unwrap_or_else(|problems| panic!("{}", problems[0]));
        assert!(words.verb_forms("rocket-dice", "conquer").len() == 1);
        assert!(words.is_noun("rocket-dice", "RES", "scrap"));
        assert!(!words.is_noun("transgalactica", "RES", "scrap"));
        assert!(words.fields.len() > 80 && words.required.len() > 70 && words.references.len() > 40);
    }

    #[test]
    fn a_game_has_the_words_of_the_game_it_extends_and_the_shared_ones() {
        let words = vocabulary().unwrap();
        assert!(words.is_counter("escalation", "leader"));
        assert!(words.is_counter("escalation", "credit"));
        assert!(!words.is_counter("andromedas-edge", "module-of-type"));
    }

    #[test]
    fn the_nearest_row_of_a_form_counts() {
        let words = vocabulary().unwrap();
        let optional = |game| {
            let steps = parse_effect("repair 2").unwrap();
            let [Step::Verb(verb)] = steps.as_slice() else { panic!("{steps:?}") };
            words.may_be_declined(game, verb)
        };
        assert!(optional("andromedas-edge"));
        assert!(!optional("escalation"));
    }

    #[test]
    fn a_broken_notation_is_reported_at_its_place() {
        let broken = NOTATION.replace("| `vp N` | no |", "| `vp N` | perhaps |");
        assert_eq!(problems(&broken), ["opt must be `yes` or `no`"]);
        let broken = NOTATION.replace("### verbs: shared", "### verbs: poker");
        assert_eq!(problems(&broken), ["unknown game `poker`"]);
        let broken = NOTATION.replace("| `vp N` | no | Score N VP. |", "| `vp N` | no |");
        assert_eq!(problems(&broken), ["this row has 3 cells, not 4"]);
        let broken = NOTATION.replace("## 5 Fields", "## Fields");
        assert_eq!(problems(&broken), ["the table of section 5 is missing"]);
        let broken = NOTATION.replace("### triggers: andromedas-edge\n", "");
        assert_eq!(problems(&broken), ["a second table below the same heading"]);
        let broken = NOTATION.replacen("| form | opt | meaning |", "| form | opt |  |", 1);
        assert_eq!(problems(&broken), ["this column must be `meaning`"]);
        assert_eq!(problems("").len(), 6);
    }
}
