//! A product's texts: names with their sort keys, and unique slugs.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};

use super::{
    change::ProductChange,
    names::{Collators, slugify},
    store::products as store,
};
use crate::{
    catalog::draft::ProductText,
    db::{DbResult, Tx},
    id::ProductId,
    tenancy::LanguageId,
};

/// The last suffix assigned to a slug in a language in this run.
pub(super) type Suffixes = HashMap<(LanguageId, String), u32>;

/// A text that differs.
struct TextUpdate<'d> {
    product_id: ProductId,
    language_id: LanguageId,
    text: &'d ProductText,
    base: String,
    slug: Option<String>,
}

/// Writes the texts that differ. A slug that changes leaves a redirect behind.
pub(super) async fn write(
    tx: &mut Tx,
    suffixes: &mut Suffixes,
    collators: &Collators,
    now: DateTime<Utc>,
    changes: &[ProductChange<'_>],
) -> DbResult<()> {
    let old: Vec<ProductId> = changes.iter().filter(|change| !change.is_new).map(|change| change.product_id).collect();
    save(tx, suffixes, collators, now, wanted(changes), &old).await
}

/// An operator's text of a stored product.
#[derive(Debug)]
pub(super) struct OperatorText<'d> {
    pub(super) product_id: ProductId,
    /// The product's key, from which the slug is made if the name yields none.
    pub(super) key: &'d str,
    pub(super) language_id: LanguageId,
    pub(super) text: &'d ProductText,
}

/// Writes texts of stored products, at most one per product and language.
pub(super) async fn set(
    tx: &mut Tx,
    collators: &Collators,
    now: DateTime<Utc>,
    texts: &[OperatorText<'_>],
) -> DbResult<()> {
    let wanted = texts.iter().map(|text| TextUpdate {
        product_id: text.product_id,
        language_id: text.language_id,
        text: text.text,
        base: base(text.key, text.text),
        slug: None,
    });
    let mut products: Vec<ProductId> = texts.iter().map(|text| text.product_id).collect();
    products.sort_unstable();
    products.dedup();
    save(tx, &mut Suffixes::new(), collators, now, wanted.collect(), &products).await
}

/// Writes texts; `old` are the products that already have some.
async fn save(
    tx: &mut Tx,
    suffixes: &mut Suffixes,
    collators: &Collators,
    now: DateTime<Utc>,
    mut wanted: Vec<TextUpdate<'_>>,
    old: &[ProductId],
) -> DbResult<()> {
    if wanted.is_empty() {
        return Ok(());
    }
    let former = former_slugs(tx, old).await?;
    for text in &mut wanted {
        let own = former.get(&(text.product_id, text.language_id));
        text.slug = own.filter(|own| is_of(own, &text.base)).cloned();
    }
    assign(tx, suffixes, &mut wanted).await?;
    redirect(tx, now, &wanted, &former).await?;
    let rows: Vec<store::TextRow<'_>> = wanted
        .into_iter()
        .map(|wanted| store::TextRow {
            product_id: wanted.product_id,
            language_id: wanted.language_id,
            slug: wanted.slug.unwrap_or(wanted.base),
            name: &wanted.text.name,
            name_key: collators.key(wanted.language_id, &wanted.text.name),
            description: &wanted.text.description,
            seo_title: wanted.text.seo_title.as_deref(),
            seo_description: wanted.text.seo_description.as_deref(),
        })
        .collect();
    store::upsert_texts(tx, &rows).await
}

fn wanted<'d>(changes: &[ProductChange<'d>]) -> Vec<TextUpdate<'d>> {
    let mut wanted = Vec::new();
    for change in changes {
        let draft = change.resolved.draft;
        for language in &change.difference.languages {
            let Some(text) = draft.texts.get(language) else { continue };
            wanted.push(TextUpdate {
                product_id: change.product_id,
                language_id: *language,
                text,
                base: base(&draft.key, text),
                slug: None,
            });
        }
    }
    wanted
}

/// The slug requested by a text, otherwise one made from its name, otherwise from the product's key.
fn base(key: &str, text: &ProductText) -> String {
    let given = text.slug.iter().map(String::as_str);
    given
        .chain([text.name.as_str(), key])
        .map(slugify)
        .find(|slug| !slug.is_empty())
        .unwrap_or_else(|| "product".to_owned())
}

