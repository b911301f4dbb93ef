//! The blocks of home pages, headers and the blog, as defined in files.
//!
//! A section of the country's own file replaces the same section of `home.toml`.

use std::{collections::HashMap, sync::Arc};

use super::{
    super::{
        edition::storefront,
        facts::facts,
        files::{Files, HomeEntry, HomeSetUp, LinkTarget, SECTIONS, Template, link_target, parse_home},
        index::Index,
        model::{FileId, Kind},
        render::{self, TemplateError},
        store,
    },
    reader::ContentReader,
};
use crate::{
    app::App,
    cache::untracked,
    catalog::{self, ListingScope, TaxonomyIds},
    changes::{Change, Topic},
    content::{Block, BlockLink, BlockText, BlockValues, Kind as BlockKind, Usage},
    error::Result,
    i18n::fallback_chain,
    id::AssetId,
    markup::escape_text,
    tenancy::{Language, Storefront, Tenant},
    toml_file::Report,
};

/// A stored file.
struct StoredHome {
    id: FileId,
    home: HomeSetUp,
    pictures: HashMap<String, AssetId>,
}

/// All stored files of home pages.
struct StoredHomes(Vec<StoredHome>);

impl StoredHomes {
    async fn load(app: &App, index: &Index) -> Result<Arc<Self>> {
        let make = async {
            let mut files = Vec::new();
            for entry in index.of_kind(Kind::Home) {
                let path = entry.id.to_string();
                let Some(source) = store::find_source(&app.db, &path).await? else { continue };
                let home = parse_home(&Report::new(&path, &source), &entry.id, &app.directory());
                let pictures = store::pictures(&app.db, &path).await?.into_iter().collect();
                files.push(StoredHome { id: entry.id.clone(), home, pictures });
            }
            Ok(Self(files))
        };
        app.cache.get("home pages".to_owned(), &[Change::all(Topic::Content)], make).await
    }

    /// The section that a country shows, with its file.
    fn section(&self, tenant: &Tenant, usage: Usage, kind: BlockKind) -> Option<(&StoredHome, &[HomeEntry])> {
        let of = |country: Option<&str>| self.0.iter().find(move |file| file.id.country.as_deref() == country);
        let mut files = [of(Some(&tenant.code)), of(None)].into_iter().flatten();
        files.find_map(|file| Some((file, file.home.section(usage, kind)?)))
    }
}

/// The country's blocks of a usage and kind, in order, with their texts in the language or the next of the fallback chain. `None`
/// if no file currently defines any for the country; an empty list if a file has the section without blocks.
pub async fn home_blocks(
    app: &App,
    storefront: &Storefront,
    usage: Usage,
    kind: BlockKind,
) -> Result<Option<Vec<Block>>> {
    let reader = ContentReader::open(app, storefront).await?;
    // The reader depends on the country's content.
    let homes = untracked(StoredHomes::load(app, &reader.index)).await?;
    let tenant = &*storefront.tenant;
    let Some((file, entries)) = homes.section(tenant, usage, kind) else { return Ok(None) };
    if entries.is_empty() {
        return Ok(Some(Vec::new()));
    }
    let ids = taxonomy_ids(app).await?;
    let shown = entries.iter().filter(|entry| entry.is_for(tenant) && reader.shows(entry.publication));
    let blocks: Vec<Block> = shown.filter_map(|entry| block(&reader, file, entry, kind, &ids)).collect();
    Ok((!blocks.is_empty()).then_some(blocks))
}

async fn taxonomy_ids(app: &App) -> Result<Arc<TaxonomyIds>> {
    let make = catalog::taxonomy_ids(&app.db);
    app.cache.get("taxonomy ids".to_owned(), &[Change::all(Topic::Taxonomy)], make).await
}

fn block(
    reader: &ContentReader<'_>,
    file: &StoredHome,
    entry: &HomeEntry,
    kind: BlockKind,
    ids: &TaxonomyIds,
) -> Option<Block> {
    let link = entry.link.as_ref().and_then(|link| block_link(&link.value, ids));
    // When the listing no longer exists, the block is left out: it must not show the products of the whole shop instead.
    if entry.link.is_some() && link.is_none() && matches!(kind, BlockKind::ProductRow | BlockKind::AttributeValues) {
        return None;
    }
    let asset = |name: Option<&String>| name.and_then(|name| file.pictures.get(name)).copied();
    Some(Block {
        key: entry.key.clone(),
        kind,
        link,
        wide_asset_id: asset(entry.picture.as_ref().map(|name| &name.value)),
        narrow_asset_id: asset(entry.narrow.as_ref().map(|name| &name.value)),
        products: entry.products,
        values: entry.values.as_ref().map(|values| BlockValues {
            attribute: values.attribute,
            keys: values.keys.iter().map(|key| key.value.clone()).collect(),
        }),
        text: first_text(reader, file, entry)?,
    })
}

