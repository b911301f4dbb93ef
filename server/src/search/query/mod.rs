//! From what a shopper typed to what is looked for.
//!
//! Every word is looked for in every language that the shopper may have typed it in: the page's, the country's others, English. The ways
//! to find it, from the best: as it stands in names, by its stem, as a fact (`red` is a colour, `M` a size), by synonyms, by its
//! beginning, as part of a longer word where a language writes words together, in descriptions; and only when none of the first ones
//! finds it, with one or two letters changed, or as two words written together.

mod lexicon;
mod node;
mod ways;

use std::sync::Arc;

use super::{
    analysis::{Word, is_stop_word, words},
    dictionary::LONGEST_PHRASE,
    index::{Fact, LanguageFields, Live, Vocabulary},
};
use crate::{
    app::App,
    catalog::NamedValues,
    error::Result,
    tenancy::{Language, LanguageId, Storefront},
};

pub use lexicon::{Lexicon, ValueKind};
pub use node::{Leaf, Node, at_least};
use ways::WordResolver;

/// Most words of a query that are looked for.
const MOST_WORDS: usize = 10;
/// What a find in another language than the page's is worth.
const OTHER_LANGUAGE: f32 = 0.8;

/// A language that the shopper may have typed in.
pub struct QueryLanguage {
    /// The language.
    pub id: LanguageId,
    /// Its part of the index.
    pub fields: LanguageFields,
    /// Its words for facts.
    pub lexicon: Arc<Lexicon>,
    /// What a find in it is worth, at best 1.
    pub quality: f32,
}

/// The languages of a storefront: the page's first.
pub async fn spoken(app: &App, storefront: &Storefront, live: &Live) -> Result<Vec<QueryLanguage>> {
    let directory = app.directory();
    let own = [&storefront.language, &storefront.tenant.default_language];
    let english = directory.language("en");
    let rare = directory.languages.iter().filter(|language| live.rare_languages.contains(&language.id));
    let mut languages: Vec<&Arc<Language>> = Vec::new();
    for language in own.into_iter().chain(&storefront.tenant.languages).chain(english).chain(rare) {
        if !languages.iter().any(|known| known.id == language.id) {
            languages.push(language);
        }
    }
    let mut spoken = Vec::with_capacity(languages.len());
    for language in languages {
        // A language that came after the index was built waits for the next one.
        let Some(fields) = live.engine.fields.of(language.id) else { continue };
        let front = Storefront { language: Arc::clone(language), ..storefront.clone() };
        let lexicon = Lexicon::of(app, &front, live).await?;
        let quality = if language.id == storefront.language.id { 1.0 } else { OTHER_LANGUAGE };
        spoken.push(QueryLanguage { id: language.id, fields: fields.clone(), lexicon, quality });
    }
    Ok(spoken)
}

/// What a shopper typed, understood.
#[derive(Debug, Default)]
pub struct ParsedQuery {
    /// For each word or phrase the ways to find it; none where nothing finds it.
    pub nodes: Vec<Node>,
    /// Words and phrases that are looked for, found or not.
    pub asked: usize,
    /// Colours and sizes that are named.
    pub named: NamedValues,
    /// The query with its mistakes corrected, when it has some.
    pub corrected: Option<String>,
    /// The page that answers it.
    pub page: Option<String>,
    /// Categories, brands and collections that its words mean, with what each is worth, best first.
    pub places: Vec<(Fact, f32)>,
}

/// Reads a query. With `is_typing` the last word is looked for by its beginning as well as it is by itself.
pub fn understand(
    languages: &[QueryLanguage],
    live: &Live,
    vocabulary: Vocabulary<'_>,
    text: &str,
) -> Result<ParsedQuery> {
    let mut all = words(text);
    all.truncate(MOST_WORDS);
    let Some(main) = languages.first() else { return Ok(ParsedQuery::default()) };
    let mut understood = ParsedQuery { page: page(languages, &all), ..ParsedQuery::default() };
    let is_small = |word: &Word| is_stop_word(&main.fields.code, &word.folded);
    let has_others = all.iter().any(|word| !is_small(word));
    let mut ways = WordResolver::new(languages, &live.engine, vocabulary);
    if let Some(node) = ways.code(text, all.len())? {
        return Ok(ParsedQuery { nodes: vec![node], asked: 1, ..understood });
    }
    let mut corrected: Vec<String> = Vec::with_capacity(all.len());
    let mut at = 0;
    while at < all.len() {
        let (mut length, mut nodes) = phrase(&mut ways, &all, at)?;
        if length == 0 {
            length = 1;
            if has_others && is_small(&all[at]) {
                corrected.push(all[at].written.clone());
                at += 1;
                continue;
            }
        }
        let mut single = Vec::with_capacity(length);
        for place in at..at + length {
            let (node, correction) = ways.word(&all[place], place + 1 == all.len())?;
            corrected.push(correction.unwrap_or_else(|| all[place].written.clone()));
            single.extend(node);
        }
        if single.len() == length {
            nodes.push(if length == 1 { single.remove(0) } else { Node::All(single) });
        }
        understood.asked += 1;
        if !nodes.is_empty() {
            understood.nodes.push(Node::Any(nodes));
        }
        at += length;
    }
    let is_corrected = corrected.iter().zip(&all).any(|(word, typed)| *word != typed.written);
    understood.corrected = is_corrected.then(|| corrected.join(" "));
    understood.named = ways.named();
    understood.places = ways.places();
    Ok(understood)
}

/// The longest phrase from a word on that is known as a whole, in words, and what finds it: synonyms, and words that belong together.
fn phrase(ways: &mut WordResolver<'_>, all: &[Word], at: usize) -> Result<(usize, Vec<Node>)> {
    let longest = LONGEST_PHRASE.min(all.len() - at);
    for length in (2..=longest).rev() {
        let mut nodes = ways.synonyms(&all[at..at + length])?;
        if length == 2 {
            nodes.extend(ways.written_together(&all[at..at + 2])?);
        }
        if !nodes.is_empty() {
            return Ok((length, nodes));
        }
    }
    Ok((0, Vec::new()))
}

/// The page that answers a whole query in one of the languages.
fn page(languages: &[QueryLanguage], all: &[Word]) -> Option<String> {
    languages.iter().find_map(|language| {
        let keys = lexicon::keys(&language.fields.analyser, all);
        keys.iter().find_map(|key| language.lexicon.page(key)).map(str::to_owned)
    })
}
