//! Stores clicks in groups (group commit): those that wait at the same time are stored in one transaction, with one statement per
//! kind of row and one disk flush. A click is acknowledged after that.

use std::collections::{HashMap, HashSet};

use uuid::Uuid;

use super::salts::{self, Salt};
use crate::{
    affiliates::{self, Affiliate},
    app::App,
    attribution::{
        model::{CleanClick, Outcome, REPLAY_WITHIN},
        store::{self, NewClick},
    },
    db::Tx,
    error::{Error, Result},
    group_commit::{GroupQueue, Grouping},
    id::{AffiliateDiscountId, AffiliateId, ClickId},
};

/// Maximum number of clicks in a group: the rows that fit in one statement.
const MOST: usize = 128;

/// Clicks whose request was abandoned are stored as well: a browser that has left the page does not wait for the response.
const GROUPING: Grouping = Grouping { most: MOST, keeps_abandoned: true };

type Queue = GroupQueue<CleanClick, Result<Outcome>>;

/// Stores a click, together with others that wait.
pub(super) async fn store(app: &App, click: CleanClick) -> Result<Outcome> {
    let queue = app.slice_state::<Queue>();
    let stored = queue.write(click, GROUPING, |clicks| {
        let app = app.clone();
        async move { store_group(&app, &clicks).await }
    });
    stored.await.unwrap_or(Err(Error::Unavailable("the click was not stored")))
}

/// If a group cannot be stored, its clicks are tried one by one, so that one invalid click does not fail the others.
async fn store_group(app: &App, clicks: &[CleanClick]) -> Vec<Result<Outcome>> {
    match store_all(app, clicks).await {
        Ok(outcomes) => outcomes.into_iter().map(Ok).collect(),
        Err(Error::Internal(_)) if clicks.len() > 1 => {
            let mut outcomes = Vec::with_capacity(clicks.len());
            for click in clicks {
                outcomes.push(store_one(app, click).await);
            }
            outcomes
        }
        Err(error) => vec![Err(error); clicks.len()],
    }
}

async fn store_one(app: &App, click: &CleanClick) -> Result<Outcome> {
    let outcomes = store_all(app, std::slice::from_ref(click)).await?;
    outcomes.first().copied().ok_or_else(|| Error::internal("the click was not stored"))
}

async fn store_all(app: &App, clicks: &[CleanClick]) -> Result<Vec<Outcome>> {
    let salt = salts::of_day(app, app.clock.now()).await?;
    app.db
        .transact(|mut tx| async move {
            let outcomes = insert(&mut tx, &salt, clicks).await?;
            tx.commit().await?;
            Ok::<_, Error>(outcomes)
        })
        .await
}

