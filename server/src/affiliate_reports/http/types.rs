//! The response bodies.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    affiliate_reports::{
        model::By,
        service::{Dashboard, Report, ReportRow, Totals},
    },
    catalog,
    commissions::Amounts,
    error::Result,
    http::ApiContext,
    id::{ProductId, TenantId},
    money::{self, CurrencyCode, Money, MoneyError},
    translate::country_name,
};

/// An amount of one currency.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliateAmount)]
pub struct AmountView {
    /// Currency code, ISO 4217.
    currency: String,
    /// Amount in hundredths of the currency unit.
    minor: i64,
    /// Amount formatted for display.
    formatted: String,
}

/// Figures for a period.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateFigures)]
pub struct FiguresView {
    /// Number of clicks.
    clicks: i64,
    /// Number of orders, without those cancelled or returned in full.
    conversions: i64,
    /// Percentage of clicks that led to an order.
    conversion_rate: f64,
    /// Revenue without VAT, by currency.
    revenue: Vec<AmountView>,
    /// Commission earned, by currency.
    commission: Vec<AmountView>,
    /// Average commission per click, by currency.
    epc: Vec<AmountView>,
}

/// A row of a report.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateAnalyticsRow)]
pub struct RowView {
    /// The day or the value of the dimension; empty if the link did not set it.
    key: String,
    /// Display text of the key, such as the name of a product or country.
    label: String,
    /// Figures of the row.
    #[serde(flatten)]
    figures: FiguresView,
    /// Figures for the previous period; null if no comparison was requested.
    #[schema(required)]
    before: Option<FiguresView>,
}

/// A report.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateAnalytics)]
pub struct ReportView {
    /// Rows: days in order, otherwise at most 500 rows with the most clicks first.
    rows: Vec<RowView>,
    /// Totals of all rows, including those not returned.
    totals: FiguresView,
    /// Totals for the previous period; null if no comparison was requested.
    #[schema(required)]
    before: Option<FiguresView>,
    /// First day, ISO 8601 (`YYYY-MM-DD`).
    date_from: String,
    /// Last day, ISO 8601 (`YYYY-MM-DD`).
    date_to: String,
    /// Time zone of the days, as an IANA name.
    time_zone: String,
}

/// A partner's earnings, and the figures for a period.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateStats)]
pub struct StatsView {
    /// Total commission ever earned and not reversed, by currency.
    earnings: Vec<AmountView>,
    /// Part of the earnings not paid out yet, by currency.
    pending: Vec<AmountView>,
    /// Part of the earnings paid out, by currency.
    paid: Vec<AmountView>,
    /// Figures for the period.
    #[serde(flatten)]
    figures: FiguresView,
}

/// A traffic source.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateTrafficSource)]
pub struct SourceView {
    /// Campaign source (`utm_source`) or, if there is none, the place where the link was posted.
    source: String,
    /// Number of clicks.
    clicks: i64,
    /// Number of orders.
    conversions: i64,
}

/// Figures for one day of the chart.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateEarningsDay)]
pub struct DayView {
    /// Day, ISO 8601, such as `2026-11-23`.
    day: String,
    /// Number of clicks.
    clicks: i64,
    /// Number of orders.
    conversions: i64,
    /// Commission earned, by currency.
    amounts: Vec<AmountView>,
}

/// A top product or page.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateTopEntry)]
pub struct TopView {
    /// Product ID or page path.
    key: String,
    /// Product name or page path.
    label: String,
    /// Number of clicks.
    clicks: i64,
    /// Number of orders.
    conversions: i64,
    /// Commission earned, by currency.
    commission: Vec<AmountView>,
}

/// A partner's dashboard.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateDashboard)]
pub struct DashboardView {
    /// Earnings and figures for the period.
    stats: StatsView,
    /// Traffic sources, most clicks first.
    traffic_sources: Vec<SourceView>,
    /// Figures by day in order, including days without activity.
    earnings_data: Vec<DayView>,
    /// Products with the best results.
    top_products: Vec<TopView>,
    /// Pages with the most clicks.
    top_pages: Vec<TopView>,
    /// First day, ISO 8601 (`YYYY-MM-DD`).
    date_from: String,
    /// Last day, ISO 8601 (`YYYY-MM-DD`).
    date_to: String,
    /// Time zone of the days, as an IANA name.
    time_zone: String,
}

/// The days of a response, and the partner.
pub struct Days<'a> {
    pub from: String,
    pub to: String,
    pub time_zone: &'a str,
}

/// Formats figures for display.
pub struct Writer<'a> {
    pub context: &'a ApiContext,
    /// Names of products and countries.
    names: HashMap<String, String>,
}

