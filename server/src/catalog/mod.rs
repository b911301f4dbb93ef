//! What the shop sells: categories, brands, collections, products, variants, prices. Quantities belong to `inventory`.

mod stock;
mod draft;
pub mod price;
mod size;
mod size_tables;
mod selector;
mod product_facts;
mod product_texts;
mod deals;
mod scope;
mod collection_rule;
mod index;
mod write;
mod model;
mod read;
mod records;
pub mod taxonomy_files;
mod overview;
mod completeness;
mod http;

pub use collection_rule::{COLLECTION_SORTS, CollectionRule, RuleAmounts, RuleMatch};
pub use completeness::{
    CountryReport, Gap, GapCount, HoldPolicy, HoldResult, IncompleteCount, IncompleteHold, IncompleteProducts,
    Requirement, check as check_completeness, gaps, hold,
};
pub use deals::{DealCut, DealTerms, FlashDeal, FlashDeals, RECORD_DEALS, flash_deals, save_flash_deals};
pub use draft::{
    COLUMNS, Extra, Fibre, Manufacturer, MediaDraft, MediaSource, OfferDraft, OptionDraft, OptionKind, Outcome,
    PriceDraft, ProductDraft, ProductText, ResponsiblePerson, VariantDraft,
};
pub use http::{FilterQuery, OrderQuery, page_range, routes};
pub use model::{
    Alternate, AttributeValue, Brand, BrandName, Category, CategoryDetail, CategoryNode, Collection, Contact, Crumb,
    FibreShare, FilterAttribute, GuaranteeNotice, ListingFilters, Maker, MenuCategory, MenuLink, Picture, Price,
    PriceFields, ProductCard, ProductDetail, ProductOption, Stock, Swatch, Variant,
};
pub use overview::{
    CountrySheet, HiddenOffer, HidingSheet, OfferOverview, PictureSheet, PriceSheet, ProductOverview, ProductSheet,
    StoredText, TextOverview, TextSheet, VariantSheet, ids_of_keys, overviews, overviews_after, product_ids_of,
    product_sheet, texts_of,
};
pub use product_facts::{ProductFacts, ProductNames, product_facts, product_names};
pub use read::{
    CategoryParents, DeliveryEstimate, DescribedVariant, DocumentText, FeedProduct, FoundQuery, Hit, Listing,
    ListingQuery, Menu, NamedValues, PublishedPage, RankingFacts, SearchDocument, SellableRow, SkuRow, SlugMatch,
    Stats, Taxonomy, cards, category_parents, collection as collection_detail, countries_with_products, deal_products,
    delivery_estimate, described_product, described_variants, documents_after, documents_of, feed_products,
    filters as listing_filters, find_category, find_collection, find_product, found_filters, guarantee_notice,
    has_new_and_reduced, leading_categories, leading_pictures, link, list, list_found, menu, picture,
    product as product_detail, product_pages, published_places, published_products, ranking_facts, related,
    scopes_with_products, sellable, stats, values as attribute_values, variant_of_choice, variants_by_id,
    variants_by_sku, visible,
};
pub use records::{MediaRecord, PriceRecord, ProductRecord, RecordReader, VariantRecord, count_products, named_values};
pub use scope::{Filter, ListingScope, Order, PageRange, Sort};
pub use selector::{SELECTOR_PREFIXES, SelectorNames, TaxonomyIds, product_keys, split_selector, taxonomy_ids};
pub use size::{letter_size, size_key, size_rank};
pub use size_tables::{SizeTableScope, SizeTableScopes, SizedProduct};
pub use stock::{Availability, AvailabilityChange, LOW_STOCK, StockDraft, StockMode, StockPolicy};
pub use write::{
    AttributeDraft, BATCH, BadgeChange, BatchResult, BrandDraft, CategoryDraft, CollectionContent, CollectionDraft,
    EditResult, Field, HidingReason, PriceEdit, ProductEdit, ProductWriter, RemovedTexts, SourceStock, TaxonomyDraft,
    TaxonomyText, TextChange, TextEdit, TextRemoval, ValueDraft, batches, edit_product, fold, hide_products,
    lock_products, picture_assets, pictures_stored, product_ids, record_flash_deals, refresh_offers, remove_texts,
    save_taxonomy, set_badge, set_texts, show_availability, slugify, unhide_products,
};
