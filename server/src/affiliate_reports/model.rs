//! Dimensions, sums, and how clicks and conversions are added to them.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use serde::Deserialize;
use sqlx::FromRow;
use utoipa::ToSchema;

use super::periods::month;
use crate::{
    attribution::{ClickFacts, DIRECT_LINK},
    commissions::{Commission, CommissionLine, Method, Status},
    id::{AffiliateId, CommissionId, ProductId, TenantId},
    money::{
        CurrencyCode, Money, MoneyError,
        columns::{CommissionMinor, RevenueMinor},
    },
    text_enum::named_enum,
};

/// The source of an order attributed by a discount code alone.
const CODE_SOURCE: &str = "discount_code";
/// Stands for the whole order among its products.
pub const WHOLE: ProductId = ProductId(0);

named_enum! {
    /// A dimension by which figures are summed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Dimension {
        Total = "total",
        Source = "source",
        Medium = "medium",
        Campaign = "campaign",
        Content = "content",
        Term = "term",
        Country = "country",
        Device = "device",
        Browser = "browser",
        Product = "product",
        Landing = "landing",
    }
}

/// Dimension of a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = AnalyticsBy)]
pub enum By {
    /// Day, including days without activity.
    #[default]
    Day,
    /// Campaign source (`utm_source`) or, if there is none, the place where the link was posted.
    Source,
    /// Campaign medium (`utm_medium`).
    Medium,
    /// Campaign name (`utm_campaign`).
    Campaign,
    /// Campaign content (`utm_content`).
    Content,
    /// Campaign term (`utm_term`).
    Term,
    /// Country.
    Country,
    /// Device type: mobile, tablet or desktop.
    Device,
    /// Browser.
    Browser,
    /// Product: clicks on its page, and sales of it.
    Product,
    /// Landing page of the link.
    Landing,
}

impl By {
    /// The dimension of its rows; none for reports by day.
    pub fn dimension(self) -> Option<Dimension> {
        Some(match self {
            Self::Day => return None,
            Self::Source => Dimension::Source,
            Self::Medium => Dimension::Medium,
            Self::Campaign => Dimension::Campaign,
            Self::Content => Dimension::Content,
            Self::Term => Dimension::Term,
            Self::Country => Dimension::Country,
            Self::Device => Dimension::Device,
            Self::Browser => Dimension::Browser,
            Self::Product => Dimension::Product,
            Self::Landing => Dimension::Landing,
        })
    }
}

/// The key of a sum. Sums are updated in this order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    pub affiliate: AffiliateId,
    pub dimension: Dimension,
    /// `2026-11-23`, or `2026-11`.
    pub period: String,
    pub value: String,
    /// The currency of orders; none for clicks.
    pub currency: Option<CurrencyCode>,
}

/// The figures of a sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    pub clicks: i64,
    pub orders: i64,
    /// None for clicks, which have no currency.
    pub sales: Option<Sales>,
}

/// What orders brought, without VAT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sales {
    pub revenue: Money,
    pub commission: Money,
}

impl Figures {
    /// One click.
    pub const CLICK: Self = Self { clicks: 1, orders: 0, sales: None };

    /// Whether there is nothing to add.
    pub fn is_zero(&self) -> bool {
        self.clicks == 0 && self.orders == 0 && self.sales.is_none_or(Sales::is_zero)
    }

    pub fn add(&mut self, other: &Self) -> Result<(), MoneyError> {
        self.clicks += other.clicks;
        self.orders += other.orders;
        self.sales = match (self.sales, other.sales) {
            (Some(own), Some(other)) => Some(own.plus(other)?),
            (own, other) => own.or(other),
        };
        Ok(())
    }
}

impl Sales {
    pub fn zero(currency: CurrencyCode) -> Self {
        Self { revenue: Money::zero(currency), commission: Money::zero(currency) }
    }

    fn is_zero(self) -> bool {
        self.revenue.is_zero() && self.commission.is_zero()
    }

    fn plus(self, other: Self) -> Result<Self, MoneyError> {
        Ok(Self {
            revenue: self.revenue.checked_add(other.revenue)?,
            commission: self.commission.checked_add(other.commission)?,
        })
    }

