//! Operators' use cases: importing the file, and showing the stored wheels.

use crate::{
    app::App,
    error::Result,
    games::{
        files::{self, Context},
        model::StoredWheel,
        plan::{Plan, plan},
        store::wheels,
    },
    promotions,
    toml_file::Sources,
};

/// The wheels of all countries that have one, in the sequence of the countries.
pub async fn stored(app: &App) -> Result<Vec<StoredWheel>> {
    let mut stored = Vec::new();
    for tenant in &app.directory().tenants {
        let row = wheels::current(&app.db, tenant.id).await?;
        stored.extend(row.and_then(of_row));
    }
    Ok(stored)
}

fn of_row(row: wheels::WheelRow) -> Option<StoredWheel> {
    let record = row.definition?.0;
    Some(StoredWheel { id: row.id, tenant_id: row.tenant_id, actor: row.actor, applied_at: row.applied_at, record })
}

/// Parses the file against the countries and promotions in the database, and compares it with the stored wheels.
pub async fn read(app: &App, sources: &Sources) -> Result<Plan> {
    let promotions = promotions::stored(&app.db).await?;
    let directory = app.directory();
    let file = files::read(sources, Context { directory: &directory, promotions: &promotions })?;
    Ok(plan(&directory, &file, &stored(app).await?))
}

/// Imports the file into the database, all or nothing, recorded as done by `actor`: each wheel that differs gets a new version.
pub async fn apply(app: &App, sources: &Sources, actor: &str) -> Result<Plan> {
    let promotions = promotions::stored(&app.db).await?;
    let directory = app.directory();
    let file = files::read(sources, Context { directory: &directory, promotions: &promotions })?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    // Serialises concurrent imports.
    tx.lock("wheels", 0).await?;
    let mut before = Vec::new();
    for tenant in &directory.tenants {
        before.extend(wheels::current(&mut tx, tenant.id).await?.and_then(of_row));
    }
    let plan = plan(&directory, &file, &before);
    for change in &plan.changes {
        if let Some(tenant) = directory.tenant_by_code(&change.country) {
            wheels::insert(&mut tx, tenant.id, change.record.as_ref(), actor, now).await?;
        }
    }
    tx.commit().await?;
    Ok(plan)
}
