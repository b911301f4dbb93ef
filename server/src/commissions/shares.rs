//! How much of a commission is reversed when a part of the order is refunded. Pure functions, exact to the cent.

use crate::money::{
    CurrencyCode, Money, MoneyError,
    columns::{CommissionMinor, ReturnedMinor, ReversedMinor, TotalMinor},
};

/// The commission of an order line, and how much of price and commission was returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct EarnedLine {
    /// Position of the order's line; 0 for costs other than goods.
    pub position: i64,
    /// The amount earned.
    #[sqlx(flatten, try_from = "CommissionMinor")]
    pub commission: Money,
    /// The price of the line, including VAT.
    #[sqlx(flatten, try_from = "TotalMinor")]
    pub total: Money,
    /// How much of the price was refunded.
    #[sqlx(flatten, try_from = "ReturnedMinor")]
    pub returned: Money,
    /// How much of the commission was reversed because of refunds.
    #[sqlx(flatten, try_from = "ReversedMinor")]
    pub reversed: Money,
}

/// A refunded amount of a line; negative when a refund is undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReturnedAmount {
    /// Position of the order's line.
    pub position: i64,
    /// The amount.
    pub amount: Money,
}

impl EarnedLine {
    /// The part of the price that was not refunded.
    pub fn left(&self) -> Result<Money, MoneyError> {
        self.total.checked_sub(self.returned)
    }

    /// That part, as a refund.
    pub fn rest(&self) -> Result<ReturnedAmount, MoneyError> {
        Ok(ReturnedAmount { position: self.position, amount: self.left()? })
    }

    /// Adds a refunded amount, limited to what is left of the line; returns the amount added. A refund reverses the difference of
    /// two rounded proportions, so that the reversals always add up to the whole, and undoing a refund restores exactly what it
    /// reversed.
    fn count(&mut self, amount: Money) -> Result<Money, MoneyError> {
        let before = self.returned;
        self.returned = before.checked_add(amount)?.min(self.total)?.at_least_zero();
        self.reversed = self.commission.proportion(self.returned, self.total)?;
        self.returned.checked_sub(before)
    }
}

/// Adds refunded amounts to the lines; returns the amount added to each.
pub fn take_back(lines: &mut [EarnedLine], returned: &[ReturnedAmount]) -> Result<Vec<ReturnedAmount>, MoneyError> {
    let mut counted = Vec::new();
    for part in returned {
        if let Some(line) = lines.iter_mut().find(|line| line.position == part.position) {
            let amount = line.count(part.amount)?;
            if !amount.is_zero() {
                counted.push(ReturnedAmount { amount, ..*part });
            }
        }
    }
    Ok(counted)
}

/// Undoes amounts that were added to the lines.
pub fn undo(lines: &mut [EarnedLine], counted: &[ReturnedAmount]) -> Result<(), MoneyError> {
    for part in counted {
        take_back(lines, &[ReturnedAmount { amount: part.amount.checked_neg()?, ..*part }])?;
    }
    Ok(())
}

/// Splits an amount over portions of these sizes, limited to their total; zero and negative amounts give portions of zero.
pub fn portions(sizes: &[Money], amount: Money) -> Result<Vec<Money>, MoneyError> {
    let whole = Money::sum(amount.currency, sizes.iter().copied())?;
    if !whole.is_positive() || !amount.is_positive() {
        return Ok(vec![Money::zero(amount.currency); sizes.len()]);
    }
    amount.min(whole)?.allocate_by(sizes)
}

/// Splits an amount over what is left of the lines, in proportion and limited to that.
pub fn spread(lines: &[EarnedLine], amount: Money) -> Result<Vec<ReturnedAmount>, MoneyError> {
    let left: Vec<Money> = lines.iter().map(EarnedLine::left).collect::<Result<_, _>>()?;
    let part = |(line, amount): (&EarnedLine, Money)| ReturnedAmount { position: line.position, amount };
    Ok(lines.iter().zip(portions(&left, amount)?).map(part).collect())
}

