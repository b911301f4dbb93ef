//! Pages of product ids out of the read model `listing`.
//!
//! A page is read in one of two ways. *Walking* follows an index in the wanted order and stops when the page is full: the time does
//! not depend on how much the shelf holds, as long as most of it matches. *Gathering* collects what matches first and sorts it:
//! better when little matches. The caller, who knows how many match, chooses.

use crate::{
    catalog::read::shelf::{Filter, Order, Shelf, Sort},
    db::{Db, DbResult, Session, Statement},
    tenancy::{LanguageId, TenantId},
};

/// How matching products are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Along an index in the wanted order.
    Walk,
    /// All that match, then sorted.
    Gather,
}

/// A slice of a list.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Rows before it.
    pub offset: i64,
    /// Rows in it.
    pub take: i64,
}

/// What is listed for whom.
#[derive(Clone, Copy, Debug)]
pub struct Query<'a> {
    /// The country.
    pub tenant: TenantId,
    /// Where from.
    pub shelf: Shelf,
    /// Narrowed to.
    pub filter: &'a Filter,
}

/// How many products match.
pub async fn count(db: &Db, query: Query<'_>) -> DbResult<i64> {
    let statement = db.sql("SELECT COUNT(*) FROM listing l WHERE");
    narrowed(on_shelf(statement, query), query.filter, Way::Gather, Sort::Price).scalar().await
}

/// Ids in an order other than by name.
pub async fn page(db: &Db, query: Query<'_>, order: Order, way: Way, window: Window) -> DbResult<Vec<i64>> {
    let statement = on_shelf(db.sql("SELECT l.product_id FROM listing l WHERE"), query);
    let statement = narrowed(statement, query.filter, way, order.sort).push(order_by(order));
    windowed(statement, window).scalars().await
}

/// Ids by name, of those that have a name in `language` and in none of the `earlier` ones.
pub async fn page_by_name(
    db: &Db,
    query: Query<'_>,
    (language, earlier): (LanguageId, &[LanguageId]),
    (way, reversed): (Way, bool),
    window: Window,
) -> DbResult<Vec<i64>> {
    let head = match way {
        Way::Walk => "SELECT t.product_id FROM product_text t CROSS JOIN listing l WHERE",
        Way::Gather => "SELECT t.product_id FROM listing l CROSS JOIN product_text t WHERE",
    };
    let statement = named(on_shelf(db.sql(head), query), language, earlier);
    let direction =
        if reversed { " ORDER BY t.name_key DESC, t.product_id DESC" } else { " ORDER BY t.name_key, t.product_id" };
    let statement = narrowed(statement, query.filter, way, Sort::Name).push(direction);
    windowed(statement, window).scalars().await
}

/// How many products match that have a name in `language` and in none of the `earlier` ones.
pub async fn count_by_name(
    db: &Db,
    query: Query<'_>,
    (language, earlier): (LanguageId, &[LanguageId]),
) -> DbResult<i64> {
    let statement = db.sql("SELECT COUNT(*) FROM listing l CROSS JOIN product_text t WHERE");
    let statement = named(on_shelf(statement, query), language, earlier);
    narrowed(statement, query.filter, Way::Gather, Sort::Name).scalar().await
}

/// How many products of a shelf come in each colour and size that this country sells.
pub async fn value_counts(db: &Db, tenant: TenantId, shelf: Shelf) -> DbResult<Vec<(i64, i64)>> {
    let on_shelf = |sql| db.sql(sql).bind(tenant).bind(shelf.kind()).bind(shelf.id());
    let mut counts: Vec<(i64, i64)> = on_shelf(
        "SELECT colour_id, COUNT(*) FROM (\
         SELECT DISTINCT v.product_id, v.colour_id FROM listing l CROSS JOIN variant v CROSS JOIN variant_price x \
         WHERE l.tenant_id = $1 AND l.shelf = $2 AND l.shelf_id = $3 AND v.product_id = l.product_id \
         AND x.tenant_id = $1 AND x.variant_id = v.id AND v.colour_id IS NOT NULL) AS found GROUP BY colour_id",
    )
    .all()
    .await?;
    let sizes = on_shelf(
        "SELECT size_id, COUNT(*) FROM (\
         SELECT DISTINCT v.product_id, v.size_id FROM listing l CROSS JOIN variant v CROSS JOIN variant_price x \
         WHERE l.tenant_id = $1 AND l.shelf = $2 AND l.shelf_id = $3 AND v.product_id = l.product_id \
         AND x.tenant_id = $1 AND x.variant_id = v.id AND v.size_id IS NOT NULL) AS found GROUP BY size_id",
    )
    .all()
    .await?;
    counts.extend::<Vec<(i64, i64)>>(sizes);
    Ok(counts)
}

