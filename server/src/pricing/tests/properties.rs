//! Property tests: invariants for arbitrary carts and promotions.

use chrono::TimeDelta;
use proptest::{prelude::*, sample::subsequence};

use super::*;

fn any_selector() -> impl Strategy<Value = Selector> {
    prop_oneof![
        (0_i64..6).prop_map(|id| Selector::Product(ProductId(id))),
        (0_i64..4).prop_map(|id| Selector::Category(CategoryId(id))),
        (0_i64..3).prop_map(|id| Selector::Brand(BrandId(id))),
        (0_i64..3).prop_map(|id| Selector::Collection(CollectionId(id))),
    ]
}

fn any_scope() -> impl Strategy<Value = Scope> {
    let selectors = || prop::collection::vec(any_selector(), 0..3);
    (selectors(), selectors(), any::<bool>()).prop_map(|(include, exclude, excludes_reduced)| Scope {
        include,
        exclude,
        excludes_reduced,
    })
}

fn any_reward() -> impl Strategy<Value = Reward> {
    prop_oneof![
        (0_u32..=10_000).prop_map(|percent| Reward::Percent(BasisPoints(percent))),
        (0_i64..30_000).prop_map(|minor| Reward::Amount(euro(minor))),
        Just(Reward::FreeDelivery),
        (1_i64..9).prop_map(|id| Reward::Gift(VariantId(id))),
    ]
}

fn any_offer() -> impl Strategy<Value = Offer> {
    let tier = (0_i64..50_000, any_reward()).prop_map(|(spend, reward)| GoalTier { spend: euro(spend), reward });
    prop_oneof![
        prop_oneof![
            (0_u32..=10_000).prop_map(|percent| PriceCut::Percent(BasisPoints(percent))),
            (0_i64..5000).prop_map(|minor| PriceCut::Amount(euro(minor))),
            (0_i64..9000).prop_map(|minor| PriceCut::Price(euro(minor))),
        ]
        .prop_map(Offer::FlashDeal),
        (1_u32..4, 1_u32..3, 0_u32..=10_000, prop::option::of(0_u32..4)).prop_map(|(buy, get, percent, most)| {
            Offer::BuyXGetY { buy, get, percent_off: BasisPoints(percent), most }
        }),
        prop::collection::vec(tier, 1..4).prop_map(Offer::CartGoal),
    ]
}

fn any_code() -> impl Strategy<Value = Promotion> {
    (any_reward(), prop::option::of(0_i64..20_000), any_scope(), any::<bool>()).prop_map(
        |(reward, minimum, scope, is_combinable)| Promotion {
            scope,
            is_combinable,
            ..promotion("CODE", Offer::Code { minimum: minimum.map(euro), reward })
        },
    )
}

fn any_promotions() -> impl Strategy<Value = Vec<Promotion>> {
    let one = (any_offer(), any_scope(), any::<bool>(), -2_i64..2, 0_i64..3);
    prop::collection::vec(one, 0..6).prop_map(|all| {
        let promotions = all.into_iter().enumerate();
        promotions
            .map(|(index, (offer, scope, is_combinable, starts, ends))| {
                let at = |hours| Some(noon() + TimeDelta::hours(hours));
                let period = Period { starts: at(starts), ends: at(ends) };
                Promotion { period, scope, is_combinable, ..promotion(&format!("promotion {index}"), offer) }
            })
            .collect()
    })
}

fn any_lines() -> impl Strategy<Value = Vec<CartLine>> {
    let rate = prop::sample::select(vec![0_u32, 500, 950, 2200, 2700]);
    let one = (
        0_i64..6,
        subsequence(vec![0_i64, 1, 2, 3], 0..3),
        prop::option::of(0_i64..3),
        subsequence(vec![0_i64, 1, 2], 0..3),
        1_u32..12,
        0_i64..20_000,
        prop::option::of(0_i64..20_000),
        rate,
    );
    prop::collection::vec(one, 0..8).prop_map(|all| {
        let lines = all.into_iter().enumerate();
        lines
            .map(|(index, (product, categories, brand, collections, quantity, price, discount, rate))| CartLine {
                product_id: ProductId(product),
                categories: categories.into_iter().map(CategoryId).collect(),
                brand_id: brand.map(BrandId),
                collections: collections.into_iter().map(CollectionId).collect(),
                discount_price: discount.map(euro),
                vat_rate: BasisPoints(rate),
                ..line(index as i64, quantity, price)
            })
            .collect()
    })
}

