//! The rows of the small shop that `shop` describes. They are SQL with fixed values, on which tests rely.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use serde_json::json;
use sqlx::types::Json;

use super::shop::{EN, HR, INK, RUST, SI, SKY, SL, now};
use crate::{
    catalog::{Availability, StockPolicy},
    changes,
    db::{Db, Session},
    id::{BrandId, LanguageId},
    tenancy::TenantId,
};

/// The rows on which the catalogue's rows depend.
pub async fn seed_platform(db: &Db) {
    for (id, code) in [(1_i64, "en"), (3, "de"), (8, "hr"), (16, "sl")] {
        db.sql("INSERT INTO language (id, code, locale, name, position) VALUES ($1, $2, $2, $2, $1)")
            .bind(id)
            .bind(code)
            .execute()
            .await
            .unwrap();
    }
    for (id, key) in [(1_i64, "special"), (2, "promotional"), (3, "fire"), (4, "low")] {
        db.sql("INSERT INTO badge_type (id, key, name, position) VALUES ($1, $2, $2, $1)")
            .bind(id)
            .bind(key)
            .execute()
            .await
            .unwrap();
    }
    for (id, name) in [(1_i64, "Admin"), (2, "Customer"), (3, "Vendor"), (4, "User"), (5, "Affiliate"), (6, "Seller")] {
        db.sql("INSERT INTO user_type (id, name) VALUES ($1, $2)").bind(id).bind(name).execute().await.unwrap();
    }
    for (id, code) in [(SI, "SI"), (HR, "HR")] {
        db.sql(
            "INSERT INTO tenant (id, code, name, is_active, position, settings, updated_at) \
             VALUES ($1, $2, $2, $3, $1, $4, $5)",
        )
        .bind(id)
        .bind(code)
        .bind(true)
        .bind(Json(json!({})))
        .bind(now())
        .execute()
        .await
        .unwrap();
    }
}

async fn run(db: &Db, sql: &'static str) {
    db.sql(sql).execute().await.unwrap();
}

pub async fn seed(db: &Db) {
    seed_platform(db).await;
    seed_places(db).await;
    for product in products() {
        product.insert(db).await;
    }
    run(db, "INSERT INTO product_related (product_id, related_id, position) VALUES (1, 3, 0), (1, 4, 1), (1, 1, 2)")
        .await;
    run(db, "INSERT INTO product_badge (tenant_id, product_id, badge_type_id) VALUES (3, 1, 3), (13, 1, 1)").await;
    db.sql(
        "INSERT INTO slug_redirect (kind, language_id, parent_id, slug, target_id, created_at) VALUES \
         ('product', 16, 0, 'stare-hlacke', 1, $1), ('product', 16, 0, 'stare-boksarice', 3, $1), \
         ('category', 16, 1, 'staro-perilo', 2, $1), ('collection', 16, 0, 'stari-rebrasti', 1, $1)",
    )
    .bind(now())
    .execute()
    .await
    .unwrap();
    let mut tx = db.begin().await.unwrap();
    changes::record_catalog(&mut tx).await.unwrap();
    tx.commit().await.unwrap();
}

async fn seed_places(db: &Db) {
    run(db, "INSERT INTO attribute (id, key, position) VALUES (1, 'colour', 0), (2, 'size', 1), (3, 'length', 2)")
        .await;
    run(
        db,
        "INSERT INTO attribute_value (id, attribute_id, key, swatch, position) VALUES \
         (11, 1, 'rust', '#ad4f2f', 1), (12, 1, 'ink', '#2c2b2d', 0), (13, 1, 'sky', '#b4cad9', 2), \
         (21, 2, 'S', NULL, 0), (22, 2, 'M', NULL, 1), (23, 2, '86/92', NULL, 2), (24, 2, '22', NULL, 3)",
    )
    .await;
    run(
        db,
        "INSERT INTO attribute_value_text (attribute_value_id, language_id, name) VALUES \
         (11, 16, 'Rjasta'), (11, 1, 'Rust'), (12, 16, 'Črna'), (12, 1, 'Black'), (13, 1, 'Sky blue')",
    )
    .await;
    run(
        db,
        "INSERT INTO brand (id, slug, name, position, is_active) VALUES \
         (1, 'tiho', 'Tiho', 0, TRUE), (2, 'osnova', 'Osnova', 1, TRUE), (3, 'prazno', 'Prazno', 2, TRUE)",
    )
    .await;
    run(db, "INSERT INTO brand_text (brand_id, language_id, description) VALUES (1, 16, 'Tiha oblačila.')").await;
    run(
        db,
        "INSERT INTO category (id, key, parent_id, position, is_active) VALUES (1, 'women', 0, 0, TRUE), \
         (2, 'women/underwear', 1, 0, TRUE), (3, 'men', 0, 1, TRUE), (4, 'hidden', 0, 2, FALSE), (5, 'hidden/below', 4, 0, TRUE)",
    )
    .await;
    run(
        db,
        "INSERT INTO category_text (category_id, language_id, parent_id, slug, name, title, description) VALUES \
         (1, 16, 0, 'zenske', 'Ženske', 'Za ženske', ''), (1, 1, 0, 'women', 'Women', 'Women', ''), \
         (2, 16, 1, 'perilo', 'Perilo', 'Žensko perilo', 'Mehko.'), (2, 1, 1, 'underwear', 'Underwear', 'Underwear', ''), \
         (3, 1, 0, 'men', 'Men', 'Men', ''), (4, 16, 0, 'skrito', 'Skrito', '', ''), (5, 16, 4, 'spodaj', 'Spodaj', '', '')",
    )
    .await;
    run(db, "INSERT INTO collection (id, key, position, is_active) VALUES (1, 'rib', 0, TRUE), (2, 'empty', 1, TRUE)")
        .await;
    run(
        db,
        "INSERT INTO collection_text (collection_id, language_id, slug, name, description) VALUES \
         (1, 16, 'rebrasto', 'Rebrasto', 'Drobna rebra.'), (1, 1, 'rib', 'Rib', ''), (2, 1, 'empty', 'Empty', '')",
    )
    .await;
}

