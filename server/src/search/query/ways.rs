//! The ways of matching one word.

use std::collections::HashMap;

use super::{
    super::{
        analysis::{Word, words},
        index::{Engine, Fact, Fields, STEM, Vocabulary, WrittenWords, code_term},
    },
    Leaf, Node, ValueKind,
    language::QueryLanguage,
    lexicon::{Meaning, keys},
    node,
};
use crate::{catalog::NamedValues, error::Result};

/// The score of each way.
mod boost {
    pub const NAME: f32 = 1.0;
    pub const NAME_STEM: f32 = 0.95;
    pub const FACT: f32 = 0.95;
    pub const SYNONYM: f32 = 0.95;
    pub const BEGINNING: f32 = 0.8;
    pub const BEGINNING_WITHIN: f32 = 0.65;
    pub const PART: f32 = 0.7;
    pub const ONE_LETTER: f32 = 0.65;
    pub const TWO_LETTERS: f32 = 0.45;
    pub const DESCRIPTION: f32 = 0.3;
    pub const CODE: f32 = 1.5;
    pub const CODE_BEGINNING: f32 = 1.0;
    /// Largest deduction for a fact of whose name the word is only a part.
    pub const PARTIAL_NAME: f32 = 0.15;
    /// From this score on, a word names a colour or size.
    pub const NAMES: f32 = 0.55;
}

/// Shortest word that is matched by prefix if it is not the last.
const SHORTEST_WITHIN: usize = 4;
/// Shortest part of a word that is searched within longer ones, and that a word is split into.
const SHORTEST_PART: usize = 4;
const SHORTEST_SPLIT: usize = 3;
/// Most synonyms of one phrase that are searched.
const MOST_SYNONYMS: usize = 12;

/// Matches words, and collects the facts that they denote.
pub struct WordResolver<'a> {
    languages: &'a [QueryLanguage],
    fields: &'a Fields,
    vocabulary: Vocabulary<'a>,
    written: &'a WrittenWords,
    /// For each word, the facts that it denotes with their best scores.
    facts: Vec<HashMap<Fact, (f32, Option<ValueKind>)>>,
}

/// The matches of a word so far.
#[derive(Default)]
struct WordMatches {
    nodes: Vec<Node>,
    /// An exact match was found: spelling mistakes need not be considered.
    is_certain: bool,
    facts: HashMap<Fact, (f32, Option<ValueKind>)>,
}

impl<'a> WordResolver<'a> {
    pub fn new(languages: &'a [QueryLanguage], engine: &'a Engine, vocabulary: Vocabulary<'a>) -> Self {
        Self { languages, fields: &engine.fields, written: &engine.written, vocabulary, facts: Vec::new() }
    }

    /// All ways of matching a word; and the corrected word, if it was misspelt.
    pub fn word(&mut self, word: &Word, is_last: bool) -> Result<(Option<Node>, Option<String>)> {
        let mut found = WordMatches::default();
        let letters = word.folded.chars().count();
        for language in self.languages {
            self.as_written(language, word, language.quality, &mut found)?;
            self.within_words(language, &word.folded, letters, &mut found)?;
        }
        let synonyms = self.synonyms_of(std::slice::from_ref(word), &mut found)?;
        found.is_certain |= !synonyms.is_empty();
        found.nodes.extend(synonyms);
        self.codes(&word.written, &mut found)?;
        let begins_words = self.beginnings(word, letters, is_last, &mut found)?;
        let is_known = found.is_certain || (is_last && begins_words);
        let mut correction = None;
        if !is_known {
            self.two_words(word, letters, &mut found)?;
            if !found.is_certain {
                correction = self.mistyped(word, letters, &mut found)?;
            }
        }
        self.facts.push(std::mem::take(&mut found.facts));
        Ok(((!found.nodes.is_empty()).then_some(Node::Any(found.nodes)), correction))
    }

    /// A code of several parts, such as `VT-4F7K2-INK-M`, or the beginning of one.
    pub fn code(&self, text: &str, parts: usize) -> Result<Option<Node>> {
        let mut found = WordMatches::default();
        if parts > 1 && text.chars().any(|sign| sign.is_ascii_digit()) {
            self.codes(text, &mut found)?;
        }
        Ok((!found.nodes.is_empty()).then_some(Node::Any(found.nodes)))
    }

    /// What the synonyms of a phrase match.
    pub fn synonyms(&mut self, phrase: &[Word]) -> Result<Vec<Node>> {
        let mut found = WordMatches::default();
        let nodes = self.synonyms_of(phrase, &mut found)?;
        self.facts.push(found.facts);
        Ok(nodes)
    }

