//! Links in e-mails, valid for a limited time and for one use: requested in a transaction, given their token when the e-mail is
//! sent.

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
    mail::{self, Email, Mailer, OutgoingEmail, Recipient, Sender},
};

pub use crate::accounts::store::links::LinkId;

/// The kind of the job that sends a link. If it sends twice, each e-mail has a token of its own, and only that of the last one
/// works.
pub const SEND_LINK: &str = "accounts.send-link";
/// How long a link may wait to be sent: longer than all attempts of a job take.
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

/// The payload of the job that sends a link; it has no address and no token.
#[derive(Debug, Serialize, Deserialize)]
struct SendLink {
    link: LinkId,
    #[serde(flatten)]
    sender: Sender,
}

/// Stores a link to an address. It is not sent until `enqueue_link` is called.
pub(super) async fn insert_link(tx: &mut Tx, app: &App, user: UserId, email: &str, purpose: Purpose) -> Result<LinkId> {
    let now = app.clock.now();
    Ok(links::insert(tx, user, email, purpose, now, now + purpose.life() + UNSENT_LIFE).await?)
}

/// A stored link whose e-mail is not queued yet.
pub(super) struct RequestedLink<'a> {
    pub(super) id: LinkId,
    pub(super) user: UserId,
    pub(super) purpose: Purpose,
    /// The recipient's address.
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

/// Stores a link to an account's own address, and queues its e-mail.
pub(super) async fn request_link(tx: &mut Tx, app: &App, sender: Sender, user: &User, purpose: Purpose) -> Result<()> {
    let id = insert_link(tx, app, user.id, &user.email, purpose).await?;
    enqueue_link(tx, app, sender, &RequestedLink { id, user: user.id, purpose, email: &user.email }).await
}

/// A link with its token, which must appear in its e-mail only.
#[derive(Debug)]
pub struct IssuedLink {
    /// 64 hexadecimal digits.
    pub token: String,
    /// The recipient.
    pub to: Recipient,
    purpose: Purpose,
    /// Whether the account is a partner's; after a new password partners are sent to their own sign-in page.
    is_partner: bool,
}

impl IssuedLink {
    /// The page that the link opens, with its query; without locale prefix.
    pub fn path(&self) -> String {
        let own = if self.is_partner && self.purpose == Purpose::Reset { "&as=affiliate" } else { "" };
        format!("{}?token={}{own}", self.purpose.page(), self.token)
    }
}

/// Gives a stored link a token; an earlier token of it becomes invalid. None when the link no longer exists: used, replaced,
/// expired or erased.
pub async fn issue_link(app: &App, link: LinkId) -> Result<Option<IssuedLink>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let issued = issue(&mut tx, link, now).await?;
    tx.commit().await?;
    Ok(issued)
}

async fn issue(tx: &mut Tx, link: LinkId, now: DateTime<Utc>) -> Result<Option<IssuedLink>> {
    let Some(asked) = links::find(&mut *tx, link, now).await? else { return Ok(None) };
    let Some(purpose) = Purpose::from_name(&asked.purpose) else { return Ok(None) };
    let Some(user) = users::find(&mut *tx, asked.user_id).await? else { return Ok(None) };
    let token = Token::random();
    links::set_token(tx, link, &token.digest(), now + purpose.life()).await?;
    let is_partner = user.user_type() == Some(UserType::Affiliate);
    let to = Recipient::named(asked.email, user.first_name).of_account(user.id);
    Ok(Some(IssuedLink { token: token.0, to, purpose, is_partner }))
}

/// Runs a job of the kind `accounts.send-link`. Does nothing when the link no longer exists.
pub async fn send_link(app: &App, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let SendLink { link, sender } = job.read()?;
    let Some(issued) = issue_link(app, link).await? else { return Ok(()) };
    let address = mail::link(app, sender, &issued.path())?;
    let outgoing = OutgoingEmail { sender, email: issued.purpose.email(address), to: issued.to };
    mail::deliver(app, mailer, job, &outgoing).await
}
