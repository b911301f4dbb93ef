//! SQL over shop_order, order_line, order_event, order_link, order_parcel, invoice_counter, credit_note and credit_note_counter.

pub mod credit_notes;
pub mod details;
pub mod invoices;
pub mod orders;
pub mod search;