impl<'a> Writer<'a> {
    /// Loads the names for the rows of a report.
    pub async fn of(context: &'a ApiContext, by: By, rows: &[ReportRow]) -> Result<Self> {
        let mut names = HashMap::new();
        match by {
            By::Product => {
                let ids: Vec<ProductId> = rows.iter().filter_map(|row| row.key.parse().ok()).collect();
                for card in catalog::cards(&context.app, &context.storefront, &ids, &[]).await? {
                    names.insert(card.id.to_string(), card.name);
                }
                // A product that is not shown in this country appears with its key.
                let hidden: Vec<ProductId> =
                    ids.into_iter().filter(|id| !names.contains_key(&id.to_string())).collect();
                if !hidden.is_empty() {
                    let known = catalog::product_names(&context.app.db, &hidden).await?;
                    names.extend(known.into_iter().map(|(id, of)| (id.to_string(), of.key)));
                }
            }
            By::Country => {
                let directory = context.app.directory();
                for id in rows.iter().filter_map(|row| row.key.parse::<TenantId>().ok()) {
                    if let Some(tenant) = directory.tenant(id) {
                        names.insert(id.to_string(), country_name(&context.app, &context.storefront, tenant));
                    }
                }
            }
            _ => {}
        }
        Ok(Self { context, names })
    }

    /// A deleted product appears with its id.
    pub fn label(&self, key: &str) -> String {
        self.names.get(key).map_or_else(|| key.to_owned(), Clone::clone)
    }

    fn amount(&self, amount: Money) -> AmountView {
        let directory = self.context.app.directory();
        let currency = directory.currencies.iter().find(|currency| currency.code == amount.currency);
        let formatted =
            currency.map_or_else(|| amount.to_string(), |currency| money::format(&currency.pattern, amount.minor));
        AmountView { currency: amount.currency.to_string(), minor: amount.minor, formatted }
    }

    fn amounts(&self, amounts: &BTreeMap<CurrencyCode, Money>) -> Vec<AmountView> {
        amounts.values().map(|amount| self.amount(*amount)).collect()
    }

    fn figures(&self, totals: &Totals) -> Result<FiguresView> {
        Ok(FiguresView {
            clicks: totals.clicks,
            conversions: totals.orders,
            conversion_rate: totals.conversion_rate(),
            revenue: self.amounts(&totals.revenue),
            commission: self.amounts(&totals.commission),
            epc: totals.per_click()?.into_iter().map(|amount| self.amount(amount)).collect(),
        })
    }

    pub fn report(&self, report: &Report, most: usize, days: Days<'_>) -> Result<ReportView> {
        let before = |before: &Option<Totals>| before.as_ref().map(|before| self.figures(before)).transpose();
        let row = |entry: &ReportRow| -> Result<RowView> {
            Ok(RowView {
                key: entry.key.clone(),
                label: self.label(&entry.key),
                figures: self.figures(&entry.totals)?,
                before: before(&entry.before)?,
            })
        };
        Ok(ReportView {
            rows: report.rows.iter().take(most).map(row).collect::<Result<_>>()?,
            totals: self.figures(&report.totals)?,
            before: before(&report.before)?,
            date_from: days.from,
            date_to: days.to,
            time_zone: days.time_zone.to_owned(),
        })
    }

    pub fn dashboard(&self, dashboard: &Dashboard, days: Days<'_>) -> Result<DashboardView> {
        let sums = |of: fn(&Amounts) -> Result<Money, MoneyError>| -> Result<Vec<AmountView>> {
            dashboard.sums.iter().map(|sum| Ok(self.amount(of(sum)?))).collect()
        };
        let top = |entry: &ReportRow| TopView {
            key: entry.key.clone(),
            label: self.label(&entry.key),
            clicks: entry.totals.clicks,
            conversions: entry.totals.orders,
            commission: self.amounts(&entry.totals.commission),
        };
        Ok(DashboardView {
            stats: StatsView {
                earnings: sums(Amounts::earnings)?,
                pending: sums(Amounts::outstanding)?,
                paid: sums(|sum| Ok(sum.paid))?,
                figures: self.figures(&dashboard.days.totals)?,
            },
            traffic_sources: dashboard
                .sources
                .iter()
                .map(|entry| SourceView {
                    source: entry.key.clone(),
                    clicks: entry.totals.clicks,
                    conversions: entry.totals.orders,
                })
                .collect(),
            earnings_data: dashboard
                .days
                .rows
                .iter()
                .map(|entry| DayView {
                    day: entry.key.clone(),
                    clicks: entry.totals.clicks,
                    conversions: entry.totals.orders,
                    amounts: self.amounts(&entry.totals.commission),
                })
                .collect(),
            top_products: dashboard.products.iter().map(top).collect(),
            top_pages: dashboard.pages.iter().map(top).collect(),
            date_from: days.from,
            date_to: days.to,
            time_zone: days.time_zone.to_owned(),
        })
    }
}
