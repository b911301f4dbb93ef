//! The judged queries of `tests/search/judged.toml`, run on the demo catalogue: how many of the relevant products come first.

use std::collections::HashMap;

use serde::Deserialize;
use vitrina_server::{
    app::App,
    catalog::{self, Filter, PageRange},
    db::Session,
    id::ProductId,
    search,
    tenancy::Storefront,
};

/// The queries.
const JUDGED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/search/judged.toml");
/// How many results are examined.
const FIRST: usize = 5;

/// The result of one query.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// Country, language and query.
    pub query: String,
    /// The number of relevant products among the first results.
    pub found: usize,
    /// The maximum of that number.
    pub wanted: usize,
    /// Keys of the first products.
    pub first: Vec<String>,
}

/// The share of relevant products that came first, over all queries.
pub fn recall(judgements: &[Judgement]) -> f64 {
    let shares = judgements.iter().map(|one| one.found as f64 / one.wanted as f64);
    shares.sum::<f64>() / judgements.len().max(1) as f64
}

#[derive(Deserialize)]
struct Judged {
    shops: Vec<JudgedShop>,
}

#[derive(Deserialize)]
struct JudgedShop {
    country: String,
    language: String,
    /// A query and its relevant products.
    queries: Vec<(String, String)>,
}

#[derive(Deserialize)]
struct ProductFile {
    products: Vec<Product>,
}

/// A product's data in the catalogue's files.
#[derive(Deserialize)]
struct Product {
    key: String,
    brand: String,
    categories: Vec<String>,
    collections: Vec<String>,
    colours: Vec<String>,
    sizes: Vec<String>,
    composition: Vec<Fibre>,
}

#[derive(Deserialize)]
struct Fibre {
    fibre: String,
}

impl Product {
    /// Whether all conditions of a selector hold.
    fn is_meant(&self, selector: &str) -> bool {
        selector.split_whitespace().all(|fact| match fact.strip_prefix('!') {
            Some(fact) => !self.holds_any(fact),
            None => self.holds_any(fact),
        })
    }

    /// Whether one of `name:value|value|name:value` holds.
    fn holds_any(&self, fact: &str) -> bool {
        let mut name = "";
        fact.split('|').any(|alternative| {
            let value = match alternative.split_once(':') {
                Some((own, value)) => {
                    name = own;
                    value
                }
                None => alternative,
            };
            self.holds(name, value)
        })
    }

    fn holds(&self, name: &str, value: &str) -> bool {
        let within = |list: &[String]| list.iter().any(|one| one == value);
        match name {
            "" => self.categories.iter().any(|category| category.split('/').next() == Some(value)),
            "category" => self.categories.iter().any(|category| category.rsplit('/').next() == Some(value)),
            "key" => self.key.contains(value),
            "is" => self.key == value,
            "brand" => self.brand == value,
            "colour" => within(&self.colours),
            "size" => within(&self.sizes),
            "collection" => within(&self.collections),
            "fibre" => self.composition.iter().any(|part| part.fibre == value),
            other => panic!("{other} is no fact of a product"),
        }
    }
}

fn products() -> Vec<Product> {
    let files = [
        include_str!("../../tenants/demo/products-women.toml"),
        include_str!("../../tenants/demo/products-men.toml"),
        include_str!("../../tenants/demo/products-kids.toml"),
    ];
    files.iter().flat_map(|file| toml::from_str::<ProductFile>(file).unwrap().products).collect()
}

/// Runs all judged queries on a shop with the demo catalogue.
pub async fn judge(app: &App) -> Vec<Judgement> {
    let judged: Judged = toml::from_str(&std::fs::read_to_string(JUDGED).unwrap()).unwrap();
    let products = products();
    let ids: Vec<(ProductId, String)> = app.db.sql("SELECT id, key FROM product").all().await.unwrap();
    let keys: HashMap<ProductId, String> = ids.into_iter().collect();
    let directory = app.directory();
    let mut judgements = Vec::new();
    for shop in judged.shops {
        let tenant = directory.tenant_by_code(&shop.country).unwrap();
        let front = Storefront::public(tenant, tenant.language(&shop.language).unwrap()).unwrap();
        let all: Vec<ProductId> = keys.keys().copied().collect();
        let shown = catalog::visible(&app.db, tenant.id, &all).await.unwrap();
        for (query, selector) in shop.queries {
            let is_shown = |product: &&Product| shown.iter().any(|id| keys[id] == product.key);
            let meant: Vec<&str> = products
                .iter()
                .filter(|product| product.is_meant(&selector))
                .filter(is_shown)
                .map(|product| product.key.as_str())
                .collect();
            assert!(!meant.is_empty(), "{} {query}: nothing is {selector}", shop.language);
            let words = with_codes(app, &query).await;
            let range = PageRange { offset: 0, take: FIRST };
            let page = search::search(app, &front, &words, &Filter::default(), None, range).await.unwrap();
            let first: Vec<String> = page.listing.cards.iter().map(|card| keys[&card.id].clone()).collect();
            judgements.push(Judgement {
                query: format!("{} {} {query}", shop.country, shop.language),
                found: first.iter().filter(|key| meant.contains(&key.as_str())).count(),
                wanted: meant.len().min(FIRST),
                first,
            });
        }
    }
    judgements
}

/// Replaces the variant named in a query by its code.
async fn with_codes(app: &App, query: &str) -> String {
    let Some((column, variant)) = query.split_once(':') else { return query.to_owned() };
    let parts: Vec<&str> = variant.splitn(3, '/').collect();
    let statement = app.db.sql(match column {
        "sku" => "SELECT v.sku",
        "barcode" => "SELECT v.barcode",
        other => panic!("{other} is no code of a variant"),
    });
    let code: Option<String> = statement
        .push(
            " FROM variant v JOIN product p ON p.id = v.product_id JOIN attribute_value c ON c.id = v.colour_id \
             JOIN attribute_value s ON s.id = v.size_id WHERE p.key = $1 AND c.key = $2 AND s.key = $3",
        )
        .bind(parts[0].to_owned())
        .bind(parts[1].to_owned())
        .bind(parts[2].to_owned())
        .optional_scalar()
        .await
        .unwrap();
    code.unwrap_or_else(|| panic!("{query} is no variant"))
}
