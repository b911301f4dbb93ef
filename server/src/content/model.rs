//! Blocks of the home page, the header and the blog.

use crate::{
    catalog::{FilterAttribute, ListingScope},
    id::AssetId,
    text_enum::text_enum,
};

text_enum! {
    /// What a block looks like.
    #[schema(as = HomeBlockKind)]
    Kind {
        /// A slide of the large pictures at the top.
        Hero = "HERO",
        /// A picture that leads to a category.
        CategoryBanner = "CATEGORY_BANNER",
        /// A row of product cards of a category, brand or collection, or of the whole shop.
        ProductRow = "PRODUCT_ROW",
        /// The main banner: a picture with a paragraph.
        Story = "STORY",
        /// A line of the header.
        Header = "HEADER",
        /// Colours or sizes that lead to a listing narrowed to them.
        AttributeValues = "ATTRIBUTE_VALUES",
    }
}

text_enum! {
    /// Where a block is shown.
    Usage {
        /// The home page and the header.
        Homepage = "HOMEPAGE",
        /// The blog.
        Blog = "BLOG",
    }
}

/// A block's words in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BlockText {
    /// Its heading.
    pub title: String,
    /// What it says below.
    pub body: String,
    /// The words of its link.
    pub action: String,
}

/// Where a block leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockLink {
    /// A listing of the catalogue.
    Listing(ListingScope),
    /// Another page, without a locale prefix.
    Path(String),
}

/// Which of its products a row shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RowProducts {
    /// The newest.
    #[default]
    Newest,
    /// Reduced ones, largest reduction first.
    Reduced,
}

/// Values of an attribute that a block offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockValues {
    /// What they are values of.
    pub attribute: FilterAttribute,
    /// Their keys, in order.
    pub keys: Vec<String>,
}

/// A block as a page shows it, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its stable name among the blocks of its kind.
    pub key: String,
    /// What it looks like.
    pub kind: Kind,
    /// Where it leads.
    pub link: Option<BlockLink>,
    /// Its picture on wide screens.
    pub wide_asset_id: Option<AssetId>,
    /// Its picture on phones.
    pub narrow_asset_id: Option<AssetId>,
    /// Which products it shows, if it is a row.
    pub products: RowProducts,
    /// The values that it offers.
    pub values: Option<BlockValues>,
    /// Its words, in the language asked for or the next of its chain.
    pub text: BlockText,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_understood_whatever_their_case() {
        assert_eq!(Kind::parse("category_banner"), Some(Kind::CategoryBanner));
        assert_eq!(Kind::parse("BANNER"), None);
        assert!(Usage::ALL.iter().all(|usage| Usage::parse(usage.word()) == Some(*usage)));
    }
}
