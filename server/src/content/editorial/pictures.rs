//! The images that files name: those in the folder are stored with the files, others are already stored (such as the demo's).

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{
    files::{ContentFile, Files, Pictures},
    model::FileId,
};
use crate::{
    app::App,
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::AssetId,
    media::{self, PreparedPicture, Upload},
};

/// What an image belongs to: a post or event, or an entry of partners or of a home page together with the image's name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PictureOwner {
    File(FileId),
    Entry(FileId, String),
}

/// The image of each owner.
pub(super) type NamedAssets = BTreeMap<PictureOwner, AssetId>;

/// Images that files name and the folder does not contain: the demo's, or those that were stored under the same name earlier.
pub(super) fn existing(
    files: &Files,
    pictures: &Pictures,
    stored: impl Fn(&FileId, &str) -> Option<AssetId>,
) -> Result<NamedAssets> {
    let (mut named, mut errors) = (NamedAssets::new(), Vec::new());
    let mut find = |by: PictureOwner, file: &ContentFile, name: &str, line: usize| {
        if let Some(id) = pictures.get(name).copied().or_else(|| stored(&file.id, name)) {
            named.insert(by, id);
            return;
        }
        let message = format!("{name} is neither a file next to the text nor a picture of the demo");
        let diagnostic = Diagnostic::new(files.name(&file.id), line, message).key("picture");
        errors.push(diagnostic.suggest(name, pictures.keys().map(String::as_str)));
    };
    for file in files.files.values() {
        let own = file.front_matter.as_ref().and_then(|front| front.picture.as_deref());
        if let (None, Some(name)) = (&file.picture, own) {
            find(PictureOwner::File(file.id.clone()), file, name, 0);
        }
        for picture in file.pictures.iter().filter(|picture| picture.bytes.is_none()) {
            find(PictureOwner::Entry(file.id.clone(), picture.name.clone()), file, &picture.name, picture.line);
        }
    }
    if errors.is_empty() { Ok(named) } else { Err(Error::Diagnostics(errors)) }
}

/// Images in the folder, ready to be stored. Each is prepared once, however many files name it.
pub(super) struct LocalPictures {
    /// Their owners, with positions in `prepared`.
    named: Vec<(PictureOwner, usize)>,
    prepared: Vec<PreparedPicture>,
}

impl LocalPictures {
    pub(super) async fn prepare(app: &App, files: &Files) -> Result<Self> {
        let (mut named, mut uploads, mut places) = (Vec::new(), Vec::new(), Vec::new());
        let (mut seen, mut positions) = (BTreeSet::new(), HashMap::new());
        for file in files.files.values() {
            let own =
                file.picture.iter().map(|(name, bytes)| (PictureOwner::File(file.id.clone()), name.clone(), bytes, 0));
            let entries = file.pictures.iter().filter_map(|picture| {
                let name = format!("{}-{}", file.id.kind.folder(), picture.name);
                Some((
                    PictureOwner::Entry(file.id.clone(), picture.name.clone()),
                    name,
                    picture.bytes.as_ref()?,
                    picture.line,
                ))
            });
            for (by, name, bytes, line) in own.chain(entries).filter(|(by, ..)| seen.insert(by.clone())) {
                let position = *positions.entry(blake3::hash(bytes)).or_insert_with(|| {
                    places.push((files.name(&file.id), line));
                    uploads.push(Upload { name, bytes: bytes.clone(), source_url: None });
                    uploads.len() - 1
                });
                named.push((by, position));
            }
        }
        let mut prepared = Vec::with_capacity(uploads.len());
        for (result, (name, line)) in media::prepare_all(&app.db, &app.media, uploads).await?.into_iter().zip(places) {
            let ready = result.map_err(|error| Diagnostic::new(name, line, error.to_string()).key("picture"))?;
            prepared.push(ready);
        }
        Ok(Self { named, prepared })
    }

    /// Stores them.
    pub(super) async fn save(self, app: &App, tx: &mut Tx) -> Result<NamedAssets> {
        let assets = media::save(tx, &self.prepared, app.clock.now()).await?;
        let saved = |(owner, position): (PictureOwner, usize)| Some((owner, assets.get(position)?.id));
        Ok(self.named.into_iter().filter_map(saved).collect())
    }
}
