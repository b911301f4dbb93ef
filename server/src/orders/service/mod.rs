//! Operations on orders. Functions that take a transaction leave committing to their caller.

mod cancel;
mod credit;
mod emails;
mod events;
mod locked;
mod operator;
mod operator_payments;
mod own;
mod payment;
mod personal;
mod place;
mod read;
mod refund;
mod refund_account;
mod returned;
mod track;

pub use cancel::{CancelReason, cancel, cancel_overdue, overdue};
pub use emails::{SEND_EMAIL, recipient, send_email};
pub use operator::{OperatorAction, act, add_note};
pub use operator_payments::{
    Operator, PaymentRefundRequest, acknowledge_alarm, preview_payment_refund, refund_payment, request_account_again,
    resolve_refund,
};
pub use own::{
    InvoiceFile, cancel_by_link, cancel_own, credit_note_by_link, invoice_by_link, invoice_file_by_link,
    linked_details, list_own, own_credit_note, own_details, own_invoice, own_invoice_file,
};
pub use payment::{begin_again, payment_changed};
pub use personal::{erase_person, ids_of_person, of_person, personal_data, prune, prune_uninvoiced};
pub use place::{InsertedOrder, Placement, Refusal, existing, insert_all};
pub use read::{
    LinkedOrder, by_link, credit_note, details, find, find_by_link, fresh_link, get, lines, list, list_before, own,
    stuck,
};
pub use refund::{OrderRefund, RefundRequest, preview_refund, refund};
pub use refund_account::ask_for_account;
pub use returned::{ExactRefund, LineRefund, RestockedPieces, add_parcel, lock, refund_exactly, restock};
pub use track::{TrackedOrder, Trackers, track};
