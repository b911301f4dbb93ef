//! Orders: what was bought, by whom, and the status of payment and delivery. Owns shop_order, order_line, order_event,
//! order_link, order_parcel, invoice_counter, credit_note, credit_note_counter.
//!
//! An order is written in one transaction (`insert_all`, many together) with its stock, its coupon use and its payment.
//! Afterwards only its two statuses change, by the transitions that `status` allows. Everything that happens to it is appended as
//! an event, with the actor. Stock of orders paid in advance is reserved until they are paid or the deadline has passed. Invoice
//! numbers have no gaps within a country and year; a number is drawn in the transaction that makes the order payable, while it
//! holds the stock. The invoice stays as issued: credits are recorded in credit notes.

mod status;
mod number;
mod event;
mod model;
mod credit_note;
mod email;
mod invoice;
mod store;
mod service;
mod http;

pub use email::page_of;
pub use event::{EmailJob, EventKind, OrderEvent, Parcel};
pub use http::routes;
pub use invoice::{credit_note_pdf, invoice, invoice_pdf};
pub use model::{
    Contact, CreditNote, CreditedLine, LineContact, LineDetails, LineDiscount, LineMaker, LinePicture, NewLine,
    NewOrder, Order, OrderCoupon, OrderDetails, OrderLine, OrderVat, Snapshot, delivery_name, delivery_of,
};
pub use number::order_number;
pub use service::{
    CancelReason, ExactRefund, InsertedOrder, LineRefund, LinkedOrder, Operator, OperatorAction, OrderRefund,
    PaymentRefundRequest, Placement, RefundRequest, Refusal, RestockedPieces, SEND_EMAIL, TrackedOrder, Trackers,
    acknowledge_alarm, act, add_note, add_parcel, ask_for_account, begin_again, by_link, cancel, cancel_overdue,
    credit_note, details, erase_person, existing, find, find_by_link, fresh_link, get, ids_of_person, insert_all,
    lines, list, list_before, lock, of_person, overdue, own, own_details, payment_changed, personal_data,
    preview_payment_refund, preview_refund, prune, prune_uninvoiced, recipient, refund, refund_exactly, refund_payment,
    request_account_again, resolve_refund, restock, send_email, stuck, track,
};
pub use status::{DeliveryStatus, PaymentStatus, colour, is_paid, is_unpaid};
pub use store::search::{OrderFilter, StuckOrders, has_ordered_since, sold_since};
