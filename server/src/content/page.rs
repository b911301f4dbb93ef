//! Blocks with everything that a page shows of them: where they lead, their pictures, their products. A country that has set up no
//! blocks gets some that are made of its catalogue: categories, new products, reduced products.

use std::collections::HashMap;

use super::{
    model::{Block, BlockText, Kind, Usage},
    service,
};
use crate::{
    app::App,
    catalog::{self, Filter, ListingQuery, ListingScope, Order, Picture, ProductCard, Sort},
    error::Result,
    id::{AssetId, BlockId},
    media::{self, Asset},
    tenancy::Storefront,
    translate::say,
};

/// Products of a row.
const ROW: usize = 8;
/// Categories of a country that has not set up its own.
const CATEGORIES: usize = 6;
/// The key of a row that shows the newest products.
const NEW: &str = "new";
/// The key of a row that shows reduced products, largest reduction first, instead of the newest.
const REDUCED: &str = "reduced";

/// A block as a page shows it.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The block.
    pub block: Block,
    /// Where it leads, without a locale prefix.
    pub path: Option<String>,
    /// Its picture on wide screens.
    pub wide: Option<Picture>,
    /// Its picture on phones.
    pub narrow: Option<Picture>,
    /// Its products.
    pub products: Vec<ProductCard>,
    /// Whether it is made of the catalogue, since nobody has set up such blocks: its picture is a category's or a product's.
    pub is_made: bool,
}

/// The country's blocks of a usage and kind, in order. A block that leads to what the country does not show leads nowhere.
pub async fn shown(app: &App, storefront: &Storefront, usage: Usage, kind: Kind) -> Result<Vec<Shown>> {
    let mut blocks = service::list(&app.db, &storefront.tenant, &storefront.language, usage, kind).await?;
    let is_made = blocks.is_empty() && usage == Usage::Homepage;
    if is_made && kind == Kind::CategoryBanner {
        return made_banners(app, storefront).await;
    }
    if is_made && kind == Kind::ProductRow {
        blocks = made_rows(app, storefront);
    }
    let ids: Vec<AssetId> =
        blocks.iter().flat_map(|block| [block.wide_asset_id, block.narrow_asset_id]).flatten().collect();
    let assets = media::assets(&app.db, &ids).await?;
    let mut all = Vec::with_capacity(blocks.len());
    for block in blocks {
        all.push(Shown {
            path: path(app, storefront, &block).await?,
            wide: picture(app, &assets, block.wide_asset_id),
            narrow: picture(app, &assets, block.narrow_asset_id),
            products: if kind == Kind::ProductRow { products(app, storefront, &block).await? } else { Vec::new() },
            is_made,
            block,
        });
    }
    Ok(all)
}

/// Words that lead somewhere, without pictures.
fn made(kind: Kind, key: String, title: String) -> Block {
    Block {
        id: BlockId::default(),
        key,
        kind,
        usage: Usage::Homepage,
        category_id: None,
        collection_id: None,
        wide_asset_id: None,
        narrow_asset_id: None,
        text: BlockText { title, ..BlockText::default() },
    }
}

/// The rows of a country that has not set up its own: what is new and what is reduced.
fn made_rows(app: &App, storefront: &Storefront) -> Vec<Block> {
    let row = |key: &str, words: &str| made(Kind::ProductRow, key.to_owned(), say(app, storefront, words, &[]));
    vec![row(NEW, "row-new"), row(REDUCED, "row-reduced")]
}

/// The categories of a country that has not set up its own, each with its picture or that of its newest product that has one.
async fn made_banners(app: &App, storefront: &Storefront) -> Result<Vec<Shown>> {
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
        // The banner's words stand beside its picture, which is decoration.
        let picture = picture.map(|picture| Picture { alt: String::new(), ..picture });
        banners.push(Shown {
            block: made(Kind::CategoryBanner, format!("category-{}", category.id), category.name),
            path: Some(category.path),
            wide: picture,
            narrow: None,
            products: Vec::new(),
            is_made: true,
        });
    }
    Ok(banners)
}

/// Where a block leads; rows of the whole shop's new and reduced products lead to the pages of all of them.
async fn path(app: &App, storefront: &Storefront, block: &Block) -> Result<Option<String>> {
    Ok(match (block.kind, scope(block), block.key.as_str()) {
        (Kind::ProductRow, ListingScope::Shop, NEW) => Some("/new".to_owned()),
        (Kind::ProductRow, ListingScope::Shop, REDUCED) => Some("/sale".to_owned()),
        (_, scope, _) => catalog::link(app, storefront, scope).await?,
    })
}

fn scope(block: &Block) -> ListingScope {
    match (block.category_id, block.collection_id) {
        (Some(id), _) => ListingScope::Category(id),
        (None, Some(id)) => ListingScope::Collection(id),
        (None, None) => ListingScope::Shop,
    }
}

fn picture(app: &App, assets: &HashMap<AssetId, Asset>, id: Option<AssetId>) -> Option<Picture> {
    // The block's words stand beside its picture, which is decoration.
    assets.get(&id?).map(|asset| catalog::picture(app, asset, String::new()))
}

async fn products(app: &App, storefront: &Storefront, block: &Block) -> Result<Vec<ProductCard>> {
    let newest = ListingQuery::newest(scope(block), ROW);
    let query = if block.key == REDUCED {
        let filter = Filter { discounted: true, ..Filter::default() };
        ListingQuery { filter, order: Order { sort: Sort::Discount, reversed: false }, ..newest }
    } else {
        newest
    };
    Ok(catalog::list(app, storefront, &query).await?.cards)
}
