//! Product listings: of the whole shop, a category, a brand or a collection.

use garde::Validate;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    cache::depend_until,
    catalog::{
        model::{ListingFilters, ProductCard},
        read::{self, ListingQuery, ScopeName, Taxonomy},
        scope::{Filter, NewWithin, Order, PageRange, Sort},
    },
    error::Result,
    http::{Answer, ApiContext, Envelope, Listed, Meta, PageParams, PageQuery, Queries, check::between},
    paging::Paging,
};

/// Products per page, as given by the specification.
const TAKE: i64 = 12;
/// The highest price accepted in a filter: ten billion (10^10) major units.
const MOST_MINOR: i64 = 1_000_000_000_000;

/// Sort order and brand filter.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct OrderQuery {
    /// Sort direction. `ASC` sorts newest first, cheapest first, A to Z or largest reduction first, depending on `orderBy`;
    /// `DESC` reverses it. A search without `orderBy` ignores it.
    #[garde(skip)]
    #[param(value_type = Option<String>, pattern = "^(ASC|DESC)$", default = "ASC")]
    order: Option<Direction>,
    /// Sort key: `newest`, `price`, `name` or `discount`. By default `newest` in listings, the collection's own order in
    /// collections that have one, and the best match in searches.
    #[garde(skip)]
    #[param(value_type = Option<String>, pattern = "^(newest|price|name|discount)$")]
    order_by: Option<Sort>,
    /// Products of any of these brands: slugs or IDs, separated by commas or repeated.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    brand: Option<Vec<String>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum Direction {
    #[serde(rename = "ASC")]
    Natural,
    #[serde(rename = "DESC")]
    Reversed,
}

impl OrderQuery {
    /// The requested order; `None` leaves the choice to the handler.
    pub fn asked(&self) -> Option<Order> {
        self.order_by.map(|_| self.order())
    }

    /// Whether the request names no order.
    fn is_open(&self) -> bool {
        self.order_by.is_none() && self.order.is_none()
    }

    /// The requested brands.
    pub fn brands(&self) -> Option<&Vec<String>> {
        self.brand.as_ref()
    }

    fn order(&self) -> Order {
        Order { sort: self.order_by.unwrap_or_default(), reversed: self.order == Some(Direction::Reversed) }
    }
}

/// Filters of a listing, other than brands.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct FilterQuery {
    /// Products in any of these colours: keys or IDs, separated by commas or repeated.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    color: Option<Vec<String>>,
    /// Products in any of these sizes: keys or IDs, separated by commas or repeated. The size and the colour must match the same
    /// variant.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    size: Option<Vec<String>>,
    /// Lowest price, in minor units.
    #[garde(custom(between(0, MOST_MINOR)))]
    #[param(minimum = 0)]
    price_min: Option<i64>,
    /// Highest price, in minor units.
    #[garde(custom(between(0, MOST_MINOR)))]
    #[param(minimum = 0)]
    price_max: Option<i64>,
    /// If true, only products with a reduced price.
    #[garde(skip)]
    discounted: Option<bool>,
    /// If true, only products that count as new (see `isNew` of a product card).
    #[garde(skip)]
    is_new: Option<bool>,
}

impl FilterQuery {
    /// Resolves slugs and keys to a filter. Which products are new changes with the day, so such a response expires when the day
    /// ends.
    pub fn resolve(self, brands: Option<&Vec<String>>, taxonomy: &Taxonomy, context: &ApiContext) -> Filter {
        Filter {
            new_within: self.is_new.unwrap_or(false).then(|| {
                let within = NewWithin::at(&context.storefront.tenant, context.app.clock.now());
                depend_until(within.ends);
                within
            }),
            colours: self.color.map(|keys| taxonomy.value_ids("colour", &keys)),
            sizes: self.size.map(|keys| taxonomy.value_ids("size", &keys)),
            brands: brands.map(|slugs| taxonomy.brand_ids(slugs)),
            price_min: self.price_min,
            price_max: self.price_max,
            discounted: self.discounted.unwrap_or(false),
        }
    }
}

/// Converts the paging parameters.
pub fn page_range(paging: Paging) -> PageRange {
    let number = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
    PageRange { offset: number(paging.offset()), take: number(paging.take) }
}

async fn answer(
    context: &ApiContext,
    page: PageQuery,
    order: OrderQuery,
    filter: FilterQuery,
    name: ScopeName,
) -> Result<Listed<ProductCard>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let scope = read::scope(app, storefront, &name).await?;
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let filter = filter.resolve(order.brand.as_ref(), &taxonomy, context);
    let paging = page.paging(TAKE);
    let own = taxonomy.order_of(scope).filter(|_| order.is_open());
    let query = ListingQuery { scope, filter, order: own.unwrap_or_else(|| order.order()), range: page_range(paging) };
    let listing = read::list(app, storefront, &query).await?;
    Ok(Listed { items: listing.cards, meta: Meta::of(paging, listing.count) })
}

