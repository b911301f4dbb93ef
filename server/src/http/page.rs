//! Pagination of lists: `page` and `take` in the request, `meta` in the response.

use axum::{
    Json,
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::{
    IntoParams,
    openapi::{
        RefOr, Schema,
        path::{Parameter, ParameterIn},
    },
};

use crate::paging::Paging;

use super::{
    body::check::{between, from_up_to},
    envelope::{Envelope, Meta},
};

/// Most items a page.
const MOST: i64 = 60;
/// The last page that can be requested.
const LAST_PAGE: i64 = 1_000_000;

/// Pagination parameters. The default number of items per page depends on the endpoint.
#[derive(Clone, Copy, Debug, Default, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// Page number, starting at 1.
    #[garde(custom(between(1, LAST_PAGE)))]
    #[param(minimum = 1, default = 1)]
    pub page: Option<i64>,
    /// Items per page; values above 60 are treated as 60.
    #[garde(custom(from_up_to(1, MOST)))]
    #[param(minimum = 1)]
    pub take: Option<i64>,
}

impl PageQuery {
    /// The requested page; `meta` reports how many items a page really has.
    pub fn paging(self, default_take: i64) -> Paging {
        Paging { page: self.page.unwrap_or(1), take: self.take.unwrap_or(default_take).min(MOST) }
    }
}

/// The description of `PageQuery` for an endpoint with `TAKE` items per page by default.
#[derive(Debug)]
pub struct PageParams<const TAKE: i64>;

impl<const TAKE: i64> IntoParams for PageParams<TAKE> {
    fn into_params(parameter_in: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let mut parameters = PageQuery::into_params(parameter_in);
        for parameter in parameters.iter_mut().filter(|parameter| parameter.name == "take") {
            if let Some(RefOr::T(Schema::Object(schema))) = &mut parameter.schema {
                schema.default = Some(TAKE.into());
            }
        }
        parameters
    }
}

impl Meta {
    /// The `meta` of a page of a list of `item_count` items.
    pub fn of(paging: Paging, item_count: i64) -> Self {
        let Paging { page, take } = paging;
        let page_count = (item_count + take - 1) / take;
        Self {
            page,
            take,
            item_count,
            page_count,
            has_previous_page: page > 1 && page_count > 0,
            has_next_page: page < page_count,
        }
    }
}

/// A page of a list, enveloped with its `meta`.
#[derive(Debug)]
pub struct Listed<T> {
    /// The page's items.
    pub items: Vec<T>,
    /// Its position in the list.
    pub meta: Meta,
}

impl<T: Serialize> IntoResponse for Listed<T> {
    fn into_response(self) -> Response {
        Json(Envelope { meta: Some(self.meta), ..Envelope::of(self.items) }).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::{super::query::parse, *};

    fn flags(page: i64, count: i64) -> (i64, bool, bool) {
        let meta = Meta::of(Paging { page, take: 12 }, count);
        (meta.page_count, meta.has_previous_page, meta.has_next_page)
    }

    #[test]
    fn page_size_is_limited() {
        let take = |query| parse::<PageQuery>(Some(query)).unwrap().paging(12).take;
        assert_eq!(["", "take=60", "take=61", "take=100000"].map(take), [12, 60, 60, 60]);
        assert!(parse::<PageQuery>(Some("take=0")).is_err() && parse::<PageQuery>(Some("page=0")).is_err());
    }

    #[test]
    fn the_description_names_the_default_of_the_endpoint() {
        let described = PageParams::<12>::into_params(|| None);
        let description = serde_json::to_value(described).unwrap();
        let default = |place: usize| (&description[place]["name"], &description[place]["schema"]["default"]);
        assert_eq!(default(0), (&"page".into(), &1.into()));
        assert_eq!(default(1), (&"take".into(), &12.into()));
    }

    #[test]
    fn paging_metadata_is_correct_at_both_ends_and_beyond() {
        assert_eq!(flags(1, 0), (0, false, false));
        assert_eq!(flags(1, 12), (1, false, false));
        assert_eq!(flags(1, 13), (2, false, true));
        assert_eq!(flags(2, 13), (2, true, false));
        assert_eq!(flags(9, 13), (2, true, false));
    }
}
