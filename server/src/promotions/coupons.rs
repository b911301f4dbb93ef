//! Codes of coupon promotions: made singly and in batches, found by what a shopper types, counted in the order's transaction.

use std::collections::HashMap;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use chrono::{DateTime, Utc};
use rand::RngExt as _;
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
};

/// Without signs that are mistaken for each other.
const ALPHABET: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// Random signs of a code: 31^10, too many to guess.
const RANDOM_SIGNS: usize = 10;
/// Codes of one transaction.
const BATCH: usize = 1_000;
/// The most codes of one command.
const MOST_CODES: usize = 100_000;

/// Codes to make.
#[derive(Clone, Debug, Default)]
pub struct NewCoupons {
    /// The coupon promotion whose codes they are.
    pub promotion: String,
    /// This code; otherwise random ones.
    pub code: Option<String>,
    /// How many random ones.
    pub count: usize,
    /// What random ones begin with.
    pub prefix: String,
    /// The batch's name, by which codes are exported and closed together.
    pub batch: Option<String>,
    /// How often each may be used in all.
    pub max_uses: Option<u32>,
    /// How often one person may use each.
    pub max_uses_per_person: Option<u32>,
}

/// Codes that were made.
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

/// Makes codes, all or none. `actor` does it. A dry run finds out whether they can be made, and makes none.
pub async fn create(app: &App, wanted: &NewCoupons, actor: &str, dry_run: bool) -> Result<Batch> {
    let mut tx = app.db.begin().await?;
    let codes = create_within(&mut tx, app, wanted, actor).await?;
    if !dry_run {
        tx.commit().await?;
    }
    Ok(Batch { promotion: wanted.promotion.clone(), batch: wanted.batch.clone(), codes })
}

/// Makes one code in somebody's transaction, and gives its id: whoever ties it to something of their own does both or neither.
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

/// So many codes that nobody has made yet.
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
    let mut random = rand::rng();
    let signs = (0..RANDOM_SIGNS).map(|_| char::from(ALPHABET[random.random_range(0..ALPHABET.len())]));
    prefix.chars().chain(signs).collect()
}

/// A code as operators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CouponReport {
    /// As it is printed.
    pub code: String,
    /// Its promotion.
    pub promotion: String,
    /// Its batch.
    pub batch: Option<String>,
    /// Uses that count.
    pub uses: i64,
    /// The most uses in all.
    pub max_uses: Option<i64>,
    /// The most uses of one person.
    pub max_uses_per_person: Option<i64>,
    /// Whether it can be used, as far as its switch goes.
    pub is_enabled: bool,
    /// Since when there is such a code.
    pub created_at: DateTime<Utc>,
    /// Who made it, where that is known.
    pub created_by: Option<String>,
    /// When it was closed.
    pub disabled_at: Option<DateTime<Utc>>,
    /// Who closed it.
    pub disabled_by: Option<String>,
    /// Until just before when it can be used, where it is one person's.
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

/// A page of codes, and how many there are in all.
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

/// The code that somebody names, open or not.
pub async fn show_coupon(db: &Db, code: &str) -> Result<Option<CouponReport>> {
    let Some(key) = code_key(code) else { return Ok(None) };
    Ok(store::coupon(db, &key).await?.map(CouponReport::from))
}

/// The codes of these ids; what is not there is left out.
pub async fn coupons_with_ids<'c>(
    session: impl Session<'c>,
    ids: &[CouponId],
) -> Result<HashMap<CouponId, CouponReport>> {
    let rows = store::coupons_with_ids(session, ids).await?;
    Ok(rows.into_iter().map(|row| (row.id, row.into())).collect())
}

/// Gives every code to `each`; tells how many there were.
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

/// Closes a code or a batch; tells how many were open. `actor` does it. A dry run only counts.
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
    let closed = close(&mut tx, (code, batch), Actor { actor, now: app.clock.now() }).await?;
    if !dry_run {
        tx.commit().await?;
    }
    Ok(closed)
}

/// Closes a code in somebody's transaction; tells whether it was open. `actor` does it.
pub async fn close_code(tx: &mut Tx, code: &str, actor: &str, now: DateTime<Utc>) -> Result<bool> {
    Ok(close(tx, (Some(code), None), Actor { actor, now }).await? > 0)
}

async fn close(tx: &mut Tx, (code, batch): (Option<&str>, Option<&str>), by: Actor<'_>) -> Result<u64> {
    let key = match code {
        Some(code) => Some(code_key(code).ok_or(Error::NotFound)?),
        None => None,
    };
    // Two operators at once close one after the other, so that each history counts what was open.
    tx.lock("promotions", 0).await?;
    for (promotion, count) in store::count_open(tx, key.as_deref(), batch).await? {
        let data = json!({ "count": count, "code": code, "batch": batch });
        store::insert_event(tx, promotion, PromotionEventKind::CodesDisabled, by, &data).await?;
    }
    let closed = store::disable_coupons(tx, key.as_deref(), batch, by).await?;
    changes::record(tx, &[Change::all(Topic::Promotion)]).await?;
    Ok(closed)
}

/// A code that exists and is open. Whether its promotion holds now and what it gives is the pricing pipeline's to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsableCoupon {
    /// The code's id.
    pub id: CouponId,
    /// Its promotion.
    pub promotion_id: PromotionId,
    /// As it is printed.
    pub code: String,
    max_uses: Option<i64>,
    max_uses_per_person: Option<i64>,
    /// A digest of the e-mail of the only person who may use it.
    owner: Option<String>,
    ends_at: Option<DateTime<Utc>>,
}

/// What somebody typed.
#[derive(Clone, Copy, Debug)]
pub struct CouponCode<'a>(pub &'a str);

/// Why a code that exists cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CouponRefusal {
    /// As often used as it may be.
    UsedUp,
    /// By this person as often as they may.
    UsedByPerson,
    /// Its time is over.
    Expired,
    /// It was given to somebody else. They are told no more than of a code that nobody made.
    NotOwner,
}

/// The code that somebody typed in a country; `None` when there is none, it is closed or another country gave it to a person, which
/// nobody is told apart.
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

/// What stands for a person in the list of uses and of coupons: a digest of the e-mail in the form in which addresses are compared.
pub fn person(email: &str) -> String {
    BASE64_STANDARD.encode(Sha256::digest(email.trim().to_lowercase().as_bytes()))
}

impl UsableCoupon {
    /// Whether it may be used once more at a moment, by the owner of an address if that is known.
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

/// Counts a use in the order's transaction. The same reference counts once. Only codes with a limit make orders wait for each other.
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

/// Gives back what a cancelled order used. Twice is as good as once.
pub async fn give_back(tx: &mut Tx, tenant: TenantId, reference: &str, now: DateTime<Utc>) -> Result<u64> {
    Ok(store::give_back(tx, tenant, reference, now).await?)
}
