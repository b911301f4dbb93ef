//! The shop and the fakes against third-party programs: signatures against the `stripe` package, refunds and signed webhooks
//! against `localstripe`. For `make proof`, which installs both from PyPI into a separate folder.

use std::{
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::OnceLock,
    time::Duration,
};

use chrono::{TimeDelta, Utc};
use reqwest::{Client, header::HOST};
use serde_json::{Value, json};
use vitrina_server::{
    both,
    db::Session as _,
    payments::{self, PaymentStatus},
    tenancy::PaymentProvider,
};
use vitrina_tests::{
    FURNISHED,
    payments::stripe::{KEY, WEBHOOK_SECRET, signature},
    serve,
};

use super::Paying;

/// Versions that these tests were written for.
const PACKAGES: [&str; 2] = ["stripe==16.*", "localstripe==1.15.*"];

/// A Python interpreter with the packages.
fn python() -> PathBuf {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    MADE.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("payment-outsiders");
        let python = folder.join("bin/python");
        let runs = |program: &Path, arguments: &[&str]| {
            Command::new(program).args(arguments).stdout(Stdio::null()).status().is_ok_and(|status| status.success())
        };
        let has_all = |python: &Path| runs(python, &["-c", "import stripe, localstripe, aiohttp"]);
        if !has_all(&python) {
            let target = folder.to_string_lossy().into_owned();
            let install = [&["-m", "pip", "install", "--quiet"][..], &PACKAGES[..]].concat();
            let _ = runs(Path::new("python3"), &["-m", "venv", &target]) && runs(&python, &install);
        }
        assert!(has_all(&python), "PyPI's packages `stripe` and `localstripe` could not be installed");
        python
    })
    .clone()
}

