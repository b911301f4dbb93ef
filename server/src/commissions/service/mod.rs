//! Use cases of commissions. Functions that take a transaction leave the commit to the caller.

mod earn;
mod follow;
mod review;
mod approve;
mod operator;
mod read;
mod payouts;
mod payout_files;
mod statements;
mod emails;
mod bonuses;
mod cards;
mod check;
mod jobs;

#[cfg(test)]
pub(super) use approve::approve_due;
pub use cards::{PaidByCard, card_used, delete_cards};
pub use check::{Problem, check};
pub use earn::{EarningLine, NewEarning, earn_all, referral_of};
pub use emails::{SEND_EARNED, SEND_STATEMENT, send_earned, send_statement};
#[cfg(test)]
pub(super) use emails::{compose, compose_earned, enqueue_statements};
pub use follow::{cancel, delivered, paid, restore, reverse};
pub use jobs::{APPROVE, STATEMENTS, prune, work};
pub use operator::{Adjustment, adjust, approve, reject};
pub use payout_files::{ExportFormat, export_payout};
pub use payouts::{
    PlannedLine, Settlement, cancel_payout, confirm_payout, create_payout, find_payout, list_payouts, plan_payout,
};
pub use read::{
    AttributionExplanation, CommissionDetails, commissions_of, discount_sums, erase_buyer, explain, for_affiliate,
    list, list_below, personal_data, referral_data, show, sums,
};
pub use review::REVIEW;
#[cfg(test)]
pub(super) use review::hold;
pub(super) use statements::written_amount;
pub use statements::{statement, statement_months, statement_pdf};

use super::{
    model::Commission,
    postings::PostingEvent,
    store::{self, ledger::Posting},
};
use crate::{
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{AffiliateId, CommissionId},
    money::Money,
};

/// The actor of ledger entries made by the program itself.
const ACTOR: &str = "vitrina";
/// The name of the lock on a partner's ledger.
const LOCK: &str = "commissions";

/// Locks a partner's payable amounts until the transaction ends. Must be called before rows are locked.
async fn lock_partner(tx: &mut Tx, affiliate: AffiliateId) -> Result<()> {
    Ok(tx.lock(LOCK, affiliate).await?)
}

/// A commission, locked together with its partner's ledger until the transaction ends.
async fn locked(tx: &mut Tx, id: CommissionId) -> Result<Commission> {
    let found = store::commissions::find(&mut *tx, id).await?.ok_or_else(|| unknown(id))?;
    lock_partner(tx, found.affiliate_id).await?;
    store::commissions::lock(tx, id).await?.ok_or_else(|| unknown(id))
}

fn unknown(id: CommissionId) -> Error {
    refused(id, "does not exist; `vitrina commission list` lists all commissions")
}

fn refused(id: CommissionId, message: impl Into<String>) -> Error {
    Diagnostic::new(format!("commission {id}"), 0, message).into()
}

/// A ledger transaction about a commission.
fn posting(commission: &Commission, act: PostingEvent, amount: Money) -> Posting {
    Posting {
        act,
        affiliate_id: commission.affiliate_id,
        amount,
        commission_id: Some(commission.id),
        payout_line_id: None,
        reason: None,
    }
}
