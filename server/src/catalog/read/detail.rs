//! A product's page: its card, and the data shown only on its page.

use std::collections::{BTreeSet, HashSet};

use chrono::{DateTime, Utc};

use super::{
    cached_cards,
    cards::swatch,
    delivery::delivery_estimate,
    language_preference::LanguagePreference,
    listing::{ListingQuery, product_ids},
    pictures::AltTexts,
    places::crumbs,
    siblings,
    store::{
        cards as pictures,
        detail::{self as store, OptionRow, ProductRow, VariantRow},
    },
    taxonomy::Taxonomy,
};
use crate::{
    app::App,
    cache::{depend_on, depend_until},
    catalog::{
        Manufacturer,
        deals::{self, DealPrices},
        draft::Fibre,
        model::{
            CareSign, Contact, Crumb, DealEnd, Delivery, FibreShare, GuaranteeNotice, Maker, Picture, Price,
            ProductCard, ProductDetail, ProductOption, Stock, Variant,
        },
        scope::ListingScope,
        stock::LOW_STOCK,
    },
    changes::{Change, Topic},
    db::OrNotFound,
    error::{Error, Result},
    i18n::{DayStyle, format_date, format_day},
    id::{AssetId, CategoryId, ProductId, ValueId},
    media,
    tenancy::{Storefront, Tenant},
    translate::{translate, translate_if_known},
};

/// Maximum number of related products.
const MOST_RELATED: usize = 8;

/// A visible product's page.
pub async fn product(app: &App, storefront: &Storefront, id: ProductId) -> Result<ProductDetail> {
    let tenant = &storefront.tenant;
    depend_on(Change::one(Topic::Product, tenant.id, id));
    depend_on(Change::one(Topic::Stock, tenant.id, id));
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let row = store::product(&app.db, id).await.or_not_found()?;
    let categories = store::categories(&app.db, id).await?;
    let main = categories.into_iter().find(|category| taxonomy.category(*category).is_some());
    let related = related_ids(app, storefront, id, main).await?;
    let with_related: Vec<ProductId> = std::iter::once(id).chain(related).collect();
    let mut shown = cached_cards::cards(app, storefront, &with_related, &[]).await?.into_iter();
    let card = shown.next().filter(|card| card.id == id).ok_or(Error::NotFound)?;
    let texts = store::texts(&app.db, id).await?;
    let alternates = siblings::of_product(app, storefront, id, &texts).await?;
    let text = LanguagePreference::of(storefront)
        .best(texts, |row| (id, row.language_id))
        .remove(&id)
        .ok_or(Error::NotFound)?;
    let variants = store::variants(&app.db, tenant.id, id).await?;
    let options = store::options(&app.db, id).await?.into_iter();
    let options: Vec<ProductOption> =
        options.map(|option| shown_option(&taxonomy, named(app, storefront, option), &variants)).collect();
    let deals = deals::of_products(app, tenant, &[id]).await?;
    let variants: Vec<Variant> =
        variants.into_iter().map(|row| shown_variant(variant_price(tenant, &deals, id, &row), row)).collect();
    Ok(ProductDetail {
        description: text.description,
        seo_title: text.seo_title,
        seo_description: text.seo_description,
        gallery: gallery(app, storefront, &taxonomy, &card).await?,
        deal_ends: deal_ends(storefront, &variants),
        options,
        variants,
        composition: composition(app, storefront, &row),
        care: care(app, storefront, &row),
        grams: row.grams,
        manufacturer: maker(tenant, &row),
        gender: row.gender,
        guarantee: guarantee_notice(app, storefront),
        breadcrumbs: breadcrumbs(&taxonomy, main, &card),
        related: shown.collect(),
        delivery: delivery(app, storefront),
        alternates,
        card,
    })
}

