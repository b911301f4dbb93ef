//! Pearson's chi-square test: whether the drawn frequencies are plausible under the declared odds.
//!
//! The probability is the regularized upper incomplete gamma function Q(df/2, x/2), by its series below a + 1 and by its
//! continued fraction above (Abramowitz and Stegun 6.5.29 and 6.5.31).

use serde::Serialize;

/// Cells with fewer expected draws are merged with others: below that the statistic does not follow its distribution (Cochran's
/// rule).
const LEAST_EXPECTED: f64 = 5.0;
/// Maximum number of terms of a series or fraction that does not converge.
const MOST_TERMS: u32 = 10_000;
/// Precision of results.
const PRECISION: f64 = 1e-15;

/// Observed and expected frequency of an outcome.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// Observed draws.
    pub drawn: f64,
    /// Expected draws by the odds.
    pub expected: f64,
}

/// The outcome of a test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChiSquare {
    /// The statistic.
    pub statistic: f64,
    /// Its degrees of freedom.
    pub degrees_of_freedom: u32,
    /// Probability of a deviation at least as large under the declared odds.
    pub probability: f64,
}

impl ChiSquare {
    /// Tests groups of cells that were drawn independently, each with its own odds. `None` when there are too few data.
    pub fn of(groups: &[Vec<Cell>]) -> Option<Self> {
        let (mut statistic, mut degrees_of_freedom) = (0.0, 0);
        for cells in groups.iter().map(|cells| joined(cells)) {
            statistic += cells.iter().map(|cell| (cell.drawn - cell.expected).powi(2) / cell.expected).sum::<f64>();
            degrees_of_freedom += u32::try_from(cells.len().saturating_sub(1)).unwrap_or(u32::MAX);
        }
        (degrees_of_freedom > 0).then(|| Self {
            statistic,
            degrees_of_freedom,
            probability: upper_gamma(f64::from(degrees_of_freedom) / 2.0, statistic / 2.0),
        })
    }
}

/// Merges cells with too few expected draws. If a merged group is itself too small, it is merged with the smallest other cell.
fn joined(cells: &[Cell]) -> Vec<Cell> {
    let mut sorted: Vec<Cell> = cells.iter().copied().filter(|cell| cell.expected > 0.0).collect();
    sorted.sort_by(|one, other| one.expected.total_cmp(&other.expected));
    let mut result: Vec<Cell> = Vec::with_capacity(sorted.len());
    for cell in sorted {
        match result.last_mut() {
            Some(last) if last.expected < LEAST_EXPECTED => {
                last.drawn += cell.drawn;
                last.expected += cell.expected;
            }
            _ => result.push(cell),
        }
    }
    if let [.., before, last] = result.as_mut_slice()
        && last.expected < LEAST_EXPECTED
    {
        before.drawn += last.drawn;
        before.expected += last.expected;
        result.pop();
    }
    result
}

/// Q(a, x), for a > 0 and x ≥ 0.
fn upper_gamma(a: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 1.0;
    }
    let scale = (a * x.ln() - x - ln_gamma(a)).exp();
    let result = if x < a + 1.0 { 1.0 - scale * series(a, x) } else { scale * fraction(a, x) };
    result.clamp(0.0, 1.0)
}

fn series(a: f64, x: f64) -> f64 {
    let (mut term, mut sum) = (1.0 / a, 1.0 / a);
    for n in 1..MOST_TERMS {
        term *= x / (a + f64::from(n));
        sum += term;
        if term < sum * PRECISION {
            break;
        }
    }
    sum
}

