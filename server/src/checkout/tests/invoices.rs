//! Invoices to print: what was agreed, in each language, with sums that add up.

use super::*;
use crate::both;

both!(an_invoice_says_what_was_agreed_in_the_order_s_language, test, {
    let app = open(&test).await;
    let coupon =
        "[[promotions]]\nname = \"ten\"\nkind = \"coupon\"\ncode = \"TEN\"\npercent = \"10\"\ncountries = [\"SI\"]\n";
    promote(&app, coupon).await;
    let mut wanted = request(&app, "visit-0001", &[("TEE-XL", 2)], Some("TEN")).await;
    wanted.billing = Some(PostalAddress { name: "Novak & Co".into(), ..address(SI) });
    let placed = place(&app, &wanted).await.unwrap();
    let details = details(&app, placed.id).await;
    let html = orders::invoice(&app, &details).unwrap();
    let seller = app.directory().tenant(SI).unwrap().legal.clone();
    for part in [
        "<html lang=\"sl",
        "Račun SI-2026-000001",
        &placed.number,
        "Novak &amp; Co",
        "Ana Novak",
        "Majica",
        "2 × 14.90 €",
        "29.80 €",
        "-2.98 €",
        "22\u{a0}%",
        &seller.name,
    ] {
        assert!(html.contains(part), "{part}\n{html}");
    }
    let money = |minor| crate::money::format(&app.directory().tenant(SI).unwrap().currency.pattern, minor);
    let order = &details.order;
    assert!(html.contains(&money(order.total_minor)));
    for vat in &order.snapshot.vat {
        for minor in [vat.gross_minor, vat.tax_minor, vat.gross_minor - vat.tax_minor] {
            assert!(html.contains(&money(minor)), "{minor}");
        }
    }
    assert!(!html.contains("<script") && !html.contains("http"), "it loads nothing");
});

both!(an_invoice_is_written_in_every_language_and_only_where_there_is_one, test, {
    let app = open(&test).await;
    let wanted = request(&app, "visit-0001", &[("TEE-XL", 1)], None).await;
    let placed = place(&app, &wanted).await.unwrap();
    let mut details = details(&app, placed.id).await;
    let mut titles = std::collections::HashSet::new();
    for tenant in app.directory().tenants.clone() {
        for language in &tenant.languages {
            (details.order.tenant_id, details.order.language_id) = (tenant.id, language.id);
            let html = orders::invoice(&app, &details).unwrap();
            assert!(html.contains(&format!("<html lang=\"{}\"", language.locale)), "{}", language.code);
            for id in ["invoice-", "mail-order-", "legal-vat", "shop-name"] {
                assert!(!html.contains(&format!(">{id}")), "{} lacks {id}", language.code);
            }
            titles.insert(html.split("<h1>").nth(1).unwrap().split(' ').next().unwrap().to_owned());
        }
    }
    assert!(titles.len() >= 12, "{titles:?}");
    details.order.invoice_number = None;
    assert!(matches!(orders::invoice(&app, &details), Err(Error::NotFound)));
});
