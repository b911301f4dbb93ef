//! The e-mail that notifies the shop of an application.

use serde::{Deserialize, Serialize};

use super::{
    model::{Affiliate, AffiliateStatus, Channel, Details},
    store,
};
use crate::{
    accounts,
    app::App,
    db::Tx,
    error::{Error, Result},
    id::AffiliateId,
    jobs::{self, Failure, Job, NewJob, Queue},
    mail::{self, AffiliateApplicationEmail, Email, Mailer, OutgoingEmail, Recipient, Sender},
    tenancy::Storefront,
    translate::{country_name, translate},
};

/// The kind of the job that notifies the shop of an application. If it sends twice, both e-mails have the same content.
pub const SEND_APPLICATION: &str = "affiliates.application";

/// The payload of the job; everything else is read when it runs.
#[derive(Debug, Serialize, Deserialize)]
struct Application {
    id: AffiliateId,
}

/// Queues the e-mail to the shop in which the partner applied.
pub(super) async fn enqueue_application(tx: &mut Tx, app: &App, partner: &Affiliate) -> Result<()> {
    let about = format!("affiliate application {}", partner.id);
    let job = NewJob::new(SEND_APPLICATION, app.clock.now(), about, &Application { id: partner.id });
    jobs::enqueue(tx, &job.in_queue(Queue::Mail).of_tenant(partner.tenant_id)).await?;
    Ok(())
}

/// Runs a job of the kind `affiliates.application`. Does nothing when the application was decided on in the meantime, when its
/// account no longer exists, or when the shop has no address.
pub async fn send_application(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let Some(outgoing) = compose(app, job).await? else { return Ok(()) };
    mail::deliver(app, mailer, job, &outgoing).await
}

pub(super) async fn compose(app: &App, job: &Job) -> Result<Option<OutgoingEmail>, Failure> {
    let Application { id } = job.read()?;
    let Some(partner) = store::find(&app.db, id).await? else { return Ok(None) };
    let directory = app.directory();
    let Some(tenant) = directory.tenant(partner.tenant_id) else { return Ok(None) };
    if partner.status != AffiliateStatus::Pending || tenant.legal.email.is_empty() {
        return Ok(None);
    }
    let user = match accounts::show(app, partner.user_id).await {
        Err(Error::NotFound) => return Ok(None),
        found => found?,
    };
    let front = Storefront::without_address(tenant, &tenant.default_language);
    let (details, person) = (&partner.details.0, user.name());
    let email = AffiliateApplicationEmail {
        number: partner.id.to_string(),
        name: if details.company.is_empty() { person } else { format!("{person} ({})", details.company) },
        email: user.email,
        web_address: details.web_address.clone(),
        channels: channels(app, &front, details),
        countries: countries(app, &front, details),
        promotion: details.promotion.clone(),
    };
    let sender = Sender { tenant: tenant.id, language: tenant.default_language.id };
    let to = Recipient::unnamed(tenant.legal.email.as_str());
    Ok(Some(OutgoingEmail { sender, to, email: Email::AffiliateApplication(email) }))
}

fn channels(app: &App, front: &Storefront, details: &Details) -> String {
    let followers = translate(app, front, "affiliate-channel-followers", &[]);
    let one = |channel: &Channel| {
        let kind = translate(app, front, &format!("affiliate-channel-{}", channel.kind), &[]);
        match channel.followers {
            0 => format!("{kind}: {}", channel.address),
            count => format!("{kind}: {} ({followers}: {count})", channel.address),
        }
    };
    details.channels.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn countries(app: &App, front: &Storefront, details: &Details) -> String {
    let directory = app.directory();
    let named = details.country_ids.iter().filter_map(|id| directory.tenant(*id));
    named.map(|country| country_name(app, front, country)).collect::<Vec<_>>().join(", ")
}
