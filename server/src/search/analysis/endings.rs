//! Stemming by suffixes for languages that Snowball does not support: removes at most one outer suffix, such as a suffixed
//! article, then one inner suffix. Suffixes are listed without diacritics; the longest match is removed.

/// The suffixes of a language.
pub struct Endings {
    outer: &'static [&'static str],
    inner: &'static [&'static str],
    /// Minimum number of letters that must remain.
    least: usize,
}

impl Endings {
    /// Strips the suffixes of a normalised word.
    pub fn strip<'w>(&self, word: &'w str) -> &'w str {
        let outer = self.without(word, self.outer);
        self.without(outer, self.inner)
    }

    fn without<'w>(&self, word: &'w str, endings: &[&str]) -> &'w str {
        let left = |ending: &&&str| word.strip_suffix(**ending).is_some_and(|left| left.chars().count() >= self.least);
        let longest = endings.iter().filter(left).max_by_key(|ending| ending.len());
        longest.and_then(|ending| word.strip_suffix(ending)).unwrap_or(word)
    }
}

/// Slovenian and Croatian, nouns and adjectives.
pub static SOUTH_SLAVIC: Endings = Endings {
    outer: &[],
    inner: &[
        "a", "e", "i", "o", "u", "ama", "ami", "ih", "im", "imi", "ima", "ega", "emu", "em", "om", "oga", "ome", "omu",
        "og", "oj", "ov", "ev", "ah", "am", "eh", "oma", "ema", "mi",
    ],
    least: 3,
};

/// Slovak, nouns and adjectives.
pub static SLOVAK: Endings = Endings {
    outer: &[],
    inner: &[
        "a", "e", "i", "o", "u", "y", "ou", "om", "och", "ov", "ach", "ami", "am", "mi", "eho", "emu", "ej", "ym",
        "ymi", "ych", "ie", "ia", "iu", "ich", "im", "imi", "ove",
    ],
    least: 3,
};

/// Bulgarian: the article, then gender and number.
pub static BULGARIAN: Endings = Endings {
    outer: &["та", "то", "те", "ът", "ят", "ия", "ият"],
    inner: &["а", "я", "о", "е", "и", "у", "ю", "ове", "еве"],
    least: 3,
};

/// Bengali: particles of number and definiteness, and cases. Two-part vowel signs are listed decomposed.
pub static BENGALI: Endings = Endings {
    outer: &[
        "গুল\u{9c7}\u{9be}র",
        "গুল\u{9c7}\u{9be}",
        "গুলির",
        "গুলি",
        "গুলা",
        "দের",
        "টির",
        "টার",
        "টিকে",
        "ের",
        "তে",
        "কে",
    ],
    inner: &["টি", "টা", "রা", "র", "ে"],
    least: 3,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::analysis::fold;

    #[test]
    fn endings_are_listed_normalised() {
        for endings in [&SOUTH_SLAVIC, &SLOVAK, &BULGARIAN, &BENGALI] {
            for ending in endings.outer.iter().chain(endings.inner) {
                assert_eq!(*ending, fold(ending));
            }
        }
    }

    #[test]
    fn a_short_word_keeps_its_ending() {
        assert_eq!(SOUTH_SLAVIC.strip("roza"), "roz");
        assert_eq!(SOUTH_SLAVIC.strip("ima"), "ima");
    }
}
