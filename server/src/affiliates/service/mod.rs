//! Use cases of partners: for themselves, for operators, and for the modules that pay them.

mod apply;
mod discounts;
mod errors;
mod find;
mod notices;
mod operators;
mod payout;
mod personal;
mod profile;
mod programme;
mod status;

pub use apply::{Applicant, add, apply};
pub use discounts::{
    NewDiscount, add_discount, disable_discount, discount, discount_of_coupon, discounts, discounts_of_coupons,
};
pub use find::{
    Query, events, export, find, find_by_code, find_by_codes, list, of_user, owners_of_discounts, show, with_ids,
};
pub use operators::{note, set_code, set_tier};
pub use payout::{
    PayoutInfo, StoredPayoutAccount, has_key, payout_account, payout_accounts, payout_info, set_payout_account,
    stored_payout_account, unreadable_accounts,
};
pub use personal::{erase, personal_data};
pub use profile::{OwnPage, ProfileEdit, own_page, update};
pub use programme::{FieldChange, ProgrammePlan, apply as apply_programme, programme, read as read_programme};
pub use status::{Decision, decide, leave};
