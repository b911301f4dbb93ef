//! Commissions, payouts and what stands in the ledger.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sqlx::types::Json;

use super::{
    evidence::{Evidence, Method},
    rule::HoldReason,
};
use crate::{
    id::{
        AffiliateDiscountId, AffiliateId, ClickId, CommissionId, OrderId, PayoutId, PayoutLineId, ProductId, TenantId,
    },
    money::{CurrencyCode, Money},
};

/// Makes an enum of words that the database and the wire share.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$meaning:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $name { $($(#[$meaning])* $variant,)+ }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Its name in the database and on the wire.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }

            /// The one of a name.
            pub fn of_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.word() == word)
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(word: String) -> Result<Self, String> {
                Self::of_word(&word).ok_or_else(|| format!("there is no {} here", word))
            }
        }
    };
}

words! {
    /// How a commission stands.
    Status {
        /// The order is under way, its hold has not ended, or a rule holds it.
        Pending = "pending",
        /// For the next payout, or in one.
        Approved = "approved",
        /// Paid out.
        Paid = "paid",
        /// An operator rejected it.
        Rejected = "rejected",
        /// All of it went back with the order.
        Reversed = "reversed",
    }
}

words! {
    /// What a commission is for.
    Kind {
        /// An order.
        Order = "order",
        /// What the programme gives beside.
        Bonus = "bonus",
        /// An operator's correction.
        Adjustment = "adjustment",
    }
}

words! {
    /// How a payout, or one partner's part of it, stands.
    PayoutStatus {
        /// Nobody said yet that the money arrived.
        Open = "open",
        /// The money left.
        Confirmed = "confirmed",
        /// It did not: what was in it waits for the next payout.
        Cancelled = "cancelled",
    }
}

/// A stored commission.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Commission {
    /// Its id.
    pub id: CommissionId,
    /// The country of the order, or of the partner.
    pub tenant_id: TenantId,
    /// Whose it is.
    pub affiliate_id: AffiliateId,
    /// What it is for.
    #[sqlx(try_from = "String")]
    pub kind: Kind,
    /// The order.
    pub order_id: Option<OrderId>,
    /// The order's number.
    pub order_number: Option<String>,
    /// The discount whose code was used or linked.
    pub discount_id: Option<AffiliateDiscountId>,
    /// The click that led to the order.
    pub click_id: Option<ClickId>,
    /// By what the order is the partner's.
    #[sqlx(try_from = "String")]
    pub method: Method,
    /// ISO 4217.
    pub currency: CurrencyCode,
    /// What it is a share of.
    pub base_minor: i64,
    /// What was earned.
    pub commission_minor: i64,
    /// How much of that went back.
    pub reversed_minor: i64,
    /// How it stands.
    #[sqlx(try_from = "String")]
    pub status: Status,
    /// Days from delivery to approval.
    pub hold_days: i64,
    /// Whether fraud rules hold it.
    pub is_held: bool,
    /// Which, also after an operator released it.
    #[sqlx(json)]
    pub hold_reasons: Vec<HoldReason>,
    /// Why it was rejected or adjusted; of a bonus its name.
    pub note: Option<String>,
    /// When the order was placed.
    pub ordered_at: DateTime<Utc>,
    /// When the order was paid.
    pub paid_at: Option<DateTime<Utc>>,
    /// When it was delivered.
    pub delivered_at: Option<DateTime<Utc>>,
    /// When the hold ends; known from the delivery on.
    pub hold_until: Option<DateTime<Utc>>,
    /// When an operator released it.
    pub released_at: Option<DateTime<Utc>>,
    /// When it was approved.
    pub approved_at: Option<DateTime<Utc>>,
    /// When it was rejected.
    pub rejected_at: Option<DateTime<Utc>>,
    /// When it was paid out.
    pub paid_out_at: Option<DateTime<Utc>>,
    /// The payout's line that it is in.
    pub payout_line_id: Option<PayoutLineId>,
}

impl Commission {
    /// What is left of it.
    pub fn net(&self) -> Money {
        Money::new(self.commission_minor - self.reversed_minor, self.currency)
    }

    /// Its status by what happened to it.
    pub fn computed_status(&self) -> Status {
        if self.rejected_at.is_some() {
            Status::Rejected
        } else if self.net().minor == 0 && self.reversed_minor != 0 {
            Status::Reversed
        } else if self.paid_out_at.is_some() {
            Status::Paid
        } else if self.approved_at.is_some() {
            Status::Approved
        } else {
            Status::Pending
        }
    }

    /// Whether its hold has ended, the order being paid and delivered.
    pub fn is_due(&self, now: DateTime<Utc>) -> bool {
        self.paid_at.is_some() && self.hold_until.is_some_and(|until| until <= now)
    }
}

