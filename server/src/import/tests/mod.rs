//! Complete files, imported and exported, on both databases.

mod maps;
mod round_trip;
mod rules;
mod stock;

use std::path::PathBuf;

use super::{Format, Options, Report, Severity, import};
use crate::{
    app::App,
    both,
    catalog::StockMode,
    clock::Clock,
    config::Settings,
    db::Session,
    export::{self, Generation},
    tenancy::{self, Configuration, files},
    testing::TestDb,
};

/// The same shop in the classic and the newer export format.
const CLASSIC: &str = "\u{feff}Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,SEO Title,Status,Variant Image,Cost per item\r
rib-tee,Rib tee,\"<p>Soft.</p>\n<ul><li>Close</li></ul>\",Own Label,Women > Tees,\"rib, tee\",true,SIZE,M,Farbe,Schwarz,,,RT-M-B,180,shopify,7,24.90,,4006381333931,https://cdn.example/rib-front.jpg?v=1,2,Front,Rib,active,https://cdn.example/rib-black.jpg,9.10\r
rib-tee,,,,,,,,L,,schwarz,,,RT-L-B,180,shopify,0,19.90,24.90,,https://cdn.example/rib-black.jpg,1,,,,https://cdn.example/rib-black.jpg,9.10\n\
rib-tee,,,,,,,,,,,,,,,,,,,,https://cdn.example/rib-back.jpg,3,Back,,,,\n\
linen-shirt,“Linen” shirt – 100 %,<p>Cool</p>,OWN LABEL,Women > Tees,,false,Title,Default Title,,,,,,,,,49,49.00,,,,,,active,,\r\
three-ways,Three ways,,,,,true,Material,Wool,Fit,Slim,Colour,Ink,TW-1,,,5,60.00,,,,,,,active,,\n\
three-ways,,,,,,,,Wool,,Wide,,Ink,TW-1,,,5,60.00,,,,,,,,,\n";

const NEW: &str = "Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,option1 name,Option1 value,Option2 name,Option2 value,Option3 name,Option3 value,Price,Compare-at price,Cost per item,Inventory tracker,Inventory quantity,Weight value (grams),Product image URL,Image position,Image alt text,Variant image URL,SEO title\n\
Rib tee,rib-tee,\"<p>Soft.</p>\n<ul><li>Close</li></ul>\",Own Label,Women > Tees,\"rib, tee\",true,active,RT-M-B,4006381333931,SIZE,M,Farbe,Schwarz,,,24.90,,9.10,shopify,7,180,https://cdn.example/rib-front.jpg?v=1,2,Front,https://cdn.example/rib-black.jpg,Rib\n\
,rib-tee,,,,,,,RT-L-B,,,L,,schwarz,,,19.90,24.90,9.10,shopify,0,180,https://cdn.example/rib-black.jpg,1,,https://cdn.example/rib-black.jpg,\n\
,rib-tee,,,,,,,,,,,,,,,,,,,,,https://cdn.example/rib-back.jpg,3,Back,,\n\
“Linen” shirt – 100 %,linen-shirt,<p>Cool</p>,OWN LABEL,Women > Tees,,false,active,,,Title,Default Title,,,,,49,49.00,,,,,,,,,\n\
Three ways,three-ways,,,,,true,active,TW-1,,Material,Wool,Fit,Slim,Colour,Ink,60.00,,,,5,,,,,,\n\
,three-ways,,,,,,,TW-1,,,Wool,,Wide,,Ink,60.00,,,,5,,,,,,\n";

const SHORT_HEADER: &str = "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price\n";

