//! Compares the sums with a slow recount, over random histories of clicks, orders and their changes, on both databases.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng};
use serde_json::json;
use sqlx::types::Json;
use uuid::Uuid;

use super::{
    model::By,
    periods::Range,
    service::{self, Totals, report},
};
use crate::{
    affiliates::{self, Affiliate},
    app::App,
    attribution, both,
    db::{Db, Session as _},
    id::{AffiliateId, ClickId, CommissionId},
    money::Money,
    testing::{
        partners,
        shop::{HR, SI, noon, open},
    },
};

/// Days over which a history is distributed.
const DAYS: i64 = 70;

async fn partner(db: &Db, code: &str) -> Affiliate {
    let id = partners::partner(db, code, None, noon()).await;
    found(db, id).await
}

async fn found(db: &Db, id: AffiliateId) -> Affiliate {
    affiliates::find(db, id).await.unwrap().unwrap()
}

/// The sources of the clicks in a history.
const SOURCES: [&str; 3] = ["ig", "mail", ""];
const LANDINGS: [&str; 3] = ["/", "/category/majice", "/product/tee"];

/// Stores a click as tracking does, at a random time.
async fn click(db: &Db, affiliate: AffiliateId, random: &mut StdRng) -> ClickId {
    let landing = random.random_range(0..LANDINGS.len());
    let mut tx = db.begin().await.unwrap();
    let id: ClickId = tx
        .sql(
            "INSERT INTO affiliate_click (tenant_id, affiliate_id, session_id, fingerprint, slot, occurred_at, network, source, utm_source, \
             utm_medium, utm_campaign, utm_content, utm_term, referrer, landing, product_id, device, browser, os) \
             VALUES ($1, $2, $3, 1, 1, $4, '', 'direct_link', $5, '', $6, '', '', '', $7, $8, 'mobile', 'Safari', 'iOS') RETURNING id",
        )
        .bind(if random.random_bool(0.7) { SI } else { HR })
        .bind(affiliate)
        .bind(Uuid::new_v4())
        .bind(sometime(random))
        .bind(SOURCES[random.random_range(0..SOURCES.len())])
        .bind(format!("c{}", random.random_range(0..4)))
        .bind(LANDINGS[landing])
        .bind((landing == 2).then_some(7_i64))
        .scalar()
        .await
        .unwrap();
    tx.sql("INSERT INTO affiliate_click_uncounted (click_id) VALUES ($1)").bind(id).execute().await.unwrap();
    tx.commit().await.unwrap();
    id
}

fn sometime(random: &mut StdRng) -> DateTime<Utc> {
    noon() - TimeDelta::minutes(random.random_range(0..DAYS * 24 * 60))
}

/// Stores an order's commission: two lines, sometimes of one product, and the shipping.
async fn order(db: &Db, affiliate: AffiliateId, click: Option<ClickId>, random: &mut StdRng) -> CommissionId {
    let currency = if random.random_bool(0.6) { "EUR" } else { "BDT" };
    let products = [7_i64, random.random_range(7..10)];
    let mut tx = db.begin().await.unwrap();
    let id: CommissionId = tx
        .sql(
            "INSERT INTO commission (tenant_id, affiliate_id, kind, reference, click_id, method, currency, base_minor, commission_minor, \
             reversed_minor, status, hold_days, is_held, hold_reasons, ordered_at) \
             VALUES ($1, $2, 'order', $3, $4, $8, $5, 2000, 200, 0, 'pending', 100, FALSE, $6, $7) RETURNING id",
        )
        .bind(SI)
        .bind(affiliate)
        .bind(Uuid::new_v4().to_string())
        .bind(click)
        .bind(currency)
        .bind(Json(json!([])))
        .bind(sometime(random))
        .bind(if click.is_some() { "click" } else { "code" })
        .scalar()
        .await
        .unwrap();
    for (position, product) in [(0, None), (1, Some(products[0])), (2, Some(products[1]))] {
        tx.sql(
            "INSERT INTO commission_line (commission_id, position, product_id, base_minor, basis_points, commission_minor, total_minor, \
             returned_minor, reversed_minor) VALUES ($1, $2, $3, $4, 1000, $5, 1220, 0, 0)",
        )
        .bind(id)
        .bind(position)
        .bind(product)
        .bind(if product.is_some() { 1_000_i64 } else { 0 })
        .bind(if product.is_some() { 100_i64 } else { 0 })
        .execute()
        .await
        .unwrap();
    }
    attribution::count_conversions(&mut tx, &[id]).await.unwrap();
    tx.commit().await.unwrap();
    id
}

