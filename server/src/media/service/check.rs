//! What `vitrina doctor` asks of the media: is every original there, and can renditions be kept?

use super::super::{state::Media, store};
use crate::{db::Db, error::Result};

/// Assets looked at in one step.
const STEP: i64 = 5_000;
/// Missing originals named one by one.
const NAMED: usize = 10;

/// What is wrong and how to mend it, in sentences; empty when all is well.
pub async fn check(db: &Db, media: &Media) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    if let Err(error) = media.cache.try_writing() {
        problems.push(format!(
            "media/renditions in the data folder cannot be written to ({error}): give it to the user that runs vitrina"
        ));
    }
    let missing = missing(db, media).await?;
    problems.extend(missing.iter().take(NAMED).cloned());
    if missing.len() > NAMED {
        problems.push(format!("{} more originals are missing or damaged: import them again", missing.len() - NAMED));
    }
    Ok(problems)
}

async fn missing(db: &Db, media: &Media) -> Result<Vec<String>> {
    let there = media.originals.list().await?;
    let (mut missing, mut after) = (Vec::new(), String::new());
    loop {
        let step = store::list_stored(db, &after, STEP).await?;
        let Some((last, _)) = step.last() else { return Ok(missing) };
        after.clone_from(last);
        for (path, bytes) in step {
            match there.get(&path).copied() {
                None => missing.push(format!("the original media/originals/{path} is missing: import it again")),
                Some(size) if i64::try_from(size) != Ok(bytes) => missing.push(format!(
                    "the original media/originals/{path} has {size} bytes instead of {bytes}: remove and import it again"
                )),
                Some(_) => {}
            }
        }
    }
}
