//! Replaces a country's blocks, and lists them for a page.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{
    model::{Block, BlockText, Kind, NewBlock, Replaced, Usage},
    store::{self, Row},
};
use crate::{
    cache::depend_on,
    changes::{self, Change, Topic},
    db::{Db, Tx},
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::BlockId,
    tenancy::{Language, LanguageId, Tenant, TenantId},
};

/// Makes these the country's blocks, in this order: blocks of other keys are deleted, blocks that stay keep their ids. The same
/// blocks twice write nothing the second time. The caller commits.
pub async fn replace_blocks(tx: &mut Tx, tenant_id: TenantId, blocks: Vec<NewBlock>) -> Result<Replaced> {
    refuse(&blocks)?;
    let mut stored = stored(tx, tenant_id).await?;
    let mut replaced = Replaced::default();
    let mut writes = Vec::new();
    for (position, block) in (0_i64..).zip(blocks) {
        match stored.remove(&(block.kind.word().to_owned(), block.key.clone())) {
            Some(same) if same.is(position, &block) => continue,
            Some(_) => replaced.changed += 1,
            None => replaced.added += 1,
        }
        writes.push((position, block));
    }
    let vanished: Vec<BlockId> = stored.values().map(|block| block.row.id).collect();
    replaced.removed = vanished.len();
    if !replaced.is_changed() {
        return Ok(replaced);
    }
    store::delete(tx, tenant_id, &vanished).await?;
    writes.sort_by(|(_, a), (_, b)| (a.kind, &a.key).cmp(&(b.kind, &b.key)));
    for (position, block) in writes {
        let id = store::upsert(tx, tenant_id, position, &block).await?;
        store::replace_texts(tx, tenant_id, id, &block).await?;
    }
    changes::record(tx, &[Change::in_tenant(Topic::Content, tenant_id)]).await?;
    Ok(replaced)
}

/// The country's blocks of a usage and kind, in order, with their words in the language or else in the country's own.
pub async fn list(db: &Db, tenant: &Tenant, language: &Language, usage: Usage, kind: Kind) -> Result<Vec<Block>> {
    depend_on(Change::in_tenant(Topic::Content, tenant.id));
    let rows = store::list(db, tenant.id, Some(usage), Some(kind)).await?;
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<BlockId> = rows.iter().map(|row| row.id).collect();
    let languages = [language.id, tenant.default_language.id];
    let texts = store::list_texts(db, tenant.id, &ids, Some(&languages)).await?;
    let mut texts: HashMap<(BlockId, LanguageId), BlockText> =
        texts.into_iter().map(|row| ((row.block_id, row.language_id), row.into_text())).collect();
    let mut text = |id| languages.iter().find_map(|language| texts.remove(&(id, *language))).unwrap_or_default();
    Ok(rows.into_iter().map(|row| Block { text: text(row.id), ..shown(row, usage, kind) }).collect())
}

fn shown(row: Row, usage: Usage, kind: Kind) -> Block {
    Block {
        id: row.id,
        key: row.key,
        kind,
        usage,
        category_id: row.category_id,
        collection_id: row.collection_id,
        wide_asset_id: row.wide_asset_id,
        narrow_asset_id: row.narrow_asset_id,
        text: BlockText::default(),
    }
}

fn refuse(blocks: &[NewBlock]) -> Result<()> {
    let mut seen = BTreeSet::new();
    for block in blocks {
        let name = format!("{} {}", block.kind.word(), block.key);
        let diagnostic = |message: &str| Error::from(Diagnostic::new("content", 0, message).key(&*name));
        if block.key.trim().is_empty() {
            return Err(diagnostic("a block needs a key"));
        }
        if !seen.insert((block.kind, &block.key)) {
            return Err(diagnostic("two blocks of a kind have the same key"));
        }
        let mut texts = block.texts.values().flat_map(|text| [&text.title, &text.body, &text.action]);
        if block.key.contains('\0') || texts.any(|text| text.contains('\0')) {
            return Err(diagnostic("a NUL character stands in the text"));
        }
    }
    Ok(())
}

/// A stored block with all its words.
struct Stored {
    row: Row,
    texts: BTreeMap<LanguageId, BlockText>,
}

