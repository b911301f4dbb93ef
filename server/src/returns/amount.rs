//! What a return refunds, computed from the order's lines, earlier refunds and the goods that are kept: pure functions.
//!
//! Pieces are refunded at their share of what their line cost after all discounts. For a return by the shop's rules, the rest is
//! priced once more, as on the day of the order. When the kept goods cost more that way than their shares, offers or goals gave
//! more than they would have; the difference to the state before is deducted, at most what the pieces cost. When everything is
//! returned later, nothing is kept that could cost more, and earlier deductions are refunded: in total, exactly what was paid is
//! refunded, in whatever parts.

use std::collections::{BTreeMap, HashMap};

use crate::{
    error::{Error, Result},
    id::VariantId,
    money::{CurrencyCode, Money},
    orders::{LineRefund, Order, OrderLine},
    pricing::{PricedBy, Quote},
    returns::model::Kind,
};

/// Pieces by position.
pub type PieceCounts = BTreeMap<i64, i64>;

/// A discount that an offer or a goal no longer gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostDiscount {
    /// The promotion's title as on the order's lines.
    pub title: String,
    /// The lost amount.
    pub amount_minor: i64,
}

/// The refund for goods.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Goods {
    /// By line; with zero pieces when an earlier deduction is refunded.
    pub lines: Vec<LineRefund>,
    /// Their sum.
    pub minor: i64,
    /// The deductions, by promotion.
    pub lost: Vec<LostDiscount>,
    /// The final price of the kept goods.
    pub kept_minor: i64,
}

/// The refund for these pieces.
pub fn goods(
    currency: CurrencyCode,
    lines: &[OrderLine],
    priced_by: Option<&PricedBy>,
    going: &PieceCounts,
    kind: Kind,
) -> Result<Goods> {
    let pieces = |line: &OrderLine| going.get(&line.position).copied().unwrap_or_default();
    let after = |line: &OrderLine| line.refunded_pieces + pieces(line);
    let shares: i64 =
        lines.iter().map(|line| line.cost_of_first(after(line)) - line.cost_of_first(line.refunded_pieces)).sum();
    let before = overpaid_share(lines, priced_by, |line| line.refunded_pieces)?;
    let change = overpaid_share(lines, priced_by, after)? - before;
    // A withdrawal is never charged for lost discounts; earlier deductions are refunded nevertheless.
    let deduction = if kind == Kind::Withdrawal { change.min(0) } else { change };
    let rooms: Vec<i64> =
        lines.iter().map(|line| (line.cost_of_first(after(line)) - line.refunded_minor).max(0)).collect();
    let minor = (shares - deduction).clamp(0, rooms.iter().sum());
    let weights: Vec<u64> = rooms.iter().map(|room| room.unsigned_abs()).collect();
    let parts = allocated(Money::new(minor, currency), &weights)?;
    let refunds = lines.iter().zip(parts).map(|(line, amount_minor)| LineRefund {
        position: line.position,
        pieces: pieces(line),
        amount_minor,
    });
    let paid: i64 = lines.iter().map(|line| line.total_minor - line.refunded_minor).sum();
    let deducted = (shares - minor).max(0);
    Ok(Goods {
        lines: refunds.filter(|refund| refund.pieces > 0 || refund.amount_minor > 0).collect(),
        minor,
        lost: if deducted > 0 { lost(currency, lines, priced_by, after, deducted)? } else { Vec::new() },
        kept_minor: paid - minor,
    })
}

/// Refund of shipping and charges, once everything was returned within the legal time; `given` has been refunded before.
pub fn charges(order: &Order, lines: &[OrderLine], going: &PieceCounts, all_in_time: bool, given: i64) -> i64 {
    let is_back = |line: &OrderLine| {
        line.details.is_gift
            || line.refunded_pieces + going.get(&line.position).copied().unwrap_or_default() >= line.quantity
    };
    if !all_in_time || !lines.iter().all(is_back) {
        return 0;
    }
    (order.snapshot.shipping_minor + order.snapshot.cash_on_delivery_minor - given).max(0)
}

