//! The colours and sizes in which a country sells a product, in the format of the column `offer.options`: `11:21:1,12:0:0` means
//! colour 11 in size 21, in stock, and colour 12 without a size, sold out. The migration that adds the column writes the same
//! format in SQL.

use crate::id::ValueId;
use std::{collections::BTreeMap, fmt::Write};

/// A combination of colour and size, and whether a variant of it can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoldOption {
    /// The colour's id.
    pub colour: Option<ValueId>,
    /// The size's id.
    pub size: Option<ValueId>,
    /// Whether it can be bought.
    pub in_stock: bool,
}

/// Formats variants; those of the same colour and size become one option, in stock if any of them is.
pub fn format(variants: impl IntoIterator<Item = SoldOption>) -> String {
    let mut options: BTreeMap<(Option<ValueId>, Option<ValueId>), bool> = BTreeMap::new();
    for variant in variants {
        *options.entry((variant.colour, variant.size)).or_default() |= variant.in_stock;
    }
    let mut text = String::new();
    for ((colour, size), in_stock) in options {
        let comma = if text.is_empty() { "" } else { "," };
        // Writing to a String cannot fail.
        let [colour, size] = [colour, size].map(Option::unwrap_or_default);
        let _ = write!(text, "{comma}{colour}:{size}:{}", u8::from(in_stock));
    }
    text
}

/// Parses the format; invalid parts are skipped.
pub fn parse(text: &str) -> impl Iterator<Item = SoldOption> {
    text.split(',').filter_map(|option| {
        let mut parts = option.split(':').map(|part| part.parse::<i64>().ok());
        let id = |part: Option<Option<i64>>| part.flatten().map(|id| (id != 0).then_some(ValueId(id)));
        Some(SoldOption { colour: id(parts.next())?, size: id(parts.next())?, in_stock: parts.next().flatten()? == 1 })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option(colour: i64, size: i64, in_stock: bool) -> SoldOption {
        let id = |id| (id != 0).then_some(ValueId(id));
        SoldOption { colour: id(colour), size: id(size), in_stock }
    }

    #[test]
    fn options_are_read_back_as_they_were_written() {
        let options = [option(11, 21, true), option(11, 22, false), option(12, 0, true), option(0, 0, false)];
        let text = format(options);
        assert_eq!(text, "0:0:0,11:21:1,11:22:0,12:0:1");
        let mut back: Vec<SoldOption> = parse(&text).collect();
        back.rotate_left(1);
        assert_eq!(back, options);
        assert_eq!(parse("").count() + parse("1:2,x:1:1,1:2:").count(), 0);
    }

    #[test]
    fn like_variants_are_one_option_in_stock_when_one_of_them_is() {
        assert_eq!(format([option(1, 2, false), option(1, 2, true)]), "1:2:1");
    }
}
