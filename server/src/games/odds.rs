//! Odds and the draw: integer weights, and a ticket from zero to below their sum.

/// The segment of a ticket, which is below the sum of the weights: each segment has as many tickets as its weight. `None` when
/// the ticket is out of range.
pub fn segment_of(weights: &[u32], ticket: u64) -> Option<usize> {
    let mut before = 0;
    weights.iter().position(|weight| {
        before += u64::from(*weight);
        ticket < before
    })
}

/// The number of tickets.
pub fn tickets(weights: &[u32]) -> u64 {
    weights.iter().map(|weight| u64::from(*weight)).sum()
}

/// The chance of a segment, from 0 to 1.
pub fn chance(weights: &[u32], segment: usize) -> f64 {
    let all = tickets(weights);
    let own = weights.get(segment).copied().unwrap_or_default();
    if all == 0 { 0.0 } else { f64::from(own) / all as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_tickets_equals_the_weight() {
        for weights in [vec![1], vec![40, 0, 25, 5, 0, 30], vec![0, 0, 7], vec![997, 1, 2]] {
            let mut drawn = vec![0_u32; weights.len()];
            for ticket in 0..tickets(&weights) {
                drawn[segment_of(&weights, ticket).unwrap()] += 1;
            }
            assert_eq!(drawn, weights);
            assert_eq!(segment_of(&weights, tickets(&weights)), None, "no ticket is left over");
        }
        assert_eq!((segment_of(&[], 0), segment_of(&[0, 0], 0)), (None, None));
    }

    #[test]
    fn odds_add_up_to_one_and_used_up_prizes_have_none() {
        let weights = [40, 0, 25, 5, 30];
        let sum: f64 = (0..weights.len()).map(|segment| chance(&weights, segment)).sum();
        assert!((sum - 1.0).abs() < 1e-12);
        assert!((chance(&weights, 0) - 0.4).abs() < 1e-12 && chance(&weights, 1).abs() < f64::EPSILON);
        assert!(chance(&[0, 0], 1).abs() < f64::EPSILON);
    }
}