/// Reverses a part, rejects the commission, or does neither.
async fn change(db: &Db, id: CommissionId, random: &mut StdRng) {
    let mut tx = db.begin().await.unwrap();
    match random.random_range(0..4) {
        0 => {
            let rejected = tx.sql("UPDATE commission SET rejected_at = $2, status = 'rejected' WHERE id = $1");
            rejected.bind(id).bind(noon()).execute().await.unwrap();
        }
        1 => {
            let whole = tx.sql(
                "UPDATE commission_line SET returned_minor = total_minor, reversed_minor = commission_minor WHERE commission_id = $1",
            );
            whole.bind(id).execute().await.unwrap();
        }
        _ => {
            let returned: i64 = random.random_range(0..=1_220);
            let part = tx.sql(
                "UPDATE commission_line SET returned_minor = $2, reversed_minor = $3 WHERE commission_id = $1 AND position = 1",
            );
            part.bind(id).bind(returned).bind(returned * 100 / 1_220).execute().await.unwrap();
        }
    }
    let sum = tx.sql(
        "UPDATE commission SET reversed_minor = (SELECT CAST(SUM(reversed_minor) AS BIGINT) FROM commission_line \
         WHERE commission_id = commission.id) WHERE id = $1",
    );
    sum.bind(id).execute().await.unwrap();
    attribution::count_conversions(&mut tx, &[id]).await.unwrap();
    tx.commit().await.unwrap();
}

type Rows = BTreeMap<String, Totals>;
/// Id, country, time, campaign's source and name, page, product.
type ClickRow = (ClickId, i64, DateTime<Utc>, String, String, String, Option<i64>);
/// Id, click, currency, time, and when it was rejected.
type OrderRow = (CommissionId, Option<ClickId>, String, DateTime<Utc>, Option<DateTime<Utc>>);

/// The same figures, each counted independently from the source rows.
async fn recount(db: &Db, partner: &Affiliate, range: Range, by: By) -> Rows {
    let zone: Tz = partner.time_zone.parse().unwrap();
    let within = |at: DateTime<Utc>| {
        Some(at.with_timezone(&zone).date_naive()).filter(|day| (range.from..=range.to).contains(day))
    };
    let mut rows = Rows::new();
    let clicks: Vec<ClickRow> = db
        .sql("SELECT id, tenant_id, occurred_at, utm_source, utm_campaign, landing, product_id FROM affiliate_click WHERE affiliate_id = $1")
        .bind(partner.id)
        .all()
        .await
        .unwrap();
    let key = |day: NaiveDate, tenant: i64, source: &str, campaign: &str, landing: &str| match by {
        By::Day => Some(day.to_string()),
        By::Source => Some(source.to_owned()),
        By::Campaign => Some(campaign.to_owned()),
        By::Country => Some(tenant.to_string()),
        By::Landing => Some(landing.to_owned()).filter(|landing| !landing.is_empty()),
        _ => None,
    };
    let source_of = |source: &str| if source.is_empty() { "direct_link".to_owned() } else { source.to_owned() };
    for (_, tenant, at, source, campaign, landing, product) in &clicks {
        let Some(day) = within(*at) else { continue };
        let found = match by {
            By::Product => product.map(|product| product.to_string()),
            _ => key(day, *tenant, &source_of(source), campaign, landing),
        };
        if let Some(found) = found {
            rows.entry(found).or_default().clicks += 1;
        }
    }
    let orders: Vec<OrderRow> = db
        .sql("SELECT id, click_id, currency, ordered_at, rejected_at FROM commission WHERE affiliate_id = $1")
        .bind(partner.id)
        .all()
        .await
        .unwrap();
    for (id, click, currency, at, rejected) in orders {
        let (Some(day), None) = (within(at), rejected) else { continue };
        let lines: Vec<(i64, i64, i64, i64, i64)> = db
            .sql(
                "SELECT product_id, base_minor, total_minor, returned_minor, commission_minor - reversed_minor FROM commission_line \
                 WHERE commission_id = $1 AND product_id IS NOT NULL",
            )
            .bind(id)
            .all()
            .await
            .unwrap();
        let clicked = click.and_then(|click| clicks.iter().find(|(id, ..)| *id == click));
        let of_order = match clicked {
            Some((_, _, _, source, campaign, landing, _)) => key(day, SI.0, &source_of(source), campaign, landing),
            None => key(day, SI.0, "discount_code", "", ""),
        };
        let mut keys: BTreeMap<String, Vec<(i64, i64, i64)>> = BTreeMap::new();
        for (product, base, total, returned, earned) in lines {
            let key = if by == By::Product { Some(product.to_string()) } else { of_order.clone() };
            let left = total - returned;
            let revenue = (base as f64 * left as f64 / total as f64 + 1e-9).round() as i64;
            keys.entry(key.unwrap_or_default()).or_default().push((left, revenue, earned));
        }
        if by != By::Product && of_order.is_none() {
            continue;
        }
        for (key, lines) in keys {
            let totals = rows.entry(key).or_default();
            totals.orders += i64::from(lines.iter().any(|(left, ..)| *left > 0));
            let currency = currency.parse().unwrap();
            let money = |minor: i64| Money::new(minor, currency);
            money(lines.iter().map(|(_, revenue, _)| revenue).sum()).add_to(&mut totals.revenue).unwrap();
            money(lines.iter().map(|(.., earned)| earned).sum()).add_to(&mut totals.commission).unwrap();
        }
    }
    rows.values_mut().for_each(remove_zeros);
    rows.retain(|_, totals| *totals != Totals::default());
    rows
}

