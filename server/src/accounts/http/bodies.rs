//! What the calls' bodies hold. `forms` reads them: these types only describe.

#![expect(dead_code, reason = "describes the bodies; `forms::fill` reads them by the rules of server/rules/forms.json")]

use utoipa::ToSchema;

/// A new account.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
pub struct Registration {
    /// At most 100 characters.
    first_name: String,
    /// At most 100 characters.
    last_name: String,
    /// Compared whatever its case.
    email: String,
    /// At least 6 characters with an upper-case letter, a digit and a special character; none that everybody tries first.
    password: String,
    /// The same again.
    repeat_password: String,
    /// In national or international form.
    phone: String,
    /// Dialling prefix: `+386`.
    phone_code: String,
    /// The person's country.
    country_id: i64,
    /// 2 (customer, the default) or 5 (affiliate).
    #[schema(default = 2)]
    user_type_id: Option<i64>,
    /// Must be true.
    accept_terms: bool,
}

/// Who wants in.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
pub struct Credentials {
    /// Whatever its case.
    email: String,
    /// As it was chosen.
    password: String,
    /// Which of the address's accounts; 2 (customer) by default.
    #[schema(default = 2)]
    user_type_id: Option<i64>,
}

/// Who forgot their password.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
pub struct ForgottenPassword {
    /// Where the letter goes.
    email: String,
    /// Which of the address's accounts; 2 (customer) by default.
    #[schema(default = 2)]
    user_type_id: Option<i64>,
}

/// A new password by a link.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
pub struct PasswordReset {
    /// From the link.
    token: String,
    /// By the rules of registration.
    password: String,
    /// The same again.
    repeat_password: String,
}

/// What a link carries.
#[derive(ToSchema)]
pub struct LinkToken {
    /// From the link.
    token: String,
}

/// A new password by who knows the old one.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
pub struct PasswordChange {
    /// The one until now.
    old_password: String,
    /// By the rules of registration.
    password: String,
    /// The same again, where a person types it.
    repeat_password: Option<String>,
}

/// What a person says of themselves.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
pub struct ProfileChange {
    /// At most 100 characters.
    first_name: String,
    /// At most 100 characters.
    last_name: String,
    /// In national or international form.
    phone: String,
    /// Dialling prefix: `+386`.
    phone_code: String,
    /// `YYYY-MM-DD`, not in the future.
    date_of_birth: Option<String>,
    /// `female`, `male` or `other`.
    gender: Option<String>,
}

/// Another e-mail address.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
pub struct EmailChange {
    /// The new address.
    email: String,
    /// The account's password.
    password: String,
}

/// An address, written as its country does: server/rules/addresses.json.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
pub struct AddressForm {
    /// Who receives.
    name: String,
    /// Street and number.
    address: String,
    /// Floor, building.
    address2: Option<String>,
    /// City.
    city: String,
    /// Province or county, where the country wants one.
    state: Option<String>,
    /// As the country writes it.
    postal_code: String,
    /// The country.
    country_id: i64,
    /// In national or international form.
    phone: String,
    /// Dialling prefix: `+386`.
    phone_code: String,
    /// Whether it is suggested first from now on.
    is_default: Option<bool>,
}
