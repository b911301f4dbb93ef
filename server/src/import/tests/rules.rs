//! Import rules for options, categories, prices, pictures, dates and texts.

use std::fs;

use super::{
    super::{Format, Severity},
    exported, options as file_options, outcome, run, shop,
};
use crate::{
    app::App,
    both,
    catalog::{self, RemovedTexts, TextRemoval},
    changes::{Topic, times_recorded},
    db::{Db, Session},
    export::Generation,
    import::{Options, Report},
    testing::TestDb,
};

fn shopify(test: &TestDb, text: &str) -> Options {
    file_options(test, Format::Shopify, text.as_bytes())
}

async fn count(db: &Db, sql: &'static str) -> i64 {
    db.sql(sql).scalar().await.unwrap()
}

async fn texts(db: &Db, sql: &'static str) -> Vec<String> {
    db.sql(sql).scalars().await.unwrap()
}

/// Reasons of a severity, one for each kind.
fn reasons(report: &Report, severity: Severity) -> Vec<&str> {
    let groups = report.issues.groups.iter().filter(|group| group.first.severity == severity);
    groups.map(|group| group.first.reason.as_str()).collect()
}

fn drawing(colour: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10"><path fill="{colour}" d="M0 0h8v10H0z"/></svg>"#
    )
}

both!(an_import_that_only_adds_pictures_updates_its_products, test, {
    let app = shop(&test).await;
    let text = "Handle,Title,Variant Price,Image Src\n\
                a,A,10,https://cdn.example/one.svg\na,,,https://cdn.example/two.svg\nb,B,10,https://cdn.example/same.svg\n";
    let mut options = shopify(&test, text);
    assert_eq!(outcome(&run(&app, &options).await), (2, 0, 0, 0));
    let folder = test.folder.path().join("pictures");
    fs::create_dir(&folder).unwrap();
    // The first product's two pictures have the same bytes: one original, two addresses.
    for name in ["one.svg", "two.svg"] {
        fs::write(folder.join(name), drawing("red")).unwrap();
    }
    options.images = Some(folder);
    let before = times_recorded(&test.db, Topic::Product).await;
    let report = run(&app, &options).await;
    assert_eq!((outcome(&report), report.pictures), ((0, 1, 1, 0), 2));
    assert_ne!(times_recorded(&test.db, Topic::Product).await, before);
    let linked =
        "SELECT COUNT(*) FROM product_media m JOIN media_asset a ON a.id = m.asset_id WHERE a.path IS NOT NULL";
    assert_eq!(count(&test.db, linked).await, 2);
    // Importing again with the same folder, or without one, makes no changes.
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 2, 0));
    options.images = None;
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 2, 0));
    assert_eq!(count(&test.db, linked).await, 2);
});

both!(spellings_of_a_letter_size_are_one_sorted_value, test, {
    let app = shop(&test).await;
    let text = "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n\
                a,A,choose the size,X-Large,a1,10\na,,,Small,a2,10\na,,,XX Large,a3,10\na,,,X-Small,a4,10\n\
                b,B,Tamaño,XL,b1,10\nb,,,2XL,b2,10\nb,,,M,b3,10\nb,,,36-38,b4,10\nb,,,36 2/3,b5,10\nb,,,6 meses,b6,10\n";
    let options = shopify(&test, text);
    assert_eq!(outcome(&run(&app, &options).await), (2, 0, 0, 0));
    let sizes = "SELECT v.key FROM attribute_value v JOIN attribute a ON a.id = v.attribute_id WHERE a.key = 'size' ORDER BY v.position";
    assert_eq!(texts(&test.db, sizes).await, ["XS", "S", "M", "XL", "2XL", "6-meses", "36-38", "36-2-3"]);
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 2, 0));
    let first = exported(&app, &options, Generation::Classic).await;
    let first = String::from_utf8(first).unwrap();
    for spelling in [",X-Large,", ",Small,", ",XX Large,", ",XL,", ",choose the size,", ",Tamaño,"] {
        assert!(first.contains(spelling), "{spelling} is not in {first}");
    }
});

