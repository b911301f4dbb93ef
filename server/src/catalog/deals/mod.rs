//! Flash deals as the catalogue prices by them: which hold in a country at an instant, and what variants and cards cost then. Owns
//! flash_deal.
//!
//! Stored prices (variant_price, offer) are without deals. Whoever shows or compares prices asks here what the deals of the instant make of
//! them, by the same function that prices carts, so that a deal starts and ends at its second in every process; answers end with the
//! next start or end of a deal that touches them. `promotions` writes the deals; a job writes their starts and ends into price_history.

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
