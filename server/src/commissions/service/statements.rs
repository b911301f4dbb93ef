//! Monthly statements: as data, and as a PDF in the partner's language.

use std::sync::Arc;

use chrono::NaiveDate;
use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{
    affiliates::Affiliate,
    app::App,
    commissions::{
        statement::{self, ClosedMonth, Month, Statement, StatementCurrency, balances},
        store,
    },
    error::{Error, Result},
    i18n::{Arg, format_date},
    money::{self, Money},
    pdf::{About, Colour, Flow, Paragraph, Row, Style, Tag, Weight},
    tenancy::{Language, Tenant},
};

/// PDFs are rendered one at a time, so that many requests use neither much memory nor all cores.
static RENDERING: Semaphore = Semaphore::const_new(1);
/// Maximum number of months in the list: ten years.
const MOST_MONTHS: usize = 120;

const BRAND: Style = Style { weight: Weight::Medium, size: 14.0, leading: 18.0, colour: Colour::Ink };
const TITLE: Style = Style { weight: Weight::Regular, size: 21.0, leading: 28.0, colour: Colour::Ink };
const LABEL: Style = Style { weight: Weight::Medium, size: 8.5, leading: 12.0, colour: Colour::Quiet };
const TEXT: Style = Style { weight: Weight::Regular, size: 9.5, leading: 14.0, colour: Colour::Ink };
const QUIET: Style = Style { colour: Colour::Quiet, size: 8.5, leading: 12.0, ..TEXT };
const TOTAL: Style = Style { weight: Weight::Medium, size: 11.0, leading: 16.0, colour: Colour::Ink };

/// The months that have ended since the first ledger entry of a partner, the latest first, each with the amounts owed at its end.
pub async fn statement_months(app: &App, affiliate: &Affiliate) -> Result<Vec<ClosedMonth>> {
    let Some(first) = store::ledger::first(&app.db, affiliate.id).await? else { return Ok(Vec::new()) };
    let (first, mut month) =
        (Month::of(affiliate.zone(), first), Month::of(affiliate.zone(), app.clock.now()).before());
    let mut ended = Vec::new();
    while month >= first && ended.len() < MOST_MONTHS {
        ended.push(month);
        month = month.before();
    }
    let mut months = Vec::new();
    let mut sums = Vec::new();
    for month in ended.into_iter().rev() {
        let Some((from, to)) = month.bounds(affiliate.zone()) else { continue };
        // The oldest month in the list includes everything before it.
        let from = Some(from).filter(|_| !months.is_empty());
        sums.extend(store::ledger::sums(&app.db, affiliate.id, from, to).await?);
        months.push(ClosedMonth { year: month.year, month: month.month, balances: balances(&sums)? });
    }
    months.reverse();
    Ok(months)
}

/// The statement of a month that has ended; not found for other months.
pub async fn statement(app: &App, affiliate: &Affiliate, year: i32, month: u32) -> Result<Statement> {
    let (from, to) = Month { year, month }.bounds(affiliate.zone()).ok_or(Error::NotFound)?;
    if to > app.clock.now() {
        return Err(Error::NotFound);
    }
    let earlier = store::ledger::sums(&app.db, affiliate.id, None, from).await?;
    let within = store::ledger::sums(&app.db, affiliate.id, Some(from), to).await?;
    Ok(Statement { year, month, from, to, currencies: statement::currencies(&earlier, &within)? })
}

/// The country and language for texts to a partner.
pub(super) struct PartnerLocale {
    app: App,
    pub(super) tenant: Arc<Tenant>,
    pub(super) language: Arc<Language>,
}

impl PartnerLocale {
    pub(super) fn of(app: &App, affiliate: &Affiliate) -> Result<Self> {
        let directory = app.directory();
        let tenant = directory.loaded(affiliate.tenant_id)?.clone();
        let language = Arc::clone(tenant.language_by_id(affiliate.language_id).unwrap_or(&tenant.default_language));
        Ok(Self { app: app.clone(), tenant, language })
    }

    pub(super) fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.app.translations().text(self.tenant.id, &self.language, id, args)
    }

    /// Formats an amount by the pattern of a country with its currency.
    pub(super) fn money(&self, amount: Money) -> String {
        written_amount(&self.app, &self.tenant, amount)
    }

    fn date(&self, day: NaiveDate) -> String {
        format_date(&self.language.locale, day)
    }
}