const WOO: &str = "ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Date sale price ends,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,ImageFolder,Parent,Position,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global\n\
12,variation,HOOD-R,Hoodie - Red,1,visible,,,,1,9,,39.90,45,,,https://shop.example/red.jpg,id:11,1,Color,Red,,1,Size,,,1\n\
11,variable,HOOD,Hoodie,1,visible,Short,One\\nTwo\\n\\nThree,,1,,0.5,,,\"Women > Hoodies, Sale\\, last\",\"warm, soft\",\"https://shop.example/a.jpg, https://shop.example/red.jpg\",,0,Color,\"Red, Blue\",1,1,Size,\"S, M\",1,1\n\
13,variation,HOOD-BS,,1,visible,,,,0,,,,45,,,,HOOD,2,Color,Blue,,1,Size,S,,1\n\
20,simple,CAP,Cap,1,hidden,,<p>Cap</p>,2020-01-01,1,4,,10,15,Hats,,,,0,Color,Ink,1,1,,,,\n\
21,grouped,SET,Set,1,visible,,,,1,,,,,,,,,0,,,,,,,,\n\
22,variation,LOST,,1,visible,,,,1,1,,,5,,,,NOBODY,0,Color,Ink,,1,,,,\n";

pub(super) async fn shop(test: &TestDb) -> App {
    let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
    tenancy::apply(&test.db, &Clock::System, &files).await.unwrap();
    let settings = Settings { data: test.folder.path().to_owned(), ..Settings::default() };
    App::open(settings, test.db.clone(), Clock::System).await.unwrap()
}

pub(super) fn options(test: &TestDb, format: Format, text: &[u8]) -> Options {
    let file = test.folder.path().join("products.csv");
    std::fs::write(&file, text).unwrap();
    Options {
        file,
        format,
        tenants: vec!["SI".to_owned()],
        language: Some("en".to_owned()),
        images: None,
        categories: None,
        stock: StockMode::Set,
        dry_run: false,
    }
}

pub(super) async fn run(app: &App, options: &Options) -> Report {
    import(app, options, &|_| {}).await.unwrap()
}

pub(super) fn outcome(report: &Report) -> (u64, u64, u64, u64) {
    (report.created, report.updated, report.unchanged, report.left_out)
}

pub(super) async fn exported(app: &App, options: &Options, generation: Generation) -> Vec<u8> {
    let options = export::Options {
        format: options.format,
        generation,
        tenants: options.tenants.clone(),
        language: options.language.clone(),
        is_raw: false,
    };
    let mut bytes = Vec::new();
    export::export(app, &options, &mut bytes).await.unwrap();
    bytes
}

/// Line, column and severity of each issue that is not a note.
fn faults(report: &Report) -> Vec<(u64, &str, Severity)> {
    let issues = report.issues.list.iter().filter(|issue| issue.severity != Severity::Note);
    issues.map(|issue| (issue.line, issue.column.as_deref().unwrap_or_default(), issue.severity)).collect()
}

both!(a_classic_file_is_imported_once_and_exported_unchanged, test, {
    let app = shop(&test).await;
    let mut options = options(&test, Format::Shopify, CLASSIC.as_bytes());
    let report = run(&app, &options).await;
    assert_eq!(outcome(&report), (3, 0, 0, 0), "{:#?}", report.issues.list);
    assert_eq!(
        faults(&report),
        [(6, "Variant Compare At Price", Severity::Warning), (8, "Variant SKU", Severity::Warning)]
    );
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 3, 0));
    for generation in [Generation::Classic, Generation::New] {
        let first = exported(&app, &options, generation).await;
        std::fs::write(&options.file, &first).unwrap();
        let report = run(&app, &options).await;
        assert_eq!(outcome(&report), (0, 0, 3, 0), "{}", String::from_utf8_lossy(&first));
        assert_eq!(exported(&app, &options, generation).await, first);
    }
    options.tenants = vec!["SI".to_owned(), "HR".to_owned()];
    assert_eq!(outcome(&run(&app, &options).await), (0, 3, 0, 0));
});

both!(both_file_generations_give_the_same_catalogue, test, {
    let app = shop(&test).await;
    run(&app, &options(&test, Format::Shopify, CLASSIC.as_bytes())).await;
    let report = run(&app, &options(&test, Format::Shopify, NEW.as_bytes())).await;
    assert_eq!(outcome(&report), (0, 0, 3, 0), "{:#?}", report.issues.list);
});

