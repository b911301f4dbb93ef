//! Assigns pictures from a folder to the products of a batch.

use std::path::{Path, PathBuf};

use bytes::Bytes;

use super::{
    context::{ParsedProduct, State},
    image_folder::ImageFolder,
    issues::Severity,
    options::Report,
};
use crate::{
    app::App,
    catalog::MediaSource,
    error::Result,
    media::{self, Upload},
};

/// Maximum number of pictures in memory at once.
const AT_ONCE: usize = 24;

/// A picture of a product whose file exists: the draft, the picture in it, line, address and file.
struct Match {
    draft: usize,
    media: usize,
    line: u64,
    address: String,
    path: PathBuf,
}

/// Stores the pictures found in the folder; the addresses of the others stay recorded.
pub(super) async fn match_pictures(
    app: &App,
    batch: &mut [ParsedProduct],
    images: &mut ImageFolder,
    state: &mut State,
    report: &mut Report,
) -> Result<()> {
    let mut matches = Vec::new();
    for (draft, parsed) in batch.iter().enumerate() {
        state.issues.of_product(Some(&parsed.draft.key));
        for (media, picture) in parsed.draft.media.iter().enumerate() {
            let MediaSource::Address(address) = &picture.source else { continue };
            let line = parsed.media_lines.get(media).copied().unwrap_or(parsed.line);
            match images.find(address) {
                Some(path) => matches.push(Match { draft, media, line, address: address.clone(), path }),
                None => {
                    state.issues.add(Severity::Note, line, None, address, "has no picture of its name in the folder");
                }
            }
        }
    }
    state.issues.of_product(None);
    report.pictures += matches.len() as u64;
    if report.dry_run {
        return Ok(());
    }
    for matches in matches.chunks(AT_ONCE) {
        store_pictures(app, batch, matches, state).await?;
    }
    Ok(())
}

async fn store_pictures(app: &App, batch: &mut [ParsedProduct], matches: &[Match], state: &mut State) -> Result<()> {
    let mut uploads = Vec::with_capacity(matches.len());
    for found in matches {
        let bytes = Bytes::from(tokio::fs::read(&found.path).await?);
        uploads.push(Upload { name: file_name(&found.path), bytes, source_url: Some(found.address.clone()) });
    }
    let mut good = Vec::new();
    for (result, found) in media::prepare_all(&app.db, &app.media, uploads).await?.into_iter().zip(matches) {
        match result {
            Ok(prepared) => good.push((found, prepared)),
            Err(error) => {
                let reason = format!("{}: {error}; only its address is recorded", found.path.display());
                state.issues.add(Severity::Warning, found.line, None, &found.address, reason);
            }
        }
    }
    let (found, prepared): (Vec<&Match>, Vec<media::PreparedPicture>) = good.into_iter().unzip();
    let mut tx = app.db.begin().await?;
    let assets = media::save(&mut tx, &prepared, app.clock.now()).await?;
    tx.commit().await?;
    for (found, asset) in found.into_iter().zip(assets) {
        let picture = &mut batch[found.draft].draft.media[found.media];
        picture.source = MediaSource::Stored(asset.id, Some(found.address.clone()));
    }
    Ok(())
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
