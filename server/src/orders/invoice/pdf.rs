//! The invoice as a PDF.

use tokio::{sync::Semaphore, task::spawn_blocking};

use super::{
    content::{Invoice, Line, Sum, VatShare},
    writer::contents,
};
use crate::{
    app::App,
    error::{Error, Result},
    orders::model::OrderDetails,
    pdf::{About, Colour, Flow, Paragraph, Row, Style, Tag, Weight},
};

/// PDFs are rendered one at a time, so that many requests exhaust neither memory nor all cores.
static RENDERING: Semaphore = Semaphore::const_new(1);

const BRAND: Style = Style { weight: Weight::Medium, size: 14.0, leading: 18.0, colour: Colour::Ink };
const TITLE: Style = Style { weight: Weight::Regular, size: 21.0, leading: 28.0, colour: Colour::Ink };
const LABEL: Style = Style { weight: Weight::Medium, size: 8.5, leading: 12.0, colour: Colour::Quiet };
const TEXT: Style = Style { weight: Weight::Regular, size: 9.5, leading: 14.0, colour: Colour::Ink };
const QUIET: Style = Style { colour: Colour::Quiet, size: 8.5, leading: 12.0, ..TEXT };
const TOTAL: Style = Style { weight: Weight::Medium, size: 11.0, leading: 16.0, colour: Colour::Ink };

/// The invoice of an invoiced order as a PDF.
pub async fn invoice_pdf(app: &App, details: &OrderDetails) -> Result<Vec<u8>> {
    of(contents(app, details)?).await
}

/// An invoice or a credit note as a PDF.
pub(super) async fn of(invoice: Invoice) -> Result<Vec<u8>> {
    let _turn = RENDERING.acquire().await.map_err(Error::internal)?;
    spawn_blocking(move || write(&invoice)).await.map_err(Error::internal)?
}

fn write(invoice: &Invoice) -> Result<Vec<u8>> {
    let title = format!("{} {}", invoice.title, invoice.number);
    let mut flow = Flow::new(Paragraph::new(format!("{} · {title}", invoice.brand), QUIET))?;
    flow.paragraph(Tag::Paragraph, &Paragraph::new(&invoice.brand, BRAND));
    flow.space(22.0);
    flow.paragraph(Tag::Title, &Paragraph::new(&title, TITLE));
    flow.space(18.0);
    let facts = invoice.facts.iter().map(|fact| labelled(&fact.label, std::slice::from_ref(&fact.value)));
    groups(&mut flow, &facts.collect::<Vec<_>>());
    let parties = invoice.parties.iter().map(|party| labelled(&party.label, &party.lines));
    groups(&mut flow, &parties.collect::<Vec<_>>());
    flow.space(10.0);
    items(&mut flow, invoice);
    flow.space(10.0);
    sums(&mut flow, &invoice.sums);
    flow.space(24.0);
    vat(&mut flow, invoice);
    let about = About {
        title: format!("{title} – {}", invoice.brand),
        author: invoice.seller.first().unwrap_or(&invoice.brand).clone(),
        locale: invoice.lang.clone(),
        created: invoice.created,
    };
    // Telephone numbers must not break over two lines.
    let seller = invoice.seller.iter().map(|part| if part.starts_with('+') { unbroken(part) } else { part.clone() });
    let foot = seller.collect::<Vec<_>>().join(" · ");
    flow.write(&about, &Paragraph::new(foot, QUIET))
}

fn labelled(label: &str, lines: &[String]) -> Vec<Paragraph> {
    let lines = lines.iter().map(|line| Paragraph::new(line, TEXT));
    [Paragraph::new(label, LABEL)].into_iter().chain(lines).collect()
}

/// Labelled texts in three columns.
fn groups(flow: &mut Flow, all: &[Vec<Paragraph>]) {
    let columns = Flow::even_columns(3);
    for row in all.chunks(columns.len()) {
        flow.group(&columns, &row.to_vec());
        flow.space(14.0);
    }
}

fn row<const N: usize>(cells: [&str; N], style: Style) -> Row {
    cells.map(|cell| vec![Paragraph::new(cell, style)]).into_iter().collect()
}

fn items(flow: &mut Flow, invoice: &Invoice) {
    let column_names = &invoice.column_names;
    let head = row([&column_names.item, &column_names.unit, &column_names.vat_rate, &column_names.amount], LABEL);
    let rows: Vec<Row> = invoice.lines.iter().map(item).collect();
    let all: Vec<&Row> = rows.iter().chain([&head]).collect();
    let columns = flow.fitted_columns(&all, 0.0);
    flow.table(&columns, &head, &rows);
}

fn item(line: &Line) -> Row {
    let unit = format!("{}\u{a0}×\u{a0}{}", line.quantity, unbroken(&line.unit));
    let mut cells = row([&line.name, &unit, &line.rate, &unbroken(&line.amount)], TEXT);
    let below = [&line.options].into_iter().chain(&line.discounts).filter(|text| !text.is_empty());
    if let Some(name) = cells.first_mut() {
        name.extend(below.map(|text| Paragraph::new(text, QUIET)));
    }
    cells
}

fn sums(flow: &mut Flow, sums: &[Sum]) {
    let of = |sum: &Sum| row([&sum.label, &unbroken(&sum.amount)], if sum.is_total { TOTAL } else { TEXT });
    let rows: Vec<Row> = sums.iter().map(of).collect();
    let columns = flow.fitted_columns(&rows.iter().collect::<Vec<_>>(), 0.5);
    flow.sums(&columns, &rows, |at| sums.get(at).is_some_and(|sum| sum.is_total));
}

fn vat(flow: &mut Flow, invoice: &Invoice) {
    let column_names = &invoice.column_names;
    let head = row([&column_names.vat_rate, &column_names.net, &column_names.vat, &column_names.gross], LABEL);
    let of = |share: &VatShare| row([&share.rate, &share.net, &share.tax, &share.gross], TEXT);
    let rows: Vec<Row> = invoice.vat.iter().map(of).collect();
    let all: Vec<&Row> = rows.iter().chain([&head]).collect();
    let columns = flow.fitted_columns(&all, 0.4);
    flow.table(&columns, &head, &rows);
}

/// Prevents an amount from breaking over two lines.
fn unbroken(amount: &str) -> String {
    amount.replace(' ', "\u{a0}")
}
