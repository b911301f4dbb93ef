//! Blocks with their links, images and products resolved for a page. A country for which no file defines category banners or
//! product rows gets generated ones: categories, new products, reduced products.

use std::collections::HashMap;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use super::{
    editorial,
    model::{Block, BlockLink, BlockText, Kind, RowProducts, Usage},
};
use crate::{
    app::App,
    catalog::{self, AttributeValue, Filter, ListingQuery, ListingScope, Order, Picture, ProductCard, Sort},
    error::Result,
    id::AssetId,
    media::{self, Asset},
    tenancy::Storefront,
    translate::translate,
};

/// Most products of a row.
const ROW: usize = 8;
/// Number of categories in generated banners.
const CATEGORIES: usize = 6;

/// Characters that are not percent-encoded in a query value; the same as in the web's own URLs.
const KEPT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b'/');

/// A block resolved for a page.
#[derive(Clone, Debug)]
pub struct BlockView {
    /// The block.
    pub block: Block,
    /// The path of its link, without a locale prefix.
    pub path: Option<String>,
    /// The image for wide screens.
    pub wide: Option<Picture>,
    /// The image for phones.
    pub narrow: Option<Picture>,
    /// Its products.
    pub products: Vec<ProductCard>,
    /// Colours or sizes that it links to; only those with products in stock.
    pub values: Vec<ShownValue>,
    /// Whether it is generated, because no file defines such blocks: its image is that of a category or product.
    pub is_generated: bool,
}

/// A colour or size with a link to the filtered listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownValue {
    /// A stable identifier.
    pub key: String,
    /// Its name in the page's language.
    pub name: String,
    /// A CSS colour.
    pub swatch: Option<String>,
    /// The path of the filtered listing, without a locale prefix.
    pub path: String,
}

/// The country's first header text, if any.
pub async fn header(app: &App, storefront: &Storefront) -> Result<Option<String>> {
    let lines = editorial::home_blocks(app, storefront, Usage::Homepage, Kind::Header).await?.unwrap_or_default();
    Ok(lines.into_iter().map(|block| block.text.title).next())
}

/// The country's blocks of a usage and kind, in order. A link to something that the country does not show is left out.
pub async fn shown(app: &App, storefront: &Storefront, usage: Usage, kind: Kind) -> Result<Vec<BlockView>> {
    let set_up = editorial::home_blocks(app, storefront, usage, kind).await?;
    let is_generated = set_up.is_none() && usage == Usage::Homepage;
    if is_generated && kind == Kind::CategoryBanner {
        return generated_banners(app, storefront).await;
    }
    let blocks = match set_up {
        Some(blocks) => blocks,
        None if is_generated && kind == Kind::ProductRow => generated_rows(app, storefront),
        None => Vec::new(),
    };
    let ids: Vec<AssetId> =
        blocks.iter().flat_map(|block| [block.wide_asset_id, block.narrow_asset_id]).flatten().collect();
    let assets = media::assets(&app.db, &ids).await?;
    let mut all = Vec::with_capacity(blocks.len());
    for block in blocks {
        let path = path(app, storefront, &block).await?;
        let values = values(app, storefront, &block, path.as_deref()).await?;
        if kind == Kind::AttributeValues && values.is_empty() {
            continue;
        }
        all.push(BlockView {
            path,
            wide: picture(app, &assets, block.wide_asset_id),
            narrow: picture(app, &assets, block.narrow_asset_id),
            products: if kind == Kind::ProductRow { products(app, storefront, &block).await? } else { Vec::new() },
            values,
            is_generated,
            block,
        });
    }
    Ok(all)
}

/// A generated block without images.
fn made(kind: Kind, key: String, title: String) -> Block {
    Block {
        key,
        kind,
        link: None,
        wide_asset_id: None,
        narrow_asset_id: None,
        products: RowProducts::Newest,
        values: None,
        text: BlockText { title, ..BlockText::default() },
    }
}

