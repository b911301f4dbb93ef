//! When an order of now arrives: it leaves on the next working day and travels for the country's number of working days.

use chrono::{DateTime, Datelike, Days, NaiveDate, Utc, Weekday};

use crate::tenancy::DeliveryDays;

/// The days of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// It leaves the warehouse.
    pub shipping: NaiveDate,
    /// It arrives at the earliest.
    pub from: NaiveDate,
    /// It arrives at the latest.
    pub to: NaiveDate,
}

/// Of an order placed at `now`.
pub fn arrival(now: DateTime<Utc>, days: DeliveryDays) -> Arrival {
    let shipping = working_days_after(now.date_naive(), 1);
    Arrival { shipping, from: working_days_after(shipping, days.min), to: working_days_after(shipping, days.max) }
}

/// Monday to Friday; public holidays are not known.
fn working_days_after(mut day: NaiveDate, mut count: u32) -> NaiveDate {
    while count > 0 {
        day = day + Days::new(1);
        if !matches!(day.weekday(), Weekday::Sat | Weekday::Sun) {
            count -= 1;
        }
    }
    day
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(text: &str) -> (String, String, String) {
        let now = format!("{text}T10:00:00Z").parse().unwrap();
        let arrival = arrival(now, DeliveryDays { min: 3, max: 6 });
        (arrival.shipping.to_string(), arrival.from.to_string(), arrival.to.to_string())
    }

    #[test]
    fn weekends_neither_ship_nor_count() {
        let expect = |a: &str, b: &str, c: &str| (a.to_owned(), b.to_owned(), c.to_owned());
        assert_eq!(on("2026-11-16"), expect("2026-11-17", "2026-11-20", "2026-11-25"));
        assert_eq!(on("2026-11-20"), expect("2026-11-23", "2026-11-26", "2026-12-01"));
        assert_eq!(on("2026-11-21"), expect("2026-11-23", "2026-11-26", "2026-12-01"));
    }
}
