//! Commissions, payouts and ledger entries.

use chrono::{DateTime, Utc};
use serde::Serialize;
use sqlx::types::Json;

use super::{
    evidence::{Evidence, Method},
    rule::HoldReason,
};
use crate::{
    id::{
        AffiliateDiscountId, AffiliateId, ClickId, CommissionId, OrderId, PayoutId, PayoutLineId, ProductId, TenantId,
    },
    money::{
        CurrencyCode, Money, MoneyError, as_minor,
        columns::{AmountMinor, BaseMinor, CommissionMinor, EarnedMinor, ReturnedMinor, ReversedMinor, TotalMinor},
    },
    text_enum::text_enum,
};

text_enum! {
    /// The status of a commission.
    pub enum Status {
        /// The order is in progress, the hold period has not ended, or a rule holds the commission.
        Pending = "pending",
        /// To be included in the next payout, or included in an open one.
        Approved = "approved",
        /// Paid out.
        Paid = "paid",
        /// An operator rejected it.
        Rejected = "rejected",
        /// Reversed completely, because of refunds or a cancellation.
        Reversed = "reversed",
    }
}

text_enum! {
    /// What a commission is for.
    pub enum Kind {
        /// An order.
        Order = "order",
        /// A bonus of the programme.
        Bonus = "bonus",
        /// An adjustment by an operator.
        Adjustment = "adjustment",
    }
}

text_enum! {
    /// The status of a payout, or of one partner's line in it.
    pub enum PayoutStatus {
        /// Not confirmed yet.
        Open = "open",
        /// The money was transferred.
        Confirmed = "confirmed",
        /// The money was not transferred: its commissions wait for the next payout.
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
    /// The partner who earned it.
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
    /// How the order was attributed to the partner.
    #[sqlx(try_from = "String")]
    pub method: Method,
    /// ISO 4217.
    pub currency: CurrencyCode,
    /// The amount that the rate was applied to.
    #[sqlx(flatten, try_from = "BaseMinor")]
    pub base: Money,
    /// The amount earned.
    #[sqlx(flatten, try_from = "CommissionMinor")]
    pub commission: Money,
    /// How much of it was reversed.
    #[sqlx(flatten, try_from = "ReversedMinor")]
    pub reversed: Money,
    /// The status.
    #[sqlx(try_from = "String")]
    pub status: Status,
    /// Days from delivery to approval.
    pub hold_days: i64,
    /// Whether fraud rules hold it.
    pub is_held: bool,
    /// The rules that matched; kept after an operator released the commission.
    #[sqlx(json)]
    pub hold_reasons: Vec<HoldReason>,
    /// The reason for a rejection or an adjustment, or the name of a bonus.
    pub note: Option<String>,
    /// When the order was placed.
    pub ordered_at: DateTime<Utc>,
    /// When the order was paid.
    pub paid_at: Option<DateTime<Utc>>,
    /// When it was delivered.
    pub delivered_at: Option<DateTime<Utc>>,
    /// When the hold period ends; set on delivery.
    pub hold_until: Option<DateTime<Utc>>,
    /// When an operator released it.
    pub released_at: Option<DateTime<Utc>>,
    /// When it was approved.
    pub approved_at: Option<DateTime<Utc>>,
    /// When it was rejected.
    pub rejected_at: Option<DateTime<Utc>>,
    /// When it was paid out.
    pub paid_out_at: Option<DateTime<Utc>>,
    /// The payout line that includes it.
    pub payout_line_id: Option<PayoutLineId>,
}

impl Commission {
    /// The amount earned less what was reversed.
    pub fn net(&self) -> Result<Money, MoneyError> {
        self.commission.checked_sub(self.reversed)
    }

    /// Computes the status from the other fields.
    pub fn computed_status(&self) -> Status {
        if self.rejected_at.is_some() {
            Status::Rejected
        } else if self.commission == self.reversed && !self.reversed.is_zero() {
            Status::Reversed
        } else if self.paid_out_at.is_some() {
            Status::Paid
        } else if self.approved_at.is_some() {
            Status::Approved
        } else {
            Status::Pending
        }
    }

    /// Whether the order is paid and delivered and the hold period has ended.
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
    /// Position of the order's line; 0 for costs other than goods.
    pub position: i64,
    /// The product; none for position 0.
    pub product_id: Option<ProductId>,
    /// The amount that the rate applies to: the line without VAT.
    #[sqlx(flatten, try_from = "BaseMinor")]
    #[serde(rename = "baseMinor", serialize_with = "as_minor")]
    pub base: Money,
    /// The rate: 800 is 8 %.
    pub basis_points: i64,
    /// The amount earned.
    #[sqlx(flatten, try_from = "CommissionMinor")]
    #[serde(rename = "commissionMinor", serialize_with = "as_minor")]
    pub commission: Money,
    /// The price of the line, including VAT.
    #[sqlx(flatten, try_from = "TotalMinor")]
    #[serde(rename = "totalMinor", serialize_with = "as_minor")]
    pub total: Money,
    /// How much of the price was refunded.
    #[sqlx(flatten, try_from = "ReturnedMinor")]
    #[serde(rename = "returnedMinor", serialize_with = "as_minor")]
    pub returned: Money,
    /// How much of the commission was reversed because of refunds.
    #[sqlx(flatten, try_from = "ReversedMinor")]
    #[serde(rename = "reversedMinor", serialize_with = "as_minor")]
    pub reversed: Money,
}

/// The attribution of an order, with its reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct Attribution {
    /// The order.
    pub order_id: OrderId,
    /// Its country.
    pub tenant_id: TenantId,
    /// Its number.
    pub order_number: String,
    /// The partner, if it was attributed to one.
    pub affiliate_id: Option<AffiliateId>,
    /// The method of the attribution.
    #[sqlx(try_from = "String")]
    pub method: Method,
    /// The evidence.
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
    /// The kind of event.
    pub kind: String,
    /// The account.
    pub account: String,
    /// ISO 4217.
    pub currency: CurrencyCode,
    /// On the partner's accounts positive amounts are owed to the partner.
    #[sqlx(flatten, try_from = "AmountMinor")]
    #[serde(rename = "amountMinor", serialize_with = "as_minor")]
    pub amount: Money,
    /// The payout line, if the entry concerns one.
    pub payout_line_id: Option<PayoutLineId>,
    /// Who caused it.
    pub actor: String,
    /// The reason.
    pub reason: Option<String>,
    /// When it happened.
    pub happened_at: DateTime<Utc>,
}

