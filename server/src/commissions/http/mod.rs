//! The partner endpoints for commissions, discounts and statements.

mod types;

use axum::{
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use self::types::{CommissionView, DiscountView, HEAD, StatementMonth, StatementView, Viewer};
use super::{
    model::{CommissionFilter, Status},
    service,
};
use crate::{
    affiliates::{self, Affiliate, OwnAffiliate},
    app::App,
    error::{Error, FieldError, Result},
    export::CsvWriter,
    http::{Answer, AnyCountry, ApiContext, Envelope, Listed, Meta, PageParams, PageQuery, Queries, Query, Segments},
    id::{AffiliateDiscountId, AffiliateId, TenantId},
};

/// Commissions per page.
const TAKE: i64 = 20;
/// Commissions that an export reads per query.
const BATCH: i64 = 500;
/// Maximum number of commissions in an export: a year of a busy partner.
const MOST_EXPORTED: usize = 100_000;

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(commissions))
        .routes(routes!(export))
        .routes(routes!(discounts))
        .routes(routes!(statement_list))
        .routes(routes!(statement))
        .routes(routes!(statement_file))
}

/// Filters of commissions.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
struct CommissionQuery {
    /// Partner ID of the signed-in partner.
    #[garde(skip)]
    affiliate_id: AffiliateId,
    /// `pending`, `approved`, `paid`, `rejected` or `reversed`.
    #[garde(skip)]
    status: Option<String>,
    /// First day of the period, in the partner's time zone.
    #[garde(skip)]
    date_from: Option<chrono::NaiveDate>,
    /// Last day of the period (inclusive), in the partner's time zone.
    #[garde(skip)]
    date_to: Option<chrono::NaiveDate>,
    /// Only commissions for orders of this country, whichever shop receives the request.
    #[garde(skip)]
    country_id: Option<TenantId>,
    /// Only commissions of this discount.
    #[garde(skip)]
    discount_id: Option<AffiliateDiscountId>,
}

impl CommissionQuery {
    fn filter(&self, partner: &Affiliate) -> Result<CommissionFilter> {
        let status = match self.status.as_deref().filter(|status| !status.is_empty()) {
            None => None,
            Some(word) => Some(Status::from_name(word).ok_or_else(unknown_status)?),
        };
        let zone = partner.zone();
        let start = |day: chrono::NaiveDate| super::statement::start_of(zone, day);
        Ok(CommissionFilter {
            status,
            tenant: self.country_id,
            discount: self.discount_id,
            from: self.date_from.and_then(start),
            to: self.date_to.and_then(|day| day.succ_opt()).and_then(start),
            ..CommissionFilter::default()
        })
    }
}

fn unknown_status() -> Error {
    let words: Vec<&str> = Status::ALL.iter().map(|status| status.name()).collect();
    Error::Invalid(vec![FieldError::new("status", "error-parameter-choice").with("choices", words.join(", "))])
}

/// Checks that the partner in the request is the one who is signed in.
fn own(partner: &Affiliate, asked: AffiliateId) -> Result<()> {
    if partner.id == asked { Ok(()) } else { Err(Error::Forbidden) }
}

/// Lists the partner's commissions, newest first.
///
/// The response contains no data about the shoppers. Returns 403 for another partner's ID.
#[utoipa::path(get, path = "/affiliate/commissions", tag = "affiliate", security(("bearer" = [])),
    params(CommissionQuery, PageParams<TAKE>), responses((status = 200, body = Envelope<Vec<CommissionView>>)))]
async fn commissions(
    AnyCountry(context): AnyCountry,
    OwnAffiliate(_user, partner): OwnAffiliate,
    Queries((query, page)): Queries<(CommissionQuery, PageQuery)>,
) -> Result<Listed<CommissionView>> {
    own(&partner, query.affiliate_id)?;
    let paging = page.paging(TAKE);
    let filter = query.filter(&partner)?;
    let (rows, count) = service::for_affiliate(&context.app, partner.id, &filter, paging).await?;
    let viewer = Viewer::of(&context, &partner).await?;
    let items = rows.iter().map(|row| viewer.commission(row)).collect::<Result<_>>()?;
    Ok(Listed { items, meta: Meta::of(paging, count) })
}

/// Returns the partner's commissions as CSV.
///
/// Returns 403 for another partner's ID.
#[utoipa::path(get, path = "/affiliate/commissions/export", tag = "affiliate", security(("bearer" = [])),
    params(CommissionQuery), responses((status = 200, content_type = "text/csv", body = String)))]
