//! Asking a shopper, by e-mail, for the bank account that a refund of cash is transferred to.

use super::emails::recipient;
use crate::{
    app::App,
    jobs::{Failure, Job},
    mail::{self, Email, Mailer, RefundAccount, Sender},
    orders::store,
    payments::{self, ACCOUNT_LINK_DAYS, AccountRequest},
};

/// The page to which links lead.
const PAGE: &str = "/refund/account";

/// Does a job of the kind `payments.ask-account`. An account that is known by now is not asked for; whoever was forgotten gets no e-mail.
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
        amount_minor: refund.amount.minor,
        link: mail::link(app, sender, &format!("{PAGE}?token={token}"))?,
        days: ACCOUNT_LINK_DAYS,
    };
    mail::deliver(app, mailer, job, sender, &to, &Email::RefundAccount(email)).await
}
