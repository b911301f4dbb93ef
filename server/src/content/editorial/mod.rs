//! Editorial content: pages, posts, events, frequent questions, the help centre, product care, size tables, partners and home pages, from
//! `tenants/content/` into the database and from there to the shops. Owns content_file and content_picture.
//!
//! A file is stored as it was written. A process keeps the front matter of all pages, posts and events (`Index`), and renders a text when
//! somebody asks for it: the texts are templates over the country's facts (`facts`), so that a country that changes its delivery or
//! its pickup says so at once. What is read is rendered once and kept until content or countries change.

mod model;
mod files;
mod store;
mod index;
mod facts;
mod render;
mod edition;
mod check_home;
mod check;
mod plan;
mod check_size_tables;
mod check_products;
mod pictures;
mod service;
mod read;
#[cfg(test)]
mod tests;

pub use files::{PartnerKind, Pictures, RawFile, RawFiles, built_in, read_folder};
pub use model::{EventState, FileId, FrontMatter, Kind};
pub use plan::{Action, FileChange, Plan};
pub use read::{
    EventCard, EventStatus, EventView, FaqEntry, FaqGroup, FaqView, Heading, HelpSection, HelpView, JournalView,
    MeasureRange, PageLink, PageLinks, PageView, PartnerView, PostCard, PostView, ProductCareView, Resolved, SignView,
    SizeAge, SizeRowView, SizeTableView, event, event_collection, event_sample, event_status, events, everywhere, faq,
    help, home_blocks, journal, page, page_links, partners, post, posts, preview, product_care, published, size_names,
    size_tables, terms_version,
};
pub use service::{StoredFile, apply, export, list, plan};