    /// What two words match when they are joined: `t shirt`, `86 92`.
    pub fn written_together(&mut self, pair: &[Word]) -> Result<Vec<Node>> {
        let together = words(&format!("{}{}", pair[0].written, pair[1].written));
        let [together] = together.as_slice() else { return Ok(Vec::new()) };
        let mut found = WordMatches::default();
        for language in self.languages {
            for meaning in language.lexicon.sizes(&together.folded) {
                self.fact(meaning, language.quality * boost::FACT, &together.folded, &mut found);
            }
            if together.folded.chars().count() >= SHORTEST_PART {
                self.as_written(language, together, language.quality, &mut found)?;
            }
        }
        self.facts.push(found.facts);
        Ok(if found.is_certain { found.nodes } else { Vec::new() })
    }

    /// The colours and sizes that the words name.
    pub fn named(&self) -> NamedValues {
        let mut named = NamedValues::default();
        for facts in &self.facts {
            // Of several meanings of a word only those with the best score count.
            let best = facts.values().map(|(boost, _)| *boost).fold(0.0, f32::max);
            for (fact, (boost, kind)) in facts {
                let Fact::Value(id) = fact else { continue };
                if *boost < boost::NAMES || *boost < best - boost::PARTIAL_NAME {
                    continue;
                }
                match kind {
                    Some(ValueKind::Colour) => named.colours.push(*id),
                    Some(ValueKind::Size) => named.sizes.push(*id),
                    None => {}
                }
            }
        }
        for values in [&mut named.colours, &mut named.sizes] {
            values.sort_unstable();
            values.dedup();
        }
        named
    }