/// Formats an amount for a country: by its own pattern, or by that of a country with the currency.
pub(in crate::commissions) fn written_amount(app: &App, tenant: &Tenant, amount: Money) -> String {
    let Money { minor, currency } = amount;
    let is_own = tenant.currency.code == currency;
    let directory = app.directory();
    let other = directory.tenants.iter().find(|other| other.currency.code == currency);
    match (is_own, other) {
        (true, _) => money::format(&tenant.currency.pattern, minor),
        (false, Some(other)) => money::format(&other.currency.pattern, minor),
        (false, None) => money::format(&format!("{{amount}} {currency}"), minor),
    }
}

/// The statement of a month as a PDF in the partner's language.
pub async fn statement_pdf(app: &App, affiliate: &Affiliate, year: i32, month: u32) -> Result<Vec<u8>> {
    let statement = statement(app, affiliate, year, month).await?;
    let locale = PartnerLocale::of(app, affiliate)?;
    let partner = affiliate.code.clone();
    let zone = affiliate.zone();
    let _turn = RENDERING.acquire().await.map_err(Error::internal)?;
    let first = statement.from.with_timezone(&zone).date_naive();
    let last = statement.to.with_timezone(&zone).date_naive().pred_opt().unwrap_or(first);
    spawn_blocking(move || write(&locale, &statement, &partner, first, last)).await.map_err(Error::internal)?
}

fn write(
    locale: &PartnerLocale,
    statement: &Statement,
    partner: &str,
    first: NaiveDate,
    last: NaiveDate,
) -> Result<Vec<u8>> {
    let brand = locale.text("shop-name", &[]);
    let title = locale.text("commission-statement-title", &[]);
    let number = format!("{}-{:02}", statement.year, statement.month);
    let mut flow = Flow::new(Paragraph::new(format!("{brand} · {title} {number}"), QUIET))?;
    flow.paragraph(Tag::Paragraph, &Paragraph::new(&brand, BRAND));
    flow.space(22.0);
    flow.paragraph(Tag::Title, &Paragraph::new(format!("{title} {number}"), TITLE));
    flow.space(18.0);
    let fact = |id: &str, value: String| vec![Paragraph::new(locale.text(id, &[]), LABEL), Paragraph::new(value, TEXT)];
    let period = format!("{} – {}", locale.date(first), locale.date(last));
    let facts =
        vec![fact("commission-statement-partner", partner.to_owned()), fact("commission-statement-period", period)];
    flow.group(&Flow::even_columns(facts.len()), &facts);
    if statement.currencies.is_empty() {
        flow.space(14.0);
        flow.paragraph(Tag::Paragraph, &Paragraph::new(locale.text("commission-statement-nothing", &[]), TEXT));
    }
    for currency in &statement.currencies {
        flow.space(20.0);
        sums(&mut flow, locale, currency);
    }
    flow.space(20.0);
    flow.paragraph(Tag::Paragraph, &Paragraph::new(locale.text("commission-statement-note", &[]), QUIET));
    let seller = &locale.tenant.legal;
    let about = About {
        title: format!("{title} {number} – {brand}"),
        author: if seller.name.is_empty() { brand } else { seller.name.clone() },
        locale: locale.language.locale.clone(),
        created: statement.to,
    };
    let foot: Vec<&str> = [&*seller.name, &*seller.address].into_iter().filter(|part| !part.is_empty()).collect();
    flow.write(&about, &Paragraph::new(foot.join(" · "), QUIET))
}

/// Lays out the opening balance, the movements and the closing balance.
fn sums(flow: &mut Flow, locale: &PartnerLocale, currency: &StatementCurrency) {
    let row = |label: String, amount: Money, style: Style| -> Row {
        let amount = locale.money(amount).replace(' ', "\u{a0}");
        vec![vec![Paragraph::new(label, style)], vec![Paragraph::new(amount, style)]]
    };
    let mut rows = vec![row(locale.text("commission-statement-opening", &[]), currency.opening, TEXT)];
    for movement in &currency.movements {
        let id = format!("commission-statement-{}", movement.kind);
        rows.push(row(locale.text(&id, &[]), movement.amount, TEXT));
    }
    let total = rows.len();
    rows.push(row(locale.text("commission-statement-closing", &[]), currency.closing, TOTAL));
    rows.push(row(locale.text("commission-statement-pending", &[]), currency.pending, TEXT));
    rows.push(row(locale.text("commission-statement-payable", &[]), currency.payable, TEXT));
    let columns = flow.fitted_columns(&rows.iter().collect::<Vec<_>>(), 0.0);
    flow.sums(&columns, &rows, |at| at == total);
}
