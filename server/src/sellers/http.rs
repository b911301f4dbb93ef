//! The calls of sellers.

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

/// A company that applies to sell in the shop.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct SellerApplication {
    /// The company's name.
    company: String,
    /// Whom to talk to there.
    contact_name: String,
    /// Where answers go to.
    email: String,
    /// The dialling code.
    phone_code: String,
    /// The number below it.
    phone: String,
    /// The company's country.
    country_id: TenantId,
    /// The company's own pages: `example.com` or a whole address.
    web_address: String,
    /// Whether it sells t-shirts. At least one of these five is true.
    t_shirts: Option<bool>,
    /// Whether it sells underwear.
    underwear: Option<bool>,
    /// Whether it sells bodysuits.
    bodysuits: Option<bool>,
    /// Whether it sells leggings.
    leggings: Option<bool>,
    /// Whether it sells other clothing.
    other: Option<bool>,
    /// How many items a month: `to-100`, `to-500`, `to-2000` or `over-2000`.
    quantity: String,
    /// Paragraphs.
    message: Option<Vec<String>>,
    /// Whether it may be shown among the shop's sellers once accepted.
    is_listed: Option<bool>,
    /// Whether it agrees to the terms.
    accept_terms: bool,
    /// Left empty by people.
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

// What is sold is asked in boxes, of which the first stands for all.
form!(SellerApplication, "sellerApplication", company, contact_name, email, phone_code, phone, country_id, web_address,
quantity, message = message_text(), accept_terms;
also "t_shirts": |body| {
    if body.goods().is_empty() { Err(FieldError::new("", "form-required").into()) } else { Ok(()) }
});

/// Applies to sell in this country's shop.
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
    Ok(Notice((), context.say("notice-seller-applied")))
}

/// The companies that sell in this country's shop and agreed to be shown.
#[utoipa::path(get, path = "/seller/web/findAllActive", tag = "seller", responses((status = 200, body = Envelope<Vec<Seller>>)))]
async fn accepted(context: ApiContext) -> Result<Answer<Vec<Seller>>> {
    Ok(Answer(service::accepted(&context.app, &context.storefront).await?))
}
