//! What the calls answer with.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    affiliate_reports::{
        model::By,
        service::{Dashboard, Entry, Report, Totals},
    },
    catalog,
    commissions::Amounts,
    error::Result,
    http::ApiContext,
    id::{ProductId, TenantId},
    money::{self, CurrencyCode, Money},
    translate::country_name,
};

/// An amount of one currency.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliateAmount)]
pub struct AmountView {
    /// ISO 4217.
    currency: String,
    /// In hundredths.
    minor: i64,
    /// As the currency is written.
    formatted: String,
}

/// Figures of some days.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateFigures)]
pub struct FiguresView {
    /// Clicks.
    clicks: i64,
    /// Orders that were not cancelled or sent back whole.
    conversions: i64,
    /// The part of the clicks that became orders, in percent.
    conversion_rate: f64,
    /// What was sold, without VAT, by currency.
    revenue: Vec<AmountView>,
    /// What was earned, by currency.
    commission: Vec<AmountView>,
    /// What a click earned on average, by currency.
    epc: Vec<AmountView>,
}

/// A row of a report.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateAnalyticsRow)]
pub struct RowView {
    /// The day, or what the row is about; empty where the link named nothing.
    key: String,
    /// The key for people: a product's or a country's name.
    label: String,
    /// Its figures.
    #[serde(flatten)]
    figures: FiguresView,
    /// Those of the days before, where they are compared.
    #[schema(required)]
    before: Option<FiguresView>,
}

/// A report.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateAnalytics)]
pub struct ReportView {
    /// Days in their order; else the most clicked first, at most 500.
    rows: Vec<RowView>,
    /// Of all rows, also of those that are not shown.
    totals: FiguresView,
    /// Of the days before, where they are compared.
    #[schema(required)]
    before: Option<FiguresView>,
    /// The first day.
    date_from: String,
    /// The last day.
    date_to: String,
    /// By whose days it counts.
    time_zone: String,
}

/// What a partner has earned, and what came of their links in some days.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateStats)]
pub struct StatsView {
    /// All that was ever earned and not taken back.
    earnings: Vec<AmountView>,
    /// What of it is not paid out.
    pending: Vec<AmountView>,
    /// What of it is paid out.
    paid: Vec<AmountView>,
    /// Figures of the days.
    #[serde(flatten)]
    figures: FiguresView,
}

/// Where visitors came from.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateTrafficSource)]
pub struct SourceView {
    /// The campaign's source, else where the link stood.
    source: String,
    /// Clicks.
    clicks: i64,
    /// Orders.
    conversions: i64,
}

/// A day of the chart.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateEarningsDay)]
pub struct DayView {
    /// As in `2026-11-23`.
    day: String,
    /// Clicks.
    clicks: i64,
    /// Orders.
    conversions: i64,
    /// What was earned, by currency.
    amounts: Vec<AmountView>,
}

/// A product or a page among the best.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateTopEntry)]
pub struct TopView {
    /// The product's id, or the page's path.
    key: String,
    /// The product's name, or the page's path.
    label: String,
    /// Clicks.
    clicks: i64,
    /// Orders.
    conversions: i64,
    /// What was earned, by currency.
    commission: Vec<AmountView>,
}

/// The dashboard.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateDashboard)]
pub struct DashboardView {
    /// The figures.
    stats: StatsView,
    /// Where visitors came from, the most clicked first.
    traffic_sources: Vec<SourceView>,
    /// The days in their order, empty ones too.
    earnings_data: Vec<DayView>,
    /// The products that brought most.
    top_products: Vec<TopView>,
    /// The most clicked pages.
    top_pages: Vec<TopView>,
    /// The first day.
    date_from: String,
    /// The last day.
    date_to: String,
    /// By whose days it counts.
    time_zone: String,
}

/// The days of an answer, and whose they are.
pub struct Days<'a> {
    pub from: String,
    pub to: String,
    pub time_zone: &'a str,
}

/// Writes figures for people.
pub struct Writer<'a> {
    pub context: &'a ApiContext,
    /// Names of products and countries.
    names: HashMap<String, String>,
}

impl<'a> Writer<'a> {
    /// Knows the names of the rows of a report.
    pub async fn of(context: &'a ApiContext, by: By, rows: &[Entry]) -> Result<Self> {
        let mut names = HashMap::new();
        match by {
            By::Product => {
                let ids: Vec<ProductId> = rows.iter().filter_map(|row| row.key.parse().ok()).collect();
                for card in catalog::cards(&context.app, &context.storefront, &ids, &[]).await? {
                    names.insert(card.id.to_string(), card.name);
                }
                // A product that this country does not show has its key.
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

    /// A product that is gone has its number.
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

    fn amounts(&self, amounts: &BTreeMap<CurrencyCode, i64>) -> Vec<AmountView> {
        amounts.iter().map(|(currency, minor)| self.amount(Money::new(*minor, *currency))).collect()
    }

    fn figures(&self, totals: &Totals) -> FiguresView {
        FiguresView {
            clicks: totals.clicks,
            conversions: totals.orders,
            conversion_rate: totals.conversion_rate(),
            revenue: self.amounts(&totals.revenue),
            commission: self.amounts(&totals.commission),
            epc: totals.per_click().into_iter().map(|amount| self.amount(amount)).collect(),
        }
    }

    pub fn report(&self, report: &Report, most: usize, days: Days<'_>) -> ReportView {
        let row = |entry: &Entry| RowView {
            key: entry.key.clone(),
            label: self.label(&entry.key),
            figures: self.figures(&entry.totals),
            before: entry.before.as_ref().map(|before| self.figures(before)),
        };
        ReportView {
            rows: report.rows.iter().take(most).map(row).collect(),
            totals: self.figures(&report.totals),
            before: report.before.as_ref().map(|before| self.figures(before)),
            date_from: days.from,
            date_to: days.to,
            time_zone: days.time_zone.to_owned(),
        }
    }

    pub fn dashboard(&self, dashboard: &Dashboard, days: Days<'_>) -> DashboardView {
        let sums = |of: fn(&Amounts) -> i64| -> Vec<AmountView> {
            dashboard.sums.iter().map(|sum| self.amount(Money::new(of(sum), sum.currency))).collect()
        };
        let top = |entry: &Entry| TopView {
            key: entry.key.clone(),
            label: self.label(&entry.key),
            clicks: entry.totals.clicks,
            conversions: entry.totals.orders,
            commission: self.amounts(&entry.totals.commission),
        };
        DashboardView {
            stats: StatsView {
                earnings: sums(|sum| sum.pending + sum.approved + sum.paid),
                pending: sums(|sum| sum.pending + sum.approved),
                paid: sums(|sum| sum.paid),
                figures: self.figures(&dashboard.days.totals),
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
        }
    }
}
