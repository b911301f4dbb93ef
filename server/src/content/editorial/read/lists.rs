//! The pages that list texts: questions, help, care, the journal. Their addresses are the same in every language, and each is only where the
//! country shows a text of the language's own.

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

    /// What its words are kept as.
    fn kind(self) -> Kind {
        match self {
            Self::Questions => Kind::Faq,
            Self::Help => Kind::HelpTexts,
            Self::Care => Kind::ProductCare,
            Self::Journal => Kind::Post,
        }
    }
}

/// In which languages a list is, in texts of their own. Its head and the sitemap both say this.
pub(super) fn alternates(reader: &ContentReader<'_>, list: List) -> Vec<Alternate> {
    reader.versions(|tenant, language| is_own(reader, list, tenant, language).then(|| list.path().to_owned()))
}

fn is_own(reader: &ContentReader<'_>, list: List, tenant: &Tenant, language: &Language) -> bool {
    // The help centre's sections are the same for all: without them there are none to name.
    let is_there = list != List::Help || reader.index.keys(Kind::Help).next().is_some();
    let mut keys = reader.index.keys(list.kind());
    is_there && keys.any(|key| reader.own(list.kind(), key, tenant, language).is_some())
}

/// The journal as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JournalView {
    /// Whether one of its posts is written in the language that was asked for.
    pub is_own_language: bool,
    /// Where the journal is in other languages and countries, this one included; none when it is not in its own language here.
    pub alternates: Vec<Alternate>,
}

/// The journal of a country, in the storefront's language.
pub async fn journal(app: &App, storefront: &Storefront) -> Result<JournalView> {
    let reader = ContentReader::open(app, storefront).await?;
    let is_own_language = is_own(&reader, List::Journal, &storefront.tenant, &storefront.language);
    let alternates = if is_own_language { alternates(&reader, List::Journal) } else { Vec::new() };
    Ok(JournalView { is_own_language, alternates })
}
