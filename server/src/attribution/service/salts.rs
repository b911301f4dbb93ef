//! The daily hash of a network: the same network has the same hash for the whole day, and the network cannot be derived from it
//! once the day's salt is deleted.

use std::{
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use chrono::{DateTime, NaiveDate, Utc};

use crate::{
    app::App,
    attribution::store,
    error::{Error, Result},
    network,
};

/// Length of a hash, in hexadecimal digits.
const LENGTH: usize = 32;

/// A day's salt.
pub(super) type Salt = [u8; 32];

/// Today's salt, once it was loaded.
#[derive(Default)]
struct Today(Mutex<Option<(NaiveDate, Salt)>>);

/// The salt of the day (UTC) of a given time. All processes share it.
pub(super) async fn of_day(app: &App, at: DateTime<Utc>) -> Result<Salt> {
    let (today, day) = (app.slice_state::<Today>(), at.date_naive());
    let known = *today.0.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, salt)) = known.filter(|(known, _)| *known == day) {
        return Ok(salt);
    }
    let mut tx = app.db.begin().await?;
    let stored = store::salt(&mut tx, &day.to_string(), &rand::random::<Salt>()).await?;
    tx.commit().await?;
    let salt = Salt::try_from(stored).map_err(|_| Error::internal("a salt of another length"))?;
    *today.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((day, salt));
    Ok(salt)
}

/// The hash of a client's network; empty when the address is unknown.
pub(super) fn hash(salt: &Salt, address: Option<IpAddr>) -> String {
    let network = address.map(|address| network::of(address).to_string());
    network
        .map_or_else(String::new, |network| blake3::keyed_hash(salt, network.as_bytes()).to_hex()[..LENGTH].to_owned())
}

/// Today's hash of a client's network, as in today's clicks; empty when the address is unknown.
pub async fn network_hash(app: &App, address: Option<IpAddr>) -> Result<String> {
    if address.is_none() {
        return Ok(String::new());
    }
    Ok(hash(&of_day(app, app.clock.now()).await?, address))
}
