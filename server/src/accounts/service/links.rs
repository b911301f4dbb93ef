//! Links in e-mails, good for a while and for one use: asked for in a transaction, given their token when the e-mail is sent.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    accounts::{
        model::{User, UserId, UserType},
        store::{
            links::{self, Purpose},
            users,
        },
        tokens::Token,
    },
    app::App,
    db::Tx,
    error::Result,
    jobs::{self, Failure, Job, NewJob, Priority, Queue},
    mail::{self, Email, Mailer, Recipient, Sender},
};

pub use crate::accounts::store::links::LinkId;

/// The kind of the job that sends a link. Sent twice, each e-mail has a token of its own, and the last one's works.
pub const SEND_LINK: &str = "accounts.send-link";
/// How long a link may wait to be sent: longer than a job's attempts take.
const UNSENT_LIFE: TimeDelta = TimeDelta::days(2);

impl Purpose {
    /// How long a link works after it was sent.
    fn life(self) -> TimeDelta {
        match self {
            Self::Verify => TimeDelta::days(2),
            Self::Reset => TimeDelta::hours(1),
            Self::Email => TimeDelta::days(1),
        }
    }

    fn page(self) -> &'static str {
        match self {
            Self::Verify => "/auth/Verify-Email",
            Self::Reset => "/auth/Reset-Password",
            Self::Email => "/auth/Confirm-Email",
        }
    }

    fn email_name(self) -> &'static str {
        match self {
            Self::Verify => "verify-email",
            Self::Reset => "reset-password",
            Self::Email => "email-change-confirm",
        }
    }

    fn email(self, link: String) -> Email {
        let minutes = self.life().num_minutes();
        match self {
            Self::Verify => Email::VerifyEmail { link, minutes },
            Self::Reset => Email::ResetPassword { link, minutes },
            Self::Email => Email::EmailChangeConfirm { link, minutes },
        }
    }
}

/// What the job that sends a link needs: no address, no token.
#[derive(Debug, Serialize, Deserialize)]
struct SendLink {
    link: LinkId,
    #[serde(flatten)]
    sender: Sender,
}

/// Asks for a link to an address. Until `enqueue_link` it is not sent.
pub(super) async fn insert_link(tx: &mut Tx, app: &App, user: UserId, email: &str, purpose: Purpose) -> Result<LinkId> {
    let now = app.clock.now();
    Ok(links::insert(tx, user, email, purpose, now, now + purpose.life() + UNSENT_LIFE).await?)
}

/// A link that was asked for.
pub(super) struct RequestedLink<'a> {
    pub(super) id: LinkId,
    pub(super) user: UserId,
    pub(super) purpose: Purpose,
    /// Where its e-mail goes.
    pub(super) email: &'a str,
}

/// Queues the e-mail with a link.
pub(super) async fn enqueue_link(tx: &mut Tx, app: &App, sender: Sender, link: &RequestedLink<'_>) -> Result<()> {
    let about = format!("{} for {}", link.purpose.email_name(), link.email);
    let job = NewJob::new(SEND_LINK, app.clock.now(), about, &SendLink { link: link.id, sender })
        .in_queue(Queue::Mail)
        .with_priority(Priority::High)
        .of_tenant(sender.tenant)
        .of_user(Some(link.user));
    jobs::enqueue(tx, &job).await?;
    Ok(())
}

/// Asks for a link to an account's own address, and queues the e-mail with it.
pub(super) async fn request_link(tx: &mut Tx, app: &App, sender: Sender, user: &User, purpose: Purpose) -> Result<()> {
    let id = insert_link(tx, app, user.id, &user.email, purpose).await?;
    enqueue_link(tx, app, sender, &RequestedLink { id, user: user.id, purpose, email: &user.email }).await
}

/// A link with its token, which only its e-mail may have.
#[derive(Debug)]
pub struct IssuedLink {
    /// In 64 hexadecimal digits.
    pub token: String,
    /// Who gets it.
    pub to: Recipient,
    purpose: Purpose,
    /// Whether the account is a partner's: a new password leads them to their own sign-in page.
    is_partner: bool,
}

impl IssuedLink {
    /// The page that it opens, with its query; without locale prefix.
    pub fn path(&self) -> String {
        let own = if self.is_partner && self.purpose == Purpose::Reset { "&as=affiliate" } else { "" };
        format!("{}?token={}{own}", self.purpose.page(), self.token)
    }
}

/// Gives a link that was asked for its token; one that it had before works no more. None when the link is gone: used, replaced, expired or
/// erased.
pub async fn issue_link(app: &App, link: LinkId) -> Result<Option<IssuedLink>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let issued = issue(&mut tx, link, now).await?;
    tx.commit().await?;
    Ok(issued)
}

async fn issue(tx: &mut Tx, link: LinkId, now: DateTime<Utc>) -> Result<Option<IssuedLink>> {
    let Some(asked) = links::find(&mut *tx, link, now).await? else { return Ok(None) };
    let Some(purpose) = Purpose::named(&asked.purpose) else { return Ok(None) };
    let Some(user) = users::find(&mut *tx, asked.user_id).await? else { return Ok(None) };
    let token = Token::random();
    links::set_token(tx, link, &token.digest(), now + purpose.life()).await?;
    let is_partner = user.user_type() == Some(UserType::Affiliate);
    let to = Recipient::named(asked.email, user.first_name).of_account(user.id);
    Ok(Some(IssuedLink { token: token.0, to, purpose, is_partner }))
}

/// Does a job of the kind `accounts.send-link`. One whose link is gone has nothing to do.
pub async fn send_link(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let SendLink { link, sender } = job.read()?;
    let Some(issued) = issue_link(app, link).await? else { return Ok(()) };
    let address = mail::link(app, sender, &issued.path())?;
    mail::deliver(app, mailer, job, sender, &issued.to, &issued.purpose.email(address)).await
}
