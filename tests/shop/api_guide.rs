//! `docs/shop-api.md`: its examples are run in order against the demo, and its list of calls is generated from the API's description.
//!
//! An example is a `sh` block of `curl` commands, as supported by [`Request::parse`], and a `json` block with the answer to the last one:
//! members that the guide omits are allowed, `"…"` stands for any value, and as an array's last item for any further items.
//! `NAME=$(curl … | jq -r .path)` keeps a value for later commands.

use std::{collections::BTreeMap, fmt::Write as _, fs};

use reqwest::{
    Method,
    header::{CONTENT_TYPE, COOKIE, HeaderMap, HeaderName, HeaderValue, SET_COOKIE},
};
use serde_json::Value;
use vitrina_server::{both, demo, testing::PLATFORM};
use vitrina_tests::{TestShop, open};

const GUIDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/shop-api.md");
const DESCRIPTION: &str = include_str!("../../web/src/api/openapi.json");
/// The address of the reader's own demo.
const BASE: &str = "http://";
const PORT: &str = ":8080";
/// The markers around the list of calls.
const LIST: (&str, &str) = ("<!-- calls: written by WRITE_DOCS=1 -->\n", "<!-- end of calls -->");

fn guide() -> String {
    fs::read_to_string(GUIDE).unwrap()
}

both!(the_guides_examples_work, test in PLATFORM, {
    demo::load_pages(&open(&test).await).await.unwrap();
    let shop = TestShop::serve_alone(&test).await;
    let mut reader = Reader { shop, variables: BTreeMap::new(), cookies: BTreeMap::new(), last: None };
    let guide = guide();
    let blocks = blocks(&guide);
    assert!(blocks.iter().filter(|block| block.language == "json").count() > 20, "the guide's examples are found");
    for block in blocks {
        match block.language {
            "sh" => reader.run(&block).await,
            "json" => reader.compare(&block),
            _ => {}
        }
    }
});

/// A fenced block of the guide.
struct Block<'a> {
    language: &'a str,
    /// The rest of its first line: the status of an answer other than 200.
    about: &'a str,
    text: String,
    line: usize,
}

fn blocks(guide: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut open: Option<Block<'_>> = None;
    for (index, line) in guide.lines().enumerate() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(about), None) => {
                let (language, about) = about.split_once(' ').unwrap_or((about, ""));
                open = Some(Block { language, about, text: String::new(), line: index + 1 });
            }
            (None, Some(block)) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "the guide's last block is not closed");
    blocks
}

/// A reader of the guide: the values kept so far.
struct Reader {
    shop: TestShop,
    variables: BTreeMap<String, String>,
    cookies: BTreeMap<String, String>,
    last: Option<(u16, String)>,
}

impl Reader {
    async fn run(&mut self, block: &Block<'_>) {
        for command in commands(&block.text) {
            let command = &*command;
            let kept = command.split_once("=$(").and_then(|(name, rest)| {
                let (command, path) = rest.strip_suffix(')')?.split_once(" | jq -r ")?;
                Some((name, command, path.trim_matches('\'')))
            });
            let Some((name, command, path)) = kept else {
                self.send(command, block.line).await;
                continue;
            };
            self.send(command, block.line).await;
            let (_, answer) = self.last.as_ref().unwrap();
            let answer: Value =
                serde_json::from_str(answer).unwrap_or_else(|_| panic!("line {}: {answer}", block.line));
            let value = at(&answer, path).unwrap_or_else(|| panic!("line {}: no {path} in {answer:#}", block.line));
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            self.variables.insert(name.to_owned(), value);
        }
    }

