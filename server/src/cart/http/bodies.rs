//! Request bodies and query parameters of the cart endpoints.

use garde::Validate;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    accounts::Customer,
    cart::{
        model::StoredLine,
        service::{LineChange, MOST_LINES, MOST_PIECES, WantedChoice, WantedQuote},
    },
    error::{Error, FieldError, Result},
    forms::{self, Facts},
    http::check::at_most,
    id::{ProductId, ValueId, VariantId},
    pricing::{DeliveryType, PaymentType},
    visitor::Visitor,
};

/// Maximum length of a code or an address, in characters.
const LONGEST_TEXT: usize = 254;

/// Pieces of a variant, given by its ID or by product, colour and size.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[garde(context(Facts))]
pub(super) struct ChosenLine {
    /// Variant ID; if absent, the variant is determined by product, colour and size.
    #[garde(skip)]
    variant_id: Option<VariantId>,
    /// Product ID.
    #[garde(skip)]
    product_id: Option<ProductId>,
    /// Value ID of the colour, for a product that has colours.
    #[garde(skip)]
    color_id: Option<ValueId>,
    /// Value ID of the size, for a product that has sizes.
    #[garde(skip)]
    size_id: Option<ValueId>,
    /// Number of pieces, 1 to 99; 1 by default.
    #[garde(custom(pieces(1)))]
    pub(super) quantity: Option<i64>,
    /// Price per piece last shown to the shopper, in minor units. If the current price differs, the line of a quote has the issue
    /// `error-cart-price`.
    #[garde(skip)]
    shown_unit_minor: Option<i64>,
}

impl ChosenLine {
    /// The variant that the request names.
    pub(super) fn line(&self) -> Result<LineChange> {
        self.named().ok_or_else(|| Error::field("variantId", "cart-choose"))
    }

    /// Ids of `0` count as absent: a form sends `0` when no variant is chosen.
    fn named(&self) -> Option<LineChange> {
        match (self.variant_id.filter(|id| id.0 != 0), self.product_id) {
            (Some(variant), _) => Some(LineChange::Variant(variant)),
            (None, Some(product)) => Some(LineChange::Choice(product, self.color_id, self.size_id)),
            (None, None) => None,
        }
    }
}

/// Requested quantity of a variant.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[garde(context(Facts))]
pub(super) struct LineQuantity {
    /// Variant ID.
    #[garde(skip)]
    variant_id: VariantId,
    /// Number of pieces, 0 to 99; 0 removes the line.
    #[garde(custom(required_pieces))]
    pub(super) quantity: Option<i64>,
}

impl LineQuantity {
    pub(super) fn line(&self) -> LineChange {
        LineChange::Variant(self.variant_id)
    }
}

/// A coupon code.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
pub(super) struct CouponBody {
    /// The code as typed; empty to remove the coupon.
    #[garde(custom(short))]
    pub(super) code: String,
}

/// Lines added before signing in.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
pub(super) struct CartMerge {
    /// At most 50 lines, in addition to those in the browser's cookie.
    #[garde(custom(few), dive)]
    #[schema(max_items = 50)]
    lines: Option<Vec<LineQuantity>>,
}

impl CartMerge {
    pub(super) fn lines(&self) -> Vec<StoredLine> {
        let stored = |line: &LineQuantity| StoredLine {
            variant_id: line.variant_id,
            quantity: line.quantity.unwrap_or(1),
            shown_minor: None,
        };
        self.lines.iter().flatten().filter(|line| line.quantity != Some(0)).map(stored).collect()
    }
}

/// Delivery method.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum DeliveryChoice {
    /// Delivery by courier.
    Courier,
    /// Collection at the warehouse.
    Pickup,
}

/// Payment method.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum PaymentChoice {
    /// Card payment through Stripe.
    Stripe,
    /// Card or mobile wallet through SSLCommerz.
    Sslcommerz,
    /// Test payment on a page of the shop itself.
    Sandbox,
    /// Cash on delivery, paid to the courier.
    CashOnDelivery,
}

/// A cart to price.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[garde(context(Facts))]
pub(super) struct QuoteBody {
    /// At most 50 lines.
    #[garde(custom(at_most(MOST_LINES)), dive)]
    #[schema(max_items = 50)]
    lines: Vec<ChosenLine>,
    /// Coupon code.
    #[garde(custom(short_if_given))]
    coupon: Option<String>,
    /// E-mail address for which the coupon code is checked.
    #[garde(custom(short_if_given))]
    email: Option<String>,
    /// Delivery method; `courier` by default.
    #[garde(skip)]
    delivery_type: Option<DeliveryChoice>,
    /// Payment method; payment in advance by default.
    #[garde(skip)]
    payment_method: Option<PaymentChoice>,
}

impl QuoteBody {
    pub(super) fn wanted<'a>(&'a self, customer: Option<&'a Customer>, visitor: &Visitor) -> WantedQuote<'a> {
        let choice = |line: &ChosenLine| WantedChoice {
            line: line.named(),
            quantity: line.quantity.unwrap_or(1),
            shown_minor: line.shown_unit_minor,
        };
        WantedQuote {
            lines: self.lines.iter().map(choice).collect(),
            code: self.coupon.as_deref(),
            email: self.email.as_deref().and_then(forms::email),
            customer: customer.map(|customer| (customer.user.id, customer.user.email.as_str())),
            address: visitor.address,
            delivery: match self.delivery_type {
                Some(DeliveryChoice::Pickup) => DeliveryType::Pickup,
                _ => DeliveryType::Courier,
            },
            payment: match self.payment_method {
                Some(PaymentChoice::CashOnDelivery) => PaymentType::CashOnDelivery,
                _ => PaymentType::Prepaid,
            },
        }
    }
}

/// Validates a number of pieces: at least `least`, when one is given.
fn pieces<C>(least: i64) -> impl FnOnce(&Option<i64>, &C) -> garde::Result {
    move |quantity, _| match quantity {
        Some(pieces) if !(least..=i64::from(MOST_PIECES)).contains(pieces) => {
            Err(FieldError::new("", "error-parameter-range")
                .with("min", least.to_string())
                .with("max", MOST_PIECES.to_string())
                .into())
        }
        _ => Ok(()),
    }
}

#[expect(clippy::ref_option, reason = "garde hands over a reference to the field")]
fn required_pieces<C>(quantity: &Option<i64>, context: &C) -> garde::Result {
    if quantity.is_none() {
        return Err(FieldError::new("", "error-quantity-required").into());
    }
    pieces(0)(quantity, context)
}

#[expect(clippy::ref_option, reason = "garde hands over a reference to the field")]
fn few<T, C>(lines: &Option<Vec<T>>, context: &C) -> garde::Result {
    lines.as_ref().map_or(Ok(()), |lines| at_most(MOST_LINES)(lines, context))
}

fn short<C>(text: &str, _: &C) -> garde::Result {
    if text.chars().count() <= LONGEST_TEXT {
        return Ok(());
    }
    Err(FieldError::new("", "error-parameter-long").with("max", LONGEST_TEXT.to_string()).into())
}

#[expect(clippy::ref_option, reason = "garde hands over a reference to the field")]
fn short_if_given<C>(text: &Option<String>, context: &C) -> garde::Result {
    text.as_deref().map_or(Ok(()), |text| short(text, context))
}
