//! The index: one document per product, in memory, with fields for the name and the description in each language.
//!
//! Besides its words a document has facts: the categories, brands, colours, sizes and fibres by whose names it is found as well.
//! The names are not part of the document, so that renaming a category changes no document. Nor is the visibility in a country,
//! which is the responsibility of the catalogue's own index.

mod collect;
mod document;
mod facts;
mod load;
mod vocabulary;
mod written;

use std::collections::HashMap;

use tantivy::{
    Index, IndexReader, IndexWriter, ReloadPolicy, Searcher, Term,
    indexer::LogMergePolicy,
    query::Query,
    schema::{FAST, Field, INDEXED, IndexRecordOption, Schema, TextFieldIndexing, TextOptions},
};

pub use document::{STEM, code_term};
pub use facts::Fact;
pub use load::{Live, SearchState, follow, live, write_counts};
#[cfg(any(test, feature = "testing"))]
pub use load::{is_followed, products_read};
pub use vocabulary::{Vocabulary, beginning_with, exactly};
pub use written::WrittenWords;

use super::analysis::Analyser;
use crate::{
    catalog::{Hit, SearchDocument},
    error::{Error, Result},
    id::ProductId,
    tenancy::{Directory, Language, LanguageId},
};

/// Memory budget of one writer before it flushes a segment.
const WRITER_BYTES: usize = 48 * 1024 * 1024;

/// The fields of a language.
#[derive(Clone)]
pub struct LanguageFields {
    /// Its code.
    pub code: String,
    /// Words and stems of names.
    pub name: Field,
    /// Stems of descriptions.
    pub body: Field,
    /// The language's text analysis.
    pub analyser: Analyser,
}

/// The fields.
#[derive(Clone)]
pub struct Fields {
    id: Field,
    /// Facts.
    pub facts: Field,
    /// SKUs, barcodes and keys, without punctuation.
    pub codes: Field,
    languages: HashMap<LanguageId, LanguageFields>,
}

impl Fields {
    /// The fields of a language.
    pub fn of(&self, language: LanguageId) -> Option<&LanguageFields> {
        self.languages.get(&language)
    }
}

/// The index of one process.
pub struct Engine {
    index: Index,
    reader: IndexReader,
    /// Its fields.
    pub fields: Fields,
    /// Original spellings of words in names.
    pub written: WrittenWords,
}

/// Converts an error of the index, which can only be caused by a bug.
#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` takes")]
fn failed(error: tantivy::TantivyError) -> Error {
    Error::internal(format!("the search index: {error}"))
}

impl Engine {
    /// An empty index for the platform's languages.
    pub fn new(directory: &Directory) -> Result<Self> {
        let mut schema = Schema::builder();
        // Terms are indexed without frequencies and positions, which are not used.
        let split_by = |tokenizer: &str| {
            let indexing = TextFieldIndexing::default()
                .set_tokenizer(tokenizer)
                .set_fieldnorms(false)
                .set_index_option(IndexRecordOption::Basic);
            TextOptions::default().set_indexing_options(indexing)
        };
        let (whole, terms) = (split_by("raw"), split_by("whitespace"));
        let id = schema.add_u64_field("id", INDEXED | FAST);
        let facts = schema.add_text_field("facts", whole.clone());
        let codes = schema.add_text_field("codes", whole);
        let mut fields_of = |language: &Language| LanguageFields {
            name: schema.add_text_field(&format!("name_{}", language.code), terms.clone()),
            body: schema.add_text_field(&format!("body_{}", language.code), terms.clone()),
            analyser: Analyser::of(&language.code),
            code: language.code.clone(),
        };
        let languages = directory.languages.iter().map(|language| (language.id, fields_of(language))).collect();
        let index = Index::create_in_ram(schema.build());
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into().map_err(failed)?;
        Ok(Self { index, reader, fields: Fields { id, facts, codes, languages }, written: WrittenWords::default() })
    }

    /// Whether it was built for these languages.
    pub fn is_for(&self, directory: &Directory) -> bool {
        let known = &self.fields.languages;
        known.len() == directory.languages.len()
            && directory
                .languages
                .iter()
                .all(|language| known.get(&language.id).is_some_and(|fields| fields.code == language.code))
    }

    /// Runs `work` with a writer and commits its changes at once.
    pub fn write(&self, work: impl FnOnce(&mut Writer<'_>) -> Result<()>) -> Result<()> {
        let mut inner: IndexWriter = self.index.writer_with_num_threads(1, WRITER_BYTES).map_err(failed)?;
        let mut policy = LogMergePolicy::default();
        policy.set_min_num_segments(6);
        inner.set_merge_policy(Box::new(policy));
        let terms = document::TermCache::default();
        let mut writer = Writer { engine: self, inner: &mut inner, terms };
        work(&mut writer)?;
        inner.commit().map_err(failed)?;
        inner.wait_merging_threads().map_err(failed)?;
        self.reader.reload().map_err(failed)
    }

    /// A searcher on the committed state.
    pub fn searcher(&self) -> Searcher {
        self.reader.searcher()
    }

    /// The products that match a query, each with its score.
    pub fn hits(searcher: &Searcher, query: &dyn Query) -> Result<Vec<Hit>> {
        searcher.search(query, &collect::Hits).map_err(failed)
    }

    /// Whether a query matches a product.
    pub fn finds(&self, searcher: &Searcher, query: Box<dyn Query>, product: ProductId) -> Result<bool> {
        let own = tantivy::query::TermQuery::new(self.id_term(product), IndexRecordOption::Basic);
        let both = tantivy::query::BooleanQuery::intersection(vec![query, Box::new(own)]);
        Ok(!Self::hits(searcher, &both)?.is_empty())
    }

    /// The size of the index in bytes.
    pub fn bytes(&self) -> Result<u64> {
        let usage = self.searcher().space_usage().map_err(|error| Error::internal(error.to_string()))?;
        Ok(usage.total().get_bytes())
    }

    fn id_term(&self, product: ProductId) -> Term {
        id_term(&self.fields, product)
    }
}

fn id_term(fields: &Fields, product: ProductId) -> Term {
    Term::from_field_u64(fields.id, u64::try_from(product.0).unwrap_or_default())
}

/// Uncommitted changes of the index.
pub struct Writer<'a> {
    engine: &'a Engine,
    inner: &'a mut IndexWriter,
    terms: document::TermCache,
}

impl Writer<'_> {
    /// Removes products.
    pub fn remove(&mut self, products: &[ProductId]) {
        for product in products {
            self.inner.delete_term(id_term(&self.engine.fields, *product));
        }
    }

    /// Adds products that are not in the index.
    pub fn add(&mut self, products: &[SearchDocument]) -> Result<()> {
        for product in products {
            let document = self.terms.document(&self.engine.fields, product);
            self.inner.add_document(document).map_err(failed)?;
        }
        self.engine.written.learn(self.terms.take_written());
        Ok(())
    }
}
