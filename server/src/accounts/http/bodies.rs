//! The request bodies of the account endpoints: one type each for description, parsing and validation. The rules for form fields
//! are in server/rules/forms.json, which the browser uses too.

use garde::Validate;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    accounts::model::{ProfileField, UserType},
    error::FieldError,
    form,
    http::{LinkToken, Password},
    id::{TenantId, UserTypeId},
};

/// A new account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Registration {
    /// First name, at most 100 characters.
    pub first_name: String,
    /// Last name, at most 100 characters.
    pub last_name: String,
    /// E-mail address; upper and lower case are not distinguished.
    pub email: String,
    /// At least 6 characters with an upper-case letter, a digit and a special character. Common passwords are rejected.
    #[schema(value_type = String)]
    pub password: Password,
    /// The password repeated.
    #[schema(value_type = String)]
    pub repeat_password: Password,
    /// Phone number in national or international format.
    pub phone: String,
    /// Dialling prefix: `+386`.
    pub phone_code: String,
    /// ID of the user's country.
    pub country_id: TenantId,
    /// User type: 2 (customer). Partners of the affiliate programme register with `auth/register-user-or-affiliate`.
    #[schema(default = 2)]
    pub user_type_id: Option<UserTypeId>,
    /// Acceptance of the terms and conditions; must be true.
    pub accept_terms: bool,
}

form!(
    Registration, "register", first_name, last_name, email, password, repeat_password, phone, phone_code, country_id,
    accept_terms;
    also "userTypeId": |body| one_of(body.user_type_id, &[UserType::Customer])
);

/// Credentials of a user.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Credentials {
    /// E-mail address; upper and lower case are not distinguished.
    pub email: String,
    /// Password.
    #[schema(value_type = String)]
    pub password: Password,
    /// User type of the account, since an address can have several; 2 (customer) by default.
    #[schema(default = 2)]
    pub user_type_id: Option<UserTypeId>,
}

form!(Credentials, "login", email, password; also "userTypeId": |body| one_of(body.user_type_id, &UserType::ALL));

/// Account whose password is to be reset.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ForgottenPassword {
    /// E-mail address of the account.
    pub email: String,
    /// User type of the account, since an address can have several; 2 (customer) by default.
    #[schema(default = 2)]
    pub user_type_id: Option<UserTypeId>,
}

form!(ForgottenPassword, "forgotPassword", email; also "userTypeId": |body| one_of(body.user_type_id, &UserType::ALL));

/// A new password set with a reset link.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasswordReset {
    /// Token from the link.
    #[schema(value_type = String)]
    pub token: LinkToken,
    /// New password; the same rules apply as for registration.
    #[schema(value_type = String)]
    pub password: Password,
    /// The new password repeated.
    #[schema(value_type = String)]
    pub repeat_password: Password,
}

form!(PasswordReset, "resetPassword", password, repeat_password);

/// Token of an e-mailed link.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(crate::forms::Facts))]
pub struct LinkBody {
    /// Token from the link.
    #[garde(skip)]
    #[schema(value_type = String)]
    pub token: LinkToken,
}

/// A change of password by a signed-in user.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasswordChange {
    /// Current password.
    #[schema(value_type = String)]
    pub old_password: Password,
    /// New password; the same rules apply as for registration.
    #[schema(value_type = String)]
    pub password: Password,
    /// The new password repeated, if the user typed it twice. API clients can omit it.
    #[schema(value_type = Option<String>)]
    pub repeat_password: Option<Password>,
}

impl PasswordChange {
    fn repeated(&self) -> &Password {
        self.repeat_password.as_ref().unwrap_or(&self.password)
    }
}

form!(PasswordChange, "changePassword", old_password, password, repeat_password = repeated());

/// New profile data.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfileChange {
    /// First name, at most 100 characters.
    pub first_name: String,
    /// Last name, at most 100 characters.
    pub last_name: String,
    /// Phone number in national or international format.
    pub phone: String,
    /// Dialling prefix: `+386`.
    pub phone_code: String,
    /// Date of birth, `YYYY-MM-DD`, not in the future.
    pub date_of_birth: Option<String>,
    /// `female`, `male` or `other`.
    pub gender: Option<String>,
    /// The fields to change; the others keep what is stored, such as another device's changes. All of them if left out.
    pub changed: Option<Vec<ProfileField>>,
}

form!(ProfileChange, "profile", first_name, last_name, phone, phone_code, date_of_birth, gender);

/// A change of e-mail address.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailChange {
    /// New e-mail address.
    pub email: String,
    /// Current password of the account.
    #[schema(value_type = String)]
    pub password: Password,
}

form!(EmailChange, "changeEmail", email, password);

/// A postal address in the format of its country; the rules are in server/rules/addresses.json.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AddressForm {
    /// Recipient's name.
    pub name: String,
    /// Street and number.
    pub address: String,
    /// Additional address line, such as floor or building.
    pub address2: Option<String>,
    /// City.
    pub city: String,
    /// Province or county, if the country requires one.
    pub state: Option<String>,
    /// Postcode in the country's format; not needed in countries without postcodes.
    pub postal_code: Option<String>,
    /// Country ID.
    pub country_id: TenantId,
    /// Phone number in national or international format.
    pub phone: String,
    /// Dialling prefix: `+386`.
    pub phone_code: String,
    /// Whether the address becomes the default. Ignored for the address of an order, which is not saved.
    pub is_default: Option<bool>,
}

