//! Categories, brands and collections for pages and menus.

use std::{cmp::Reverse, collections::HashMap, sync::Arc};

use super::{
    facets,
    listing::count,
    pictures::picture,
    rule_reads::depend_on_rules,
    siblings,
    taxonomy::{BrandEntry, CategoryEntry, CollectionEntry, Taxonomy},
};
use crate::{
    app::App,
    cache::{depend_on, depend_until},
    catalog::{
        deals, index,
        model::{
            Brand, BrandDetail, Category, CategoryDetail, CategoryNode, CategorySection, Collection, CollectionDetail,
            Crumb, MenuCategory, MenuItem, MenuLink, Picture,
        },
        scope::{Filter, ListingScope, NewWithin, PageRange},
    },
    changes::{Change, Topic},
    error::{Error, Result},
    id::{CategoryId, CollectionId},
    media::Asset,
    tenancy::Storefront,
};

/// The categories, brands and collections in one language, with their numbers of products in this country.
struct Places<'a> {
    app: &'a App,
    taxonomy: Arc<Taxonomy>,
    counts: HashMap<ListingScope, u64>,
}

impl<'a> Places<'a> {
    async fn of(app: &'a App, storefront: &Storefront) -> Result<Self> {
        let taxonomy = Taxonomy::of(app, storefront).await?;
        depend_on(Change::in_tenant(Topic::Assortment, storefront.tenant.id));
        depend_on_rules(app, &storefront.tenant, None).await?;
        let counts = index::ask(app, storefront.tenant.id, |view| {
            view.scopes().map(|scope| (scope, view.count(scope))).collect()
        });
        Ok(Self { app, taxonomy, counts: counts.await? })
    }

    fn count(&self, scope: ListingScope) -> i64 {
        count(self.counts.get(&scope).copied().unwrap_or(0))
    }

    fn category(&self, entry: &CategoryEntry) -> Category {
        Category {
            id: entry.id,
            slug: entry.text.slug.clone(),
            parent_id: (entry.parent_id != CategoryId::ROOT).then_some(entry.parent_id),
            path: entry.path.clone(),
            name: entry.text.name.clone(),
            title: entry.text.title.clone(),
            description: entry.text.description.clone(),
            product_count: self.count(ListingScope::Category(entry.id)),
            picture: self.picture(entry.asset.as_ref()),
        }
    }

    fn menu_category(&self, root: Category) -> MenuCategory {
        let below = most(self.children(root.id), MOST_BELOW, |category| category.product_count);
        let mut pictures = MENU_PICTURES;
        let children = below.into_iter().map(|category| {
            let picture = category.picture.filter(|_| pictures > 0);
            pictures -= usize::from(picture.is_some());
            MenuItem { name: category.name, path: category.path, picture }
        });
        MenuCategory { id: root.id, name: root.name, path: root.path, children: children.collect() }
    }

    /// The tabs of a category's page: its own subcategories, or if it has none, those of its parent.
    fn section(&self, entry: &CategoryEntry) -> CategorySection {
        let own = self.children(entry.id);
        let above = self.taxonomy.category(entry.parent_id).filter(|_| own.is_empty());
        let whole = above.unwrap_or(entry);
        let parts = above.map_or(own, |above| self.children(above.id));
        let rank = |part: &Category| if part.id == entry.id { i64::MAX } else { part.product_count };
        let parts = most(parts, MOST_PARTS, rank).into_iter();
        CategorySection {
            name: whole.text.name.clone(),
            path: whole.path.clone(),
            parts: parts.map(|part| Crumb { name: part.name, path: part.path }).collect(),
        }
    }

    fn children(&self, parent: CategoryId) -> Vec<Category> {
        let below = self.taxonomy.categories.iter().filter(|entry| entry.parent_id == parent);
        below.map(|entry| self.category(entry)).filter(|category| category.product_count > 0).collect()
    }

    fn brand(&self, entry: &BrandEntry, product_count: i64) -> Brand {
        Brand {
            id: entry.id,
            slug: entry.slug.clone(),
            path: entry.path(),
            name: entry.name.clone(),
            description: entry.description.clone(),
            product_count,
            picture: self.picture(entry.asset.as_ref()),
        }
    }

