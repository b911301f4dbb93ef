//! Membership of collections that are filled by a rule or a list of products, maintained in the transaction of every change to a
//! product or the taxonomy.
//!
//! For a list, or a rule with only fact conditions, the members are rows like those of a hand-picked collection. For a rule that
//! also uses prices or dates, the products that match its facts are stored as candidates, and the index selects the members.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::{
    feed,
    names::fold,
    store::membership::{self as store, CollectionRow},
};
use crate::{
    catalog::{
        collection_rule::{CollectionRule, FactRule, RuleFacts},
        product_facts::facts_of,
    },
    db::{DbResult, Tx},
    id::{BrandId, CategoryId, CollectionId, ProductId},
};

/// Products per batch when all are processed.
const BATCH: i64 = 2_000;
/// The position of a member that was selected by a rule.
const BY_RULE: i64 = 1_000;

/// A collection filled by the content of its file.
#[derive(Debug)]
struct RuleCollection {
    id: CollectionId,
    by: FilledBy,
}

#[derive(Debug)]
enum FilledBy {
    /// Products' keys, and their positions.
    List(HashMap<String, i64>),
    /// A rule with only fact conditions.
    Facts(FactRule),
    /// A rule that also uses prices or dates: its fact conditions.
    Moving(FactRule),
}

/// The members and candidates of some products.
#[derive(Debug, Default, PartialEq, Eq)]
struct Memberships {
    members: HashMap<(ProductId, CollectionId), i64>,
    candidates: HashSet<(ProductId, CollectionId)>,
}

/// The result of updating memberships.
#[derive(Debug, Default)]
struct MembershipChanges {
    rows: u64,
    /// Products whose memberships changed.
    products: BTreeSet<ProductId>,
}

/// Updates the membership of these products in collections filled by rules or lists.
pub(super) async fn update(tx: &mut Tx, products: &[ProductId]) -> DbResult<()> {
    if products.is_empty() {
        return Ok(());
    }
    // Serialises this transaction with changes of rules.
    lock(tx).await?;
    let filled = filled(tx).await?;
    if !filled.is_empty() {
        update_batch(tx, &filled, products).await?;
    }
    Ok(())
}

/// Updates the membership of all products after rules, lists or the category tree changed, and records the affected products;
/// returns the number of changed rows. A collection that no longer has a rule or list keeps its members. The caller must hold the
/// lock of the rules.
pub(super) async fn update_all(tx: &mut Tx) -> DbResult<u64> {
    let filled = filled(tx).await?;
    let moving: Vec<CollectionId> =
        filled.iter().filter(|one| matches!(one.by, FilledBy::Moving(_))).map(|one| one.id).collect();
    let mut fixed: Vec<CollectionId> = store::collection_ids(tx).await?;
    fixed.retain(|id| !moving.contains(id));
    let mut changed = store::clear_candidates(tx, &fixed).await?;
    if filled.is_empty() {
        return Ok(changed);
    }
    let (mut last, mut moved) = (ProductId::default(), BTreeSet::new());
    loop {
        let products = store::products_after(tx, last, BATCH).await?;
        let Some(end) = products.last() else { break };
        last = *end;
        let updated = update_batch(tx, &filled, &products).await?;
        changed += updated.rows;
        moved.extend(updated.products);
    }
    feed::record_documents(tx, &moved.into_iter().collect::<Vec<_>>()).await?;
    Ok(changed)
}

/// Takes the lock of the rules, which a change of the taxonomy holds until its transaction ends.
pub(super) async fn lock(tx: &mut Tx) -> DbResult<()> {
    tx.lock("collection rules", 0).await
}

