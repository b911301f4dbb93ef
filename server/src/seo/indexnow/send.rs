//! The HTTP request that submits URLs.

use std::time::Duration;

use reqwest::{Client, StatusCode, redirect::Policy};
use serde::Serialize;

use super::submission::Submission;
use crate::{
    app::App,
    config::IndexNowKey,
    jobs::{Failure, Job},
    tls,
};

/// Timeout for connecting.
const CONNECT_TIME: Duration = Duration::from_secs(3);
/// Timeout for the response.
const ANSWER_TIME: Duration = Duration::from_secs(20);

/// One client for the process, which reuses connections.
struct SharedClient(Result<Client, String>);

impl Default for SharedClient {
    fn default() -> Self {
        tls::install_provider();
        let client = Client::builder().connect_timeout(CONNECT_TIME).timeout(ANSWER_TIME).redirect(Policy::none());
        Self(client.referer(false).build().map_err(|error| error.to_string()))
    }
}

/// The request body of a submission.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Wire<'a> {
    host: &'a str,
    key: &'a str,
    key_location: String,
    url_list: &'a [String],
}

/// Processes a job of the kind `seo.indexnow-submit`. If the country's key has been removed in the meantime, nothing is
/// submitted.
pub async fn send(app: &App, job: &Job) -> Result<(), Failure> {
    let Submission { tenant, host, addresses } = job.read()?;
    let directory = app.directory();
    let Some(tenant) = directory.tenant(tenant) else { return Ok(()) };
    let Some(key) = app.settings.indexnow_key_of(&tenant.code).map(IndexNowKey::as_str) else { return Ok(()) };
    let key_location = format!("https://{host}/{key}.txt");
    let body = Wire { host: &host, key, key_location, url_list: &addresses };
    let shared = app.slice_state::<SharedClient>();
    let client = shared.0.as_ref().map_err(|error| Failure::Transient(error.clone()))?;
    let url = format!("{}/indexnow", app.settings.seo.indexnow_url.as_str());
    let answer = client.post(url).json(&body).send().await;
    let status = answer.map_err(|error| Failure::Transient(format!("IndexNow cannot be reached: {error}")))?.status();
    outcome(status, &body)
}

/// Interprets the response's status by the protocol: 202 means that the key is checked later; errors about the key or the URLs
/// are permanent.
fn outcome(status: StatusCode, body: &Wire<'_>) -> Result<(), Failure> {
    let code = status.as_u16();
    match code {
        200 | 202 => Ok(()),
        403 => Err(Failure::Permanent(format!("IndexNow does not find the key at {} (403)", body.key_location))),
        422 => Err(Failure::Permanent(format!("IndexNow says that addresses are not of {} (422)", body.host))),
        429 => Err(Failure::Transient("IndexNow asks to wait (429)".to_owned())),
        400..=499 => Err(Failure::Permanent(format!("IndexNow refuses the submission ({code})"))),
        _ => Err(Failure::Transient(format!("IndexNow answered {code}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_another_attempt_can_change_is_tried_again() {
        let addresses = ["https://vitrina.si/".to_owned()];
        let key_location = "https://vitrina.si/a1b2c3d4.txt".to_owned();
        let body = Wire { host: "vitrina.si", key: "a1b2c3d4", key_location, url_list: &addresses };
        let of = |code: u16| outcome(StatusCode::from_u16(code).unwrap(), &body);
        assert_eq!((of(200), of(202)), (Ok(()), Ok(())));
        for code in [400, 403, 404, 422] {
            assert!(matches!(of(code), Err(Failure::Permanent(_))), "{code}");
        }
        for code in [301, 429, 500, 503] {
            assert!(matches!(of(code), Err(Failure::Transient(_))), "{code}");
        }
        assert!(of(403).unwrap_err().to_string().contains("/a1b2c3d4.txt"));
    }
}
