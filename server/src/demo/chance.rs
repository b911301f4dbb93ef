//! Pseudo-random values for what the files do not define, derived from names: the same on every machine and in every run.

/// A number from 0 to below `below`, derived from a name.
pub(super) fn number(name: &str, below: u64) -> u64 {
    let hash = blake3::hash(name.as_bytes());
    let mut first = [0; 8];
    first.copy_from_slice(&hash.as_bytes()[..8]);
    u64::from_le_bytes(first) % below
}

/// Stock on hand: some variants are sold out, some nearly so.
pub(super) fn stock(name: &str) -> i64 {
    match number(&format!("stock {name}"), 100) {
        0..=3 => 0,
        percentile @ 4..=13 => (percentile as i64 - 4) / 4 + 1,
        percentile => 4 + (percentile as i64 - 14) / 2,
    }
}

/// A GTIN-13 in GS1's range for internal use (prefix 20), with check digit.
pub(super) fn barcode(name: &str) -> String {
    let digits = format!("20{:010}", number(&format!("gtin {name}"), 10_000_000_000));
    let weighted: u32 =
        digits.bytes().zip([1, 3].into_iter().cycle()).map(|(digit, weight)| u32::from(digit - b'0') * weight).sum();
    format!("{digits}{}", (10 - weighted % 10) % 10)
}

/// `VT-4F7K2-INK-M`.
pub(super) fn sku(product: &str, colour: &str, size: &str) -> String {
    const LETTERS: &[u8] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    let mut rest = number(&format!("sku {product}"), 32_u64.pow(5));
    let mut code = String::new();
    for _ in 0..5 {
        code.push(char::from(LETTERS[(rest % 32) as usize]));
        rest /= 32;
    }
    let colour: String = colour.chars().take(3).collect();
    format!("VT-{code}-{}-{}", colour.to_uppercase(), size.replace('/', ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_barcode_has_its_check_digit() {
        for name in ["a", "b", "womens-rib-briefs/ink/M"] {
            let code = barcode(name);
            let sum: u32 = code
                .bytes()
                .zip([1, 3].into_iter().cycle())
                .map(|(digit, weight)| u32::from(digit - b'0') * weight)
                .sum();
            assert_eq!((code.len(), sum % 10), (13, 0), "{code}");
        }
    }

    #[test]
    fn stock_is_never_negative_and_sometimes_low() {
        let stocks: Vec<i64> = (0..1000).map(|name| stock(&name.to_string())).collect();
        assert!(stocks.iter().all(|stock| (0..=60).contains(stock)));
        assert!(stocks.contains(&0) && stocks.contains(&1) && stocks.contains(&3));
    }
}
