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

/// By whose names.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// Products that have a name in this language
    pub language: LanguageId,
    /// and in none of these.
    pub earlier: &'a [LanguageId],
}

/// How many products match.
pub async fn count(db: &Db, query: Query<'_>) -> DbResult<i64> {
    from(db.sql("SELECT COUNT(*) FROM"), query, (Way::Gather, Sort::Price), None).scalar().await
}

/// Ids in an order other than by name.
pub async fn page(db: &Db, query: Query<'_>, order: Order, way: Way, window: Window) -> DbResult<Vec<i64>> {
    let statement = from(db.sql("SELECT l.product_id FROM"), query, (way, order.sort), None);
    windowed(statement.push(order_by(order)), window).scalars().await
}

/// Ids by name, of those that have a name in the language and in none of the earlier ones.
pub async fn page_by_name(
    db: &Db,
    query: Query<'_>,
    names: Names<'_>,
    (way, reversed): (Way, bool),
    window: Window,
) -> DbResult<Vec<i64>> {
    let direction =
        if reversed { " ORDER BY t.name_key DESC, t.product_id DESC" } else { " ORDER BY t.name_key, t.product_id" };
    let statement = from(db.sql("SELECT t.product_id FROM"), query, (way, Sort::Name), Some(names));
    windowed(statement.push(direction), window).scalars().await
}

/// How many products match that have a name in the language and in none of the earlier ones.
pub async fn count_by_name(db: &Db, query: Query<'_>, names: Names<'_>) -> DbResult<i64> {
    from(db.sql("SELECT COUNT(*) FROM"), query, (Way::Gather, Sort::Name), Some(names)).scalar().await
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

/// Tables and conditions. The order of the tables is the order in which they are read.
fn from<'c>(
    statement: Statement<'c>,
    query: Query<'_>,
    (way, sort): (Way, Sort),
    names: Option<Names<'_>>,
) -> Statement<'c> {
    let filter = query.filter;
    let gathers_variants = way == Way::Gather && filter.by_variant();
    let statement = match (way, names) {
        (Way::Walk, Some(_)) => statement.push(" product_text t CROSS JOIN listing l"),
        _ if gathers_variants => {
            let statement = statement.push(" (SELECT DISTINCT v.product_id FROM variant v WHERE");
            sold_variant(statement, query).push(") AS f CROSS JOIN listing l")
        }
        _ => statement.push(" listing l"),
    };
    let statement = match (way, names) {
        (Way::Gather, Some(_)) => statement.push(" CROSS JOIN product_text t"),
        _ => statement,
    };
    let statement = on_shelf(statement.push(" WHERE"), query);
    let statement = if gathers_variants { statement.push(" AND l.product_id = f.product_id") } else { statement };
    let statement = if let Some(names) = names { named(statement, names) } else { statement };
    let statement = by_price(statement, filter, way == Way::Walk && sort != Sort::Price);
    let statement = by_reduction(statement, filter, way == Way::Walk && sort != Sort::Discount);
    let statement = by_brand(statement, filter, way);
    if way == Way::Walk && filter.by_variant() {
        let statement = statement.push(" AND EXISTS (SELECT 1 FROM variant v WHERE v.product_id = l.product_id AND");
        return sold_variant(statement, query).push(")");
    }
    statement
}

fn on_shelf<'c>(statement: Statement<'c>, query: Query<'_>) -> Statement<'c> {
    statement
        .push_bind(" l.tenant_id =", query.tenant)
        .push_bind(" AND l.shelf =", query.shelf.kind())
        .push_bind(" AND l.shelf_id =", query.shelf.id())
}

fn named<'c>(statement: Statement<'c>, names: Names<'_>) -> Statement<'c> {
    let statement = statement.push_bind(" AND t.product_id = l.product_id AND t.language_id =", names.language);
    if names.earlier.is_empty() {
        return statement;
    }
    statement
        .push(" AND NOT EXISTS (SELECT 1 FROM product_text e WHERE e.product_id = t.product_id")
        .push_in(" AND e.language_id", names.earlier)
        .push(")")
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

fn by_reduction<'c>(statement: Statement<'c>, filter: &Filter, aside: bool) -> Statement<'c> {
    match (filter.discounted, aside) {
        (false, _) => statement,
        (true, true) => statement.push(" AND +l.percent > 0"),
        (true, false) => statement.push(" AND l.percent > 0"),
    }
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
fn sold_variant<'c>(statement: Statement<'c>, query: Query<'_>) -> Statement<'c> {
    let mut statement = statement
        .push_bind(" EXISTS (SELECT 1 FROM variant_price x WHERE x.variant_id = v.id AND x.tenant_id =", query.tenant)
        .push(")");
    if let Some(colours) = &query.filter.colours {
        statement = statement.push_in(" AND v.colour_id", colours);
    }
    if let Some(sizes) = &query.filter.sizes {
        statement = statement.push_in(" AND v.size_id", sizes);
    }
    statement
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

#[cfg(test)]
mod tests {
    use super::*;

    /// How SQLite reads a page.
    async fn plan(db: &Db, filter: &Filter, order: Order, names: Option<Names<'_>>) -> String {
        let query = Query { tenant: 3, shelf: Shelf::Category(1), filter };
        let head = db.sql(match names {
            Some(_) => "EXPLAIN QUERY PLAN SELECT t.product_id FROM",
            None => "EXPLAIN QUERY PLAN SELECT l.product_id FROM",
        });
        let direction = if names.is_some() { " ORDER BY t.name_key, t.product_id" } else { order_by(order) };
        let statement = from(head, query, (Way::Walk, order.sort), names).push(direction);
        let steps: Vec<(i64, i64, i64, String)> =
            windowed(statement, Window { offset: 0, take: 12 }).all().await.unwrap();
        steps.into_iter().map(|(.., step)| step).collect::<Vec<_>>().join("\n")
    }

    #[tokio::test]
    async fn a_walk_neither_sorts_nor_scans() {
        let test = crate::testing::sqlite().await;
        let filters = [
            Filter::default(),
            Filter { colours: Some(vec![1]), sizes: Some(vec![2]), ..Filter::default() },
            Filter { brands: Some(vec![1]), ..Filter::default() },
            Filter { price_min: Some(1), price_max: Some(9), discounted: true, ..Filter::default() },
        ];
        for filter in &filters {
            for sort in [Sort::Newest, Sort::Price, Sort::Discount] {
                for reversed in [false, true] {
                    let steps = plan(&test.db, filter, Order { sort, reversed }, None).await;
                    let is_good = !steps.contains("TEMP B-TREE") && !steps.contains("SCAN l");
                    assert!(is_good, "{filter:?} {sort:?}\n{steps}");
                }
            }
            let names = Names { language: 16, earlier: &[] };
            let steps = plan(&test.db, filter, Order { sort: Sort::Name, reversed: false }, Some(names)).await;
            assert!(!steps.contains("TEMP B-TREE") && steps.starts_with("SEARCH t"), "{filter:?}\n{steps}");
        }
    }
}
