//! `vitrina order show` and `explain`.

use std::{fs, path::Path};

use anyhow::{Context as _, Result, anyhow, bail};
use serde_json::{Value, json};
use vitrina_server::{
    accounts::PostalAddress,
    error::Error,
    orders::{self, OrderDetails},
};

use super::lookup::{country, find};
use crate::{commands::context::Context, output::Tone};

/// Prints an order with its whole history.
pub async fn show(context: &Context, number: &str) -> Result<()> {
    let app = context.open_app().await?;
    let details = orders::details(&app, find(&app, number).await?).await?;
    let country = country(&app.directory(), &details.order);
    if context.output.is_json() {
        return Ok(context.output.value(&as_json(&details, &country), |_| String::new())?);
    }
    context.output.line(&head(context, &details, &country)?)?;
    lines(context, &details)?;
    events(context, &details)
}

/// Writes an order's invoice, in the order's language: a PDF if the file name ends in `.pdf`, otherwise an HTML page to print.
pub async fn invoice(context: &Context, number: &str, output: Option<&Path>) -> Result<()> {
    let app = context.open_app().await?;
    let details = orders::details(&app, find(&app, number).await?).await?;
    if details.order.invoice_number.is_none() {
        return Err(anyhow!("order {} has no invoice: it is not paid yet", details.order.number));
    }
    let is_pdf = output.and_then(Path::extension).is_some_and(|extension| extension.eq_ignore_ascii_case("pdf"));
    let content =
        if is_pdf { orders::invoice_pdf(&app, &details).await? } else { orders::invoice(&app, &details)?.into_bytes() };
    written(context, &content, output)
}

/// Writes a credit note as a PDF, in the order's language.
pub async fn credit_note(context: &Context, number: &str, output: Option<&Path>) -> Result<()> {
    let app = context.open_app().await?;
    let (details, note) = match orders::credit_note(&app, number).await {
        Err(Error::NotFound) => {
            bail!("there is no credit note {number}; `vitrina order show` lists those of an order")
        }
        other => other?,
    };
    written(context, &orders::credit_note_pdf(&app, &details, &note).await?, output)
}

fn written(context: &Context, content: &[u8], output: Option<&Path>) -> Result<()> {
    match output {
        Some(path) => fs::write(path, content).with_context(|| format!("cannot write {}", path.display())),
        None => Ok(context.output.raw(content)?),
    }
}

/// An order with all details as JSON.
pub fn as_json(details: &OrderDetails, country: &str) -> Value {
    let order = &details.order;
    let line = |line: &orders::OrderLine| {
        json!({
            "position": line.position, "productId": line.product_id, "variantId": line.variant_id, "sku": line.sku,
            "quantity": line.quantity, "regularUnitMinor": line.regular_unit.minor, "unitMinor": line.unit.minor,
            "totalMinor": line.total.minor, "vatBasisPoints": line.vat_basis_points,
            "refundedMinor": line.refunded.minor, "details": line.details,
        })
    };
    json!({
        "number": order.number, "invoiceNumber": order.invoice_number, "invoicedAt": order.invoiced_at,
        "country": country, "placedAt": order.placed_at, "email": order.email, "userId": order.user_id,
        "paymentMethod": order.payment_method, "paymentStatus": order.payment_status.name(),
        "deliveryType": order.delivery_type, "deliveryStatus": order.delivery_status.name(),
        "currency": order.currency(), "totalMinor": order.total.minor, "refundedMinor": order.refunded.minor,
        "holdUntil": order.hold_until, "snapshot": order.snapshot, "contact": order.contact,
        "lines": details.lines.iter().map(line).collect::<Vec<_>>(),
        "events": details.events, "parcels": details.parcels, "creditNotes": details.credit_notes,
    })
}

