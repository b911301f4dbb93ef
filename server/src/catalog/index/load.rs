//! Loading the database into the index: everything once, then what the change feed names.

use std::collections::{HashMap, HashSet};

use futures::{FutureExt as _, future::try_join_all};

use super::{
    country::{Country, RetainedPositions, SortValues},
    deals,
    products::{ProductRows, Products},
    rules::MovingRule,
    state::{CatalogIndex, State},
    store::{self, OfferRow, Selection},
};
use crate::{
    app::App,
    catalog::product_facts::facts_at_once,
    changes::{Change, Topic},
    db::{Db, DbResult},
    error::{Error, Result},
    id::{CategoryId, ProductId},
    pricing::Promotion,
    tenancy::TenantId,
};

/// Products read per page.
const PAGE: i64 = 10_000;
/// With more changed products than this everything is loaded again.
const MOST_REREAD: usize = 5_000;

/// Loads what the index is missing: countries that have not been requested yet, and all changes since the last load.
pub async fn bring_up_to_date(app: &App, index: &CatalogIndex, tenants: &[TenantId]) -> Result<()> {
    if index.state().holds(app.feed.version(), tenants) {
        return Ok(());
    }
    let _reading = index.reading.lock().await;
    // Taken before anything is read: changes made during the read are processed again.
    let version = app.feed.version();
    let known = index.state().version;
    if known != Some(version) {
        match known.and_then(|known| app.feed.since(known)) {
            Some(changes) => follow(app, index, &changes, tenants).await?,
            None => rebuild(&app.db, index, tenants).await?,
        }
        index.state_mut().version = Some(version);
    }
    let missing: Vec<TenantId> =
        tenants.iter().copied().filter(|tenant| !index.state().countries.contains_key(tenant)).collect();
    for tenant in missing {
        add_country(&app.db, index, tenant).await?;
    }
    Ok(())
}

/// Applies changes: product by product where they name products; a full reload where they do not, or where categories were moved.
async fn follow(app: &App, index: &CatalogIndex, changes: &[Change], tenants: &[TenantId]) -> Result<()> {
    let db = &app.db;
    let is_about = |topic| move |change: &&Change| change.topic == topic;
    let products: Vec<Option<ProductId>> =
        changes.iter().filter(is_about(Topic::Product)).map(|change| change.entity.map(ProductId)).collect();
    let changed_in = ChangedIn(changes.iter().filter(is_about(Topic::Product)).map(|change| change.tenant).collect());
    let mut ids: Vec<ProductId> = products.iter().copied().flatten().collect();
    ids.sort_unstable();
    ids.dedup();
    if products.contains(&None) || ids.len() > MOST_REREAD {
        return Ok(rebuild(db, index, tenants).await?);
    }
    if changes.iter().any(|change| change.topic == Topic::Taxonomy) {
        let parents: HashMap<CategoryId, CategoryId> = store::category_parents(db).await?.into_iter().collect();
        let is_moved = index.state().parents.iter().any(|(id, parent)| parents.get(id) != Some(parent));
        if is_moved {
            return Ok(rebuild(db, index, tenants).await?);
        }
        index.state_mut().parents = parents;
    }
    if ids.is_empty() {
        return Ok(());
    }
    reread(app, index, &ids, &changed_in).await
}

/// The countries in which products changed, `None` for all. Changes that name countries left the offers of all others as they
/// were.
struct ChangedIn(Option<HashSet<TenantId>>);

impl ChangedIn {
    fn contains(&self, tenant: TenantId) -> bool {
        self.0.as_ref().is_none_or(|tenants| tenants.contains(&tenant))
    }
}

/// Reloads everything, for the loaded countries and the requested ones.
async fn rebuild(db: &Db, index: &CatalogIndex, tenants: &[TenantId]) -> DbResult<()> {
    let mut countries: HashMap<TenantId, Country> =
        index.state().countries.keys().chain(tenants).map(|tenant| (*tenant, Country::default())).collect();
    let rules = store::rules(db).await?.into_iter().map(|(collection, rule)| MovingRule { collection, rule: rule.0 });
    let mut products = Products::of_rules(rules.filter(|one| one.rule.is_moving()).collect());
    let parents: HashMap<CategoryId, CategoryId> = store::category_parents(db).await?.into_iter().collect();
    let mut last = ProductId::default();
    while let Some(end) = store::range_end(db, last, PAGE).await? {
        let selection = Selection::Range(last, end);
        products.add(&product_rows(db, selection).await?, &parents);
        for (tenant, country) in &mut countries {
            country.fill(&products, &store::offers(db, &[*tenant], selection).await?);
        }
        last = end;
    }
    for country in countries.values_mut() {
        country.finish(&products);
    }
    *index.state_mut() = State { version: None, products, parents, countries };
    Ok(())
}