fn prints(python: &Path, script: &str, arguments: &[&str]) -> String {
    let output = Command::new(python).args(["-c", script]).args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

both!(
    #[ignore = "installs packages from PyPI: `make proof` runs it"]
    signatures_are_those_of_the_stripe_package,
    test in FURNISHED,
    {
        let python = python();
        let shop = Paying::open(&test).await;
        let (payment, session) = shop.at_stripe(1).await;
        // The package accepts the fake's signatures.
        let (body, header) = shop.stripe.webhook("evt_1", "checkout.session.completed", &session);
        let verify = "import sys, stripe\nprint(stripe.WebhookSignature.verify_header(sys.argv[1], sys.argv[2], sys.argv[3], 300))";
        assert_eq!(prints(&python, verify, &[&body, &header, WEBHOOK_SECRET]), "True");
        // The shop accepts the package's signatures.
        let sign = "import sys, time, stripe\nat = int(time.time())\n\
                print(f't={at},v1=' + stripe.WebhookSignature._compute_signature(f'{at}.{sys.argv[1]}', sys.argv[2]))";
        let made = prints(&python, sign, &[&body, WEBHOOK_SECRET]);
        let foreign = prints(&python, sign, &[&body, "whsec_of_nobody"]);
        let served = serve(shop.app.clone()).await;
        let url = format!("http://{}/api/payments/webhook/stripe", served.address);
        for (header, status) in [(foreign, 403), (made, 200)] {
            let request = Client::new().post(&url).header(HOST, "si.localhost").header("stripe-signature", header);
            assert_eq!(request.body(body.clone()).send().await.unwrap().status(), status);
        }
        assert_eq!(shop.read(payment.id).await.status, PaymentStatus::Pending);
        served.stop().await;
    }
);

/// A running localstripe.
struct LocalStripe {
    child: Child,
    url: String,
}

impl Drop for LocalStripe {
    fn drop(&mut self) {
        let _ = (self.child.kill(), self.child.wait());
    }
}

impl LocalStripe {
    async fn start(python: &Path) -> Self {
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let script = "import sys\nfrom aiohttp import web\nimport localstripe.server as server\n\
                      server.store.dump_to_disk = lambda: None\n\
                      web.run_app(server.app, host='127.0.0.1', port=int(sys.argv[1]), print=None)";
        let mut command = Command::new(python);
        command
            .args(["-c", script, &port.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let started = Self { child: command.spawn().unwrap(), url: format!("http://127.0.0.1:{port}") };
        for _ in 0..200 {
            if Client::new().get(format!("{}/v1/refunds", started.url)).bearer_auth(KEY).send().await.is_ok() {
                return started;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("localstripe does not start");
    }

    async fn post(&self, path: &str, body: &str) -> Value {
        let form = "application/x-www-form-urlencoded";
        let request = Client::new().post(format!("{}{path}", self.url)).bearer_auth(KEY).header("content-type", form);
        let answer = request.body(body.to_owned()).send().await.unwrap();
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        serde_json::from_str(&answer.text().await.unwrap()).unwrap_or_default()
    }
}

both!(
    #[ignore = "installs packages from PyPI: `make proof` runs it"]
    refunds_and_webhooks_work_with_localstripe,
    test in FURNISHED,
    {
        let python = python();
        let shop = Paying::open(&test).await;
        vitrina_server::tls::install_provider();
        let stripe = LocalStripe::start(&python).await;
        let mut settings = shop.app.settings.clone();
        settings.payments.stripe_url = stripe.url.clone().try_into().unwrap();
        let app = vitrina_server::app::App::open(settings, shop.app.db.clone(), shop.app.clock.clone()).await.unwrap();
        let shop = Paying { app, ..shop };
        let served = serve(shop.app.clone()).await;
        let payment = shop.begin("SI", 1, PaymentProvider::Stripe).await;

        let hook = json!({ "url": format!("http://{}/api/payments/webhook/stripe", served.address), "secret": WEBHOOK_SECRET });
        let request = Client::new().post(format!("{}/_config/webhooks/shop", stripe.url));
        assert_eq!(request.json(&hook).send().await.unwrap().status(), 200);
        let method = "type=card&card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=2030&card[cvc]=123";
        let method = stripe.post("/v1/payment_methods", method).await["id"].as_str().unwrap().to_owned();
        let intent = format!(
            "amount=4990&currency=eur&confirm=true&payment_method={method}&metadata[payment]={}",
            payment.token
        );
        let intent = stripe.post("/v1/payment_intents", &intent).await["id"].as_str().unwrap().to_owned();
        let reported = "SELECT COUNT(*) FROM payment_event WHERE kind = 'payment_intent.succeeded'";
        for _ in 0..100 {
            if shop.app.db.sql(reported).scalar::<i64>().await.unwrap() == 1 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert_eq!(shop.app.db.sql(reported).scalar::<i64>().await.unwrap(), 1, "the webhook's signature was refused");

        // localstripe has no Checkout Sessions: the payment is marked as paid here.
        let paid = "UPDATE payment SET status = 'COMPLETED', paid_minor = amount_minor, provider_payment = $1";
        shop.app.db.sql(paid).bind(intent.clone()).execute().await.unwrap();
        let payment = shop.read(payment.id).await;
        shop.refund(&payment, 1_000, "one").await.unwrap();
        shop.refund(&payment, 3_990, "two").await.unwrap();
        for _ in 0..100 {
            shop.work_after(TimeDelta::seconds(1)).await;
            if shop.read(payment.id).await.status == PaymentStatus::Refunded {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let listed = Client::new().get(format!("{}/v1/refunds?payment_intent={intent}", stripe.url)).bearer_auth(KEY);
        let listed: Value = listed.send().await.unwrap().json().await.unwrap();
        let amounts: Vec<i64> =
            listed["data"].as_array().unwrap().iter().map(|made| made["amount"].as_i64().unwrap()).collect();
        assert_eq!((amounts.len(), amounts.iter().sum::<i64>()), (2, 4_990));
        let refunds = payments::refunds_of(&shop.app.db, payment.id).await.unwrap();
        assert_eq!(refunds.len(), 2);
        assert!(refunds.iter().all(|refund| refund.provider_refund.is_some()), "{refunds:?}");
        assert_eq!(shop.read(payment.id).await.status, PaymentStatus::Refunded);
        served.stop().await;
    }
);

#[test]
fn the_fakes_signature_has_stripes_format() {
    let header = signature("whsec_1", u64::try_from(Utc::now().timestamp()).unwrap(), "{}");
    let (time, tag) = header.split_once(",v1=").unwrap();
    assert!(time.strip_prefix("t=").is_some_and(|time| time.parse::<u64>().is_ok()) && tag.len() == 64, "{header}");
}
