//! A variant as an item for shopping services.

use chrono::{DateTime, SecondsFormat, TimeDelta, Utc};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;

use super::super::addresses::{page_address, picture_address};
use crate::{
    app::App,
    catalog::{FeedProduct, ProductOption, Stock, Swatch, Variant},
    money::Money,
    tenancy::Storefront,
};

/// Longest texts, in characters.
const TITLE: usize = 150;
const DESCRIPTION: usize = 5_000;
/// Most images besides the first.
const MORE_PICTURES: usize = 10;
/// Apparel & Accessories > Clothing, of Google's product taxonomy.
const CLOTHING: &str = "1604";
/// Characters that are not percent-encoded in a query parameter; the same as on the product page.
const KEPT: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'!')
    .remove(b'~')
    .remove(b'*')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')')
    .remove(b'/');

/// An item of the feed; empty attributes are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Item {
    /// Unique within the feed, and the same in all languages.
    pub id: String,
    /// Name, colour and size.
    pub title: String,
    /// Plain text.
    pub description: String,
    /// The product's page with this variant selected.
    pub link: String,
    /// The main image.
    pub image_link: String,
    /// Further images.
    pub additional_image_link: Vec<String>,
    /// `in_stock` or `out_of_stock`.
    pub availability: String,
    /// `19.90 EUR`.
    pub price: String,
    /// The reduced price, if any.
    pub sale_price: String,
    /// The period of the reduced price, if known.
    pub sale_price_effective_date: String,
    /// Its brand.
    pub brand: String,
    /// Its GTIN.
    pub gtin: String,
    /// The seller's own product number.
    pub mpn: String,
    /// `no` if there is neither a GTIN nor a product number.
    pub identifier_exists: String,
    /// The product's id, which its variants share.
    pub item_group_id: String,
    /// `new`.
    pub condition: String,
    /// An id of Google's product taxonomy.
    pub google_product_category: String,
    /// The shop's own category path.
    pub product_type: String,
    /// Its colour.
    pub color: String,
    /// Its size.
    pub size: String,
    /// `female`, `male` or `unisex`.
    pub gender: String,
    /// `adult` or `kids`.
    pub age_group: String,
    /// Its material.
    pub material: String,
    /// `180 g`.
    pub shipping_weight: String,
    /// The delivery cost.
    pub shipping: Shipping,
}

/// The delivery cost within the country.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shipping {
    /// ISO 3166 alpha-2.
    pub country: String,
    /// `3.50 EUR`.
    pub price: String,
}

/// The items of a product.
pub(super) fn items(app: &App, front: &Storefront, product: &FeedProduct) -> Vec<Item> {
    let description = shortened(&plain_text(&product.description), DESCRIPTION);
    product.variants.iter().filter_map(|variant| item(app, front, product, variant, &description)).collect()
}

fn item(app: &App, front: &Storefront, product: &FeedProduct, variant: &Variant, description: &str) -> Option<Item> {
    let chosen = choices(product, variant);
    let name = |parameter: &str| {
        let found = chosen.iter().find(|(known, _)| *known == parameter);
        found.map(|(_, value)| value.name.clone()).unwrap_or_default()
    };
    let title: Vec<&str> = std::iter::once(product.card.name.as_str())
        .chain(chosen.iter().map(|(_, value)| value.name.as_str()))
        .collect();
    let mut pictures = pictures(app, front, product, variant).into_iter();
    let (price, sale) = prices(variant);
    let barcode = variant.barcode.clone().filter(|code| is_gtin(code)).unwrap_or_default();
    let mpn = variant.sku.clone().unwrap_or_default();
    let brand = product.card.brand.as_ref().map(|brand| brand.name.clone()).unwrap_or_default();
    let is_identified = !barcode.is_empty() || (!mpn.is_empty() && !brand.is_empty());
    Some(Item {
        id: format!("{}-{}", product.card.id, variant.id),
        title: shortened(&title.join(", "), TITLE),
        description: if description.is_empty() { product.card.name.clone() } else { description.to_owned() },
        link: page_address(front, &front.tenant, &front.language, &chosen_path(&product.card.path, &chosen))?,
        image_link: pictures.next().unwrap_or_default(),
        additional_image_link: pictures.take(MORE_PICTURES).collect(),
        availability: if variant.stock == Stock::Out { "out_of_stock" } else { "in_stock" }.to_owned(),
        price: amount(price),
        sale_price: sale.map(amount).unwrap_or_default(),
        sale_price_effective_date: sale
            .and(variant.price.ends_at)
            .map(|end| until(app.clock.now(), end))
            .unwrap_or_default(),
        brand,
        gtin: barcode,
        mpn,
        identifier_exists: if is_identified { String::new() } else { "no".to_owned() },
        item_group_id: product.card.id.to_string(),
        condition: "new".to_owned(),
        google_product_category: CLOTHING.to_owned(),
        product_type: product.card.categories.join(" > "),
        color: name("color"),
        size: name("size"),
        gender: gender(product.gender.as_deref()).to_owned(),
        age_group: if product.gender.as_deref() == Some("kids") { "kids" } else { "adult" }.to_owned(),
        material: material(product),
        shipping_weight: product.grams.map(|grams| format!("{grams} g")).unwrap_or_default(),
        shipping: shipping(front, variant),
    })
}

/// The variant's value for each option, with the query parameter of the product's page.
fn choices<'p>(product: &'p FeedProduct, variant: &Variant) -> Vec<(&'static str, &'p Swatch)> {
    let choice = |option: &'p ProductOption| {
        let (parameter, id) = match option.attribute.as_str() {
            "colour" => ("color", variant.colour_id),
            "size" => ("size", variant.size_id),
            _ => ("option", variant.other_id),
        };
        Some((parameter, option.values.iter().find(|value| Some(value.id) == id)?))
    };
    product.options.iter().filter_map(choice).collect()
}

