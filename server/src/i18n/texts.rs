//! The folder `locales/<language>/<area>.ftl`: the one embedded in the program, or one that an operator names.

use std::{collections::BTreeMap, fs, path::Path};

use rust_embed::Embed;

use super::{
    fallback::parent,
    ftl::{self, FluentEntry, ParsedFile},
};
use crate::{
    diagnostic::Diagnostic,
    error::{Error, Result},
};

/// The area that every page loads, so that messages of all areas may reference its messages.
pub const SHARED_AREA: &str = "shop";

#[derive(Embed)]
#[folder = "$CARGO_MANIFEST_DIR/../locales"]
struct EmbeddedTexts;

/// All files of a `locales` folder, parsed.
#[derive(Clone, Debug, Default)]
pub struct Texts {
    /// The folder's name in errors.
    pub(super) root: String,
    /// Language code → area → file.
    pub(super) languages: BTreeMap<String, BTreeMap<String, ParsedFile>>,
    /// Errors about files in the wrong place or of the wrong type.
    pub(super) misplaced: Vec<Diagnostic>,
}

impl Texts {
    /// The texts embedded in the program.
    pub fn embedded() -> Self {
        let mut texts = Self::new("locales");
        // The folder also holds longer texts as Markdown.
        for path in EmbeddedTexts::iter().filter(|path| path.ends_with(".ftl")) {
            if let Some(file) = EmbeddedTexts::get(&path) {
                texts.add(&path, &file.data);
            }
        }
        texts
    }

    /// Reads a folder.
    pub fn read(folder: &Path) -> Result<Self> {
        let mut texts = Self::new(folder.display().to_string().trim_end_matches('/'));
        let mut files = Vec::new();
        collect(folder, "", &mut files)
            .map_err(|error| Error::from(Diagnostic::new(&*texts.root, 0, format!("cannot be read: {error}"))))?;
        for (path, bytes) in files {
            texts.add(&path, &bytes);
        }
        if texts.languages.is_empty() && texts.misplaced.is_empty() {
            return Err(Diagnostic::new(texts.root, 0, "holds no <language>/<area>.ftl").into());
        }
        Ok(texts)
    }

    fn new(root: impl Into<String>) -> Self {
        Self { root: root.into(), ..Self::default() }
    }

    /// Adds one file, with its path relative to the folder.
    pub(super) fn add(&mut self, path: &str, bytes: &[u8]) {
        let file = format!("{}/{path}", self.root);
        let (Some((language, area)), Ok(text)) = (place(path), std::str::from_utf8(bytes)) else {
            let reason = if place(path).is_none() {
                "is not at <language>/<area>.ftl, in lower-case letters, digits and hyphens"
            } else {
                "is not UTF-8 text"
            };
            return self.misplaced.push(Diagnostic::new(file, 0, reason));
        };
        self.languages.entry(language.to_owned()).or_default().insert(area.to_owned(), ftl::parse(&file, text));
    }

    /// A file's name in errors.
    pub(super) fn file(&self, language: &str, area: &str) -> String {
        format!("{}/{language}/{area}.ftl", self.root)
    }

    /// A language's entries by key, including inherited ones; of a key in two areas the first counts.
    pub(super) fn index(&self, language: &str) -> BTreeMap<&str, LocatedEntry<'_>> {
        let mut index = self.own_index(language);
        if let Some(parent) = parent(language) {
            for (key, placed) in self.own_index(parent) {
                index.entry(key).or_insert(placed);
            }
        }
        index
    }

    fn own_index(&self, language: &str) -> BTreeMap<&str, LocatedEntry<'_>> {
        let mut index = BTreeMap::new();
        for (area, entry) in self.entries(language) {
            index.entry(entry.key.as_str()).or_insert(LocatedEntry { area, entry });
        }
        index
    }

    /// A language's own entries with their areas, in the files' order.
    pub(super) fn entries(&self, language: &str) -> impl Iterator<Item = (&str, &FluentEntry)> {
        self.languages
            .get(language)
            .into_iter()
            .flatten()
            .flat_map(|(area, parsed)| parsed.entries.iter().map(move |entry| (area.as_str(), entry)))
    }
}

/// An entry with its file.
#[derive(Clone, Copy, Debug)]
pub(super) struct LocatedEntry<'a> {
    pub(super) area: &'a str,
    pub(super) entry: &'a FluentEntry,
}

fn place(path: &str) -> Option<(&str, &str)> {
    let (language, file) = path.split_once('/')?;
    let area = file.strip_suffix(".ftl")?;
    (is_plain(language) && is_plain(area)).then_some((language, area))
}

fn is_plain(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, Vec<u8>)>) -> std::io::Result<()> {
    for item in fs::read_dir(folder)? {
        let item = item?;
        let path = format!("{prefix}{}", item.file_name().to_string_lossy());
        if item.path().is_dir() {
            collect(&item.path(), &format!("{path}/"), files)?;
        } else if path.strip_suffix(".ftl").is_some() {
            files.push((path, fs::read(item.path())?));
        }
    }
    Ok(())
}

#[cfg(test)]
impl Texts {
    /// A folder for tests, as pairs of path below `locales` and text.
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let mut texts = Self::new("locales");
        for (path, text) in files {
            texts.add(path, text.as_bytes());
        }
        texts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        i18n::REFERENCE,
        tenancy::{Configuration, files},
    };

    #[test]
    fn a_regional_language_falls_back_to_its_parent() {
        let texts = Texts::of(&[("de/shop.ftl", "a = Januar\nb = Mai\n"), ("at/shop.ftl", "a = Jänner\n")]);
        let at: Vec<_> = texts.index("at").into_values().map(|placed| placed.entry.source.clone()).collect();
        assert_eq!(at, ["a = Jänner\n", "b = Mai\n"]);
    }

    #[test]
    fn misplaced_and_unreadable_files_are_reported() {
        let mut texts = Texts::of(&[("shop.ftl", ""), ("en/Shop.ftl", ""), ("en/more/shop.ftl", "")]);
        texts.add("en/shop.ftl", &[0xff, 0xfe]);
        assert_eq!(texts.misplaced.len(), 4);
        assert_eq!(texts.misplaced[3].to_string(), "locales/en/shop.ftl: is not UTF-8 text");
    }

    #[test]
    fn every_country_of_the_files_has_a_name() {
        let read = files::read(&files::built_in(), &Configuration::default()).unwrap();
        let texts = Texts::embedded();
        let named = texts.index(REFERENCE);
        for country in read.configuration.countries {
            let id = format!("country-{}", country.code.to_lowercase());
            let name = named.get(&*id).map(|placed| placed.entry.source.trim());
            assert_eq!(name, Some(&*format!("{id} = {}", country.name)));
        }
    }

    #[test]
    fn the_program_embeds_the_english_texts() {
        assert!(Texts::embedded().entries(REFERENCE).count() > 0);
    }
}
