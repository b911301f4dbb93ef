//! The dashboard and the analytics.

use std::collections::BTreeSet;

use axum::{
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use chrono::{Days as CalendarDays, NaiveDate};
use garde::Validate;
use serde::Deserialize;
use utoipa::IntoParams;

use super::types::{DashboardView, Days, ReportView, Writer};
use crate::{
    affiliate_reports::{
        model::By,
        periods::Range,
        service::{self, Report, Totals},
    },
    affiliates::{Affiliate, OwnAffiliate},
    app::App,
    error::{Error, Result},
    export::CsvWriter,
    http::{Answer, ApiContext, Envelope, Queries, Query},
    money::{CurrencyCode, Money},
};

/// Days of a report when the request gives none, including today.
const DAYS: u64 = 30;
/// Maximum number of rows in a response.
const MOST_ROWS: usize = 500;

/// Period of a report.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct RangeQuery {
    /// First day in the partner's time zone, such as 2026-11-01; 29 days before the last day by default.
    #[garde(skip)]
    date_from: Option<String>,
    /// Last day in the partner's time zone; today by default.
    #[garde(skip)]
    date_to: Option<String>,
}

/// Dimension of a report, and whether to compare it with the previous period.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct AnalyticsQuery {
    /// Dimension of the rows; by day by default.
    #[garde(skip)]
    #[param(inline)]
    by: Option<By>,
    /// Whether to include the figures for the preceding period of the same length.
    #[garde(skip)]
    compare: Option<bool>,
}

impl RangeQuery {
    fn range(&self, app: &App, affiliate: &Affiliate) -> Result<Range> {
        let today = app.clock.now().with_timezone(&affiliate.zone()).date_naive();
        let to = day("dateTo", self.date_to.as_deref())?.unwrap_or(today);
        let from = day("dateFrom", self.date_from.as_deref())?;
        let from = from.or_else(|| to.checked_sub_days(CalendarDays::new(DAYS - 1))).unwrap_or(to);
        Range::new(from, to).ok_or_else(|| Error::field("dateTo", "error-affiliate-dates"))
    }
}

fn day(field: &'static str, text: Option<&str>) -> Result<Option<NaiveDate>> {
    let Some(text) = text else { return Ok(None) };
    let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok().filter(|_| text.len() == 10);
    day.map(Some).ok_or_else(|| Error::field(field, "error-affiliate-day"))
}

fn days(range: Range, affiliate: &Affiliate) -> Days<'_> {
    Days { from: range.from.to_string(), to: range.to.to_string(), time_zone: &affiliate.time_zone }
}

/// Returns the partner's earnings and the figures for a period.
#[utoipa::path(get, path = "/affiliate/dashboard/{id}", tag = "affiliate", params(("id" = i64, Path), RangeQuery),
    responses((status = 200, body = Envelope<DashboardView>)), security(("bearer" = [])))]
pub async fn dashboard(
    context: ApiContext,
    partner: OwnAffiliate,
    Query(asked): Query<RangeQuery>,
) -> Result<Answer<DashboardView>> {
    let OwnAffiliate(_, partner) = partner;
    let range = asked.range(&context.app, &partner)?;
    let dashboard = service::dashboard(&context.app, &partner, range).await?;
    let writer = Writer::of(&context, By::Product, &dashboard.products).await?;
    Ok(Answer(writer.dashboard(&dashboard, days(range, &partner))?))
}

/// Returns a report on the partner's links by day, campaign, country, device, browser, product or page.
#[utoipa::path(get, path = "/affiliate/{id}/utm-analytics", tag = "affiliate",
    params(("id" = i64, Path), RangeQuery, AnalyticsQuery), responses((status = 200, body = Envelope<ReportView>)),
    security(("bearer" = [])))]
