//! The dashboard: a partner's earnings, and the results of their links over some days.

use super::report::{Report, ReportRow, report};
use crate::{
    affiliate_reports::{model::By, periods::Range},
    affiliates::Affiliate,
    app::App,
    commissions::{self, Sums},
    error::Result,
};

/// Rows in each list.
const MOST: usize = 5;
/// Rows in the list of sources.
const MOST_SOURCES: usize = 8;

/// What the dashboard shows.
#[derive(Clone, Debug)]
pub struct Dashboard {
    /// All earnings so far, by currency.
    pub sums: Sums,
    /// The days, with their totals.
    pub days: Report,
    /// Where visitors came from, by clicks in descending order.
    pub sources: Vec<ReportRow>,
    /// The products with the highest results.
    pub products: Vec<ReportRow>,
    /// The most clicked pages.
    pub pages: Vec<ReportRow>,
}

/// Builds the dashboard of a partner.
pub async fn dashboard(app: &App, affiliate: &Affiliate, range: Range) -> Result<Dashboard> {
    let days = report(app, affiliate, range, By::Day, false).await?;
    let first = |report: Report, most: usize| report.rows.into_iter().take(most).collect();
    let mut products = report(app, affiliate, range, By::Product, false).await?;
    products.rows.sort_by_key(|entry| std::cmp::Reverse((entry.totals.orders, entry.totals.clicks)));
    Ok(Dashboard {
        sums: commissions::sums(app, affiliate.id).await?,
        days,
        sources: first(report(app, affiliate, range, By::Source, false).await?, MOST_SOURCES),
        products: first(products, MOST),
        pages: first(report(app, affiliate, range, By::Landing, false).await?, MOST),
    })
}
