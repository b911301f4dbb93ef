//! Describes a priced cart in the storefront's language.

use std::{collections::HashMap, sync::Arc};

use super::price::{CartPrice, CodeAnswer, LineProblem, most_pieces};
use crate::{
    app::App,
    cart::model::{
        CartQuote, CouponState, LineIssue, QuotedCoupon, QuotedDiscount, QuotedGift, QuotedGoal, QuotedLine,
        QuotedReward, QuotedVat, StoredLine,
    },
    catalog::{DescribedVariant, Price, guarantee_notice},
    error::Result,
    i18n::Arg,
    id::VariantId,
    inventory::Unavailable,
    money::Money,
    pricing::{CodeOutcome, CodeRefusal, GoalProgress, LineQuote, Reward, VatShare},
    promotions::{CouponRefusal, TenantPromotions},
    tenancy::Storefront,
    translate::translate,
};

/// Status of a code.
#[derive(Clone, Copy, Debug)]
pub(super) enum CodeStatus {
    Applied(Money),
    Waiting(CodeRefusal),
    Refused(&'static str),
    NeedsEmail,
    Unknown,
    TooMany,
}

impl CodeStatus {
    pub(super) fn of(answer: &CodeAnswer, outcome: Option<CodeOutcome>) -> Self {
        match (answer, outcome) {
            (CodeAnswer::Unknown | CodeAnswer::Refused(CouponRefusal::NotOwner), _) => Self::Unknown,
            (CodeAnswer::Refused(CouponRefusal::Expired), _) => Self::Refused("error-coupon-expired"),
            (CodeAnswer::Refused(CouponRefusal::UsedUp), _) => Self::Refused("error-coupon-used-up"),
            (CodeAnswer::Refused(CouponRefusal::UsedByPerson), _) => Self::Refused("error-coupon-used"),
            (CodeAnswer::Priced(_), Some(CodeOutcome::Applied(amount))) => Self::Applied(amount),
            (CodeAnswer::Priced(_), Some(CodeOutcome::Refused(refusal))) => match refusal {
                CodeRefusal::NotStarted => Self::Refused("error-coupon-not-started"),
                CodeRefusal::Expired => Self::Refused("error-coupon-expired"),
                CodeRefusal::NoMatchingProducts | CodeRefusal::MinimumNotReached { .. } => Self::Waiting(refusal),
            },
            (CodeAnswer::Priced(_), None) => Self::Waiting(CodeRefusal::NoMatchingProducts),
        }
    }

    /// Whether the code applies, or would apply to another cart.
    pub(super) fn may_apply(self) -> bool {
        matches!(self, Self::Applied(_) | Self::Waiting(_))
    }

    fn state(self) -> CouponState {
        match self {
            Self::Applied(_) => CouponState::Applied,
            Self::Waiting(_) => CouponState::Waiting,
            Self::NeedsEmail => CouponState::NeedsEmail,
            Self::Refused(_) => CouponState::Refused,
            Self::Unknown | Self::TooMany => CouponState::Unknown,
        }
    }

    fn reason(self) -> &'static str {
        match self {
            Self::Applied(_) => "notice-coupon-applied",
            Self::Waiting(CodeRefusal::MinimumNotReached { .. }) => "error-coupon-minimum",
            Self::Waiting(_) => "error-coupon-products",
            Self::NeedsEmail => "error-coupon-email",
            Self::Refused(reason) => reason,
            Self::Unknown => "error-coupon-unknown",
            Self::TooMany => "error-rate-limited",
        }
    }
}

/// A priced cart, with the data for its texts.
pub(super) struct Cart<'a> {
    pub(super) app: &'a App,
    pub(super) front: &'a Storefront,
    pub(super) price: &'a CartPrice,
    pub(super) described: &'a HashMap<VariantId, Arc<DescribedVariant>>,
    pub(super) promotions: &'a TenantPromotions,
}

