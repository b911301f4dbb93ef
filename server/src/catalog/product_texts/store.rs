//! Rows of product_text, for a batch of products.

use sqlx::FromRow;

use crate::{
    db::{DbResult, Session},
    id::ProductId,
    tenancy::LanguageId,
};

/// A product's text in one language.
#[derive(Debug, FromRow)]
pub struct TextRow {
    pub product_id: ProductId,
    pub language_id: LanguageId,
    pub slug: String,
    pub name: String,
    pub description: String,
    pub seo_title: Option<String>,
    pub seo_description: Option<String>,
}

/// The texts of these products, product by product.
pub async fn texts<'c>(session: impl Session<'c>, ids: &[ProductId]) -> DbResult<Vec<TextRow>> {
    session
        .sql("SELECT product_id, language_id, slug, name, description, seo_title, seo_description FROM product_text WHERE ")
        .push_in("product_id", ids)
        .push(" ORDER BY product_id, language_id")
        .all()
        .await
}
