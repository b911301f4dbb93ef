//! Request bodies of the checkout.

use garde::{Path, Report, Validate};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    accounts::{AddressForm, PostalAddress},
    checkout::model::{PlaceOrder, ShownLine, ShownTotals},
    error::FieldError,
    forms::{Facts, FieldText as _, report_failures},
    id::VariantId,
    money::{CurrencyCode, Money},
};

/// Maximum number of lines of an order.
const MOST_LINES: usize = 50;
/// Maximum number of pieces of a line.
const MOST_PIECES: i64 = 99;

/// Pieces of a variant.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceLine {
    /// Variant ID.
    variant_id: VariantId,
    /// Number of pieces, 1 to 99.
    quantity: i64,
}

/// Prices of a line as shown to the shopper.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceShownLine {
    /// Variant ID.
    variant_id: VariantId,
    /// Price per piece in minor units: the quote's `discountPrice` or, if that is null, its `unitPrice`.
    unit_minor: i64,
    /// Line total in minor units: the quote's `totalMinor`.
    total_minor: i64,
}

/// Prices shown to the shopper beside the order button.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShownTotal {
    /// Amount to pay in minor units: the quote's `totalMinor`.
    total_minor: i64,
    /// Prices of each line.
    lines: Vec<PlaceShownLine>,
}

/// An order to place.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceForm {
    /// Idempotency key, 8 to 100 characters. Generate it at random once for each visit of the checkout: the same key places only
    /// one order.
    key: String,
    /// Order lines, 1 to 50.
    #[schema(min_items = 1, max_items = 50)]
    lines: Vec<PlaceLine>,
    /// Coupon code.
    coupon: Option<String>,
    /// E-mail address for messages about the order.
    email: String,
    /// Delivery method of `checkout/options`: `courier` or `pickup`.
    delivery_type: String,
    /// Payment method of `checkout/options`.
    payment_method: String,
    /// Delivery address; for collection, the address of the person who collects the order.
    address: AddressForm,
    /// Billing address, if it differs from the delivery address.
    billing: Option<AddressForm>,
    /// Note to the courier.
    note: Option<String>,
    /// Acceptance of the terms and conditions; must be true.
    accept_terms: bool,
    /// Prices shown to the shopper.
    shown: ShownTotal,
    /// Honeypot field, hidden from people: leave it empty. If it is filled in, the response is 403.
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

impl PlaceForm {
    /// The order that the form asks for, with its amounts in the country's currency.
    pub(super) fn into_order(self, currency: CurrencyCode) -> PlaceOrder {
        let form = self;
        let money = |minor| Money::new(minor, currency);
        let shown = |line: PlaceShownLine| ShownLine {
            variant_id: line.variant_id,
            unit: money(line.unit_minor),
            total: money(line.total_minor),
        };
        PlaceOrder {
            key: form.key,
            lines: form.lines.iter().map(|line| (line.variant_id, line.quantity)).collect(),
            coupon: form.coupon,
            email: form.email,
            delivery_type: form.delivery_type,
            payment_method: form.payment_method,
            address: form.address.into(),
            billing: form.billing.map(PostalAddress::from),
            note: form.note,
            shown: ShownTotals {
                total: money(form.shown.total_minor),
                lines: form.shown.lines.into_iter().map(shown).collect(),
            },
            website: form.website.unwrap_or_default(),
        }
    }
}