async fn update_batch(tx: &mut Tx, filled: &[RuleCollection], products: &[ProductId]) -> DbResult<MembershipChanges> {
    let ids: Vec<CollectionId> = filled.iter().map(|one| one.id).collect();
    let wanted = wanted(tx, filled, products).await?;
    let members: HashMap<(ProductId, CollectionId), i64> = store::members(tx, &ids, products)
        .await?
        .into_iter()
        .map(|row| ((row.product_id, row.collection_id), row.position))
        .collect();
    let candidates: HashSet<(ProductId, CollectionId)> =
        store::candidates(tx, &ids, products).await?.into_iter().collect();
    let stored = Memberships { members, candidates };
    if stored == wanted {
        return Ok(MembershipChanges::default());
    }
    let gone = stored.members.iter().filter(|(pair, position)| wanted.members.get(*pair) != Some(*position));
    let gone: Vec<(ProductId, CollectionId)> = gone.map(|(pair, _)| *pair).collect();
    store::delete_members(tx, &by_collection(gone.iter().copied())).await?;
    let new = wanted.members.iter().filter(|(pair, position)| stored.members.get(*pair) != Some(*position));
    let mut new: Vec<store::Member> = new
        .map(|((product_id, collection_id), position)| store::Member {
            product_id: *product_id,
            collection_id: *collection_id,
            position: *position,
        })
        .collect();
    new.sort_unstable();
    store::insert_members(tx, &new).await?;
    let dropped = by_collection(stored.candidates.difference(&wanted.candidates).copied());
    store::delete_candidates(tx, &dropped).await?;
    let mut added: Vec<(ProductId, CollectionId)> = wanted.candidates.difference(&stored.candidates).copied().collect();
    added.sort_unstable();
    store::insert_candidates(tx, &added).await?;
    let dropped: usize = dropped.iter().map(|(_, products)| products.len()).sum();
    Ok(MembershipChanges {
        rows: (gone.len() + new.len() + dropped + added.len()) as u64,
        products: gone.iter().map(|(product, _)| *product).chain(new.iter().map(|row| row.product_id)).collect(),
    })
}

/// Groups pairs into the products of each collection, in order.
fn by_collection(pairs: impl Iterator<Item = (ProductId, CollectionId)>) -> Vec<(CollectionId, Vec<ProductId>)> {
    let mut groups: HashMap<CollectionId, Vec<ProductId>> = HashMap::new();
    for (product, collection) in pairs {
        groups.entry(collection).or_default().push(product);
    }
    let mut groups: Vec<(CollectionId, Vec<ProductId>)> = groups.into_iter().collect();
    groups.sort_unstable();
    groups
}

async fn wanted(tx: &mut Tx, filled: &[RuleCollection], products: &[ProductId]) -> DbResult<Memberships> {
    let mut facts: HashMap<ProductId, (String, RuleFacts)> = HashMap::with_capacity(products.len());
    for (id, key, product_type) in store::products(tx, products).await? {
        let product_type = product_type.map(|name| fold(&name));
        facts.insert(id, (key, RuleFacts { product_type, ..RuleFacts::default() }));
    }
    for (product, tag) in store::tags(tx, products).await? {
        if let Some((_, facts)) = facts.get_mut(&product) {
            facts.tags.push(tag);
        }
    }
    for (product, places) in facts_of(&mut *tx, products).await? {
        if let Some((_, facts)) = facts.get_mut(&product) {
            facts.brand_id = places.brand_id;
            facts.categories = places.categories;
        }
    }
    let mut wanted = Memberships::default();
    for (product, (key, facts)) in &facts {
        for one in filled {
            let pair = (*product, one.id);
            match &one.by {
                FilledBy::List(keys) => wanted.members.extend(keys.get(key).map(|position| (pair, *position))),
                FilledBy::Facts(rule) => wanted.members.extend(rule.fits(facts).then_some((pair, BY_RULE))),
                FilledBy::Moving(rule) => wanted.candidates.extend(rule.fits(facts).then_some(pair)),
            }
        }
    }
    Ok(wanted)
}

async fn filled(tx: &mut Tx) -> DbResult<Vec<RuleCollection>> {
    let rows = store::filled(tx).await?;
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let categories: HashMap<String, CategoryId> = store::category_ids(tx).await?.into_iter().collect();
    let brands: HashMap<String, BrandId> = store::brand_ids(tx).await?.into_iter().collect();
    let fact_rule = |rule: &CollectionRule| FactRule {
        matches: rule.matches,
        tags: set(&rule.tags, |tag| Some(fold(tag))),
        types: set(&rule.types, |name| Some(fold(name))),
        categories: set(&rule.categories, |key| categories.get(key).copied()),
        brands: set(&rule.brands, |slug| brands.get(slug).copied()),
    };
    let filled = |CollectionRow { id, product_keys, rule }: CollectionRow| {
        let by = match (product_keys, rule) {
            (_, Some(rule)) if rule.0.is_moving() => FilledBy::Moving(fact_rule(&rule.0)),
            (_, Some(rule)) => FilledBy::Facts(fact_rule(&rule.0)),
            (Some(keys), None) => FilledBy::List(keys.0.into_iter().zip(1..).collect()),
            (None, None) => return None,
        };
        Some(RuleCollection { id, by })
    };
    Ok(rows.into_iter().filter_map(filled).collect())
}

/// Resolves the names in a condition to known ids; `None` if the rule has no such condition.
fn set<T: Eq + std::hash::Hash>(named: &[String], known: impl Fn(&String) -> Option<T>) -> Option<HashSet<T>> {
    (!named.is_empty()).then(|| named.iter().filter_map(known).collect())
}
