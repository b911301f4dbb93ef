//! Text analysis by language: tokenising, normalising (case, diacritics, Greek accents, final sigma, Bengali forms) and stemming.
//!
//! A word is stemmed both as written and without diacritics, because customers omit diacritics and stemmers rely on them.

mod endings;
mod stop_words;

use std::ops::ControlFlow;

use frostem::{Algorithm, Stemmer};
use icu_normalizer::DecomposingNormalizerBorrowed;

use endings::Endings;

pub use stop_words::is_stop_word;

/// Longest word in characters; longer ones are truncated.
const LONGEST_WORD: usize = 40;

/// A word of a text, in lower case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// As written, with diacritics.
    pub written: String,
    /// Without diacritics.
    pub folded: String,
    /// Whether a hyphen or slash joins it to the next word, as in `t-shirt`.
    pub is_joined: bool,
}

/// The words of a text.
pub fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let _ = for_each_word(text.chars(), |written, is_joined| {
        let folded = fold(written);
        if !folded.is_empty() {
            words.push(Word { written: written.to_owned(), folded, is_joined });
        } else if let Some(last) = words.last_mut() {
            // A hyphen between spaces (`a - b`) joins nothing.
            last.is_joined = false;
        }
        ControlFlow::Continue(())
    });
    if let Some(last) = words.last_mut() {
        last.is_joined = false;
    }
    words
}

/// Calls `each` with every word of a text, in lower case as written, and whether a hyphen or slash follows it, until `each` breaks.
/// Between two separators there is an empty word.
pub fn for_each_word(
    text: impl Iterator<Item = char>,
    mut each: impl FnMut(&str, bool) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut word = String::new();
    let mut length = 0;
    for sign in text {
        if is_part_of_word(sign) {
            if length < LONGEST_WORD {
                word.extend(sign.to_lowercase());
                length += 1;
            }
            continue;
        }
        // Invisible inside a word: soft hyphens, joiners and other characters without width are skipped.
        if matches!(sign, '\u{200b}'..='\u{200d}' | '\u{ad}' | '\u{2060}') {
            continue;
        }
        each(&word, matches!(sign, '-' | '/' | '\u{2010}' | '\u{2011}' | '×'))?;
        word.clear();
        length = 0;
    }
    each(&word, false)
}

/// Letters, digits and combining marks.
fn is_part_of_word(sign: char) -> bool {
    let is_mark = matches!(sign, '\u{300}'..='\u{36f}' | '\u{981}'..='\u{983}' | '\u{9bc}'..='\u{9cd}' | '\u{9d7}');
    sign.is_alphanumeric() || is_mark
}

