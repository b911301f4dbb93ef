//! Attribute values that nobody described: their keys in addresses, their order, and a swatch where the name is a known colour.

use super::names::{fold, slugify};
use crate::catalog::draft::OptionKind;

/// The key of a value. Sizes are shown as they are written, so theirs stay so where an address can hold them.
pub(super) fn key(kind: &OptionKind, name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/+-.".contains(c);
    if *kind == OptionKind::Size && !name.is_empty() && name.len() <= 20 && name.chars().all(plain) {
        return name.to_owned();
    }
    let slug = slugify(name);
    if slug.is_empty() { "value".to_owned() } else { slug }
}

const LETTER_SIZES: [&str; 13] = ["xxxs", "xxs", "xs", "s", "m", "l", "xl", "xxl", "2xl", "xxxl", "3xl", "4xl", "5xl"];
const WORD_SIZES: [(&str, &str); 4] = [("small", "s"), ("medium", "m"), ("large", "l"), ("one size", "5xl")];

/// Where a value stands among others: letter sizes by size, then numbers by number, then the rest by name.
/// The described values of a catalogue come before all of them.
pub(super) fn position(name: &str) -> i64 {
    let folded = fold(name);
    let word = WORD_SIZES.iter().find(|(word, _)| *word == folded).map_or(folded.as_str(), |(_, letter)| letter);
    if let Some(rank) = LETTER_SIZES.iter().position(|letter| *letter == word) {
        return 1_000 + rank as i64;
    }
    let digits: String = folded.chars().take_while(char::is_ascii_digit).take(6).collect();
    digits.parse::<i64>().map_or(5_000_000, |number| 2_000 + number)
}

/// Names of plain colours, folded, in the languages that shops' files come in most.
const SWATCHES: &[(&str, &[&str])] = &[
    (
        "#1f1f1f",
        &["black", "schwarz", "noir", "nero", "negro", "črna", "crna", "czarny", "černá", "preto", "negru", "fekete"],
    ),
    (
        "#fdfcfa",
        &[
            "white", "weiß", "weiss", "blanc", "bianco", "blanco", "bela", "bijela", "biały", "bílá", "branco", "alb",
            "fehér",
        ],
    ),
    ("#8d8d8f", &["grey", "gray", "grau", "gris", "grigio", "siva", "szary", "šedá", "cinzento", "gri", "szürke"]),
    (
        "#c0392f",
        &[
            "red",
            "rot",
            "rouge",
            "rosso",
            "rojo",
            "rdeča",
            "crvena",
            "czerwony",
            "červená",
            "vermelho",
            "roșu",
            "piros",
        ],
    ),
    ("#2b58a8", &["blue", "blau", "bleu", "blu", "azul", "modra", "plava", "niebieski", "modrá", "albastru", "kék"]),
    ("#26324f", &["navy", "navy blue", "marine", "dunkelblau", "temno modra", "granatowy", "námořnická modrá"]),
    ("#3f7a4b", &["green", "grün", "vert", "verde", "zelena", "zielony", "zelená", "zöld"]),
    (
        "#e8c53a",
        &[
            "yellow", "gelb", "jaune", "giallo", "amarillo", "rumena", "žuta", "żółty", "žlutá", "amarelo", "galben",
            "sárga",
        ],
    ),
    (
        "#e07b39",
        &["orange", "arancione", "naranja", "oranžna", "narančasta", "pomarańczowy", "oranžová", "laranja", "narancs"],
    ),
    ("#e3a0b0", &["pink", "rosa", "rose", "roza", "różowy", "růžová", "roz", "rózsaszín"]),
    (
        "#6f4a86",
        &[
            "purple",
            "violet",
            "lila",
            "viola",
            "morado",
            "vijolična",
            "ljubičasta",
            "fioletowy",
            "fialová",
            "roxo",
            "mov",
        ],
    ),
    (
        "#6d4c3a",
        &[
            "brown", "braun", "marron", "marrone", "marrón", "rjava", "smeđa", "brązowy", "hnědá", "castanho", "maro",
            "barna",
        ],
    ),
    ("#dcc7a6", &["beige", "bež", "beż", "béžová", "bézs", "sand"]),
    ("#efe6d2", &["cream", "ecru", "ivory", "creme", "crème", "crema", "krem", "krém"]),
    ("#7a1f33", &["burgundy", "bordeaux", "bordo", "wine", "bordó"]),
    ("#75745c", &["olive", "khaki", "oliv", "oliva", "olivna"]),
    ("#2f8f8b", &["turquoise", "teal", "türkis", "turchese", "turquesa", "turkizna"]),
    ("#c9a24a", &["gold", "doré", "oro", "dorado", "zlata"]),
    ("#b9bbbe", &["silver", "silber", "argent", "argento", "plata", "srebrna"]),
];

/// The swatch of a colour that is known by its name.
pub(super) fn swatch(name: &str) -> Option<&'static str> {
    let folded = fold(name);
    SWATCHES.iter().find(|(_, names)| names.contains(&folded.as_str())).map(|(swatch, _)| *swatch)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_keep_their_spelling_and_colours_become_slugs() {
        assert_eq!(key(&OptionKind::Size, "86/92"), "86/92");
        assert_eq!(key(&OptionKind::Size, "One size, long"), "one-size-long");
        assert_eq!(key(&OptionKind::Colour, "Dusty Rose"), "dusty-rose");
        assert_eq!(key(&OptionKind::Colour, "!"), "value");
    }

    #[test]
    fn sizes_stand_in_the_order_of_bodies() {
        let mut sizes = ["XL", "10", "Small", "8", "XS", "M"];
        sizes.sort_by_key(|size| position(size));
        assert_eq!(sizes, ["XS", "Small", "M", "XL", "8", "10"]);
    }

    #[test]
    fn known_colours_have_swatches() {
        assert_eq!(swatch(" SCHWARZ "), swatch("black"));
        assert_eq!(swatch("mystery"), None);
    }
}
