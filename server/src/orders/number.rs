//! Numbers of orders, invoices and credit notes.

use chrono::{DateTime, Datelike as _, Utc};

use crate::{tenancy::Tenant, token};

/// Crockford's base 32: without I, L, O and U.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Characters of an order number: 50 random bits.
const LENGTH: usize = 10;

/// A new order number: short and unguessable.
pub fn order_number() -> String {
    token::code(ALPHABET, LENGTH)
}

/// Normalises a typed order number: upper case, with letters that look like digits replaced by these.
pub fn normalised(typed: &str) -> String {
    let signs = typed.trim().chars().filter(|sign| !sign.is_whitespace()).map(|sign| match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        sign => sign,
    });
    signs.collect()
}

/// The year of an invoice issued at this time, in the country's time zone.
pub fn invoice_year(tenant: &Tenant, at: DateTime<Utc>) -> i64 {
    i64::from(tenant.local_date(at).year())
}

/// An invoice number, such as `SI-2026-000001`.
pub fn invoice_number(tenant: &Tenant, year: i64, sequence: i64) -> String {
    format!("{}-{year}-{sequence:06}", tenant.code)
}

/// A credit note's number, such as `SI-CN-2026-000001`, never equal to an invoice number.
pub fn credit_note_number(tenant: &Tenant, year: i64, sequence: i64) -> String {
    format!("{}-CN-{year}-{sequence:06}", tenant.code)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn order_numbers_are_short_and_unique() {
        let numbers: HashSet<String> = (0..10_000).map(|_| order_number()).collect();
        assert_eq!(numbers.len(), 10_000);
        assert!(numbers.iter().all(|number| number.len() == 10 && normalised(number) == *number));
        assert_eq!(normalised(" o1il a\n"), "0111A");
    }
}
