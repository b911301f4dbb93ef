//! Which size table applies to a product.

use super::*;
use crate::{
    both,
    catalog::{
        self, Gap, OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft,
    },
    content::editorial::{size_table_scopes, size_tables},
    inventory,
};

const SIZES: &str = r#"
[systems]
SI = "EU"
[[tables]]
key = "tops"
genders = ["women"]
measures = ["bust"]
sizes = [
    { size = "XS", bust = "78–82", systems = { EU = "34" } },
    { size = "S", bust = "83–87.5", systems = { EU = "36" } },
]
[tables.names]
en = "Tops"
sl = "Majice"
[[tables]]
key = "linea"
brands = ["linea"]
measures = ["bust", "waist"]
sizes = [{ size = "S", bust = "80–84", waist = "62" }]
[tables.names]
en = "Linea"
[[tables]]
key = "children"
genders = ["kids"]
measures = ["height"]
sizes = [{ size = "86/92", years = "1–2", height = "81–92" }]
[tables.names]
en = "Children"
"#;

fn sized(key: &str, brand: &str, gender: Option<&str>, size: &str) -> ProductDraft {
    let price = PriceDraft { price_minor: 2000, ..PriceDraft::default() };
    let text = ProductText { slug: Some(key.to_owned()), name: key.to_owned(), ..ProductText::default() };
    ProductDraft {
        key: key.to_owned(),
        brand: Some(brand.to_owned()),
        gender: gender.map(str::to_owned),
        categories: vec![vec!["Tops".to_owned()]],
        texts: [(SL, text)].into(),
        options: vec![OptionDraft { kind: OptionKind::Size, name: "Size".to_owned() }],
        variants: vec![VariantDraft {
            values: vec![size.to_owned()],
            stock: StockDraft::tracked(3),
            prices: [(SI, price)].into(),
            ..VariantDraft::default()
        }],
        offers: [(SI, OfferDraft { is_visible: true, badges: None })].into(),
        ..ProductDraft::default()
    }
}

both!(a_product_is_measured_by_the_table_that_is_most_particularly_for_it, test, {
    let app = open(&test.db).await;
    let none = size_tables(&app, &reader(&app, SI, SL), None).await.unwrap();
    assert!(none.is_empty(), "a shop without tables has none");
    applied(&app, &[("size-tables.toml", SIZES)]).await.unwrap();
    let products = [
        sized("top", "osnova", Some("women"), "X-Small"),
        sized("linea-top", "linea", Some("women"), "S"),
        sized("baby", "osnova", Some("women"), "86-92"),
        sized("coat", "osnova", None, "Anything"),
    ];
    inventory::save_products(&app, &products).await.unwrap();
    let front = reader(&app, SI, SL);
    let keys = async |product: Option<&str>| {
        let tables = size_tables(&app, &front, product).await.unwrap();
        tables.into_iter().map(|table| table.key).collect::<Vec<_>>()
    };
    assert_eq!(keys(None).await, ["tops", "linea", "children"]);
    assert_eq!(keys(Some("top")).await, ["tops"]);
    assert_eq!(keys(Some("linea-top")).await, ["linea"], "a brand's own table comes before that of its gender");
    assert_eq!(keys(Some("baby")).await, ["children"], "where none is for its gender, its sizes decide");
    assert_eq!(keys(Some("coat")).await, [""; 0]);
    assert_eq!(keys(Some("nothing")).await, [""; 0]);
    let [top] = &size_tables(&app, &front, Some("top")).await.unwrap()[..] else { panic!("one table") };
    assert_eq!((&*top.name, top.system.as_deref(), top.rows.len()), ("Majice", Some("EU"), 1));
    let row = &top.rows[0];
    assert_eq!((&*row.size, row.system_size.as_deref()), ("XS", Some("34")));
    assert!(row.key.is_some() && (row.values[0].from, row.values[0].to) == (780, 820));
    let croatian = size_tables(&app, &reader(&app, HR, EN), None).await.unwrap();
    assert_eq!((&*croatian[0].name, &croatian[0].system), ("Tops", &None), "Croatia has no system here");
    let errors = applied(&app, &[("size-tables.toml", &SIZES.replace("\"linea\"]", "\"linee\"]"))]).await;
    let errors = errors.unwrap_err().to_string();
    assert!(errors.contains("there is no brand linee (did you mean `linea`?)"), "{errors}");
});