    async fn send(&mut self, command: &str, line: usize) {
        let request = Request::parse(command, &self.variables).unwrap_or_else(|| panic!("line {line}: {command}"));
        let address = request.url.strip_prefix(BASE).and_then(|rest| rest.split_once(PORT));
        let (host, path) = address.unwrap_or_else(|| panic!("line {line}: {} is not of the demo", request.url));
        let mut headers = request.headers;
        if request.keeps_cookies && !self.cookies.is_empty() {
            let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            headers.insert(COOKIE, HeaderValue::from_str(&cookies.join("; ")).unwrap());
        }
        let answer = self.shop.send(request.method, host, path, headers, request.body).await;
        if request.keeps_cookies {
            for cookie in answer.headers().get_all(SET_COOKIE) {
                let pair = cookie.to_str().unwrap().split(';').next().unwrap();
                let (name, value) = pair.split_once('=').unwrap();
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        self.last = Some((answer.status().as_u16(), answer.text().await.unwrap()));
    }

    fn compare(&self, block: &Block<'_>) {
        let line = block.line;
        let (status, answer) = self.last.as_ref().expect("an answer follows a command");
        let wanted = if block.about.is_empty() { "200" } else { block.about };
        assert_eq!(status.to_string(), wanted, "line {line}: {answer}");
        let expected: Value = serde_json::from_str(&block.text).unwrap_or_else(|error| panic!("line {line}: {error}"));
        let answer: Value = serde_json::from_str(answer).unwrap_or_else(|_| panic!("line {line}: {answer}"));
        if let Err(difference) = holds(&expected, &answer, "") {
            panic!("docs/shop-api.md, line {line}: {difference}\n{answer:#}");
        }
    }
}

/// A `curl` command.
struct Request {
    method: Method,
    url: String,
    headers: HeaderMap,
    body: Option<String>,
    keeps_cookies: bool,
}

impl Request {
    /// None for anything but a `curl` command with the options that the guide uses: `-X`, `-H`, `--json`, `-b` with `-c`, `-s`, `-o`.
    fn parse(command: &str, variables: &BTreeMap<String, String>) -> Option<Self> {
        let mut words = words(command, variables).into_iter();
        if words.next()? != "curl" {
            return None;
        }
        let mut method = None;
        let mut request = Self {
            method: Method::GET,
            url: String::new(),
            headers: HeaderMap::new(),
            body: None,
            keeps_cookies: false,
        };
        while let Some(word) = words.next() {
            match word.as_str() {
                "-X" => method = Some(words.next()?.parse().ok()?),
                "-H" => {
                    let header = words.next()?;
                    let (name, value) = header.split_once(": ")?;
                    request.headers.insert(name.parse::<HeaderName>().ok()?, value.parse().ok()?);
                }
                "--json" => {
                    request.body = Some(words.next()?);
                    request.method = Method::POST;
                    request.headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
                }
                "-b" | "-c" => {
                    words.next()?;
                    request.keeps_cookies = true;
                }
                "-o" => {
                    words.next()?;
                }
                "-s" => {}
                option if option.starts_with('-') => return None,
                url => url.clone_into(&mut request.url),
            }
        }
        request.method = method.unwrap_or(request.method);
        Some(request)
    }
}

/// A block's commands: a line each, unless it ends within quotes.
fn commands(text: &str) -> Vec<String> {
    let (mut commands, mut command, mut quote) = (Vec::new(), String::new(), None);
    let mut is_escaped = false;
    for mark in text.chars() {
        match (mark, quote) {
            _ if is_escaped => is_escaped = false,
            ('\\', Some('"')) => is_escaped = true,
            ('\'' | '"', None) => quote = Some(mark),
            (mark, Some(open)) if mark == open => quote = None,
            ('\n', None) => {
                commands.push(std::mem::take(&mut command));
                continue;
            }
            _ => {}
        }
        command.push(mark);
    }
    commands.retain(|command| !command.trim().is_empty());
    commands
}

/// A command's words as a shell splits them: quotes, and `$NAME` outside of single ones.
fn words(command: &str, variables: &BTreeMap<String, String>) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    let mut rest = command.chars().peekable();
    while let Some(mark) = rest.next() {
        match (mark, quote) {
            ('\'' | '"', None) => {
                quote = Some(mark);
                word.get_or_insert_default();
            }
            (mark, Some(open)) if mark == open => quote = None,
            ('\\', Some('"')) => word.get_or_insert_default().extend(rest.next()),
            ('$', None | Some('"')) => {
                let mut name = String::new();
                while let Some(letter) = rest.next_if(|letter| letter.is_ascii_uppercase() || *letter == '_') {
                    name.push(letter);
                }
                word.get_or_insert_default().push_str(variables.get(&name).unwrap_or_else(|| panic!("no ${name}")));
            }
            (' ', None) => words.extend(word.take()),
            (mark, _) => word.get_or_insert_default().push(mark),
        }
    }
    words.extend(word);
    words
}

/// The value at a path as `jq` writes it: `.data.items[0].id`.
fn at<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    let pointer = path.replace(['.', '['], "/").replace(']', "");
    value.pointer(&pointer)
}