/// A word in lower case without diacritics.
pub fn fold(word: &str) -> String {
    let decomposed = DecomposingNormalizerBorrowed::new_nfkd().normalize(word);
    let mut folded = String::with_capacity(decomposed.len());
    for sign in decomposed.chars().flat_map(char::to_lowercase) {
        match sign {
            '\u{300}'..='\u{36f}' | '\u{9bc}' | '\u{200b}'..='\u{200d}' => {}
            'ł' => folded.push('l'),
            'đ' => folded.push('d'),
            'ø' => folded.push('o'),
            'ı' => folded.push('i'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ς' => folded.push('σ'),
            // Bengali digits.
            '\u{9e6}'..='\u{9ef}' => folded.extend(char::from_digit(u32::from(sign) - 0x9e6, 10)),
            sign if is_part_of_word(sign) => folded.push(sign),
            _ => {}
        }
    }
    folded
}

/// The text content of HTML, with a space in place of each tag.
pub fn text_content(html: &str) -> impl Iterator<Item = char> {
    let mut is_tag = false;
    html.chars().filter_map(move |sign| match sign {
        '<' => {
            is_tag = true;
            None
        }
        '>' if is_tag => {
            is_tag = false;
            Some(' ')
        }
        sign => (!is_tag).then_some(sign),
    })
}

/// The text analysis of a language.
#[derive(Clone, Copy)]
pub struct Analyser {
    stemming: Stemming,
    /// Whether the language has compound words written as one, so that a word may be part of another.
    pub has_compounds: bool,
    /// Whether `ä`, `ö` and `ü` may also be written as `ae`, `oe` and `ue`.
    has_umlauts: bool,
}

#[derive(Clone, Copy)]
enum Stemming {
    Snowball(Stemmer),
    Endings(&'static Endings),
}

impl Analyser {
    /// The analyser for a language code. An unknown language is stemmed by stripping the commonest final vowels.
    pub fn of(code: &str) -> Self {
        let snowball = |algorithm| Stemming::Snowball(Stemmer::new(algorithm));
        let stemming = match code {
            "en" => snowball(Algorithm::English),
            "de" | "at" => snowball(Algorithm::German),
            "el" => snowball(Algorithm::Greek),
            "es" => snowball(Algorithm::Spanish),
            "it" => snowball(Algorithm::Italian),
            "pt" => snowball(Algorithm::Portuguese),
            "ro" => snowball(Algorithm::Romanian),
            "hu" => snowball(Algorithm::Hungarian),
            "lt" => snowball(Algorithm::Lithuanian),
            "pl" => snowball(Algorithm::Polish),
            "cz" | "cs" => snowball(Algorithm::Czech),
            "sk" => Stemming::Endings(&endings::SLOVAK),
            "bg" => Stemming::Endings(&endings::BULGARIAN),
            "bn" => Stemming::Endings(&endings::BENGALI),
            _ => Stemming::Endings(&endings::SOUTH_SLAVIC),
        };
        Self { stemming, has_compounds: matches!(code, "de" | "at" | "hu"), has_umlauts: matches!(code, "de" | "at") }
    }

    /// The stems of a word without diacritics, at most two.
    pub fn stems(&self, word: &Word) -> Vec<String> {
        let mut stems = vec![self.stem(&word.written), self.stem(&word.folded)];
        stems.dedup();
        stems.retain(|stem| !stem.is_empty());
        stems
    }

    fn stem(&self, word: &str) -> String {
        match self.stemming {
            Stemming::Snowball(stemmer) => fold(&stemmer.stem(word)),
            Stemming::Endings(endings) => endings.strip(&fold(word)).to_owned(),
        }
    }

    /// An alternative spelling of the word.
    pub fn spellings(&self, folded: &str) -> Option<String> {
        if !self.has_umlauts {
            return folded.contains("dj").then(|| folded.replace("dj", "d"));
        }
        let plain = folded.replace("ae", "a").replace("oe", "o").replace("ue", "u");
        (plain != folded).then_some(plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> Vec<String> {
        words(text).into_iter().map(|word| word.folded).collect()
    }

    #[test]
    fn words_are_compared_without_case_and_diacritics() {
        assert_eq!(folded("Črna  MAJICA, 100 %"), ["crna", "majica", "100"]);
        assert_eq!(folded("Größe łódź đak"), ["grosse", "lodz", "dak"]);
        assert_eq!(folded("Μαύρο φανελάκι ΓΥΝΑΊΚΑΣ"), folded("μαυρο φανελακι γυναικας"));
        assert_eq!(folded("Тениска с къс ръкав"), ["тениска", "с", "къс", "ръкав"]);
        assert_eq!(folded("টি-শার্ট ৮৬/৯২"), ["টি", "শার্ট", "86", "92"]);
        assert_eq!(folded(" - / \u{200b} 👗 !"), Vec::<String>::new());
    }

    #[test]
    fn words_joined_by_a_hyphen_are_marked() {
        let joined: Vec<bool> = words("t-shirt - 86/92").iter().map(|word| word.is_joined).collect();
        assert_eq!(joined, [true, false, true, false]);
    }

    #[test]
    fn forms_of_a_word_share_a_stem() {
        for (code, forms) in [
            ("sl", &["majica", "majice", "majico", "majicami"][..]),
            ("hr", &["majica", "majice", "majicu", "majicama"]),
            ("bg", &["тениска", "тениски", "тениската", "тениските"]),
            ("sk", &["tričko", "trička", "tričká", "tričkami"]),
            ("pl", &["koszulka", "koszulki", "koszulkę"]),
            ("cz", &["tričko", "trička"]),
            ("de", &["hemd", "hemden"]),
            ("en", &["legging", "leggings"]),
            ("hu", &["póló", "pólók"]),
            ("el", &["μπλούζα", "μπλούζες"]),
            ("es", &["camiseta", "camisetas"]),
            ("it", &["maglietta", "magliette"]),
            ("pt", &["camiseta", "camisetas"]),
            ("ro", &["bluză", "bluze"]),
            ("lt", &["marškinėliai", "marškinėlius"]),
            ("bn", &["লেগিংস", "লেগিংসের"]),
        ] {
            let analyser = Analyser::of(code);
            let stems = |form: &str| analyser.stems(&words(form)[0]);
            for form in forms {
                let shares = stems(form).iter().any(|stem| stems(forms[0]).contains(stem));
                assert!(shares, "{code} {form}: {:?} and {:?}", stems(form), stems(forms[0]));
                let bare = stems(&fold(form));
                assert!(bare.iter().any(|stem| stems(form).contains(stem)), "{code} {form} without accents");
            }
        }
    }

    #[test]
    fn markup_is_no_text() {
        let text: String = text_content("<p>Soft<br>rib &amp; <b>warm</b></p>").collect();
        assert_eq!(text.split_whitespace().collect::<Vec<_>>(), ["Soft", "rib", "&amp;", "warm"]);
    }

    #[test]
    fn umlauts_may_be_written_with_an_e() {
        assert_eq!(Analyser::of("de").spellings("groesse").as_deref(), Some("grosse"));
        assert_eq!(Analyser::of("en").spellings("shoe"), None);
    }
}
