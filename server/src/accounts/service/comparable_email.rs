//! E-mail addresses in the form in which accounts are compared.

use crate::{
    error::{Error, Result},
    forms,
};

/// An e-mail address in the form in which accounts are compared.
pub(super) fn comparable(email: &str) -> Result<String> {
    forms::email(email).ok_or_else(|| Error::field("email", "form-email"))
}
