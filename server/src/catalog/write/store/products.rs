//! Rows of product, its texts, and its dependent tables except variants.

use chrono::{DateTime, Utc};
use sqlx::{FromRow, types::Json};

use super::{insert_many, insert_returning};
use crate::{
    catalog::draft::{Extra, Fibre, Manufacturer},
    db::{DbResult, Session, Tx},
    id::{AssetId, AttributeId, BadgeTypeId, BrandId, CategoryId, CollectionId, ProductId, ValueId},
    tenancy::{LanguageId, TenantId},
};

/// The data of a stored product that a batch needs.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct StoredProduct {
    pub(in super::super) id: ProductId,
    pub(in super::super) key: String,
    pub(in super::super) published_at: DateTime<Utc>,
    pub(in super::super) backfilled_at: Option<DateTime<Utc>>,
    pub(in super::super) digest: String,
    pub(in super::super) brand_id: Option<BrandId>,
    #[sqlx(flatten)]
    pub(in super::super) facts: StoredFacts,
}

/// The stored facts of a product, such as composition and manufacturer.
#[derive(Clone, Debug, FromRow)]
pub(in super::super) struct StoredFacts {
    pub(in super::super) gender: Option<String>,
    pub(in super::super) composition: Json<Vec<Fibre>>,
    pub(in super::super) care: Json<Vec<String>>,
    pub(in super::super) grams: Option<i64>,
    pub(in super::super) manufacturer: Option<Json<Manufacturer>>,
}

pub(in super::super) async fn find_by_keys(tx: &mut Tx, keys: &[String]) -> DbResult<Vec<StoredProduct>> {
    tx.sql("SELECT id, key, published_at, backfilled_at, digest, brand_id, gender, composition, care, grams, manufacturer FROM product WHERE ")
        .push_in_text("key", keys)
        .push(" ORDER BY id")
        .all()
        .await
}

pub(in super::super) async fn ids_of_keys(tx: &mut Tx, keys: &[String]) -> DbResult<Vec<ProductId>> {
    tx.sql("SELECT id FROM product WHERE ").push_in_text("key", keys).push(" ORDER BY id").scalars().await
}

/// A row of product.
#[derive(Debug)]
pub(in super::super) struct ProductRow<'d> {
    pub(in super::super) key: &'d str,
    pub(in super::super) brand_id: Option<BrandId>,
    pub(in super::super) product_type: Option<&'d str>,
    pub(in super::super) facts: FactsRow<'d>,
    pub(in super::super) published_at: DateTime<Utc>,
    pub(in super::super) backfilled_at: Option<DateTime<Utc>>,
    pub(in super::super) updated_at: DateTime<Utc>,
    pub(in super::super) extra: &'d Extra,
    pub(in super::super) digest: String,
}

/// The facts to store, such as composition and manufacturer.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct FactsRow<'d> {
    pub(in super::super) gender: Option<&'d str>,
    pub(in super::super) composition: &'d [Fibre],
    pub(in super::super) care: &'d [String],
    pub(in super::super) grams: Option<i64>,
    pub(in super::super) manufacturer: Option<&'d Manufacturer>,
}

/// Inserts or updates; returns key and id.
pub(in super::super) async fn upsert(tx: &mut Tx, rows: &[ProductRow<'_>]) -> DbResult<Vec<(String, ProductId)>> {
    insert_returning(
        tx,
        "INSERT INTO product (key, brand_id, product_type, gender, composition, care, grams, manufacturer, is_active, published_at, backfilled_at, updated_at, extra, digest) VALUES",
        " ON CONFLICT (key) DO UPDATE SET brand_id = excluded.brand_id, product_type = excluded.product_type, gender = excluded.gender, composition = excluded.composition, \
         care = excluded.care, grams = excluded.grams, manufacturer = excluded.manufacturer, published_at = excluded.published_at, backfilled_at = excluded.backfilled_at, \
         updated_at = excluded.updated_at, extra = excluded.extra, digest = excluded.digest RETURNING key, id",
        rows,
        |statement, row| {
            statement
                .push_bind(" (", row.key)
                .push_bind(",", row.brand_id)
                .push_bind(",", row.product_type)
                .push_bind(",", row.facts.gender)
                .push_bind(",", Json(row.facts.composition))
                .push_bind(",", Json(row.facts.care))
                .push_bind(",", row.facts.grams)
                .push_bind(",", row.facts.manufacturer.map(Json))
                .push_bind(",", true)
                .push_bind(",", row.published_at)
                .push_bind(",", row.backfilled_at)
                .push_bind(",", row.updated_at)
                .push_bind(",", Json(row.extra))
                .push_bind(",", row.digest.as_str())
                .push(")")
        },
    )
    .await
}

/// A row of product_text.
#[derive(Debug)]
pub(in super::super) struct TextRow<'d> {
    pub(in super::super) product_id: ProductId,
    pub(in super::super) language_id: LanguageId,
    pub(in super::super) slug: String,
    pub(in super::super) name: &'d str,
    pub(in super::super) name_key: Vec<u8>,
    pub(in super::super) description: &'d str,
    pub(in super::super) seo_title: Option<&'d str>,
    pub(in super::super) seo_description: Option<&'d str>,
}

