//! Reading returns with all their details.

use chrono::TimeDelta;

use crate::{
    app::App,
    db::ReadSession,
    error::{Error, Result},
    id::{OrderId, ReturnId, TenantId},
    returns::{
        model::{ReturnCase, ReturnDetails, ReturnFilter},
        status::Status,
        store,
    },
};

/// How long a request may wait for approval, or goods for inspection, before it counts as overdue.
const WAITS_AT_MOST: TimeDelta = TimeDelta::days(5);
/// How long an inspected return may wait for its refund: by law the money must be refunded within 14 days of a withdrawal
/// (2011/83/EU, article 13).
const REFUNDED_WITHIN: TimeDelta = TimeDelta::days(3);

/// How long a withdrawal may wait for its return to be opened.
const FOLLOWED_WITHIN: TimeDelta = TimeDelta::hours(1);

/// Returns that have waited for operators too long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OverdueReturns {
    /// Requested, and neither approved nor refused.
    pub requested: i64,
    /// Received, and not inspected.
    pub received: i64,
    /// Inspected, and not refunded.
    pub inspected: i64,
    /// Withdrawals without a return.
    pub without_return: i64,
    /// Returns that have not ended.
    pub open: i64,
}

/// A return by its number, of one country or of any.
pub async fn find(app: &App, tenant: Option<TenantId>, typed: &str) -> Result<ReturnCase> {
    let number = typed.trim().to_uppercase();
    store::cases::find_by_number(&app.db, tenant, &number).await?.ok_or(Error::NotFound)
}

/// A return with all its details.
pub async fn details(app: &App, case: ReturnCase) -> Result<ReturnDetails> {
    let ids = [case.id];
    Ok(ReturnDetails {
        lines: store::cases::lines(&app.db, &ids).await?,
        events: store::cases::events(&app.db, &ids).await?,
        case,
    })
}

/// The returns of an order with all their details, oldest first.
pub async fn of_order(session: impl Into<ReadSession<'_>>, order: OrderId) -> Result<Vec<ReturnDetails>> {
    let mut session = session.into();
    let cases = store::cases::of_order(session.reborrow(), order).await?;
    let ids: Vec<ReturnId> = cases.iter().map(|case| case.id).collect();
    let lines = store::cases::lines(session.reborrow(), &ids).await?;
    let events = store::cases::events(session, &ids).await?;
    let with = |case: ReturnCase| ReturnDetails {
        lines: lines.iter().filter(|line| line.return_id == case.id).cloned().collect(),
        events: events.iter().filter(|event| event.return_id == case.id).cloned().collect(),
        case,
    };
    Ok(cases.into_iter().map(with).collect())
}

/// A page of returns, latest first, with their total number.
pub async fn list(app: &App, filter: &ReturnFilter, page: i64, take: i64) -> Result<(Vec<ReturnCase>, i64)> {
    let skip = (page - 1).max(0) * take;
    let rows = store::search::list(&app.db, filter, ReturnId(i64::MAX), take, skip).await?;
    Ok((rows, store::search::count(&app.db, filter).await?))
}

/// Returns requested before another one, latest first: stable pages for exports, unaffected by new returns.
pub async fn list_before(
    app: &App,
    filter: &ReturnFilter,
    before: Option<ReturnId>,
    take: i64,
) -> Result<Vec<ReturnCase>> {
    Ok(store::search::list(&app.db, filter, before.unwrap_or(ReturnId(i64::MAX)), take, 0).await?)
}

/// Counts returns that have waited for operators too long.
pub async fn stuck(app: &App) -> Result<OverdueReturns> {
    let now = app.clock.now();
    let waiting = async |status, most: TimeDelta| store::search::count_waiting(&app.db, status, now - most).await;
    Ok(OverdueReturns {
        requested: waiting(Status::Requested, WAITS_AT_MOST).await?,
        received: waiting(Status::Received, WAITS_AT_MOST).await?,
        inspected: waiting(Status::Inspected, REFUNDED_WITHIN).await?,
        without_return: store::withdrawals::count_without_return(&app.db, now - FOLLOWED_WITHIN).await?,
        open: store::search::count_open(&app.db).await?,
    })
}