/// Scope of the listing: a category, brand or collection; the whole shop if none is given.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct FiltersQuery {
    /// Category, as a path of slugs: `women/underwear`.
    #[garde(skip)]
    category: Option<String>,
    /// Brand slug.
    #[garde(skip)]
    brand_slug: Option<String>,
    /// Collection slug.
    #[garde(skip)]
    collection_slug: Option<String>,
    /// Products of any of these brands: slugs or IDs, separated by commas or repeated.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    brand: Option<Vec<String>>,
}

/// Returns the colours, sizes, brands and prices by which a listing can be filtered.
///
/// Each choice is counted under the other filters that are set. A choice that matches no product is included with a count of 0.
#[utoipa::path(get, path = "/product/web/filters", tag = "product", params(FiltersQuery, FilterQuery),
    responses((status = 200, body = Envelope<ListingFilters>)))]
pub async fn filters(
    context: ApiContext,
    Queries((of, filter)): Queries<(FiltersQuery, FilterQuery)>,
) -> Result<Answer<ListingFilters>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let name = ScopeName {
        category: of.category,
        brand: of.brand_slug,
        collection: of.collection_slug,
        ..ScopeName::default()
    };
    let scope = read::scope(app, storefront, &name).await?;
    let filter = filter.resolve(of.brand.as_ref(), &*Taxonomy::of(app, storefront).await?, &context);
    Ok(Answer(read::filters(app, storefront, scope, &filter).await?))
}

/// Lists the products of the whole shop, 12 per page by default.
#[utoipa::path(get, path = "/product/web/countryWiseProductsPagination", tag = "product",
    params(PageParams<TAKE>, OrderQuery, FilterQuery), responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn shop(
    context: ApiContext,
    Queries((page, order, filter)): Queries<(PageQuery, OrderQuery, FilterQuery)>,
) -> Result<Listed<ProductCard>> {
    answer(&context, page, order, filter, ScopeName::default()).await
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CategoryQuery {
    /// Category, as a path of slugs from the root category: `women/underwear`.
    #[garde(skip)]
    category: String,
}

/// Lists the products of a category and its subcategories, 12 per page by default.
///
/// Former slugs of the category are accepted too.
#[utoipa::path(get, path = "/product/web/category/countryWiseProductsPagination", tag = "product",
    params(CategoryQuery, PageParams<TAKE>, OrderQuery, FilterQuery),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn category(
    context: ApiContext,
    Queries((of, page, order, filter)): Queries<(CategoryQuery, PageQuery, OrderQuery, FilterQuery)>,
) -> Result<Listed<ProductCard>> {
    let name = ScopeName { category: Some(of.category), ..ScopeName::default() };
    answer(&context, page, order, filter, name).await
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct BrandQuery {
    /// Brand slug.
    #[garde(skip)]
    brand_slug: String,
}

/// Lists the products of a brand, 12 per page by default.
#[utoipa::path(get, path = "/product/web/brand/countryWiseProductsPagination", tag = "product",
    params(BrandQuery, PageParams<TAKE>, OrderQuery, FilterQuery),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn brand(
    context: ApiContext,
    Queries((of, page, order, filter)): Queries<(BrandQuery, PageQuery, OrderQuery, FilterQuery)>,
) -> Result<Listed<ProductCard>> {
    let name = ScopeName { brand: Some(of.brand_slug), ..ScopeName::default() };
    answer(&context, page, order, filter, name).await
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct CollectionQuery {
    /// Collection slug.
    #[garde(skip)]
    collection_slug: String,
}

/// Lists the products of a collection, 12 per page by default.
///
/// Former slugs of the collection are accepted too.
#[utoipa::path(get, path = "/product/web/collection/countryWiseProductsPagination", tag = "product",
    params(CollectionQuery, PageParams<TAKE>, OrderQuery, FilterQuery),
    responses((status = 200, body = Envelope<Vec<ProductCard>>)))]
pub async fn collection(
    context: ApiContext,
    Queries((of, page, order, filter)): Queries<(CollectionQuery, PageQuery, OrderQuery, FilterQuery)>,
) -> Result<Listed<ProductCard>> {
    let name = ScopeName { collection: Some(of.collection_slug), ..ScopeName::default() };
    answer(&context, page, order, filter, name).await
}
