//! What of a person's account tells their own orders from others': addresses, and where they signed in.

use std::net::IpAddr;

use chrono::{DateTime, Utc};

use crate::{
    accounts::{
        model::{PostalAddress, UserId},
        store,
    },
    app::App,
    error::Result,
};

/// A person's addresses.
pub async fn postal_addresses(app: &App, user: UserId) -> Result<Vec<PostalAddress>> {
    Ok(store::addresses::list(&app.db, user).await?.into_iter().map(|row| row.fields).collect())
}

/// From where a person signed in, or did something else about the account's safety, since a moment.
pub async fn sign_in_addresses(app: &App, user: UserId, since: DateTime<Utc>) -> Result<Vec<IpAddr>> {
    let events = store::events::list(&app.db, user).await?;
    let recent = events.into_iter().filter(|event| event.happened_at >= since);
    let mut addresses: Vec<IpAddr> = recent.filter_map(|event| event.address?.parse().ok()).collect();
    addresses.sort_unstable();
    addresses.dedup();
    Ok(addresses)
}
