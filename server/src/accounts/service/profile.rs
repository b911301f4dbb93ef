//! What a person says of themselves.

use crate::{
    accounts::{
        model::{Profile, User},
        store::{
            links::{self, Purpose},
            users,
        },
    },
    app::App,
    error::{Error, Result},
    forms::{self, Filled},
};

/// What the account says, with the address that waits for its confirmation.
pub async fn profile(app: &App, user: User) -> Result<Profile> {
    let pending = links::latest_email(&app.db, user.id, Purpose::Email, app.clock.now()).await?;
    Ok(Profile::of(user, pending))
}

/// Writes what the form `profile` says.
pub async fn update_profile(app: &App, user: &User, form: &Filled) -> Result<Profile> {
    let (phone_code, phone) = phone_of(form)?;
    let user = User {
        first_name: form.text("firstName").to_owned(),
        last_name: form.text("lastName").to_owned(),
        phone,
        phone_code,
        date_of_birth: form.some("dateOfBirth"),
        gender: form.some("gender"),
        ..user.clone()
    };
    let mut tx = app.db.begin().await?;
    users::update_profile(&mut tx, &user).await?;
    tx.commit().await?;
    profile(app, user).await
}

/// Code with its plus, and number in E.164 form, of a form's fields `phoneCode` and `phone`.
pub fn phone_of(form: &Filled) -> Result<(String, String)> {
    let code = form.text("phoneCode");
    let number = forms::phone(code, form.text("phone")).ok_or_else(|| Error::field("phone", "form-phone"))?;
    Ok((format!("+{}", code.trim_start_matches('+').trim()), number))
}
