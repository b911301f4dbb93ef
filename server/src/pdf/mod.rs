//! PDF documents: text and tables that flow over A4 pages, tagged for screen readers (PDF/UA-1) and made to be archived (PDF/A-2a).
//!
//! A caller fills a `Flow` and writes it. Both fonts (`server/fonts`, SIL Open Font License) are in the program; a document embeds only the
//! glyphs that it uses. Nothing stays in memory after a document is written.

mod font;
mod paragraph;
mod flow;
mod table;
mod write;

#[cfg(test)]
mod tests;

pub use flow::{Flow, Tag};
pub use font::{Weight, font_files};
pub use paragraph::{Colour, Paragraph, Style};
pub use table::Row;
pub use write::About;