/// Sums in one currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amounts {
    /// ISO 4217.
    pub currency: CurrencyCode,
    /// Earned but not approved yet.
    pub pending: Money,
    /// Approved but not paid out yet.
    pub approved: Money,
    /// Paid out.
    pub paid: Money,
    /// Reversed by refunds or rejected.
    pub reversed: Money,
    /// The number of commissions.
    pub count: i64,
}

impl Amounts {
    /// Sums of zero.
    pub fn none(currency: CurrencyCode) -> Self {
        let zero = Money::zero(currency);
        Self { currency, pending: zero, approved: zero, paid: zero, reversed: zero, count: 0 }
    }

    /// Total earnings, without what was reversed.
    pub fn earnings(&self) -> Result<Money, MoneyError> {
        self.outstanding()?.checked_add(self.paid)
    }

    /// Still to be paid out: pending and approved.
    pub fn outstanding(&self) -> Result<Money, MoneyError> {
        self.pending.checked_add(self.approved)
    }

    /// Adds commissions with one status: how much was earned and reversed, and their number.
    pub fn add(&mut self, status: Status, earned: Money, reversed: Money, count: i64) -> Result<(), MoneyError> {
        let net = earned.checked_sub(reversed)?;
        self.count += count;
        self.reversed = self.reversed.checked_add(reversed)?;
        let sum = match status {
            Status::Pending => &mut self.pending,
            Status::Approved => &mut self.approved,
            Status::Paid => &mut self.paid,
            Status::Rejected | Status::Reversed => &mut self.reversed,
        };
        *sum = sum.checked_add(net)?;
        Ok(())
    }
}

/// The results of a partner's discount in a currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct DiscountSum {
    /// The discount.
    pub discount_id: AffiliateDiscountId,
    /// Value of the goods in its orders, without VAT and shipping.
    #[sqlx(flatten, try_from = "BaseMinor")]
    pub base: Money,
    /// Their commissions, without what was reversed.
    #[sqlx(flatten, try_from = "EarnedMinor")]
    pub earned: Money,
    /// The number of orders.
    pub orders: i64,
}

/// A partner's earnings, by currency.
pub type Sums = Vec<Amounts>;

/// A filter for commissions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommissionFilter {
    /// Only of this partner.
    pub affiliate: Option<AffiliateId>,
    /// Only with this status.
    pub status: Option<Status>,
    /// Only those that are held by rules, or only those that are not.
    pub is_held: Option<bool>,
    /// Only orders of this country.
    pub tenant: Option<TenantId>,
    /// Only of this discount.
    pub discount: Option<AffiliateDiscountId>,
    /// Only orders placed at or after this time.
    pub from: Option<DateTime<Utc>>,
    /// Only orders placed before this time.
    pub to: Option<DateTime<Utc>>,
    /// Only in this currency.
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
    /// The status.
    #[sqlx(try_from = "String")]
    pub status: PayoutStatus,
    /// Who created it.
    pub created_by: String,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it was last exported.
    pub exported_at: Option<DateTime<Utc>>,
}

/// One partner's line in a payout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct PayoutLine {
    /// Its id.
    pub id: PayoutLineId,
    /// The payout.
    pub payout_id: PayoutId,
    /// The partner.
    pub affiliate_id: AffiliateId,
    /// The amount.
    #[sqlx(flatten, try_from = "AmountMinor")]
    #[serde(rename = "amountMinor", serialize_with = "as_minor")]
    pub amount: Money,
    /// The payout account, masked.
    pub account: String,
    /// The status.
    #[sqlx(try_from = "String")]
    pub status: PayoutStatus,
    /// Why it was cancelled.
    pub reason: Option<String>,
    /// Who confirmed or cancelled it.
    pub settled_by: Option<String>,
    /// When it was confirmed or cancelled.
    pub settled_at: Option<DateTime<Utc>>,
}
