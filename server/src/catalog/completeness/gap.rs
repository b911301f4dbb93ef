//! The kinds of gaps in a product's data in a country, and how serious each is.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{
    catalog::{Manufacturer, SizeTableScopes, SizedProduct, overview::ProductOverview},
    tenancy::Tenant,
};

/// Something missing from a product in a country.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gap {
    /// No variant has a price: the country does not sell it.
    Price,
    /// Some variants have no price.
    VariantPrice,
    /// No name or no description in a language of the country, by its code.
    Text(String),
    /// No picture is stored.
    Picture,
    /// No composition is given (Regulation 1007/2011, articles 14 to 16).
    Composition,
    /// No manufacturer with postal and electronic address is given (Regulation 2023/988, article 19).
    Manufacturer,
    /// The person responsible in the Union is named without an address (Regulation 2023/988, article 19).
    ResponsiblePerson,
    /// It has sizes, but no size table applies to it.
    SizeTable,
    /// No weight.
    Weight,
}

/// How serious a gap is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Requirement {
    /// Required by law for products offered here.
    Law,
    /// Required by the shop: no product should be shown without it.
    Shop,
    /// Optional, but useful to customers.
    Advice,
}

impl Requirement {
    /// The name shown to people.
    pub fn name(self) -> &'static str {
        match self {
            Self::Law => "required by law",
            Self::Shop => "needed to sell it",
            Self::Advice => "advised",
        }
    }
}

impl fmt::Display for Gap {
    /// The name used by `--without`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Price => f.write_str("price"),
            Self::VariantPrice => f.write_str("variant-price"),
            Self::Text(language) => write!(f, "text={language}"),
            Self::Picture => f.write_str("picture"),
            Self::Composition => f.write_str("composition"),
            Self::Manufacturer => f.write_str("manufacturer"),
            Self::ResponsiblePerson => f.write_str("responsible-person"),
            Self::SizeTable => f.write_str("size-table"),
            Self::Weight => f.write_str("weight"),
        }
    }
}

impl Serialize for Gap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Gap {
    /// The names used by `--without`, except those of texts.
    pub const NAMES: [&str; 8] = [
        "price",
        "variant-price",
        "picture",
        "composition",
        "manufacturer",
        "responsible-person",
        "size-table",
        "weight",
    ];

    /// Parses a name, such as `text=hu` for a language.
    pub fn of_name(name: &str) -> Option<Self> {
        if let Some(language) = name.strip_prefix("text=").filter(|language| !language.is_empty()) {
            return Some(Self::Text(language.to_owned()));
        }
        Some(match name {
            "price" => Self::Price,
            "variant-price" => Self::VariantPrice,
            "picture" => Self::Picture,
            "composition" => Self::Composition,
            "manufacturer" => Self::Manufacturer,
            "responsible-person" => Self::ResponsiblePerson,
            "size-table" => Self::SizeTable,
            "weight" => Self::Weight,
            _ => return None,
        })
    }

    /// A description of the gap for people.
    pub fn describe(&self) -> String {
        match self {
            Self::Price => "a price".to_owned(),
            Self::VariantPrice => "a price for every variant".to_owned(),
            Self::Text(language) => format!("name and description in {language}"),
            Self::Picture => "a stored picture".to_owned(),
            Self::Composition => "fibre composition".to_owned(),
            Self::Manufacturer => "manufacturer with address and e-mail".to_owned(),
            Self::ResponsiblePerson => "address and e-mail of the responsible person".to_owned(),
            Self::SizeTable => "a size table".to_owned(),
            Self::Weight => "weight".to_owned(),
        }
    }

    /// How serious the gap is in a country. Union law applies in its member states; a text in the country's own language is
    /// required everywhere to inform consumers (Directive 2011/83, article 6(7), and similar laws).
    pub fn requirement(&self, tenant: &Tenant) -> Requirement {
        match self {
            Self::Composition | Self::Manufacturer | Self::ResponsiblePerson if tenant.is_in_union() => {
                Requirement::Law
            }
            Self::Text(language) if *language == tenant.default_language.code => Requirement::Law,
            Self::Picture => Requirement::Shop,
            _ => Requirement::Advice,
        }
    }

    /// Whether a product has this gap in a country; `None` if neither the country's law nor the shop requires it there.
    pub fn is_lacking(&self, tenant: &Tenant, product: &ProductOverview, sizes: &SizeTableScopes) -> bool {
        match self {
            Self::Price => priced(tenant, product) == 0,
            Self::VariantPrice => (1..product.variants).contains(&priced(tenant, product)),
            Self::Text(code) => lacks_text(tenant, product, code),
            Self::Picture => product.stored_pictures == 0,
            Self::Composition => product.composition.is_empty(),
            Self::Manufacturer => tenant.is_in_union() && !product.manufacturer.as_ref().is_some_and(is_whole),
            Self::ResponsiblePerson => tenant.is_in_union() && has_partial_person(product),
            Self::SizeTable => lacks_size_table(product, sizes),
            Self::Weight => product.grams.is_none(),
        }
    }
}

fn priced(tenant: &Tenant, product: &ProductOverview) -> usize {
    product.priced.get(&tenant.id).copied().unwrap_or_default()
}

fn lacks_text(tenant: &Tenant, product: &ProductOverview, code: &str) -> bool {
    let Some(language) = tenant.language(code) else { return false };
    let text = product.texts.get(&language.id);
    !text.is_some_and(|text| !text.name.trim().is_empty() && text.has_description)
}

