//! E-mails about an application to its sender and to the shop.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{
    model::{Application, Status},
    store,
};
use crate::{
    app::App,
    db::Tx,
    error::Result,
    id::{SellerApplicationId, TenantId},
    jobs::{self, Failure, Job, NewJob, Queue},
    mail::{self, Email, Mailer, OutgoingEmail, Recipient, SellerEmail, SellerEmailKind, Sender},
    tenancy::Storefront,
    translate::{country_name, translate},
};

/// The kind of the job that sends an e-mail about an application. If it sends twice, both e-mails have the same content.
pub const SEND: &str = "sellers.send";

/// The e-mail to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Step {
    /// To the sender: the application was received.
    Received,
    /// To the shop: there is a new application.
    Application,
    /// To the sender: the application was accepted.
    Accepted,
    /// To the sender: the application was rejected, with the reason.
    Rejected,
}

/// The payload of the job; everything else is read when it runs.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct SendEmail {
    pub(super) id: SellerApplicationId,
    pub(super) step: Step,
}

pub(super) async fn enqueue(tx: &mut Tx, tenant: TenantId, now: DateTime<Utc>, payload: &SendEmail) -> Result<()> {
    let job = NewJob::new(SEND, now, format!("seller application {}", payload.id), payload);
    jobs::enqueue(tx, &job.in_queue(Queue::Mail).of_tenant(tenant)).await?;
    Ok(())
}

/// Runs a job of the kind `sellers.send`. Sends nothing when the application no longer exists, or the decision has changed in the
/// meantime.
pub async fn send(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let Some(outgoing) = compose(app, job).await? else { return Ok(()) };
    mail::deliver(app, mailer, job, &outgoing).await
}

pub(super) async fn compose(app: &App, job: &Job) -> Result<Option<OutgoingEmail>, Failure> {
    let SendEmail { id, step } = job.read()?;
    let Some(row) = store::find(&app.db, id).await? else { return Ok(None) };
    let application = Application::from(row);
    let directory = app.directory();
    let Some(tenant) = directory.tenant(application.tenant_id) else { return Ok(None) };
    let kind = match step {
        Step::Received => SellerEmailKind::Received,
        Step::Application => SellerEmailKind::Application,
        Step::Accepted | Step::Rejected if !is_current(&application, step) => return Ok(None),
        Step::Accepted => SellerEmailKind::Accepted,
        Step::Rejected => SellerEmailKind::Rejected,
    };
    let to_shop = step == Step::Application;
    if to_shop && tenant.legal.email.is_empty() {
        return Ok(None);
    }
    let language = if to_shop { tenant.default_language.id } else { application.language_id };
    let to = if to_shop {
        Recipient::unnamed(tenant.legal.email.as_str())
    } else {
        Recipient::named(application.email.as_str(), application.contact_name.as_str())
    };
    let sender = Sender { tenant: tenant.id, language };
    let front =
        Storefront::without_address(tenant, tenant.language_by_id(language).unwrap_or(&tenant.default_language));
    let email = Email::Seller(written(app, kind, &front, application));
    Ok(Some(OutgoingEmail { sender, to, email }))
}

/// Whether an e-mail about a decision still matches the application's status.
fn is_current(application: &Application, step: Step) -> bool {
    application.status == if step == Step::Accepted { Status::Accepted } else { Status::Rejected }
}

fn written(app: &App, kind: SellerEmailKind, front: &Storefront, application: Application) -> SellerEmail {
    let directory = app.directory();
    let country = directory.tenant(application.country_id).map(|country| country_name(app, front, country));
    let goods: Vec<String> = application
        .goods
        .iter()
        .map(|goods| translate(app, front, &format!("seller-goods-{}", goods.name()), &[]))
        .collect();
    let quantity = application.quantity.map(|quantity| format!("seller-quantity-{}", quantity.name()));
    SellerEmail {
        kind,
        number: application.id.to_string(),
        company: application.company,
        contact: application.contact_name,
        email: application.email,
        phone: application.phone,
        country: country.unwrap_or_default(),
        web_address: application.web_address,
        goods: goods.join(", "),
        quantity: quantity.map(|id| translate(app, front, &id, &[])).unwrap_or_default(),
        message: application.message,
        reason: application.reason.unwrap_or_default(),
    }
}
