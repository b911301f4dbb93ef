//! SQL over withdrawal, return_case, return_line, return_event and return_photo.

pub mod cases;
pub mod photos;
pub mod search;
pub mod withdrawals;
