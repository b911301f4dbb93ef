//! Descriptions from elsewhere: made safe, with a word about what was taken out.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    sync::LazyLock,
};

use ammonia::Builder;

/// What a description may hold: text, lists, tables and links. Pictures are the gallery's; their addresses are never fetched.
static SAFE: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut builder = Builder::default();
    builder.rm_tags(["img", "map", "area"]).url_schemes(["http", "https", "mailto", "tel"].into());
    builder
});

/// Attributes that every shop's editor writes and nobody misses.
const IGNORED_ATTRIBUTES: [&str; 4] = ["class", "style", "id", "dir"];

/// What passes: elements, attributes of all, attributes of each.
static ALLOWED: LazyLock<Allowed> = LazyLock::new(|| Allowed {
    tags: SAFE.clone_tags(),
    generic: SAFE.clone_generic_attributes(),
    by_tag: SAFE.clone_tag_attributes(),
});

struct Allowed {
    tags: HashSet<&'static str>,
    generic: HashSet<&'static str>,
    by_tag: HashMap<&'static str, HashSet<&'static str>>,
}

/// Safe HTML.
pub(super) fn clean(html: &str) -> String {
    if !html.contains(['<', '>', '&']) {
        return html.to_owned();
    }
    SAFE.clean(html).to_string()
}

/// Names of elements and attributes that do not pass, such as `<script>` and `onclick`; decoration is not counted.
pub(super) fn removed(html: &str) -> Vec<String> {
    let Allowed { tags, generic, by_tag } = &*ALLOWED;
    let mut removed = BTreeSet::new();
    for element in html.split('<').skip(1) {
        let name: String = element.chars().take_while(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
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

/// Names before `=` in an element, outside of quotes.
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
    use super::*;

    #[test]
    fn what_is_dangerous_goes_and_is_named() {
        let html = r#"<p onclick="x()" class="a">Soft<script>alert(1)</script> <a href="javascript:x()">link</a><style>p{}</style></p>"#;
        let safe = clean(html);
        assert!(safe.starts_with("<p>Soft ") && !safe.contains("script") && !safe.contains("style"), "{safe}");
        assert_eq!(removed(html), ["<script>", "<style>", "javascript:", "onclick"]);
        assert_eq!(removed("<p class=\"x\" style=\"y\">5 < 6 <b>bold</b></p>"), Vec::<String>::new());
    }

    #[test]
    fn what_is_clean_stays_as_it_is() {
        for html in
            ["<p>A &amp; B</p>", "plain", "<ul><li>one</li></ul>", "5 < 6", "<a href=\"https://example.com\">x</a>"]
        {
            let once = clean(html);
            assert_eq!(clean(&once), once, "{html}");
        }
    }
}
