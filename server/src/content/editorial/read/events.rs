//! Events: upcoming, running and past ones, in the country's time zone.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, SecondsFormat, TimeDelta, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    super::{
        check::is_own_language,
        files::text_of,
        index::IndexedFile,
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
    id::{AssetId, CollectionId, TenantId},
    media,
    tenancy::{Storefront, Tenant},
};

/// For the sample of an event: how long before its start, or after its end, the shown time is.
const SAMPLE_DISTANCE: TimeDelta = TimeDelta::hours(36);

/// An event in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventCard {
    /// Event key, the same in all languages.
    pub key: String,
    /// Event title.
    pub title: String,
    /// Summary of one or two sentences.
    pub description: String,
    /// URL path, without a locale prefix.
    pub path: String,
    /// Picture; null if there is none.
    #[schema(required)]
    pub picture: Option<Picture>,
    /// State of the event.
    pub state: EventState,
    /// Start time, RFC 3339.
    pub starts_at: DateTime<Utc>,
    /// End time (exclusive), RFC 3339.
    pub ends_at: DateTime<Utc>,
    /// Start date and time in the country's time zone, as text in the response language.
    pub starts: String,
    /// Last minute of the event in the country's time zone, as text in the response language.
    pub ends: String,
    /// BCP 47 tag of the language in which the event is written.
    pub locale: String,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventView {
    /// The fields shown in lists.
    #[serde(flatten)]
    pub card: EventCard,
    /// Text as sanitised HTML.
    pub html: String,
    /// Collection of the event; null if the country does not have it.
    #[schema(required)]
    pub collection: Option<PageLink>,
    /// Whether the event is written in the requested language.
    pub is_own_language: bool,
    /// The event in all countries and languages, including this one; empty if it is not written in the requested language.
    pub alternates: Vec<Alternate>,
    /// Other running or upcoming events.
    pub more: Vec<EventCard>,
}

/// Current state of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventStatus {
    /// The fields shown in lists.
    #[serde(flatten)]
    pub card: EventCard,
    /// Server time, in milliseconds since 1970-01-01 UTC.
    pub now_ms: i64,
    /// Server time in the country's time zone, as text in the response language.
    pub now: String,
    /// Server time, ISO 8601.
    pub now_at: String,
}

pub(super) fn path_of(front: &FrontMatter) -> String {
    format!("/event/{}", front.slug)
}

/// A time formatted in the country's time zone: `29. november 2026, 23:59`.
fn written(front: &Storefront, at: DateTime<Utc>) -> String {
    let time = at.with_timezone(&front.tenant.time_zone).format("%H:%M");
    format!("{}, {time}", format_date(&front.language.locale, front.tenant.local_date(at)))
}

/// An event's file with its parsed facts.
#[derive(Clone, Copy)]
struct EventFile<'w> {
    entry: &'w IndexedFile,
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

/// Running events, then upcoming ones, each ordered by their end.
fn current<'w>(reader: &'w ContentReader<'_>) -> Vec<EventFile<'w>> {
    let all = reader.index.keys(Kind::Event).filter_map(|key| shown(reader, key));
    let mut events: Vec<EventFile<'_>> = all.collect();
    // The list changes whenever an event starts or ends, so it depends on these times.
    for next in events.iter().filter_map(|event| event.times.next_change(reader.now)) {
        depend_until_exactly(next);
    }
    events.retain(|event| event.state(reader.now) != EventState::Over);
    events.sort_by_key(|event| (event.state(reader.now) != EventState::Running, event.times.ends_at));
    events
}

/// The keys of running and upcoming events.
pub(super) fn current_keys(reader: &ContentReader<'_>) -> Vec<String> {
    current(reader).into_iter().map(|event| event.entry.id.key.clone()).collect()
}

