//! An order's invoice, in the order's language, with the data agreed when it was placed: as an HTML page to print (`html`) and as
//! a PDF (`pdf`); and its credit notes as PDFs.

mod content;
mod credit_note;
mod html;
mod pdf;
mod writer;

pub use credit_note::credit_note_pdf;
pub use html::{STYLE, invoice};
pub use pdf::invoice_pdf;
