//! Product cards as shown in lists, read for a whole batch of ids in a few statements.

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    sync::Arc,
};

use super::{
    language_preference::LanguagePreference,
    pictures::AltTexts,
    store::cards::{self as store, CardRow, ColourRow, MediaRow},
    taxonomy::Taxonomy,
};
use crate::{
    app::App,
    cache::{depend_on, depend_until},
    catalog::{
        deals::{self, DealPrices},
        index,
        model::{Badge, BrandName, Picture, Price, ProductCard, Swatch},
        price::CardPrice,
        scope::NewWithin,
    },
    changes::{Change, Topic},
    db::Db,
    error::Result,
    id::{AssetId, BadgeTypeId, CategoryId, ProductId, ValueId},
    media::{self, Asset},
    tenancy::{BadgeType, Storefront, Tenant, TenantId},
    translate::translate_if_known,
};

/// Maximum number of category names on a card.
const MOST_CATEGORIES: usize = 5;

/// The cards of these products, in no particular order.
pub(super) async fn read(
    app: &App,
    storefront: &Storefront,
    ids: &[ProductId],
    preferred: &[ValueId],
) -> Result<Vec<ProductCard>> {
    for id in ids {
        depend_on(Change::one(Topic::Product, storefront.tenant.id, *id));
    }
    let (batch, deals) =
        tokio::try_join!(Batch::read(app, storefront, ids, preferred), deal_prices(app, &storefront.tenant, ids),)?;
    let alt_texts = AltTexts::new(app, storefront, &batch.taxonomy);
    let reader = CardReader { app, storefront, alt_texts: &alt_texts, deals: &deals };
    Ok(batch.rows.iter().filter_map(|row| batch.card(&reader, row)).collect())
}

/// Those of these products that the country shows, in no particular order.
pub async fn visible(db: &Db, tenant: TenantId, ids: &[ProductId]) -> Result<Vec<ProductId>> {
    Ok(store::visible(db, tenant, ids).await?)
}

/// A batch of products with all card data except the deals. Products that the country does not show have no row.
struct Batch {
    rows: Vec<CardRow>,
    taxonomy: Arc<Taxonomy>,
    names: HashMap<ProductId, store::NameRow>,
    categories: HashMap<ProductId, Vec<CategoryId>>,
    gallery: Gallery,
    badges: HashMap<ProductId, Vec<BadgeTypeId>>,
    badge_types: Vec<BadgeType>,
    new: HashSet<ProductId>,
}

/// The data from which the cards of a batch are built.
#[derive(Clone, Copy)]
struct CardReader<'a> {
    app: &'a App,
    storefront: &'a Storefront,
    alt_texts: &'a AltTexts<'a>,
    deals: &'a DealPrices,
}

/// The colours of products, and the pictures of the colour that each card shows.
struct Gallery {
    colours: HashMap<ProductId, Vec<ColourRow>>,
    chosen: HashMap<ProductId, ValueId>,
    media: HashMap<ProductId, Vec<MediaRow>>,
    assets: HashMap<AssetId, Asset>,
}

impl Gallery {
    async fn read(app: &App, tenant: TenantId, ids: &[ProductId], preferred: &[ValueId]) -> Result<Self> {
        let (colours, pictures) = tokio::try_join!(store::colours(&app.db, tenant, ids), store::gallery(&app.db, ids))?;
        let colours = grouped(colours, |row| row.product_id);
        let chosen: HashMap<ProductId, ValueId> =
            colours.iter().filter_map(|(id, rows)| Some((*id, chosen_colour(rows, preferred)?))).collect();
        let mut media = grouped(pictures, |row| row.product_id);
        for (id, rows) in &mut media {
            retain_shown(rows, chosen.get(id).copied());
        }
        let asset_ids: Vec<AssetId> = media.values().flatten().map(|row| row.asset_id).collect();
        let assets = media::assets(&app.db, &asset_ids).await?;
        Ok(Self { colours, chosen, media, assets })
    }
}

impl Batch {
    async fn read(app: &App, storefront: &Storefront, ids: &[ProductId], preferred: &[ValueId]) -> Result<Self> {
        let tenant = storefront.tenant.id;
        let ((rows, names), gallery, taxonomy, categories, badges, new) = tokio::try_join!(
            named_rows(app, storefront, ids),
            Gallery::read(app, tenant, ids, preferred),
            Taxonomy::of(app, storefront),
            async { Ok(store::categories(&app.db, ids).await?) },
            async { Ok(store::badges(&app.db, tenant, ids).await?) },
            new_products(app, &storefront.tenant, ids),
        )?;
        let (categories, badges) = (pairs(categories), pairs(badges));
        let badge_types = app.directory().badge_types.clone();
        Ok(Self { rows, taxonomy, names, categories, gallery, badges, badge_types, new })
    }

