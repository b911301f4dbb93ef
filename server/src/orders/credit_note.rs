//! Credit notes: documents that credit an invoice, in whole or in part.
//!
//! An invoice stays as it was issued, with its number: the series has no gaps, and nothing in it changes afterwards (2006/112/EC,
//! article 219: a document that amends an invoice and refers to it is treated as an invoice). When an order costs less than its
//! invoice says, the difference is credited by credit notes, which have a gapless series of their own per country and year and
//! refer to the invoice:
//!
//! - an invoiced order that is cancelled, or returned unpaid, is credited at once for the rest of its invoice, because nothing is
//!   sold any more, whatever happens to the money;
//! - a refund of an order that is not cancelled is credited when the refund has succeeded: a failed refund then needs no
//!   correction.
//!
//! So the credits never exceed the invoice, and nothing is credited twice. Refunding a duplicate payment credits nothing: the
//! invoice was for one payment.

use super::model::{CreditNote, OrderVat};
use crate::{
    error::{Error, Result},
    money::Money,
};

/// VAT by rate of a credit note. `of_lines` are the rates and amounts of the credited lines; the part of the amount above them is
/// spread over what is left of the rates. The last credit note of an invoice takes all that is left, so that the sums equal those
/// of the invoice.
pub fn vat_shares(
    invoiced: &[OrderVat],
    earlier: &[CreditNote],
    amount: Money,
    of_lines: &[(i64, Money)],
) -> Result<Vec<OrderVat>> {
    let currency = amount.currency;
    let left: Vec<OrderVat> = invoiced.iter().map(|vat| left_of(vat, earlier)).collect::<Result<_>>()?;
    let all_left = Money::sum(currency, left.iter().map(|vat| vat.gross))?;
    if amount.compare(all_left)?.is_ge() {
        return Ok(left.into_iter().filter(|vat| vat.gross.is_positive()).collect());
    }
    let of_rate = |vat: &OrderVat| {
        let own = of_lines.iter().filter(|(rate, _)| *rate == vat.basis_points);
        Money::sum(currency, own.map(|(_, amount)| *amount))?.min(vat.gross)
    };
    let named: Vec<Money> = left.iter().map(of_rate).collect::<Result<_, _>>()?;
    let rest = amount.checked_sub(Money::sum(currency, named.iter().copied())?)?.at_least_zero();
    let unnamed: Vec<Money> =
        left.iter().zip(&named).map(|(vat, named)| vat.gross.checked_sub(*named)).collect::<Result<_, _>>()?;
    let mut shares = Vec::new();
    for ((vat, named), more) in left.iter().zip(named).zip(rest.allocate_by(&unnamed)?) {
        let gross = named.checked_add(more)?;
        if gross.is_positive() {
            shares.push(share(vat, gross)?);
        }
    }
    Ok(shares)
}

/// What is left of a rate after earlier credit notes.
fn left_of(vat: &OrderVat, earlier: &[CreditNote]) -> Result<OrderVat> {
    let mut taken = earlier.iter().flat_map(|note| &note.vat).filter(|taken| taken.basis_points == vat.basis_points);
    taken.try_fold(*vat, |left, taken| {
        Ok(OrderVat { gross: left.gross.checked_sub(taken.gross)?, tax: left.tax.checked_sub(taken.tax)?, ..left })
    })
}

fn share(left: &OrderVat, gross: Money) -> Result<OrderVat> {
    let rate = u32::try_from(left.basis_points).map_err(Error::internal)?;
    let tax = if gross == left.gross { left.tax } else { gross.included_tax(rate)?.min(left.tax)? };
    Ok(OrderVat { basis_points: left.basis_points, gross, tax })
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use proptest::prelude::*;

    use super::*;
    use crate::id::OrderId;

    fn euro(minor: i64) -> Money {
        Money::new(minor, "EUR".parse().unwrap())
    }

    fn vat(basis_points: i64, gross: i64, tax: i64) -> OrderVat {
        OrderVat { basis_points, gross: euro(gross), tax: euro(tax) }
    }

    fn note(amount: Money, vat: Vec<OrderVat>) -> CreditNote {
        let issued_at = DateTime::UNIX_EPOCH;
        CreditNote { order_id: OrderId(1), number: String::new(), amount, lines: Vec::new(), vat, issued_at }
    }

    #[test]
    fn lines_are_credited_at_their_rate_and_the_rest_over_all_rates() {
        let invoiced = [vat(950, 2_190, 190), vat(2_200, 12_200, 2_200)];
        let shares = |amount, lines: &[(i64, Money)]| vat_shares(&invoiced, &[], euro(amount), lines).unwrap();
        assert_eq!(shares(1_095, &[(950, euro(1_095))]), [vat(950, 1_095, 95)]);
        assert_eq!(shares(1_439, &[]), [vat(950, 219, 19), vat(2_200, 1_220, 220)]);
        assert_eq!(shares(14_390, &[]), invoiced);
        assert_eq!(shares(99_999, &[]), invoiced, "never more than was invoiced");
    }

    proptest! {
        #[test]
        fn credit_notes_of_an_invoice_add_up_to_it(
            gross in prop::collection::vec(0_i64..1_000_000, 1..4),
            parts in prop::collection::vec((1_i64..400_000, any::<bool>()), 1..8),
        ) {
            let rates = [0_u32, 950, 2_200];
            let invoiced: Vec<OrderVat> = gross.iter().zip(rates).map(|(gross, rate)| {
                let tax = euro(*gross).included_tax(rate).unwrap().minor;
                vat(i64::from(rate), *gross, tax)
            }).collect();
            let total: i64 = gross.iter().sum();
            let (mut earlier, mut left) = (Vec::new(), total);
            for (part, is_line) in parts.into_iter().chain([(i64::MAX, false)]) {
                let amount = part.min(left);
                if amount == 0 {
                    continue;
                }
                let lines: Vec<(i64, Money)> = if is_line { vec![(2_200, euro(amount))] } else { Vec::new() };
                let shares = vat_shares(&invoiced, &earlier, euro(amount), &lines).unwrap();
                prop_assert_eq!(shares.iter().map(|share| share.gross.minor).sum::<i64>(), amount);
                prop_assert!(shares.iter().all(|share| share.tax.minor >= 0 && share.tax.minor <= share.gross.minor));
                left -= amount;
                earlier.push(note(euro(amount), shares));
            }
            for vat in &invoiced {
                let nothing = left_of(vat, &earlier).unwrap();
                prop_assert_eq!((nothing.gross, nothing.tax), (euro(0), euro(0)));
            }
        }
    }
}
