//! Collecting an order at the warehouse: where, when, and on which day a new order is ready.

use chrono::{DateTime, Datelike as _, Days, NaiveDate, NaiveTime, Utc, Weekday};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

/// The warehouse's time zone: its opening hours are Central European Time in every country.
const TIME_ZONE: Tz = chrono_tz::CET;

/// Where and when orders are collected. The warehouse is open from Monday to Friday.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Pickup {
    /// Postal address in one line.
    pub address: String,
    /// When it opens, Central European Time.
    pub opens: NaiveTime,
    /// When it closes.
    pub closes: NaiveTime,
    /// Working days on which the warehouse is closed.
    pub holidays: Vec<NaiveDate>,
}

impl Pickup {
    /// The day on which an order placed at a time is ready: the next business day of the warehouse.
    pub fn ready_on(&self, placed_at: DateTime<Utc>) -> NaiveDate {
        let today = placed_at.with_timezone(&TIME_ZONE).date_naive();
        let mut day = today + Days::new(1);
        while !self.is_open_on(day) {
            day = day + Days::new(1);
        }
        day
    }

    fn is_open_on(&self, day: NaiveDate) -> bool {
        !matches!(day.weekday(), Weekday::Sat | Weekday::Sun) && !self.holidays.contains(&day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_ready_on_the_next_business_day_of_the_warehouse() {
        let pickup = Pickup {
            address: "Platnena ulica 1, 1000 Ljubljana".to_owned(),
            opens: "10:00:00".parse().unwrap(),
            closes: "15:00:00".parse().unwrap(),
            holidays: vec!["2026-12-25".parse().unwrap()],
        };
        for (placed, ready) in [
            ("2026-11-16T10:00:00Z", "2026-11-17"),
            ("2026-11-16T23:30:00Z", "2026-11-18"),
            ("2026-11-20T10:00:00Z", "2026-11-23"),
            ("2026-11-21T10:00:00Z", "2026-11-23"),
            ("2026-12-24T10:00:00Z", "2026-12-28"),
        ] {
            assert_eq!(pickup.ready_on(placed.parse().unwrap()).to_string(), ready, "{placed}");
        }
    }
}