    fn card(&self, reader: &CardReader<'_>, row: &CardRow) -> Option<ProductCard> {
        let CardReader { app, storefront, alt_texts, deals } = *reader;
        let (CardPrice { cheapest, highest_minor }, ends_at) = deals.card(row.id).unwrap_or((row.price(), None));
        let (slug, name) = match (&row.slug, &row.name) {
            (Some(slug), Some(name)) => (slug.clone(), name.clone()),
            _ => self.names.get(&row.id).map(|text| (text.slug.clone(), text.name.clone()))?,
        };
        Some(ProductCard {
            id: row.id,
            path: product_path(&slug),
            brand: self.brand(row),
            categories: self.category_names(row.id),
            price: Price::of(&storefront.tenant, cheapest, ends_at),
            price_varies: highest_minor > cheapest.effective(),
            pictures: self.pictures(alt_texts, row.id, &name),
            colours: self.swatches(row.id),
            badges: self.badges(app, storefront, row.id),
            is_new: self.new.contains(&row.id),
            in_stock: row.in_stock,
            slug,
            name,
        })
    }

    fn brand(&self, row: &CardRow) -> Option<BrandName> {
        let brand = self.taxonomy.brand(row.brand_id?)?;
        Some(BrandName { slug: brand.slug.clone(), name: brand.name.clone() })
    }

    fn category_names(&self, id: ProductId) -> Vec<String> {
        let categories = self.categories.get(&id).map(Vec::as_slice).unwrap_or_default();
        let Some(main) = categories.iter().find(|category| self.taxonomy.category(**category).is_some()) else {
            return Vec::new();
        };
        self.taxonomy.lineage(*main).iter().take(MOST_CATEGORIES).map(|entry| entry.text.name.clone()).collect()
    }

    fn swatches(&self, id: ProductId) -> Vec<Swatch> {
        let rows = self.gallery.colours.get(&id).map(Vec::as_slice).unwrap_or_default();
        rows.iter().filter_map(|row| swatch(&self.taxonomy, row.colour_id)).collect()
    }

    /// The front picture of the chosen colour, and the next view of it.
    fn pictures(&self, alt_texts: &AltTexts<'_>, id: ProductId, name: &str) -> Vec<Picture> {
        let rows = self.gallery.media.get(&id).map(Vec::as_slice).unwrap_or_default();
        let chosen = self.gallery.chosen.get(&id).copied();
        let own = rows.iter().filter(|row| row.colour_id == chosen);
        let plain = rows.iter().filter(|row| row.colour_id.is_none() && chosen.is_some());
        let rest = rows.iter().filter(|row| row.colour_id.is_some() && row.colour_id != chosen);
        let mut shown: Vec<Picture> = own
            .chain(plain)
            .chain(rest)
            .filter_map(|row| Some(alt_texts.picture(self.gallery.assets.get(&row.asset_id)?, row, name)))
            .collect();
        let first_colour = shown.first().and_then(|picture| picture.colour_id);
        shown.retain(|picture| picture.colour_id == first_colour || picture.colour_id.is_none());
        if let Some(front) = shown.iter().position(|picture| picture.view.as_deref() == Some("front")) {
            shown[..=front].rotate_right(1);
        }
        shown.truncate(2);
        shown
    }

    fn badges(&self, app: &App, storefront: &Storefront, id: ProductId) -> Vec<Badge> {
        let ids = self.badges.get(&id).map(Vec::as_slice).unwrap_or_default();
        ids.iter()
            .filter_map(|id| self.badge_types.iter().find(|badge| badge.id == *id))
            .map(|badge| named_badge(app, storefront, badge))
            .collect()
    }
}

/// The path of a product's page.
pub fn product_path(slug: &str) -> String {
    format!("/product/{slug}")
}

/// Applies deals to the products. Only products that a deal may apply to, according to the index, are read.
async fn deal_prices(app: &App, tenant: &Tenant, ids: &[ProductId]) -> Result<DealPrices> {
    let known = deals::flash_deals(app, tenant).await?;
    if known.promotions().is_empty() {
        return Ok(DealPrices::default());
    }
    let scopes = || known.promotions().iter().map(|deal| &deal.scope);
    let touched = index::ask(app, tenant.id, |view| view.chosen_among(ids, scopes())).await?;
    deals::of_products(app, tenant, &touched).await
}

