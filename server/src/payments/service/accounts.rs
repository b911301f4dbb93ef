//! Bank accounts for refunds by transfer: requested by e-mail, entered and corrected on the page of its link, locked once
//! exported to a file for the bank, deleted after the transfer.
//!
//! The module above payments knows the recipient: it runs the job `payments.ask-account`, with `account_wanted` and
//! `fresh_account_link`.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    ask_account::{AccountRequest, ask_later},
    refunds::lock_refund,
};
use crate::{
    app::App,
    bank_account::TypedAccount,
    db::{Session, Tx},
    error::{Error, Result},
    id::{OrderId, RefundId, TenantId},
    payments::{
        model::{Payment, Refund, RefundStatus},
        store::{accounts, payments, refunds},
    },
    rate_limit::{self, Policy},
    token,
    visitor::Visitor,
};

/// Limit on submitted accounts and guessed links from one network.
const ATTEMPTS: Policy = Policy::new("refund-account", 20, TimeDelta::minutes(1));
/// Validity of a link, in days.
pub const ACCOUNT_LINK_DAYS: i64 = 30;
/// After this many days without an account, one reminder is sent.
const REMIND_AFTER_DAYS: i64 = 7;

/// The refund for which an e-mail must ask for an account, with its payment; `None` when the account is already known or not
/// needed any more.
pub async fn account_wanted(app: &App, wanted: AccountRequest) -> Result<Option<(Payment, Refund)>> {
    let Some(refund) = refunds::find(&app.db, wanted.refund_id).await? else { return Ok(None) };
    if !refund.lacks_account() {
        return Ok(None);
    }
    let payment = payments::find(&app.db, refund.payment_id).await?;
    Ok(payment.map(|payment| (payment, refund)))
}

/// Creates a link to the page that asks for a refund's account and returns its token. Earlier links stay valid.
pub async fn fresh_account_link(app: &App, id: RefundId) -> Result<String> {
    let token = token::random();
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    accounts::insert_link(&mut tx, id, &token::digest(&token), now + TimeDelta::days(ACCOUNT_LINK_DAYS)).await?;
    accounts::set_asked(&mut tx, id, now).await?;
    tx.commit().await?;
    Ok(token)
}

/// The refund that a link's token opens in a country, with its payment. Guesses are rate limited.
pub async fn refund_by_link(app: &App, tenant: TenantId, token: &str, visitor: &Visitor) -> Result<(Payment, Refund)> {
    let Some(id) = accounts::find_by_link(&app.db, tenant, &token::digest(token), app.clock.now()).await? else {
        rate_limit::limit(app, ATTEMPTS.of_networks(visitor.address)).await?;
        return Err(Error::NotFound);
    };
    let refund = refunds::find(&app.db, id).await?.ok_or(Error::NotFound)?;
    let payment = payments::find(&app.db, refund.payment_id).await?.ok_or(Error::NotFound)?;
    Ok((payment, refund))
}

/// Stores the account that the holder of a link enters or corrects, unless the refund is already exported to a file for the bank.
/// Returns the refund with its payment.
pub async fn give_account(
    app: &App,
    tenant: TenantId,
    token: &str,
    typed: TypedAccount<'_>,
    visitor: &Visitor,
) -> Result<(Payment, Refund)> {
    rate_limit::limit(app, ATTEMPTS.of_networks(visitor.address)).await?;
    let now = app.clock.now();
    let hash = token::digest(token);
    app.db
        .transact(async |mut tx: Tx| {
            let found = accounts::find_by_link(&mut tx, tenant, &hash, now).await?;
            let id = found.ok_or_else(|| Error::rejected("error-link-expired"))?;
            let (payment, refund) = lock_refund(&mut tx, id).await?;
            if refund.status != RefundStatus::BankTransfer || refund.exported_at.is_some() {
                return Err(Error::rejected("error-refund-account-closed"));
            }
            let country = app.directory().tenant(tenant).cloned().ok_or(Error::NotFound)?;
            if country.has_ibans() != typed.is_iban() {
                return Err(Error::NotFound);
            }
            let account = typed.checked().map_err(Error::Invalid)?;
            accounts::set(&mut tx, id, Some(&account), Some(now)).await?;
            let refund = refunds::find(&mut tx, id).await?.ok_or(Error::NotFound)?;
            tx.commit().await?;
            Ok((payment, refund))
        })
        .await
}

/// Result of an operator's request for an account.
#[derive(Clone, Debug)]
pub struct AccountRequestOutcome {
    /// The refund after the request.
    pub refund: Refund,
    /// Whether a known account was deleted for it.
    pub account_deleted: bool,
}

