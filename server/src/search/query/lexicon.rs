//! The words of one language that denote facts: the catalogue's names of categories, brands, collections, colours, sizes and
//! fibres, and the operator's synonyms. Cached until one of these changes.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use super::super::{
    analysis::{Analyser, Word, is_stop_word, words},
    dictionary::{self, Dictionary},
    index::{Fact, STEM, SearchIndex},
    store,
};
use crate::{
    app::App,
    catalog::Taxonomy,
    changes::{Change, Topic},
    error::Result,
    tenancy::Storefront,
    translate::{texts_of, translate_if_known},
};

/// The filter that a value belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// A colour.
    Colour,
    /// A size.
    Size,
}

/// A possible meaning of a word.
#[derive(Clone, Debug, PartialEq)]
pub struct Meaning {
    /// The fact.
    pub fact: Fact,
    /// Its name in this language.
    pub name: Arc<str>,
    /// The share of the fact's name that the word makes up: 1 for all of it.
    pub share: f32,
    /// For a filterable value, which filter.
    pub kind: Option<ValueKind>,
}

/// The lexicon of a language.
#[derive(Debug, Default)]
pub struct Lexicon {
    /// By word, and by stem with its prefix character.
    meanings: BTreeMap<String, Vec<Meaning>>,
    /// Sizes are found by exact name only, since they may differ in a single letter.
    sizes: HashMap<String, Vec<Meaning>>,
    /// Phrases of the catalogue by the synonyms that customers use: words, or stems with their prefix, joined by spaces.
    synonyms: BTreeMap<String, Vec<String>>,
    /// Pages by whole query, both in words and in stems.
    pages: HashMap<String, String>,
    /// Original spellings of the catalogue's words, where they differ from the normalised form.
    written: HashMap<String, String>,
}

impl Lexicon {
    /// The lexicon of a storefront's language.
    pub async fn of(app: &App, storefront: &Storefront, index: &SearchIndex) -> Result<Arc<Self>> {
        let (tenant, language) = (storefront.tenant.id, storefront.language.id);
        let fibres: Vec<&str> = index.fibres.iter().map(String::as_str).collect();
        let key = format!("search lexicon {tenant} {language} {}", fibres.join(","));
        let reads = [
            Change::all(Topic::Taxonomy),
            Change::in_tenant(Topic::Tenancy, tenant),
            texts_of(storefront),
            Change::everywhere(Topic::SearchDictionary, language),
        ];
        let read = async {
            let source = store::dictionary(&app.db, language).await?.unwrap_or_default();
            // The file was validated when it was stored; one from a newer version of the program may contain keys that this one
            // does not know.
            let dictionary = dictionary::parse("", &source).unwrap_or_default();
            let taxonomy = Taxonomy::of(app, storefront).await?;
            let named = |fibre: &&str| {
                translate_if_known(app, storefront, &format!("fibre-{fibre}")).map(|name| ((*fibre).to_owned(), name))
            };
            let fibres: Vec<(String, String)> = fibres.iter().filter_map(named).collect();
            Ok(Self::read(&storefront.language.code, &taxonomy, &fibres, &dictionary))
        };
        app.cache.get(key, &reads, read).await
    }

    fn read(code: &str, taxonomy: &Taxonomy, fibres: &[(String, String)], dictionary: &Dictionary) -> Self {
        let mut lexicon = Self::default();
        let mut writer = LexiconWriter { code, analyser: Analyser::of(code), lexicon: &mut lexicon };
        for entry in &taxonomy.categories {
            writer.name(&entry.text.name, &Fact::Category(entry.id), None);
        }
        for entry in &taxonomy.brands {
            writer.name(&entry.name, &Fact::Brand(entry.id), None);
        }
        // Collections that are filled by prices and dates are not in the documents; instead of products, the search suggests
        // their page.
        let (moving, fixed): (Vec<_>, Vec<_>) = taxonomy.collections.iter().partition(|entry| entry.is_moving);
        for entry in moving {
            writer.page(std::slice::from_ref(&entry.text.name), &entry.path());
        }
        for entry in fixed {
            writer.name(&entry.text.name, &Fact::Collection(entry.id), None);
        }
        for entry in &taxonomy.values {
            let fact = Fact::Value(entry.id);
            match entry.attribute.as_str() {
                "size" => writer.size(&entry.name, &fact),
                "colour" => writer.name(&entry.name, &fact, Some(ValueKind::Colour)),
                _ => writer.name(&entry.name, &fact, None),
            }
        }
        for (key, name) in fibres {
            writer.name(name, &Fact::Fibre(key.clone()), None);
        }
        for synonyms in &dictionary.synonyms {
            writer.synonyms(&synonyms.words, &synonyms.means);
        }
        for page in &dictionary.pages {
            writer.page(&page.words, &page.path);
        }
        lexicon
    }

    /// The meanings of a word, or of a stem with its prefix.
    pub fn meanings(&self, key: &str) -> &[Meaning] {
        self.meanings.get(key).map(Vec::as_slice).unwrap_or_default()
    }

