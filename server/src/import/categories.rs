//! Categories as named in files: paths, placeholders for "no category", and taxonomies whose names are always English.

use crate::catalog::fold;

/// Names that platforms use for "no category", in the languages of their user interfaces.
const NONE: &[&str] = &[
    "uncategorized",
    "uncategorised",
    "unkategorisiert",
    "ohne kategorie",
    "non classé",
    "sin categoría",
    "sin categorizar",
    "senza categoria",
    "sem categoria",
    "bez kategorii",
    "nezařazené",
    "nezaradené",
    "nekategorizirano",
    "brez kategorije",
    "kategória nélkül",
    "fără categorie",
    "necategorizat",
    "некатегоризирани",
    "без категория",
    "χωρίς κατηγορία",
    "be kategorijos",
    "default category",
];

/// The top levels of Shopify's standard product taxonomy and of Google's, on which it is based; files in any language use the
/// English names.
const STANDARD: &[&str] = &[
    "animals & pet supplies",
    "apparel & accessories",
    "arts & entertainment",
    "baby & toddler",
    "bundles",
    "business & industrial",
    "cameras & optics",
    "electronics",
    "food, beverages & tobacco",
    "furniture",
    "gift cards",
    "hardware",
    "health & beauty",
    "home & garden",
    "luggage & bags",
    "mature",
    "media",
    "office supplies",
    "product add-ons",
    "religious & ceremonial",
    "services",
    "software",
    "sporting goods",
    "toys & games",
    "vehicles & parts",
];

/// The steps of `Clothing > T-shirts`; `None` for a placeholder, or for a taxonomy id (`aa-1-13`, `212`).
pub(super) fn path(text: &str) -> Option<Vec<String>> {
    let steps: Vec<String> =
        text.split('>').map(str::trim).filter(|step| !step.is_empty()).map(str::to_owned).collect();
    let is_placeholder = |step: &String| NONE.contains(&fold(step).as_str());
    let is_id = |step: &String| {
        let digits = step.trim_start_matches(|c: char| c.is_ascii_lowercase());
        let marked = digits.len() < step.len() && digits.starts_with('-');
        (marked || digits.len() == step.len()) && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
    };
    match &steps[..] {
        [] => None,
        [only] if is_placeholder(only) || is_id(only) => None,
        _ => Some(steps),
    }
}

/// A product's category from Shopify's two columns: `Product Category` if it is a path, otherwise `Type`, otherwise whichever is
/// filled.
pub(super) fn chosen(category: Option<&str>, kind: Option<&str>) -> Option<Vec<String>> {
    let category = category.and_then(path);
    match category {
        Some(steps) if steps.len() > 1 => Some(steps),
        category => kind.and_then(path).or(category),
    }
}

/// Whether a path belongs to a taxonomy whose names are English.
pub(super) fn is_standard(path: &[String]) -> bool {
    path.len() > 1 && path.first().is_some_and(|first| STANDARD.contains(&fold(first).as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(category: &str, kind: &str) -> Option<String> {
        chosen(Some(category).filter(|text| !text.is_empty()), Some(kind).filter(|text| !text.is_empty()))
            .map(|path| path.join("/"))
    }

    #[test]
    fn a_path_precedes_the_type_and_placeholders_are_ignored() {
        let standard = "Apparel & Accessories > Clothing > Dresses";
        assert_eq!(choose(standard, "Dress").as_deref(), Some("Apparel & Accessories/Clothing/Dresses"));
        assert_eq!(choose("Dresses", "Women > Dress").as_deref(), Some("Women/Dress"));
        assert_eq!(choose("Dresses", "").as_deref(), Some("Dresses"));
        assert_eq!(choose("Uncategorized", "Dress").as_deref(), Some("Dress"));
        for none in ["Uncategorized", " uncategorised ", "aa-1-4", "212", "Sin categoría", " > "] {
            assert_eq!(choose(none, none), None, "{none}");
        }
        assert_eq!(choose("", "T-shirts").as_deref(), Some("T-shirts"));
    }

    #[test]
    fn the_standard_taxonomy_is_recognised_by_its_root() {
        let path = |text| path(text).unwrap();
        assert!(is_standard(&path("Apparel & Accessories > Clothing")));
        assert!(!is_standard(&path("Women > Clothing")) && !is_standard(&path("Furniture")));
    }
}
