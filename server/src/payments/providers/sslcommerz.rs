//! SSLCommerz v4: hosted page for cards and wallets of Bangladesh, validation, refunds
//! (<https://developer.sslcommerz.com/doc/v4/>).
//!
//! The store's password is sent in URLs, so URLs must never be logged or included in errors.

use reqwest::Client;
use serde::{Deserialize, de::DeserializeOwned};

use super::{
    call::{CallError, Page, ReturnUrls, required, tenant_of},
    client::{Repeat, call, encoded, with_form},
};
use crate::{
    app::App,
    money::{CurrencyCode, Money},
    payments::model::{Payer, Payment, ProviderPayment, ProviderRefund, Refund},
};

const SESSION: &str = "/gwprocess/v4/api.php";
const VALIDATION: &str = "/validator/api/validationserverAPI.php";
const TRANSACTIONS: &str = "/validator/api/merchantTransIDvalidationAPI.php";

#[derive(Debug, Deserialize)]
struct NewSession {
    status: String,
    #[serde(default)]
    sessionkey: String,
    #[serde(default, rename = "GatewayPageURL")]
    page: String,
}

#[derive(Debug, Deserialize)]
struct FoundTransaction {
    #[serde(rename = "APIConnect")]
    connection: String,
    #[serde(default)]
    element: Vec<Transaction>,
}

/// A transaction, or its validation.
#[derive(Debug, Deserialize)]
struct Transaction {
    status: String,
    #[serde(default)]
    tran_id: String,
    #[serde(default)]
    val_id: String,
    #[serde(default)]
    bank_tran_id: String,
    #[serde(default)]
    currency_type: String,
    #[serde(default)]
    currency_amount: String,
    #[serde(default)]
    risk_level: String,
}

#[derive(Debug, Deserialize)]
struct RefundAnswer {
    #[serde(rename = "APIConnect")]
    connection: String,
    #[serde(default)]
    status: String,
    #[serde(default)]
    refund_ref_id: String,
}

/// Client with a country's credentials.
struct Api<'a> {
    app: &'a App,
    store_id: String,
    password: String,
}

