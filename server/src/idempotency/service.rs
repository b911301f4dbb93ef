//! Begins a call once, and stores its response.

use chrono::{DateTime, Utc};

use super::{
    model::{Answer, Identity, LIFE, PATIENCE},
    store,
};
use crate::{app::App, error::Result};

/// The state of a call when a request for it arrives.
#[derive(Debug)]
pub(super) enum CallState {
    /// It is new: execute it, then settle it with this time.
    New(DateTime<Utc>),
    /// It was executed before, with this response.
    Answered(Answer),
    /// It was executed before, and its response was not kept.
    Unkept,
    /// It is still running.
    Pending,
    /// The key was used for a different request.
    Reused,
}

/// What is stored when a call has been executed.
#[derive(Debug)]
pub(super) enum Outcome {
    /// It was rejected and changed nothing.
    Rejected,
    /// It succeeded with this response.
    Answered(Answer),
    /// It succeeded with a response that cannot be kept.
    Unkept,
}

/// Begins a call. Of several concurrent requests with one key, exactly one is new.
pub(super) async fn begin(app: &App, call: &Identity) -> Result<CallState> {
    let now = app.clock.now();
    if store::insert(&app.db, &call.key_hash, &call.request_hash, now).await? > 0 {
        return Ok(CallState::New(now));
    }
    // Deleted between the two statements: the client's next retry begins it.
    let Some(row) = store::find(&app.db, &call.key_hash).await? else { return Ok(CallState::Pending) };
    let age = now - row.created_at;
    let is_stale = age >= LIFE || (row.answer.is_none() && age >= PATIENCE);
    if !is_stale && row.request_hash != call.request_hash {
        return Ok(CallState::Reused);
    }
    if is_stale {
        let taken = store::take_over(&app.db, &call.key_hash, &call.request_hash, row.created_at, now).await?;
        return Ok(if taken > 0 { CallState::New(now) } else { CallState::Pending });
    }
    let Some(sealed) = row.answer else { return Ok(CallState::Pending) };
    Ok(call.open(&sealed).map_or(CallState::Unkept, CallState::Answered))
}

/// Stores the response of a successful call, or that it is not kept; deletes the key of a rejected call, so that it can be retried.
pub(super) async fn settle(app: &App, call: &Identity, began: DateTime<Utc>, outcome: &Outcome) -> Result<()> {
    let sealed = match outcome {
        Outcome::Rejected => {
            store::delete(&app.db, &call.key_hash, began).await?;
            return Ok(());
        }
        Outcome::Answered(answer) => call.seal(answer),
        Outcome::Unkept => None,
    };
    // No bytes stand for a response that is not kept: an encrypted one is never empty.
    store::update_answer(&app.db, &call.key_hash, began, sealed.unwrap_or_default()).await?;
    Ok(())
}

/// Deletes expired keys.
pub async fn prune(app: &App) -> Result<u64> {
    Ok(store::delete_before(&app.db, app.clock.now() - LIFE).await?)
}
