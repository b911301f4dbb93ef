//! Pages of products: of the whole shop, a category, a brand, a collection.

use garde::Validate;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::{
    catalog::{
        model::ProductCard,
        read::{self, Filter, ListingQuery, Order, Shelf, ShelfName, Sort, Taxonomy},
    },
    error::Result,
    http::{
        ApiContext, Envelope, LAST_PAGE, Listed, MOST_ITEMS, PageQuery, Paging, Queries, Query,
        check::{between, from_up_to},
    },
};

/// Products a page, as the specification has it.
const TAKE: i64 = 12;
/// The highest price that can be asked for: ten milliards of major units.
const MOST_MINOR: i64 = 1_000_000_000_000;

/// Which page, in which order, narrowed to what.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListingParams {
    /// 1-based.
    #[garde(custom(between(1, LAST_PAGE)))]
    #[param(minimum = 1, default = 1)]
    page: Option<i64>,
    /// Products a page; more than 60 are given as 60.
    #[garde(custom(from_up_to(1, MOST_ITEMS)))]
    #[param(minimum = 1, default = 12)]
    take: Option<i64>,
    /// `ASC` is the natural direction: newest first, cheapest first, A to Z, largest reduction first; `DESC` reverses it.
    #[garde(skip)]
    #[param(inline, default = "ASC")]
    order: Option<Direction>,
    /// What the products are ordered by.
    #[garde(skip)]
    #[param(inline, default = "newest")]
    order_by: Option<SortBy>,
    /// Any of these colours: keys or ids, separated by commas or repeated.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    color: Option<Vec<String>>,
    /// Any of these sizes, on the same variant as the colour.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    size: Option<Vec<String>>,
    /// Any of these brands: slugs or ids.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    brand: Option<Vec<String>>,
    /// Lowest price, in minor units.
    #[garde(custom(between(0, MOST_MINOR)))]
    #[param(minimum = 0)]
    price_min: Option<i64>,
    /// Highest price, in minor units.
    #[garde(custom(between(0, MOST_MINOR)))]
    #[param(minimum = 0)]
    price_max: Option<i64>,
    /// Reduced products only.
    #[garde(skip)]
    discounted: Option<bool>,
}

/// Which way an order runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "UPPERCASE")]
enum Direction {
    /// The natural one.
    Asc,
    /// The other one.
    Desc,
}

/// What products are ordered by.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum SortBy {
    Newest,
    Price,
    Name,
    Discount,
}

impl From<SortBy> for Sort {
    fn from(by: SortBy) -> Self {
        match by {
            SortBy::Newest => Self::Newest,
            SortBy::Price => Self::Price,
            SortBy::Name => Self::Name,
            SortBy::Discount => Self::Discount,
        }
    }
}

/// A category's listing.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CategoryQuery {
    /// Path of slugs from the root: `women/underwear`
    #[garde(skip)]
    category: String,
}

/// A brand's listing.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct BrandQuery {
    /// The brand's slug.
    #[garde(skip)]
    brand_slug: String,
}

/// A collection's listing.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct CollectionQuery {
    /// The collection's slug.
    #[garde(skip)]
    collection_slug: String,
}

impl ListingParams {
    fn paging(&self) -> Paging {
        PageQuery { page: self.page, take: self.take }.paging(TAKE)
    }

    /// The query, once slugs and keys are looked up.
    fn query(self, taxonomy: &Taxonomy, shelf: Shelf) -> ListingQuery {
        let paging = self.paging();
        let filter = Filter {
            colours: self.color.map(|keys| taxonomy.value_ids("colour", &keys)),
            sizes: self.size.map(|keys| taxonomy.value_ids("size", &keys)),
            brands: self.brand.map(|slugs| taxonomy.brand_ids(&slugs)),
            price_min: self.price_min,
            price_max: self.price_max,
            discounted: self.discounted.unwrap_or_default(),
        };
        let order = Order {
            sort: self.order_by.map(Sort::from).unwrap_or_default(),
            reversed: self.order == Some(Direction::Desc),
        };
        ListingQuery { shelf, filter, order, offset: paging.offset(), take: paging.take }
    }
}

async fn answer(context: &ApiContext, asked: ListingParams, name: ShelfName) -> Result<Listed<ProductCard>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let shelf = read::shelf(app, storefront, &name).await?;
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let paging = asked.paging();
    let listing = read::list(app, storefront, &asked.query(&taxonomy, shelf)).await?;
    Ok(Listed { items: listing.cards, meta: paging.meta(listing.count) })
}

/// Products of the whole shop.
#[utoipa::path(get, path = "/product/web/countryWiseProductsPagination", tag = "product", params(ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn shop(context: ApiContext, Query(asked): Query<ListingParams>) -> Result<Listed<ProductCard>> {
    answer(&context, asked, ShelfName::default()).await
}

/// Products of a category and all below it. A former name of the category is as good as its name.
#[utoipa::path(get, path = "/product/web/category/countryWiseProductsPagination", tag = "product",
    params(CategoryQuery, ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn category(
    context: ApiContext,
    Queries(scope, asked): Queries<CategoryQuery, ListingParams>,
) -> Result<Listed<ProductCard>> {
    let name = ShelfName { category: Some(scope.category), ..ShelfName::default() };
    answer(&context, asked, name).await
}

/// Products of a brand.
#[utoipa::path(get, path = "/product/web/brand/countryWiseProductsPagination", tag = "product",
    params(BrandQuery, ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn brand(
    context: ApiContext,
    Queries(scope, asked): Queries<BrandQuery, ListingParams>,
) -> Result<Listed<ProductCard>> {
    let name = ShelfName { brand: Some(scope.brand_slug), ..ShelfName::default() };
    answer(&context, asked, name).await
}

/// Products of a collection. A former name of the collection is as good as its name.
#[utoipa::path(get, path = "/product/web/collection/countryWiseProductsPagination", tag = "product",
    params(CollectionQuery, ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn collection(
    context: ApiContext,
    Queries(scope, asked): Queries<CollectionQuery, ListingParams>,
) -> Result<Listed<ProductCard>> {
    let name = ShelfName { collection: Some(scope.collection_slug), ..ShelfName::default() };
    answer(&context, asked, name).await
}
