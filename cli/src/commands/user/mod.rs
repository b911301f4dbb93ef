//! `vitrina user …`: accounts of customers, affiliates and operators.

mod change;
mod create;
mod view;

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, Subcommand, ValueEnum};
use vitrina_server::{
    accounts::{self, User, UserId, UserType},
    app::App,
    error::Error,
};

use self::{create::CreateArgs, view::ListArgs};
use super::{Context, Usage};

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

/// Selects an account.
#[derive(Clone, Debug, Args)]
pub struct UserSelector {
    /// Id or e-mail address of the account
    who: String,
    /// Type of the account, if the e-mail address has several
    #[arg(long = "type", value_name = "TYPE")]
    kind: Option<TypeName>,
}

/// Account and dry run.
#[derive(Clone, Debug, Args)]
pub struct ChangeArgs {
    #[command(flatten)]
    who: UserSelector,
    /// Only show what would change
    #[arg(long)]
    dry_run: bool,
}

/// Types of accounts.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum TypeName {
    /// Administrator of the shop
    Admin,
    /// Customer
    Customer,
    /// Supplier
    Vendor,
    /// Other user
    User,
    /// Affiliate partner
    Affiliate,
    /// Seller
    Seller,
}

impl TypeName {
    fn kind(self) -> UserType {
        match self {
            Self::Admin => UserType::Admin,
            Self::Customer => UserType::Customer,
            Self::Vendor => UserType::Vendor,
            Self::User => UserType::User,
            Self::Affiliate => UserType::Affiliate,
            Self::Seller => UserType::Seller,
        }
    }
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

/// The selected account, or an error that says which argument is missing.
async fn find(app: &App, who: &UserSelector) -> Result<User> {
    if let Ok(id) = who.who.parse::<UserId>() {
        return match accounts::show(app, id).await {
            Err(Error::NotFound) => bail!("there is no account {id}; `vitrina user list` lists all accounts"),
            Ok(user) if who.kind.is_some_and(|kind| user.user_type() != Some(kind.kind())) => {
                let name = user.user_type().map_or("other", UserType::name);
                bail!("the account {id} has the type {name}: leave --type out, or name its e-mail address")
            }
            other => Ok(other?),
        };
    }
    let mut found = accounts::with_email(app, &who.who).await?;
    if let Some(kind) = who.kind {
        found.retain(|user| user.user_type() == Some(kind.kind()));
    }
    let types: Vec<&str> = found.iter().filter_map(User::user_type).map(UserType::name).collect();
    match found.len() {
        0 => bail!("there is no account of {}; `vitrina user list` lists all accounts", who.who),
        1 => Ok(found.remove(0)),
        _ => Err(Usage(format!("{} has accounts of the types {}: add --type", who.who, types.join(", "))).into()),
    }
}
