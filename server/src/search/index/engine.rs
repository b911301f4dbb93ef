//! The index of one process, and its writer.

use tantivy::{
    Index, IndexReader, IndexWriter, ReloadPolicy, Searcher, Term,
    indexer::LogMergePolicy,
    query::Query,
    schema::{FAST, INDEXED, IndexRecordOption, Schema, TextFieldIndexing, TextOptions},
};

use super::{
    collect::Hits,
    document::TermCache,
    error::failed,
    fields::{Fields, LanguageFields},
    written::WrittenWords,
};
use crate::{
    catalog::{Hit, SearchDocument},
    error::{Error, Result},
    id::ProductId,
    search::analysis::Analyser,
    tenancy::{Directory, Language},
};

/// Memory budget of one writer before it flushes a segment.
const WRITER_BYTES: usize = 48 * 1024 * 1024;

/// The index of one process.
pub struct Engine {
    index: Index,
    reader: IndexReader,
    /// Its fields.
    pub fields: Fields,
    /// Original spellings of words in names.
    pub written: WrittenWords,
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
        let terms = TermCache::default();
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
        searcher.search(query, &Hits).map_err(failed)
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
    terms: TermCache,
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
