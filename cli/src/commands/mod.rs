//! The commands, one file a noun, and what they share: settings, output and a way to the database.

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
    tenancy::{Directory, Language, Tenant},
};

use crate::output::Output;
pub use crate::usage::Usage;

/// What an operator can ask for.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Start the web server for the hosts of all countries
    Serve(serve::Listen),
    /// Set up sixteen shops with the demo catalogue, and serve them
    Demo(serve::Listen),
    /// Countries: compare their files with the database, apply, export, enable, disable
    #[command(subcommand)]
    Tenant(tenant::TenantCommand),
    /// Catalogue: import and export the CSV of Shopify and WooCommerce, check it, fetch its pictures
    #[command(subcommand)]
    Catalog(catalog::CatalogCommand),
    /// Products one by one: list, show, change, hide, translate
    #[command(subcommand)]
    Product(product::ProductCommand),
    /// Content: pages, posts, events, questions, help and partners from files: compare, apply, export, list, preview
    #[command(subcommand)]
    Content(content::ContentCommand),
    /// Redirects: let paths lead elsewhere, list them, read them from a file, check them
    #[command(subcommand)]
    Redirect(redirect::RedirectCommand),
    /// Search: what is searched for, why a product is found, synonyms from files
    #[command(subcommand)]
    Search(search::SearchCommand),
    /// Product feeds: check what shopping services would refuse
    #[command(subcommand)]
    Feed(feed::FeedCommand),
    /// Stock: show it, set it, list its movements, read it from a file
    #[command(subcommand)]
    Stock(stock::StockCommand),
    /// Promotions: compare their files with the database, apply, export, enable, disable
    #[command(subcommand)]
    Promotion(promotion::PromotionCommand),
    /// Carts: say how a price comes about
    #[command(subcommand)]
    Cart(cart::CartCommand),
    /// Coupons: make codes, list them, close them, export them
    #[command(subcommand)]
    Coupon(coupon::CouponCommand),
    /// Prize wheels: compare their file with the database, apply, export, check what was drawn
    #[command(subcommand)]
    Wheel(wheel::WheelCommand),
    /// Orders: list them, pack, ship, hand over, cancel, refund, export
    #[command(subcommand)]
    Order(order::OrderCommand),
    /// Returns: list them, approve, receive by scanning, inspect, refund, refuse, export
    #[command(subcommand)]
    Return(returns::ReturnCommand),
    /// Payments: list them, ask providers about them, give money back
    #[command(subcommand)]
    Payment(payment::PaymentCommand),
    /// Partners of the affiliate programme: list, show, approve, reject, suspend; their discounts; the programme
    #[command(subcommand)]
    Affiliate(affiliate::AffiliateCommand),
    /// Commissions: what partners earn, why an order is whose it is; approve, reject, adjust
    #[command(subcommand)]
    Commission(commission::CommissionCommand),
    /// Payouts to partners: plan, create, export for the bank, confirm, cancel
    #[command(subcommand)]
    Payout(payout::PayoutCommand),
    /// Translations: seed them from their files, check them, give a country its own
    #[command(subcommand)]
    Translations(translations::TranslationsCommand),
    /// E-mails: look at them, and try whether they arrive
    #[command(subcommand)]
    Mail(mail::MailCommand),
    /// Sellers: who applied to sell in a shop: list, show, accept, reject, export
    #[command(subcommand)]
    Seller(seller::SellerCommand),
    /// Newsletter: who wants e-mails, to list and to export
    #[command(subcommand)]
    Newsletter(newsletter::NewsletterCommand),
    /// Consent: show what a visitor chose about tags
    #[command(subcommand)]
    Consent(consent::ConsentCommand),
    /// Accounts: make them, look for them, close, open, export and erase them
    #[command(subcommand)]
    User(user::UserCommand),
    /// Slow and outside work, and recurring work: list it, try it again, discard it
    #[command(subcommand)]
    Jobs(jobs::JobsCommand),
    /// Retention: what each table keeps and for how long: show it, compare the file with the database, apply
    #[command(subcommand)]
    Retention(retention::RetentionCommand),
    /// List all settings and where each one came from; secrets are not shown
    Settings,
    /// Write the database and the pictures into one file, while the shop goes on
    Backup(backup::BackupArgs),
    /// Put a backup in the place of the database and the pictures
    Restore(backup::RestoreArgs),
    /// Bring the database's tables up to date
    Migrate,
    /// Look at settings, database, countries, translations, media, mail, payments, retention and jobs, and say how to fix what is wrong
    Doctor(doctor::DoctorArgs),
    /// Print a shell's completion script
    Completions(completions::Completions),
}

