//! A user's profile.

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

/// The profile of an account, with the new address that is not confirmed yet.
pub async fn profile(app: &App, user: User) -> Result<Profile> {
    let pending = links::latest_email(&app.db, user.id, Purpose::Email, app.clock.now()).await?;
    Ok(Profile::of(user, pending))
}

/// The profile fields that a user can change; `forms` has validated them.
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

/// Stores a user's changes to the profile.
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

/// A phone number in stored form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phone {
    /// The chosen dialling code, with its plus sign.
    pub code: String,
    /// In E.164 form.
    pub number: String,
}

/// Converts a dialling code and a number to stored form.
pub fn phone_of(code: &str, number: &str) -> Result<Phone> {
    let number = forms::phone(code, number).ok_or_else(|| Error::field("phone", "form-phone"))?;
    Ok(Phone { code: format!("+{}", code.trim_start_matches('+').trim()), number })
}
