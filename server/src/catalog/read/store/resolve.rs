//! Ids by slug, in any language and including former slugs.

use crate::{
    db::{Db, DbResult, Row, Session},
    id::{CategoryId, CollectionId, ProductId},
    tenancy::{LanguageId, TenantId},
};

/// Visible products with this slug in one of the languages.
pub async fn products(
    db: &Db,
    tenant: TenantId,
    slug: &str,
    languages: &[LanguageId],
) -> DbResult<Vec<(ProductId, LanguageId)>> {
    db.sql(
        "SELECT t.product_id, t.language_id FROM product_text t CROSS JOIN offer o CROSS JOIN product p \
         WHERE o.tenant_id = $1 AND o.is_visible AND o.product_id = t.product_id AND p.id = t.product_id AND p.is_active \
         AND t.slug = $2 AND ",
    )
    .bind(tenant)
    .bind(slug.to_owned())
    .push_in("t.language_id", languages)
    .all()
    .await
}

/// Those of these products that the country shows.
pub async fn visible(db: &Db, tenant: TenantId, ids: &[ProductId]) -> DbResult<Vec<ProductId>> {
    db.sql(
        "SELECT o.product_id FROM offer o CROSS JOIN product p \
         WHERE o.tenant_id = $1 AND o.is_visible AND p.id = o.product_id AND p.is_active AND ",
    )
    .bind(tenant)
    .push_in("o.product_id", ids)
    .scalars()
    .await
}

/// Categories that have this slug below a parent in one of the languages.
pub async fn categories(
    db: &Db,
    parent: CategoryId,
    slug: &str,
    languages: &[LanguageId],
) -> DbResult<Vec<(CategoryId, LanguageId)>> {
    db.sql("SELECT category_id, language_id FROM category_text WHERE parent_id = $1 AND slug = $2 AND ")
        .bind(parent)
        .bind(slug.to_owned())
        .push_in("language_id", languages)
        .all()
        .await
}

/// Collections that have this slug in one of the languages.
pub async fn collections(db: &Db, slug: &str, languages: &[LanguageId]) -> DbResult<Vec<(CollectionId, LanguageId)>> {
    db.sql("SELECT collection_id, language_id FROM collection_text WHERE slug = $1 AND ")
        .bind(slug.to_owned())
        .push_in("language_id", languages)
        .all()
        .await
}

/// The records that had this slug formerly.
pub async fn former<I>(
    db: &Db,
    kind: &'static str,
    parent: CategoryId,
    slug: &str,
    languages: &[LanguageId],
) -> DbResult<Vec<(I, LanguageId)>>
where
    (I, LanguageId): Row,
{
    db.sql("SELECT target_id, language_id FROM slug_redirect WHERE kind = $1 AND parent_id = $2 AND slug = $3 AND ")
        .bind(kind)
        .bind(parent)
        .bind(slug.to_owned())
        .push_in("language_id", languages)
        .all()
        .await
}
