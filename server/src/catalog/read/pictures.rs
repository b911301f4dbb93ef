//! Converts pictures for API responses.

use super::{store::cards::MediaRow, taxonomy::Taxonomy};
use crate::{
    app::App,
    catalog::model::Picture,
    i18n::Arg,
    media::{self, Asset, ImageTransform},
    tenancy::Storefront,
};

/// The picture of an asset.
pub fn picture(app: &App, asset: &Asset, alt: String) -> Picture {
    Picture {
        image_url: media::url(media::media_base(&app.settings), true, ImageTransform::width(640), &asset.path),
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

/// Generates alternative texts of product pictures: a language's templates, formatted once for all pictures of a response.
pub struct AltTexts<'a> {
    app: &'a App,
    taxonomy: &'a Taxonomy,
    /// The BCP 47 tag of the language.
    locale: String,
    sentences: Vec<(&'static str, String)>,
}

/// Views that have a template.
const VIEWS: [&str; 3] = ["front", "back", "detail"];
/// Placeholder for product and colour in a formatted template; it does not occur in names.
const NAME: &str = "\u{e000}";
const COLOUR: &str = "\u{e001}";

impl<'a> AltTexts<'a> {
    /// Alternative texts in the storefront's language.
    pub fn new(app: &'a App, storefront: &Storefront, taxonomy: &'a Taxonomy) -> Self {
        let translations = app.translations();
        let (tenant, language) = (storefront.tenant.id, &storefront.language);
        let args = [("name", Arg::from(NAME)), ("colour", Arg::from(COLOUR))];
        let sentence = |view| Some((view, translations.find(tenant, language, &format!("picture-{view}"), &args)?));
        let locale = language.locale.clone();
        Self { app, taxonomy, locale, sentences: VIEWS.into_iter().filter_map(sentence).collect() }
    }

    /// A product's picture; without an alternative text of its own it is described by product, colour and view.
    pub fn picture(&self, asset: &Asset, row: &MediaRow, name: &str) -> Picture {
        let own = row.alt.clone().filter(|alt| !alt.trim().is_empty());
        let alt = own.unwrap_or_else(|| self.described(row, name));
        Picture { view: row.view.clone(), colour_id: row.colour_id, ..picture(self.app, asset, alt) }
    }

    fn described(&self, row: &MediaRow, name: &str) -> String {
        let Some(colour) = row.colour_id.and_then(|id| self.taxonomy.value(id)) else { return name.to_owned() };
        let colour = within_sentence(&colour.name, &self.locale);
        let view = row.view.as_deref().unwrap_or("front");
        match self.sentences.iter().find(|(known, _)| *known == view) {
            Some((_, sentence)) => sentence.replace(NAME, name).replace(COLOUR, &colour),
            None => format!("{name}, {colour}"),
        }
    }
}

/// A colour's name inside a sentence: in lower case, except in languages that capitalise nouns.
fn within_sentence(colour: &str, locale: &str) -> String {
    if locale.starts_with("de") { colour.to_owned() } else { colour.to_lowercase() }
}

#[cfg(test)]
mod tests {
    use super::within_sentence;

    #[test]
    fn german_nouns_keep_their_capital_letter() {
        assert_eq!(within_sentence("Pflaume", "de-AT"), "Pflaume");
        assert_eq!(within_sentence("Šljiva", "hr-HR"), "šljiva");
    }
}
