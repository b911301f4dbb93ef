//! Use cases of partners: for themselves, for operators, and for the modules that pay them.

mod apply;
mod discounts;
mod find;
mod operators;
mod payout;
mod personal;
mod profile;
mod programme;
mod status;

use super::model::Affiliate;
use crate::{
    accounts::User,
    app::App,
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::AffiliateId,
    mail::{self, Notice, Recipient, Sender},
};

pub use apply::{Applicant, add, apply};
pub use discounts::{
    NewDiscount, add_discount, disable_discount, discount, discount_of_coupon, discounts, discounts_of_coupons,
};
pub use find::{
    Query, events, export, find, find_by_code, find_by_codes, list, of_user, owners_of_discounts, show, with_ids,
};
pub use operators::{note, set_code, set_tier};
pub use payout::{
    PayoutInfo, has_key, payout_account, payout_accounts, payout_info, set_payout_account, unreadable_accounts,
};
pub use personal::{erase, personal_data};
pub use profile::{OwnPage, ProfileEdit, own_page, update};
pub use programme::{FieldChange, ProgrammePlan, apply as apply_programme, programme, read as read_programme};
pub use status::{Decision, decide, leave};

/// The actor of a partner's own actions.
pub(super) const PARTNER: &str = "partner";

/// An error about a partner, for operators.
fn wrong(id: AffiliateId, message: impl Into<String>) -> Error {
    Diagnostic::new(format!("affiliate {id}"), 0, message).into()
}

fn unknown(id: AffiliateId) -> Error {
    wrong(id, "does not exist; `vitrina affiliate list` lists all partners")
}

/// Queues an e-mail to a partner, in their language.
async fn notify(tx: &mut Tx, app: &App, partner: &Affiliate, user: &User, notice: &Notice) -> Result<()> {
    let sender = Sender { tenant: partner.tenant_id, language: partner.language_id };
    let to = Recipient::named(&user.email, &user.first_name).of_account(user.id);
    mail::enqueue(tx, app.clock.now(), sender, &to, notice).await
}
