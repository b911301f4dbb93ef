//! Announces variants that can be bought again.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    db::{DbResult, Tx},
    id::VariantId,
    jobs::{self, NewJob},
};

/// The kind of the job for variants that can be bought again; `stock_alerts` runs it. Running it twice is harmless: nobody is
/// waiting any more.
pub const RETURNED: &str = "inventory.returned";
/// How long a variant must be available again before anybody is notified.
const STAYS_BACK: TimeDelta = TimeDelta::minutes(5);

/// The payload of the job.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReturnedProducts {
    /// The variants.
    pub variants: Vec<VariantId>,
}

/// Enqueues the job for variants that can be bought again, with a delay: a variant that is available only for a moment is not
/// announced.
pub(super) async fn announce(tx: &mut Tx, now: DateTime<Utc>, variants: Vec<VariantId>) -> DbResult<()> {
    if variants.is_empty() {
        return Ok(());
    }
    let about = format!("{} variants", variants.len());
    let job = NewJob::new(RETURNED, now, about, &ReturnedProducts { variants }).not_before(now + STAYS_BACK);
    jobs::enqueue(tx, &job).await?;
    Ok(())
}
