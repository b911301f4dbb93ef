//! Blocks of the home page, the header and the blog.

use crate::{
    catalog::{FilterAttribute, ListingScope},
    id::AssetId,
    text_enum::text_enum,
};

text_enum! {
    /// Type of a content block.
    #[schema(as = HomeBlockKind)]
    pub enum Kind {
        /// A slide of the hero slider at the top of the page.
        Hero = "HERO",
        /// A banner with a picture that links to a category.
        CategoryBanner = "CATEGORY_BANNER",
        /// A row of product cards from a category, a brand, a collection or the whole shop.
        ProductRow = "PRODUCT_ROW",
        /// The main banner: a picture with a paragraph of text.
        Story = "STORY",
        /// A line of text in the header.
        Header = "HEADER",
        /// Colours or sizes, each linking to a listing filtered by it.
        AttributeValues = "ATTRIBUTE_VALUES",
    }
}

text_enum! {
    /// Page on which a block is shown.
    pub enum Usage {
        /// Home page and header.
        Homepage = "HOMEPAGE",
        /// Blog.
        Blog = "BLOG",
    }
}

/// A block's texts in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BlockText {
    /// Its heading.
    pub title: String,
    /// The text below the heading.
    pub body: String,
    /// The label of its link.
    pub action: String,
}

/// The target of a block's link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockLink {
    /// A listing of the catalogue.
    Listing(ListingScope),
    /// Another page, without a locale prefix.
    Path(String),
}

/// Which products of its listing a product row shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RowProducts {
    /// The newest products.
    #[default]
    Newest,
    /// Reduced products, largest reduction first.
    Reduced,
}

/// Attribute values that a block links to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockValues {
    /// The attribute.
    pub attribute: FilterAttribute,
    /// Their keys, in order.
    pub keys: Vec<String>,
}

/// A block as a page shows it, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// A stable identifier, unique among the blocks of its kind.
    pub key: String,
    /// The kind of block.
    pub kind: Kind,
    /// The target of its link.
    pub link: Option<BlockLink>,
    /// The image for wide screens.
    pub wide_asset_id: Option<AssetId>,
    /// The image for phones.
    pub narrow_asset_id: Option<AssetId>,
    /// For a product row: which products it shows.
    pub products: RowProducts,
    /// The attribute values that it links to.
    pub values: Option<BlockValues>,
    /// Its texts in the requested language, or in the next one of the fallback chain.
    pub text: BlockText,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_understood_whatever_their_case() {
        assert_eq!(Kind::parse("category_banner"), Some(Kind::CategoryBanner));
        assert_eq!(Kind::parse("BANNER"), None);
        assert!(Usage::ALL.into_iter().all(|usage| Usage::parse(usage.name()) == Some(usage)));
    }
}