/// By how much the kept goods would cost more on their own than their share of the order, when `gone` pieces of each line have
/// been returned.
fn overpaid_share(lines: &[OrderLine], priced_by: Option<&PricedBy>, gone: impl Fn(&OrderLine) -> i64) -> Result<i64> {
    let Some(quote) = of_kept(lines, priced_by, &gone)? else { return Ok(0) };
    let share: i64 = lines.iter().map(|line| line.total_minor - line.cost_of_first(gone(line))).sum();
    Ok((quote.goods.minor - share).max(0))
}

/// The price of the kept goods; `None` when nothing is kept, or when the order does not store its pricing inputs.
fn of_kept(
    lines: &[OrderLine],
    priced_by: Option<&PricedBy>,
    gone: impl Fn(&OrderLine) -> i64,
) -> Result<Option<Quote>> {
    let Some(priced_by) = priced_by else { return Ok(None) };
    let bought = lines.iter().filter(|line| !line.details.is_gift);
    let kept: HashMap<VariantId, i64> = bought.map(|line| (line.variant_id, line.quantity - gone(line))).collect();
    priced_by.of_kept(|variant| kept.get(&variant).copied().unwrap_or_default()).map_err(Error::internal)
}

fn allocated(amount: Money, weights: &[u64]) -> Result<Vec<i64>> {
    if amount.minor == 0 {
        return Ok(vec![0; weights.len()]);
    }
    Ok(amount.allocate(weights).map_err(Error::internal)?.into_iter().map(|part| part.minor).collect())
}

/// Spreads a deduction over the promotions that give less for the kept goods.
fn lost(
    currency: CurrencyCode,
    lines: &[OrderLine],
    priced_by: Option<&PricedBy>,
    gone: impl Fn(&OrderLine) -> i64,
    deducted: i64,
) -> Result<Vec<LostDiscount>> {
    let (Some(whole), Some(kept)) = (of_kept(lines, priced_by, |_| 0)?, of_kept(lines, priced_by, &gone)?) else {
        return Ok(Vec::new());
    };
    let mut less: BTreeMap<String, i64> = BTreeMap::new();
    for line in lines.iter().filter(|line| !line.details.is_gift) {
        let left = line.quantity - gone(line);
        for (title, name, amount) in discounts(&whole, line) {
            let share = amount * left / line.quantity.max(1);
            let given: i64 =
                discounts(&kept, line).filter(|(_, other, _)| *other == name).map(|(.., amount)| amount).sum();
            *less.entry(title).or_default() += share - given;
        }
    }
    let less: Vec<(String, i64)> = less.into_iter().filter(|(_, minor)| *minor > 0).collect();
    if less.is_empty() {
        return Ok(Vec::new());
    }
    let weights: Vec<u64> = less.iter().map(|(_, minor)| minor.unsigned_abs()).collect();
    let parts = allocated(Money::new(deducted, currency), &weights)?;
    let lost = less.into_iter().zip(parts).map(|((title, _), amount_minor)| LostDiscount { title, amount_minor });
    Ok(lost.filter(|lost| lost.amount_minor > 0).collect())
}