/// A product and how countries offer it.
struct Seed {
    id: i64,
    age_days: i64,
    brand: Option<BrandId>,
    categories: &'static [i64],
    collections: &'static [i64],
    texts: &'static [(LanguageId, &'static str, &'static str)],
    variants: &'static [(Option<i64>, i64, i64)],
    offers: &'static [(TenantId, i64, Option<i64>, Option<i64>)],
}

fn products() -> [Seed; 4] {
    [
        Seed {
            id: 1,
            age_days: 3,
            brand: Some(BrandId(1)),
            categories: &[2],
            collections: &[1],
            texts: &[(SL, "rebraste-hlacke", "Rebraste hlačke"), (EN, "rib-briefs", "Rib briefs")],
            variants: &[(Some(INK), 21, 0), (Some(RUST), 21, 5), (Some(RUST), 22, 2)],
            offers: &[(SI, 1290, Some(990), Some(1190)), (HR, 1390, None, None)],
        },
        Seed {
            id: 2,
            age_days: 10,
            brand: Some(BrandId(2)),
            categories: &[1],
            collections: &[],
            texts: &[(SL, "majica", "Majica"), (EN, "tee", "Tee")],
            variants: &[(Some(INK), 22, 10)],
            offers: &[(SI, 1990, None, None)],
        },
        Seed {
            id: 3,
            age_days: 20,
            brand: Some(BrandId(2)),
            categories: &[3],
            collections: &[],
            texts: &[(SL, "boksarice", "Boksarice"), (EN, "boxers", "Boxers")],
            variants: &[(Some(SKY), 22, 10)],
            offers: &[(HR, 1590, None, None)],
        },
        Seed {
            id: 4,
            age_days: 100,
            brand: None,
            categories: &[1],
            collections: &[],
            texts: &[(EN, "old-tee", "Aged tee")],
            variants: &[(Some(RUST), 23, 0)],
            offers: &[(SI, 990, None, None)],
        },
    ]
}

impl Seed {
    async fn insert(&self, db: &Db) {
        let published = now() - TimeDelta::days(self.age_days);
        db.sql(
            "INSERT INTO product (id, key, brand_id, gender, composition, care, grams, manufacturer, is_active, \
             published_at, updated_at, extra, digest) VALUES ($1, $2, $3, 'women', $4, $5, 180, NULL, TRUE, $6, $6, $7, '')",
        )
        .bind(self.id)
        .bind(format!("product-{}", self.id))
        .bind(self.brand)
        .bind(Json(json!([{ "fibre": "cotton", "percent": 95 }, { "fibre": "elastane", "percent": 5 }])))
        .bind(Json(json!(["wash-40"])))
        .bind(published)
        .bind(Json(json!({})))
        .execute()
        .await
        .unwrap();
        self.insert_words(db).await;
        self.insert_variants(db).await;
        self.insert_pictures(db).await;
        for (tenant, price, discount, lowest) in self.offers {
            self.insert_offer(db, *tenant, (*price, *discount, *lowest)).await;
        }
    }

