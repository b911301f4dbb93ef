//! Names as sets of words for comparison, independent of spelling: lower case without accents, singular where the ending shows
//! it.

use std::collections::BTreeSet;

/// Words without meaning for the comparison.
const EMPTY: [&str; 16] =
    ["and", "the", "of", "for", "in", "with", "und", "fur", "mit", "et", "de", "za", "i", "a", "other", "all"];

/// Words for the target groups in the most common languages of files, in the form used for comparison.
const GENDERS: [(&str, &[&str]); 3] = [
    (
        "women",
        &[
            "women",
            "woman",
            "womens",
            "ladies",
            "lady",
            "female",
            "damen",
            "frauen",
            "femme",
            "donna",
            "mujer",
            "zenske",
            "zene",
            "kobieta",
            "damskie",
            "zeny",
            "mulher",
            "femei",
            "noi",
            "moterims",
            "gynaikeia",
        ],
    ),
    (
        "men",
        &[
            "men", "man", "mens", "male", "herren", "manner", "homme", "uomo", "hombre", "moski", "muskarci", "meskie",
            "muzi", "homem", "barbati", "ferfi", "vyrams", "andrika",
        ],
    ),
    (
        "kids",
        &[
            "kids", "kid", "children", "child", "kinder", "enfant", "bambini", "ninos", "otroci", "djeca", "dzieci",
            "deti", "crianca", "copii", "gyerek", "vaikams", "paidika", "baby", "babies",
        ],
    ),
];

/// The words of a name, each once.
pub(super) type WordSet = BTreeSet<String>;

/// The words of a name in their order.
pub(super) fn in_order(name: &str) -> Vec<String> {
    let plain = deunicode::deunicode(name).to_lowercase();
    let mut words: Vec<String> = Vec::new();
    let mut letter = String::new();
    for part in plain.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '\'')) {
        let part: String = part.chars().filter(char::is_ascii_alphanumeric).collect();
        if part.is_empty() || EMPTY.contains(&part.as_str()) {
            continue;
        }
        // `T Shirt` is `T-Shirt`.
        if part.len() == 1 && part.as_bytes()[0].is_ascii_lowercase() {
            letter.push_str(&part);
            continue;
        }
        words.push(singular(&format!("{}{part}", std::mem::take(&mut letter))));
    }
    words
}

/// The words of a name, without order.
pub(super) fn words(name: &str) -> WordSet {
    in_order(name).into_iter().collect()
}

/// The target group that a word names: `women`, `men` or `kids`.
pub(super) fn gender_of(word: &str) -> Option<&'static str> {
    GENDERS.iter().find(|(_, names)| names.iter().any(|name| singular(name) == word)).map(|(gender, _)| *gender)
}

/// Removes a plural ending, and a final vowel, which many languages inflect.
fn singular(word: &str) -> String {
    let stem = if let Some(stem) = word.strip_suffix("ies").filter(|stem| stem.len() > 2) {
        stem.to_owned()
    } else if let Some(stem) = word
        .strip_suffix("es")
        .filter(|stem| stem.len() > 2 && ["s", "x", "z", "ch", "sh"].iter().any(|end| stem.ends_with(end)))
    {
        stem.to_owned()
    } else {
        word.strip_suffix('s').filter(|stem| stem.len() > 2 && !stem.ends_with('s')).unwrap_or(word).to_owned()
    };
    let ends_in_vowel = stem.len() > 4 && stem.ends_with(['a', 'e', 'i', 'o', 'u', 'y']);
    if ends_in_vowel { stem[..stem.len() - 1].to_owned() } else { stem }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_a_name_give_the_same_words() {
        for (one, other) in [
            ("T-Shirt", "Tshirts"),
            ("T Shirt", "t-shirts"),
            ("Dresses", "dress"),
            ("Women's Accessories", "womens accessory"),
            ("Blouse", "BLOUSES"),
            ("Majica", "majice"),
            ("Hosen & Röcke", "hosen rocke"),
            ("Shoes", "shoe"),
        ] {
            assert_eq!(words(one), words(other), "{one} / {other}");
        }
        assert_ne!(words("Dress"), words("Dress shirts"));
    }

    #[test]
    fn genders_are_recognised_by_many_words() {
        for (name, expected) in
            [("Ladies", "women"), ("Women's", "women"), ("Herren", "men"), ("Mens", "men"), ("KIDS", "kids")]
        {
            assert_eq!(words(name).iter().find_map(|word| gender_of(word)), Some(expected), "{name}");
        }
        assert_eq!(gender_of("menswear"), None);
    }
}
