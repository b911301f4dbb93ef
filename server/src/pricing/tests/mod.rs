//! Tests of each step of the pipeline by example.

mod properties;

use chrono::{DateTime, TimeDelta, TimeZone as _, Utc};

use super::*;
use crate::{
    id::{BrandId, CategoryId, CollectionId, ProductId, VariantId},
    money::Money,
};

fn euro(minor: i64) -> Money {
    Money::new(minor, "EUR".parse().unwrap())
}

fn noon() -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 11, 22, 12, 0, 0).unwrap()
}

fn charges() -> Charges {
    Charges {
        shipping: euro(350),
        free_from: Some(euro(5000)),
        cash_on_delivery: euro(150),
        vat_rate: BasisPoints(2200),
    }
}

fn line(id: i64, quantity: u32, price: i64) -> CartLine {
    CartLine {
        key: LineKey(VariantId(id)),
        product_id: ProductId(id),
        categories: vec![CategoryId(1)],
        brand_id: None,
        collections: Vec::new(),
        quantity,
        unit_price: euro(price),
        discount_price: None,
        vat_rate: BasisPoints(2200),
    }
}

fn promotion(name: &str, offer: Offer) -> Promotion {
    Promotion { name: name.into(), period: Period::default(), scope: Scope::default(), is_combinable: true, offer }
}

fn coupon(reward: Reward) -> Promotion {
    promotion("AUTUMN", Offer::Code { minimum: None, reward })
}

fn request<'a>(lines: &'a [CartLine], promotions: &'a [Promotion], code: Option<&'a Promotion>) -> PricingRequest<'a> {
    PricingRequest {
        at: noon(),
        currency: euro(0).currency,
        charges: charges(),
        lines,
        promotions,
        code,
        delivery: DeliveryType::Courier,
        payment: PaymentType::Prepaid,
    }
}

fn price(lines: &[CartLine], promotions: &[Promotion], code: Option<&Promotion>) -> Quote {
    quote(&request(lines, promotions, code)).unwrap()
}

fn totals(quote: &Quote) -> Vec<i64> {
    quote.lines.iter().map(|line| line.total.minor).collect()
}

#[test]
fn a_reduced_price_counts_when_it_is_above_zero_and_below_the_price() {
    for (discount, unit) in [(None, 2000), (Some(0), 2000), (Some(1500), 1500), (Some(2000), 2000), (Some(2500), 2000)]
    {
        let lines = [CartLine { discount_price: discount.map(euro), ..line(1, 2, 2000) }];
        assert_eq!(price(&lines, &[], None).goods, euro(unit * 2), "{discount:?}");
    }
}

#[test]
fn the_cheapest_flash_deal_counts_and_only_from_its_first_to_its_last_second() {
    let mut deals = [
        promotion("b", Offer::FlashDeal(PriceCut::Percent(BasisPoints(1000)))),
        promotion("a", Offer::FlashDeal(PriceCut::Price(euro(1500)))),
        promotion("c", Offer::FlashDeal(PriceCut::Amount(euro(100)))),
    ];
    let lines = [line(1, 1, 2000)];
    let quote = price(&lines, &deals, None);
    assert_eq!((quote.goods, quote.lines[0].flash_deal.as_deref()), (euro(1500), Some("a")));
    for (starts, ends, goods) in [(0, 1, 1500), (1, 2, 1800), (-1, 0, 1800), (-1, 1, 1500)] {
        let at = |seconds| Some(noon() + TimeDelta::seconds(seconds));
        deals[1].period = Period { starts: at(starts), ends: at(ends) };
        assert_eq!(price(&lines, &deals, None).goods, euro(goods), "{starts} {ends}");
    }
    let dearer = [promotion("d", Offer::FlashDeal(PriceCut::Price(euro(2500))))];
    assert_eq!(price(&lines, &dearer, None).lines[0].flash_deal, None);
}

#[test]
fn of_each_group_the_cheapest_pieces_are_reduced() {
    let offer =
        |buy, get, most| [promotion("3for2", Offer::BuyXGetY { buy, get, percent_off: BasisPoints::WHOLE, most })];
    let lines = [line(1, 3, 1000), line(2, 3, 3000)];
    assert_eq!(totals(&price(&lines, &offer(2, 1, None), None)), [2000, 6000]);
    assert_eq!(totals(&price(&lines, &offer(2, 1, Some(1)), None)), [3000, 6000]);
    assert_eq!(totals(&price(&[line(1, 2, 1000)], &offer(2, 1, None), None)), [2000]);
    // The last group may be smaller, as long as it has more pieces than have to be bought.
    assert_eq!(totals(&price(&[line(1, 5, 1000)], &offer(1, 2, None), None)), [2000]);
    let half = [promotion("half", Offer::BuyXGetY { buy: 1, get: 1, percent_off: BasisPoints(5000), most: None })];
    assert_eq!(totals(&price(&[line(1, 2, 999)], &half, None)), [1998 - 500]);
}

