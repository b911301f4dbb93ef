//! How much of a commission is reversed when a part of the order is refunded. Pure functions, exact to the cent.

use crate::money::{CurrencyCode, Money, MoneyError};

/// The commission of an order line, and how much of price and commission was returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct EarnedLine {
    /// Position of the order's line; 0 for costs other than goods.
    pub position: i64,
    /// The amount earned.
    pub commission_minor: i64,
    /// The price of the line, including VAT.
    pub total_minor: i64,
    /// How much of the price was refunded.
    pub returned_minor: i64,
    /// How much of the commission was reversed because of refunds.
    pub reversed_minor: i64,
}

/// A refunded amount of a line; negative when a refund is undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReturnedAmount {
    /// Position of the order's line.
    pub position: i64,
    /// In minor units.
    pub minor: i64,
}

/// The commission of the refunded part of a line, rounded half up. A refund reverses the difference of two of these values, so
/// that the reversals always add up to the whole, and undoing a refund restores exactly what it reversed.
fn reversed_of(commission: i64, total: i64, returned: i64) -> i64 {
    if total <= 0 {
        return 0;
    }
    let (commission, total, returned) = (i128::from(commission), i128::from(total), i128::from(returned.min(total)));
    i64::try_from((commission * returned * 2 + total) / (total * 2)).unwrap_or(i64::MAX)
}

impl EarnedLine {
    /// The part of the price that was not refunded.
    pub fn left(&self) -> i64 {
        self.total_minor - self.returned_minor
    }

    /// Adds a refunded amount, limited to what is left of the line; returns the amount added.
    fn count(&mut self, minor: i64) -> i64 {
        let before = self.returned_minor;
        self.returned_minor = (before + minor).clamp(0, self.total_minor);
        self.reversed_minor = reversed_of(self.commission_minor, self.total_minor, self.returned_minor);
        self.returned_minor - before
    }
}

/// Adds refunded amounts to the lines; returns the amount added to each.
pub fn take_back(lines: &mut [EarnedLine], returned: &[ReturnedAmount]) -> Vec<ReturnedAmount> {
    let mut counted = Vec::new();
    for part in returned {
        if let Some(line) = lines.iter_mut().find(|line| line.position == part.position) {
            let minor = line.count(part.minor);
            if minor != 0 {
                counted.push(ReturnedAmount { position: part.position, minor });
            }
        }
    }
    counted
}

/// Undoes amounts that were added to the lines.
pub fn give_back(lines: &mut [EarnedLine], counted: &[ReturnedAmount]) {
    let again: Vec<ReturnedAmount> =
        counted.iter().map(|part| ReturnedAmount { minor: -part.minor, ..*part }).collect();
    take_back(lines, &again);
}

/// Splits an amount over portions of these sizes, limited to their total; zero and negative amounts give portions of zero.
pub fn portions(currency: CurrencyCode, sizes: &[i64], minor: i64) -> Result<Vec<i64>, MoneyError> {
    let whole: i64 = sizes.iter().sum();
    if whole <= 0 || minor <= 0 {
        return Ok(vec![0; sizes.len()]);
    }
    let weights: Vec<u64> = sizes.iter().map(|size| size.unsigned_abs()).collect();
    let shares = Money::new(minor.min(whole), currency).allocate(&weights)?;
    Ok(shares.into_iter().map(|share| share.minor).collect())
}

/// Splits an amount over what is left of the lines, in proportion and limited to that.
pub fn spread(currency: CurrencyCode, lines: &[EarnedLine], minor: i64) -> Result<Vec<ReturnedAmount>, MoneyError> {
    let left: Vec<i64> = lines.iter().map(EarnedLine::left).collect();
    let part = |(line, minor): (&EarnedLine, i64)| ReturnedAmount { position: line.position, minor };
    Ok(lines.iter().zip(portions(currency, &left, minor)?).map(part).collect())
}

/// Divides the amounts added to the lines among several refunds of one request: in proportion to the amount of each, and without
/// losing a minor unit of a line or of a refund. The lines' total may be less than the refunds together; each refund then gets
/// its share of that total.
pub fn divide(
    currency: CurrencyCode,
    counted: &[ReturnedAmount],
    amounts: &[i64],
) -> Result<Vec<Vec<ReturnedAmount>>, MoneyError> {
    let total: i64 = counted.iter().map(|part| part.minor).sum();
    let amount: i64 = amounts.iter().sum();
    let mut left = counted.to_vec();
    let mut divided = Vec::with_capacity(amounts.len());
    for share in portions(currency, amounts, total.min(amount))? {
        let sizes: Vec<i64> = left.iter().map(|part| part.minor).collect();
        let taken = portions(currency, &sizes, share)?;
        for (part, minor) in left.iter_mut().zip(&taken) {
            part.minor -= minor;
        }
        let parts = left.iter().zip(taken).map(|(part, minor)| ReturnedAmount { minor, ..*part });
        divided.push(parts.filter(|part| part.minor != 0).collect());
    }
    Ok(divided)
}

