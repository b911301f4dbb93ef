//! The inputs from which a cart was priced, stored with its order, so that a part of it can be priced once more as on that day.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    id::VariantId,
    money::{Money, MoneyError},
    pricing::{
        BasisPoints, CartLine, Charges, CodeOutcome, DeliveryType, Offer, PaymentType, PricingRequest, Promotion,
        Quote, quote,
    },
};

/// Lines and promotions of an order as they were when it was placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PricedBy {
    /// The point in time at which promotions were in force.
    pub at: DateTime<Utc>,
    /// The bought lines, without gifts.
    pub lines: Vec<CartLine>,
    /// Flash deals, quantity offers and goals that affected the price, or whose minimum total was not reached.
    pub promotions: Vec<Promotion>,
    /// The code, if it gave a reward.
    pub code: Option<Promotion>,
}

impl PricedBy {
    /// Keeps those of `promotions` that the quote's trace names.
    pub fn new(
        at: DateTime<Utc>,
        lines: Vec<CartLine>,
        promotions: &[Promotion],
        code: Option<&Promotion>,
        quote: &Quote,
    ) -> Self {
        let named: HashSet<&str> = quote.trace.iter().filter_map(|record| record.promotion.as_deref()).collect();
        let is_used = |promotion: &&Promotion| named.contains(promotion.name.as_str());
        let is_applied = matches!(quote.code, Some(CodeOutcome::Applied(_)));
        Self {
            at,
            lines,
            promotions: promotions.iter().filter(is_used).cloned().collect(),
            code: code.filter(|_| is_applied).cloned(),
        }
    }

    /// Prices the rest of an order when only `kept` pieces of each variant remain; `None` when none do. The code stays applied:
    /// its minimum was reached by the whole order and is not checked again. Shipping and charges are omitted.
    pub fn of_kept(&self, kept: impl Fn(VariantId) -> i64) -> Result<Option<Quote>, MoneyError> {
        let line = |line: &CartLine| {
            let quantity = u32::try_from(kept(line.key.0)).unwrap_or_default().min(line.quantity);
            (quantity > 0).then(|| CartLine { quantity, ..line.clone() })
        };
        let lines: Vec<CartLine> = self.lines.iter().filter_map(line).collect();
        let Some(currency) = lines.first().map(|line| line.unit_price.currency) else { return Ok(None) };
        let code = self.code.clone().map(without_minimum);
        let nothing = Money::zero(currency);
        let charges =
            Charges { shipping: nothing, free_from: None, cash_on_delivery: nothing, vat_rate: BasisPoints(0) };
        let request = PricingRequest {
            at: self.at,
            currency,
            charges,
            lines: &lines,
            promotions: &self.promotions,
            code: code.as_ref(),
            delivery: DeliveryType::Courier,
            payment: PaymentType::Prepaid,
        };
        quote(&request).map(Some)
    }
}

fn without_minimum(mut code: Promotion) -> Promotion {
    if let Offer::Code { minimum, .. } = &mut code.offer {
        *minimum = None;
    }
    code
}
