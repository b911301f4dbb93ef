//! The commands, one file per noun, and what they share: settings, output and database access.

mod affiliate;
mod backup;
mod cart;
mod catalog;
mod commission;
pub mod completions;
mod consent;
mod content;
mod coupon;
mod csv_export;
mod demo;
mod doctor;
mod feed;
mod jobs;
mod mail;
mod migrate;
mod newsletter;
mod order;
mod payment;
mod payout;
mod product;
mod promotion;
mod redirect;
mod retention;
mod returns;
mod search;
mod seller;
mod serve;
mod settings;
mod stock;
mod tenant;
mod translations;
mod user;
mod wheel;

use anyhow::{Context as _, Result};
use clap::Subcommand;
use vitrina_server::{
    app::App,
    clock::Clock,
    config::{DatabaseUrl, Settings},
    db::{self, Db, DbOptions},
    private_files,
    tenancy::{Directory, Language, NO_COUNTRIES, Tenant},
};

use crate::output::Output;
pub use crate::usage::Usage;

/// Top-level commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Start the web server for the shops of all countries
    Serve(serve::Listen),
    /// Set up sixteen shops with the demo catalogue and serve them
    Demo(demo::Demo),
    /// Manage countries: plan, apply and export their files, enable and disable them
    #[command(subcommand)]
    Tenant(tenant::TenantCommand),
    /// Manage the catalogue: import and export Shopify or WooCommerce CSV files, check product data, fetch pictures
    #[command(subcommand)]
    Catalog(catalog::CatalogCommand),
    /// Manage individual products: list, show, change, hide, translate
    #[command(subcommand)]
    Product(product::ProductCommand),
    /// Manage content files (pages, posts, events, FAQ, help, partners): plan, apply, export, list, preview
    #[command(subcommand)]
    Content(content::ContentCommand),
    /// Manage redirects: add, list, remove, import, export, check
    #[command(subcommand)]
    Redirect(redirect::RedirectCommand),
    /// Manage search: report queries, explain rankings, apply synonyms
    #[command(subcommand)]
    Search(search::SearchCommand),
    /// Check product feeds against the requirements of shopping services
    #[command(subcommand)]
    Feed(feed::FeedCommand),
    /// Manage stock: list, show, set, adjust, import
    #[command(subcommand)]
    Stock(stock::StockCommand),
    /// Manage promotions: plan, apply and export their files, enable and disable them
    #[command(subcommand)]
    Promotion(promotion::PromotionCommand),
    /// Explain how the price of a cart is calculated
    #[command(subcommand)]
    Cart(cart::CartCommand),
    /// Manage coupons: create, list, show, disable, export
    #[command(subcommand)]
    Coupon(coupon::CouponCommand),
    /// Manage prize wheels: plan, apply and export their file, report results
    #[command(subcommand)]
    Wheel(wheel::WheelCommand),
    /// Manage orders: list, pack, ship, deliver, cancel, refund, export
    #[command(subcommand)]
    Order(order::OrderCommand),
    /// Manage returns: list, approve, receive, inspect, refund, refuse, export
    #[command(subcommand)]
    Return(returns::ReturnCommand),
    /// Manage payments: list, reconcile with providers, refund
    #[command(subcommand)]
    Payment(payment::PaymentCommand),
    /// Manage affiliate partners: list, show, approve, reject, suspend; manage their discounts and the programme
    #[command(subcommand)]
    Affiliate(affiliate::AffiliateCommand),
    /// Manage commissions: list, show, explain attributions, approve, reject, adjust
    #[command(subcommand)]
    Commission(commission::CommissionCommand),
    /// Manage payouts to partners: plan, create, export for the bank, confirm, cancel
    #[command(subcommand)]
    Payout(payout::PayoutCommand),
    /// Manage translations: seed them from files, check them, set a country's own wordings
    #[command(subcommand)]
    Translations(translations::TranslationsCommand),
    /// Preview e-mails and send test e-mails
    #[command(subcommand)]
    Mail(mail::MailCommand),
    /// Manage applications to sell in a shop: list, show, accept, reject, export
    #[command(subcommand)]
    Seller(seller::SellerCommand),
    /// List and export newsletter subscriptions
    #[command(subcommand)]
    Newsletter(newsletter::NewsletterCommand),
    /// Show a visitor's recorded consent choices
    #[command(subcommand)]
    Consent(consent::ConsentCommand),
    /// Manage user accounts: create, list, disable, enable, export, erase
    #[command(subcommand)]
    User(user::UserCommand),
    /// Manage background and recurring jobs: list, show, retry, discard
    #[command(subcommand)]
    Jobs(jobs::JobsCommand),
    /// Manage data retention: show the rules, plan and apply changes
    #[command(subcommand)]
    Retention(retention::RetentionCommand),
    /// List all settings with their sources; secrets are not shown
    Settings,
    /// Write the database and the pictures to one file, while the shop keeps running
    Backup(backup::BackupArgs),
    /// Replace the database and the pictures with those of a backup
    Restore(backup::RestoreArgs),
    /// Apply pending database migrations
    Migrate,
    /// Check the installation and say how to fix the problems found
    ///
    /// The checks cover settings, database, countries, translations, media, mail, payments, retention and jobs.
    Doctor(doctor::DoctorArgs),
    /// Print a shell completion script
    Completions(completions::Completions),
}

