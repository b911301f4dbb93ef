//! Rules for the web: its imports, tests, colours, dialogs and names.

use super::{
    names::{has_riddle, is_riddle, parts},
    *,
};

#[test]
fn web_features_do_not_import_each_other() {
    let mut offences = Vec::new();
    for file in files("web/src/features", &["ts", "tsx"]) {
        let own = file.name.split('/').next().unwrap();
        for (start, _) in file.text.match_indices("@/features/") {
            let other = file.text[start + "@/features/".len()..].split('/').next().unwrap();
            if other != own {
                offences.push(format!("{} imports {other}", file.name));
            }
        }
    }
    expect_none("routes compose features", &offences);
}

/// The calls that wait for a fixed time instead of a condition, also if they are broken over several lines. A turn of the event
/// loop, `setTimeout(next)`, is none.
fn sleeps(text: &str) -> Vec<&str> {
    let calls =
        |name: &'static str| text.match_indices(name).map(move |(start, _)| (start, &text[start + name.len()..]));
    let pauses = calls("waitForTimeout(").chain(calls("timers/promises")).map(|(start, _)| start);
    let timers = calls("setTimeout(")
        .filter(|(start, rest)| !text[..*start].ends_with("test.") && has_second_argument(rest))
        .map(|(start, _)| start);
    let line = |start: usize| {
        let begin = text[..start].rfind('\n').map_or(0, |end| end + 1);
        text[begin..].lines().next().unwrap()
    };
    pauses.chain(timers).map(line).collect()
}

/// Whether the arguments that begin here are more than one. Commas within brackets and texts separate none, nor does the last one.
fn has_second_argument(arguments: &str) -> bool {
    let (mut depth, mut quote) = (0_usize, None);
    for (index, symbol) in arguments.char_indices() {
        match (symbol, quote) {
            (_, Some(open)) => quote = (symbol != open).then_some(open),
            ('\'' | '"' | '`', None) => quote = Some(symbol),
            ('(' | '[' | '{', None) => depth += 1,
            (')' | ']' | '}', None) if depth == 0 => return false,
            (')' | ']' | '}', None) => depth -= 1,
            (',', None) if depth == 0 => return !arguments[index + 1..].trim_start().starts_with(')'),
            _ => {}
        }
    }
    false
}

#[test]
fn tests_of_the_web_do_not_sleep() {
    for text in [
        "await page.waitForTimeout(1_000);",
        "await new Promise((resolve) => setTimeout(resolve, 50));",
        "import { setTimeout as sleep } from 'node:timers/promises';",
    ] {
        assert_eq!(sleeps(text), [text]);
    }
    for text in ["setTimeout(\n  resolve,\n  50,\n);", "setTimeout(() => {\n  next(1, ')');\n}, 50);"] {
        assert_eq!(sleeps(text), [text.lines().next().unwrap()]);
    }
    for text in [
        "test.setTimeout(300_000);\nawait new Promise((resolve) => setTimeout(resolve));",
        "setTimeout(\n  () => next(1, 2),\n);\nexpect(1, 2);",
    ] {
        assert!(sleeps(text).is_empty(), "{text}");
    }
    let of_units = files("web/src", &["ts", "tsx"]).into_iter().filter(|file| file.name.contains(".test"));
    let mut offences = Vec::new();
    for file in files("tests/e2e", &["ts", "mjs"]).into_iter().chain(of_units).chain(files("web/tests", &["ts", "tsx"]))
    {
        offences.extend(sleeps(&file.text).iter().map(|line| format!("{}: {}", file.path.display(), line.trim())));
    }
    expect_none("a test waits for a condition, not for a fixed time", &offences);
}

#[test]
fn browser_tests_do_not_use_internals_of_react() {
    let offences: Vec<String> = files("tests/e2e", &["ts"])
        .iter()
        .filter(|file| file.text.contains("__react"))
        .map(|file| file.name.clone())
        .collect();
    expect_none("the page says itself that it is hydrated", &offences);
}

