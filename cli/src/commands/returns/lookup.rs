//! Finds a return by its number, and the code of its country.

use anyhow::{Result, anyhow};
use vitrina_server::{
    app::App,
    error::Error,
    returns::{self, ReturnCase},
    tenancy::Directory,
};

/// The return with this number, or an error that says how to find it.
pub(super) async fn find(app: &App, number: &str) -> Result<ReturnCase> {
    match returns::find(app, None, number).await {
        Err(Error::NotFound) => Err(anyhow!("there is no return {number}; `vitrina return list` lists all returns")),
        other => Ok(other?),
    }
}

/// The code of a return's country.
pub(super) fn country(directory: &Directory, case: &ReturnCase) -> String {
    directory.tenant(case.tenant_id).map(|tenant| tenant.code.clone()).unwrap_or_default()
}