impl Command {
    /// Runs to the end.
    pub async fn run(self, context: &Context) -> Result<()> {
        match self {
            Self::Serve(listen) => serve::run(context, listen).await,
            Self::Demo(listen) => demo::run(context, listen).await,
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

/// Ends what a dry run says.
const DRY_RUN: &str = "\ndry run: nothing was written";

/// The operator as the machine knows them.
fn actor() -> String {
    let user = ["SUDO_USER", "USER", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    format!("operator {}", user.as_deref().unwrap_or("unknown"))
}

/// An amount that is typed, such as `12.50` or `12,5`, in hundredths.
fn amount(text: &str) -> Result<i64, String> {
    match vitrina_server::money::parse(text) {
        Ok(0) => Err("must be more than nothing".to_owned()),
        Ok(minor) => Ok(minor),
        Err(reason) => Err(format!("{reason}: write it such as 12.50")),
    }
}

/// A page of a list.
#[derive(Clone, Debug, clap::Args)]
pub struct PageArgs {
    /// Which page
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(i64).range(1..=1_000_000))]
    pub page: i64,
    /// Lines a page
    #[arg(long, visible_alias = "limit", value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(i64).range(1..=1000))]
    pub take: i64,
}

impl Default for PageArgs {
    fn default() -> Self {
        Self { page: 1, take: 50 }
    }
}

impl PageArgs {
    /// Says, beside the list, where the page stands among all.
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

/// The country of a code, or an error that names those that there are.
pub fn tenant_of<'d>(directory: &'d Directory, code: &str) -> Result<&'d Tenant> {
    directory.tenant_by_code(code).map(|tenant| &**tenant).ok_or_else(|| {
        let codes: Vec<&str> = directory.tenants.iter().map(|tenant| tenant.code.as_str()).collect();
        if codes.is_empty() {
            return anyhow::anyhow!("there are no countries yet: run `vitrina tenant apply`");
        }
        anyhow::anyhow!("there is no country {code}; there are {}", codes.join(", "))
    })
}

/// The country's language of a code, its own by default, or an error that names those that it speaks.
pub fn language_of<'t>(tenant: &'t Tenant, code: Option<&str>) -> Result<&'t Language> {
    let Some(code) = code else { return Ok(&tenant.default_language) };
    tenant.language(code).map(|language| &**language).ok_or_else(|| {
        let codes: Vec<&str> = tenant.languages.iter().map(|language| language.code.as_str()).collect();
        anyhow::anyhow!("{} does not speak {code}; it speaks {}", tenant.code, codes.join(", "))
    })
}

/// What every command gets.
#[derive(Clone, Debug)]
pub struct Context {
    /// File, environment and flags, joined.
    pub settings: Settings,
    /// The only way to print.
    pub output: Output,
    /// The time of everything that is done with the shop.
    pub clock: Clock,
}

impl Context {
    /// As `open_app`, with the limits of a server.
    pub async fn open_app_to_serve(&self) -> Result<App> {
        let db = self.migrated(self.connect_with(&DbOptions::serving(&self.settings)).await?).await?;
        Ok(App::open(self.settings.clone(), db, self.clock.clone()).await?)
    }

    /// The database with its tables brought up to date; a missing data folder and SQLite file are made.
    pub async fn open_db(&self) -> Result<Db> {
        self.migrated(self.connect().await?).await
    }

    async fn migrated(&self, db: Db) -> Result<Db> {
        db::migrate(&db).await.with_context(|| format!("cannot bring {} up to date", self.database_name()))?;
        Ok(db)
    }

    /// The database for a command that must change nothing: none when it does not exist yet, an error when its tables are old.
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

    /// The shared state that the library's services want, on an up-to-date database.
    pub async fn open_app(&self) -> Result<App> {
        Ok(App::open(self.settings.clone(), self.open_db().await?, self.clock.clone()).await?)
    }

    /// The database as it stands.
    pub async fn connect(&self) -> Result<Db> {
        self.connect_with(&DbOptions::default()).await
    }

    async fn connect_with(&self, options: &DbOptions) -> Result<Db> {
        if let Some(path) = self.sqlite_path()
            && let Some(folder) = std::path::Path::new(&path).parent()
        {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
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
