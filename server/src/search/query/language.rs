//! The languages in which a query is understood.

use std::sync::Arc;

use super::lexicon::Lexicon;
use crate::{
    app::App,
    error::Result,
    search::index::{LanguageFields, SearchIndex},
    tenancy::{Language, LanguageId, Storefront},
};

/// Factor for matches in another language than the page's.
const OTHER_LANGUAGE: f32 = 0.8;

/// A language that the customer may have typed in.
pub struct QueryLanguage {
    /// The language.
    pub id: LanguageId,
    /// Its fields in the index.
    pub fields: LanguageFields,
    /// Its lexicon.
    pub lexicon: Arc<Lexicon>,
    /// The factor for matches in it, at most 1.
    pub quality: f32,
}

/// The languages of a storefront: the page's first.
pub async fn query_languages(app: &App, storefront: &Storefront, index: &SearchIndex) -> Result<Vec<QueryLanguage>> {
    let directory = app.directory();
    let own = [&storefront.language, &storefront.tenant.default_language];
    let english = directory.language("en");
    let rare = directory.languages.iter().filter(|language| index.rare_languages.contains(&language.id));
    let mut languages: Vec<&Arc<Language>> = Vec::new();
    for language in own.into_iter().chain(&storefront.tenant.languages).chain(english).chain(rare) {
        if !languages.iter().any(|known| known.id == language.id) {
            languages.push(language);
        }
    }
    let mut all = Vec::with_capacity(languages.len());
    for language in languages {
        // A language that was added after the index was built is ignored until the next build.
        let Some(fields) = index.engine.fields.of(language.id) else { continue };
        let front = Storefront { language: Arc::clone(language), ..storefront.clone() };
        let lexicon = Lexicon::of(app, &front, index).await?;
        let quality = if language.id == storefront.language.id { 1.0 } else { OTHER_LANGUAGE };
        all.push(QueryLanguage { id: language.id, fields: fields.clone(), lexicon, quality });
    }
    Ok(all)
}
