//! An error in an operator's file: where it is, what is wrong, and the nearest valid name.

use std::fmt;

/// One error in a file that an operator wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Diagnostic {
    /// The file as the operator specified it.
    pub file: String,
    /// 1-based; 0 for the whole file.
    pub line: usize,
    /// The dotted key, the Fluent id or the column.
    pub key: Option<String>,
    /// What is wrong and what to do.
    pub message: String,
    /// The most similar valid word.
    pub suggestion: Option<String>,
}

impl Diagnostic {
    /// An error in a line of a file.
    pub fn new(file: impl Into<String>, line: usize, message: impl Into<String>) -> Self {
        Self { file: file.into(), line, message: message.into(), ..Self::default() }
    }

    /// Sets the key.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// Suggests the word of `known` most similar to `word`, if one is similar enough.
    #[must_use]
    pub fn suggest<'a>(mut self, word: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        self.suggestion = nearest(word, known).map(str::to_owned);
        self
    }

    /// All errors, one a line.
    pub fn list(diagnostics: &[Self]) -> String {
        diagnostics.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        f.write_str(": ")?;
        if let Some(key) = &self.key {
            write!(f, "{key}: ")?;
        }
        f.write_str(&self.message)?;
        if let Some(word) = &self.suggestion {
            write!(f, " (did you mean `{word}`?)")?;
        }
        Ok(())
    }
}

/// The known word most similar to `word`, when `word` is probably a misspelling of it.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let lower = word.to_lowercase();
    known
        .into_iter()
        .map(|candidate| (strsim::jaro_winkler(&lower, &candidate.to_lowercase()), candidate))
        .filter(|(score, _)| *score > 0.72)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, candidate)| candidate)
}

/// The 1-based line of a byte offset.
pub fn line_at(text: &str, offset: usize) -> usize {
    text.as_bytes().iter().take(offset).filter(|byte| **byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_suggestion_is_made_only_for_similar_names() {
        assert_eq!(nearest("curency", ["currency", "country"]), Some("currency"));
        assert_eq!(nearest("zzz", ["currency", "country"]), None);
    }
}