#[test]
fn a_piece_belongs_to_one_group_only() {
    let offer =
        |name| promotion(name, Offer::BuyXGetY { buy: 1, get: 1, percent_off: BasisPoints::WHOLE, most: Some(1) });
    assert_eq!(totals(&price(&[line(1, 3, 1000)], &[offer("a"), offer("b")], None)), [2000]);
    assert_eq!(totals(&price(&[line(1, 4, 1000)], &[offer("a"), offer("b")], None)), [2000]);
}

#[test]
fn the_highest_reached_tier_applies_and_the_next_is_reported() {
    let tiers = vec![
        GoalTier { spend: euro(10_000), reward: Reward::Percent(BasisPoints(1000)) },
        GoalTier { spend: euro(4000), reward: Reward::FreeDelivery },
        GoalTier { spend: euro(20_000), reward: Reward::Gift(VariantId(9)) },
    ];
    let goals = [promotion("goal", Offer::CartGoal(tiers))];
    let below = price(&[line(1, 1, 3900)], &goals, None);
    assert_eq!((below.shipping, below.goals[0].missing, below.goals[0].reached), (euro(350), euro(100), None));
    let free = price(&[line(1, 1, 4000)], &goals, None);
    assert_eq!((free.shipping, free.missing_to_free_shipping, free.goals[0].missing), (euro(0), None, euro(6000)));
    let reduced = price(&[line(1, 3, 3333), line(2, 1, 1)], &goals, None);
    assert_eq!((totals(&reduced), reduced.discount), (vec![8999, 1], euro(1000)));
    let gift = price(&[line(1, 10, 2000)], &goals, None);
    assert_eq!((gift.gifts, gift.goals[0].next), (vec![VariantId(9)], None));
}

#[test]
fn an_amount_is_spread_by_largest_remainder_and_never_exceeds_the_goods() {
    let lines = [line(1, 1, 1000), line(2, 1, 1000), line(3, 1, 1000)];
    let ten = coupon(Reward::Amount(euro(1000)));
    let quote = price(&lines, &[], Some(&ten));
    assert_eq!((totals(&quote), quote.goods), (vec![666, 667, 667], euro(2000)));
    let much = coupon(Reward::Amount(euro(99_999)));
    let nothing_left = price(&lines, &[], Some(&much));
    assert_eq!(
        (nothing_left.goods, nothing_left.total, nothing_left.code),
        (euro(0), euro(350), Some(CodeOutcome::Applied(euro(3000))))
    );
    let vat = VatShare { rate: BasisPoints(2200), gross: euro(350), tax: euro(63) };
    assert_eq!(nothing_left.vat, [vat]);
}

#[test]
fn each_refusal_of_a_code_has_its_reason() {
    let lines = [line(1, 1, 1000)];
    let refusal = |code: &Promotion| match price(&lines, &[], Some(code)).code {
        Some(CodeOutcome::Refused(refusal)) => Some(refusal),
        _ => None,
    };
    let percent = Reward::Percent(BasisPoints(1000));
    let ended = Period { starts: None, ends: Some(noon()) };
    let later = Period { starts: Some(noon() + TimeDelta::seconds(1)), ends: None };
    assert_eq!(refusal(&Promotion { period: ended, ..coupon(percent) }), Some(CodeRefusal::Expired));
    assert_eq!(refusal(&Promotion { period: later, ..coupon(percent) }), Some(CodeRefusal::NotStarted));
    let others = Scope { include: vec![Selector::Product(ProductId(2))], ..Scope::default() };
    assert_eq!(refusal(&Promotion { scope: others, ..coupon(percent) }), Some(CodeRefusal::NoMatchingProducts));
    let minimum = |minor| promotion("MIN", Offer::Code { minimum: Some(euro(minor)), reward: percent });
    let missing = CodeRefusal::MinimumNotReached { minimum: euro(1001), missing: euro(1) };
    assert_eq!((refusal(&minimum(1001)), refusal(&minimum(1000))), (Some(missing), None));
}

