//! The demo's texts in the platform's languages.

use std::{collections::BTreeMap, sync::Arc};

use serde::Deserialize;

use super::files::{Demo, read_optional};
use crate::{
    error::{Error, Result},
    i18n::{REFERENCE, parent},
    tenancy::{Directory, Language},
};

/// `texts/<language>.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Texts {
    pub(super) colours: BTreeMap<String, String>,
    pub(super) brands: BTreeMap<String, BrandText>,
    pub(super) categories: BTreeMap<String, PlaceText>,
    pub(super) collections: BTreeMap<String, PlaceText>,
    /// Templates of images' alternative texts.
    #[serde(default, rename = "garment_views")]
    pub(super) _views: BTreeMap<String, String>,
    pub(super) products: BTreeMap<String, ProductTexts>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BrandText {
    pub(super) description: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlaceText {
    pub(super) name: String,
    pub(super) slug: String,
    /// Collections have none.
    #[serde(default)]
    pub(super) title: String,
    pub(super) description: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProductTexts {
    pub(super) name: String,
    pub(super) slug: String,
    pub(super) description: String,
}

/// A language with the texts that it shows.
#[derive(Clone, Debug)]
pub(super) struct DemoLanguage {
    pub(super) language: Arc<Language>,
    pub(super) texts: Arc<Texts>,
}

/// The texts of all languages; one without a file uses those of its parent language or English, with a warning.
pub(super) fn by_language(demo: &Demo, directory: &Directory, warnings: &mut Vec<String>) -> Result<Vec<DemoLanguage>> {
    let mut files: BTreeMap<&str, Arc<Texts>> = BTreeMap::new();
    for language in &directory.languages {
        if let Some(texts) = read_optional(&format!("texts/{}.toml", language.code))? {
            files.insert(&language.code, Arc::new(texts));
        }
    }
    let reference = Arc::clone(files.get(REFERENCE).ok_or_else(|| Error::internal("the demo has no English texts"))?);
    let mut demo_languages = Vec::new();
    for language in &directory.languages {
        let texts = files.get(language.code.as_str()).or_else(|| files.get(parent(&language.code)?));
        if texts.is_none() {
            warnings.push(format!("the demo has no texts in {} ({}): English is shown", language.name, language.code));
        }
        let texts = Arc::clone(texts.unwrap_or(&reference));
        warn_of_gaps(demo, language, &texts, warnings);
        demo_languages.push(DemoLanguage { language: Arc::clone(language), texts });
    }
    Ok(demo_languages)
}

fn warn_of_gaps(demo: &Demo, language: &Language, texts: &Texts, warnings: &mut Vec<String>) {
    let missing = demo.products.iter().filter(|product| !texts.products.contains_key(&product.key)).count();
    if missing > 0 {
        warnings.push(format!("texts/{}.toml does not name {missing} products", language.code));
    }
}
