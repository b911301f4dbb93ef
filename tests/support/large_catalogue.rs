//! A catalogue like a real shop's export: many product types without hierarchy, many brands, colours and sizes, and some products
//! with hundreds of variants.

use vitrina_server::catalog::{
    OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft,
};

use super::{ENGLISH, SI, SLOVENIAN};

/// The number of product types, each a top-level category.
pub const TYPES: usize = 120;
/// The number of brands.
pub const BRANDS: usize = 150;
/// One of every so many products has three hundred variants.
const EVERY_LARGE: usize = 100;

const GARMENTS: [&str; 12] = [
    "Jeans",
    "Shirts",
    "Winter coats",
    "Swimwear",
    "Dresses and skirts",
    "Socks",
    "Sweatshirts",
    "Nightwear",
    "Leather belts",
    "Trousers",
    "Blazers",
    "Scarves",
];
const KINDS: [&str; 10] =
    ["classic", "slim", "relaxed", "cropped", "oversized", "quilted", "organic", "printed", "striped", "plain"];
const COLOURS: [&str; 12] =
    ["Black", "White", "Navy", "Olive", "Burgundy", "Sand", "Sky blue", "Mustard", "Rust", "Charcoal", "Mint", "Lilac"];

/// The given number of products for Slovenia, published when they are saved.
pub fn large_catalogue(products: usize) -> Vec<ProductDraft> {
    (0..products).map(product).collect()
}

/// The slug of a product in Slovenian.
pub fn slug(number: usize) -> String {
    format!("izdelek-{number}")
}

/// The paths of the shop's own pages that a document links to, in its own language.
pub fn links(html: &str) -> impl Iterator<Item = String> + '_ {
    const ELSEWHERE: [&str; 7] = ["assets", "media", "api", "user", "auth", "Wishlists", "en/"];
    html.split("href=\"/").skip(1).filter_map(|rest| {
        let path = rest.split('"').next()?.replace("&amp;", "&");
        let is_page = !path.starts_with('/') && !path.contains('.') && path != "en";
        let is_here = !ELSEWHERE.iter().any(|start| path.starts_with(start));
        (is_page && is_here).then(|| format!("/{}", path.split('#').next().unwrap_or_default()))
    })
}

fn product(number: usize) -> ProductDraft {
    // Some types and brands have more products than others, as in real shops.
    let kind = if number.is_multiple_of(3) { number % 9 } else { number % TYPES };
    let brand = if number.is_multiple_of(4) { number % 11 } else { (number * 7) % BRANDS };
    let (garment, style) = (GARMENTS[kind % GARMENTS.len()], KINDS[kind / GARMENTS.len()]);
    let text = |name: String, slug: Option<String>| ProductText {
        name,
        slug,
        description: "<p>Knitted close from combed cotton, washed once before it is sewn.</p>".repeat(3),
        ..ProductText::default()
    };
    ProductDraft {
        key: format!("large-{number}"),
        brand: Some(format!("Maker {} & Daughters", brand + 1)),
        categories: vec![vec![format!("{garment}, {style}")]],
        texts: [
            (SLOVENIAN, text(format!("Izdelek {number}"), Some(slug(number)))),
            (ENGLISH, text(format!("{garment} no. {number}, {style}"), None)),
        ]
        .into(),
        options: vec![
            OptionDraft { kind: OptionKind::Colour, name: "Color".to_owned() },
            OptionDraft { kind: OptionKind::Size, name: "Size".to_owned() },
        ],
        variants: variants(number),
        offers: [(SI, OfferDraft { is_visible: true, badges: None })].into(),
        ..ProductDraft::default()
    }
}

fn variants(number: usize) -> Vec<VariantDraft> {
    let (colours, sizes) = if number.is_multiple_of(EVERY_LARGE) { (20, 15) } else { (2, 4) };
    let price_minor = 990 + i64::try_from(number * 37 % 9000).unwrap_or(0);
    let price = PriceDraft {
        price_minor,
        discount_minor: number.is_multiple_of(5).then_some(price_minor - 200),
        ..PriceDraft::default()
    };
    let pairs = (0..colours).flat_map(|colour| (0..sizes).map(move |size| (colour, size)));
    pairs
        .map(|(colour, size)| {
            let shade = number + colour;
            VariantDraft {
                values: vec![
                    format!("{} {}", COLOURS[shade % COLOURS.len()], shade % 17),
                    format!("{}", 30 + (number % 30) + size),
                ],
                sku: Some(format!("SKU-{number}-{colour}-{size}")),
                stock: StockDraft::tracked(i64::try_from((number + colour + size) % 4).unwrap_or(0)),
                prices: [(SI, price.clone())].into(),
                ..VariantDraft::default()
            }
        })
        .collect()
}