fn block_link(link: &str, ids: &TaxonomyIds) -> Option<BlockLink> {
    let scope = match link_target(link)? {
        LinkTarget::Path(path) => return Some(BlockLink::Path(path.to_owned())),
        LinkTarget::Listing("category", key) => ListingScope::Category(*ids.categories.get(key)?),
        LinkTarget::Listing("brand", slug) => ListingScope::Brand(*ids.brands.get(slug)?),
        LinkTarget::Listing(_, key) => ListingScope::Collection(*ids.collections.get(key)?),
    };
    Some(BlockLink::Listing(scope))
}

/// The first texts of the fallback chain that can be rendered. Texts that fail, because the country has changed since they were
/// applied, are logged.
fn first_text(reader: &ContentReader<'_>, file: &StoredHome, entry: &HomeEntry) -> Option<BlockText> {
    for code in codes(reader.front) {
        match rendered(reader.app, reader.front, &reader.index, entry, code) {
            None => {}
            Some(Ok(text)) => return Some(text),
            Some(Err(error)) => reader.report(&file.id, &error),
        }
    }
    None
}

/// The fallback chain of a storefront's languages: its own, those that it inherits from, and the country's default.
fn codes(front: &Storefront) -> Vec<&str> {
    let mut codes = fallback_chain(&front.language.code);
    let own = front.tenant.default_language.code.as_str();
    if !codes.contains(&own) {
        codes.push(own);
    }
    codes
}

fn rendered(
    app: &App,
    front: &Storefront,
    index: &Index,
    entry: &HomeEntry,
    code: &str,
) -> Option<Result<BlockText, TemplateError>> {
    let text = entry.texts.get(code)?;
    let directory = app.directory();
    let language: &Language = directory.language(code).unwrap_or(&front.language);
    let facts = facts(app, front, index, language);
    let line = |template: &str| render::plain(template, &facts);
    let part =
        |template: Option<&Template>| template.map_or_else(|| Ok(String::new()), |template| line(&template.text));
    let all = line(&text.title.text).and_then(|title| {
        Ok(BlockText { title, body: part(text.text.as_ref())?, action: part(text.action.as_ref())? })
    });
    Some(all)
}

/// Previews a home page's blocks as HTML for a country before the file is applied: texts and links without images.
pub(super) fn preview_home(app: &App, files: &Files, id: &FileId, tenant: &Arc<Tenant>, index: &Index) -> String {
    let name = files.name(id);
    let Some(file) = files.files.get(id) else { return String::new() };
    let home = parse_home(&Report::new(&name, &file.source), id, &app.directory());
    let front = storefront(tenant, &tenant.default_language);
    let mut html = String::new();
    for section in SECTIONS {
        let entries = home.section(section.usage, section.kind).unwrap_or_default();
        for entry in entries.iter().filter(|entry| entry.is_for(tenant)) {
            let text = codes(&front).into_iter().find_map(|code| rendered(app, &front, index, entry, code)?.ok());
            html.push_str(&preview_block(section.name, entry, &text.unwrap_or_default()));
        }
    }
    html
}

fn preview_block(section: &str, entry: &HomeEntry, text: &BlockText) -> String {
    let link = entry.link.as_ref().map(|link| match text.action.as_str() {
        "" => link.value.clone(),
        action => format!("{action} → {}", link.value),
    });
    let body = (!text.body.is_empty()).then(|| text.body.clone());
    let lines = body.into_iter().chain(link);
    let paragraphs: Vec<String> = lines.map(|line| format!("<p>{}</p>\n", escape_text(&line))).collect();
    format!(
        "<section id=\"{section}-{}\">\n<h2>{}</h2>\n{}</section>\n",
        entry.key,
        escape_text(&text.title),
        paragraphs.concat()
    )
}