/// Whether a slug is the base, or the base with a numeric suffix that made it unique.
fn is_of(slug: &str, base: &str) -> bool {
    slug.strip_prefix(base).is_some_and(|rest| {
        rest.is_empty() || rest.strip_prefix('-').is_some_and(|number| number.parse::<u32>().is_ok_and(|n| n > 1))
    })
}

async fn former_slugs(tx: &mut Tx, products: &[ProductId]) -> DbResult<HashMap<(ProductId, LanguageId), String>> {
    if products.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = store::slugs_of(tx, products).await?;
    Ok(rows.into_iter().map(|(product, language, slug)| ((product, language), slug)).collect())
}

/// Assigns every text without a slug one that is free in its language: `name`, `name-2`, `name-3` …
async fn assign(tx: &mut Tx, suffixes: &mut Suffixes, wanted: &mut [TextUpdate<'_>]) -> DbResult<()> {
    let mut taken: HashSet<(LanguageId, String)> =
        wanted.iter().filter_map(|text| Some((text.language_id, text.slug.clone()?))).collect();
    loop {
        let mut proposed = Vec::new();
        for (index, text) in wanted.iter().enumerate().filter(|(_, text)| text.slug.is_none()) {
            proposed.push((index, text.language_id, propose(suffixes, &mut taken, text)));
        }
        if proposed.is_empty() {
            return Ok(());
        }
        let slugs: Vec<String> = proposed.iter().map(|(_, _, slug)| slug.clone()).collect();
        let mut languages: Vec<LanguageId> = proposed.iter().map(|(_, language, _)| *language).collect();
        languages.sort_unstable();
        languages.dedup();
        let owners = store::slug_owners(tx, &languages, &slugs).await?;
        let owned: HashSet<(LanguageId, String)> =
            owners.into_iter().map(|(language, slug, _)| (language, slug)).collect();
        for (index, language, slug) in proposed {
            if !owned.contains(&(language, slug.clone())) {
                wanted[index].slug = Some(slug);
            }
        }
    }
}

/// The next slug candidate for a text that this batch has not used yet.
fn propose(suffixes: &mut Suffixes, taken: &mut HashSet<(LanguageId, String)>, text: &TextUpdate<'_>) -> String {
    loop {
        let slug = candidate(suffixes, text);
        if taken.insert((text.language_id, slug.clone())) {
            return slug;
        }
        *suffixes.entry((text.language_id, text.base.clone())).or_insert(1) += 1;
    }
}

fn candidate(suffixes: &Suffixes, text: &TextUpdate<'_>) -> String {
    match suffixes.get(&(text.language_id, text.base.clone())) {
        Some(number) => format!("{}-{number}", text.base),
        None => text.base.clone(),
    }
}

async fn redirect(
    tx: &mut Tx,
    now: DateTime<Utc>,
    wanted: &[TextUpdate<'_>],
    former: &HashMap<(ProductId, LanguageId), String>,
) -> DbResult<()> {
    for text in wanted {
        let old = former.get(&(text.product_id, text.language_id));
        if let Some(old) = old.filter(|old| text.slug.as_ref() != Some(old)) {
            store::redirect_slug(tx, text.language_id, old, text.product_id, now).await?;
        }
    }
    let live: Vec<String> = wanted.iter().filter_map(|text| text.slug.clone()).collect();
    let stale: HashSet<(LanguageId, String)> = store::redirects(tx, &live).await?.into_iter().collect();
    let stale: Vec<(LanguageId, &str)> = wanted
        .iter()
        .filter_map(|text| Some((text.language_id, text.slug.clone()?)))
        .filter_map(|place| stale.get(&place).map(|(language, slug)| (*language, slug.as_str())))
        .collect();
    store::delete_redirects(tx, &stale).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_that_makes_a_slug_unique_is_part_of_it() {
        assert!(is_of("tee", "tee") && is_of("tee-2", "tee") && is_of("tee-17", "tee"));
        assert!(!is_of("tee-x", "tee") && !is_of("tees", "tee") && !is_of("tee-1", "tee"));
    }
}