/// Products related to any of these products, without these products themselves, at most `most`; those that the country does not
/// show are left out.
pub async fn related(
    app: &App,
    storefront: &Storefront,
    products: &[ProductId],
    most: usize,
) -> Result<Vec<ProductCard>> {
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let mut found = Vec::new();
    for id in products.iter().copied() {
        let categories = store::categories(&app.db, id).await?;
        let main = categories.into_iter().find(|category| taxonomy.category(*category).is_some());
        let ids = related_ids(app, storefront, id, main).await?;
        found.extend(ids.into_iter().enumerate());
    }
    // The first related product of each, then the second of each, and so on.
    found.sort_by_key(|(place, _)| *place);
    let mut seen: HashSet<ProductId> = products.iter().copied().collect();
    let mut ids: Vec<ProductId> = found.into_iter().map(|(_, id)| id).filter(|id| seen.insert(*id)).collect();
    ids.truncate(most);
    cached_cards::cards(app, storefront, &ids, &[]).await
}

/// Related products: those named by the product's source, then the newest of its category.
async fn related_ids(
    app: &App,
    storefront: &Storefront,
    id: ProductId,
    main: Option<CategoryId>,
) -> Result<Vec<ProductId>> {
    let mut ids = store::related(&app.db, storefront.tenant.id, id, MOST_RELATED as i64).await?;
    if ids.len() < MOST_RELATED
        && let Some(category) = main
    {
        // Enough even if the product itself and all those named by the source come first.
        let query = ListingQuery::newest(ListingScope::Category(category), 2 * MOST_RELATED);
        let newest = product_ids(app, storefront, &query).await?;
        ids.extend(newest.into_iter().filter(|other| *other != id));
    }
    let mut seen = HashSet::new();
    ids.retain(|other| seen.insert(*other));
    ids.truncate(MOST_RELATED);
    Ok(ids)
}

async fn gallery(app: &App, storefront: &Storefront, taxonomy: &Taxonomy, card: &ProductCard) -> Result<Vec<Picture>> {
    let rows = pictures::gallery(&app.db, &[card.id]).await?;
    let ids: Vec<AssetId> = rows.iter().map(|row| row.asset_id).collect();
    let assets = media::assets(&app.db, &ids).await?;
    let alt_texts = AltTexts::new(app, storefront, taxonomy);
    Ok(rows.iter().filter_map(|row| Some(alt_texts.picture(assets.get(&row.asset_id)?, row, &card.name))).collect())
}

/// Colours and sizes are named in the storefront's language, other options as in their file.
pub(super) fn named(app: &App, storefront: &Storefront, option: OptionRow) -> OptionRow {
    let known = translate_if_known(app, storefront, &format!("attribute-{}", option.attribute));
    OptionRow { name: known.unwrap_or(option.name), ..option }
}

/// An option's values: sizes in size order, others in the order of the variants.
pub(super) fn shown_option(taxonomy: &Taxonomy, option: OptionRow, variants: &[VariantRow]) -> ProductOption {
    let mut ids: Vec<ValueId> = Vec::new();
    for variant in variants {
        let value = match option.attribute.as_str() {
            "colour" => variant.colour_id,
            "size" => variant.size_id,
            _ => variant.other_id,
        };
        if let Some(id) = value
            && !ids.contains(&id)
        {
            ids.push(id);
        }
    }
    if option.attribute == "size" {
        ids.sort_by_key(|id| taxonomy.value_rank(*id));
    }
    let values = ids.into_iter().filter_map(|id| swatch(taxonomy, id)).collect();
    ProductOption { attribute: option.attribute, name: option.name, values }
}

pub(super) fn shown_variant(price: Price, row: VariantRow) -> Variant {
    let stock = stock_state(row.stock);
    Variant {
        id: row.id,
        stock,
        stock_left: (stock == Stock::Low).then_some(row.stock),
        price,
        sku: row.sku,
        barcode: row.barcode,
        colour_id: row.colour_id,
        size_id: row.size_id,
        other_id: row.other_id,
    }
}

fn stock_state(stock: i64) -> Stock {
    match stock {
        ..=0 => Stock::Out,
        1..=LOW_STOCK => Stock::Low,
        _ => Stock::In,
    }
}

/// A variant's price, including deals that affect its product.
pub(super) fn variant_price(tenant: &Tenant, deals: &DealPrices, product: ProductId, row: &VariantRow) -> Price {
    match deals.variant(product, row.id) {
        Some(dealt) => Price::of(tenant, dealt.price, dealt.ends_at),
        None => Price::of(tenant, row.price(), None),
    }
}

