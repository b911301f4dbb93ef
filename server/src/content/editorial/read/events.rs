//! Events: what comes, what runs and what is over, by the country's clock.

use chrono::{DateTime, SecondsFormat, TimeDelta, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    super::{
        check::is_own_language,
        files::text_of,
        index::Entry,
        model::{EventFacts, EventState, EventTimes, FrontMatter, Kind},
    },
    pages::{PageLink, Resolved, key_of_slug, line},
    reader::{ContentReader, rendered},
};
use crate::{
    app::App,
    cache::{depend_on, depend_until_exactly},
    catalog::{self, Alternate, ListingScope, Picture},
    changes::{Change, Topic},
    error::{Error, Result},
    i18n::format_date,
    id::{AssetId, CollectionId},
    media,
    tenancy::Storefront,
};

/// How long before its start, or after its end, the sample of an event is seen.
const SAMPLE_DISTANCE: TimeDelta = TimeDelta::hours(36);

/// An event as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventCard {
    /// The same in all languages.
    pub key: String,
    /// Its heading.
    pub title: String,
    /// What it is about, in a sentence or two.
    pub description: String,
    /// Its path, without a locale prefix.
    pub path: String,
    /// Its picture.
    #[schema(required)]
    pub picture: Option<Picture>,
    /// Where it stands.
    pub state: EventState,
    /// Its first moment.
    pub starts_at: DateTime<Utc>,
    /// The first moment after it.
    pub ends_at: DateTime<Utc>,
    /// Its first minute, as the language writes days, by the country's clock.
    pub starts: String,
    /// Its last minute, the same way.
    pub ends: String,
    /// The BCP 47 tag of the language that it is written in.
    pub locale: String,
}

/// A whole event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventView {
    /// What lists show of it.
    #[serde(flatten)]
    pub card: EventCard,
    /// Sanitised HTML.
    pub html: String,
    /// What it is about; none where the country does not have the collection.
    #[schema(required)]
    pub collection: Option<PageLink>,
    /// Whether it is written in the language that was asked for.
    pub is_own_language: bool,
    /// The same event in other languages and countries, this one included.
    pub alternates: Vec<Alternate>,
    /// Other events that run or come.
    pub more: Vec<EventCard>,
}

/// Where an event stands now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventStatus {
    /// What lists show of it.
    #[serde(flatten)]
    pub card: EventCard,
    /// The server's time, in milliseconds since 1970.
    pub now_ms: i64,
    /// The same, as the language writes days, by the country's clock.
    pub now: String,
    /// The same as an ISO time.
    pub now_at: String,
}

pub(super) fn path_of(front: &FrontMatter) -> String {
    format!("/event/{}", front.slug)
}

/// A moment by the country's clock: `29. november 2026, 23:59`.
fn written(front: &Storefront, at: DateTime<Utc>) -> String {
    let time = at.with_timezone(&front.tenant.time_zone).format("%H:%M");
    format!("{}, {time}", format_date(&front.language.locale, front.tenant.local_date(at)))
}

/// An event's file, with what it says of the event.
#[derive(Clone, Copy)]
struct EventFile<'w> {
    entry: &'w Entry,
    front: &'w FrontMatter,
    facts: &'w EventFacts,
    times: EventTimes,
}

impl EventFile<'_> {
    fn state(&self, now: DateTime<Utc>) -> EventState {
        self.times.state(now)
    }
}

fn shown<'w>(reader: &'w ContentReader<'_>, key: &str) -> Option<EventFile<'w>> {
    let entry = reader.shown(Kind::Event, key)?;
    let front = entry.front.as_ref()?;
    let facts = front.event.as_ref()?;
    Some(EventFile { entry, front, facts, times: facts.times(reader.front.tenant.time_zone) })
}

/// The events that run or come, those that run first, each in the order in which they end.
fn current<'w>(reader: &'w ContentReader<'_>) -> Vec<EventFile<'w>> {
    let all = reader.index.keys(Kind::Event).filter_map(|key| shown(reader, key));
    let mut events: Vec<EventFile<'_>> = all.collect();
    // What is over, or comes, or has ended at another moment is another list.
    for next in events.iter().filter_map(|event| event.times.next_change(reader.now)) {
        depend_until_exactly(next);
    }
    events.retain(|event| event.state(reader.now) != EventState::Over);
    events.sort_by_key(|event| (event.state(reader.now) != EventState::Running, event.times.ends_at));
    events
}

/// The keys of the events that run or come.
pub(super) fn current_keys(reader: &ContentReader<'_>) -> Vec<String> {
    current(reader).into_iter().map(|event| event.entry.id.key.clone()).collect()
}

async fn cards(reader: &ContentReader<'_>, events: &[EventFile<'_>]) -> Result<Vec<EventCard>> {
    let ids: Vec<AssetId> = events.iter().filter_map(|event| event.entry.picture).collect();
    let assets = media::assets(&reader.app.db, &ids).await?;
    let card = |event: &EventFile<'_>| {
        let facts = reader.facts(event.entry);
        // The heading stands beside the picture.
        let picture = event.entry.picture.and_then(|id| assets.get(&id));
        EventCard {
            key: event.entry.id.key.clone(),
            title: line(&event.front.title, &facts),
            description: line(&event.front.description, &facts),
            path: path_of(event.front),
            picture: picture.map(|asset| catalog::picture(reader.app, asset, String::new())),
            state: event.state(reader.now),
            starts_at: event.times.starts_at,
            ends_at: event.times.ends_at,
            starts: written(reader.front, event.times.starts_at),
            ends: written(reader.front, event.times.ends_at - TimeDelta::minutes(1)),
            locale: reader.language_of(event.entry).locale,
        }
    };
    Ok(events.iter().map(card).collect())
}

