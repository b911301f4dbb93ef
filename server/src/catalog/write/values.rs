//! Attribute values that come only from product files: their keys in URLs, their order, and a swatch if the name is a known
//! colour.

use super::names::{fold, slugify};
use crate::catalog::{
    draft::OptionKind,
    size::{letter_size, size_rank},
};

/// The key of a value. Sizes keep their spelling, as far as a URL can contain it.
pub(super) fn key(kind: &OptionKind, name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/+-.".contains(c);
    if *kind == OptionKind::Size && !name.is_empty() && name.len() <= 20 && name.chars().all(plain) {
        return name.to_owned();
    }
    let slug = slugify(name);
    if slug.is_empty() { "value".to_owned() } else { slug }
}

/// The canonical name of a value: letter sizes have many spellings.
pub(super) fn name(kind: &OptionKind, given: &str) -> String {
    let letter = if *kind == OptionKind::Size { letter_size(given) } else { None };
    letter.unwrap_or_else(|| given.trim().to_owned())
}

/// The lookup key of a value, independent of its spelling.
pub(super) fn lookup_key(is_size: bool, given: &str) -> String {
    let letter = if is_size { letter_size(given) } else { None };
    fold(letter.as_deref().unwrap_or(given))
}

/// The sort position of a value: sizes in size order, numbers by value, others by name after them.
pub(super) fn position(name: &str) -> i64 {
    size_rank(name).unwrap_or(UNRANKED)
}

/// Position after all ranked values.
const UNRANKED: i64 = 900_000_000_000_000;

/// Names of plain colours, folded, in the most common languages of shops' files.
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

/// The swatch of a known colour name.
pub(super) fn swatch(name: &str) -> Option<&'static str> {
    let folded = fold(name);
    SWATCHES.iter().find(|(_, names)| names.contains(&folded.as_str())).map(|(swatch, _)| *swatch)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_keep_their_spelling_and_colours_are_slugified() {
        assert_eq!(key(&OptionKind::Size, "86/92"), "86/92");
        assert_eq!(key(&OptionKind::Size, "One size, long"), "one-size-long");
        assert_eq!(key(&OptionKind::Colour, "Dusty Rose"), "dusty-rose");
        assert_eq!(key(&OptionKind::Colour, "!"), "value");
    }

    #[test]
    fn sizes_are_sorted_from_small_to_large() {
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