fn head(context: &Context, details: &OrderDetails, country: &str) -> Result<String> {
    let order = &details.order;
    let contact = order.contact.clone().unwrap_or_default();
    let mut rows = vec![
        ("order", order.number.clone()),
        ("invoice", order.invoice_number.clone().unwrap_or_else(|| "none yet".to_owned())),
        ("country", country.to_owned()),
        ("placed", order.placed_at.format("%Y-%m-%d %H:%M:%S UTC").to_string()),
        ("e-mail", order.email.clone().unwrap_or_else(|| "forgotten".to_owned())),
        ("payment", format!("{}, {}", order.payment_status.name(), order.payment_method)),
        ("delivery", format!("{}, {}", order.delivery_status.name(), order.delivery_type)),
        ("address", address(&contact.address)),
    ];
    rows.extend(contact.billing.as_ref().map(|billing| ("billing", address(billing))));
    rows.extend(contact.note.map(|note| ("note", note)));
    rows.extend(order.hold_until.map(|until| ("stock held until", until.format("%Y-%m-%d %H:%M:%S UTC").to_string())));
    for parcel in &details.parcels {
        rows.push(("parcel", format!("{} {}", parcel.carrier, parcel.tracking)));
    }
    let snapshot = &order.snapshot;
    rows.push(("goods", snapshot.subtotal.checked_sub(snapshot.discount)?.to_string()));
    rows.push(("shipping", snapshot.shipping.to_string()));
    rows.push(("cash on delivery", snapshot.cash_on_delivery.to_string()));
    rows.push(("total", order.total.to_string()));
    if order.refunded.is_positive() {
        rows.push(("refunded", order.refunded.to_string()));
    }
    for note in &details.credit_notes {
        rows.push(("credit note", format!("{}, {}", note.number, note.amount)));
    }
    let row = |(key, value): &(&str, String)| format!("{}: {value}", context.output.paint(Tone::Strong, key));
    Ok(rows.iter().map(row).collect::<Vec<_>>().join("\n"))
}

fn address(address: &PostalAddress) -> String {
    let parts = [
        &address.name,
        &address.address,
        &address.address2,
        &address.postal_code,
        &address.city,
        &address.state,
        &address.phone,
    ];
    parts.into_iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join(", ")
}

fn lines(context: &Context, details: &OrderDetails) -> Result<()> {
    let rows = details.lines.iter().map(|line| {
        let what = [Some(line.details.name.clone()), line.details.colour.clone(), line.details.size.clone()];
        vec![
            line.position.to_string(),
            line.sku.clone().unwrap_or_default(),
            what.into_iter().flatten().collect::<Vec<_>>().join(", "),
            line.quantity.to_string(),
            line.unit.to_string(),
            line.total.to_string(),
            if line.refunded.is_positive() { line.refunded.to_string() } else { String::new() },
        ]
    });
    Ok(context.output.table(&["LINE", "SKU", "WHAT", "PIECES", "PRICE", "TOTAL", "REFUNDED"], rows)?)
}

fn events(context: &Context, details: &OrderDetails) -> Result<()> {
    let rows = details.events.iter().map(|event| {
        let data = if event.data.is_null() { String::new() } else { event.data.to_string() };
        let when = event.happened_at.format("%Y-%m-%d %H:%M:%S").to_string();
        vec![when, event.kind.clone(), event.actor.clone(), data]
    });
    Ok(context.output.table(&["WHEN", "WHAT", "WHO", "DETAILS"], rows)?)
}

/// Explains an order's price, as it was computed when it was placed.
pub async fn explain(context: &Context, number: &str) -> Result<()> {
    let app = context.open_app().await?;
    let details = orders::details(&app, find(&app, number).await?).await?;
    let trace: Vec<String> = details.order.snapshot.trace.iter().map(|step| with_skus(step, &details.lines)).collect();
    Ok(context.output.value(&trace, |trace| trace.join("\n"))?)
}

/// Replaces variant ids in a step of the trace by their SKUs.
fn with_skus(step: &str, lines: &[orders::OrderLine]) -> String {
    lines.iter().fold(step.to_owned(), |text, line| {
        let Some(sku) = &line.sku else { return text };
        [',', ':'].iter().fold(text, |text, end| {
            text.replace(&format!(", variant {}{end}", line.variant_id), &format!(", {sku}{end}"))
        })
    })
}