async fn add_country(db: &Db, index: &CatalogIndex, tenant: TenantId) -> DbResult<()> {
    let mut country = Country::default();
    let mut last = ProductId::default();
    while let Some(end) = store::range_end(db, last, PAGE).await? {
        let rows = store::offers(db, &[tenant], Selection::Range(last, end)).await?;
        country.fill(&index.state().products, &rows);
        last = end;
    }
    let mut state = index.state_mut();
    country.finish(&state.products);
    state.countries.insert(tenant, country);
    Ok(())
}

/// Reloads some products, and their offers in the loaded countries where they changed, with the flash deals that are applied to
/// their prices.
async fn reread(app: &App, index: &CatalogIndex, ids: &[ProductId], changed_in: &ChangedIn) -> Result<()> {
    let (rows, offers) = read_again(app, index, ids, changed_in).await?;
    let offers_of = |tenant: &TenantId| offers.get(tenant).map(Vec::as_slice).unwrap_or_default();
    let mut state = index.state_mut();
    let State { products, parents, countries, .. } = &mut *state;
    let slots: Vec<u32> = ids.iter().filter_map(|id| products.slot(*id)).collect();
    let published: HashMap<ProductId, i64> =
        rows.products.iter().map(|row| (row.id, row.published_at.timestamp_micros())).collect();
    let mut retained: HashMap<TenantId, RetainedPositions> = HashMap::new();
    for (tenant, country) in countries.iter_mut().filter(|(tenant, _)| changed_in.contains(**tenant)) {
        let next = SortValues::of(products, offers_of(tenant), |id| published.get(&id).copied());
        retained.insert(*tenant, country.remove(products, &slots, &next));
    }
    products.remove(ids);
    products.add(&rows, parents);
    for (tenant, country) in countries.iter_mut().filter(|(tenant, _)| changed_in.contains(**tenant)) {
        country.add(products, offers_of(tenant), &retained.remove(tenant).unwrap_or_default());
    }
    Ok(())
}

/// The rows of products, and their offers in each loaded country where they changed.
async fn read_again(
    app: &App,
    index: &CatalogIndex,
    ids: &[ProductId],
    changed_in: &ChangedIn,
) -> Result<(ProductRows, HashMap<TenantId, Vec<OfferRow>>)> {
    let (db, selection) = (&app.db, Selection::Ids(ids));
    let countries: Vec<(TenantId, Vec<Promotion>)> = {
        let state = index.state();
        let changed = state.countries.iter().filter(|(id, _)| changed_in.contains(**id));
        changed.map(|(id, country)| (*id, country.deals.clone())).collect()
    };
    let tenants: Vec<TenantId> = countries.iter().map(|(id, _)| *id).collect();
    let has_deals = countries.iter().any(|(_, deals)| !deals.is_empty());
    let (rows, all, facts) = tokio::try_join!(
        async { Ok(product_rows(db, selection).await?) },
        async { Ok(store::offers(db, &tenants, selection).await?) },
        async { if has_deals { facts_at_once(app, ids).await } else { Ok(HashMap::new()) } },
    )?;
    let mut of_country: HashMap<TenantId, Vec<OfferRow>> = HashMap::new();
    for row in all {
        of_country.entry(row.tenant_id).or_default().push(row);
    }
    let (directory, facts) = (app.directory(), &facts);
    let directory = &directory;
    let offers = countries.into_iter().map(|(id, deals)| {
        let rows = of_country.remove(&id).unwrap_or_default();
        async move {
            let rows = match directory.tenant(id) {
                Some(tenant) => deals::with_deals(app, tenant, &deals, facts, rows).await?,
                None => rows,
            };
            Ok::<_, Error>((id, rows))
        }
    });
    Ok((rows, try_join_all(offers).boxed().await?.into_iter().collect()))
}

async fn product_rows(db: &Db, selection: Selection<'_>) -> DbResult<ProductRows> {
    let (products, groups) = tokio::try_join!(store::products(db, selection), store::groups(db, selection))?;
    Ok(ProductRows { products, groups })
}
