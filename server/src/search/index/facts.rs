//! The non-textual terms of a product.

use std::fmt;

use crate::id::{BrandId, CategoryId, CollectionId, ValueId};

/// A property of a product as a term of the index.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fact {
    /// It is in this category or a descendant of it.
    Category(CategoryId),
    /// It is of a brand.
    Brand(BrandId),
    /// It is in a collection.
    Collection(CollectionId),
    /// It has a colour, a size or another attribute value.
    Value(ValueId),
    /// It contains a fibre, given by its key.
    Fibre(String),
}

impl Fact {
    /// The kind of fact, for messages.
    pub fn kind_name(&self) -> &'static str {
        match self {
            Self::Category(_) => "category",
            Self::Brand(_) => "brand",
            Self::Collection(_) => "collection",
            Self::Value(_) => "option",
            Self::Fibre(_) => "fibre",
        }
    }
}

/// Its term in the index.
impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Category(id) => write!(f, "c{id}"),
            Self::Brand(id) => write!(f, "b{id}"),
            Self::Collection(id) => write!(f, "l{id}"),
            Self::Value(id) => write!(f, "v{id}"),
            Self::Fibre(key) => write!(f, "f{key}"),
        }
    }
}