impl Command {
    /// Runs the command to completion.
    pub async fn run(self, context: &Context) -> Result<()> {
        match self {
            Self::Serve(listen) => serve::run(context, listen).await,
            Self::Demo(command) => demo::run(context, command).await,
            Self::Tenant(command) => tenant::run(context, command).await,
            Self::Catalog(command) => catalog::run(context, command).await,
            Self::Product(command) => product::run(context, command).await,
            Self::Content(command) => content::run(context, command).await,
            Self::Redirect(command) => redirect::run(context, command).await,
            Self::Search(command) => search::run(context, command).await,
            Self::Feed(command) => feed::run(context, command).await,
            Self::Stock(command) => stock::run(context, command).await,
            Self::Promotion(command) => promotion::run(context, command).await,
            Self::Cart(command) => cart::run(context, command).await,
            Self::Coupon(command) => coupon::run(context, command).await,
            Self::Wheel(command) => wheel::run(context, command).await,
            Self::Order(command) => order::run(context, command).await,
            Self::Return(command) => returns::run(context, command).await,
            Self::Payment(command) => payment::run(context, command).await,
            Self::Affiliate(command) => affiliate::run(context, command).await,
            Self::Commission(command) => commission::run(context, command).await,
            Self::Payout(command) => payout::run(context, command).await,
            Self::Translations(command) => translations::run(context, command).await,
            Self::Mail(command) => mail::run(context, command).await,
            Self::Seller(command) => seller::run(context, command).await,
            Self::Newsletter(command) => newsletter::run(context, command).await,
            Self::Consent(command) => consent::run(context, command).await,
            Self::User(command) => user::run(context, command).await,
            Self::Jobs(command) => jobs::run(context, command).await,
            Self::Retention(command) => retention::run(context, command).await,
            Self::Settings => settings::run(context),
            Self::Backup(args) => backup::backup(context, args).await,
            Self::Restore(args) => backup::restore(context, args).await,
            Self::Migrate => migrate::run(context).await,
            Self::Doctor(args) => doctor::run(context, &args).await,
            Self::Completions(completions) => completions::run(&completions, &context.output),
        }
    }
}

/// Appended to the output of a dry run.
const DRY_RUN: &str = "\ndry run: nothing was written";

/// The operating system's name of the operator, for logs.
fn actor() -> String {
    let user = ["SUDO_USER", "USER", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    format!("operator {}", user.as_deref().unwrap_or("unknown"))
}

/// Parses an amount such as `12.50` or `12,5` into hundredths.
fn amount(text: &str) -> Result<i64, String> {
    match vitrina_server::money::parse(text) {
        Ok(0) => Err("must be more than zero".to_owned()),
        Ok(minor) => Ok(minor),
        Err(reason) => Err(format!("{reason}: write it like 12.50")),
    }
}

/// Paging options.
#[derive(Clone, Debug, clap::Args)]
pub struct PageArgs {
    /// Page to show
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(i64).range(1..=1_000_000))]
    pub page: i64,
    /// Number of entries per page
    #[arg(long, visible_alias = "limit", value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(i64).range(1..=1000))]
    pub take: i64,
}

impl Default for PageArgs {
    fn default() -> Self {
        Self { page: 1, take: 50 }
    }
}

impl PageArgs {
    /// Prints, next to the list, the page's position within all rows.
    pub fn note(&self, output: &Output, shown: usize, all: i64, noun: &str) {
        let all_named = crate::output::count(usize::try_from(all).unwrap_or_default(), noun);
        if shown == 0 && all > 0 {
            let last = (all + self.take - 1) / self.take;
            output.note(&format!("{all_named} in all; the last page is {last}"));
        } else if (shown as i64) < all {
            let first = (self.page - 1) * self.take + 1;
            let more = if self.page * self.take < all {
                format!("; --page {} shows more", self.page + 1)
            } else {
                String::new()
            };
            output.note(&format!("{first} to {} of {all_named}{more}", first + shown as i64 - 1));
        } else {
            output.note(&all_named);
        }
    }
}