    /// Categories, brands and collections that the words denote, ordered by the number of words.
    pub fn places(&self) -> Vec<(Fact, f32)> {
        let mut places: HashMap<&Fact, f32> = HashMap::new();
        for (fact, (boost, _)) in self.facts.iter().flatten() {
            if matches!(fact, Fact::Category(_) | Fact::Brand(_) | Fact::Collection(_)) {
                *places.entry(fact).or_default() += boost;
            }
        }
        let mut places: Vec<(Fact, f32)> = places.into_iter().map(|(fact, boost)| (fact.clone(), boost)).collect();
        places.sort_by(|one, other| other.1.total_cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
        places
    }

    /// Matches in names, as facts and in descriptions of one language.
    fn as_written(&self, language: &QueryLanguage, word: &Word, quality: f32, found: &mut WordMatches) -> Result<()> {
        let fields = &language.fields;
        let spellings = [Some(word.folded.clone()), fields.analyser.spellings(&word.folded)];
        for spelling in spellings.into_iter().flatten() {
            if self.vocabulary.has(fields.name, &spelling)? {
                let why = format!("{spelling} in the name");
                found.term(fields.name, spelling.clone(), quality * boost::NAME, why);
            }
            for meaning in language.lexicon.meanings(&spelling) {
                self.fact(meaning, quality * boost::FACT, &spelling, found);
            }
            for meaning in language.lexicon.sizes(&spelling) {
                self.fact(meaning, quality * boost::FACT, &spelling, found);
            }
        }
        for stem in fields.analyser.stems(word) {
            let key = format!("{STEM}{stem}");
            if self.vocabulary.has(fields.name, &key)? {
                let why = format!("{stem}… in the name");
                found.term(fields.name, key.clone(), quality * boost::NAME_STEM, why);
            }
            for meaning in language.lexicon.meanings(&key) {
                self.fact(meaning, quality * boost::FACT, &stem, found);
            }
            if self.vocabulary.has(fields.body, &stem)? {
                let why = format!("{stem}… in the description");
                let boost = quality * boost::DESCRIPTION;
                found.nodes.push(Node::Term(Leaf { field: fields.body, text: stem, boost, why }));
            }
        }
        Ok(())
    }

    fn fact(&self, meaning: &Meaning, boost: f32, word: &str, found: &mut WordMatches) {
        let boost = boost * (1.0 - boost::PARTIAL_NAME * (1.0 - meaning.share));
        let known = found.facts.entry(meaning.fact.clone()).or_insert((0.0, meaning.kind));
        if known.0 >= boost {
            return;
        }
        known.0 = boost;
        found.is_certain = true;
        let why = format!("{word} means the {} {}", meaning.fact.kind_name(), meaning.name);
        found.nodes.push(node::fact(self.fields, &meaning.fact, boost, why));
    }

    /// Matches the end of a fact's longer name, such as `blau` in `Himmelblau`; in languages with compound words, any part of
    /// longer words in names.
    fn within_words(
        &self,
        language: &QueryLanguage,
        part: &str,
        letters: usize,
        found: &mut WordMatches,
    ) -> Result<()> {
        let has_compounds = language.fields.analyser.has_compounds;
        let is_long = letters >= SHORTEST_PART;
        if is_long || (has_compounds && letters >= SHORTEST_SPLIT) {
            for (longer, meanings) in language.lexicon.ending(part) {
                for meaning in meanings {
                    self.fact(meaning, language.quality * boost::PART, longer, found);
                }
            }
        }
        if !is_long || !has_compounds {
            return Ok(());
        }
        for longer in self.vocabulary.containing(language.fields.name, part)? {
            let why = format!("{part} within {longer} in the name");
            let boost = language.quality * boost::PART;
            found.nodes.push(Node::Term(Leaf { field: language.fields.name, text: longer, boost, why }));
        }
        Ok(())
    }

    fn synonyms_of(&self, phrase: &[Word], found: &mut WordMatches) -> Result<Vec<Node>> {
        let mut nodes = Vec::new();
        for language in self.languages {
            let keys = keys(&language.fields.analyser, phrase);
            let mut meant: Vec<&String> = keys.iter().flat_map(|key| language.lexicon.synonyms(key)).collect();
            meant.sort_unstable();
            meant.dedup();
            for other in meant.into_iter().take(MOST_SYNONYMS) {
                nodes.extend(self.exact_phrase(language, other, found)?);
            }
        }
        Ok(nodes)
    }

    /// Matches a phrase of the catalogue exactly, without corrections or further synonyms.
    fn exact_phrase(&self, language: &QueryLanguage, phrase: &str, found: &mut WordMatches) -> Result<Option<Node>> {
        let mut all = Vec::new();
        let phrase = words(phrase);
        for word in &phrase {
            let mut one = WordMatches::default();
            self.as_written(language, word, language.quality * boost::SYNONYM, &mut one)?;
            if !one.is_certain {
                return Ok(None);
            }
            all.push((Node::Any(one.nodes), one.facts));
        }
        // Only facts that every word of the phrase denotes count.
        if let Some((_, first)) = all.first() {
            for (fact, (boost, kind)) in first {
                if all.iter().all(|(_, facts)| facts.contains_key(fact)) {
                    let known = found.facts.entry(fact.clone()).or_insert((0.0, *kind));
                    known.0 = known.0.max(*boost);
                }
            }
        }
        let mut nodes: Vec<Node> = all.into_iter().map(|(node, _)| node).collect();
        Ok(if nodes.len() == 1 { nodes.pop() } else { Some(Node::All(nodes)) })
    }

    /// Matches SKUs, barcodes and keys, whole or by prefix.
    fn codes(&self, text: &str, found: &mut WordMatches) -> Result<()> {
        let code = code_term(text);
        let field = self.fields.codes;
        if self.vocabulary.has(field, &code)? {
            found.term(field, code.clone(), boost::CODE, format!("{code} is a code"));
        }
        let has_digit = code.chars().any(|sign| sign.is_ascii_digit());
        if has_digit && code.len() >= SHORTEST_WITHIN && self.begins(field, &code)? {
            let why = format!("{code} begins a code");
            found.nodes.push(Node::Beginning(Leaf { field, text: code, boost: boost::CODE_BEGINNING, why }));
            found.is_certain = true;
        }
        Ok(())
    }

    fn begins(&self, field: tantivy::schema::Field, prefix: &str) -> Result<bool> {
        Ok(self.vocabulary.beginning(field, prefix)?.is_none_or(|words| !words.is_empty()))
    }

    /// Matches words by prefix; returns whether there are any.
    fn beginnings(&self, word: &Word, letters: usize, is_last: bool, found: &mut WordMatches) -> Result<bool> {
        let is_long = letters >= if is_last { 2 } else { SHORTEST_WITHIN };
        if !is_long {
            return Ok(false);
        }
        let boost = if is_last { boost::BEGINNING } else { boost::BEGINNING_WITHIN };
        let mut begins_words = false;
        for language in self.languages {
            let field = language.fields.name;
            let boost = boost * language.quality;
            if self.begins(field, &word.folded)? {
                begins_words = true;
                let why = format!("{}… begins a word of the name", word.folded);
                found.nodes.push(Node::Beginning(Leaf { field, text: word.folded.clone(), boost, why }));
            }
            let certain = found.is_certain;
            for (longer, meanings) in language.lexicon.beginning(&word.folded) {
                for meaning in meanings {
                    begins_words = true;
                    self.fact(meaning, boost, longer, found);
                }
            }
            found.is_certain = certain;
        }
        Ok(begins_words)
    }

    /// Matches two words written without the space between them, or a compound of two known words.
    fn two_words(&self, word: &Word, letters: usize, found: &mut WordMatches) -> Result<()> {
        if letters < 2 * SHORTEST_SPLIT {
            return Ok(());
        }
        let places: Vec<usize> = word.folded.char_indices().map(|(at, _)| at).collect();
        for language in self.languages {
            for &at in &places[SHORTEST_SPLIT..=letters - SHORTEST_SPLIT] {
                let (first, second) = word.folded.split_at(at);
                // Compounds may have a linking `s`.
                let firsts = [Some(first), first.strip_suffix('s').filter(|_| language.fields.analyser.has_compounds)];
                for first in firsts.into_iter().flatten() {
                    if let Some(node) = self.exact_phrase(language, &format!("{first} {second}"), found)? {
                        found.nodes.push(node);
                        found.is_certain = true;
                    }
                }
            }
            if found.is_certain {
                break;
            }
        }
        Ok(())
    }

    /// Matches words at the smallest edit distance, one or two; returns the most probable one.
    fn mistyped(&self, word: &Word, letters: usize, found: &mut WordMatches) -> Result<Option<String>> {
        let most: u8 = match letters {
            0..=3 => return Ok(None),
            4..=5 => 1,
            _ => 2,
        };
        for distance in 1..=most {
            let mut likeliest: Option<(f32, Option<String>)> = None;
            for language in self.languages {
                let boost = if distance == 1 { boost::ONE_LETTER } else { boost::TWO_LETTERS };
                for meant in self.near(language, word, distance)? {
                    let begins_alike = meant.chars().next() == word.folded.chars().next();
                    let boost = boost * language.quality * if begins_alike { 1.0 } else { 0.8 };
                    if let Some(node) = self.instead(language, &meant, boost, found)? {
                        found.nodes.push(node);
                        // A stem matches products, but is not a word to display.
                        let shown = (!meant.starts_with(STEM)).then(|| self.written(language, &meant));
                        let boost = if shown.is_some() { boost } else { 0.0 };
                        if likeliest.as_ref().is_none_or(|known| boost > known.0) {
                            likeliest = Some((boost, shown));
                        }
                    }
                }
            }
            if let Some((_, meant)) = likeliest {
                return Ok(meant);
            }
        }
        Ok(None)
    }

    /// The original spelling of a normalised word.
    fn written(&self, language: &QueryLanguage, folded: &str) -> String {
        let known = language.lexicon.written(folded).map(str::to_owned);
        known.or_else(|| self.written.get(language.id, folded)).unwrap_or_else(|| folded.to_owned())
    }

    /// Words of names and of the lexicon within an edit distance, without stems.
    fn near(&self, language: &QueryLanguage, word: &Word, distance: u8) -> Result<Vec<String>> {
        let fields = &language.fields;
        let mut near: Vec<String> =
            self.vocabulary.near(fields.name, &word.folded, distance)?.into_iter().map(|(found, _)| found).collect();
        let letters = word.folded.chars().count();
        let is_near = |other: &&str| {
            let length = other.chars().count();
            length.abs_diff(letters) <= usize::from(distance)
                && strsim::osa_distance(other, &word.folded) <= usize::from(distance)
        };
        near.extend(language.lexicon.words().filter(is_near).map(str::to_owned));
        for stem in fields.analyser.stems(word).iter().filter(|stem| stem.chars().count() > 3) {
            let stems = self.vocabulary.near(fields.name, &format!("{STEM}{stem}"), 1.min(distance))?;
            near.extend(stems.into_iter().map(|(found, _)| found));
        }
        near.sort_unstable();
        near.dedup();
        Ok(near)
    }

    /// What a corrected word matches.
    fn instead(
        &self,
        language: &QueryLanguage,
        meant: &str,
        boost: f32,
        found: &mut WordMatches,
    ) -> Result<Option<Node>> {
        if let Some(stem) = meant.strip_prefix(STEM) {
            let why = format!("perhaps {stem}… in the name");
            let leaf = Leaf { field: language.fields.name, text: meant.to_owned(), boost, why };
            return Ok(Some(Node::Term(leaf)));
        }
        let word = words(meant);
        let mut one = WordMatches::default();
        if let Some(word) = word.first() {
            self.as_written(language, word, boost, &mut one)?;
            let synonyms = self.synonyms_of(std::slice::from_ref(word), &mut one)?;
            one.nodes.extend(synonyms);
        }
        for (fact, (boost, kind)) in one.facts {
            found.facts.entry(fact).or_insert((boost, kind));
        }
        Ok((!one.nodes.is_empty()).then_some(Node::Any(one.nodes)))
    }
}

impl WordMatches {
    fn term(&mut self, field: tantivy::schema::Field, text: String, boost: f32, why: String) {
        self.nodes.push(Node::Term(Leaf { field, text, boost, why }));
        self.is_certain = true;
    }
}
