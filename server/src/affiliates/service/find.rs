//! Finding and listing partners.

use super::errors::unknown;
use crate::{
    affiliates::{
        code::code_key,
        model::{Affiliate, AffiliateEvent, AffiliateStatus},
        store,
    },
    app::App,
    db::{Db, DbResult, Session},
    error::Result,
    id::{AffiliateDiscountId, AffiliateId, TenantId, UserId},
};

/// Partners read per query in an export.
const BATCH: i64 = 500;

/// The partner with this id.
pub async fn find<'c>(session: impl Session<'c>, id: AffiliateId) -> DbResult<Option<Affiliate>> {
    store::find(session, id).await
}

/// The partner of an account.
pub async fn of_user<'c>(session: impl Session<'c>, user: UserId) -> DbResult<Option<Affiliate>> {
    store::of_user(session, user).await
}

/// The partner with a code as in links, ignoring case; in any status.
pub async fn find_by_code<'c>(session: impl Session<'c>, code: &str) -> DbResult<Option<Affiliate>> {
    match code_key(code) {
        Some(key) => store::find_by_key(session, &key).await,
        None => Ok(None),
    }
}

/// The partners with these codes, each with the code as passed in; unknown codes are left out. One statement for all.
pub async fn find_by_codes<'c>(session: impl Session<'c>, codes: &[String]) -> DbResult<Vec<(String, Affiliate)>> {
    let keys: Vec<(&String, String)> = codes.iter().filter_map(|code| Some((code, code_key(code)?))).collect();
    if keys.is_empty() {
        return Ok(Vec::new());
    }
    let wanted: Vec<String> = keys.iter().map(|(_, key)| key.clone()).collect();
    let found = store::find_by_keys(session, &wanted).await?;
    let of_key = |key: &String| found.iter().find(|partner| code_key(&partner.code).as_ref() == Some(key)).cloned();
    Ok(keys.into_iter().filter_map(|(code, key)| Some((code.clone(), of_key(&key)?))).collect())
}

/// The partners to whom these discounts belong; unknown and disabled discounts are left out.
pub async fn owners_of_discounts<'c>(
    session: impl Session<'c>,
    ids: &[AffiliateDiscountId],
) -> DbResult<Vec<(AffiliateDiscountId, AffiliateId)>> {
    if ids.is_empty() { Ok(Vec::new()) } else { store::owners_of_discounts(session, ids).await }
}

/// Partners with these ids, in no particular order; unknown ids are left out.
pub async fn with_ids<'c>(session: impl Session<'c>, ids: &[AffiliateId]) -> DbResult<Vec<Affiliate>> {
    store::with_ids(session, ids).await
}

/// The partner with this id; the error for an unknown id says where to find it.
pub async fn show(app: &App, id: AffiliateId) -> Result<Affiliate> {
    store::find(&app.db, id).await?.ok_or_else(|| unknown(id))
}

/// A partner's history, the oldest event first.
pub async fn events(app: &App, id: AffiliateId) -> Result<Vec<AffiliateEvent>> {
    Ok(store::events(&app.db, id).await?)
}

/// A query for partners.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Only partners who applied in these countries; all when empty.
    pub tenants: Vec<TenantId>,
    /// Only in this status.
    pub status: Option<AffiliateStatus>,
    /// Only in this tier.
    pub tier: Option<String>,
    /// 1-based.
    pub page: i64,
    /// Partners per page.
    pub take: i64,
}

impl Query {
    fn filter(&self) -> store::Filter<'_> {
        store::Filter { tenants: &self.tenants, status: self.status, tier: self.tier.as_deref() }
    }
}

/// A page of partners in order of application, and the total number.
pub async fn list(db: &Db, query: &Query) -> DbResult<(Vec<Affiliate>, i64)> {
    let (filter, skip) = (query.filter(), (query.page - 1).max(0) * query.take);
    let rows = store::list(db, filter, AffiliateId::default(), query.take, skip).await?;
    Ok((rows, store::count(db, filter).await?))
}

/// Calls `each` for every partner that matches the query; its page and take are ignored. Returns their number.
pub async fn export(db: &Db, query: &Query, mut each: impl FnMut(&Affiliate) -> std::io::Result<()>) -> Result<usize> {
    let (mut after, mut count) = (AffiliateId::default(), 0);
    loop {
        let rows = store::list(db, query.filter(), after, BATCH, 0).await?;
        let Some(last) = rows.last() else { return Ok(count) };
        after = last.id;
        count += rows.len();
        for row in &rows {
            each(row)?;
        }
    }
}
