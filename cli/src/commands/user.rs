//! `vitrina user …`: accounts of customers, affiliates and those who run the shop.

use std::{
    fs::File,
    io::{BufRead, Write as _, stdin},
    path::PathBuf,
};

use anyhow::{Context as _, Result, bail, ensure};
use chrono::{DateTime, Utc};
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use vitrina_server::{
    accounts::{self, Erased, NewUser, Search, User, UserId, UserType},
    app::App,
    error::Error,
    forms, privacy,
    tenancy::DEFAULT_TENANT,
};

use super::{Context, Paged, Usage, language_of, tenant_of};
use crate::output::{Output, Tone, count};

/// What can be done with accounts.
#[derive(Debug, Subcommand)]
pub enum UserCommand {
    /// Make an account; its password is read from stdin, or made up and printed once
    Create(CreateArgs),
    /// List accounts, the newest first
    List(ListArgs),
    /// Show an account
    Show(Who),
    /// Make an account one of another type; its sessions end
    SetType {
        #[command(flatten)]
        who: Who,
        /// The new type
        #[arg(long, value_name = "TYPE")]
        to: TypeName,
    },
    /// Close accounts: nobody can sign in to them, their sessions end
    Disable(Who),
    /// Open accounts that were closed
    Enable(Who),
    /// Set a password, read from stdin or made up and printed once; all sessions end
    ResetPassword {
        #[command(flatten)]
        who: Who,
        /// Read the password from stdin
        #[arg(long)]
        password_stdin: bool,
    },
    /// List where somebody is signed in
    Sessions {
        #[command(flatten)]
        who: Who,
        /// End them all
        #[arg(long)]
        end: bool,
    },
    /// Write everything that is kept about somebody, as JSON
    Export {
        #[command(flatten)]
        who: Who,
        /// The file to write [default: stdout]
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Delete an account with everything in it
    Erase(Who),
}

/// Whose account is meant.
#[derive(Clone, Debug, Args)]
pub struct Who {
    /// The account's id or e-mail address
    who: String,
    /// Which of the address's accounts
    #[arg(long = "type", value_name = "TYPE")]
    kind: Option<TypeName>,
}

/// A new account.
#[derive(Debug, Args)]
pub struct CreateArgs {
    /// The e-mail address
    email: String,
    /// What kind of user it is for
    #[arg(long = "type", value_name = "TYPE")]
    kind: TypeName,
    /// First name
    #[arg(long, value_name = "NAME", default_value = "")]
    first_name: String,
    /// Last name
    #[arg(long, value_name = "NAME", default_value = "")]
    last_name: String,
    /// The person's country, such as SI [default: the home country]
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// The language of e-mails, such as sl [default: the country's own]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
    /// Read the password from stdin
    #[arg(long)]
    password_stdin: bool,
}

/// Which accounts to list.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Only those with this in their e-mail address or name
    text: Option<String>,
    /// Only those of a type
    #[arg(long = "type", value_name = "TYPE")]
    kind: Option<TypeName>,
    /// Only those that are closed
    #[arg(long)]
    disabled: bool,
    #[command(flatten)]
    paged: Paged,
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

/// An account as operators see it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Shown {
    id: UserId,
    #[serde(rename = "type")]
    kind: &'static str,
    email: String,
    name: String,
    phone: String,
    country: String,
    is_email_verified: bool,
    disabled_at: Option<DateTime<Utc>>,
    created_at: DateTime<Utc>,
}

impl Shown {
    fn of(app: &App, user: &User) -> Self {
        let directory = app.directory();
        Self {
            id: user.id,
            kind: user.user_type().map(UserType::name).unwrap_or_default(),
            email: user.email.clone(),
            name: user.name(),
            phone: user.phone.clone(),
            country: directory.tenant(user.country_id).map(|tenant| tenant.code.clone()).unwrap_or_default(),
            is_email_verified: user.email_verified_at.is_some(),
            disabled_at: user.disabled_at,
            created_at: user.created_at,
        }
    }
}

