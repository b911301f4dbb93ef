//! A listing without any cached response or card, compared with SQL that answers the same question, written for this benchmark
//! only: which products the page shows, how many there are in total, and what their cards consist of. The two answers must agree.

use std::{
    error::Error,
    time::{Duration, Instant},
};

use serde_json::Value;
use sqlx::FromRow;
use vitrina_server::db::{DbResult, Session as _};

use crate::{
    report::{Row, median, progress},
    served_shop::{COUNTRY, LISTING, Shop, products_of},
};

/// The number of pages in each round.
const PAGES: usize = 25;
const CARDS_OF_A_PAGE: usize = 24;
const ROUNDS: i64 = 5;

/// A page of cards, as SQL returns it.
#[derive(Debug, PartialEq, Eq)]
struct Page {
    count: i64,
    cards: Vec<Card>,
}

#[derive(Debug, PartialEq, Eq)]
struct Card {
    id: i64,
    slug: String,
    name: String,
    price_minor: i64,
    in_stock: bool,
    colours: usize,
    pictures: usize,
    badges: usize,
}

#[derive(Debug, FromRow)]
#[allow(dead_code, reason = "a card consists of more than what is compared")]
struct OfferRow {
    product_id: i64,
    brand_id: Option<i64>,
    price_minor: i64,
    discount_minor: Option<i64>,
    lowest_minor: Option<i64>,
    highest_minor: i64,
    in_stock: bool,
}

#[derive(Debug, FromRow)]
#[allow(dead_code, reason = "a card consists of more than what is compared")]
struct PictureRow {
    product_id: i64,
    colour_id: Option<i64>,
    view: Option<String>,
    alt: Option<String>,
    path: Option<String>,
    width: i64,
    height: i64,
}

/// The API's rate, as a share of that of SQL. All products of a page are changed before it is requested, so that neither the
/// response nor its cards are cached.
pub async fn overhead(shop: &Shop, database: &'static str) -> Result<Row, Box<dyn Error>> {
    let newest = shop.newest(PAGES * CARDS_OF_A_PAGE).await?;
    let mut ratios = Vec::new();
    for round in 1..=ROUNDS {
        let (mut ours, mut theirs) = (Duration::ZERO, Duration::ZERO);
        for (index, ids) in newest.chunks(CARDS_OF_A_PAGE).enumerate() {
            shop.change(ids, round * 10).await?;
            let (milliseconds, answer) = shop.ask(&format!("{LISTING}&page={}", index + 1)).await?;
            ours += Duration::from_secs_f64(milliseconds / 1000.0);
            let started = Instant::now();
            let page = read_page(shop, index * CARDS_OF_A_PAGE).await?;
            theirs += started.elapsed();
            if products_of(&answer) != ids || page != page_of(&answer)? {
                return Err(format!("page {} differs from SQL: {answer} {page:?}", index + 1).into());
            }
        }
        progress(&format!("  round {round}: {:.2} ms a page, SQL {:.2} ms", mean(ours), mean(theirs)));
        ratios.push(theirs.as_secs_f64() / ours.as_secs_f64());
    }
    let percent = median(ratios) * 100.0;
    Ok(Row {
        what: if database == "PostgreSQL" {
            "listing whose 24 cards have just changed, against independent SQL, PostgreSQL"
        } else {
            "listing whose 24 cards have just changed, against independent SQL, SQLite"
        },
        bar: "≥ 60 %",
        measured: format!("{percent:.0} %"),
        holds: percent >= 60.0,
    })
}

/// Milliseconds per page, computed from the total time.
fn mean(all: Duration) -> f64 {
    all.as_secs_f64() * 1000.0 / PAGES as f64
}

