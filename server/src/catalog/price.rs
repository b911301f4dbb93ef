//! Price rules: when a discount is valid, what the customer pays, and which price a reduction is compared with.

use chrono::{DateTime, TimeDelta, Utc};

use crate::money;

/// The period over which a reduction's reference price is determined (98/6/EC, article 6a).
pub const REFERENCE_DAYS: i64 = 30;

/// The price that customers paid from a moment on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PricePoint {
    /// The start.
    pub at: DateTime<Utc>,
    /// In minor units.
    pub effective_minor: i64,
}

/// A discount is valid if it is above 0 and below the price.
pub fn counting_discount(price_minor: i64, discount_minor: Option<i64>) -> Option<i64> {
    discount_minor.filter(|discount| (1..price_minor).contains(discount))
}

/// The price the customer pays.
pub fn effective(price_minor: i64, discount_minor: Option<i64>) -> i64 {
    counting_discount(price_minor, discount_minor).unwrap_or(price_minor)
}

/// A variant's price as a country shows it, in minor units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownPrice {
    /// Regular price.
    pub price_minor: i64,
    /// Reduced price.
    pub discount_minor: Option<i64>,
    /// The lowest price of the 30 days before the reduction.
    pub lowest_minor: Option<i64>,
}

impl ShownPrice {
    /// The price the customer pays.
    pub fn effective(&self) -> i64 {
        effective(self.price_minor, self.discount_minor)
    }

    /// The reduction in whole percent, measured from the lowest prior price, or else from the regular price; 0 if not reduced.
    pub fn percent(&self) -> i64 {
        let discount = counting_discount(self.price_minor, self.discount_minor);
        let reference = discount.map(|_| self.lowest_minor.unwrap_or(self.price_minor));
        reference.map_or(0, |reference| money::percent_off(reference, self.effective()))
    }
}

/// The prices on a product's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPrice {
    /// The price of the cheapest variant; of equal ones, the first.
    pub cheapest: ShownPrice,
    /// The price of the most expensive variant.
    pub highest_minor: i64,
}

/// The card prices of variants in their order; `None` without variants.
pub fn card_price(variants: impl Iterator<Item = ShownPrice> + Clone) -> Option<CardPrice> {
    let cheapest = variants.clone().min_by_key(ShownPrice::effective)?;
    Some(CardPrice { cheapest, highest_minor: variants.map(|price| price.effective()).max()? })
}

/// Price points in chronological order as customers saw them: of several at one instant only the last, and none that repeats the
/// price before it.
pub fn timeline(points: impl IntoIterator<Item = PricePoint>) -> Vec<PricePoint> {
    let mut met: Vec<PricePoint> = Vec::new();
    for point in points {
        if met.last().is_some_and(|last| last.at == point.at) {
            met.pop();
        }
        if met.last().is_none_or(|last| last.effective_minor != point.effective_minor) {
            met.push(point);
        }
    }
    met
}

/// The price of a variant in a flash deal that makes it cost `unit_minor` now and began at `began`. The deal is a separate
/// reduction: its reference is the lowest price of the 30 days before it, and no reduction is shown where the law requires more
/// history than there is.
pub fn in_deal(
    base: ShownPrice,
    unit_minor: i64,
    began: DateTime<Utc>,
    history: &[PricePoint],
    required_days: i64,
) -> ShownPrice {
    let mut points = history.to_vec();
    // The start of the deal may be recorded already, or another deal had the same price until this one began.
    let recorded = points.pop_if(|last| last.effective_minor == unit_minor);
    let began = recorded.map_or(began, |recorded| recorded.at);
    let at = points.last().map_or(began, |last| began.max(last.at));
    points.push(PricePoint { at, effective_minor: unit_minor });
    match shown_reduction(&points, base.price_minor, Some(unit_minor), required_days) {
        Some(shown) => ShownPrice {
            price_minor: base.price_minor,
            discount_minor: Some(unit_minor),
            lowest_minor: shown.lowest_minor,
        },
        None => ShownPrice { price_minor: unit_minor, discount_minor: None, lowest_minor: None },
    }
}

/// A reduction that a shop may display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownReduction {
    /// The lowest price of the 30 days before the reduction; `None` if no prices of that period are known, and then no reference
    /// price is shown.
    pub lowest_minor: Option<i64>,
}