/// Removes amounts of zero, which are equivalent to missing ones.
fn remove_zeros(totals: &mut Totals) {
    totals.revenue.retain(|_, amount| !amount.is_zero());
    totals.commission.retain(|_, amount| !amount.is_zero());
}

/// The same from the sums.
async fn counted(app: &App, partner: &Affiliate, range: Range, by: By) -> (Rows, Totals) {
    let mut report = report(app, partner, range, by, false).await.unwrap();
    let mut rows: Rows = report.rows.into_iter().map(|entry| (entry.key, entry.totals)).collect();
    rows.values_mut().for_each(remove_zeros);
    rows.retain(|_, totals| *totals != Totals::default());
    remove_zeros(&mut report.totals);
    (rows, report.totals)
}

async fn expect_exact(app: &App, partner: &Affiliate, what: &str) {
    let today = noon().with_timezone(&partner.zone()).date_naive();
    let ago = |days: i64| today - TimeDelta::days(days);
    for range in [(ago(DAYS + 1), today + TimeDelta::days(1)), (ago(40), ago(3)), (today, today)] {
        let range = Range::new(range.0, range.1).unwrap();
        let mut total = None;
        for by in [By::Day, By::Source, By::Campaign, By::Country, By::Landing, By::Product] {
            let expected = recount(&app.db, partner, range, by).await;
            let (rows, totals) = counted(app, partner, range, by).await;
            assert_eq!(rows, expected, "{what}, {by:?}, {range:?}");
            assert_eq!(
                *total.get_or_insert(totals.clone()),
                totals,
                "{what}, {by:?}: totals do not depend on the rows"
            );
            if by == By::Day {
                assert_eq!(totals.clicks, rows.values().map(|row| row.clicks).sum::<i64>(), "{what}");
                assert_eq!(totals.orders, rows.values().map(|row| row.orders).sum::<i64>(), "{what}");
            }
        }
    }
}

both!(sums_equal_a_full_recount, test, {
    let app = open(&test.db).await;
    let (ana, eva) = (partner(&test.db, "ana").await, partner(&test.db, "eva").await);
    for seed in 0..3 {
        let mut random = StdRng::seed_from_u64(seed);
        let (mut clicks, mut orders) = (Vec::new(), Vec::new());
        for turn in 0..60 {
            let affiliate = if random.random_bool(0.8) { ana.id } else { eva.id };
            let id = click(&test.db, affiliate, &mut random).await;
            if affiliate == ana.id {
                clicks.push(id);
            }
            if turn % 3 == 0 {
                let click = clicks
                    .get(random.random_range(0..clicks.len().max(1)))
                    .copied()
                    .filter(|_| random.random_bool(0.8));
                orders.push(order(&test.db, ana.id, click, &mut random).await);
            }
            if turn % 4 == 3 {
                change(&test.db, orders[random.random_range(0..orders.len())], &mut random).await;
            }
            if random.random_bool(0.1) {
                service::count(&app).await.unwrap();
            }
        }
        expect_exact(&app, &ana, &format!("history {seed}")).await;
    }
    expect_exact(&app, &eva, "the other partner").await;
    assert_eq!(service::count(&app).await.unwrap(), 0, "nothing is left");
    // Another time zone moves clicks to other days, including later ones.
    for zone in ["Asia/Dhaka", "America/Los_Angeles", "Europe/Ljubljana"] {
        test.db
            .sql("UPDATE affiliate SET time_zone = $1 WHERE id = $2")
            .bind(zone)
            .bind(ana.id)
            .execute()
            .await
            .unwrap();
        let ana = found(&test.db, ana.id).await;
        let mut random = StdRng::seed_from_u64(9);
        click(&test.db, ana.id, &mut random).await;
        expect_exact(&app, &ana, zone).await;
        let late = order(&test.db, ana.id, None, &mut random).await;
        expect_exact(&app, &ana, zone).await;
        change(&test.db, late, &mut random).await;
        expect_exact(&app, &ana, zone).await;
    }
});