/// Refuses a command that needs countries while there are none.
pub fn require_countries(app: &App) -> Result<()> {
    anyhow::ensure!(!app.directory().tenants.is_empty(), NO_COUNTRIES);
    Ok(())
}

/// The country with this code, or an error that lists the existing ones.
pub fn tenant_of<'d>(directory: &'d Directory, code: &str) -> Result<&'d Tenant> {
    directory.tenant_by_code(code).map(|tenant| &**tenant).ok_or_else(|| {
        let codes: Vec<&str> = directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect();
        if codes.is_empty() {
            return anyhow::anyhow!(NO_COUNTRIES);
        }
        anyhow::anyhow!("there is no country {code}; there are {}", codes.join(", "))
    })
}

/// The country's language with this code, by default its main one, or an error that lists its languages.
pub fn language_of<'t>(tenant: &'t Tenant, code: Option<&str>) -> Result<&'t Language> {
    let Some(code) = code else { return Ok(&tenant.default_language) };
    tenant.language(code).map(|language| &**language).ok_or_else(|| {
        let codes: Vec<&str> = tenant.languages.iter().map(|language| language.code.as_str()).collect();
        anyhow::anyhow!("{} does not have the language {code}; it has {}", tenant.code, codes.join(", "))
    })
}

/// The context passed to every command.
#[derive(Clone, Debug)]
pub struct Context {
    /// Settings merged from file, environment and flags.
    pub settings: Settings,
    /// The only way to print.
    pub output: Output,
    /// The clock for everything that is done with the shop.
    pub clock: Clock,
}

impl Context {
    /// As `open_app`, with the limits for serving.
    pub async fn open_app_to_serve(&self) -> Result<App> {
        let db = self.migrated(self.connect_with(&DbOptions::serving(&self.settings)).await?).await?;
        Ok(App::open(self.settings.clone(), db, self.clock.clone()).await?)
    }

    /// Opens the database and runs missing migrations; creates the data folder and the SQLite file if they do not exist.
    pub async fn open_db(&self) -> Result<Db> {
        self.migrated(self.connect().await?).await
    }

    async fn migrated(&self, db: Db) -> Result<Db> {
        db::migrate(&db).await.with_context(|| format!("cannot bring {} up to date", self.database_name()))?;
        Ok(db)
    }

    /// Opens the database for a command that must change nothing: none when it does not exist yet, an error when migrations are
    /// missing.
    pub async fn look_at_db(&self) -> Result<Option<Db>> {
        if self.sqlite_path().is_some_and(|path| !std::path::Path::new(&path).exists()) {
            return Ok(None);
        }
        let db = self.connect().await?;
        let state = db::migration_state(&db).await?;
        if state.applied == 0 {
            return Ok(None);
        }
        anyhow::ensure!(
            state.applied >= state.known,
            "{} lacks {} of {} migrations: run `vitrina migrate` first",
            self.database_name(),
            state.known - state.applied,
            state.known
        );
        Ok(Some(db))
    }

    /// Opens the app state that the library's services need, on a migrated database.
    pub async fn open_app(&self) -> Result<App> {
        Ok(App::open(self.settings.clone(), self.open_db().await?, self.clock.clone()).await?)
    }

    /// Opens the database without running migrations.
    pub async fn connect(&self) -> Result<Db> {
        self.connect_with(&DbOptions::default()).await
    }

    async fn connect_with(&self, options: &DbOptions) -> Result<Db> {
        if let Some(path) = self.sqlite_path()
            && let Some(folder) = std::path::Path::new(&path).parent()
        {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot create the folder {}", folder.display()))?;
        }
        let db = Db::connect_with(&self.settings.database_url(), options)
            .await
            .with_context(|| format!("cannot open the database {}", self.database_name()))?;
        private_files::restrict(&self.settings, self.sqlite_path().as_deref().map(std::path::Path::new));
        Ok(db)
    }

    /// The database's URL without its password.
    pub fn database_name(&self) -> String {
        DatabaseUrl::from(self.settings.database_url()).to_string()
    }

    fn sqlite_path(&self) -> Option<String> {
        let url = self.settings.database_url();
        let postgres = url.starts_with("postgres:") || url.starts_with("postgresql:");
        (!postgres).then(|| url.strip_prefix("sqlite:").unwrap_or(&url).to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::amount;

    #[test]
    fn amounts_are_read_to_the_cent_or_refused() {
        assert_eq!(
            [amount("12"), amount("12.5"), amount("12,50"), amount("0.05")],
            [Ok(1200), Ok(1250), Ok(1250), Ok(5)]
        );
        for wrong in ["", "0", "0.00", "-1", "1.505", "1e3", "92233720368547758.08"] {
            assert!(amount(wrong).is_err(), "{wrong}");
        }
    }
}
