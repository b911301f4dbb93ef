//! Writing XML.

use std::{borrow::Cow, fmt::Write as _};

use crate::markup::escape_attribute;

/// Escapes text for element content or a double-quoted attribute; characters that XML 1.0 does not allow are left out.
pub(super) fn escaped(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_allowed) {
        return escape_attribute(text);
    }
    let allowed: String = text.chars().filter(|character| is_allowed(*character)).collect();
    Cow::Owned(escape_attribute(&allowed).into_owned())
}

fn is_allowed(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\r' | ' '..='\u{fffd}' | '\u{1_0000}'..)
}

/// Appends `<name>text</name>`.
pub(super) fn element(xml: &mut String, name: &str, text: &str) {
    let _ = write!(xml, "<{name}>{}</{name}>", escaped(text));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_end_its_element_or_break_the_document() {
        let mut xml = String::new();
        element(&mut xml, "a", "</a>&\"'\u{0}\u{b}\u{ffff}é𝒳");
        assert_eq!(xml, "<a>&lt;/a&gt;&amp;&quot;&#39;é𝒳</a>");
    }
}
