//! A credit note as a PDF: the invoice's parties and columns, with negative amounts.

use chrono::{DateTime, Utc};

use super::{
    content::{Fact, Invoice, Line, Sum},
    pdf,
    writer::{Writer, storefront},
};
use crate::{
    app::App,
    error::{Error, Result},
    orders::model::{CreditNote, CreditedLine, OrderDetails, OrderLine, OrderVat},
};

/// A credit note of an order as a PDF, in the order's language.
pub async fn credit_note_pdf(app: &App, details: &OrderDetails, note: &CreditNote) -> Result<Vec<u8>> {
    pdf::of(contents(app, details, note)?).await
}

fn contents(app: &App, details: &OrderDetails, note: &CreditNote) -> Result<Invoice> {
    let order = &details.order;
    let invoice = order.invoice_number.clone().ok_or(Error::NotFound)?;
    let front = storefront(app, order)?;
    let writer = Writer { app, front: &front, order, is_credit: true };
    let is_whole = note.amount == order.total;
    let total = Sum { label: writer.text("credit-note-total"), amount: writer.money(note.amount)?, is_total: true };
    let mut sums = if is_whole { writer.sums()? } else { Vec::new() };
    sums.retain(|sum| !sum.is_total);
    sums.push(total);
    Ok(Invoice {
        lang: front.language.locale.clone(),
        brand: writer.text("shop-name"),
        title: writer.text("credit-note-title"),
        number: note.number.clone(),
        column_names: writer.column_names(),
        facts: facts(&writer, note, invoice),
        parties: writer.parties(),
        seller: writer.seller(&order.snapshot.seller),
        lines: if is_whole {
            details.lines.iter().map(|line| writer.line(line)).collect::<Result<_>>()?
        } else {
            lines(&writer, details, note)?
        },
        sums,
        vat: note.vat.iter().map(|vat| writer.vat(vat)).collect::<Result<_>>()?,
        created: note.issued_at,
    })
}

fn facts(writer: &Writer<'_>, note: &CreditNote, invoice: String) -> Vec<Fact> {
    let fact = |id: &str, value: String| Fact { label: writer.text(id), value };
    let issued: Option<DateTime<Utc>> = writer.order.invoiced_at;
    let mut facts = vec![
        fact("credit-note-number", note.number.clone()),
        fact("credit-note-date", writer.date(note.issued_at)),
        fact("mail-order-invoice", invoice),
    ];
    facts.extend(issued.map(|at| fact("invoice-date", writer.date(at))));
    facts.push(fact("mail-order-number", writer.order.number.clone()));
    facts
}

/// The credited lines, or a single line for an amount that concerns no lines.
fn lines(writer: &Writer<'_>, details: &OrderDetails, note: &CreditNote) -> Result<Vec<Line>> {
    let line = |credited: &CreditedLine| {
        let sold = details.lines.iter().find(|line| line.position == credited.position)?;
        Some(credited_line(writer, sold, credited))
    };
    let lines: Vec<Line> = note.lines.iter().filter_map(line).collect::<Result<_>>()?;
    Ok(if lines.is_empty() { vec![amount_line(writer, note)?] } else { lines })
}

fn credited_line(writer: &Writer<'_>, sold: &OrderLine, credited: &CreditedLine) -> Result<Line> {
    let pieces = credited.pieces.max(1);
    let each = credited.amount.checked_div(pieces)?;
    let is_even = each.checked_mul(pieces)? == credited.amount;
    Ok(Line {
        discounts: Vec::new(),
        quantity: pieces,
        unit: writer.plain_money(if is_even { each } else { sold.unit }),
        amount: writer.money(credited.amount)?,
        ..writer.line(sold)?
    })
}

fn amount_line(writer: &Writer<'_>, note: &CreditNote) -> Result<Line> {
    let rate = |vat: &OrderVat| writer.rate(vat.basis_points);
    Ok(Line {
        name: writer.text("credit-note-amount"),
        options: String::new(),
        discounts: Vec::new(),
        quantity: 1,
        unit: writer.plain_money(note.amount),
        rate: note.vat.iter().map(rate).collect::<Vec<_>>().join(", "),
        amount: writer.money(note.amount)?,
    })
}
