//! A user's delivery addresses.

use super::profile::phone_of;
use crate::{
    accounts::{
        model::{PostalAddress, UserId},
        store::{
            addresses::{self as store, Row},
            users,
        },
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    forms,
    id::AddressId,
};

/// Maximum number of addresses per user.
const MOST: i64 = 20;

/// A user's addresses, the default one first.
pub async fn list_addresses(app: &App, user: UserId) -> Result<Vec<Row>> {
    Ok(store::list(&app.db, user).await?)
}

/// An address as the user entered it; `forms` has validated it.
#[derive(Clone, Debug)]
pub struct NewAddress {
    /// Its fields; the phone number in national or international form, the postcode with or without separators.
    pub fields: PostalAddress,
    /// Whether it becomes the default address. The current default stays the default even when this is false.
    pub is_default: bool,
}

/// Saves an address; the user's first one becomes the default.
pub async fn insert_address(app: &App, user: UserId, new: NewAddress) -> Result<Row> {
    let makes_default = new.is_default;
    let row = row(app, new)?;
    let mut tx = app.db.begin().await?;
    let mut saved = save_address(&mut tx, app, user, row).await?;
    if makes_default && !saved.is_default {
        store::set_default(&mut tx, user, saved.id).await?;
        saved.is_default = true;
    }
    tx.commit().await?;
    Ok(saved)
}

/// As `insert_address`, but in the caller's transaction and for an address that is already validated.
pub async fn save_address(tx: &mut Tx, app: &App, user: UserId, row: Row) -> Result<Row> {
    users::lock(tx, user).await?;
    let count = store::count(tx, user).await?;
    if count >= MOST {
        return Err(Error::rejected_with("error-addresses-full", [("max", MOST.to_string())]));
    }
    let row = Row { is_default: count == 0, ..row };
    let id = store::insert(tx, user, &row, app.clock.now()).await?;
    Ok(Row { id, ..row })
}

/// Changes an address of the user; another user's address is not found.
pub async fn update_address(app: &App, user: UserId, id: AddressId, new: NewAddress) -> Result<Row> {
    let makes_default = new.is_default;
    let row = Row { id, ..row(app, new)? };
    let mut tx = app.db.begin().await?;
    users::lock(&mut tx, user).await?;
    if store::update(&mut tx, user, &row).await? == 0 {
        return Err(Error::NotFound);
    }
    if makes_default {
        store::set_default(&mut tx, user, id).await?;
    }
    let saved = store::list(&mut tx, user).await?.into_iter().find(|row| row.id == id);
    tx.commit().await?;
    saved.ok_or(Error::NotFound)
}

/// Deletes an address; if it was the default, the newest of the others becomes the default.
pub async fn delete_address(app: &App, user: UserId, id: AddressId) -> Result<()> {
    let mut tx = app.db.begin().await?;
    users::lock(&mut tx, user).await?;
    if store::delete(&mut tx, user, id).await? == 0 {
        return Err(Error::NotFound);
    }
    let rest = store::list(&mut tx, user).await?;
    if let Some(first) = rest.first().filter(|first| !first.is_default) {
        store::set_default(&mut tx, user, first.id).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Makes an address the default.
pub async fn set_default_address(app: &App, user: UserId, id: AddressId) -> Result<()> {
    let mut tx = app.db.begin().await?;
    users::lock(&mut tx, user).await?;
    if !store::list(&mut tx, user).await?.iter().any(|row| row.id == id) {
        return Err(Error::NotFound);
    }
    store::set_default(&mut tx, user, id).await?;
    tx.commit().await?;
    Ok(())
}

fn row(app: &App, new: NewAddress) -> Result<Row> {
    let fields = new.fields;
    let directory = app.directory();
    let country = directory.tenant(fields.country_id).ok_or_else(|| Error::field("countryId", "form-choice"))?;
    let phone = phone_of(&fields.phone_code, &fields.phone)?;
    let postal_code = forms::postcode(&country.code, &fields.postal_code);
    let fields = PostalAddress { postal_code, phone: phone.number, phone_code: phone.code, ..fields };
    Ok(Row { id: AddressId::default(), fields, is_default: false })
}
