//! Categories, brands, collections and values to filter by, as readers see them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::picture::Picture;
use crate::id::{AttributeId, BrandId, CategoryId, CollectionId, ValueId};

/// A step of the breadcrumbs of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Crumb {
    /// Its name.
    pub name: String,
    /// Its path, without a locale prefix.
    pub path: String,
}

/// The same page in a language of a country.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Alternate {
    /// The country's code.
    pub country: String,
    /// The language's code.
    pub language: String,
    /// The page's path there, without a locale prefix.
    pub path: String,
}

/// A category.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Category {
    /// Its id.
    pub id: CategoryId,
    /// Its slug in the language, below its parent's.
    pub slug: String,
    /// Its parent's id.
    #[schema(required)]
    pub parent_id: Option<CategoryId>,
    /// Its page, without a locale prefix.
    pub path: String,
    /// Its short name.
    pub name: String,
    /// Its heading.
    pub title: String,
    /// A sentence about it.
    pub description: String,
    /// Products that this country shows in it.
    pub product_count: i64,
    /// Its picture.
    #[schema(required)]
    pub picture: Option<Picture>,
}

/// A category with its surroundings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CategoryDetail {
    /// The category.
    #[serde(flatten)]
    pub category: Category,
    /// The way to it; the last step is itself.
    pub breadcrumbs: Vec<Crumb>,
    /// Categories below it that have products here: at most 24, those with most products.
    pub children: Vec<Category>,
    /// What it is part of.
    pub section: CategorySection,
    /// Pictured collections to show among its products: at most three, of those that this root category has as good as most of.
    pub collections: Vec<Collection>,
    /// Its page in every country that has products in it, in each of their languages.
    pub alternates: Vec<Alternate>,
}

/// A category with those below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CategoryNode {
    /// The category.
    #[serde(flatten)]
    pub category: Category,
    /// Categories below it that have products here: at most twelve, those with most products.
    pub children: Vec<Category>,
}

/// What a category's page is part of, for its tabs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CategorySection {
    /// The name of the whole.
    pub name: String,
    /// Its page, without a locale prefix.
    pub path: String,
    /// Its parts: at most 24, those with most products.
    pub parts: Vec<Crumb>,
}

/// A link of a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MenuLink {
    /// What it says.
    pub name: String,
    /// Where it leads, without a locale prefix.
    pub path: String,
}

/// A category below another in a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MenuItem {
    /// Its short name.
    pub name: String,
    /// Its page, without a locale prefix.
    pub path: String,
    /// Its picture, of the first two that have one.
    #[schema(required)]
    pub picture: Option<Picture>,
}

/// A root category in a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MenuCategory {
    /// Its id.
    pub id: CategoryId,
    /// Its short name.
    pub name: String,
    /// Its page, without a locale prefix.
    pub path: String,
    /// Categories below it: at most twelve, those with most products.
    pub children: Vec<MenuItem>,
}

/// A brand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Brand {
    /// Its id.
    pub id: BrandId,
    /// Its slug.
    pub slug: String,
    /// Its page, without a locale prefix.
    pub path: String,
    /// Its name.
    pub name: String,
    /// A sentence about it.
    pub description: String,
    /// Products that this country shows of it.
    pub product_count: i64,
    /// Its picture.
    #[schema(required)]
    pub picture: Option<Picture>,
}

/// A brand with its siblings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BrandDetail {
    /// The brand.
    #[serde(flatten)]
    pub brand: Brand,
    /// Its page in every country that has products of it, in each of their languages.
    pub alternates: Vec<Alternate>,
}

/// A collection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Collection {
    /// Its id.
    pub id: CollectionId,
    /// Its slug in the language.
    pub slug: String,
    /// Its page, without a locale prefix.
    pub path: String,
    /// Its name.
    pub name: String,
    /// A sentence about it.
    pub description: String,
    /// Its picture for wide screens.
    #[schema(required)]
    pub picture: Option<Picture>,
    /// Its picture for narrow screens.
    #[schema(required)]
    pub narrow_picture: Option<Picture>,
}

/// A collection with its siblings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CollectionDetail {
    /// The collection.
    #[serde(flatten)]
    pub collection: Collection,
    /// The order in which its products are listed when no other is asked for: `newest`, `price`, `-price`, `name`, `-name`, `discount`.
    pub sort: String,
    /// Its page in every country that has products in it, in each of their languages.
    pub alternates: Vec<Alternate>,
}

/// An attribute that listings filter by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum FilterAttribute {
    /// `color` in addresses.
    Colour,
    /// `size` in addresses.
    Size,
}

impl FilterAttribute {
    /// By the attribute's key.
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "colour" => Some(Self::Colour),
            "size" => Some(Self::Size),
            _ => None,
        }
    }

    /// Its parameter in a listing's address.
    pub fn parameter(self) -> &'static str {
        match self {
            Self::Colour => "color",
            Self::Size => "size",
        }
    }
}

/// A value that products of a listing have, to filter by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AttributeValue {
    /// Its id.
    pub id: ValueId,
    /// Its attribute's id.
    pub attribute_id: AttributeId,
    /// What it is a value of.
    pub attribute: FilterAttribute,
    /// Its stable name in addresses.
    pub key: String,
    /// Its name in the language.
    pub name: String,
    /// A CSS colour.
    #[schema(required)]
    pub swatch: Option<String>,
    /// Products that this choice would leave under the other filters, in stock; 0 when none.
    pub product_count: i64,
}

/// What a listing can be narrowed to, each choice counted under the other filters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListingFilters {
    /// By colour.
    pub colours: FilterFacet,
    /// By size.
    pub sizes: FilterFacet,
    /// By brand.
    pub brands: FilterFacet,
    /// The lowest price of what is in stock under the other filters, in minor units.
    #[schema(required)]
    pub lowest_minor: Option<i64>,
    /// The highest price under the other filters, in minor units.
    #[schema(required)]
    pub highest_minor: Option<i64>,
}

/// The choices of one filter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct FilterFacet {
    /// In order: at most a hundred, those that are chosen and those that leave most products.
    pub choices: Vec<FilterChoice>,
    /// How many there are in all.
    pub total: i64,
}

/// A choice of a filter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FilterChoice {
    /// Its stable name in addresses.
    pub key: String,
    /// Its name in the language.
    pub name: String,
    /// A CSS colour.
    #[schema(required)]
    pub swatch: Option<String>,
    /// Products that this choice would leave under the other filters, in stock; 0 when none.
    pub product_count: i64,
}
