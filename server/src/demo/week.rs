//! The period of the demo's event and deal, which run in the week in which the demo is loaded.

use chrono::{Datelike as _, Days, NaiveDate};

/// The first day of the week that contains `today` (in UTC), and the day on whose midnight it ends: the next Monday, or Tuesday if
/// `today` is a Sunday, because east of UTC it is Monday before that Sunday ends.
pub(super) fn week_of(today: NaiveDate) -> (NaiveDate, NaiveDate) {
    let monday = today - Days::new(u64::from(today.weekday().num_days_from_monday()));
    (monday, (monday + Days::new(7)).max(today + Days::new(2)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_runs_in_every_time_zone_of_the_shop_on_each_day_of_the_week() {
        let monday: NaiveDate = "2026-11-23".parse().unwrap();
        for day in 0..7 {
            let (first, end) = week_of(monday + Days::new(day));
            let is_last = u64::from(day == 6);
            assert_eq!((first, end), (monday, monday + Days::new(7 + is_last)));
            assert!(end > monday + Days::new(day + 1), "the day after in UTC");
        }
    }
}
