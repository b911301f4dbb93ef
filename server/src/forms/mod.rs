//! What forms ask of their fields. The rules stand in server/rules/*.json, which the browser reads too; tests/vectors/forms.json holds
//! both sides to the same answers. Knows no slice: what depends on the shop comes in as `Facts`.

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