both!(an_imported_file_is_shown_to_shoppers, test, {
    let app = shop(&test).await;
    let options = options(&test, Format::Shopify, CLASSIC.as_bytes());
    run(&app, &options).await;
    let text = String::from_utf8(exported(&app, &options, Generation::Classic).await).unwrap();
    let mut csv = csv::Reader::from_reader(text.as_bytes());
    let header = csv.headers().unwrap().clone();
    let rows: Vec<csv::StringRecord> = csv.records().map(Result::unwrap).collect();
    let field = |row: usize, name: &str| {
        let index = header.iter().position(|column| column == name).unwrap();
        rows[row].get(index).unwrap().to_owned()
    };
    let pictures: Vec<String> = (0..3).map(|row| field(row, "Image Src")).collect();
    assert_eq!(pictures[0], "https://cdn.example/rib-black.jpg");
    assert_eq!((field(0, "Option1 Name"), field(0, "Option2 Name")), ("SIZE".to_owned(), "Farbe".to_owned()));
    assert_eq!((field(0, "Option2 Value"), field(1, "Option2 Value")), ("Schwarz".to_owned(), "schwarz".to_owned()));
    assert_eq!(
        (field(1, "Variant Price"), field(1, "Variant Compare At Price")),
        ("19.90".to_owned(), "24.90".to_owned())
    );
    assert_eq!(field(3, "Vendor"), "OWN LABEL");
    assert_eq!(field(3, "Variant Inventory Qty"), "");
    assert_eq!((field(4, "Option1 Name"), field(5, "Option2 Value")), ("Material".to_owned(), "Wide".to_owned()));
    let brands: i64 = test.db.sql("SELECT COUNT(*) FROM brand").scalar().await.unwrap();
    let hidden: i64 = test.db.sql("SELECT COUNT(*) FROM offer WHERE NOT is_visible").scalar().await.unwrap();
    assert_eq!((brands, hidden), (1, 1));
});

both!(invalid_products_are_skipped_with_a_reason, test, {
    let app = shop(&test).await;
    let text = format!(
        "{SHORT_HEADER}\
         good,Good,<p onclick=\"x\">Fine<script>no()</script></p>,Size,S,G-S,1,10,\n\
         zero,Zero,,Size,S,Z,1,0,\n\
         half,Half,,Size,S,H-S,1,10,\n\
         half,,,,M,H-M\n\
         word,Word,,Size,S,W,1,cheap,\n\
         minus,Minus,,Size,S,M,-2,-5,\n\
         twice,Twice,,Size,S,T,1,10,\n\
         twice,,,,s,T2,1,10,\n\
         unnamed,,,Size,S,N,1,10,\n\
         ,Orphan,,Size,S,O,1,10,\n\
         wide,Wide,,Size,S,W2,1,10,,surplus\n\
         good,,,,M,G-M,many pieces,10,\n\
         fine,Fine,,Size,S,F,2,10,8\n"
    );
    let report = run(&app, &options(&test, Format::Shopify, text.as_bytes())).await;
    assert_eq!(outcome(&report), (1, 0, 0, 8));
    assert_eq!(
        faults(&report),
        [
            (3, "Variant Price", Severity::Error),
            (5, "Variant Inventory Qty", Severity::Error),
            (6, "Variant Price", Severity::Error),
            (7, "Variant Price", Severity::Error),
            (9, "Option1 Value", Severity::Error),
            (10, "Title", Severity::Error),
            (11, "Handle", Severity::Error),
            (12, "", Severity::Error),
            (13, "Variant Inventory Qty", Severity::Error),
            (14, "Variant Compare At Price", Severity::Warning),
        ]
    );
    let keys: Vec<String> = test.db.sql("SELECT key FROM product ORDER BY key").scalars().await.unwrap();
    assert_eq!(keys, ["fine"]);
});

