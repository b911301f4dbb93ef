//! Payments and refunds, their statuses as tables of allowed moves, and what callers ask and are answered.

use chrono::{DateTime, Utc};
use futures::future::BoxFuture;
use serde::{Deserialize, Serialize};

use crate::{
    app::App,
    bank_account::BankAccount,
    db::Tx,
    error::Result,
    id::{OrderId, PaymentId, RefundId, TenantId},
    money::Money,
    tenancy::PaymentProvider,
};

/// Where a payment stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PaymentStatus {
    /// Nothing is paid yet.
    Pending,
    /// The provider has taken it up and does not know yet how it ends.
    Processing,
    /// Paid in full.
    Completed,
    /// The provider refused it, or its page expired.
    Failed,
    /// The shop wants it no more. Money that comes all the same goes back.
    Cancelled,
    /// A part went back.
    PartiallyRefunded,
    /// All of it went back.
    Refunded,
}

impl PaymentStatus {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Pending,
        Self::Processing,
        Self::Completed,
        Self::Failed,
        Self::Cancelled,
        Self::PartiallyRefunded,
        Self::Refunded,
    ];

    /// Its name in the database, in the API and for operators.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pending => "PENDING",
            Self::Processing => "PROCESSING",
            Self::Completed => "COMPLETED",
            Self::Failed => "FAILED",
            Self::Cancelled => "CANCELLED",
            Self::PartiallyRefunded => "PARTIALLY_REFUNDED",
            Self::Refunded => "REFUNDED",
        }
    }

    /// The table of allowed moves. A refused payment may still be paid on the provider's page, which stays open. A
    /// cancelled one stays so when its money has gone back: it never paid its order.
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

    /// Whether the order counts as paid by it, whatever went back since.
    pub fn counts(self) -> bool {
        matches!(self, Self::Completed | Self::PartiallyRefunded | Self::Refunded)
    }

    /// Whether it can still be paid.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Pending | Self::Processing | Self::Failed)
    }
}

impl TryFrom<String> for PaymentStatus {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|status| status.name() == text);
        found.ok_or_else(|| format!("`{text}` is no status of a payment"))
    }
}

/// Where a refund stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RefundStatus {
    /// A job sends it to the provider.
    Waiting,
    /// It is being sent, or was when the process ended: what the provider knows of it is not known here.
    Sending,
    /// The provider took it and has not finished.
    Processing,
    /// Nobody can say whether the provider took it: an operator looks there and decides.
    Uncertain,
    /// An operator transfers it to the customer's bank account.
    BankTransfer,
    /// The money is back.
    Completed,
    /// The provider refused it.
    Failed,
}

impl RefundStatus {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Waiting,
        Self::Sending,
        Self::Processing,
        Self::Uncertain,
        Self::BankTransfer,
        Self::Completed,
        Self::Failed,
    ];

    /// Its name in the database and for operators.
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "WAITING",
            Self::Sending => "SENDING",
            Self::Processing => "PROCESSING",
            Self::Uncertain => "UNCERTAIN",
            Self::BankTransfer => "BANK_TRANSFER",
            Self::Completed => "COMPLETED",
            Self::Failed => "FAILED",
        }
    }

    /// The table of allowed moves.
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

impl TryFrom<String> for RefundStatus {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|status| status.name() == text);
        found.ok_or_else(|| format!("`{text}` is no status of a refund"))
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
    /// Who takes the money.
    pub provider: PaymentProvider,
    /// The order's number, as the shopper knows it.
    pub reference: String,
    /// What the provider knows it by: unguessable.
    pub token: String,
    /// What is to be paid.
    pub amount: Money,
    /// What was paid: nothing, or the amount.
    pub paid: Money,
    /// What went back of it.
    pub refunded: Money,
    /// Where it stands.
    pub status: PaymentStatus,
    /// What an operator must look at.
    pub alarm: Option<String>,
    /// The provider's name of its payment page.
    pub session_id: Option<String>,
    /// The provider's name of the payment itself.
    pub provider_payment: Option<String>,
    /// When it was begun.
    pub created_at: DateTime<Utc>,
    /// Until when the order waits for it.
    pub expires_at: DateTime<Utc>,
    /// When it was found paid.
    pub paid_at: Option<DateTime<Utc>>,
    /// When the provider was asked last.
    pub checked_at: Option<DateTime<Utc>>,
    /// Where the shopper pays.
    #[serde(skip)]
    pub page_url: Option<String>,
    /// What stands for the card that paid: known only when it was just found paid, and never stored here.
    #[serde(skip)]
    pub card: Option<String>,
}

/// A payment to begin.
#[derive(Clone, Debug)]
pub struct NewPayment {
    /// The country.
    pub tenant_id: TenantId,
    /// The order.
    pub order_id: OrderId,
    /// Who takes the money.
    pub provider: PaymentProvider,
    /// What is to be paid.
    pub amount: Money,
    /// The order's number.
    pub reference: String,
    /// Until when the order waits for it.
    pub expires_at: DateTime<Utc>,
}

