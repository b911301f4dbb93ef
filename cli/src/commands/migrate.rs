//! `vitrina migrate`: brings the database's tables up to date.

use anyhow::Result;
use serde::Serialize;
use vitrina_server::db;

use super::context::Context;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MigrationSummary {
    database: String,
    before: usize,
    applied: usize,
    known: usize,
}

/// Runs the missing migrations and prints the schema version.
pub async fn run(context: &Context) -> Result<()> {
    let connection = context.connect().await?;
    let before = db::migration_state(&connection).await?;
    db::migrate(&connection).await?;
    let after = db::migration_state(&connection).await?;
    let migrated = MigrationSummary {
        database: context.database_name(),
        before: before.applied,
        applied: after.applied,
        known: after.known,
    };
    context.output.value(&migrated, |migrated| {
        let new = migrated.applied - migrated.before;
        format!(
            "{} of {} migrations applied, {new} of them now ({})",
            migrated.applied, migrated.known, migrated.database
        )
    })?;
    Ok(())
}