both!(dangerous_html_and_invalid_handles_are_corrected_and_reported, test, {
    let app = shop(&test).await;
    let text =
        format!("{SHORT_HEADER}🩱 swim,Swim,<p onclick=\"x()\">Fine<script>no()</script></p>,Size,S,G-S,1,10,\n");
    let report = run(&app, &options(&test, Format::Shopify, text.as_bytes())).await;
    assert_eq!(outcome(&report), (1, 0, 0, 0));
    let notes: Vec<&str> = report.issues.list.iter().filter_map(|issue| issue.column.as_deref()).collect();
    assert_eq!(notes, ["Handle", "Body (HTML)"]);
    let text: (String, String) = test.db.sql("SELECT slug, description FROM product_text").one().await.unwrap();
    assert_eq!(text.1, "<p>Fine</p>");
    assert!(text.0.is_ascii() && text.0.ends_with("swim"), "{}", text.0);
});

both!(later_rows_of_a_product_belong_to_it, test, {
    let app = shop(&test).await;
    let text = format!("{SHORT_HEADER}a,A,,Size,S,A-S,1,10,\nb,B,,Size,S,B-S,1,10,\na,,,,M,A-M,1,10,\n");
    let report = run(&app, &options(&test, Format::Shopify, text.as_bytes())).await;
    assert_eq!((outcome(&report), report.variants), ((2, 0, 0, 0), 3));
});

both!(countries_have_their_own_columns, test, {
    let app = shop(&test).await;
    let header = SHORT_HEADER.trim();
    let text = format!(
        "{header},Price / Croatia,Included / HR,Price / Poland,Compare At Price / Poland,Price / International\n\
         a,A,,Size,S,A-S,1,10,,11.50,true,44.90,49.90,12\n\
         b,B,,Size,S,B-S,1,20,,,false,89.90,,24\n"
    );
    let mut options = options(&test, Format::Shopify, text.as_bytes());
    options.tenants = ["SI", "HR", "PL"].map(str::to_owned).to_vec();
    let report = run(&app, &options).await;
    assert_eq!(outcome(&report), (2, 0, 0, 0));
    let prices: Vec<(i64, i64, Option<i64>)> = test
        .db
        .sql("SELECT t.position, p.price_minor, p.discount_minor FROM variant_price p JOIN tenant t ON t.id = p.tenant_id JOIN variant v ON v.id = p.variant_id WHERE t.code IN ('SI', 'HR', 'PL') ORDER BY v.sku, t.code")
        .all()
        .await
        .unwrap();
    let prices: Vec<(i64, Option<i64>)> = prices.into_iter().map(|(_, price, discount)| (price, discount)).collect();
    // In the order of country codes: HR, PL, SI; the second product is not sold in Croatia. The compare-at price of Poland's
    // first price is not shown without 30 days of history.
    assert_eq!(prices, [(1150, None), (4490, None), (1000, None), (8990, None), (2000, None)]);
    let first = exported(&app, &options, Generation::Classic).await;
    std::fs::write(&options.file, &first).unwrap();
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 2, 0), "{}", String::from_utf8_lossy(&first));
    assert_eq!(exported(&app, &options, Generation::Classic).await, first);
});

