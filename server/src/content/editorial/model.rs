//! Files of content: kinds, ids (key, language and country) and front matter.

use std::fmt;

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use super::publication::Publication;
use crate::{clock::When, tenancy::Tenant};

/// The kind of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A page of text with an address of its own: terms, returns.
    Page,
    /// A post of the journal.
    Post,
    /// An event: a collection that is promoted for some days.
    Event,
    /// Frequent questions with their answers.
    Faq,
    /// The structure of the help centre, for all languages.
    Help,
    /// The texts of the help centre in one language.
    HelpTexts,
    /// Explanations of the care symbols.
    ProductCare,
    /// Body measurements behind sizes, in all languages.
    SizeTables,
    /// Partners and Instagram pictures, in all languages.
    Partners,
    /// Home pages, headers and the blog's slides, in all languages.
    Home,
    /// Social profiles.
    Social,
    /// Redirects of a country's paths, which `redirects` stores.
    Redirects,
}

impl Kind {
    /// Its name in messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Post => "post",
            Self::Event => "event",
            Self::Faq => "faq",
            Self::Help => "help",
            Self::HelpTexts => "help texts",
            Self::ProductCare => "product care",
            Self::SizeTables => "size tables",
            Self::Partners => "partners",
            Self::Home => "home",
            Self::Social => "social links",
            Self::Redirects => "redirects",
        }
    }

    /// Whether there is a file for each language.
    pub fn is_by_language(self) -> bool {
        !matches!(self, Self::Help | Self::SizeTables | Self::Partners | Self::Home | Self::Social | Self::Redirects)
    }

    /// Whether its files begin with front matter.
    pub fn has_front_matter(self) -> bool {
        matches!(self, Self::Page | Self::Post | Self::Event)
    }

    /// The file name of a kind with a single file for all languages.
    pub fn single_file(self) -> Option<&'static str> {
        match self {
            Self::Help => Some("help.toml"),
            Self::Partners => Some("partners.toml"),
            Self::SizeTables => Some("size-tables.toml"),
            Self::Social => Some("social.toml"),
            _ => None,
        }
    }

    /// The folder of its files and of their images.
    pub fn folder(self) -> &'static str {
        match self {
            Self::Page => "pages",
            Self::Post => "posts",
            Self::Event => "events",
            Self::Faq => "faq",
            Self::Help | Self::HelpTexts => "help",
            Self::ProductCare => "product-care",
            Self::Partners => "partners",
            Self::Home => "home",
            Self::Redirects => "redirects",
            Self::SizeTables | Self::Social => "",
        }
    }
}

/// The file with the home pages of all countries.
const HOME: &str = "home.toml";

/// The id of a file: `pages/returns/AT-de.md` is the page `returns` in German, for Austria only.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId {
    /// The kind.
    pub kind: Kind,
    /// The key of a page, post or event, the same in all languages; empty for the others.
    pub key: String,
    /// The language's code; empty for files of all languages: the help centre's structure, size tables, partners, home pages, social
    /// links and redirects.
    pub language: String,
    /// The code of the country, for a file of a single country.
    pub country: Option<String>,
}

impl FileId {
    /// Parses a path below the folder of content; `None` if it is not one of a file of content.
    pub fn of_path(path: &str) -> Option<Self> {
        let of = |kind, country| Self { kind, key: String::new(), language: String::new(), country };
        let mut single = [Kind::Help, Kind::Partners, Kind::SizeTables, Kind::Social].into_iter();
        if let Some(kind) = single.find(|kind| kind.single_file() == Some(path)) {
            return Some(of(kind, None));
        }
        let parts: Vec<&str> = path.split('/').collect();
        match parts[..] {
            [HOME] => return Some(of(Kind::Home, None)),
            ["home", file] => return Some(of(Kind::Home, Some(file.strip_suffix(".toml")?.to_owned()))),
            ["redirects", file] => return Some(of(Kind::Redirects, Some(file.strip_suffix(".toml")?.to_owned()))),
            _ => {}
        }
        let (kind, key, file) = match parts[..] {
            ["pages", key, file] => (Kind::Page, key, file.strip_suffix(".md")?),
            ["posts", key, file] => (Kind::Post, key, file.strip_suffix(".md")?),
            ["events", key, file] => (Kind::Event, key, file.strip_suffix(".md")?),
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

/// Formats as the path below the folder of content.
impl fmt::Display for FileId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = self.kind.single_file() {
            return formatter.write_str(file);
        }
        if matches!(self.kind, Kind::Home | Kind::Redirects) {
            return match &self.country {
                None => formatter.write_str(HOME),
                Some(country) => write!(formatter, "{}/{country}.toml", self.kind.folder()),
            };
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

/// The times and the collection of an event: the same in all its languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EventFacts {
    /// Start.
    pub starts: When,
    /// End (exclusive).
    pub ends: When,
    /// The key of its collection.
    pub collection: String,
}

/// State of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum EventState {
    /// The event has not started yet.
    Upcoming,
    /// The event is in progress.
    Running,
    /// The event has ended.
    Over,
}

/// Start and end of an event in a country's time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventTimes {
    /// Start.
    pub starts_at: DateTime<Utc>,
    /// End (exclusive).
    pub ends_at: DateTime<Utc>,
}

impl EventTimes {
    /// The state at a time.
    pub fn state(self, now: DateTime<Utc>) -> EventState {
        if now < self.starts_at {
            EventState::Upcoming
        } else if now < self.ends_at {
            EventState::Running
        } else {
            EventState::Over
        }
    }

