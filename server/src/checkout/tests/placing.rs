//! The data of a placed order, and the refused requests.

use chrono::TimeDelta;
use serde_json::json;

use super::*;
use crate::{
    both,
    catalog::{Fibre, Manufacturer, ResponsiblePerson},
    changes::{self, Change, Topic},
    orders::PaymentStatus,
    pricing, worker,
};

both!(an_order_on_delivery_is_invoiced_and_its_stock_is_sold, test in PLATFORM, {
    let app = open(&test).await;
    let request = request(&app, "visit-0001", &[("TEE-M", 2), ("TEE-XL", 1)], None).await;
    let placed = place(&app, &request).await.unwrap();
    assert_eq!((placed.number.len(), placed.payment_status, placed.redirect_url), (10, PaymentStatus::Pending, None));
    let details = details(&app, placed.id).await;
    let order = &details.order;
    assert_eq!(order.invoice_number.as_deref(), Some("SI-2026-000001"));
    assert_eq!((order.total.minor, order.email.as_deref()), (3 * 1490 + 350 + 150, Some("ana@example.com")));
    assert_eq!((stock(&app, "TEE-M").await, stock(&app, "TEE-XL").await), ((1, 0), (999, 0)));
    let contact = order.contact.as_ref().unwrap();
    assert_eq!((&*contact.address.phone, &*contact.address.phone_code), ("+38640123456", "+386"));
    let line = &details.lines[0];
    assert_eq!((&*line.details.name, line.details.size.as_deref(), line.quantity), ("Majica", Some("M"), 2));
    // A reduction on the first day has no price history, so no regular price is claimed (98/6/EC, article 6a).
    assert_eq!((line.regular_unit.minor, line.unit.minor, line.total.minor), (1490, 1490, 2980));
    assert_eq!((order.snapshot.arrives_from.to_string(), &*order.snapshot.terms_version), ("2026-11-26".into(), "1"));
    assert!(order.snapshot.trace.iter().any(|line| line.starts_with("shipping")), "{:?}", order.snapshot.trace);
    let jobs: Vec<String> = app.db.sql("SELECT about FROM job WHERE kind = 'orders.mail'").scalars().await.unwrap();
    assert_eq!(jobs, [format!("order-confirmation for order {}", placed.id)]);
    let by_link = orders::by_link(&app, SI, &placed.token).await.unwrap();
    assert_eq!(by_link.id, placed.id);
    let hashes: Vec<String> = app.db.sql("SELECT token_hash FROM order_link").scalars().await.unwrap();
    assert_eq!(hashes.len(), 1);
    assert_ne!(hashes[0], placed.token, "the database does not contain the token");
    assert_stock_is_its_movements(&app.db).await;
});

both!(another_country_finds_neither_number_nor_link_nor_invoice, test in PLATFORM, {
    let app = open(&test).await;
    let request = request(&app, "visit-0001", &[("TEE-XL", 1)], None).await;
    let placed = place(&app, &request).await.unwrap();
    assert_eq!(code(&orders::by_link(&app, HR, &placed.token).await.unwrap_err()), "error-not-found");
    for name in [&*placed.number, "SI-2026-000001"] {
        assert_eq!(code(&orders::find(&app, Some(HR), name).await.unwrap_err()), "error-not-found");
        assert_eq!(orders::find(&app, Some(SI), name).await.unwrap().id, placed.id);
    }
    let there = PlaceOrder { address: address(HR), ..request.clone() };
    let placed_there = service::place(&app, &front_of(&app, HR), &guest(), &there).await;
    assert!(placed_there.is_err() || placed_there.unwrap().id != placed.id, "a key belongs to its country");
});

