//! Editorial content: pages, posts, events, frequent questions, the help centre, product care, size tables, partners, social links
//! and home pages. Operators apply the files of `tenants/content/` to the database, from which the shops show them. Owns content_file and
//! content_picture.
//!
//! Files are stored unchanged. A process caches the front matter of all pages, posts and events (`Index`), and renders a text on
//! request: texts are templates with the country's facts as variables (`facts`), so that changes of a country's delivery or
//! pickup take effect at once. Rendered texts are cached until content or countries change.

mod publication;
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
mod export;
mod read;
#[cfg(test)]
mod tests;

pub use export::{ContentExport, export};
pub(crate) use files::parse_redirects;
pub use files::{PartnerKind, Pictures, RawFile, RawFiles, RedirectEntry, built_in, read_folder, read_redirects};
pub use model::{EventState, FileId, FrontMatter, Kind};
pub use plan::{Action, FieldChange, FileChange, Plan};
pub use publication::Publication;
pub use read::{
    EventCard, EventStatus, EventView, FaqEntry, FaqGroup, FaqView, Heading, HelpSection, HelpView, JournalView,
    MeasureRange, PageLink, PageLinks, PageView, PartnerView, PostCard, PostView, ProductCareView, Resolved, SignView,
    SizeAge, SizeRowView, SizeTableView, event, event_collection, event_sample, event_status, events, everywhere, faq,
    help, home_blocks, journal, page, page_links, partners, post, posts, preview, product_care, published,
    size_table_scopes, size_tables, social_links, terms_version,
};
pub use service::{PreparedContent, StoredFile, apply, list, plan};
