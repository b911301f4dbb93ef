//! The response bodies of the partner endpoints for commissions.

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

/// An amount in one currency.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CommissionAmount)]
pub struct Amount {
    /// Currency code, ISO 4217.
    currency: String,
    /// Amount in hundredths of the currency unit.
    minor: i64,
    /// Amount formatted for display.
    formatted: String,
}

/// Reason for which a commission awaits review.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CommissionHoldReason)]
pub struct HoldReasonView {
    /// Name of the rule.
    code: String,
    /// Explanation in the response language.
    text: String,
}

/// A commission of a partner.
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
    /// Whether the commission must be reviewed before it is approved.
    is_held: bool,
    /// Order number; null for a bonus.
    #[schema(required)]
    order_number: Option<String>,
    /// Time at which the order was placed, RFC 3339.
    ordered_at: DateTime<Utc>,
    /// Country code.
    country: String,
    /// Currency code, ISO 4217.
    currency: String,
    /// Amount on which the commission is calculated: the lines after all discounts, without VAT and shipping; in minor units.
    base_minor: i64,
    /// Commission less reversals, formatted for display.
    commission_amount: String,
    /// Commission earned, in minor units.
    commission_minor: i64,
    /// Part of the commission reversed because goods were returned, in minor units.
    reversed_minor: i64,
    /// Time at which the hold period ends, RFC 3339; null until the order is delivered.
    #[schema(required)]
    hold_until: Option<DateTime<Utc>>,
    /// Reasons for which the commission awaits review; empty unless `isHeld`.
    hold_reasons: Vec<HoldReasonView>,
    /// How the order was attributed: `code`, `click`, `session` or `manual`.
    method: String,
    /// Code of the discount that was used or linked; null if there is none.
    #[schema(required)]
    discount_code: Option<String>,
    /// Reason for a rejection or adjustment; null if there is none.
    #[schema(required)]
    note: Option<String>,
}

/// A discount of the partner, with its results.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateDiscountView)]
pub struct DiscountView {
    #[schema(value_type = i64)]
    id: AffiliateDiscountId,
    /// Discount code.
    code: String,
    /// `active`, `scheduled`, `expired` or `disabled`.
    status: String,
    /// Title of the promotion, in the response language if available.
    description: String,
    /// Number of orders that used the code.
    uses: i64,
    /// Revenue of the orders attributed to the discount, without VAT and shipping.
    revenue: Vec<Amount>,
    /// Commission earned with those orders.
    commission: Vec<Amount>,
    /// Start of validity, RFC 3339; null if there is none.
    #[schema(required)]
    valid_from: Option<DateTime<Utc>>,
    /// End of validity (exclusive), RFC 3339; null if there is none.
    #[schema(required)]
    valid_to: Option<DateTime<Utc>>,
}

/// A month for which there is a statement.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StatementMonth {
    year: i32,
    /// Month, 1 to 12.
    month: u32,
    /// Balance owed to the partner at the end of the month, by currency.
    closing: Vec<Amount>,
}

/// Total of one type of movement in a month.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = StatementMovementView)]
pub struct MovementView {
    /// Movement type: `earned`, `credited`, `reversed`, `rejected` or `paid`.
    kind: String,
    /// Movement type in the response language.
    label: String,
    /// Number of movements.
    count: i64,
    /// Change of the balance.
    amount: Amount,
}

/// Part of a statement in one currency.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = StatementCurrencyView)]
pub struct CurrencyView {
    /// Currency code, ISO 4217.
    currency: String,
    /// Balance at the start of the month.
    opening: Amount,
    movements: Vec<MovementView>,
    /// Balance at the end of the month.
    closing: Amount,
    /// Part of the closing balance not approved yet.
    pending: Amount,
    /// Part of the closing balance that is approved, to be paid with the next payout or already part of one.
    payable: Amount,
}

/// A partner's monthly statement.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AffiliateStatement)]
pub struct StatementView {
    year: i32,
    /// Month, 1 to 12.
    month: u32,
    /// Start of the month in the partner's time zone, RFC 3339.
    from: DateTime<Utc>,
    /// End of the month (exclusive) in the partner's time zone, RFC 3339.
    to: DateTime<Utc>,
    currencies: Vec<CurrencyView>,
}

/// The header of the CSV. It is read by programs, so the column names are the same in all languages.
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

/// The context in which responses are formatted.
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
        let text = self.context.text(&format!("commission-hold-{}", rule.name()));
        HoldReasonView { code: rule.name().to_owned(), text }
    }

    fn country(&self, commission: &Commission) -> String {
        let directory = self.context.app.directory();
        directory.tenant(commission.tenant_id).map(|tenant| tenant.code.clone()).unwrap_or_default()
    }

    pub fn commission(&self, one: &Commission) -> Result<CommissionView> {
        let reasons = one.hold_reasons.iter().filter(|_| one.is_held);
        // The partner sees the note of a bonus or an adjustment, and the reason for a rejection.
        let note = one.note.clone().filter(|_| one.kind == Kind::Adjustment || one.status == Status::Rejected);
        Ok(CommissionView {
            id: one.id,
            status: one.status.name().to_owned(),
            kind: one.kind.name().to_owned(),
            is_held: one.is_held,
            order_number: one.order_number.clone(),
            ordered_at: one.ordered_at,
            country: self.country(one),
            currency: one.currency.to_string(),
            base_minor: one.base.minor,
            commission_amount: self.amount(one.net()?).formatted,
            commission_minor: one.commission.minor,
            reversed_minor: one.reversed.minor,
            hold_until: one.hold_until,
            hold_reasons: reasons.map(|reason| self.reason(reason.rule)).collect(),
            method: one.method.name().to_owned(),
            discount_code: one.discount_id.and_then(|id| self.codes.get(&id).cloned()),
            note,
        })
    }

    /// A row of the CSV.
    pub fn cells(&self, one: &Commission) -> Result<[String; 14]> {
        Ok([
            one.id.to_string(),
            one.status.name().to_owned(),
            one.kind.name().to_owned(),
            if one.is_held { "yes".to_owned() } else { String::new() },
            one.order_number.clone().unwrap_or_default(),
            one.ordered_at.to_rfc3339(),
            self.country(one),
            one.currency.to_string(),
            one.base.decimal(),
            one.commission.decimal(),
            one.reversed.decimal(),
            one.net()?.decimal(),
            one.method.name().to_owned(),
            one.discount_id.and_then(|id| self.codes.get(&id).cloned()).unwrap_or_default(),
        ])
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
            let movement = |movement: &Movement| MovementView {
                kind: movement.kind.clone(),
                label: self.context.text(&format!("commission-statement-{}", movement.kind)),
                count: movement.count,
                amount: self.amount(movement.amount),
            };
            CurrencyView {
                currency: one.currency.to_string(),
                opening: self.amount(one.opening),
                movements: one.movements.iter().map(movement).collect(),
                closing: self.amount(one.closing),
                pending: self.amount(one.pending),
                payable: self.amount(one.payable),
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
