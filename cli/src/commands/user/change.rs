//! Changes of accounts: their type, whether they are open, and their deletion.

use anyhow::{Result, bail, ensure};
use serde::Serialize;
use vitrina_server::{
    accounts::{self, Erased, UserId, UserType},
    app::App,
    error::Error,
    privacy,
};

use super::{Who, find, view::Shown};
use crate::output::Output;

pub(super) async fn set_type(app: &App, output: &Output, who: &Who, kind: UserType) -> Result<()> {
    let user = find(app, who).await?;
    let question = format!("Make {} ({}) an account of the type {}?", user.email, user.id, kind.name());
    ensure!(output.confirm(&question)?, "nothing was changed");
    match accounts::set_type(app, &user, kind).await {
        Err(Error::Rejected { .. }) => bail!("{} has an account of the type {} already", user.email, kind.name()),
        other => other?,
    }
    let user = accounts::show(app, user.id).await?;
    output.value(&Shown::of(app, &user), |shown| format!("{} is of the type {} now.", shown.email, shown.kind))?;
    Ok(())
}

pub(super) async fn set_disabled(app: &App, output: &Output, who: &Who, disabled: bool) -> Result<()> {
    let user = find(app, who).await?;
    let changed = accounts::set_disabled(app, &user, disabled).await?;
    let user = accounts::show(app, user.id).await?;
    let word = if disabled { "closed" } else { "open" };
    output.value(&Shown::of(app, &user), |shown| {
        format!("{} is {} {word}.", shown.email, if changed { "now" } else { "already" })
    })?;
    Ok(())
}

#[derive(Serialize)]
struct Gone {
    id: UserId,
    email: String,
}

pub(super) async fn erase(app: &App, output: &Output, who: &Who) -> Result<()> {
    let user = find(app, who).await?;
    let question =
        format!("Delete {} ({}) with everything in the account? Nothing brings it back.", user.email, user.id);
    ensure!(output.confirm(&question)?, "nothing was deleted");
    privacy::erase(app, user.id, Erased::ByOperator, None).await?;
    output.value(&Gone { id: user.id, email: user.email }, |gone| format!("{} ({}) is gone.", gone.email, gone.id))?;
    Ok(())
}
