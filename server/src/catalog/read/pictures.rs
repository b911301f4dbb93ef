//! Pictures as the wire has them.

use super::{store::cards::MediaRow, taxonomy::Taxonomy};
use crate::{
    app::App,
    catalog::model::Picture,
    i18n::Arg,
    media::{self, Asset, Mods},
    tenancy::Storefront,
};

/// A picture of an asset.
pub fn picture(app: &App, asset: &Asset, alt: String) -> Picture {
    Picture {
        image_url: media::url(media::media_base(&app.settings), true, Mods::width(640), &asset.path),
        image_mime_type: asset.rendition_mime(true).to_owned(),
        path: asset.path.clone(),
        width: i64::from(asset.width),
        height: i64::from(asset.height),
        alt,
        has_alpha: asset.has_alpha,
        view: None,
        colour_id: None,
    }
}

/// What describes the pictures of products.
pub struct Frame<'a> {
    /// Settings and words.
    pub app: &'a App,
    /// Country and language.
    pub storefront: &'a Storefront,
    /// Names of colours.
    pub taxonomy: &'a Taxonomy,
}

impl Frame<'_> {
    /// A product's picture; without words of its own it is described by product, colour and view.
    pub fn picture(&self, asset: &Asset, row: &MediaRow, name: &str) -> Picture {
        let own = row.alt.clone().filter(|alt| !alt.trim().is_empty());
        let alt = own.unwrap_or_else(|| self.described(row, name));
        Picture { view: row.view.clone(), colour_id: row.colour_id, ..picture(self.app, asset, alt) }
    }

    fn described(&self, row: &MediaRow, name: &str) -> String {
        let Some(colour) = row.colour_id.and_then(|id| self.taxonomy.value(id)) else { return name.to_owned() };
        let colour = colour.name.to_lowercase();
        let args = [("name", Arg::from(name)), ("colour", Arg::from(colour.as_str()))];
        let front = self.storefront;
        let id = format!("picture-{}", row.view.as_deref().unwrap_or("front"));
        let described = self.app.words().find(front.tenant.id, &front.language, &id, &args);
        described.unwrap_or_else(|| format!("{name}, {colour}"))
    }
}
