//! The kinds of jobs of payments.

/// The kind of the job that asks a provider about a payment. Asking twice changes nothing twice.
pub const CHECK: &str = "payments.check";
/// The kind of the job that closes the provider's page of a cancelled payment. A page is closed once.
pub const CLOSE: &str = "payments.close";
/// The kind of the job that sends a refund. It is sent at most once: see `service/send_refund.rs`.
pub const REFUND: &str = "payments.refund";
/// The kind of the recurring job that asks about everything that hangs. Asking twice changes nothing twice.
pub const RECONCILE: &str = "payments.reconcile";
/// The kind of the job that asks for the bank account of a refund; `orders` does it. Sent twice, both e-mails hold a link that works.
pub const ASK_ACCOUNT: &str = "payments.ask-account";
/// The kind of the recurring job that asks once more for bank accounts. Done twice, it finds nothing.
pub const REMIND_ACCOUNTS: &str = "payments.remind-accounts";
