//! Decisions of operators about commissions.

use super::{
    approve::approve_within,
    errors::{refused, unknown},
    locked::locked,
    posting::posting,
};
use crate::{
    affiliates,
    app::App,
    attribution,
    commissions::{
        evidence::Method,
        model::{Commission, Kind, Status},
        postings::PostingEvent,
        store::{self, commissions::NewCommission, ledger::Posting},
    },
    error::Result,
    id::{self, CommissionId},
    money::Money,
};

/// Releases a commission held by rules, and approves it if the hold period has ended. Refused when no rule holds it and the hold
/// period has not ended: it will be approved automatically.
pub async fn approve(app: &App, id: CommissionId, actor: &str) -> Result<Commission> {
    let programme = &*affiliates::programme(app).await?;
    app.db
        .transact(|mut tx| async move {
            let now = app.clock.now();
            let mut commission = locked(&mut tx, id).await?;
            if commission.computed_status() != Status::Pending {
                return Err(refused(id, format!("is {} already", commission.computed_status().name())));
            }
            if !commission.is_held && !commission.is_due(now) {
                return Err(refused(id, not_due(&commission)));
            }
            commission.is_held = false;
            commission.released_at = Some(now);
            store::commissions::update(&mut tx, &commission).await?;
            if commission.is_due(now) {
                approve_within(app, &mut tx, programme, &mut commission, actor).await?;
            }
            commission.status = commission.computed_status();
            tx.commit().await?;
            Ok(commission)
        })
        .await
}

fn not_due(commission: &Commission) -> String {
    let why = match (commission.paid_at, commission.hold_until) {
        (None, _) => "its order is not paid".to_owned(),
        (_, None) => "its order is not delivered".to_owned(),
        (_, Some(until)) => format!("its hold ends on {}", until.format("%Y-%m-%d %H:%M UTC")),
    };
    format!("is not held by a rule, and {why}; it is approved automatically then")
}

/// Rejects a commission: the partner gets nothing for it. A commission that is in a payout or was paid out cannot be rejected,
/// only adjusted.
pub async fn reject(app: &App, id: CommissionId, reason: &str, actor: &str) -> Result<Commission> {
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(refused(id, "needs the reason why it is rejected"));
    }
    app.db
        .transact(|mut tx| async move {
            let now = app.clock.now();
            let mut commission = locked(&mut tx, id).await?;
            let before = commission.computed_status();
            let act = match before {
                Status::Pending => PostingEvent::RejectPending,
                Status::Approved if commission.payout_line_id.is_none() => PostingEvent::RejectPayable,
                Status::Approved => {
                    let message = "is in a payout: cancel that line first, or use `vitrina commission adjust`";
                    return Err(refused(id, message));
                }
                Status::Paid => {
                    return Err(refused(id, "is paid out already: `vitrina commission adjust` corrects it"));
                }
                Status::Rejected | Status::Reversed => {
                    return Err(refused(id, format!("is {} already", before.name())));
                }
            };
            let transaction =
                Posting { reason: Some(reason.to_owned()), ..posting(&commission, act, commission.net()?) };
            commission.rejected_at = Some(now);
            commission.is_held = false;
            commission.note = Some(reason.to_owned());
            store::commissions::update(&mut tx, &commission).await?;
            store::ledger::append(&mut tx, &[transaction], actor, now).await?;
            attribution::count_conversions(&mut tx, &[commission.id]).await?;
            commission.status = commission.computed_status();
            tx.commit().await?;
            Ok(commission)
        })
        .await
}

/// An adjustment of a commission.
#[derive(Clone, Debug)]
pub struct Adjustment {
    /// The commission to adjust.
    pub id: CommissionId,
    /// The amount, in minor units of its currency; negative to take away.
    pub minor: i64,
    /// The reason, shown to the partner.
    pub reason: String,
}

/// Books an adjustment as a separate commission, for the partner's next payout. The original commission does not change.
pub async fn adjust(app: &App, adjustment: &Adjustment, actor: &str) -> Result<Commission> {
    let (about, reason) = (adjustment.id, adjustment.reason.trim());
    if reason.is_empty() || adjustment.minor == 0 {
        return Err(refused(about, "needs an amount other than 0 and the reason of the adjustment"));
    }
    app.db
        .transact(|mut tx| async move {
            let now = app.clock.now();
            let corrected = locked(&mut tx, about).await?;
            let row = NewCommission {
                tenant_id: corrected.tenant_id,
                affiliate_id: corrected.affiliate_id,
                kind: Kind::Adjustment,
                reference: format!("adjustment:{about}:{}", id::ordered()),
                order_id: None,
                order_number: corrected.order_number.clone(),
                discount_id: None,
                click_id: None,
                method: Method::Manual,
                base: Money::zero(corrected.currency),
                commission: Money::new(adjustment.minor, corrected.currency),
                hold_days: 0,
                note: Some(reason.to_owned()),
                is_approved: true,
                ordered_at: now,
            };
            let inserted = store::commissions::insert(&mut tx, std::slice::from_ref(&row), now).await?;
            let [(_, id)] = inserted.as_slice() else {
                return Err(refused(about, "was adjusted by somebody else at the same time: check it again"));
            };
            let made = store::commissions::lock(&mut tx, *id).await?.ok_or_else(|| unknown(*id))?;
            let transaction =
                Posting { reason: row.note.clone(), ..posting(&made, PostingEvent::Credit, row.commission) };
            store::ledger::append(&mut tx, &[transaction], actor, now).await?;
            tx.commit().await?;
            Ok(made)
        })
        .await
}