/// How many products of a shelf each brand has.
pub async fn brand_counts(db: &Db, tenant: TenantId, shelf: Shelf) -> DbResult<Vec<(i64, i64)>> {
    db.sql(
        "SELECT p.brand_id, COUNT(*) FROM listing l JOIN product p ON p.id = l.product_id \
         WHERE l.tenant_id = $1 AND l.shelf = $2 AND l.shelf_id = $3 AND p.brand_id IS NOT NULL GROUP BY p.brand_id",
    )
    .bind(tenant)
    .bind(shelf.kind())
    .bind(shelf.id())
    .all()
    .await
}

fn on_shelf<'c>(statement: Statement<'c>, query: Query<'_>) -> Statement<'c> {
    statement
        .push_bind(" l.tenant_id =", query.tenant)
        .push_bind(" AND l.shelf =", query.shelf.kind())
        .push_bind(" AND l.shelf_id =", query.shelf.id())
}

fn named<'c>(statement: Statement<'c>, language: LanguageId, earlier: &[LanguageId]) -> Statement<'c> {
    let statement = statement.push_bind(" AND t.product_id = l.product_id AND t.language_id =", language);
    if earlier.is_empty() {
        return statement;
    }
    statement
        .push(" AND NOT EXISTS (SELECT 1 FROM product_text e WHERE e.product_id = t.product_id")
        .push_in(" AND e.language_id", earlier)
        .push(")")
}

fn narrowed<'c>(statement: Statement<'c>, filter: &Filter, way: Way, sort: Sort) -> Statement<'c> {
    let statement = by_price(statement, filter, way == Way::Walk && sort != Sort::Price);
    let statement = if filter.discounted { statement.push(" AND l.percent > 0") } else { statement };
    let statement = by_brand(statement, filter, way);
    if filter.by_variant() { by_variant(statement, filter, way) } else { statement }
}

/// The plus keeps a walk along another index from being turned into a search of this one.
fn by_price<'c>(statement: Statement<'c>, filter: &Filter, aside: bool) -> Statement<'c> {
    if aside {
        return statement
            .push_some(" AND +l.effective_minor >=", filter.price_min)
            .push_some(" AND +l.effective_minor <=", filter.price_max);
    }
    statement
        .push_some(" AND l.effective_minor >=", filter.price_min)
        .push_some(" AND l.effective_minor <=", filter.price_max)
}

fn by_brand<'c>(statement: Statement<'c>, filter: &Filter, way: Way) -> Statement<'c> {
    let Some(brands) = &filter.brands else { return statement };
    let head = match way {
        Way::Walk => " AND EXISTS (SELECT 1 FROM product p WHERE p.id = l.product_id AND",
        Way::Gather => " AND l.product_id IN (SELECT p.id FROM product p WHERE",
    };
    statement.push(head).push_in(" p.brand_id", brands).push(")")
}

/// Colour and size on one variant, and that variant sold in the country.
fn by_variant<'c>(statement: Statement<'c>, filter: &Filter, way: Way) -> Statement<'c> {
    let head = match way {
        Way::Walk => " AND EXISTS (SELECT 1 FROM variant v WHERE v.product_id = l.product_id",
        Way::Gather => " AND l.product_id IN (SELECT v.product_id FROM variant v WHERE 1 = 1",
    };
    let mut statement = statement.push(head);
    if let Some(colours) = &filter.colours {
        statement = statement.push_in(" AND v.colour_id", colours);
    }
    if let Some(sizes) = &filter.sizes {
        statement = statement.push_in(" AND v.size_id", sizes);
    }
    // $1 is the country: `on_shelf` binds it first.
    statement.push(" AND EXISTS (SELECT 1 FROM variant_price x WHERE x.tenant_id = $1 AND x.variant_id = v.id))")
}

fn order_by(order: Order) -> &'static str {
    match (order.sort, order.reversed) {
        (Sort::Newest | Sort::Name, false) => " ORDER BY l.published_at DESC, l.product_id DESC",
        (Sort::Newest | Sort::Name, true) => " ORDER BY l.published_at, l.product_id",
        (Sort::Price, false) => " ORDER BY l.effective_minor, l.product_id",
        (Sort::Price, true) => " ORDER BY l.effective_minor DESC, l.product_id DESC",
        (Sort::Discount, false) => " ORDER BY l.percent DESC, l.product_id DESC",
        (Sort::Discount, true) => " ORDER BY l.percent, l.product_id",
    }
}

fn windowed(statement: Statement<'_>, window: Window) -> Statement<'_> {
    statement.push_bind(" LIMIT", window.take).push_bind(" OFFSET", window.offset)
}
