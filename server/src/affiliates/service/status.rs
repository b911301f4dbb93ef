//! Status changes of partners, by operators and by partners themselves.

use serde_json::Value;

use super::{
    OwnPage,
    errors::{unknown, wrong},
    notices::notify,
    own_page,
};
use crate::{
    accounts::{self, User},
    affiliates::{
        model::{Affiliate, AffiliateStatus, EventKind, PARTNER, Right},
        store,
    },
    app::App,
    error::{Error, Result},
    id::AffiliateId,
    mail::Notice,
    visitor::Visitor,
};

/// Maximum length of a reason, in characters.
const LONGEST_REASON: usize = 1000;

/// An operator's decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The partner may take part.
    Approve,
    /// The application is rejected, with a reason for the partner.
    Reject(String),
    /// The partner is suspended, with a reason for the partner.
    Suspend(String),
    /// A suspension ends.
    Reinstate,
}

impl Decision {
    fn status(&self) -> AffiliateStatus {
        match self {
            Self::Approve | Self::Reinstate => AffiliateStatus::Active,
            Self::Reject(_) => AffiliateStatus::Rejected,
            Self::Suspend(_) => AffiliateStatus::Suspended,
        }
    }

    fn reason(&self) -> Option<&str> {
        match self {
            Self::Reject(reason) | Self::Suspend(reason) => Some(reason.trim()),
            Self::Approve | Self::Reinstate => None,
        }
    }

    /// Approve is for applications and reinstate for partners, because their e-mails differ.
    fn fits(&self, status: AffiliateStatus) -> bool {
        match self {
            Self::Approve => status != AffiliateStatus::Suspended,
            Self::Reinstate => status == AffiliateStatus::Suspended,
            Self::Reject(_) | Self::Suspend(_) => true,
        }
    }

    fn verb(&self) -> &'static str {
        match self {
            Self::Approve => "approved",
            Self::Reject(_) => "rejected",
            Self::Suspend(_) => "suspended",
            Self::Reinstate => "reinstated",
        }
    }

    fn event(&self) -> EventKind {
        match self {
            Self::Approve => EventKind::Approved,
            Self::Reject(_) => EventKind::Rejected,
            Self::Suspend(_) => EventKind::Suspended,
            Self::Reinstate => EventKind::Reinstated,
        }
    }

    fn notice(&self, partner: &Affiliate) -> Notice {
        let reason = self.reason().unwrap_or_default().to_owned();
        match self {
            Self::Approve => Notice::AffiliateApproved { code: partner.code.clone() },
            Self::Reject(_) => Notice::AffiliateRejected { reason },
            Self::Suspend(_) => Notice::AffiliateSuspended { reason },
            Self::Reinstate => Notice::AffiliateReinstated {},
        }
    }
}

/// Applies a decision, records it and notifies the partner by e-mail. Status changes that `may_become` does not allow are
/// refused. `actor` decides.
pub async fn decide(app: &App, id: AffiliateId, decision: &Decision, actor: &str) -> Result<Affiliate> {
    let reason = decision.reason();
    if reason.is_some_and(|reason| reason.is_empty() || reason.chars().count() > LONGEST_REASON) {
        return Err(wrong(id, format!("needs a reason for the partner, of at most {LONGEST_REASON} characters")));
    }
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let partner = store::hold(&mut tx, id).await?.ok_or_else(|| unknown(id))?;
    let next = decision.status();
    if !partner.status.may_become(next) || !decision.fits(partner.status) {
        return Err(wrong(id, format!("is {} and cannot be {}", partner.status.name(), decision.verb())));
    }
    if store::set_status(&mut tx, &partner, next, reason, now).await? == 0 {
        return Err(wrong(id, "was changed by somebody else at the same time: check it again"));
    }
    store::insert_event(&mut tx, id, decision.event(), actor, reason, &Value::Null, now).await?;
    let user = accounts::get(&mut tx, partner.user_id).await?;
    notify(&mut tx, app, &partner, &user, &decision.notice(&partner)).await?;
    tx.commit().await?;
    super::show(app, id).await
}

/// Ends a partnership at the request of the partner, who has to give the password. Earlier earnings are still paid out.
pub async fn leave(app: &App, user: &User, partner: &Affiliate, password: &str, visitor: &Visitor) -> Result<OwnPage> {
    if !partner.status.may(Right::Leave) {
        return Err(Error::rejected(partner.status.refusal()));
    }
    let hash = accounts::check_password(app, user, password, "password", visitor).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    accounts::hold_password(&mut tx, user, &hash, "password").await?;
    let held = store::hold(&mut tx, partner.id).await?.ok_or(Error::NotFound)?;
    if !held.status.may_become(AffiliateStatus::Left) {
        return Err(Error::rejected(held.status.refusal()));
    }
    store::set_status(&mut tx, &held, AffiliateStatus::Left, None, now).await?;
    store::insert_event(&mut tx, held.id, EventKind::Left, PARTNER, None, &Value::Null, now).await?;
    notify(&mut tx, app, &held, user, &Notice::AffiliateLeft {}).await?;
    let left = store::find(&mut tx, held.id).await?.ok_or(Error::NotFound)?;
    tx.commit().await?;
    own_page(app, left).await
}
