//! Names of options: colour and size in the languages of Europe and its neighbours and in Bengali.

use std::{collections::HashSet, sync::LazyLock};

use crate::catalog::{OptionKind, slugify};

/// Words for colour, in the forms that occur in shops ("izberite barvo"). Accents are ignored.
const COLOUR_WORDS: &[&str] = &[
    "color",
    "colour",
    "colors",
    "colours",
    "colorway",
    "colourway",
    "shade", // English
    "farbe",
    "farben",
    "farbton",
    "couleur",
    "couleurs",
    "coloris",
    "cor",
    "cores",
    "colore",
    "colori",
    "colores",
    "kleur",
    "kleuren",
    "färg",
    "farge",
    "farve",
    "väri",
    "värv",
    "krāsa",
    "renk",
    "ngjyra",
    "ngjyrë", // west, north, Albania
    "barva",
    "barvo",
    "barve",
    "barvu",
    "barvy",
    "boja",
    "boju",
    "boje",
    "kolor",
    "kolory",
    "farba",
    "farbu",
    "farby",
    "szín",
    "színe",
    "színek",
    "culoare",
    "culoarea",
    "culori",
    "spalva",
    "spalvą",
    "spalvos", // centre and east
    "χρώμα",
    "χρώματα",
    "цвят",
    "цветове",
    "цвет",
    "колір",
    "боја",
    "রং",
    "রঙ",
    "রঙের",
];

/// Words for size, for shoe sizes, and for the ages and months by which children's sizes are given.
const SIZE_WORDS: &[&str] = &[
    "size",
    "sizes",
    "sizing",
    "größe",
    "größen",
    "grösse",
    "groesse",
    "schuhgröße",
    "konfektionsgröße",
    "kleidergröße",
    "ringgröße",
    "taille",
    "tailles",
    "pointure",
    "pointures",
    "talla",
    "tallas",
    "tamaño",
    "tamaños",
    "tamanho",
    "tamanhos",
    "taglia",
    "taglie",
    "misura",
    "misure",
    "maat",
    "maten",
    "schoenmaat",
    "storlek",
    "størrelse",
    "koko",
    "suurus",
    "izmērs",
    "beden",
    "numara",
    "madhësia",
    "masa",
    "velikost",
    "velikosti",
    "številka",
    "veličina",
    "veličinu",
    "veľkosť",
    "rozmiar",
    "rozmiary",
    "méret",
    "mérete",
    "méretek",
    "mărime",
    "mărimea",
    "mărimi",
    "dydis",
    "dydį",
    "dydžiai",
    "μέγεθος",
    "μεγέθη",
    "νούμερο",
    "размер",
    "размери",
    "размера",
    "номер",
    "розмір",
    "величина",
    "големина",
    "সাইজ",
    "আকার",
    "মাপ",
    "months",
    "meses",
    "mesi",
    "mois",
    "monate",
    "mjeseci",
    "meseci",
    "mesecev",
    "měsíce",
    "mesiace",
    "miesiące",
    "hónap",
    "luni",
    "месеци",
    "μήνες",
    "mėnesiai",
    "age",
    "ages",
    "alter",
    "edad",
    "età",
    "âge",
    "idade",
    "starost",
    "dob",
    "wiek",
    "věk",
    "vek",
    "életkor",
    "vârstă",
    "възраст",
    "ηλικία",
    "amžius",
    "বয়স",
];

static COLOURS: LazyLock<HashSet<String>> = LazyLock::new(|| COLOUR_WORDS.iter().map(|word| slugify(word)).collect());
static SIZES: LazyLock<HashSet<String>> = LazyLock::new(|| SIZE_WORDS.iter().map(|word| slugify(word)).collect());

/// Longer names are not names but sentences, which may mention anything.
const MAX_WORDS: usize = 8;

/// The attribute of an option, detected from the words of its name: `Cor:`, `Choose the size`, `talla_del_calzado`. A name that
/// contains words for both colour and size is neither.
pub(super) fn option_kind(name: &str) -> OptionKind {
    let is_mark = |c: char| c.is_whitespace() || c.is_ascii_punctuation() || "：–—·।".contains(c);
    let words: Vec<String> = name.split(is_mark).map(slugify).filter(|word| !word.is_empty()).collect();
    let has = |known: &HashSet<String>| words.len() <= MAX_WORDS && words.iter().any(|word| known.contains(word));
    match (has(&COLOURS), has(&SIZES)) {
        (true, false) => OptionKind::Colour,
        (false, true) => OptionKind::Size,
        _ => OptionKind::Other(name.to_owned()),
    }
}

