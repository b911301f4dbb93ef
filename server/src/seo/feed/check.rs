//! What Google Merchant Center would refuse: its product data specification (support.google.com/merchants/answer/7052112) as rules.

use std::collections::HashSet;

use regex::Regex;
use serde::Serialize;

use super::{item::Item, write::attributes};
use crate::error::{Error, Result};

/// Something wrong with an item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// The item's id.
    pub item: String,
    /// Its name, so that an operator finds it.
    pub title: String,
    /// The attribute.
    pub attribute: &'static str,
    /// What is wrong with it.
    pub message: String,
    /// Whether the item is refused; else it is only shown less often.
    pub is_error: bool,
}

/// Attributes that clothing must have.
const REQUIRED: [&str; 7] = ["id", "title", "description", "link", "image_link", "availability", "price"];
/// Attributes that clothing must have in the countries where Google asks for them: Germany, Spain and Italy among ours.
const WANTED: [&str; 3] = ["brand", "color", "size"];
/// Most characters.
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
/// What a value looks like.
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

/// Checks the items of a feed, one after the other.
pub fn check() -> Result<Checker> {
    let shapes = SHAPES.into_iter().map(|(name, shape)| Ok((name, Regex::new(shape).map_err(Error::internal)?)));
    Ok(Checker { shapes: shapes.collect::<Result<_>>()?, seen: HashSet::new() })
}

/// Remembers which ids it has seen.
#[derive(Debug)]
pub struct Checker {
    shapes: Vec<(&'static str, Regex)>,
    seen: HashSet<String>,
}

impl Checker {
    /// What is wrong with an item.
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
            if self.shapes.iter().any(|(known, shape)| known == name && !shape.is_match(text)) {
                report(name, format!("{text:?} is not how Google writes it"), true);
            }
        }
        if item.additional_image_link.len() > 10 {
            report("additional_image_link", "is there more than ten times".to_owned(), true);
        }
        if minor(&item.sale_price).zip(minor(&item.price)).is_some_and(|(sale, price)| sale >= price) {
            report("sale_price", format!("{} is not below {}", item.sale_price, item.price), true);
        }
        if minor(&item.price) == Some(0) {
            report("price", "is 0".to_owned(), true);
        }
        if !self.seen.insert(item.id.clone()) {
            report("id", "is another item's, too".to_owned(), true);
        }
        problems
    }
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
    fn what_google_would_refuse_is_named_by_its_attribute() {
        type Spoil = fn(&mut Item);
        assert_eq!(check().unwrap().problems(&good()), []);
        let spoilt: [(&str, bool, Spoil); 13] = [
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
            ("additional_image_link", true, |item| item.additional_image_link = vec!["https://a/b".to_owned(); 11]),
        ];
        for (attribute, is_error, spoil) in spoilt {
            let mut item = good();
            spoil(&mut item);
            let problems = check().unwrap().problems(&item);
            let found: Vec<_> = problems.iter().map(|problem| (problem.attribute, problem.is_error)).collect();
            assert_eq!(found, [(attribute, is_error)], "{problems:?}");
        }
        let mut checker = check().unwrap();
        assert!(checker.problems(&good()).is_empty());
        assert_eq!(checker.problems(&good())[0].attribute, "id");
    }
}
