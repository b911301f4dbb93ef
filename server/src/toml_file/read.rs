//! Reads a TOML table key by key: values have their line numbers, and errors are collected instead of returned at the first one.

use std::{
    borrow::Cow,
    cell::{Cell, RefCell},
    ops::Range,
};

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Utc};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
    value::{Datetime, Offset},
};

use crate::diagnostic::{Diagnostic, line_at};

/// A value with its line number.
#[derive(Clone, Debug)]
pub(crate) struct Located<T> {
    pub value: T,
    pub line: usize,
}

/// A date with time in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// Local time without a time zone.
    Local(NaiveDateTime),
    /// Time with an offset: the same instant in every country.
    Instant(DateTime<Utc>),
}

/// The file being read, and its errors so far.
#[derive(Debug)]
pub(crate) struct Report<'a> {
    pub file: &'a str,
    text: &'a str,
    diagnostics: RefCell<Vec<Diagnostic>>,
    /// Number of syntax errors, which come first.
    syntax: Cell<usize>,
}

impl<'a> Report<'a> {
    pub(crate) fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, text, diagnostics: RefCell::default(), syntax: Cell::default() }
    }

    /// Parses the text as far as possible. If there are syntax errors, no other errors of this file are reported: most would be
    /// about values that the parser has lost.
    pub(crate) fn parse(&self) -> Spanned<DeTable<'a>> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        self.syntax.set(errors.len());
        for error in errors {
            let line = error.span().map_or(0, |span| self.line(&span));
            self.add(Diagnostic::new(self.file, line, format!("this is not valid TOML: {}", error.message())));
        }
        table
    }

    pub(crate) fn line(&self, span: &Range<usize>) -> usize {
        line_at(self.text, span.start)
    }

    pub(crate) fn add(&self, diagnostic: Diagnostic) {
        self.diagnostics.borrow_mut().push(diagnostic);
    }

    pub(crate) fn has_diagnostics(&self) -> bool {
        !self.diagnostics.borrow().is_empty()
    }

    /// Whether there are syntax errors, so that values may be missing.
    pub(crate) fn is_broken(&self) -> bool {
        self.syntax.get() > 0
    }

    pub(crate) fn into_diagnostics(self) -> Vec<Diagnostic> {
        let mut diagnostics = self.diagnostics.into_inner();
        if self.syntax.get() > 0 {
            diagnostics.truncate(self.syntax.get());
        }
        diagnostics
    }
}

/// A table of the file; tracks which keys are read.
#[derive(Debug)]
pub(crate) struct TableReader<'a> {
    report: &'a Report<'a>,
    table: &'a DeTable<'a>,
    /// The table's dotted key followed by a dot; empty for the root.
    path: String,
    /// The line of the table's header.
    pub line: usize,
    asked: RefCell<Vec<&'static str>>,
}

impl<'a> TableReader<'a> {
    /// The root table.
    pub(crate) fn root(report: &'a Report<'a>, table: &'a DeTable<'a>) -> Self {
        Self { report, table, path: String::new(), line: 1, asked: RefCell::default() }
    }

    /// Reports an error at one of the table's keys.
    pub(crate) fn wrong(&self, line: usize, key: &str, message: impl Into<String>) {
        self.report.add(self.diagnostic(line, key, message));
    }