/// Who pays, as providers want to know.
#[derive(Clone, Debug, Default)]
pub struct Payer {
    /// First and last name.
    pub name: String,
    /// Where receipts go.
    pub email: String,
    /// With its dialling code.
    pub phone: String,
    /// Street and house.
    pub street: String,
    /// Town.
    pub city: String,
    /// Postal code.
    pub postal_code: String,
    /// ISO 3166 alpha-2.
    pub country_code: String,
}

/// Where the shopper pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redirect {
    /// The address of the provider's page.
    pub url: String,
}

/// Money that goes back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Refund {
    /// Its id.
    pub id: RefundId,
    /// The country.
    pub tenant_id: TenantId,
    /// Of what.
    pub payment_id: PaymentId,
    /// The caller's name for it.
    pub key: String,
    /// Its idempotency key at the provider.
    #[serde(skip)]
    pub token: String,
    /// How much.
    pub amount: Money,
    /// Why, in the shop's words.
    pub reason: String,
    /// Where it stands.
    pub status: RefundStatus,
    /// Why it failed, or is uncertain.
    pub failure: Option<String>,
    /// The provider's name for it.
    pub provider_refund: Option<String>,
    /// The account to transfer to.
    pub account: Option<BankAccount>,
    /// When its owner was asked for the account.
    pub account_asked_at: Option<DateTime<Utc>>,
    /// When its owner was reminded of that.
    pub account_reminded_at: Option<DateTime<Utc>>,
    /// When its owner gave the account.
    pub account_given_at: Option<DateTime<Utc>>,
    /// Since when a file for the bank holds it: the account stays as it is.
    pub exported_at: Option<DateTime<Utc>>,
    /// When it was asked for.
    pub created_at: DateTime<Utc>,
    /// When it was sent to the provider.
    pub sent_at: Option<DateTime<Utc>>,
    /// When the money was back.
    pub completed_at: Option<DateTime<Utc>>,
}

impl Refund {
    /// Whether it cannot be transferred before its owner names an account.
    pub fn lacks_account(&self) -> bool {
        self.status == RefundStatus::BankTransfer && self.account.is_none()
    }
}

/// What a provider says of a payment when it is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProviderPayment {
    /// Nobody has paid yet, and the page is still open.
    Open,
    /// Paid.
    Paid {
        /// How much, and of what.
        amount: Money,
        /// The token that the provider has it under.
        token: String,
        /// The provider's name of the payment, for refunds.
        provider_payment: String,
        /// What an operator should know of it all the same.
        warning: Option<String>,
        /// What stands for the card that paid, where the provider tells: a digest.
        card: Option<String>,
    },
    /// Taken up; how it ends is not known yet.
    Processing,
    /// Refused.
    Failed,
    /// Its page expired.
    Expired,
    /// The shopper gave it up.
    Cancelled,
    /// The provider knows nothing of it.
    NotFound,
    /// The provider's answer contradicts what was asked for; the text says how.
    Contradiction(String),
}

/// What a provider says of a refund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProviderRefund {
    /// The money is back.
    Completed(Option<String>),
    /// Accepted under this name, not finished.
    Processing(String),
    /// Refused, for this reason.
    Refused(String),
}

/// A change of a payment, told to what stands above in the transaction of the change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transition {
    /// The payment after it.
    pub payment: Payment,
    /// Its status before.
    pub from: PaymentStatus,
    /// What happened.
    pub cause: Cause,
}

/// What changed a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The provider says so: `payment.status` is new.
    Provider,
    /// The cash was collected.
    Collected,
    /// The order wants it no more.
    Cancelled,
    /// Money came for a cancelled payment, or a second time for its order. It goes back by this refund; the order stays as it is.
    LateMoney(RefundId),
    /// So much went back.
    Refunded {
        /// By this refund.
        refund_id: RefundId,
        /// So much.
        amount: Money,
    },
    /// The provider refused a refund.
    RefundFailed(RefundId),
}

/// What stands above payments and follows their changes, in the same transaction: `orders::payment_changed`.
pub type Follow = for<'a> fn(&'a App, &'a mut Tx, &'a Transition) -> BoxFuture<'a, Result<()>>;

/// What became of asking the provider.
#[derive(Clone, Debug)]
pub struct SettlementResult {
    /// The payment now.
    pub payment: Payment,
    /// What changed by it.
    pub transition: Option<Transition>,
}

/// Who a reconciliation asks about.
#[derive(Clone, Copy, Debug, Default)]
pub struct PaymentFilter<'a> {
    /// Of this country.
    pub tenant_id: Option<TenantId>,
    /// Of this status.
    pub status: Option<PaymentStatus>,
    /// By this provider.
    pub provider: Option<PaymentProvider>,
    /// Of the order of this number.
    pub reference: Option<&'a str>,
    /// Only those that an operator must look at.
    pub alarmed: bool,
}
