//! Stored returns: which goods are sent back, why, how, and with which result.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::status::Status;
use crate::{
    id::{LanguageId, OrderId, ReturnId, ReturnLineId, TenantId, VariantId, WithdrawalId},
    money::{CurrencyCode, Money, as_minor},
    text_enum::{named_enum, text_enum},
};

text_enum! {
    /// Legal basis of a return.
    #[schema(as = ReturnKind)]
    pub enum Kind {
        /// Return under the shop's own return policy.
        Return = "return",
        /// Withdrawal under the consumer's statutory right.
        Withdrawal = "withdrawal",
    }
}

text_enum! {
    /// How goods are sent back.
    #[schema(as = ReturnWay)]
    pub enum ReturnMethod {
        /// By courier, with the shop's return label on the parcel.
        Label = "label",
        /// The shopper brings the goods to the warehouse.
        DropOff = "drop-off",
        /// Nothing is sent back: the goods never left the warehouse.
        None = "none",
    }
}

impl ReturnMethod {
    /// The method with a name, among those that a shopper may choose.
    pub fn chosen(name: &str) -> Option<Self> {
        Self::from_name(name).filter(|way| *way != Self::None)
    }
}

named_enum! {
    /// Why goods are returned.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Reason {
        /// It is too small.
        TooSmall = "too-small",
        /// It is too large.
        TooLarge = "too-large",
        /// The shopper changed their mind.
        ChangedMind = "changed-mind",
        /// It arrived too late.
        TooLate = "too-late",
        /// It does not match its description.
        NotAsDescribed = "not-as-described",
        /// A different item was delivered.
        WrongItem = "wrong-item",
        /// It is damaged or badly made.
        Damaged = "damaged",
        /// None is given: withdrawals need none.
        NotGiven = "unsaid",
    }
}

impl Reason {
    /// The reasons that a shopper can choose.
    pub fn choices() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|reason| *reason != Self::NotGiven)
    }

    /// The reason with a name, among those that a shopper may choose.
    pub fn chosen(name: &str) -> Option<Self> {
        Self::from_name(name).filter(|reason| *reason != Self::NotGiven)
    }

    /// Whether the goods are faulty: the seller is liable for that for two years (2019/771/EU, article 10).
    pub fn is_fault(self) -> bool {
        matches!(self, Self::NotAsDescribed | Self::WrongItem | Self::Damaged)
    }

    /// Whether photographs are required.
    pub fn needs_photos(self) -> bool {
        self == Self::Damaged
    }
}

/// A stored return.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ReturnCase {
    /// Its id.
    #[serde(skip)]
    pub id: ReturnId,
    /// The country that sold.
    pub tenant_id: TenantId,
    /// The order.
    #[serde(skip)]
    pub order_id: OrderId,
    /// The withdrawal that it results from.
    #[serde(skip)]
    pub withdrawal_id: Option<WithdrawalId>,
    /// The public number, such as `R7K3QX9M2TB`.
    pub number: String,
    /// Return or withdrawal.
    pub kind: Kind,
    /// The status.
    pub status: Status,
    /// How the goods are sent back.
    pub way: ReturnMethod,
    /// Whether it was requested within the legal time.
    pub is_in_time: bool,
    /// The total refunded amount, once it was refunded.
    #[serde(rename = "refundMinor", serialize_with = "as_minor")]
    pub refund: Option<Money>,
    /// The part of that for shipping and charges.
    #[serde(rename = "shippingMinor", serialize_with = "as_minor")]
    pub shipping: Money,
    /// Why it was refused.
    pub refusal: Option<String>,
    /// When it was requested.
    pub requested_at: DateTime<Utc>,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
}

/// A stored line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct ReturnLine {
    /// Its id.
    #[serde(skip)]
    pub id: ReturnLineId,
    /// Its return.
    #[serde(skip)]
    pub return_id: ReturnId,
    /// The line of the order.
    pub position: i64,
    /// The variant that the shopper has.
    pub variant_id: VariantId,
    /// Pieces.
    pub quantity: i64,
    /// The reason.
    #[sqlx(try_from = "String")]
    pub reason: Reason,
    /// The shopper's comment.
    pub comment: String,
    /// The variant requested in exchange, instead of money.
    pub exchange_variant_id: Option<VariantId>,
    /// The size of that variant, as shown to shoppers.
    pub exchange_size: Option<String>,
    /// The number of pieces accepted at inspection, which are refunded or exchanged.
    pub accepted: Option<i64>,
    /// How many of them can be sold again.
    pub resalable: Option<i64>,
}

