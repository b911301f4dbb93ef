//! Setting passwords: of new accounts, and by operators of existing ones.

use std::io::{BufRead as _, stdin};

use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;
use serde::Serialize;
use vitrina_server::{
    accounts::{self, NewUser, User, UserId, UserType},
    app::App,
    error::Error,
    forms,
    tenancy::{DEFAULT_TENANT, NO_COUNTRIES},
};

use super::selector::{TypeName, UserSelector, find};
use crate::{
    commands::country::{language_of, tenant_of},
    output::Output,
    usage::Usage,
};

/// Arguments of `user create`.
#[derive(Debug, Args)]
pub struct CreateArgs {
    /// E-mail address of the account
    email: String,
    /// Type of the account
    #[arg(long = "type", value_name = "TYPE")]
    kind: TypeName,
    /// First name
    #[arg(long, value_name = "NAME", default_value = "")]
    first_name: String,
    /// Last name
    #[arg(long, value_name = "NAME", default_value = "")]
    last_name: String,
    /// Country of the user, such as SI [default: SI, else the first country]
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Language of e-mails, such as sl [default: the country's default language]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
    /// Read the password from stdin
    #[arg(long)]
    password_stdin: bool,
}

/// An account with a new password.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct AccountCreated {
    id: UserId,
    #[serde(rename = "type")]
    kind: &'static str,
    email: String,
    /// Only set when the password was generated.
    #[serde(skip_serializing_if = "Option::is_none")]
    password: Option<String>,
}

pub(super) async fn create(app: &App, output: &Output, args: CreateArgs) -> Result<()> {
    let email = forms::email(&args.email).ok_or_else(|| Usage(format!("{} is not an e-mail address", args.email)))?;
    let directory = app.directory();
    // A platform may lack the home country.
    let home = || directory.tenant(DEFAULT_TENANT).or_else(|| directory.tenants.first()).map(|tenant| &**tenant);
    let tenant = match &args.tenant {
        Some(code) => tenant_of(&directory, code)?,
        None => home().context(NO_COUNTRIES)?,
    };
    let language = language_of(tenant, args.language.as_deref())?;
    let new = NewUser {
        user_type: args.kind.kind(),
        email,
        first_name: args.first_name,
        last_name: args.last_name,
        phone: String::new(),
        phone_code: tenant.phone_code.clone(),
        country_id: tenant.id,
        tenant_id: tenant.id,
        language_id: language.id,
        accepts_terms: false,
        is_verified: true,
    };
    let (password, shown) = password(args.password_stdin)?;
    let user = match accounts::create(app, new, &password).await {
        Err(Error::Rejected { .. }) => bail!("this e-mail address has an account of this type already"),
        other => other.map_err(plain)?,
    };
    opened(output, &user, shown, "created")
}

fn opened(output: &Output, user: &User, password: Option<String>, past: &str) -> Result<()> {
    let kind = user.user_type().map(UserType::name).unwrap_or_default();
    let opened = AccountCreated { id: user.id, kind, email: user.email.clone(), password };
    output.value(&opened, |opened| {
        let line = format!("The {kind} {} ({}) was {past}.", opened.email, opened.id);
        match &opened.password {
            Some(password) => format!("{line}\nPassword (shown only once): {password}"),
            None => line,
        }
    })?;
    Ok(())
}

/// The password to set, and a second time if it was generated and must be printed.
fn password(from_stdin: bool) -> Result<(String, Option<String>)> {
    if !from_stdin {
        let made_up = accounts::made_up_password();
        return Ok((made_up.clone(), Some(made_up)));
    }
    let mut line = String::new();
    stdin().lock().read_line(&mut line).context("cannot read the password from stdin")?;
    let password = line.trim_end_matches(['\r', '\n']).to_owned();
    ensure!(!password.is_empty(), Usage("stdin contains no password".to_owned()));
    Ok((password, None))
}

/// A rejected name or password, explained for operators.
fn plain(error: Error) -> anyhow::Error {
    match error {
        Error::Invalid(fields) if fields.iter().any(|field| field.field.ends_with("Name")) => anyhow::anyhow!(
            "a name has at most 100 characters, and none that is a control character or reverses the text around it"
        ),
        Error::Invalid(_) => anyhow::anyhow!(
            "the password must have 6 to 128 characters, among them an upper-case letter, a number and a special character, and must \
             not be one that everybody tries first"
        ),
        other => other.into(),
    }
}

pub(super) async fn reset_password(app: &App, output: &Output, who: &UserSelector, from_stdin: bool) -> Result<()> {
    let user = find(app, who).await?;
    let question = format!("Set another password for {} ({})? All their sessions end.", user.email, user.id);
    ensure!(output.confirm(&question)?, "nothing was changed");
    let (password, shown) = password(from_stdin)?;
    accounts::reset_password_to(app, &user, &password).await.map_err(plain)?;
    opened(output, &user, shown, "given another password")
}
