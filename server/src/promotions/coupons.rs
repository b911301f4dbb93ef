//! Codes of coupon promotions: created singly and in batches, looked up by what a shopper types, counted in the order's
//! transaction.

use std::collections::HashMap;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::json;
use sha2::{Digest as _, Sha256};

use super::{
    code::code_key,
    history::{Actor, PromotionEventKind},
    model::Kind,
    service,
    store::{self, CouponFilter, CouponRow, NewCoupon},
};
use crate::{
    app::App,
    changes::{self, Change, Topic},
    db::{Db, ReadSession, Session, Tx},
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{CouponId, PromotionId, TenantId},
    token::{self, CAPITALS_AND_DIGITS},
};

/// Number of random characters in a code: 31^10 values, too many to guess.
const RANDOM_SIGNS: usize = 10;
/// Number of codes written per transaction.
const BATCH: usize = 1_000;
/// Maximum number of codes per command.
const MOST_CODES: usize = 100_000;

/// Codes to create.
#[derive(Clone, Debug, Default)]
pub struct NewCoupons {
    /// The coupon promotion that the codes belong to.
    pub promotion: String,
    /// This code; random ones if `None`.
    pub code: Option<String>,
    /// Number of random codes.
    pub count: usize,
    /// Prefix of random codes.
    pub prefix: String,
    /// The batch's name, by which codes are exported and closed together.
    pub batch: Option<String>,
    /// Maximum number of uses of each code in total.
    pub max_uses: Option<u32>,
    /// Maximum number of uses of each code by one person.
    pub max_uses_per_person: Option<u32>,
}

/// Created codes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Batch {
    /// Their promotion.
    pub promotion: String,
    /// Their batch.
    pub batch: Option<String>,
    /// The codes.
    pub codes: Vec<String>,
}

/// Creates codes, all or none, recorded as done by `actor`. A dry run only checks whether they can be created.
pub async fn create(app: &App, wanted: &NewCoupons, actor: &str, dry_run: bool) -> Result<Batch> {
    let mut tx = app.db.begin().await?;
    let codes = create_within(&mut tx, app, wanted, actor).await?;
    if !dry_run {
        tx.commit().await?;
    }
    Ok(Batch { promotion: wanted.promotion.clone(), batch: wanted.batch.clone(), codes })
}

/// Creates one code in the caller's transaction and returns its id, so that the code and the caller's own rows are written
/// together or not at all.
pub async fn create_one(tx: &mut Tx, app: &App, wanted: &NewCoupons, actor: &str) -> Result<CouponId> {
    let codes = create_within(tx, app, &NewCoupons { count: 1, ..wanted.clone() }, actor).await?;
    let key = codes.first().and_then(|code| code_key(code));
    let coupon = match key {
        Some(key) => store::coupon(&mut *tx, &key).await?,
        None => None,
    };
    coupon.map(|row| row.id).ok_or_else(|| Error::internal("a code that was made is not there"))
}

async fn create_within(tx: &mut Tx, app: &App, wanted: &NewCoupons, actor: &str) -> Result<Vec<String>> {
    let promotion = service::show(&app.db, &wanted.promotion).await?;
    if promotion.record.kind() != Kind::Coupon {
        let message = format!("is a {}, and only a coupon promotion has codes", promotion.record.kind().name());
        return Err(Diagnostic::new(format!("promotion {}", wanted.promotion), 0, message).into());
    }
    let codes = match &wanted.code {
        Some(code) => vec![free_code(tx, wanted, code).await?],
        None => codes_of_batch(tx, wanted).await?,
    };
    let coupons: Vec<NewCoupon> =
        codes.iter().map(|code| new_coupon(wanted, promotion.id, code)).collect::<Result<_>>()?;
    let by = Actor { actor, now: app.clock.now() };
    for chunk in coupons.chunks(BATCH) {
        store::insert_coupons(tx, chunk, by).await?;
    }
    let data = json!({ "count": codes.len(), "code": wanted.code, "batch": wanted.batch });
    store::insert_event(tx, promotion.id, PromotionEventKind::CodesCreated, by, &data).await?;
    changes::record(tx, &service::changes_of(&app.directory(), &[&promotion.record])).await?;
    Ok(codes)
}