both!(one_key_places_one_order, test in PLATFORM, {
    let app = open(&test).await;
    let request = request(&app, "visit-0001", &[("TEE-XL", 1)], None).await;
    let first = place(&app, &request).await.unwrap();
    let again = place(&app, &request).await.unwrap();
    assert_eq!((first.id, &first.number), (again.id, &again.number));
    assert_ne!(first.token, again.token);
    assert_eq!(orders::by_link(&app, SI, &again.token).await.unwrap().id, first.id);
    let other = PlaceOrder { note: Some("Zvonec ne dela".into()), ..request.clone() };
    assert!(matches!(place(&app, &other).await.unwrap_err(), Error::Invalid(wrong) if wrong[0].field == "key"));
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM shop_order").await, 1);
    assert_eq!(stock(&app, "TEE-XL").await, (999, 0));
});

both!(an_order_with_other_prices_than_shown_is_not_placed, test in PLATFORM, {
    let app = open(&test).await;
    let mut dearer = request(&app, "visit-0001", &[("TEE-XL", 1)], None).await;
    dearer.shown.total.minor -= 1;
    let Error::Rejected { code, data, .. } = place(&app, &dearer).await.unwrap_err() else { panic!("placed") };
    assert_eq!((code, &data["totalMinor"]), ("error-price-changed", &json!(1490 + 350 + 150)));
    let sold_out = request(&app, "visit-0002", &[("TEE-L", 1), ("TEE-XL", 1)], None).await;
    let Error::Rejected { data, .. } = place(&app, &sold_out).await.unwrap_err() else { panic!("placed") };
    assert_eq!(data["isClean"], json!(false));
    let mut fewer = request(&app, "visit-0003", &[("TEE-M", 3)], None).await;
    place(&app, &request(&app, "visit-0004", &[("TEE-M", 1)], None).await).await.unwrap();
    fewer.key = "visit-0005".into();
    assert_eq!(super::code(&place(&app, &fewer).await.unwrap_err()), "error-price-changed");
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM shop_order").await, 1);
    assert_eq!(assert_invoices_are_gapless(&app.db, "SI-2026-").await, 1);
});

both!(a_price_changed_by_another_process_applies_at_once, test in PLATFORM, {
    let app = open(&test).await;
    // This process has the old price in its cache and does not read the change feed on its own.
    let change = async |sql: &'static str| {
        let mut tx = test.db.begin().await.unwrap();
        tx.sql(sql).bind(SI).execute().await.unwrap();
        changes::record(&mut tx, &[Change::all(Topic::Product)]).await.unwrap();
        tx.commit().await.unwrap();
    };
    let refusal = async |request: &PlaceOrder| match place(&app, request).await.unwrap_err() {
        Error::Rejected { code: "error-price-changed", data, .. } => data,
        other => panic!("{other:?}"),
    };
    let cheaper = request(&app, "visit-0001", &[("TEE-XL", 1)], None).await;
    change("UPDATE variant_price SET price_minor = 1690 WHERE tenant_id = $1").await;
    assert_eq!(refusal(&cheaper).await["totalMinor"], json!(1690 + 350 + 150), "the refusal contains the new price");
    let hidden = request(&app, "visit-0002", &[("TEE-XL", 1)], None).await;
    change("UPDATE offer SET is_visible = FALSE WHERE tenant_id = $1").await;
    assert_eq!(refusal(&hidden).await["isClean"], json!(false));
    change("UPDATE offer SET is_visible = TRUE WHERE tenant_id = $1").await;
    app.catch_up().await.unwrap();
    let retired = request(&app, "visit-0003", &[("TEE-M", 1), ("TEE-XL", 1)], None).await;
    let stays = request(&app, "visit-0004", &[("TEE-XL", 1)], None).await;
    change("UPDATE variant SET retired_at = (SELECT MAX(recorded_at) FROM change_feed) WHERE sku = 'TEE-M' AND $1 > 0").await;
    let (refused, placed) = tokio::join!(refusal(&retired), place(&app, &stays));
    assert_eq!(refused["isClean"], json!(false));
    placed.expect("an order beside it in the group is written");
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM shop_order").await, 1);
    assert_eq!((stock(&app, "TEE-M").await, stock(&app, "TEE-XL").await), ((3, 0), (999, 0)));
});

