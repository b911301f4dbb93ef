//! HTTP endpoints of the page that asks for the bank account of a refund. They are authorised by the token of the page's link
//! alone.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    app::App,
    bank_account::{self, TypedAccount},
    error::Result,
    form,
    http::{Answer, ApiContext, Body, Envelope, LinkToken, Notice, Segment, Segments},
    money::CurrencyCode,
    payments::{
        model::{Payment, Refund, RefundStatus},
        service,
    },
    visitor::Visitor,
};

/// Routes of the page, below `/api`.
pub fn calls() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(request)).routes(routes!(give_iban)).routes(routes!(give_local))
}

/// Status of a refund by bank transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum RefundAccountState {
    /// The bank account has not been given yet.
    Wanted,
    /// The bank account is known and can still be corrected.
    Given,
    /// The transfer is in progress.
    Exported,
    /// The transfer was made.
    Made,
    /// The refund will no longer be made by bank transfer.
    Dropped,
}

/// Format of bank accounts in this country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum RefundAccountKind {
    /// IBAN.
    Iban,
    /// Bank name, routing number and account number.
    Local,
}

/// A bank account, masked so that only its owner can recognise it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
struct MaskedAccount {
    /// Account holder.
    holder: String,
    /// Bank name; null if the account number identifies the bank.
    #[schema(required)]
    bank: Option<String>,
    /// Masked account number, such as `SI56 •••• 0438`.
    number: String,
}

/// A refund by bank transfer and its account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RefundAccountView {
    /// Order number.
    order_number: String,
    /// Refund amount, in minor units.
    amount_minor: i64,
    /// Currency code, ISO 4217.
    #[schema(value_type = String)]
    currency: CurrencyCode,
    /// Account format to enter.
    kind: RefundAccountKind,
    /// Status of the refund.
    state: RefundAccountState,
    /// Bank account, masked; null if not known.
    #[schema(required)]
    account: Option<MaskedAccount>,
}

impl RefundAccountView {
    fn of(context: &ApiContext, payment: Payment, refund: Refund) -> Self {
        let state = match refund.status {
            RefundStatus::Completed => RefundAccountState::Made,
            RefundStatus::BankTransfer if refund.exported_at.is_some() => RefundAccountState::Exported,
            RefundStatus::BankTransfer if refund.account.is_some() => RefundAccountState::Given,
            RefundStatus::BankTransfer => RefundAccountState::Wanted,
            _ => RefundAccountState::Dropped,
        };
        let has_ibans = context.storefront.tenant.has_ibans();
        Self {
            order_number: payment.reference,
            amount_minor: refund.amount.minor,
            currency: refund.amount.currency,
            kind: if has_ibans { RefundAccountKind::Iban } else { RefundAccountKind::Local },
            state,
            account: refund.account.map(|account| MaskedAccount {
                bank: account.bank().map(str::to_owned),
                number: account.masked(),
                holder: account.holder,
            }),
        }
    }
}

/// Returns the refund for which a link requests a bank account.
///
/// Returns 404 if the token is not valid.
#[utoipa::path(get, path = "/payments/refund-account/{token}", tag = "payments", params(("token" = String, Path)),
    responses((status = 200, body = Envelope<RefundAccountView>)))]
async fn request(
    context: ApiContext,
    visitor: Visitor,
    Segments(Segment(token)): Segments<Segment>,
) -> Result<Answer<RefundAccountView>> {
    let (app, tenant) = (&context.app, context.storefront.tenant.id);
    let (payment, refund) = service::refund_by_link(app, tenant, LinkToken::of(&token).as_str(), &visitor).await?;
    Ok(Answer(RefundAccountView::of(&context, payment, refund)))
}

/// A bank account with an IBAN.
#[derive(Debug, Deserialize, ToSchema)]
struct IbanAccount {
    /// Token from the link in the e-mail.
    #[schema(value_type = String)]
    token: LinkToken,
    /// Name of the account holder.
    holder: String,
    /// IBAN, with or without spaces.
    iban: String,
}

form!(IbanAccount, "ibanAccount", holder, iban;
    also "iban": |body| unless_empty(&body.iban, bank_account::checked_iban));

/// A bank account in a country without IBANs.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct LocalAccount {
    /// Token from the link in the e-mail.
    #[schema(value_type = String)]
    token: LinkToken,
    /// Name of the account holder.
    holder: String,
    /// Bank name.
    bank: String,
    /// Routing number of the bank branch: nine digits.
    routing_number: String,
    /// Account number, 6 to 17 digits.
    account_number: String,
}

form!(LocalAccount, "localAccount", holder, bank, routing_number, account_number;
    also "routing_number": |body| unless_empty(&body.routing_number, bank_account::checked_routing);
    also "account_number": |body| unless_empty(&body.account_number, bank_account::checked_account));

/// Skips the check for an empty text, which is reported as a missing field.
fn unless_empty(text: &str, check: fn(&str) -> Result<String, crate::error::FieldError>) -> garde::Result {
    if text.trim().is_empty() { Ok(()) } else { check(text).map(drop).map_err(garde::Error::from) }
}

/// Sets or corrects the bank account for the refund of a link, by IBAN.
///
/// Returns 409 with `error-link-expired` if the token is not valid, and 404 in a country without IBANs.
#[utoipa::path(post, path = "/payments/refund-account/iban", tag = "payments", request_body = IbanAccount,
    responses((status = 200, body = Envelope<RefundAccountView>), (status = 409, description = "`error-refund-account-closed`")))]
async fn give_iban(
    context: ApiContext,
    visitor: Visitor,
    Body(body): Body<IbanAccount>,
) -> Result<Notice<RefundAccountView>> {
    let typed = TypedAccount::Iban { holder: &body.holder, iban: &body.iban };
    give(&context, &visitor, &body.token, typed).await
}

/// Sets or corrects the bank account for the refund of a link, in a country without IBANs.
///
/// Returns 409 with `error-link-expired` if the token is not valid, and 404 in a country with IBANs.
#[utoipa::path(post, path = "/payments/refund-account/local", tag = "payments", request_body = LocalAccount,
    responses((status = 200, body = Envelope<RefundAccountView>), (status = 409, description = "`error-refund-account-closed`")))]
async fn give_local(
    context: ApiContext,
    visitor: Visitor,
    Body(body): Body<LocalAccount>,
) -> Result<Notice<RefundAccountView>> {
    let typed = TypedAccount::Local {
        holder: &body.holder,
        bank: &body.bank,
        routing_number: &body.routing_number,
        account_number: &body.account_number,
    };
    give(&context, &visitor, &body.token, typed).await
}

async fn give(
    context: &ApiContext,
    visitor: &Visitor,
    token: &LinkToken,
    typed: TypedAccount<'_>,
) -> Result<Notice<RefundAccountView>> {
    let (app, tenant) = (&context.app, context.storefront.tenant.id);
    let (payment, refund) = service::give_account(app, tenant, token.as_str(), typed, visitor).await?;
    let view = RefundAccountView::of(context, payment, refund);
    Ok(Notice(view, context.text("notice-refund-account-saved")))
}