/// Divides the amounts added to the lines among several refunds of one request: in proportion to the amount of each, and without
/// losing a minor unit of a line or of a refund. The lines' total may be less than the refunds together; each refund then gets
/// its share of that total.
pub fn divide(
    currency: CurrencyCode,
    counted: &[ReturnedAmount],
    amounts: &[Money],
) -> Result<Vec<Vec<ReturnedAmount>>, MoneyError> {
    let total = Money::sum(currency, counted.iter().map(|part| part.amount))?;
    let amount = Money::sum(currency, amounts.iter().copied())?;
    let mut left = counted.to_vec();
    let mut divided = Vec::with_capacity(amounts.len());
    for share in portions(amounts, total.min(amount)?)? {
        let sizes: Vec<Money> = left.iter().map(|part| part.amount).collect();
        let taken = portions(&sizes, share)?;
        for (part, amount) in left.iter_mut().zip(&taken) {
            part.amount = part.amount.checked_sub(*amount)?;
        }
        let parts = left.iter().zip(taken).map(|(part, amount)| ReturnedAmount { amount, ..*part });
        divided.push(parts.filter(|part| !part.amount.is_zero()).collect());
    }
    Ok(divided)
}

/// What is left of all lines.
pub fn left(currency: CurrencyCode, lines: &[EarnedLine]) -> Result<Money, MoneyError> {
    lines.iter().try_fold(Money::zero(currency), |sum, line| sum.checked_add(line.left()?))
}

