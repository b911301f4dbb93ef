//! What a shopper sends to place an order.

use garde::{Path, Report, Validate};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    accounts::{AddressForm, PostalAddress},
    checkout::model::{PlaceOrder, ShownLine, ShownTotals},
    error::FieldError,
    forms::{Facts, FieldText as _, report_failures},
    id::VariantId,
};

/// Most lines of an order.
const MOST_LINES: usize = 50;
/// Most pieces of a line.
const MOST_PIECES: i64 = 99;

/// Pieces of a variant.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceLine {
    /// The variant.
    variant_id: VariantId,
    /// 1 to 99.
    quantity: i64,
}

/// What the shopper saw of a line.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceShownLine {
    /// The variant.
    variant_id: VariantId,
    /// Price of a piece: the quote's `discountPrice`, or `unitPrice` where there is none.
    unit_minor: i64,
    /// What the line costs: the quote's `totalMinor`.
    total_minor: i64,
}

/// The prices that stood beside the button.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShownTotal {
    /// To be paid: the quote's `totalMinor`.
    total_minor: i64,
    /// The lines.
    lines: Vec<PlaceShownLine>,
}

/// An order to place.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceForm {
    /// 8 to 100 characters, made at random once for each visit of the checkout: the same key places one order.
    key: String,
    /// At least one line, at most 50.
    #[schema(min_items = 1, max_items = 50)]
    lines: Vec<PlaceLine>,
    /// The code that was entered.
    coupon: Option<String>,
    /// Where e-mails about the order go.
    email: String,
    /// `courier` or `pickup`, as `checkout/options` offers them.
    delivery_type: String,
    /// A method of `checkout/options`.
    payment_method: String,
    /// Where goods go; of an order that is collected, who collects it.
    address: AddressForm,
    /// Where the invoice goes, when that is elsewhere.
    billing: Option<AddressForm>,
    /// A note to the courier.
    note: Option<String>,
    /// That the terms and conditions are accepted.
    accept_terms: bool,
    /// The prices that the shopper saw.
    seen: ShownTotal,
    /// Stays empty: people do not see it.
    website: Option<String>,
}

impl Validate for PlaceForm {
    type Context = Facts;

    fn validate_into(&self, facts: &Facts, parent: &mut dyn FnMut() -> Path, report: &mut Report) {
        let texts = [
            ("key".to_owned(), self.key.text()),
            ("email".to_owned(), self.email.text()),
            ("deliveryType".to_owned(), self.delivery_type.text()),
            ("paymentMethod".to_owned(), self.payment_method.text()),
            ("coupon".to_owned(), self.coupon.text()),
            ("note".to_owned(), self.note.text()),
            ("acceptTerms".to_owned(), self.accept_terms.text()),
        ];
        report_failures("checkout", &texts.into(), facts, parent, report);
        self.address.validate_into(facts, &mut || parent().join("address"), report);
        if let Some(billing) = &self.billing {
            billing.validate_into(facts, &mut || parent().join("billing"), report);
        }
        self.check_lines(parent, report);
    }
}

impl PlaceForm {
    fn check_lines(&self, parent: &mut dyn FnMut() -> Path, report: &mut Report) {
        if self.lines.is_empty() {
            report.append(parent().join("lines"), FieldError::new("", "error-checkout-empty").into());
        }
        if self.lines.len() > MOST_LINES {
            let error = FieldError::new("", "error-parameter-many").with("max", MOST_LINES.to_string());
            report.append(parent().join("lines"), error.into());
        }
        for (index, line) in self.lines.iter().enumerate() {
            if !(1..=MOST_PIECES).contains(&line.quantity) {
                let error = FieldError::new("", "error-parameter-range");
                let error = error.with("min", "1").with("max", MOST_PIECES.to_string());
                report.append(parent().join("lines").join(index).join("quantity"), error.into());
            }
        }
    }
}

impl From<PlaceForm> for PlaceOrder {
    fn from(form: PlaceForm) -> Self {
        let seen = |line: PlaceShownLine| ShownLine {
            variant_id: line.variant_id,
            unit_minor: line.unit_minor,
            total_minor: line.total_minor,
        };
        Self {
            key: form.key,
            lines: form.lines.iter().map(|line| (line.variant_id, line.quantity)).collect(),
            coupon: form.coupon,
            email: form.email,
            delivery_type: form.delivery_type,
            payment_method: form.payment_method,
            address: form.address.into(),
            billing: form.billing.map(PostalAddress::from),
            note: form.note,
            seen: ShownTotals {
                total_minor: form.seen.total_minor,
                lines: form.seen.lines.into_iter().map(seen).collect(),
            },
            website: form.website.unwrap_or_default(),
        }
    }
}
