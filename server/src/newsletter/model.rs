//! A subscription and its state.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

use crate::{
    id::SubscriptionId,
    tenancy::{LanguageId, TenantId},
    text_enum::text_enum,
};

/// Days after which an unconfirmed address is deleted.
pub const DELETE_AFTER_DAYS: i64 = 7;
/// Minimum time between two e-mails that ask for confirmation.
pub(super) const ASK_AGAIN_AFTER: TimeDelta = TimeDelta::minutes(10);
/// Maximum number of e-mails that ask an address for confirmation before it is deleted, because it may have been entered by
/// someone else.
pub(super) const MAX_CONFIRMATIONS: i64 = 3;

text_enum! {
    /// The state of a subscription.
    pub enum State {
        /// Not confirmed yet.
        Pending = "pending",
        /// Confirmed by its owner.
        Confirmed = "confirmed",
    }
}

/// A subscription as shown to operators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Subscription {
    /// Its id.
    pub id: SubscriptionId,
    /// The country.
    pub tenant_id: TenantId,
    /// The address, in lower case.
    pub email: String,
    /// The language of e-mails.
    pub language_id: LanguageId,
    /// The state.
    pub state: State,
    /// When it was last requested.
    pub asked_at: DateTime<Utc>,
    /// When it was confirmed.
    pub confirmed_at: Option<DateTime<Utc>>,
    /// The token in the unsubscribe link.
    #[serde(skip)]
    pub unsubscribe_token: String,
}
