//! Reads and deletes the texts of one language.

use crate::{
    db::{DbResult, Session, Tx},
    id::ProductId,
    tenancy::LanguageId,
};

/// Products with a text in the language, and whether they have one in another language.
pub(in super::super) async fn products_with_text(
    tx: &mut Tx,
    language: LanguageId,
) -> DbResult<Vec<(ProductId, bool)>> {
    let all: Vec<ProductId> = tx
        .sql("SELECT product_id FROM product_text WHERE language_id = $1 ORDER BY product_id")
        .bind(language)
        .scalars()
        .await?;
    let only: Vec<ProductId> = tx
        .sql(
            "SELECT t.product_id FROM product_text t WHERE t.language_id = $1 AND NOT EXISTS \
             (SELECT 1 FROM product_text o WHERE o.product_id = t.product_id AND o.language_id <> $1) ORDER BY t.product_id",
        )
        .bind(language)
        .scalars()
        .await?;
    Ok(all.into_iter().map(|product| (product, only.binary_search(&product).is_err())).collect())
}

/// Deletes texts and the redirects to them; returns the number of texts.
pub(in super::super) async fn delete_product_texts(
    tx: &mut Tx,
    language: LanguageId,
    ids: &[ProductId],
) -> DbResult<u64> {
    tx.sql("DELETE FROM slug_redirect WHERE kind = 'product' AND ")
        .push_in("target_id", ids)
        .push_bind(" AND language_id =", language)
        .execute()
        .await?;
    tx.sql("DELETE FROM product_text WHERE ")
        .push_in("product_id", ids)
        .push_bind(" AND language_id =", language)
        .execute()
        .await
}

pub(in super::super) async fn digests(tx: &mut Tx, ids: &[ProductId]) -> DbResult<Vec<(ProductId, String)>> {
    tx.sql("SELECT id, digest FROM product WHERE ").push_in("id", ids).push(" ORDER BY id").all().await
}

pub(in super::super) async fn set_digest(tx: &mut Tx, product: ProductId, digest: &str) -> DbResult<()> {
    tx.sql("UPDATE product SET digest = $1 WHERE id = $2").bind(digest).bind(product).execute().await?;
    Ok(())
}

/// Deletes texts of categories, collections and option values that have a name in another language too.
pub(in super::super) async fn delete_other_texts(tx: &mut Tx, language: LanguageId) -> DbResult<u64> {
    let mut deleted = 0;
    for sql in [
        "DELETE FROM category_text WHERE language_id = $1 AND EXISTS (SELECT 1 FROM category_text o WHERE o.category_id = category_text.category_id AND o.language_id <> $1)",
        "DELETE FROM collection_text WHERE language_id = $1 AND EXISTS (SELECT 1 FROM collection_text o WHERE o.collection_id = collection_text.collection_id AND o.language_id <> $1)",
        "DELETE FROM attribute_value_text WHERE language_id = $1 AND EXISTS (SELECT 1 FROM attribute_value_text o WHERE o.attribute_value_id = attribute_value_text.attribute_value_id AND o.language_id <> $1)",
    ] {
        deleted += tx.sql(sql).bind(language).execute().await?;
    }
    Ok(deleted)
}
