//! Names for URLs and sorting: slugs, folded names for comparison, and collation keys.

use std::collections::HashMap;

use icu_collator::{Collator, CollatorBorrowed, options::CollatorOptions};
use icu_locale::Locale;

use crate::tenancy::{Directory, LanguageId};

/// Maximum length of a slug; a longer one is cut at a hyphen.
const SLUG_LIMIT: usize = 80;

/// A name as a part of a URL: ASCII letters, digits and single hyphens; empty if nothing of the name can be converted.
pub fn slugify(name: &str) -> String {
    let mut slug = String::with_capacity(name.len());
    for letter in deunicode::deunicode(name).chars() {
        match letter {
            'a'..='z' | '0'..='9' => slug.push(letter),
            'A'..='Z' => slug.push(letter.to_ascii_lowercase()),
            '\'' | '`' | '"' => {}
            _ if slug.is_empty() || slug.ends_with('-') => {}
            _ => slug.push('-'),
        }
    }
    shorten(slug.trim_end_matches('-')).to_owned()
}

fn shorten(slug: &str) -> &str {
    if slug.len() <= SLUG_LIMIT {
        return slug;
    }
    let cut = &slug[..SLUG_LIMIT];
    cut.rfind('-').map_or(cut, |hyphen| &cut[..hyphen])
}

/// A slug, or the given one if nothing of the name could be converted.
pub(super) fn non_empty(text: String, otherwise: &str) -> String {
    if text.is_empty() { otherwise.to_owned() } else { text }
}

/// A name for comparison: lower case, single spaces.
pub fn fold(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for word in name.split_whitespace() {
        if !folded.is_empty() {
            folded.push(' ');
        }
        folded.push_str(&word.to_lowercase());
    }
    folded
}

/// A collator for each language.
pub(super) struct Collators(HashMap<LanguageId, CollatorBorrowed<'static>>);

impl Collators {
    /// Creates collators for the platform's languages; unknown locales use the root collation.
    pub(super) fn new(directory: &Directory) -> Self {
        let collators = directory.languages.iter().filter_map(|language| {
            let locale: Locale = language.locale.parse().unwrap_or(Locale::UNKNOWN);
            let collator = Collator::try_new((&locale).into(), CollatorOptions::default()).ok()?;
            Some((language.id, collator))
        });
        Self(collators.collect())
    }

    /// Bytes that sort like the name in the language.
    pub(super) fn key(&self, language: LanguageId, name: &str) -> Vec<u8> {
        let mut key = Vec::with_capacity(name.len() * 2);
        match self.0.get(&language) {
            Some(collator) => {
                let Ok(()) = collator.write_sort_key_to(name, &mut key);
            }
            None => key.extend_from_slice(fold(name).as_bytes()),
        }
        key
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use proptest::prelude::*;

    use super::*;
    use crate::tenancy::Language;

    #[test]
    fn slugs_are_ascii_for_every_script() {
        for (name, slug) in [
            ("Women's High-Waist Briefs", "womens-high-waist-briefs"),
            ("  Črna   majica — 100 % ", "crna-majica-100"),
            ("Größe", "grosse"),
            ("Μπλούζα", "mplouza"),
            ("Тениска", "teniska"),
            ("!!!", ""),
        ] {
            assert_eq!(slugify(name), slug, "{name}");
        }
        assert!(!slugify("টি-শার্ট").is_empty());
    }

    #[test]
    fn names_are_sorted_by_language() {
        let language = |id, locale: &str| {
            Arc::new(Language { id, code: locale[..2].to_owned(), locale: locale.to_owned(), name: String::new() })
        };
        let directory = Directory {
            languages: vec![
                language(LanguageId(16), "sl-SI"),
                language(LanguageId(3), "de-DE"),
                language(LanguageId(5), "cs-CZ"),
            ],
            ..Directory::default()
        };
        let collators = Collators::new(&directory);
        let sorted = |id, names: &[&'static str]| {
            let mut names = names.to_vec();
            names.sort_by_key(|name| collators.key(id, name));
            names
        };
        assert_eq!(sorted(LanguageId(16), &["Žaba", "čapica", "dres", "Cunja"]), ["Cunja", "čapica", "dres", "Žaba"]);
        assert_eq!(sorted(LanguageId(3), &["Zebra", "Äpfel", "Apfel", "Birne"]), ["Apfel", "Äpfel", "Birne", "Zebra"]);
        assert_eq!(sorted(LanguageId(5), &["ibis", "chata", "hora"]), ["hora", "chata", "ibis"]);
    }

    proptest! {
        #[test]
        fn slugifying_a_slug_changes_nothing(name in "\\PC{0,120}") {
            let slug = slugify(&name);
            prop_assert_eq!(slugify(&slug), slug.clone());
            prop_assert!(slug.len() <= SLUG_LIMIT && !slug.starts_with('-') && !slug.ends_with('-'));
        }
    }
}