both!(options_that_the_country_does_not_offer_are_refused_by_field, test in PLATFORM, {
    let app = open(&test).await;
    let good = request(&app, "visit-0001", &[("TEE-XL", 1)], None).await;
    let wrong = PlaceOrder {
        payment_method: "sslcommerz".into(),
        delivery_type: "drone".into(),
        address: address(HR),
        ..good.clone()
    };
    let Error::Invalid(fields) = place(&app, &wrong).await.unwrap_err() else { panic!("placed") };
    let fields: Vec<&str> = fields.iter().map(|error| &*error.field).collect();
    assert_eq!(fields, ["deliveryType", "paymentMethod", "address.countryId"]);
    let bot = PlaceOrder { website: "https://spam.example".into(), ..good.clone() };
    assert!(matches!(place(&app, &bot).await.unwrap_err(), Error::Forbidden));
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM shop_order").await, 0);
    place(&app, &good).await.unwrap();
    let blanks = PlaceOrder { key: "visit-0002".into(), website: "  ".into(), ..good };
    place(&app, &blanks).await.unwrap();
});

both!(an_order_that_is_collected_is_ready_on_the_next_business_day_and_pays_no_shipping, test in PLATFORM, {
    let app = open(&test).await;
    let mut request = request(&app, "visit-0001", &[("TEE-XL", 1)], None).await;
    request.delivery_type = "pickup".into();
    request.shown = shown_totals(&app, &request).await;
    let placed = place(&app, &request).await.unwrap();
    let snapshot = details(&app, placed.id).await.order.snapshot;
    assert_eq!((snapshot.shipping.minor, snapshot.arrives_from.to_string()), (0, "2026-11-23".into()));
    assert_eq!(snapshot.pickup.unwrap().address, "Platnena ulica 1, 1000 Ljubljana");
});

const WELCOME: &str = r#"
[[promotions]]
name = "welcome"
kind = "coupon"
code = "WELCOME"
countries = ["SI"]
percent = "10"
max_uses_per_person = 1

[[promotions]]
name = "sock"
kind = "cart-goal"
countries = ["SI"]
tiers = [{ spend = { EUR = "10.00" }, gift = "TEE-M" }]
"#;

both!(a_coupon_counts_once_and_a_gift_takes_stock, test in PLATFORM, {
    let app = open(&test).await;
    promote(&app, WELCOME).await;
    let request = request(&app, "visit-0001", &[("TEE-XL", 1)], Some("welcome")).await;
    let placed = place(&app, &request).await.unwrap();
    let bought = details(&app, placed.id).await;
    let coupon = bought.order.snapshot.coupon.as_ref().unwrap();
    assert_eq!((&*coupon.code, coupon.amount.minor), ("WELCOME", 149));
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM coupon_use WHERE given_back_at IS NULL").await, 1);
    let gift = bought.lines.last().unwrap();
    assert_eq!((gift.details.is_gift, gift.total.minor, gift.quantity), (true, 0, 1));
    assert_eq!(stock(&app, "TEE-M").await, (2, 0));
    let second = super::request(&app, "visit-0002", &[("TEE-XL", 1)], Some("WELCOME")).await;
    let again = place(&app, &second).await.unwrap();
    let order = details(&app, again.id).await.order;
    assert_eq!((order.snapshot.coupon, order.snapshot.discount.minor), (None, 0), "used by this person already");
    orders_cancel(&app, placed.id).await;
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM coupon_use WHERE given_back_at IS NULL").await, 0);
    assert_stock_is_its_movements(&app.db).await;
});

async fn orders_cancel(app: &App, id: OrderId) {
    let mut tx = app.db.begin().await.unwrap();
    orders::cancel(app, &mut tx, id, orders::CancelReason::Shopper, "shopper").await.unwrap();
    tx.commit().await.unwrap();
}