/// By the modified Lentz algorithm.
fn fraction(shape: f64, x: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let away_from_zero = |value: f64| if value.abs() < TINY { TINY } else { value };
    let mut denominator = x + 1.0 - shape;
    let mut above = 1.0 / TINY;
    let mut below = 1.0 / away_from_zero(denominator);
    let mut value = below;
    for term in 1..MOST_TERMS {
        let term = f64::from(term);
        let numerator = -term * (term - shape);
        denominator += 2.0;
        below = 1.0 / away_from_zero(numerator * below + denominator);
        above = away_from_zero(denominator + numerator / above);
        let step = above * below;
        value *= step;
        if (step - 1.0).abs() < PRECISION {
            break;
        }
    }
    value
}

/// ln Γ(a) for multiples of one half, exactly by its recurrence from Γ(1/2) = √π and Γ(1) = 1.
fn ln_gamma(a: f64) -> f64 {
    let is_whole = (a - a.round()).abs() < 0.25;
    let (mut at, mut sum) = if is_whole { (1.0, 0.0) } else { (0.5, std::f64::consts::PI.ln() / 2.0) };
    while at + 0.25 < a {
        sum += f64::ln(at);
        at += 1.0;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Upper critical values of the chi-square distribution (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4).
    #[test]
    fn probabilities_are_those_of_the_published_tables() {
        for (degrees, probability, critical) in [
            (1, 0.10, 2.706),
            (1, 0.05, 3.841),
            (1, 0.001, 10.828),
            (2, 0.05, 5.991),
            (3, 0.01, 11.345),
            (5, 0.05, 11.070),
            (7, 0.025, 16.013),
            (10, 0.001, 29.588),
            (20, 0.10, 28.412),
            (50, 0.05, 67.505),
            (100, 0.01, 135.807),
        ] {
            let found = upper_gamma(f64::from(degrees) / 2.0, critical / 2.0);
            assert!((found - probability).abs() < probability * 2e-3, "{degrees} {critical}: {found}");
        }
        // Exactly exp(-x/2) for two degrees of freedom.
        for x in [0.1, 1.0, 5.0, 40.0] {
            assert!((upper_gamma(1.0, x / 2.0) - (-x / 2.0_f64).exp()).abs() < 1e-14);
        }
        assert!((upper_gamma(2.5, 0.0) - 1.0).abs() < f64::EPSILON && upper_gamma(2.5, 1e6) < 1e-300);
    }

    fn cells(pairs: &[(f64, f64)]) -> Vec<Cell> {
        pairs.iter().map(|(drawn, expected)| Cell { drawn: *drawn, expected: *expected }).collect()
    }

    #[test]
    fn draws_by_the_odds_pass_and_others_fail() {
        let fair = ChiSquare::of(&[cells(&[(52.0, 50.0), (29.0, 30.0), (19.0, 20.0)])]).unwrap();
        assert_eq!(fair.degrees_of_freedom, 2);
        assert!((fair.statistic - (0.08 + 1.0 / 30.0 + 0.05)).abs() < 1e-12 && fair.probability > 0.9, "{fair:?}");
        let unfair = ChiSquare::of(&[cells(&[(80.0, 50.0), (15.0, 30.0), (5.0, 20.0)])]).unwrap();
        assert!(unfair.probability < 1e-6, "{unfair:?}");
        let both = ChiSquare::of(&[cells(&[(52.0, 50.0), (48.0, 50.0)]), cells(&[(8.0, 10.0), (12.0, 10.0)])]).unwrap();
        assert_eq!(both.degrees_of_freedom, 2, "groups add up");
    }

    #[test]
    fn cells_with_low_expected_counts_are_joined() {
        let joined =
            ChiSquare::of(&[cells(&[(1.0, 0.5), (2.0, 2.5), (50.0, 50.0), (0.0, 0.0), (47.0, 47.0)])]).unwrap();
        assert_eq!(joined.degrees_of_freedom, 1, "0.5, 2.5 and 47 are joined");
        assert_eq!(ChiSquare::of(&[cells(&[(1.0, 0.6), (1.0, 1.4)])]), None, "two spins say nothing");
        assert_eq!(ChiSquare::of(&[]), None);
    }
}