    fn minus(self, other: Self) -> Result<Self, MoneyError> {
        Ok(Self {
            revenue: self.revenue.checked_sub(other.revenue)?,
            commission: self.commission.checked_sub(other.commission)?,
        })
    }
}

/// Figures to add to sums.
#[derive(Debug, Default)]
pub struct Additions(BTreeMap<Cell, Figures>);

impl Additions {
    /// Adds a click to its day in the partner's time zone.
    pub fn click(&mut self, zone: Tz, click: &ClickFacts) -> Result<(), MoneyError> {
        let product = click.product_id.map(|product| product.to_string());
        let values = [
            (Dimension::Total, Some(String::new())),
            (Dimension::Source, Some(click.traffic_source().to_owned())),
            (Dimension::Medium, Some(click.utm_medium.clone())),
            (Dimension::Campaign, Some(click.utm_campaign.clone())),
            (Dimension::Content, Some(click.utm_content.clone())),
            (Dimension::Term, Some(click.utm_term.clone())),
            (Dimension::Country, Some(click.tenant_id.to_string())),
            (Dimension::Device, Some(click.device.clone())),
            (Dimension::Browser, Some(click.browser.clone())),
            (Dimension::Product, product),
            (Dimension::Landing, Some(click.landing.clone())),
        ];
        let day = day_of(zone, click.occurred_at);
        for (dimension, value) in values {
            let Some(value) = value else { continue };
            self.add(click.affiliate_id, day, dimension, &value, &Figures::CLICK)?;
        }
        Ok(())
    }

    /// Adds the change of a conversion.
    pub fn conversion(&mut self, zone: Tz, conversion: &Conversion, change: &Figures) -> Result<(), MoneyError> {
        let day = day_of(zone, conversion.ordered_at);
        for (dimension, value) in conversion.values() {
            self.add(conversion.affiliate_id, day, dimension, &value, change)?;
        }
        Ok(())
    }

    fn add(
        &mut self,
        affiliate: AffiliateId,
        day: NaiveDate,
        dimension: Dimension,
        value: &str,
        figures: &Figures,
    ) -> Result<(), MoneyError> {
        if figures.is_zero() {
            return Ok(());
        }
        let currency = figures.sales.map(|sales| sales.revenue.currency);
        for period in [day.to_string(), month(day)] {
            let cell = Cell { affiliate, dimension, period, value: value.to_owned(), currency };
            self.0.entry(cell).or_default().add(figures)?;
        }
        Ok(())
    }

    /// The rows in the order in which sums are updated; rows that cancel out are left out.
    pub fn into_rows(self) -> Vec<(Cell, Figures)> {
        self.0.into_iter().filter(|(_, figures)| !figures.is_zero()).collect()
    }
}

fn day_of(zone: Tz, at: DateTime<Utc>) -> NaiveDate {
    at.with_timezone(&zone).date_naive()
}

/// A counted conversion: of a whole order (`WHOLE`), or of one of its products.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct Conversion {
    pub commission_id: CommissionId,
    pub product_id: ProductId,
    pub affiliate_id: AffiliateId,
    pub tenant_id: TenantId,
    pub ordered_at: DateTime<Utc>,
    pub source: String,
    pub medium: String,
    pub campaign: String,
    pub content: String,
    pub term: String,
    pub device: String,
    pub browser: String,
    pub landing: String,
    pub orders: i64,
    #[sqlx(flatten, try_from = "RevenueMinor")]
    pub revenue: Money,
    #[sqlx(flatten, try_from = "CommissionMinor")]
    pub commission: Money,
}

impl Conversion {
    pub fn figures(&self) -> Figures {
        Figures { clicks: 0, orders: self.orders, sales: Some(self.sales()) }
    }

    /// The figures less those that were counted before.
    pub fn change(&self, before: Option<&Self>) -> Result<Figures, MoneyError> {
        let Some(before) = before else { return Ok(self.figures()) };
        let sales = self.sales().minus(before.sales())?;
        Ok(Figures { clicks: 0, orders: self.orders - before.orders, sales: Some(sales) })
    }

