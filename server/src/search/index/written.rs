//! How words are written that are compared without diacritics, for corrections that people read.

use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

use crate::tenancy::LanguageId;

/// Most words that are kept; others are shown as they are compared.
const MOST: usize = 100_000;

/// Words by language and by what they are compared by.
#[derive(Default)]
pub struct WrittenWords(RwLock<HashMap<(LanguageId, String), String>>);

impl WrittenWords {
    /// Takes words in.
    pub fn learn(&self, words: HashMap<(LanguageId, String), String>) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() < MOST {
            known.extend(words);
        }
    }

    /// How a word is written.
    pub fn get(&self, language: LanguageId, folded: &str) -> Option<String> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.get(&(language, folded.to_owned())).cloned()
    }
}