both!(orders_of_one_network_are_throttled, test in PLATFORM, {
    let app = open(&test).await;
    let request = request(&app, "visit-0001", &[("TEE-XL", 1)], None).await;
    let visitor = Visitor { address: "192.0.2.7".parse().ok(), ..Visitor::default() };
    let shopper = Shopper { visitor, ..guest() };
    let mut refused = 0;
    for turn in 0..34 {
        let next =
            PlaceOrder { key: format!("visit-{turn:04}"), email: format!("ana{turn}@example.com"), ..request.clone() };
        let result = service::place(&app, &front(&app), &shopper, &next).await;
        refused += usize::from(matches!(result, Err(Error::RateLimited(_))));
    }
    assert_eq!(refused, 4, "30 are free");
});

both!(an_order_stores_manufacturers_and_the_lowest_price_before_a_reduction, test in PLATFORM, {
    let app = open(&test).await;
    let responsible = ResponsiblePerson { name: "Vitrina d.o.o.".into(), ..ResponsiblePerson::default() };
    let manufacturer = Manufacturer {
        name: "Example Textiles Ltd.".into(),
        address: "12 Mill Road\nDhaka 1205".into(),
        email: "info@example.com".into(),
        responsible_person: Some(responsible),
    };
    let sizes = [("M", 3), ("XL", 1000)];
    let composition = vec![Fibre { fibre: "cotton".into(), percent: 100 }];
    save_products(&app, &[ProductDraft { manufacturer: Some(manufacturer), composition, ..tee(&app, &sizes) }])
        .await
        .unwrap();
    app.catch_up().await.unwrap();
    let wanted = request(&app, "visit-0001", &[("TEE-XL", 1)], None).await;
    let stored: Vec<StoredLine> =
        wanted.lines.iter().map(|line| StoredLine { variant_id: line.0, quantity: 1, shown_minor: None }).collect();
    let asked = QuoteRequest {
        lines: &stored,
        code: None,
        person: Person::default(),
        delivery: pricing::DeliveryType::Courier,
        payment: PaymentType::Prepaid,
    };
    let (_, quote) = Box::pin(cart::priced_quote(&app, &front(&app), &asked)).await.unwrap();
    let shown = quote.lines[0].price.unwrap();
    assert!(quote.guarantee.is_some_and(|notice| notice.title == "Zakonsko jamstvo za skladnost"));
    assert_eq!(quote.lines[0].manufacturer.as_ref().unwrap().name, "Example Textiles Ltd.");
    let placed = place(&app, &wanted).await.unwrap();
    let kept = details(&app, placed.id).await.lines[0].details.clone();
    assert_eq!(kept.composition.as_deref(), Some("100\u{a0}% bombaž"), "as the language writes percentages");
    let maker = kept.maker.unwrap();
    assert_eq!(maker.manufacturer.address, "12 Mill Road\nDhaka 1205");
    assert_eq!(maker.responsible.as_ref().unwrap().name, "Vitrina d.o.o.");
    assert_eq!(kept.lowest, shown.lowest.filter(|_| shown.percent > 0));
    promote(&app, WELCOME).await;
    let with_gift = request(&app, "visit-0002", &[("TEE-XL", 1)], None).await;
    let gift = details(&app, place(&app, &with_gift).await.unwrap().id).await.lines.pop().unwrap();
    assert!(gift.details.is_gift);
    assert_eq!((gift.sku.as_deref(), gift.details.composition), (Some("TEE-M"), kept.composition));
    assert_eq!(gift.details.maker, Some(maker.clone()), "a gift says who made it as well");
    worker::run_due(&app).await.unwrap();
    let mut sent = std::fs::read_dir(app.settings.data.join("mail")).unwrap();
    let email = std::fs::read_to_string(sent.next().unwrap().unwrap().path()).unwrap().replace("=\r\n", "");
    for part in
        ["Example Textiles Ltd., 12 Mill Road, Dhaka 1205, info@example.com", "Odgovorna oseba v EU: Vitrina d.o.o."]
    {
        assert!(email.contains(part), "{part}: {email}");
    }
});