both!(concurrent_counting_counts_once, test, {
    let app = open(&test.db).await;
    let ana = partner(&test.db, "ana").await;
    let mut random = StdRng::seed_from_u64(1);
    // Enough for three transactions.
    for _ in 0..600 {
        let id = click(&test.db, ana.id, &mut random).await;
        order(&test.db, ana.id, Some(id), &mut random).await;
    }
    let counting: Vec<_> = (0..8)
        .map(|_| {
            let app = app.clone();
            tokio::spawn(async move {
                let counted = service::count(&app).await.unwrap();
                assert!(!attribution::has_uncounted(&app.db).await.unwrap(), "it returned before all was counted");
                counted
            })
        })
        .collect();
    let mut all = 0;
    for one in counting {
        all += one.await.unwrap();
    }
    assert_eq!(all, 1_200);
    expect_exact(&app, &ana, "counted at once").await;
});

both!(the_figures_of_a_deleted_click_remain, test, {
    let app = open(&test.db).await;
    let ana = partner(&test.db, "ana").await;
    let mut random = StdRng::seed_from_u64(2);
    let id = click(&test.db, ana.id, &mut random).await;
    let earned = order(&test.db, ana.id, Some(id), &mut random).await;
    service::count(&app).await.unwrap();
    let today = noon().date_naive();
    let range = Range::new(today - TimeDelta::days(DAYS + 1), today).unwrap();
    let before = counted(&app, &ana, range, By::Landing).await.0;
    test.db.sql("DELETE FROM affiliate_click").execute().await.unwrap();
    // A late reversal is still subtracted from the page that led to the order.
    let mut tx = test.db.begin().await.unwrap();
    let whole = tx.sql("UPDATE commission_line SET returned_minor = total_minor, reversed_minor = commission_minor WHERE commission_id = $1");
    whole.bind(earned).execute().await.unwrap();
    attribution::count_conversions(&mut tx, &[earned]).await.unwrap();
    tx.commit().await.unwrap();
    let after = counted(&app, &ana, range, By::Landing).await.0;
    let orders = |rows: &Rows| rows.values().map(|row| row.orders).collect::<Vec<_>>();
    assert_eq!((orders(&before), orders(&after)), (vec![1], vec![0]));
    assert_eq!(after.keys().collect::<Vec<_>>(), before.keys().collect::<Vec<_>>());
    assert!(after.values().all(|row| row.commission.is_empty() && row.clicks == 1));
});

both!(a_report_is_compared_with_as_many_days_before, test, {
    let app = open(&test.db).await;
    let ana = partner(&test.db, "ana").await;
    let mut random = StdRng::seed_from_u64(3);
    for _ in 0..40 {
        click(&test.db, ana.id, &mut random).await;
    }
    let today = noon().date_naive();
    let range = Range::new(today - TimeDelta::days(29), today).unwrap();
    let earlier = range.before().unwrap();
    for by in [By::Day, By::Campaign] {
        let compared = report(&app, &ana, range, by, true).await.unwrap();
        let (_, totals) = counted(&app, &ana, earlier, by).await;
        assert_eq!(compared.before.as_ref(), Some(&totals), "{by:?}");
        let sum: i64 = compared.rows.iter().map(|row| row.before.as_ref().unwrap().clicks).sum();
        assert_eq!(sum, totals.clicks, "{by:?}");
        assert!(totals.clicks > 0);
    }
    let shown = service::dashboard(&app, &ana, range).await.unwrap();
    assert_eq!(shown.days.rows.len(), 30);
    assert!(shown.sums.is_empty() && shown.products.len() == 1 && shown.sources.len() == 3);
});
