//! A report: figures by one dimension over some days, compared with the same number of days before.

use std::collections::BTreeMap;

use super::recount::settle;
use crate::{
    affiliate_reports::{
        model::{By, Dimension, Figures},
        periods::Range,
        store,
    },
    affiliates::Affiliate,
    app::App,
    error::Result,
    money::{CurrencyCode, Money, MoneyError},
};

/// Figures of a row or of a whole report: clicks and orders over all currencies, and amounts by currency.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Clicks.
    pub clicks: i64,
    /// Orders.
    pub orders: i64,
    /// Sales without VAT, by currency.
    pub revenue: BTreeMap<CurrencyCode, Money>,
    /// Commission, by currency.
    pub commission: BTreeMap<CurrencyCode, Money>,
}

impl Totals {
    pub fn add(&mut self, figures: &Figures) -> Result<(), MoneyError> {
        self.clicks += figures.clicks;
        self.orders += figures.orders;
        if let Some(sales) = figures.sales {
            sales.revenue.add_to(&mut self.revenue)?;
            sales.commission.add_to(&mut self.commission)?;
        }
        Ok(())
    }

    /// The share of clicks that became orders, in percent with two decimals.
    pub fn conversion_rate(&self) -> f64 {
        if self.clicks == 0 {
            return 0.0;
        }
        (self.orders as f64 * 10_000.0 / self.clicks as f64).round() / 100.0
    }

    /// Earnings per click, rounded half up; none without clicks.
    pub fn per_click(&self) -> Result<Vec<Money>, MoneyError> {
        let earned = self.commission.values().filter(|_| self.clicks != 0);
        earned.map(|commission| commission.share(1, self.clicks)).collect()
    }
}

/// A row of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// The day, or the dimension's value.
    pub key: String,
    /// Its figures.
    pub totals: Totals,
    /// The figures of the days before, if compared.
    pub before: Option<Totals>,
}

/// A report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// By day in a report by day; otherwise by clicks in descending order.
    pub rows: Vec<ReportRow>,
    /// Totals of all rows, including those not shown.
    pub totals: Totals,
    /// Totals of the days before, if compared.
    pub before: Option<Totals>,
}

/// A partner's figures by one dimension.
pub async fn report(app: &App, affiliate: &Affiliate, range: Range, by: By, is_compared: bool) -> Result<Report> {
    settle(app, affiliate).await?;
    let earlier = if is_compared { range.before() } else { None };
    let mut rows = rows(app, affiliate, range, by).await?;
    let mut before = match earlier {
        Some(range) => Some(self::rows(app, affiliate, range, by).await?),
        None => None,
    };
    let shifted = earlier.map(|earlier| (range.from - earlier.from).num_days().unsigned_abs());
    let mut entries = Vec::with_capacity(rows.len());
    if by == By::Day {
        for day in range.days() {
            let earlier = shifted.and_then(|days| day.checked_sub_days(chrono::Days::new(days)));
            let earlier = earlier.and_then(|day| before.as_mut()?.remove(&day.to_string()));
            let totals = rows.remove(&day.to_string()).unwrap_or_default();
            entries.push(ReportRow {
                key: day.to_string(),
                totals,
                before: is_compared.then(|| earlier.unwrap_or_default()),
            });
        }
    } else {
        for (key, totals) in rows {
            let earlier = before.as_mut().map(|before| before.remove(&key).unwrap_or_default());
            entries.push(ReportRow { key, totals, before: earlier });
        }
        // Values that had clicks in the days before only are included, too.
        let gone = before.into_iter().flatten();
        entries.extend(gone.map(|(key, earlier)| ReportRow { key, totals: Totals::default(), before: Some(earlier) }));
        entries.sort_by(|one, other| {
            let order = |entry: &ReportRow| (entry.totals.clicks, entry.totals.orders);
            order(other).cmp(&order(one)).then_with(|| one.key.cmp(&other.key))
        });
    }
    let totals = totals(app, affiliate, range).await?;
    let before = match earlier {
        Some(range) => Some(self::totals(app, affiliate, range).await?),
        None => None,
    };
    Ok(Report { rows: entries, totals, before })
}

async fn rows(app: &App, affiliate: &Affiliate, range: Range, by: By) -> Result<BTreeMap<String, Totals>> {
    let sums = match by.dimension() {
        Some(dimension) => store::sums(&app.db, affiliate.id, dimension, &range.periods()).await?,
        None => store::days(&app.db, affiliate.id, &range.from.to_string(), &range.to.to_string()).await?,
    };
    let mut rows: BTreeMap<String, Totals> = BTreeMap::new();
    for (value, figures) in sums {
        rows.entry(value).or_default().add(&figures)?;
    }
    // Sums that were reversed completely have only zeros.
    rows.retain(|_, totals| {
        let mut amounts = totals.revenue.values().chain(totals.commission.values());
        totals.clicks != 0 || totals.orders != 0 || amounts.any(|amount| !amount.is_zero())
    });
    Ok(rows)
}

async fn totals(app: &App, affiliate: &Affiliate, range: Range) -> Result<Totals> {
    let mut totals = Totals::default();
    for (_, figures) in store::sums(&app.db, affiliate.id, Dimension::Total, &range.periods()).await? {
        totals.add(&figures)?;
    }
    Ok(totals)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_and_earnings_per_click_are_rounded() {
        let euro = |minor| Money::new(minor, "EUR".parse().unwrap());
        let totals = |clicks, earned| Totals {
            clicks,
            orders: 1,
            commission: [(euro(0).currency, euro(earned))].into(),
            ..Totals::default()
        };
        assert!((totals(3, 500).conversion_rate() - 33.33).abs() < f64::EPSILON);
        for (earned, clicks, each) in [(500, 3, 167), (-500, 3, -167), (5, 2, 3), (-5, 2, -3), (4, 3, 1)] {
            assert_eq!(totals(clicks, earned).per_click().unwrap(), [euro(each)], "{earned} of {clicks}");
        }
        assert!(totals(0, 500).per_click().unwrap().is_empty() && totals(0, 500).conversion_rate() == 0.0);
    }
}
