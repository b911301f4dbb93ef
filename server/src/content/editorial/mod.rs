//! Editorial content: pages, posts, frequent questions, the help centre, product care and size tables, from `tenants/content/` into the database and
//! from there to the shops. Owns content_file.
//!
//! A file is stored as it was written. A process keeps the front matter of all pages and posts (`Index`), and renders a text when
//! somebody asks for it: the texts are templates over the country's facts (`facts`), so that a country that changes its delivery or
//! its pickup says so at once. What is read is rendered once and kept until content or countries change.

mod model;
mod files;
mod store;
mod index;
mod facts;
mod render;
mod check;
mod plan;
mod check_size_tables;
mod service;
mod read;
#[cfg(test)]
mod tests;

pub use files::{Pictures, RawFile, RawFiles, built_in, read_folder};
pub use model::{FileId, FrontMatter, Kind};
pub use plan::{Action, FileChange, Plan};
pub use read::{
    FaqEntry, FaqGroup, FaqView, Found, Heading, HelpSection, HelpView, MeasureRange, PageLink, PageLinks, PageView,
    PostCard, PostView, ProductCareView, SignView, SizeAge, SizeRowView, SizeTableView, everywhere, faq, help, page,
    page_links, post, posts, preview, product_care, published, size_tables, terms_version,
};
pub use service::{Stored, apply, export, list, plan};
