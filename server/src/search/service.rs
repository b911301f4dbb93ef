//! Use cases: searching, suggesting while somebody types, explaining a score.

use std::collections::HashMap;

use tantivy::Searcher;

use super::{
    index::{Engine, Fact, Live, SearchState, Vocabulary, live},
    query::{Node, ParsedQuery, at_least, spoken, understand},
    rank::{Rank, Ranking},
};
use crate::{
    app::App,
    catalog::{
        self, Filter, FoundQuery, Hit, Listing, ListingFilters, ListingScope, NamedValues, Order, PageRange,
        ProductCard, RankingFacts, Taxonomy,
    },
    error::Result,
    id::ProductId,
    tenancy::Storefront,
};

/// With more hits than this, the country surely shows one of them.
const SURELY_SHOWN: usize = 2_000;
/// Products, categories and brands that are suggested.
const SUGGESTED_PRODUCTS: usize = 6;
const SUGGESTED_PLACES: usize = 4;

/// What a query found, before a country's listing narrows it.
pub struct FoundHits {
    /// Each product once.
    pub hits: Vec<Hit>,
    /// What was understood.
    pub understood: ParsedQuery,
}

/// A page of products that a query finds.
pub struct SearchPage {
    /// The page.
    pub listing: Listing,
    /// The query with its mistakes corrected.
    pub corrected: Option<String>,
}

/// What is suggested for a query.
pub struct SuggestionResult {
    /// The first products.
    pub products: Vec<ProductCard>,
    /// How many products there are.
    pub count: i64,
    /// Categories that its words mean.
    pub categories: Vec<SuggestedPlace>,
    /// Brands that its words mean.
    pub brands: Vec<SuggestedPlace>,
    /// The query with its mistakes corrected.
    pub corrected: Option<String>,
    /// The page that answers it.
    pub page: Option<String>,
}

/// A category or brand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuggestedPlace {
    /// Its name.
    pub name: String,
    /// Its page.
    pub path: String,
    /// The names of the categories above it.
    pub within: Vec<String>,
}

/// What the words find in a country.
pub async fn find(app: &App, storefront: &Storefront, text: &str) -> Result<FoundHits> {
    let live = live(app).await?;
    let searcher = live.engine.searcher();
    let languages = spoken(app, storefront, &live).await?;
    let understood = understand(&languages, &live, Vocabulary(&searcher), text)?;
    let hits = hits(app, storefront, &searcher, &understood).await?;
    Ok(FoundHits { hits, understood })
}

/// Products that have all words or, where the country shows none, as many of them as can be.
async fn hits(app: &App, storefront: &Storefront, searcher: &Searcher, understood: &ParsedQuery) -> Result<Vec<Hit>> {
    for least in (1..=understood.nodes.len()).rev() {
        let query = at_least(&understood.nodes, least, understood.asked);
        let hits = Engine::hits(searcher, &query)?;
        if hits.len() > SURELY_SHOWN || (!hits.is_empty() && any_shown(app, storefront, &hits).await?) {
            return Ok(hits);
        }
    }
    Ok(Vec::new())
}

async fn any_shown(app: &App, storefront: &Storefront, hits: &[Hit]) -> Result<bool> {
    let ids: Vec<ProductId> = hits.iter().map(|(id, _)| *id).collect();
    Ok(!catalog::ranking_facts(app, &storefront.tenant, &ids, &NamedValues::default()).await?.is_empty())
}

/// A page of the products that a query finds: by how well they fit, or in another order.
pub async fn search(
    app: &App,
    storefront: &Storefront,
    text: &str,
    filter: &Filter,
    order: Option<Order>,
    range: PageRange,
) -> Result<SearchPage> {
    let found = Box::pin(find(app, storefront, text)).await?;
    let sales = app.slice_state::<SearchState>().sales();
    let ranking = Ranking::new(app.clock.now(), sales.get(&storefront.tenant.id));
    let rank = |fit: f32, facts: &RankingFacts| ranking.rank(fit, facts).total();
    let named = &found.understood.named;
    let query = FoundQuery { hits: &found.hits, named, rank: &rank, filter, order, range };
    let listing = Box::pin(catalog::list_found(app, storefront, &query)).await?;
    Ok(SearchPage { listing, corrected: found.understood.corrected })
}

/// What the products that a query finds can be narrowed to.
pub async fn filters(app: &App, storefront: &Storefront, text: &str, filter: &Filter) -> Result<ListingFilters> {
    let found = Box::pin(find(app, storefront, text)).await?;
    catalog::found_filters(app, storefront, &found.hits, filter).await
}

/// What is suggested for a query that somebody types.
pub async fn suggest(app: &App, storefront: &Storefront, text: &str) -> Result<SuggestionResult> {
    let found = Box::pin(find(app, storefront, text)).await?;
    let sales = app.slice_state::<SearchState>().sales();
    let ranking = Ranking::new(app.clock.now(), sales.get(&storefront.tenant.id));
    let rank = |fit: f32, facts: &RankingFacts| ranking.rank(fit, facts).total();
    let (named, filter) = (&found.understood.named, &Filter::default());
    let range = PageRange { offset: 0, take: SUGGESTED_PRODUCTS };
    let query = FoundQuery { hits: &found.hits, named, rank: &rank, filter, order: None, range };
    let listing = Box::pin(catalog::list_found(app, storefront, &query)).await?;
    let (categories, brands) = places(app, storefront, &found.understood.places).await?;
    Ok(SuggestionResult {
        products: listing.cards,
        count: listing.count,
        categories,
        brands,
        corrected: found.understood.corrected,
        page: found.understood.page,
    })
}

