//! A partner's monthly statement: opening balance, movements, closing balance. Pure functions on sums of the ledger.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Datelike as _, Months, NaiveDate, TimeZone as _, Utc};
use chrono_tz::Tz;

use crate::money::{CurrencyCode, Money, MoneyError, columns::AmountMinor};

/// A sum of ledger entries in a period, by account and kind of event.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct LedgerSum {
    /// The account.
    pub account: String,
    /// The kind of event.
    pub kind: String,
    /// The sum.
    #[sqlx(flatten, try_from = "AmountMinor")]
    pub amount: Money,
    /// The number of entries.
    pub count: i64,
}

/// The total of one kind of event in the month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    /// `earned`, `credited`, `reversed`, `rejected` or `paid`.
    pub kind: String,
    /// The number of events.
    pub count: i64,
    /// The change of the partner's balance.
    pub amount: Money,
}

/// The part of a statement for one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatementCurrency {
    /// ISO 4217.
    pub currency: CurrencyCode,
    /// The amount owed to the partner at the beginning of the month.
    pub opening: Money,
    /// The changes in the month.
    pub movements: Vec<Movement>,
    /// The amount owed at the end of the month that is not approved yet.
    pub pending: Money,
    /// The amount owed at the end of the month that is approved or being paid out.
    pub payable: Money,
    /// Both: the total amount owed to the partner at the end of the month.
    pub closing: Money,
}

impl StatementCurrency {
    /// Whether nothing was owed and nothing happened.
    fn is_empty(&self) -> bool {
        self.opening.is_zero() && self.closing.is_zero() && self.movements.is_empty()
    }
}

/// A partner's monthly statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The year.
    pub year: i32,
    /// The month, 1 to 12.
    pub month: u32,
    /// The start of the month in the partner's time zone.
    pub from: DateTime<Utc>,
    /// The end of the month, exclusive.
    pub to: DateTime<Utc>,
    /// By currency.
    pub currencies: Vec<StatementCurrency>,
}

/// A month that has ended, with the amounts owed to the partner at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosedMonth {
    /// The year.
    pub year: i32,
    /// The month, 1 to 12.
    pub month: u32,
    /// By currency.
    pub balances: Vec<Money>,
}

/// The amounts owed to a partner by currency, after all of these sums.
pub fn balances(sums: &[LedgerSum]) -> Result<Vec<Money>, MoneyError> {
    let mut balances = BTreeMap::new();
    for sum in sums.iter().filter(|sum| is_owed(&sum.account)) {
        sum.amount.add_to(&mut balances)?;
    }
    Ok(balances.into_values().collect())
}

/// The order of the movements.
const KINDS: [&str; 5] = ["earned", "credited", "reversed", "rejected", "paid"];

/// A calendar month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month {
    /// The year.
    pub year: i32,
    /// The month of the year, from 1.
    pub month: u32,
}

impl Month {
    /// The month of a time in a time zone.
    pub fn of(zone: Tz, at: DateTime<Utc>) -> Self {
        let local = at.with_timezone(&zone);
        Self { year: local.year(), month: local.month() }
    }

    /// The previous month.
    pub fn before(self) -> Self {
        if self.month == 1 { Self { year: self.year - 1, month: 12 } } else { Self { month: self.month - 1, ..self } }
    }

    /// The start of the month in a time zone, and that of the next one.
    pub fn bounds(self, zone: Tz) -> Option<(DateTime<Utc>, DateTime<Utc>)> {
        let first = NaiveDate::from_ymd_opt(self.year, self.month, 1)?;
        let next = first.checked_add_months(Months::new(1))?;
        Some((start_of(zone, first)?, start_of(zone, next)?))
    }
}

/// The start of a day: midnight, or the first time after it where a change of the clock skips midnight.
pub fn start_of(zone: Tz, day: NaiveDate) -> Option<DateTime<Utc>> {
    (0..4).find_map(|hour| zone.from_local_datetime(&day.and_hms_opt(hour, 0, 0)?).earliest()).map(|at| at.to_utc())
}

/// Whether the account is one of those with amounts owed to a partner.
fn is_owed(account: &str) -> bool {
    matches!(account, "pending" | "payable" | "in_transit")
}

/// Builds the currencies of a statement from the sums before the month and within it.
pub fn currencies(before: &[LedgerSum], within: &[LedgerSum]) -> Result<Vec<StatementCurrency>, MoneyError> {
    let codes: BTreeSet<CurrencyCode> = before.iter().chain(within).map(|sum| sum.amount.currency).collect();
    let mut currencies = Vec::with_capacity(codes.len());
    for code in codes {
        let owed = |sums: &[LedgerSum]| -> Vec<LedgerSum> {
            sums.iter().filter(|sum| sum.amount.currency == code && is_owed(&sum.account)).cloned().collect()
        };
        currencies.push(in_currency(code, &owed(before), &owed(within))?);
    }
    currencies.retain(|one| !one.is_empty());
    Ok(currencies)
}

