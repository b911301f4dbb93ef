//! Builds API views of returns in a request's language.

use crate::{
    app::App,
    catalog::Picture,
    error::Result,
    http::ApiContext,
    i18n::format_date,
    media::{self, ImageTransform},
    orders::{OrderDetails, OrderLine},
    returns::{
        amount::Goods,
        emails::{label_path, written_moment},
        model::{Kind, Reason, ReturnDetails, ReturnLine, ReturnMethod},
        service::{Options, Preview, ShownReturn, closed_for},
        status::Status,
    },
    tenancy::Storefront,
    translate::translate,
};

use super::types::{
    ExchangeChoice, LostDiscount, OrderReturns, ReturnLineView, ReturnMethodView, ReturnOptions, ReturnPreview,
    ReturnReason, ReturnStep, ReturnView, ReturnableLine,
};

/// Builds API views of returns in a request's language.
#[derive(Clone, Copy)]
pub(super) struct Viewer<'a> {
    app: &'a App,
    front: &'a Storefront,
}

impl<'a> Viewer<'a> {
    pub(super) fn of(context: &'a ApiContext) -> Self {
        Self { app: &context.app, front: &context.storefront }
    }

    fn text(self, id: &str) -> String {
        translate(self.app, self.front, id, &[])
    }

    fn date(self, day: chrono::NaiveDate) -> String {
        format_date(&self.front.language.locale, day)
    }

    pub(super) fn moment(self, at: chrono::DateTime<chrono::Utc>) -> String {
        written_moment(&self.front.tenant, &self.front.language, at)
    }

    pub(super) fn options(self, options: &Options) -> Result<ReturnOptions> {
        let (details, window) = (&options.details, &options.window);
        let order = &details.order;
        let today = self.front.tenant.local_date(self.app.clock.now());
        let reasons: Vec<ReturnReason> = Reason::choices().map(|reason| self.reason(options, reason)).collect();
        let before_delivery = || self.text("withdrawal-before-delivery");
        let withdrawal_until = window.withdrawal_until.map_or_else(before_delivery, |day| self.date(day));
        Ok(ReturnOptions {
            number: order.number.clone(),
            invoice_number: order.invoice_number.clone(),
            email: order.email.clone(),
            placed_on: self.date(self.front.tenant.local_date(order.placed_at)),
            currency: order.currency().to_string(),
            lines: details.lines.iter().map(|line| self.returnable(options, line)).collect::<Result<_>>()?,
            why: self.why(options, &reasons),
            reasons,
            ways: self.ways(),
            until: window.until.filter(|until| window.is_open && today <= *until).map(|until| self.date(until)),
            withdrawal_until: window.may_withdraw.then_some(withdrawal_until),
            wants_account: order.is_cash_on_delivery(),
        })
    }

    fn why(self, options: &Options, reasons: &[ReturnReason]) -> Option<String> {
        if options.held.is_empty() {
            return Some(self.text("error-return-nothing-left"));
        }
        reasons.iter().find_map(|reason| reason.note.clone())
    }

    fn reason(self, options: &Options, reason: Reason) -> ReturnReason {
        let closed = closed_for(options, reason);
        ReturnReason {
            code: reason.name().to_owned(),
            label: self.text(&format!("return-reason-{}", reason.name())),
            needs_photos: reason.needs_photos(),
            is_allowed: closed.is_none(),
            note: closed.map(|code| self.text(code)),
        }
    }

    fn ways(self) -> Vec<ReturnMethodView> {
        let address = self.front.tenant.pickup.as_ref().map(|pickup| pickup.address.clone());
        let seller = self.front.tenant.legal.address.replace('\n', ", ");
        let text = |way: ReturnMethod| {
            let to = address.clone().unwrap_or_else(|| seller.clone());
            translate(self.app, self.front, &format!("return-way-{}-text", way.name()), &[("address", to.into())])
        };
        let way = |way: ReturnMethod| ReturnMethodView {
            code: way.name().to_owned(),
            label: self.text(&format!("return-way-{}", way.name())),
            text: text(way),
        };
        let ways = [ReturnMethod::Label, ReturnMethod::DropOff].into_iter();
        ways.filter(|way| *way == ReturnMethod::Label || address.is_some()).map(way).collect()
    }

    fn returnable(self, options: &Options, line: &OrderLine) -> Result<ReturnableLine> {
        let exchange = |exchange: &crate::returns::service::Exchange| ExchangeChoice {
            variant_id: exchange.variant_id,
            size: Some(exchange.size.clone()),
            color: exchange.colour.clone(),
            available: exchange.is_available,
        };
        let exchanges = options.exchanges.get(&line.position).into_iter().flatten().map(exchange);
        Ok(ReturnableLine {
            position: line.position,
            name: line.details.name.clone(),
            brand: line.details.brand.clone(),
            picture: self.picture(line),
            size: line.details.size.clone(),
            color: line.details.colour.clone(),
            quantity: line.quantity,
            returnable: options.returnable(line.position),
            requested: options.requested.get(&line.position).copied().unwrap_or_default(),
            unit_minor: line.cost_of_first(1)?.minor,
            total_minor: line.total.minor,
            is_gift: line.details.is_gift,
            exchanges: exchanges.collect(),
        })
    }

