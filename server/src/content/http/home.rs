//! The home page's calls.

use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::super::{
    model::{Kind, Usage},
    page::{self, BlockView, ShownValue},
};
use crate::{
    app::App,
    catalog::{Picture, ProductCard},
    error::{Error, Result},
    http::{Answer, ApiContext, Envelope, Query, Segment, Segments},
};

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(set_up)).routes(routes!(slides))
}

/// A colour or size that a block offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HomeValue {
    /// Its stable name.
    key: String,
    /// Its name in the language.
    name: String,
    /// A CSS colour.
    #[schema(required)]
    swatch: Option<String>,
    /// The listing, narrowed to it; without a locale prefix.
    path: String,
}

impl From<ShownValue> for HomeValue {
    fn from(value: ShownValue) -> Self {
        Self { key: value.key, name: value.name, swatch: value.swatch, path: value.path }
    }
}

/// A piece of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HomeBlock {
    /// Its stable name.
    key: String,
    /// What it looks like.
    kind: Kind,
    /// Its heading.
    title: String,
    /// What it says below.
    body: String,
    /// The words of its link.
    action: String,
    /// Where it leads, without a locale prefix.
    #[schema(required)]
    path: Option<String>,
    /// Its picture on wide screens.
    #[schema(required)]
    wide: Option<Picture>,
    /// Its picture on phones.
    #[schema(required)]
    narrow: Option<Picture>,
    /// Its products: at most eight.
    products: Vec<ProductCard>,
    /// Colours or sizes that it offers.
    values: Vec<HomeValue>,
    /// Whether it is made of the catalogue, since nobody has set up such blocks: its picture is a category's or a product's.
    is_made: bool,
}

impl From<BlockView> for HomeBlock {
    fn from(shown: BlockView) -> Self {
        let block = shown.block;
        Self {
            key: block.key,
            kind: block.kind,
            title: block.text.title,
            body: block.text.body,
            action: block.text.action,
            path: shown.path,
            wide: shown.wide,
            narrow: shown.narrow,
            products: shown.products,
            values: shown.values.into_iter().map(HomeValue::from).collect(),
            is_made: shown.is_made,
        }
    }
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct KindQuery {
    /// What the blocks look like.
    #[garde(skip)]
    r#type: Kind,
}

/// The home page's blocks of a type, in order.
#[utoipa::path(get, path = "/setupHomepage/web/getSetupDataByType", tag = "content", params(KindQuery),
    responses((status = 200, body = Envelope<Vec<HomeBlock>>)))]
async fn set_up(context: ApiContext, Query(query): Query<KindQuery>) -> Result<Answer<Vec<HomeBlock>>> {
    blocks(&context, Usage::Homepage, query.r#type).await
}

/// Blocks of a type (`HERO`) for a page (`HOMEPAGE`, `BLOG`), in order.
#[utoipa::path(get, path = "/media-slider/slider/web/findByUsagesType/{type}/{usage}", tag = "content",
    params(("type" = String, Path), ("usage" = String, Path)), responses((status = 200, body = Envelope<Vec<HomeBlock>>)))]
async fn slides(context: ApiContext, Segments(words): Segments<(Segment, Segment)>) -> Result<Answer<Vec<HomeBlock>>> {
    let (Segment(kind), Segment(usage)) = words;
    let kind = Kind::parse(&kind).ok_or(Error::NotFound)?;
    let usage = Usage::parse(&usage).ok_or(Error::NotFound)?;
    blocks(&context, usage, kind).await
}

async fn blocks(context: &ApiContext, usage: Usage, kind: Kind) -> Result<Answer<Vec<HomeBlock>>> {
    let shown = page::shown(&context.app, &context.storefront, usage, kind).await?;
    Ok(Answer(shown.into_iter().map(HomeBlock::from).collect()))
}
