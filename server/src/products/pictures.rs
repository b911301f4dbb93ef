//! Fetches the pictures whose addresses imports recorded: a few concurrently, each saved as soon as it is there, so that a run
//! can be interrupted and resumed at any time.

use std::sync::Arc;

use futures::{FutureExt as _, StreamExt as _, stream};
use serde::Serialize;

use crate::{
    app::App,
    catalog::{self, IncompleteHold},
    error::{Error, Result},
    id::AssetId,
    media::{self, FetchFailure, FetchedPicture, Fetcher, PendingPicture},
    tenancy::{Tenant, TenantId},
};

/// Maximum number of pictures saved in one transaction.
const SAVED_AT_ONCE: usize = 16;

/// The pictures to fetch, and how.
#[derive(Clone, Debug)]
pub struct FetchOptions {
    /// Only pictures of products that one of these countries sells.
    pub tenants: Vec<Arc<Tenant>>,
    /// Maximum number of pictures to fetch.
    pub limit: Option<usize>,
    /// Number of concurrent requests.
    pub parallel: usize,
    /// Whether pictures that failed before are tried again.
    pub retry: bool,
    /// Whether nothing is requested and nothing is written.
    pub dry_run: bool,
}

/// The progress of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FetchState {
    /// Number of pictures fetched or failed.
    pub done: usize,
    /// Total number of pictures to fetch.
    pub total: usize,
    /// Number of failures.
    pub failed: usize,
}

/// The result of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FetchReport {
    /// Number of pictures that are stored now.
    pub stored: usize,
    /// Of these, pictures whose bytes were stored already under another address.
    pub same: usize,
    /// The pictures that could not be fetched.
    pub failed: Vec<PictureFailure>,
    /// Pictures still to be fetched, because of the limit or because the run was interrupted.
    pub waiting: usize,
    /// Pictures that failed before and were not tried again.
    pub failed_before: usize,
    /// Whether nothing was requested and nothing was written.
    pub dry_run: bool,
}

/// A picture that could not be fetched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PictureFailure {
    /// The address given by the file.
    pub address: String,
    /// The reason of the failure.
    pub reason: String,
}

/// The outcome for one picture.
enum Outcome {
    FetchedPicture(PendingPicture, FetchedPicture),
    Failed(PendingPicture, String),
    /// The run was interrupted: the outcome is unknown.
    Stopped,
}

/// Fetches the recorded pictures of products that are still missing. Fetched pictures are stored and shown at once; failures are
/// stored with their reason. When `stop` resolves, no further requests are made, and completed pictures are saved.
pub async fn fetch_pictures(
    app: &App,
    options: &FetchOptions,
    stop: impl Future<Output = ()> + Send,
    progress: &(dyn Fn(FetchState) + Sync),
) -> Result<FetchReport> {
    let assets = assets(app, &options.tenants).await?;
    let mut pending = media::pending(&app.db, &assets, options.retry).await?;
    let mut report = FetchReport { dry_run: options.dry_run, ..FetchReport::default() };
    if !options.retry {
        report.failed_before = media::failures(&app.db, &assets).await?.len();
    }
    let found = pending.len();
    pending.truncate(options.limit.unwrap_or(found));
    report.waiting = found;
    if options.dry_run {
        return Ok(report);
    }
    let mut state = FetchState { done: 0, total: pending.len(), failed: 0 };
    progress(state);
    let fetcher = Fetcher::new(&app.settings).map_err(Error::from)?;
    let stop = stop.shared();
    let fetches = pending.into_iter().map(|picture| fetch(app, &fetcher, picture, stop.clone()));
    let mut outcomes = stream::iter(fetches).buffer_unordered(options.parallel.max(1)).ready_chunks(SAVED_AT_ONCE);
    while let Some(outcomes) = outcomes.next().await {
        let (stored, failed) = save(app, outcomes, &mut report).await?;
        state.done += stored + failed;
        state.failed += failed;
        progress(state);
    }
    report.waiting = found - state.done;
    Ok(report)
}

async fn fetch(app: &App, fetcher: &Fetcher, picture: PendingPicture, stop: impl Future<Output = ()>) -> Outcome {
    let fetched = tokio::select! {
        biased;
        () = stop => return Outcome::Stopped,
        fetched = fetcher.fetch(&app.media, &picture.address) => fetched,
    };
    match fetched {
        Ok(fetched) => Outcome::FetchedPicture(picture, fetched),
        Err(reason) => Outcome::Failed(picture, reason),
    }
}

/// Saves fetched pictures and failures in one transaction; returns the number of each.
async fn save(app: &App, outcomes: Vec<Outcome>, report: &mut FetchReport) -> Result<(usize, usize)> {
    let (mut fetched, mut failed) = (Vec::new(), Vec::new());
    for outcome in outcomes {
        match outcome {
            Outcome::FetchedPicture(picture, original) => fetched.push((picture.id, original)),
            Outcome::Failed(picture, reason) => failed.push((picture, reason)),
            Outcome::Stopped => {}
        }
    }
    if fetched.is_empty() && failed.is_empty() {
        return Ok((0, 0));
    }
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    for (picture, reason) in &failed {
        media::record_failure(&mut tx, picture.id, reason, now).await?;
    }
    let saved = media::save_fetched(&mut tx, fetched, now).await?;
    let keys = catalog::pictures_stored(&mut tx, &saved).await?;
    if let Some(hold_back) = IncompleteHold::before(app, &mut tx, &keys).await? {
        hold_back.after(app, &mut tx, "catalog pictures fetch").await?;
    }
    tx.commit().await?;
    report.stored += saved.len();
    report.same += saved.iter().filter(|(recorded, stored)| recorded != stored).count();
    let counts = (saved.len(), failed.len());
    let failures = failed.into_iter().map(|(picture, reason)| PictureFailure { address: picture.address, reason });
    report.failed.extend(failures);
    Ok(counts)
}

async fn assets(app: &App, tenants: &[Arc<Tenant>]) -> Result<Vec<AssetId>> {
    let ids: Vec<TenantId> = tenants.iter().map(|tenant| tenant.id).collect();
    catalog::picture_assets(&app.db, &ids).await
}

/// The pictures that could not be fetched, for products that one of the countries sells.
pub async fn failed_pictures(app: &App, tenants: &[Arc<Tenant>]) -> Result<Vec<FetchFailure>> {
    media::failures(&app.db, &assets(app, tenants).await?).await
}
