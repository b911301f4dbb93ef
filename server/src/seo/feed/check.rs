//! Validates feed items by the product data specification of Google Merchant Center
//! (support.google.com/merchants/answer/7052112).

use std::collections::HashSet;

use regex::Regex;
use serde::Serialize;

use super::{
    item::Item,
    write::{attributes, groups},
};
use crate::error::{Error, Result};

/// A problem of an item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// The item's id.
    pub item: String,
    /// Its title, to help operators find it.
    pub title: String,
    /// The attribute.
    pub attribute: &'static str,
    /// The problem.
    pub message: String,
    /// Whether the item is rejected; otherwise it is only shown less often.
    pub is_error: bool,
}

/// All attributes that a product may have, transcribed from the specification in 2026-11. Google silently ignores unknown names.
const KNOWN: [&str; 82] = [
    // Basic data.
    "id",
    "title",
    "structured_title",
    "short_title",
    "description",
    "structured_description",
    "link",
    "canonical_link",
    "mobile_link",
    "image_link",
    "additional_image_link",
    "lifestyle_image_link",
    "virtual_model_link",
    // Price and availability.
    "availability",
    "availability_date",
    "cost_of_goods_sold",
    "expiration_date",
    "price",
    "sale_price",
    "sale_price_effective_date",
    "unit_pricing_measure",
    "unit_pricing_base_measure",
    "installment",
    "subscription_cost",
    "loyalty_program",
    "loyalty_points",
    "auto_pricing_min_price",
    "maximum_retail_price",
    // Category and identifiers.
    "google_product_category",
    "product_type",
    "brand",
    "gtin",
    "mpn",
    "identifier_exists",
    // What it is.
    "condition",
    "adult",
    "multipack",
    "is_bundle",
    "certification",
    "energy_efficiency_class",
    "min_energy_efficiency_class",
    "max_energy_efficiency_class",
    "age_group",
    "color",
    "gender",
    "material",
    "pattern",
    "size",
    "size_type",
    "size_system",
    "item_group_id",
    "product_length",
    "product_width",
    "product_height",
    "product_weight",
    "product_detail",
    "product_highlight",
    // Campaigns, market places and destinations.
    "ads_redirect",
    "custom_label_0",
    "custom_label_1",
    "custom_label_2",
    "custom_label_3",
    "custom_label_4",
    "promotion_id",
    "external_seller_id",
    "excluded_destination",
    "included_destination",
    "shopping_ads_excluded_country",
    "pause",
    // Delivery.
    "shipping",
    "carrier_shipping",
    "shipping_label",
    "shipping_weight",
    "shipping_length",
    "shipping_width",
    "shipping_height",
    "ships_from_country",
    "transit_time_label",
    "min_handling_time",
    "max_handling_time",
    "free_shipping_threshold",
    "minimum_order_value",
];
/// The sub-attributes of `shipping` (support.google.com/merchants/answer/6324484).
const KNOWN_OF_SHIPPING: [&str; 11] = [
    "country",
    "region",
    "postal_code",
    "location_id",
    "location_group_name",
    "service",
    "price",
    "min_handling_time",
    "max_handling_time",
    "min_transit_time",
    "max_transit_time",
];
/// Patterns of sub-attributes of `shipping`.
const SHAPES_OF_SHIPPING: [(&str, &str); 2] = [("country", "^[A-Z]{2}$"), ("price", r"^\d+\.\d{2} [A-Z]{3}$")];
/// Attributes required for clothing.
const REQUIRED: [&str; 7] = ["id", "title", "description", "link", "image_link", "availability", "price"];
/// Attributes required for clothing in certain countries: Germany, Spain and Italy among ours.
const WANTED: [&str; 3] = ["brand", "color", "size"];
/// Maximum lengths in characters.
const LONGEST: [(&str, usize); 14] = [
    ("id", 50),
    ("title", 150),
    ("description", 5_000),
    ("link", 2_000),
    ("image_link", 2_000),
    ("additional_image_link", 2_000),
    ("brand", 70),
    ("gtin", 50),
    ("mpn", 70),
    ("item_group_id", 50),
    ("product_type", 750),
    ("color", 100),
    ("size", 100),
    ("material", 200),
];
/// Patterns of values.
const SHAPES: [(&str, &str); 13] = [
    ("link", r"^https?://[^\s]+$"),
    ("image_link", r"^https?://[^\s]+$"),
    ("additional_image_link", r"^https?://[^\s]+$"),
    ("availability", "^(in_stock|out_of_stock|preorder|backorder)$"),
    ("price", r"^\d+\.\d{2} [A-Z]{3}$"),
    ("sale_price", r"^\d+\.\d{2} [A-Z]{3}$"),
    ("sale_price_effective_date", r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"),
    ("gtin", r"^(\d{8}|\d{12,14})$"),
    ("identifier_exists", "^(yes|no)$"),
    ("condition", "^(new|refurbished|used)$"),
    ("gender", "^(male|female|unisex)$"),
    ("age_group", "^(newborn|infant|toddler|kids|adult)$"),
    ("shipping_weight", r"^\d+(\.\d+)? (lb|oz|g|kg)$"),
];

/// A checker for the items of a feed, one after the other.
pub fn check() -> Result<Checker> {
    Ok(Checker { shapes: compiled(&SHAPES)?, shipping_shapes: compiled(&SHAPES_OF_SHIPPING)?, seen: HashSet::new() })
}

type ValuePatterns = Vec<(&'static str, Regex)>;

fn compiled(shapes: &[(&'static str, &str)]) -> Result<ValuePatterns> {
    shapes.iter().map(|(name, shape)| Ok((*name, Regex::new(shape).map_err(Error::internal)?))).collect()
}

/// Keeps the ids seen so far.
#[derive(Debug)]
pub struct Checker {
    shapes: ValuePatterns,
    shipping_shapes: ValuePatterns,
    seen: HashSet<String>,
}

impl Checker {
    /// The problems of an item.
    pub fn problems(&mut self, item: &Item) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut report = |attribute, message: String, is_error| {
            problems.push(Problem { item: item.id.clone(), title: item.title.clone(), attribute, message, is_error });
        };
        let attributes = attributes(item);
        let has = |name: &str| attributes.iter().any(|(known, _)| *known == name);
        for name in REQUIRED.into_iter().filter(|name| !has(name)) {
            report(name, "is missing".to_owned(), true);
        }
        for name in WANTED.into_iter().filter(|name| !has(name)) {
            report(name, "is missing".to_owned(), false);
        }
        for (name, text) in &attributes {
            let length = text.chars().count();
            if let Some((_, most)) = LONGEST.iter().find(|(known, most)| known == name && length > *most) {
                report(name, format!("has {length} characters, and {most} are allowed"), true);
            }
        }
        for (name, message) in malformed(&attributes, &KNOWN, &self.shapes) {
            report(name, message, true);
        }
        for (name, parts) in groups(item) {
            for (part, message) in malformed(&parts, &KNOWN_OF_SHIPPING, &self.shipping_shapes) {
                report(name, format!("{part}: {message}"), true);
            }
        }
        if item.additional_image_link.len() > 10 {
            report("additional_image_link", "appears more than ten times".to_owned(), true);
        }
        if minor(&item.sale_price).zip(minor(&item.price)).is_some_and(|(sale, price)| sale >= price) {
            report("sale_price", format!("{} is not below {}", item.sale_price, item.price), true);
        }
        if minor(&item.price) == Some(0) {
            report("price", "is 0".to_owned(), true);
        }
        if !self.seen.insert(item.id.clone()) {
            report("id", "is also used by another item".to_owned(), true);
        }
        problems
    }
}

/// Attributes with a name that Google does not know, or a value in the wrong format.
fn malformed(
    attributes: &[(&'static str, &str)],
    known: &[&str],
    shapes: &ValuePatterns,
) -> Vec<(&'static str, String)> {
    let of = |(name, text): &(&'static str, &str)| {
        if !known.contains(name) {
            return Some((*name, "is no attribute that Google knows".to_owned()));
        }
        let is_wrong = shapes.iter().any(|(of, shape)| of == name && !shape.is_match(text));
        is_wrong.then(|| (*name, format!("{text:?} is not how Google writes it")))
    };
    attributes.iter().filter_map(of).collect()
}

fn minor(price: &str) -> Option<i64> {
    price.split(' ').next()?.replace('.', "").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{super::item::Shipping, *};

    fn good() -> Item {
        let text = str::to_owned;
        Item {
            id: text("7-12"),
            title: text("Majica, črna, M"),
            description: text("Mehka majica."),
            link: text("https://vitrina.si/product/majica?color=black"),
            image_link: text("https://vitrina.si/media/webp/w1280/a-1.png"),
            availability: text("in_stock"),
            price: text("19.90 EUR"),
            sale_price: text("14.90 EUR"),
            sale_price_effective_date: text("2026-01-01T00:00:00Z/2026-01-02T00:00:00Z"),
            brand: text("Osnova"),
            mpn: text("TEE"),
            condition: text("new"),
            color: text("črna"),
            size: text("M"),
            gender: text("female"),
            age_group: text("adult"),
            shipping_weight: text("180 g"),
            shipping: Shipping { country: text("SI"), price: text("3.50 EUR") },
            ..Item::default()
        }
    }

    #[test]
    fn invalid_items_are_reported_with_googles_attribute() {
        type Mutation = fn(&mut Item);
        assert_eq!(check().unwrap().problems(&good()), []);
        let cases: [(&str, bool, Mutation); 16] = [
            ("image_link", true, |item| item.image_link.clear()),
            ("image_link", true, |item| item.image_link = "/media/a.png".to_owned()),
            ("title", true, |item| item.title = "a".repeat(151)),
            ("availability", true, |item| item.availability = "sold out".to_owned()),
            ("price", true, |item| item.price = "19,90 €".to_owned()),
            ("price", true, |item| {
                item.price = "0.00 EUR".to_owned();
                item.sale_price.clear();
            }),
            ("sale_price", true, |item| item.sale_price = "19.90 EUR".to_owned()),
            ("sale_price_effective_date", true, |item| item.sale_price_effective_date = "tomorrow".to_owned()),
            ("brand", false, |item| item.brand.clear()),
            ("color", false, |item| item.color.clear()),
            ("gtin", true, |item| item.gtin = "12".to_owned()),
            ("gender", true, |item| item.gender = "women".to_owned()),
            ("shipping", true, |item| item.shipping.price = "3,50 €".to_owned()),
            ("shipping", true, |item| item.shipping.price.clear()),
            ("shipping", true, |item| item.shipping.country = "Slovenia".to_owned()),
            ("additional_image_link", true, |item| item.additional_image_link = vec!["https://a/b".to_owned(); 11]),
        ];
        for (attribute, is_error, mutate) in cases {
            let mut item = good();
            mutate(&mut item);
            let problems = check().unwrap().problems(&item);
            let found: Vec<_> = problems.iter().map(|problem| (problem.attribute, problem.is_error)).collect();
            assert_eq!(found, [(attribute, is_error)], "{problems:?}");
        }
        let mut checker = check().unwrap();
        assert!(checker.problems(&good()).is_empty());
        assert_eq!(checker.problems(&good())[0].attribute, "id");
    }

    #[test]
    fn a_name_that_google_does_not_know_is_an_error() {
        let shapes = compiled(&SHAPES).unwrap();
        let names = |attributes: &[(&'static str, &str)]| -> Vec<&'static str> {
            malformed(attributes, &KNOWN, &shapes).into_iter().map(|(name, _)| name).collect()
        };
        assert_eq!(
            names(&[("colour", "red"), ("age_grup", "adult"), ("Size", "M"), ("pattern", "striped")]),
            ["colour", "age_grup", "Size"]
        );
        let shapes = compiled(&SHAPES_OF_SHIPPING).unwrap();
        assert_eq!(malformed(&[("cost", "3.50 EUR"), ("service", "Standard")], &KNOWN_OF_SHIPPING, &shapes).len(), 1);
        let mut sorted = KNOWN;
        sorted.sort_unstable();
        assert!(sorted.windows(2).all(|pair| pair[0] != pair[1]), "each name stands once");
        for (name, _) in LONGEST
            .iter()
            .map(|(name, most)| (name, most.to_string()))
            .chain(SHAPES.iter().map(|(name, shape)| (name, (*shape).to_owned())))
        {
            assert!(KNOWN.contains(name), "{name}");
        }
    }
}
