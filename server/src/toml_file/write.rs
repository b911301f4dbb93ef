//! Writes TOML line by line, in an order and layout that is easy to read.

use std::fmt::Write as _;

/// A TOML text being written, line by line.
#[derive(Debug, Default)]
pub(crate) struct Page(String);

impl Page {
    /// The text written so far.
    pub(crate) fn into_text(self) -> String {
        self.0
    }

    /// A key and a value that is already in TOML syntax.
    pub(crate) fn line(&mut self, key: &str, value: &str) {
        // Writing to a String cannot fail.
        let _ = writeln!(self.0, "{key} = {value}");
    }

    /// A key and a string.
    pub(crate) fn text(&mut self, key: &str, text: &str) {
        self.line(key, &quoted(text));
    }

    /// A key and a list of strings.
    pub(crate) fn texts<'t>(&mut self, key: &str, texts: impl Iterator<Item = &'t str>) {
        let texts: Vec<String> = texts.map(quoted).collect();
        self.line(key, &format!("[{}]", texts.join(", ")));
    }

    /// A key and an amount in minor units.
    pub(crate) fn money(&mut self, key: &str, minor: i64) {
        self.text(key, &format!("{}.{:02}", minor / 100, minor % 100));
    }

    /// A `[table]` or `[[list]]` header, preceded by an empty line.
    pub(crate) fn heading(&mut self, heading: &str) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.0.push_str(heading);
        self.0.push('\n');
    }
}

/// A text as a TOML string.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            control if control.is_control() => {
                // Writing to a String cannot fail.
                let _ = write!(quoted, "\\u{:04X}", u32::from(control));
            }
            plain => quoted.push(plain),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quoted_text_is_read_back_as_it_was() {
        for text in ["plain", "a \"b\" \\ c", "two\nlines\r\n\tand more", "bell \u{7} and delete \u{7f}", "čšž 🩱"]
        {
            let read: toml::Table = toml::from_str(&format!("text = {}", quoted(text))).unwrap();
            assert_eq!(read["text"].as_str(), Some(text));
        }
    }
}
