//! Returns and withdrawals: goods of an order that are sent back, from the request to the refund or the exchange. Owns
//! withdrawal, return_case, return_line, return_event, return_photo.
//!
//! There are two kinds, with common processing (`status` defines the allowed transitions):
//!
//! - A return is the shop's own offer: within the country's days from delivery, each line with a reason; after that only for
//!   faulty goods. The kept goods are priced once more by the pricing pipeline, and discounts that offers and goals no longer
//!   give are deducted, at most what the pieces cost.
//! - A withdrawal is the consumer's right (2011/83/EU, articles 9 to 16; the function of article 11a): within 14 days after
//!   delivery, or before it, without reasons. Its declaration is stored on its own, append-only, before anything follows from it,
//!   with a receipt by e-mail; a recurring job opens its return later if that failed at first. Pieces are refunded at what they
//!   cost after all discounts and nothing is deducted: article 13(1) requires all payments to be reimbursed, and deducting a lost
//!   discount would be a charge for withdrawing. It can also be declared for goods in an open return, which then becomes a
//!   withdrawal.
//!
//! When everything is returned within the legal time, shipping and the charge for paying on delivery are refunded too. Money is
//! refunded only through `orders::refund_exactly`, in the transaction that closes the return; cash by transfer, for which
//! `payments` asks for the account.

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
    FOLLOW_WITHDRAWALS, OverdueReturns, Refunded, approve, details, erase_person, expected, find, follow_withdrawals,
    inspect, list, list_before, of_order, personal_data, photos, prune, receive, refund, refuse, request, send,
    ship_exchange, stuck,
};
pub use status::Status;