both!(a_linked_option_keeps_its_link_in_the_export, test, {
    let app = shop(&test).await;
    // The option names are meaningless: without their links, both options would share one slot.
    let text = "Handle,Title,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Variant Price\n\
                a,A,Ton,Night,product.metafields.shopify.color-pattern,EU,38,product.metafields.shopify.shoe-size,10\n\
                a,,,Night,,,39,,10\n\
                b,B,Fabric,Wool,product.metafields.custom.fabric,EU,38,,10\n";
    let options = shopify(&test, text);
    assert_eq!(outcome(&run(&app, &options).await), (2, 0, 0, 0));
    let kinds = "SELECT p.key || ' ' || a.key FROM product_option o JOIN product p ON p.id = o.product_id \
                 JOIN attribute a ON a.id = o.attribute_id ORDER BY p.key, a.key";
    let expected = ["a colour", "a size", "b fabric-eu"];
    assert_eq!(texts(&test.db, kinds).await, expected);
    let sizes = "SELECT v.key FROM attribute_value v JOIN attribute a ON a.id = v.attribute_id WHERE a.key = 'size' ORDER BY v.position";
    assert_eq!(texts(&test.db, sizes).await, ["38", "39"]);
    let first = exported(&app, &options, Generation::Classic).await;
    let text = String::from_utf8(first.clone()).unwrap();
    for link in ["shopify.color-pattern", "shopify.shoe-size", "custom.fabric"] {
        assert!(text.contains(&format!(",product.metafields.{link},")), "{link}: {text}");
    }
    let again = file_options(&test, Format::Shopify, &first);
    assert_eq!(outcome(&run(&app, &again).await), (0, 0, 2, 0), "the export says the same: {text}");
    assert_eq!(texts(&test.db, kinds).await, expected);
});

both!(a_taxonomy_in_english_is_stored_as_english, test, {
    let app = shop(&test).await;
    let text = "Handle,Title,Product Category,Type,Variant Price\n\
                a,Majica,Apparel & Accessories > Clothing > Shirts,Majica,10\n\
                b,Hlače,Uncategorized,Hlače > Dolge,10\n\
                c,Kapa,Uncategorized,,10\n";
    let mut options = shopify(&test, text);
    options.language = Some("sl".to_owned());
    assert_eq!(outcome(&run(&app, &options).await), (3, 0, 0, 0));
    let named: Vec<(String, String)> = test
        .db
        .sql("SELECT l.code, t.name FROM category_text t JOIN language l ON l.id = t.language_id ORDER BY t.category_id, l.code")
        .all()
        .await
        .unwrap();
    let named: Vec<(&str, &str)> = named.iter().map(|(code, name)| (code.as_str(), name.as_str())).collect();
    let standard = [("en", "Apparel & Accessories"), ("en", "Clothing"), ("en", "Shirts")];
    assert_eq!(named, [&standard[..], &[("sl", "Hlače"), ("sl", "Dolge")]].concat());
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM product_category").await, 2);
});

both!(only_products_after_the_first_import_are_new, test, {
    let app = shop(&test).await;
    let row = |handle: &str, date: &str| format!("{handle},{handle},10,{date}\n");
    let header = "Handle,Title,Variant Price,Published At\n";
    let mut text = format!("{header}{}{}", row("a", ""), row("b", "2026-02-01T10:00:00Z"));
    assert_eq!(outcome(&run(&app, &shopify(&test, &text)).await), (2, 0, 0, 0));
    text += &row("c", "");
    assert_eq!(outcome(&run(&app, &shopify(&test, &text)).await), (1, 0, 2, 0));
    let backfilled = "SELECT key FROM product WHERE backfilled_at IS NOT NULL ORDER BY key";
    assert_eq!(texts(&test.db, backfilled).await, ["a"]);
    let published: chrono::DateTime<chrono::Utc> =
        test.db.sql("SELECT published_at FROM product WHERE key = 'b'").scalar().await.unwrap();
    assert_eq!(published.to_rfc3339(), "2026-02-01T10:00:00+00:00");
    // Changing the product does not make it count as new.
    let changed = text.replace("a,a,10", "a,a,11");
    assert_eq!(outcome(&run(&app, &shopify(&test, &changed)).await), (0, 1, 2, 0));
    assert_eq!(texts(&test.db, backfilled).await, ["a"]);
});