/// Whether an answer matches the guide; returns where it differs.
fn holds(expected: &Value, answer: &Value, path: &str) -> Result<(), String> {
    match (expected, answer) {
        (Value::String(any), _) if any == "…" => Ok(()),
        (Value::Object(expected), Value::Object(answer)) => expected.iter().try_for_each(|(name, value)| {
            let found = answer.get(name).ok_or_else(|| format!("{path}.{name} is missing"))?;
            holds(value, found, &format!("{path}.{name}"))
        }),
        (Value::Array(expected), Value::Array(answer)) => {
            let (shown, may_go_on) = match expected.split_last() {
                Some((Value::String(any), shown)) if any == "…" => (shown, true),
                _ => (&**expected, false),
            };
            if answer.len() < shown.len() || (!may_go_on && answer.len() > shown.len()) {
                return Err(format!("{path} has {} items", answer.len()));
            }
            let mut pairs = shown.iter().zip(answer).enumerate();
            pairs.try_for_each(|(index, (shown, found))| holds(shown, found, &format!("{path}[{index}]")))
        }
        _ if expected == answer => Ok(()),
        _ => Err(format!("{path} is {answer}, not {expected}")),
    }
}

#[test]
fn the_guide_lists_every_call() {
    let description: Value = serde_json::from_str(DESCRIPTION).unwrap();
    let guide = guide();
    let (before, rest) = guide.split_once(LIST.0).expect("the list of calls begins");
    let (written, after) = rest.split_once(LIST.1).expect("the list of calls ends");
    let current = list(&description);
    if std::env::var_os("WRITE_DOCS").is_some() {
        fs::write(GUIDE, format!("{before}{}{current}{}{after}", LIST.0, LIST.1)).unwrap();
        return;
    }
    assert!(
        written == current,
        "docs/shop-api.md does not list the calls of now: run `make types` and commit what it wrote"
    );
}

/// The calls by area, as tables.
fn list(description: &Value) -> String {
    let mut areas: BTreeMap<&str, String> = BTreeMap::new();
    for (path, operations) in description["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let rows = areas.entry(operation["tags"][0].as_str().unwrap()).or_default();
            let who = if operation.get("security").is_some() { "signed in" } else { "" };
            let about = ["summary", "description"].map(|name| operation[name].as_str().unwrap_or_default());
            let about = about.join(" ").replace(['\n', '|'], " ");
            let (method, parameters) = (method.to_uppercase(), own_parameters(operation).join(", "));
            writeln!(
                rows,
                "| `{method} {}` | {} | {parameters} | {who} |",
                path.trim_start_matches("/api/"),
                about.trim()
            )
            .unwrap();
        }
    }
    areas.into_iter().fold(String::new(), |list, (area, rows)| {
        list + &format!("\n### {area}\n\n| call | what it does | query | who |\n|---|---|---|---|\n{rows}")
    }) + "\n"
}

/// Names of the query parameters that not every call has.
fn own_parameters(operation: &Value) -> Vec<String> {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let own = parameters.filter(|parameter| {
        parameter["in"] == "query"
            && !["languageId", "countryId"].contains(&parameter["name"].as_str().unwrap_or_default())
    });
    own.map(|parameter| format!("`{}`", parameter["name"].as_str().unwrap())).collect()
}
