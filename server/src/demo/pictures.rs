//! The demo's pictures, drawn if missing. A picture is identified by its specification and the illustrator's version, so that a
//! stored one is not drawn again.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, PoisonError},
};

use bytes::Bytes;
use serde_json::json;
use tokio::sync::mpsc;

use super::{
    drawings::{self, Compositions, Illustrator},
    files::Demo,
    report::{Progress, Report},
};
use crate::{
    app::App,
    changes::{self, Change, Topic},
    error::{Error, Result},
    media::{self, AssetId, Upload},
};

/// The views of a garment, in order.
pub(super) const VIEWS: [&str; 3] = ["front", "back", "detail"];
const SIZES: [&str; 2] = ["wide", "narrow"];

/// Pictures saved per transaction.
const BATCH: usize = 32;

/// A picture to be drawn.
#[derive(Clone, Debug)]
struct PictureTask {
    name: String,
    file: String,
    specification: String,
    source: String,
}

/// Pictures by what they show.
#[derive(Debug, Default)]
pub(super) struct PictureIndex(HashMap<String, AssetId>);

impl PictureIndex {
    /// A product's picture.
    pub(super) fn garment(&self, product: &str, colour: &str, view: &str) -> Option<AssetId> {
        self.0.get(&format!("garment/{product}/{colour}/{view}")).copied()
    }

    /// The names that content files may use: slides, departments and collections by their names, the compositions for phones as
    /// `soft-rib/narrow`, and categories' images as `tile/women/leggings`.
    pub(super) fn named(&self) -> HashMap<String, AssetId> {
        let name = |picture: &str| {
            if picture.starts_with("tile/") {
                return Some(picture.to_owned());
            }
            let name = picture.strip_prefix("banner/").or_else(|| picture.strip_prefix("hero/"))?;
            Some(name.strip_suffix("/wide").unwrap_or(name).to_owned())
        };
        self.0.iter().filter_map(|(picture, id)| Some((name(picture)?, *id))).collect()
    }

    /// A category's image.
    pub(super) fn tile(&self, category: &str) -> Option<AssetId> {
        self.0.get(&format!("tile/{category}")).copied()
    }

    /// A department's or collection's flat-lay.
    pub(super) fn banner(&self, name: &str, size: &str) -> Option<AssetId> {
        self.0.get(&format!("banner/{name}/{size}")).copied()
    }
}