both!(a_file_for_other_countries_is_refused, test, {
    let app = shop(&test).await;
    let mut options = options(&test, Format::Shopify, CLASSIC.as_bytes());
    let refusals = [
        (vec!["SI", "PL"], Some("en"), "PL pays in PLN"),
        (vec!["SI", "HR"], None, "SI speaks sl, HR speaks hr"),
        (vec!["XX"], None, "no country"),
        (vec!["SI"], Some("xx"), "no language"),
    ];
    for (tenants, language, reason) in refusals {
        options.tenants = tenants.into_iter().map(str::to_owned).collect();
        options.language = language.map(str::to_owned);
        let error = import(&app, &options, &|_| {}).await.unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
    options.format = Format::WooCommerce;
    options.language = None;
    options.tenants = vec!["SI".to_owned()];
    let error = import(&app, &options, &|_| {}).await.unwrap_err().to_string();
    assert!(
        error.contains("has no column `Name`: it looks like Shopify's product CSV: use --format shopify"),
        "{error}"
    );
});

both!(a_dry_run_reports_changes_and_writes_nothing, test, {
    let app = shop(&test).await;
    let mut options = options(&test, Format::Shopify, CLASSIC.as_bytes());
    options.dry_run = true;
    assert_eq!(outcome(&run(&app, &options).await), (3, 0, 0, 0));
    for table in ["product", "brand", "category", "media_asset", "attribute_value", "change_feed"] {
        let sql = match table {
            "product" => "SELECT COUNT(*) FROM product",
            "brand" => "SELECT COUNT(*) FROM brand",
            "category" => "SELECT COUNT(*) FROM category",
            "media_asset" => "SELECT COUNT(*) FROM media_asset",
            "attribute_value" => "SELECT COUNT(*) FROM attribute_value",
            _ => "SELECT COUNT(*) FROM change_feed WHERE topic <> 'tenancy'",
        };
        let count: i64 = test.db.sql(sql).scalar().await.unwrap();
        assert_eq!(count, 0, "{table}");
    }
});

both!(pictures_of_a_folder_are_stored_and_addresses_never_fetched, test, {
    let app = shop(&test).await;
    let folder = test.folder.path().join("pictures");
    std::fs::create_dir(&folder).unwrap();
    let drawing = r#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10"><path d="M0 0h8v10H0z"/></svg>"#;
    std::fs::write(folder.join("Rib-Front.svg"), drawing).unwrap();
    std::fs::write(folder.join("rib-back.jpg"), "this is no picture").unwrap();
    std::fs::write(folder.join("other.svg"), drawing).unwrap();
    let mut options = options(&test, Format::Shopify, CLASSIC.as_bytes());
    options.images = Some(folder);
    let report = run(&app, &options).await;
    assert_eq!((outcome(&report), report.pictures), ((3, 0, 0, 0), 2));
    let stored: i64 = test.db.sql("SELECT COUNT(*) FROM media_asset WHERE path IS NOT NULL").scalar().await.unwrap();
    let recorded: i64 = test.db.sql("SELECT COUNT(*) FROM media_asset WHERE path IS NULL").scalar().await.unwrap();
    assert_eq!((stored, recorded), (1, 2));
    assert!(report.issues.list.iter().any(|issue| issue.reason.contains("only its address is recorded")));
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 3, 0));
    options.images = None;
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 3, 0));
    let first = exported(&app, &options, Generation::Classic).await;
    assert!(String::from_utf8_lossy(&first).contains("https://cdn.example/rib-front.jpg?v=1"));
});

both!(woocommerce_variations_are_assigned_in_any_row_order, test, {
    let app = shop(&test).await;
    let options = options(&test, Format::WooCommerce, WOO.as_bytes());
    let report = run(&app, &options).await;
    assert_eq!((outcome(&report), report.variants), ((2, 0, 0, 2), 4), "{:#?}", report.issues.list);
    assert_eq!(
        faults(&report),
        [
            (2, "SKU", Severity::Warning),
            (5, "Sale price", Severity::Warning),
            (6, "Type", Severity::Error),
            (7, "Parent", Severity::Error),
        ]
    );
    let stock: Vec<i64> = test
        .db
        .sql("SELECT s.on_hand FROM variant v JOIN stock_item s ON s.variant_id = v.id ORDER BY v.sku, v.position")
        .scalars()
        .await
        .unwrap();
    // The cap, the sold-out blue hoodie, and the red one with nine pieces shared by two sizes.
    assert_eq!(stock, [4, 0, 5, 4]);
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 2, 2));
    let first = exported(&app, &options, Generation::Classic).await;
    let again = Options { file: PathBuf::from(&options.file), ..options.clone() };
    std::fs::write(&again.file, &first).unwrap();
    assert_eq!(outcome(&run(&app, &again).await), (0, 0, 2, 0), "{}", String::from_utf8_lossy(&first));
    assert_eq!(exported(&app, &again, Generation::Classic).await, first);
});
