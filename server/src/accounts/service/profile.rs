//! A user's profile.

use crate::{
    accounts::{
        model::{Profile, ProfileField, User},
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
    /// The fields to change; all if none are named.
    pub changed: Option<Vec<ProfileField>>,
}

/// Stores a user's changes to the profile. Fields that are not changed keep their stored values.
pub async fn update_profile(app: &App, user: &User, edit: ProfileEdit) -> Result<Profile> {
    let phone = phone_of(&edit.phone_code, &edit.phone)?;
    let mut tx = app.db.begin().await?;
    users::lock(&mut tx, user.id).await?;
    let mut user = users::find(&mut tx, user.id).await?.ok_or(Error::NotFound)?;
    let is_changed = |field| edit.changed.as_ref().is_none_or(|fields| fields.contains(&field));
    if is_changed(ProfileField::FirstName) {
        user.first_name = edit.first_name;
    }
    if is_changed(ProfileField::LastName) {
        user.last_name = edit.last_name;
    }
    if is_changed(ProfileField::Phone) {
        user.phone = phone.number;
        user.phone_code = phone.code;
    }
    if is_changed(ProfileField::DateOfBirth) {
        user.date_of_birth = edit.date_of_birth;
    }
    if is_changed(ProfileField::Gender) {
        user.gender = edit.gender;
    }
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
