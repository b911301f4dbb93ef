//! Operators' use cases: importing files, showing promotions, enabling and disabling them.

use std::{collections::HashMap, sync::Arc};

use serde_json::{Value, json};

use super::{
    code::code_key,
    files::{self, Context, Files},
    flash_deals,
    history::{Actor, PromotionEvent, PromotionEventKind},
    model::{OfferRecord, PromotionRecord, StoredPromotion},
    plan::{Plan, plan},
    store,
};
use crate::{
    app::App,
    catalog::{self, SelectorNames},
    changes::{self, Change, Topic},
    db::{Db, Tx},
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::PromotionId,
    tenancy::{Directory, Tenant},
    toml_file::Sources,
};

/// All promotions, sorted by name.
pub async fn stored(db: &Db) -> Result<Vec<StoredPromotion>> {
    Ok(store::promotions(db).await?.into_iter().map(of_row).collect())
}

fn of_row(row: store::PromotionRow) -> StoredPromotion {
    StoredPromotion { id: row.id, is_enabled: row.is_enabled, record: row.definition.0 }
}

/// The promotion with a name.
pub async fn show(db: &Db, name: &str) -> Result<StoredPromotion> {
    stored(db).await?.into_iter().find(|promotion| promotion.record.name == name).ok_or(Error::NotFound)
}

/// Events of a promotion, oldest first. Changes from before the history was introduced are missing.
pub async fn history(db: &Db, promotion: &StoredPromotion) -> Result<Vec<PromotionEvent>> {
    Ok(store::events(db, promotion.id).await?)
}

/// Parses files against the countries and the catalogue in the database, and compares them with the stored promotions.
pub async fn read(app: &App, sources: &Sources) -> Result<(Files, Plan)> {
    let names = SelectorNames::read(&app.db, &catalog::product_keys(&files::selectors(sources))).await?;
    let files = files::read(sources, &Context { directory: &app.directory(), names: &names })?;
    let plan = plan(&files.records, &stored(&app.db).await?, files.is_whole);
    Ok((files, plan))
}

/// Imports the files into the database, all or nothing, recorded as done by `actor`.
pub async fn apply(app: &App, sources: &Sources, actor: &str) -> Result<Plan> {
    let (files, _) = read(app, sources).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    // Serialises concurrent imports.
    tx.lock("promotions", 0).await?;
    let before: Vec<StoredPromotion> = store::promotions(&mut tx).await?.into_iter().map(of_row).collect();
    let plan = plan(&files.records, &before, files.is_whole);
    let changes: HashMap<&str, &super::Change> =
        plan.changes.iter().map(|change| (change.name.as_str(), change)).collect();
    for record in &files.records {
        let Some(change) = changes.get(record.name.as_str()) else { continue };
        let id = store::save(&mut tx, record, now).await?;
        save_code(&mut tx, id, record, Actor { actor, now }).await?;
        let (kind, data) = if change.created {
            (PromotionEventKind::Created, Value::Null)
        } else {
            (PromotionEventKind::Changed, json!({ "fields": change.fields }))
        };
        store::insert_event(&mut tx, id, kind, Actor { actor, now }, &data).await?;
    }
    if !plan.changes.is_empty() {
        let old = before.iter().map(|promotion| &promotion.record);
        let touched: Vec<&PromotionRecord> =
            files.records.iter().chain(old).filter(|record| changes.contains_key(record.name.as_str())).collect();
        changes::record(&mut tx, &changes_of(&app.directory(), &touched)).await?;
        flash_deals::save(app, &mut tx).await?;
    }
    tx.commit().await?;
    Ok(plan)
}

async fn save_code(tx: &mut Tx, promotion_id: PromotionId, record: &PromotionRecord, by: Actor<'_>) -> Result<()> {
    let OfferRecord::Coupon(terms) = &record.offer else { return Ok(()) };
    let Some(code) = &terms.code else { return Ok(()) };
    let coupon = store::NewCoupon {
        promotion_id,
        code_key: code_key(code).ok_or_else(|| Error::Internal(format!("the code {code} of the file is not valid")))?,
        code: code.clone(),
        batch: None,
        max_uses: terms.max_uses.map(i64::from),
        max_uses_per_person: terms.max_uses_per_person.map(i64::from),
    };
    if store::save_file_coupon(tx, &coupon, by).await? == 0 {
        return Err(taken(code, &record.name));
    }
    Ok(())
}

fn taken(code: &str, promotion: &str) -> Error {
    Diagnostic::new(format!("promotion {promotion}"), 0, format!("the code {code} belongs to another promotion"))
        .key("code")
        .into()
}

/// Enables or disables a promotion, recorded as done by `actor`; returns whether that changed it.
pub async fn set_enabled(app: &App, name: &str, is_enabled: bool, actor: &str) -> Result<bool> {
    let promotion = show(&app.db, name).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    tx.lock("promotions", 0).await?;
    let changed = store::set_enabled(&mut tx, name, is_enabled, now).await? > 0;
    if changed {
        let kind = if is_enabled { PromotionEventKind::Enabled } else { PromotionEventKind::Disabled };
        store::insert_event(&mut tx, promotion.id, kind, Actor { actor, now }, &Value::Null).await?;
        changes::record(&mut tx, &changes_of(&app.directory(), &[&promotion.record])).await?;
        flash_deals::save(app, &mut tx).await?;
    }
    tx.commit().await?;
    Ok(changed)
}

/// The change events for changed promotions: the promotions of each country that they apply to.
pub(super) fn changes_of(directory: &Directory, records: &[&PromotionRecord]) -> Vec<Change> {
    let is_touched = |tenant: &&Arc<Tenant>| records.iter().any(|record| record.is_for(tenant));
    let touched = directory.tenants.iter().filter(is_touched);
    touched.map(|tenant| Change::in_tenant(Topic::Promotion, tenant.id)).collect()
}
