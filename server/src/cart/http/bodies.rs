//! What callers send.

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

/// Longest code or address that is looked at, in characters.
const LONGEST_TEXT: usize = 254;

/// Pieces of a variant, which is named by its id or as a product in a colour and a size.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[garde(context(Facts))]
pub(super) struct ChosenLine {
    /// The variant; without it the product.
    #[garde(skip)]
    variant_id: Option<VariantId>,
    /// The product.
    #[garde(skip)]
    product_id: Option<ProductId>,
    /// The colour, of a product that has colours.
    #[garde(skip)]
    color_id: Option<ValueId>,
    /// The size, of a product that has sizes.
    #[garde(skip)]
    size_id: Option<ValueId>,
    /// 1 to 99; 1 when left out.
    #[garde(custom(pieces(1)))]
    pub(super) quantity: Option<i64>,
    /// The price of a piece that was shown last; when it is another one now, a quote's line says so.
    #[garde(skip)]
    seen_unit_minor: Option<i64>,
}

impl ChosenLine {
    /// Which variant it names.
    pub(super) fn line(&self) -> Result<LineChange> {
        self.named().ok_or_else(|| Error::field("variantId", "error-cart-choose"))
    }

    /// `0` is what a form sends that names no variant.
    fn named(&self) -> Option<LineChange> {
        match (self.variant_id.filter(|id| id.0 != 0), self.product_id) {
            (Some(variant), _) => Some(LineChange::Variant(variant)),
            (None, Some(product)) => Some(LineChange::Choice(product, self.color_id, self.size_id)),
            (None, None) => None,
        }
    }
}

/// How many pieces of a variant are wanted.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[garde(context(Facts))]
pub(super) struct LineQuantity {
    /// The variant.
    #[garde(skip)]
    variant_id: VariantId,
    /// 0 to 99; 0 takes the line out.
    #[garde(custom(required_pieces))]
    pub(super) quantity: Option<i64>,
}

impl LineQuantity {
    pub(super) fn line(&self) -> LineChange {
        LineChange::Variant(self.variant_id)
    }
}

/// A coupon's code.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
pub(super) struct CouponBody {
    /// As it was typed; empty for none.
    #[garde(custom(short))]
    pub(super) code: String,
}

/// What a guest had.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
pub(super) struct CartMerge {
    /// At most 50 lines; what the browser's cookie holds is taken along besides.
    #[garde(custom(few), dive)]
    #[schema(max_items = 50)]
    lines: Option<Vec<LineQuantity>>,
}

impl CartMerge {
    pub(super) fn lines(&self) -> Vec<StoredLine> {
        let stored = |line: &LineQuantity| StoredLine {
            variant_id: line.variant_id,
            quantity: line.quantity.unwrap_or(1),
            seen_minor: None,
        };
        self.lines.iter().flatten().filter(|line| line.quantity != Some(0)).map(stored).collect()
    }
}

/// How goods are sent.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum DeliveryChoice {
    /// Brought by a courier.
    Courier,
    /// Collected at the warehouse.
    Pickup,
}

/// How they are paid.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum PaymentChoice {
    /// By card.
    Stripe,
    /// By card or mobile wallet.
    Sslcommerz,
    /// On a page of the shop's own, for trying out.
    Sandbox,
    /// To the courier.
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
    /// The code that was entered.
    #[garde(custom(short_if_given))]
    coupon: Option<String>,
    /// Whose code it would be.
    #[garde(custom(short_if_given))]
    email: Option<String>,
    /// By courier when left out.
    #[garde(skip)]
    delivery_type: Option<DeliveryChoice>,
    /// In advance when left out.
    #[garde(skip)]
    payment_method: Option<PaymentChoice>,
}

impl QuoteBody {
    pub(super) fn wanted<'a>(&'a self, customer: Option<&'a Customer>, visitor: &Visitor) -> WantedQuote<'a> {
        let choice = |line: &ChosenLine| WantedChoice {
            line: line.named(),
            quantity: line.quantity.unwrap_or(1),
            seen_minor: line.seen_unit_minor,
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

/// A number of pieces, from `least`, if it is given.
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