/// Asks the customer for the account of a bank transfer once more, with a new link, in the caller's transaction; earlier links
/// become invalid. Fails when an account is known, unless `deletes_account` is set: then the account and its export to a file for
/// the bank are void.
pub async fn request_account_again(
    tx: &mut Tx,
    now: DateTime<Utc>,
    id: RefundId,
    deletes_account: bool,
) -> Result<AccountRequestOutcome> {
    let (payment, refund) = lock_refund(tx, id).await?;
    if refund.status != RefundStatus::BankTransfer {
        return Err(Error::rejected("error-refund-resolved"));
    }
    let account_deleted = refund.account.is_some();
    if account_deleted && !deletes_account {
        return Err(Error::rejected("error-refund-account-known"));
    }
    if account_deleted {
        accounts::set(tx, id, None, None).await?;
    }
    accounts::delete_links(tx, id).await?;
    ask_later(tx, now, &payment, id, false).await?;
    let refund = refunds::find(tx, id).await?.ok_or(Error::NotFound)?;
    Ok(AccountRequestOutcome { refund, account_deleted })
}

/// Passes the pending bank transfers to `write` and, when it succeeds, locks those with an account: customers cannot correct them
/// any more. The exported accounts are exactly those stored, whatever customers submit meanwhile.
pub async fn export_transfers<E: From<Error>>(
    app: &App,
    tenant: Option<TenantId>,
    write: impl FnOnce(&[(Payment, Refund)]) -> Result<(), E>,
) -> Result<usize, E> {
    let (tx, transfers) = locked_transfers(app, tenant).await?;
    write(&transfers)?;
    Ok(mark_exported(tx, &transfers, app.clock.now()).await?)
}

async fn locked_transfers(app: &App, tenant: Option<TenantId>) -> Result<(Tx, Vec<(Payment, Refund)>)> {
    let mut tx = app.db.begin().await?;
    let mut transfers = Vec::new();
    for refund in refunds::of_status(&mut tx, RefundStatus::BankTransfer, tenant).await? {
        let (payment, refund) = lock_refund(&mut tx, refund.id).await?;
        if refund.status == RefundStatus::BankTransfer {
            transfers.push((payment, refund));
        }
    }
    Ok((tx, transfers))
}

async fn mark_exported(mut tx: Tx, transfers: &[(Payment, Refund)], now: DateTime<Utc>) -> Result<usize> {
    let with_account = transfers.iter().filter(|(_, refund)| refund.account.is_some());
    let mut count = 0;
    for (_, refund) in with_account {
        accounts::set_exported(&mut tx, refund.id, now).await?;
        count += 1;
    }
    tx.commit().await?;
    Ok(count)
}

/// Runs a `payments.remind-accounts` job: customers who were asked a week ago and have not answered are reminded once.
pub async fn remind(app: &App) -> Result<usize> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let due = accounts::take_to_remind(&mut tx, now - TimeDelta::days(REMIND_AFTER_DAYS), now).await?;
    for id in &due {
        let refund = refunds::find(&mut tx, *id).await?.ok_or(Error::NotFound)?;
        let payment = payments::find(&mut tx, refund.payment_id).await?.ok_or(Error::NotFound)?;
        ask_later(&mut tx, now, &payment, *id, true).await?;
    }
    tx.commit().await?;
    Ok(due.len())
}

/// Deletes the accounts of transfers that were made longer ago than `keep`, and of those that were dropped.
pub async fn prune_accounts(app: &App, keep: TimeDelta) -> Result<u64> {
    let mut tx = app.db.begin().await?;
    let made = accounts::erase_made(&mut tx, app.clock.now() - keep).await?;
    let dropped = accounts::erase_dropped(&mut tx).await?;
    tx.commit().await?;
    Ok(made + dropped)
}

/// Deletes expired links.
pub async fn prune_links(app: &App) -> Result<u64> {
    let mut tx = app.db.begin().await?;
    let gone = accounts::delete_expired_links(&mut tx, app.clock.now()).await?;
    tx.commit().await?;
    Ok(gone)
}

/// Deletes the accounts of an order's refunds, except those of pending transfers.
pub async fn erase_accounts(tx: &mut Tx, tenant: TenantId, order: OrderId) -> Result<()> {
    accounts::erase_of_order(tx, tenant, order).await?;
    Ok(())
}

/// Whether an order has a bank transfer that an operator has yet to make.
pub async fn has_open_transfer<'c>(session: impl Session<'c>, tenant: TenantId, order: OrderId) -> Result<bool> {
    let all = refunds::of_order(session, tenant, order).await?;
    Ok(all.iter().any(|refund| refund.status == RefundStatus::BankTransfer))
}
