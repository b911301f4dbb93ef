//! Pictures as the wire has them.

use crate::{
    app::App,
    catalog::model::Picture,
    media::{self, Asset, Mods},
};

/// Where media is read from: empty for this host.
pub fn media_base(app: &App) -> &str {
    media::media_base(&app.settings)
}

/// A picture of an asset.
pub fn picture(base: &str, asset: &Asset, alt: String) -> Picture {
    Picture {
        image_url: media::url(base, true, Mods::width(640), &asset.path),
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
