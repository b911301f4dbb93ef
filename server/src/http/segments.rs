//! Segments of an API path. A segment that cannot be a name is a 404.

use axum::{
    extract::{FromRequestParts, Path},
    http::request::Parts,
};
use serde::{Deserialize, Deserializer, de::DeserializeOwned};

use crate::error::{Error, Result};

/// Longest segment, in characters.
const LONGEST: usize = 200;

/// A path's segments; 404 when they do not parse.
#[derive(Debug)]
pub struct Segments<T>(pub T);

impl<T, S> FromRequestParts<S> for Segments<T>
where
    T: DeserializeOwned + Send,
    S: Send + Sync,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let Path(value) = Path::from_request_parts(parts, state).await.map_err(|_| Error::NotFound)?;
        Ok(Self(value))
    }
}

/// A text that may be a slug or a name: no NUL, limited length.
#[derive(Debug)]
pub struct Segment(pub String);

impl<'de> Deserialize<'de> for Segment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.contains('\0') || text.chars().nth(LONGEST).is_some() {
            return Err(serde::de::Error::custom("no such name"));
        }
        Ok(Self(text))
    }
}
