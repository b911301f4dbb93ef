//! Writes the file for translators.

use std::{collections::HashMap, io::Write};

use super::model::{COLUMNS, FileFormat, TranslationExport, state};
use crate::{
    app::App,
    catalog::{self, ProductOverview, ProductText, StoredText},
    error::Result,
    export::CsvWriter,
    i18n::REFERENCE,
    id::ProductId,
    products::names::language_of,
    tenancy::{Language, LanguageId},
    toml_file::Page,
};

/// Products read per batch.
const BATCH: i64 = 500;

/// A product with its source text and its present translation.
struct TranslatedProduct {
    product: String,
    source: String,
    original: ProductText,
    translated: ProductText,
}

/// Writes the products' texts; returns their number.
pub async fn export_texts(app: &App, options: &TranslationExport, mut out: impl Write) -> Result<usize> {
    let directory = app.directory();
    let language = language_of(&directory, &options.language)?;
    let from = match &options.from {
        Some(code) => language_of(&directory, code)?.id,
        None => directory.language(REFERENCE).map(|language| language.id).unwrap_or_default(),
    };
    let order: Vec<&Language> = {
        let mut order: Vec<&Language> = directory.languages.iter().map(|known| &**known).collect();
        order.sort_by_key(|known| known.id != from);
        order
    };
    let mut writer = match options.format {
        FileFormat::Csv => Writer::csv(&mut out, options.is_raw)?,
        FileFormat::Toml => Writer::toml(&mut out, &language.code),
    };
    let mut count = 0;
    let mut after = ProductId::default();
    loop {
        let products = catalog::overviews_after(&app.db, after, BATCH).await?;
        let Some(last) = products.last() else { break };
        after = last.id;
        let wanted: Vec<&ProductOverview> =
            products.iter().filter(|product| is_wanted(options, language, product)).collect();
        let mut texts = texts_of(app, &wanted).await?;
        for product in wanted {
            let texts = texts.remove(&product.id).unwrap_or_default();
            if let Some(text) = translated_product(product, texts, &order, language) {
                writer.write(&text)?;
                count += 1;
            }
        }
    }
    writer.finish()?;
    Ok(count)
}

fn is_wanted(options: &TranslationExport, language: &Language, product: &ProductOverview) -> bool {
    let is_sold = options.tenants.iter().any(|tenant| product.offers.contains_key(&tenant.id));
    let text = product.texts.get(&language.id);
    let is_missing = !text.is_some_and(|text| !text.name.is_empty() && text.has_description);
    (options.tenants.is_empty() || is_sold) && (!options.missing || is_missing)
}

type Texts = HashMap<ProductId, HashMap<LanguageId, ProductText>>;

async fn texts_of(app: &App, products: &[&ProductOverview]) -> Result<Texts> {
    let ids: Vec<ProductId> = products.iter().map(|product| product.id).collect();
    let mut texts: Texts = HashMap::new();
    for StoredText { product_id, language_id, text } in catalog::texts_of(&app.db, &ids).await? {
        texts.entry(product_id).or_default().insert(language_id, text);
    }
    Ok(texts)
}

/// A product with its texts; `None` if it has no source text.
fn translated_product(
    product: &ProductOverview,
    mut texts: HashMap<LanguageId, ProductText>,
    order: &[&Language],
    language: &Language,
) -> Option<TranslatedProduct> {
    let translated = texts.remove(&language.id).unwrap_or_default();
    let (source, original) = order.iter().find_map(|known| Some((known.code.clone(), texts.remove(&known.id)?)))?;
    Some(TranslatedProduct { product: product.key.clone(), source, original, translated })
}

/// A file being written.
enum Writer<W: Write> {
    Csv(Box<CsvWriter<W>>),
    Toml(W, Page),
}

impl<W: Write> Writer<W> {
    fn csv(out: W, is_raw: bool) -> Result<Self> {
        let mut csv = CsvWriter::with_raw_cells(out, is_raw);
        csv.write_record(COLUMNS)?;
        Ok(Self::Csv(Box::new(csv)))
    }

    fn toml(out: W, language: &str) -> Self {
        let mut page = Page::default();
        page.text("language", language);
        Self::Toml(out, page)
    }

    fn write(&mut self, product: &TranslatedProduct) -> Result<()> {
        let optional = |text: &Option<String>| text.clone().unwrap_or_default();
        let (original, translated) = (&product.original, &product.translated);
        let cells: [String; COLUMNS.len()] = [
            product.product.clone(),
            product.source.clone(),
            state(original),
            original.name.clone(),
            original.description.clone(),
            optional(&original.seo_title),
            optional(&original.seo_description),
            translated.name.clone(),
            translated.description.clone(),
            optional(&translated.seo_title),
            optional(&translated.seo_description),
        ];
        match self {
            Self::Csv(csv) => csv.write_record(&cells)?,
            Self::Toml(_, page) => {
                page.heading("[[products]]");
                for (column, cell) in COLUMNS.iter().zip(&cells) {
                    page.text(column, cell);
                }
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<()> {
        match self {
            Self::Csv(mut csv) => csv.flush()?,
            Self::Toml(mut out, page) => {
                out.write_all(page.into_text().as_bytes())?;
                out.flush()?;
            }
        }
        Ok(())
    }
}