/// Whether no size table applies to a product. Products without sizes, such as bags, need none.
fn lacks_size_table(product: &ProductOverview, sizes: &SizeTableScopes) -> bool {
    let sized = SizedProduct {
        gender: product.gender.as_deref(),
        brand_id: product.brand_id,
        categories: &product.categories,
        sizes: product.sizes.iter().map(String::as_str).collect(),
    };
    !product.sizes.is_empty() && sizes.applying(&sized).is_empty()
}

fn is_whole(manufacturer: &Manufacturer) -> bool {
    [&manufacturer.name, &manufacturer.address, &manufacturer.email].iter().all(|part| !part.trim().is_empty())
}

fn has_partial_person(product: &ProductOverview) -> bool {
    let person = product.manufacturer.as_ref().and_then(|manufacturer| manufacturer.responsible_person.as_ref());
    person
        .is_some_and(|person| [&person.name, &person.address, &person.email].iter().any(|part| part.trim().is_empty()))
}

/// All gaps of a product in a country. For a country that does not sell the product only the missing price is reported: the other
/// gaps do not matter there.
pub fn gaps(tenant: &Tenant, product: &ProductOverview, sizes: &SizeTableScopes) -> Vec<Gap> {
    if Gap::Price.is_lacking(tenant, product, sizes) {
        return vec![Gap::Price];
    }
    let texts = tenant.languages.iter().map(|language| Gap::Text(language.code.clone()));
    let all = [Gap::VariantPrice].into_iter().chain(texts).chain([
        Gap::Picture,
        Gap::Composition,
        Gap::Manufacturer,
        Gap::ResponsiblePerson,
        Gap::SizeTable,
        Gap::Weight,
    ]);
    all.filter(|gap| gap.is_lacking(tenant, product, sizes)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::{
        catalog::{Fibre, ResponsiblePerson, SizeTableScope, overview::TextOverview},
        id::BrandId,
        testing::shop::{SI, SL, directory_of_tests},
    };

    /// Letter sizes have a size table, `38` only at a brand.
    fn sizes() -> SizeTableScopes {
        let of_brand = SizeTableScope { brands: Some([BrandId(7)].into()), ..SizeTableScope::of_sizes(["38"]) };
        SizeTableScopes::new(vec![SizeTableScope::of_sizes(["XS", "S", "M", "L"]), of_brand], &HashMap::new())
    }

    fn whole() -> ProductOverview {
        let text = TextOverview { name: "Majica".to_owned(), has_description: true };
        ProductOverview {
            variants: 2,
            priced: [(SI, 2)].into(),
            texts: [(SL, text.clone()), (crate::testing::shop::EN, text)].into(),
            stored_pictures: 1,
            composition: vec![Fibre { fibre: "cotton".to_owned(), percent: 100 }],
            manufacturer: Some(Manufacturer {
                name: "Tiho".to_owned(),
                address: "Kranj".to_owned(),
                email: "a@b.example".to_owned(),
                responsible_person: None,
            }),
            grams: Some(150),
            sizes: vec!["M".to_owned()],
            ..ProductOverview::default()
        }
    }

    #[test]
    fn complete_products_have_no_gaps_and_each_missing_part_is_named() {
        let directory = directory_of_tests();
        let slovenia = directory.tenant(SI).unwrap();
        assert_eq!(gaps(slovenia, &whole(), &sizes()), []);
        let with = |change: &dyn Fn(&mut ProductOverview)| {
            let mut product = whole();
            change(&mut product);
            let found = gaps(slovenia, &product, &sizes());
            found.into_iter().map(|gap| (gap.to_string(), gap.requirement(slovenia))).collect::<Vec<_>>()
        };
        let one = |name: &str, need| vec![(name.to_owned(), need)];
        assert_eq!(with(&|product| product.priced.clear()), one("price", Requirement::Advice));
        assert_eq!(with(&|product| product.priced = [(SI, 1)].into()), one("variant-price", Requirement::Advice));
        assert_eq!(with(&|product| drop(product.texts.remove(&SL))), one("text=sl", Requirement::Law));
        assert_eq!(with(&|product| drop(product.texts.pop_first())), one("text=en", Requirement::Advice));
        assert_eq!(with(&|product| product.stored_pictures = 0), one("picture", Requirement::Shop));
        assert_eq!(with(&|product| product.composition.clear()), one("composition", Requirement::Law));
        assert_eq!(with(&|product| product.manufacturer = None), one("manufacturer", Requirement::Law));
        let partial = |product: &mut ProductOverview| {
            let person = ResponsiblePerson { name: "Ana".to_owned(), ..ResponsiblePerson::default() };
            product.manufacturer.as_mut().unwrap().responsible_person = Some(person);
        };
        assert_eq!(with(&partial), one("responsible-person", Requirement::Law));
        assert_eq!(
            with(&|product| product.sizes = vec!["One size".to_owned()]),
            one("size-table", Requirement::Advice)
        );
        let of_another_brand = |product: &mut ProductOverview| product.sizes = vec!["38".to_owned()];
        assert_eq!(with(&of_another_brand), one("size-table", Requirement::Advice));
        let of_the_brand = |product: &mut ProductOverview| {
            product.sizes = vec!["38".to_owned()];
            product.brand_id = Some(BrandId(7));
        };
        assert_eq!(with(&of_the_brand), []);
        assert_eq!(with(&|product| product.sizes.clear()), []);
        assert_eq!(with(&|product| product.grams = None), one("weight", Requirement::Advice));
    }

    #[test]
    fn every_name_leads_back_to_its_gap() {
        for name in Gap::NAMES.into_iter().chain(["text=hu"]) {
            assert_eq!(Gap::of_name(name).unwrap().to_string(), name);
        }
        assert_eq!((Gap::of_name("text="), Gap::of_name("colour")), (None, None));
    }
}
