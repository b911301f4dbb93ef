//! Converts a product to a document. The terms of words are cached while many products are written, since products share most of
//! their words.

use std::collections::HashMap;

use tantivy::{
    TantivyDocument,
    schema::Field,
    tokenizer::{PreTokenizedString, Token},
};

use super::{Fact, Fields, LanguageFields};
use crate::{
    catalog::SearchDocument,
    search::analysis::{Word, is_stop_word, plain, words},
    tenancy::LanguageId,
};

/// Prefix of stems, which distinguishes them from words.
pub const STEM: char = '\u{1}';
/// Most words of a description that are indexed.
const MOST_WORDS: usize = 80;

/// Cached terms of words, by language.
#[derive(Default)]
pub struct TermCache {
    stems: HashMap<LanguageId, HashMap<String, Vec<String>>>,
    /// Original spellings of words in names that differ from their normalised form.
    written: HashMap<(LanguageId, String), String>,
}

impl TermCache {
    /// A product's document.
    pub fn document(&mut self, fields: &Fields, product: &SearchDocument) -> TantivyDocument {
        let mut document = TantivyDocument::default();
        document.add_u64(fields.id, u64::try_from(product.id.0).unwrap_or_default());
        let categories = product.categories.iter().map(|id| Fact::Category(*id));
        let brand = product.brand_id.map(Fact::Brand);
        let collections = product.collections.iter().map(|id| Fact::Collection(*id));
        let values = product.values.iter().map(|id| Fact::Value(*id));
        let fibres = product.fibres.iter().map(|key| Fact::Fibre(key.clone()));
        let facts = categories.chain(brand).chain(collections).chain(values).chain(fibres);
        add(&mut document, fields.facts, facts.map(|fact| fact.to_string()));
        add(&mut document, fields.codes, product.codes.iter().map(|code| code_term(code)));
        for text in &product.texts {
            let Some(language) = fields.of(text.language_id) else { continue };
            let known = self.stems.entry(text.language_id).or_default();
            let name = words(&text.name);
            for word in name.iter().filter(|word| word.written != word.folded) {
                self.written.entry((text.language_id, word.folded.clone())).or_insert_with(|| word.written.clone());
            }
            add(&mut document, language.name, name_terms(language, known, &name));
            let described = words(&plain(&text.description));
            let spoken = described.iter().filter(|word| !is_stop_word(&language.code, &word.folded)).take(MOST_WORDS);
            let stems = spoken.flat_map(|word| stems(language, known, word).to_vec());
            add(&mut document, language.body, stems.collect::<Vec<_>>().into_iter());
        }
        document
    }

    /// Takes the original spellings collected so far.
    pub fn take_written(&mut self) -> HashMap<(LanguageId, String), String> {
        std::mem::take(&mut self.written)
    }
}

/// Words and stems of a name, and hyphenated words joined into one.
fn name_terms(
    language: &LanguageFields,
    known: &mut HashMap<String, Vec<String>>,
    words: &[Word],
) -> std::vec::IntoIter<String> {
    let mut terms = Vec::with_capacity(words.len() * 3);
    for (place, word) in words.iter().enumerate() {
        terms.push(word.folded.clone());
        terms.extend(stems(language, known, word).iter().map(|stem| format!("{STEM}{stem}")));
        if let Some(next) = words.get(place + 1).filter(|_| word.is_joined) {
            terms.push(format!("{}{}", word.folded, next.folded));
        }
    }
    terms.into_iter()
}

fn stems<'k>(language: &LanguageFields, known: &'k mut HashMap<String, Vec<String>>, word: &Word) -> &'k [String] {
    known.entry(word.written.clone()).or_insert_with(|| language.analyser.stems(word))
}

/// A SKU or barcode normalised to letters and digits.
pub fn code_term(code: &str) -> String {
    code.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn add(document: &mut TantivyDocument, field: Field, terms: impl Iterator<Item = String>) {
    let mut terms: Vec<String> = terms.filter(|term| !term.is_empty()).collect();
    terms.sort_unstable();
    terms.dedup();
    if terms.is_empty() {
        return;
    }
    let token = |(position, text): (usize, String)| Token { position, text, ..Token::default() };
    let tokens = terms.into_iter().enumerate().map(token).collect();
    document.add_pre_tokenized_text(field, PreTokenizedString { text: String::new(), tokens });
}