/// Categories, and brands, that the country has products of.
async fn places(
    app: &App,
    storefront: &Storefront,
    meant: &[(Fact, f32)],
) -> Result<(Vec<SuggestedPlace>, Vec<SuggestedPlace>)> {
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let scopes: Vec<ListingScope> = meant
        .iter()
        .filter_map(|(fact, _)| match fact {
            Fact::Category(id) => Some(ListingScope::Category(*id)),
            Fact::Brand(id) => Some(ListingScope::Brand(*id)),
            _ => None,
        })
        .collect();
    let shown = catalog::scopes_with_products(app, storefront.tenant.id, &scopes).await?;
    let categories = shown.iter().filter_map(|scope| match scope {
        ListingScope::Category(id) => {
            let mut lineage = taxonomy.lineage(*id);
            let own = lineage.pop()?;
            let within = lineage.into_iter().map(|entry| entry.text.name.clone()).collect();
            Some(SuggestedPlace { name: own.text.name.clone(), path: own.path.clone(), within })
        }
        _ => None,
    });
    let brands = shown.iter().filter_map(|scope| match scope {
        ListingScope::Brand(id) => {
            let brand = taxonomy.brand(*id)?;
            Some(SuggestedPlace { name: brand.name.clone(), path: brand.path(), within: Vec::new() })
        }
        _ => None,
    });
    Ok((categories.take(SUGGESTED_PLACES).collect(), brands.take(SUGGESTED_PLACES).collect()))
}

/// Why a product stands where it stands.
#[derive(Clone, Debug)]
pub struct RankExplanation {
    /// Its card.
    pub card: ProductCard,
    /// The parts of its rank.
    pub rank: Rank,
    /// For each word that is looked for, what finds the product and what that is worth, the best first.
    pub words: Vec<Vec<(String, f32)>>,
}

/// What a query was understood as, and its first products with the reasons of their places.
pub struct Explanation {
    /// What is looked for, found or not.
    pub asked: usize,
    /// The query with its mistakes corrected.
    pub corrected: Option<String>,
    /// The page that answers it.
    pub page: Option<String>,
    /// How many products were found, shown in the country or not.
    pub hits: usize,
    /// The first of them that the country shows.
    pub products: Vec<RankExplanation>,
}

/// Explains the first products of a query.
pub async fn explain(app: &App, storefront: &Storefront, text: &str, take: usize) -> Result<Explanation> {
    let found = Box::pin(find(app, storefront, text)).await?;
    let FoundHits { hits, understood } = &found;
    let sales = app.slice_state::<SearchState>().sales();
    let ranking = Ranking::new(app.clock.now(), sales.get(&storefront.tenant.id));
    let rank = |fit: f32, facts: &RankingFacts| ranking.rank(fit, facts).total();
    let (named, filter) = (&understood.named, &Filter::default());
    let range = PageRange { offset: 0, take };
    let query = FoundQuery { hits, named, rank: &rank, filter, order: None, range };
    let listing = Box::pin(catalog::list_found(app, storefront, &query)).await?;
    let ids: Vec<ProductId> = listing.cards.iter().map(|card| card.id).collect();
    let ranking_facts = catalog::ranking_facts(app, &storefront.tenant, &ids, named).await?;
    let ranking_facts: HashMap<ProductId, RankingFacts> = ranking_facts.into_iter().map(|one| (one.id, one)).collect();
    let fits: HashMap<ProductId, f32> = hits.iter().copied().collect();
    let live = live(app).await?;
    let searcher = live.engine.searcher();
    let mut products = Vec::with_capacity(ids.len());
    for card in listing.cards {
        let (Some(facts), Some(fit)) = (ranking_facts.get(&card.id), fits.get(&card.id)) else { continue };
        let words = understood.nodes.iter().map(|node| reasons(&live, &searcher, node, card.id));
        let words = words.collect::<Result<_>>()?;
        products.push(RankExplanation { rank: ranking.rank(*fit, facts), words, card });
    }
    Ok(Explanation {
        asked: understood.asked,
        corrected: understood.corrected.clone(),
        page: understood.page.clone(),
        hits: hits.len(),
        products,
    })
}

/// The terms of a word by which a product is found.
fn reasons(live: &Live, searcher: &Searcher, node: &Node, product: ProductId) -> Result<Vec<(String, f32)>> {
    let mut reasons: Vec<(String, f32)> = Vec::new();
    for leaf in node.leaves() {
        if live.engine.finds(searcher, leaf.query(), product)?
            && let Some(leaf) = leaf.leaf()
            && !reasons.iter().any(|(why, _)| *why == leaf.why)
        {
            reasons.push((leaf.why.clone(), leaf.boost));
        }
    }
    reasons.sort_by(|one, other| other.1.total_cmp(&one.1));
    Ok(reasons)
}

/// What the index of this process holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IndexState {
    /// Products.
    pub products: usize,
    /// Bytes.
    pub bytes: u64,
    /// Seconds that the last reading of everything took.
    pub seconds: f64,
}

/// Builds the index if there is none yet, and says what it holds.
pub async fn index_state(app: &App) -> Result<IndexState> {
    let live = live(app).await?;
    Ok(IndexState { products: live.products, bytes: live.engine.bytes()?, seconds: live.took.as_secs_f64() })
}

/// Counts that a product which the country shows was opened from a search's results.
pub async fn clicked(app: &App, storefront: &Storefront, text: &str, product: ProductId) -> Result<()> {
    let shown = catalog::ranking_facts(app, &storefront.tenant, &[product], &NamedValues::default()).await?;
    if !shown.is_empty() {
        app.slice_state::<SearchState>().counts.clicked(app, storefront, text);
    }
    Ok(())
}