/// The attribute of an option, from the metafield to which it is linked, such as `product.metafields.shopify.color-pattern`;
/// otherwise from its name.
pub(super) fn linked_kind(name: &str, linked_to: &str) -> OptionKind {
    let field = linked_to.rsplit('.').next().unwrap_or(linked_to);
    match option_kind(field) {
        OptionKind::Other(_) => option_kind(name),
        known => known,
    }
}

/// An option slot of a variant, and the file's options that share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OptionSlot {
    pub(super) kind: OptionKind,
    pub(super) name: String,
    pub(super) indexes: Vec<usize>,
}

/// The options of a file with their values, assigned to the three slots of a variant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct OptionSlots {
    pub(super) options: Vec<OptionSlot>,
}

impl OptionSlots {
    /// Assigns slots: one for colour, one for size, and one for all other options.
    pub(super) fn of(named: &[(String, OptionKind)]) -> Self {
        let mut options: Vec<OptionSlot> = Vec::new();
        for (index, (name, kind)) in named.iter().enumerate() {
            let is_own =
                matches!(kind, OptionKind::Colour | OptionKind::Size) && options.iter().all(|slot| slot.kind != *kind);
            let other = options.iter_mut().find(|slot| matches!(slot.kind, OptionKind::Other(_)));
            match other {
                Some(slot) if !is_own => {
                    slot.name = format!("{} / {name}", slot.name);
                    slot.kind = OptionKind::Other(slot.name.clone());
                    slot.indexes.push(index);
                }
                _ => {
                    let kind = if is_own { kind.clone() } else { OptionKind::Other(name.clone()) };
                    options.push(OptionSlot { kind, name: name.clone(), indexes: vec![index] });
                }
            }
        }
        Self { options }
    }

    /// Whether some of the file's options share a slot.
    pub(super) fn is_joined(&self) -> bool {
        self.options.iter().any(|slot| slot.indexes.len() > 1)
    }

    /// The values of a variant, one per slot.
    pub(super) fn values(&self, values: &[&str]) -> Vec<String> {
        let value = |index: &usize| values.get(*index).copied().unwrap_or_default();
        self.options.iter().map(|slot| slot.indexes.iter().map(value).collect::<Vec<_>>().join(" / ")).collect()
    }

    /// The key that identifies a variant within its product, independent of the spelling of its values.
    pub(super) fn identity(&self, values: &[String]) -> Vec<String> {
        let slots = self.options.iter().zip(values);
        slots.map(|(slot, value)| value_identity(&slot.kind, value)).collect()
    }
}