/// Draws the missing pictures and returns all.
pub(super) async fn draw_missing(
    app: &App,
    demo: &Demo,
    report: &mut Report,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<PictureIndex> {
    let (mut shown, missing) = look(app, demo).await?;
    draw(app, missing, &mut shown, report, progress).await?;
    Ok(shown)
}

/// The stored pictures.
pub(super) async fn stored(app: &App, demo: &Demo) -> Result<PictureIndex> {
    Ok(look(app, demo).await?.0)
}

/// A single picture, drawn if missing, used for everything.
#[cfg(any(test, feature = "testing"))]
pub(super) async fn placeholders(app: &App, demo: &Demo) -> Result<PictureIndex> {
    let (mut shown, mut missing) = look(app, demo).await?;
    let names: Vec<String> = missing.iter().map(|picture| picture.name.clone()).collect();
    missing.truncate(1);
    draw(app, missing, &mut shown, &mut Report::default(), &|_| {}).await?;
    let asset = shown.0.values().next().copied();
    shown.0.extend(names.into_iter().filter_map(|name| Some((name, asset?))));
    Ok(shown)
}

/// The stored pictures, and those to be drawn.
async fn look(app: &App, demo: &Demo) -> Result<(PictureIndex, VecDeque<PictureTask>)> {
    let compositions = tokio::task::spawn_blocking(|| Illustrator::new()?.compositions()).await;
    let wanted = wanted(demo, &compositions.map_err(Error::internal)??);
    let sources: Vec<String> = wanted.iter().map(|picture| picture.source.clone()).collect();
    let known = media::from_sources(&app.db, &sources).await?;
    let mut shown = PictureIndex::default();
    let mut missing = VecDeque::new();
    for picture in wanted {
        match known.get(&picture.source) {
            Some(asset) => drop(shown.0.insert(picture.name, *asset)),
            None => missing.push_back(picture),
        }
    }
    Ok((shown, missing))
}

fn wanted(demo: &Demo, compositions: &Compositions) -> Vec<PictureTask> {
    let mut wanted = Vec::new();
    for product in &demo.products {
        for colour in &product.colours {
            for view in VIEWS {
                let drawing = &product.drawing;
                let specification = json!({
                    "kind": "garment", "cut": drawing.cut, "fabric": drawing.fabric, "accent": drawing.accent,
                    "colour": colour, "view": view, "variant": product.key,
                });
                let file = format!("{}-{colour}-{view}", product.key);
                wanted.push(picture(format!("garment/{}/{colour}/{view}", product.key), file, &specification));
            }
        }
    }
    let heroes = compositions.heroes.iter().map(|name| ("hero", name));
    for (kind, name) in heroes.chain(compositions.banners.iter().map(|name| ("banner", name))) {
        for size in SIZES {
            let specification = json!({ "kind": kind, "name": name, "size": size });
            wanted.push(picture(format!("{kind}/{name}/{size}"), format!("{kind}-{name}-{size}"), &specification));
        }
    }
    for category in &demo.catalog.categories {
        let specification = json!({ "kind": "tile", "name": category.key });
        let file = format!("category-{}", category.key.replace('/', "-"));
        wanted.push(picture(format!("tile/{}", category.key), file, &specification));
    }
    wanted
}

fn picture(name: String, file: String, specification: &serde_json::Value) -> PictureTask {
    let specification = specification.to_string();
    let source = format!("drawing:{}", drawings::digest(&specification));
    PictureTask { name, file, specification, source }
}

/// Draws on all cores, and saves the results in batches.
async fn draw(
    app: &App,
    missing: VecDeque<PictureTask>,
    shown: &mut PictureIndex,
    report: &mut Report,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<()> {
    let total = missing.len() as u64;
    if total == 0 {
        return Ok(());
    }
    progress(Progress { what: "pictures", done: 0, total });
    let queue = Arc::new(Mutex::new(missing));
    let (sender, mut drawn) = mpsc::channel(BATCH);
    let threads = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    for _ in 0..threads {
        let (queue, sender) = (Arc::clone(&queue), sender.clone());
        tokio::task::spawn_blocking(move || work(&queue, &sender));
    }
    drop(sender);
    let mut batch = Vec::with_capacity(BATCH);
    while drawn.recv_many(&mut batch, BATCH).await > 0 {
        let pictures = batch.drain(..).collect::<Result<Vec<(PictureTask, String)>>>()?;
        report.pictures_drawn += pictures.len() as u64;
        save(app, pictures, shown).await?;
        progress(Progress { what: "pictures", done: report.pictures_drawn, total });
    }
    Ok(())
}

/// Draws from the queue until it is empty, an error occurs, or the receiver is dropped.
fn work(queue: &Mutex<VecDeque<PictureTask>>, sender: &mpsc::Sender<Result<(PictureTask, String)>>) {
    let illustrator = match Illustrator::new() {
        Ok(illustrator) => illustrator,
        Err(error) => return drop(sender.blocking_send(Err(error))),
    };
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        let Some(picture) = next else { return };
        let drawn = illustrator
            .picture(&picture.specification)
            .map_err(|error| Error::internal(format!("{}: {error}", picture.name)))
            .map(|svg| (picture, svg));
        let has_failed = drawn.is_err();
        if sender.blocking_send(drawn).is_err() || has_failed {
            return;
        }
    }
}

/// Saves drawings as assets; nothing else does.
async fn save(app: &App, pictures: Vec<(PictureTask, String)>, shown: &mut PictureIndex) -> Result<()> {
    let (wanted, uploads): (Vec<PictureTask>, Vec<Upload>) = pictures
        .into_iter()
        .map(|(wanted, svg)| {
            let upload = Upload {
                name: format!("{}.svg", wanted.file),
                bytes: Bytes::from(svg),
                source_url: Some(wanted.source.clone()),
            };
            (wanted, upload)
        })
        .unzip();
    let mut prepared = Vec::with_capacity(wanted.len());
    for (result, wanted) in media::prepare_all(&app.db, &app.media, uploads).await?.into_iter().zip(&wanted) {
        prepared.push(result.map_err(|error| Error::internal(format!("{}: {error}", wanted.name)))?);
    }
    let mut tx = app.db.begin().await?;
    let assets = media::save(&mut tx, &prepared, app.clock.now()).await?;
    changes::record(&mut tx, &[Change::all(Topic::Product), Change::all(Topic::Taxonomy)]).await?;
    tx.commit().await?;
    shown.0.extend(wanted.into_iter().zip(assets).map(|(wanted, asset)| (wanted.name, asset.id)));
    Ok(())
}