    async fn insert_words(&self, db: &Db) {
        for (language, slug, name) in self.texts {
            db.sql(
                "INSERT INTO product_text (product_id, language_id, slug, name, name_key, description, seo_title) \
                 VALUES ($1, $2, $3, $4, $5, '<p>Lepo.</p>', 'SEO')",
            )
            .bind(self.id)
            .bind(*language)
            .bind(*slug)
            .bind(*name)
            .bind(name.to_lowercase().into_bytes())
            .execute()
            .await
            .unwrap();
        }
        for collection in self.collections {
            db.sql("INSERT INTO product_collection (product_id, collection_id, position) VALUES ($1, $2, 0)")
                .bind(self.id)
                .bind(*collection)
                .execute()
                .await
                .unwrap();
        }
        for (position, category) in (0_i64..).zip(self.categories) {
            db.sql("INSERT INTO product_category (product_id, category_id, position) VALUES ($1, $2, $3)")
                .bind(self.id)
                .bind(*category)
                .bind(position)
                .execute()
                .await
                .unwrap();
        }
        db.sql("INSERT INTO product_option (product_id, position, attribute_id, name) VALUES ($1, 0, 1, 'Color'), ($1, 1, 2, 'Size')")
            .bind(self.id)
            .execute()
            .await
            .unwrap();
    }

    async fn insert_variants(&self, db: &Db) {
        for (position, (colour, size, stock)) in (0_i64..).zip(self.variants) {
            let id = self.id * 100 + position;
            db.sql(
                "INSERT INTO variant (id, product_id, position, sku, colour_id, size_id, availability, extra) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            )
            .bind(id)
            .bind(self.id)
            .bind(position)
            .bind(format!("sku-{id}"))
            .bind(*colour)
            .bind(*size)
            .bind(Availability::of(StockPolicy::Tracked, *stock).stored())
            .bind(Json(json!({})))
            .execute()
            .await
            .unwrap();
            for (tenant, price, discount, lowest) in self.offers {
                db.sql(
                    "INSERT INTO variant_price (tenant_id, variant_id, price_minor, discount_minor, lowest_minor) \
                     VALUES ($1, $2, $3, $4, $5)",
                )
                .bind(*tenant)
                .bind(id)
                .bind(*price)
                .bind(*discount)
                .bind(*lowest)
                .execute()
                .await
                .unwrap();
            }
        }
    }

    /// Front and back of each colour, and a URL that was not fetched.
    async fn insert_pictures(&self, db: &Db) {
        let colours: BTreeSet<i64> = self.variants.iter().filter_map(|(colour, ..)| *colour).collect();
        let views = colours.into_iter().flat_map(|colour| ["back", "front"].map(|view| (colour, view)));
        for (position, (colour, view)) in (0_i64..).zip(views) {
            let asset = self.id * 100 + position;
            let path = (position < 4).then(|| format!("demo/{}-{colour}-{view}.png", self.id));
            db.sql(
                "INSERT INTO media_asset (id, path, source_url, mime, width, height, has_alpha, bytes, hash, created_at) \
                 VALUES ($1, $2, NULL, 'image/png', 1200, 1500, TRUE, 1, '', $3)",
            )
            .bind(asset)
            .bind(path)
            .bind(now())
            .execute()
            .await
            .unwrap();
            db.sql("INSERT INTO product_media (product_id, position, asset_id, colour_id, view) VALUES ($1, $2, $3, $4, $5)")
                .bind(self.id)
                .bind(position)
                .bind(asset)
                .bind(colour)
                .bind(view)
                .execute()
                .await
                .unwrap();
        }
    }

    /// In the format of `offer.options`.
    fn options(&self) -> String {
        let option = |(colour, size, stock): &(Option<i64>, i64, i64)| {
            format!("{}:{size}:{}", colour.unwrap_or(0), i64::from(*stock > 0))
        };
        self.variants.iter().map(option).collect::<Vec<_>>().join(",")
    }

    async fn insert_offer(
        &self,
        db: &Db,
        tenant: TenantId,
        (price, discount, lowest): (i64, Option<i64>, Option<i64>),
    ) {
        let effective = discount.unwrap_or(price);
        let percent = lowest.map_or(0, |lowest| crate::money::percent_off(lowest, effective));
        db.sql(
            "INSERT INTO offer (tenant_id, product_id, is_visible, price_minor, discount_minor, lowest_minor, effective_minor, \
             highest_minor, percent, in_stock, options) VALUES ($1, $2, TRUE, $3, $4, $5, $6, $6, $7, $8, $9)",
        )
        .bind(tenant)
        .bind(self.id)
        .bind(price)
        .bind(discount)
        .bind(lowest)
        .bind(effective)
        .bind(percent)
        .bind(self.variants.iter().any(|(.., stock)| *stock > 0))
        .bind(self.options())
        .execute()
        .await
        .unwrap();
    }
}
