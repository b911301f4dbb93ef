//! Sanitises HTML descriptions from files, and reports what was removed.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    sync::LazyLock,
};

use ammonia::Builder;

/// The HTML allowed in a description: text, lists, tables and links. Pictures belong in the gallery; the addresses of embedded
/// ones are never fetched.
static SAFE: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut builder = Builder::default();
    builder.rm_tags(["img", "map", "area"]).url_schemes(["http", "https", "mailto", "tel"].into());
    builder
});

/// Limits on nested elements and on attributes of one element, beyond which a description is not parsed as HTML: parsing time
/// grows quadratically with both.
const MAX_DEPTH: usize = 100;
const MAX_ATTRIBUTES: usize = 100;
/// Sanitising the result again changes some unusual HTML once more; it is stable after one or two rounds.
const MAX_ROUNDS: usize = 4;

/// Attributes that every shop's editor writes and whose removal is not reported.
const IGNORED_ATTRIBUTES: [&str; 4] = ["class", "style", "id", "dir"];

/// Elements without content, and those that are closed by the next one of their kind.
const UNNESTED: [&str; 29] = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr", "p", "li",
    "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot", "option", "optgroup", "colgroup", "caption", "rt", "rp",
];

/// The allowed elements, attributes of all elements, and attributes of each element.
static ALLOWED: LazyLock<AllowedHtml> = LazyLock::new(|| AllowedHtml {
    tags: SAFE.clone_tags(),
    generic: SAFE.clone_generic_attributes(),
    by_tag: SAFE.clone_tag_attributes(),
});

struct AllowedHtml {
    tags: HashSet<&'static str>,
    generic: HashSet<&'static str>,
    by_tag: HashMap<&'static str, HashSet<&'static str>>,
}

/// Safe HTML. Sanitising it again changes nothing. If elements are nested too deeply, only the text is returned; `removed`
/// reports this. Takes time in proportion to the length of the text.
pub(crate) fn clean(html: &str) -> String {
    let html = html.trim();
    if !html.contains(['<', '>', '&']) {
        return html.to_owned();
    }
    let mut safe = if is_too_complex(html) { text_of(html) } else { html.to_owned() };
    for _ in 0..MAX_ROUNDS {
        let next = SAFE.clean(&safe).to_string().trim().to_owned();
        if next == safe {
            break;
        }
        safe = next;
    }
    safe
}

/// Names of disallowed elements and attributes, such as `<script>` and `onclick`; decorative ones are not reported.
pub(crate) fn removed(html: &str) -> Vec<String> {
    if is_too_complex(html) {
        return vec![format!("all HTML (elements more than {MAX_DEPTH} deep, or as many attributes)")];
    }
    let AllowedHtml { tags, generic, by_tag } = &*ALLOWED;
    let mut removed = BTreeSet::new();
    for element in html.split('<').skip(1) {
        let name = element_name(element);
        if name.is_empty() {
            continue;
        }
        if !tags.contains(name.as_str()) {
            removed.insert(format!("<{name}>"));
            continue;
        }
        let inside = element.split('>').next().unwrap_or_default();
        for attribute in attributes(inside) {
            let own = by_tag.get(name.as_str()).is_some_and(|own| own.contains(attribute.as_str()));
            let passes =
                own || generic.contains(attribute.as_str()) || IGNORED_ATTRIBUTES.contains(&attribute.as_str());
            if !passes && !attribute.starts_with("data-") && !attribute.starts_with("aria-") {
                removed.insert(attribute);
            }
        }
        if inside.to_lowercase().contains("javascript:") {
            removed.insert("javascript:".to_owned());
        }
    }
    removed.into_iter().collect()
}

fn element_name(element: &str) -> String {
    element.chars().take_while(char::is_ascii_alphanumeric).collect::<String>().to_lowercase()
}

/// Checks an upper bound of the nesting depth without parsing: an end tag closes only an element of the same name.
fn is_too_complex(html: &str) -> bool {
    let mut open: HashMap<String, usize> = HashMap::new();
    let mut depth = 0;
    for element in html.split('<').skip(1) {
        let (is_end, element) = match element.strip_prefix('/') {
            Some(rest) => (true, rest),
            None => (false, element),
        };
        let name = element_name(element);
        if is_end {
            if let Some(count) = open.get_mut(&name).filter(|count| **count > 0) {
                *count -= 1;
                depth -= 1;
            }
            continue;
        }
        let inside = element.split('>').next().unwrap_or_default();
        let words = inside.split(|c: char| c.is_ascii_whitespace() || c == '/').filter(|word| !word.is_empty());
        if !name.is_empty() && words.count() > MAX_ATTRIBUTES && attribute_count(inside) > MAX_ATTRIBUTES {
            return true;
        }
        if name.is_empty() || UNNESTED.contains(&name.as_str()) || inside.ends_with('/') {
            continue;
        }
        *open.entry(name).or_default() += 1;
        depth += 1;
        if depth > MAX_DEPTH {
            return true;
        }
    }
    false
}

