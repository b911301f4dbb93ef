//! Rules of prices: when a discount counts, what a shopper pays, and which price a reduction is measured from.

use chrono::{DateTime, TimeDelta, Utc};

/// How far back a reduction's reference price is looked for (98/6/EC, article 6a).
pub const REFERENCE_DAYS: i64 = 30;

/// The price that a shopper paid from a moment on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PricePoint {
    /// Since when.
    pub at: DateTime<Utc>,
    /// In minor units.
    pub effective_minor: i64,
}

/// A discount counts when it is above 0 and below the price.
pub fn counting_discount(price_minor: i64, discount_minor: Option<i64>) -> Option<i64> {
    discount_minor.filter(|discount| (1..price_minor).contains(discount))
}

/// What a shopper pays.
pub fn effective(price_minor: i64, discount_minor: Option<i64>) -> i64 {
    counting_discount(price_minor, discount_minor).unwrap_or(price_minor)
}

/// The lowest price of the 30 days before the reduction; `None` without one.
///
/// `history` ascends and ends with what is paid now: its last change is when the reduction began. What was paid when the 30 days
/// began counts too. A reduction with nothing before it is measured from the regular price, and none from more than that.
pub fn lowest_before_reduction(history: &[PricePoint], price_minor: i64, discount_minor: Option<i64>) -> Option<i64> {
    counting_discount(price_minor, discount_minor)?;
    let (current, before) = history.split_last()?;
    let start = current.at - TimeDelta::days(REFERENCE_DAYS);
    let first = before.iter().rposition(|point| point.at <= start).unwrap_or(0);
    let lowest = before[first..].iter().map(|point| point.effective_minor).min();
    Some(lowest.unwrap_or(price_minor).min(price_minor))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn on(day: i64, effective_minor: i64) -> PricePoint {
        PricePoint { at: DateTime::UNIX_EPOCH + TimeDelta::days(day), effective_minor }
    }

    #[test]
    fn a_discount_counts_between_nothing_and_the_price() {
        assert_eq!(effective(1990, None), 1990);
        assert_eq!(effective(1990, Some(0)), 1990);
        assert_eq!(effective(1990, Some(1990)), 1990);
        assert_eq!(effective(1990, Some(2990)), 1990);
        assert_eq!(effective(1990, Some(1)), 1);
    }

    #[test]
    fn a_reduction_is_measured_from_the_lowest_price_of_the_30_days_before_it() {
        let history = [on(0, 1000), on(50, 3000), on(70, 2500), on(80, 2800), on(95, 1900)];
        assert_eq!(lowest_before_reduction(&history, 3000, Some(1900)), Some(2500));
    }

    #[test]
    fn what_was_paid_when_the_30_days_began_counts() {
        assert_eq!(lowest_before_reduction(&[on(0, 1800), on(90, 2500), on(100, 1900)], 2500, Some(1900)), Some(1800));
        assert_eq!(lowest_before_reduction(&[on(0, 1800), on(70, 2500), on(100, 1900)], 2500, Some(1900)), Some(2500));
    }

    #[test]
    fn without_history_the_regular_price_stands() {
        assert_eq!(lowest_before_reduction(&[on(0, 1900)], 2500, Some(1900)), Some(2500));
    }

    #[test]
    fn no_reduction_has_no_reference_and_no_reference_is_above_the_price() {
        assert_eq!(lowest_before_reduction(&[on(0, 2500)], 2500, None), None);
        assert_eq!(lowest_before_reduction(&[on(0, 4000), on(9, 1900)], 2500, Some(1900)), Some(2500));
    }

    proptest! {
        #[test]
        fn what_a_shopper_pays_is_never_above_the_price(price in 1_i64..1_000_000, discount in proptest::option::of(-5_i64..1_000_000)) {
            let paid = effective(price, discount);
            prop_assert!(paid >= 1 && paid <= price);
        }
    }
}
