//! Queries of calls: one type for the API description, serde and the checks of garde; all invalid parameters are reported at
//! once.

use axum::{extract::FromRequestParts, http::request::Parts};
use garde::Validate;
use serde::de::DeserializeOwned;
use url::form_urlencoded;

use super::{body::checked, reader};
use crate::error::{Error, FieldError, Result};

/// The parameters of a query. Unknown ones (campaigns) are ignored.
#[derive(Clone, Debug)]
pub struct Query<T>(pub T);

impl<T, S> FromRequestParts<S> for Query<T>
where
    T: DeserializeOwned + Validate<Context = ()>,
    S: Send + Sync,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        parse(parts.uri.query()).map(Self)
    }
}

/// Several types read from one query, such as the parameters that all listings have and those of one listing: `Queries<(A, B)>`.
#[derive(Clone, Debug)]
pub struct Queries<T>(pub T);

/// Tuples of queries.
pub trait QueryParts: Sized {
    /// Reads all of them, or returns the errors of all.
    fn read(query: Option<&str>) -> Result<Self>;
}

macro_rules! query_parts {
    ($($part:ident)+) => {
        impl<$($part: DeserializeOwned + Validate<Context = ()>),+> QueryParts for ($($part,)+) {
            fn read(query: Option<&str>) -> Result<Self> {
                let mut wrong = Vec::new();
                let parts = ($(kept(parse::<$part>(query), &mut wrong)?,)+);
                match parts {
                    ($(Some($part),)+) if wrong.is_empty() => Ok(($($part,)+)),
                    _ => Err(Error::Invalid(wrong)),
                }
            }
        }
    };
}

#[expect(non_snake_case, reason = "the macro names values after their types")]
mod parts {
    use crate::http::query::{DeserializeOwned, Error, QueryParts, Result, Validate, kept, parse};

    query_parts! { A B }
    query_parts! { A B C }
    query_parts! { A B C D }
}

/// The value, if there is one; field errors are moved to `wrong`.
fn kept<T>(read: Result<T>, wrong: &mut Vec<FieldError>) -> Result<Option<T>> {
    match read {
        Err(Error::Invalid(errors)) => {
            wrong.extend(errors);
            Ok(None)
        }
        read => read.map(Some),
    }
}

impl<T, S> FromRequestParts<S> for Queries<T>
where
    T: QueryParts,
    S: Send + Sync,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        T::read(parts.uri.query()).map(Self)
    }
}

/// Parses and validates a raw query.
pub fn parse<T: DeserializeOwned + Validate<Context = ()>>(query: Option<&str>) -> Result<T> {
    let query = query.unwrap_or_default().as_bytes();
    let pairs: Vec<(String, String)> = form_urlencoded::parse(query).into_owned().collect();
    checked(reader::read_query(&pairs), &())
}

/// Both values, or the errors of both.
pub fn both<A, B>(one: Result<A>, other: Result<B>) -> Result<(A, B)> {
    match (one, other) {
        (Err(Error::Invalid(mut wrong)), Err(Error::Invalid(more))) => {
            wrong.extend(more);
            Err(Error::Invalid(wrong))
        }
        (one, other) => Ok((one?, other?)),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::http::{PageQuery, check::between};

    #[derive(Debug, Deserialize, Validate)]
    struct Price {
        #[garde(custom(between(0, 100)))]
        price: Option<i64>,
        #[garde(skip)]
        colours: Option<Vec<String>>,
    }

    #[test]
    fn all_errors_of_a_query_are_reported_at_once() {
        let (page, price) = <(PageQuery, Price)>::read(Some("page=2&price=7&colours=red,ink&utm_source=x")).unwrap();
        assert_eq!((page.page, price.price, price.colours.unwrap().len()), (Some(2), Some(7), 2));
        let Err(Error::Invalid(wrong)) = <(PageQuery, Price)>::read(Some("page=zero&take=0&price=101")) else {
            panic!("read what is wrong");
        };
        let wrong: Vec<(&str, &str)> = wrong.iter().map(|error| (&*error.field, &*error.code)).collect();
        let range = "error-parameter-range";
        assert_eq!(wrong, [("page", "error-parameter-number"), ("take", range), ("price", range)]);
    }
}
