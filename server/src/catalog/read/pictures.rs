//! Pictures as the wire has them.

use crate::{app::App, catalog::model::Picture, media::Asset};

/// Where media is read from: empty for this host.
pub fn media_base(app: &App) -> &str {
    app.settings.media_url.as_deref().unwrap_or_default().trim_end_matches('/')
}

/// A picture of an asset.
pub fn picture(base: &str, asset: &Asset, alt: String) -> Picture {
    Picture {
        image_url: format!("{base}/media/webp/w640/{}", asset.path),
        image_mime_type: asset.mime.clone(),
        path: asset.path.clone(),
        width: asset.width,
        height: asset.height,
        alt,
        has_alpha: asset.has_alpha,
        view: None,
        colour_id: None,
    }
}
