//! A reminder, and its limits.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    catalog::Picture,
    id::{CartReminderId, LanguageId, StockAlertId, TenantId},
    rate_limit::Policy,
};

/// How long a cart rests before its owner is reminded.
pub(super) const REST: TimeDelta = TimeDelta::hours(24);
/// How long after it was asked for a reminder is put off, at most, while its owner goes on with the cart.
pub(super) const LONGEST_WAIT: TimeDelta = TimeDelta::days(7);
/// Items that the e-mail names.
pub(super) const NAMED_ITEMS: usize = 5;
/// Reminders asked for from one network.
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

/// What somebody waits to hear of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReminderKind {
    /// A sold-out size or colour that is back.
    StockAlert,
    /// A cart that was left.
    Cart,
}

/// Which of the e-mails that somebody waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReminderId {
    /// About a sold-out size or colour.
    StockAlert(StockAlertId),
    /// About a cart.
    Cart(CartReminderId),
}

impl ReminderId {
    /// As a path names it: its kind, and its id among those of the kind.
    pub(super) fn of_path(kind: &str, id: i64) -> Option<Self> {
        match kind {
            "stock-alert" => Some(Self::StockAlert(StockAlertId(id))),
            "cart" => Some(Self::Cart(CartReminderId(id))),
            _ => None,
        }
    }
}

/// An e-mail that a customer waits for.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reminder {
    /// What it is about.
    pub kind: ReminderKind,
    /// Its id among those of its kind.
    pub id: i64,
    /// The item with its choice; empty of a cart.
    pub title: String,
    /// The page that it is about, without a locale prefix.
    pub path: String,
    /// The item's front; null of a cart.
    #[schema(required)]
    pub picture: Option<Picture>,
    /// Where the e-mail goes.
    pub email: String,
    /// When it was asked for.
    pub asked_at: DateTime<Utc>,
}