/// Generated rows for a country without rows of its own: new products and reduced products.
fn generated_rows(app: &App, storefront: &Storefront) -> Vec<Block> {
    let row = |key: &str, words: &str, products| Block {
        products,
        ..made(Kind::ProductRow, key.to_owned(), translate(app, storefront, words, &[]))
    };
    vec![row("new", "row-new", RowProducts::Newest), row("reduced", "menu-reduced", RowProducts::Reduced)]
}

/// Generated banners for a country without banners of its own: each category with its image, or else that of its newest product
/// with an image.
async fn generated_banners(app: &App, storefront: &Storefront) -> Result<Vec<BlockView>> {
    let categories = catalog::leading_categories(app, storefront, CATEGORIES).await?;
    if categories.len() < 2 {
        return Ok(Vec::new());
    }
    let mut banners = Vec::with_capacity(categories.len());
    for category in categories {
        let mut picture = category.picture;
        if picture.is_none() {
            let newest = ListingQuery::newest(ListingScope::Category(category.id), ROW);
            let cards = catalog::list(app, storefront, &newest).await?.cards;
            picture = cards.into_iter().find_map(|card| card.pictures.into_iter().next());
        }
        // The banner's text is beside the image, so the image is decorative and has no alternative text.
        let picture = picture.map(|picture| Picture { alt: String::new(), ..picture });
        banners.push(BlockView {
            block: made(Kind::CategoryBanner, format!("category-{}", category.id), category.name),
            path: Some(category.path),
            wide: picture,
            narrow: None,
            products: Vec::new(),
            values: Vec::new(),
            is_generated: true,
        });
    }
    Ok(banners)
}

/// The path of a block's link. Rows of the whole shop's new or reduced products link to `/new` and `/sale`.
async fn path(app: &App, storefront: &Storefront, block: &Block) -> Result<Option<String>> {
    Ok(match (&block.link, block.products) {
        (Some(BlockLink::Path(path)), _) => Some(path.clone()),
        (Some(BlockLink::Listing(scope)), _) => catalog::link(app, storefront, *scope).await?,
        (None, RowProducts::Newest) if block.kind == Kind::ProductRow => Some("/new".to_owned()),
        (None, RowProducts::Reduced) if block.kind == Kind::ProductRow => Some("/sale".to_owned()),
        (None, _) => None,
    })
}

fn scope(block: &Block) -> ListingScope {
    match block.link {
        Some(BlockLink::Listing(scope)) => scope,
        _ => ListingScope::Shop,
    }
}

fn picture(app: &App, assets: &HashMap<AssetId, Asset>, id: Option<AssetId>) -> Option<Picture> {
    // The block's text is beside the image, so the image is decorative and has no alternative text.
    assets.get(&id?).map(|asset| catalog::picture(app, asset, String::new()))
}

async fn products(app: &App, storefront: &Storefront, block: &Block) -> Result<Vec<ProductCard>> {
    let newest = ListingQuery::newest(scope(block), ROW);
    let query = match block.products {
        RowProducts::Newest => newest,
        RowProducts::Reduced => {
            let filter = Filter { discounted: true, ..Filter::default() };
            ListingQuery { filter, order: Order { sort: Sort::Discount, reversed: false }, ..newest }
        }
    };
    Ok(catalog::list(app, storefront, &query).await?.cards)
}

/// Those of a block's values for which the linked listing has products in stock.
async fn values(app: &App, storefront: &Storefront, block: &Block, path: Option<&str>) -> Result<Vec<ShownValue>> {
    let (Some(wanted), Some(path)) = (&block.values, path) else { return Ok(Vec::new()) };
    let known = catalog::attribute_values(app, storefront, scope(block), &Filter::default()).await?;
    let shown = wanted.keys.iter().filter_map(|key| {
        let is_meant = |value: &&AttributeValue| value.attribute == wanted.attribute && value.key == *key;
        let value = known.iter().find(is_meant).filter(|value| value.product_count > 0)?;
        Some(ShownValue {
            key: value.key.clone(),
            name: value.name.clone(),
            swatch: value.swatch.clone(),
            path: format!("{path}?{}={}", wanted.attribute.parameter(), utf8_percent_encode(key, KEPT)),
        })
    });
    Ok(shown.collect())
}
