//! Bitmaps of products that change one by one.

use std::{collections::HashMap, hash::Hash};

use roaring::RoaringBitmap;

/// Removes products from a bitmap. A few are looked up one by one: a set operation would read the bitmap's whole containers, which
/// costs more the more products a shop has.
pub fn remove(from: &mut RoaringBitmap, gone: &RoaringBitmap) {
    /// What looking up one product costs, in products that a set operation reads in that time.
    const LOOKUP: u64 = 16;
    if gone.len() * LOOKUP < from.len() {
        for slot in gone {
            from.remove(slot);
        }
    } else {
        *from -= gone;
    }
}

/// Removes products from all bitmaps of a map, and the bitmaps that are empty then.
pub fn remove_from_all<K: Eq + Hash>(bitmaps: &mut HashMap<K, RoaringBitmap>, gone: &RoaringBitmap) {
    bitmaps.retain(|_, products| {
        remove(products, gone);
        !products.is_empty()
    });
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn few_and_many_products_are_removed(
            products in proptest::collection::btree_set(0_u32..200_000, 0..500),
            gone in proptest::collection::btree_set(0_u32..200_000, 0..100),
            some in 0_usize..60,
        ) {
            let gone: RoaringBitmap = gone.into_iter().chain(products.iter().copied().take(some)).collect();
            let before: RoaringBitmap = products.into_iter().collect();
            let mut after = before.clone();
            remove(&mut after, &gone);
            prop_assert_eq!(&after, &(&before - &gone));
            let mut all = HashMap::from([("some", before.clone()), ("none", before.clone() & &gone)]);
            remove_from_all(&mut all, &gone);
            prop_assert_eq!(all.get("some").cloned().unwrap_or_default(), after);
            prop_assert!(!all.contains_key("none"));
        }
    }
}
