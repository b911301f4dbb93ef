//! A cart reminder, and its limits.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    catalog::Picture,
    id::{CartReminderId, LanguageId, StockAlertId, TenantId},
    rate_limit::Policy,
};

/// How long a cart must be unchanged before its owner is reminded.
pub(super) const REST: TimeDelta = TimeDelta::hours(24);
/// Maximum time after the request for which a reminder is postponed while its owner keeps changing the cart.
pub(super) const LONGEST_WAIT: TimeDelta = TimeDelta::days(7);
/// Maximum number of items that the e-mail names.
pub(super) const NAMED_ITEMS: usize = 5;
/// Limit on reminder requests from one network.
pub(super) const REMINDERS: Policy = Policy::new("cart-reminder", 10, TimeDelta::minutes(1));

/// A reminder as its owner and operators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CartReminder {
    /// Its id.
    pub id: CartReminderId,
    /// The country.
    pub tenant_id: TenantId,
    /// The address, in lower case.
    pub email: String,
    /// The language of the e-mail.
    pub language_id: LanguageId,
    /// When it was asked for.
    pub asked_at: DateTime<Utc>,
}

/// Type of a reminder e-mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReminderKind {
    /// A sold-out size or colour is available again.
    StockAlert,
    /// Reminder of an abandoned cart.
    Cart,
}

/// An e-mail that a customer waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReminderId {
    /// About a sold-out size or colour.
    StockAlert(StockAlertId),
    /// About a cart.
    Cart(CartReminderId),
}

impl ReminderId {
    /// Parses the kind and the id of a path.
    pub(super) fn of_path(kind: &str, id: i64) -> Option<Self> {
        match kind {
            "stock-alert" => Some(Self::StockAlert(StockAlertId(id))),
            "cart" => Some(Self::Cart(CartReminderId(id))),
            _ => None,
        }
    }
}

/// An e-mail that a customer requested and that has not been sent yet.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reminder {
    /// Type of the e-mail.
    pub kind: ReminderKind,
    /// ID, unique within its type.
    pub id: i64,
    /// Product and its selected options; empty for a cart.
    pub title: String,
    /// URL path of the page concerned, without a locale prefix.
    pub path: String,
    /// Front picture of the product; null for a cart.
    #[schema(required)]
    pub picture: Option<Picture>,
    /// E-mail address of the recipient.
    pub email: String,
    /// Time of the request, RFC 3339.
    pub asked_at: DateTime<Utc>,
}
