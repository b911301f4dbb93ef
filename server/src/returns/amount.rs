//! What a return refunds, computed from the order's lines, earlier refunds and the goods that are kept: pure functions.
//!
//! Pieces are refunded at their share of what their line cost after all discounts. For a return by the shop's rules, the rest is
//! priced once more, as on the day of the order. When the kept goods cost more that way than their shares, offers or goals gave
//! more than they would have; the difference to the state before is deducted, at most what the pieces cost. When everything is
//! returned later, nothing is kept that could cost more, and earlier deductions are refunded: in total, exactly what was paid is
//! refunded, in whatever parts.

use std::collections::{BTreeMap, HashMap};

use crate::{
    error::Result,
    id::VariantId,
    money::{CurrencyCode, Money, MoneyError},
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
    pub amount: Money,
}

/// The refund for goods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goods {
    /// By line; with zero pieces when an earlier deduction is refunded.
    pub lines: Vec<LineRefund>,
    /// Their sum.
    pub amount: Money,
    /// The deductions, by promotion.
    pub lost: Vec<LostDiscount>,
    /// The final price of the kept goods.
    pub kept: Money,
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
    let shares = total_of(currency, lines, |line| line.cost_of_next(pieces(line)))?;
    let before = overpaid_share(currency, lines, priced_by, |line| line.refunded_pieces)?;
    let change = overpaid_share(currency, lines, priced_by, after)?.checked_sub(before)?;
    // A withdrawal is never charged for lost discounts; earlier deductions are refunded nevertheless.
    let deduction = if kind == Kind::Withdrawal { change.min(Money::zero(currency))? } else { change };
    let room = |line: &OrderLine| Ok(line.cost_of_first(after(line))?.checked_sub(line.refunded)?.at_least_zero());
    let rooms: Vec<Money> = lines.iter().map(room).collect::<Result<_>>()?;
    let all_room = Money::sum(currency, rooms.iter().copied())?;
    let amount = shares.checked_sub(deduction)?.at_least_zero().min(all_room)?;
    let refunds = lines.iter().zip(amount.allocate_by(&rooms)?).map(|(line, amount)| LineRefund {
        position: line.position,
        pieces: pieces(line),
        amount,
    });
    let paid = total_of(currency, lines, |line| line.total.checked_sub(line.refunded))?;
    let deducted = shares.checked_sub(amount)?;
    Ok(Goods {
        lines: refunds.filter(|refund| refund.pieces > 0 || refund.amount.is_positive()).collect(),
        amount,
        lost: if deducted.is_positive() { lost(lines, priced_by, after, deducted)? } else { Vec::new() },
        kept: paid.checked_sub(amount)?,
    })
}

fn total_of(
    currency: CurrencyCode,
    lines: &[OrderLine],
    amount: impl Fn(&OrderLine) -> Result<Money, MoneyError>,
) -> Result<Money> {
    let amounts: Vec<Money> = lines.iter().map(amount).collect::<Result<_, _>>()?;
    Ok(Money::sum(currency, amounts)?)
}

/// Refund of shipping and charges, once everything was returned within the legal time; `given` has been refunded before.
pub fn charges(
    order: &Order,
    lines: &[OrderLine],
    going: &PieceCounts,
    all_in_time: bool,
    given: Money,
) -> Result<Money> {
    let is_back = |line: &OrderLine| {
        line.details.is_gift
            || line.refunded_pieces + going.get(&line.position).copied().unwrap_or_default() >= line.quantity
    };
    if !all_in_time || !lines.iter().all(is_back) {
        return Ok(Money::zero(order.currency()));
    }
    Ok(order.snapshot.charges()?.checked_sub(given)?.at_least_zero())
}

/// By how much the kept goods would cost more on their own than their share of the order, when `gone` pieces of each line have
/// been returned.
fn overpaid_share(
    currency: CurrencyCode,
    lines: &[OrderLine],
    priced_by: Option<&PricedBy>,
    gone: impl Fn(&OrderLine) -> i64,
) -> Result<Money> {
    let Some(quote) = of_kept(lines, priced_by, &gone)? else { return Ok(Money::zero(currency)) };
    let share = total_of(currency, lines, |line| line.total.checked_sub(line.cost_of_first(gone(line))?))?;
    Ok(quote.goods.checked_sub(share)?.at_least_zero())
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
    Ok(priced_by.of_kept(|variant| kept.get(&variant).copied().unwrap_or_default())?)
}

/// Spreads a deduction over the promotions that give less for the kept goods.
fn lost(
    lines: &[OrderLine],
    priced_by: Option<&PricedBy>,
    gone: impl Fn(&OrderLine) -> i64,
    deducted: Money,
) -> Result<Vec<LostDiscount>> {
    let (Some(whole), Some(kept)) = (of_kept(lines, priced_by, |_| 0)?, of_kept(lines, priced_by, &gone)?) else {
        return Ok(Vec::new());
    };
    let zero = Money::zero(deducted.currency);
    let mut less: BTreeMap<String, Money> = BTreeMap::new();
    for line in lines.iter().filter(|line| !line.details.is_gift) {
        let left = line.quantity - gone(line);
        for (title, name, amount) in discounts(&whole, line) {
            let share = amount.checked_mul(left)?.checked_div(line.quantity.max(1))?;
            let given = discounts(&kept, line).filter(|(_, other, _)| *other == name).map(|(.., amount)| amount);
            let change = share.checked_sub(Money::sum(zero.currency, given)?)?;
            let sum = less.entry(title).or_insert(zero);
            *sum = sum.checked_add(change)?;
        }
    }
    let (titles, less): (Vec<String>, Vec<Money>) = less.into_iter().filter(|(_, less)| less.is_positive()).unzip();
    if less.is_empty() {
        return Ok(Vec::new());
    }
    let lost = titles.into_iter().zip(deducted.allocate_by(&less)?);
    let lost = lost.map(|(title, amount)| LostDiscount { title, amount });
    Ok(lost.filter(|lost| lost.amount.is_positive()).collect())
}

