//! Time, injected: the system's clock in production, a fixed one in tests. Microseconds, as both databases store them. Also the
//! times in operators' files.

use std::{
    fmt,
    ops::Range,
    sync::{Arc, Mutex, PoisonError},
};

use chrono::{DateTime, Days, NaiveDate, NaiveDateTime, NaiveTime, SubsecRound, TimeDelta, TimeZone as _, Utc};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use crate::toml_file::{Moment, parse_moment};

/// The source of the time. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The system's time.
    #[default]
    System,
    /// The system's time plus an offset, to which a demo's clock was moved.
    Ahead(TimeDelta),
    /// A time that tests set and advance.
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
            Self::Ahead(by) => Utc::now().trunc_subsecs(6) + *by,
            Self::Fixed(at) => *at.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// Advances a fixed clock; the system's clock is unchanged.
    pub fn advance(&self, by: TimeDelta) {
        if let Self::Fixed(at) = self {
            *at.lock().unwrap_or_else(PoisonError::into_inner) += by;
        }
    }
}

/// A time as written in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum When {
    /// Local time in each country.
    Local(NaiveDateTime),
    /// The same instant everywhere.
    Instant(DateTime<Utc>),
}

impl When {
    /// The instant in a time zone. A local time that occurs twice means the first; one that is skipped means the next existing
    /// one.
    pub fn instant(self, zone: Tz) -> DateTime<Utc> {
        match self {
            Self::Instant(instant) => instant,
            Self::Local(local) => {
                let shown = zone.from_local_datetime(&local).earliest();
                // Clocks skip an hour at most, if at all.
                let shown = shown.or_else(|| zone.from_local_datetime(&(local + TimeDelta::hours(1))).earliest());
                shown.map_or_else(|| local.and_utc(), |shown| shown.to_utc())
            }
        }
    }

    /// Parses TOML's format.
    pub fn parse(text: &str) -> Option<Self> {
        parse_moment(text).map(Self::from)
    }

    /// Whether it is after another time; `None` if that depends on the country.
    pub fn is_after(self, other: Self) -> Option<bool> {
        match (other, self) {
            (Self::Local(from), Self::Local(to)) => Some(from < to),
            (Self::Instant(from), Self::Instant(to)) => Some(from < to),
            _ => None,
        }
    }
}

/// In TOML's format.
impl fmt::Display for When {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Local(local) => write!(formatter, "{}", local.format("%Y-%m-%dT%H:%M:%S")),
            Self::Instant(instant) => write!(formatter, "{}", instant.format("%Y-%m-%dT%H:%M:%SZ")),
        }
    }
}

impl From<Moment> for When {
    fn from(moment: Moment) -> Self {
        match moment {
            Moment::Local(local) => Self::Local(local),
            Moment::Instant(instant) => Self::Instant(instant),
        }
    }
}

/// When a day of a time zone's calendar begins.
pub fn start_of_day(time_zone: Tz, day: NaiveDate) -> DateTime<Utc> {
    let midnight = day.and_time(NaiveTime::MIN);
    // When clocks are put forward at midnight, the day begins with the first hour that exists.
    let mut hours = (0..24).map(|hour| midnight + TimeDelta::hours(hour));
    let begins = hours.find_map(|time| time_zone.from_local_datetime(&time).earliest());
    begins.map_or(midnight.and_utc(), |begins| begins.to_utc())
}

/// The start and the end of the calendar day, in a time zone, that contains the given time.
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
