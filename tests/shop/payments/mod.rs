//! Payments with providers in their own wire format: paid, reported, refunded, and all kinds of failures.

mod outsiders;
mod pages;
mod refunds;
mod reports;
mod secrets;
mod sslcommerz;
mod stripe;

use std::sync::Arc;

use chrono::{TimeDelta, Utc};
use vitrina_server::{
    app::App,
    clock::Clock,
    config::{CountrySettings, Settings},
    db::Db,
    error::Result,
    id::{OrderId, PaymentId, RefundId, TenantId},
    money::Money,
    payments::{self, NewPayment, Payer, Payment, Redirect},
    tenancy::{PaymentProvider, Storefront},
    testing::TestDb,
    worker,
};
use vitrina_tests::{
    FURNISHED, TestShop,
    payments::{
        FakeSslcommerz, FakeStripe,
        sslcommerz::{PASSWORD, STORE},
        stripe::{KEY, WEBHOOK_SECRET},
    },
    serve, settings,
};

/// Bangladesh's country id.
const BD: TenantId = TenantId(1);

/// A shop with its own fake providers and a fixed clock.
pub struct Paying {
    app: App,
    stripe: FakeStripe,
    sslcommerz: FakeSslcommerz,
}

pub fn settings_of(test: &TestDb, stripe: &FakeStripe, sslcommerz: &FakeSslcommerz) -> Settings {
    let own = |webhook: &str| CountrySettings {
        stripe_secret_key: Some(KEY.to_owned().into()),
        stripe_webhook_secret: Some(webhook.to_owned().into()),
        sslcommerz_store_id: Some(STORE.to_owned()),
        sslcommerz_store_password: Some(PASSWORD.to_owned().into()),
        ..CountrySettings::default()
    };
    let countries = [("SI", WEBHOOK_SECRET), ("HR", "whsec_of_croatia"), ("BD", WEBHOOK_SECRET)];
    let mut settings = settings(test);
    settings.country =
        countries.into_iter().map(|(code, secret)| (code.to_owned().try_into().unwrap(), own(secret))).collect();
    settings.payments.stripe_url = stripe.url.clone().try_into().unwrap();
    settings.payments.sslcommerz_url = sslcommerz.url.clone().try_into().unwrap();
    settings.payments.timeout_seconds = 1;
    settings
}

impl Paying {
    async fn open(test: &TestDb) -> Self {
        let (stripe, sslcommerz) = (FakeStripe::start().await, FakeSslcommerz::start().await);
        let db = Db::connect(&test.url).await.unwrap();
        let app = App::open(settings_of(test, &stripe, &sslcommerz), db, Clock::fixed(Utc::now())).await.unwrap();
        Self { app, stripe, sslcommerz }
    }

    /// The same shop where the sandbox is not allowed.
    async fn open_again(shop: &Self) -> App {
        let mut settings = shop.app.settings.clone();
        settings.payments.sandbox = false;
        App::open(settings, shop.app.db.clone(), shop.app.clock.clone()).await.unwrap()
    }

    fn front(&self, code: &str) -> Storefront {
        let directory = self.app.directory();
        let tenant = directory.tenant_by_code(code).unwrap();
        Storefront {
            tenant: Arc::clone(tenant),
            language: Arc::clone(&tenant.default_language),
            host_language: Arc::clone(&tenant.default_language),
            origin: format!("http://{}.localhost", code.to_lowercase()).into(),
            unknown_host: false,
        }
    }

    pub async fn begin(&self, code: &str, order: i64, provider: PaymentProvider) -> Payment {
        let tenant = &self.front(code).tenant;
        let wanted = NewPayment {
            tenant_id: tenant.id,
            order_id: OrderId(order),
            provider,
            amount: Money::new(4_990, tenant.currency.code),
            reference: format!("V7K2-{order}"),
            expires_at: self.app.clock.now() + TimeDelta::minutes(30),
        };
        let mut tx = self.app.db.begin().await.unwrap();
        let id = payments::begin(&mut tx, self.app.clock.now(), &wanted).await.unwrap();
        tx.commit().await.unwrap();
        self.read(id).await
    }

    pub async fn start(&self, code: &str, payment: &Payment) -> Result<Redirect> {
        payments::start(&self.app, payment.id, &payer(), &self.front(code)).await
    }

    /// A payment in Slovenia whose page at Stripe is open, and the page's name.
    async fn at_stripe(&self, order: i64) -> (Payment, String) {
        let payment = self.begin("SI", order, PaymentProvider::Stripe).await;
        self.start("SI", &payment).await.unwrap();
        let payment = self.read(payment.id).await;
        let session = payment.session_id.clone().unwrap();
        (payment, session)
    }

    /// A payment in Bangladesh whose page at SSLCommerz is open.
    async fn at_sslcommerz(&self, order: i64) -> Payment {
        let payment = self.begin("BD", order, PaymentProvider::Sslcommerz).await;
        self.start("BD", &payment).await.unwrap();
        self.read(payment.id).await
    }

    async fn read(&self, id: PaymentId) -> Payment {
        payments::find(&self.app.db, id).await.unwrap().unwrap()
    }

    /// Asks the provider now.
    async fn settle(&self, id: PaymentId) -> Payment {
        self.app.clock.advance(TimeDelta::seconds(2));
        payments::settle(&self.app, id, payments::no_follow_up).await.unwrap().payment
    }

    /// Runs the jobs that are due after this time.
    async fn work_after(&self, wait: TimeDelta) -> usize {
        self.app.clock.advance(wait);
        worker::run_due(&self.app).await.unwrap()
    }

    async fn refund(&self, payment: &Payment, minor: i64, key: &str) -> Result<RefundId> {
        let amount = Money::new(minor, payment.amount.currency);
        let mut tx = self.app.db.begin().await.unwrap();
        let id = payments::refund(&mut tx, self.app.clock.now(), payment.id, amount, "returned", key).await?;
        tx.commit().await.unwrap();
        Ok(id)
    }
}

/// A shop whose sandbox is allowed, and its server.
pub async fn sandbox(test: &TestDb) -> (Paying, TestShop) {
    let paying = Paying::open(test).await;
    let mut settings = paying.app.settings.clone();
    settings.payments.sandbox = true;
    let app = App::open(settings, paying.app.db.clone(), paying.app.clock.clone()).await.unwrap();
    let served = serve(app.clone()).await;
    (Paying { app, ..paying }, served)
}

fn payer() -> Payer {
    let text = str::to_owned;
    Payer {
        name: text("Maja"),
        email: text("maja@example.com"),
        phone: text("+8801711111111"),
        street: text("1 Road"),
        city: text("Dhaka"),
        postal_code: text("1207"),
        country_code: text("BD"),
    }
}