both!(a_single_first_product_is_new, test, {
    let app = shop(&test).await;
    assert_eq!(outcome(&run(&app, &shopify(&test, "Handle,Title,Variant Price\na,A,10\n")).await), (1, 0, 0, 0));
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM product WHERE backfilled_at IS NULL").await, 1);
});

both!(a_compare_at_price_without_history_is_shown_only_where_allowed, test, {
    let app = shop(&test).await;
    let text = "Handle,Title,Variant Price,Variant Compare At Price\na,A,19.90,24.90\nb,B,20,15\nc,C,20,0\n";
    for tenant in ["SI", "BD"] {
        let mut options = shopify(&test, text);
        options.tenants = vec![tenant.to_owned()];
        run(&app, &options).await;
        let first = exported(&app, &options, Generation::Classic).await;
        let mut csv = csv::Reader::from_reader(&*first);
        let compare = csv.headers().unwrap().iter().position(|name| name == "Variant Compare At Price").unwrap();
        let compared: Vec<String> = csv.records().map(|row| row.unwrap()[compare].to_owned()).collect();
        assert_eq!(compared, ["24.90", "15.00", "0.00"], "{tenant}");
        fs::write(&options.file, first).unwrap();
        assert_eq!(outcome(&run(&app, &options).await), (0, 0, 3, 0), "{tenant}");
    }
    let shown: Vec<(String, i64, Option<i64>, Option<i64>)> = test
        .db
        .sql("SELECT t.code, o.price_minor, o.discount_minor, o.lowest_minor FROM offer o JOIN tenant t ON t.id = o.tenant_id JOIN product p ON p.id = o.product_id WHERE p.key = 'a' ORDER BY t.code")
        .all()
        .await
        .unwrap();
    assert_eq!(shown, [("BD".to_owned(), 2490, Some(1990), None), ("SI".to_owned(), 1990, None, None)]);
});

both!(only_variations_with_a_price_are_offered, test, {
    let app = shop(&test).await;
    let text = "Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)\n\
                variable,TEE,Tee,,,Size,\"S, M\"\nvariation,TEE-S,,10,TEE,Size,S\nvariation,TEE-M,,,TEE,Size,M\n\
                variable,NONE,None,,,Size,S\nvariation,NONE-S,,,NONE,Size,S\n";
    let report = run(&app, &file_options(&test, Format::WooCommerce, text.as_bytes())).await;
    assert_eq!(outcome(&report), (1, 0, 0, 1));
    let sold = "SELECT v.sku FROM variant v JOIN variant_price p ON p.variant_id = v.id";
    assert_eq!(texts(&test.db, sold).await, ["TEE-S"]);
    assert!(reasons(&report, Severity::Warning).contains(&"is empty: the variation is not offered"));
});

const ENGLISH: &str = "This soft shirt is made of organic cotton. It keeps its shape after many washes and goes well with \
                       everything that you wear on warm days. The wide collar and the long sleeves make it comfortable all day.";

both!(texts_in_another_language_are_stored_with_a_warning, test, {
    let app = shop(&test).await;
    let mut options = shopify(&test, &format!("Handle,Title,Body (HTML),Variant Price\na,Soft shirt,{ENGLISH},10\n"));
    options.language = None;
    let report = run(&app, &options).await;
    let warning = reasons(&report, Severity::Warning);
    assert!(warning[0].starts_with("the texts look like English (en), not Slovenščina (sl)"), "{warning:?}");
    let languages = "SELECT l.code FROM product_text t JOIN language l ON l.id = t.language_id ORDER BY l.code";
    assert_eq!(texts(&test.db, languages).await, ["en"]);
    options.language = Some("sl".to_owned());
    let report = run(&app, &options).await;
    assert!(reasons(&report, Severity::Warning)[0].ends_with("as asked"));
    assert_eq!(texts(&test.db, languages).await, ["en", "sl"]);
});

async fn remove(app: &App, code: &str, products: &[&str], dry_run: bool) -> RemovedTexts {
    let language = app.directory().language(code).unwrap().id;
    let products = products.iter().map(|key| (*key).to_owned()).collect();
    catalog::remove_texts(app, &TextRemoval { language, products, dry_run }).await.unwrap()
}

