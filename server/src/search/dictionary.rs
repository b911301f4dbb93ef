//! An operator's dictionary for one language, `<language>.toml`: synonyms, and queries that link to a page.

use std::collections::BTreeMap;

use rust_embed::RustEmbed;

use super::analysis::words;
use crate::{
    diagnostic::Diagnostic,
    error::{Error, Result},
    tenancy::{Directory, LanguageId, stays_on_host},
    toml_file::{Located, Report, Source, Sources, TableReader},
};

/// Most words of a phrase.
pub const LONGEST_PHRASE: usize = 4;

/// The contents of a language's file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dictionary {
    /// In the file's order.
    pub synonyms: Vec<Synonyms>,
    /// In the file's order.
    pub pages: Vec<PageWords>,
}

/// A search for one of `words` also finds what a search for `means` finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Synonyms {
    /// Words or phrases that customers type.
    pub words: Vec<String>,
    /// Words or phrases of the catalogue; empty if `words` are synonyms of each other.
    pub means: Vec<String>,
}

/// Queries for which a page is suggested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageWords {
    /// Words or phrases that must be the whole query.
    pub words: Vec<String>,
    /// The page's path, without a locale prefix.
    pub path: String,
}

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../tenants/search"]
#[include = "*.toml"]
struct Files;

/// The dictionaries that come with the program.
pub fn built_in() -> Sources {
    let mut names: Vec<_> = Files::iter().collect();
    names.sort();
    let file = |name: &str| {
        let text = Files::get(name).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default();
        Source { name: format!("tenants/search/{name}"), text }
    };
    Sources { files: names.iter().map(|name| file(name)).collect(), is_whole: true }
}

/// Reads files named after languages, and collects the errors of all.
pub fn read(sources: &Sources, directory: &Directory) -> Result<BTreeMap<LanguageId, (Dictionary, String)>> {
    let mut diagnostics = Vec::new();
    let mut dictionaries = BTreeMap::new();
    for source in &sources.files {
        let stem = source.name.rsplit('/').next().unwrap_or_default().trim_end_matches(".toml");
        let Some(language) = directory.language(stem) else {
            let message = format!("{stem} is no language: the file is named after its language's code");
            let codes = directory.languages.iter().map(|language| language.code.as_str());
            diagnostics.push(Diagnostic::new(&source.name, 0, message).suggest(stem, codes));
            continue;
        };
        match parse(&source.name, &source.text) {
            Ok(dictionary) => drop(dictionaries.insert(language.id, (dictionary, source.text.clone()))),
            Err(wrong) => diagnostics.extend(wrong),
        }
    }
    if diagnostics.is_empty() { Ok(dictionaries) } else { Err(Error::Diagnostics(diagnostics)) }
}

/// Reads one file; `name` is the file's name in errors.
pub fn parse(name: &str, text: &str) -> std::result::Result<Dictionary, Vec<Diagnostic>> {
    let report = Report::new(name, text);
    let table = report.parse();
    let sheet = TableReader::root(&report, table.get_ref());
    let synonyms = sheet.tables("synonyms").into_iter().filter_map(synonyms).collect();
    let pages = sheet.tables("pages").into_iter().filter_map(page).collect();
    sheet.finish();
    let diagnostics = report.into_diagnostics();
    if diagnostics.is_empty() { Ok(Dictionary { synonyms, pages }) } else { Err(diagnostics) }
}

fn synonyms(sheet: TableReader<'_>) -> Option<Synonyms> {
    let words = sheet.texts("words");
    let means = sheet.texts_if_any("means");
    let line = sheet.line_of("words");
    let found = words.map(|words| {
        if words.len() == 1 && means.is_empty() {
            sheet.wrong(
                line,
                "words",
                "names one word: write what it means under `means`, or words that mean the same",
            );
        }
        Synonyms { words: phrases(&sheet, "words", words), means: phrases(&sheet, "means", means) }
    });
    sheet.finish();
    found
}

fn page(sheet: TableReader<'_>) -> Option<PageWords> {
    let (words, path) = (sheet.texts("words"), sheet.text("path"));
    let found = words.zip(path).map(|(words, path)| {
        if !stays_on_host(&path.value) {
            sheet.wrong(path.line, "path", format!("{} is no path of the shop: it begins with one slash", path.value));
        }
        PageWords { words: phrases(&sheet, "words", words), path: path.value }
    });
    sheet.finish();
    found
}

fn phrases(sheet: &TableReader<'_>, key: &str, texts: Vec<Located<String>>) -> Vec<String> {
    for text in &texts {
        let count = words(&text.value).len();
        if count == 0 || count > LONGEST_PHRASE {
            sheet.wrong(text.line, key, format!("`{}` must have 1 to {LONGEST_PHRASE} words", text.value));
        }
    }
    texts.into_iter().map(|text| text.value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read() {
        let text = "[[synonyms]]\nwords = [\"tee\", \"t-shirt\"]\n\n[[synonyms]]\nwords = [\"blue\"]\nmeans = [\"navy\", \"sky blue\"]\n\n\
                    [[pages]]\nwords = [\"size guide\"]\npath = \"/size-guides\"\n";
        let dictionary = parse("en.toml", text).unwrap();
        assert_eq!(dictionary.synonyms.len(), 2);
        assert_eq!(dictionary.synonyms[1].means, ["navy", "sky blue"]);
        assert_eq!(dictionary.pages[0].path, "/size-guides");
    }

    #[test]
    fn errors_name_their_line() {
        for (text, line, key) in [
            ("[[synonyms]]\nwords = [\"tee\"]\n", 2, "synonyms[1].words"),
            ("[[synonyms]]\nwords = [\"a\", \"!\"]\n", 2, "synonyms[1].words"),
            ("[[pages]]\nwords = [\"returns\"]\npath = \"//evil.example\"\n", 3, "pages[1].path"),
            ("[[pages]]\nwords = [\"returns\"]\n", 1, "pages[1].path"),
            ("[[synonym]]\nwords = [\"a\", \"b\"]\n", 1, "synonym"),
        ] {
            let wrong = parse("en.toml", text).unwrap_err();
            assert_eq!((wrong[0].line, wrong[0].key.as_deref()), (line, Some(key)), "{text}: {}", wrong[0]);
        }
    }

    #[test]
    fn the_programs_own_files_are_right() {
        let files = built_in().files;
        assert!(files.len() >= 17);
        for file in files {
            assert!(!parse(&file.name, &file.text).unwrap().synonyms.is_empty(), "{}", file.name);
        }
    }
}
