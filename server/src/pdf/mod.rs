//! PDF documents: text and tables on A4 pages, tagged for screen readers (PDF/UA-1) and suitable for archiving (PDF/A-2a).
//!
//! A caller fills a `Flow` and writes it to a file. Both fonts (`server/fonts`, SIL Open Font License) are embedded in the
//! program; a document only contains the glyphs that it uses. Nothing is cached between documents.

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
