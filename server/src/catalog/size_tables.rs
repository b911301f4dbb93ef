//! Which size tables apply to a product. The tables themselves are content, to which this slice has no access: content passes in
//! the products that each table is for, and product pages and the check of the catalogue both ask here.

use std::collections::HashSet;

use super::{CategoryParents, size::size_key};
use crate::id::{BrandId, CategoryId};

/// The products that a size table is for, and the sizes that it has.
#[derive(Clone, Debug, Default)]
pub struct SizeTableScope {
    /// Genders; all when empty.
    pub genders: Vec<String>,
    /// Brands; `None` for all.
    pub brands: Option<HashSet<BrandId>>,
    /// Categories, including their descendants; `None` for all.
    pub categories: Option<HashSet<CategoryId>>,
    /// Canonical spellings of its sizes.
    pub sizes: HashSet<String>,
}

/// The product data that decide which size tables apply.
#[derive(Clone, Debug)]
pub struct SizedProduct<'p> {
    /// `women`, `men`, `kids` or `unisex`.
    pub gender: Option<&'p str>,
    /// Its brand.
    pub brand_id: Option<BrandId>,
    /// Its categories, with or without their ancestors.
    pub categories: &'p [CategoryId],
    /// Its sizes, in any spelling.
    pub sizes: Vec<&'p str>,
}

/// The scopes of all size tables, in the order of the tables.
#[derive(Clone, Debug, Default)]
pub struct SizeTableScopes(Vec<SizeTableScope>);

impl SizeTableScope {
    /// A table with these sizes, for all products.
    pub fn of_sizes<'n>(names: impl IntoIterator<Item = &'n str>) -> Self {
        Self { sizes: names.into_iter().map(size_key).collect(), ..Self::default() }
    }

    fn is_for(&self, gender: Option<&str>) -> bool {
        let gender = gender.filter(|gender| *gender != "unisex");
        self.genders.is_empty() || gender.is_none_or(|gender| self.genders.iter().any(|own| own == gender))
    }

    /// How specific the table is for a product; `None` if it does not apply.
    fn rank(&self, product: &SizedProduct<'_>) -> Option<u8> {
        let mut rank = 0;
        if let Some(brands) = &self.brands {
            rank += product.brand_id.is_some_and(|brand| brands.contains(&brand)).then_some(2)?;
        }
        if let Some(categories) = &self.categories {
            rank += product.categories.iter().any(|category| categories.contains(category)).then_some(1)?;
        }
        Some(rank)
    }
}

impl SizeTableScopes {
    /// `parents` maps each category to its parent.
    pub fn new(mut tables: Vec<SizeTableScope>, parents: &CategoryParents) -> Self {
        for categories in tables.iter_mut().filter_map(|table| table.categories.as_mut()) {
            let below: Vec<CategoryId> =
                parents.keys().copied().filter(|category| is_below(*category, categories, parents)).collect();
            categories.extend(below);
        }
        Self(tables)
    }

    /// The positions of the tables that apply to a product. Of the tables with any of its sizes these are the most specific ones:
    /// those for its brand before those for its category, and these before those for all products. If none is for its gender, or
    /// its gender is unknown, the gender is ignored.
    pub fn applying(&self, product: &SizedProduct<'_>) -> Vec<usize> {
        let sizes: Vec<String> = product.sizes.iter().map(|size| size_key(size)).collect();
        let ranked: Vec<(usize, &SizeTableScope, u8)> = self
            .0
            .iter()
            .enumerate()
            .filter(|(_, table)| sizes.iter().any(|size| table.sizes.contains(size)))
            .filter_map(|(place, table)| Some((place, table, table.rank(product)?)))
            .collect();
        let best = |only_its_gender: bool| -> Vec<usize> {
            let candidates: Vec<&(usize, &SizeTableScope, u8)> =
                ranked.iter().filter(|(_, table, _)| !only_its_gender || table.is_for(product.gender)).collect();
            let highest = candidates.iter().map(|(_, _, rank)| *rank).max();
            candidates.into_iter().filter(|(_, _, rank)| Some(*rank) == highest).map(|(place, _, _)| *place).collect()
        };
        let own = best(true);
        if own.is_empty() { best(false) } else { own }
    }
}

/// Whether a category is a descendant of one of these categories. A cycle ends after as many steps as there are categories.
fn is_below(category: CategoryId, above: &HashSet<CategoryId>, parents: &CategoryParents) -> bool {
    let mut at = category;
    for _ in 0..parents.len() {
        let Some(parent) = parents.get(&at) else { return false };
        if above.contains(parent) {
            return true;
        }
        at = *parent;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    const BRAND: BrandId = BrandId(7);
    const TOPS: CategoryId = CategoryId(1);
    const TEES: CategoryId = CategoryId(2);
    const SHOES: CategoryId = CategoryId(3);

    fn product<'p>(sizes: &[&'p str]) -> SizedProduct<'p> {
        SizedProduct { gender: None, brand_id: Some(BRAND), categories: &[TEES], sizes: sizes.to_vec() }
    }

    fn scopes(tables: Vec<SizeTableScope>) -> SizeTableScopes {
        SizeTableScopes::new(tables, &[(TOPS, CategoryId::ROOT), (TEES, TOPS), (SHOES, CategoryId::ROOT)].into())
    }

    #[test]
    fn a_size_table_is_found_by_any_size_in_any_spelling() {
        let tables = scopes(vec![SizeTableScope::of_sizes(["XS", "2XL", "86/92"])]);
        for sizes in [&["X-Small", "4XL"][..], &["xxl"], &["86-92"]] {
            assert_eq!(tables.applying(&product(sizes)), [0], "{sizes:?}");
        }
        for sizes in [&["38", "40"][..], &["One size"], &[]] {
            assert_eq!(tables.applying(&product(sizes)), [0; 0], "{sizes:?}");
        }
    }

    #[test]
    fn a_table_of_another_brand_or_category_does_not_apply() {
        let table = || SizeTableScope::of_sizes(["S"]);
        let of_brand = |brand| SizeTableScope { brands: Some([brand].into()), ..table() };
        let of_category = |category| SizeTableScope { categories: Some([category].into()), ..table() };
        let applying = |tables| scopes(tables).applying(&product(&["S"]));
        assert_eq!(applying(vec![of_brand(BrandId(8)), of_category(SHOES)]), [0; 0]);
        assert_eq!(applying(vec![SizeTableScope { brands: Some(HashSet::new()), ..table() }]), [0; 0]);
        assert_eq!(applying(vec![table(), of_category(TOPS)]), [1], "also in the categories below");
        assert_eq!(applying(vec![table(), of_category(TEES), of_brand(BRAND)]), [2]);
        assert_eq!(applying(vec![table(), table()]), [0, 1]);
    }
}
