//! Whether a table of body measurements exists for a product's sizes.

use std::collections::HashSet;

use crate::catalog::{overview::ProductOverview, size::size_key};

/// The sizes that have a size table. The tables are content, to which this slice has no access, so the caller of the check passes
/// them in.
#[derive(Clone, Debug, Default)]
pub struct SizeNames(HashSet<String>);

impl SizeNames {
    /// Collects the names from all rows of all tables.
    pub fn of<'n>(names: impl IntoIterator<Item = &'n str>) -> Self {
        Self(names.into_iter().map(size_key).collect())
    }

    /// Whether a size table has any of the product's sizes. Products without sizes, such as bags, need none.
    pub(super) fn has_table(&self, product: &ProductOverview) -> bool {
        product.sizes.is_empty() || product.sizes.iter().any(|size| self.0.contains(&size_key(size)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_product_finds_a_table_by_any_of_its_sizes_however_they_are_written() {
        let names = SizeNames::of(["XS", "2XL", "86/92"]);
        let product = |sizes: &[&str]| ProductOverview {
            sizes: sizes.iter().map(|size| (*size).to_owned()).collect(),
            ..ProductOverview::default()
        };
        for sizes in [&["X-Small", "4XL"][..], &["xxl"], &["86-92"], &[]] {
            assert!(names.has_table(&product(sizes)), "{sizes:?}");
        }
        for sizes in [&["38", "40"][..], &["One size"]] {
            assert!(!names.has_table(&product(sizes)), "{sizes:?}");
        }
        assert!(!SizeNames::default().has_table(&product(&["S"])));
    }
}