/// A line of a commission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct CommissionLine {
    /// The commission.
    #[serde(skip)]
    pub commission_id: CommissionId,
    /// Of the order's line; 0 is what is no goods.
    pub position: i64,
    /// The product, of goods.
    pub product_id: Option<ProductId>,
    /// What the rate is of: the line without VAT.
    pub base_minor: i64,
    /// The rate: 800 is 8 %.
    pub basis_points: i64,
    /// What it earned.
    pub commission_minor: i64,
    /// What the line cost, VAT included.
    pub total_minor: i64,
    /// How much of that went back.
    pub returned_minor: i64,
    /// How much of the commission went back with it.
    pub reversed_minor: i64,
}

/// Whose an order is, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct Attribution {
    /// The order.
    pub order_id: OrderId,
    /// Its country.
    pub tenant_id: TenantId,
    /// Its number.
    pub order_number: String,
    /// The partner, if it is one's.
    pub affiliate_id: Option<AffiliateId>,
    /// By what.
    #[sqlx(try_from = "String")]
    pub method: Method,
    /// Why.
    pub evidence: Json<Evidence>,
    /// When it was decided.
    pub decided_at: DateTime<Utc>,
}

/// An entry of the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct LedgerEntry {
    /// Entries of one transaction add up to zero.
    pub transaction_id: uuid::Uuid,
    /// What happened.
    pub kind: String,
    /// The account.
    pub account: String,
    /// ISO 4217.
    pub currency: CurrencyCode,
    /// Above zero on the partner's accounts: owed to the partner.
    pub amount_minor: i64,
    /// The payout's line, if it is about one.
    pub payout_line_id: Option<PayoutLineId>,
    /// Who did it.
    pub actor: String,
    /// Why.
    pub reason: Option<String>,
    /// When.
    pub happened_at: DateTime<Utc>,
}

/// Amounts of one currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Amounts {
    /// ISO 4217.
    pub currency: CurrencyCode,
    /// Earned and not approved.
    pub pending: i64,
    /// Approved and not paid out.
    pub approved: i64,
    /// Paid out.
    pub paid: i64,
    /// What went back with orders or was rejected.
    pub reversed: i64,
    /// How many commissions there are.
    pub count: i64,
}

impl Amounts {
    /// Nothing yet.
    pub fn none(currency: CurrencyCode) -> Self {
        Self { currency, pending: 0, approved: 0, paid: 0, reversed: 0, count: 0 }
    }

    /// All that was earned and kept.
    pub fn earnings(&self) -> Money {
        Money::new(self.pending + self.approved + self.paid, self.currency)
    }

    /// What is still to come: pending and approved.
    pub fn to_come(&self) -> Money {
        Money::new(self.pending + self.approved, self.currency)
    }
}

/// What a discount of a partner brought in a currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscountSum {
    /// The discount.
    pub discount_id: AffiliateDiscountId,
    /// The goods of its orders, without VAT and shipping.
    pub base: Money,
    /// What is left of their commissions.
    pub earned: Money,
    /// How many orders.
    pub orders: i64,
}

/// What a partner earned, by currency.
pub type Sums = Vec<Amounts>;

/// Which commissions are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommissionFilter {
    /// Of this partner only.
    pub affiliate: Option<AffiliateId>,
    /// That stand so.
    pub status: Option<Status>,
    /// That rules hold, or do not.
    pub is_held: Option<bool>,
    /// Of orders of this country.
    pub tenant: Option<TenantId>,
    /// Of this discount.
    pub discount: Option<AffiliateDiscountId>,
    /// Ordered at this moment or later.
    pub from: Option<DateTime<Utc>>,
    /// Ordered before this moment.
    pub to: Option<DateTime<Utc>>,
    /// In this currency.
    pub currency: Option<CurrencyCode>,
}

/// A batch of payouts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct Payout {
    /// Its id.
    pub id: PayoutId,
    /// ISO 4217.
    pub currency: CurrencyCode,
    /// How it stands.
    #[sqlx(try_from = "String")]
    pub status: PayoutStatus,
    /// Who made it.
    pub created_by: String,
    /// When.
    pub created_at: DateTime<Utc>,
    /// When it was last exported.
    pub exported_at: Option<DateTime<Utc>>,
}

/// What one partner gets of a payout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct PayoutLine {
    /// Its id.
    pub id: PayoutLineId,
    /// The payout.
    pub payout_id: PayoutId,
    /// The partner.
    pub affiliate_id: AffiliateId,
    /// How much.
    pub amount_minor: i64,
    /// The account, masked.
    pub account: String,
    /// How it stands.
    #[sqlx(try_from = "String")]
    pub status: PayoutStatus,
    /// Why it was cancelled.
    pub reason: Option<String>,
    /// Who confirmed or cancelled it.
    pub settled_by: Option<String>,
    /// When.
    pub settled_at: Option<DateTime<Utc>>,
}
