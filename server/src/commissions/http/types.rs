//! What the partners' calls about commissions answer with.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    affiliates::{self, Affiliate, Discount},
    clock::When,
    commissions::{
        model::{Commission, DiscountSum, Kind, Status},
        rule::Rule,
        service::written_amount,
        statement::{ClosedMonth, Movement, Statement},
    },
    error::Result,
    http::ApiContext,
    id::{AffiliateDiscountId, CommissionId},
    money::Money,
};

/// An amount of one currency.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CommissionAmount)]
pub struct Amount {
    /// ISO 4217.
    currency: String,
    /// In hundredths.
    minor: i64,
    /// As the country of the currency writes it.
    formatted: String,
}

/// Why a commission waits for somebody to look at it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CommissionHoldReason)]
pub struct HoldReasonView {
    /// The rule's name.
    code: String,
    /// What it is about, in the request's language.
    text: String,
}

/// A commission as its partner sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateCommission)]
pub struct CommissionView {
    #[schema(value_type = i64)]
    id: CommissionId,
    /// `pending`, `approved`, `paid`, `rejected` or `reversed`.
    status: String,
    /// `order`, `bonus` or `adjustment`.
    kind: String,
    /// Whether somebody has to look at it before it is approved.
    is_held: bool,
    /// The order's number; none for a bonus.
    #[schema(required)]
    order_number: Option<String>,
    /// When the order was placed.
    ordered_at: DateTime<Utc>,
    /// The country's code.
    country: String,
    /// ISO 4217.
    currency: String,
    /// What it is a share of: what the lines cost after all discounts, without VAT and shipping.
    base_minor: i64,
    /// What is left of it, as the country writes it.
    commission_amount: String,
    /// What was earned.
    commission_minor: i64,
    /// How much of that went back with the order.
    reversed_minor: i64,
    /// When its hold ends; none before the order is delivered.
    #[schema(required)]
    hold_until: Option<DateTime<Utc>>,
    /// Why it is held.
    hold_reasons: Vec<HoldReasonView>,
    /// `code`, `click`, `session` or `manual`.
    method: String,
    /// The code of the discount that was used or linked.
    #[schema(required)]
    discount_code: Option<String>,
    /// Why it was rejected or adjusted.
    #[schema(required)]
    note: Option<String>,
}

/// A discount of the partner, and what it brought.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateDiscountView)]
pub struct DiscountView {
    #[schema(value_type = i64)]
    id: AffiliateDiscountId,
    /// As it is printed.
    code: String,
    /// `active`, `scheduled`, `expired` or `disabled`.
    status: String,
    /// What it gives, in the request's language where the promotion says it.
    description: String,
    /// How many orders used it.
    uses: i64,
    /// What the orders that counted for it cost, without VAT and shipping.
    revenue: Vec<Amount>,
    /// What they earned.
    commission: Vec<Amount>,
    /// From when it holds.
    #[schema(required)]
    valid_from: Option<DateTime<Utc>>,
    /// Until just before when.
    #[schema(required)]
    valid_to: Option<DateTime<Utc>>,
}

/// A month of which there is a statement.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StatementMonth {
    year: i32,
    /// From 1.
    month: u32,
    /// What was owed to the partner at its end.
    closing: Vec<Amount>,
}

/// What one kind of act came to in a month.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = StatementMovementView)]
pub struct MovementView {
    /// `earned`, `credited`, `reversed`, `rejected` or `paid`.
    kind: String,
    /// The same in the request's language.
    label: String,
    /// How often.
    count: i64,
    /// By how much it changed what is owed.
    amount: Amount,
}

/// A statement's part in one currency.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = StatementCurrencyView)]
pub struct CurrencyView {
    /// ISO 4217.
    currency: String,
    /// What was owed at the month's beginning.
    opening: Amount,
    movements: Vec<MovementView>,
    /// What was owed at its end.
    closing: Amount,
    /// Of that not approved yet.
    pending: Amount,
    /// Of that approved, for the next payout or in one.
    payable: Amount,
}

/// A partner's statement of a month.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateStatement)]
pub struct StatementView {
    year: i32,
    /// From 1.
    month: u32,
    /// Its first moment, in the partner's time zone.
    from: DateTime<Utc>,
    /// The first moment after it.
    to: DateTime<Utc>,
    currencies: Vec<CurrencyView>,
}

/// The head of the CSV, which programs read: its names are the same in all languages.
pub const HEAD: [&str; 14] = [
    "id",
    "status",
    "kind",
    "held",
    "order",
    "ordered_at",
    "country",
    "currency",
    "base",
    "commission",
    "reversed",
    "net",
    "method",
    "discount_code",
];

/// What answers are written with.
pub struct Viewer<'a> {
    context: &'a ApiContext,
    codes: HashMap<AffiliateDiscountId, String>,
}

impl<'a> Viewer<'a> {
    pub async fn of(context: &'a ApiContext, partner: &Affiliate) -> Result<Self> {
        let discounts = affiliates::discounts(&context.app, partner.id).await?;
        let codes = discounts.into_iter().map(|discount| (discount.id, discount.code)).collect();
        Ok(Self { context, codes })
    }