impl Cart<'_> {
    pub(super) fn quote(
        &self,
        wanted: &[StoredLine],
        code: Option<&str>,
        status: Option<CodeStatus>,
    ) -> Result<CartQuote> {
        let quote = &self.price.quote;
        let lines: Vec<QuotedLine> = wanted.iter().map(|line| self.line(line, code)).collect::<Result<_>>()?;
        Ok(CartQuote {
            currency: self.front.tenant.currency.code,
            is_clean: lines.iter().all(|line| line.issues.is_empty()),
            pieces: lines.iter().map(|line| line.quantity).sum(),
            lines,
            guarantee: guarantee_notice(self.app, self.front),
            gifts: quote.gifts.iter().filter_map(|variant| self.gift(*variant)).collect(),
            regular: quote.regular,
            subtotal: quote.subtotal,
            discounts: self.discounts(&quote.lines, code)?,
            goods: quote.goods,
            saved: quote.saved()?,
            shipping: quote.shipping,
            free_shipping_from: self.front.tenant.free_delivery_from,
            missing_to_free_shipping: quote.missing_to_free_shipping,
            cash_on_delivery: quote.cash_on_delivery,
            total: quote.total,
            vat: quote.vat.iter().map(vat).collect(),
            goals: quote.goals.iter().map(|goal| self.goal(goal)).collect(),
            coupon: code.zip(status).map(|(code, status)| self.coupon(code, status)),
        })
    }

    fn line(&self, wanted: &StoredLine, code: Option<&str>) -> Result<QuotedLine> {
        let variant_id = wanted.variant_id;
        let offer = self.price.offers.get(&variant_id);
        let quoted = self.price.quote.lines.iter().find(|line| line.key.0 == variant_id);
        let known = self.described.get(&variant_id).filter(|_| offer.is_some());
        let zero = self.zero();
        let unit = quoted.map_or(zero, |line| line.unit);
        let regular = quoted.map_or(zero, |line| line.regular_unit);
        let quantity = quoted.map_or(0, |line| i64::from(line.quantity));
        Ok(QuotedLine {
            variant_id,
            id: known.map(|known| known.product_id),
            sku: known.and_then(|known| known.sku.clone()),
            name: known.map(|known| known.name.clone()).unwrap_or_default(),
            brand: known.and_then(|known| known.brand.clone()),
            path: known.map(|known| known.path.clone()).unwrap_or_default(),
            picture: known.and_then(|known| known.picture.clone()),
            color: known.and_then(|known| known.colour.clone()),
            color_id: known.and_then(|known| known.colour_id),
            size: known.and_then(|known| known.size.clone()),
            size_id: known.and_then(|known| known.size_id),
            other: known.and_then(|known| known.other.clone()),
            categories_arr: known.map(|known| known.categories.clone()).unwrap_or_default(),
            composition: known.map(|known| known.composition.clone()).unwrap_or_default(),
            manufacturer: known.and_then(|known| known.maker.clone()),
            quantity,
            wanted: wanted.quantity,
            max_quantity: i64::from(offer.map_or(0, most_pieces)),
            currency: self.front.tenant.currency.code,
            unit_price: regular,
            discount_price: reduced(unit, regular)?,
            price: quoted.map(|line| piece_price(known, line)).transpose()?,
            total: quoted.map_or(zero, |line| line.total),
            subtotal: unit.checked_mul(quantity)?,
            discounts: self.discounts(quoted, code)?,
            issues: self.issues(wanted, quoted),
        })
    }

    fn issues(&self, wanted: &StoredLine, quoted: Option<&LineQuote>) -> Vec<LineIssue> {
        let problem = self.price.problems.iter().find(|(variant, _)| *variant == wanted.variant_id);
        let problem = problem.map(|(_, problem)| match problem {
            LineProblem::Unavailable(Unavailable::Unknown | Unavailable::Retired) => ("error-cart-gone", Vec::new()),
            LineProblem::Unavailable(Unavailable::NotSoldHere | Unavailable::Hidden) => {
                ("error-cart-not-here", Vec::new())
            }
            LineProblem::Short { available: 0 } => ("error-cart-sold-out", Vec::new()),
            LineProblem::Short { available } => ("error-cart-short", vec![("count", Arg::from(*available))]),
        });
        let shown = wanted.shown_minor.map(|minor| self.front.tenant.money(minor));
        let moved = quoted.zip(shown).filter(|(line, shown)| line.unit != *shown);
        let moved = moved.map(|(line, shown)| {
            (
                "error-cart-price",
                vec![("before", Arg::from(self.written(shown))), ("now", Arg::from(self.written(line.unit)))],
            )
        });
        let issue = |(code, args): (&'static str, Vec<(&'static str, Arg<'static>)>)| LineIssue {
            message: translate(self.app, self.front, code, &args),
            code,
        };
        problem.into_iter().chain(moved).map(issue).collect()
    }

    fn gift(&self, variant_id: VariantId) -> Option<QuotedGift> {
        let known = self.described.get(&variant_id)?;
        Some(QuotedGift {
            variant_id,
            name: known.name.clone(),
            path: known.path.clone(),
            sku: known.sku.clone(),
            options: [&known.colour, &known.size, &known.other].into_iter().flatten().cloned().collect(),
            composition: known.composition.clone(),
            manufacturer: known.maker.clone(),
            picture: known.picture.clone(),
        })
    }

    /// The discounts that promotions gave on these lines together, in the order of the pipeline.
    fn discounts<'a>(
        &self,
        lines: impl IntoIterator<Item = &'a LineQuote>,
        code: Option<&str>,
    ) -> Result<Vec<QuotedDiscount>> {
        let mut sums: Vec<(&str, Money)> = Vec::new();
        for discount in lines.into_iter().flat_map(|line| &line.discounts) {
            match sums.iter_mut().find(|(name, _)| *name == discount.promotion) {
                Some((_, sum)) => *sum = sum.checked_add(discount.amount)?,
                None => sums.push((&discount.promotion, discount.amount)),
            }
        }
        let discount = |(name, amount)| QuotedDiscount { title: self.discount_title(name, code), amount };
        Ok(sums.into_iter().map(discount).collect())
    }

    /// Title of a discount; a coupon promotion is titled with the code that was entered.
    fn discount_title(&self, promotion: &str, code: Option<&str>) -> String {
        let is_coupon = self.promotions.coupons.values().any(|coupon| coupon.name == promotion);
        code.filter(|_| is_coupon).map_or_else(|| self.title(promotion), |code| code.trim().to_uppercase())
    }

    fn goal(&self, goal: &GoalProgress) -> QuotedGoal {
        QuotedGoal {
            title: self.title(&goal.promotion),
            reached: goal.reached.map(reward),
            next: goal.next.map(reward),
            missing: goal.missing,
        }
    }

    /// The promotion's title in the storefront's language, otherwise in the country's default language.
    fn title(&self, promotion: &str) -> String {
        let texts = self.promotions.records.get(promotion).map(|record| &record.texts);
        let of = |code: &str| texts?.get(code).map(|text| text.title.clone()).filter(|title| !title.is_empty());
        let language = &self.front.language;
        // A regional language (de-AT) falls back to its base language (de).
        let broader = language.locale.split('-').next().unwrap_or_default();
        let own = of(&language.code).or_else(|| of(broader));
        own.or_else(|| of(&self.front.tenant.default_language.code)).unwrap_or_default()
    }

    fn coupon(&self, code: &str, status: CodeStatus) -> QuotedCoupon {
        let missing = match status {
            CodeStatus::Waiting(CodeRefusal::MinimumNotReached { missing, .. }) => {
                vec![("missing", Arg::from(self.written(missing)))]
            }
            _ => Vec::new(),
        };
        QuotedCoupon {
            code: code.trim().to_uppercase(),
            state: status.state(),
            reason: status.reason(),
            message: translate(self.app, self.front, status.reason(), &missing),
            amount: if let CodeStatus::Applied(amount) = status { amount } else { self.zero() },
        }
    }

    /// The amount in the country's money format.
    fn written(&self, amount: Money) -> String {
        self.front.tenant.currency.format(amount)
    }

    fn zero(&self) -> Money {
        Money::zero(self.front.tenant.currency.code)
    }
}