    /// The sizes with this name.
    pub fn sizes(&self, word: &str) -> &[Meaning] {
        self.sizes.get(word).map(Vec::as_slice).unwrap_or_default()
    }

    /// The meanings of words with a prefix.
    pub fn beginning<'l>(&'l self, prefix: &'l str) -> impl Iterator<Item = (&'l str, &'l [Meaning])> {
        let found = self.meanings.range(prefix.to_owned()..).take_while(move |(word, _)| word.starts_with(prefix));
        found.map(|(word, meanings)| (word.as_str(), meanings.as_slice()))
    }

    /// The meanings of longer words with a suffix.
    pub fn ending<'l>(&'l self, end: &'l str) -> impl Iterator<Item = (&'l str, &'l [Meaning])> {
        let is_longer = move |word: &str| word.len() > end.len() && word.ends_with(end) && !word.starts_with(STEM);
        let found = self.meanings.iter().filter(move |(word, _)| is_longer(word));
        found.map(|(word, meanings)| (word.as_str(), meanings.as_slice()))
    }

    /// All words with a meaning or synonyms.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        let single = self.synonyms.keys().filter(|phrase| !phrase.contains(' '));
        self.meanings.keys().chain(single).map(String::as_str).filter(|word| !word.starts_with(STEM))
    }

    /// The catalogue's phrases for a synonym.
    pub fn synonyms(&self, key: &str) -> &[String] {
        self.synonyms.get(key).map(Vec::as_slice).unwrap_or_default()
    }

    /// The original spelling of a word in the catalogue.
    pub fn written(&self, folded: &str) -> Option<&str> {
        self.written.get(folded).map(String::as_str)
    }

    /// The page for a whole query.
    pub fn page(&self, key: &str) -> Option<&str> {
        self.pages.get(key).map(String::as_str)
    }
}

/// The keys of a phrase: one of its words, one of its stems.
pub fn keys(analyser: &Analyser, phrase: &[Word]) -> [String; 2] {
    let plain: Vec<&str> = phrase.iter().map(|word| word.folded.as_str()).collect();
    let stem = |word: &Word| analyser.stems(word).into_iter().next_back().unwrap_or_else(|| word.folded.clone());
    let stems: Vec<String> = phrase.iter().map(|word| format!("{STEM}{}", stem(word))).collect();
    [plain.join(" "), stems.join(" ")]
}

struct LexiconWriter<'l> {
    code: &'l str,
    analyser: Analyser,
    lexicon: &'l mut Lexicon,
}

impl LexiconWriter<'_> {
    fn name(&mut self, name: &str, fact: &Fact, kind: Option<ValueKind>) {
        let all = words(name);
        let searched: Vec<&Word> = all.iter().filter(|word| !is_stop_word(self.code, &word.folded)).collect();
        let share = 1.0 / searched.len().max(1) as f32;
        let named: Arc<str> = name.into();
        let meaning = |share| Meaning { fact: fact.clone(), name: Arc::clone(&named), share, kind };
        for word in &searched {
            if word.written != word.folded {
                self.lexicon.written.insert(word.folded.clone(), word.written.clone());
            }
            self.add(word.folded.clone(), meaning(share));
            for stem in self.analyser.stems(word) {
                self.add(format!("{STEM}{stem}"), meaning(share));
            }
        }
        for pair in all.windows(2).filter(|pair| pair[0].is_joined) {
            self.add(format!("{}{}", pair[0].folded, pair[1].folded), meaning((share * 2.0).min(1.0)));
        }
    }

    fn add(&mut self, key: String, meaning: Meaning) {
        let known = self.lexicon.meanings.entry(key).or_default();
        if !known.iter().any(|known| known.fact == meaning.fact) {
            known.push(meaning);
        }
    }

    /// A size such as `86/92` is also found by either number.
    fn size(&mut self, name: &str, fact: &Fact) {
        let named: Arc<str> = name.into();
        let parts: Vec<String> = words(name).into_iter().map(|word| word.folded).collect();
        let mut names = parts.clone();
        names.push(parts.concat());
        names.sort_unstable();
        names.dedup();
        for name in names {
            let known = self.lexicon.sizes.entry(name).or_default();
            let (fact, name) = (fact.clone(), Arc::clone(&named));
            known.push(Meaning { fact, name, share: 1.0, kind: Some(ValueKind::Size) });
        }
    }

    fn synonyms(&mut self, phrases: &[String], means: &[String]) {
        for phrase in phrases {
            let others = if means.is_empty() { phrases } else { means };
            let others: Vec<String> = others.iter().filter(|other| *other != phrase).cloned().collect();
            for key in keys(&self.analyser, &words(phrase)) {
                let known = self.lexicon.synonyms.entry(key).or_default();
                known.extend(others.iter().filter(|other| !known.contains(other)).cloned().collect::<Vec<_>>());
            }
        }
    }

    fn page(&mut self, phrases: &[String], path: &str) {
        for phrase in phrases {
            for key in keys(&self.analyser, &words(phrase)) {
                self.lexicon.pages.insert(key, path.to_owned());
            }
        }
    }
}
