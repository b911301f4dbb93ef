//! Pages that are for some visitors only.

use serde::Deserialize;

/// Whom a page is for, and where the others go: a path with its locale prefix.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Guard {
    pub audience: Audience,
    pub elsewhere: String,
}

/// A page's visitors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Audience {
    /// Those who are signed in.
    SignedIn,
    /// Those who are not.
    Guest,
}