/// The reversed commission of all lines.
pub fn reversed(currency: CurrencyCode, lines: &[EarnedLine]) -> Result<Money, MoneyError> {
    Money::sum(currency, lines.iter().map(|line| line.reversed))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn euro(minor: i64) -> Money {
        Money::new(minor, "EUR".parse().unwrap())
    }

    fn line(position: i64, commission: i64, total: i64) -> EarnedLine {
        EarnedLine { position, commission: euro(commission), total: euro(total), returned: euro(0), reversed: euro(0) }
    }

    fn part(position: i64, minor: i64) -> ReturnedAmount {
        ReturnedAmount { position, amount: euro(minor) }
    }

    fn reversed_minor(lines: &[EarnedLine]) -> i64 {
        reversed(euro(0).currency, lines).unwrap().minor
    }

    fn sum<'p>(parts: impl IntoIterator<Item = &'p ReturnedAmount>) -> Money {
        Money::sum(euro(0).currency, parts.into_iter().map(|part| part.amount)).unwrap()
    }

    #[test]
    fn each_returned_line_reverses_its_own_commission_and_shipping_none() {
        let mut lines = [line(0, 0, 399), line(1, 122, 1490), line(2, 81, 990)];
        take_back(&mut lines, &[part(2, 990)]).unwrap();
        assert_eq!((reversed_minor(&lines), lines[1].reversed), (81, euro(0)));
        take_back(&mut lines, &[part(0, 399)]).unwrap();
        assert_eq!(reversed_minor(&lines), 81);
        take_back(&mut lines, &[part(1, 745)]).unwrap();
        assert_eq!(reversed_minor(&lines), 81 + 61);
    }

    #[test]
    fn amounts_are_limited_to_the_line_and_unknown_lines_ignored() {
        let mut lines = [line(1, 122, 1490)];
        let parts = [part(1, 5000), part(7, 5)];
        assert_eq!(take_back(&mut lines, &parts).unwrap(), [part(1, 1490)]);
        assert_eq!(reversed_minor(&lines), 122);
        assert!(take_back(&mut lines, &parts).unwrap().is_empty(), "nothing is left");
        assert!(spread(&lines, euro(100)).unwrap().iter().all(|part| part.amount.is_zero()));
    }

    #[test]
    fn a_free_line_earns_and_reverses_nothing() {
        let mut lines = [line(1, 0, 0)];
        assert!(take_back(&mut lines, &[part(1, 1)]).unwrap().is_empty());
        assert_eq!(reversed_minor(&lines), 0);
    }

    #[test]
    fn amounts_in_another_currency_are_refused() {
        let kuna = Money::new(5, "HRK".parse().unwrap());
        let mut lines = [line(1, 122, 1490)];
        assert!(take_back(&mut lines, &[ReturnedAmount { position: 1, amount: kuna }]).is_err());
        assert!(spread(&lines, kuna).is_err() && divide(kuna.currency, &[part(1, 5)], &[kuna]).is_err());
    }

    proptest! {
        #[test]
        fn parts_add_up_to_the_whole_and_can_be_undone(
            lines in prop::collection::vec((0_i64..100_000, 0_i64..1_000_000), 1..8),
            parts in prop::collection::vec((0_usize..8, 1_i64..300_000), 0..30),
        ) {
            let mut lines: Vec<EarnedLine> =
                (1..).zip(lines).map(|(position, (commission, total))| line(position, commission.min(total), total)).collect();
            let mut history = vec![lines.clone()];
            let mut taken = Vec::new();
            for (index, minor) in parts {
                let position = lines[index % lines.len()].position;
                taken.push(take_back(&mut lines, &[part(position, minor)]).unwrap());
                for line in &lines {
                    let [commission, total, returned, reversed] =
                        [line.commission, line.total, line.returned, line.reversed].map(|amount| i128::from(amount.minor));
                    prop_assert!((0..=total).contains(&returned));
                    prop_assert!((0..=commission).contains(&reversed));
                    let off = reversed * total - commission * returned;
                    prop_assert!(off.abs() * 2 <= total.max(1));
                }
                history.push(lines.clone());
            }
            let mut undone = lines.clone();
            for (at, parts) in taken.iter().enumerate().rev() {
                undo(&mut undone, parts).unwrap();
                prop_assert_eq!(&undone, &history[at]);
            }
            let rest: Vec<ReturnedAmount> = lines.iter().map(|line| line.rest().unwrap()).collect();
            take_back(&mut lines, &rest).unwrap();
            let whole: i64 = lines.iter().filter(|line| line.total.is_positive()).map(|line| line.commission.minor).sum();
            prop_assert_eq!(reversed_minor(&lines), whole);
        }

        #[test]
        fn refunds_of_one_request_share_its_reversal(
            counted in prop::collection::vec(1_i64..1_000_000, 1..8),
            cuts in prop::collection::vec(1_u64..1_000, 1..6),
        ) {
            let counted: Vec<ReturnedAmount> = (0..).zip(counted).map(|(position, minor)| part(position, minor)).collect();
            let amounts = sum(&counted).allocate(&cuts).unwrap();
            let divided = divide(euro(0).currency, &counted, &amounts).unwrap();
            for (amount, parts) in amounts.iter().zip(&divided) {
                prop_assert_eq!(sum(parts), *amount);
                prop_assert!(parts.iter().all(|part| part.amount.is_positive()));
            }
            for whole in &counted {
                let of_line = divided.iter().flatten().filter(|part| part.position == whole.position);
                prop_assert_eq!(sum(of_line), whole.amount);
            }
        }

        #[test]
        fn an_amount_is_spread_over_what_is_left(
            lines in prop::collection::vec((0_i64..1_000_000, 0_i64..1_000_000), 1..8),
            minor in 1_i64..3_000_000,
        ) {
            let lines: Vec<EarnedLine> = (0..)
                .zip(lines)
                .map(|(position, (total, returned))| EarnedLine { returned: euro(returned.min(total)), ..line(position, 0, total) })
                .collect();
            let parts = spread(&lines, euro(minor)).unwrap();
            prop_assert_eq!(sum(&parts), euro(minor).min(left(euro(0).currency, &lines).unwrap()).unwrap());
            for (line, part) in lines.iter().zip(&parts) {
                prop_assert!((0..=line.left().unwrap().minor).contains(&part.amount.minor));
            }
        }
    }
}