/// Runs one of them.
pub async fn run(context: &Context, command: UserCommand) -> Result<()> {
    let app = context.open_app().await?;
    let output = &context.output;
    match command {
        UserCommand::Create(args) => create(&app, output, args).await,
        UserCommand::List(args) => list(&app, output, args).await,
        UserCommand::Show(who) => show(&app, output, &who).await,
        UserCommand::SetType { who, to } => set_type(&app, output, &who, to.kind()).await,
        UserCommand::Disable(who) => set_disabled(&app, output, &who, true).await,
        UserCommand::Enable(who) => set_disabled(&app, output, &who, false).await,
        UserCommand::ResetPassword { who, password_stdin } => reset(&app, output, &who, password_stdin).await,
        UserCommand::Sessions { who, end } => sessions(&app, output, &who, end).await,
        UserCommand::Export { who, file } => export(&app, output, &who, file).await,
        UserCommand::Erase(who) => erase(&app, output, &who).await,
    }
}

/// An account that has a new password.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Opened {
    id: UserId,
    #[serde(rename = "type")]
    kind: &'static str,
    email: String,
    /// Only when it was made up.
    #[serde(skip_serializing_if = "Option::is_none")]
    password: Option<String>,
}

async fn create(app: &App, output: &Output, args: CreateArgs) -> Result<()> {
    let email = forms::email(&args.email).ok_or_else(|| Usage(format!("{} is no e-mail address", args.email)))?;
    let directory = app.directory();
    let home = || directory.tenant(DEFAULT_TENANT).map(|tenant| &**tenant);
    let tenant = match &args.tenant {
        Some(code) => tenant_of(&directory, code)?,
        None => home().context("there are no countries yet: run `vitrina tenant apply`")?,
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
    opened(output, &user, shown, "made")
}

fn opened(output: &Output, user: &User, password: Option<String>, past: &str) -> Result<()> {
    let kind = user.user_type().map(UserType::name).unwrap_or_default();
    let opened = Opened { id: user.id, kind, email: user.email.clone(), password };
    output.value(&opened, |opened| {
        let line = format!("The {kind} {} ({}) was {past}.", opened.email, opened.id);
        match &opened.password {
            Some(password) => format!("{line}\nPassword (told only now): {password}"),
            None => line,
        }
    })?;
    Ok(())
}

/// The password to set, and the same again when it must be told.
fn password(from_stdin: bool) -> Result<(String, Option<String>)> {
    if !from_stdin {
        let made_up = accounts::made_up_password();
        return Ok((made_up.clone(), Some(made_up)));
    }
    let mut line = String::new();
    stdin().lock().read_line(&mut line).context("cannot read the password from stdin")?;
    let password = line.trim_end_matches(['\r', '\n']).to_owned();
    ensure!(!password.is_empty(), Usage("stdin holds no password".to_owned()));
    Ok((password, None))
}

/// What a refused name or password means, in an operator's words.
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

async fn list(app: &App, output: &Output, args: ListArgs) -> Result<()> {
    let search =
        Search { text: args.text, user_type: args.kind.map(TypeName::kind), disabled: args.disabled.then_some(true) };
    let (users, all) = accounts::list(app, &search, args.paged.page, args.paged.take).await?;
    let shown: Vec<Shown> = users.iter().map(|user| Shown::of(app, user)).collect();
    output.list(&shown, &["ID", "TYPE", "E-MAIL", "NAME", "COUNTRY", "SINCE", "OPEN"], |user| {
        let (tone, word) = if user.disabled_at.is_some() { (Tone::Bad, "no") } else { (Tone::Good, "yes") };
        vec![
            user.id.to_string(),
            user.kind.to_owned(),
            user.email.clone(),
            user.name.clone(),
            user.country.clone(),
            day(user.created_at),
            output.paint(tone, word),
        ]
    })?;
    args.paged.note(output, shown.len(), all, "account");
    Ok(())
}

fn day(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

async fn show(app: &App, output: &Output, who: &Who) -> Result<()> {
    let user = find(app, who).await?;
    let verified = user.email_verified_at.map_or_else(|| "no".to_owned(), day);
    output.value(&Shown::of(app, &user), |shown| {
        let open = shown.disabled_at.map_or_else(|| "yes".to_owned(), |since| format!("no, since {}", day(since)));
        let lines = [
            ("id", shown.id.to_string()),
            ("type", shown.kind.to_owned()),
            ("e-mail", shown.email.clone()),
            ("confirmed", verified),
            ("name", shown.name.clone()),
            ("phone", shown.phone.clone()),
            ("country", shown.country.clone()),
            ("open", open),
            ("since", day(shown.created_at)),
        ];
        let line = |(key, value): &(&str, String)| format!("{}: {value}", output.paint(Tone::Strong, key));
        lines.iter().map(line).collect::<Vec<_>>().join("\n")
    })?;
    Ok(())
}

async fn set_type(app: &App, output: &Output, who: &Who, kind: UserType) -> Result<()> {
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

async fn set_disabled(app: &App, output: &Output, who: &Who, disabled: bool) -> Result<()> {
    let user = find(app, who).await?;
    let changed = accounts::set_disabled(app, &user, disabled).await?;
    let user = accounts::show(app, user.id).await?;
    let word = if disabled { "closed" } else { "open" };
    output.value(&Shown::of(app, &user), |shown| {
        format!("{} is {} {word}.", shown.email, if changed { "now" } else { "already" })
    })?;
    Ok(())
}

async fn reset(app: &App, output: &Output, who: &Who, from_stdin: bool) -> Result<()> {
    let user = find(app, who).await?;
    let question = format!("Set another password for {} ({})? All their sessions end.", user.email, user.id);
    ensure!(output.confirm(&question)?, "nothing was changed");
    let (password, shown) = password(from_stdin)?;
    accounts::reset_password_to(app, &user, &password).await.map_err(plain)?;
    opened(output, &user, shown, "given another password")
}

async fn sessions(app: &App, output: &Output, who: &Who, end: bool) -> Result<()> {
    let user = find(app, who).await?;
    let sessions = accounts::sessions(app, user.id).await?;
    output.list(&sessions, &["ID", "DEVICE", "SINCE", "LAST SEEN"], |session| {
        let device = if session.device.is_empty() { "unknown" } else { &session.device };
        vec![session.id.to_string(), device.to_owned(), day(session.created_at), day(session.last_seen_at)]
    })?;
    if end {
        accounts::end_sessions(app, user.id).await?;
        output.note(&format!("{} ended.", count(sessions.len(), "session")));
    }
    Ok(())
}

async fn export(app: &App, output: &Output, who: &Who, file: Option<PathBuf>) -> Result<()> {
    let user = find(app, who).await?;
    let mut text = serde_json::to_string_pretty(&privacy::export(app, &user).await?)?;
    text.push('\n');
    let Some(path) = file else { return Ok(output.raw(text.as_bytes())?) };
    let written = File::create(&path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.with_context(|| format!("cannot write {}", path.display()))?;
    output.note(&format!("{} holds all that is kept about {}.", path.display(), user.email));
    Ok(())
}

#[derive(Serialize)]
struct Gone {
    id: UserId,
    email: String,
}

async fn erase(app: &App, output: &Output, who: &Who) -> Result<()> {
    let user = find(app, who).await?;
    let question =
        format!("Delete {} ({}) with everything in the account? Nothing brings it back.", user.email, user.id);
    ensure!(output.confirm(&question)?, "nothing was deleted");
    privacy::erase(app, user.id, Erased::ByOperator, None).await?;
    output.value(&Gone { id: user.id, email: user.email }, |gone| format!("{} ({}) is gone.", gone.email, gone.id))?;
    Ok(())
}

/// The account that is meant, or an error that says what to add.
async fn find(app: &App, who: &Who) -> Result<User> {
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