    /// Reports an unknown word, and suggests the most similar known one.
    pub(crate) fn unknown<'w>(
        &self,
        line: usize,
        key: &str,
        word: &str,
        message: impl Into<String>,
        known: impl IntoIterator<Item = &'w str>,
    ) {
        self.report.add(self.diagnostic(line, key, message).suggest(word, known));
    }

    fn diagnostic(&self, line: usize, key: &str, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(self.report.file, line, message).key(format!("{}{key}", self.path))
    }

    /// Whether the key is present.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.table.keys().any(|name| name.get_ref() == key)
    }

    /// The line of a key, or of the table if the key is missing.
    pub(crate) fn line_of(&self, key: &str) -> usize {
        let name = self.table.keys().find(|name| name.get_ref() == key);
        name.map_or(self.line, |name| self.report.line(&name.span()))
    }

    fn find(&self, key: &'static str) -> Option<(&'a DeValue<'a>, usize)> {
        self.asked.borrow_mut().push(key);
        let (name, value) = self.table.iter().find(|(name, _)| name.get_ref() == key)?;
        Some((value.get_ref(), self.report.line(&name.span())))
    }

    /// A required value; reports an error if it is missing.
    fn need(&self, key: &'static str) -> Option<(&'a DeValue<'a>, usize)> {
        let found = self.find(key);
        if found.is_none() {
            self.wrong(self.line, key, "is missing");
        }
        found
    }

    fn as_text(&self, key: &str, value: &DeValue<'_>, line: usize) -> Option<Located<String>> {
        let Some(text) = value.as_str() else {
            self.wrong(line, key, format!("must be text in quotes, not {}", kind(value)));
            return None;
        };
        let text = text.trim();
        if text.is_empty() {
            self.wrong(line, key, "is empty");
            return None;
        }
        if text.chars().any(char::is_control) {
            self.wrong(line, key, "contains a line break or another control character");
            return None;
        }
        Some(Located { value: text.to_owned(), line })
    }

    /// A required string.
    pub(crate) fn text(&self, key: &'static str) -> Option<Located<String>> {
        self.need(key).and_then(|(value, line)| self.as_text(key, value, line))
    }

    /// An optional string.
    pub(crate) fn text_if_any(&self, key: &'static str) -> Option<Located<String>> {
        self.find(key).and_then(|(value, line)| self.as_text(key, value, line))
    }

    /// A required multi-line string; its line breaks are kept.
    pub(crate) fn paragraphs(&self, key: &'static str) -> Option<Located<String>> {
        let (value, line) = self.need(key)?;
        let Some(text) = value.as_str() else {
            self.wrong(line, key, format!("must be text in quotes, not {}", kind(value)));
            return None;
        };
        if text.trim().is_empty() {
            self.wrong(line, key, "is empty");
            return None;
        }
        if text.chars().any(|character| character.is_control() && !matches!(character, '\n' | '\r' | '\t')) {
            self.wrong(line, key, "contains a control character");
            return None;
        }
        Some(Located { value: text.to_owned(), line })
    }

    /// An optional multi-line string that may be empty.
    pub(crate) fn any_text(&self, key: &'static str) -> Located<String> {
        let Some((value, line)) = self.find(key) else { return Located { value: String::new(), line: self.line } };
        let text = value.as_str();
        if text.is_none() {
            self.wrong(line, key, format!("must be text in quotes, not {}", kind(value)));
        }
        Located { value: text.unwrap_or_default().trim().to_owned(), line }
    }

    /// The dotted name of a key of this table, for errors.
    pub(crate) fn dotted(&self, key: &str) -> String {
        format!("{}{key}", self.path)
    }

    /// A required date, with or without quotes.
    pub(crate) fn date(&self, key: &'static str) -> Option<NaiveDate> {
        let (value, line) = self.need(key)?;
        let quoted = value.as_str().and_then(|text| text.trim().parse().ok());
        let plain = value.as_datetime().and_then(moment_of).map(|moment| match moment {
            Moment::Local(local) => local.date(),
            Moment::Instant(instant) => instant.date_naive(),
        });
        let date = quoted.or(plain);
        if date.is_none() {
            self.wrong(line, key, format!("must be a date such as 2026-11-27, not {}", kind(value)));
        }
        date
    }

    /// A required, non-empty list of strings.
    pub(crate) fn texts(&self, key: &'static str) -> Option<Vec<Located<String>>> {
        let (value, line) = self.need(key)?;
        let Some(items) = value.as_array() else {
            self.wrong(line, key, format!("must be a list of texts, not {}", kind(value)));
            return None;
        };
        if items.is_empty() {
            self.wrong(line, key, "is empty");
        }
        Some(self.texts_of(key, items))
    }

    /// An optional list of strings that may be empty.
    pub(crate) fn texts_if_any(&self, key: &'static str) -> Vec<Located<String>> {
        let Some((value, line)) = self.find(key) else { return Vec::new() };
        let Some(items) = value.as_array() else {
            self.wrong(line, key, format!("must be a list of texts, not {}", kind(value)));
            return Vec::new();
        };
        self.texts_of(key, items)
    }

    /// A string or a list of strings; empty if missing.
    pub(crate) fn text_or_texts(&self, key: &'static str) -> Vec<Located<String>> {
        match self.find(key) {
            None => Vec::new(),
            Some((value, line)) => match value.as_array() {
                Some(items) => self.texts_of(key, items),
                None => self.as_text(key, value, line).into_iter().collect(),
            },
        }
    }

    fn texts_of(&self, key: &'static str, items: &[Spanned<DeValue<'_>>]) -> Vec<Located<String>> {
        let line_of = |item: &Spanned<DeValue<'_>>| self.report.line(&item.span());
        let texts: Vec<Located<String>> =
            items.iter().filter_map(|item| self.as_text(key, item.get_ref(), line_of(item))).collect();
        for (index, text) in texts.iter().enumerate() {
            if texts[..index].iter().any(|earlier| earlier.value == text.value) {
                self.wrong(text.line, key, format!("names {} twice", text.value));
            }
        }
        texts
    }

    fn as_integer(&self, key: &str, value: &DeValue<'_>, line: usize) -> Option<Located<i64>> {
        let number = value.as_integer().and_then(|number| i64::from_str_radix(number.as_str(), number.radix()).ok());
        if number.is_none() {
            self.wrong(line, key, format!("must be a whole number, not {}", kind(value)));
        }
        number.map(|value| Located { value, line })
    }

    /// A required integer.
    pub(crate) fn integer(&self, key: &'static str) -> Option<Located<i64>> {
        self.need(key).and_then(|(value, line)| self.as_integer(key, value, line))
    }

    /// An optional integer.
    pub(crate) fn integer_if_any(&self, key: &'static str) -> Option<Located<i64>> {
        self.find(key).and_then(|(value, line)| self.as_integer(key, value, line))
    }

    /// An optional boolean.
    pub(crate) fn boolean_if_any(&self, key: &'static str) -> Option<bool> {
        let (value, line) = self.find(key)?;
        let boolean = value.as_bool();
        if boolean.is_none() {
            self.wrong(line, key, format!("must be true or false, not {}", kind(value)));
        }
        boolean
    }

    /// An optional date with time, or a date alone, which means its midnight.
    pub(crate) fn moment_if_any(&self, key: &'static str) -> Option<Located<Moment>> {
        let (value, line) = self.find(key)?;
        let moment = value.as_datetime().and_then(moment_of);
        if moment.is_none() {
            let message = format!("must be a date such as 2026-11-27T18:00:00, without quotes, not {}", kind(value));
            self.wrong(line, key, message);
        }
        moment.map(|value| Located { value, line })
    }

    /// A table of strings with arbitrary keys, each with its line; empty if missing.
    pub(crate) fn texts_by_key(&self, key: &'static str) -> Vec<(Located<String>, Located<String>)> {
        let Some(sheet) = self.table_if_any(key) else { return Vec::new() };
        let entry = |(name, value): (&Spanned<Cow<'_, str>>, &Spanned<DeValue<'_>>)| {
            let line = self.report.line(&name.span());
            let text = sheet.as_text(name.get_ref(), value.get_ref(), line)?;
            Some((Located { value: name.get_ref().to_string(), line }, text))
        };
        sheet.table.iter().filter_map(entry).collect()
    }

    /// A table of tables with arbitrary keys; empty if missing.
    pub(crate) fn tables_by_key(&self, key: &'static str) -> Vec<(Located<String>, TableReader<'a>)> {
        let Some(sheet) = self.table_if_any(key) else { return Vec::new() };
        let mut tables = Vec::new();
        for (name, value) in sheet.table {
            let line = self.report.line(&name.span());
            match value.get_ref().as_table() {
                Some(table) => {
                    let inner = self.inner(format!("{}{}.", sheet.path, name.get_ref()), table, line);
                    tables.push((Located { value: name.get_ref().to_string(), line }, inner));
                }
                None => sheet.wrong(line, name.get_ref(), format!("must be a table, not {}", kind(value.get_ref()))),
            }
        }
        tables
    }

    /// Whether the value of the key is a table.
    pub(crate) fn is_table(&self, key: &str) -> bool {
        self.table.iter().any(|(name, value)| name.get_ref() == key && value.get_ref().is_table())
    }

    /// A required table.
    pub(crate) fn table(&self, key: &'static str) -> Option<TableReader<'a>> {
        self.need(key)?;
        self.table_if_any(key)
    }

    /// An optional table.
    pub(crate) fn table_if_any(&self, key: &'static str) -> Option<TableReader<'a>> {
        let (value, line) = self.find(key)?;
        let Some(table) = value.as_table() else {
            self.wrong(line, key, format!("must be a table, not {}", kind(value)));
            return None;
        };
        Some(self.inner(format!("{}{key}.", self.path), table, line))
    }

    /// An array of tables, `[[key]]`; empty if missing.
    pub(crate) fn tables(&self, key: &'static str) -> Vec<TableReader<'a>> {
        let Some((value, line)) = self.find(key) else { return Vec::new() };
        let Some(items) = value.as_array() else {
            self.wrong(line, key, format!("must be written as [[{key}]], not as {}", kind(value)));
            return Vec::new();
        };
        let mut sheets = Vec::new();
        for (item, number) in items.iter().zip(1..) {
            let line = self.report.line(&item.span());
            match item.get_ref().as_table() {
                Some(table) => sheets.push(self.inner(format!("{}{key}[{number}].", self.path), table, line)),
                None => self.wrong(line, key, format!("must contain tables, not {}", kind(item.get_ref()))),
            }
        }
        sheets
    }

    fn inner(&self, path: String, table: &'a DeTable<'a>, line: usize) -> TableReader<'a> {
        TableReader { report: self.report, table, path, line, asked: RefCell::default() }
    }

    /// Finishes reading: reports every key that was not read as unknown.
    pub(crate) fn finish(self) {
        let asked = self.asked.borrow();
        let missing = asked.iter().copied().filter(|key| !self.has(key));
        let missing: Vec<&str> = missing.collect();
        for name in self.table.keys() {
            let key = name.get_ref();
            if !asked.iter().any(|known| known == key) {
                let line = self.report.line(&name.span());
                self.unknown(line, key, key, "is not a known key", missing.iter().copied());
            }
        }
    }
}

/// A date with or without time, in TOML's format.
pub(crate) fn parse_moment(text: &str) -> Option<Moment> {
    moment_of(&text.parse().ok()?)
}

fn moment_of(value: &Datetime) -> Option<Moment> {
    let date = value.date?;
    let date = NaiveDate::from_ymd_opt(date.year.into(), date.month.into(), date.day.into())?;
    let time = match value.time {
        Some(time) => NaiveTime::from_hms_opt(time.hour.into(), time.minute.into(), time.second.unwrap_or(0).into())?,
        None => NaiveTime::MIN,
    };
    let local = date.and_time(time);
    Some(match value.offset {
        None => Moment::Local(local),
        Some(Offset::Z) => Moment::Instant(local.and_utc()),
        Some(Offset::Custom { minutes }) => Moment::Instant((local - TimeDelta::minutes(minutes.into())).and_utc()),
    })
}

fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with decimals",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
