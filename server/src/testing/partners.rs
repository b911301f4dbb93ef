//! An affiliate programme with partners, for tests of other slices that need them as data.

use chrono::{DateTime, Utc};
use serde_json::json;
use sqlx::types::Json;

use crate::{
    affiliates::{ProgrammeRecord, TierRecord},
    db::{Db, Session as _},
    id::{AffiliateId, LanguageId, TenantId, UserId},
};

/// A programme with a commission of ten percent in Slovenia, payable a hundred days after delivery.
pub fn programme_record() -> ProgrammeRecord {
    ProgrammeRecord {
        terms: "1".to_owned(),
        countries: vec!["SI".to_owned()],
        window_days: 30,
        hold_days: 100,
        cookie_days: 30,
        tiers: vec![TierRecord { name: "standard".to_owned(), percent: 1000, ..TierRecord::default() }],
        ..ProgrammeRecord::default()
    }
}

/// Starts a programme.
///
/// # Panics
/// When it cannot be stored.
pub async fn run_programme(db: &Db, programme: ProgrammeRecord, now: DateTime<Utc>) {
    db.sql("INSERT INTO affiliate_programme (definition, actor, applied_at) VALUES ($1, 'test', $2)")
        .bind(Json(programme))
        .bind(now)
        .execute()
        .await
        .expect("a programme can be stored");
}

/// Creates an active partner in Slovenia with a code, with or without an account.
///
/// # Panics
/// When it cannot be stored.
pub async fn partner(db: &Db, code: &str, user: Option<UserId>, now: DateTime<Utc>) -> AffiliateId {
    db.sql(
        "INSERT INTO affiliate (user_id, tenant_id, language_id, code, code_key, status, status_at, tier, time_zone, details, \
         terms_version, created_at) VALUES ($1, $2, $3, $4, $5, 'active', $6, 'standard', 'Europe/Ljubljana', $7, '1', $6) RETURNING id",
    )
    .bind(user)
    .bind(TenantId(3))
    .bind(LanguageId(16))
    .bind(code.to_owned())
    .bind(code.to_lowercase())
    .bind(now)
    .bind(Json(json!({})))
    .scalar()
    .await
    .expect("a partner can be stored")
}
