//! `vitrina user …`: accounts of customers, affiliates and those who run the shop.

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

/// What can be done with accounts.
#[derive(Debug, Subcommand)]
pub enum UserCommand {
    /// Make an account; its password is read from stdin, or made up and printed once
    Create(CreateArgs),
    /// List accounts, the newest first
    List(ListArgs),
    /// Show an account
    Show(UserSelector),
    /// Make an account one of another type; its sessions end
    SetType {
        #[command(flatten)]
        who: UserSelector,
        /// The new type
        #[arg(long, value_name = "TYPE")]
        to: TypeName,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Close accounts: nobody can sign in to them, their sessions end
    Disable(ChangeArgs),
    /// Open accounts that were closed
    Enable(ChangeArgs),
    /// Set a password, read from stdin or made up and printed once; all sessions end
    ResetPassword {
        #[command(flatten)]
        who: UserSelector,
        /// Read the password from stdin
        #[arg(long)]
        password_stdin: bool,
    },
    /// List where somebody is signed in
    Sessions {
        #[command(flatten)]
        who: UserSelector,
        /// End them all
        #[arg(long)]
        end: bool,
    },
    /// Write everything that is kept about somebody, as JSON
    Export {
        #[command(flatten)]
        who: UserSelector,
        /// The file to write [default: stdout]
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Delete an account with everything in it
    Erase(ChangeArgs),
}

/// Whose account is meant.
#[derive(Clone, Debug, Args)]
pub struct UserSelector {
    /// The account's id or e-mail address
    who: String,
    /// Which of the address's accounts
    #[arg(long = "type", value_name = "TYPE")]
    kind: Option<TypeName>,
}

/// Whose account is changed, or only looked at.
#[derive(Clone, Debug, Args)]
pub struct ChangeArgs {
    #[command(flatten)]
    who: UserSelector,
    /// Only show what would change
    #[arg(long)]
    dry_run: bool,
}

/// Kinds of user.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum TypeName {
    /// Runs the shop
    Admin,
    /// Buys
    Customer,
    /// Supplies
    Vendor,
    /// Anybody else
    User,
    /// Recommends, for a commission
    Affiliate,
    /// Sells
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

/// Runs one of them.
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

/// The account that is meant, or an error that says what to add.
async fn find(app: &App, who: &UserSelector) -> Result<User> {
    if let Ok(id) = who.who.parse::<UserId>() {
        return match accounts::show(app, id).await {
            Err(Error::NotFound) => bail!("there is no account {id}; `vitrina user list` shows what there is"),
            Ok(user) if who.kind.is_some_and(|kind| user.user_type() != Some(kind.kind())) => {
                let name = user.user_type().map_or("other", UserType::name);
                bail!("the account {id} is one of the type {name}: leave --type out, or name its e-mail address")
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
        0 => bail!("there is no account of {}; `vitrina user list` shows what there is", who.who),
        1 => Ok(found.remove(0)),
        _ => Err(Usage(format!("{} has accounts of the types {}: add --type", who.who, types.join(", "))).into()),
    }
}
