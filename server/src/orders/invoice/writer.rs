//! Writes the content of invoices and credit notes in the order's language.

use chrono::{DateTime, Utc};

use super::content::{ColumnNames, Fact, Invoice, Line, Party, Sum, VatShare};
use crate::{
    app::App,
    error::{Error, Result},
    i18n::{Arg, format_date, format_number},
    money::Money,
    orders::{
        email::address_lines,
        model::{LineDetails, LineDiscount, Order, OrderDetails, OrderLine, OrderVat},
    },
    pricing::DeliveryType,
    tenancy::{Legal, Storefront, Tenant},
    translate::translate,
};

/// The content of the invoice of an invoiced order.
pub(super) fn contents(app: &App, details: &OrderDetails) -> Result<Invoice> {
    let order = &details.order;
    let number = order.invoice_number.clone().ok_or(Error::NotFound)?;
    let front = storefront(app, order)?;
    let writer = Writer { app, front: &front, order, is_credit: false };
    Ok(Invoice {
        lang: front.language.locale.clone(),
        brand: writer.text("shop-name"),
        title: writer.text("invoice-title"),
        number,
        column_names: writer.column_names(),
        facts: writer.facts(),
        parties: writer.parties(),
        seller: writer.seller(&order.snapshot.seller),
        lines: details.lines.iter().map(|line| writer.line(line)).collect::<Result<_>>()?,
        sums: writer.sums()?,
        vat: order.snapshot.vat.iter().map(|vat| writer.vat(vat)).collect::<Result<_>>()?,
        created: order.invoiced_at.unwrap_or(order.placed_at),
    })
}

/// The shop in the language in which the order was placed.
pub(super) fn storefront(app: &App, order: &Order) -> Result<Storefront> {
    let directory = app.directory();
    let tenant = directory.loaded(order.tenant_id)?.clone();
    let found = tenant.languages.iter().find(|language| language.id == order.language_id);
    Ok(Storefront::without_address(&tenant, found.unwrap_or(&tenant.default_language)))
}

/// Writes the parts of an order's invoice or credit note.
pub(super) struct Writer<'a> {
    pub(super) app: &'a App,
    pub(super) front: &'a Storefront,
    pub(super) order: &'a Order,
    /// Whether its amounts are credited.
    pub(super) is_credit: bool,
}