pub async fn utm_analytics(
    context: ApiContext,
    partner: OwnAffiliate,
    Queries((asked, query)): Queries<(RangeQuery, AnalyticsQuery)>,
) -> Result<Answer<ReportView>> {
    let OwnAffiliate(_, partner) = partner;
    let (range, by) = (asked.range(&context.app, &partner)?, query.by.unwrap_or_default());
    let report = service::report(&context.app, &partner, range, by, query.compare.unwrap_or(false)).await?;
    let shown = &report.rows[..report.rows.len().min(MOST_ROWS)];
    let writer = Writer::of(&context, by, shown).await?;
    let most = if by == By::Day { report.rows.len() } else { MOST_ROWS };
    Ok(Answer(writer.report(&report, most, days(range, &partner))?))
}

/// Returns the report on the partner's links as CSV, with all rows.
#[utoipa::path(get, path = "/affiliate/{id}/utm-analytics/export", tag = "affiliate",
    params(("id" = i64, Path), RangeQuery, AnalyticsQuery),
    responses((status = 200, content_type = "text/csv", body = String)), security(("bearer" = [])))]
pub async fn export(
    context: ApiContext,
    partner: OwnAffiliate,
    Queries((asked, query)): Queries<(RangeQuery, AnalyticsQuery)>,
) -> Result<Response> {
    let OwnAffiliate(_, partner) = partner;
    let (range, by) = (asked.range(&context.app, &partner)?, query.by.unwrap_or_default());
    let report = service::report(&context.app, &partner, range, by, query.compare.unwrap_or(false)).await?;
    let writer = Writer::of(&context, by, &report.rows).await?;
    let csv = csv(&report, |key| writer.label(key))?;
    let name = format!("attachment; filename=\"analytics-{}-{}.csv\"", range.from, range.to);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/csv; charset=utf-8")),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(Error::internal)?),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, csv).into_response())
}

/// One row per line; the amounts of each currency in separate columns.
fn csv(report: &Report, label: impl Fn(&str) -> String) -> Result<Vec<u8>> {
    let all = report.rows.iter().flat_map(|row| std::iter::once(&row.totals).chain(&row.before));
    let currencies: BTreeSet<CurrencyCode> = all.flat_map(|totals| totals.commission.keys().copied()).collect();
    let is_compared = report.before.is_some();
    let mut head = vec!["key".to_owned(), "label".to_owned()];
    let prefixes: &[&str] = if is_compared { &["", "before_"] } else { &[""] };
    for prefix in prefixes {
        head.extend([format!("{prefix}clicks"), format!("{prefix}conversions")]);
        for currency in &currencies {
            head.extend([format!("{prefix}revenue_{currency}"), format!("{prefix}commission_{currency}")]);
        }
    }
    let mut csv = CsvWriter::new(Vec::new());
    csv.write_record(head)?;
    for row in &report.rows {
        let mut cells = vec![row.key.clone(), label(&row.key)];
        cells.extend(figures(&row.totals, &currencies));
        if is_compared {
            cells.extend(figures(&row.before.clone().unwrap_or_default(), &currencies));
        }
        csv.write_record(cells)?;
    }
    Ok(csv.into_bytes()?)
}

fn figures(totals: &Totals, currencies: &BTreeSet<CurrencyCode>) -> Vec<String> {
    let mut cells = vec![totals.clicks.to_string(), totals.orders.to_string()];
    for currency in currencies {
        for amounts in [&totals.revenue, &totals.commission] {
            cells.push(amounts.get(currency).copied().unwrap_or(Money::zero(*currency)).decimal());
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::affiliate_reports::service::ReportRow;

    #[test]
    fn the_csv_has_a_column_for_each_currency() {
        let euro: CurrencyCode = "EUR".parse().unwrap();
        let amount = |minor| BTreeMap::from([(euro, Money::new(minor, euro))]);
        let totals = Totals { clicks: 2, orders: 1, revenue: amount(1990), commission: amount(-5) };
        let row = ReportRow { key: "=1+1".to_owned(), totals: totals.clone(), before: None };
        let report = Report { rows: vec![row], totals, before: None };
        let text = String::from_utf8(csv(&report, str::to_owned).unwrap()).unwrap();
        assert_eq!(text, "key,label,clicks,conversions,revenue_EUR,commission_EUR\n'=1+1,'=1+1,2,1,19.90,-0.05\n");
    }
}
