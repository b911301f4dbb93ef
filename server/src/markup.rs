//! Escaping of text for HTML and XML.

use std::borrow::Cow;

/// Text for the content of an element.
pub fn escape_text(text: &str) -> Cow<'_, str> {
    escape(text, false)
}

/// Text for the value of a quoted attribute or for the content of an element. Quotes are numeric or predefined references that HTML 4, HTML 5
/// and XML have in common.
pub fn escape_attribute(text: &str) -> Cow<'_, str> {
    escape(text, true)
}

fn escape(text: &str, escapes_quotes: bool) -> Cow<'_, str> {
    let mut escaped = String::new();
    let mut copied = 0;
    for (at, byte) in text.bytes().enumerate() {
        let reference = match byte {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' if escapes_quotes => "&quot;",
            b'\'' if escapes_quotes => "&#39;",
            _ => continue,
        };
        escaped.push_str(&text[copied..at]);
        escaped.push_str(reference);
        copied = at + 1;
    }
    if copied == 0 {
        return Cow::Borrowed(text);
    }
    escaped.push_str(&text[copied..]);
    Cow::Owned(escaped)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_end_its_element_or_attribute() {
        assert_eq!(escape_text("</p>&amp; \"č'"), "&lt;/p&gt;&amp;amp; \"č'");
        assert_eq!(escape_attribute("\"č' <a>&"), "&quot;č&#39; &lt;a&gt;&amp;");
    }

    #[test]
    fn text_without_special_characters_is_not_copied() {
        assert!(matches!(escape_attribute("škorenj/42"), Cow::Borrowed("škorenj/42")));
        assert!(matches!(escape_text("it's"), Cow::Borrowed("it's")));
    }
}