    fn amount(&self, amount: Money) -> Amount {
        let formatted = written_amount(&self.context.app, &self.context.storefront.tenant, amount);
        Amount { currency: amount.currency.to_string(), minor: amount.minor, formatted }
    }

    fn reason(&self, rule: Rule) -> HoldReasonView {
        let text = self.context.say(&format!("commission-hold-{}", rule.word()));
        HoldReasonView { code: rule.word().to_owned(), text }
    }

    fn country(&self, commission: &Commission) -> String {
        let directory = self.context.app.directory();
        directory.tenant(commission.tenant_id).map(|tenant| tenant.code.clone()).unwrap_or_default()
    }

    pub fn commission(&self, one: &Commission) -> CommissionView {
        let reasons = one.hold_reasons.iter().filter(|_| one.is_held);
        // An operator's words about a bonus or a correction are for the partner, and so is why something was rejected.
        let note = one.note.clone().filter(|_| one.kind == Kind::Adjustment || one.status == Status::Rejected);
        CommissionView {
            id: one.id,
            status: one.status.word().to_owned(),
            kind: one.kind.word().to_owned(),
            is_held: one.is_held,
            order_number: one.order_number.clone(),
            ordered_at: one.ordered_at,
            country: self.country(one),
            currency: one.currency.to_string(),
            base_minor: one.base_minor,
            commission_amount: self.amount(one.net()).formatted,
            commission_minor: one.commission_minor,
            reversed_minor: one.reversed_minor,
            hold_until: one.hold_until,
            hold_reasons: reasons.map(|reason| self.reason(reason.rule)).collect(),
            method: one.method.word().to_owned(),
            discount_code: one.discount_id.and_then(|id| self.codes.get(&id).cloned()),
            note,
        }
    }

    /// A row of the CSV.
    pub fn cells(&self, one: &Commission) -> [String; 14] {
        let plain = |minor: i64| {
            let sign = if minor < 0 { "-" } else { "" };
            format!("{sign}{}.{:02}", minor.unsigned_abs() / 100, minor.unsigned_abs() % 100)
        };
        [
            one.id.to_string(),
            one.status.word().to_owned(),
            one.kind.word().to_owned(),
            if one.is_held { "yes".to_owned() } else { String::new() },
            one.order_number.clone().unwrap_or_default(),
            one.ordered_at.to_rfc3339(),
            self.country(one),
            one.currency.to_string(),
            plain(one.base_minor),
            plain(one.commission_minor),
            plain(one.reversed_minor),
            plain(one.net().minor),
            one.method.word().to_owned(),
            one.discount_id.and_then(|id| self.codes.get(&id).cloned()).unwrap_or_default(),
        ]
    }

    pub fn discount(&self, discount: Discount, sums: &[DiscountSum]) -> DiscountView {
        let promotion = &discount.promotion;
        let front = &self.context.storefront;
        let instant = |when: Option<When>| when.map(|when| when.instant(front.tenant.time_zone));
        let (valid_from, valid_to) = (instant(promotion.starts), instant(promotion.ends));
        let texts = &promotion.texts;
        let text = texts.get(&front.language.code).or_else(|| texts.get("en")).or_else(|| texts.values().next());
        let description = text.map(|text| text.title.clone()).unwrap_or_default();
        let own = sums.iter().filter(|sum| sum.discount_id == discount.id);
        let now = self.context.app.clock.now();
        let status = if !discount.is_enabled {
            "disabled"
        } else if valid_to.is_some_and(|to| to <= now) {
            "expired"
        } else if valid_from.is_some_and(|from| from > now) {
            "scheduled"
        } else {
            "active"
        };
        DiscountView {
            id: discount.id,
            code: discount.code,
            status: status.to_owned(),
            description,
            uses: discount.uses,
            revenue: own.clone().map(|sum| self.amount(sum.base)).collect(),
            commission: own.map(|sum| self.amount(sum.earned)).collect(),
            valid_from,
            valid_to,
        }
    }

    pub fn month(&self, closed: &ClosedMonth) -> StatementMonth {
        let closing = closed.balances.iter().map(|balance| self.amount(*balance)).collect();
        StatementMonth { year: closed.year, month: closed.month, closing }
    }

    pub fn statement(&self, statement: &Statement) -> StatementView {
        let currencies = statement.currencies.iter().map(|one| {
            let amount = |minor: i64| self.amount(Money::new(minor, one.currency));
            let movement = |movement: &Movement| MovementView {
                kind: movement.kind.clone(),
                label: self.context.say(&format!("commission-statement-{}", movement.kind)),
                count: movement.count,
                amount: amount(movement.minor),
            };
            CurrencyView {
                currency: one.currency.to_string(),
                opening: amount(one.opening_minor),
                movements: one.movements.iter().map(movement).collect(),
                closing: self.amount(one.closing()),
                pending: amount(one.pending_minor),
                payable: amount(one.payable_minor),
            }
        });
        StatementView {
            year: statement.year,
            month: statement.month,
            from: statement.from,
            to: statement.to,
            currencies: currencies.collect(),
        }
    }
}
