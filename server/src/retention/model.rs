//! Rules and their retention periods.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

/// How long rows are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetentionPeriod {
    /// For the period in the file, within bounds.
    For {
        /// The shortest period that works.
        least: TimeDelta,
        /// The longest period that is reasonable.
        most: TimeDelta,
    },
    /// Until the row itself expires: a session, a link, a counter.
    OwnEnd,
    /// As long as the account exists.
    Account,
    /// As long as the country's law requires invoices to be kept (`invoice_years` in its file).
    InvoiceYears,
    /// As long as the promotion exists.
    Promotion,
    /// As long as the shop exists: accounting records and operators' actions, without customers' data.
    Shop,
}

impl RetentionPeriod {
    /// The word in the file for a rule without a period.
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
    /// The tables to which it applies.
    pub tables: &'static [&'static str],
    /// How long their rows are kept.
    pub keep: RetentionPeriod,
    /// The interval at which it is enforced; none when the rows are deleted together with what they belong to.
    pub every: Option<TimeDelta>,
    /// What is deleted, for operators.
    pub what: &'static str,
}

/// The differences between file and database.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// Rules whose period changes.
    pub changes: Vec<RuleChange>,
    /// The number of rules that do not change.
    pub unchanged: usize,
}

/// A rule whose period changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RuleChange {
    /// Its name.
    pub name: String,
    /// The current period.
    pub old: String,
    /// The period in the file.
    pub new: String,
    /// The new period in seconds.
    pub keep_seconds: i64,
}

/// A rule with its current state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RuleReport {
    /// Its name.
    pub name: &'static str,
    /// The tables to which it applies.
    pub tables: &'static [&'static str],
    /// The period, written as in the file.
    pub keep: String,
    /// What is deleted.
    pub what: &'static str,
    /// When it was last enforced.
    pub ran_at: Option<DateTime<Utc>>,
    /// The number of rows deleted then.
    pub removed: Option<i64>,
    /// Whether it was not enforced for too long.
    pub is_overdue: bool,
}

/// A period in the largest unit that is exact, as written in the file.
pub(super) fn written(keep: TimeDelta) -> String {
    let units = [("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1)];
    let seconds = keep.num_seconds();
    let (unit, length) = units.into_iter().find(|(_, length)| seconds % length == 0).unwrap_or(("second", 1));
    let count = seconds / length;
    format!("{count} {unit}{}", if count == 1 { "" } else { "s" })
}

/// Parses a period as written in the file.
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
    fn a_period_is_parsed_as_formatted() {
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