pub(in super::super) async fn upsert_texts(tx: &mut Tx, rows: &[TextRow<'_>]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO product_text (product_id, language_id, slug, name, name_key, description, seo_title, seo_description) VALUES",
        " ON CONFLICT (product_id, language_id) DO UPDATE SET slug = excluded.slug, name = excluded.name, name_key = excluded.name_key, \
         description = excluded.description, seo_title = excluded.seo_title, seo_description = excluded.seo_description",
        rows,
        |statement, row| {
            statement
                .push_bind(" (", row.product_id)
                .push_bind(",", row.language_id)
                .push_bind(",", row.slug.as_str())
                .push_bind(",", row.name)
                .push_bind(",", row.name_key.as_slice())
                .push_bind(",", row.description)
                .push_bind(",", row.seo_title)
                .push_bind(",", row.seo_description)
                .push(")")
        },
    )
    .await
}

/// Product, language, slug of these products.
pub(in super::super) async fn slugs_of(
    tx: &mut Tx,
    products: &[ProductId],
) -> DbResult<Vec<(ProductId, LanguageId, String)>> {
    tx.sql("SELECT product_id, language_id, slug FROM product_text WHERE ").push_in("product_id", products).all().await
}

/// Language, slug, product of these slugs in these languages, by the index of both.
pub(in super::super) async fn slug_owners(
    tx: &mut Tx,
    languages: &[LanguageId],
    slugs: &[String],
) -> DbResult<Vec<(LanguageId, String, ProductId)>> {
    tx.sql("SELECT language_id, slug, product_id FROM product_text WHERE ")
        .push_in("language_id", languages)
        .push_in_text(" AND slug", slugs)
        .all()
        .await
}

/// A former slug of a product.
pub(in super::super) async fn redirect_slug(
    tx: &mut Tx,
    language: LanguageId,
    slug: &str,
    product: ProductId,
    now: DateTime<Utc>,
) -> DbResult<()> {
    super::taxonomy::redirect_slug(tx, "product", language, CategoryId::ROOT, slug, product, now).await
}

/// Deletes redirects from slugs that are in use now.
pub(in super::super) async fn delete_redirects(tx: &mut Tx, slugs: &[(LanguageId, &str)]) -> DbResult<()> {
    for (language, slug) in slugs {
        tx.sql("DELETE FROM slug_redirect WHERE kind = 'product' AND parent_id = 0 AND language_id = $1 AND slug = $2")
            .bind(*language)
            .bind(*slug)
            .execute()
            .await?;
    }
    Ok(())
}

/// Language and slug of these products' redirects.
pub(in super::super) async fn redirects(tx: &mut Tx, slugs: &[String]) -> DbResult<Vec<(LanguageId, String)>> {
    tx.sql("SELECT language_id, slug FROM slug_redirect WHERE kind = 'product' AND parent_id = 0 AND ")
        .push_in_text("slug", slugs)
        .all()
        .await
}

/// A row of a table that links products to other records.
pub(in super::super) struct Link<I> {
    pub(in super::super) product_id: ProductId,
    pub(in super::super) position: i64,
    /// The id of the other record.
    pub(in super::super) other_id: I,
}

/// Deletes the categories and collections of products before they are written again.
pub(in super::super) async fn clear_places(tx: &mut Tx, products: &[ProductId]) -> DbResult<()> {
    tx.sql("DELETE FROM product_category WHERE ").push_in("product_id", products).execute().await?;
    tx.sql("DELETE FROM product_collection WHERE ").push_in("product_id", products).execute().await?;
    Ok(())
}

/// Deletes the tags, options and pictures of products before they are written again.
pub(in super::super) async fn clear_parts(tx: &mut Tx, products: &[ProductId]) -> DbResult<()> {
    tx.sql("DELETE FROM product_tag WHERE ").push_in("product_id", products).execute().await?;
    tx.sql("DELETE FROM product_option WHERE ").push_in("product_id", products).execute().await?;
    tx.sql("DELETE FROM product_media WHERE ").push_in("product_id", products).execute().await?;
    Ok(())
}