fn new_coupon(wanted: &NewCoupons, promotion_id: PromotionId, code: &str) -> Result<NewCoupon> {
    Ok(NewCoupon {
        promotion_id,
        code: code.to_owned(),
        code_key: code_key(code).ok_or_else(|| bad_code(code))?,
        batch: wanted.batch.clone(),
        max_uses: wanted.max_uses.map(i64::from),
        max_uses_per_person: wanted.max_uses_per_person.map(i64::from),
    })
}

fn bad_code(code: &str) -> Error {
    Diagnostic::new(format!("code {code}"), 0, "must be 3 to 40 letters, digits and hyphens").into()
}

async fn free_code(tx: &mut Tx, wanted: &NewCoupons, code: &str) -> Result<String> {
    let key = code_key(code).ok_or_else(|| bad_code(code))?;
    if store::existing_keys(tx, &[key]).await?.is_empty() {
        Ok(code.trim().to_owned())
    } else {
        Err(Diagnostic::new(format!("promotion {}", wanted.promotion), 0, format!("the code {code} exists already"))
            .into())
    }
}

async fn codes_of_batch(tx: &mut Tx, wanted: &NewCoupons) -> Result<Vec<String>> {
    if !(1..=MOST_CODES).contains(&wanted.count) {
        let message = format!("{} codes: from 1 to {MOST_CODES} can be made at once", wanted.count);
        return Err(Diagnostic::new(format!("promotion {}", wanted.promotion), 0, message).into());
    }
    random_codes(tx, &wanted.prefix, wanted.count).await
}

/// This many random codes that do not exist yet.
pub(super) async fn random_codes(tx: &mut Tx, prefix: &str, count: usize) -> Result<Vec<String>> {
    let mut codes = std::collections::BTreeSet::new();
    while codes.len() < count {
        let missing = (count - codes.len()).min(BATCH);
        let fresh: Vec<String> = (0..missing).map(|_| random_code(prefix)).collect();
        let existing =
            store::existing_keys(tx, &fresh.iter().map(|code| code.to_uppercase()).collect::<Vec<_>>()).await?;
        codes.extend(fresh.into_iter().filter(|code| !existing.contains(&code.to_uppercase())));
    }
    Ok(codes.into_iter().collect())
}

fn random_code(prefix: &str) -> String {
    format!("{prefix}{}", token::code(CAPITALS_AND_DIGITS, RANDOM_SIGNS))
}

/// A code as operators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CouponReport {
    /// As displayed.
    pub code: String,
    /// Its promotion.
    pub promotion: String,
    /// Its batch.
    pub batch: Option<String>,
    /// Number of uses, without cancelled ones.
    pub uses: i64,
    /// Maximum number of uses in total.
    pub max_uses: Option<i64>,
    /// Maximum number of uses by one person.
    pub max_uses_per_person: Option<i64>,
    /// Whether it is open, regardless of its limits.
    pub is_enabled: bool,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// Who created it, when known.
    pub created_by: Option<String>,
    /// When it was closed.
    pub disabled_at: Option<DateTime<Utc>>,
    /// Who closed it.
    pub disabled_by: Option<String>,
    /// For a personal code, the end of its validity (exclusive).
    pub ends_at: Option<DateTime<Utc>>,
}

impl From<CouponRow> for CouponReport {
    fn from(row: CouponRow) -> Self {
        Self {
            code: row.code,
            promotion: row.promotion,
            batch: row.batch,
            uses: row.uses,
            max_uses: row.max_uses,
            max_uses_per_person: row.max_uses_per_person,
            is_enabled: row.is_enabled,
            created_at: row.created_at,
            created_by: row.created_by,
            disabled_at: row.disabled_at,
            disabled_by: row.disabled_by,
            ends_at: row.ends_at,
        }
    }
}

