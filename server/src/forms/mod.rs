//! Validation rules of forms, from server/rules/*.json, which the browser uses too; tests/vectors/forms.json verifies that both
//! give the same results. Does not depend on other slices: what depends on the shop is passed as `Facts`.

mod address;
mod check;
mod email;
mod phone;
mod rules;
mod web_address;
#[cfg(test)]
mod tests;

pub use address::postcode;
pub use check::{Facts, FieldText, Texts, check_field, failures, is_forbidden, report_failures};
pub use email::email;
pub use phone::{national, phone};
pub use rules::is_secret;
pub use web_address::web_address;
