//! Drafts with the ids of the records that they name.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::{
    catalog::draft::{Extra, MediaDraft, ProductDraft, VariantDraft},
    id::{AttributeId, BrandId, CategoryId, CollectionId, ValueId},
    media::AssetId,
};

/// A draft with the ids of the records that it names.
#[derive(Debug)]
pub(in super::super) struct ResolvedDraft<'d> {
    pub(in super::super) draft: &'d ProductDraft,
    pub(in super::super) brand_id: Option<BrandId>,
    pub(in super::super) category_ids: Vec<CategoryId>,
    pub(in super::super) collection_ids: Vec<CollectionId>,
    /// Attribute and its name in the file.
    pub(in super::super) options: Vec<(AttributeId, &'d str)>,
    /// Folded, without duplicates.
    pub(in super::super) tags: BTreeSet<String>,
    pub(in super::super) variants: Vec<ResolvedVariant<'d>>,
    pub(in super::super) media: Vec<ResolvedMedia<'d>>,
    pub(in super::super) extra: Extra,
}

/// The option values that distinguish a variant of a product.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub(in super::super) struct OptionValues {
    pub(in super::super) colour: Option<ValueId>,
    pub(in super::super) size: Option<ValueId>,
    pub(in super::super) other: Option<ValueId>,
}

/// A variant with the ids of its values.
#[derive(Debug)]
pub(in super::super) struct ResolvedVariant<'d> {
    pub(in super::super) draft: &'d VariantDraft,
    pub(in super::super) place: OptionValues,
    pub(in super::super) extra: Extra,
}

/// A picture with its asset.
#[derive(Debug)]
pub(in super::super) struct ResolvedMedia<'d> {
    pub(in super::super) draft: &'d MediaDraft,
    pub(in super::super) asset_id: AssetId,
    pub(in super::super) source_url: Option<&'d str>,
    pub(in super::super) colour_id: Option<ValueId>,
    /// Whether its original is stored, not only its address.
    pub(in super::super) is_stored: bool,
}