/// The discounts on a line in a quote: the title in the order, the name in the files, and the amount.
fn discounts<'a>(quote: &'a Quote, line: &'a OrderLine) -> impl Iterator<Item = (String, &'a str, Money)> {
    let quoted = quote.lines.iter().find(|quoted| quoted.key.0 == line.variant_id);
    let discounts = quoted.map(|quoted| quoted.discounts.as_slice()).unwrap_or_default();
    // The order lists its titles in the sequence of its original quote.
    let is_named = discounts.len() == line.details.discounts.len();
    discounts.iter().enumerate().map(move |(place, discount)| {
        let named = line.details.discounts.get(place).filter(|_| is_named).map(|named| named.title.clone());
        (named.unwrap_or_else(|| discount.promotion.clone()), discount.promotion.as_str(), discount.amount)
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
            regular_unit: line.regular_unit,
            unit: line.unit,
            total: line.total,
            vat_basis_points: 2200,
            refunded: eur(0),
            refunded_pieces: 0,
            restocked_pieces: 0,
            details: LineDetails {
                discounts: line
                    .discounts
                    .iter()
                    .map(|one| LineDiscount { title: format!("{}!", one.promotion), amount: one.amount })
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
            line.refunded = line.refunded.checked_add(refund.amount).unwrap();
            assert!(!refund.amount.is_negative());
            assert!(line.refunded.minor <= line.total.minor && line.refunded_pieces <= line.quantity);
        }
        goods
    }

    #[test]
    fn a_lost_goal_is_deducted_and_refunded_when_everything_is_returned() {
        // 40.00 and 30.00 less 10 %: 36.00 and 27.00 were paid.
        let (mut lines, priced_by) = order(&[(1, 4000), (1, 3000)], &[goal()], None);
        assert_eq!([lines[0].total, lines[1].total], [eur(3600), eur(2700)]);
        let first = back(&mut lines, &priced_by, &[(1, 1)], Kind::Return);
        assert_eq!((first.amount, first.kept), (eur(3300), eur(3000)), "what is kept costs its full price");
        assert_eq!(first.lost, [LostDiscount { title: "goal!".into(), amount: eur(300) }]);
        let second = back(&mut lines, &priced_by, &[(2, 1)], Kind::Return);
        assert_eq!((second.amount, second.kept, second.lost.len()), (eur(3000), eur(0), 0));
        assert_eq!([lines[0].refunded, lines[1].refunded], [eur(3600), eur(2700)]);
    }

    #[test]
    fn a_free_piece_is_refunded_only_with_its_paid_pieces() {
        // Of two pieces at 20.00, one was free.
        let (mut lines, priced_by) = order(&[(2, 2000)], &[second_free()], None);
        assert_eq!(back(&mut lines, &priced_by, &[(1, 1)], Kind::Return).amount, eur(0));
        assert_eq!(back(&mut lines, &priced_by, &[(1, 1)], Kind::Return).amount, eur(2000));
    }

    #[test]
    fn a_withdrawal_refunds_the_price_without_deductions() {
        let (mut lines, priced_by) = order(&[(1, 4000), (1, 3000)], &[goal()], None);
        let first = back(&mut lines, &priced_by, &[(1, 1)], Kind::Withdrawal);
        assert_eq!((first.amount, first.lost.len()), (eur(3600), 0));
        assert_eq!(back(&mut lines, &priced_by, &[(2, 1)], Kind::Return).amount, eur(2700));
    }

    #[test]
    fn without_stored_promotions_shares_are_refunded() {
        let (lines, _) = order(&[(3, 1000)], &[goal()], None);
        let goods = goods(euro(), &lines, None, &[(1, 1)].into(), Kind::Return).unwrap();
        assert_eq!((goods.amount, goods.kept), (eur(1000), eur(2000)));
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
            let paid: i64 = lines.iter().map(|line| line.total.minor).sum();
            let mut given = 0;
            for (index, pieces, is_withdrawal) in steps {
                let line = index.get(&lines);
                let (position, pieces) = (line.position, pieces.min(line.quantity - line.refunded_pieces));
                if pieces == 0 {
                    continue;
                }
                let kind = if is_withdrawal { Kind::Withdrawal } else { Kind::Return };
                let share = line.cost_of_next(pieces).unwrap().minor;
                let goods = back(&mut lines, &priced_by, &[(position, pieces)], kind);
                given += goods.amount.minor;
                prop_assert!(!goods.amount.is_negative() && given <= paid);
                prop_assert_eq!(goods.kept, eur(paid - given));
                prop_assert!(kind == Kind::Return || goods.amount.minor >= share);
                prop_assert_eq!(Money::sum(euro(), goods.lines.iter().map(|line| line.amount)), Ok(goods.amount));
            }
            let rest: Vec<(i64, i64)> = lines.iter().map(|line| (line.position, line.quantity - line.refunded_pieces)).collect();
            let rest: Vec<(i64, i64)> = rest.into_iter().filter(|(_, pieces)| *pieces > 0).collect();
            if !rest.is_empty() {
                given += back(&mut lines, &priced_by, &rest, Kind::Return).amount.minor;
            }
            prop_assert_eq!(given, paid, "everything is back to the cent");
            prop_assert!(lines.iter().all(|line| line.refunded == line.total));
        }
    }
}
