//! Looks up the words of the index: exact, by prefix, by substring, and by edit distance.

use tantivy::{
    Searcher, Term,
    query::{FuzzyTermQuery, Query, TermQuery},
    schema::{Field, IndexRecordOption},
};

use super::{STEM, error::failed};
use crate::error::Result;

/// Most words that one lookup returns.
const MOST: usize = 40;

/// The words of an index snapshot.
#[derive(Clone, Copy)]
pub struct Vocabulary<'s>(pub &'s Searcher);

impl Vocabulary<'_> {
    /// Whether a field has a term.
    pub fn has(self, field: Field, term: &str) -> Result<bool> {
        Ok(self.0.doc_freq(&Term::from_field_text(field, term)).map_err(failed)? > 0)
    }

    /// Words of a field with a prefix; `None` when there are too many.
    pub fn beginning(self, field: Field, prefix: &str) -> Result<Option<Vec<String>>> {
        let mut words = Vec::new();
        for segment in self.0.segment_readers() {
            let inverted = segment.inverted_index(field).map_err(failed)?;
            let mut stream = inverted.terms().range().ge(prefix).into_stream()?;
            while stream.advance() {
                let Ok(word) = std::str::from_utf8(stream.key()) else { continue };
                if !word.starts_with(prefix) {
                    break;
                }
                if words.len() == MOST {
                    return Ok(None);
                }
                words.push(word.to_owned());
            }
        }
        words.sort_unstable();
        words.dedup();
        Ok(Some(words))
    }

    /// Words of a field, excluding stems, that contain a substring.
    pub fn containing(self, field: Field, part: &str) -> Result<Vec<String>> {
        let mut words = Vec::new();
        for segment in self.0.segment_readers() {
            let inverted = segment.inverted_index(field).map_err(failed)?;
            // Stems sort before all words.
            let mut stream = inverted.terms().range().gt(format!("{}", char::from(STEM as u8 + 1))).into_stream()?;
            while stream.advance() && words.len() < MOST {
                let Ok(word) = std::str::from_utf8(stream.key()) else { continue };
                if word.len() > part.len() && word.contains(part) {
                    words.push(word.to_owned());
                }
            }
        }
        words.sort_unstable();
        words.dedup();
        Ok(words)
    }

    /// Words or stems of a field within an edit distance of `distance`, each with its distance.
    pub fn near(self, field: Field, word: &str, distance: u8) -> Result<Vec<(String, usize)>> {
        let automaton = FuzzyTermQuery::new(Term::from_field_text(field, word), distance, true);
        let mut near = Vec::new();
        for segment in self.0.segment_readers() {
            let inverted = segment.inverted_index(field).map_err(failed)?;
            let mut stream = inverted.terms().search(automaton.automaton().map_err(failed)?).into_stream()?;
            while stream.advance() {
                let Ok(found) = std::str::from_utf8(stream.key()) else { continue };
                if found.starts_with(STEM) == word.starts_with(STEM) {
                    near.push((found.to_owned(), strsim::osa_distance(found, word)));
                }
            }
        }
        near.sort_by(|one, other| (one.1, &one.0).cmp(&(other.1, &other.0)));
        near.dedup();
        near.truncate(MOST);
        Ok(near)
    }
}

/// A query for the products with a term.
pub fn exactly(field: Field, term: &str) -> Box<dyn Query> {
    Box::new(TermQuery::new(Term::from_field_text(field, term), IndexRecordOption::Basic))
}

/// A query for the products with any term that has a prefix.
pub fn beginning_with(field: Field, prefix: &str) -> Box<dyn Query> {
    Box::new(FuzzyTermQuery::new_prefix(Term::from_field_text(field, prefix), 0, false))
}