/// The reversed commission of all lines.
pub fn reversed(lines: &[EarnedLine]) -> i64 {
    lines.iter().map(|line| line.reversed_minor).sum()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn line(position: i64, commission: i64, total: i64) -> EarnedLine {
        EarnedLine { position, commission_minor: commission, total_minor: total, returned_minor: 0, reversed_minor: 0 }
    }

    fn euro() -> CurrencyCode {
        "EUR".parse().unwrap()
    }

    #[test]
    fn each_returned_line_reverses_its_own_commission_and_shipping_none() {
        let mut lines = [line(0, 0, 399), line(1, 122, 1490), line(2, 81, 990)];
        take_back(&mut lines, &[ReturnedAmount { position: 2, minor: 990 }]);
        assert_eq!((reversed(&lines), lines[1].reversed_minor), (81, 0));
        take_back(&mut lines, &[ReturnedAmount { position: 0, minor: 399 }]);
        assert_eq!(reversed(&lines), 81);
        take_back(&mut lines, &[ReturnedAmount { position: 1, minor: 745 }]);
        assert_eq!(reversed(&lines), 81 + 61);
    }

    #[test]
    fn amounts_are_limited_to_the_line_and_unknown_lines_ignored() {
        let mut lines = [line(1, 122, 1490)];
        let parts = [ReturnedAmount { position: 1, minor: 5000 }, ReturnedAmount { position: 7, minor: 5 }];
        assert_eq!(take_back(&mut lines, &parts), [ReturnedAmount { position: 1, minor: 1490 }]);
        assert_eq!(reversed(&lines), 122);
        assert!(take_back(&mut lines, &parts).is_empty(), "nothing is left");
        assert!(spread(euro(), &lines, 100).unwrap().iter().all(|part| part.minor == 0));
    }

    #[test]
    fn a_free_line_earns_and_reverses_nothing() {
        let mut lines = [line(1, 0, 0)];
        assert!(take_back(&mut lines, &[ReturnedAmount { position: 1, minor: 1 }]).is_empty());
        assert_eq!(reversed(&lines), 0);
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
                taken.push(take_back(&mut lines, &[ReturnedAmount { position, minor }]));
                for line in &lines {
                    prop_assert!((0..=line.total_minor).contains(&line.returned_minor));
                    prop_assert!((0..=line.commission_minor).contains(&line.reversed_minor));
                    let exact = i128::from(line.commission_minor) * i128::from(line.returned_minor);
                    let off = i128::from(line.reversed_minor) * i128::from(line.total_minor) - exact;
                    prop_assert!(off.abs() * 2 <= i128::from(line.total_minor.max(1)));
                }
                history.push(lines.clone());
            }
            let mut undone = lines.clone();
            for (at, parts) in taken.iter().enumerate().rev() {
                give_back(&mut undone, parts);
                prop_assert_eq!(&undone, &history[at]);
            }
            let rest: Vec<ReturnedAmount> =
                lines.iter().map(|line| ReturnedAmount { position: line.position, minor: line.left() }).collect();
            take_back(&mut lines, &rest);
            let whole: i64 = lines.iter().filter(|line| line.total_minor > 0).map(|line| line.commission_minor).sum();
            prop_assert_eq!(reversed(&lines), whole);
        }

        #[test]
        fn refunds_of_one_request_share_its_reversal(
            counted in prop::collection::vec(1_i64..1_000_000, 1..8),
            cuts in prop::collection::vec(1_u64..1_000, 1..6),
        ) {
            let counted: Vec<ReturnedAmount> = (0..).zip(counted).map(|(position, minor)| ReturnedAmount { position, minor }).collect();
            let total: i64 = counted.iter().map(|part| part.minor).sum();
            let amounts: Vec<i64> = Money::new(total, euro()).allocate(&cuts).unwrap().iter().map(|part| part.minor).collect();
            let divided = divide(euro(), &counted, &amounts).unwrap();
            for (amount, parts) in amounts.iter().zip(&divided) {
                prop_assert_eq!(parts.iter().map(|part| part.minor).sum::<i64>(), *amount);
                prop_assert!(parts.iter().all(|part| part.minor > 0));
            }
            for whole in &counted {
                let of_line = divided.iter().flatten().filter(|part| part.position == whole.position);
                prop_assert_eq!(of_line.map(|part| part.minor).sum::<i64>(), whole.minor);
            }
        }

        #[test]
        fn an_amount_is_spread_over_what_is_left(
            lines in prop::collection::vec((0_i64..1_000_000, 0_i64..1_000_000), 1..8),
            minor in 1_i64..3_000_000,
        ) {
            let lines: Vec<EarnedLine> = (0..)
                .zip(lines)
                .map(|(position, (total, returned))| EarnedLine { returned_minor: returned.min(total), ..line(position, 0, total) })
                .collect();
            let left: i64 = lines.iter().map(EarnedLine::left).sum();
            let parts = spread(euro(), &lines, minor).unwrap();
            prop_assert_eq!(parts.iter().map(|part| part.minor).sum::<i64>(), minor.min(left));
            for (line, part) in lines.iter().zip(&parts) {
                prop_assert!((0..=line.left()).contains(&part.minor));
            }
        }
    }
}