fn value_identity(kind: &OptionKind, value: &str) -> String {
    let letter = if *kind == OptionKind::Size { crate::catalog::letter_size(value) } else { None };
    crate::catalog::fold(letter.as_deref().unwrap_or(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tenancy::{self, Configuration};

    #[test]
    fn colour_and_size_are_recognised_in_any_case_and_language() {
        for name in [
            "Color",
            "COLOUR",
            " farbe ",
            "Cor",
            "Cor:",
            "Χρώμα",
            "রং",
            "রঙ",
            "Barva",
            "Izberite barvo",
            "Choose a colour",
            "pa_color",
            "Culoarea",
            "(Farbe)",
            "Boja*",
            "Selecciona el color",
        ] {
            assert_eq!(option_kind(name), OptionKind::Colour, "{name}");
        }
        for name in [
            "SIZE",
            "Größe",
            "Talla",
            "velikost",
            "Méret",
            "Tamaño",
            "TAMANO",
            "Meses",
            "Talla del calzado",
            "Euro size",
            "choose the size",
            "Size (EU)",
            "Taille:",
            "Veľkosť",
            "pa_size",
            "Age",
            "Número de meses",
            "সাইজ",
            "Välj storlek",
        ] {
            assert_eq!(option_kind(name), OptionKind::Size, "{name}");
        }
        for name in
            ["Material", "Color/Size", "Fit", "Corte", "", "Message on the card for whoever gets it, any size of font"]
        {
            assert_eq!(option_kind(name), OptionKind::Other(name.to_owned()), "{name}");
        }
    }

    /// Names for colour and size in each language as used by shops, including prompts and names for children's and shoe sizes.
    const NAMES: [(&str, &[&str], &[&str]); 16] = [
        ("bg", &["Цвят", "Изберете цвят"], &["Размер", "Изберете размер", "Възраст", "Месеци"]),
        ("bn", &["রং", "রঙ", "রঙের ধরন"], &["সাইজ", "মাপ", "আকার", "বয়স"]),
        ("cs", &["Barva", "Vyberte barvu"], &["Velikost", "Zvolte velikost", "Věk", "Měsíce"]),
        ("de", &["Farbe", "Farbton", "Bitte Farbe wählen"], &["Größe", "GROESSE", "Schuhgröße", "Alter", "Monate"]),
        ("el", &["Χρώμα", "Επιλέξτε χρώμα"], &["Μέγεθος", "Επιλέξτε μέγεθος", "Νούμερο", "Ηλικία", "Μήνες"]),
        ("en", &["Color", "Colour", "Choose a colour"], &["Size", "Choose the size", "Shoe size", "Age", "Months"]),
        ("es", &["Color", "Elige el color"], &["Talla", "Tamaño", "Talla del calzado", "Edad", "Meses"]),
        ("hr", &["Boja", "Odaberite boju"], &["Veličina", "Odaberite veličinu", "Dob", "Mjeseci"]),
        ("hu", &["Szín", "Termék színe"], &["Méret", "Cipő mérete", "Életkor", "Hónap"]),
        ("it", &["Colore", "Scegli il colore"], &["Taglia", "Misura", "Scegli la taglia", "Età", "Mesi"]),
        ("lt", &["Spalva", "Pasirinkite spalvą"], &["Dydis", "Pasirinkite dydį", "Amžius", "Mėnesiai"]),
        ("pl", &["Kolor", "Wybierz kolor"], &["Rozmiar", "Wybierz rozmiar", "Wiek", "Miesiące"]),
        ("pt", &["Cor", "Escolha a cor"], &["Tamanho", "Escolha o tamanho", "Idade", "Meses"]),
        ("ro", &["Culoare", "Alegeți culoarea"], &["Mărime", "Alegeți mărimea", "Vârstă", "Luni"]),
        ("sk", &["Farba", "Vyberte farbu"], &["Veľkosť", "Vyberte veľkosť", "Vek", "Mesiace"]),
        ("sl", &["Barva", "Izberite barvo"], &["Velikost", "Izberite velikost", "Starost", "Meseci"]),
    ];

    #[test]
    fn every_language_of_the_platform_names_colour_and_size() {
        let files = tenancy::files::read(&tenancy::files::built_in(), &Configuration::default()).unwrap();
        let languages = tenancy::directory(files.configuration).unwrap().languages;
        for language in &languages {
            let tag = language.locale.split('-').next().unwrap();
            let (_, colours, sizes) = NAMES.iter().find(|(known, ..)| *known == tag).expect(tag);
            // As a heading, as a form label and as a plugin's attribute name.
            let spellings =
                |name: &str| [name.to_owned(), name.to_uppercase(), format!("{name}:"), format!("pa_{name}")];
            for (names, kind) in [(colours, OptionKind::Colour), (sizes, OptionKind::Size)] {
                for name in names.iter().flat_map(|name| spellings(name)) {
                    assert_eq!(option_kind(&name), kind, "{tag}: {name}");
                }
            }
        }
        assert_eq!(languages.len(), 17);
    }

    #[test]
    fn a_linked_metafield_determines_the_option() {
        assert_eq!(linked_kind("Ton", "product.metafields.shopify.color-pattern"), OptionKind::Colour);
        assert_eq!(linked_kind("EU", "product.metafields.shopify.shoe-size"), OptionKind::Size);
        assert_eq!(linked_kind("Größe", "product.metafields.custom.fit"), OptionKind::Size);
        assert_eq!(linked_kind("Fabric", ""), OptionKind::Other("Fabric".to_owned()));
    }

    #[test]
    fn other_options_share_one_slot() {
        let named = ["Size", "Material", "Fit", "Shoe size"].map(|name| (name.to_owned(), option_kind(name)));
        let slots = OptionSlots::of(&named);
        assert_eq!(slots.options.len(), 2);
        assert_eq!(slots.values(&["M", "Rib", "Slim", "38"]), ["M", "Rib / Slim / 38"]);
        assert!(slots.is_joined());
        assert_eq!(slots.identity(&["X-Large".to_owned(), "RIB".to_owned()]), ["xl", "rib"]);
    }
}
