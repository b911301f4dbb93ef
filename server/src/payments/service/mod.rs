//! Use cases: starting payments for checkouts, settling them by querying the provider, refunds, webhooks, reconciliation,
//! operators' views.

mod accounts;
mod ask_account;
mod begin;
mod locked;
mod operators;
mod reconcile;
mod record;
mod refunds;
mod reports;
mod send_refund;

pub use accounts::{
    ACCOUNT_LINK_DAYS, AskedAgain, account_wanted, ask_account_again, erase_accounts, export_transfers,
    fresh_account_link, has_open_transfer, prune_accounts, prune_links,
};
pub(super) use accounts::{give_account, refund_by_link, remind};
pub use ask_account::AccountRequest;
pub use begin::{begin, begin_all, start};
pub use locked::lock_order;
pub(super) use operators::find_by_token;
pub use operators::{
    Problems, acknowledge, bank_transfers, find, list, named, of_order, problems, refunds_of, refunds_of_order,
};
pub use reconcile::{CheckedPayment, ReconciliationSummary, preview_reconciliation, prune_events, reconcile, settle};
pub(super) use reconcile::{check, close, reconcile_due};
pub use record::{cancel, collected};
pub use refunds::{RefundResolution, refund, refundable, resolve_refund};
pub(super) use reports::{decide_in_sandbox, receive_sslcommerz, receive_stripe};
pub(super) use send_refund::send_refund;

#[cfg(test)]
pub(super) use record::record as record_reported;
#[cfg(test)]
pub(super) use refunds::{finish_refund, mark_sent, record_reported_refund};

use rand::RngExt as _;

/// Without characters that are easily confused.
const ALPHABET: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// Number of random characters in a token: 31^12 values.
const RANDOM_SIGNS: usize = 12;
/// Maximum number of characters of the order number in a token: with the random ones, within SSLCommerz' limit of 30.
const REFERENCE_SIGNS: usize = 16;

/// An identifier for use at the provider: the order number, readable for people, and an unguessable part.
fn token(reference: &str) -> String {
    let mut random = rand::rng();
    let plain = reference.chars().filter(|sign| sign.is_ascii_alphanumeric() || *sign == '-').take(REFERENCE_SIGNS);
    let signs = (0..RANDOM_SIGNS).map(|_| char::from(ALPHABET[random.random_range(0..ALPHABET.len())]));
    plain.chain(std::iter::once('-')).chain(signs).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_unique_and_valid_for_every_provider() {
        for reference in ["V7K2-93QX", "", "a number that is much too long for SSLCommerz", "č<>&"] {
            let (one, other) = (token(reference), token(reference));
            assert!(one.len() <= 30 && one != other, "{one} {other}");
            assert!(one.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'), "{one}");
        }
    }
}
