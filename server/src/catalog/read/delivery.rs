//! When an order placed now arrives: it leaves on the warehouse's next working day and takes the country's number of working
//! days.

use chrono::{Datelike, Days, NaiveDate};

use crate::tenancy::{DeliveryDays, Weekend};

/// The dates of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeliveryEstimate {
    /// When it leaves the warehouse.
    pub shipping: NaiveDate,
    /// The earliest arrival.
    pub from: NaiveDate,
    /// The latest arrival.
    pub to: NaiveDate,
}

/// Days on which the warehouse does not ship: it ships from Monday to Friday.
const WAREHOUSE: Weekend = Weekend::SaturdaySunday;

/// The estimate for an order placed on a day of the country's calendar.
pub fn delivery_estimate(today: NaiveDate, days: DeliveryDays) -> DeliveryEstimate {
    let shipping = working_days_after(today, 1, WAREHOUSE);
    let after = |count| working_days_after(shipping, count, days.weekend);
    DeliveryEstimate { shipping, from: after(days.min), to: after(days.max) }
}

/// Public holidays are not taken into account.
fn working_days_after(mut day: NaiveDate, mut count: u32, weekend: Weekend) -> NaiveDate {
    while count > 0 {
        day = day + Days::new(1);
        if !weekend.has(day.weekday()) {
            count -= 1;
        }
    }
    day
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(text: &str, weekend: Weekend) -> [String; 3] {
        let estimate = delivery_estimate(text.parse().unwrap(), DeliveryDays { min: 3, max: 6, weekend });
        [estimate.shipping, estimate.from, estimate.to].map(|day| day.to_string())
    }

    #[test]
    fn weekends_are_not_business_days() {
        let on = |text| on(text, Weekend::SaturdaySunday);
        assert_eq!(on("2026-11-16"), ["2026-11-17", "2026-11-20", "2026-11-25"]);
        assert_eq!(on("2026-11-20"), ["2026-11-23", "2026-11-26", "2026-12-01"]);
        assert_eq!(on("2026-11-21"), ["2026-11-23", "2026-11-26", "2026-12-01"]);
    }

    #[test]
    fn each_country_has_its_own_weekend() {
        let on = |text| on(text, Weekend::FridaySaturday);
        assert_eq!(on("2026-11-16"), ["2026-11-17", "2026-11-22", "2026-11-25"]);
        assert_eq!(on("2026-11-19"), ["2026-11-20", "2026-11-24", "2026-11-29"]);
    }
}