both!(removed_texts_of_a_language_are_restored_by_their_file, test, {
    let app = shop(&test).await;
    let text = "Handle,Title,Type,Variant Price\na,Tee,Tees,10\nb,Cap,Caps,10\n";
    let mut options = shopify(&test, text);
    run(&app, &options).await;
    options.language = Some("sl".to_owned());
    fs::write(&options.file, format!("{text}c,Nova,Caps,10\n")).unwrap();
    run(&app, &options).await;
    let slovene = "SELECT COUNT(*) FROM product_text t JOIN language l ON l.id = t.language_id WHERE l.code = 'sl'";
    // `c` has only a Slovenian text, and keeps it.
    let all = RemovedTexts { products: 2, others: 2, kept: 1, unknown: Vec::new() };
    assert_eq!(remove(&app, "sl", &[], true).await, all);
    assert_eq!(count(&test.db, slovene).await, 3);
    let one = remove(&app, "sl", &["a", "nobody"], false).await;
    assert_eq!((one.products, one.others, one.unknown), (1, 0, vec!["nobody".to_owned()]));
    assert_eq!(remove(&app, "sl", &[], false).await, RemovedTexts { products: 1, ..all });
    assert_eq!(count(&test.db, slovene).await, 1);
    assert_eq!(outcome(&run(&app, &options).await), (0, 2, 1, 0));
    assert_eq!(count(&test.db, slovene).await, 3);
});

both!(a_report_names_products_and_counts_rows_that_belong_to_none, test, {
    let app = shop(&test).await;
    let text = "Handle,Title,Variant Price\n,,10\n,,11\na,A,cheap\nb,B,20 PLN\nc,C,1.234,50 €\n"
        .replace("1.234,50 €", "\"1.234,50 €\"");
    let report = run(&app, &shopify(&test, &text)).await;
    assert_eq!((report.rows_without_product, outcome(&report)), (2, (1, 0, 0, 2)));
    let issues: Vec<(Option<&str>, u64, &str)> = report
        .issues
        .list
        .iter()
        .filter(|issue| issue.severity == Severity::Error)
        .map(|issue| (issue.product.as_deref(), issue.line, issue.reason.as_str()))
        .collect();
    assert_eq!(
        issues,
        [
            (None, 2, "is empty: the row belongs to no product"),
            (None, 3, "is empty: the row belongs to no product"),
            (Some("a"), 4, "is not a number"),
            (Some("b"), 5, "is in PLN, the country pays in EUR"),
        ]
    );
    assert_eq!(report.issues.groups[0].first_lines, [2, 3]);
});

both!(new_colours_are_reported_if_their_case_is_not_that_of_the_language, test, {
    let app = shop(&test).await;
    let text = "Handle,Title,Option1 Name,Option1 Value,Variant Price\n\
                a,A,Colour,Sky Blue,10\na,,,Black,10\nb,B,Colour,sky blue,10\nb,,,moss green,10\n\
                c,C,Material,wool,10\nd,D,Colour,SAND,no price\n";
    let mut options = shopify(&test, text);
    let warnings = |report: &Report| -> Vec<String> {
        let issues = report.issues.list.iter().filter(|issue| issue.severity == Severity::Warning);
        let text = |part: &Option<String>| part.clone().unwrap_or_default();
        issues
            .map(|issue| format!("{} {} {}: {}", text(&issue.product), text(&issue.column), issue.line, issue.reason))
            .collect()
    };
    let reason = |name: &str, language: &str| {
        format!(
            "is a new colour, which is written `{name}` in {language}: correct the file before it is imported, as a stored \
             name is kept"
        )
    };
    let expected =
        [format!("a Colour 2: {}", reason("Sky blue", "en")), format!("b Colour 4: {}", reason("Moss green", "en"))];
    for is_dry in [true, false] {
        options.dry_run = is_dry;
        assert_eq!(warnings(&run(&app, &options).await), expected);
    }
    assert!(warnings(&run(&app, &options).await).is_empty(), "the stored names are kept");
    options.language = Some("de".to_owned());
    let german = [format!("b Colour 4: {}", reason("Moss green", "de"))];
    assert_eq!(warnings(&run(&app, &options).await), german, "Sky Blue may be two nouns");
});
