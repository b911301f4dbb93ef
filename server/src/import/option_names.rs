//! What options are called: colour and size in the languages of Europe and in Bengali.

use crate::catalog::{OptionKind, fold};

const COLOURS: &[&str] = &[
    "color",
    "colour",
    "colors",
    "colours",
    "farbe",
    "farben",
    "couleur",
    "couleurs",
    "cor",
    "cores",
    "colore",
    "colori",
    "barva",
    "boja",
    "kolor",
    "kolory",
    "szín",
    "szin",
    "χρώμα",
    "χρωμα",
    "цвят",
    "цвет",
    "culoare",
    "culori",
    "farba",
    "spalva",
    "kleur",
    "färg",
    "farge",
    "farve",
    "väri",
    "রং",
    "রঙ",
    "värv",
    "krāsa",
    "renk",
    "shade",
    "colorway",
    "colourway",
];
const SIZES: &[&str] = &[
    "size",
    "sizes",
    "größe",
    "grösse",
    "groesse",
    "größen",
    "taille",
    "talla",
    "tallas",
    "tamanho",
    "tamanhos",
    "taglia",
    "misura",
    "velikost",
    "veličina",
    "velicina",
    "rozmiar",
    "rozmiary",
    "méret",
    "meret",
    "μέγεθος",
    "μεγεθος",
    "размер",
    "mărime",
    "marime",
    "mărimi",
    "veľkosť",
    "velkost",
    "dydis",
    "maat",
    "storlek",
    "størrelse",
    "koko",
    "সাইজ",
    "আকার",
    "suurus",
    "izmērs",
    "beden",
    "pointure",
];

/// Which attribute an option is, told by its name.
pub(super) fn option_kind(name: &str) -> OptionKind {
    let folded = fold(name);
    if COLOURS.contains(&folded.as_str()) {
        OptionKind::Colour
    } else if SIZES.contains(&folded.as_str()) {
        OptionKind::Size
    } else {
        OptionKind::Other(name.to_owned())
    }
}

/// Options of a file with their values, put into the three places that a variant has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct OptionSlots {
    /// Kind, name and the file's options that stand together in it.
    pub(super) options: Vec<(OptionKind, String, Vec<usize>)>,
}

impl OptionSlots {
    /// One colour, one size, and all the rest in one.
    pub(super) fn of(names: &[String]) -> Self {
        let mut options: Vec<(OptionKind, String, Vec<usize>)> = Vec::new();
        for (index, name) in names.iter().enumerate() {
            let wanted = option_kind(name);
            let is_taken = options.iter().any(|(taken, ..)| *taken == wanted);
            let other = options.iter_mut().find(|(taken, ..)| matches!(taken, OptionKind::Other(_)));
            match (wanted, other) {
                (OptionKind::Colour | OptionKind::Size, _) if !is_taken => {
                    options.push((option_kind(name), name.clone(), vec![index]));
                }
                (_, Some((taken, joined, indexes))) => {
                    *joined = format!("{joined} / {name}");
                    *taken = OptionKind::Other(joined.clone());
                    indexes.push(index);
                }
                _ => options.push((OptionKind::Other(name.clone()), name.clone(), vec![index])),
            }
        }
        Self { options }
    }

    /// Whether some of the file's options share a place.
    pub(super) fn is_joined(&self) -> bool {
        self.options.iter().any(|(_, _, indexes)| indexes.len() > 1)
    }

    /// The values of a variant, a place each.
    pub(super) fn values(&self, values: &[&str]) -> Vec<String> {
        let join = |indexes: &Vec<usize>| {
            indexes.iter().map(|index| values.get(*index).copied().unwrap_or_default()).collect::<Vec<_>>().join(" / ")
        };
        self.options.iter().map(|(_, _, indexes)| join(indexes)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_and_size_are_known_in_any_case_and_language() {
        for name in ["Color", "COLOUR", " farbe ", "Cor", "Χρώμα", "রং", "Barva"] {
            assert_eq!(option_kind(name), OptionKind::Colour, "{name}");
        }
        for name in ["SIZE", "Größe", "Talla", "velikost", "Méret"] {
            assert_eq!(option_kind(name), OptionKind::Size, "{name}");
        }
        assert_eq!(option_kind("Material"), OptionKind::Other("Material".to_owned()));
    }

    #[test]
    fn what_is_neither_shares_one_place() {
        let names = ["Size", "Material", "Fit"].map(str::to_owned);
        let places = OptionSlots::of(&names);
        assert_eq!(places.options.len(), 2);
        assert_eq!(places.values(&["M", "Rib", "Slim"]), ["M", "Rib / Slim"]);
        assert!(places.is_joined());
    }
}
