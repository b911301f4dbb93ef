//! Search statistics without personal data: counts by day, country, language and query. Collected in memory, written every few
//! seconds.

use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex, PoisonError},
};

use chrono::{Days, TimeDelta};
use regex::Regex;

use super::{
    analysis::words,
    store::{self, CountedEvent, Tally},
};
use crate::{
    app::App,
    error::Result,
    tenancy::{LanguageId, Storefront, Tenant},
};

/// Most queries that wait to be written; further new ones are not counted.
const MOST_WAITING: usize = 5_000;
/// Longest query that is counted, in characters: longer ones were hardly typed by a person.
const LONGEST: usize = 60;

/// Counts not yet written to the database.
#[derive(Debug, Default)]
pub struct Counts(Mutex<HashMap<CountedEvent, Tally>>);

impl Counts {
    /// Counts a search and its number of results.
    pub fn searched(&self, app: &App, storefront: &Storefront, query: &str, results: i64) {
        self.add(app, storefront, query, |tally| {
            tally.searches += 1;
            tally.results = results;
        });
    }

    /// Counts a click on a product in the search results.
    pub fn clicked(&self, app: &App, storefront: &Storefront, query: &str) {
        self.add(app, storefront, query, |tally| tally.clicks += 1);
    }

    fn add(&self, app: &App, storefront: &Storefront, query: &str, change: impl FnOnce(&mut Tally)) {
        let Some(query) = countable(query) else { return };
        let counted = CountedEvent {
            tenant: storefront.tenant.id,
            day: storefront.tenant.local_date(app.clock.now()).to_string(),
            language: storefront.language.id,
            query,
        };
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() < MOST_WAITING || waiting.contains_key(&counted) {
            change(waiting.entry(counted).or_default());
        }
    }

    /// Writes the waiting counts. Counts that cannot be written are lost, which is acceptable for statistics.
    pub async fn write(&self, app: &App) -> Result<()> {
        let waiting = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        if waiting.is_empty() {
            return Ok(());
        }
        let mut counts: Vec<(CountedEvent, Tally)> = waiting.into_iter().collect();
        counts.sort_by(|one, other| one.0.cmp(&other.0));
        let mut tx = app.db.begin().await?;
        store::add_counts(&mut tx, &counts).await?;
        tx.commit().await?;
        Ok(())
    }
}

/// The normalised query to count; none when it is empty, too long or may contain an e-mail address or a phone number.
fn countable(query: &str) -> Option<String> {
    static PERSONAL: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"\S@\S|(\d[\s./-]?){7,}").expect("a regular expression"));
    if query.chars().count() > LONGEST || PERSONAL.is_match(query) {
        return None;
    }
    let folded = words(query).into_iter().map(|word| word.folded).collect::<Vec<_>>().join(" ");
    (!folded.is_empty()).then_some(folded)
}

/// A query in the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedQuery {
    /// The language of the page.
    pub language: LanguageId,
    /// Normalised: lower case, without diacritics.
    pub query: String,
    /// Searches.
    pub searches: i64,
    /// The smallest number of results on one of the days with searches; 0 if there are none.
    pub results: i64,
    /// Clicks on products in the results.
    pub clicks: i64,
}

/// A country's queries of the last `days`, the most frequent first.
pub async fn report(app: &App, tenant: &Tenant, days: u64) -> Result<Vec<ReportedQuery>> {
    let since = tenant.local_date(app.clock.now()) - Days::new(days.saturating_sub(1));
    let rows = store::counts(&app.db, tenant.id, &since.to_string()).await?;
    let reported = |row: store::CountRow| ReportedQuery {
        language: row.language_id,
        query: row.query,
        searches: row.searches,
        results: row.results,
        clicks: row.clicks,
    };
    Ok(rows.into_iter().map(reported).collect())
}

/// Deletes counts older than `keep`; repeating it deletes nothing more.
pub async fn prune(app: &App, keep: TimeDelta) -> Result<u64> {
    let before = (app.clock.now() - keep).date_naive();
    Ok(store::prune_counts(&app.db, &before.to_string()).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_that_may_contain_personal_data_are_not_counted() {
        for query in ["ana@example.com", "040 123 456 7", "+386 40 123-456", "!!", ""] {
            assert_eq!(countable(query), None, "{query}");
        }
        assert_eq!(countable(&"majica ".repeat(20)), None);
        assert_eq!(countable("  Črna MAJICA 86/92 ").as_deref(), Some("crna majica 86 92"));
    }
}