pub(in super::super) async fn insert_categories(tx: &mut Tx, rows: &[Link<CategoryId>]) -> DbResult<()> {
    insert_links(tx, "INSERT INTO product_category (product_id, position, category_id) VALUES", rows).await
}

pub(in super::super) async fn insert_collections(tx: &mut Tx, rows: &[Link<CollectionId>]) -> DbResult<()> {
    insert_links(tx, "INSERT INTO product_collection (product_id, position, collection_id) VALUES", rows).await
}

async fn insert_links<I: Copy + Into<i64>>(tx: &mut Tx, head: &'static str, rows: &[Link<I>]) -> DbResult<()> {
    insert_many(tx, head, "", rows, |statement, row| {
        statement
            .push_bind(" (", row.product_id)
            .push_bind(",", row.position)
            .push_bind(",", row.other_id.into())
            .push(")")
    })
    .await
}

/// Product and folded tag.
pub(in super::super) async fn insert_tags(tx: &mut Tx, rows: &[(ProductId, &str)]) -> DbResult<()> {
    insert_many(tx, "INSERT INTO product_tag (product_id, tag) VALUES", "", rows, |statement, (product, tag)| {
        statement.push_bind(" (", *product).push_bind(",", *tag).push(")")
    })
    .await
}

/// A row of product_option.
#[derive(Debug)]
pub(in super::super) struct OptionRow<'d> {
    pub(in super::super) product_id: ProductId,
    pub(in super::super) position: i64,
    pub(in super::super) attribute_id: AttributeId,
    pub(in super::super) name: &'d str,
}

pub(in super::super) async fn insert_options(tx: &mut Tx, rows: &[OptionRow<'_>]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO product_option (product_id, position, attribute_id, name) VALUES",
        "",
        rows,
        |statement, row| {
            statement
                .push_bind(" (", row.product_id)
                .push_bind(",", row.position)
                .push_bind(",", row.attribute_id)
                .push_bind(",", row.name)
                .push(")")
        },
    )
    .await
}

/// A row of product_media.
#[derive(Debug)]
pub(in super::super) struct MediaRow<'d> {
    pub(in super::super) product_id: ProductId,
    pub(in super::super) position: i64,
    pub(in super::super) asset_id: AssetId,
    pub(in super::super) colour_id: Option<ValueId>,
    pub(in super::super) view: Option<&'d str>,
    pub(in super::super) alt: Option<&'d str>,
    pub(in super::super) source_url: Option<&'d str>,
}

pub(in super::super) async fn insert_media(tx: &mut Tx, rows: &[MediaRow<'_>]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO product_media (product_id, position, asset_id, colour_id, view, alt, source_url) VALUES",
        "",
        rows,
        |statement, row| {
            statement
                .push_bind(" (", row.product_id)
                .push_bind(",", row.position)
                .push_bind(",", row.asset_id)
                .push_bind(",", row.colour_id)
                .push_bind(",", row.view)
                .push_bind(",", row.alt)
                .push_bind(",", row.source_url)
                .push(")")
        },
    )
    .await
}

/// Replaces the related products of these products.
pub(in super::super) async fn replace_related(
    tx: &mut Tx,
    products: &[ProductId],
    rows: &[Link<ProductId>],
) -> DbResult<()> {
    tx.sql("DELETE FROM product_related WHERE ").push_in("product_id", products).execute().await?;
    insert_links(tx, "INSERT INTO product_related (product_id, position, related_id) VALUES", rows).await
}

/// Replaces the badges of products in countries.
pub(in super::super) async fn replace_badges(
    tx: &mut Tx,
    of: &[(TenantId, ProductId)],
    rows: &[(TenantId, ProductId, BadgeTypeId)],
) -> DbResult<()> {
    for (tenant, product) in of {
        tx.sql("DELETE FROM product_badge WHERE tenant_id = $1 AND product_id = $2")
            .bind(*tenant)
            .bind(*product)
            .execute()
            .await?;
    }
    insert_many(
        tx,
        "INSERT INTO product_badge (tenant_id, product_id, badge_type_id) VALUES",
        "",
        rows,
        |statement, (tenant, product, badge)| {
            statement.push_bind(" (", *tenant).push_bind(",", *product).push_bind(",", *badge).push(")")
        },
    )
    .await
}
