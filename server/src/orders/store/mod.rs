//! SQL over shop_order, order_line, order_event, order_link, order_parcel and invoice_counter.

pub mod details;
pub mod invoices;
pub mod orders;
pub mod search;
