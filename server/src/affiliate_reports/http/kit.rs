//! Material for writing about products: pictures, texts and links, and all products as a file.

use axum::{
    body::{Body, Bytes},
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use futures::{FutureExt as _, TryStreamExt as _};
use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    affiliates::{Affiliate, OwnAffiliate},
    attribution::{self, Parameters},
    catalog::{self, Picture},
    error::{Error, Result},
    export::CsvWriter,
    http::{ApiContext, Envelope, Listed, Meta, PageParams, PageQuery, Queries, Query},
    id::ProductId,
    money,
    seo::{
        self,
        feed::{self, Item},
    },
    tenancy::{Storefront, home_of},
};

/// Products per page.
const TAKE: i64 = 12;
/// The `src` of links in the feed and the kit.
const FEED: &str = "feed";
const KIT: &str = "media_kit";
/// The columns of the feed.
const COLUMNS: [&str; 15] = [
    "id",
    "title",
    "description",
    "link",
    "image_link",
    "availability",
    "price",
    "sale_price",
    "brand",
    "gtin",
    "product_type",
    "color",
    "size",
    "gender",
    "material",
];

/// Language of the texts.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LanguageQuery {
    /// Language code such as `sl`, one of the country's languages; the request's language by default.
    #[garde(skip)]
    language: Option<String>,
}

impl LanguageQuery {
    fn storefront(&self, context: &ApiContext) -> Result<Storefront> {
        let front = &context.storefront;
        let Some(code) = &self.language else { return Ok(front.clone()) };
        let language = front.tenant.language(code).ok_or_else(|| {
            let choices: Vec<&str> = front.tenant.languages.iter().map(|language| language.code.as_str()).collect();
            let error = crate::error::FieldError::new("language", "error-parameter-choice");
            Error::Invalid(vec![error.with("choices", choices.join(", "))])
        })?;
        Ok(feed::in_language(front, language))
    }
}

/// A product in the media kit.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MediaKitProduct)]
pub struct KitProduct {
    /// Product ID.
    id: ProductId,
    /// Product name.
    name: String,
    /// Brand name; null if the product has none.
    #[schema(required)]
    brand: Option<String>,
    /// Description as sanitised HTML.
    description: String,
    /// Price in the country's money format.
    price: String,
    /// Whether the product can be bought.
    in_stock: bool,
    /// All pictures of the product.
    pictures: Vec<Picture>,
    /// Product page URL with the partner's code.
    link: String,
}

/// Lists the country's products with pictures, texts and partner links, for promotion; paginated.
#[utoipa::path(get, path = "/affiliate/{id}/media-kit", tag = "affiliate",
    params(("id" = i64, Path), LanguageQuery, PageParams<TAKE>), responses((status = 200, body = Envelope<Vec<KitProduct>>)),
    security(("bearer" = [])))]
pub async fn media_kit(
    context: ApiContext,
    partner: OwnAffiliate,
    Queries((asked, page)): Queries<(LanguageQuery, PageQuery)>,
) -> Result<Listed<KitProduct>> {
    let OwnAffiliate(_, partner) = partner;
    let front = asked.storefront(&context)?;
    let ids = catalog::published_products(&context.app, front.tenant.id).await?;
    let paging = page.paging(TAKE);
    let meta = Meta::of(paging, i64::try_from(ids.len()).map_err(Error::internal)?);
    let skip = usize::try_from(paging.offset()).map_err(Error::internal)?;
    let take = usize::try_from(paging.take).map_err(Error::internal)?;
    let mut items = Vec::with_capacity(take);
    // Newest first.
    for id in ids.into_iter().rev().skip(skip).take(take) {
        match product(&context, &front, &partner, id).boxed().await {
            Ok(item) => items.push(item),
            // Deleted while the page was being built.
            Err(Error::NotFound) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(Listed { items, meta })
}

async fn product(context: &ApiContext, front: &Storefront, partner: &Affiliate, id: ProductId) -> Result<KitProduct> {
    let product = catalog::product_detail(&context.app, front, id).await?;
    let home = home_of(front, &front.tenant, &front.language).unwrap_or_else(|| front.origin.to_string());
    let address = seo::address(&home, &product.card.path);
    Ok(KitProduct {
        id,
        brand: product.card.brand.map(|brand| brand.name),
        price: money::format(&front.tenant.currency.pattern, product.card.price.effective.minor),
        in_stock: product.card.in_stock,
        name: product.card.name,
        description: product.description,
        pictures: product.gallery,
        link: attribution::tag(&address, partner, &of_source(KIT)),
    })
}

fn of_source(source: &str) -> Parameters {
    Parameters { source: Some(source.to_owned()), ..Parameters::default() }
}

/// Returns all products of the country as CSV, with the partner's code in the links.
///
/// The response is streamed.
#[utoipa::path(get, path = "/affiliate/{id}/feed", tag = "affiliate", params(("id" = i64, Path), LanguageQuery),
    responses((status = 200, content_type = "text/csv", body = String)), security(("bearer" = [])))]
pub async fn feed(context: ApiContext, partner: OwnAffiliate, Query(asked): Query<LanguageQuery>) -> Result<Response> {
    let OwnAffiliate(_, partner) = partner;
    let front = asked.storefront(&context)?;
    let head = table(std::iter::once(COLUMNS.map(str::to_owned)))?;
    let rows = feed::items(&context.app, &front).await?.and_then(move |items| {
        let rows = items.into_iter().map(|item| cells(&partner, item));
        futures::future::ready(table(rows))
    });
    let body = Body::from_stream(futures::StreamExt::chain(futures::stream::iter([Ok(head)]), rows));
    let name = format!("attachment; filename=\"products-{}.csv\"", front.language.code);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/csv; charset=utf-8")),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(Error::internal)?),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, body).into_response())
}

fn cells(partner: &Affiliate, item: Item) -> [String; 15] {
    let link = attribution::tag(&item.link, partner, &of_source(FEED));
    [
        item.id,
        item.title,
        item.description,
        link,
        item.image_link,
        item.availability,
        item.price,
        item.sale_price,
        item.brand,
        item.gtin,
        item.product_type,
        item.color,
        item.size,
        item.gender,
        item.material,
    ]
}

fn table(rows: impl Iterator<Item = [String; 15]>) -> Result<Bytes> {
    let mut csv = CsvWriter::new(Vec::new());
    for row in rows {
        csv.write_record(row)?;
    }
    Ok(csv.into_bytes()?.into())
}
