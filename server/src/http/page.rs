//! Pagination of lists: `page` and `take` in the request, `meta` in the response.

use axum::{
    Json,
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

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
    fn more_than_the_cap_is_the_cap() {
        let take = |query| parse::<PageQuery>(Some(query)).unwrap().paging(12).take;
        assert_eq!(["", "take=60", "take=61", "take=100000"].map(take), [12, 60, 60, 60]);
        assert!(parse::<PageQuery>(Some("take=0")).is_err() && parse::<PageQuery>(Some("page=0")).is_err());
    }

    #[test]
    fn meta_is_honest_at_the_ends_and_beyond() {
        assert_eq!(flags(1, 0), (0, false, false));
        assert_eq!(flags(1, 12), (1, false, false));
        assert_eq!(flags(1, 13), (2, false, true));
        assert_eq!(flags(2, 13), (2, true, false));
        assert_eq!(flags(9, 13), (2, true, false));
    }
}