    fn picture(self, line: &OrderLine) -> Option<Picture> {
        let picture = line.details.picture.as_ref()?;
        Some(Picture {
            image_url: media::url(
                media::media_base(&self.app.settings),
                true,
                ImageTransform::width(640),
                &picture.path,
            ),
            image_mime_type: picture.mime.clone(),
            path: picture.path.clone(),
            width: picture.width,
            height: picture.height,
            alt: picture.alt.clone(),
            has_alpha: picture.has_alpha,
            view: None,
            colour_id: None,
        })
    }

    pub(super) fn preview(preview: &Preview) -> Result<ReturnPreview> {
        let Goods { amount, lost, kept, .. } = &preview.goods;
        Ok(ReturnPreview {
            refund_minor: amount.checked_add(preview.extra)?.minor,
            shipping_refund_minor: preview.extra.minor,
            lost: lost
                .iter()
                .map(|lost| LostDiscount { title: lost.title.clone(), amount_minor: lost.amount.minor })
                .collect(),
            kept_minor: kept.minor,
        })
    }

    pub(super) fn returns(self, details: &OrderDetails, returns: &[ShownReturn], token: Option<&str>) -> OrderReturns {
        OrderReturns {
            number: details.order.number.clone(),
            invoice_number: details.order.invoice_number.clone(),
            currency: details.order.currency().to_string(),
            returns: returns.iter().map(|one| self.case(details, one, token)).collect(),
        }
    }

    /// A return.
    pub(super) fn case(self, details: &OrderDetails, shown: &ShownReturn, token: Option<&str>) -> ReturnView {
        let (returned, expected) = (&shown.returned, shown.expected);
        let case = &returned.case;
        let is_open_to_send = matches!(case.status, Status::Requested | Status::Approved);
        ReturnView {
            number: case.number.clone(),
            kind: case.kind,
            status: case.status,
            label: self.label(returned, case.status),
            steps: self.steps(returned),
            lines: returned.lines.iter().map(|line| self.line(details, line)).collect(),
            refund_minor: case.refund.unwrap_or(expected).minor,
            reason_refused: case.refusal.clone(),
            label_path: (is_open_to_send && case.way != ReturnMethod::None)
                .then(|| format!("/api{}", label_path(&case.number, token))),
            declared_at: returned.declared_at().map(|at| self.moment(at)),
            can_withdraw: case.kind == Kind::Return && is_open_to_send,
        }
    }

    fn label(self, returned: &ReturnDetails, status: Status) -> String {
        let is_exchange =
            !returned.lines.is_empty() && returned.lines.iter().all(|line| line.exchange_variant_id.is_some());
        match (status, returned.case.kind) {
            (Status::Requested, Kind::Withdrawal) if !returned.was_requested() => self.text("return-status-declared"),
            (Status::Refunded, _) if is_exchange => self.text("return-status-exchanged"),
            _ => self.text(&format!("return-status-{}", status.name())),
        }
    }

    fn steps(self, returned: &ReturnDetails) -> Vec<ReturnStep> {
        let case = &returned.case;
        let at = |status: Status| {
            let found = returned.events.iter().find(|event| event.status == status.name());
            // A withdrawal is approved as soon as it is declared.
            let is_declared = status == Status::Requested && case.kind == Kind::Withdrawal;
            found.map(|event| event.happened_at).or(is_declared.then_some(case.requested_at))
        };
        let step = |status: Status| {
            let happened_at = at(status);
            let place = |status: Status| Status::STEPS.iter().position(|step| *step == status);
            let is_passed = place(case.status).zip(place(status)).is_some_and(|(now, step)| step <= now);
            ReturnStep {
                status,
                label: self.label(returned, status),
                at: happened_at.map(|at| self.moment(at)),
                is_done: happened_at.is_some() || is_passed,
            }
        };
        if matches!(case.status, Status::Refused | Status::Withdrawn) {
            let done = Status::STEPS.into_iter().filter(|status| at(*status).is_some());
            return done.chain([case.status]).map(step).collect();
        }
        Status::STEPS.into_iter().map(step).collect()
    }

    fn line(self, details: &OrderDetails, line: &ReturnLine) -> ReturnLineView {
        let sold = details.lines.iter().find(|sold| sold.position == line.position);
        let reason =
            (line.reason != Reason::NotGiven).then(|| self.text(&format!("return-reason-{}", line.reason.name())));
        ReturnLineView {
            position: line.position,
            name: sold.map(|sold| sold.details.name.clone()).unwrap_or_default(),
            size: sold.and_then(|sold| sold.details.size.clone()),
            quantity: line.quantity,
            reason,
            exchange: line.exchange_size.clone(),
        }
    }
}