fn sum(amounts: impl Iterator<Item = Money>) -> i64 {
    amounts.map(|amount| amount.minor).sum()
}

proptest! {
    #[test]
    fn every_sum_is_exact_and_nothing_is_below_zero(
        lines in any_lines(), promotions in any_promotions(), code in prop::option::of(any_code()), on_delivery: bool,
    ) {
        let payment = if on_delivery { PaymentType::CashOnDelivery } else { PaymentType::Prepaid };
        let quote = quote(&PricingRequest { payment, ..request(&lines, &promotions, code.as_ref()) }).unwrap();
        prop_assert_eq!(sum(quote.lines.iter().map(|line| line.total)), quote.goods.minor);
        prop_assert_eq!(quote.goods.minor + quote.shipping.minor + quote.cash_on_delivery.minor, quote.total.minor);
        prop_assert_eq!(quote.subtotal.minor - quote.discount.minor, quote.goods.minor);
        prop_assert_eq!(sum(quote.vat.iter().map(|share| share.gross)), quote.total.minor);
        for line in &quote.lines {
            let discounts = sum(line.discounts.iter().map(|discount| discount.amount));
            prop_assert_eq!(line.unit.minor * i64::from(line.quantity) - discounts, line.total.minor);
            prop_assert!(line.total.minor >= 0 && line.unit.minor >= 0 && line.unit.minor <= line.regular_unit.minor);
            prop_assert!(line.discounts.iter().all(|discount| discount.amount.minor > 0));
        }
        let steps = quote.trace.iter().filter(|entry| entry.step != Step::Total).map(|entry| entry.amount);
        prop_assert_eq!(sum(steps), quote.total.minor);
        prop_assert!(quote.vat.iter().all(|share| (0..=share.gross.minor).contains(&share.tax.minor)));
    }

    #[test]
    fn a_code_never_raises_the_total(lines in any_lines(), promotions in any_promotions(), code in any_code()) {
        let without = price(&lines, &promotions, None);
        let with = price(&lines, &promotions, Some(&code));
        prop_assert!(with.total.minor <= without.total.minor);
        if let Some(CodeOutcome::Applied(amount)) = with.code {
            prop_assert_eq!(without.goods.minor - with.goods.minor, amount.minor);
        }
    }

    #[test]
    fn the_order_of_lines_and_promotions_makes_no_difference(
        (lines, shuffled) in any_lines().prop_flat_map(|lines| (Just(lines.clone()), Just(lines).prop_shuffle())),
        (promotions, others) in any_promotions().prop_flat_map(|all| (Just(all.clone()), Just(all).prop_shuffle())),
        code in prop::option::of(any_code()),
    ) {
        let sorted = |mut quote: Quote| { quote.lines.sort_by_key(|line| line.key); quote };
        let one = sorted(price(&lines, &promotions, code.as_ref()));
        prop_assert_eq!(&one, &sorted(price(&shuffled, &others, code.as_ref())));
        prop_assert_eq!(&one, &sorted(price(&lines, &promotions, code.as_ref())));
    }

    #[test]
    fn buying_together_never_costs_more_than_buying_separately(
        lines in any_lines(), buy in 1_u32..4, get in 1_u32..3,
    ) {
        let offer = [promotion("offer", Offer::BuyXGetY { buy, get, percent_off: BasisPoints::WHOLE, most: None })];
        let together = price(&lines, &offer, None);
        let sizes = u64::from(buy + get);
        let pieces: u64 = lines.iter().map(|line| u64::from(line.quantity)).sum();
        let free = pieces / sizes * u64::from(get) + (pieces % sizes).saturating_sub(u64::from(buy));
        // The discount is bounded by the price of the most expensive pieces that could be free.
        let mut units: Vec<i64> = together.lines.iter().flat_map(|line| vec![line.unit.minor; line.quantity as usize]).collect();
        units.sort_unstable_by_key(|unit| std::cmp::Reverse(*unit));
        let most: i64 = units.iter().skip(buy as usize).take(free as usize).sum();
        prop_assert!(together.discount.minor <= most);
        let least: i64 = units.iter().rev().take(free as usize).sum();
        prop_assert!(together.discount.minor >= least);
    }
}
