//! The commands, one file or folder per noun, and which of them a command line runs.

mod affiliate;
mod args;
mod backup;
mod cart;
mod catalog;
mod commission;
pub mod completions;
mod consent;
mod content;
mod context;
mod country;
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

use anyhow::Result;
use clap::Subcommand;

pub use self::context::Context;

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
