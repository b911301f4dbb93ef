//! Partners' payout accounts.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde_json::json;

use super::notices::notify;
use crate::{
    accounts::{self, User},
    affiliates::{
        model::{Affiliate, EventKind, PARTNER, Right},
        sealed,
        store::{self, AccountRow},
    },
    app::App,
    bank_account::{BankAccount, TypedAccount},
    db::Session,
    error::{Error, Result},
    id::AffiliateId,
    mail::Notice,
    visitor::Visitor,
};

/// A payout account as its partner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayoutInfo {
    /// `SI56 •••• 0438`.
    pub masked: String,
    /// The account holder; empty when the account cannot be decrypted with the key of the settings.
    pub holder: String,
    /// When it was entered.
    pub changed_at: DateTime<Utc>,
}

/// What payouts are planned by: a payout account, masked, and whether it can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPayoutAccount {
    /// `SI56 •••• 0438`.
    pub masked: String,
    /// Whether the key of the settings decrypts it.
    pub is_readable: bool,
}

/// Whether payout accounts can be stored, which requires a key.
pub fn has_key(app: &App) -> bool {
    app.settings.affiliates.key.is_some()
}

/// Stores the payout account of a partner who has given the password, and notifies them at the address of their user account.
pub async fn set_payout_account(
    app: &App,
    user: &User,
    partner: &Affiliate,
    typed: TypedAccount<'_>,
    password: &str,
    visitor: &Visitor,
) -> Result<PayoutInfo> {
    if !partner.status.may(Right::SetPayoutAccount) {
        return Err(Error::rejected(partner.status.refusal()));
    }
    let key = app.settings.affiliates.key.as_ref();
    let key = key.ok_or_else(|| Error::rejected("error-affiliate-payout-closed"))?;
    let account = typed.checked().map_err(Error::Invalid)?;
    let hash = accounts::check_password(app, user, password, "password", visitor).await?;
    let now = app.clock.now();
    let row = AccountRow {
        affiliate_id: partner.id,
        sealed: sealed::seal(key, partner.id, &account)?,
        key_id: key.id(),
        masked: account.masked(),
        changed_at: now,
    };
    let mut tx = app.db.begin().await?;
    accounts::hold_password(&mut tx, user, &hash, "password").await?;
    let held = store::hold(&mut tx, partner.id).await?.ok_or(Error::NotFound)?;
    if !held.status.may(Right::SetPayoutAccount) {
        return Err(Error::rejected(held.status.refusal()));
    }
    store::save_account(&mut tx, &row).await?;
    let data = json!({ "account": row.masked });
    store::insert_event(&mut tx, partner.id, EventKind::PayoutAccountChanged, PARTNER, None, &data, now).await?;
    let notice = Notice::AffiliatePayoutChanged { account: row.masked.clone() };
    notify(&mut tx, app, &held, user, &notice).await?;
    tx.commit().await?;
    Ok(PayoutInfo { masked: row.masked, holder: account.holder, changed_at: now })
}

/// What a partner sees of their payout account.
pub async fn payout_info(app: &App, id: AffiliateId) -> Result<Option<PayoutInfo>> {
    let row = store::account(&app.db, id).await?;
    Ok(row.map(|row| {
        let account = sealed::open(app.settings.affiliates.key.as_ref(), &row);
        if let Err(error) = &account {
            tracing::warn!(%error, "a payout account is shown without its holder");
        }
        let holder = account.map(|account| account.holder).unwrap_or_default();
        PayoutInfo { masked: row.masked, holder, changed_at: row.changed_at }
    }))
}

/// A partner's payout account. Fails when it cannot be decrypted with the key of the settings.
pub async fn payout_account<'c>(app: &App, session: impl Session<'c>, id: AffiliateId) -> Result<Option<BankAccount>> {
    let row = store::account(session, id).await?;
    row.map(|row| sealed::open(app.settings.affiliates.key.as_ref(), &row)).transpose()
}

/// A partner's payout account, and whether it can be decrypted. Fails only when the settings have no key at all, which makes all
/// accounts unreadable.
pub async fn stored_payout_account<'c>(
    app: &App,
    session: impl Session<'c>,
    id: AffiliateId,
) -> Result<Option<StoredPayoutAccount>> {
    let Some(row) = store::account(session, id).await? else { return Ok(None) };
    let key = app.settings.affiliates.key.as_ref();
    let is_readable = match sealed::open(key, &row) {
        Ok(_) => true,
        Err(error) if key.is_none() => return Err(error),
        Err(error) => {
            tracing::warn!(%error, "a partner cannot be paid");
            false
        }
    };
    Ok(Some(StoredPayoutAccount { masked: row.masked, is_readable }))
}

/// The payout accounts of several partners; partners without one are left out. Fails when one of them cannot be decrypted.
pub async fn payout_accounts<'c>(
    app: &App,
    session: impl Session<'c>,
    ids: &[AffiliateId],
) -> Result<HashMap<AffiliateId, BankAccount>> {
    let rows = store::accounts(session, ids).await?;
    let key = app.settings.affiliates.key.as_ref();
    rows.into_iter().map(|row| Ok((row.affiliate_id, sealed::open(key, &row)?))).collect()
}

/// The number of payout accounts that the key of the settings cannot decrypt.
pub async fn unreadable_accounts(app: &App) -> Result<i64> {
    let own = app.settings.affiliates.key.as_ref().map(crate::config::EncryptionKey::id);
    let keys = store::keys(&app.db).await?;
    Ok(keys.into_iter().filter(|(id, _)| Some(id) != own.as_ref()).map(|(_, count)| count).sum())
}