fn chosen_path(path: &str, chosen: &[(&'static str, &Swatch)]) -> String {
    let pairs: Vec<String> = chosen
        .iter()
        .map(|(parameter, value)| format!("{parameter}={}", utf8_percent_encode(&value.key, KEPT)))
        .collect();
    if pairs.is_empty() { path.to_owned() } else { format!("{path}?{}", pairs.join("&")) }
}

/// The images of the variant's colour, then those without a colour; all images if the colour has none.
fn pictures(app: &App, front: &Storefront, product: &FeedProduct, variant: &Variant) -> Vec<String> {
    let own =
        product.gallery.iter().filter(|picture| picture.colour_id.is_some() && picture.colour_id == variant.colour_id);
    let common = product.gallery.iter().filter(|picture| picture.colour_id.is_none());
    let mut paths: Vec<&str> = own.map(|picture| picture.path.as_str()).collect();
    if paths.is_empty() {
        paths.extend(product.gallery.iter().map(|picture| picture.path.as_str()));
    } else {
        paths.extend(common.map(|picture| picture.path.as_str()));
    }
    paths.into_iter().map(|path| picture_address(&app.settings, &front.origin, path)).collect()
}

/// The regular price, and the reduced one if there is one.
fn prices(variant: &Variant) -> (Money, Option<Money>) {
    let price = &variant.price;
    (price.regular, (price.effective.minor < price.regular.minor).then_some(price.effective))
}

fn amount(money: Money) -> String {
    format!("{}.{:02} {}", money.minor / 100, money.minor % 100, money.currency)
}

/// An interval that contains the current time and ends with the running deal.
fn until(now: DateTime<Utc>, end: DateTime<Utc>) -> String {
    let begin = now - TimeDelta::hours(1);
    let written = |at: DateTime<Utc>| at.to_rfc3339_opts(SecondsFormat::Secs, true);
    format!("{}/{}", written(begin), written(end))
}

fn gender(gender: Option<&str>) -> &'static str {
    match gender {
        Some("women") => "female",
        Some("men") => "male",
        _ => "unisex",
    }
}

fn material(product: &FeedProduct) -> String {
    let parts = product.composition.iter().map(|part| format!("{} % {}", part.percent, part.name));
    shortened(&parts.collect::<Vec<_>>().join(", "), 200)
}

fn shipping(front: &Storefront, variant: &Variant) -> Shipping {
    let tenant = &front.tenant;
    let is_free = tenant.free_delivery_from.is_some_and(|from| variant.price.effective.minor >= from.minor);
    let charge = if is_free { tenant.money(0) } else { tenant.shipping_charge };
    Shipping { country: tenant.code.clone(), price: amount(charge) }
}

/// The text content of our sanitised HTML.
fn plain_text(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once('<') {
        text.push_str(before);
        let (name, after) = tag.split_once('>').unwrap_or((tag, ""));
        if ["br", "/p", "/li", "/h", "/td", "/tr"].iter().any(|end| name.starts_with(end)) {
            text.push(' ');
        }
        rest = after;
    }
    text.push_str(rest);
    let text = ["&lt;<", "&gt;>", "&quot;\"", "&#39;'", "&nbsp; ", "&amp;&"].iter().fold(text, |text, pair| {
        let (entity, character) = pair.split_at(pair.find(';').map_or(0, |at| at + 1));
        text.replace(entity, character)
    });
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Truncates to at most this many characters, at a word boundary.
fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let cut: String = text.chars().take(most - 1).collect();
    let end = cut.rfind(' ').filter(|end| *end > cut.len() / 2).unwrap_or(cut.len());
    format!("{}…", cut[..end].trim_end_matches([' ', ',', ';', ':', '.', '-', '–']))
}

/// Whether a barcode is a real GTIN: 8, 12, 13 or 14 digits with a correct check digit, and not from a range for internal use
/// (GS1 prefixes 02, 04 and 20 to 29; 0 and 2 of the short form).
fn is_gtin(code: &str) -> bool {
    if !matches!(code.len(), 8 | 12..=14) || !code.bytes().all(|byte| byte.is_ascii_digit()) {
        return false;
    }
    let padded = format!("{code:0>14}");
    let is_own = if code.len() == 8 {
        code.starts_with(['0', '2'])
    } else {
        matches!(&padded[1..3], "02" | "04") || padded[1..].starts_with('2')
    };
    let weighed = padded.bytes().enumerate().map(|(at, byte)| u32::from(byte - b'0') * if at % 2 == 0 { 3 } else { 1 });
    !is_own && weighed.sum::<u32>() % 10 == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_valid_gtins_are_accepted() {
        for code in ["4006381333931", "40170725", "036000291452", "14006381333938"] {
            assert!(is_gtin(code), "{code}");
        }
        for code in ["4006381333932", "2000000000008", "02345673", "0200000000004", "123", "40063813339310000", "abc"] {
            assert!(!is_gtin(code), "{code}");
        }
    }

    #[test]
    fn descriptions_are_plain_and_short_enough() {
        assert_eq!(
            plain_text("<p>Mehko &amp; toplo.</p><ul><li>95&nbsp;% bombaž</li></ul>"),
            "Mehko & toplo. 95 % bombaž"
        );
        assert_eq!(plain_text("a &lt;b&gt; &amp;lt;"), "a <b> &lt;");
        assert_eq!(shortened("kratko", 10), "kratko");
        let long = shortened(&"beseda ".repeat(40), 150);
        assert!(long.chars().count() <= 150 && long.ends_with("beseda…"), "{long}");
    }
}
