//! Where a person has things sent.

use super::profile::phone_of;
use crate::{
    accounts::{
        model::UserId,
        store::addresses::{self as store, Row},
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    forms::{self, Filled},
};

/// Most addresses of a person.
const MOST: i64 = 20;

/// A person's addresses, the default one first.
pub async fn list_addresses(app: &App, user: UserId) -> Result<Vec<Row>> {
    Ok(store::list(&app.db, user).await?)
}

/// Keeps an address; the first one is the default.
pub async fn insert_address(app: &App, user: UserId, form: &Filled) -> Result<Row> {
    let row = row(app, form)?;
    let mut tx = app.db.begin().await?;
    let kept = save_address(&mut tx, app, user, row).await?;
    tx.commit().await?;
    Ok(kept)
}

/// As `insert_address`, in the caller's transaction, of what is checked already.
pub async fn save_address(tx: &mut Tx, app: &App, user: UserId, row: Row) -> Result<Row> {
    store::hold(tx, user).await?;
    let count = store::count(tx, user).await?;
    if count >= MOST {
        return Err(Error::Rejected("error-addresses-full"));
    }
    let row = Row { is_default: count == 0, ..row };
    let id = store::insert(tx, user, &row, app.clock.now()).await?;
    Ok(Row { id, ..row })
}

/// Changes an address of the person; another's is not found.
pub async fn update_address(app: &App, user: UserId, id: i64, form: &Filled) -> Result<Row> {
    let row = Row { id, ..row(app, form)? };
    let mut tx = app.db.begin().await?;
    if store::update(&mut tx, user, &row).await? == 0 {
        return Err(Error::NotFound);
    }
    tx.commit().await?;
    let all = store::list(&app.db, user).await?;
    all.into_iter().find(|row| row.id == id).ok_or(Error::NotFound)
}

/// Removes an address; the newest of the others takes the place of a default one.
pub async fn delete_address(app: &App, user: UserId, id: i64) -> Result<()> {
    let mut tx = app.db.begin().await?;
    store::hold(&mut tx, user).await?;
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

/// Makes an address the one that is suggested first.
pub async fn set_default_address(app: &App, user: UserId, id: i64) -> Result<()> {
    let mut tx = app.db.begin().await?;
    store::hold(&mut tx, user).await?;
    if !store::list(&mut tx, user).await?.iter().any(|row| row.id == id) {
        return Err(Error::NotFound);
    }
    store::set_default(&mut tx, user, id).await?;
    tx.commit().await?;
    Ok(())
}

fn row(app: &App, form: &Filled) -> Result<Row> {
    let country_id = form.id("countryId")?;
    let directory = app.directory();
    let country = directory.tenant(country_id).ok_or_else(|| Error::field("countryId", "form-choice"))?;
    let (phone_code, phone) = phone_of(form)?;
    let text = |field| form.text(field).to_owned();
    Ok(Row {
        id: 0,
        name: text("name"),
        address: text("address"),
        address2: text("address2"),
        city: text("city"),
        state: text("state"),
        postal_code: forms::postcode(&country.code, form.text("postalCode")),
        country_id,
        phone,
        phone_code,
        is_default: false,
    })
}
