//! Use cases: searching, suggestions while typing, explaining a score.

use std::collections::HashMap;

use futures::FutureExt as _;
use tantivy::Searcher;

use super::{
    index::{Engine, Fact, SearchIndex, SearchState, Vocabulary, current_index},
    query::{Node, ParsedQuery, at_least, query_languages, understand},
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

/// With more hits than this, the country is certain to show one of them.
const SURELY_SHOWN: usize = 2_000;
/// Most products, categories and brands that are suggested.
const SUGGESTED_PRODUCTS: usize = 6;
const SUGGESTED_PLACES: usize = 4;

/// The hits of a query, before filtering by what the country shows.
pub struct FoundHits {
    /// Each product once.
    pub hits: Vec<Hit>,
    /// The interpreted query.
    pub understood: ParsedQuery,
}

/// A page of a query's products.
pub struct SearchPage {
    /// The page.
    pub listing: Listing,
    /// The corrected query, if it had spelling mistakes.
    pub corrected: Option<String>,
}

/// Suggestions for a query.
pub struct SuggestionResult {
    /// The first products.
    pub products: Vec<ProductCard>,
    /// Total number of products found.
    pub count: i64,
    /// Categories that the query matches.
    pub categories: Vec<SuggestedPlace>,
    /// Brands that the query matches.
    pub brands: Vec<SuggestedPlace>,
    /// The corrected query, if it had spelling mistakes.
    pub corrected: Option<String>,
    /// The page for this query.
    pub page: Option<String>,
}

/// A category or brand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuggestedPlace {
    /// Its name.
    pub name: String,
    /// The path of its page.
    pub path: String,
    /// The names of the categories above it.
    pub within: Vec<String>,
}

/// The hits of a query in a country.
pub async fn find(app: &App, storefront: &Storefront, text: &str) -> Result<FoundHits> {
    let index = current_index(app).await?;
    let searcher = index.engine.searcher();
    let languages = query_languages(app, storefront, &index).await?;
    let understood = understand(&languages, &index, Vocabulary(&searcher), text)?;
    let hits = hits(app, storefront, &searcher, &understood).await?;
    Ok(FoundHits { hits, understood })
}

/// Products that match all words or, if the country shows none of these, as many words as possible.
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

/// A page of the products that match a query, ordered by rank or as requested.
pub async fn search(
    app: &App,
    storefront: &Storefront,
    text: &str,
    filter: &Filter,
    order: Option<Order>,
    range: PageRange,
) -> Result<SearchPage> {
    let found = find(app, storefront, text).boxed().await?;
    let sales = app.slice_state::<SearchState>().sales();
    let ranking = Ranking::new(app.clock.now(), sales.get(&storefront.tenant.id));
    let rank = |fit: f32, facts: &RankingFacts| ranking.rank(fit, facts).total();
    let named = &found.understood.named;
    let query = FoundQuery { hits: &found.hits, named, rank: &rank, filter, order, range };
    let listing = catalog::list_found(app, storefront, &query).boxed().await?;
    Ok(SearchPage { listing, corrected: found.understood.corrected })
}

/// The filters for the products that match a query.
pub async fn filters(app: &App, storefront: &Storefront, text: &str, filter: &Filter) -> Result<ListingFilters> {
    let found = find(app, storefront, text).boxed().await?;
    catalog::found_filters(app, storefront, &found.hits, filter).await
}

