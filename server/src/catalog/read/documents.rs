//! Products as documents for the search index: all their texts, and the categories, brands and collections they belong to.

use std::collections::HashMap;

use super::store::documents::{self as store, Selection};
use crate::{
    app::App,
    error::Result,
    id::{BrandId, CategoryId, CollectionId, ProductId, ValueId},
    tenancy::LanguageId,
};

/// A product's text in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentText {
    /// The language.
    pub language_id: LanguageId,
    /// The name.
    pub name: String,
    /// HTML.
    pub description: String,
}

/// The data by which a product can be found, in all countries and languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchDocument {
    /// The product.
    pub id: ProductId,
    /// Its brand.
    pub brand_id: Option<BrandId>,
    /// Its categories and all their ancestors.
    pub categories: Vec<CategoryId>,
    /// Its collections.
    pub collections: Vec<CollectionId>,
    /// The colours, sizes and other values that its variants have.
    pub values: Vec<ValueId>,
    /// The keys of its fibres.
    pub fibres: Vec<String>,
    /// SKUs and barcodes of its variants, and its own key.
    pub codes: Vec<String>,
    /// Its texts.
    pub texts: Vec<DocumentText>,
}

/// From a category to its parent.
pub type CategoryParents = HashMap<CategoryId, CategoryId>;

/// Maps each category to its parent.
pub async fn category_parents(app: &App) -> Result<CategoryParents> {
    Ok(store::category_parents(&app.db).await?.into_iter().collect())
}

/// Up to `most` active products with ids above the given one, by id; and the last id that was examined, `None` at the end.
pub async fn documents_after(
    app: &App,
    above: ProductId,
    most: i64,
    parents: &CategoryParents,
) -> Result<(Vec<SearchDocument>, Option<ProductId>)> {
    let Some(end) = store::range_end(&app.db, above, most).await? else { return Ok((Vec::new(), None)) };
    Ok((read(app, Selection::Range(above, end), parents).await?, Some(end)))
}

/// Those of these products that are active.
pub async fn documents_of(app: &App, ids: &[ProductId], parents: &CategoryParents) -> Result<Vec<SearchDocument>> {
    read(app, Selection::Ids(ids), parents).await
}

async fn read(app: &App, selection: Selection<'_>, parents: &CategoryParents) -> Result<Vec<SearchDocument>> {
    let db = &app.db;
    let mut documents: Vec<SearchDocument> = Vec::new();
    for row in store::products(db, selection).await? {
        let fibres = row.composition.0.into_iter().map(|part| part.fibre).collect();
        let (id, brand_id, codes) = (row.id, row.brand_id, vec![row.key]);
        documents.push(SearchDocument { id, brand_id, fibres, codes, ..SearchDocument::default() });
    }
    let places: HashMap<ProductId, usize> =
        documents.iter().enumerate().map(|(place, document)| (document.id, place)).collect();
    for (id, category) in store::categories(db, selection).await? {
        if let Some(place) = places.get(&id) {
            add_category(&mut documents[*place], category, parents);
        }
    }
    for (id, collection) in store::collections(db, selection).await? {
        if let Some(place) = places.get(&id) {
            documents[*place].collections.push(collection);
        }
    }
    for row in store::variants(db, selection).await? {
        let Some(place) = places.get(&row.product_id) else { continue };
        let document = &mut documents[*place];
        document.codes.extend([row.sku, row.barcode].into_iter().flatten());
        for value in [row.colour_id, row.size_id, row.other_id].into_iter().flatten() {
            if !document.values.contains(&value) {
                document.values.push(value);
            }
        }
    }
    for row in store::texts(db, selection).await? {
        let Some(place) = places.get(&row.product_id) else { continue };
        let text = DocumentText { language_id: row.language_id, name: row.name, description: row.description };
        documents[*place].texts.push(text);
    }
    Ok(documents)
}

/// Adds a category and all its ancestors; stops at one that is present already, since its ancestors are present too.
fn add_category(document: &mut SearchDocument, category: CategoryId, parents: &CategoryParents) {
    let mut at = category;
    while at != CategoryId::ROOT && !document.categories.contains(&at) {
        document.categories.push(at);
        at = parents.get(&at).copied().unwrap_or(CategoryId::ROOT);
    }
}
