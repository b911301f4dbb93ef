//! Job kinds of payments.

/// Kind of the job that queries a provider about a payment. Idempotent.
pub const CHECK: &str = "payments.check";
/// Kind of the job that closes the provider's page of a cancelled payment. Idempotent.
pub const CLOSE: &str = "payments.close";
/// Kind of the job that sends a refund. It is sent at most once: see `service/send_refund.rs`.
pub const REFUND: &str = "payments.refund";
/// Kind of the recurring job that queries the providers about every unsettled payment and refund. Idempotent.
pub const RECONCILE: &str = "payments.reconcile";
/// Kind of the job that asks for the bank account of a refund; it is run by `orders`. When it is sent twice, both e-mails contain
/// a working link.
pub const ASK_ACCOUNT: &str = "payments.ask-account";
/// Kind of the recurring job that sends reminders to provide bank accounts. Idempotent.
pub const REMIND_ACCOUNTS: &str = "payments.remind-accounts";