/// The same page in the API's response.
fn page_of(answer: &Value) -> Result<Page, Box<dyn Error>> {
    let card = |card: &Value| {
        Some(Card {
            id: card["id"].as_i64()?,
            slug: card["slug"].as_str()?.to_owned(),
            name: card["name"].as_str()?.to_owned(),
            price_minor: card["price"]["priceMinor"].as_i64()?,
            in_stock: card["inStock"].as_bool()?,
            colours: card["colours"].as_array()?.len(),
            pictures: card["pictures"].as_array()?.len(),
            badges: card["badges"].as_array()?.len(),
        })
    };
    let page = || {
        let cards = answer["data"].as_array()?.iter().map(card).collect::<Option<_>>()?;
        Some(Page { count: answer["meta"]["itemCount"].as_i64()?, cards })
    };
    page().ok_or_else(|| format!("not a page of cards: {answer}").into())
}

/// Reads a page by this benchmark's own statements. Products have a name in the country's language or in one other.
async fn read_page(shop: &Shop, offset: usize) -> DbResult<Page> {
    let db = &shop.app.db;
    let ids: Vec<i64> = db
        .sql("SELECT o.product_id FROM offer o JOIN product p ON p.id = o.product_id WHERE o.tenant_id = $1 AND o.is_visible")
        .bind(COUNTRY)
        .push_bind(" ORDER BY p.published_at DESC, p.id DESC LIMIT", CARDS_OF_A_PAGE as i64)
        .push_bind(" OFFSET", offset as i64)
        .scalars()
        .await?;
    let count = db.sql("SELECT COUNT(*) FROM offer WHERE is_visible AND tenant_id = $1").bind(COUNTRY).scalar().await?;
    let offers: Vec<OfferRow> = db
        .sql(
            "SELECT o.product_id, p.brand_id, o.price_minor, o.discount_minor, o.lowest_minor, o.highest_minor, o.in_stock \
             FROM offer o JOIN product p ON p.id = o.product_id WHERE o.tenant_id = $1 AND",
        )
        .bind(COUNTRY)
        .push_in(" o.product_id", &ids)
        .all()
        .await?;
    let texts: Vec<(i64, i64, String, String)> = db
        .sql("SELECT product_id, language_id, slug, name FROM product_text WHERE")
        .push_in(" product_id", &ids)
        .all()
        .await?;
    let _categories: Vec<(i64, i64)> = db
        .sql("SELECT product_id, category_id FROM product_category WHERE")
        .push_in(" product_id", &ids)
        .push(" ORDER BY product_id, position")
        .all()
        .await?;
    let colours: Vec<(i64, i64, i64, i64)> = db
        .sql(
            "SELECT product_id, colour_id, MIN(position), MAX(availability) FROM variant WHERE colour_id IS NOT NULL AND \
             EXISTS (SELECT 1 FROM variant_price p WHERE p.variant_id = variant.id AND p.tenant_id = $1) AND",
        )
        .bind(COUNTRY)
        .push_in(" product_id", &ids)
        .push(" GROUP BY product_id, colour_id")
        .all()
        .await?;
    let pictures: Vec<PictureRow> = db
        .sql(
            "SELECT m.product_id, m.colour_id, m.view, m.alt, a.path, a.width, a.height FROM product_media m \
             JOIN media_asset a ON a.id = m.asset_id WHERE",
        )
        .push_in(" m.product_id", &ids)
        .push(" ORDER BY m.product_id, m.position")
        .all()
        .await?;
    let badges: Vec<(i64, i64)> = db
        .sql("SELECT product_id, badge_type_id FROM product_badge WHERE tenant_id = $1 AND")
        .bind(COUNTRY)
        .push_in(" product_id", &ids)
        .all()
        .await?;
    let card = |id: i64| {
        let offer = offers.iter().find(|row| row.product_id == id)?;
        let (_, _, slug, name) = texts.iter().find(|row| row.0 == id)?;
        Some(Card {
            id,
            slug: slug.clone(),
            name: name.clone(),
            price_minor: offer.price_minor,
            in_stock: offer.in_stock,
            colours: colours.iter().filter(|row| row.0 == id).count(),
            pictures: pictures.iter().filter(|row| row.product_id == id).count().min(2),
            badges: badges.iter().filter(|row| row.0 == id).count(),
        })
    };
    Ok(Page { count, cards: ids.into_iter().filter_map(card).collect() })
}
