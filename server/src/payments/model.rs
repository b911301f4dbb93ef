//! Payments and refunds, their statuses with the tables of allowed transitions, and the input and results of the service.

use chrono::{DateTime, Utc};
use futures::future::BoxFuture;
use serde::Serialize;

use crate::{
    app::App,
    bank_account::BankAccount,
    db::Tx,
    error::Result,
    id::{OrderId, PaymentId, RefundId, TenantId},
    money::Money,
    tenancy::PaymentProvider,
    text_enum::text_enum,
};

text_enum! {
    /// Status of a payment.
    pub enum PaymentStatus {
        /// Nothing is paid yet.
        Pending = "PENDING",
        /// The provider is processing it, and the outcome is unknown.
        Processing = "PROCESSING",
        /// Paid in full.
        Completed = "COMPLETED",
        /// The provider declined it, or its page expired.
        Failed = "FAILED",
        /// The shop has cancelled it. Money that arrives nevertheless is refunded.
        Cancelled = "CANCELLED",
        /// Partly refunded.
        PartiallyRefunded = "PARTIALLY_REFUNDED",
        /// Fully refunded.
        Refunded = "REFUNDED",
    }
}

impl PaymentStatus {
    /// The table of allowed transitions. A declined payment may still be paid on the provider's page, which stays open. A
    /// cancelled payment stays cancelled when its money is refunded: it never paid its order.
    pub fn may_become(self, next: Self) -> bool {
        use PaymentStatus::{Cancelled, Completed, Failed, PartiallyRefunded, Pending, Processing, Refunded};
        let allowed: &[Self] = match self {
            Pending => &[Processing, Completed, Failed, Cancelled],
            Processing => &[Completed, Failed, Cancelled],
            Failed => &[Processing, Completed, Cancelled],
            Completed | PartiallyRefunded => &[PartiallyRefunded, Refunded],
            Cancelled | Refunded => &[],
        };
        allowed.contains(&next)
    }

    /// Whether it has paid its order, regardless of refunds since.
    pub fn counts(self) -> bool {
        matches!(self, Self::Completed | Self::PartiallyRefunded | Self::Refunded)
    }

    /// Whether it can still be paid.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Pending | Self::Processing | Self::Failed)
    }
}

text_enum! {
    /// Status of a refund.
    pub enum RefundStatus {
        /// It waits for the job that sends it to the provider.
        Waiting = "WAITING",
        /// It is being sent, or was being sent when the process ended: whether the provider received it is unknown.
        Sending = "SENDING",
        /// The provider has accepted it and not completed it yet.
        Processing = "PROCESSING",
        /// It is unknown whether the provider accepted it: an operator must check there and decide.
        Uncertain = "UNCERTAIN",
        /// An operator must transfer it to the customer's bank account.
        BankTransfer = "BANK_TRANSFER",
        /// The money has been refunded.
        Completed = "COMPLETED",
        /// The provider refused it, or an operator did not make it.
        Failed = "FAILED",
    }
}

impl RefundStatus {
    /// The table of allowed transitions.
    pub fn may_become(self, next: Self) -> bool {
        use RefundStatus::{BankTransfer, Completed, Failed, Processing, Sending, Uncertain, Waiting};
        let allowed: &[Self] = match self {
            Waiting => &[Sending],
            Sending => &[Processing, Completed, Failed, Uncertain, Waiting],
            Processing | BankTransfer => &[Completed, Failed],
            Uncertain => &[Waiting, Completed, Failed],
            Completed | Failed => &[],
        };
        allowed.contains(&next)
    }
}

/// An attempt to pay an order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Payment {
    /// Its id.
    pub id: PaymentId,
    /// The country.
    pub tenant_id: TenantId,
    /// The order.
    pub order_id: OrderId,
    /// The payment provider.
    pub provider: PaymentProvider,
    /// The order number, as the shopper knows it.
    pub reference: String,
    /// Its unguessable identifier at the provider.
    pub token: String,
    /// The amount to be paid.
    pub amount: Money,
    /// The paid amount: zero, or the full amount.
    pub paid: Money,
    /// The refunded amount.
    pub refunded: Money,
    /// Its status.
    pub status: PaymentStatus,
    /// A problem that an operator must look at.
    pub alarm: Option<String>,
    /// The provider's id of its payment page.
    pub session_id: Option<String>,
    /// The provider's id of the payment itself.
    pub provider_payment: Option<String>,
    /// When it was started.
    pub created_at: DateTime<Utc>,
    /// Until when the order waits for it.
    pub expires_at: DateTime<Utc>,
    /// When it was found to be paid.
    pub paid_at: Option<DateTime<Utc>>,
    /// When the provider was last queried.
    pub checked_at: Option<DateTime<Utc>>,
    /// The URL of the payment page.
    #[serde(skip)]
    pub page_url: Option<String>,
    /// A digest of the card that paid: set only when the payment has just been found paid, and never stored here.
    #[serde(skip)]
    pub card: Option<String>,
}