    /// The time of the next change of state.
    pub fn next_change(self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        [self.starts_at, self.ends_at].into_iter().find(|at| now < *at)
    }
}

impl EventFacts {
    /// The event's times in a time zone.
    pub fn times(&self, zone: Tz) -> EventTimes {
        EventTimes { starts_at: self.starts.instant(zone), ends_at: self.ends.instant(zone) }
    }
}

/// The front matter of a page, post or event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FrontMatter {
    /// Its heading; a template.
    pub title: String,
    /// The description for search engines; a template.
    pub description: String,
    /// The last segment of its address.
    pub slug: String,
    /// When the text last changed; for the terms this is their version.
    pub updated: NaiveDate,
    /// When it is shown.
    #[serde(flatten)]
    pub publication: Publication,
    /// The countries that show it; all when empty.
    pub countries: Vec<String>,
    /// The date of a post.
    pub published: Option<NaiveDate>,
    /// The name of the image of a post or event.
    pub picture: Option<String>,
    /// The times and collection of an event.
    pub event: Option<EventFacts>,
    /// The tags of a post.
    pub tags: Vec<String>,
    /// Selectors of the products that a post shows.
    #[serde(default)]
    pub products: Vec<String>,
    /// The first line of the text below.
    pub text_line: usize,
}

impl FrontMatter {
    /// Whether a country may show it, regardless of time.
    pub fn is_for(&self, tenant: &Tenant) -> bool {
        self.countries.is_empty() || self.countries.iter().any(|code| code.eq_ignore_ascii_case(&tenant.code))
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
            "events/a/sl.md",
            "faq/sl.toml",
            "help.toml",
            "help/sl.toml",
            "partners.toml",
            "size-tables.toml",
            "home.toml",
            "home/AT.toml",
            "social.toml",
            "redirects/AT.toml",
        ] {
            assert_eq!(FileId::of_path(path).unwrap().to_string(), path);
        }
        for path in [
            "pages/sl.md",
            "pages/a/b/sl.md",
            "faq/sl.md",
            "notes.txt",
            "posts/a/picture.svg",
            "partners/a.svg",
            "home/a.svg",
            "redirects.toml",
            "redirects/AT.csv",
        ] {
            assert_eq!(FileId::of_path(path), None, "{path}");
        }
    }

    #[test]
    fn an_event_begins_at_its_start_and_is_over_at_its_end() {
        let at = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
        let local = |text: &str| When::Local(text.parse().unwrap());
        let facts = EventFacts {
            starts: local("2026-11-23T00:00:00"),
            ends: local("2026-11-30T00:00:00"),
            collection: "basics".to_owned(),
        };
        let times = facts.times(chrono_tz::Europe::Ljubljana);
        for (now, state, next) in [
            ("2026-11-22T22:59:59Z", EventState::Upcoming, Some("2026-11-22T23:00:00Z")),
            ("2026-11-22T23:00:00Z", EventState::Running, Some("2026-11-29T23:00:00Z")),
            ("2026-11-29T22:59:59Z", EventState::Running, Some("2026-11-29T23:00:00Z")),
            ("2026-11-29T23:00:00Z", EventState::Over, None),
        ] {
            assert_eq!((times.state(at(now)), times.next_change(at(now))), (state, next.map(at)), "{now}");
        }
        assert_eq!(facts.times(chrono_tz::Asia::Dhaka).starts_at, at("2026-11-22T18:00:00Z"));
    }
}
