//! `vitrina user …`: accounts of customers, affiliates and operators.

mod change;
mod create;
mod selector;
mod view;

use std::path::PathBuf;

use anyhow::Result;
use clap::Subcommand;

use self::{
    change::ChangeArgs,
    create::CreateArgs,
    selector::{TypeName, UserSelector},
    view::ListArgs,
};
use super::context::Context;

/// Subcommands of `user`.
#[derive(Debug, Subcommand)]
pub enum UserCommand {
    /// Create an account; the password is read from stdin, or generated and printed once
    Create(CreateArgs),
    /// List accounts, newest first
    List(ListArgs),
    /// Show an account
    Show(UserSelector),
    /// Change the type of an account and end its sessions
    SetType {
        #[command(flatten)]
        who: UserSelector,
        /// New type
        #[arg(long, value_name = "TYPE")]
        to: TypeName,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Disable accounts: sign-in is blocked and sessions end
    Disable(ChangeArgs),
    /// Enable disabled accounts
    Enable(ChangeArgs),
    /// Set a new password, read from stdin or generated and printed once, and end all sessions
    ResetPassword {
        #[command(flatten)]
        who: UserSelector,
        /// Read the password from stdin
        #[arg(long)]
        password_stdin: bool,
    },
    /// List the sessions of a user
    Sessions {
        #[command(flatten)]
        who: UserSelector,
        /// End all sessions of the user
        #[arg(long)]
        end: bool,
    },
    /// Export all data stored about a user, as JSON
    Export {
        #[command(flatten)]
        who: UserSelector,
        /// File to write [default: stdout]
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Delete an account with all its data
    Erase(ChangeArgs),
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: UserCommand) -> Result<()> {
    let app = context.open_app().await?;
    let output = &context.output;
    match command {
        UserCommand::Create(args) => create::create(&app, output, args).await,
        UserCommand::List(args) => view::list(&app, output, args).await,
        UserCommand::Show(who) => view::show(&app, output, &who).await,
        UserCommand::SetType { who, to, dry_run } => change::set_type(&app, output, &who, to.kind(), dry_run).await,
        UserCommand::Disable(args) => change::set_disabled(&app, output, &args, true).await,
        UserCommand::Enable(args) => change::set_disabled(&app, output, &args, false).await,
        UserCommand::ResetPassword { who, password_stdin } => {
            create::reset_password(&app, output, &who, password_stdin).await
        }
        UserCommand::Sessions { who, end } => view::sessions(&app, output, &who, end).await,
        UserCommand::Export { who, file } => view::export(&app, output, &who, file).await,
        UserCommand::Erase(args) => change::erase(&app, output, &args).await,
    }
}
