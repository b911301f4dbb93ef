//! The calls of the page that asks for the bank account of a refund. The token of its link is all that they go by.

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

/// Their routes, below `/api`.
pub fn calls() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(request)).routes(routes!(give_iban)).routes(routes!(give_local))
}

/// How a refund by bank transfer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum RefundAccountState {
    /// An account is wanted.
    Wanted,
    /// An account is known and can be corrected.
    Given,
    /// It is being transferred.
    Exported,
    /// It was transferred.
    Made,
    /// It is not to be transferred any more.
    Dropped,
}

/// What names an account in this country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum RefundAccountKind {
    /// An IBAN.
    Iban,
    /// Bank, routing number and account number.
    Local,
}

/// An account, of which no more is shown than its owner needs to know it by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
struct MaskedAccount {
    /// Whose it is.
    holder: String,
    /// The bank, where the number does not say it.
    #[schema(required)]
    bank: Option<String>,
    /// Such as `SI56 •••• 0438`.
    number: String,
}

/// A refund by bank transfer, and what is known of its account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RefundAccountView {
    /// The order's number.
    order_number: String,
    /// What goes back.
    amount_minor: i64,
    /// ISO 4217.
    #[schema(value_type = String)]
    currency: CurrencyCode,
    /// What the form asks for.
    kind: RefundAccountKind,
    /// How it stands.
    state: RefundAccountState,
    /// The account, where it is known.
    #[schema(required)]
    account: Option<MaskedAccount>,
}

impl RefundAccountView {
    fn of(context: &ApiContext, (payment, refund): (Payment, Refund)) -> Self {
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

/// The refund whose account a link asks for.
#[utoipa::path(get, path = "/payments/refund-account/{token}", tag = "payments", params(("token" = String, Path)),
    responses((status = 200, body = Envelope<RefundAccountView>)))]
async fn request(
    context: ApiContext,
    visitor: Visitor,
    Segments(Segment(token)): Segments<Segment>,
) -> Result<Answer<RefundAccountView>> {
    let (app, tenant) = (&context.app, context.storefront.tenant.id);
    let found = service::refund_by_link(app, tenant, LinkToken::of(&token).as_str(), &visitor).await?;
    Ok(Answer(RefundAccountView::of(&context, found)))
}

/// An account with an IBAN.
#[derive(Debug, Deserialize, ToSchema)]
struct IbanAccount {
    /// As it stood in the e-mail's link.
    #[schema(value_type = String)]
    token: LinkToken,
    /// Whose account it is.
    holder: String,
    /// With or without blanks.
    iban: String,
}

form!(IbanAccount, "ibanAccount", holder, iban;
    also "iban": |body| unless_empty(&body.iban, bank_account::checked_iban));

/// An account in a country without IBANs.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct LocalAccount {
    /// As it stood in the e-mail's link.
    #[schema(value_type = String)]
    token: LinkToken,
    /// Whose account it is.
    holder: String,
    /// The bank's name.
    bank: String,
    /// Of the bank's branch: nine digits.
    routing_number: String,
    /// 6 to 17 digits.
    account_number: String,
}

form!(LocalAccount, "localAccount", holder, bank, routing_number, account_number;
    also "routing_number": |body| unless_empty(&body.routing_number, bank_account::checked_routing);
    also "account_number": |body| unless_empty(&body.account_number, bank_account::checked_account));

/// What is missing is told as that.
fn unless_empty(text: &str, check: fn(&str) -> Result<String, crate::error::FieldError>) -> garde::Result {
    if text.trim().is_empty() { Ok(()) } else { check(text).map(drop).map_err(garde::Error::from) }
}

/// Names the account to which the refund of a link goes, or corrects it.
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

/// As with an IBAN, where there are none.
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
    let given = service::give_account(app, tenant, token.as_str(), typed, visitor).await?;
    Ok(Notice(RefundAccountView::of(context, given), context.say("notice-refund-account-saved")))
}
