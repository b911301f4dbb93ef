//! Writes the XML of feeds.

use std::fmt::Write as _;

use super::{
    super::xml::{element, escaped},
    item::Item,
};

pub(super) const END: &str = "</channel>\n</rss>\n";

pub(super) fn begin(title: &str, link: &str) -> String {
    let (title, link) = (escaped(title), escaped(link));
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\" xmlns:g=\"http://base.google.com/ns/1.0\">\n<channel>\n\
         <title>{title}</title><link>{link}</link><description>{title}</description>\n"
    )
}

pub(super) fn item(item: &Item) -> String {
    let mut xml = String::from("<item>");
    for (name, text) in attributes(item) {
        element(&mut xml, &format!("g:{name}"), text);
    }
    for (name, parts) in groups(item) {
        let _ = write!(xml, "<g:{name}>");
        for (part, text) in parts {
            element(&mut xml, &format!("g:{part}"), text);
        }
        let _ = write!(xml, "</g:{name}>");
    }
    xml.push_str("</item>\n");
    xml
}

/// Attributes with sub-attributes.
pub(super) fn groups(item: &Item) -> [(&'static str, Vec<(&'static str, &str)>); 1] {
    [("shipping", vec![("country", &item.shipping.country), ("price", &item.shipping.price)])]
}

/// Names and values of an item's simple attributes.
pub(super) fn attributes(item: &Item) -> Vec<(&'static str, &str)> {
    let mut all: Vec<(&'static str, &str)> = vec![
        ("id", &item.id),
        ("title", &item.title),
        ("description", &item.description),
        ("link", &item.link),
        ("image_link", &item.image_link),
    ];
    all.extend(item.additional_image_link.iter().map(|link| ("additional_image_link", link.as_str())));
    all.extend([
        ("availability", item.availability.as_str()),
        ("price", &item.price),
        ("sale_price", &item.sale_price),
        ("sale_price_effective_date", &item.sale_price_effective_date),
        ("brand", &item.brand),
        ("gtin", &item.gtin),
        ("mpn", &item.mpn),
        ("identifier_exists", &item.identifier_exists),
        ("item_group_id", &item.item_group_id),
        ("condition", &item.condition),
        ("google_product_category", &item.google_product_category),
        ("product_type", &item.product_type),
        ("color", &item.color),
        ("size", &item.size),
        ("gender", &item.gender),
        ("age_group", &item.age_group),
        ("material", &item.material),
        ("shipping_weight", &item.shipping_weight),
    ]);
    all.retain(|(_, text)| !text.is_empty());
    all
}
