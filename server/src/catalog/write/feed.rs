//! What a batch records in the change feed: its products, and the listings that it changes.

use std::collections::{HashMap, HashSet};

use super::{change::ProductChange, store::offers as store};
use crate::{
    catalog::scope::ListingScope,
    changes::{self, Change, Topic},
    db::{DbResult, Tx},
    id::{CategoryId, ProductId},
    tenancy::TenantId,
};

/// Larger batches record whole countries.
const MOST_PRODUCTS: usize = 32;
/// With more products that words find otherwise than before, all are recorded: the search reads everything anew then in any case.
const MOST_DOCUMENTS: usize = 5_000;
/// All that can change of listings.
const LISTINGS: [Topic; 6] = [
    Topic::Price,
    Topic::Assortment,
    Topic::ShopListing,
    Topic::CategoryListing,
    Topic::BrandListing,
    Topic::CollectionListing,
];

/// A product that a country shows in a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Listed {
    tenant: TenantId,
    product: ProductId,
    scope: ListingScope,
}

impl Listed {
    fn listing(&self) -> Change {
        self.scope.listed_in(self.tenant)
    }
}

/// Where products are listed now. `parents` leads from a category to the one above it.
pub(super) async fn listed(
    tx: &mut Tx,
    products: &[ProductId],
    parents: &HashMap<CategoryId, CategoryId>,
) -> DbResult<HashSet<Listed>> {
    let mut scopes: HashMap<ProductId, HashSet<ListingScope>> = HashMap::new();
    for (product, brand) in store::brands(tx, products).await? {
        let own = scopes.entry(product).or_default();
        own.insert(ListingScope::Shop);
        own.extend(brand.map(ListingScope::Brand));
    }
    for (product, category) in store::categories(tx, products).await? {
        let Some(own) = scopes.get_mut(&product) else { continue };
        let mut at = category;
        while at != CategoryId::ROOT && own.insert(ListingScope::Category(at)) {
            at = parents.get(&at).copied().unwrap_or(CategoryId::ROOT);
        }
    }
    for (product, collection) in store::collections(tx, products).await? {
        if let Some(own) = scopes.get_mut(&product) {
            own.insert(ListingScope::Collection(collection));
        }
    }
    let shown = store::visibility(tx, products).await?.into_iter().filter(|(.., is_visible)| *is_visible);
    Ok(shown
        .flat_map(|(tenant, product, _)| {
            let scopes = scopes.get(&product).into_iter().flatten();
            scopes.map(move |scope| Listed { tenant, product, scope: *scope })
        })
        .collect())
}

