//! Ranks a product among the results: first by how well it matches the words, then by stock, age and sales in the country.

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};

use crate::{catalog::RankingFacts, id::ProductId};

/// Factor for a product that is sold out.
const SOLD_OUT: f32 = 0.55;
/// Factor for a product that is sold out in the colour and size that the query names.
const NOT_AS_NAMED: f32 = 0.8;
/// Bonus of the newest product; decreases with age to nothing after `NEW_FOR`.
const NEWEST: f32 = 0.06;
const NEW_FOR: TimeDelta = TimeDelta::days(120);
/// Bonus of the best-selling product; others get less, by the logarithm of the pieces sold.
const MOST_SOLD: f32 = 0.10;

/// The context for ranking: a country and a time.
pub struct Ranking<'a> {
    now: i64,
    sold: Option<&'a HashMap<ProductId, i64>>,
    most_sold: f32,
}

/// The components of a rank.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rank {
    /// How well the product matches the words.
    pub fit: f32,
    /// A factor on `fit` by stock.
    pub stock: f32,
    /// Bonus by age.
    pub newness: f32,
    /// Bonus by sales.
    pub sales: f32,
}

impl Rank {
    /// The total; the highest comes first.
    pub fn total(&self) -> f32 {
        self.fit * self.stock + self.newness + self.sales
    }
}

impl<'a> Ranking<'a> {
    /// At the current time, with a country's recent sales.
    pub fn new(now: DateTime<Utc>, sold: Option<&'a HashMap<ProductId, i64>>) -> Self {
        let most = sold.and_then(|sold| sold.values().max().copied()).unwrap_or_default();
        Self { now: now.timestamp_micros(), sold, most_sold: pieces(most) }
    }

    /// A product's rank.
    pub fn rank(&self, fit: f32, facts: &RankingFacts) -> Rank {
        let stock = match (facts.in_stock, facts.has_named) {
            (false, _) => SOLD_OUT,
            (true, false) => NOT_AS_NAMED,
            (true, true) => 1.0,
        };
        let age = (self.now - facts.published).max(0) as f32 / (NEW_FOR.num_seconds() * 1_000_000) as f32;
        let sold = self.sold.and_then(|sold| sold.get(&facts.id)).copied().unwrap_or_default();
        let sales = if self.most_sold > 0.0 { MOST_SOLD * pieces(sold) / self.most_sold } else { 0.0 };
        Rank { fit, stock, newness: NEWEST * (1.0 - age).max(0.0), sales }
    }
}

/// Logarithmic: ten times as many pieces add one.
fn pieces(sold: i64) -> f32 {
    (sold.max(0) as f32 + 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(in_stock: bool, has_named: bool, days_ago: i64) -> RankingFacts {
        let published = (DateTime::UNIX_EPOCH + TimeDelta::days(1_000 - days_ago)).timestamp_micros();
        RankingFacts { id: ProductId(days_ago), in_stock, has_named, published }
    }

    #[test]
    fn available_products_precede_slightly_better_matches() {
        let sold = HashMap::from([(ProductId(300), 1_000), (ProductId(200), 3)]);
        let ranking = Ranking::new(DateTime::UNIX_EPOCH + TimeDelta::days(1_000), Some(&sold));
        let total = |fit, facts| ranking.rank(fit, &facts).total();
        assert!(total(0.8, facts(true, true, 400)) > total(1.0, facts(false, true, 400)));
        assert!(total(0.9, facts(true, true, 400)) > total(1.0, facts(true, false, 400)));
        assert!(total(1.0, facts(true, true, 1)) > total(1.0, facts(true, true, 100)));
        assert!(total(1.0, facts(true, true, 300)) > total(1.0, facts(true, true, 200)));
        assert!(total(1.0, facts(true, true, 200)) > total(1.0, facts(true, true, 400)));
        assert!(total(1.0, facts(true, true, 400)) > total(0.8, facts(true, true, 0)), "words decide first");
    }
}
