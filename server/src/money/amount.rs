//! Amounts in one currency: checked arithmetic, percentages rounded half up, allocation without remainder.

use std::{cmp::Ordering, collections::BTreeMap, fmt, iter, str::FromStr};

use serde::{Deserialize, Serialize, Serializer};
use sqlx::{Database, Decode, Encode, Type, encode::IsNull, error::BoxDynError};

use crate::error::Error;

/// An ISO 4217 code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct CurrencyCode([u8; 3]);

impl FromStr for CurrencyCode {
    type Err = MoneyError;

    fn from_str(text: &str) -> Result<Self, MoneyError> {
        let code: [u8; 3] = text.as_bytes().try_into().map_err(|_| MoneyError::NoCurrency)?;
        if code.iter().all(u8::is_ascii_uppercase) { Ok(Self(code)) } else { Err(MoneyError::NoCurrency) }
    }
}

impl TryFrom<String> for CurrencyCode {
    type Error = MoneyError;

    fn try_from(text: String) -> Result<Self, MoneyError> {
        text.parse()
    }
}

impl CurrencyCode {
    /// The three letters.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for CurrencyCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for CurrencyCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// Stored in a text column.
impl<D: Database> Type<D> for CurrencyCode
where
    str: Type<D>,
{
    fn type_info() -> D::TypeInfo {
        <str as Type<D>>::type_info()
    }

    fn compatible(info: &D::TypeInfo) -> bool {
        <str as Type<D>>::compatible(info)
    }
}

impl<'q, D: Database> Encode<'q, D> for CurrencyCode
where
    String: Encode<'q, D>,
{
    fn encode_by_ref(&self, buffer: &mut D::ArgumentBuffer) -> Result<IsNull, BoxDynError> {
        self.to_string().encode(buffer)
    }
}

impl<'r, D: Database> Decode<'r, D> for CurrencyCode
where
    &'r str: Decode<'r, D>,
{
    fn decode(value: D::ValueRef<'r>) -> Result<Self, BoxDynError> {
        Ok(<&str>::decode(value)?.parse()?)
    }
}

impl fmt::Debug for CurrencyCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why an amount cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoneyError {
    /// The amounts are in different currencies.
    #[error("amounts in {0} and {1} cannot be combined")]
    Mixed(CurrencyCode, CurrencyCode),
    /// The result is out of range.
    #[error("the amount is too large")]
    Overflow,
    /// There are no weights, or all are zero.
    #[error("the shares add up to zero")]
    NoShares,
    /// Not three upper-case letters.
    #[error("a currency is three capital letters, such as EUR")]
    NoCurrency,
}

/// Amounts come from validated prices, so that one that cannot be computed is an internal error.
impl From<MoneyError> for Error {
    fn from(error: MoneyError) -> Self {
        Self::internal(error)
    }
}

/// An amount of money. No operators are overloaded: all arithmetic that can fail returns a `Result`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Money {
    /// In hundredths of the currency's unit.
    pub minor: i64,
    /// The currency.
    pub currency: CurrencyCode,
}

/// Plain format for operators, such as `-12.50 EUR`; shoppers see amounts in their country's [`Pattern`](super::Pattern).
impl fmt::Display for Money {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {}", self.decimal(), self.currency)
    }
}

impl Money {
    /// An amount.
    pub const fn new(minor: i64, currency: CurrencyCode) -> Self {
        Self { minor, currency }
    }

    /// Zero.
    pub const fn zero(currency: CurrencyCode) -> Self {
        Self::new(0, currency)
    }

    /// Plain decimals without the currency, for other programs: `-12.50`.
    pub fn decimal(self) -> String {
        let sign = if self.minor < 0 { "-" } else { "" };
        let minor = self.minor.unsigned_abs();
        format!("{sign}{}.{:02}", minor / 100, minor % 100)
    }

