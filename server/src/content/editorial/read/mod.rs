//! Reading content for shoppers, in the language of their storefront.

mod reader;
mod pages;
mod posts;
mod post_products;
mod events;
mod home;
mod lists;
mod partners;
mod questions;
mod preview;
mod preview_entries;
mod published;
mod size_tables;
mod social;

pub use super::render::Heading;
pub use events::{EventCard, EventStatus, EventView, event, event_collection, event_sample, event_status, events};
pub use home::home_blocks;
pub use lists::{JournalView, journal};
pub use pages::{PageLink, PageLinks, PageView, Resolved, page, page_links, terms_version};
pub use partners::{PartnerView, partners};
pub use posts::{PostCard, PostView, post, posts};
pub use preview::preview;
pub use published::{everywhere, published};
pub use questions::{
    FaqEntry, FaqGroup, FaqView, HelpSection, HelpView, ProductCareView, SignView, faq, help, product_care,
};
pub use size_tables::{MeasureRange, SizeAge, SizeRowView, SizeTableView, size_table_scopes, size_tables};
pub use social::social_links;
