//! The media checks of `vitrina doctor`: whether every original is stored unchanged, and whether renditions can be cached.

use std::collections::HashMap;

use futures::{StreamExt as _, TryStreamExt as _, stream};

use super::super::{
    originals::Originals,
    state::Media,
    store::{self, StoredRow},
};
use crate::{
    db::Db,
    error::{Error, Result},
};

/// Assets checked in one step.
const STEP: i64 = 5_000;
/// Originals read concurrently.
const READ_AT_ONCE: usize = 4;
/// Most missing and damaged originals that are listed by name.
const NAMED: usize = 10;

/// How thoroughly originals are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckDepth {
    /// Compares existence and size only; nothing is read.
    Sizes,
    /// Reads all originals and compares their hashes.
    Contents,
}

/// Returns what is wrong and how to fix it, as sentences; empty when all is well. `looked_at` is called with the number of
/// originals checked so far.
pub async fn check(db: &Db, media: &Media, depth: CheckDepth, looked_at: &(dyn Fn(u64) + Sync)) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    if let Err(error) = media.cache.try_writing() {
        problems.push(format!(
            "media/renditions in the data folder cannot be written to ({error}): make it writable for the user that runs vitrina"
        ));
    }
    let damaged = damaged(db, media, depth, looked_at).await?;
    problems.extend(damaged.iter().take(NAMED).cloned());
    if damaged.len() > NAMED {
        problems.push(format!("{} more originals are missing or damaged: import them again", damaged.len() - NAMED));
    }
    Ok(problems)
}

async fn damaged(db: &Db, media: &Media, depth: CheckDepth, looked_at: &(dyn Fn(u64) + Sync)) -> Result<Vec<String>> {
    let sizes = media.originals.list().await?;
    let (mut damaged, mut after, mut count) = (Vec::new(), String::new(), 0);
    loop {
        let step = store::list_stored(db, &after, STEP).await?;
        let Some(last) = step.last() else { return Ok(damaged) };
        after.clone_from(&last.path);
        let looks = step.iter().map(|row| look(&media.originals, &sizes, row, depth));
        let mut looks = stream::iter(looks).buffered(READ_AT_ONCE);
        while let Some(problem) = looks.try_next().await? {
            count += 1;
            looked_at(count);
            damaged.extend(problem);
        }
    }
}

/// Checks one original.
async fn look(
    originals: &Originals,
    sizes: &HashMap<String, u64>,
    row: &StoredRow,
    depth: CheckDepth,
) -> Result<Option<String>> {
    let StoredRow { path, bytes, hash } = row;
    let Some(size) = sizes.get(path).copied() else {
        return Ok(Some(format!("the original media/originals/{path} is missing: import it again")));
    };
    if i64::try_from(size) != Ok(*bytes) {
        return Ok(Some(format!(
            "the original media/originals/{path} has {size} bytes instead of {bytes}: import it again"
        )));
    }
    if depth == CheckDepth::Sizes {
        return Ok(None);
    }
    let stored = originals.get(path).await?;
    let actual = tokio::task::spawn_blocking(move || blake3::hash(&stored)).await.map_err(Error::internal)?;
    let is_whole = actual.to_hex().as_str() == hash;
    Ok((!is_whole).then(|| format!("the original media/originals/{path} is not what was stored: import it again")))
}
