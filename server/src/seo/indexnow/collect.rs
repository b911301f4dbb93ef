//! Converts entries of the change feed to the URLs of changed pages.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    store,
    submission::{SUBMIT, Submission},
};
use crate::{
    app::App,
    catalog::{self, PublishedPage},
    changes::{self, Change, FeedUpdate, Position, Topic},
    content::editorial,
    error::Result,
    id::ProductId,
    jobs::{self, NewJob, Priority, Queue},
    seo::addresses::address,
    tenancy::{Storefront, Tenant, public_home_of},
};

/// URLs per submission; the protocol allows ten times as many.
const BATCH: usize = 1_000;
/// Products whose pages are read per statement.
const PRODUCTS_AT_ONCE: usize = 250;
/// Content whose text is dated within this period counts as changed, as its dates are days without a time.
const RECENT: TimeDelta = TimeDelta::days(2);

/// Processes a job of the kind `seo.indexnow-collect`: enqueues submissions of what changed since the last one.
pub async fn collect(app: &App) -> Result<()> {
    let directory = app.directory();
    let countries: Vec<&Arc<Tenant>> =
        directory.active().filter(|tenant| app.settings.indexnow_key_of(&tenant.code).is_some()).collect();
    if countries.is_empty() {
        return Ok(());
    }
    let (changes, next) = match store::read_below(&app.db).await? {
        Some(below) => changes::read(&app.db, &Position::at(below)).await?,
        None => (FeedUpdate::Unknown, changes::latest(&app.db).await?),
    };
    let mut submissions = Vec::new();
    // Makes sure that the pages are read in their state after these changes.
    app.catch_up().await?;
    if let FeedUpdate::Changes(changes) = changes {
        for tenant in countries {
            submissions.extend(submissions_of(app, tenant, &changes).await?);
        }
    }
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    store::set_read_below(&mut tx, next.below()).await?;
    for submission in submissions {
        let about = format!("{} addresses of {}", submission.addresses.len(), submission.host);
        let job = NewJob::new(SUBMIT, now, about, &submission).in_queue(Queue::Webhook).with_priority(Priority::Low);
        jobs::enqueue(&mut tx, &job.of_tenant(submission.tenant)).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// The changed pages of a country, by host.
async fn submissions_of(app: &App, tenant: &Arc<Tenant>, changes: &[Change]) -> Result<Vec<Submission>> {
    let Some(front) = Storefront::public(tenant, &tenant.default_language) else { return Ok(Vec::new()) };
    let id = tenant.id;
    let own = || changes.iter().filter(move |change| change.tenant.is_none_or(|changed| changed == id));
    let products: BTreeSet<ProductId> = own()
        .filter(|change| change.topic == Topic::Product)
        .filter_map(|change| change.entity.map(ProductId))
        .collect();
    let products: Vec<ProductId> = products.into_iter().collect();
    let mut hosts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for part in products.chunks(PRODUCTS_AT_ONCE) {
        for page in catalog::product_pages(app, &front, part).await? {
            add(&mut hosts, tenant, &page);
        }
    }
    if own().any(|change| change.topic == Topic::Content) {
        let home = PublishedPage { alternates: editorial::everywhere(app, "/"), ..PublishedPage::default() };
        add(&mut hosts, tenant, &home);
        let since = app.clock.now() - RECENT;
        let pages = editorial::published(app, &front).await?;
        pages.iter().filter(|page| is_recent(page, since)).for_each(|page| add(&mut hosts, tenant, page));
    }
    let batches = hosts.into_iter().flat_map(|(host, addresses)| {
        let addresses: Vec<String> = addresses.into_iter().collect();
        let batch = |part: &[String]| Submission { tenant: tenant.id, host: host.clone(), addresses: part.to_vec() };
        addresses.chunks(BATCH).map(batch).collect::<Vec<_>>()
    });
    Ok(batches.collect())
}

fn is_recent(page: &PublishedPage, since: DateTime<Utc>) -> bool {
    page.updated_at.is_some_and(|updated| updated >= since)
}

/// Adds the page's URLs in the country's languages, by host. A page that the country does not show has none.
fn add(hosts: &mut BTreeMap<String, BTreeSet<String>>, tenant: &Tenant, page: &PublishedPage) {
    for alternate in page.alternates.iter().filter(|alternate| alternate.country == tenant.code) {
        let language = tenant.language(&alternate.language);
        let Some(home) = language.and_then(|language| public_home_of(tenant, language)) else { continue };
        let Some(host) = home.split_once("://").and_then(|(_, rest)| rest.split('/').next()) else { continue };
        hosts.entry(host.to_owned()).or_default().insert(address(&home, &alternate.path));
    }
}