    /// The sum.
    pub fn checked_add(self, other: Self) -> Result<Self, MoneyError> {
        self.with(other, i64::checked_add)
    }

    /// The difference.
    pub fn checked_sub(self, other: Self) -> Result<Self, MoneyError> {
        self.with(other, i64::checked_sub)
    }

    /// The product.
    pub fn checked_mul(self, times: i64) -> Result<Self, MoneyError> {
        self.minor.checked_mul(times).map(|minor| Self { minor, ..self }).ok_or(MoneyError::Overflow)
    }

    /// The quotient, rounded towards zero.
    pub fn checked_div(self, by: i64) -> Result<Self, MoneyError> {
        if by == 0 {
            return Err(MoneyError::NoShares);
        }
        self.minor.checked_div(by).map(|minor| Self { minor, ..self }).ok_or(MoneyError::Overflow)
    }

    /// The amount with the other sign.
    pub fn checked_neg(self) -> Result<Self, MoneyError> {
        self.minor.checked_neg().map(|minor| Self { minor, ..self }).ok_or(MoneyError::Overflow)
    }

    /// Whether it is zero.
    pub const fn is_zero(self) -> bool {
        self.minor == 0
    }

    /// Whether it is above zero.
    pub const fn is_positive(self) -> bool {
        self.minor > 0
    }

    /// Whether it is below zero.
    pub const fn is_negative(self) -> bool {
        self.minor < 0
    }

    /// How it compares to another amount.
    pub fn compare(self, other: Self) -> Result<Ordering, MoneyError> {
        self.same_currency(other)?;
        Ok(self.minor.cmp(&other.minor))
    }

    /// The smaller of two amounts.
    pub fn min(self, other: Self) -> Result<Self, MoneyError> {
        Ok(if self.compare(other)?.is_gt() { other } else { self })
    }

    /// The amount, or zero when it is negative.
    #[must_use]
    pub fn at_least_zero(self) -> Self {
        Self { minor: self.minor.max(0), ..self }
    }

    /// The reduction from this amount to a smaller one in whole percent, rounded down so that it is never overstated.
    pub fn percent_off(self, reduced: Self) -> i64 {
        super::percent::percent_off(self.minor, reduced.minor)
    }

    /// The sum of amounts in a currency; zero when there are none.
    pub fn sum(currency: CurrencyCode, amounts: impl IntoIterator<Item = Self>) -> Result<Self, MoneyError> {
        amounts.into_iter().try_fold(Self::zero(currency), Self::checked_add)
    }

    /// A percentage in hundredths of a percent (2200 = 22 %), rounded half up; a negative amount is rounded symmetrically, so
    /// that a refund exactly reverses its charge.
    pub fn percent(self, basis_points: i64) -> Result<Self, MoneyError> {
        self.scaled(i128::from(basis_points), 10_000)
    }

    /// The part of an amount for `pieces` of `all` pieces, rounded half up.
    pub fn share(self, pieces: i64, all: i64) -> Result<Self, MoneyError> {
        if all == 0 {
            return Err(MoneyError::NoShares);
        }
        self.scaled(i128::from(pieces), i128::from(all))
    }

    /// The tax included in an amount, at a rate in hundredths of a percent, rounded half up.
    pub fn included_tax(self, basis_points: u32) -> Result<Self, MoneyError> {
        self.scaled(i128::from(basis_points), 10_000 + i128::from(basis_points))
    }