/// A size table for the products of a scope, such as `brands = ["linea"]`.
fn table(key: &str, scope: &str, sizes: &[&str]) -> String {
    let rows: Vec<String> = sizes.iter().map(|size| format!("{{ size = \"{size}\", height = \"160–170\" }}")).collect();
    let rows = rows.join(", ");
    format!(
        "[[tables]]\nkey = \"{key}\"\n{scope}\nmeasures = [\"height\"]\nsizes = [{rows}]\n[tables.names]\nen = \"{key}\"\n"
    )
}

both!(a_table_for_a_category_is_also_for_those_below_it_and_the_check_judges_as_the_page_does, test, {
    let app = open(&test.db).await;
    let tables = [
        table("women", "genders = [\"women\"]", &["S"]),
        table("tops", "categories = [\"tops\"]", &["S"]),
        table("linea-tops", "brands = [\"linea\"]\ncategories = [\"tops\"]", &["S"]),
        table("linea", "brands = [\"linea\"]", &["S", "38"]),
    ];
    applied(&app, &[("size-tables.toml", &tables.concat())]).await.unwrap();
    let product = |key, brand, path: &[&str], size| ProductDraft {
        categories: vec![path.iter().map(|step| (*step).to_owned()).collect()],
        ..sized(key, brand, Some("women"), size)
    };
    let products = [
        product("tee", "osnova", &["Tops", "Tees"], "S"),
        product("linea-tee", "linea", &["Tops", "Tees"], "S"),
        product("linea-shoe", "linea", &["Shoes"], "38"),
        product("shoe", "osnova", &["Shoes"], "38"),
        product("scarf", "osnova", &["Scarves"], "S"),
    ];
    inventory::save_products(&app, &products).await.unwrap();
    let front = reader(&app, SI, SL);
    let shown: [(&str, &[&str]); 5] = [
        ("tee", &["tops"]),
        ("linea-tee", &["linea-tops"]),
        ("linea-shoe", &["linea"]),
        ("shoe", &[]),
        ("scarf", &["women"]),
    ];
    for (slug, expected) in shown {
        let tables = size_tables(&app, &front, Some(slug)).await.unwrap();
        let keys: Vec<&str> = tables.iter().map(|table| table.key.as_str()).collect();
        assert_eq!(keys, expected, "{slug}");
    }
    let scopes = size_table_scopes(&app).await.unwrap();
    let reports = catalog::check_completeness(&app.db, std::slice::from_ref(&front.tenant), &scopes).await.unwrap();
    let without = reports[0].gaps.iter().find(|gap| gap.gap == Gap::SizeTable).map(|gap| &gap.first_keys[..]);
    assert_eq!(without, Some(&["shoe".to_owned()][..]));
});

both!(a_wrong_size_table_names_file_line_and_key, test, {
    let app = open(&test.db).await;
    for (old, new, expected) in [
        ("\"78–82\"", "\"82–78\"", "content/size-tables.toml:9: tables[1].sizes[1].bust: must be centimetres"),
        ("SI = \"EU\"", "SI = \"US\"", "systems.SI: no size says what it is in US"),
        ("SI = \"EU\"", "XX = \"EU\"", "content/size-tables.toml:3: systems: XX is no country"),
        ("measures = [\"bust\"]", "measures = [\"bist\"]", "bist is none of bust, chest"),
        ("sl = \"Majice\"", "xx = \"Majice\"", "xx is no language"),
        ("key = \"linea\"", "key = \"tops\"", "tops is used twice"),
        ("years = \"1–2\"", "years = \"2–1\"", "must be whole numbers"),
        ("en = \"Children\"", "sl = \"Otroci\"", "has no en"),
    ] {
        let wrong = SIZES.replacen(old, new, 1);
        let errors = applied(&app, &[("size-tables.toml", &wrong)]).await.unwrap_err().to_string();
        assert!(errors.contains(expected), "{expected}\n{errors}");
    }
});