// 98/6/EC, article 6a: the price of the first day is outside the 30 days; that of the fifth was in force when they began.
both!(an_order_and_its_confirmation_have_the_lowest_price_of_30_days, test in PLATFORM, {
    let app = open(&test).await;
    for (days, price_minor, discount_minor) in [(5, 1890, None), (20, 1990, None), (25, 1990, Some(1490))] {
        app.clock.advance(TimeDelta::days(days));
        let mut draft = tee(&app, &[("XL", 1000)]);
        let price = draft.variants[0].prices.get_mut(&SI).unwrap();
        *price = PriceDraft { price_minor, discount_minor, ..PriceDraft::default() };
        save_products(&app, &[draft]).await.unwrap();
        app.catch_up().await.unwrap();
    }
    let wanted = request(&app, "visit-0001", &[("TEE-XL", 2)], None).await;
    let cart = [StoredLine { variant_id: wanted.lines[0].0, quantity: 2, shown_minor: None }];
    let asked = QuoteRequest {
        lines: &cart,
        code: None,
        person: Person::default(),
        delivery: pricing::DeliveryType::Courier,
        payment: PaymentType::Prepaid,
    };
    let (_, quote) = Box::pin(cart::priced_quote(&app, &front(&app), &asked)).await.unwrap();
    let line = serde_json::to_value(&quote.lines[0]).unwrap();
    assert_eq!((&line["unitPrice"], &line["discountPrice"]), (&json!(1990), &json!(1490)));
    assert_eq!((&line["price"]["lowestMinor"], &line["price"]["percent"]), (&json!(1890), &json!(21)));
    let placed = place(&app, &wanted).await.unwrap();
    let kept = &details(&app, placed.id).await.lines[0];
    assert_eq!((kept.regular_unit.minor, kept.unit.minor, kept.details.lowest), (1990, 1490, Some(euro(1890))));
    worker::run_due(&app).await.unwrap();
    let emails = std::fs::read_dir(app.settings.data.join("mail")).unwrap();
    let emails: Vec<String> = emails.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    let confirmation = emails.iter().find(|email| email.contains(&placed.number)).unwrap();
    assert!(confirmation.contains("18.90"), "{confirmation}");
});

/// 2011/83/EU, article 8(2), with the wording of each country's law; alternative wordings that it allows must be equally
/// unambiguous.
#[tokio::test]
async fn the_order_button_has_the_legally_required_label() {
    let app = open(&PLATFORM.sqlite().await).await;
    for (code, label) in [
        ("BG", "Поръчка със задължение за плащане"),
        ("CZ", "Objednávka zavazující k platbě"),
        ("DE", "Zahlungspflichtig bestellen"),
        ("ES", "Pedido con obligación de pago"),
        ("GR", "Παραγγελία με υποχρέωση πληρωμής"),
        ("HR", "Narudžba s obvezom plaćanja"),
        ("HU", "Fizetési kötelezettséggel járó megrendelés"),
        ("IT", "Ordine con obbligo di pagare"),
        ("LT", "Užsakymas su įsipareigojimu sumokėti"),
        ("PL", "Zamawiam z obowiązkiem zapłaty"),
        ("PT", "Encomenda com obrigação de pagar"),
        ("RO", "Comandă cu obligație de plată"),
        ("SI", "Naročilo z obveznostjo plačila"),
        ("SK", "Objednávka s povinnosťou platby"),
    ] {
        let tenant = app.directory().tenant_by_code(code).unwrap().clone();
        let text = app.translations().text(tenant.id, &tenant.default_language, "checkout-place", &[]);
        assert_eq!(text, label, "{code}");
    }
}
