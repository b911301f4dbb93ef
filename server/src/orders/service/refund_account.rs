//! The e-mail that asks a shopper for the bank account to which a cash refund is transferred.

use super::emails::recipient;
use crate::{
    app::App,
    jobs::{Failure, Job},
    mail::{self, Email, Mailer, OutgoingEmail, RefundAccount, Sender},
    orders::store,
    payments::{self, ACCOUNT_LINK_DAYS, AccountRequest},
};

/// The page that links in the e-mail open.
const PAGE: &str = "/refund/account";

/// Runs a `payments.ask-account` job. Sends nothing when the account is already known or the person was erased.
pub async fn ask_for_account(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let wanted: AccountRequest = job.read()?;
    let Some((payment, refund)) = payments::account_wanted(app, wanted).await? else { return Ok(()) };
    let Some(order) = store::orders::find(&app.db, payment.order_id).await? else { return Ok(()) };
    let Some(to) = recipient(&order) else { return Ok(()) };
    let sender = Sender { tenant: order.tenant_id, language: order.language_id };
    let token = payments::fresh_account_link(app, refund.id).await?;
    let email = RefundAccount {
        is_reminder: wanted.is_reminder,
        number: order.number,
        amount: refund.amount,
        link: mail::link(app, sender, &format!("{PAGE}?token={token}"))?,
        days: ACCOUNT_LINK_DAYS,
    };
    mail::deliver(app, mailer, job, &OutgoingEmail { sender, to, email: Email::RefundAccount(email) }).await
}
