//! Generated catalogues with unusual content: exporting and importing them again changes nothing.

use super::{
    super::{Format, Options},
    exported, options as file_options, outcome, run, shop,
};
use crate::{
    app::App,
    both,
    db::Session,
    export::{self, Generation},
};

/// A pseudo-random generator with the same sequence in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    fn of<'t>(&mut self, texts: &[&'t str]) -> &'t str {
        texts[self.roll(texts.len())]
    }
}

const BODIES: &[&str] = &[
    "",
    "<p>Soft</p>\n",
    "\n<style>p{}</style>\n<p>Soft & warm</p>\n\n",
    "plain text\nin two lines",
    "=HYPERLINK(\"http://x.example\")",
    "<p onclick=x>a</p><script>b</script>\r\n",
    "<pre>\n\nx</pre>",
    "<b><p>mis</b>nested</p>",
    "- a list\n- of dashes",
    "'quoted'",
    "<ul><li>one<li>two</ul>",
    "&amp;nbsp; &lt;b&gt;",
];
const NAMES: &[&str] =
    &["Rib tee", "“Linen” shirt – 100 %", "-10 % tee", "@home", "=1+1", "Ženska majica", "'Tis", "T\u{a0}shirt"];
const VENDORS: &[&str] = &["", "Own Label", "OWN LABEL", "own label", "+Plus", "Žar, d.o.o."];
const KINDS: &[&str] = &["", "Women > Tees", "Tees", "Uncategorized", "=Odd"];
const CATEGORIES: &[&str] = &["", "Uncategorized", "Apparel & Accessories > Clothing", "aa-1-1", "Tops"];
const PRICES: &[&str] = &["10", "19.90", "19,90 €", "1.234,50", "EUR 20", "0.01"];
const COMPARES: &[&str] = &["", "0", "5", "10", "24.90", "99999"];
const QUANTITIES: &[&str] = &["", "0", "7", "-3", "12.00"];
const SIZES: &[&str] = &["XS", "X-Small", "xx large", "2XL", "M", "Medium ", "36 2/3", "6 months", "=S", "One size"];
const COLOURS: &[&str] = &["Black", "black", "BLACK", "Schwarz", "-", "Off-White"];
const OPTIONS: &[&str] = &["Size", "choose the size", "Talla:", "Color", "Cor:", "Material", "Fit"];
const FLAGS: &[&str] = &["", "true", "TRUE", "false", "1"];
const STATUSES: &[&str] = &["", "active", "draft", "Archived"];

fn quoted(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| format!("\"{}\"", cell.replace('"', "\"\""))).collect();
    cells.join(",") + "\n"
}

