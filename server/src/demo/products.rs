//! The demo's products as drafts: the prices in every country, stock, and price history.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use super::{
    chance,
    files::{Demo, Product},
    pictures::{PictureIndex, VIEWS},
    taxonomy::each,
    texts::DemoLanguage,
};
use crate::{
    catalog::{
        MediaDraft, MediaSource, OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText,
        StockDraft, VariantDraft,
    },
    diagnostic::Diagnostic,
    error::{Error, Result},
    markup::escape_text,
    money,
    tenancy::{Directory, Tenant},
};

/// The last day covered by the catalogue: reductions began in the weeks before it.
const EDITED: &str = "2026-11-20";

pub(super) fn drafts(
    demo: &Demo,
    directory: &Directory,
    languages: &[DemoLanguage],
    shown: &PictureIndex,
    warnings: &mut Vec<String>,
) -> Result<Vec<ProductDraft>> {
    let mut drafts = Vec::with_capacity(demo.products.len());
    for product in &demo.products {
        let mut draft = draft(demo, product, languages, shown)?;
        for tenant in directory.active() {
            sell(product, tenant, &mut draft, warnings)?;
        }
        drafts.push(draft);
    }
    Ok(drafts)
}

fn draft(demo: &Demo, product: &Product, languages: &[DemoLanguage], shown: &PictureIndex) -> Result<ProductDraft> {
    let brand = demo.catalog.brands.iter().find(|brand| brand.key == product.brand);
    let brand = brand.ok_or_else(|| diagnostic(product, "brand", format!("`{}` is no brand", product.brand)))?;
    let option = |kind, name: &str| OptionDraft { kind, name: name.to_owned() };
    Ok(ProductDraft {
        key: product.key.clone(),
        brand: Some(brand.slug.clone()),
        categories: product.categories.iter().map(|key| key.split('/').map(str::to_owned).collect()).collect(),
        collections: product.collections.clone(),
        gender: Some(product.gender.clone()),
        composition: product.composition.clone(),
        care: product.care.clone(),
        grams: Some(product.grams),
        manufacturer: Some(brand.manufacturer.clone()),
        published_at: Some(day(product, &product.published)?),
        texts: each(languages, |texts| {
            let words = texts.products.get(&product.key)?;
            Some(ProductText {
                slug: Some(words.slug.clone()),
                name: words.name.clone(),
                description: format!("<p>{}</p>", escape_text(&words.description)),
                seo_title: None,
                seo_description: None,
            })
        }),
        options: vec![option(OptionKind::Colour, "Colour"), option(OptionKind::Size, "Size")],
        variants: variants(product),
        media: media(product, shown),
        related: product.related.clone(),
        ..ProductDraft::default()
    })
}

fn variants(product: &Product) -> Vec<VariantDraft> {
    let mut variants = Vec::new();
    for colour in &product.colours {
        for size in &product.sizes {
            let name = format!("{}/{colour}/{size}", product.key);
            let is_gone = product.sold_out_all || product.sold_out.iter().any(|(c, s)| (c, s) == (colour, size));
            variants.push(VariantDraft {
                sku: Some(chance::sku(&product.key, colour, size)),
                barcode: Some(chance::barcode(&name)),
                values: vec![colour.clone(), size.clone()],
                stock: StockDraft::tracked(if is_gone { 0 } else { chance::stock(&name) }),
                ..VariantDraft::default()
            });
        }
    }
    variants
}

fn media(product: &Product, shown: &PictureIndex) -> Vec<MediaDraft> {
    let mut media = Vec::new();
    for colour in &product.colours {
        for view in VIEWS {
            let Some(asset) = shown.garment(&product.key, colour, view) else { continue };
            media.push(MediaDraft {
                source: MediaSource::Stored(asset, None),
                colour: Some(colour.clone()),
                view: Some(view.to_owned()),
                alt: None,
            });
        }
    }
    media
}

/// Sets the product's price, visibility and badges in a country.
fn sell(product: &Product, tenant: &Tenant, draft: &mut ProductDraft, warnings: &mut Vec<String>) -> Result<()> {
    let currency = tenant.currency.code.as_str();
    let badges = product.badges.iter().filter(|(_, countries)| countries.contains(&tenant.code));
    let offer = OfferDraft {
        is_visible: !product.hidden_in.contains(&tenant.code),
        badges: Some(badges.map(|(key, _)| key.clone()).collect()),
    };
    draft.offers.insert(tenant.id, offer);
    let Some(price) = product.price_country.get(&tenant.code).or_else(|| product.price.get(currency)) else {
        warnings.push(format!("{} has no price in {currency}: {} does not sell it", product.key, tenant.name));
        return Ok(());
    };
    let is_reduced = product.discount_countries.as_ref().is_none_or(|codes| codes.contains(&tenant.code));
    let discount = product.discount.get(currency).filter(|_| is_reduced);
    let price_minor = minor(product, price)?;
    let discount_minor = discount.map(|discount| minor(product, discount)).transpose()?;
    let price = PriceDraft {
        price_minor,
        discount_minor,
        history: history(product, price_minor, discount_minor)?,
        ..PriceDraft::default()
    };
    for variant in &mut draft.variants {
        variant.prices.insert(tenant.id, price.clone());
    }
    Ok(())
}

/// Price history since publication: the regular price, sometimes slightly less for a week, then the reduction.
fn history(product: &Product, price_minor: i64, discount_minor: Option<i64>) -> Result<Vec<(DateTime<Utc>, i64)>> {
    let published = day(product, &product.published)?;
    let mut history = vec![(published, price_minor)];
    let Some(discount_minor) = discount_minor.filter(|discount| (1..price_minor).contains(discount)) else {
        return Ok(history);
    };
    let days = 3 + chance::number(&format!("reduced {}", product.key), 16) as i64;
    let reduced = (day(product, EDITED)? - TimeDelta::days(days)).max(published + TimeDelta::days(1));
    let (offered, ended) = (reduced - TimeDelta::days(24), reduced - TimeDelta::days(17));
    let lower = price_minor * 19 / 20 / 10 * 10;
    if chance::number(&format!("week {}", product.key), 3) == 0 && offered > published && lower > discount_minor {
        history.extend([(offered, lower), (ended, price_minor)]);
    }
    history.push((reduced, discount_minor));
    Ok(history)
}

fn day(product: &Product, text: &str) -> Result<DateTime<Utc>> {
    let morning = text.parse::<NaiveDate>().ok().and_then(|day| day.and_hms_opt(7, 0, 0));
    Ok(morning.ok_or_else(|| diagnostic(product, "published", format!("`{text}` is no day")))?.and_utc())
}

fn minor(product: &Product, text: &str) -> Result<i64> {
    money::parse(text).map_err(|error| diagnostic(product, "price", format!("`{text}` {error}")))
}

fn diagnostic(product: &Product, key: &str, message: String) -> Error {
    Diagnostic::new("tenants/demo", 0, message).key(format!("{}.{key}", product.key)).into()
}
