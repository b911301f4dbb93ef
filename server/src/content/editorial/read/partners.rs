//! Partners, and images that link to the country's Instagram profile.

use std::collections::HashMap;

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    super::{
        files::{Partner, PartnerKind, parse_partners},
        model::Kind,
        store,
    },
    reader::ContentReader,
    social::social_links,
};
use crate::{
    app::App,
    catalog::{self, Picture},
    error::Result,
    i18n::fallback_chain,
    id::AssetId,
    media,
    tenancy::{SocialLink, Storefront, Tenant},
    toml_file::Report,
};

/// The social network of `PartnerKind::Instagram`, as named in `social.toml` and in the countries' files.
const INSTAGRAM: &str = "instagram";

/// A partner, or a picture from Instagram.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PartnerView {
    /// Type of the entry.
    pub r#type: PartnerKind,
    /// Name of the partner or title of the picture.
    pub title: String,
    /// Absolute URL on another site.
    pub link: String,
    /// Picture with an alternative text.
    pub picture: Picture,
}

/// The country's entries of a kind, in the order of the file. Entries without an image or link in this country are left out.
pub async fn partners(app: &App, storefront: &Storefront, kind: PartnerKind) -> Result<Vec<PartnerView>> {
    let reader = ContentReader::open(app, storefront).await?;
    let Some(file) = reader.index.of_kind(Kind::Partners).next() else { return Ok(Vec::new()) };
    let path = file.id.to_string();
    let Some(source) = store::find_source(&app.db, &path).await? else { return Ok(Vec::new()) };
    let pictures: HashMap<String, AssetId> = store::pictures(&app.db, &path).await?.into_iter().collect();
    let ids: Vec<AssetId> = pictures.values().copied().collect();
    let assets = media::assets(&app.db, &ids).await?;
    let tenant = &*storefront.tenant;
    let entries = parse_partners(&Report::new(&path, &source), &app.directory());
    let own = entries.into_iter().filter(|entry| entry.kind == kind && is_for(entry, tenant));
    let profiles = social_links(app, tenant).await?;
    let views = own.filter(|entry| reader.shows(entry.publication)).filter_map(|entry| {
        let asset = assets.get(pictures.get(&entry.picture.value)?)?;
        let picture = catalog::picture(app, asset, alt(&entry, storefront));
        Some(PartnerView { r#type: kind, link: link(&entry, &profiles)?, title: entry.title, picture })
    });
    Ok(views.collect())
}

fn is_for(entry: &Partner, tenant: &Tenant) -> bool {
    entry.countries.is_empty() || entry.countries.contains(&tenant.code)
}

fn link(entry: &Partner, profiles: &[SocialLink]) -> Option<String> {
    let profile = || profiles.iter().find(|social| social.kind == INSTAGRAM).map(|social| social.url.clone());
    entry.link.clone().or_else(profile)
}

fn alt(entry: &Partner, storefront: &Storefront) -> String {
    let languages = fallback_chain(&storefront.language.code);
    languages.into_iter().find_map(|code| entry.alt.get(code)).cloned().unwrap_or_default()
}
