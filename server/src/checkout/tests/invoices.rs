//! Invoices as HTML pages and as PDFs: the agreed data, in each language, with sums that add up.

use super::*;
use crate::{
    both,
    tenancy::{self, files},
    testing::pdf_pages,
};

both!(an_invoice_is_in_the_order_s_language, test in PLATFORM, {
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
        "−2.98 €",
        "22\u{a0}%",
        &seller.name,
    ] {
        assert!(html.contains(part), "{part}\n{html}");
    }
    let money = |minor| crate::money::format(&app.directory().tenant(SI).unwrap().currency.pattern, minor);
    let order = &details.order;
    assert!(html.contains(&money(order.total.minor)));
    for vat in &order.snapshot.vat {
        for minor in [vat.gross.minor, vat.tax.minor, vat.gross.minor - vat.tax.minor] {
            assert!(html.contains(&money(minor)), "{minor}");
        }
    }
    assert!(!html.contains("<script") && !html.contains("http"), "it loads nothing");
});

both!(an_invoice_has_the_country_s_amount_format, test in PLATFORM, {
    let mut sources = files::built_in();
    let file = sources.files.iter_mut().find(|source| source.name == "tenants/si.toml").unwrap();
    file.text.push_str("\n[money]\npattern = \"{1.234,50} €\"\n");
    let countries = files::read(&sources, &tenancy::stored(&test.db).await.unwrap()).unwrap();
    tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
    let app = open(&test).await;
    let placed = place(&app, &request(&app, "visit-0001", &[("TEE-XL", 99)], None).await).await.unwrap();
    let details = details(&app, placed.id).await;
    let html = orders::invoice(&app, &details).unwrap();
    let pdf = pdf_pages(&orders::invoice_pdf(&app, &details).await.unwrap()).concat();
    for amount in ["14,90 €", "1.475,10 €"] {
        assert!(html.contains(amount), "{amount}\n{html}");
        assert!(without_spaces(&pdf).contains(&without_spaces(amount)), "{amount}\n{pdf}");
    }
    assert!(!html.contains("14.90") && !pdf.contains("14.90"), "{html}");
});

both!(an_invoice_is_written_in_every_language_and_only_where_there_is_one, test in PLATFORM, {
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

/// All text between a page's tags.
fn texts_of(html: &str) -> Vec<String> {
    let body = html.split("<main>").nth(1).unwrap();
    let texts = body.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text.trim());
    let unescape = |text: &str| {
        [("&#x27;", "'"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&#x2f;", "/"), ("&amp;", "&")]
            .iter()
            .fold(text.to_owned(), |text, (escaped, plain)| text.replace(escaped, plain))
    };
    texts.filter(|text| !text.is_empty()).map(unescape).collect()
}

fn without_spaces(text: &str) -> String {
    text.chars().filter(|character| !character.is_whitespace()).collect()
}

both!(the_pdf_of_an_invoice_equals_its_page_in_every_language, test in PLATFORM, {
    let app = open(&test).await;
    let mut wanted = request(&app, "visit-0001", &[("TEE-XL", 2)], None).await;
    wanted.billing = Some(PostalAddress { name: "Novak & <Co> \u{1f600}".into(), ..address(SI) });
    let placed = place(&app, &wanted).await.unwrap();
    let mut details = details(&app, placed.id).await;
    // Letters of all languages of the countries, and a word wider than its column.
    let name = "Őrült, žluťoučký kůň, ąžuolė, ştiinţă, niño, maçã, Übergröße, αύριο, ЩЪЬЮЯ, ক্ষুদ্র বস্ত্র, ";
    details.lines[0].details.name = format!("{name}{}", "Donaudampfschifffahrtsgesellschaft".repeat(4));
    for tenant in app.directory().tenants.clone() {
        for language in &tenant.languages {
            (details.order.tenant_id, details.order.language_id) = (tenant.id, language.id);
            let page = orders::invoice(&app, &details).unwrap();
            let pdf = orders::invoice_pdf(&app, &details).await.unwrap();
            assert!(pdf.len() < 120_000, "{}: {} bytes, with the glyphs that are used", language.code, pdf.len());
            let pages = pdf_pages(&pdf);
            assert_eq!(pages.len(), 1, "{}", language.code);
            let first_page = without_spaces(&pages[0]);
            for text in texts_of(&page) {
                let text = without_spaces(&text.replace('\u{1f600}', "?"));
                assert!(first_page.contains(&text), "{}: {text}\n{first_page}", language.code);
            }
        }
    }
    details.order.invoice_number = None;
    assert!(matches!(orders::invoice_pdf(&app, &details).await, Err(Error::NotFound)));
});

both!(an_invoice_of_sixty_lines_repeats_the_header_on_each_page, test in PLATFORM, {
    let app = open(&test).await;
    let placed = place(&app, &request(&app, "visit-0001", &[("TEE-XL", 1)], None).await).await.unwrap();
    let mut details = details(&app, placed.id).await;
    let line = details.lines.pop().unwrap();
    for number in 1..=60 {
        let mut line = line.clone();
        line.details.name = format!("Kos {number}.");
        details.lines.push(line);
    }
    let pages = pdf_pages(&orders::invoice_pdf(&app, &details).await.unwrap());
    assert!(pages.len() > 1, "{pages:?}");
    let number = details.order.invoice_number.clone().unwrap();
    let columns = ["Izdelek", "Cena", "Stopnja DDV", "Znesek"];
    for (at, page) in pages.iter().enumerate() {
        let foot = format!("{} / {}", at + 1, pages.len());
        let heads = if page.contains("Kos ") { columns.as_slice() } else { &[] };
        for part in heads.iter().copied().chain([number.as_str(), &foot, &details.order.snapshot.seller.name]) {
            assert!(page.contains(part), "page {} lacks {part}: {page}", at + 1);
        }
    }
    let all = pages.concat();
    for number in 1..=60 {
        assert_eq!(all.matches(&format!("Kos {number}.\n")).count(), 1, "{number}");
    }
});
