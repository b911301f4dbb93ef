//! Converts a product to a document. The terms of words are cached while many products are written, since products share most of
//! their words.

use std::{collections::HashMap, ops::ControlFlow};

use tantivy::{TantivyDocument, schema::Field};

use super::{
    Fact,
    fields::{Fields, LanguageFields},
};
use crate::{
    catalog::SearchDocument,
    search::analysis::{Word, fold, for_each_word, is_stop_word, text_content, words},
    tenancy::LanguageId,
};

/// Prefix of stems, which distinguishes them from words.
pub const STEM: char = '\u{1}';
/// Most words of a description that are indexed.
const MOST_WORDS: usize = 80;

/// Cached terms of words, by language.
#[derive(Default)]
pub struct TermCache {
    words: HashMap<LanguageId, KnownWords>,
    /// Original spellings of words in names that differ from their normalised form.
    written: HashMap<(LanguageId, String), String>,
}

/// The words of a language, by their spelling in lower case.
type KnownWords = HashMap<String, KnownWord>;

/// What is derived from a word.
struct KnownWord {
    /// Whether the word is left out of descriptions: a stop word, or no word at all.
    is_skipped: bool,
    stems: Vec<String>,
}

impl KnownWord {
    fn new(language: &LanguageFields, written: &str) -> Self {
        let word = Word { written: written.to_owned(), folded: fold(written), is_joined: false };
        let is_skipped = word.folded.is_empty() || is_stop_word(&language.code, &word.folded);
        Self { is_skipped, stems: language.analyser.stems(&word) }
    }
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
        for fact in categories.chain(brand).chain(collections).chain(values).chain(fibres) {
            document.add_text(fields.facts, fact.to_string());
        }
        for code in product.codes.iter().map(|code| code_term(code)).filter(|code| !code.is_empty()) {
            document.add_text(fields.codes, code);
        }
        for text in &product.texts {
            let Some(language) = fields.of(text.language_id) else { continue };
            let known = self.words.entry(text.language_id).or_default();
            let name = words(&text.name);
            for word in name.iter().filter(|word| word.written != word.folded) {
                self.written.entry((text.language_id, word.folded.clone())).or_insert_with(|| word.written.clone());
            }
            add(&mut document, language.name, &name_terms(language, known, &name));
            add(&mut document, language.body, &description_terms(language, known, &text.description));
        }
        document
    }

    /// Takes the original spellings collected so far.
    pub fn take_written(&mut self) -> HashMap<(LanguageId, String), String> {
        std::mem::take(&mut self.written)
    }
}

/// Words and stems of a name, and hyphenated words joined into one, separated by spaces.
fn name_terms(language: &LanguageFields, known: &mut KnownWords, words: &[Word]) -> String {
    let mut terms = String::new();
    for (place, word) in words.iter().enumerate() {
        terms.extend([&word.folded, " "]);
        for stem in &known_word(language, known, &word.written).stems {
            terms.push(STEM);
            terms.extend([stem, " "]);
        }
        if let Some(next) = words.get(place + 1).filter(|_| word.is_joined) {
            terms.extend([&word.folded, &next.folded, " "]);
        }
    }
    terms
}

/// Stems of the first words of a description (HTML) without stop words, separated by spaces.
fn description_terms(language: &LanguageFields, known: &mut KnownWords, description: &str) -> String {
    let mut terms = String::with_capacity(2 * description.len());
    let mut count = 0;
    let _ = for_each_word(text_content(description), |written, _| {
        let word = known_word(language, known, written);
        if !word.is_skipped {
            word.stems.iter().for_each(|stem| terms.extend([stem, " "]));
            count += 1;
        }
        if count < MOST_WORDS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    terms
}

fn known_word<'k>(language: &LanguageFields, known: &'k mut KnownWords, written: &str) -> &'k KnownWord {
    if !known.contains_key(written) {
        known.insert(written.to_owned(), KnownWord::new(language, written));
    }
    &known[written]
}

/// A SKU or barcode normalised to letters and digits.
pub fn code_term(code: &str) -> String {
    code.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn add(document: &mut TantivyDocument, field: Field, terms: &str) {
    if !terms.is_empty() {
        document.add_text(field, terms);
    }
}
