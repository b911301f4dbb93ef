//! A person's profile.

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
    forms,
};

/// What the account says, with the address that waits for its confirmation.
pub async fn profile(app: &App, user: User) -> Result<Profile> {
    let pending = links::latest_email(&app.db, user.id, Purpose::Email, app.clock.now()).await?;
    Ok(Profile::of(user, pending))
}

/// What a person says of themselves; `forms` has checked it.
#[derive(Clone, Debug)]
pub struct ProfileEdit {
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// In national or international form.
    pub phone: String,
    /// Dialling prefix.
    pub phone_code: String,
    /// `YYYY-MM-DD`.
    pub date_of_birth: Option<String>,
    /// `female`, `male`, `other`.
    pub gender: Option<String>,
}

/// Writes what a person says of themselves.
pub async fn update_profile(app: &App, user: &User, edit: ProfileEdit) -> Result<Profile> {
    let phone = phone_of(&edit.phone_code, &edit.phone)?;
    let user = User {
        first_name: edit.first_name,
        last_name: edit.last_name,
        phone: phone.number,
        phone_code: phone.code,
        date_of_birth: edit.date_of_birth,
        gender: edit.gender,
        ..user.clone()
    };
    let mut tx = app.db.begin().await?;
    users::update_profile(&mut tx, &user).await?;
    tx.commit().await?;
    profile(app, user).await
}

/// A phone number as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phone {
    /// The dialling prefix that was chosen, with its plus.
    pub code: String,
    /// In E.164 form.
    pub number: String,
}

/// A dialling prefix and a number as they are stored.
pub fn phone_of(code: &str, number: &str) -> Result<Phone> {
    let number = forms::phone(code, number).ok_or_else(|| Error::field("phone", "form-phone"))?;
    Ok(Phone { code: format!("+{}", code.trim_start_matches('+').trim()), number })
}
