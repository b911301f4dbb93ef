//! The demo's home pages: the same set-up in every country, in its languages; besides one hero, which each has, some show more slides.

use std::collections::BTreeMap;

use super::{
    files::Demo,
    pictures::Shown,
    taxonomy::each,
    texts::{Spoken, Texts},
};
use crate::{
    app::App,
    catalog::{self, TaxonomyIds},
    content::{self, BlockText, Kind, NewBlock, Usage},
    error::Result,
    tenancy::{Directory, LanguageId, Tenant},
};

/// Sets up every active country's home page and header; answers with how many changed.
pub(super) async fn furnish(
    app: &App,
    demo: &Demo,
    directory: &Directory,
    languages: &[Spoken],
    shown: &Shown,
) -> Result<u64> {
    let taxonomy_ids = catalog::taxonomy_ids(&app.db).await?;
    let mut changed = 0;
    for tenant in directory.active() {
        let spoken: Vec<Spoken> =
            languages.iter().filter(|spoken| tenant.language(&spoken.language.code).is_some()).cloned().collect();
        let mut tx = app.db.begin().await?;
        let replaced =
            content::replace_blocks(&mut tx, tenant.id, blocks(demo, tenant, &spoken, shown, &taxonomy_ids)).await?;
        tx.commit().await?;
        changed += u64::from(replaced.is_changed());
    }
    Ok(changed)
}

fn blocks(
    demo: &Demo,
    tenant: &Tenant,
    languages: &[Spoken],
    shown: &Shown,
    taxonomy_ids: &TaxonomyIds,
) -> Vec<NewBlock> {
    let home = &demo.catalog.home;
    let mut blocks = Vec::new();
    for hero in home.heroes.iter().filter(|hero| hero.countries.contains(&tenant.code)) {
        let texts = words(languages, |texts| {
            let hero = texts.heroes.get(&hero.key)?;
            Some((hero.title.clone(), String::new(), hero.action.clone()))
        });
        blocks.push(NewBlock {
            category_id: hero.link.strip_prefix("/category/").and_then(|key| taxonomy_ids.categories.get(key).copied()),
            collection_id: hero
                .link
                .strip_prefix("/collection/")
                .and_then(|key| taxonomy_ids.collections.get(key).copied()),
            wide_asset_id: shown.hero(&hero.key, "wide"),
            narrow_asset_id: shown.hero(&hero.key, "narrow"),
            ..block(&hero.key, Kind::Hero, texts)
        });
    }
    for banner in &home.banners {
        let texts = words(languages, |texts| {
            Some((texts.categories.get(&banner.category)?.name.clone(), String::new(), String::new()))
        });
        blocks.push(NewBlock {
            category_id: taxonomy_ids.categories.get(&banner.category).copied(),
            wide_asset_id: shown.banner(&banner.key, "wide"),
            narrow_asset_id: shown.banner(&banner.key, "narrow"),
            ..block(&banner.key, Kind::CategoryBanner, texts)
        });
    }
    let story = &home.story.collection;
    let texts = words(languages, |texts| {
        let name = texts.collections.get(story).map(|collection| collection.name.clone());
        Some((texts.home.story_title.clone(), texts.home.story_text.clone(), name.unwrap_or_default()))
    });
    blocks.push(NewBlock {
        collection_id: taxonomy_ids.collections.get(story).copied(),
        wide_asset_id: shown.banner(story, "wide"),
        narrow_asset_id: shown.banner(story, "narrow"),
        ..block(story, Kind::Story, texts)
    });
    let texts = words(languages, |texts| Some((texts.home.announcement.clone(), String::new(), String::new())));
    blocks.push(block(&home.announcement, Kind::Header, texts));
    blocks
}

/// Title, body and action in each language.
fn words(
    languages: &[Spoken],
    text: impl Fn(&Texts) -> Option<(String, String, String)>,
) -> BTreeMap<LanguageId, BlockText> {
    each(languages, |texts| text(texts).map(|(title, body, action)| BlockText { title, body, action }))
}

fn block(key: &str, kind: Kind, texts: BTreeMap<LanguageId, BlockText>) -> NewBlock {
    NewBlock {
        key: key.to_owned(),
        kind,
        usage: Usage::Homepage,
        category_id: None,
        collection_id: None,
        wide_asset_id: None,
        narrow_asset_id: None,
        texts,
    }
}