async fn cards(reader: &ContentReader<'_>, events: &[EventFile<'_>]) -> Result<Vec<EventCard>> {
    let ids: Vec<AssetId> = events.iter().filter_map(|event| event.entry.picture).collect();
    let assets = media::assets(&reader.app.db, &ids).await?;
    let card = |event: &EventFile<'_>| {
        let facts = reader.facts(event.entry);
        // The heading is beside the image, so the image needs no alternative text.
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

/// Running and upcoming events.
pub async fn events(app: &App, storefront: &Storefront) -> Result<Vec<EventCard>> {
    let reader = ContentReader::open(app, storefront).await?;
    cards(&reader, &current(&reader)).await
}

/// The event's file for a slug.
fn of_slug<'w>(reader: &'w ContentReader<'_>, slug: &str) -> Result<EventFile<'w>> {
    let key = key_of_slug(reader, Kind::Event, slug).ok_or(Error::NotFound)?;
    let event = shown(reader, key).ok_or(Error::NotFound)?;
    if let Some(next) = event.times.next_change(reader.now) {
        depend_until_exactly(next);
    }
    Ok(event)
}

/// The event with a slug. The slug of another language redirects to this language's.
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
    let versions = if is_own_language { versions(reader, key).await? } else { Vec::new() };
    Ok(EventView {
        card: cards(reader, &[event]).await?.pop().ok_or(Error::NotFound)?,
        html: text.html,
        collection: collection_link(reader, event.facts).await?,
        is_own_language,
        alternates: versions,
        more: cards(reader, &others).await?,
    })
}

/// The versions of an event for its own page: those that search engines may index, or where this country's may not be indexed,
/// all, for visitors who change the language.
async fn versions(reader: &ContentReader<'_>, key: &str) -> Result<Vec<Alternate>> {
    let indexed = indexed_versions(reader, key).await?;
    let is_own = |alternate: &Alternate| alternate.country == reader.front.tenant.code;
    let has_own = indexed.iter().any(is_own);
    Ok(if has_own { indexed } else { reader.alternates(Kind::Event, key, path_of) })
}

/// The versions of an event that search engines may index. A running event is a listing of its collection: where the country
/// sells nothing of it, it must not be indexed.
pub(super) async fn indexed_versions(reader: &ContentReader<'_>, key: &str) -> Result<Vec<Alternate>> {
    let selling = selling_countries(reader, key).await?;
    let is_empty = |tenant: &Tenant, facts: &EventFacts| {
        facts.times(tenant.time_zone).state(reader.now) == EventState::Running
            && !selling.get(&facts.collection).is_some_and(|countries| countries.contains(&tenant.id))
    };
    Ok(reader.versions(|tenant, language| {
        let front = reader.own(Kind::Event, key, tenant, language)?.front.as_ref()?;
        let facts = front.event.as_ref()?;
        (!is_empty(tenant, facts)).then(|| path_of(front))
    }))
}

/// The countries that sell products of the collections of an event, by the key of the collection.
async fn selling_countries(reader: &ContentReader<'_>, key: &str) -> Result<BTreeMap<String, Vec<TenantId>>> {
    let own = reader.index.of_kind(Kind::Event).filter(|entry| entry.id.key == key);
    let all: BTreeSet<&str> =
        own.filter_map(|entry| Some(&*entry.front.as_ref()?.event.as_ref()?.collection)).collect();
    let mut selling = BTreeMap::new();
    for collection in all {
        if let Some(id) = collection_id(reader, collection).await? {
            let scope = ListingScope::Collection(id);
            let countries = catalog::countries_with_products(reader.app, reader.front, scope).await?;
            selling.insert(collection.to_owned(), countries);
        }
    }
    Ok(selling)
}

/// The id of an event's collection.
async fn collection_id(reader: &ContentReader<'_>, collection: &str) -> Result<Option<CollectionId>> {
    depend_on(Change::all(Topic::Taxonomy));
    Ok(catalog::taxonomy_ids(&reader.app.db).await?.collections.get(collection).copied())
}

/// The page of an event's collection, if the country has it.
async fn collection_link(reader: &ContentReader<'_>, facts: &EventFacts) -> Result<Option<PageLink>> {
    let Some(id) = collection_id(reader, &facts.collection).await? else { return Ok(None) };
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

/// The current state of the event with a slug.
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

/// The collection of the event with a slug; none while it is not running, or if the country does not have the collection.
pub async fn event_collection(app: &App, storefront: &Storefront, slug: &str) -> Result<Option<CollectionId>> {
    let reader = ContentReader::open(app, storefront).await?;
    let event = of_slug(&reader, slug)?;
    if event.state(reader.now) != EventState::Running {
        return Ok(None);
    }
    let Some(id) = collection_id(&reader, &event.facts.collection).await? else { return Ok(None) };
    let has_page = catalog::link(app, storefront, ListingScope::Collection(id)).await?.is_some();
    Ok(has_page.then_some(id))
}

/// The country's first event in a given state, for the test pages: only its times are shifted.
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