impl<'a> Api<'a> {
    fn of(app: &'a App, payment: &Payment) -> Result<Self, CallError> {
        let tenant = tenant_of(app, payment)?;
        let own = app.settings.of_country(&tenant.code);
        let id = required(own.and_then(|own| own.sslcommerz_store_id.as_ref()), &tenant, "sslcommerz_store_id")?;
        let password =
            required(own.and_then(|own| own.sslcommerz_store_password.as_ref()), &tenant, "sslcommerz_store_password")?;
        Ok(Self { app, store_id: id.clone(), password: password.expose().to_owned() })
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.app.settings.payments.sslcommerz_url.as_str())
    }

    fn with_credentials(&self, fields: &[(&'static str, String)]) -> Vec<(&'static str, String)> {
        let own = [("store_id", self.store_id.clone()), ("store_passwd", self.password.clone())];
        own.into_iter().chain(fields.iter().cloned()).collect()
    }

    async fn get<T: DeserializeOwned>(
        &self,
        path: &str,
        repeat: Repeat,
        fields: &[(&'static str, String)],
    ) -> Result<T, CallError> {
        let url = format!("{}?{}", self.url(path), encoded(&self.with_credentials(fields)));
        let answer = call(self.app, repeat, |client: &Client| client.get(&url)).await?;
        if answer.status.is_success() {
            return answer.read();
        }
        Err(CallError::NotSent(format!("SSLCommerz answered {}", answer.status.as_u16())))
    }
}

fn require_connection(connection: &str) -> Result<(), CallError> {
    if connection == "DONE" { Ok(()) } else { Err(CallError::NotSent(format!("SSLCommerz answered {connection}"))) }
}

/// Opens a payment page. Two calls result in two pages of one transaction; the caller keeps the first.
pub(super) async fn open_page(
    app: &App,
    payment: &Payment,
    payer: &Payer,
    back: &ReturnUrls,
) -> Result<Page, CallError> {
    let api = Api::of(app, payment)?;
    let fields = api.with_credentials(&page_fields(payment, payer, back));
    let build = |client: &Client| with_form(client.post(api.url(SESSION)), &fields);
    let session: NewSession = call(app, Repeat::Safe, build).await?.read()?;
    if session.status != "SUCCESS" || !session.page.starts_with("http") {
        return Err(CallError::Refused(format!("SSLCommerz answered {}", session.status)));
    }
    Ok(Page { session_id: session.sessionkey, url: session.page })
}

fn page_fields(payment: &Payment, payer: &Payer, back: &ReturnUrls) -> Vec<(&'static str, String)> {
    let (back, report) = (&back.shopper, &back.report);
    let text = str::to_owned;
    vec![
        ("total_amount", payment.amount.decimal()),
        ("currency", payment.amount.currency.to_string()),
        ("tran_id", payment.token.clone()),
        ("success_url", back.clone()),
        ("fail_url", back.clone()),
        ("cancel_url", back.clone()),
        ("ipn_url", report.clone()),
        ("cus_name", payer.name.clone()),
        ("cus_email", payer.email.clone()),
        ("cus_add1", payer.street.clone()),
        ("cus_city", payer.city.clone()),
        ("cus_postcode", payer.postal_code.clone()),
        ("cus_country", payer.country_code.clone()),
        ("cus_phone", payer.phone.clone()),
        ("shipping_method", text("Courier")),
        ("num_of_item", text("1")),
        ("ship_name", payer.name.clone()),
        ("ship_add1", payer.street.clone()),
        ("ship_city", payer.city.clone()),
        ("ship_postcode", payer.postal_code.clone()),
        ("ship_country", payer.country_code.clone()),
        ("product_name", payment.reference.clone()),
        ("product_category", text("Clothing")),
        ("product_profile", text("physical-goods")),
    ]
}

/// Queries a payment: lists its transactions, and validates the valid one.
pub(super) async fn retrieve_payment(app: &App, payment: &Payment) -> Result<ProviderPayment, CallError> {
    let api = Api::of(app, payment)?;
    let fields = [("tran_id", payment.token.clone()), ("format", "json".to_owned())];
    let found: FoundTransaction = api.get(TRANSACTIONS, Repeat::Safe, &fields).await?;
    require_connection(&found.connection)?;
    let has = |statuses: &[&str]| found.element.iter().find(|one| statuses.contains(&one.status.as_str()));
    if let Some(valid) = has(&["VALID", "VALIDATED"]) {
        return validated(&api, &valid.val_id).await;
    }
    // Of several attempts the most promising counts: it may still be paid.
    Ok(match () {
        () if found.element.is_empty() => ProviderPayment::NotFound,
        () if has(&["PENDING", "PROCESSING"]).is_some() => ProviderPayment::Processing,
        () if has(&["FAILED"]).is_some() => ProviderPayment::Failed,
        () if has(&["CANCELLED"]).is_some() => ProviderPayment::Cancelled,
        () if has(&["EXPIRED", "UNATTEMPTED"]).is_some() => ProviderPayment::Expired,
        () => ProviderPayment::Contradiction(format!(
            "SSLCommerz says {}",
            found.element.iter().map(|one| one.status.as_str()).collect::<Vec<_>>().join(", ")
        )),
    })
}

async fn validated(api: &Api<'_>, val_id: &str) -> Result<ProviderPayment, CallError> {
    let fields = [("val_id", val_id.to_owned()), ("v", "1".to_owned()), ("format", "json".to_owned())];
    let valid: Transaction = api.get(VALIDATION, Repeat::Safe, &fields).await?;
    if !matches!(valid.status.as_str(), "VALID" | "VALIDATED") {
        return Ok(ProviderPayment::Contradiction(format!(
            "SSLCommerz lists the payment as valid and validates it as {}",
            valid.status
        )));
    }
    let currency = valid.currency_type.parse().ok();
    let Some(amount) = currency.and_then(|currency| amount(&valid.currency_amount, currency)) else {
        return Ok(ProviderPayment::Contradiction("SSLCommerz says valid without an amount".to_owned()));
    };
    let is_risky = valid.risk_level == "1";
    Ok(ProviderPayment::Paid {
        amount,
        token: valid.tran_id,
        provider_payment: valid.bank_tran_id,
        warning: is_risky
            .then(|| "SSLCommerz considers the payment risky: check the order before it is sent".to_owned()),
        card: None,
    })
}

/// Refunds a payment partly or fully. Not idempotent: sent twice, it may result in two refunds.
pub(super) async fn refund(app: &App, payment: &Payment, refund: &Refund) -> Result<ProviderRefund, CallError> {
    let fields = [
        ("bank_tran_id", payment.provider_payment.clone().unwrap_or_default()),
        ("refund_trans_id", refund.token.clone()),
        ("refund_amount", refund.amount.decimal()),
        ("refund_remarks", payment.reference.clone()),
        ("refe_id", refund.token.clone()),
        ("v", "1".to_owned()),
        ("format", "json".to_owned()),
    ];
    let answer: RefundAnswer = Api::of(app, payment)?.get(TRANSACTIONS, Repeat::Never, &fields).await?;
    require_connection(&answer.connection)?;
    match answer.status.as_str() {
        "success" | "processing" if !answer.refund_ref_id.is_empty() => {
            Ok(ProviderRefund::Processing(answer.refund_ref_id))
        }
        "failed" => Err(CallError::Refused("SSLCommerz refused the refund".to_owned())),
        other => Err(CallError::Uncertain(format!("SSLCommerz answered {other} to a refund"))),
    }
}

/// Queries the outcome of a refund: `success` in the response to sending it only means that it was accepted.
pub(super) async fn retrieve_refund(
    app: &App,
    payment: &Payment,
    refund: &Refund,
) -> Result<ProviderRefund, CallError> {
    let name = refund.provider_refund.clone().unwrap_or_default();
    let fields = [("refund_ref_id", name.clone()), ("format", "json".to_owned())];
    let answer: RefundAnswer = Api::of(app, payment)?.get(TRANSACTIONS, Repeat::Safe, &fields).await?;
    require_connection(&answer.connection)?;
    Ok(match answer.status.as_str() {
        "refunded" => ProviderRefund::Completed(Some(name)),
        "cancelled" => ProviderRefund::Refused("SSLCommerz cancelled the refund".to_owned()),
        _ => ProviderRefund::Processing(name),
    })
}

/// Parses `100.00`, exactly; `None` for any other format.
fn amount(text: &str, currency: CurrencyCode) -> Option<Money> {
    let (units, hundredths) = text.split_once('.').unwrap_or((text, ""));
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let (cents, rest) = hundredths.split_at_checked(2).unwrap_or((hundredths, ""));
    if units.is_empty() || !is_number(units) || !is_number(cents) || rest.bytes().any(|byte| byte != b'0') {
        return None;
    }
    let cents = format!("{cents:0<2}").parse::<i64>().ok()?;
    let minor = units.parse::<i64>().ok()?.checked_mul(100)?.checked_add(cents)?;
    Some(Money::new(minor, currency))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_exact_amounts_are_parsed() {
        let taka: CurrencyCode = "BDT".parse().unwrap();
        for (text, expected) in [
            ("100.00", Some(10_000)),
            ("100", Some(10_000)),
            ("0.5", Some(50)),
            ("12.340000", Some(1234)),
            ("99.999", None),
            ("1,000.00", None),
            ("-1.00", None),
            ("1e3", None),
            ("", None),
            (".50", None),
            ("92233720368547759.00", None),
        ] {
            assert_eq!(amount(text, taka), expected.map(|minor| Money::new(minor, taka)), "{text}");
        }
    }
}
