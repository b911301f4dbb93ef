//! The web app manifest (w3.org/TR/appmanifest): name and appearance of an installed shop.

use serde_json::json;

use super::icons::ICONS;
use crate::{app::App, tenancy::Storefront, translate::translate};

/// The manifest of a country's shop in a language.
pub(super) fn manifest(app: &App, front: &Storefront) -> String {
    let brand = translate(app, front, "shop-name", &[]);
    let prefix = front.prefix(&front.language);
    let start = if prefix.is_empty() { "/" } else { &prefix };
    let icons = ICONS.iter().filter(|icon| icon.is_in_manifest).map(|icon| {
        let purpose = if icon.is_maskable { "maskable" } else { "any" };
        json!({ "src": icon.path, "sizes": format!("{0}x{0}", icon.side), "type": "image/png", "purpose": purpose })
    });
    let icons: Vec<_> =
        icons.chain([json!({ "src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml" })]).collect();
    json!({
        "id": start,
        "name": brand,
        "short_name": brand,
        "lang": front.language.locale,
        "dir": "ltr",
        "start_url": start,
        "scope": "/",
        "display": "minimal-ui",
        "background_color": "#ffffff",
        "theme_color": "#111318",
        "icons": icons,
    })
    .to_string()
}