/// The events that run or come.
pub async fn events(app: &App, storefront: &Storefront) -> Result<Vec<EventCard>> {
    let reader = ContentReader::open(app, storefront).await?;
    cards(&reader, &current(&reader)).await
}

/// What a slug means now.
fn of_slug<'w>(reader: &'w ContentReader<'_>, slug: &str) -> Result<EventFile<'w>> {
    let key = key_of_slug(reader, Kind::Event, slug).ok_or(Error::NotFound)?;
    let event = shown(reader, key).ok_or(Error::NotFound)?;
    if let Some(next) = event.times.next_change(reader.now) {
        depend_until_exactly(next);
    }
    Ok(event)
}

/// The event of a slug. One that it has in another language leads to this language's.
pub async fn event(app: &App, storefront: &Storefront, slug: &str) -> Result<Resolved<EventView>> {
    let reader = ContentReader::open(app, storefront).await?;
    let event = of_slug(&reader, slug)?;
    if !event.front.slug.eq_ignore_ascii_case(slug) {
        return Ok(Resolved::Moved(event.front.slug.clone()));
    }
    Ok(Resolved::Here(view(&reader, event).await?))
}

async fn view(reader: &ContentReader<'_>, event: EventFile<'_>) -> Result<EventView> {
    let key = event.entry.id.key.as_str();
    let read = reader.read(Kind::Event, key, |source, facts| rendered(text_of(source), facts)).await?;
    let (_, text) = read.ok_or(Error::NotFound)?;
    let others: Vec<EventFile<'_>> = current(reader).into_iter().filter(|other| other.entry.id.key != key).collect();
    let is_own_language = is_own_language(&reader.front.language.code, &event.entry.id.language);
    Ok(EventView {
        card: cards(reader, &[event]).await?.pop().ok_or(Error::NotFound)?,
        html: text.html,
        collection: collection_link(reader, event.facts).await?,
        is_own_language,
        alternates: if is_own_language { reader.alternates(Kind::Event, key, path_of) } else { Vec::new() },
        more: cards(reader, &others).await?,
    })
}

/// The collection that an event is about.
async fn collection_id(reader: &ContentReader<'_>, facts: &EventFacts) -> Result<Option<CollectionId>> {
    depend_on(Change::all(Topic::Taxonomy));
    Ok(catalog::taxonomy_ids(&reader.app.db).await?.collections.get(&facts.collection).copied())
}

/// The page of an event's collection, where the country has it.
async fn collection_link(reader: &ContentReader<'_>, facts: &EventFacts) -> Result<Option<PageLink>> {
    let Some(id) = collection_id(reader, facts).await? else { return Ok(None) };
    let found = catalog::collection_detail(reader.app, reader.front, id).await;
    match found {
        Ok(detail) => Ok(Some(PageLink {
            key: facts.collection.clone(),
            name: detail.collection.name,
            path: detail.collection.path,
        })),
        Err(Error::NotFound) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Where the event of a slug stands now.
pub async fn event_status(app: &App, storefront: &Storefront, slug: &str) -> Result<EventStatus> {
    let reader = ContentReader::open(app, storefront).await?;
    let event = of_slug(&reader, slug)?;
    let now = reader.now;
    Ok(EventStatus {
        card: cards(&reader, &[event]).await?.pop().ok_or(Error::NotFound)?,
        now_ms: now.timestamp_millis(),
        now: written(storefront, now),
        now_at: now.to_rfc3339_opts(SecondsFormat::Secs, true),
    })
}

/// The collection of the event of a slug; none while it does not run, or where the country does not have the collection.
pub async fn event_collection(app: &App, storefront: &Storefront, slug: &str) -> Result<Option<CollectionId>> {
    let reader = ContentReader::open(app, storefront).await?;
    let event = of_slug(&reader, slug)?;
    if event.state(reader.now) != EventState::Running {
        return Ok(None);
    }
    let Some(id) = collection_id(&reader, event.facts).await? else { return Ok(None) };
    let has_page = catalog::link(app, storefront, ListingScope::Collection(id)).await?.is_some();
    Ok(has_page.then_some(id))
}

/// The country's first event as it looks in a state: for the test pages. Its times are moved, nothing else.
pub async fn event_sample(app: &App, storefront: &Storefront, state: EventState) -> Result<EventView> {
    let reader = ContentReader::open(app, storefront).await?;
    let event = reader.index.keys(Kind::Event).find_map(|key| shown(&reader, key)).ok_or(Error::NotFound)?;
    let length = event.times.ends_at - event.times.starts_at;
    let starts_at = match state {
        EventState::Upcoming => reader.now + SAMPLE_DISTANCE,
        EventState::Running => reader.now - length / 2,
        EventState::Over => reader.now - length - SAMPLE_DISTANCE,
    };
    let times = EventTimes { starts_at, ends_at: starts_at + length };
    view(&reader, EventFile { times, ..event }).await
}
