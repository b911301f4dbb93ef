//! API endpoints of the home page.

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

/// A colour or size in a content block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HomeValue {
    /// Stable key.
    key: String,
    /// Name in the response language.
    name: String,
    /// CSS colour; null if the value has none.
    #[schema(required)]
    swatch: Option<String>,
    /// URL path of the listing filtered by this value, without a locale prefix.
    path: String,
}

impl From<ShownValue> for HomeValue {
    fn from(value: ShownValue) -> Self {
        Self { key: value.key, name: value.name, swatch: value.swatch, path: value.path }
    }
}

/// A content block of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HomeBlock {
    /// Stable key.
    key: String,
    /// Block type.
    kind: Kind,
    /// Heading.
    title: String,
    /// Text below the heading.
    body: String,
    /// Link text.
    action: String,
    /// Link target: URL path without a locale prefix; null if the block has no link.
    #[schema(required)]
    path: Option<String>,
    /// Picture for wide screens; null if there is none.
    #[schema(required)]
    wide: Option<Picture>,
    /// Picture for phones; null if there is none.
    #[schema(required)]
    narrow: Option<Picture>,
    /// Products of the block: at most eight.
    products: Vec<ProductCard>,
    /// Colours or sizes of the block.
    values: Vec<HomeValue>,
    /// Whether the block was generated from the catalogue because none of this type is configured. Its picture is then that of a
    /// category or a product.
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
            is_made: shown.is_generated,
        }
    }
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct KindQuery {
    /// Block type.
    #[garde(skip)]
    r#type: Kind,
}

/// Lists the home page's content blocks of a type, in display order.
#[utoipa::path(get, path = "/setupHomepage/web/getSetupDataByType", tag = "content", params(KindQuery),
    responses((status = 200, body = Envelope<Vec<HomeBlock>>)))]
async fn set_up(context: ApiContext, Query(query): Query<KindQuery>) -> Result<Answer<Vec<HomeBlock>>> {
    blocks(&context, Usage::Homepage, &[query.r#type]).await
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct TypesQuery {
    /// Further block types, separated by commas or repeated; their blocks follow, in this order of types.
    #[garde(skip)]
    #[param(value_type = Option<String>)]
    types: Option<Vec<Kind>>,
}

/// Lists the content blocks of a type (such as `HERO`) on a page (`HOMEPAGE` or `BLOG`), in display order.
///
/// Returns 404 for an unknown type or page.
#[utoipa::path(get, path = "/media-slider/slider/web/findByUsagesType/{type}/{usage}", tag = "content",
    params(("type" = String, Path), ("usage" = String, Path), TypesQuery),
    responses((status = 200, body = Envelope<Vec<HomeBlock>>)))]
async fn slides(
    context: ApiContext,
    Segments(words): Segments<(Segment, Segment)>,
    Query(query): Query<TypesQuery>,
) -> Result<Answer<Vec<HomeBlock>>> {
    let (Segment(kind), Segment(usage)) = words;
    let mut kinds = vec![Kind::parse(&kind).ok_or(Error::NotFound)?];
    let usage = Usage::parse(&usage).ok_or(Error::NotFound)?;
    for kind in query.types.unwrap_or_default() {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    blocks(&context, usage, &kinds).await
}

/// The blocks of each of these types in turn.
async fn blocks(context: &ApiContext, usage: Usage, kinds: &[Kind]) -> Result<Answer<Vec<HomeBlock>>> {
    let mut all = Vec::new();
    for kind in kinds {
        let shown = page::shown(&context.app, &context.storefront, usage, *kind).await?;
        all.extend(shown.into_iter().map(HomeBlock::from));
    }
    Ok(Answer(all))
}