/// The discounts on a line in a quote: the title in the order, the name in the files, and the amount.
fn discounts<'a>(quote: &'a Quote, line: &'a OrderLine) -> impl Iterator<Item = (String, &'a str, i64)> {
    let quoted = quote.lines.iter().find(|quoted| quoted.key.0 == line.variant_id);
    let discounts = quoted.map(|quoted| quoted.discounts.as_slice()).unwrap_or_default();
    // The order lists its titles in the sequence of its original quote.
    let is_named = discounts.len() == line.details.discounts.len();
    discounts.iter().enumerate().map(move |(place, discount)| {
        let named = line.details.discounts.get(place).filter(|_| is_named).map(|named| named.title.clone());
        (named.unwrap_or_else(|| discount.promotion.clone()), discount.promotion.as_str(), discount.amount.minor)
    })
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, Utc};
    use proptest::prelude::*;

    use super::*;
    use crate::{
        id::{OrderId, OrderLineId, ProductId},
        orders::{LineDetails, LineDiscount},
        pricing::{
            BasisPoints, CartLine, Charges, DeliveryType, GoalTier, LineKey, Offer, PaymentType, Period,
            PricingRequest, Promotion, Reward, Scope, quote,
        },
    };

    fn euro() -> CurrencyCode {
        "EUR".parse().unwrap()
    }

    fn eur(minor: i64) -> Money {
        Money::new(minor, euro())
    }

    fn promotion(name: &str, offer: Offer) -> Promotion {
        Promotion { name: name.into(), period: Period::default(), scope: Scope::default(), is_combinable: true, offer }
    }

    /// An order of these pieces and prices, priced with promotions.
    fn order(wanted: &[(i64, i64)], promotions: &[Promotion], code: Option<&Promotion>) -> (Vec<OrderLine>, PricedBy) {
        let lines: Vec<CartLine> = wanted
            .iter()
            .zip(1..)
            .map(|((quantity, price), id)| CartLine {
                key: LineKey(VariantId(id)),
                product_id: ProductId(id),
                categories: Vec::new(),
                brand_id: None,
                collections: Vec::new(),
                quantity: u32::try_from(*quantity).unwrap(),
                unit_price: eur(*price),
                discount_price: None,
                vat_rate: BasisPoints(2200),
            })
            .collect();
        let at: DateTime<Utc> = "2026-11-16T10:00:00Z".parse().unwrap();
        let charges =
            Charges { shipping: eur(0), free_from: None, cash_on_delivery: eur(0), vat_rate: BasisPoints(2200) };
        let request = PricingRequest {
            at,
            currency: euro(),
            charges,
            lines: &lines,
            promotions,
            code,
            delivery: DeliveryType::Courier,
            payment: PaymentType::Prepaid,
        };
        let priced = quote(&request).unwrap();
        let sold = priced.lines.iter().zip(1..).map(|(line, position)| OrderLine {
            id: OrderLineId(position),
            order_id: OrderId(1),
            position,
            product_id: ProductId(position),
            variant_id: line.key.0,
            sku: None,
            quantity: line.quantity.into(),
            regular_unit_minor: line.regular_unit.minor,
            unit_minor: line.unit.minor,
            total_minor: line.total.minor,
            vat_basis_points: 2200,
            refunded_minor: 0,
            refunded_pieces: 0,
            restocked_pieces: 0,
            details: LineDetails {
                discounts: line
                    .discounts
                    .iter()
                    .map(|one| LineDiscount { title: format!("{}!", one.promotion), amount_minor: one.amount.minor })
                    .collect(),
                ..LineDetails::default()
            },
        });
        (sold.collect(), PricedBy::new(at, lines, promotions, code, &priced))
    }

    fn goal() -> Promotion {
        let tiers = vec![GoalTier { spend: eur(6000), reward: Reward::Percent(BasisPoints(1000)) }];
        promotion("goal", Offer::CartGoal(tiers))
    }

    fn second_free() -> Promotion {
        promotion("second", Offer::BuyXGetY { buy: 1, get: 1, percent_off: BasisPoints::WHOLE, most: None })
    }

    fn back(lines: &mut [OrderLine], priced_by: &PricedBy, going: &[(i64, i64)], kind: Kind) -> Goods {
        let going: PieceCounts = going.iter().copied().collect();
        let goods = goods(euro(), lines, Some(priced_by), &going, kind).unwrap();
        for refund in &goods.lines {
            let line = lines.iter_mut().find(|line| line.position == refund.position).unwrap();
            line.refunded_pieces += refund.pieces;
            line.refunded_minor += refund.amount_minor;
            assert!(refund.amount_minor >= 0);
            assert!(line.refunded_minor <= line.total_minor && line.refunded_pieces <= line.quantity);
        }
        goods
    }

    #[test]
    fn a_lost_goal_is_deducted_and_refunded_when_everything_is_returned() {
        // 40.00 and 30.00 less 10 %: 36.00 and 27.00 were paid.
        let (mut lines, priced_by) = order(&[(1, 4000), (1, 3000)], &[goal()], None);
        assert_eq!([lines[0].total_minor, lines[1].total_minor], [3600, 2700]);
        let first = back(&mut lines, &priced_by, &[(1, 1)], Kind::Return);
        assert_eq!((first.minor, first.kept_minor), (3300, 3000), "what is kept costs its full price");
        assert_eq!(first.lost, [LostDiscount { title: "goal!".into(), amount_minor: 300 }]);
        let second = back(&mut lines, &priced_by, &[(2, 1)], Kind::Return);
        assert_eq!((second.minor, second.kept_minor, second.lost.len()), (3000, 0, 0));
        assert_eq!([lines[0].refunded_minor, lines[1].refunded_minor], [3600, 2700]);
    }

    #[test]
    fn a_free_piece_is_refunded_only_with_its_paid_pieces() {
        // Of two pieces at 20.00, one was free.
        let (mut lines, priced_by) = order(&[(2, 2000)], &[second_free()], None);
        assert_eq!(back(&mut lines, &priced_by, &[(1, 1)], Kind::Return).minor, 0);
        assert_eq!(back(&mut lines, &priced_by, &[(1, 1)], Kind::Return).minor, 2000);
    }

    #[test]
    fn a_withdrawal_refunds_the_price_without_deductions() {
        let (mut lines, priced_by) = order(&[(1, 4000), (1, 3000)], &[goal()], None);
        let first = back(&mut lines, &priced_by, &[(1, 1)], Kind::Withdrawal);
        assert_eq!((first.minor, first.lost.len()), (3600, 0));
        assert_eq!(back(&mut lines, &priced_by, &[(2, 1)], Kind::Return).minor, 2700);
    }

    #[test]
    fn without_stored_promotions_shares_are_refunded() {
        let (lines, _) = order(&[(3, 1000)], &[goal()], None);
        let goods = goods(euro(), &lines, None, &[(1, 1)].into(), Kind::Return).unwrap();
        assert_eq!((goods.minor, goods.kept_minor), (1000, 2000));
    }

    proptest! {
        #[test]
        fn partial_refunds_add_up_to_the_payment(
            wanted in prop::collection::vec((1_i64..5, 1_i64..20_000), 1..5),
            with in any::<[bool; 3]>(),
            steps in prop::collection::vec((any::<prop::sample::Index>(), 1_i64..4, any::<bool>()), 0..12),
        ) {
            let code = promotion("code", Offer::Code { minimum: Some(eur(2000)), reward: Reward::Amount(eur(500)) });
            let promotions: Vec<Promotion> =
                [goal(), second_free()].into_iter().zip(with).filter(|(_, is_on)| *is_on).map(|(one, _)| one).collect();
            let (mut lines, priced_by) = order(&wanted, &promotions, with[2].then_some(&code));
            let paid: i64 = lines.iter().map(|line| line.total_minor).sum();
            let mut given = 0;
            for (index, pieces, is_withdrawal) in steps {
                let line = index.get(&lines);
                let (position, pieces) = (line.position, pieces.min(line.quantity - line.refunded_pieces));
                if pieces == 0 {
                    continue;
                }
                let kind = if is_withdrawal { Kind::Withdrawal } else { Kind::Return };
                let share = line.cost_of_first(line.refunded_pieces + pieces) - line.cost_of_first(line.refunded_pieces);
                let goods = back(&mut lines, &priced_by, &[(position, pieces)], kind);
                given += goods.minor;
                prop_assert!(goods.minor >= 0 && given <= paid);
                prop_assert_eq!(goods.kept_minor, paid - given);
                prop_assert!(kind == Kind::Return || goods.minor >= share);
                prop_assert_eq!(goods.lines.iter().map(|line| line.amount_minor).sum::<i64>(), goods.minor);
            }
            let rest: Vec<(i64, i64)> = lines.iter().map(|line| (line.position, line.quantity - line.refunded_pieces)).collect();
            let rest: Vec<(i64, i64)> = rest.into_iter().filter(|(_, pieces)| *pieces > 0).collect();
            if !rest.is_empty() {
                given += back(&mut lines, &priced_by, &rest, Kind::Return).minor;
            }
            prop_assert_eq!(given, paid, "everything is back to the cent");
            prop_assert!(lines.iter().all(|line| line.refunded_minor == line.total_minor));
        }
    }
}