    /// Divides the amount by weights without remainder: each share is its exact part rounded down or up; the minor units left
    /// over go to the largest remainders, and of equal ones to the first.
    pub fn allocate(self, weights: &[u64]) -> Result<Vec<Self>, MoneyError> {
        let total: u128 = weights.iter().map(|weight| u128::from(*weight)).sum();
        if total == 0 {
            return Err(MoneyError::NoShares);
        }
        let amount = u128::from(self.minor.unsigned_abs());
        let parts = weights.iter().map(|weight| amount * u128::from(*weight));
        let mut shares: Vec<u128> = parts.clone().map(|part| part / total).collect();
        let mut by_remainder: Vec<(usize, u128)> = parts.map(|part| part % total).enumerate().collect();
        by_remainder.sort_by_key(|(_, remainder)| std::cmp::Reverse(*remainder));
        let left = amount - shares.iter().sum::<u128>();
        // Fewer units are left than there are shares with a remainder.
        for ((index, _), ()) in by_remainder.into_iter().zip(iter::repeat_n((), left as usize)) {
            shares[index] += 1;
        }
        let sign = i128::from(self.minor.signum());
        shares.into_iter().map(|share| self.fitting(share as i128 * sign)).collect()
    }

    /// Divides the amount in proportion to other amounts, without remainder; zero is divided into zeros.
    pub fn allocate_by(self, weights: &[Self]) -> Result<Vec<Self>, MoneyError> {
        if self.is_zero() {
            return Ok(vec![self; weights.len()]);
        }
        self.allocate(&weights.iter().map(|weight| weight.minor.unsigned_abs()).collect::<Vec<u64>>())
    }

    fn same_currency(self, other: Self) -> Result<(), MoneyError> {
        if self.currency == other.currency { Ok(()) } else { Err(MoneyError::Mixed(self.currency, other.currency)) }
    }

    fn with(self, other: Self, compute: fn(i64, i64) -> Option<i64>) -> Result<Self, MoneyError> {
        self.same_currency(other)?;
        compute(self.minor, other.minor).map(|minor| Self { minor, ..self }).ok_or(MoneyError::Overflow)
    }

    fn scaled(self, factor: i128, divisor: i128) -> Result<Self, MoneyError> {
        let product = i128::from(self.minor) * factor;
        self.fitting((product + product.signum() * divisor / 2) / divisor)
    }

    fn fitting(self, minor: i128) -> Result<Self, MoneyError> {
        i64::try_from(minor).map(|minor| Self { minor, ..self }).map_err(|_| MoneyError::Overflow)
    }

    /// The larger of two amounts.
    pub fn max(self, other: Self) -> Result<Self, MoneyError> {
        Ok(if self.compare(other)?.is_lt() { other } else { self })
    }

    /// The amount times `part / whole`, rounded half up; zero unless `whole` is positive.
    pub fn proportion(self, part: Self, whole: Self) -> Result<Self, MoneyError> {
        self.same_currency(part)?;
        part.same_currency(whole)?;
        if whole.is_positive() { self.share(part.minor, whole.minor) } else { Ok(Self::zero(self.currency)) }
    }

    /// Adds the amount to the sum in its currency.
    pub fn add_to(self, sums: &mut BTreeMap<CurrencyCode, Self>) -> Result<(), MoneyError> {
        let sum = sums.entry(self.currency).or_insert(Self::zero(self.currency));
        *sum = sum.checked_add(self)?;
        Ok(())
    }
}