/// Where the batch's products are listed now; nothing for large batches.
pub(super) async fn of_batch(
    tx: &mut Tx,
    saved: &[ProductChange<'_>],
    parents: &HashMap<CategoryId, CategoryId>,
) -> DbResult<HashSet<Listed>> {
    let products: Vec<ProductId> =
        saved.iter().map(|change| change.product_id).filter(|id| *id != ProductId::default()).collect();
    if saved.len() > MOST_PRODUCTS || products.is_empty() {
        return Ok(HashSet::new());
    }
    listed(tx, &products, parents).await
}

/// Records the batch, which is written; `before` is where its products were listed. Texts and facts are the same in all countries;
/// prices, visibility and badges are a country's own.
pub(super) async fn record(
    tx: &mut Tx,
    parents: &HashMap<CategoryId, CategoryId>,
    saved: &[ProductChange<'_>],
    before: &HashSet<Listed>,
    has_new_names: bool,
) -> DbResult<()> {
    let mut changes: Vec<Change> = saved.iter().flat_map(of_product).collect();
    if saved.len() > MOST_PRODUCTS {
        let tenants = saved.iter().flat_map(tenants);
        changes.extend(tenants.flat_map(|tenant| LISTINGS.map(|topic| Change { topic, tenant, entity: None })));
    } else {
        let after = of_batch(tx, saved, parents).await?;
        let reordered: HashSet<ProductId> =
            saved.iter().filter(|change| is_everywhere(change)).map(|change| change.product_id).collect();
        changes.extend(moved(before, &after));
        let stayed = before.intersection(&after).filter(|row| reordered.contains(&row.product));
        changes.extend(stayed.map(Listed::listing));
    }
    changes.extend(has_new_names.then_some(Change::all(Topic::Taxonomy)));
    changes::record(tx, &changes).await?;
    let documents = saved.iter().filter(|change| is_everywhere(change)).map(|change| change.product_id);
    record_documents(tx, &documents.collect::<Vec<_>>()).await
}

/// Records products that words find otherwise than before: by their texts, options, codes or places. Few are recorded together, so that each
/// is named: who hears that any may have changed reads all of them.
pub(super) async fn record_documents(tx: &mut Tx, products: &[ProductId]) -> DbResult<()> {
    if products.len() > MOST_DOCUMENTS {
        return changes::record(tx, &[Change::all(Topic::SearchDocument)]).await;
    }
    for part in products.chunks(changes::MOST_ENTITIES) {
        let changes = part.iter().map(|product| Change::everywhere(Topic::SearchDocument, *product));
        changes::record(tx, &changes.collect::<Vec<_>>()).await?;
    }
    Ok(())
}

/// Records products whose offers were written anew: their prices, and what they can be filtered by, may be others.
pub(super) async fn record_offers(
    tx: &mut Tx,
    products: &[ProductId],
    before: &HashSet<Listed>,
    after: &HashSet<Listed>,
) -> DbResult<()> {
    let mut changes = moved(before, after);
    changes.extend(before.intersection(after).map(Listed::listing));
    changes.extend(after.iter().map(|row| Change::in_tenant(Topic::Price, row.tenant)));
    changes.extend(products.iter().map(|product| Change::everywhere(Topic::Product, *product)));
    changes::record(tx, &changes).await
}

/// Records products whose texts changed: their own pages and cards, and the order by name of the listings that they are in. `listed` is
/// where, and nothing of large batches, which record all listings.
pub(super) async fn record_texts(tx: &mut Tx, products: &[ProductId], listed: &HashSet<Listed>) -> DbResult<()> {
    let mut changes: Vec<Change> =
        products.iter().map(|product| Change::everywhere(Topic::Product, *product)).collect();
    if products.len() > MOST_PRODUCTS {
        changes.extend(LISTINGS.map(Change::all));
    } else {
        changes.extend(listed.iter().map(Listed::listing));
    }
    changes::record(tx, &changes).await?;
    record_documents(tx, products).await
}

/// Of a large batch, whose listings nobody looks up.
pub(super) fn nowhere() -> HashSet<Listed> {
    HashSet::new()
}

/// Whether a batch is so large that all listings are recorded instead of those that it is in.
pub(super) fn is_large(products: &[ProductId]) -> bool {
    products.len() > MOST_PRODUCTS
}

/// Records products of which a variant sold out or came back: their cards, and what their listings can be filtered by.
pub(super) async fn record_availability(tx: &mut Tx, products: &[ProductId], listed: &HashSet<Listed>) -> DbResult<()> {
    let mut changes: Vec<Change> = listed.iter().map(Listed::listing).collect();
    for topic in [Topic::Product, Topic::Stock] {
        changes.extend(products.iter().map(|product| Change::everywhere(topic, *product)));
    }
    changes::record(tx, &changes).await
}

/// The listings that lost or gained a product, and their countries.
fn moved(before: &HashSet<Listed>, after: &HashSet<Listed>) -> Vec<Change> {
    let rows = before.symmetric_difference(after);
    rows.flat_map(|row| [row.listing(), Change::in_tenant(Topic::Assortment, row.tenant)]).collect()
}

fn of_product<'c>(saved: &'c ProductChange<'_>) -> impl Iterator<Item = Change> + 'c {
    let entity = Some(saved.product_id.into());
    tenants(saved).flat_map(move |tenant| {
        let stock = saved.difference.core.then_some(Change { topic: Topic::Stock, tenant, entity });
        [Change { topic: Topic::Product, tenant, entity }, Change { topic: Topic::Price, tenant, entity: None }]
            .into_iter()
            .chain(stock)
    })
}

fn is_everywhere(saved: &ProductChange<'_>) -> bool {
    saved.difference.core || !saved.difference.languages.is_empty()
}

/// The countries that a saved product changed in; one `None` for all.
fn tenants<'c>(saved: &'c ProductChange<'_>) -> impl Iterator<Item = Option<TenantId>> + 'c {
    let own = if is_everywhere(saved) { &[][..] } else { &saved.difference.tenants };
    is_everywhere(saved).then_some(None).into_iter().chain(own.iter().copied().map(Some))
}