/// A page of codes, with their total number.
pub async fn list_coupons(
    db: &Db,
    promotion: Option<&str>,
    batch: Option<&str>,
    page: i64,
    take: i64,
) -> Result<(Vec<CouponReport>, i64)> {
    let filter = CouponFilter { promotion, batch };
    let rows = store::coupons(db, filter, CouponId::default(), take, (page - 1).max(0) * take).await?;
    Ok((rows.into_iter().map(CouponReport::from).collect(), store::count_coupons(db, filter).await?))
}

/// A code, whether open or closed.
pub async fn show_coupon(db: &Db, code: &str) -> Result<Option<CouponReport>> {
    let Some(key) = code_key(code) else { return Ok(None) };
    Ok(store::coupon(db, &key).await?.map(CouponReport::from))
}

/// The codes with these ids; missing ones are omitted.
pub async fn coupons_with_ids<'c>(
    session: impl Session<'c>,
    ids: &[CouponId],
) -> Result<HashMap<CouponId, CouponReport>> {
    let rows = store::coupons_with_ids(session, ids).await?;
    Ok(rows.into_iter().map(|row| (row.id, row.into())).collect())
}

/// Calls `each` for every code; returns their number.
pub async fn export_coupons(
    db: &Db,
    promotion: Option<&str>,
    batch: Option<&str>,
    mut each: impl FnMut(CouponReport) -> std::io::Result<()>,
) -> Result<usize> {
    let (mut after, mut count) = (CouponId::default(), 0);
    loop {
        let rows = store::coupons(db, CouponFilter { promotion, batch }, after, BATCH as i64, 0).await?;
        let Some(last) = rows.last() else { return Ok(count) };
        after = last.id;
        count += rows.len();
        for row in rows {
            each(row.into())?;
        }
    }
}

/// Closes a code or a batch, recorded as done by `actor`; returns how many were open. A dry run only counts.
pub async fn disable_coupon(
    app: &App,
    code: Option<&str>,
    batch: Option<&str>,
    actor: &str,
    dry_run: bool,
) -> Result<u64> {
    if code.is_none() && batch.is_none() {
        return Err(Error::internal("a code or a batch is closed, never all"));
    }
    let mut tx = app.db.begin().await?;
    let closed = close(&mut tx, code, batch, Actor { actor, now: app.clock.now() }).await?;
    if !dry_run {
        tx.commit().await?;
    }
    Ok(closed)
}

/// Closes a code in the caller's transaction, recorded as done by `actor`; returns whether it was open.
pub async fn close_code(tx: &mut Tx, code: &str, actor: &str, now: DateTime<Utc>) -> Result<bool> {
    Ok(close(tx, Some(code), None, Actor { actor, now }).await? > 0)
}

async fn close(tx: &mut Tx, code: Option<&str>, batch: Option<&str>, by: Actor<'_>) -> Result<u64> {
    let key = match code {
        Some(code) => Some(code_key(code).ok_or(Error::NotFound)?),
        None => None,
    };
    // Serialises concurrent closings, so that each history entry counts the codes that were still open.
    tx.lock("promotions", 0).await?;
    for (promotion, count) in store::count_open(tx, key.as_deref(), batch).await? {
        let data = json!({ "count": count, "code": code, "batch": batch });
        store::insert_event(tx, promotion, PromotionEventKind::CodesDisabled, by, &data).await?;
    }
    let closed = store::disable_coupons(tx, key.as_deref(), batch, by).await?;
    changes::record(tx, &[Change::all(Topic::Promotion)]).await?;
    Ok(closed)
}