    fn collection(&self, entry: &CollectionEntry) -> Collection {
        Collection {
            id: entry.id,
            slug: entry.text.slug.clone(),
            path: entry.path(),
            name: entry.text.name.clone(),
            description: entry.text.description.clone(),
            picture: self.picture(entry.asset.as_ref()),
            narrow_picture: self.picture(entry.narrow_asset.as_ref()),
        }
    }

    /// Collections whose pictures suit a root category: no other root category has many more of their products. Otherwise a
    /// picture of women's wear could appear among children's products.
    async fn collections_of(&self, app: &App, storefront: &Storefront, root: CategoryId) -> Result<Vec<Collection>> {
        let pictured: Vec<&CollectionEntry> =
            self.taxonomy.collections.iter().filter(|entry| entry.asset.is_some()).take(MOST_PICTURED).collect();
        let roots: Vec<CategoryId> = self
            .taxonomy
            .categories
            .iter()
            .filter(|entry| entry.parent_id == CategoryId::ROOT)
            .map(|entry| entry.id)
            .collect();
        let suitable = index::ask(app, storefront.tenant.id, |view| {
            let is_suitable = |entry: &&&CollectionEntry| {
                let products = view.shown(ListingScope::Collection(entry.id));
                let within = |root: CategoryId| {
                    let category = view.products.of(ListingScope::Category(root));
                    category.map_or(0, |category| category.intersection_len(&products))
                };
                let most = roots.iter().map(|root| within(*root)).max().unwrap_or(0);
                most > 0 && within(root) * 4 >= most * 3
            };
            pictured.iter().filter(is_suitable).take(MOST_EDITORIALS).map(|entry| self.collection(entry)).collect()
        });
        suitable.await
    }

    fn picture(&self, asset: Option<&Asset>) -> Option<Picture> {
        asset.map(|asset| picture(self.app, asset, String::new()))
    }
}

/// Categories that have products in this country, parents before children.
pub async fn categories(app: &App, storefront: &Storefront) -> Result<Vec<Category>> {
    let places = Places::of(app, storefront).await?;
    let all = places.taxonomy.categories.iter().map(|entry| places.category(entry));
    Ok(all.filter(|category| category.product_count > 0).collect())
}

/// The contents of the menus and the footer: in a large catalogue the entries with most products, in the operator's order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Menu {
    /// Root categories.
    pub categories: Vec<MenuCategory>,
    /// Whether there are further root categories that did not fit.
    pub has_more_categories: bool,
    /// Collections.
    pub collections: Vec<MenuLink>,
    /// Brands.
    pub brands: Vec<MenuLink>,
    /// Whether anything counts as new today.
    pub has_new: bool,
    /// Whether anything is reduced.
    pub has_reduced: bool,
}

/// Maximum number of root categories in a menu: the bar has no room for more.
const MOST_ROOTS: usize = 7;
/// Maximum number of subcategories of a root in a menu.
const MOST_BELOW: usize = 12;
/// Approximate number of subcategories on a page of the index in total.
const MOST_INDEXED: usize = 72;
/// Maximum number of collections in a menu.
const MOST_COLLECTIONS: usize = 8;
/// Maximum number of brands in a menu.
const MOST_BRANDS: usize = 12;
/// Number of pictures in a root category's panel.
const MENU_PICTURES: usize = 2;
/// Maximum number of collections among the products of a category's page, and number of pictured collections they are chosen
/// from.
const MOST_EDITORIALS: usize = 3;
const MOST_PICTURED: usize = 100;
/// Maximum number of categories that a category's page links to.
const MOST_PARTS: usize = 24;

/// The menu of the country in the language, cached until a category, brand or collection gains or loses products.
pub async fn menu(app: &App, storefront: &Storefront) -> Result<Arc<Menu>> {
    let key = format!("menu {} {}", storefront.tenant.id, storefront.language.id);
    app.cache.get(key, &[], make_menu(app, storefront)).await
}

