//! Days and months in a partner's time zone.

use chrono::{Datelike as _, Days, Months, NaiveDate};

/// Maximum number of days in a report.
pub const MOST_DAYS: i64 = 1_100;

/// The days of a report, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    pub from: NaiveDate,
    pub to: NaiveDate,
}

impl Range {
    /// None when the end is before the start, or when the range is too long.
    pub fn new(from: NaiveDate, to: NaiveDate) -> Option<Self> {
        let range = Self { from, to };
        (1..=MOST_DAYS).contains(&range.count()).then_some(range)
    }

    /// The number of days.
    pub fn count(self) -> i64 {
        (self.to - self.from).num_days() + 1
    }

    /// The same number of days directly before.
    pub fn before(self) -> Option<Self> {
        let days = Days::new(self.count().unsigned_abs());
        Some(Self { from: self.from.checked_sub_days(days)?, to: self.to.checked_sub_days(days)? })
    }

    /// All days.
    pub fn days(self) -> impl Iterator<Item = NaiveDate> {
        self.from.iter_days().take_while(move |day| *day <= self.to)
    }

    /// The smallest set of periods that covers these days exactly: months where they are complete, otherwise days.
    pub fn periods(self) -> Vec<String> {
        let (mut periods, mut day) = (Vec::new(), Some(self.from));
        while let Some(at) = day.filter(|at| *at <= self.to) {
            let next_month = at.with_day(1).and_then(|first| first.checked_add_months(Months::new(1)));
            let is_whole =
                at.day() == 1 && next_month.is_some_and(|next| next.pred_opt().is_some_and(|last| last <= self.to));
            periods.push(if is_whole { month(at) } else { at.to_string() });
            day = if is_whole { next_month } else { at.succ_opt() };
        }
        periods
    }
}

/// The key of a day's month: `2026-11`.
pub fn month(day: NaiveDate) -> String {
    day.format("%Y-%m").to_string()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn range(from: &str, to: &str) -> Option<Range> {
        Range::new(from.parse().unwrap(), to.parse().unwrap())
    }

    #[test]
    fn whole_months_cover_all_their_days() {
        let periods = range("2026-01-30", "2026-04-02").unwrap().periods();
        assert_eq!(periods, ["2026-01-30", "2026-01-31", "2026-02", "2026-03", "2026-04-01", "2026-04-02"]);
        assert_eq!(range("2026-02-01", "2026-02-28").unwrap().periods(), ["2026-02"]);
        assert_eq!(range("2026-02-01", "2026-02-27").unwrap().periods().len(), 27);
        let before = range("2026-03-01", "2026-03-31").unwrap().before();
        assert_eq!(before, range("2026-01-29", "2026-02-28"));
        for (from, to) in [("2026-02-02", "2026-02-01"), ("2020-01-01", "2026-01-01"), ("-262143-01-01", "2026-01-01")]
        {
            assert_eq!(range(from, to), None);
        }
    }

    proptest! {
        #[test]
        fn periods_cover_each_day_once(start in 0_u64..2_000, length in 0_u64..400) {
            let first = NaiveDate::from_ymd_opt(2023, 1, 1).unwrap() + Days::new(start);
            let range = Range::new(first, first + Days::new(length)).unwrap();
            let mut covered = Vec::new();
            for period in range.periods() {
                if let Ok(day) = period.parse::<NaiveDate>() {
                    covered.push(day);
                } else {
                    let first: NaiveDate = format!("{period}-01").parse().unwrap();
                    covered.extend(first.iter_days().take_while(|day| month(*day) == period));
                }
            }
            prop_assert_eq!(covered, range.days().collect::<Vec<_>>());
        }
    }
}
