//! The pages that list texts: questions, help, care, the journal. Their paths are the same in every language, and each page
//! exists only where the country shows a text in that language itself.

use serde::Serialize;
use utoipa::ToSchema;

use super::{super::model::Kind, reader::ContentReader};
use crate::{
    app::App,
    catalog::Alternate,
    error::Result,
    tenancy::{Language, Storefront, Tenant},
};

/// A page that lists texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum List {
    Questions,
    Help,
    Care,
    Journal,
}

impl List {
    pub(super) const ALL: [Self; 4] = [Self::Questions, Self::Help, Self::Care, Self::Journal];

    fn path(self) -> &'static str {
        match self {
            Self::Questions => "/faq",
            Self::Help => "/helpcenter",
            Self::Care => "/product-cares",
            Self::Journal => "/blog",
        }
    }

    /// The kind of its texts.
    fn kind(self) -> Kind {
        match self {
            Self::Questions => Kind::Faq,
            Self::Help => Kind::HelpTexts,
            Self::Care => Kind::ProductCare,
            Self::Journal => Kind::Post,
        }
    }
}

/// The languages that have texts of their own for a list, used for both the page's head and the sitemap.
pub(super) fn alternates(reader: &ContentReader<'_>, list: List) -> Vec<Alternate> {
    reader.versions(|tenant, language| is_own(reader, list, tenant, language).then(|| list.path().to_owned()))
}

fn is_own(reader: &ContentReader<'_>, list: List, tenant: &Tenant, language: &Language) -> bool {
    // The help centre's sections are common to all languages: without them the page is empty.
    let is_there = list != List::Help || reader.index.keys(Kind::Help).next().is_some();
    let mut keys = reader.index.keys(list.kind());
    is_there && keys.any(|key| reader.own(list.kind(), key, tenant, language).is_some())
}

/// Languages of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JournalView {
    /// Whether at least one post is available in the requested language.
    pub is_own_language: bool,
    /// The journal in all countries and languages, including this one; empty if it is not available in the requested language.
    pub alternates: Vec<Alternate>,
}

/// The journal of a country, in the storefront's language.
pub async fn journal(app: &App, storefront: &Storefront) -> Result<JournalView> {
    let reader = ContentReader::open(app, storefront).await?;
    let is_own_language = is_own(&reader, List::Journal, &storefront.tenant, &storefront.language);
    let alternates = if is_own_language { alternates(&reader, List::Journal) } else { Vec::new() };
    Ok(JournalView { is_own_language, alternates })
}