/// The deal ends given in prices, without duplicates.
fn deal_ends(storefront: &Storefront, variants: &[Variant]) -> Vec<DealEnd> {
    let ends: BTreeSet<DateTime<Utc>> = variants.iter().filter_map(|variant| variant.price.ends_at).collect();
    let tenant = &storefront.tenant;
    let written = |at: DateTime<Utc>| {
        let time = at.with_timezone(&tenant.time_zone).format("%H:%M");
        format!("{}, {time}", format_date(&storefront.language.locale, tenant.local_date(at)))
    };
    ends.into_iter().map(|ends_at| DealEnd { ends_at, written: written(ends_at) }).collect()
}

pub(super) fn composition(app: &App, storefront: &Storefront, row: &ProductRow) -> Vec<FibreShare> {
    fibre_shares(app, storefront, &row.composition.0)
}

/// Fibres with their names.
pub(super) fn fibre_shares(app: &App, storefront: &Storefront, composition: &[Fibre]) -> Vec<FibreShare> {
    let named = |fibre: &str| {
        translate_if_known(app, storefront, &format!("fibre-{fibre}")).unwrap_or_else(|| fibre.to_owned())
    };
    composition
        .iter()
        .map(|part| FibreShare { name: named(&part.fibre), fibre: part.fibre.clone(), percent: part.percent })
        .collect()
}

fn care(app: &App, storefront: &Storefront, row: &ProductRow) -> Vec<CareSign> {
    let named =
        |key: &str| translate_if_known(app, storefront, &format!("care-{key}")).unwrap_or_else(|| key.to_owned());
    row.care.0.iter().map(|key| CareSign { key: key.clone(), name: named(key) }).collect()
}

/// The legal guarantee of conformity in the storefront's language; `None` outside the Union.
pub fn guarantee_notice(app: &App, storefront: &Storefront) -> Option<GuaranteeNotice> {
    let text = |id| translate(app, storefront, id, &[]);
    let is_due = storefront.tenant.is_in_union();
    is_due.then(|| GuaranteeNotice { title: text("mail-order-guarantee"), text: text("mail-order-guarantee-text") })
}

/// The manufacturer of a product; if none is given, the seller is named as responsible.
pub(super) fn maker(tenant: &Tenant, row: &ProductRow) -> Option<Maker> {
    let Some(stored) = &row.manufacturer else { return seller(tenant) };
    let Manufacturer { name, address, email, responsible_person } = stored.0.clone();
    let responsible_person =
        responsible_person.map(|person| Contact { name: person.name, address: person.address, email: person.email });
    Some(Maker { name, address, email, responsible_person })
}

fn seller(tenant: &Tenant) -> Option<Maker> {
    let legal = &tenant.legal;
    (!legal.name.is_empty()).then(|| Maker {
        name: legal.name.clone(),
        address: legal.address.clone(),
        email: legal.email.clone(),
        responsible_person: None,
    })
}

fn breadcrumbs(taxonomy: &Taxonomy, main: Option<CategoryId>, card: &ProductCard) -> Vec<Crumb> {
    let mut breadcrumbs = main.map(|category| crumbs(taxonomy, category)).unwrap_or_default();
    breadcrumbs.push(Crumb { name: card.name.clone(), path: card.path.clone() });
    breadcrumbs
}

fn delivery(app: &App, storefront: &Storefront) -> Delivery {
    let now = app.clock.now();
    depend_until(storefront.tenant.next_midnight(now));
    let days = delivery_estimate(storefront.tenant.local_date(now), storefront.tenant.delivery);
    let written = |day, style| format_day(&storefront.language.locale, day, style);
    Delivery {
        from: written(days.from, DayStyle::Short),
        to: written(days.to, DayStyle::Short),
        shipping: written(days.shipping, DayStyle::Long),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_pieces_are_shown_as_low_stock() {
        let states = [0, 1, 3, 4].map(stock_state);
        assert_eq!(states, [Stock::Out, Stock::Low, Stock::Low, Stock::In]);
    }
}
