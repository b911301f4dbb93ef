//! Queues notifications to accounts.

use crate::{
    accounts::model::User,
    app::App,
    db::Tx,
    error::Result,
    mail::{self, Notice, Recipient, Sender},
};

/// Queues a notification to an account's own address.
pub(super) async fn notify(tx: &mut Tx, app: &App, sender: Sender, user: &User, notice: &Notice) -> Result<()> {
    let to = Recipient::named(&user.email, &user.first_name).of_account(user.id);
    mail::enqueue(tx, app.clock.now(), sender, &to, notice).await
}