/// Suggestions for a query that is being typed.
pub async fn suggest(app: &App, storefront: &Storefront, text: &str) -> Result<SuggestionResult> {
    let found = find(app, storefront, text).boxed().await?;
    let sales = app.slice_state::<SearchState>().sales();
    let ranking = Ranking::new(app.clock.now(), sales.get(&storefront.tenant.id));
    let rank = |fit: f32, facts: &RankingFacts| ranking.rank(fit, facts).total();
    let (named, filter) = (&found.understood.named, &Filter::default());
    let range = PageRange { offset: 0, take: SUGGESTED_PRODUCTS };
    let query = FoundQuery { hits: &found.hits, named, rank: &rank, filter, order: None, range };
    let listing = catalog::list_found(app, storefront, &query).boxed().await?;
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

/// Matching categories, and brands, of which the country has products.
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

/// Explains a product's rank.
#[derive(Clone, Debug)]
pub struct RankExplanation {
    /// Its card.
    pub card: ProductCard,
    /// The components of its rank.
    pub rank: Rank,
    /// For each query word, the terms that match the product with their scores, best first.
    pub words: Vec<Vec<(String, f32)>>,
}

/// How a query was interpreted, and its first products with the explanation of their ranks.
pub struct Explanation {
    /// Number of words and phrases searched for, whether found or not.
    pub asked: usize,
    /// The corrected query, if it had spelling mistakes.
    pub corrected: Option<String>,
    /// The page for this query.
    pub page: Option<String>,
    /// Number of hits, including products that the country does not show.
    pub hits: usize,
    /// The first of the hits that the country shows.
    pub products: Vec<RankExplanation>,
}

/// Explains the first products of a query.
pub async fn explain(app: &App, storefront: &Storefront, text: &str, take: usize) -> Result<Explanation> {
    let found = find(app, storefront, text).boxed().await?;
    let FoundHits { hits, understood } = &found;
    let sales = app.slice_state::<SearchState>().sales();
    let ranking = Ranking::new(app.clock.now(), sales.get(&storefront.tenant.id));
    let rank = |fit: f32, facts: &RankingFacts| ranking.rank(fit, facts).total();
    let (named, filter) = (&understood.named, &Filter::default());
    let range = PageRange { offset: 0, take };
    let query = FoundQuery { hits, named, rank: &rank, filter, order: None, range };
    let listing = catalog::list_found(app, storefront, &query).boxed().await?;
    let ids: Vec<ProductId> = listing.cards.iter().map(|card| card.id).collect();
    let ranking_facts = catalog::ranking_facts(app, &storefront.tenant, &ids, named).await?;
    let ranking_facts: HashMap<ProductId, RankingFacts> = ranking_facts.into_iter().map(|one| (one.id, one)).collect();
    let fits: HashMap<ProductId, f32> = hits.iter().copied().collect();
    let index = current_index(app).await?;
    let searcher = index.engine.searcher();
    let mut products = Vec::with_capacity(ids.len());
    for card in listing.cards {
        let (Some(facts), Some(fit)) = (ranking_facts.get(&card.id), fits.get(&card.id)) else { continue };
        let words = understood.nodes.iter().map(|node| reasons(&index, &searcher, node, card.id));
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

/// The terms by which a word matches a product.
fn reasons(index: &SearchIndex, searcher: &Searcher, node: &Node, product: ProductId) -> Result<Vec<(String, f32)>> {
    let mut reasons: Vec<(String, f32)> = Vec::new();
    for leaf in node.leaves() {
        if index.engine.finds(searcher, leaf.query(), product)?
            && let Some(leaf) = leaf.leaf()
            && !reasons.iter().any(|(why, _)| *why == leaf.why)
        {
            reasons.push((leaf.why.clone(), leaf.boost));
        }
    }
    reasons.sort_by(|one, other| other.1.total_cmp(&one.1));
    Ok(reasons)
}

/// The state of this process's index.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IndexState {
    /// Number of products.
    pub products: usize,
    /// Size in bytes.
    pub bytes: u64,
    /// Duration of the last full build, in seconds.
    pub seconds: f64,
}

/// Returns the state of the index, which is built first if needed.
pub async fn index_state(app: &App) -> Result<IndexState> {
    let index = current_index(app).await?;
    Ok(IndexState { products: index.products, bytes: index.engine.bytes()?, seconds: index.took.as_secs_f64() })
}

/// Counts a click on a product in the search results, if the country shows the product.
pub async fn clicked(app: &App, storefront: &Storefront, text: &str, product: ProductId) -> Result<()> {
    let shown = catalog::ranking_facts(app, &storefront.tenant, &[product], &NamedValues::default()).await?;
    if !shown.is_empty() {
        app.slice_state::<SearchState>().counts.clicked(app, storefront, text);
    }
    Ok(())
}