/// An event of a return.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct ReturnEvent {
    /// Its return.
    #[serde(skip)]
    pub return_id: ReturnId,
    /// The status after the event.
    pub status: String,
    /// The actor: `shopper`, `operator ana`, `vitrina`.
    pub actor: String,
    /// Further data.
    #[sqlx(json)]
    pub data: serde_json::Value,
    /// When it happened.
    pub happened_at: DateTime<Utc>,
}

/// A return with all its details.
#[derive(Clone, Debug)]
pub struct ReturnDetails {
    /// The return.
    pub case: ReturnCase,
    /// Its lines, in the sequence of the order.
    pub lines: Vec<ReturnLine>,
    /// Its events, oldest first.
    pub events: Vec<ReturnEvent>,
}

impl ReturnDetails {
    /// Whether it was once a return by the shop's rules; a withdrawal starts with the status "approved".
    pub fn was_requested(&self) -> bool {
        self.events.iter().any(|event| event.status == Status::Requested.name())
    }

    /// When its withdrawal was declared; `None` for a return.
    pub fn declared_at(&self) -> Option<DateTime<Utc>> {
        let became = self.events.iter().find(|event| event.data.get("withdrawal").is_some());
        let at = became.filter(|_| self.was_requested()).map_or(self.case.requested_at, |event| event.happened_at);
        (self.case.kind == Kind::Withdrawal).then_some(at)
    }
}

/// Pieces of an order line that a shopper wants to send back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedReturn {
    /// The line.
    pub position: i64,
    /// The variant of the pieces, when some were exchanged.
    pub variant_id: Option<VariantId>,
    /// The number of pieces.
    pub quantity: i64,
    /// The reason.
    pub reason: Reason,
    /// A comment.
    pub comment: String,
    /// The variant requested in exchange, instead of money.
    pub exchange: Option<VariantId>,
    /// Tokens of photographs.
    pub photos: Vec<String>,
}

/// A line to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReturnLine {
    /// The line of the order.
    pub position: i64,
    /// The variant that the shopper has.
    pub variant_id: VariantId,
    /// Pieces.
    pub quantity: i64,
    /// The reason.
    pub reason: Reason,
    /// A comment.
    pub comment: String,
    /// The variant requested in exchange, and its size.
    pub exchange: Option<(VariantId, String)>,
}

/// A return to write.
#[derive(Clone, Debug)]
pub struct NewReturn {
    /// The country.
    pub tenant_id: TenantId,
    /// The order.
    pub order_id: OrderId,
    /// The withdrawal that it results from.
    pub withdrawal_id: Option<WithdrawalId>,
    /// The public number.
    pub number: String,
    /// Return or withdrawal.
    pub kind: Kind,
    /// The status.
    pub status: Status,
    /// How the goods are sent back.
    pub way: ReturnMethod,
    /// Whether it was requested within the legal time.
    pub is_in_time: bool,
    /// The currency of its order.
    pub currency: CurrencyCode,
    /// Its lines.
    pub lines: Vec<NewReturnLine>,
}

/// The result of inspecting a line: how many pieces are accepted, and how many of these can be sold again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// Accepted pieces, which are refunded or exchanged.
    pub accepted: i64,
    /// How many of these are returned to stock.
    pub resalable: i64,
}

/// Pieces of a line in a declared withdrawal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DeclaredLine {
    /// The line of the order.
    pub position: i64,
    /// The variant that the shopper has.
    pub variant_id: VariantId,
    /// Pieces.
    pub quantity: i64,
}

/// A withdrawal as it was declared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct Withdrawal {
    /// Its id.
    #[serde(skip)]
    pub id: WithdrawalId,
    /// The country.
    pub tenant_id: TenantId,
    /// The order.
    #[serde(skip)]
    pub order_id: OrderId,
    /// The public number: also the number of its return.
    pub number: String,
    /// The language of the declaration.
    #[serde(skip)]
    pub language_id: LanguageId,
    /// The e-mail address to which the receipt was sent.
    pub email: Option<String>,
    /// The declared lines.
    #[sqlx(json)]
    pub lines: Vec<DeclaredLine>,
    /// Whether it covers everything that the shopper had.
    pub is_whole: bool,
    /// The last day on which it could be declared, as YYYY-MM-DD.
    pub deadline: Option<String>,
    /// When it was declared.
    pub declared_at: DateTime<Utc>,
}

/// Filter of returns. By default it matches all.
#[derive(Clone, Debug, Default)]
pub struct ReturnFilter {
    /// The country.
    pub tenant: Option<TenantId>,
    /// The status.
    pub status: Option<Status>,
    /// Return or withdrawal.
    pub kind: Option<Kind>,
    /// The order.
    pub order: Option<OrderId>,
    /// Requested at or after this time.
    pub from: Option<DateTime<Utc>>,
    /// Requested before this time.
    pub until: Option<DateTime<Utc>>,
}
