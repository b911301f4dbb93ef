//! Reductions in percent.

/// The reduction from `from` to `to` in whole percent, rounded down so that it is never overstated.
pub fn percent_off(from: i64, to: i64) -> i64 {
    if from <= 0 || to >= from {
        return 0;
    }
    (from - to) * 100 / from
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentage_is_never_overstated() {
        assert_eq!(percent_off(2790, 2290), 17);
        assert_eq!(percent_off(100, 100), 0);
        assert_eq!(percent_off(0, 0), 0);
    }
}