/// Whether a reduction may be displayed, and with which reference price; `None` if there is no reduction, or if the law requires
/// more history than there is.
///
/// `history` is in ascending order and ends with the current price: its last change is when the reduction began. The price at the
/// start of the 30 days counts too. No reference is above the regular price. `required_days` of history must precede the
/// reduction: 30 in the Union, where a regular price that was never actually charged is no valid reference; 0 where the law has
/// no such rule.
pub fn shown_reduction(
    history: &[PricePoint],
    price_minor: i64,
    discount_minor: Option<i64>,
    required_days: i64,
) -> Option<ShownReduction> {
    counting_discount(price_minor, discount_minor)?;
    let (current, before) = history.split_last()?;
    let is_known_for = |days| before.first().is_some_and(|first| first.at <= current.at - TimeDelta::days(days));
    if required_days > 0 && !is_known_for(required_days) {
        return None;
    }
    let start = current.at - TimeDelta::days(REFERENCE_DAYS);
    let first = before.iter().rposition(|point| point.at <= start).unwrap_or(0);
    let lowest = before[first..].iter().map(|point| point.effective_minor).min();
    let lowest_minor = lowest.filter(|_| is_known_for(REFERENCE_DAYS)).map(|lowest| lowest.min(price_minor));
    Some(ShownReduction { lowest_minor })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn on(day: i64, effective_minor: i64) -> PricePoint {
        PricePoint { at: DateTime::UNIX_EPOCH + TimeDelta::days(day), effective_minor }
    }

    #[test]
    fn a_discount_must_be_above_zero_and_below_the_price() {
        assert_eq!(effective(1990, None), 1990);
        assert_eq!(effective(1990, Some(0)), 1990);
        assert_eq!(effective(1990, Some(1990)), 1990);
        assert_eq!(effective(1990, Some(2990)), 1990);
        assert_eq!(effective(1990, Some(1)), 1);
    }

    fn lowest(history: &[PricePoint], price: i64, discount: i64) -> Option<i64> {
        shown_reduction(history, price, Some(discount), REFERENCE_DAYS).and_then(|shown| shown.lowest_minor)
    }

    #[test]
    fn a_reduction_is_measured_from_the_lowest_price_of_the_30_days_before_it() {
        let history = [on(0, 1000), on(50, 3000), on(70, 2500), on(80, 2800), on(95, 1900)];
        assert_eq!(lowest(&history, 3000, 1900), Some(2500));
    }

    #[test]
    fn the_price_at_the_start_of_the_30_days_counts() {
        assert_eq!(lowest(&[on(0, 1800), on(90, 2500), on(100, 1900)], 2500, 1900), Some(1800));
        assert_eq!(lowest(&[on(0, 1800), on(70, 2500), on(100, 1900)], 2500, 1900), Some(2500));
    }

    #[test]
    fn without_30_days_of_history_no_reduction_is_shown_where_the_law_requires_them() {
        for history in [&[on(0, 1900)][..], &[on(0, 2500), on(29, 1900)], &[]] {
            assert_eq!(shown_reduction(history, 2500, Some(1900), REFERENCE_DAYS), None, "{history:?}");
        }
        assert!(shown_reduction(&[on(0, 2500), on(30, 1900)], 2500, Some(1900), REFERENCE_DAYS).is_some());
    }

    #[test]
    fn where_allowed_a_reduction_is_shown_at_once_without_a_lowest_price() {
        let without_claim = Some(ShownReduction { lowest_minor: None });
        assert_eq!(shown_reduction(&[on(0, 1900)], 2500, Some(1900), 0), without_claim);
        assert_eq!(shown_reduction(&[on(0, 2500), on(9, 1900)], 2500, Some(1900), 0), without_claim);
        let claimed = Some(ShownReduction { lowest_minor: Some(2400) });
        assert_eq!(shown_reduction(&[on(0, 2400), on(40, 1900)], 2500, Some(1900), 0), claimed);
    }

    #[test]
    fn no_reduction_has_no_reference_and_no_reference_is_above_the_price() {
        assert_eq!(shown_reduction(&[on(0, 2500), on(40, 2600)], 2500, None, 0), None);
        assert_eq!(lowest(&[on(0, 4000), on(39, 1900)], 2500, 1900), Some(2500));
    }

    const BASE: ShownPrice = ShownPrice { price_minor: 3000, discount_minor: None, lowest_minor: None };

    #[test]
    fn of_prices_at_one_instant_the_last_counts_and_repetitions_are_ignored() {
        let met = timeline([on(0, 3000), on(5, 1500), on(9, 2000), on(9, 1500), on(12, 2000)]);
        assert_eq!(met, [on(0, 3000), on(5, 1500), on(12, 2000)]);
    }

    #[test]
    fn a_deal_is_measured_from_the_lowest_price_of_the_30_days_before_it_recorded_or_not() {
        let before = [on(0, 3000), on(60, 2600), on(70, 3000)];
        let reduced = ShownPrice { price_minor: 3000, discount_minor: Some(2000), lowest_minor: Some(2600) };
        assert_eq!(in_deal(BASE, 2000, on(80, 0).at, &before, 30), reduced);
        let recorded = [&before[..], &[on(80, 2000)]].concat();
        assert_eq!(in_deal(BASE, 2000, on(80, 0).at, &recorded, 30), reduced);
        assert_eq!(reduced.percent(), 23);
    }

    #[test]
    fn a_deal_of_a_new_product_shows_no_reduction_where_the_law_requires_history() {
        let plain = ShownPrice { price_minor: 2000, discount_minor: None, lowest_minor: None };
        assert_eq!(in_deal(BASE, 2000, on(10, 0).at, &[on(0, 3000)], 30), plain);
        assert_eq!(in_deal(BASE, 2000, on(10, 0).at, &[on(0, 3000)], 0).discount_minor, Some(2000));
    }

    proptest! {
        #[test]
        fn the_effective_price_is_never_above_the_regular_price(price in 1_i64..1_000_000, discount in proptest::option::of(-5_i64..1_000_000)) {
            let paid = effective(price, discount);
            prop_assert!(paid >= 1 && paid <= price);
        }
    }
}
