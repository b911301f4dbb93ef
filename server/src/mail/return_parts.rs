//! The parts of a return's e-mail below its text: goods, details and the refund.

use minijinja::{Value, context};

use super::{
    order_parts::sum,
    render::{Contents, Line, Writer},
    returns::{ReturnEmail, ReturnEmailKind, ReturnEmailLine},
};

impl Writer<'_> {
    /// The parts below the text of a return's e-mail, in the form that the order templates take.
    pub(super) fn returned(&self, email: &ReturnEmail) -> Option<Value> {
        let line = |line: &ReturnEmailLine| {
            let quantity = Contents { numbers: vec![("count", line.quantity)], ..Contents::default() };
            let quantity = self.line("mail-order-quantity", &quantity)?.value();
            let (name, options) = (&line.name, line.options.join(" · "));
            Some(context! { name, options, quantity, notes => Vec::<Value>::new(), total => "" })
        };
        let label = |id: &str| self.line(id, &Contents::default()).map(Line::value);
        let fact = |id: &str, text: &str| Some(context! { label => label(id)?, lines => [text.to_owned()] });
        let mut facts =
            vec![fact("mail-return-number", &email.number)?, fact("mail-order-number", &email.order_number)?];
        let declared = match email.kind {
            ReturnEmailKind::WithdrawalReceipt => "mail-withdrawal-declared",
            _ => "mail-return-asked",
        };
        facts.push(fact(declared, &email.declared_at)?);
        let sums = match email.refund {
            Some(refund) => vec![sum(label("mail-order-refund")?, self.money(refund), true)],
            None => Vec::new(),
        };
        Some(context! {
            lines => email.lines.iter().map(line).collect::<Option<Vec<_>>>()?,
            sums, facts, sections => Vec::<Value>::new(),
        })
    }
}