/// The lines with a literal colour instead of a token. Pictures in a style sheet need them, as they cannot use tokens.
fn raw_colours(text: &str) -> Vec<&str> {
    let is_hex = |rest: &str| {
        let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
        let next = rest[digits..].chars().next();
        [3, 4, 6, 8].contains(&digits)
            && !next.is_some_and(|next| next.is_ascii_alphanumeric() || matches!(next, '-' | '_'))
    };
    let is_raw = |line: &&str| {
        let own = line.split("url(").next().unwrap();
        ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("].iter().any(|function| own.contains(function))
            || own.split('#').skip(1).any(is_hex)
    };
    text.lines().filter(is_raw).collect()
}

#[test]
fn colours_are_tokens() {
    for text in ["color: #fff;", "background: #1e4fd8", "box-shadow: 0 1px 4px rgb(17 19 24 / 0.14);"] {
        assert_eq!(raw_colours(text), [text]);
    }
    let others =
        "#filters {\n#add-to {\nmask: url(\"data:image/svg+xml,<path stroke='#000'/>\");\ncolor: var(--color-ink);";
    assert!(raw_colours(others).is_empty(), "{:?}", raw_colours(others));
    let mut offences = Vec::new();
    for file in files("web/src", &["css", "tsx"]) {
        if file.name.contains(".test") || file.name == "styles/tokens.css" {
            continue;
        }
        offences.extend(raw_colours(&file.text).iter().map(|line| format!("{}: {}", file.path.display(), line.trim())));
    }
    expect_none("colours are tokens, so that a country can change them", &offences);
}

#[test]
fn the_web_uses_no_locale_formatting_of_the_browser() {
    let offences: Vec<String> = files("web/src", &["ts", "tsx"])
        .iter()
        .filter(|file| file.text.contains(".toLocale"))
        .map(|file| file.name.clone())
        .collect();
    expect_none("toLocale… differs between server and browser", &offences);
}

/// Elements and styles that only one component renders.
const ONE_OF_EACH: [(&str, &str); 2] = [("<dialog", "ui/Dialog.tsx"), ("<s", "ui/Price.tsx")];

/// Texts that only one component contains, by which a second component of its kind is found.
const ONE_OF_EACH_KIND: [(&str, &str); 6] = [
    ("\"empty-state", "ui/EmptyState.tsx"),
    ("'pager-label'", "ui/Pager.tsx"),
    ("'price-now'", "ui/Price.tsx"),
    ("'price-before'", "ui/Price.tsx"),
    ("'price-lowest'", "ui/Price.tsx"),
    ("'cart-piece'", "ui/LinePrice.tsx"),
];

/// Whether a component renders this element, not one whose name only begins like it.
fn renders(text: &str, element: &str) -> bool {
    text.match_indices(element).any(|(start, _)| {
        let before = text[..start].chars().next_back();
        let next = text[start + element.len()..].chars().next();
        // After a name, as in `useRef<s>`, it is a type.
        !before.is_some_and(char::is_alphanumeric) && next.is_some_and(|next| next.is_whitespace() || next == '>')
    })
}

#[test]
fn the_web_has_one_dialog_price_empty_state_and_pager() {
    assert!(renders("<s className=\"text-14\">", "<s") && renders("<s>", "<s") && renders("<s\n  id", "<s"));
    assert!(!renders("<span>", "<s") && !renders("useRef<s>", "<s"));
    let mut offences = Vec::new();
    let files = files("web/src", &["tsx"]);
    for (text, home) in ONE_OF_EACH_KIND {
        let has_text = files.iter().any(|file| file.name == home && file.text.contains(text));
        assert!(has_text, "{home} does not contain {text}: the rule finds no second one");
    }
    for file in files.iter().filter(|file| !file.name.contains(".test")) {
        let own = ONE_OF_EACH.iter().filter(|(element, home)| renders(&file.text, element) && file.name != *home);
        offences.extend(own.map(|(element, home)| format!("{}: {element}> is rendered by {home} only", file.name)));
        let own = ONE_OF_EACH_KIND.iter().filter(|(text, home)| file.text.contains(text) && file.name != *home);
        offences.extend(own.map(|(text, home)| format!("{}: {text} is in {home} only", file.name)));
    }
    expect_none("one component renders an element, the others use it", &offences);
}

/// Parts of names that are unusual in the web only: what is rendered, or the result of a draw, is named so.
const RIDDLES: [&str; 1] = ["drawn"];
/// Unusual pairs of parts: common are to replace and to redirect.
const RIDDLE_PAIRS: [[&str; 2]; 3] = [["take", "over"], ["taken", "over"], ["turned", "away"]];
/// Names that are usual after all, with the end of their file's path: an element of HTML, the icon of a heart.
const USUAL: [(&str, &str); 2] = [("aside", ""), ("heart", "src/ui/Icon.tsx")];

/// The code of a script without comments and quoted texts. Templates stay, as they contain code.
fn code(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
    lines.map(|line| without_texts(line.split(" // ").next().unwrap())).collect::<Vec<_>>().join("\n")
}

fn without_texts(line: &str) -> String {
    let mut quote = None;
    let mut code = String::new();
    for symbol in line.chars() {
        match quote {
            Some(open) if open == symbol => quote = None,
            Some(_) => {}
            None if matches!(symbol, '\'' | '"') => {
                quote = Some(symbol);
                code.push(' ');
            }
            None => code.push(symbol),
        }
    }
    code
}

/// All names in code, also those of properties, parameters and elements.
fn words_of(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$')).filter(|word| !word.is_empty())
}

/// The names that follow any of these keywords.
fn behind<'t>(code: &'t str, keywords: &[&str]) -> Vec<&'t str> {
    words_of(code)
        .zip(words_of(code).skip(1))
        .filter(|(keyword, _)| keywords.contains(keyword))
        .map(|(_, name)| name)
        .collect()
}

