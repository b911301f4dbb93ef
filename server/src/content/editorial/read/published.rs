//! The pages of content for sitemaps, each with the languages that have a text of their own: pages, posts, events that are not
//! over and have products while they run, and the pages that list texts.

use chrono::{DateTime, NaiveTime, Utc};

use super::{
    super::model::{FrontMatter, Kind},
    events,
    lists::{self, List},
    pages, posts,
    reader::ContentReader,
};
use crate::{
    app::App,
    catalog::{Alternate, PublishedPage},
    error::Result,
    id::AssetId,
    media,
    tenancy::Storefront,
};

/// Every page of content that the country currently shows in a text of at least one of its languages.
pub async fn published(app: &App, storefront: &Storefront) -> Result<Vec<PublishedPage>> {
    let reader = ContentReader::open(app, storefront).await?;
    let lists = List::ALL.map(|list| lists::alternates(&reader, list));
    let mut all: Vec<PublishedPage> =
        lists.map(|alternates| PublishedPage { alternates, ..PublishedPage::default() }).into();
    all.extend(texts(&reader, Kind::Page, pages::path_of).await?);
    all.extend(texts(&reader, Kind::Post, posts::path_of).await?);
    all.extend(texts(&reader, Kind::Event, events::path_of).await?);
    all.retain(|page| page.alternates.iter().any(|alternate| alternate.country == storefront.tenant.code));
    Ok(all)
}

async fn texts(reader: &ContentReader<'_>, kind: Kind, path: fn(&FrontMatter) -> String) -> Result<Vec<PublishedPage>> {
    let current: Vec<String> = events::current_keys(reader);
    let is_over = |key: &&str| kind == Kind::Event && !current.iter().any(|own| own == key);
    let keys: Vec<&str> = reader.index.keys(kind).filter(|key| !is_over(key)).collect();
    let shown: Vec<_> = keys.into_iter().filter_map(|key| Some((key, reader.shown(kind, key)?))).collect();
    let pictures: Vec<AssetId> = shown.iter().filter_map(|(_, entry)| entry.picture).collect();
    let assets = media::assets(&reader.app.db, &pictures).await?;
    let mut pages = Vec::with_capacity(shown.len());
    for (key, entry) in shown {
        let picture = entry.picture.and_then(|id| assets.get(&id));
        pages.push(PublishedPage {
            alternates: match kind {
                Kind::Event => events::indexed_versions(reader, key).await?,
                _ => reader.alternates(kind, key, path),
            },
            pictures: picture.map(|asset| asset.path.clone()).into_iter().collect(),
            updated_at: entry.front.as_ref().map(updated_at),
        });
    }
    Ok(pages)
}

fn updated_at(front: &FrontMatter) -> DateTime<Utc> {
    front.updated.and_time(NaiveTime::MIN).and_utc()
}

/// The alternates of a path that exists in every open country and each of its languages.
pub fn everywhere(app: &App, path: &str) -> Vec<Alternate> {
    let directory = app.directory();
    let all = directory.active().flat_map(|tenant| {
        tenant.languages.iter().map(|language| Alternate {
            country: tenant.code.clone(),
            language: language.code.clone(),
            path: path.to_owned(),
        })
    });
    all.collect()
}
