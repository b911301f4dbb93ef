//! Ledger transactions about commissions.

use crate::{
    commissions::{model::Commission, postings::PostingEvent, store::ledger::Posting},
    money::Money,
};

/// The actor of ledger entries made by the program itself.
pub(super) const ACTOR: &str = "vitrina";

/// A ledger transaction about a commission.
pub(super) fn posting(commission: &Commission, act: PostingEvent, amount: Money) -> Posting {
    Posting {
        act,
        affiliate_id: commission.affiliate_id,
        amount,
        commission_id: Some(commission.id),
        payout_line_id: None,
        reason: None,
    }
}
