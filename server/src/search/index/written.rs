//! Original spellings of words that are indexed without diacritics, for displaying corrections.

use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

use crate::tenancy::LanguageId;

/// Most words that are kept; others are displayed in normalised form.
const MOST: usize = 100_000;

/// Original spellings by language and normalised word.
#[derive(Default)]
pub struct WrittenWords(RwLock<HashMap<(LanguageId, String), String>>);

impl WrittenWords {
    /// Adds words.
    pub fn learn(&self, words: HashMap<(LanguageId, String), String>) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() < MOST {
            known.extend(words);
        }
    }

    /// The original spelling of a word.
    pub fn get(&self, language: LanguageId, folded: &str) -> Option<String> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.get(&(language, folded.to_owned())).cloned()
    }
}
