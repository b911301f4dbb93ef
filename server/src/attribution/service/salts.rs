//! The hash that stands for a network on one day: equal networks have equal hashes that day, and nobody can tell the network from it once
//! the day's salt is deleted.

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

/// A day's secret.
pub(super) type Salt = [u8; 32];

/// Today's salt, once it is known.
#[derive(Default)]
struct Today(Mutex<Option<(NaiveDate, Salt)>>);

/// The salt of the day (UTC) of a moment. All processes share it.
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

/// The hash of a client's network; empty where the address is not known.
pub(super) fn hash(salt: &Salt, address: Option<IpAddr>) -> String {
    let network = address.map(|address| network::of(address).to_string());
    network
        .map_or_else(String::new, |network| blake3::keyed_hash(salt, network.as_bytes()).to_hex()[..LENGTH].to_owned())
}

/// What stands for a client's network today, as in the clicks of today; empty where the address is not known.
pub async fn network_hash(app: &App, address: Option<IpAddr>) -> Result<String> {
    if address.is_none() {
        return Ok(String::new());
    }
    Ok(hash(&of_day(app, app.clock.now()).await?, address))
}