async fn make_menu(app: &App, storefront: &Storefront) -> Result<Menu> {
    let places = Places::of(app, storefront).await?;
    let roots = places.children(CategoryId::ROOT);
    let has_more_categories = roots.len() > MOST_ROOTS;
    let roots = most(roots, MOST_ROOTS, |category| category.product_count);
    let collections = places.taxonomy.collections.iter().map(|entry| {
        let link = MenuLink { name: entry.text.name.clone(), path: entry.path() };
        (places.count(ListingScope::Collection(entry.id)), link)
    });
    let brands = places.taxonomy.brands.iter().map(|entry| {
        let link = MenuLink { name: entry.name.clone(), path: entry.path() };
        (places.count(ListingScope::Brand(entry.id)), link)
    });
    let (has_new, has_reduced) = has_new_and_reduced(app, storefront).await?;
    Ok(Menu {
        has_new,
        has_reduced,
        categories: roots.into_iter().map(|root| places.menu_category(root)).collect(),
        has_more_categories,
        collections: most_links(collections, MOST_COLLECTIONS),
        brands: most_links(brands, MOST_BRANDS),
    })
}

/// The links of the default home page (if none was configured): the largest categories of the first level that has several.
pub async fn leading_categories(app: &App, storefront: &Storefront, limit: usize) -> Result<Vec<Category>> {
    let places = Places::of(app, storefront).await?;
    let mut level = places.children(CategoryId::ROOT);
    while let [only] = &level[..] {
        let below = places.children(only.id);
        if below.is_empty() {
            break;
        }
        level = below;
    }
    Ok(most(level, limit, |category| category.product_count))
}

/// Whether the country shows new products, and reduced ones. Once it does, menus keep saying so until the day ends, so that a
/// price change does not invalidate every cached page.
pub async fn has_new_and_reduced(app: &App, storefront: &Storefront) -> Result<(bool, bool)> {
    let tenant = storefront.tenant.id;
    let within = NewWithin::at(&storefront.tenant, app.clock.now());
    let (has_new, has_reduced) =
        index::ask(app, tenant, |view| (view.has_new(&within), !view.country.reduced.is_empty())).await?;
    depend_until(within.ends);
    if !has_reduced {
        depend_on(Change::in_tenant(Topic::Price, tenant));
        deals::depend_on_next_change(app, &storefront.tenant).await?;
    }
    Ok((has_new, has_reduced))
}

fn most_links(links: impl Iterator<Item = (i64, MenuLink)>, limit: usize) -> Vec<MenuLink> {
    let shown: Vec<(i64, MenuLink)> = links.filter(|(products, _)| *products > 0).collect();
    most(shown, limit, |(products, _)| *products).into_iter().map(|(_, link)| link).collect()
}

/// The whole list if it fits; otherwise the items with most products. The order is kept.
fn most<T>(items: Vec<T>, limit: usize, products: impl Fn(&T) -> i64) -> Vec<T> {
    if items.len() <= limit {
        return items;
    }
    let mut ranked: Vec<usize> = (0..items.len()).collect();
    ranked.sort_by_key(|index| Reverse(products(&items[*index])));
    ranked.truncate(limit);
    let kept = items.into_iter().enumerate().filter(|(index, _)| ranked.contains(index));
    kept.map(|(_, item)| item).collect()
}

/// A page of root categories that have products in this country, each with its largest subcategories, and the total number of
/// them.
pub async fn category_index(app: &App, storefront: &Storefront, range: PageRange) -> Result<(Vec<CategoryNode>, i64)> {
    let places = Places::of(app, storefront).await?;
    let roots = places.children(CategoryId::ROOT);
    let all = count(roots.len() as u64);
    let roots: Vec<Category> = roots.into_iter().skip(range.offset).take(range.take).collect();
    let room = (MOST_INDEXED / roots.len().max(1)).clamp(2, MOST_BELOW);
    let shown = roots.into_iter().map(|category| CategoryNode {
        children: most(places.children(category.id), room, |child| child.product_count),
        category,
    });
    Ok((shown.collect(), all))
}

