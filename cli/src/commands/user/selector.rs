//! The arguments that select an account, and the account that they select.

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use vitrina_server::{
    accounts::{self, User, UserId, UserType},
    app::App,
    error::Error,
};

use crate::usage::Usage;

/// Selects an account.
#[derive(Clone, Debug, Args)]
pub struct UserSelector {
    /// Id or e-mail address of the account
    who: String,
    /// Type of the account, if the e-mail address has several
    #[arg(long = "type", value_name = "TYPE")]
    kind: Option<TypeName>,
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
    pub(super) fn kind(self) -> UserType {
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

/// The selected account, or an error that says which argument is missing.
pub(super) async fn find(app: &App, who: &UserSelector) -> Result<User> {
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
