//! Interprets a customer's query.
//!
//! Every word is looked up in each language that the customer may have used: the page's, the country's others, English. Ways of
//! matching, from best to worst: exactly in names, by stem, as a fact (`red` is a colour, `M` a size), by synonyms, by prefix, as
//! part of a compound word in languages that have them, in descriptions; and only if none of the first ones matches, with one or
//! two letters changed, or split into two words.

mod language;
mod lexicon;
mod node;
mod ways;

use super::{
    analysis::{Word, is_stop_word, words},
    dictionary::LONGEST_PHRASE,
    index::{Fact, SearchIndex, Vocabulary},
};
use crate::{catalog::NamedValues, error::Result};

pub use language::{QueryLanguage, query_languages};
pub use lexicon::ValueKind;
pub use node::{Leaf, Node, at_least};
use ways::WordResolver;

/// Most words of a query that are used.
const MOST_WORDS: usize = 10;

/// An interpreted query.
#[derive(Debug, Default)]
pub struct ParsedQuery {
    /// For each word or phrase the nodes that match it; empty for one that nothing matches.
    pub nodes: Vec<Node>,
    /// Number of words and phrases, whether found or not.
    pub asked: usize,
    /// Colours and sizes that the query names.
    pub named: NamedValues,
    /// The corrected query, if it had spelling mistakes.
    pub corrected: Option<String>,
    /// The page for this query.
    pub page: Option<String>,
    /// Categories, brands and collections that the query's words denote, with their scores, best first.
    pub places: Vec<(Fact, f32)>,
}

/// Interprets a query. The last word may not be complete yet: it is matched as a prefix from two letters on, other words only when
/// they are longer, and it is not corrected when other words begin with it.
pub fn understand(
    languages: &[QueryLanguage],
    index: &SearchIndex,
    vocabulary: Vocabulary<'_>,
    text: &str,
) -> Result<ParsedQuery> {
    let mut all = words(text);
    all.truncate(MOST_WORDS);
    let Some(main) = languages.first() else { return Ok(ParsedQuery::default()) };
    let mut understood = ParsedQuery { page: page(languages, &all), ..ParsedQuery::default() };
    let is_small = |word: &Word| is_stop_word(&main.fields.code, &word.folded);
    let has_others = all.iter().any(|word| !is_small(word));
    let mut ways = WordResolver::new(languages, &index.engine, vocabulary);
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

/// The longest known phrase starting at a word: its length in words and its nodes, from synonyms and words that belong together.
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

/// The page for a whole query in one of the languages.
fn page(languages: &[QueryLanguage], all: &[Word]) -> Option<String> {
    languages.iter().find_map(|language| {
        let keys = lexicon::keys(&language.fields.analyser, all);
        keys.iter().find_map(|key| language.lexicon.page(key)).map(str::to_owned)
    })
}