/// Whether a name has an unusual part, or is that of a component called a window: the common name is dialog.
fn is_unusual(name: &str) -> bool {
    let parts = parts(name);
    let is_pair = |pair: &[String]| RIDDLE_PAIRS.iter().any(|riddle| pair == riddle);
    let is_window = name.starts_with(char::is_uppercase) && name != "Window" && name.ends_with("Window");
    has_riddle(name)
        || parts.iter().any(|part| RIDDLES.contains(&part.as_str()))
        || parts.windows(2).any(is_pair)
        || is_window
}

/// The unusual names of a script.
fn unusual_names(text: &str) -> BTreeSet<String> {
    let code = code(text);
    let named = words_of(&code).filter(|name| is_unusual(name));
    let declared =
        behind(&code, &["function", "type", "interface", "class"]).into_iter().filter(|name| is_riddle(name));
    // The browser's own type is extended by `interface Window`.
    let windows = behind(&code, &["function", "type", "class", "const"]).into_iter().filter(|name| *name == "Window");
    named.chain(declared).chain(windows).map(str::to_owned).collect()
}

#[test]
fn unusual_names_of_the_web_are_found() {
    let issue = "useMine Heart tell Said isSaid forget sweep World takeOver turnedAway useScripted CartWindow";
    for name in issue.split(' ') {
        for text in [
            format!("export function {name}() {{}}"),
            format!("const {{ other, {name}: own }} = use();"),
            format!("type Props = {{ {name}?(line: Line): void }};"),
            format!("  return <{name} line={{line}} />; // rendered"),
            format!("const f = ('a', {name}, \"b\") => 1;"),
        ] {
            assert!(unusual_names(&text).contains(name), "{text}");
        }
    }
    for text in
        ["type Words = 1;", "function letters() {}", "export const Window = () => null;", "function Window() {}"]
    {
        assert_eq!(unusual_names(text).len(), 1, "{text}");
    }
    for text in [
        "interface Window { dataLayer: unknown[] }",
        "const words = window.open(newWindow);",
        "t('tell-a-friend', \"heart\");",
        "// They tell the world.\n * and forget",
        "const a = 1; // said before",
        "withdrawn(foretell, worldwide, overtaken, mined);",
    ] {
        assert!(unusual_names(text).is_empty(), "{text}: {:?}", unusual_names(text));
    }
}

#[test]
fn names_in_the_web_are_common_in_their_field() {
    let (mut count, mut offences) = (0, Vec::new());
    let of_web = files("web", &["ts", "tsx", "js", "mjs"]).into_iter().filter(|file| !file.name.starts_with("dist/"));
    // The API's names are checked in Rust.
    for file in of_web.chain(files("tests/e2e", &["ts", "mjs"])).filter(|file| !file.name.ends_with("api/generated.ts"))
    {
        count += words_of(&code(&file.text)).count();
        let is_usual = |name: &str| USUAL.iter().any(|(usual, end)| name == *usual && file.name.ends_with(end));
        let wrong = unusual_names(&file.text).into_iter().filter(|name| !is_usual(name));
        offences.extend(wrong.map(|name| format!("{}: {name}", file.path.display())));
    }
    assert!(count > 100_000, "the rule finds {count} names");
    expect_none("a name is what somebody who looks for it would type", &offences);
}