impl Writer<'_> {
    pub(super) fn text(&self, id: &str) -> String {
        translate(self.app, self.front, id, &[])
    }

    fn tenant(&self) -> &Tenant {
        &self.front.tenant
    }

    /// A charged amount, or a credited one with a minus sign.
    pub(super) fn money(&self, amount: Money) -> Result<String> {
        Ok(self.plain_money(if self.is_credit { amount.checked_neg()? } else { amount }))
    }

    pub(super) fn plain_money(&self, amount: Money) -> String {
        self.tenant().currency.format(amount)
    }

    pub(super) fn date(&self, at: DateTime<Utc>) -> String {
        format_date(&self.front.language.locale, self.tenant().local_date(at))
    }

    pub(super) fn rate(&self, basis_points: i64) -> String {
        let percent = format_number(&self.front.language.locale, basis_points as f64 / 100.0, 0, 2);
        format!("{percent}\u{a0}%")
    }

    pub(super) fn column_names(&self) -> ColumnNames {
        ColumnNames {
            item: self.text("invoice-item"),
            unit: self.text("invoice-unit-price"),
            amount: self.text("invoice-amount"),
            vat_rate: self.text("invoice-vat-rate"),
            net: self.text("invoice-net"),
            vat: self.text("invoice-vat"),
            gross: self.text("invoice-gross"),
        }
    }

    fn facts(&self) -> Vec<Fact> {
        let order = self.order;
        let payment = if order.is_cash_on_delivery() { "mail-order-cash" } else { "mail-order-online" };
        let fact = |id: &str, value: String| Fact { label: self.text(id), value };
        [
            Some(fact("mail-order-invoice", order.invoice_number.clone().unwrap_or_default())),
            order.invoiced_at.map(|at| fact("invoice-date", self.date(at))),
            Some(fact("mail-order-number", order.number.clone())),
            Some(fact("mail-order-date", self.date(order.placed_at))),
            Some(fact("mail-order-payment", self.text(payment))),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// Buyer, recipient and seller. An erased person's data are absent.
    pub(super) fn parties(&self) -> Vec<Party> {
        let party = |id: &str, lines: Vec<String>| Party { label: self.text(id), lines };
        let mut parties = vec![party("mail-order-seller", self.seller(&self.order.snapshot.seller))];
        if let Some(contact) = &self.order.contact {
            let of = |address| address_lines(self.app, self.tenant(), address);
            parties.insert(0, party("invoice-buyer", of(contact.billing.as_ref().unwrap_or(&contact.address))));
            if contact.billing.is_some() && self.order.delivery() == DeliveryType::Courier {
                parties.insert(1, party("mail-order-address", of(&contact.address)));
            }
        }
        parties
    }

    pub(super) fn seller(&self, legal: &Legal) -> Vec<String> {
        let vat = (!legal.vat_id.is_empty())
            .then(|| translate(self.app, self.front, "legal-vat", &[("number", Arg::from(&legal.vat_id))]));
        let lines = [legal.name.clone(), legal.address.clone(), vat.unwrap_or_default(), legal.registration.clone()];
        let contact = [legal.email.clone(), legal.phone.clone()];
        lines.into_iter().chain(contact).filter(|line| !line.trim().is_empty()).collect()
    }

    pub(super) fn line(&self, line: &OrderLine) -> Result<Line> {
        let LineDetails { name, colour, size, composition, discounts, .. } = &line.details;
        let options: Vec<String> = [colour, size, composition, &line.sku].into_iter().flatten().cloned().collect();
        let discount = |one: &LineDiscount| Ok(format!("{} {}", one.title, self.money(one.amount.checked_neg()?)?));
        Ok(Line {
            name: name.clone(),
            options: options.join(", "),
            discounts: discounts.iter().map(discount).collect::<Result<_>>()?,
            quantity: line.quantity,
            unit: self.plain_money(line.unit),
            rate: self.rate(line.vat_basis_points),
            amount: self.money(line.unit.checked_mul(line.quantity)?)?,
        })
    }

    pub(super) fn sums(&self) -> Result<Vec<Sum>> {
        let snapshot = &self.order.snapshot;
        let sum = |label: String, amount: Money| -> Result<Sum> {
            Ok(Sum { label, amount: self.money(amount)?, is_total: false })
        };
        let mut sums = vec![sum(self.text("mail-order-subtotal"), snapshot.subtotal)?];
        let discount = snapshot.discount_without_code()?;
        if discount.is_positive() {
            sums.push(sum(self.text("mail-order-discount"), discount.checked_neg()?)?);
        }
        if let Some(coupon) = &snapshot.coupon {
            let label = translate(self.app, self.front, "mail-order-coupon", &[("code", Arg::from(&coupon.code))]);
            sums.push(sum(label, coupon.amount.checked_neg()?)?);
        }
        if self.order.delivery() == DeliveryType::Courier {
            sums.push(sum(self.text("mail-order-shipping"), snapshot.shipping)?);
        }
        if snapshot.cash_on_delivery.is_positive() {
            sums.push(sum(self.text("mail-order-cash-charge"), snapshot.cash_on_delivery)?);
        }
        sums.push(Sum { is_total: true, ..sum(self.text("mail-order-total"), self.order.total)? });
        Ok(sums)
    }

    pub(super) fn vat(&self, vat: &OrderVat) -> Result<VatShare> {
        Ok(VatShare {
            rate: self.rate(vat.basis_points),
            net: self.money(vat.net()?)?,
            tax: self.money(vat.tax)?,
            gross: self.money(vat.gross)?,
        })
    }
}
