//! Pages of products: of the whole shop, a category, a brand, a collection.

use utoipa::IntoParams;

use crate::{
    catalog::{
        model::ProductCard,
        read::{self, Filter, ListingQuery, Order, Shelf, ShelfName, Sort, Taxonomy},
    },
    error::Result,
    http::{ApiContext, Envelope, Listed, Paging, Params},
};

/// Products a page, as the specification has it.
const TAKE: i64 = 12;
/// The highest price that can be asked for: ten milliards of major units.
const MOST_MINOR: i64 = 1_000_000_000_000;

const SORTS: [(&str, Sort); 4] =
    [("newest", Sort::Newest), ("price", Sort::Price), ("name", Sort::Name), ("discount", Sort::Discount)];

/// Which page, in which order, narrowed to what.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
#[expect(dead_code, reason = "describes the parameters; `Asked` reads them")]
struct ListingParams {
    /// 1-based.
    #[param(minimum = 1, default = 1)]
    page: Option<i64>,
    /// Products a page; more than 60 are given as 60.
    #[param(minimum = 1, default = 12)]
    take: Option<i64>,
    /// `ASC` is the natural direction: newest first, cheapest first, A to Z, largest reduction first; `DESC` reverses it.
    #[param(pattern = "^(ASC|DESC)$", default = "ASC")]
    order: Option<String>,
    /// `newest`, `price`, `name` or `discount`.
    #[param(pattern = "^(newest|price|name|discount)$", default = "newest")]
    order_by: Option<String>,
    /// Any of these colours: keys or ids, separated by commas or repeated.
    color: Option<String>,
    /// Any of these sizes, on the same variant as the colour.
    size: Option<String>,
    /// Any of these brands: slugs or ids.
    brand: Option<String>,
    /// Lowest price, in minor units.
    #[param(minimum = 0)]
    price_min: Option<i64>,
    /// Highest price, in minor units.
    #[param(minimum = 0)]
    price_max: Option<i64>,
    /// Reduced products only.
    discounted: Option<bool>,
}

/// What the parameters say, before slugs and keys are looked up.
struct Asked {
    paging: Paging,
    order: Order,
    colours: Option<Vec<String>>,
    sizes: Option<Vec<String>>,
    brands: Option<Vec<String>>,
    filter: Filter,
}

impl Asked {
    fn read(params: &mut Params) -> Self {
        Self {
            paging: Paging::read(params, TAKE),
            order: Order {
                sort: params.choice("orderBy", &SORTS).unwrap_or_default(),
                reversed: params.choice("order", &[("ASC", false), ("DESC", true)]).unwrap_or(false),
            },
            colours: params.list("color"),
            sizes: params.list("size"),
            brands: params.list("brand"),
            filter: Filter {
                price_min: params.number("priceMin", 0..=MOST_MINOR),
                price_max: params.number("priceMax", 0..=MOST_MINOR),
                discounted: params.flag("discounted").unwrap_or(false),
                ..Filter::default()
            },
        }
    }

    fn query(self, taxonomy: &Taxonomy, shelf: Shelf) -> ListingQuery {
        let filter = Filter {
            colours: self.colours.map(|keys| taxonomy.value_ids("colour", &keys)),
            sizes: self.sizes.map(|keys| taxonomy.value_ids("size", &keys)),
            brands: self.brands.map(|slugs| taxonomy.brand_ids(&slugs)),
            ..self.filter
        };
        ListingQuery { shelf, filter, order: self.order, offset: self.paging.offset(), take: self.paging.take }
    }
}

async fn answer(context: &ApiContext, asked: Asked, name: ShelfName) -> Result<Listed<ProductCard>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let shelf = read::shelf(app, storefront, &name).await?;
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let paging = asked.paging;
    let listing = read::list(app, storefront, &asked.query(&taxonomy, shelf)).await?;
    Ok(Listed { items: listing.cards, meta: paging.meta(listing.count) })
}

/// Products of the whole shop.
#[utoipa::path(get, path = "/product/web/countryWiseProductsPagination", tag = "product", params(ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn shop(context: ApiContext, mut params: Params) -> Result<Listed<ProductCard>> {
    let asked = Asked::read(&mut params);
    params.finish()?;
    answer(&context, asked, ShelfName::default()).await
}

/// Products of a category and all below it. A former name of the category is as good as its name.
#[utoipa::path(get, path = "/product/web/category/countryWiseProductsPagination", tag = "product",
    params(("category" = String, Query, description = "Way of slugs from the root: `women/underwear`"), ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn category(context: ApiContext, mut params: Params) -> Result<Listed<ProductCard>> {
    let asked = Asked::read(&mut params);
    let name = ShelfName { category: Some(params.required("category")), ..ShelfName::default() };
    params.finish()?;
    answer(&context, asked, name).await
}

/// Products of a brand.
#[utoipa::path(get, path = "/product/web/brand/countryWiseProductsPagination", tag = "product",
    params(("brandSlug" = String, Query), ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn brand(context: ApiContext, mut params: Params) -> Result<Listed<ProductCard>> {
    let asked = Asked::read(&mut params);
    let name = ShelfName { brand: Some(params.required("brandSlug")), ..ShelfName::default() };
    params.finish()?;
    answer(&context, asked, name).await
}

/// Products of a collection. A former name of the collection is as good as its name.
#[utoipa::path(get, path = "/product/web/collection/countryWiseProductsPagination", tag = "product",
    params(("collectionSlug" = String, Query), ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn collection(context: ApiContext, mut params: Params) -> Result<Listed<ProductCard>> {
    let asked = Asked::read(&mut params);
    let name = ShelfName { collection: Some(params.required("collectionSlug")), ..ShelfName::default() };
    params.finish()?;
    answer(&context, asked, name).await
}
