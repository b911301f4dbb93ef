//! Pages of lists: `page` and `take` in, `meta` out.

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
/// The last page that can be asked for.
const LAST_PAGE: i64 = 1_000_000;

/// The parameters of a call that answers with a page of a list. How many items a page has by default is the call's to say.
#[derive(Clone, Copy, Debug, Default, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// 1-based.
    #[garde(custom(between(1, LAST_PAGE)))]
    #[param(minimum = 1, default = 1)]
    pub page: Option<i64>,
    /// Items a page; more than 60 are given as 60.
    #[garde(custom(from_up_to(1, MOST)))]
    #[param(minimum = 1)]
    pub take: Option<i64>,
}

impl PageQuery {
    /// The page that is asked for: `meta` says how many items are really given.
    pub fn paging(self, default_take: i64) -> Paging {
        Paging { page: self.page.unwrap_or(1), take: self.take.unwrap_or(default_take).min(MOST) }
    }
}

impl Meta {
    /// How a page stands among `item_count` items.
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
    /// Where it stands.
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
