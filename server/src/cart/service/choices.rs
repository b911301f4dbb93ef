//! Lines as callers name them: by variant id, or by product, colour and size.

use std::net::IpAddr;

use super::{
    price::MOST_PIECES,
    quote::{Person, QuoteRequest, quote},
};
use crate::{
    app::App,
    cart::model::{CartQuote, StoredLine},
    catalog,
    error::Result,
    id::{ProductId, UserId, ValueId, VariantId},
    pricing::{DeliveryType, PaymentType},
    tenancy::Storefront,
};

/// How the caller identifies the variant.
#[derive(Clone, Copy, Debug)]
pub(in crate::cart) enum LineChange {
    /// By its id.
    Variant(VariantId),
    /// By product, colour and size.
    Choice(ProductId, Option<ValueId>, Option<ValueId>),
}

/// A line that a caller wants priced; `line` is `None` when it names no variant.
#[derive(Clone, Copy, Debug)]
pub(in crate::cart) struct WantedChoice {
    pub line: Option<LineChange>,
    pub quantity: i64,
    pub shown_minor: Option<i64>,
}

/// A cart that a caller wants priced.
#[derive(Clone, Debug)]
pub(in crate::cart) struct WantedQuote<'a> {
    pub lines: Vec<WantedChoice>,
    pub code: Option<&'a str>,
    pub email: Option<String>,
    pub customer: Option<(UserId, &'a str)>,
    pub address: Option<IpAddr>,
    pub delivery: DeliveryType,
    pub payment: PaymentType,
}

/// Prices the lines that a caller names. A choice that matches no variant is priced as an unknown variant.
pub(in crate::cart) async fn quote_choices(
    app: &App,
    front: &Storefront,
    wanted: &WantedQuote<'_>,
) -> Result<CartQuote> {
    let mut lines: Vec<StoredLine> = Vec::with_capacity(wanted.lines.len());
    for choice in &wanted.lines {
        let variant_id = variant_of(app, choice.line).await?;
        let line = StoredLine { variant_id, quantity: choice.quantity, shown_minor: choice.shown_minor };
        match lines.iter_mut().find(|known| known.variant_id == variant_id) {
            Some(known) => known.quantity = (known.quantity + line.quantity).min(i64::from(MOST_PIECES)),
            None => lines.push(line),
        }
    }
    let email = wanted.email.as_deref().or(wanted.customer.map(|(_, email)| email));
    let person = Person { email, user: wanted.customer.map(|(user, _)| user), address: wanted.address };
    let (delivery, payment) = (wanted.delivery, wanted.payment);
    quote(app, front, &QuoteRequest { lines: &lines, code: wanted.code, person, delivery, payment }).await
}

/// The variant that a caller names; 0, which is never a variant's id, when none matches.
pub(super) async fn variant_of(app: &App, line: Option<LineChange>) -> Result<VariantId> {
    Ok(match line {
        Some(LineChange::Variant(variant)) => variant,
        Some(LineChange::Choice(product, colour, size)) => {
            catalog::variant_of_choice(&app.db, product, colour, size).await?.unwrap_or_default()
        }
        None => VariantId::default(),
    })
}
