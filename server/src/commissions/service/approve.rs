//! Approval of commissions whose hold period has ended.

use super::{
    bonuses,
    locked::locked,
    posting::{ACTOR, posting},
    review,
};
use crate::{
    affiliates::{self, Programme},
    app::App,
    attribution,
    commissions::{
        model::{Commission, Status},
        postings::PostingEvent,
        store,
    },
    db::Tx,
    error::Result,
    id::CommissionId,
};

/// Commissions read per query.
const BATCH: i64 = 200;

/// Approves every commission whose hold period has ended, unless a rule matches it now; one that fails does not stop the others.
pub(in crate::commissions) async fn approve_due(app: &App) -> Result<()> {
    let programme = affiliates::programme(app).await?;
    let mut after = CommissionId::default();
    loop {
        let due = store::commissions::due(&app.db, app.clock.now(), after, BATCH).await?;
        let Some(last) = due.last() else { return Ok(()) };
        after = *last;
        for id in due {
            if let Err(error) = approve_one(app, &programme, id).await {
                tracing::warn!(%error, commission = id.0, "a commission whose hold period has ended cannot be approved yet");
            }
        }
    }
}

async fn approve_one(app: &App, programme: &Programme, id: CommissionId) -> Result<()> {
    let Some(found) = store::commissions::find(&app.db, id).await? else { return Ok(()) };
    if found.released_at.is_none() {
        let hits = review::hits(app, programme, &found).await?;
        if !hits.is_empty() {
            return review::hold(app, id, hits).await;
        }
    }
    app.db
        .transact(|mut tx| async move {
            let mut commission = locked(&mut tx, id).await?;
            if !commission.is_held && commission.is_due(app.clock.now()) {
                approve_within(app, &mut tx, programme, &mut commission, ACTOR).await?;
                tx.commit().await?;
            }
            Ok(())
        })
        .await
}

/// Approves a pending commission, and pays the bonus that it completes. Does nothing for other statuses.
pub(super) async fn approve_within(
    app: &App,
    tx: &mut Tx,
    programme: &Programme,
    commission: &mut Commission,
    actor: &str,
) -> Result<()> {
    if commission.computed_status() != Status::Pending {
        return Ok(());
    }
    let now = app.clock.now();
    commission.approved_at = Some(now);
    store::commissions::update(tx, commission).await?;
    store::ledger::append(tx, &[posting(commission, PostingEvent::Approve, commission.net()?)], actor, now).await?;
    bonuses::pay(app, tx, programme, commission).await?;
    Ok(attribution::count_conversions(tx, &[commission.id]).await?)
}
