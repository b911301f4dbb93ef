//! Pages sorted by name. Names are many and long, so they stay in the database: few matches are sorted by their names, many are
//! found by walking the database's own index of names.

use std::collections::HashSet;

use roaring::RoaringBitmap;

use super::{
    CatalogIndex,
    store::{self, NameRow, NamesIn},
};
use crate::{app::App, catalog::scope::PageRange, db::Db, error::Result, id::ProductId, tenancy::LanguageId};

/// Up to this many matches are looked up by their ids and sorted.
const FEW: usize = 1_000;
/// Minimum number of names read at a time.
const LEAST: usize = 100;
const MOST: usize = 20_000;

/// A page of the found products, sorted by name in the first of the languages; products without a name in it follow, sorted by
/// their names in the next language, whatever the direction within a language.
pub async fn page_by_name(
    app: &App,
    found: &RoaringBitmap,
    languages: &[LanguageId],
    reversed: bool,
    range: PageRange,
) -> Result<Vec<ProductId>> {
    let count = usize::try_from(found.len()).unwrap_or(usize::MAX);
    let index = app.slice_state::<CatalogIndex>();
    if range.offset >= count {
        return Ok(Vec::new());
    }
    let take = range.take.min(count - range.offset);
    if count <= FEW {
        let ids = found.iter().map(|slot| index.state().products.id(slot)).collect();
        let sorted = sorted(&app.db, ids, languages, reversed).await?;
        return Ok(sorted.into_iter().skip(range.offset).take(take).collect());
    }
    let all = index.state().products.len();
    let mut collector = PageCollector { skip: range.offset, take, left: count, ids: Vec::with_capacity(take) };
    for (position, language) in languages.iter().enumerate() {
        let names = NamesIn { language: *language, earlier: &languages[..position] };
        let mut after: Option<NameRow> = None;
        while !collector.is_done() {
            let wanted = (collector.skip + collector.take - collector.ids.len()).saturating_mul(all) / count;
            let most = (wanted + wanted / 4).clamp(LEAST, MOST);
            let rows = store::by_name(&app.db, names, reversed, after.as_ref(), most as i64).await?;
            let is_last = rows.len() < most;
            for row in &rows {
                let slot = index.state().products.slot(row.product_id);
                if slot.is_some_and(|slot| found.contains(slot)) {
                    collector.push(row.product_id);
                }
            }
            after = rows.into_iter().last();
            if is_last {
                break;
            }
        }
    }
    Ok(collector.ids)
}

/// Ids sorted by name, language by language.
async fn sorted(db: &Db, mut ids: Vec<ProductId>, languages: &[LanguageId], reversed: bool) -> Result<Vec<ProductId>> {
    let mut all = Vec::with_capacity(ids.len());
    for language in languages {
        if ids.is_empty() {
            break;
        }
        let mut names = store::names_in(db, *language, &ids).await?;
        names.sort_by(|a, b| (&a.name_key, a.product_id).cmp(&(&b.name_key, b.product_id)));
        if reversed {
            names.reverse();
        }
        let named: HashSet<ProductId> = names.iter().map(|name| name.product_id).collect();
        ids.retain(|id| !named.contains(id));
        all.extend(names.into_iter().map(|name| name.product_id));
    }
    Ok(all)
}

struct PageCollector {
    /// Matches still to be skipped before the page.
    skip: usize,
    take: usize,
    /// Matches not found yet.
    left: usize,
    ids: Vec<ProductId>,
}

impl PageCollector {
    fn push(&mut self, id: ProductId) {
        self.left = self.left.saturating_sub(1);
        if self.skip > 0 {
            self.skip -= 1;
        } else if self.ids.len() < self.take {
            self.ids.push(id);
        }
    }

    fn is_done(&self) -> bool {
        self.ids.len() == self.take || self.left == 0
    }
}