/// Serializes an amount as its minor units, for responses that name their currency once. An optional amount may be `null`.
pub fn as_minor<S: Serializer>(amount: &(impl Copy + Into<Option<Money>>), serializer: S) -> Result<S::Ok, S::Error> {
    (*amount).into().map(|amount| amount.minor).serialize(serializer)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn euro(minor: i64) -> Money {
        Money::new(minor, "EUR".parse().unwrap())
    }

    fn minors(shares: &[Money]) -> Vec<i64> {
        shares.iter().map(|share| share.minor).collect()
    }

    #[test]
    fn mixed_currencies_and_overflows_are_errors() {
        let taka = Money::zero("BDT".parse().unwrap());
        assert_eq!(euro(1).checked_add(taka), Err(MoneyError::Mixed(euro(0).currency, taka.currency)));
        assert_eq!(euro(i64::MAX).checked_add(euro(1)), Err(MoneyError::Overflow));
        assert_eq!(euro(i64::MIN).checked_sub(euro(1)), Err(MoneyError::Overflow));
        assert_eq!(euro(i64::MAX).checked_mul(2), Err(MoneyError::Overflow));
        assert_eq!(euro(i64::MAX).percent(10_001), Err(MoneyError::Overflow));
        assert_eq!(Money::sum(euro(0).currency, [euro(5), euro(7)]), Ok(euro(12)));
        assert!(["eur", "EU", "EURO", "€", ""].iter().all(|code| code.parse::<CurrencyCode>().is_err()));
    }

    #[test]
    fn amounts_are_compared_and_divided_within_their_currency() {
        let taka = Money::zero("BDT".parse().unwrap());
        assert!(euro(1).compare(taka).is_err() && euro(1).min(taka).is_err());
        assert_eq!((euro(5).min(euro(-7)), euro(3).min(euro(7))), (Ok(euro(-7)), Ok(euro(3))));
        assert_eq!((euro(-7).at_least_zero(), euro(7).at_least_zero()), (euro(0), euro(7)));
        assert_eq!((euro(5).checked_neg(), euro(i64::MIN).checked_neg()), (Ok(euro(-5)), Err(MoneyError::Overflow)));
        assert_eq!((euro(-7).checked_div(2), euro(7).checked_div(0)), (Ok(euro(-3)), Err(MoneyError::NoShares)));
        assert_eq!([1, 2, 3].map(|pieces| euro(1000).share(pieces, 3).unwrap().minor), [333, 667, 1000]);
        assert_eq!((euro(999).share(1, 2), euro(5).share(1, 0)), (Ok(euro(500)), Err(MoneyError::NoShares)));
        assert_eq!(minors(&euro(5).allocate_by(&[euro(1), euro(0), euro(1)]).unwrap()), [3, 0, 2]);
        assert_eq!(minors(&euro(0).allocate_by(&[euro(0), euro(0)]).unwrap()), [0, 0]);
    }

    #[test]
    fn amounts_have_a_plain_format_for_operators() {
        let texts = [1250, -5, 0, i64::MIN].map(|minor| euro(minor).to_string());
        assert_eq!(texts, ["12.50 EUR", "-0.05 EUR", "0.00 EUR", "-92233720368547758.08 EUR"]);
        assert_eq!([5, 10_000, -123_456].map(|minor| euro(minor).decimal()), ["0.05", "100.00", "-1234.56"]);
    }

    #[test]
    fn proportions_are_rounded_and_sums_kept_by_currency() {
        let parts = [(1000, 1220, 1220), (1000, 0, 1220), (1000, 610, 1220), (1, 1, 2), (5, 0, 0), (5, 1, 0)];
        let parts = parts.map(|(minor, part, whole)| euro(minor).proportion(euro(part), euro(whole)));
        assert_eq!(parts, [1000, 0, 500, 1, 0, 0].map(|minor| Ok(euro(minor))));
        let taka = Money::new(1, "BDT".parse().unwrap());
        assert!(euro(1).proportion(taka, taka).is_err() && euro(1).proportion(euro(1), taka).is_err());
        assert_eq!((euro(5).max(euro(7)), euro(5).max(euro(-7))), (Ok(euro(7)), Ok(euro(5))));
        let mut sums = BTreeMap::new();
        for amount in [euro(5), taka, euro(7)] {
            amount.add_to(&mut sums).unwrap();
        }
        assert_eq!(sums.into_values().collect::<Vec<_>>(), [taka, euro(12)]);
    }

    #[test]
    fn percentages_round_half_away_from_zero() {
        for (minor, basis_points, expected) in
            [(1050, 1000, 105), (5, 1000, 1), (4, 1000, 0), (999, 2200, 220), (1, 5000, 1)]
        {
            assert_eq!(euro(minor).percent(basis_points), Ok(euro(expected)), "{minor} {basis_points}");
            assert_eq!(euro(-minor).percent(basis_points), Ok(euro(-expected)), "-{minor} {basis_points}");
        }
        assert_eq!(euro(12_200).included_tax(2200), Ok(euro(2200)));
        assert_eq!(euro(1000).included_tax(2500), Ok(euro(200)));
    }

    #[test]
    fn remaining_units_go_to_the_largest_remainders() {
        assert_eq!(minors(&euro(100).allocate(&[1, 1, 1]).unwrap()), [34, 33, 33]);
        assert_eq!(minors(&euro(101).allocate(&[1, 2]).unwrap()), [34, 67]);
        assert_eq!(minors(&euro(-5).allocate(&[3, 7, 0]).unwrap()), [-2, -3, 0]);
        assert_eq!(minors(&euro(0).allocate(&[1, 1]).unwrap()), [0, 0]);
        assert_eq!(euro(5).allocate(&[]), Err(MoneyError::NoShares));
        assert_eq!(euro(5).allocate(&[0, 0]), Err(MoneyError::NoShares));
        assert_eq!(minors(&euro(i64::MIN).allocate(&[u64::MAX, u64::MAX]).unwrap()), [i64::MIN / 2, i64::MIN / 2]);
    }

    proptest! {
        #[test]
        fn shares_add_up_and_differ_by_at_most_one_unit(minor: i64, weights in prop::collection::vec(0_u64..1_000_000, 1..40)) {
            prop_assume!(weights.iter().any(|weight| *weight > 0));
            let shares = euro(minor).allocate(&weights).unwrap();
            prop_assert_eq!(shares.iter().map(|share| i128::from(share.minor)).sum::<i128>(), i128::from(minor));
            let total: i128 = weights.iter().map(|weight| i128::from(*weight)).sum();
            for (share, weight) in shares.iter().zip(&weights) {
                let off = i128::from(share.minor) * total - i128::from(minor) * i128::from(*weight);
                prop_assert!(off.abs() < total, "{} of {} by {}", share.minor, minor, weight);
            }
        }

        #[test]
        fn a_percentage_is_rounded_to_the_nearest_amount(minor in -1_000_000_000_000_i64..1_000_000_000_000, basis_points in 0_i64..20_000) {
            let part = i128::from(euro(minor).percent(basis_points).unwrap().minor);
            let off = part * 10_000 - i128::from(minor) * i128::from(basis_points);
            prop_assert!(off.abs() * 2 <= 10_000);
        }

        #[test]
        fn a_sum_does_not_depend_on_the_order(mut minors in prop::collection::vec(-1_000_000_000_i64..1_000_000_000, 0..40)) {
            let sum = |minors: &[i64]| Money::sum(euro(0).currency, minors.iter().copied().map(euro));
            let forwards = sum(&minors);
            prop_assert_eq!(forwards, Ok(euro(minors.iter().sum())));
            minors.reverse();
            prop_assert_eq!(sum(&minors), forwards);
        }

        #[test]
        fn an_included_tax_is_that_of_the_net_amount(net in 0_i64..1_000_000_000_000, basis_points in 0_u32..3_000) {
            let tax = euro(net).percent(i64::from(basis_points)).unwrap();
            let gross = euro(net).checked_add(tax).unwrap();
            let included = gross.included_tax(basis_points).unwrap();
            prop_assert!((included.minor - tax.minor).abs() <= 1, "{included:?} of {gross:?}, {tax:?} expected");
        }

        #[test]
        fn subtraction_reverses_addition_without_overflow(a: i64, b: i64) {
            match euro(a).checked_add(euro(b)) {
                Ok(sum) => prop_assert_eq!(sum.checked_sub(euro(b)), Ok(euro(a))),
                Err(error) => prop_assert!(error == MoneyError::Overflow && a.checked_add(b).is_none()),
            }
        }
    }
}
