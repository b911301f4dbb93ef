//! Translations: all texts for people, in Fluent. Owns translation and translation_override.
//!
//! The texts are files (`texts`, parsed by `ftl` and `facts`, validated by `check`); `service` seeds them into the database and
//! sets countries' overrides; `Translations` formats them in Rust and serves them as Fluent source to the browser.

mod fallback;
mod locale;
mod facts;
mod ftl;
mod texts;
mod check;
mod model;
mod store;
mod counted;
mod messages;
mod translations;
mod service;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod vectors;

#[cfg(test)]
pub(crate) use check::prose_style;
pub(crate) use check::written_colour;
pub use check::{Report, check};
pub use fallback::{REFERENCE, fallback_chain, parent};
pub use locale::{
    CATEGORIES, DayStyle, MAX_FRACTION, format_date, format_dates, format_day, format_number, plural_categories,
    plural_category, sort_by_name,
};
pub use model::{Arg, COUNTRY_NAME, ListedOverride, OverrideStatus, Seeded};
pub use service::{ExportedFile, Set, export, list_overrides, seed, set, unset};
pub use texts::{SHARED_AREA, Texts};
pub use translations::{Areas, Translations};