async fn insert(tx: &mut Tx, salt: &Salt, clicks: &[CleanClick]) -> Result<Vec<Outcome>> {
    let partners = Partners::of(tx, clicks).await?;
    let mut seen = recent(tx, clicks).await?;
    let mut outcomes = vec![Outcome::Unknown; clicks.len()];
    let mut new: Vec<(usize, NewClick<'_>)> = Vec::with_capacity(clicks.len());
    for (index, click) in clicks.iter().enumerate() {
        let Some((affiliate_id, discount_id)) = partners.of_click(click) else { continue };
        let fingerprint = fingerprint(click, affiliate_id, discount_id);
        if !seen.insert((click.session, fingerprint)) {
            outcomes[index] = Outcome::Replay;
            continue;
        }
        let slot = click.occurred_at.timestamp() / REPLAY_WITHIN.num_seconds();
        let network = salts::hash(salt, click.network);
        new.push((index, NewClick { click, affiliate_id, discount_id, fingerprint, slot, network }));
    }
    let (indexes, new): (Vec<usize>, Vec<NewClick<'_>>) = new.into_iter().unzip();
    let stored = store::insert_clicks(tx, &new).await?;
    let ids: Vec<ClickId> = stored.iter().map(|click| click.id).collect();
    store::insert_uncounted(tx, &ids).await?;
    // Clicks that another process has stored a moment ago are not stored again.
    let stored: HashSet<(Uuid, i64)> = stored.into_iter().map(|click| (click.session_id, click.fingerprint)).collect();
    for (index, new) in indexes.into_iter().zip(&new) {
        let is_stored = stored.contains(&(new.click.session, new.fingerprint));
        outcomes[index] = if is_stored { Outcome::Kept } else { Outcome::Replay };
    }
    Ok(outcomes)
}

/// Recent clicks of these sessions, as session and fingerprint.
async fn recent(tx: &mut Tx, clicks: &[CleanClick]) -> Result<HashSet<(Uuid, i64)>> {
    let Some(first) = clicks.iter().map(|click| click.occurred_at).min() else { return Ok(HashSet::new()) };
    let mut sessions: Vec<Uuid> = clicks.iter().map(|click| click.session).collect();
    sessions.sort_unstable();
    sessions.dedup();
    Ok(store::recent(tx, &sessions, first - REPLAY_WITHIN).await?.into_iter().collect())
}

/// A hash that is equal for clicks with the same data.
fn fingerprint(click: &CleanClick, affiliate: AffiliateId, discount: Option<AffiliateDiscountId>) -> i64 {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&click.tenant_id.0.to_le_bytes());
    hasher.update(&affiliate.0.to_le_bytes());
    hasher.update(&discount.map_or(0, |discount| discount.0).to_le_bytes());
    for text in [&click.source, &click.landing].into_iter().chain(&click.campaign) {
        hasher.update(text.as_bytes());
        hasher.update(&[0]);
    }
    let mut head = [0; 8];
    head.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    i64::from_le_bytes(head)
}

/// The partners to whom the clicks of a group can belong.
struct Partners {
    by_code: HashMap<String, Affiliate>,
    by_id: HashMap<AffiliateId, Affiliate>,
    owners: HashMap<AffiliateDiscountId, AffiliateId>,
}

impl Partners {
    async fn of(tx: &mut Tx, clicks: &[CleanClick]) -> Result<Self> {
        let codes = distinct(clicks.iter().filter_map(|click| click.code.clone()));
        let discounts = distinct(clicks.iter().filter_map(|click| click.discount));
        let by_code: HashMap<String, Affiliate> =
            affiliates::find_by_codes(&mut *tx, &codes).await?.into_iter().collect();
        let owners: HashMap<AffiliateDiscountId, AffiliateId> =
            affiliates::owners_of_discounts(&mut *tx, &discounts).await?.into_iter().collect();
        let without_code = clicks.iter().filter(|click| click.code.is_none());
        let named = without_code.filter_map(|click| {
            let owner = click.discount.and_then(|discount| owners.get(&discount).copied());
            owner.or(click.affiliate)
        });
        let named = distinct(named);
        let found = if named.is_empty() { Vec::new() } else { affiliates::with_ids(&mut *tx, &named).await? };
        let by_id = found.into_iter().map(|affiliate| (affiliate.id, affiliate)).collect();
        Ok(Self { by_code, by_id, owners })
    }

    /// The active partner of a click, and the discount if it belongs to that partner.
    fn of_click(&self, click: &CleanClick) -> Option<(AffiliateId, Option<AffiliateDiscountId>)> {
        let owner = click.discount.and_then(|discount| self.owners.get(&discount).copied());
        let partner = match &click.code {
            Some(code) => self.by_code.get(code),
            None => self.by_id.get(&owner.or(click.affiliate)?),
        };
        let partner = partner.filter(|partner| partner.is_active())?;
        Some((partner.id, click.discount.filter(|_| owner == Some(partner.id))))
    }
}

fn distinct<T: Ord>(values: impl Iterator<Item = T>) -> Vec<T> {
    let mut values: Vec<T> = values.collect();
    values.sort_unstable();
    values.dedup();
    values
}

/// Blocks the storing of clicks until the guard is dropped.
#[cfg(test)]
pub async fn hold(app: &App) -> tokio::sync::OwnedMutexGuard<()> {
    app.slice_state::<Queue>().hold().await
}

/// The number of clicks waiting to be stored.
#[cfg(test)]
pub fn waiting(app: &App) -> usize {
    app.slice_state::<Queue>().waiting()
}
