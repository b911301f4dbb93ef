//! One download: hop by hop, within size and time.

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

/// The largest picture that is fetched.
pub const MAX_FETCHED_BYTES: usize = 25 << 20;
/// Redirects that are followed.
const MOST_REDIRECTS: usize = 3;
/// How long a connection may take.
const CONNECT_TIME: Duration = Duration::from_secs(10);
/// How long nothing may come.
const SILENCE: Duration = Duration::from_secs(15);
/// How long a picture may take with all its redirects.
const WHOLE_TIME: Duration = Duration::from_mins(1);

/// Fetches pictures. One client: it keeps connections.
#[derive(Debug)]
pub struct Fetcher {
    client: Client,
    own_hosts: Vec<PictureHost>,
    whole_time: Duration,
}

/// A picture that was fetched, inspected and put away, to be saved.
#[derive(Debug)]
pub struct FetchedPicture(pub(super) PreparedPicture);

impl Fetcher {
    /// With the operator's own hosts from the settings.
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

    /// With less patience, for tests.
    #[cfg(test)]
    pub(in crate::media) fn with_whole_time(mut self, whole_time: Duration) -> Self {
        self.whole_time = whole_time;
        self
    }

    /// Downloads a picture, inspects it and puts its original away; why not, for operators. The original alone changes nothing: `save`
    /// makes it an asset.
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
        Err(format!("leads on more than {MOST_REDIRECTS} times"))
    }
}

/// Where an answer leads; an error when it is neither a redirect nor a picture.
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
            .ok_or_else(|| "leads on without saying where".to_owned());
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

/// The innermost cause says most: "Connection refused", "is no public address".
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

/// The end of an address's path, of which the original's name is made.
fn file_name(address: &str) -> String {
    let path = Url::parse(address).map_or_else(|_| address.to_owned(), |url| url.path().to_owned());
    path.rsplit('/').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_original_is_named_by_the_end_of_its_address() {
        for (address, name) in [
            ("https://cdn.example/files/rib-tee.jpg?v=17", "rib-tee.jpg"),
            ("//cdn.example/a.png", "a.png"),
            ("https://cdn.example/", ""),
        ] {
            assert_eq!(file_name(address), name);
        }
    }
}