async fn export(
    AnyCountry(context): AnyCountry,
    OwnAffiliate(_user, partner): OwnAffiliate,
    Query(query): Query<CommissionQuery>,
) -> Result<Response> {
    own(&partner, query.affiliate_id)?;
    let filter = CommissionFilter { affiliate: Some(partner.id), ..query.filter(&partner)? };
    let viewer = Viewer::of(&context, &partner).await?;
    let mut csv = CsvWriter::new(Vec::new());
    csv.write_record(HEAD)?;
    let (mut below, mut count) = (None, 0);
    while count < MOST_EXPORTED {
        let rows = service::list_below(&context.app, &filter, below, BATCH).await?;
        let Some(last) = rows.last() else { break };
        below = Some(last.id);
        count += rows.len();
        for row in &rows {
            csv.write_record(viewer.cells(row)?)?;
        }
    }
    let bytes = csv.into_bytes()?;
    attachment("text/csv; charset=utf-8", "commissions.csv", bytes)
}

/// Lists the partner's discounts with their results.
#[utoipa::path(get, path = "/affiliate/discounts/{id}", tag = "affiliate", security(("bearer" = [])),
    params(("id" = i64, Path)), responses((status = 200, body = Envelope<Vec<DiscountView>>)))]
async fn discounts(
    context: ApiContext,
    OwnAffiliate(_user, partner): OwnAffiliate,
    Segments(id): Segments<AffiliateId>,
) -> Result<Answer<Vec<DiscountView>>> {
    own(&partner, id)?;
    let discounts = affiliates::discounts(&context.app, partner.id).await?;
    let sums = service::discount_sums(&context.app, partner.id).await?;
    let viewer = Viewer::of(&context, &partner).await?;
    Ok(Answer(discounts.into_iter().map(|discount| viewer.discount(discount, &sums)).collect()))
}

/// Lists the months for which the partner has a statement, newest first.
#[utoipa::path(get, path = "/affiliate/{id}/statements", tag = "affiliate", security(("bearer" = [])),
    params(("id" = i64, Path)), responses((status = 200, body = Envelope<Vec<StatementMonth>>)))]
async fn statement_list(
    context: ApiContext,
    OwnAffiliate(_user, partner): OwnAffiliate,
    Segments(id): Segments<AffiliateId>,
) -> Result<Answer<Vec<StatementMonth>>> {
    own(&partner, id)?;
    let months = service::statement_months(&context.app, &partner).await?;
    let viewer = Viewer::of(&context, &partner).await?;
    Ok(Answer(months.iter().map(|month| viewer.month(month)).collect()))
}

/// Returns the partner's statement of a past month.
#[utoipa::path(get, path = "/affiliate/{id}/statements/{year}/{month}", tag = "affiliate", security(("bearer" = [])),
    params(("id" = i64, Path), ("year" = i32, Path), ("month" = u32, Path)),
    responses((status = 200, body = Envelope<StatementView>)))]
async fn statement(
    context: ApiContext,
    OwnAffiliate(_user, partner): OwnAffiliate,
    Segments((id, year, month)): Segments<(AffiliateId, i32, u32)>,
) -> Result<Answer<StatementView>> {
    own(&partner, id)?;
    let statement = service::statement(&context.app, &partner, year, month).await?;
    let viewer = Viewer::of(&context, &partner).await?;
    Ok(Answer(viewer.statement(&statement)))
}

/// Returns the partner's statement of a past month as a PDF, in the partner's language.
#[utoipa::path(get, path = "/affiliate/{id}/statements/{year}/{month}/statement.pdf", tag = "affiliate",
    security(("bearer" = [])), params(("id" = i64, Path), ("year" = i32, Path), ("month" = u32, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
async fn statement_file(
    context: ApiContext,
    OwnAffiliate(_user, partner): OwnAffiliate,
    Segments((id, year, month)): Segments<(AffiliateId, i32, u32)>,
) -> Result<Response> {
    own(&partner, id)?;
    let pdf = service::statement_pdf(&context.app, &partner, year, month).await?;
    attachment("application/pdf", &format!("statement-{year}-{month:02}.pdf"), pdf)
}

/// A response with a file to save, with `no-store`.
fn attachment(media_type: &'static str, name: &str, bytes: Vec<u8>) -> Result<Response> {
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(media_type)),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(disposition).map_err(Error::internal)?),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, bytes).into_response())
}
