//! Translations: every sentence a person reads, from Fluent. Owns translation and translation_override.
//!
//! Files say what the languages say (`texts`, taken apart by `ftl` and `facts`, judged by `check`); `service` brings them into the
//! database and gives countries their own wording; `Translations` says them, in Rust and, as Fluent text, in the browser.

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

pub use check::{Report, check};
pub use locale::{
    CATEGORIES, DayStyle, MAX_FRACTION, format_date, format_dates, format_day, format_number, plural_categories,
    plural_category, sort_by_name,
};
pub use model::{Arg, ListedOverride, OverrideStatus, Seeded};
pub use service::{ExportedFile, Set, export, list_overrides, seed, set, unset};
pub use texts::{HEIRS, REFERENCE, SHARED_AREA, Texts};
pub use translations::{Areas, Translations};