/// A category with breadcrumbs, subcategories, tabs and collections.
pub async fn category(app: &App, storefront: &Storefront, id: CategoryId) -> Result<CategoryDetail> {
    let places = Places::of(app, storefront).await?;
    let entry = places.taxonomy.category(id).ok_or(Error::NotFound)?;
    let lineage: Vec<CategoryId> = places.taxonomy.lineage(id).into_iter().map(|entry| entry.id).collect();
    Ok(CategoryDetail {
        breadcrumbs: crumbs(&places.taxonomy, id),
        children: most(places.children(id), MOST_PARTS, |child| child.product_count),
        section: places.section(entry),
        collections: places.collections_of(app, storefront, lineage[0]).await?,
        category: places.category(entry),
        alternates: siblings::of_category(app, storefront, &lineage).await?,
    })
}

/// The breadcrumbs of a category, ending with the category itself.
pub fn crumbs(taxonomy: &Taxonomy, id: CategoryId) -> Vec<Crumb> {
    let lineage = taxonomy.lineage(id).into_iter();
    lineage.map(|entry| Crumb { name: entry.text.name.clone(), path: entry.path.clone() }).collect()
}

/// Brands that have products in this country.
pub async fn brands(app: &App, storefront: &Storefront) -> Result<Vec<Brand>> {
    let places = Places::of(app, storefront).await?;
    let count = |entry: &BrandEntry| places.count(ListingScope::Brand(entry.id));
    let all = places.taxonomy.brands.iter().map(|entry| places.brand(entry, count(entry)));
    Ok(all.filter(|brand| brand.product_count > 0).collect())
}

/// Brands that have products in a scope, each with the number of products it would leave under the other filters.
pub async fn brands_within(
    app: &App,
    storefront: &Storefront,
    scope: ListingScope,
    filter: &Filter,
) -> Result<Vec<Brand>> {
    let places = Places::of(app, storefront).await?;
    let facets = facets::facets(app, &storefront.tenant, &places.taxonomy, scope, filter).await?;
    let counted = places.taxonomy.brands.iter().filter_map(|entry| Some((entry, *facets.brands.get(&entry.id)?)));
    Ok(counted.map(|(entry, left)| places.brand(entry, count(left))).collect())
}

/// A brand by its slug.
pub async fn brand(app: &App, storefront: &Storefront, slug: &str) -> Result<BrandDetail> {
    let places = Places::of(app, storefront).await?;
    let entry = places.taxonomy.brand_by_slug(slug).ok_or(Error::NotFound)?;
    Ok(BrandDetail {
        brand: places.brand(entry, places.count(ListingScope::Brand(entry.id))),
        alternates: siblings::of_brand(app, storefront, entry).await?,
    })
}

/// Collections that have products in this country.
pub async fn collections(app: &App, storefront: &Storefront) -> Result<Vec<Collection>> {
    let places = Places::of(app, storefront).await?;
    let all = places.taxonomy.collections.iter();
    let shown = all.filter(|entry| places.count(ListingScope::Collection(entry.id)) > 0);
    Ok(shown.map(|entry| places.collection(entry)).collect())
}

/// A collection.
pub async fn collection(app: &App, storefront: &Storefront, id: CollectionId) -> Result<CollectionDetail> {
    let places = Places::of(app, storefront).await?;
    let entry = places.taxonomy.collection(id).ok_or(Error::NotFound)?;
    Ok(CollectionDetail {
        collection: places.collection(entry),
        sort: entry.sort.clone(),
        alternates: siblings::of_collection(app, storefront, id).await?,
    })
}

/// The path of a category or collection that content links to.
pub async fn link(app: &App, storefront: &Storefront, scope: ListingScope) -> Result<Option<String>> {
    let taxonomy = Taxonomy::of(app, storefront).await?;
    Ok(match scope {
        ListingScope::Shop => None,
        ListingScope::Category(id) => taxonomy.category(id).map(|entry| entry.path.clone()),
        ListingScope::Brand(id) => taxonomy.brand(id).map(BrandEntry::path),
        ListingScope::Collection(id) => taxonomy.collection(id).map(CollectionEntry::path),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_within_the_limit_are_complete_and_longer_ones_keep_the_largest() {
        let products = |number: &i64| *number;
        assert_eq!(most(vec![3, 1, 2], 3, products), [3, 1, 2]);
        assert_eq!(most(vec![5, 1, 9, 7, 2], 3, products), [5, 9, 7]);
        assert_eq!(most(vec![1, 1, 1], 2, products), [1, 1]);
    }
}
