//! Rules, and how long they keep.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

/// Until when something is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetentionPeriod {
    /// As long as the file says, within bounds.
    For {
        /// The shortest time that works.
        least: TimeDelta,
        /// The longest time that is sensible.
        most: TimeDelta,
    },
    /// Until the row itself is over: a session, a link, a count.
    OwnEnd,
    /// As long as the account.
    Account,
    /// As long as the country's law wants invoices (`invoice_years` of its file).
    InvoiceYears,
    /// As long as the promotion.
    Promotion,
    /// As long as the shop: books and acts of operators, without shoppers.
    Shop,
}

impl RetentionPeriod {
    /// The word of the file for what it has no time for.
    pub fn word(self) -> Option<&'static str> {
        match self {
            Self::For { .. } => None,
            Self::OwnEnd => Some("own end"),
            Self::Account => Some("account"),
            Self::InvoiceYears => Some("invoice years"),
            Self::Promotion => Some("promotion"),
            Self::Shop => Some("shop"),
        }
    }
}

/// A rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its name in the file.
    pub name: &'static str,
    /// The tables that it is about.
    pub tables: &'static [&'static str],
    /// Until when their rows are kept.
    pub keep: RetentionPeriod,
    /// How often it is enforced; none where rows go with what they belong to.
    pub every: Option<TimeDelta>,
    /// What goes, for operators.
    pub what: &'static str,
}

/// The difference between file and database.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// Rules that keep for another time.
    pub changes: Vec<RuleChange>,
    /// How many stay as they are.
    pub unchanged: usize,
}

/// A rule that keeps for another time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RuleChange {
    /// Its name.
    pub name: String,
    /// How long it keeps now.
    pub old: String,
    /// How long the file says.
    pub new: String,
    /// The same in seconds.
    pub keep_seconds: i64,
}

/// A rule as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RuleReport {
    /// Its name.
    pub name: &'static str,
    /// The tables that it is about.
    pub tables: &'static [&'static str],
    /// How long it keeps, as the file says it.
    pub keep: String,
    /// What goes.
    pub what: &'static str,
    /// When it was last enforced.
    pub ran_at: Option<DateTime<Utc>>,
    /// How many rows went then.
    pub removed: Option<i64>,
    /// Whether it should have been enforced again long ago.
    pub is_overdue: bool,
}

/// A time in the largest unit that says it exactly, as files say it.
pub(super) fn written(keep: TimeDelta) -> String {
    let units = [("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1)];
    let seconds = keep.num_seconds();
    let (unit, length) = units.into_iter().find(|(_, length)| seconds % length == 0).unwrap_or(("second", 1));
    let count = seconds / length;
    format!("{count} {unit}{}", if count == 1 { "" } else { "s" })
}

/// A time as files say it.
pub(super) fn parsed(text: &str) -> Option<TimeDelta> {
    let (count, unit) = text.trim().split_once(' ')?;
    let count: i64 = count.parse().ok().filter(|count| (1..=100_000).contains(count))?;
    match unit.trim().trim_end_matches('s') {
        "day" => TimeDelta::try_days(count),
        "hour" => TimeDelta::try_hours(count),
        "minute" => TimeDelta::try_minutes(count),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_read_as_it_is_written() {
        for (text, keep) in [
            ("180 days", TimeDelta::days(180)),
            ("1 day", TimeDelta::days(1)),
            ("36 hours", TimeDelta::hours(36)),
            ("15 minutes", TimeDelta::minutes(15)),
        ] {
            assert_eq!((parsed(text), written(keep).as_str()), (Some(keep), text));
        }
        for wrong in ["", "180", "days", "0 days", "-1 days", "1.5 days", "2 years", "100001 days", "180days"] {
            assert_eq!(parsed(wrong), None, "{wrong}");
        }
    }
}
