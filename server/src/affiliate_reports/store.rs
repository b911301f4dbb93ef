//! SQL over affiliate_rollup, affiliate_rollup_zone and affiliate_conversion.

use sqlx::FromRow;

use super::model::{Cell, Conversion, Dimension, Figures, Sales};
use crate::{
    db::{Db, DbResult, Session, Tx, insert_many},
    id::{AffiliateId, CommissionId, ProductId},
    money::Money,
};

/// Adds figures to sums, in the order of the cells.
pub(super) async fn add(tx: &mut Tx, rows: &[(Cell, Figures)]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO affiliate_rollup (affiliate_id, dimension, period, value, currency, clicks, orders, revenue_minor, commission_minor) \
         VALUES ",
        " ON CONFLICT (affiliate_id, dimension, period, value, currency) DO UPDATE SET clicks = affiliate_rollup.clicks + excluded.clicks, \
         orders = affiliate_rollup.orders + excluded.orders, \
         revenue_minor = affiliate_rollup.revenue_minor + excluded.revenue_minor, \
         commission_minor = affiliate_rollup.commission_minor + excluded.commission_minor",
        rows,
        |statement, (cell, figures)| {
            statement
                .push_bind(" (", cell.affiliate)
                .push_bind(",", cell.dimension.name())
                .push_bind(",", cell.period.clone())
                .push_bind(",", cell.value.clone())
                .push_bind(",", cell.currency.map(|code| code.to_string()).unwrap_or_default())
                .push_bind(",", figures.clicks)
                .push_bind(",", figures.orders)
                .push_bind(",", figures.sales.map_or(0, |sales| sales.revenue.minor))
                .push_bind(",", figures.sales.map_or(0, |sales| sales.commission.minor))
                .push(")")
        },
    )
    .await
}

/// Deletes a partner's sums from a given month on.
pub(super) async fn delete_from(tx: &mut Tx, affiliate: AffiliateId, month: &str) -> DbResult<u64> {
    tx.sql("DELETE FROM affiliate_rollup WHERE affiliate_id = $1 AND period >= $2")
        .bind(affiliate)
        .bind(month)
        .execute()
        .await
}

/// Stores the time zones of partners without a stored one.
pub(super) async fn insert_zones(tx: &mut Tx, zones: &[(AffiliateId, String)]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO affiliate_rollup_zone (affiliate_id, time_zone) VALUES ",
        " ON CONFLICT (affiliate_id) DO NOTHING",
        zones,
        |statement, (affiliate, zone)| statement.push_bind(" (", *affiliate).push_bind(",", zone.clone()).push(")"),
    )
    .await
}

/// The time zones in which partners are counted, locked until the transaction ends.
pub(super) async fn hold_zones(tx: &mut Tx, affiliates: &[AffiliateId]) -> DbResult<Vec<(AffiliateId, String)>> {
    tx.sql("SELECT affiliate_id, time_zone FROM affiliate_rollup_zone WHERE ")
        .push_in("affiliate_id", affiliates)
        .push(" ORDER BY affiliate_id")
        .for_update()
        .all()
        .await
}

/// The time zone in which a partner is counted; none before the first count.
pub(super) async fn zone(db: &Db, affiliate: AffiliateId) -> DbResult<Option<String>> {
    db.sql("SELECT time_zone FROM affiliate_rollup_zone WHERE affiliate_id = $1")
        .bind(affiliate)
        .optional_scalar()
        .await
}

pub(super) async fn set_zone(tx: &mut Tx, affiliate: AffiliateId, zone: &str) -> DbResult<u64> {
    tx.sql("UPDATE affiliate_rollup_zone SET time_zone = $1 WHERE affiliate_id = $2")
        .bind(zone)
        .bind(affiliate)
        .execute()
        .await
}

const CONVERSIONS: &str = "SELECT commission_id, product_id, affiliate_id, tenant_id, ordered_at, currency, source, medium, campaign, content, \
                           term, device, browser, landing, orders, revenue_minor, commission_minor FROM affiliate_conversion WHERE";

/// The counted conversions of these commissions.
pub(super) async fn conversions(tx: &mut Tx, commissions: &[CommissionId]) -> DbResult<Vec<Conversion>> {
    tx.sql(CONVERSIONS).push_in(" commission_id", commissions).all().await
}

