//! Queues e-mails to partners.

use crate::{
    accounts::User,
    affiliates::model::Affiliate,
    app::App,
    db::Tx,
    error::Result,
    mail::{self, Notice, Recipient, Sender},
};

/// Queues an e-mail to a partner, in their language.
pub(super) async fn notify(tx: &mut Tx, app: &App, partner: &Affiliate, user: &User, notice: &Notice) -> Result<()> {
    let sender = Sender { tenant: partner.tenant_id, language: partner.language_id };
    let to = Recipient::named(&user.email, &user.first_name).of_account(user.id);
    mail::enqueue(tx, app.clock.now(), sender, &to, notice).await
}
