//! Time, injected: the system's clock in production, a fixed one in tests. Microseconds, as both databases keep them.

use std::{
    ops::Range,
    sync::{Arc, Mutex, PoisonError},
};

use chrono::{DateTime, Days, NaiveDate, NaiveTime, SubsecRound, TimeDelta, TimeZone as _, Utc};
use chrono_tz::Tz;

/// Where the time comes from. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The machine's time.
    #[default]
    System,
    /// A time that tests set and move.
    Fixed(Arc<Mutex<DateTime<Utc>>>),
}

impl Clock {
    /// A clock that stands still until moved.
    pub fn fixed(at: DateTime<Utc>) -> Self {
        Self::Fixed(Arc::new(Mutex::new(at)))
    }

    /// Now, in whole microseconds.
    pub fn now(&self) -> DateTime<Utc> {
        match self {
            Self::System => Utc::now().trunc_subsecs(6),
            Self::Fixed(at) => *at.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// Moves a fixed clock; the system's clock is left alone.
    pub fn advance(&self, by: TimeDelta) {
        if let Self::Fixed(at) = self {
            *at.lock().unwrap_or_else(PoisonError::into_inner) += by;
        }
    }
}

/// When a day of a time zone's calendar begins.
pub fn start_of_day(time_zone: Tz, day: NaiveDate) -> DateTime<Utc> {
    let midnight = day.and_time(NaiveTime::MIN);
    // Where clocks are put forward at midnight, the day begins with the first hour that exists.
    let mut hours = (0..24).map(|hour| midnight + TimeDelta::hours(hour));
    let begins = hours.find_map(|time| time_zone.from_local_datetime(&time).earliest());
    begins.map_or(midnight.and_utc(), |begins| begins.to_utc())
}

/// From when to when the day of a time zone's calendar lasts that a moment belongs to.
pub fn calendar_day(time_zone: Tz, at: DateTime<Utc>) -> Range<DateTime<Utc>> {
    let day = at.with_timezone(&time_zone).date_naive();
    start_of_day(time_zone, day)..start_of_day(time_zone, day + Days::new(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_calendar_day_is_that_of_the_time_zone() {
        let at = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
        for (time_zone, moment, begins, ends) in [
            (chrono_tz::Asia::Dhaka, "2026-05-01T19:00:00Z", "2026-05-01T18:00:00Z", "2026-05-02T18:00:00Z"),
            // A day of 25 hours, when clocks are put back.
            (chrono_tz::Europe::Ljubljana, "2026-10-25T12:00:00Z", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
        ] {
            assert_eq!(calendar_day(time_zone, at(moment)), at(begins)..at(ends), "{moment}");
        }
    }
}