/// Counts the words outside quotes: a long `style` or `alt` is one attribute.
fn attribute_count(element: &str) -> usize {
    let mut quote = None;
    let mut count = 0;
    let mut is_between = true;
    for letter in element.chars() {
        match (quote, letter) {
            (Some(open), letter) if letter == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(letter),
            (None, letter) if letter.is_ascii_whitespace() || letter == '/' => is_between = true,
            (None, _) => {
                count += usize::from(is_between);
                is_between = false;
            }
        }
    }
    count
}

/// The text outside tags, escaped as HTML without elements.
fn text_of(html: &str) -> String {
    let mut parts = html.split('<');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let after = part.split_once('>').map_or("", |(_, after)| after);
        if !after.is_empty() && !text.ends_with(' ') {
            text.push(' ');
        }
        text.push_str(after);
    }
    text.replace('>', "&gt;")
}

/// Names before `=` in an element, outside quotes.
fn attributes(element: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut quote = None;
    let mut word = String::new();
    for letter in element.chars() {
        match (quote, letter) {
            (Some(open), letter) if letter == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(letter),
            (None, '=') => names.push(std::mem::take(&mut word).to_lowercase()),
            (None, letter) if letter.is_whitespace() || letter == '/' => word.clear(),
            (None, letter) => word.push(letter),
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn dangerous_html_is_removed_and_reported() {
        let html = r#"<p onclick="x()" class="a">Soft<script>alert(1)</script> <a href="javascript:x()">link</a><style>p{}</style></p>"#;
        let safe = clean(html);
        assert!(safe.starts_with("<p>Soft ") && !safe.contains("script") && !safe.contains("style"), "{safe}");
        assert_eq!(removed(html), ["<script>", "<style>", "javascript:", "onclick"]);
        assert_eq!(removed("<p class=\"x\" style=\"y\">5 < 6 <b>bold</b></p>"), Vec::<String>::new());
    }

    #[test]
    fn removed_html_leaves_no_trailing_space() {
        assert_eq!(clean("<style>p{}</style>\n<p>Soft</p>\n<script>x</script>\n"), "<p>Soft</p>");
    }

    #[test]
    fn deep_nesting_takes_linear_time_and_keeps_the_text() {
        let megabyte = 1 << 20;
        let hostile = [
            "<b>".repeat(megabyte / 3),
            "<div><font>x".repeat(megabyte / 12),
            "<b><p></i>".repeat(megabyte / 10),
            format!("<a {}>", (0..megabyte / 8).map(|n| format!("a{n:x}")).collect::<Vec<_>>().join(" ")),
            "<table><tr><td>".repeat(megabyte / 15),
            "<p><li><td>".repeat(megabyte / 11),
            "</b></p>".repeat(megabyte / 8),
            "<".repeat(megabyte),
        ];
        for html in hostile {
            let started = Instant::now();
            let safe = clean(&format!("{html} soft and warm"));
            let names = removed(&html);
            let took = started.elapsed();
            assert!(took < Duration::from_secs(8), "{took:?}: {}", &html[..20]);
            assert!(html.starts_with("<a ") || safe.contains("soft and warm") || names.is_empty(), "{}", &html[..20]);
        }
    }

    #[test]
    fn a_long_description_stays_html() {
        let row = "<tr><td>Chest</td><td style=\"color: red; margin: 0 auto; border: 1px solid\">96</td></tr>";
        let html = format!("<div><table><tbody>{}</tbody></table></div>", row.repeat(400));
        let safe = clean(&html);
        assert!(safe.matches("<td>").count() == 800 && removed(&html).is_empty());
        let paragraphs = "<p>one<br>two</p><ul><li>a<li>b</ul>".repeat(300);
        assert!(clean(&paragraphs).contains("<li>a"));
    }

    proptest! {
        #[test]
        fn safe_html_is_unchanged(html in "(<(/)?(p|b|ul|li|table|td|script|pre|a href='x')>|\\PC{0,4}|\n| |&amp;|&){0,12}") {
            let once = clean(&html);
            prop_assert_eq!(clean(&once), once);
        }
    }
}
