//! Whether there is a table of body measurements for a product's sizes.
//!
//! The product's page shows one of the tables of `web/src/features/product/sizes.ts`; this says which products find a row there. When tables
//! become data of the catalogue, this is the one function that has to ask for them.

use crate::catalog::overview::ProductOverview;

const WOMEN: &[&str] = &["xs", "s", "m", "l", "xl", "xxl"];
const MEN: &[&str] = &["s", "m", "l", "xl", "xxl", "3xl"];
const KIDS: &[&str] = &[
    "56", "62", "68", "74", "80", "50/56", "62/68", "74/80", "86/92", "98/104", "110/116", "122/128", "134/140",
    "146/152", "158/164",
];

/// Whether a size table has any of the product's sizes. What comes in no size, such as a bag, needs none.
pub fn has_size_table(product: &ProductOverview) -> bool {
    let sizes: Vec<String> = product.sizes.iter().map(|size| fold(size)).collect();
    sizes.is_empty() || tables(product, &sizes).iter().any(|table| sizes.iter().any(|size| table.contains(&&**size)))
}

/// The tables that the page may show for a product.
fn tables(product: &ProductOverview, sizes: &[String]) -> Vec<&'static [&'static str]> {
    let gender = product.gender.as_deref().unwrap_or_default().to_lowercase();
    let is_of_children = ["kid", "child", "bab", "girl", "boy"].iter().any(|word| gender.contains(word));
    if sizes.iter().any(|size| is_height(size)) || is_of_children {
        return vec![KIDS];
    }
    if ["female", "woman", "women"].iter().any(|word| gender.contains(word)) {
        return vec![WOMEN];
    }
    if gender.starts_with("male") || gender.starts_with("men") || gender.starts_with("man") {
        return vec![MEN];
    }
    vec![WOMEN, MEN]
}

/// Children's sizes are ranges of height: `86/92`.
fn is_height(size: &str) -> bool {
    let is_number = |part: &str| (2..=3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    size.split_once('/').is_some_and(|(from, to)| is_number(from) && is_number(to))
}

fn fold(size: &str) -> String {
    let size = size.trim().to_lowercase().replace('-', "/");
    if size == "2xl" { "xxl".to_owned() } else { size }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where the page's tables are.
    const PAGE: &str = include_str!("../../../../web/src/features/product/sizes.ts");

    fn product(gender: &str, sizes: &[&str]) -> ProductOverview {
        ProductOverview {
            gender: (!gender.is_empty()).then(|| gender.to_owned()),
            sizes: sizes.iter().map(|size| (*size).to_owned()).collect(),
            ..ProductOverview::default()
        }
    }

    #[test]
    fn a_product_finds_the_table_of_its_cut_by_any_of_its_sizes() {
        for (gender, sizes) in [
            ("women", &["S", "4XL"][..]),
            ("men", &["3XL"]),
            ("", &["XS"]),
            ("", &["3xl"]),
            ("kids", &["62"]),
            ("women", &["86-92"]),
            ("men", &["2XL"]),
            ("men", &[]),
        ] {
            assert!(has_size_table(&product(gender, sizes)), "{gender} {sizes:?}");
        }
        for (gender, sizes) in [("women", &["38", "40"][..]), ("kids", &["M"]), ("men", &["XS"]), ("", &["One size"])] {
            assert!(!has_size_table(&product(gender, sizes)), "{gender} {sizes:?}");
        }
    }

    #[test]
    fn the_sizes_are_those_of_the_tables_on_the_page() {
        let rows: Vec<String> = PAGE
            .lines()
            .filter_map(|line| line.trim().strip_prefix("row('").or_else(|| line.trim().strip_prefix("kid('")))
            .filter_map(|rest| Some(rest.split_once('\'')?.0.to_lowercase()))
            .collect();
        let known = [WOMEN, MEN, KIDS].concat();
        assert!(rows.len() >= known.len() && rows.iter().all(|row| known.contains(&row.as_str())), "{rows:?}");
        assert!(known.iter().all(|size| rows.iter().any(|row| row == size)), "{rows:?}");
    }
}
