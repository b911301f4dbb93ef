//! Categories, brands, collections and filter values, as serialised in API responses.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::picture::Picture;
use crate::id::{AttributeId, BrandId, CategoryId, CollectionId, ValueId};

/// A breadcrumb or tab link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Crumb {
    /// Link text.
    pub name: String,
    /// URL path, without a locale prefix.
    pub path: String,
}

/// The same page in another country or language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Alternate {
    /// Country code.
    pub country: String,
    /// Language code.
    pub language: String,
    /// URL path of the page in that country and language, without a locale prefix.
    pub path: String,
}

/// A category.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Category {
    /// Category ID.
    pub id: CategoryId,
    /// Slug in the response language, unique below the parent category.
    pub slug: String,
    /// ID of the parent category; null for a root category.
    #[schema(required)]
    pub parent_id: Option<CategoryId>,
    /// URL path of the category page, without a locale prefix.
    pub path: String,
    /// Short name.
    pub name: String,
    /// Page heading.
    pub title: String,
    /// Short description, one sentence.
    pub description: String,
    /// Number of products in this category that the country shows.
    pub product_count: i64,
    /// Category picture; null if there is none.
    #[schema(required)]
    pub picture: Option<Picture>,
}

/// A category with breadcrumbs, subcategories and related collections.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CategoryDetail {
    /// The category.
    #[serde(flatten)]
    pub category: Category,
    /// Breadcrumbs from the root category; the last one is this category.
    pub breadcrumbs: Vec<Crumb>,
    /// Subcategories that have products in this country: at most 24, those with the most products.
    pub children: Vec<Category>,
    /// Tabs of the category page.
    pub section: CategorySection,
    /// Up to three collections with a picture to show among the products. A collection is included if the category's root
    /// category has at least three quarters as many of its products as any other root category.
    pub collections: Vec<Collection>,
    /// The category page in every country that has products in the category, in each language of that country.
    pub alternates: Vec<Alternate>,
}

/// A category with its subcategories.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CategoryNode {
    /// The category.
    #[serde(flatten)]
    pub category: Category,
    /// Subcategories that have products in this country: at most twelve, those with the most products.
    pub children: Vec<Category>,
}

/// Tabs of a category page: the category's own subcategories or, if it has none, those of its parent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CategorySection {
    /// Name of the category whose subcategories are listed.
    pub name: String,
    /// URL path of that category's page, without a locale prefix.
    pub path: String,
    /// Subcategories: at most 24, those with the most products.
    pub parts: Vec<Crumb>,
}

/// A menu link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MenuLink {
    /// Link text.
    pub name: String,
    /// Link target: URL path without a locale prefix.
    pub path: String,
}

/// A subcategory in a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MenuItem {
    /// Short name.
    pub name: String,
    /// URL path of the category page, without a locale prefix.
    pub path: String,
    /// Category picture. Set only for the first two subcategories of the menu that have one; otherwise null.
    #[schema(required)]
    pub picture: Option<Picture>,
}

/// A root category in a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MenuCategory {
    /// Category ID.
    pub id: CategoryId,
    /// Short name.
    pub name: String,
    /// URL path of the category page, without a locale prefix.
    pub path: String,
    /// Subcategories: at most twelve, those with the most products.
    pub children: Vec<MenuItem>,
}

/// A brand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Brand {
    /// Brand ID.
    pub id: BrandId,
    /// Brand slug.
    pub slug: String,
    /// URL path of the brand page, without a locale prefix.
    pub path: String,
    /// Brand name.
    pub name: String,
    /// Short description, one sentence.
    pub description: String,
    /// Number of products of this brand that the country shows.
    pub product_count: i64,
    /// Brand picture; null if there is none.
    #[schema(required)]
    pub picture: Option<Picture>,
}

/// A brand with its pages in other countries and languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BrandDetail {
    /// The brand.
    #[serde(flatten)]
    pub brand: Brand,
    /// The brand page in every country that has products of the brand, in each language of that country.
    pub alternates: Vec<Alternate>,
}

/// A collection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Collection {
    /// Collection ID.
    pub id: CollectionId,
    /// Slug in the response language.
    pub slug: String,
    /// URL path of the collection page, without a locale prefix.
    pub path: String,
    /// Collection name.
    pub name: String,
    /// Short description, one sentence.
    pub description: String,
    /// Picture for wide screens; null if there is none.
    #[schema(required)]
    pub picture: Option<Picture>,
    /// Picture for narrow screens; null if there is none.
    #[schema(required)]
    pub narrow_picture: Option<Picture>,
}

/// A collection with its pages in other countries and languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CollectionDetail {
    /// The collection.
    #[serde(flatten)]
    pub collection: Collection,
    /// Default sort order of its products if the request gives none: `newest`, `price`, `-price`, `name`, `-name` or `discount`.
    pub sort: String,
    /// The collection page in every country that has products in the collection, in each language of that country.
    pub alternates: Vec<Alternate>,
}

/// An attribute by which listings can be filtered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum FilterAttribute {
    /// Colour; query parameter `color`.
    Colour,
    /// Size; query parameter `size`.
    Size,
}

impl FilterAttribute {
    /// Parses the attribute's key.
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "colour" => Some(Self::Colour),
            "size" => Some(Self::Size),
            _ => None,
        }
    }

    /// The name of its query parameter in listing URLs.
    pub fn parameter(self) -> &'static str {
        match self {
            Self::Colour => "color",
            Self::Size => "size",
        }
    }
}

/// An attribute value by which a listing can be filtered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AttributeValue {
    /// Value ID.
    pub id: ValueId,
    /// ID of the attribute.
    pub attribute_id: AttributeId,
    /// Attribute to which the value belongs.
    pub attribute: FilterAttribute,
    /// Stable key used in URLs.
    pub key: String,
    /// Name in the response language.
    pub name: String,
    /// CSS colour; null if the value has none.
    #[schema(required)]
    pub swatch: Option<String>,
    /// Number of products in stock that match this value and the other filters; 0 if there are none.
    pub product_count: i64,
}

/// Filters of a listing. Each choice is counted under the other filters that are set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListingFilters {
    /// Colour filter.
    pub colours: FilterFacet,
    /// Size filter.
    pub sizes: FilterFacet,
    /// Brand filter.
    pub brands: FilterFacet,
    /// Lowest price of the products in stock that match the other filters, in minor units; null if there are none.
    #[schema(required)]
    pub lowest_minor: Option<i64>,
    /// Highest price of the products in stock that match the other filters, in minor units; null if there are none.
    #[schema(required)]
    pub highest_minor: Option<i64>,
}

/// Choices of one filter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct FilterFacet {
    /// Choices in display order: at most 100, the selected ones and those that match the most products.
    pub choices: Vec<FilterChoice>,
    /// Total number of choices, including those not listed.
    pub total: i64,
}

/// A filter choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FilterChoice {
    /// Stable key used in URLs.
    pub key: String,
    /// Name in the response language.
    pub name: String,
    /// CSS colour; null if the choice has none.
    #[schema(required)]
    pub swatch: Option<String>,
    /// Number of products in stock that match this choice and the other filters; 0 if there are none.
    pub product_count: i64,
}
