//! Parses one Fluent file: its entries with their line numbers and source, and its syntax errors.
//!
//! fluent-syntax keeps no positions, but its tree borrows from the text: a name's address in memory gives its position in the
//! file.

use std::{borrow::Cow, collections::BTreeSet};

use fluent_syntax::{
    ast::{Attribute, Entry as Node, Message, Pattern, Resource, Term},
    parser, serializer,
};

use super::facts::{Facts, FactsVisitor};
use crate::diagnostic::{Diagnostic, line_at};

/// A message or a term.
#[derive(Clone, Debug)]
pub struct FluentEntry {
    /// `listing-count`, or `-brand` for a term.
    pub key: String,
    /// 1-based line of its name.
    pub line: usize,
    /// Its source with attributes and without comments, in Fluent's normalised form.
    pub source: String,
    /// What it uses.
    pub facts: Facts,
}

/// A parsed file.
#[derive(Clone, Debug, Default)]
pub struct ParsedFile {
    /// Its messages and terms in the file's order.
    pub entries: Vec<FluentEntry>,
    /// What could not be read.
    pub errors: Vec<Diagnostic>,
}

/// Parses a file. Unreadable entries become errors, the others are kept; of duplicate keys the first counts.
pub fn parse(file: &str, text: &str) -> ParsedFile {
    let text = normal_line_ends(text);
    let (resource, errors) = match parser::parse(&*text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let mut parsed = ParsedFile {
        entries: resource.body.into_iter().filter_map(|node| entry(node, &text)).collect(),
        errors: errors.iter().map(|error| unreadable(file, &text, error)).collect(),
    };
    remove_duplicates(file, &mut parsed);
    parsed
}

/// Parses exactly one message or term, as operators' overrides are stored.
pub fn parse_one(key: &str, source: &str) -> Result<FluentEntry, Diagnostic> {
    let mut parsed = parse("the text", source);
    if let Some(diagnostic) = parsed.errors.pop() {
        return Err(diagnostic.key(key));
    }
    match parsed.entries.pop() {
        Some(entry) if parsed.entries.is_empty() && entry.key == key => Ok(entry),
        _ => Err(Diagnostic::new("the text", 0, "must be the text of this one message").key(key)),
    }
}

/// The source of a message with its value, or one existing attribute, replaced by a new text.
pub fn replace(source: &str, key: &str, attribute: Option<&str>, text: &str) -> Result<String, Diagnostic> {
    let text = normal_line_ends(text);
    let pattern = format!("text = {}\n", text.trim().replace('\n', "\n    "));
    let mut value = match parser::parse(&*pattern) {
        Ok(resource) => resource.body,
        Err((_, errors)) => {
            let diagnostic = errors.first().map_or_else(Diagnostic::default, |error| unreadable("", &pattern, error));
            // For an incomplete text the parser reports the line after its last one.
            return Err(Diagnostic { line: diagnostic.line.min(text.trim().lines().count()), ..diagnostic }.key(key));
        }
    };
    let new = match (value.pop(), value.is_empty()) {
        (Some(Node::Message(Message { value: Some(pattern), attributes, .. })), true) if attributes.is_empty() => {
            pattern
        }
        _ => return Err(Diagnostic::new("", 0, "must be one text, without attributes").key(key)),
    };
    let mut resource = parser::parse(source).unwrap_or_else(|(readable, _)| readable);
    let place = match (resource.body.first_mut(), attribute) {
        (Some(Node::Message(message)), None) => message.value.as_mut(),
        (Some(Node::Term(term)), None) => Some(&mut term.value),
        (Some(Node::Message(Message { attributes, .. }) | Node::Term(Term { attributes, .. })), Some(name)) => {
            attributes.iter_mut().find(|attribute| attribute.id.name == name).map(|attribute| &mut attribute.value)
        }
        _ => None,
    };
    let Some(place) = place else {
        let message =
            attribute.map_or_else(|| "has attributes only".to_owned(), |name| format!("has no attribute .{name}"));
        return Err(Diagnostic::new("", 0, message).key(key));
    };
    *place = new;
    Ok(serializer::serialize(&resource))
}

/// Normalises CRLF and CR line endings to `\n`, and removes a byte order mark.
fn normal_line_ends(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.contains('\r') { Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n")) } else { Cow::Borrowed(text) }
}

fn entry(node: Node<&str>, text: &str) -> Option<FluentEntry> {
    let (key, name, facts, bare) = match node {
        Node::Message(message) => {
            let facts = facts(message.value.as_ref(), &message.attributes);
            let name = message.id.name;
            (name.to_owned(), name, facts, Node::Message(Message { comment: None, ..message }))
        }
        Node::Term(term) => {
            let facts = facts(Some(&term.value), &term.attributes);
            let name = term.id.name;
            (format!("-{name}"), name, facts, Node::Term(Term { comment: None, ..term }))
        }
        _ => return None,
    };
    let source = serializer::serialize(&Resource { body: vec![bare] });
    Some(FluentEntry { key, line: line_at(text, offset(text, name)), source, facts })
}

/// The offset of a slice in the text.
fn offset(text: &str, slice: &str) -> usize {
    (slice.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}

fn facts(value: Option<&Pattern<&str>>, attributes: &[Attribute<&str>]) -> Facts {
    let mut visitor = FactsVisitor::default();
    if let Some(value) = value {
        visitor.value(value);
    }
    for attribute in attributes {
        visitor.attribute(attribute.id.name, &attribute.value);
    }
    visitor.facts
}

fn unreadable(file: &str, text: &str, error: &parser::ParserError) -> Diagnostic {
    let junk = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
    let key = text
        .get(junk..)
        .and_then(|rest| rest.split('=').next())
        .map(str::trim)
        .filter(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    let diagnostic =
        Diagnostic::new(file, line_at(text, error.pos.start), format!("cannot be read: {}", plain(&error.kind)));
    match key {
        Some(key) => diagnostic.key(key),
        None => diagnostic,
    }
}

/// The parser's message for operators: without an initial capital, and with advice where the message alone is unclear.
fn plain(kind: &parser::ErrorKind) -> String {
    match kind {
        parser::ErrorKind::ExpectedToken(token) => format!("`{token}` is expected here"),
        parser::ErrorKind::ExpectedMessageField { .. } | parser::ErrorKind::ExpectedTermField { .. } => {
            "it has no text; continued lines must be indented".to_owned()
        }
        parser::ErrorKind::ExpectedInlineExpression => {
            "a variable, a text in quotes or a reference is expected inside { }".to_owned()
        }
        parser::ErrorKind::MissingDefaultVariant => "no variant is the default: mark one with `*`".to_owned(),
        other => {
            let text = other.to_string();
            let mut letters = text.chars();
            letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
        }
    }
}

fn remove_duplicates(file: &str, parsed: &mut ParsedFile) {
    let mut seen = BTreeSet::new();
    let diagnostics = &mut parsed.errors;
    parsed.entries.retain(|entry| {
        let is_new = seen.insert(entry.key.clone());
        if !is_new {
            diagnostics.push(Diagnostic::new(file, entry.line, "appears twice in this file").key(&*entry.key));
        }
        is_new
    });
    diagnostics.sort_by_key(|diagnostic| diagnostic.line);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_has_its_line_and_its_source_without_comments() {
        let parsed =
            parse("a.ftl", "## Group\n\n# About it\nhello = Hi { $name }\n    .title = Greeting\n\n-brand = Vitrina\n");
        assert_eq!(parsed.errors, []);
        let places: Vec<_> = parsed.entries.iter().map(|entry| (entry.key.as_str(), entry.line)).collect();
        assert_eq!(places, [("hello", 4), ("-brand", 7)]);
        assert_eq!(parsed.entries[0].source, "hello = Hi { $name }\n    .title = Greeting\n");
        assert_eq!(parsed.entries[1].source, "-brand = Vitrina\n");
    }

    #[test]
    fn unreadable_lines_are_named_and_the_rest_is_kept() {
        let text = "good = Fine\nbad = { $count ->\n    [one] x\n}\nfine = Yes\nworse = { $ }\n";
        let parsed = parse("a.ftl", text);
        let keys: Vec<_> = parsed.entries.iter().map(|entry| entry.key.as_str()).collect();
        assert_eq!(keys, ["good", "fine"]);
        let errors: Vec<_> = parsed.errors.iter().map(ToString::to_string).collect();
        assert_eq!(
            errors,
            [
                "a.ftl:4: bad: cannot be read: no variant is the default: mark one with `*`",
                "a.ftl:6: worse: cannot be read: expected one of \"a-zA-Z\"",
            ]
        );
    }

    #[test]
    fn a_duplicate_key_is_an_error_at_its_second_line() {
        let parsed = parse("a.ftl", "a = One\nb = Two\na = Three\n");
        assert_eq!(Diagnostic::list(&parsed.errors), "a.ftl:3: a: appears twice in this file");
        assert_eq!(parsed.entries[0].source, "a = One\n");
    }

    #[test]
    fn windows_line_ends_and_a_byte_order_mark_are_accepted() {
        let parsed = parse("a.ftl", "\u{feff}a = One\r\n    two\r\nb = Two\r\n");
        assert_eq!(parsed.errors, []);
        assert_eq!(parsed.entries[0].source, "a =\n    One\n    two\n");
        assert_eq!(parsed.entries[1].line, 3);
    }

    #[test]
    fn a_normalised_address_is_unchanged() {
        let source = "a =\n    { $count ->\n        [0] Nothing\n        [one] { $count } piece\n       *[other] { $count } pieces\n    }\n    .label = { \"{\" } x { -brand(case: \"genitive\") }\n";
        assert_eq!(parse("a.ftl", source).entries[0].source, source);
    }
}