/// Which of the products count as new. A response that depends on it expires when the country's day ends.
async fn new_products(app: &App, tenant: &Tenant, ids: &[ProductId]) -> Result<HashSet<ProductId>> {
    let within = NewWithin::at(tenant, app.clock.now());
    let new: HashSet<ProductId> = index::ask(app, tenant.id, |view| {
        let new = view.new_products(&within);
        let is_new = |id: &ProductId| view.products.slot(*id).is_some_and(|slot| new.contains(slot));
        ids.iter().copied().filter(is_new).collect()
    })
    .await?;
    if !new.is_empty() {
        depend_until(within.ends);
    }
    Ok(new)
}

/// A value as a swatch.
pub fn swatch(taxonomy: &Taxonomy, id: ValueId) -> Option<Swatch> {
    let value = taxonomy.value(id)?;
    Some(Swatch { id, key: value.key.clone(), name: value.name.clone(), swatch: value.swatch.clone() })
}

/// The first preferred colour that the product has, in stock if possible; otherwise the first in stock; otherwise the first.
fn chosen_colour(rows: &[ColourRow], preferred: &[ValueId]) -> Option<ValueId> {
    let rank = |row: &&ColourRow| (!preferred.contains(&row.colour_id), row.stock == 0, row.position);
    rows.iter().min_by_key(rank).map(|row| row.colour_id)
}

/// Keeps the pictures of the chosen colour and those without a colour, or all if there are none of these.
fn retain_shown(pictures: &mut Vec<MediaRow>, chosen: Option<ValueId>) {
    let is_shown = |row: &MediaRow| row.colour_id.is_none() || row.colour_id == chosen;
    if chosen.is_none() || pictures.iter().any(is_shown) {
        pictures.retain(is_shown);
    }
}

/// The products that the country shows, and names for those without a name in the requested language.
async fn named_rows(
    app: &App,
    storefront: &Storefront,
    ids: &[ProductId],
) -> Result<(Vec<CardRow>, HashMap<ProductId, store::NameRow>)> {
    let rows = store::products(&app.db, storefront.tenant.id, storefront.language.id, ids).await?;
    let names = other_names(app, storefront, &rows).await?;
    Ok((rows, names))
}

/// Names in another language for products without a name in the requested one.
async fn other_names(
    app: &App,
    storefront: &Storefront,
    rows: &[CardRow],
) -> Result<HashMap<ProductId, store::NameRow>> {
    let missing: Vec<ProductId> = rows.iter().filter(|row| row.slug.is_none()).map(|row| row.id).collect();
    if missing.is_empty() {
        return Ok(HashMap::new());
    }
    let names = store::names(&app.db, &missing).await?;
    Ok(LanguagePreference::of(storefront).best(names, |row| (row.product_id, row.language_id)))
}

/// Groups rows by product, keeping their order.
pub fn grouped<I: Eq + Hash, T>(rows: Vec<T>, key: impl Fn(&T) -> I) -> HashMap<I, Vec<T>> {
    let mut groups: HashMap<I, Vec<T>> = HashMap::new();
    for row in rows {
        groups.entry(key(&row)).or_default().push(row);
    }
    groups
}

fn pairs<I: Eq + Hash, T>(rows: Vec<(I, T)>) -> HashMap<I, Vec<T>> {
    let mut groups: HashMap<I, Vec<T>> = HashMap::new();
    for (key, value) in rows {
        groups.entry(key).or_default().push(value);
    }
    groups
}

fn named_badge(app: &App, storefront: &Storefront, badge: &BadgeType) -> Badge {
    let name = translate_if_known(app, storefront, &format!("badge-{}", badge.key));
    Badge {
        key: badge.key.clone(),
        name: name.unwrap_or_else(|| badge.name.clone()),
        image_url: format!("/assets/badge-{}.svg", badge.key),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colour(colour_id: ValueId, position: i64, stock: i64) -> ColourRow {
        ColourRow { product_id: ProductId(1), colour_id, position, stock }
    }

    #[test]
    fn a_card_shows_the_requested_colour_or_the_first_in_stock() {
        let rows = [colour(ValueId(1), 0, 0), colour(ValueId(2), 1, 5), colour(ValueId(3), 2, 5)];
        assert_eq!(chosen_colour(&rows, &[]), Some(ValueId(2)));
        assert_eq!(chosen_colour(&rows, &[ValueId(3)]), Some(ValueId(3)));
        assert_eq!(chosen_colour(&rows, &[ValueId(1)]), Some(ValueId(1)));
        assert_eq!(chosen_colour(&rows, &[ValueId(9)]), Some(ValueId(2)));
        assert_eq!(chosen_colour(&rows[..1], &[]), Some(ValueId(1)));
        assert_eq!(chosen_colour(&[], &[]), None);
    }
}