    fn sales(&self) -> Sales {
        Sales { revenue: self.revenue, commission: self.commission }
    }

    /// The same without figures, for another product.
    fn empty(self, product_id: ProductId) -> Self {
        let zero = Money::zero(self.revenue.currency);
        Self { product_id, orders: 0, revenue: zero, commission: zero, ..self }
    }

    fn add(&mut self, orders: i64, sales: Sales) -> Result<(), MoneyError> {
        let Sales { revenue, commission } = self.sales().plus(sales)?;
        // It counts as one order, however many of its lines have the product or remain of it.
        (self.orders, self.revenue, self.commission) = (self.orders.max(orders), revenue, commission);
        Ok(())
    }

    /// The sums to which it belongs. For an order attributed by a code alone, device, browser and page are unknown.
    fn values(&self) -> Vec<(Dimension, String)> {
        if self.product_id != WHOLE {
            return vec![(Dimension::Product, self.product_id.to_string())];
        }
        let landing = Some(&self.landing).filter(|landing| !landing.is_empty());
        let mut values = vec![
            (Dimension::Total, String::new()),
            (Dimension::Source, self.source.clone()),
            (Dimension::Medium, self.medium.clone()),
            (Dimension::Campaign, self.campaign.clone()),
            (Dimension::Content, self.content.clone()),
            (Dimension::Term, self.term.clone()),
            (Dimension::Country, self.tenant_id.to_string()),
            (Dimension::Device, self.device.clone()),
            (Dimension::Browser, self.browser.clone()),
        ];
        values.extend(landing.map(|landing| (Dimension::Landing, landing.clone())));
        values
    }

    /// The click data of an order. An order without a click was attributed by a discount code, or by a link whose click was not
    /// recorded.
    fn of_click(commission: &Commission, click: Option<&ClickFacts>) -> Self {
        let without_click = if commission.method == Method::Code { CODE_SOURCE } else { DIRECT_LINK };
        let text = |of: fn(&ClickFacts) -> &str| click.map(of).unwrap_or_default().to_owned();
        let zero = Money::zero(commission.currency);
        Self {
            commission_id: commission.id,
            product_id: WHOLE,
            affiliate_id: commission.affiliate_id,
            tenant_id: commission.tenant_id,
            ordered_at: commission.ordered_at,
            source: click.map_or(without_click, ClickFacts::traffic_source).to_owned(),
            medium: text(|click| &click.utm_medium),
            campaign: text(|click| &click.utm_campaign),
            content: text(|click| &click.utm_content),
            term: text(|click| &click.utm_term),
            device: text(|click| &click.device),
            browser: text(|click| &click.browser),
            landing: text(|click| &click.landing),
            orders: 0,
            revenue: zero,
            commission: zero,
        }
    }

    /// The conversions of an order and of its products by the current state of the commission. `counted` is what was counted of
    /// the order before; its click may have been deleted since.
    pub fn all_of(
        commission: &Commission,
        lines: &[CommissionLine],
        counted: Option<&Self>,
        click: Option<&ClickFacts>,
    ) -> Result<Vec<Self>, MoneyError> {
        let empty = match counted {
            Some(counted) => counted.clone().empty(WHOLE),
            None => Self::of_click(commission, click),
        };
        let is_rejected = commission.computed_status() == Status::Rejected;
        let mut all = BTreeMap::from([(WHOLE, empty.clone())]);
        for line in lines {
            let Some(product) = line.product_id else { continue };
            let (orders, sales) = if is_rejected { (0, Sales::zero(line.total.currency)) } else { of_line(line)? };
            for id in [WHOLE, product] {
                all.entry(id).or_insert_with(|| empty.clone().empty(id)).add(orders, sales)?;
            }
        }
        Ok(all.into_values().collect())
    }
}

/// The remainder of a line: its figures less the returned part.
fn of_line(line: &CommissionLine) -> Result<(i64, Sales), MoneyError> {
    let left = line.total.checked_sub(line.returned)?;
    let sales = Sales {
        revenue: line.base.proportion(left, line.total)?,
        commission: line.commission.checked_sub(line.reversed)?,
    };
    Ok((i64::from(left.is_positive()), sales))
}