/// A partner's counted conversions, after a given one.
pub(super) async fn conversions_after(
    tx: &mut Tx,
    affiliate: AffiliateId,
    commission: CommissionId,
    product: ProductId,
    most: i64,
) -> DbResult<Vec<Conversion>> {
    tx.sql(CONVERSIONS)
        .push_bind(" affiliate_id =", affiliate)
        .push_bind(" AND (commission_id, product_id) > (", commission)
        .push_bind(",", product)
        .push_bind(") ORDER BY commission_id, product_id LIMIT", most)
        .all()
        .await
}

/// Stores the counted conversions.
pub(super) async fn save_conversions(tx: &mut Tx, rows: &[Conversion]) -> DbResult<()> {
    insert_many(
        tx,
        "INSERT INTO affiliate_conversion (commission_id, product_id, affiliate_id, tenant_id, ordered_at, currency, source, medium, campaign, \
         content, term, device, browser, landing, orders, revenue_minor, commission_minor) VALUES ",
        " ON CONFLICT (commission_id, product_id) DO UPDATE SET orders = excluded.orders, revenue_minor = excluded.revenue_minor, \
         commission_minor = excluded.commission_minor",
        rows,
        |statement, row| {
            statement
                .push_bind(" (", row.commission_id)
                .push_bind(",", row.product_id)
                .push_bind(",", row.affiliate_id)
                .push_bind(",", row.tenant_id)
                .push_bind(",", row.ordered_at)
                .push_bind(",", row.revenue.currency)
                .push_bind(",", row.source.clone())
                .push_bind(",", row.medium.clone())
                .push_bind(",", row.campaign.clone())
                .push_bind(",", row.content.clone())
                .push_bind(",", row.term.clone())
                .push_bind(",", row.device.clone())
                .push_bind(",", row.browser.clone())
                .push_bind(",", row.landing.clone())
                .push_bind(",", row.orders)
                .push_bind(",", row.revenue.minor)
                .push_bind(",", row.commission.minor)
                .push(")")
        },
    )
    .await
}

/// A sum.
#[derive(FromRow)]
struct SumRow {
    value: String,
    /// Empty for sums that have clicks only.
    currency: String,
    clicks: i64,
    orders: i64,
    revenue_minor: i64,
    commission_minor: i64,
}

impl SumRow {
    fn into_figures(self) -> (String, Figures) {
        let sales = self.currency.parse().ok().map(|currency| Sales {
            revenue: Money::new(self.revenue_minor, currency),
            commission: Money::new(self.commission_minor, currency),
        });
        (self.value, Figures { clicks: self.clicks, orders: self.orders, sales })
    }
}

/// A partner's sums of a dimension over some periods, by value and currency.
pub(super) async fn sums(
    db: &Db,
    affiliate: AffiliateId,
    dimension: Dimension,
    periods: &[String],
) -> DbResult<Vec<(String, Figures)>> {
    let rows: Vec<SumRow> = db
        .sql(
            "SELECT value, currency, CAST(SUM(clicks) AS BIGINT) AS clicks, CAST(SUM(orders) AS BIGINT) AS orders, \
             CAST(SUM(revenue_minor) AS BIGINT) AS revenue_minor, CAST(SUM(commission_minor) AS BIGINT) AS commission_minor \
             FROM affiliate_rollup WHERE affiliate_id = $1 AND dimension = $2 AND ",
        )
        .bind(affiliate)
        .bind(dimension.name())
        .push_in_text("period", periods)
        .push(" GROUP BY value, currency")
        .all()
        .await?;
    Ok(rows.into_iter().map(SumRow::into_figures).collect())
}

/// A partner's daily sums, by day and currency.
pub(super) async fn days(db: &Db, affiliate: AffiliateId, from: &str, to: &str) -> DbResult<Vec<(String, Figures)>> {
    let rows: Vec<SumRow> = db
        .sql(
            "SELECT period AS value, currency, clicks, orders, revenue_minor, commission_minor FROM affiliate_rollup \
             WHERE affiliate_id = $1 AND dimension = 'total' AND period >= $2 AND period <= $3 AND LENGTH(period) = 10",
        )
        .bind(affiliate)
        .bind(from)
        .bind(to)
        .all()
        .await?;
    Ok(rows.into_iter().map(SumRow::into_figures).collect())
}
