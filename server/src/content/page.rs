//! Blocks with everything that a page shows of them: where they lead, their pictures, their products.

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
}

/// The country's blocks of a usage and kind, in order. A block that leads to what the country does not show leads nowhere.
pub async fn shown(app: &App, storefront: &Storefront, usage: Usage, kind: Kind) -> Result<Vec<Shown>> {
    let mut blocks = service::list(&app.db, &storefront.tenant, &storefront.language, usage, kind).await?;
    if blocks.is_empty() && (usage, kind) == (Usage::Homepage, Kind::ProductRow) {
        blocks = own_rows(app, storefront);
    }
    let ids: Vec<AssetId> =
        blocks.iter().flat_map(|block| [block.wide_asset_id, block.narrow_asset_id]).flatten().collect();
    let assets = media::assets(&app.db, &ids).await?;
    let mut all = Vec::with_capacity(blocks.len());
    for block in blocks {
        all.push(Shown {
            path: catalog::link(app, storefront, scope(&block)).await?,
            wide: picture(app, &assets, block.wide_asset_id),
            narrow: picture(app, &assets, block.narrow_asset_id),
            products: if kind == Kind::ProductRow { products(app, storefront, &block).await? } else { Vec::new() },
            block,
        });
    }
    Ok(all)
}

/// The rows of a country that has not set up its own: what is new and what is reduced.
fn own_rows(app: &App, storefront: &Storefront) -> Vec<Block> {
    let row = |key: &str, words: &str| Block {
        id: BlockId::default(),
        key: key.to_owned(),
        kind: Kind::ProductRow,
        usage: Usage::Homepage,
        category_id: None,
        collection_id: None,
        wide_asset_id: None,
        narrow_asset_id: None,
        text: BlockText { title: say(app, storefront, words, &[]), ..BlockText::default() },
    };
    vec![row(NEW, "row-new"), row(REDUCED, "row-reduced")]
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