/// The part of a statement for a currency, from its sums of the accounts with amounts owed to the partner.
fn in_currency(
    currency: CurrencyCode,
    before: &[LedgerSum],
    within: &[LedgerSum],
) -> Result<StatementCurrency, MoneyError> {
    let all = || before.iter().chain(within);
    let mut movements = Vec::new();
    for kind in KINDS {
        let of_kind = || within.iter().filter(|sum| sum.kind == kind);
        let count = of_kind().map(|sum| sum.count).sum();
        if count > 0 {
            movements.push(Movement { kind: kind.to_owned(), count, amount: total(currency, of_kind())? });
        }
    }
    Ok(StatementCurrency {
        currency,
        opening: total(currency, before)?,
        movements,
        pending: total(currency, all().filter(|sum| sum.account == "pending"))?,
        payable: total(currency, all().filter(|sum| sum.account != "pending"))?,
        closing: total(currency, all())?,
    })
}

fn total<'s>(currency: CurrencyCode, sums: impl IntoIterator<Item = &'s LedgerSum>) -> Result<Money, MoneyError> {
    Money::sum(currency, sums.into_iter().map(|sum| sum.amount))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(account: &str, kind: &str, minor: i64) -> LedgerSum {
        let amount = Money::new(minor, "EUR".parse().unwrap());
        LedgerSum { account: account.to_owned(), kind: kind.to_owned(), amount, count: 1 }
    }

    #[test]
    fn opening_balance_and_movements_give_the_closing_balance() {
        let before = [sum("pending", "earned", 500), sum("expense", "earned", -500)];
        let within = [
            sum("pending", "earned", 300),
            sum("expense", "earned", -300),
            sum("pending", "approved", -500),
            sum("payable", "approved", 500),
            sum("payable", "transferred", -500),
            sum("in_transit", "transferred", 500),
            sum("in_transit", "paid", -500),
            sum("bank", "paid", 500),
            sum("payable", "reversed", -120),
            sum("expense", "reversed", 120),
        ];
        let made = currencies(&before, &within).unwrap();
        let [euro] = made.as_slice() else { panic!("one currency") };
        assert_eq!((euro.opening.minor, euro.pending.minor, euro.payable.minor), (500, 300, -120));
        let moved: Vec<(&str, i64)> =
            euro.movements.iter().map(|movement| (movement.kind.as_str(), movement.amount.minor)).collect();
        assert_eq!(moved, [("earned", 300), ("reversed", -120), ("paid", -500)]);
        let changed = euro.movements.iter().map(|movement| movement.amount);
        assert_eq!(Money::sum(euro.currency, std::iter::once(euro.opening).chain(changed)), Ok(euro.closing));
        assert_eq!(euro.pending.checked_add(euro.payable), Ok(euro.closing));
        let all: Vec<LedgerSum> = before.into_iter().chain(within).collect();
        assert_eq!(balances(&all).unwrap(), [euro.closing]);
    }

    #[test]
    fn a_currency_without_balance_and_movements_is_omitted() {
        let settled =
            [sum("payable", "credited", 5), sum("payable", "transferred", -5), sum("in_transit", "transferred", 5)];
        assert_eq!(currencies(&settled, &[]).unwrap().len(), 1, "it is on its way");
        let paid: Vec<LedgerSum> = settled.into_iter().chain([sum("in_transit", "paid", -5)]).collect();
        assert!(currencies(&paid, &[]).unwrap().is_empty());
    }

    #[test]
    fn months_begin_in_the_partners_time_zone() {
        let zone: Tz = "Europe/Ljubljana".parse().unwrap();
        let month = |year, month| Month { year, month };
        let (from, to) = month(2026, 12).bounds(zone).unwrap();
        assert_eq!(
            (from.to_rfc3339(), to.to_rfc3339()),
            ("2026-11-30T23:00:00+00:00".into(), "2026-12-31T23:00:00+00:00".into())
        );
        assert_eq!(Month::of(zone, from), month(2026, 12));
        assert_eq!((month(2026, 12).before(), month(2027, 1).before()), (month(2026, 11), month(2026, 12)));
        assert!(month(2026, 13).bounds(zone).is_none() && month(2026, 0).bounds(zone).is_none());
    }
}
