//! Downloads one image, with every redirect checked, within limits of size and time.

use std::{sync::Arc, time::Duration};

use bytes::{Bytes, BytesMut};
use reqwest::{Client, Response, StatusCode, header::LOCATION, redirect::Policy};
use url::Url;

use super::{resolver::PublicResolver, target::Targets};
use crate::{
    config::{PictureHost, Settings},
    media::{
        model::MediaError,
        service::{self, PreparedPicture, Upload},
        state::Media,
    },
    tls,
};

/// Largest image that is fetched, in bytes.
pub const MAX_FETCHED_BYTES: usize = 25 << 20;
/// Most redirects that are followed.
const MOST_REDIRECTS: usize = 3;
/// Timeout for connecting.
const CONNECT_TIME: Duration = Duration::from_secs(10);
/// Timeout between two reads.
const SILENCE: Duration = Duration::from_secs(15);
/// Timeout for one image, including all redirects.
const WHOLE_TIME: Duration = Duration::from_mins(1);

/// Fetches images with one client, which reuses connections.
#[derive(Debug)]
pub struct Fetcher {
    client: Client,
    own_hosts: Vec<PictureHost>,
    whole_time: Duration,
}

/// An image that was fetched, inspected and stored, but not saved as an asset yet.
#[derive(Debug)]
pub struct FetchedPicture(pub(super) PreparedPicture);

impl Fetcher {
    /// Reads the operator's own hosts from the settings.
    pub fn new(settings: &Settings) -> Result<Self, MediaError> {
        tls::install_provider();
        let own_hosts = settings.catalog.picture_hosts.clone();
        let own_names = own_hosts.iter().map(|own| own.host.clone()).collect();
        let client = Client::builder()
            .user_agent(concat!("vitrina/", env!("CARGO_PKG_VERSION")))
            .dns_resolver(Arc::new(PublicResolver { own_names }))
            .redirect(Policy::none())
            .no_proxy()
            .no_gzip()
            .no_brotli()
            .referer(false)
            .connect_timeout(CONNECT_TIME)
            .read_timeout(SILENCE)
            .build()
            .map_err(|error| MediaError::Failed(error.without_url().to_string()))?;
        Ok(Self { client, own_hosts, whole_time: WHOLE_TIME })
    }

    /// Sets a shorter timeout, for tests.
    #[cfg(test)]
    pub(in crate::media) fn with_whole_time(mut self, whole_time: Duration) -> Self {
        self.whole_time = whole_time;
        self
    }

    /// Downloads an image, inspects it and stores its original; the error is a message for operators. Storing the original alone
    /// has no visible effect: `save` makes it an asset.
    pub async fn fetch(&self, media: &Media, address: &str) -> Result<FetchedPicture, String> {
        let limit = || format!("took longer than {} seconds", self.whole_time.as_secs_f64());
        let bytes = tokio::time::timeout(self.whole_time, self.download(address)).await.map_err(|_| limit())??;
        let upload = Upload { name: file_name(address), bytes, source_url: Some(address.to_owned()) };
        service::prepare(media, upload).await.map(FetchedPicture).map_err(|error| error.to_string())
    }

    async fn download(&self, address: &str) -> Result<Bytes, String> {
        let targets = Targets { own_hosts: &self.own_hosts };
        let mut url = targets.recorded(address)?;
        for _ in 0..=MOST_REDIRECTS {
            let response = self.client.get(url.clone()).send().await.map_err(failed)?;
            match redirect(&response)? {
                Some(location) => url = targets.redirected(&url, &location)?,
                None => return body(response).await,
            }
        }
        Err(format!("redirects more than {MOST_REDIRECTS} times"))
    }
}

/// The location of a redirect, none for an image; fails when the response is neither.
fn redirect(response: &Response) -> Result<Option<String>, String> {
    let status = response.status();
    let leads_on = matches!(
        status,
        StatusCode::MOVED_PERMANENTLY
            | StatusCode::FOUND
            | StatusCode::SEE_OTHER
            | StatusCode::TEMPORARY_REDIRECT
            | StatusCode::PERMANENT_REDIRECT
    );
    if leads_on {
        let location = response.headers().get(LOCATION).and_then(|location| location.to_str().ok());
        return location
            .map(|location| Some(location.to_owned()))
            .ok_or_else(|| "redirects without a target".to_owned());
    }
    if status == StatusCode::OK { Ok(None) } else { Err(format!("was answered {}", status.as_u16())) }
}

async fn body(mut response: Response) -> Result<Bytes, String> {
    let heavy = || format!("has more than {} MB", MAX_FETCHED_BYTES >> 20);
    if response.content_length().is_some_and(|length| length > MAX_FETCHED_BYTES as u64) {
        return Err(heavy());
    }
    let mut bytes = BytesMut::new();
    while let Some(chunk) = response.chunk().await.map_err(failed)? {
        if bytes.len() + chunk.len() > MAX_FETCHED_BYTES {
            return Err(heavy());
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes.freeze())
}

/// The message of the innermost cause, which says most: "Connection refused", "is no public address".
fn failed(error: reqwest::Error) -> String {
    if error.is_timeout() {
        return "did not answer in time".to_owned();
    }
    let error = error.without_url();
    let mut cause: &dyn std::error::Error = &error;
    while let Some(next) = cause.source() {
        cause = next;
    }
    format!("could not be reached: {cause}")
}

/// The last segment of a URL's path, from which the original is named.
fn file_name(address: &str) -> String {
    let path = Url::parse(address).map_or_else(|_| address.to_owned(), |url| url.path().to_owned());
    path.rsplit('/').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_original_is_named_by_the_file_name_of_its_url() {
        for (address, name) in [
            ("https://cdn.example/files/rib-tee.jpg?v=17", "rib-tee.jpg"),
            ("//cdn.example/a.png", "a.png"),
            ("https://cdn.example/", ""),
        ] {
            assert_eq!(file_name(address), name);
        }
    }
}
