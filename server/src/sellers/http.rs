//! The endpoints of sellers.

use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    model::{Goods, Quantity, Seller},
    service::{self, Applicant},
};
use crate::{
    app::App,
    error::{Error, FieldError, Result},
    form, forms,
    http::{Answer, ApiContext, Body, Envelope, Notice},
    id::TenantId,
    visitor::Visitor,
};

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(accepted)).routes(routes!(apply))
}

/// A company's application to sell in the shop.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct SellerApplication {
    /// Company name.
    company: String,
    /// Name of the contact person.
    contact_name: String,
    /// E-mail address for replies.
    email: String,
    /// Dialling prefix of the phone number.
    phone_code: String,
    /// Phone number without the dialling prefix.
    phone: String,
    /// ID of the company's country.
    country_id: TenantId,
    /// Company's website: `example.com` or a full URL.
    web_address: String,
    /// Whether the company sells T-shirts. At least one of these five fields must be true.
    t_shirts: Option<bool>,
    /// Whether the company sells underwear.
    underwear: Option<bool>,
    /// Whether the company sells bodysuits.
    bodysuits: Option<bool>,
    /// Whether the company sells leggings.
    leggings: Option<bool>,
    /// Whether the company sells other clothing.
    other: Option<bool>,
    /// Number of items per month: `to-100`, `to-500`, `to-2000` or `over-2000`.
    quantity: String,
    /// Message, as paragraphs.
    message: Option<Vec<String>>,
    /// Whether the company may be listed among the shop's sellers once accepted.
    is_listed: Option<bool>,
    /// Acceptance of the terms; must be true.
    accept_terms: bool,
    /// Honeypot field, hidden from people: leave it empty.
    fax: Option<String>,
}

impl SellerApplication {
    fn goods(&self) -> Vec<Goods> {
        let sold = [
            (Goods::TShirts, self.t_shirts),
            (Goods::Underwear, self.underwear),
            (Goods::Bodysuits, self.bodysuits),
            (Goods::Leggings, self.leggings),
            (Goods::Other, self.other),
        ];
        sold.into_iter().filter(|(_, is_sold)| *is_sold == Some(true)).map(|(goods, _)| goods).collect()
    }

    fn message_text(&self) -> String {
        self.message.iter().flatten().map(String::as_str).collect::<Vec<_>>().join("\n")
    }
}

// The goods are a group of checkboxes; the first one stands for the group.
form!(SellerApplication, "sellerApplication", company, contact_name, email, phone_code, phone, country_id, web_address,
quantity, message = message_text(), accept_terms;
also "t_shirts": |body| {
    if body.goods().is_empty() { Err(FieldError::new("", "form-required").into()) } else { Ok(()) }
});

/// Submits a company's application to sell in this country's shop.
#[utoipa::path(post, path = "/seller/apply", tag = "seller", request_body = SellerApplication,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn apply(context: ApiContext, visitor: Visitor, Body(body): Body<SellerApplication>) -> Result<Notice<()>> {
    let quantity = Quantity::parse(&body.quantity).ok_or_else(|| Error::field("quantity", "form-choice"))?;
    let applicant = Applicant {
        company: &body.company,
        contact_name: &body.contact_name,
        email: &forms::email(&body.email).unwrap_or_default(),
        phone: &forms::phone(&body.phone_code, &body.phone).unwrap_or_default(),
        country_id: body.country_id,
        web_address: &forms::web_address(&body.web_address).unwrap_or_default(),
        goods: body.goods(),
        quantity,
        message: body.message.as_deref().unwrap_or_default(),
        is_listed: body.is_listed.unwrap_or_default(),
        trap: body.fax.as_deref().unwrap_or_default(),
    };
    service::apply(&context.app, &context.storefront, applicant, &visitor).await?;
    Ok(Notice((), context.text("notice-seller-applied")))
}

/// Lists the companies that sell in this country's shop and agreed to be listed.
#[utoipa::path(get, path = "/seller/web/findAllActive", tag = "seller", responses((status = 200, body = Envelope<Vec<Seller>>)))]
async fn accepted(context: ApiContext) -> Result<Answer<Vec<Seller>>> {
    Ok(Answer(service::accepted(&context.app, &context.storefront).await?))
}
