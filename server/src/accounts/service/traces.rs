//! Account data by which the orders of an account's owner are recognised: postal addresses and network addresses of sign-ins.

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

/// A user's postal addresses.
pub async fn postal_addresses(app: &App, user: UserId) -> Result<Vec<PostalAddress>> {
    Ok(store::addresses::list(&app.db, user).await?.into_iter().map(|row| row.fields).collect())
}

/// The network addresses of a user's sign-ins and other security events since a given time.
pub async fn sign_in_addresses(app: &App, user: UserId, since: DateTime<Utc>) -> Result<Vec<IpAddr>> {
    let events = store::events::list(&app.db, user).await?;
    let recent = events.into_iter().filter(|event| event.happened_at >= since);
    let mut addresses: Vec<IpAddr> = recent.filter_map(|event| event.address?.parse().ok()).collect();
    addresses.sort_unstable();
    addresses.dedup();
    Ok(addresses)
}
