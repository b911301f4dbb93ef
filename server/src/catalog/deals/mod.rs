//! Flash deals as they affect catalogue prices: which deals are active in a country at an instant, and what variants and cards
//! cost then. Owns flash_deal.
//!
//! Stored prices (variant_price, offer) do not include deals. Code that shows or compares prices applies the active deals through
//! this module, which uses the same function as the cart, so that a deal starts and ends at the same second in every process.
//! Cached responses expire at the next start or end of a deal that affects them. `promotions` writes the deals; a job records
//! their starts and ends in price_history.

mod model;
mod store;
mod saved;
mod in_force;
mod prices;
mod history;

pub use history::{due, record_points, take_turn};
pub use in_force::{FlashDeals, at_instant, flash_deals};
pub use model::{Boundary, DealCut, DealTerms, FlashDeal};
pub use prices::{DealPrices, depend_on_next_change, of_products, prices_at};
pub use saved::{RECORD_DEALS, save_flash_deals};
