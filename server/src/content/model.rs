//! Blocks of pages.

use std::collections::BTreeMap;

use crate::{
    id::{AssetId, BlockId, CategoryId, CollectionId},
    tenancy::LanguageId,
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
        /// A row of product cards of a category or collection.
        ProductRow = "PRODUCT_ROW",
        /// A picture with some paragraphs.
        Story = "STORY",
        /// A line or picture of the header.
        Header = "HEADER",
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
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BlockText {
    /// Its heading.
    pub title: String,
    /// What it says below.
    pub body: String,
    /// The words of its link.
    pub action: String,
}

/// A block as it is written: its place among the others is its place in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewBlock {
    /// Its stable name among the country's blocks of its kind.
    pub key: String,
    /// What it looks like.
    pub kind: Kind,
    /// Where it is shown.
    pub usage: Usage,
    /// The category that it leads to.
    pub category_id: Option<CategoryId>,
    /// The collection that it leads to.
    pub collection_id: Option<CollectionId>,
    /// Its picture on wide screens.
    pub wide_asset_id: Option<AssetId>,
    /// Its picture on phones.
    pub narrow_asset_id: Option<AssetId>,
    /// Its words by language.
    pub texts: BTreeMap<LanguageId, BlockText>,
}

/// A block as a page shows it, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its id.
    pub id: BlockId,
    /// Its stable name.
    pub key: String,
    /// What it looks like.
    pub kind: Kind,
    /// Where it is shown.
    pub usage: Usage,
    /// The category that it leads to.
    pub category_id: Option<CategoryId>,
    /// The collection that it leads to.
    pub collection_id: Option<CollectionId>,
    /// Its picture on wide screens.
    pub wide_asset_id: Option<AssetId>,
    /// Its picture on phones.
    pub narrow_asset_id: Option<AssetId>,
    /// Its words, in the language asked for or else the country's own.
    pub text: BlockText,
}

/// How many blocks a replacement wrote.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Replaced {
    /// New ones.
    pub added: usize,
    /// Ones that are different now.
    pub changed: usize,
    /// Ones that are gone.
    pub removed: usize,
}

impl Replaced {
    /// Whether anything was written.
    pub fn is_changed(self) -> bool {
        self != Self::default()
    }
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
