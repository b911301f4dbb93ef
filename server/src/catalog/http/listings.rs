//! Pages of products: of the whole shop, a category, a brand, a collection.

use chrono::{DateTime, Utc};
use utoipa::IntoParams;

use crate::{
    cache::depend_until,
    catalog::{
        model::{ListingFilters, ProductCard},
        read::{self, ListingQuery, ScopeName, Taxonomy},
        scope::{Filter, ListingScope, Order, Sort, Window},
    },
    clock,
    error::Result,
    http::{Answer, ApiContext, Envelope, Listed, Paging, Params},
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
    /// Only products that count as new.
    is_new: Option<bool>,
}

/// What a listing is narrowed to, before slugs and keys are looked up.
pub(super) struct AskedFilter {
    colours: Option<Vec<String>>,
    sizes: Option<Vec<String>>,
    brands: Option<Vec<String>>,
    is_new: bool,
    filter: Filter,
}

impl AskedFilter {
    /// `color`, `size`, `brand` (unless it names the scope), `priceMin`, `priceMax`, `discounted`, `isNew`.
    pub(super) fn read(params: &mut Params, brands: Option<&'static str>) -> Self {
        Self {
            colours: params.list("color"),
            sizes: params.list("size"),
            brands: brands.and_then(|name| params.list(name)),
            is_new: params.flag("isNew").unwrap_or(false),
            filter: Filter {
                price_min: params.number("priceMin", 0..=MOST_MINOR),
                price_max: params.number("priceMax", 0..=MOST_MINOR),
                discounted: params.flag("discounted").unwrap_or(false),
                ..Filter::default()
            },
        }
    }

    /// What is new today is another tomorrow: an answer about it ends with the day.
    pub(super) fn resolve(self, taxonomy: &Taxonomy, now: DateTime<Utc>) -> Filter {
        if self.is_new {
            depend_until(clock::next_midnight(now));
        }
        Filter {
            new_on: self.is_new.then(|| clock::day(now)),
            colours: self.colours.map(|keys| taxonomy.value_ids("colour", &keys)),
            sizes: self.sizes.map(|keys| taxonomy.value_ids("size", &keys)),
            brands: self.brands.map(|slugs| taxonomy.brand_ids(&slugs)),
            ..self.filter
        }
    }
}

/// What the parameters of a listing say.
struct Asked {
    paging: Paging,
    order: Order,
    filter: AskedFilter,
}

impl Asked {
    fn read(params: &mut Params) -> Self {
        Self {
            paging: Paging::read(params, TAKE),
            order: Order {
                sort: params.choice("orderBy", &SORTS).unwrap_or_default(),
                reversed: params.choice("order", &[("ASC", false), ("DESC", true)]).unwrap_or(false),
            },
            filter: AskedFilter::read(params, Some("brand")),
        }
    }

    fn query(self, taxonomy: &Taxonomy, scope: ListingScope, now: DateTime<Utc>) -> ListingQuery {
        let filter = self.filter.resolve(taxonomy, now);
        ListingQuery { scope, filter, order: self.order, window: window(self.paging) }
    }
}

/// The products of a page.
pub(super) fn window(paging: Paging) -> Window {
    let number = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
    Window { offset: number(paging.offset()), take: number(paging.take) }
}

async fn answer(context: &ApiContext, asked: Asked, name: ScopeName) -> Result<Listed<ProductCard>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let scope = read::scope(app, storefront, &name).await?;
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let paging = asked.paging;
    let listing = read::list(app, storefront, &asked.query(&taxonomy, scope, app.clock.now())).await?;
    Ok(Listed { items: listing.cards, meta: paging.meta(listing.count) })
}

/// What a listing can be narrowed to.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
#[expect(dead_code, reason = "describes the parameters; `filters` reads them")]
struct FiltersParams {
    /// Of a category: its way of slugs.
    category: Option<String>,
    /// Of a brand: its slug.
    brand_slug: Option<String>,
    /// Of a collection: its slug.
    collection_slug: Option<String>,
    /// As of the listing.
    color: Option<String>,
    /// As of the listing.
    size: Option<String>,
    /// As of the listing.
    brand: Option<String>,
    /// As of the listing.
    #[param(minimum = 0)]
    price_min: Option<i64>,
    /// As of the listing.
    #[param(minimum = 0)]
    price_max: Option<i64>,
    /// As of the listing.
    discounted: Option<bool>,
    /// As of the listing.
    is_new: Option<bool>,
}

/// Colours, sizes, brands and prices that a listing can be narrowed to, each counted under the other filters that are set. What
/// would leave nothing is given with 0.
#[utoipa::path(get, path = "/product/web/filters", tag = "product", params(FiltersParams),
    responses((status = 200, body = Envelope<ListingFilters>)))]
pub async fn filters(context: ApiContext, mut params: Params) -> Result<Answer<ListingFilters>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let asked = AskedFilter::read(&mut params, Some("brand"));
    let name = ScopeName {
        category: params.text("category"),
        brand: params.text("brandSlug"),
        collection: params.text("collectionSlug"),
        ..ScopeName::default()
    };
    params.finish()?;
    let scope = read::scope(app, storefront, &name).await?;
    let filter = asked.resolve(&*Taxonomy::of(app, storefront).await?, app.clock.now());
    Ok(Answer(read::filters(app, storefront, scope, &filter).await?))
}

/// Products of the whole shop.
#[utoipa::path(get, path = "/product/web/countryWiseProductsPagination", tag = "product", params(ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn shop(context: ApiContext, mut params: Params) -> Result<Listed<ProductCard>> {
    let asked = Asked::read(&mut params);
    params.finish()?;
    answer(&context, asked, ScopeName::default()).await
}

/// Products of a category and all below it. A former name of the category is as good as its name.
#[utoipa::path(get, path = "/product/web/category/countryWiseProductsPagination", tag = "product",
    params(("category" = String, Query, description = "Way of slugs from the root: `women/underwear`"), ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn category(context: ApiContext, mut params: Params) -> Result<Listed<ProductCard>> {
    let asked = Asked::read(&mut params);
    let name = ScopeName { category: Some(params.required("category")), ..ScopeName::default() };
    params.finish()?;
    answer(&context, asked, name).await
}

/// Products of a brand.
#[utoipa::path(get, path = "/product/web/brand/countryWiseProductsPagination", tag = "product",
    params(("brandSlug" = String, Query), ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn brand(context: ApiContext, mut params: Params) -> Result<Listed<ProductCard>> {
    let asked = Asked::read(&mut params);
    let name = ScopeName { brand: Some(params.required("brandSlug")), ..ScopeName::default() };
    params.finish()?;
    answer(&context, asked, name).await
}

/// Products of a collection. A former name of the collection is as good as its name.
#[utoipa::path(get, path = "/product/web/collection/countryWiseProductsPagination", tag = "product",
    params(("collectionSlug" = String, Query), ListingParams),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn collection(context: ApiContext, mut params: Params) -> Result<Listed<ProductCard>> {
    let asked = Asked::read(&mut params);
    let name = ScopeName { collection: Some(params.required("collectionSlug")), ..ScopeName::default() };
    params.finish()?;
    answer(&context, asked, name).await
}
