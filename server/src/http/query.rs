//! Queries of calls: one type that the description shows, serde reads and garde checks, with every wrong parameter named at once.

use axum::{extract::FromRequestParts, http::request::Parts};
use garde::Validate;
use serde::de::DeserializeOwned;
use url::form_urlencoded;

use super::{body::checked, reader};
use crate::error::{Error, Result};

/// The parameters of a query. Those that the type does not know (campaigns) are left alone.
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

/// Two types that share a query, such as what all listings take and what only one of them takes.
#[derive(Clone, Debug)]
pub struct Queries<A, B>(pub A, pub B);

impl<A, B, S> FromRequestParts<S> for Queries<A, B>
where
    A: DeserializeOwned + Validate<Context = ()>,
    B: DeserializeOwned + Validate<Context = ()>,
    S: Send + Sync,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        let (one, other) = both(parse(parts.uri.query()), parse(parts.uri.query()))?;
        Ok(Self(one, other))
    }
}

/// Reads and checks a raw query.
pub fn parse<T: DeserializeOwned + Validate<Context = ()>>(query: Option<&str>) -> Result<T> {
    let query = query.unwrap_or_default().as_bytes();
    let pairs: Vec<(String, String)> = form_urlencoded::parse(query).into_owned().collect();
    checked(reader::read_query(&pairs), &())
}

/// Both, or what is wrong with either.
pub fn both<A, B>(one: Result<A>, other: Result<B>) -> Result<(A, B)> {
    match (one, other) {
        (Err(Error::Invalid(mut wrong)), Err(Error::Invalid(more))) => {
            wrong.extend(more);
            Err(Error::Invalid(wrong))
        }
        (one, other) => Ok((one?, other?)),
    }
}