/// A Shopify file without a third of its columns.
fn shopify(seed: u64, products: usize) -> String {
    let dice = &mut Dice(seed);
    let optional = [
        "Body (HTML)",
        "Vendor",
        "Product Category",
        "Type",
        "Tags",
        "Published",
        "Status",
        "Variant Grams",
        "Variant Inventory Tracker",
        "Variant Inventory Qty",
        "Variant Inventory Policy",
        "Variant Compare At Price",
        "Variant Barcode",
        "SEO Title",
        "Image Src",
        "Image Alt Text",
        "Variant Image",
        "Cost per item",
        "Custom.Column",
    ];
    let mut header: Vec<&str> = [
        "Handle",
        "Title",
        "Option1 Name",
        "Option1 Value",
        "Option2 Name",
        "Option2 Value",
        "Variant SKU",
        "Variant Price",
    ]
    .into();
    header.extend(optional.into_iter().filter(|_| dice.roll(3) > 0));
    let mut text = quoted(&header.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
    for product in 0..products {
        let names = [dice.of(OPTIONS), dice.of(&["", "Color", "Width"])];
        let variants = 1 + dice.roll(4);
        let mut seen: Vec<String> = Vec::new();
        for row in 0..variants {
            let value = |dice: &mut Dice, name: &str| match name {
                "" => "",
                "Color" | "Cor:" => dice.of(COLOURS),
                _ => dice.of(SIZES),
            };
            let values = [value(dice, names[0]), value(dice, names[1])];
            let identity = crate::catalog::letter_size(values[0]).unwrap_or_else(|| crate::catalog::fold(values[0]));
            if seen.contains(&identity) || (names[0].starts_with("Co") && names[1] == "Color") {
                continue;
            }
            seen.push(identity);
            let cells = header.iter().map(|column| cell(dice, column, product, row, names, values));
            text += &quoted(&cells.collect::<Vec<_>>());
        }
    }
    text
}

fn cell(dice: &mut Dice, column: &str, product: usize, row: usize, names: [&str; 2], values: [&str; 2]) -> String {
    let once = |text: &str| if row == 0 { text.to_owned() } else { String::new() };
    match column {
        "Handle" => format!("product-{product}"),
        "Title" => once(dice.of(NAMES)),
        "Option1 Name" => once(names[0]),
        "Option2 Name" => once(names[1]),
        "Option1 Value" => values[0].to_owned(),
        "Option2 Value" => values[1].to_owned(),
        "Variant SKU" => format!("{}{product}-{row}", dice.of(&["SKU-", "'00", "=", "-"])),
        "Variant Price" => dice.of(PRICES).to_owned(),
        "Variant Compare At Price" => dice.of(COMPARES).to_owned(),
        "Variant Inventory Qty" => dice.of(QUANTITIES).to_owned(),
        "Variant Inventory Tracker" => dice.of(&["", "shopify"]).to_owned(),
        "Variant Inventory Policy" => dice.of(&["", "deny", "continue"]).to_owned(),
        "Variant Grams" => dice.of(&["", "0", "180", "180.5"]).to_owned(),
        "Body (HTML)" => once(dice.of(BODIES)),
        "Vendor" => once(dice.of(VENDORS)),
        "Type" => once(dice.of(KINDS)),
        "Product Category" => once(dice.of(CATEGORIES)),
        "Published" => once(dice.of(FLAGS)),
        "Status" => once(dice.of(STATUSES)),
        "Image Src" => format!("https://cdn.example/{product}-{}.jpg?v=1", dice.roll(3)),
        "Variant Image" => format!("https://cdn.example/{product}-{}.jpg?v=1", dice.roll(4)),
        "Image Alt Text" => dice.of(&["", "Front", "=back"]).to_owned(),
        _ => dice.of(&["", "x", "+386 40", " spaced "]).to_owned(),
    }
}

fn woocommerce(seed: u64, products: usize) -> String {
    let dice = &mut Dice(seed);
    let mut text = "ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Meta: x\n".to_owned();
    for product in 0..products {
        let id = product * 10 + 1;
        let is_simple = dice.roll(3) == 0;
        let size = dice.of(&["Size", "Talla:", "pa_size"]);
        let row = |cells: [&str; 21]| quoted(&cells.map(str::to_owned));
        let (price, sale) = (dice.of(PRICES), dice.of(&["", "5", "0.01", "99999"]));
        let kind = if is_simple { "simple" } else { "variable" };
        let (id, sku) = (id.to_string(), dice.of(&["", "W"]).repeat(product + 1));
        let images = format!("https://shop.example/{product}.jpg, https://shop.example/{product}b.jpg");
        let own_price = if is_simple { price } else { "" };
        text += &row([
            &id,
            kind,
            &sku,
            dice.of(NAMES),
            dice.of(&["1", "0", ""]),
            dice.of(BODIES),
            dice.of(BODIES),
            dice.of(&["1", "0"]),
            dice.of(QUANTITIES),
            dice.of(&["", "0.5"]),
            if is_simple { sale } else { "" },
            own_price,
            dice.of(&["", "Uncategorized", "Women > Tees, \"Sale\\, last\""]),
            "a, b",
            &images,
            "",
            size,
            "S, X-Large, M",
            "Color",
            "Red, Blue",
            dice.of(&["", "=y"]),
        ]);
        for (number, value) in ["X-Large", "m", "S"].iter().enumerate().filter(|_| !is_simple) {
            let (own, parent) = (format!("{id}{number}"), format!("id:{id}"));
            let price = if number == 0 { "10" } else { dice.of(&["", "12", "19,90"]) };
            text += &row([
                &own,
                "variation",
                "",
                "",
                "1",
                "",
                "",
                dice.of(&["1", "0"]),
                dice.of(QUANTITIES),
                "",
                sale,
                price,
                "",
                "",
                "",
                &parent,
                size,
                value,
                "Color",
                dice.of(&["Red", "blue"]),
                "",
            ]);
        }
    }
    text
}

async fn assert_stable(app: &App, options: &Options, text: &str) {
    std::fs::write(&options.file, text).unwrap();
    let report = run(app, options).await;
    let taken = report.created + report.updated;
    assert!(taken * 10 > (taken + report.left_out) * 7, "too odd: {:#?}", report.issues.groups);
    for generation in [Generation::Classic, Generation::New] {
        let first = exported(app, options, generation).await;
        std::fs::write(&options.file, &first).unwrap();
        let report = run(app, options).await;
        assert_eq!(
            outcome(&report),
            (0, 0, taken, 0),
            "{:#?}\n{}",
            report.issues.groups,
            String::from_utf8_lossy(&first)
        );
        assert_eq!(exported(app, options, generation).await, first);
    }
}

both!(a_shopify_export_gives_the_same_catalogue_as_its_import, test, {
    let app = shop(&test).await;
    for seed in 1..=6 {
        let options = file_options(&test, Format::Shopify, b"");
        assert_stable(&app, &options, &shopify(seed, 40)).await;
        test.db.sql("DELETE FROM product").execute().await.unwrap();
    }
});

both!(a_woocommerce_export_gives_the_same_catalogue_as_its_import, test, {
    let app = shop(&test).await;
    for seed in 1..=4 {
        let options = file_options(&test, Format::WooCommerce, b"");
        assert_stable(&app, &options, &woocommerce(seed, 40)).await;
        test.db.sql("DELETE FROM product").execute().await.unwrap();
    }
});

both!(an_export_has_the_columns_of_the_imported_files, test, {
    let app = shop(&test).await;
    let options = file_options(&test, Format::Shopify, b"Handle,Title,Variant Price,Vendor\na,A,10,\n");
    run(&app, &options).await;
    let first = String::from_utf8(exported(&app, &options, Generation::Classic).await).unwrap();
    let header = first.lines().next().unwrap();
    for absent in ["Variant Inventory Qty", "Published", "Status", "Body (HTML)", "Google"] {
        assert!(!header.contains(absent), "{absent} in {header}");
    }
    assert!(header.contains("Vendor") && header.contains("Variant Price"), "{header}");
});

both!(a_formula_in_a_title_stays_text_in_an_export_unless_raw_cells_are_asked_for, test, {
    let app = shop(&test).await;
    let options = file_options(&test, Format::Shopify, b"Handle,Title,Variant Price\na,=1+1,10\n");
    run(&app, &options).await;
    let safe = String::from_utf8(exported(&app, &options, Generation::Classic).await).unwrap();
    assert!(safe.contains("a,'=1+1,"), "{safe}");
    let mut raw = Vec::new();
    let as_it_is = export::Options {
        format: options.format,
        generation: Generation::Classic,
        tenants: options.tenants.clone(),
        language: options.language.clone(),
        is_raw: true,
    };
    export::export(&app, &as_it_is, &mut raw).await.unwrap();
    let raw = String::from_utf8(raw).unwrap();
    assert!(raw.contains("a,=1+1,"), "{raw}");
});
