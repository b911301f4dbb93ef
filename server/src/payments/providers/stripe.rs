//! Stripe: a hosted Checkout Session for each payment, and refunds of its PaymentIntent (<https://docs.stripe.com/api>).

use base64::{Engine as _, prelude::BASE64_STANDARD};
use reqwest::{Client, RequestBuilder, StatusCode};
use serde::{Deserialize, de::DeserializeOwned};
use sha2::{Digest as _, Sha256};

use chrono::TimeDelta;

use super::{
    call::{CallError, Page, ReturnUrls, required, tenant_of},
    client::{Answer, Repeat, call, encoded, with_form},
};
use crate::{
    app::App,
    money::Money,
    payments::model::{Payer, Payment, ProviderPayment, ProviderRefund, Refund},
    tenancy::Storefront,
};

/// The API version that this file implements.
const VERSION: &str = "2024-06-20";
/// Stripe requires a session to stay open for at least 30 minutes. The session's expiry is computed from the payment's own, so
/// that a repeated call sends identical parameters; the session of an ended order is closed by a job.
const LONGER_OPEN: TimeDelta = TimeDelta::minutes(31);
/// Maximum number of a payment's refunds that are searched.
const MOST_REFUNDS: usize = 100;
/// Languages that Stripe's page supports, among those of the shops (docs.stripe.com/js/appendix/supported_locales).
const LANGUAGES: [&str; 16] =
    ["bg", "cs", "de", "el", "en", "es", "hr", "hu", "it", "lt", "pl", "pt", "ro", "sk", "sl", "fr"];

#[derive(Debug, Deserialize)]
struct Session {
    id: String,
    url: Option<String>,
    status: Option<String>,
    #[serde(default)]
    payment_status: String,
    amount_total: Option<i64>,
    currency: Option<String>,
    client_reference_id: Option<String>,
    payment_intent: Option<Intent>,
}

/// An expanded PaymentIntent, or only its id.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Intent {
    Expanded { id: String, status: String, amount_received: Option<i64> },
    Name(#[expect(dead_code, reason = "marks the variant; the text is not used")] String),
}

/// The fields read of a paid PaymentIntent.
#[derive(Debug, Deserialize)]
struct ChargedIntent {
    latest_charge: Option<Charge>,
}

#[derive(Debug, Deserialize)]
struct Charge {
    payment_method_details: Option<MethodDetails>,
}

#[derive(Debug, Deserialize)]
struct MethodDetails {
    card: Option<Card>,
}

/// The same card always has the same fingerprint.
#[derive(Debug, Deserialize)]
struct Card {
    fingerprint: Option<String>,
}

#[derive(Debug, Deserialize)]
struct StripeRefund {
    id: String,
    status: String,
    failure_reason: Option<String>,
    #[serde(default)]
    metadata: std::collections::HashMap<String, String>,
}

#[derive(Debug, Deserialize)]
struct List {
    data: Vec<StripeRefund>,
}

#[derive(Debug, Deserialize)]
struct ErrorBody {
    error: Failure,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Failure {
    r#type: String,
    code: Option<String>,
    decline_code: Option<String>,
}

/// Client with a country's credentials.
struct Api<'a> {
    app: &'a App,
    key: String,
}

impl<'a> Api<'a> {
    fn of(app: &'a App, payment: &Payment) -> Result<Self, CallError> {
        let tenant = tenant_of(app, payment)?;
        let own = app.settings.of_country(&tenant.code);
        let key = required(own.and_then(|own| own.stripe_secret_key.as_ref()), &tenant, "stripe_secret_key")?;
        Ok(Self { app, key: key.expose().to_owned() })
    }

    fn authorized(&self, request: RequestBuilder) -> RequestBuilder {
        request.bearer_auth(&self.key).header("stripe-version", VERSION)
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.app.settings.payments.stripe_url.as_str())
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<Option<T>, CallError> {
        let build = |client: &Client| self.authorized(client.get(self.url(path)));
        let answer = call(self.app, Repeat::Safe, build).await?;
        if answer.status == StatusCode::NOT_FOUND { Ok(None) } else { read(&answer).map(Some) }
    }

    async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        key: &str,
        fields: &[(&str, String)],
    ) -> Result<T, CallError> {
        let build = |client: &Client| {
            with_form(self.authorized(client.post(self.url(path))).header("idempotency-key", key), fields)
        };
        read(&call(self.app, Repeat::Safe, build).await?)
    }
}