/// The price of a piece as on its product page; a flash deal counts as a reduction from the price without it.
fn piece_price(known: Option<&Arc<DescribedVariant>>, line: &LineQuote) -> Result<Price> {
    let plain = known.map(|known| known.price).filter(|price| price.effective == line.unit);
    if let Some(plain) = plain {
        return Ok(plain);
    }
    let reference = known.and_then(|known| known.price.lowest).unwrap_or(line.regular_unit);
    let discount = reduced(line.unit, line.regular_unit)?;
    Ok(Price {
        regular: line.regular_unit,
        discount,
        effective: line.unit,
        lowest: known.and_then(|known| known.price.lowest).filter(|_| discount.is_some()),
        percent: discount.map_or(0, |unit| reference.percent_off(unit)),
        ends_at: None,
    })
}

/// The price of a piece when it is below the regular one.
fn reduced(unit: Money, regular: Money) -> Result<Option<Money>> {
    Ok(unit.compare(regular)?.is_lt().then_some(unit))
}

fn vat(share: &VatShare) -> QuotedVat {
    QuotedVat { rate_basis_points: i64::from(share.rate.0), gross: share.gross, tax: share.tax }
}

fn reward(reward: Reward) -> QuotedReward {
    match reward {
        Reward::Percent(percent) => QuotedReward::Percent { basis_points: i64::from(percent.0) },
        Reward::Amount(amount) => QuotedReward::Amount { amount },
        Reward::FreeDelivery => QuotedReward::FreeDelivery,
        Reward::Gift(_) => QuotedReward::Gift,
    }
}
