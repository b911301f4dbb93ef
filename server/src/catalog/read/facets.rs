//! The filter choices of a listing: colours, sizes, brands and prices, each counted under the other filters.

use std::{cmp::Reverse, collections::HashSet, hash::Hash};

use chrono::TimeDelta;

use super::{listing::count, rule_reads::depend_on_rules, taxonomy::Taxonomy};
use crate::{
    app::App,
    cache::{depend_on, depend_until},
    catalog::{
        deals,
        index::{self, FacetValues, Facets, View},
        model::{AttributeValue, FilterAttribute, FilterChoice, FilterFacet, ListingFilters},
        scope::{Filter, ListingScope},
    },
    changes::{Change, Topic},
    error::Result,
    id::ValueId,
    tenancy::{Storefront, Tenant},
};

/// Maximum number of choices returned per facet.
const MOST_CHOICES: usize = 100;

/// The colours and sizes that occur in a scope, in the catalogue's order, each with the number of products it would leave.
pub async fn values(
    app: &App,
    storefront: &Storefront,
    scope: ListingScope,
    filter: &Filter,
) -> Result<Vec<AttributeValue>> {
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let facets = facets(app, &storefront.tenant, &taxonomy, scope, filter).await?;
    let counted = taxonomy.values.iter().filter_map(|value| {
        Some(AttributeValue {
            id: value.id,
            attribute_id: value.attribute_id,
            attribute: FilterAttribute::of_key(&value.attribute)?,
            key: value.key.clone(),
            name: value.name.clone(),
            swatch: value.swatch.clone(),
            product_count: count(*facets.values.get(&value.id)?),
        })
    });
    Ok(counted.collect())
}

/// All filter choices of a scope, limited for display on a page.
pub async fn filters(
    app: &App,
    storefront: &Storefront,
    scope: ListingScope,
    filter: &Filter,
) -> Result<ListingFilters> {
    depend_on(scope.listed_in(storefront.tenant.id));
    depend_on_rules(app, &storefront.tenant, Some(scope)).await?;
    filters_by(app, storefront, filter, |view, values| view.facets(scope, filter, values)).await
}

/// The filter choices for the counts returned by `count`.
pub(super) async fn filters_by(
    app: &App,
    storefront: &Storefront,
    filter: &Filter,
    count_facets: impl Fn(View<'_>, &FacetValues) -> Facets,
) -> Result<ListingFilters> {
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let facets = counted(app, &storefront.tenant, &taxonomy, filter, count_facets).await?;
    let values = |attribute: &str, chosen: Option<&Vec<ValueId>>| {
        let all = taxonomy.values.iter().filter(|value| value.attribute == attribute);
        let counted = all.filter_map(|value| {
            let choice = FilterChoice {
                key: value.key.clone(),
                name: value.name.clone(),
                swatch: value.swatch.clone(),
                product_count: count(*facets.values.get(&value.id)?),
            };
            Some((value.id, choice))
        });
        bounded(counted.collect(), chosen)
    };
    let brands = taxonomy.brands.iter().filter_map(|brand| {
        let product_count = count(*facets.brands.get(&brand.id)?);
        let choice = FilterChoice { key: brand.slug.clone(), name: brand.name.clone(), swatch: None, product_count };
        Some((brand.id, choice))
    });
    // The price range is only a placeholder in empty fields, so a price change does not invalidate the cached page.
    depend_until(app.clock.now() + TimeDelta::minutes(10));
    Ok(ListingFilters {
        colours: values("colour", filter.colours.as_ref()),
        sizes: values("size", filter.sizes.as_ref()),
        brands: bounded(brands.collect(), filter.brands.as_ref()),
        lowest_minor: facets.prices.map(|(lowest, _)| lowest),
        highest_minor: facets.prices.map(|(_, highest)| highest),
    })
}

/// If there are more choices than a page can show, keeps the selected ones and those that leave most products, in the original
/// order.
fn bounded<I: Copy + Eq + Hash>(choices: Vec<(I, FilterChoice)>, chosen: Option<&Vec<I>>) -> FilterFacet {
    let total = count(choices.len() as u64);
    let mut ranked: Vec<&(I, FilterChoice)> = choices.iter().collect();
    let is_chosen = |id: &I| chosen.is_some_and(|ids| ids.contains(id));
    ranked.sort_by_key(|(id, choice)| (!is_chosen(id), Reverse(choice.product_count)));
    let kept: HashSet<I> = ranked.into_iter().take(MOST_CHOICES).map(|(id, _)| *id).collect();
    let choices = choices.into_iter().filter(|(id, _)| kept.contains(id)).map(|(_, choice)| choice).collect();
    FilterFacet { choices, total }
}

pub async fn facets(
    app: &App,
    tenant: &Tenant,
    taxonomy: &Taxonomy,
    scope: ListingScope,
    filter: &Filter,
) -> Result<Facets> {
    depend_on(scope.listed_in(tenant.id));
    depend_on_rules(app, tenant, Some(scope)).await?;
    counted(app, tenant, taxonomy, filter, |view, values| view.facets(scope, filter, values)).await
}

async fn counted(
    app: &App,
    tenant: &Tenant,
    taxonomy: &Taxonomy,
    filter: &Filter,
    count_facets: impl Fn(View<'_>, &FacetValues) -> Facets,
) -> Result<Facets> {
    let ids = |attribute: &str| {
        taxonomy.values.iter().filter(|value| value.attribute == attribute).map(|value| value.id).collect()
    };
    let values = FacetValues { colours: ids("colour"), sizes: ids("size") };
    if filter.by_price() {
        depend_on(Change::in_tenant(Topic::Price, tenant.id));
        deals::depend_on_next_change(app, tenant).await?;
    }
    index::ask(app, tenant.id, |view| count_facets(view, &values)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_values_the_largest_and_the_selected_are_kept_in_order() {
        let choice = |id: i64| FilterChoice {
            key: id.to_string(),
            name: String::new(),
            swatch: None,
            product_count: if id % 2 == 0 { 9 } else { 1 },
        };
        let facet = bounded((0..300).map(|id| (id, choice(id))).collect(), Some(&vec![299]));
        assert_eq!((facet.choices.len(), facet.total), (MOST_CHOICES, 300));
        let keys: Vec<i64> = facet.choices.iter().map(|choice| choice.key.parse().unwrap()).collect();
        assert!(keys.is_sorted() && keys.contains(&299) && !keys.contains(&1));
        assert_eq!(bounded((0..3).map(|id| (id, choice(id))).collect(), None).choices.len(), 3);
    }
}
