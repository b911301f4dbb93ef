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
    /// An event: a collection that is the talk of some days.
    Event,
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
    /// Partners and Instagram pictures, in all languages.
    Partners,
    /// Home pages, headers and the blog's slides, in all languages.
    Home,
}

impl Kind {
    /// Its name in sentences.
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
        }
    }

    /// Whether each language has a file of its own.
    pub fn is_by_language(self) -> bool {
        !matches!(self, Self::Help | Self::SizeTables | Self::Partners | Self::Home)
    }

    /// Whether its files begin with front matter.
    pub fn has_front_matter(self) -> bool {
        matches!(self, Self::Page | Self::Post | Self::Event)
    }

    /// The name of its only file, where it has but one for all languages.
    pub fn single_file(self) -> Option<&'static str> {
        match self {
            Self::Help => Some("help.toml"),
            Self::Partners => Some("partners.toml"),
            Self::SizeTables => Some("size-tables.toml"),
            _ => None,
        }
    }

    /// The folder of its files, and of the pictures that lie beside them.
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
            Self::SizeTables => "",
        }
    }
}

/// The home pages of all countries.
const HOME: &str = "home.toml";

/// Which file it is: `pages/returns/AT-de.md` is the page `returns` in German, for Austria alone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId {
    /// What it is.
    pub kind: Kind,
    /// The key of a page, post or event, the same in all languages; empty for the others.
    pub key: String,
    /// The language's code; empty for files of all languages: the help centre's structure, size tables, partners and home pages.
    pub language: String,
    /// The code of the only country that it is for.
    pub country: Option<String>,
}

impl FileId {
    /// What a path below the folder of content means; `None` where no file of content is expected.
    pub fn of_path(path: &str) -> Option<Self> {
        if let Some(kind) =
            [Kind::Help, Kind::Partners, Kind::SizeTables].into_iter().find(|kind| kind.single_file() == Some(path))
        {
            return Some(Self { kind, key: String::new(), language: String::new(), country: None });
        }
        let parts: Vec<&str> = path.split('/').collect();
        let home = |country| Self { kind: Kind::Home, key: String::new(), language: String::new(), country };
        match parts[..] {
            [HOME] => return Some(home(None)),
            ["home", file] => return Some(home(Some(file.strip_suffix(".toml")?.to_owned()))),
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

/// Its path below the folder of content.
impl fmt::Display for FileId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = self.kind.single_file() {
            return formatter.write_str(file);
        }
        if self.kind == Kind::Home {
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

/// What an event is about, and when: the same in all its languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EventFacts {
    /// From when it runs.
    pub starts: When,
    /// Until just before when.
    pub ends: When,
    /// The key of its collection.
    pub collection: String,
}

/// Where an event stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum EventState {
    /// It begins later.
    Upcoming,
    /// It has begun and not ended.
    Running,
    /// It has ended.
    Over,
}

/// From when an event runs, and until just before when, by a country's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventTimes {
    /// Its first moment.
    pub starts_at: DateTime<Utc>,
    /// The first moment after it.
    pub ends_at: DateTime<Utc>,
}

impl EventTimes {
    /// Where it stands at a time.
    pub fn state(self, now: DateTime<Utc>) -> EventState {
        if now < self.starts_at {
            EventState::Upcoming
        } else if now < self.ends_at {
            EventState::Running
        } else {
            EventState::Over
        }
    }

    /// When that changes next.
    pub fn next_change(self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        [self.starts_at, self.ends_at].into_iter().find(|at| now < *at)
    }
}

impl EventFacts {
    /// Its times in a time zone.
    pub fn times(&self, zone: Tz) -> EventTimes {
        EventTimes { starts_at: self.starts.instant(zone), ends_at: self.ends.instant(zone) }
    }
}

/// What stands above the text of a page, post or event.
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
    /// The picture of a post or event.
    pub picture: Option<String>,
    /// What an event is about, and when.
    pub event: Option<EventFacts>,
    /// What a post is about.
    pub tags: Vec<String>,
    /// Selectors of products that belong to a post.
    #[serde(default)]
    pub products: Vec<String>,
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
            "events/a/sl.md",
            "faq/sl.toml",
            "help.toml",
            "help/sl.toml",
            "partners.toml",
            "size-tables.toml",
            "home.toml",
            "home/AT.toml",
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
