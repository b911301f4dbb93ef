//! Reading the catalogue: listings, cards, product pages, menus and filters, of one country in one language.

mod cards;
mod deal_products;
mod delivery;
mod described;
mod detail;
mod documents;
mod facets;
mod feed;
mod found;
mod cached_cards;
mod language_preference;
mod listing;
mod pictures;
mod places;
mod published;
mod resolve;
mod rule_reads;
mod sellable;
mod siblings;
mod stats;
mod store;
mod taxonomy;

pub use cached_cards::cards;
pub use cards::visible;
pub use deal_products::deal_products;
pub use delivery::{DeliveryEstimate, delivery_estimate};
pub use described::{DescribedVariant, described_product, described_variants};
pub use detail::{guarantee_notice, product, related};
pub use documents::{CategoryParents, DocumentText, SearchDocument, category_parents, documents_after, documents_of};
pub use facets::{filters, values};
pub use feed::{FeedProduct, feed_products};
pub use found::{
    FoundQuery, Hit, NamedValues, RankingFacts, found_filters, list_found, ranking_facts, scopes_with_products,
};
pub use listing::{Listing, ListingQuery, list};
pub use pictures::picture;
pub use places::{
    Menu, brand, brands, brands_within, categories, category, category_index, collection, collections,
    has_new_and_reduced, leading_categories, link, menu,
};
pub use published::{PublishedPage, product_pages, published_places, published_products};
pub use resolve::{
    ScopeName, SlugMatch, category as find_category, collection as find_collection, product as find_product, scope,
};
pub use sellable::{SellableRow, SkuRow, sellable, variant_of_choice, variants_by_id, variants_by_sku};
pub use siblings::countries_of as countries_with_products;
pub use stats::{Stats, leading_pictures, stats};
pub use taxonomy::Taxonomy;
