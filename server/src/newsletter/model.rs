//! A subscription and how it stands.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

use crate::{
    id::SubscriptionId,
    tenancy::{LanguageId, TenantId},
};

/// Days after which an address that nobody confirmed is forgotten.
pub const FORGET_AFTER_DAYS: i64 = 7;
/// How soon a second e-mail may ask for confirmation.
pub(super) const ASK_AGAIN_AFTER: TimeDelta = TimeDelta::minutes(10);
/// E-mails that ask one address for confirmation before it is forgotten: a stranger may have left it.
pub(super) const MAX_CONFIRMATIONS: i64 = 3;

/// How a subscription stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// Nobody has confirmed it yet.
    Pending,
    /// E-mails are welcome.
    Confirmed,
}

impl State {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Pending, Self::Confirmed];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Confirmed => "confirmed",
        }
    }
}

/// A subscription as operators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Subscription {
    /// Its id.
    pub id: SubscriptionId,
    /// The country.
    pub tenant_id: TenantId,
    /// The address, in lower case.
    pub email: String,
    /// The language in which e-mails are wanted.
    pub language_id: LanguageId,
    /// How it stands.
    pub state: State,
    /// When it was last asked for.
    pub asked_at: DateTime<Utc>,
    /// When it was confirmed.
    pub confirmed_at: Option<DateTime<Utc>>,
    /// What the link that ends it carries.
    #[serde(skip)]
    pub unsubscribe_token: String,
}