/// Parses the response, or Stripe's error by its codes: its messages may quote what was sent.
fn read<T: DeserializeOwned>(answer: &Answer) -> Result<T, CallError> {
    if answer.status.is_success() {
        return answer.read();
    }
    let failure = answer.read::<ErrorBody>().map(|failed| failed.error).unwrap_or_default();
    let codes = [Some(failure.r#type), failure.code, failure.decline_code];
    let codes = codes.into_iter().flatten().filter(|code| !code.is_empty()).collect::<Vec<_>>().join(", ");
    let text = format!("Stripe answered {} {codes}", answer.status.as_u16()).trim_end().to_owned();
    // A wrong key is the shop's configuration error: it says nothing about the outcome of the call.
    let is_ours = matches!(answer.status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN);
    Err(if is_ours { CallError::NotSent(text) } else { CallError::Refused(text) })
}

/// Opens the page of a payment. Idempotent: the same call returns the same page.
pub(super) async fn open_page(
    app: &App,
    payment: &Payment,
    payer: &Payer,
    front: &Storefront,
    back: &ReturnUrls,
) -> Result<Page, CallError> {
    let fields = page_fields(payment, payer, front, back);
    let digest = Sha256::digest(encoded(&fields));
    let key = format!("{}-page-{:02x}{:02x}{:02x}{:02x}", payment.token, digest[0], digest[1], digest[2], digest[3]);
    let session: Session = Api::of(app, payment)?.post("/v1/checkout/sessions", &key, &fields).await?;
    let url = session.url.ok_or_else(|| CallError::Refused("Stripe gave no page to pay on".to_owned()))?;
    Ok(Page { session_id: session.id, url })
}

fn page_fields(payment: &Payment, payer: &Payer, front: &Storefront, back: &ReturnUrls) -> Vec<(&'static str, String)> {
    let expires = payment.expires_at.max(payment.created_at) + LONGER_OPEN;
    let mut fields = vec![
        ("mode", "payment".to_owned()),
        ("client_reference_id", payment.token.clone()),
        ("success_url", back.shopper.clone()),
        ("cancel_url", back.shopper.clone()),
        ("expires_at", expires.timestamp().to_string()),
        ("locale", locale(&front.language.locale).to_owned()),
        ("line_items[0][quantity]", "1".to_owned()),
        ("line_items[0][price_data][currency]", payment.amount.currency.as_str().to_lowercase()),
        ("line_items[0][price_data][unit_amount]", payment.amount.minor.to_string()),
        ("line_items[0][price_data][product_data][name]", payment.reference.clone()),
        ("metadata[payment]", payment.token.clone()),
        ("payment_intent_data[description]", payment.reference.clone()),
        ("payment_intent_data[metadata][payment]", payment.token.clone()),
    ];
    if !payer.email.is_empty() {
        fields.push(("customer_email", payer.email.clone()));
    }
    fields
}

/// The page's locale; `auto` where Stripe does not support the shop's language.
fn locale(tag: &str) -> &str {
    let language = tag.split('-').next().unwrap_or_default();
    if LANGUAGES.contains(&language) { language } else { "auto" }
}

fn session_path(payment: &Payment, more: &str) -> Result<String, CallError> {
    let session = payment.session_id.as_deref().filter(|id| is_name(id));
    let session = session.ok_or_else(|| CallError::Refused("the payment has no page at Stripe".to_owned()))?;
    Ok(format!("/v1/checkout/sessions/{session}{more}"))
}

/// Whether a text has the form of a Stripe id; ids become parts of URL paths.
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Queries Stripe about a payment.
pub(super) async fn retrieve_payment(app: &App, payment: &Payment) -> Result<ProviderPayment, CallError> {
    let path = session_path(payment, "?expand[]=payment_intent")?;
    let api = Api::of(app, payment)?;
    let session: Option<Session> = api.get(&path).await?;
    let mut reported = session.map_or(ProviderPayment::NotFound, reported_by_session);
    if let ProviderPayment::Paid { provider_payment, card, .. } = &mut reported {
        *card = card_of(&api, provider_payment).await;
    }
    Ok(reported)
}

/// A digest of the card that paid. When Stripe does not report it, the payment counts as paid nevertheless.
async fn card_of(api: &Api<'_>, intent: &str) -> Option<String> {
    if !is_name(intent) {
        return None;
    }
    let asked = api.get::<ChargedIntent>(&format!("/v1/payment_intents/{intent}?expand[]=latest_charge")).await;
    let charged = asked.inspect_err(|error| tracing::debug!(?error, "Stripe does not tell which card paid")).ok()??;
    let fingerprint = charged.latest_charge?.payment_method_details?.card?.fingerprint?;
    Some(BASE64_STANDARD.encode(Sha256::digest(format!("stripe card {fingerprint}"))))
}

fn reported_by_session(session: Session) -> ProviderPayment {
    let intent = match &session.payment_intent {
        Some(Intent::Expanded { status, .. }) => status.as_str(),
        Some(Intent::Name(_)) | None => "",
    };
    match (session.status.as_deref().unwrap_or_default(), session.payment_status.as_str(), intent) {
        ("complete", "paid", _) => paid(session),
        (_, _, "processing") | ("complete", "unpaid", "requires_capture") => ProviderPayment::Processing,
        ("complete", "unpaid", "requires_payment_method") => ProviderPayment::Failed,
        ("complete", "unpaid", "canceled") => ProviderPayment::Cancelled,
        ("open", _, _) => ProviderPayment::Open,
        ("expired", _, _) => ProviderPayment::Expired,
        (status, payment, intent) => ProviderPayment::Contradiction(format!(
            "Stripe says session `{status}`, payment `{payment}`, intent `{intent}`"
        )),
    }
}

fn paid(session: Session) -> ProviderPayment {
    let Some(Intent::Expanded { id, amount_received, .. }) = session.payment_intent else {
        return ProviderPayment::Contradiction("Stripe says paid without a payment intent".to_owned());
    };
    let currency = session.currency.unwrap_or_default().to_uppercase().parse();
    let (Some(total), Ok(currency)) = (session.amount_total, currency) else {
        return ProviderPayment::Contradiction("Stripe says paid without an amount".to_owned());
    };
    if amount_received.is_some_and(|received| received != total) {
        return ProviderPayment::Contradiction(format!(
            "Stripe received {} of {total}",
            amount_received.unwrap_or_default()
        ));
    }
    ProviderPayment::Paid {
        amount: Money::new(total, currency),
        token: session.client_reference_id.unwrap_or_default(),
        provider_payment: id,
        warning: None,
        card: None,
    }
}

/// Closes the page. Stripe refuses when it has already been paid.
pub(super) async fn close_page(app: &App, payment: &Payment) -> Result<(), CallError> {
    let path = session_path(payment, "/expire")?;
    let key = format!("{}-close", payment.token);
    Api::of(app, payment)?.post::<Session>(&path, &key, &[]).await.map(drop)
}

/// Refunds a payment partly or fully. Idempotent.
pub(super) async fn refund(app: &App, payment: &Payment, refund: &Refund) -> Result<ProviderRefund, CallError> {
    let fields = [
        ("payment_intent", payment.provider_payment.clone().unwrap_or_default()),
        ("amount", refund.amount.minor.to_string()),
        ("metadata[refund]", refund.token.clone()),
    ];
    let made: StripeRefund = Api::of(app, payment)?.post("/v1/refunds", &refund.token, &fields).await?;
    Ok(refund_status(made))
}

/// Finds the refund among those of its payment: Stripe forgets idempotency keys after a day, but never refunds.
pub(super) async fn find_refund(
    app: &App,
    payment: &Payment,
    refund: &Refund,
) -> Result<Option<ProviderRefund>, CallError> {
    let Some(intent) = payment.provider_payment.as_deref().filter(|id| is_name(id)) else { return Ok(None) };
    let path = format!("/v1/refunds?payment_intent={intent}&limit={MOST_REFUNDS}");
    let list: Option<List> = Api::of(app, payment)?.get(&path).await?;
    let found =
        list.into_iter().flat_map(|list| list.data).find(|made| made.metadata.get("refund") == Some(&refund.token));
    Ok(found.map(refund_status))
}

/// Queries the outcome of a refund.
pub(super) async fn retrieve_refund(
    app: &App,
    payment: &Payment,
    refund: &Refund,
) -> Result<ProviderRefund, CallError> {
    let name = refund.provider_refund.as_deref().filter(|id| is_name(id)).unwrap_or_default();
    let found: Option<StripeRefund> = Api::of(app, payment)?.get(&format!("/v1/refunds/{name}")).await?;
    found.map(refund_status).ok_or_else(|| CallError::Uncertain(format!("Stripe does not know the refund {name}")))
}

fn refund_status(made: StripeRefund) -> ProviderRefund {
    match made.status.as_str() {
        "succeeded" => ProviderRefund::Completed(Some(made.id)),
        "failed" | "canceled" => {
            ProviderRefund::Refused(made.failure_reason.unwrap_or_else(|| format!("Stripe says {}", made.status)))
        }
        _ => ProviderRefund::Processing(made.id),
    }
}