impl Stored {
    fn is(&self, position: i64, block: &NewBlock) -> bool {
        let row = &self.row;
        row.position == position
            && row.usage == block.usage.word()
            && row.category_id == block.category_id
            && row.collection_id == block.collection_id
            && row.wide_asset_id == block.wide_asset_id
            && row.narrow_asset_id == block.narrow_asset_id
            && self.texts == block.texts
    }
}

async fn stored(tx: &mut Tx, tenant_id: TenantId) -> Result<BTreeMap<(String, String), Stored>> {
    let rows = store::list(&mut *tx, tenant_id, None, None).await?;
    let ids: Vec<BlockId> = rows.iter().map(|row| row.id).collect();
    let mut texts: HashMap<BlockId, BTreeMap<LanguageId, BlockText>> = HashMap::new();
    for row in store::list_texts(&mut *tx, tenant_id, &ids, None).await? {
        texts.entry(row.block_id).or_default().insert(row.language_id, row.into_text());
    }
    let keyed = rows.into_iter().map(|row| {
        let texts = texts.remove(&row.id).unwrap_or_default();
        ((row.kind.clone(), row.key.clone()), Stored { row, texts })
    });
    Ok(keyed.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        both,
        db::Session,
        i18n::testing::{language, languages, lay_ground},
        id::{AssetId, CategoryId},
        testing,
    };

    fn tenant(id: TenantId) -> Tenant {
        testing::shop::tenant(id, "SI", "Slovenia", &[language("sl"), language("en")])
    }

    fn block(kind: Kind, key: &str, texts: &[(&str, &str)]) -> NewBlock {
        let text = |title: &str| BlockText { title: title.into(), ..BlockText::default() };
        NewBlock {
            key: key.into(),
            kind,
            usage: Usage::Homepage,
            category_id: None,
            collection_id: None,
            wide_asset_id: None,
            narrow_asset_id: None,
            texts: texts.iter().map(|(code, title)| (language(code).id, text(title))).collect(),
        }
    }

    fn home() -> Vec<NewBlock> {
        vec![
            block(Kind::Hero, "winter", &[("sl", "Zima"), ("en", "Winter")]),
            block(Kind::Hero, "rib", &[("sl", "Rebrasto")]),
            block(Kind::Story, "winter", &[]),
        ]
    }

    async fn replace(db: &Db, tenant_id: TenantId, blocks: Vec<NewBlock>) -> Result<[usize; 3]> {
        let mut tx = db.begin().await?;
        let replaced = replace_blocks(&mut tx, tenant_id, blocks).await?;
        tx.commit().await?;
        Ok([replaced.added, replaced.changed, replaced.removed])
    }

    async fn titles(db: &Db, tenant_id: TenantId, code: &str, kind: Kind) -> Vec<(String, String)> {
        let blocks = list(db, &tenant(tenant_id), &language(code), Usage::Homepage, kind).await.unwrap();
        blocks.into_iter().map(|block| (block.key, block.text.title)).collect()
    }

    fn pairs(titles: &[(&str, &str)]) -> Vec<(String, String)> {
        titles.iter().map(|(key, title)| ((*key).to_owned(), (*title).to_owned())).collect()
    }

    both!(blocks_stand_in_their_order_with_words_in_the_language_or_the_countrys_own, test, {
        lay_ground(&test.db, &languages(&["sl", "en"])).await;
        assert_eq!(replace(&test.db, TenantId(3), home()).await.unwrap(), [3, 0, 0]);
        let english = titles(&test.db, TenantId(3), "en", Kind::Hero).await;
        assert_eq!(english, pairs(&[("winter", "Winter"), ("rib", "Rebrasto")]));
        assert_eq!(titles(&test.db, TenantId(3), "sl", Kind::Hero).await[0].1, "Zima");
        assert_eq!(titles(&test.db, TenantId(3), "sl", Kind::Story).await, pairs(&[("winter", "")]));
        assert!(
            list(&test.db, &tenant(TenantId(3)), &language("sl"), Usage::Blog, Kind::Hero).await.unwrap().is_empty()
        );
    });

    both!(the_same_blocks_twice_write_nothing_the_second_time, test, {
        lay_ground(&test.db, &languages(&["sl", "en"])).await;
        replace(&test.db, TenantId(3), home()).await.unwrap();
        assert_eq!(replace(&test.db, TenantId(3), home()).await.unwrap(), [0, 0, 0]);
        assert_eq!(changes::times_recorded(&test.db, Topic::Content).await, 1);
    });

    both!(blocks_that_stay_keep_their_ids_and_the_rest_goes, test, {
        lay_ground(&test.db, &languages(&["sl", "en"])).await;
        replace(&test.db, TenantId(3), home()).await.unwrap();
        let before = list(&test.db, &tenant(TenantId(3)), &language("sl"), Usage::Homepage, Kind::Hero).await.unwrap();
        let mut next = home();
        next.remove(0);
        next[0].texts.insert(language("en").id, BlockText::default());
        assert_eq!(replace(&test.db, TenantId(3), next).await.unwrap(), [0, 2, 1]);
        let after = list(&test.db, &tenant(TenantId(3)), &language("sl"), Usage::Homepage, Kind::Hero).await.unwrap();
        assert_eq!((after.len(), after[0].id), (1, before[1].id));
        assert_eq!(changes::times_recorded(&test.db, Topic::Content).await, 2);
    });

    both!(a_block_stores_its_pictures_and_its_link, test, {
        lay_ground(&test.db, &languages(&["sl", "en"])).await;
        let category: CategoryId = test
            .db
            .sql("INSERT INTO category (key, parent_id, position, is_active) VALUES ('women', 0, 1, $1) RETURNING id")
            .bind(true)
            .scalar()
            .await
            .unwrap();
        let asset: AssetId = test
            .db
            .sql("INSERT INTO media_asset (mime, width, height, has_alpha, bytes, hash, created_at) VALUES ('image/png', 1, 1, $1, 1, 'x', $2) RETURNING id")
            .bind(false)
            .bind(chrono::DateTime::UNIX_EPOCH)
            .scalar()
            .await
            .unwrap();
        let mut banner = block(Kind::CategoryBanner, "women", &[]);
        banner.category_id = Some(category);
        banner.narrow_asset_id = Some(asset);
        replace(&test.db, TenantId(3), vec![banner.clone()]).await.unwrap();
        let shown =
            list(&test.db, &tenant(TenantId(3)), &language("sl"), Usage::Homepage, Kind::CategoryBanner).await.unwrap();
        assert_eq!(
            (shown[0].category_id, shown[0].wide_asset_id, shown[0].narrow_asset_id),
            (Some(category), None, Some(asset))
        );
        banner.wide_asset_id = Some(asset);
        assert_eq!(replace(&test.db, TenantId(3), vec![banner]).await.unwrap(), [0, 1, 0]);
    });

    both!(one_countrys_blocks_are_not_anothers, test, {
        lay_ground(&test.db, &languages(&["sl", "en"])).await;
        replace(&test.db, TenantId(3), home()).await.unwrap();
        assert_eq!(replace(&test.db, TenantId(4), home()).await.unwrap(), [3, 0, 0]);
        assert_eq!(replace(&test.db, TenantId(4), Vec::new()).await.unwrap(), [0, 0, 3]);
        assert_eq!(titles(&test.db, TenantId(3), "sl", Kind::Hero).await.len(), 2);
        assert!(titles(&test.db, TenantId(4), "sl", Kind::Hero).await.is_empty());
    });

    both!(double_keys_and_texts_that_a_database_cannot_hold_write_nothing, test, {
        lay_ground(&test.db, &languages(&["sl", "en"])).await;
        let double = vec![block(Kind::Hero, "a", &[]), block(Kind::Hero, "a", &[])];
        let error = replace(&test.db, TenantId(3), double).await.unwrap_err();
        assert_eq!(error.to_string(), "content: HERO a: two blocks of a kind have the same key");
        assert!(replace(&test.db, TenantId(3), vec![block(Kind::Hero, "a", &[("sl", "x\0y")])]).await.is_err());
        assert!(replace(&test.db, TenantId(3), vec![block(Kind::Hero, " ", &[])]).await.is_err());
        assert_eq!(changes::times_recorded(&test.db, Topic::Content).await, 0);
    });
}
