//! Changes of accounts: type, closing and opening, and deletion.

use anyhow::{Result, bail, ensure};
use clap::Args;
use serde::Serialize;
use vitrina_server::{
    accounts::{self, ErasureInitiator, UserId, UserType},
    app::App,
    error::Error,
    privacy,
};

use super::{
    selector::{UserSelector, find},
    view::AccountOutput,
};
use crate::{commands::args::DRY_RUN, output::Output};

/// Account and dry run.
#[derive(Clone, Debug, Args)]
pub struct ChangeArgs {
    #[command(flatten)]
    who: UserSelector,
    /// Only show what would change
    #[arg(long)]
    dry_run: bool,
}

pub(super) async fn set_type(
    app: &App,
    output: &Output,
    who: &UserSelector,
    kind: UserType,
    dry_run: bool,
) -> Result<()> {
    let user = find(app, who).await?;
    let question = format!("Make {} ({}) an account of the type {}?", user.email, user.id, kind.name());
    ensure!(dry_run || output.confirm(&question)?, "nothing was changed");
    match accounts::set_type(app, &user, kind, dry_run).await {
        Err(Error::Rejected { .. }) => bail!("{} has an account of the type {} already", user.email, kind.name()),
        other => other?,
    }
    let user = accounts::show(app, user.id).await?;
    output.value(&AccountOutput::of(app, &user), |shown| {
        if dry_run {
            format!("{} would be of the type {}.{DRY_RUN}", shown.email, kind.name())
        } else {
            format!("{} is of the type {} now.", shown.email, shown.kind)
        }
    })?;
    Ok(())
}

pub(super) async fn set_disabled(app: &App, output: &Output, args: &ChangeArgs, disabled: bool) -> Result<()> {
    let user = find(app, &args.who).await?;
    let changed = accounts::set_disabled(app, &user, disabled, args.dry_run).await?;
    let user = accounts::show(app, user.id).await?;
    let word = if disabled { "closed" } else { "open" };
    output.value(&AccountOutput::of(app, &user), |shown| match (changed, args.dry_run) {
        (true, true) => format!("{} would be {word}.{DRY_RUN}", shown.email),
        (true, false) => format!("{} is now {word}.", shown.email),
        (false, _) => format!("{} is already {word}.", shown.email),
    })?;
    Ok(())
}

#[derive(Serialize)]
struct ErasureOutput {
    id: UserId,
    email: String,
}

pub(super) async fn erase(app: &App, output: &Output, args: &ChangeArgs) -> Result<()> {
    let user = find(app, &args.who).await?;
    let question =
        format!("Delete {} ({}) with everything in the account? This cannot be undone.", user.email, user.id);
    ensure!(args.dry_run || output.confirm(&question)?, "nothing was deleted");
    privacy::erase(app, user.id, ErasureInitiator::ByOperator, args.dry_run).await?;
    output.value(&ErasureOutput { id: user.id, email: user.email }, |gone| {
        if args.dry_run {
            format!("{} ({}) would be deleted.{DRY_RUN}", gone.email, gone.id)
        } else {
            format!("{} ({}) was deleted.", gone.email, gone.id)
        }
    })?;
    Ok(())
}