/// A payment to start.
#[derive(Clone, Debug)]
pub struct NewPayment {
    /// The country.
    pub tenant_id: TenantId,
    /// The order.
    pub order_id: OrderId,
    /// The payment provider.
    pub provider: PaymentProvider,
    /// The amount to be paid.
    pub amount: Money,
    /// The order number.
    pub reference: String,
    /// Until when the order waits for it.
    pub expires_at: DateTime<Utc>,
}

/// The payer's data that providers require.
#[derive(Clone, Debug, Default)]
pub struct Payer {
    /// First and last name.
    pub name: String,
    /// The e-mail address for receipts.
    pub email: String,
    /// With the country calling code.
    pub phone: String,
    /// Street and house number.
    pub street: String,
    /// Town.
    pub city: String,
    /// Postal code.
    pub postal_code: String,
    /// ISO 3166 alpha-2.
    pub country_code: String,
}

/// The page where the shopper pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redirect {
    /// URL of the provider's page.
    pub url: String,
}

/// A refund.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Refund {
    /// Its id.
    pub id: RefundId,
    /// The country.
    pub tenant_id: TenantId,
    /// The refunded payment.
    pub payment_id: PaymentId,
    /// The caller's idempotency key.
    pub key: String,
    /// Its idempotency key at the provider.
    #[serde(skip)]
    pub token: String,
    /// The amount.
    pub amount: Money,
    /// The reason, as stated by the shop.
    pub reason: String,
    /// Its status.
    pub status: RefundStatus,
    /// Why it failed, or is uncertain.
    pub failure: Option<String>,
    /// The provider's id of the refund.
    pub provider_refund: Option<String>,
    /// The bank account to transfer to.
    pub account: Option<BankAccount>,
    /// When the customer was asked for the account.
    pub account_asked_at: Option<DateTime<Utc>>,
    /// When the customer was reminded to provide it.
    pub account_reminded_at: Option<DateTime<Utc>>,
    /// When the customer provided the account.
    pub account_given_at: Option<DateTime<Utc>>,
    /// When it was first exported to a file for the bank; from then on the account cannot be changed.
    pub exported_at: Option<DateTime<Utc>>,
    /// When it was requested.
    pub created_at: DateTime<Utc>,
    /// When it was sent to the provider.
    pub sent_at: Option<DateTime<Utc>>,
    /// When the money was refunded.
    pub completed_at: Option<DateTime<Utc>>,
}

impl Refund {
    /// Whether it cannot be transferred before the customer provides an account.
    pub fn lacks_account(&self) -> bool {
        self.status == RefundStatus::BankTransfer && self.account.is_none()
    }
}

/// A provider's response to a query about a payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProviderPayment {
    /// Not paid yet, and the page is still open.
    Open,
    /// Paid.
    Paid {
        /// The paid amount.
        amount: Money,
        /// The token under which the provider has the payment.
        token: String,
        /// The provider's id of the payment, needed for refunds.
        provider_payment: String,
        /// A warning for operators, although it is paid.
        warning: Option<String>,
        /// A digest of the card that paid, when the provider reports it.
        card: Option<String>,
    },
    /// Being processed; the outcome is unknown.
    Processing,
    /// Declined.
    Failed,
    /// Its page expired.
    Expired,
    /// The shopper cancelled it.
    Cancelled,
    /// The provider has no such payment.
    NotFound,
    /// The provider's response contradicts the request; the text says how.
    Contradiction(String),
}

/// A provider's response about a refund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProviderRefund {
    /// The money has been refunded; the provider's id, when known.
    Completed(Option<String>),
    /// Accepted under this id, not completed.
    Processing(String),
    /// Refused, for this reason.
    Refused(String),
}

/// A change of a payment, passed to `Follow` in the transaction of the change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transition {
    /// The payment after the change.
    pub payment: Payment,
    /// Its status before the change.
    pub from: PaymentStatus,
    /// The cause.
    pub cause: Cause,
}

/// What caused a change of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The provider reported it: `payment.status` is new.
    Provider,
    /// The cash was collected.
    Collected,
    /// The order was cancelled or no longer needs it.
    Cancelled,
    /// Money arrived for a cancelled payment, or a second time for its order. This refund returns it; the order is not changed.
    SurplusPayment(RefundId),
    /// An amount was refunded.
    Refunded {
        /// The refund.
        refund_id: RefundId,
        /// The amount.
        amount: Money,
    },
    /// The provider refused a refund.
    RefundFailed(RefundId),
}

/// Callback by which modules above update their data in the transaction of a payment's change: `orders::payment_changed`.
pub type Follow = for<'a> fn(&'a App, &'a mut Tx, &'a Transition) -> BoxFuture<'a, Result<()>>;

/// Result of querying the provider.
#[derive(Clone, Debug)]
pub struct SettlementResult {
    /// The payment after the query.
    pub payment: Payment,
    /// The change that resulted from it.
    pub transition: Option<Transition>,
}

/// Filter of payments.
#[derive(Clone, Copy, Debug, Default)]
pub struct PaymentFilter<'a> {
    /// The country.
    pub tenant_id: Option<TenantId>,
    /// The status.
    pub status: Option<PaymentStatus>,
    /// The provider.
    pub provider: Option<PaymentProvider>,
    /// The order number.
    pub reference: Option<&'a str>,
    /// Only payments that an operator must look at.
    pub alarmed: bool,
}
