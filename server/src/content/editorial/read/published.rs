//! The addresses of content as sitemaps list them: pages, posts and events that are not over in each language of their own, and the pages that hold their lists.

use chrono::{DateTime, NaiveTime, Utc};

use super::{
    super::model::{FrontMatter, Kind},
    events, pages, posts,
    window::Window,
};
use crate::{
    app::App,
    catalog::{Alternate, PublishedPage},
    error::Result,
    id::AssetId,
    media,
    tenancy::Storefront,
};

/// Pages whose address is the same in every language, by what they show.
const LISTS: [(Kind, &str); 4] =
    [(Kind::Faq, "/faq"), (Kind::Help, "/helpcenter"), (Kind::ProductCare, "/product-cares"), (Kind::Post, "/blog")];

/// Every page of content that the country shows now.
pub async fn published(app: &App, storefront: &Storefront) -> Result<Vec<PublishedPage>> {
    let window = Window::open(app, storefront).await?;
    let has_any = |kind: Kind| window.index.keys(kind).any(|key| window.shown(kind, key).is_some());
    let lists = LISTS.into_iter().filter(|(kind, _)| has_any(*kind));
    let mut all: Vec<PublishedPage> = lists
        .map(|(_, path)| PublishedPage { alternates: everywhere(app, path), ..PublishedPage::default() })
        .collect();
    all.extend(texts(&window, Kind::Page, pages::path_of).await?);
    all.extend(texts(&window, Kind::Post, posts::path_of).await?);
    all.extend(texts(&window, Kind::Event, events::path_of).await?);
    Ok(all)
}

async fn texts(window: &Window<'_>, kind: Kind, path: fn(&FrontMatter) -> String) -> Result<Vec<PublishedPage>> {
    let current: Vec<String> = events::current_keys(window);
    let is_over = |key: &&str| kind == Kind::Event && !current.iter().any(|own| own == key);
    let keys: Vec<&str> = window.index.keys(kind).filter(|key| !is_over(key)).collect();
    let shown: Vec<_> = keys.into_iter().filter_map(|key| Some((key, window.shown(kind, key)?))).collect();
    let pictures: Vec<AssetId> = shown.iter().filter_map(|(_, entry)| entry.picture).collect();
    let assets = media::assets(&window.app.db, &pictures).await?;
    let page = |(key, entry): (&str, &super::super::index::Entry)| PublishedPage {
        alternates: window.alternates(kind, key, path),
        pictures: entry.picture.and_then(|id| assets.get(&id)).map(|asset| asset.path.clone()).into_iter().collect(),
        updated_at: entry.front.as_ref().map(updated_at),
    };
    Ok(shown.into_iter().map(page).collect())
}

fn updated_at(front: &FrontMatter) -> DateTime<Utc> {
    front.updated.and_time(NaiveTime::MIN).and_utc()
}

/// A path that every open country has in each of its languages.
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
