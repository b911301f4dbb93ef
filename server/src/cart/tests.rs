//! Carts on both databases: prices, problems of lines, codes.

use chrono::{DateTime, TimeZone as _, Utc};

use super::*;
use crate::{
    app::App,
    both,
    catalog::{OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft},
    clock::Clock,
    config::Settings,
    db::{Db, Session},
    id::{TenantId, VariantId},
    inventory::{Unavailable, save_products},
    pricing::{CodeOutcome, DeliveryType, PaymentType},
    promotions::{self, CouponRefusal},
    tenancy::{self, Configuration},
    toml_file::{Source, Sources},
};

const SI: TenantId = TenantId(3);

fn noon() -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 11, 22, 12, 0, 0).unwrap()
}

/// A shop with a tee: size M with three pieces at 19.90, reduced to 14.90, and size L, sold out.
async fn shop(db: &Db) -> App {
    let clock = Clock::fixed(noon());
    let files = tenancy::files::read(&tenancy::files::built_in(), &Configuration::default()).unwrap();
    tenancy::apply(db, &clock, &files).await.unwrap();
    let app = App::open(Settings::default(), db.clone(), clock).await.unwrap();
    let language = app.directory().tenant(SI).unwrap().default_language.id;
    let price = PriceDraft { price_minor: 1990, discount_minor: Some(1490), ..PriceDraft::default() };
    let draft = ProductDraft {
        key: "tee".into(),
        texts: [(language, ProductText { name: "Majica".into(), ..ProductText::default() })].into(),
        options: vec![OptionDraft { kind: OptionKind::Size, name: "Velikost".into() }],
        variants: [("M", 3), ("L", 0)]
            .map(|(size, pieces)| VariantDraft {
                sku: Some(format!("TEE-{size}")),
                values: vec![size.into()],
                stock: StockDraft::tracked(pieces),
                prices: [(SI, price.clone())].into(),
                ..VariantDraft::default()
            })
            .into(),
        offers: [(SI, OfferDraft { is_visible: true, badges: None })].into(),
        ..ProductDraft::default()
    };
    save_products(&app, &[draft]).await.unwrap();
    app
}

async fn promote(app: &App, text: &str) {
    let sources = Sources { files: vec![Source { name: "p.toml".into(), text: text.into() }], is_whole: true };
    promotions::apply(app, &sources, "operator test").await.unwrap();
    app.catch_up().await.unwrap();
}

async fn variant(db: &Db, sku: &str) -> VariantId {
    db.sql("SELECT id FROM variant WHERE sku = $1").bind(sku.to_owned()).scalar().await.unwrap()
}

async fn price_of(app: &App, lines: &[(VariantId, u32)], code: Option<&str>, email: Option<&str>) -> CartPrice {
    let lines: Vec<WantedLine> = lines
        .iter()
        .map(|(variant_id, quantity)| WantedLine { variant_id: *variant_id, quantity: *quantity })
        .collect();
    let request = CartRequest {
        lines: &lines,
        code,
        email,
        delivery: DeliveryType::Courier,
        payment: PaymentType::CashOnDelivery,
    };
    let directory = app.directory();
    let tenant = directory.tenant(SI).unwrap();
    let mut tx = app.db.begin().await.unwrap();
    let within = price(app, &mut tx, tenant, request).await.unwrap();
    tx.rollback().await.unwrap();
    let outside = price(app, &app.db, tenant, request).await.unwrap();
    assert_eq!((&within.quote, &within.problems), (&outside.quote, &outside.problems), "a read outside says the same");
    within
}

both!(a_cart_is_priced_with_the_country_s_charges_and_vat, test, {
    let app = shop(&test.db).await;
    let tee = variant(&test.db, "TEE-M").await;
    let cart = price_of(&app, &[(tee, 1), (tee, 1)], None, None).await;
    let quote = &cart.quote;
    assert_eq!((quote.goods.minor, quote.shipping.minor, quote.cash_on_delivery.minor), (2980, 350, 150));
    // A reduction on the first day has no price history, so no regular price is claimed (98/6/EC, article 6a).
    assert_eq!((quote.lines.len(), quote.lines[0].quantity, quote.saved().unwrap().minor), (1, 2, 0));
    assert_eq!((quote.vat[0].rate.0, quote.vat[0].tax.minor), (2200, 628));
    assert!(cart.problems.is_empty() && cart.code.is_none());
});

both!(unavailable_lines_are_reported_line_by_line, test, {
    let app = shop(&test.db).await;
    let (tee, sold_out) = (variant(&test.db, "TEE-M").await, variant(&test.db, "TEE-L").await);
    let cart = price_of(&app, &[(tee, 5), (sold_out, 1), (VariantId(999_999), 1)], None, None).await;
    let expected = [
        (tee, LineProblem::Short { available: 3 }),
        (sold_out, LineProblem::Short { available: 0 }),
        (VariantId(999_999), LineProblem::Unavailable(Unavailable::Unknown)),
    ];
    assert_eq!(cart.problems, expected);
    assert_eq!((cart.quote.lines.len(), cart.quote.goods.minor), (1, 3 * 1490));
});

both!(promotions_and_codes_apply_within_their_country, test, {
    let app = shop(&test.db).await;
    let tee = variant(&test.db, "TEE-M").await;
    let text = r#"
[[promotions]]
name = "deal"
kind = "flash-deal"
include = ["product:tee"]
price = { EUR = "12.00", BDT = "900.00", RON = "60.00", PLN = "50.00", CZK = "300.00", BGN = "24.00", HUF = "4900.00" }

[[promotions]]
name = "welcome"
kind = "coupon"
code = "WELCOME"
countries = ["SI"]
percent = "10"
max_uses_per_person = 1

[[promotions]]
name = "hungary"
kind = "coupon"
code = "MAGYAR"
countries = ["HU"]
percent = "10"
"#;
    promote(&app, text).await;
    let cart = price_of(&app, &[(tee, 1)], Some(" welcome "), Some("ana@example.com")).await;
    assert_eq!((cart.quote.subtotal.minor, cart.quote.goods.minor), (1200, 1080));
    let Some(CodeAnswer::Priced(coupon)) = &cart.code else { panic!("{:?}", cart.code) };
    assert!(matches!(cart.quote.code, Some(CodeOutcome::Applied(_))));
    for unknown in ["MAGYAR", "NOBODY"] {
        let cart = price_of(&app, &[(tee, 1)], Some(unknown), None).await;
        assert_eq!((cart.code, cart.quote.goods.minor), (Some(CodeAnswer::Unknown), 1200), "{unknown}");
    }
    let mut tx = app.db.begin().await.unwrap();
    promotions::count_use(&mut tx, SI, coupon, "ana@example.com", "order:1", noon()).await.unwrap();
    tx.commit().await.unwrap();
    let used = price_of(&app, &[(tee, 1)], Some("WELCOME"), Some("Ana@example.com")).await;
    assert_eq!(used.code, Some(CodeAnswer::Refused(CouponRefusal::UsedByPerson)));
    // A visitor whose address is unknown sees what the code would give.
    assert!(matches!(price_of(&app, &[(tee, 1)], Some("WELCOME"), None).await.code, Some(CodeAnswer::Priced(_))));
});