form!(AddressForm, "address", name, address, address2, city, state, postal_code, country_id, phone, phone_code);

fn one_of(id: Option<UserTypeId>, allowed: &[UserType]) -> garde::Result {
    if id.is_none_or(|id| allowed.iter().any(|kind| kind.id() == id)) {
        return Ok(());
    }
    Err(FieldError::new("", "form-choice").into())
}

/// The user type of a validated id; customer where the body has none.
pub fn user_type(id: Option<UserTypeId>) -> UserType {
    id.and_then(UserType::of).unwrap_or(UserType::Customer)
}

#[cfg(test)]
mod tests {
    use axum::{
        body::Body as HttpBody,
        extract::FromRequest as _,
        http::Request,
        response::{IntoResponse as _, Response},
    };
    use serde::de::DeserializeOwned;
    use serde_json::{Map, Value, json};

    use super::*;
    use crate::{
        app::App,
        clock::Clock,
        config::Settings,
        error::Error,
        forms::Facts,
        http::Body,
        tenancy::{self, Configuration, files},
    };

    async fn open(test: &crate::testing::TestDb) -> App {
        let countries = files::read(&files::built_in(), &Configuration::default()).unwrap();
        tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
        let now = Clock::fixed("2026-11-16T10:00:00Z".parse().unwrap());
        App::open(Settings::default(), test.db.clone(), now).await.unwrap()
    }

    /// Validation errors of a body: field → error code.
    async fn wrong<T: DeserializeOwned + Validate<Context = Facts>>(app: &App, body: &Value) -> Map<String, Value> {
        let request = Request::post("/").header("content-type", "application/json");
        let request = request.body(HttpBody::from(body.to_string())).unwrap();
        match Body::<T>::from_request(request, app).await {
            Ok(_) => Map::new(),
            Err(response) => failures(response),
        }
    }

    fn failures(response: Response) -> Map<String, Value> {
        match response.into_response().extensions_mut().remove::<Error>() {
            Some(Error::Invalid(fields)) => {
                fields.into_iter().map(|error| (error.field.into_owned(), json!(error.code))).collect()
            }
            other => panic!("{other:?}"),
        }
    }

    async fn expect_strict<T: DeserializeOwned + Validate<Context = Facts>>(app: &App, form: &str) {
        let vectors: Value = serde_json::from_str(include_str!("../../../../tests/vectors/forms.json")).unwrap();
        let mut right = vectors["right"][form].clone();
        right["token"] = json!("0123");
        assert_eq!(wrong::<T>(app, &right).await, Map::new(), "{form}");
        for (field, value) in right.as_object().unwrap() {
            for odd in [json!([]), json!({}), json!([1]), json!({ "$ne": null }), json!(1.5)] {
                let mut body = right.clone();
                body[field] = odd.clone();
                let is_known = field != "token" || form == "resetPassword";
                assert_eq!(wrong::<T>(app, &body).await.contains_key(field), is_known, "{form}.{field} {odd}");
            }
            let is_text = value.is_string() && (field != "token" || form == "resetPassword");
            for sign in ["\0", "\n", "\u{7f}", "\u{85}", "\u{202e}", "\u{2066}", "\u{2028}", "\u{fffe}", "\u{1ffff}"] {
                let mut body = right.clone();
                body[field] = format!("a{sign}b").into();
                if is_text {
                    assert_eq!(wrong::<T>(app, &body).await[field], "error-parameter-characters", "{form}.{field}");
                }
            }
        }
    }

    crate::both!(fields_of_wrong_type_or_with_forbidden_characters_are_named, test, {
        let app = open(&test).await;
        expect_strict::<Registration>(&app, "register").await;
        expect_strict::<Credentials>(&app, "login").await;
        expect_strict::<ForgottenPassword>(&app, "forgotPassword").await;
        expect_strict::<PasswordReset>(&app, "resetPassword").await;
        expect_strict::<PasswordChange>(&app, "changePassword").await;
        expect_strict::<ProfileChange>(&app, "profile").await;
        expect_strict::<EmailChange>(&app, "changeEmail").await;
        expect_strict::<AddressForm>(&app, "address").await;
    });

    crate::both!(type_errors_and_rule_violations_are_reported_together, test, {
        let app = open(&test).await;
        let body = json!({
            "firstName": 7, "lastName": "Novak", "email": "ana@", "password": "Lipa-2026", "repeatPassword": "Lipa-2027",
            "phone": "040123456", "phoneCode": "+386", "countryId": "three", "userTypeId": 3, "acceptTerms": false,
        });
        let expected = json!({
            "acceptTerms": "form-accepted", "countryId": "error-parameter-number", "email": "form-email",
            "firstName": "error-parameter-text", "repeatPassword": "form-same", "userTypeId": "form-choice",
        });
        assert_eq!(Value::Object(wrong::<Registration>(&app, &body).await), expected);
        let missing = wrong::<Credentials>(&app, &json!({ "email": null, "userTypeId": null })).await;
        assert_eq!(Value::Object(missing), json!({ "email": "form-required", "password": "form-required" }));
    });
}
