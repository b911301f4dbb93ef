//! The parts of an order's e-mail below its text: goods, totals, details, and information required by law.

use minijinja::{Value, context};

use super::{
    order::{OrderEmail, OrderEmailDelivery, OrderEmailKind, OrderEmailLine},
    render::{Contents, Line, Writer},
};
use crate::{
    i18n::{format_date, format_dates, format_number},
    money::Money,
};

/// The lines of the model withdrawal form (2011/83/EU, annex I B) after the seller's address.
const FORM: [&str; 6] = [
    "mail-order-form-notice",
    "mail-order-form-ordered",
    "mail-order-form-name",
    "mail-order-form-address",
    "mail-order-form-signature",
    "mail-order-form-date",
];

impl Writer<'_> {
    /// All template variables; none when a text is missing.
    pub(super) fn order(&self, order: &OrderEmail) -> Option<Value> {
        let lists_goods = order.kind.lists_goods();
        Some(context! {
            lines => if lists_goods { self.lines(order)? } else { Vec::new() },
            sums => self.sums(order)?,
            facts => self.facts(order)?,
            sections => if order.kind == OrderEmailKind::Confirmation { self.sections(order)? } else { Vec::new() },
        })
    }

    fn formatted(&self, id: &str) -> Option<Value> {
        self.line(id, &Contents::default()).map(Line::value)
    }

    fn formatted_with(&self, id: &str, name: &'static str, value: &str) -> Option<Value> {
        let contents = Contents { typed: vec![(name, value.to_owned())], ..Contents::default() };
        self.line(id, &contents).map(Line::value)
    }

    /// Formats an amount in the country's format.
    pub(super) fn money(&self, amount: Money) -> String {
        self.tenant.currency.format(amount)
    }

    fn lines(&self, order: &OrderEmail) -> Option<Vec<Value>> {
        let is_confirmation = order.kind == OrderEmailKind::Confirmation;
        let line = |line: &OrderEmailLine| {
            let quantity = Contents { numbers: vec![("count", line.quantity)], ..Contents::default() };
            let quantity = self.line("mail-order-quantity", &quantity)?.value();
            let (name, options) = (&line.name, line.options.join(" · "));
            let notes = if is_confirmation { self.notes(line)? } else { Vec::new() };
            Some(context! { name, options, quantity, notes, total => self.money(line.total) })
        };
        order.lines.iter().map(line).collect()
    }

    /// Information that the law requires for each product: the manufacturer and, for a reduced price, the lowest price before the
    /// reduction.
    fn notes(&self, line: &OrderEmailLine) -> Option<Vec<Value>> {
        let mut notes = Vec::new();
        if let Some(lowest) = line.lowest {
            notes.push(self.formatted_with("price-lowest", "price", &self.money(lowest))?);
        }
        for (label, contact) in [("maker-name", &line.manufacturer), ("maker-responsible", &line.responsible)] {
            let Some(contact) = contact else { continue };
            let label = self.line(label, &Contents::default())?.into_text();
            notes.push(plain(&format!("{label}: {contact}")));
        }
        Some(notes)
    }

    /// Labels and amounts, ending with the total and the VAT that it includes.
    fn sums(&self, order: &OrderEmail) -> Option<Vec<Value>> {
        if let (OrderEmailKind::Refunded, Some(refund)) = (order.kind, order.refund) {
            return Some(vec![sum(self.formatted("mail-order-refund")?, self.money(refund), true)]);
        }
        let mut sums = vec![sum(self.formatted("mail-order-subtotal")?, self.money(order.subtotal), false)];
        if order.discount.is_negative() {
            sums.push(sum(self.formatted("mail-order-discount")?, self.money(order.discount), false));
        }
        if let Some(coupon) = &order.coupon {
            let label = self.formatted_with("mail-order-coupon", "code", &coupon.code)?;
            sums.push(sum(label, self.money(coupon.amount), false));
        }
        if let Some(shipping) = order.shipping {
            let free = self.line("mail-order-free", &Contents::default())?.into_text();
            let amount = if shipping.is_zero() { free } else { self.money(shipping) };
            sums.push(sum(self.formatted("mail-order-shipping")?, amount, false));
        }
        if order.cash_on_delivery.is_positive() {
            let amount = self.money(order.cash_on_delivery);
            sums.push(sum(self.formatted("mail-order-cash-charge")?, amount, false));
        }
        sums.push(sum(self.formatted("mail-order-total")?, self.money(order.total), true));
        for (basis_points, tax) in &order.vat {
            let label = self.formatted_with("mail-order-vat", "rate", &self.percent(*basis_points))?;
            sums.push(sum(label, self.money(*tax), false));
        }
        Some(sums)
    }

    fn percent(&self, basis_points: i64) -> String {
        let percent = format_number(&self.language.locale, basis_points as f64 / 100.0, 0, 2);
        format!("{percent}\u{a0}%")
    }

    fn date(&self, day: chrono::NaiveDate) -> String {
        format_date(&self.language.locale, day)
    }

    /// Labels, each with one or more lines of details.
    fn facts(&self, order: &OrderEmail) -> Option<Vec<Value>> {
        let mut facts = vec![self.fact("mail-order-number", [order.number.clone()])?];
        facts.push(self.fact("mail-order-date", [self.date(order.placed_on)])?);
        if let Some(invoice) = &order.invoice {
            facts.push(self.fact("mail-order-invoice", [invoice.clone()])?);
        }
        if matches!(order.kind, OrderEmailKind::Cancelled | OrderEmailKind::Refunded) {
            for note in &order.credit_notes {
                facts.push(context! {
                    label => self.formatted("credit-note-number")?, lines => [note.number.clone()], href => note.link.clone(),
                });
            }
        }
        if let Some(parcel) = &order.parcel {
            facts.push(self.fact("mail-order-carrier", [parcel.carrier.clone()])?);
            let followed = context! {
                label => self.formatted("mail-order-tracking")?, lines => [parcel.tracking.clone()],
                href => parcel.url.clone(),
            };
            facts.push(followed);
        }
        let payment = if order.is_cash_on_delivery { "mail-order-cash" } else { "mail-order-online" };
        let payment = self.line(payment, &Contents::default())?.into_text();
        facts.push(self.fact("mail-order-payment", [payment])?);
        if !matches!(order.kind, OrderEmailKind::Cancelled | OrderEmailKind::Refunded) {
            facts.extend(self.delivery(order)?);
        }
        Some(facts)
    }

    fn fact(&self, label: &str, lines: impl IntoIterator<Item = String>) -> Option<Value> {
        Some(context! { label => self.formatted(label)?, lines => lines.into_iter().collect::<Vec<_>>() })
    }

    fn delivery(&self, order: &OrderEmail) -> Option<Vec<Value>> {
        let mut facts = Vec::new();
        let is_arriving = order.kind != OrderEmailKind::Delivered;
        match &order.delivery {
            OrderEmailDelivery::Courier { from, to } => {
                if is_arriving {
                    let days = format_dates(&self.language.locale, *from, *to);
                    facts.push(self.fact("mail-order-arrives", [days])?);
                }
                facts.push(self.fact("mail-order-address", order.address.iter().cloned())?);
            }
            OrderEmailDelivery::Pickup { address, opens, closes, ready_on } if is_arriving => {
                let time = |time: &chrono::NaiveTime| time.format("%H:%M").to_string();
                let typed = vec![("opens", time(opens)), ("closes", time(closes))];
                let hours = self.line("mail-order-pickup-hours", &Contents { typed, ..Contents::default() })?;
                facts.push(self.fact("mail-order-pickup", [address.clone(), hours.into_text()])?);
                if order.kind != OrderEmailKind::ReadyForPickup {
                    facts.push(self.fact("mail-order-pickup-from", [self.date(*ready_on)])?);
                }
            }
            OrderEmailDelivery::Pickup { .. } => {}
        }
        if !order.billing.is_empty() {
            facts.push(self.fact("mail-order-billing", order.billing.iter().cloned())?);
        }
        Some(facts)
    }

    /// The right of withdrawal with the model form, the legal guarantee and the seller.
    fn sections(&self, order: &OrderEmail) -> Option<Vec<Value>> {
        let days = Contents { numbers: vec![("days", i64::from(order.return_days))], ..Contents::default() };
        let withdrawal = self.line("mail-order-withdrawal-text", &days)?.value();
        let mut sections = vec![section(self.formatted("mail-order-withdrawal")?, vec![withdrawal])];
        let legal = &self.tenant.legal;
        let seller: Vec<Value> =
            [&legal.name, &legal.address, &legal.vat_id, &legal.registration, &legal.email, &legal.phone]
                .into_iter()
                .filter(|part| !part.trim().is_empty())
                .map(|part| plain(part))
                .collect();
        if self.tenant.is_in_union() {
            let to = self.line("mail-order-form-to", &Contents::default())?.into_text();
            let mut form = vec![plain(&format!("{to} {}, {}, {}", legal.name, legal.address, legal.email))];
            for id in FORM {
                form.push(self.formatted(id)?);
            }
            sections.push(section(self.formatted("mail-order-form")?, form));
            let guarantee = self.formatted("mail-order-guarantee-text")?;
            sections.push(section(self.formatted("mail-order-guarantee")?, vec![guarantee]));
        }
        sections.push(section(self.formatted("mail-order-seller")?, seller));
        Some(sections)
    }
}

pub(super) fn sum(label: Value, amount: String, is_total: bool) -> Value {
    context! { label, amount, is_total }
}

fn section(title: Value, paragraphs: Vec<Value>) -> Value {
    context! { title, paragraphs }
}

/// A text that is no translation, as a template value.
fn plain(text: &str) -> Value {
    context! { text => text, html => text }
}
