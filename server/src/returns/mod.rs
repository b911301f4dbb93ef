//! Returns and withdrawals: goods of an order that go back, from the request to the refund or the exchange. Owns withdrawal, return_case,
//! return_line, return_event, return_photo.
//!
//! Two ways lead into one machinery (`status` says which state may follow which):
//!
//! - A return is the shop's own offer: within the country's days from delivery, each line with a reason, after that only for what is wrong with
//!   the goods. What is kept is priced once more by the pricing pipeline, and what offers and goals no longer give is deducted, at most what
//!   the pieces cost.
//! - A withdrawal is the consumer's right (2011/83/EU, articles 9 to 16; the function of article 11a): within 14 days after delivery, or
//!   before it, without reasons. Its declaration is written by itself, append-only, before anything follows from it, with a receipt by e-mail;
//!   a recurring job makes up for a return that could not be opened then. Pieces give back what they cost after all discounts and nothing is
//!   deducted: article 13(1) has all payments reimbursed, and a discount that is lost afterwards would be a charge for withdrawing. It can be
//!   declared of what is in an open return as well, which becomes a withdrawal then.
//!
//! Where everything went back within the legal time, shipping and the charge for paying on delivery go back too. Money goes back only through
//! `orders::refund_exactly`, in the transaction that closes the return; cash by transfer, for which `payments` asks the account.

mod status;
mod model;
mod amount;
mod window;
mod photo;
mod barcode;
mod store;
mod emails;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use emails::SEND;
pub use http::routes;
pub use model::{
    Inspection, Kind, Reason, ReturnCase, ReturnDetails, ReturnEvent, ReturnFilter, ReturnLine, ReturnMethod,
    WantedReturn,
};
pub use photo::LARGEST_UPLOAD;
pub use service::{
    FOLLOW_WITHDRAWALS, OverdueReturns, Refunded, approve, details, expected, find, follow_withdrawals, forget_person,
    inspect, list, list_before, of_order, personal_data, photos, prune, receive, refund, refuse, request, send,
    ship_exchange, stuck,
};
pub use status::Status;
