//! Files of content: what they are, in which language and for which country, and what stands in their front matter.

use std::fmt;

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use crate::{clock::When, tenancy::Tenant};

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A page of text with an address of its own: terms, returns.
    Page,
    /// A post of the journal.
    Post,
    /// Frequent questions with their answers.
    Faq,
    /// What stands in the help centre, in all languages.
    Help,
    /// The words of the help centre in a language.
    HelpTexts,
    /// What the care symbols mean.
    ProductCare,
    /// Body measurements behind sizes, in all languages.
    SizeTables,
}

impl Kind {
    /// Its name in sentences.
    pub fn name(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Post => "post",
            Self::Faq => "faq",
            Self::Help => "help",
            Self::HelpTexts => "help texts",
            Self::ProductCare => "product care",
            Self::SizeTables => "size tables",
        }
    }

    /// Whether its files begin with front matter.
    pub fn has_front_matter(self) -> bool {
        matches!(self, Self::Page | Self::Post)
    }

    /// The one file of what has a single file for all languages.
    pub fn only_file(self) -> Option<&'static str> {
        match self {
            Self::Help => Some("help.toml"),
            Self::SizeTables => Some("size-tables.toml"),
            _ => None,
        }
    }

    fn folder(self) -> &'static str {
        match self {
            Self::Page => "pages",
            Self::Post => "posts",
            Self::Faq => "faq",
            Self::Help | Self::HelpTexts => "help",
            Self::ProductCare => "product-care",
            Self::SizeTables => "",
        }
    }
}

/// Which file it is: `pages/returns/AT-de.md` is the page `returns` in German, for Austria alone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId {
    /// What it is.
    pub kind: Kind,
    /// The key of a page or post, the same in all languages; empty for the others.
    pub key: String,
    /// The language's code; empty for the help centre's structure and for size tables, which have none.
    pub language: String,
    /// The code of the only country that it is for.
    pub country: Option<String>,
}

impl FileId {
    /// What a path below the folder of content means; `None` where no file of content is expected.
    pub fn of_path(path: &str) -> Option<Self> {
        if let Some(kind) = [Kind::Help, Kind::SizeTables].into_iter().find(|kind| kind.only_file() == Some(path)) {
            return Some(Self { kind, key: String::new(), language: String::new(), country: None });
        }
        let parts: Vec<&str> = path.split('/').collect();
        let (kind, key, file) = match parts[..] {
            ["pages", key, file] => (Kind::Page, key, file.strip_suffix(".md")?),
            ["posts", key, file] => (Kind::Post, key, file.strip_suffix(".md")?),
            ["faq", file] => (Kind::Faq, "", file.strip_suffix(".toml")?),
            ["help", file] => (Kind::HelpTexts, "", file.strip_suffix(".toml")?),
            ["product-care", file] => (Kind::ProductCare, "", file.strip_suffix(".toml")?),
            _ => return None,
        };
        let (country, language) = match file.split_once('-') {
            Some((country, language)) => (Some(country.to_owned()), language),
            None => (None, file),
        };
        Some(Self { kind, key: key.to_owned(), language: language.to_owned(), country })
    }
}

/// Its path below the folder of content.
impl fmt::Display for FileId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = self.kind.only_file() {
            return formatter.write_str(file);
        }
        write!(formatter, "{}/", self.kind.folder())?;
        if self.kind.has_front_matter() {
            write!(formatter, "{}/", self.key)?;
        }
        if let Some(country) = &self.country {
            write!(formatter, "{country}-")?;
        }
        write!(formatter, "{}.{}", self.language, if self.kind.has_front_matter() { "md" } else { "toml" })
    }
}

/// What stands above the text of a page or post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FrontMatter {
    /// Its heading; a template.
    pub title: String,
    /// For search engines; a template.
    pub description: String,
    /// The last segment of its address.
    pub slug: String,
    /// When its text last changed: the version of the terms.
    pub updated: NaiveDate,
    /// From when it is shown.
    pub publish: Option<When>,
    /// Until when.
    pub unpublish: Option<When>,
    /// The countries that show it; all when empty.
    pub countries: Vec<String>,
    /// The day of a post.
    pub published: Option<NaiveDate>,
    /// The picture of a post.
    pub picture: Option<String>,
    /// What a post is about.
    pub tags: Vec<String>,
    /// The line where the text below begins.
    pub text_line: usize,
}

impl FrontMatter {
    /// Whether a country may show it at all.
    pub fn is_for(&self, tenant: &Tenant) -> bool {
        self.countries.is_empty() || self.countries.iter().any(|code| code.eq_ignore_ascii_case(&tenant.code))
    }

    /// Whether it is shown at a time.
    pub fn is_shown(&self, zone: Tz, now: DateTime<Utc>) -> bool {
        self.publish.is_none_or(|publish| publish.instant(zone) <= now)
            && self.unpublish.is_none_or(|unpublish| now < unpublish.instant(zone))
    }

    /// When that changes next.
    pub fn next_change(&self, zone: Tz, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let instants = [self.publish, self.unpublish].into_iter().flatten().map(|when| when.instant(zone));
        instants.filter(|instant| *instant > now).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_says_what_a_file_is() {
        let id = FileId::of_path("pages/withdrawal-form/AT-de.md").unwrap();
        assert_eq!((id.kind, &*id.key, &*id.language), (Kind::Page, "withdrawal-form", "de"));
        assert_eq!(id.country.as_deref(), Some("AT"));
        for path in [
            "pages/withdrawal-form/AT-de.md",
            "posts/a/sl.md",
            "faq/sl.toml",
            "help.toml",
            "help/sl.toml",
            "size-tables.toml",
        ] {
            assert_eq!(FileId::of_path(path).unwrap().to_string(), path);
        }
        for path in ["pages/sl.md", "pages/a/b/sl.md", "faq/sl.md", "notes.txt", "posts/a/picture.svg"] {
            assert_eq!(FileId::of_path(path), None, "{path}");
        }
    }
}