#[test]
fn scopes_select_by_product_category_brand_and_collection() {
    let line = CartLine {
        categories: vec![CategoryId(1), CategoryId(2)],
        brand_id: Some(BrandId(3)),
        collections: vec![CollectionId(4)],
        ..line(7, 1, 1000)
    };
    let covers = |include: Vec<Selector>, exclude: Vec<Selector>| {
        Scope { include, exclude, excludes_reduced: true }.covers(&line, false)
    };
    let all = [
        Selector::Product(ProductId(7)),
        Selector::Category(CategoryId(2)),
        Selector::Brand(BrandId(3)),
        Selector::Collection(CollectionId(4)),
    ];
    assert!(covers(vec![], vec![]));
    for selector in all {
        assert!(covers(vec![selector], vec![]) && !covers(vec![], vec![selector]), "{selector:?}");
    }
    assert!(!covers(vec![Selector::Product(ProductId(8))], vec![]));
    assert!(!Scope { excludes_reduced: true, ..Scope::default() }.covers(&line, true));
}

#[test]
fn exclusive_promotions_take_only_lines_without_another_promotion() {
    let only_first = Scope { include: vec![Selector::Product(ProductId(1))], ..Scope::default() };
    let deal = Offer::FlashDeal(PriceCut::Percent(BasisPoints(5000)));
    let lines = [line(1, 1, 1000), line(2, 1, 1000)];
    let ten = coupon(Reward::Percent(BasisPoints(1000)));
    let with = |is_combinable, code: &Promotion| {
        let deals = [Promotion { scope: only_first.clone(), is_combinable, ..promotion("deal", deal.clone()) }];
        totals(&price(&lines, &deals, Some(code)))
    };
    assert_eq!(with(true, &ten), [450, 900]);
    assert_eq!(with(false, &ten), [500, 900]);
    assert_eq!(with(true, &Promotion { is_combinable: false, ..ten.clone() }), [500, 900]);
}

#[test]
fn charges_depend_on_delivery_payment_and_the_sum_before_the_code() {
    let lines = [line(1, 1, 4999)];
    let quote_of =
        |delivery, payment| quote(&PricingRequest { delivery, payment, ..request(&lines, &[], None) }).unwrap();
    let courier = quote_of(DeliveryType::Courier, PaymentType::CashOnDelivery);
    assert_eq!((courier.total, courier.missing_to_free_shipping), (euro(4999 + 350 + 150), Some(euro(1))));
    let pickup = quote_of(DeliveryType::Pickup, PaymentType::Prepaid);
    assert_eq!((pickup.total, pickup.missing_to_free_shipping), (euro(4999), None));
    let ten = coupon(Reward::Percent(BasisPoints(1000)));
    let with_code = price(&[line(1, 1, 5000)], &[], Some(&ten));
    assert_eq!((with_code.goods, with_code.shipping), (euro(4500), euro(0)));
    assert_eq!(price(&[], &[], None).total, euro(0));
}

#[test]
fn charges_have_the_vat_rates_of_the_goods() {
    let lines = [line(1, 1, 3000), CartLine { vat_rate: BasisPoints(950), ..line(2, 1, 1000) }];
    let quote = price(&lines, &[], None);
    let gross: Vec<_> = quote.vat.iter().map(|share| (share.rate.0, share.gross.minor, share.tax.minor)).collect();
    assert_eq!(gross, [(950, 1088, 94), (2200, 3262, 588)]);
}

#[test]
fn the_trace_adds_up_to_the_total() {
    let deals = [promotion("deal", Offer::FlashDeal(PriceCut::Amount(euro(100))))];
    let ten = coupon(Reward::Percent(BasisPoints(1000)));
    let quote = price(&[line(1, 2, 1000)], &deals, Some(&ten));
    let text: Vec<String> =
        quote.trace.iter().map(|entry| format!("{} | {} | {}", entry.step, entry.event, entry.amount)).collect();
    let expected = [
        "unit price | 2 × 10.00 EUR | 20.00 EUR",
        "flash deal | price of a piece 9.00 EUR | -2.00 EUR",
        "coupon | taken off | -1.80 EUR",
        "shipping | the country's charge | 3.50 EUR",
        "total | to be paid | 19.70 EUR",
        "total | of which VAT at 22 % | 3.55 EUR",
    ];
    assert_eq!(text, expected);
}

#[test]
fn mixed_currencies_are_an_error() {
    let taka = Money::new(100, "BDT".parse().unwrap());
    let deals = [promotion("deal", Offer::FlashDeal(PriceCut::Price(taka)))];
    assert!(quote(&request(&[line(1, 1, 1000)], &deals, None)).is_err());
    let code = coupon(Reward::Amount(taka));
    assert!(quote(&request(&[line(1, 1, 1000)], &[], Some(&code))).is_err());
}
