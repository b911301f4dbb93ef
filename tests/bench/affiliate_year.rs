//! A year of one partner's clicks and orders, as the shop stores them.

use std::error::Error;

use chrono::{DateTime, TimeDelta, Utc};
use vitrina_server::{
    app::App,
    attribution,
    db::{Session as _, Statement, insert_many, insert_returning},
    id::{self, AffiliateId, CommissionId},
};

/// The number of days of the year.
pub const DAYS: i64 = 365;

/// Clicks of a year, as tracking stores them.
pub async fn fill_clicks(app: &App, partner: AffiliateId, count: i64) -> Result<(), Box<dyn Error>> {
    let now = app.clock.now();
    for first in (0..count).step_by(12_000) {
        let numbers: Vec<i64> = (first..(first + 12_000).min(count)).collect();
        let mut tx = app.db.begin().await?;
        let ids: Vec<(i64,)> = insert_returning(
            &mut tx,
            "INSERT INTO affiliate_click (tenant_id, affiliate_id, session_id, fingerprint, slot, occurred_at, network, source, utm_source, \
             utm_medium, utm_campaign, utm_content, utm_term, referrer, landing, product_id, device, browser, os) VALUES ",
            " RETURNING id",
            &numbers,
            |statement, number| bind_click(statement, partner, *number, (now, count)),
        )
        .await?;
        insert_many(&mut tx, "INSERT INTO affiliate_click_uncounted (click_id) VALUES ", "", &ids, |statement, id| {
            statement.push_bind(" (", id.0).push(")")
        })
        .await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Orders attributed to some of the clicks; some were partly returned.
pub async fn fill_orders(app: &App, partner: AffiliateId, every: i64) -> Result<(), Box<dyn Error>> {
    // One of every so many clicks led to an order.
    let clicks: Vec<i64> =
        app.db.sql("SELECT id FROM affiliate_click WHERE id % $1 = 0 ORDER BY id").bind(every).scalars().await?;
    let clicks: Vec<(i64, i64)> = (0..).zip(clicks).collect();
    let orders = i64::try_from(clicks.len())?;
    let now = app.clock.now();
    for clicks in clicks.chunks(6_000) {
        let mut tx = app.db.begin().await?;
        let ids: Vec<(CommissionId,)> = insert_returning(
            &mut tx,
            "INSERT INTO commission (tenant_id, affiliate_id, kind, reference, click_id, method, currency, base_minor, commission_minor, \
             reversed_minor, status, hold_days, is_held, hold_reasons, ordered_at) VALUES ",
            " RETURNING id",
            clicks,
            |statement, click| bind_commission(statement, partner, *click, (now, orders)),
        )
        .await?;
        let ids: Vec<CommissionId> = ids.into_iter().map(|(id,)| id).collect();
        insert_many(
            &mut tx,
            "INSERT INTO commission_line (commission_id, position, product_id, base_minor, basis_points, commission_minor, total_minor, \
             returned_minor, reversed_minor) VALUES ",
            "",
            &ids,
            |statement, commission| bind_line(statement, *commission),
        )
        .await?;
        attribution::count_conversions(&mut tx, &ids).await?;
        tx.commit().await?;
    }
    Ok(())
}

fn bind_click(
    statement: Statement<'_>,
    partner: AffiliateId,
    number: i64,
    (now, count): (DateTime<Utc>, i64),
) -> Statement<'_> {
    let landing = number % 200;
    statement
        .push_bind(" (", 3_i64)
        .push_bind(",", partner)
        .push_bind(",", id::ordered())
        .push_bind(",", number)
        .push_bind(",", 0_i64)
        .push_bind(",", moment(now, number, count))
        .push_bind(",", "")
        .push_bind(",", "direct_link")
        .push_bind(",", format!("source-{}", number % 12))
        .push_bind(",", format!("medium-{}", number % 7))
        .push_bind(",", format!("campaign-{}", number % 60))
        .push_bind(",", format!("content-{}", number % 40))
        .push_bind(",", format!("term-{}", number % 150))
        .push_bind(",", "")
        .push_bind(",", format!("/page/{landing}"))
        .push_bind(",", (landing < 80).then_some(landing + 1))
        .push_bind(",", ["mobile", "tablet", "desktop"][usize::try_from(number % 3).unwrap_or_default()])
        .push_bind(",", ["Chrome", "Safari", "Firefox", "Edge"][usize::try_from(number % 4).unwrap_or_default()])
        .push_bind(",", "Android")
        .push(")")
}

fn bind_commission(
    statement: Statement<'_>,
    partner: AffiliateId,
    (number, click): (i64, i64),
    (now, count): (DateTime<Utc>, i64),
) -> Statement<'_> {
    statement
        .push_bind(" (", 3_i64)
        .push_bind(",", partner)
        .push_bind(",", "order")
        .push_bind(",", format!("bench {number}"))
        .push_bind(",", click)
        .push_bind(",", "click")
        .push_bind(",", "EUR")
        .push_bind(",", 1_000_i64)
        .push_bind(",", 80_i64)
        .push_bind(",", 0_i64)
        .push_bind(",", "pending")
        .push_bind(",", 100_i64)
        .push_bind(",", false)
        .push(",'[]'")
        .push_bind(",", moment(now, number, count))
        .push(")")
}

/// The time at position `number` of `of` equal steps through the year.
fn moment(now: DateTime<Utc>, number: i64, of: i64) -> DateTime<Utc> {
    now - TimeDelta::seconds((of - number) * DAYS * 24 * 60 * 60 / of)
}

/// Every seventh order was partly returned.
fn returned(number: i64) -> i64 {
    if number % 7 == 0 { 20 } else { 0 }
}

fn bind_line(statement: Statement<'_>, commission: CommissionId) -> Statement<'_> {
    let taken = returned(commission.0);
    statement
        .push_bind(" (", commission)
        .push_bind(",", 1_i64)
        .push_bind(",", commission.0 % 80 + 1)
        .push_bind(",", 1_000_i64)
        .push_bind(",", 800_i64)
        .push_bind(",", 80_i64)
        .push_bind(",", 1_220_i64)
        .push_bind(",", taken * 1_220 / 80)
        .push_bind(",", taken)
        .push(")")
}
