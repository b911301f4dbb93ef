//! Prices of products, by slot: as a list, and as one set of slots for each binary digit of the prices (a bit-sliced index), so
//! that a price range is found by a few set operations instead of a scan over all products.

use std::ops::RangeInclusive;

use roaring::RoaringBitmap;

use super::bitmaps;

/// Up to this many products are checked one by one.
const FEW: u64 = 512;

/// Prices in minor units.
#[derive(Debug, Default)]
pub struct Prices {
    by_slot: Vec<i64>,
    /// For each binary digit, the lowest first, the slots whose price has it set.
    digits: Vec<RoaringBitmap>,
}

impl Prices {
    /// The price of a slot; 0 for an unknown one.
    pub fn of(&self, slot: u32) -> i64 {
        self.by_slot.get(slot as usize).copied().unwrap_or(0)
    }

    /// Sets the price of a slot that has none: a new or cleared one.
    pub fn set(&mut self, slot: u32, price: i64) {
        let place = slot as usize;
        if self.by_slot.len() <= place {
            self.by_slot.resize(place + 1, 0);
        }
        self.by_slot[place] = price;
        let digits = significant_digits(price);
        if self.digits.len() < digits {
            self.digits.resize_with(digits, RoaringBitmap::new);
        }
        for (digit, slots) in self.digits.iter_mut().enumerate().take(digits) {
            if price >> digit & 1 == 1 {
                slots.insert(slot);
            }
        }
    }

    /// Clears the prices of slots.
    pub fn clear(&mut self, gone: &RoaringBitmap) {
        for slots in &mut self.digits {
            bitmaps::remove(slots, gone);
        }
    }

    /// The members of `found` with a price in the range.
    pub fn within(&self, found: RoaringBitmap, range: &RangeInclusive<i64>) -> RoaringBitmap {
        if found.len() <= FEW {
            return found.iter().filter(|slot| range.contains(&self.of(*slot))).collect();
        }
        let (lowest, highest) = (*range.start(), *range.end());
        let found = if highest < i64::MAX { self.up_to(found, highest) } else { found };
        if lowest > 0 { &found - &self.up_to(found.clone(), lowest - 1) } else { found }
    }

    /// The members of `found` that cost at most `most`: compared bit by bit, from the highest.
    fn up_to(&self, found: RoaringBitmap, most: i64) -> RoaringBitmap {
        if most < 0 {
            return RoaringBitmap::new();
        }
        if significant_digits(most) > self.digits.len() {
            return found;
        }
        let (mut less, mut equal) = (RoaringBitmap::new(), found);
        for (digit, slots) in self.digits.iter().enumerate().rev() {
            if most >> digit & 1 == 1 {
                less |= &equal - slots;
                equal &= slots;
            } else {
                equal -= slots;
            }
        }
        less | equal
    }
}

fn significant_digits(price: i64) -> usize {
    (i64::BITS - price.max(0).leading_zeros()) as usize
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_range_query_equals_a_scan_of_all_prices(
            prices in proptest::collection::vec(0_i64..100_000, 1..2_000),
            cleared in proptest::collection::vec(0_u32..2_000, 0..50),
            lowest in -5_i64..120_000, width in 0_i64..200_000,
        ) {
            let mut kept = Prices::default();
            for (slot, price) in prices.iter().enumerate() {
                kept.set(u32::try_from(slot).unwrap(), *price);
            }
            let gone: RoaringBitmap = cleared.iter().copied().filter(|slot| (*slot as usize) < prices.len()).collect();
            kept.clear(&gone);
            for slot in &gone {
                kept.set(slot, prices[slot as usize] / 2);
            }
            let found: RoaringBitmap = (0..u32::try_from(prices.len()).unwrap()).filter(|slot| slot % 3 != 0).collect();
            for range in [lowest..=lowest + width, lowest..=i64::MAX, i64::MIN..=lowest] {
                let expected: RoaringBitmap = found.iter().filter(|slot| range.contains(&kept.of(*slot))).collect();
                prop_assert_eq!(kept.within(found.clone(), &range), expected);
            }
        }
    }
}
