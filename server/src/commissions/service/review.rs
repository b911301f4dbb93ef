//! Reviews of commissions: the job that checks each new one with the programme's fraud rules, and the second check before
//! approval.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::{emails, locked::locked};
use crate::{
    accounts,
    affiliates::{self, Programme},
    app::App,
    attribution,
    commissions::{
        evidence::Method,
        fraud::{self, Facts, PartnerIdentity},
        model::{Commission, Status},
        rule::HoldReason,
        store::{self, attributions::AttributionCounts},
    },
    error::{Error, Result},
    id::{AffiliateId, CommissionId, TenantId},
    jobs::{Failure, Job, NewJob},
};

/// The kind of the job that checks a new commission with the programme's rules. Running it twice has the same result.
pub const REVIEW: &str = "commissions.review";
/// A network's hash changes daily, so earlier sign-ins cannot be compared.
const SIGNED_IN_WITHIN: TimeDelta = TimeDelta::hours(24);

#[derive(Debug, Serialize, Deserialize)]
struct Review {
    id: CommissionId,
}

/// The job that checks a commission.
pub(super) fn job(id: CommissionId, tenant: TenantId, now: DateTime<Utc>) -> NewJob {
    NewJob::new(REVIEW, now, format!("commission {id}"), &Review { id }).of_tenant(tenant)
}

/// Runs a job of the kind `commissions.review`: notifies the partner of a commission that no rule holds.
pub(super) async fn review(app: &App, job: &Job) -> Result<(), Failure> {
    let Review { id } = job.read()?;
    let Some(commission) = store::commissions::find(&app.db, id).await.map_err(Error::from)? else { return Ok(()) };
    let programme = affiliates::programme(app).await?;
    let hits = hits(app, &programme, &commission).await?;
    if hits.is_empty() {
        emails::enqueue_earned(app, &commission).await?;
    } else {
        hold(app, id, hits).await?;
    }
    Ok(())
}

/// The rules that match a commission now.
pub(super) async fn hits(app: &App, programme: &Programme, commission: &Commission) -> Result<Vec<HoldReason>> {
    Ok(fraud::hits(&programme.rules, &facts(app, programme, commission).await?))
}

/// Holds a commission that is pending and was not released by an operator.
pub(in crate::commissions) async fn hold(app: &App, id: CommissionId, reasons: Vec<HoldReason>) -> Result<()> {
    let mut tx = app.db.begin().await?;
    let mut commission = locked(&mut tx, id).await?;
    if commission.computed_status() == Status::Pending && commission.released_at.is_none() {
        commission.is_held = true;
        commission.hold_reasons = reasons;
        store::commissions::update(&mut tx, &commission).await?;
        tx.commit().await?;
    }
    Ok(())
}

async fn facts(app: &App, programme: &Programme, commission: &Commission) -> Result<Facts> {
    let Some(order) = commission.order_id else { return Ok(Facts::default()) };
    let Some((evidence, buyer)) = store::attributions::buyer(&app.db, order).await? else {
        return Ok(Facts::default());
    };
    let (rules, affiliate, ordered_at) = (&programme.rules, commission.affiliate_id, commission.ordered_at);
    let buyer = buyer.map(|buyer| buyer.0).unwrap_or_default();
    let since = |days: u32| ordered_at - TimeDelta::days(days.into());
    let orders_to_address = match (rules.same_address, &buyer.address_digest) {
        (Some(rule), Some(address_digest)) => {
            store::attributions::count_to_address(&app.db, affiliate, address_digest, since(rule.days)).await?
        }
        _ => 0,
    };
    let orders = match rules.cancelled_orders {
        Some(rule) => store::attributions::counts(&app.db, affiliate, since(rule.days)).await?,
        None => AttributionCounts::default(),
    };
    let converted = match rules.conversion_rate {
        Some(rule) => {
            let counts = store::attributions::counts(&app.db, affiliate, since(rule.days)).await?;
            (clicks(app, affiliate, since(rule.days)).await?, counts.by_click)
        }
        None => (0, 0),
    };
    let winner = evidence.0.winner().filter(|winner| winner.method == Method::Click);
    let whole = |count: i64| u64::try_from(count).unwrap_or_default();
    Ok(Facts {
        own: own(app, affiliate, commission.ordered_at).await?,
        buyer,
        orders_to_address: whole(orders_to_address),
        cancelled: (whole(orders.orders), whole(orders.cancelled)),
        converted: (whole(converted.0), whole(converted.1)),
        seconds_on_page: winner.and_then(|winner| winner.seconds_on_page),
    })
}

async fn clicks(app: &App, affiliate: AffiliateId, since: DateTime<Utc>) -> Result<i64> {
    let mut tx = app.db.begin().await?;
    let count = attribution::clicks_since(&mut tx, affiliate, since).await?;
    tx.rollback().await?;
    Ok(count)
}

/// The data known about the partner: of the account, and of every other account with its e-mail address.
async fn own(app: &App, affiliate: AffiliateId, at: DateTime<Utc>) -> Result<PartnerIdentity> {
    let mut own = PartnerIdentity::default();
    let Some(partner) = affiliates::find(&app.db, affiliate).await? else { return Ok(own) };
    let user = match accounts::show(app, partner.user_id).await {
        Ok(user) => user,
        Err(Error::NotFound) => return Ok(own),
        Err(error) => return Err(error),
    };
    let now = app.clock.now();
    own.cards = store::cards::of(&app.db, affiliate).await?;
    for user in accounts::with_email(app, &user.email).await? {
        own.users.push(user.id);
        own.emails.push(fraud::digest("email", &user.email));
        if !user.phone.is_empty() {
            own.phones.push(fraud::digest("phone", &user.phone));
        }
        for address in accounts::postal_addresses(app, user.id).await? {
            own.addresses.push(fraud::address_digest(&address));
            own.phones.push(fraud::digest("phone", &address.phone));
        }
        if at.date_naive() == now.date_naive() {
            for address in accounts::sign_in_addresses(app, user.id, now - SIGNED_IN_WITHIN).await? {
                own.networks.push(attribution::network_hash(app, Some(address)).await?);
            }
        }
    }
    own.networks.retain(|hash| !hash.is_empty());
    Ok(own)
}