/// A code that exists and is open. The pricing pipeline decides whether its promotion is in force and what it gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsableCoupon {
    /// The code's id.
    pub id: CouponId,
    /// Its promotion.
    pub promotion_id: PromotionId,
    /// As displayed.
    pub code: String,
    max_uses: Option<i64>,
    max_uses_per_person: Option<i64>,
    /// For a personal code, a digest of its owner's e-mail address.
    owner: Option<String>,
    ends_at: Option<DateTime<Utc>>,
}

/// A code as typed by a shopper.
#[derive(Clone, Copy, Debug)]
pub struct CouponCode<'a>(pub &'a str);

/// Why a code that exists cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CouponRefusal {
    /// It has reached its maximum number of uses.
    UsedUp,
    /// This person has reached their maximum number of uses.
    UsedByPerson,
    /// It has expired.
    Expired,
    /// It belongs to somebody else. The shopper gets the same message as for an unknown code.
    NotOwner,
}

/// Looks up a typed code in a country. `None` when it does not exist, is closed, or is a personal code of another country; the
/// shopper cannot tell these cases apart.
pub async fn find_coupon(db: &Db, tenant: TenantId, typed: CouponCode<'_>) -> Result<Option<UsableCoupon>> {
    let Some(key) = code_key(typed.0) else { return Ok(None) };
    let is_usable = |row: &CouponRow| row.is_enabled && row.tenant_id.is_none_or(|own| own == tenant);
    let row = store::coupon(db, &key).await?.filter(is_usable);
    Ok(row.map(|row| UsableCoupon {
        id: row.id,
        promotion_id: row.promotion_id,
        code: row.code,
        max_uses: row.max_uses,
        max_uses_per_person: row.max_uses_per_person,
        owner: row.owner,
        ends_at: row.ends_at,
    }))
}

/// The identifier of a person in uses and coupons: a digest of the normalised e-mail address.
pub fn person(email: &str) -> String {
    BASE64_STANDARD.encode(Sha256::digest(email.trim().to_lowercase().as_bytes()))
}

impl UsableCoupon {
    /// Why the code cannot be used once more at a point in time, considering the owner of an address when it is known.
    pub async fn refusal(
        &self,
        session: impl Into<ReadSession<'_>>,
        email: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<Option<CouponRefusal>> {
        if let (Some(owner), Some(email)) = (&self.owner, email)
            && *owner != person(email)
        {
            return Ok(Some(CouponRefusal::NotOwner));
        }
        if self.ends_at.is_some_and(|ends_at| ends_at <= now) {
            return Ok(Some(CouponRefusal::Expired));
        }
        let mut session = session.into();
        if let Some(most) = self.max_uses
            && store::count_uses(session.reborrow(), self.id, None).await? >= most
        {
            return Ok(Some(CouponRefusal::UsedUp));
        }
        if let (Some(most), Some(email)) = (self.max_uses_per_person, email)
            && store::count_uses(session, self.id, Some(&person(email))).await? >= most
        {
            return Ok(Some(CouponRefusal::UsedByPerson));
        }
        Ok(None)
    }
}

/// Counts a use in the order's transaction, once per reference. Only codes with a limit take a lock and thereby make orders wait
/// for each other.
pub async fn count_use(
    tx: &mut Tx,
    tenant: TenantId,
    coupon: &UsableCoupon,
    email: &str,
    reference: &str,
    now: DateTime<Utc>,
) -> Result<Option<CouponRefusal>> {
    if coupon.max_uses.is_some() || coupon.max_uses_per_person.is_some() {
        tx.lock("coupon", coupon.id).await?;
    }
    if let Some(refusal) = coupon.refusal(&mut *tx, Some(email), now).await? {
        return Ok(Some(refusal));
    }
    store::insert_use(tx, tenant, coupon.id, &person(email), reference, now).await?;
    Ok(None)
}

/// Cancels the uses of a cancelled order. Idempotent.
pub async fn cancel_uses(tx: &mut Tx, tenant: TenantId, reference: &str, now: DateTime<Utc>) -> Result<u64> {
    Ok(store::cancel_uses(tx, tenant, reference, now).await?)
}
