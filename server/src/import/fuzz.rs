//! Rows with arbitrary content yield drafts that the write path accepts, or none.

use std::sync::{Arc, LazyLock};

use csv::StringRecord;
use proptest::prelude::*;

use super::{
    context::{Context, State},
    issues::Issues,
    shopify,
    table::Row,
    woocommerce,
};
use crate::{
    id::LanguageId,
    tenancy::{self, Configuration, Directory, files},
};

const SHOPIFY: &[&str] = &[
    "Handle",
    "Title",
    "Body (HTML)",
    "Vendor",
    "Type",
    "Published",
    "Option1 Name",
    "Option1 Value",
    "Option2 Name",
    "Option2 Value",
    "Option3 Name",
    "Option3 Value",
    "Variant SKU",
    "Variant Grams",
    "Variant Inventory Qty",
    "Variant Price",
    "Variant Compare At Price",
    "Image Src",
    "Image Position",
    "Status",
    "Variant Image",
    "Price / Croatia",
    "Included / Croatia",
];
const WOO: &[&str] = &[
    "ID",
    "Type",
    "SKU",
    "Name",
    "Published",
    "Description",
    "Stock",
    "In stock?",
    "Sale price",
    "Regular price",
    "Date sale price ends",
    "Categories",
    "ImageFolder",
    "Parent",
    "Attribute 1 name",
    "Attribute 1 value(s)",
    "Attribute 2 name",
    "Attribute 2 value(s)",
];

static DIRECTORY: LazyLock<Directory> = LazyLock::new(|| {
    let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
    tenancy::directory(files.configuration).unwrap()
});

fn field() -> impl Strategy<Value = String> {
    let known: &'static [&'static str] = &[
        "",
        "",
        "",
        "a",
        "A",
        "Size",
        "Color",
        "Farbe",
        "Material",
        "Title",
        "Default Title",
        "10",
        "12.90",
        "0",
        "-1",
        "1e9",
        "999999999999",
        "true",
        "false",
        "draft",
        "variable",
        "variation",
        "simple",
        "id:1",
        "Blue, Red",
        "a\\, b",
        "2020-13-99",
        "https://x.example/a.jpg",
        "javascript:x()",
        "<p onclick=a>x</p><script>",
        "<",
        "🩱",
        "\u{202e}abc",
        "💥 > 🧦",
        "NaN",
        "é\u{301}",
    ];
    prop_oneof![4 => proptest::sample::select(known).prop_map(str::to_owned), 1 => "\\PC{0,30}"]
}

fn rows(columns: usize) -> impl Strategy<Value = Vec<Row>> {
    let row = proptest::collection::vec(field(), columns);
    proptest::collection::vec(row, 1..6).prop_map(|rows| {
        let rows = rows.into_iter().zip(2..);
        rows.map(|(fields, line)| Row { line, fields: StringRecord::from(fields), fault: None }).collect()
    })
}

fn context() -> Context {
    let tenants = ["SI", "HR"].map(|code| Arc::clone(DIRECTORY.tenant_by_code(code).unwrap()));
    Context::of(tenants.to_vec(), vec![LanguageId(1)])
}

fn header(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

proptest! {
    #[test]
    fn shopify_rows_give_valid_drafts_or_none(rows in rows(SHOPIFY.len())) {
        let context = context();
        let layout = shopify::Layout::of("x.csv", &header(SHOPIFY), &DIRECTORY, &context.tenants, &mut Issues::default()).unwrap();
        prop_assume!(!rows[0].get(Some(0)).is_empty());
        let mut state = State::default();
        match shopify::product(&rows, &layout, &context, &mut state) {
            Some(parsed) => parsed.draft.check().unwrap(),
            None => prop_assert!(state.issues.errors > 0),
        }
    }

    #[test]
    fn woocommerce_rows_give_valid_drafts_or_none(rows in rows(WOO.len())) {
        let context = context();
        let layout = woocommerce::Layout::of("x.csv", &header(WOO), &mut Issues::default()).unwrap();
        let rows: Vec<Row> = rows.into_iter().filter(|row| woocommerce::key(&layout, row).is_some()).collect();
        prop_assume!(!rows.is_empty());
        let mut state = State::default();
        match woocommerce::product(&rows, &layout, &context, &mut state) {
            Some(parsed) => parsed.draft.check().unwrap(),
            None => prop_assert!(state.issues.errors > 0),
        }
    }
}
