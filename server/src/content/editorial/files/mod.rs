//! Reading the files of content: all of them, all errors at once, each with file, line and key.

mod source;
mod names;
mod front_matter;
mod partners;
mod home;
mod structured;
mod size_tables;

use std::collections::{BTreeMap, HashMap};

pub use home::{HomeEntry, HomeSetUp, LinkTarget, SECTIONS, link_target, parse_home};
pub use partners::{Partner, PartnerKind, parse_partners};
pub use size_tables::{SizeRow, SizeTable, SizeTables, parse as parse_size_tables};
pub use source::{built_in, read_folder};
pub use structured::{Faq, HelpTexts, Template, parse_faq, parse_help, parse_help_texts, parse_product_care};

use self::names::{is_country, is_key};
use super::model::{FileId, FrontMatter, Kind};
use crate::{
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::AssetId,
    tenancy::Directory,
    toml_file::{Located, Report},
};

pub use front_matter::text_of;

/// The pictures that posts, events, partners and home pages may name, besides files that lie beside them.
pub type Pictures = HashMap<String, AssetId>;

/// A file as it lies in the folder.
#[derive(Clone, Debug)]
pub struct RawFile {
    /// Its path below the folder.
    pub path: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// The files of a folder, not yet read.
#[derive(Clone, Debug)]
pub struct RawFiles {
    /// The folder as the operator named it.
    pub folder: String,
    /// In the order of their paths.
    pub files: Vec<RawFile>,
}

/// A file that was read.
#[derive(Clone, Debug)]
pub struct ContentFile {
    /// Which it is.
    pub id: FileId,
    /// As it was written.
    pub source: String,
    /// What stands above the text of a page, post or event.
    pub front_matter: Option<FrontMatter>,
    /// The picture file that lies beside a post or event and that it names: name and bytes.
    pub picture: Option<(String, Vec<u8>)>,
    /// The pictures that the entries of partners and home pages name.
    pub pictures: Vec<NamedPicture>,
}

/// A picture that a file names.
#[derive(Clone, Debug)]
pub struct NamedPicture {
    /// As the file names it.
    pub name: String,
    /// Where it does.
    pub line: usize,
    /// What the file of that name holds, if it lies in the folder of pictures.
    pub bytes: Option<Vec<u8>>,
}

/// Files without an error in what they are made of.
#[derive(Clone, Debug)]
pub struct Files {
    /// The folder as the operator named it.
    pub folder: String,
    /// By their ids.
    pub files: BTreeMap<FileId, ContentFile>,
}

impl Files {
    /// Where a file lies.
    pub fn name(&self, id: &FileId) -> String {
        format!("{}/{id}", self.folder)
    }
}

/// Endings of pictures.
const PICTURES: [&str; 5] = ["svg", "png", "jpg", "jpeg", "webp"];

/// Reads the files against the countries and languages of the database.
pub fn read(raw: &RawFiles, directory: &Directory) -> Result<Files> {
    let mut diagnostics = Vec::new();
    let mut files = BTreeMap::new();
    for file in &raw.files {
        let name = format!("{}/{}", raw.folder, file.path);
        match read_one(raw, file, &name, directory) {
            Ok(Some(read)) => drop(files.insert(read.id.clone(), read)),
            Ok(None) => {}
            Err(errors) => diagnostics.extend(errors),
        }
    }
    if diagnostics.is_empty() {
        Ok(Files { folder: raw.folder.clone(), files })
    } else {
        Err(Error::Diagnostics(diagnostics))
    }
}

fn read_one(
    raw: &RawFiles,
    file: &RawFile,
    name: &str,
    directory: &Directory,
) -> std::result::Result<Option<ContentFile>, Vec<Diagnostic>> {
    let wrong = |message: &str| vec![Diagnostic::new(name, 0, message)];
    let Some(id) = FileId::of_path(&file.path) else {
        let is_picture = ["posts/", "events/", "partners/", "home/"].iter().any(|folder| file.path.starts_with(folder))
            && file.path.rsplit_once('.').is_some_and(|(_, ending)| PICTURES.contains(&ending));
        let is_known = is_picture || !file.path.contains('/');
        return if is_known {
            Ok(None)
        } else {
            Err(wrong("is no file of content; `vitrina content --help` names them"))
        };
    };
    let source = String::from_utf8(file.bytes.clone()).map_err(|_| wrong("is not UTF-8"))?;
    let report = Report::new(name, &source);
    check_id(&report, &id, directory);
    let front_matter = match id.kind {
        Kind::Page | Kind::Post | Kind::Event => front_matter::parse(&report, &source, &id, directory),
        Kind::SizeTables => {
            size_tables::parse(&report, directory);
            None
        }
        Kind::Home => {
            parse_home(&report, &id, directory);
            None
        }
        _ => {
            structured::parse(&report, id.kind, directory);
            None
        }
    };
    if report.has_diagnostics() {
        return Err(report.into_diagnostics());
    }
    let picture = front_matter.as_ref().and_then(|front| beside(raw, &id, front.picture.as_deref()?));
    let names: Vec<Located<String>> = match id.kind {
        Kind::Partners => parse_partners(&report, directory).into_iter().map(|partner| partner.picture).collect(),
        Kind::Home => parse_home(&report, &id, directory).into_pictures(),
        _ => Vec::new(),
    };
    let pictures = names.into_iter().map(|Located { value: name, line }| {
        let bytes = in_folder(raw, &format!("{}/{name}", id.kind.folder()));
        NamedPicture { name, line, bytes }
    });
    let pictures = pictures.collect();
    Ok(Some(ContentFile { id, source, front_matter, picture, pictures }))
}

fn check_id(report: &Report<'_>, id: &FileId, directory: &Directory) {
    let wrong = |message: String| report.add(Diagnostic::new(report.file, 0, message));
    if id.kind.is_by_language() && directory.language(&id.language).is_none() {
        wrong(format!("{} is no language", id.language));
    }
    if let Some(code) = &id.country
        && !is_country(code, directory)
    {
        wrong(format!("{code} is no country"));
    }
    if id.kind.has_front_matter() && !is_key(&id.key) {
        wrong(format!("{} must be small letters, digits and hyphens, 60 at most", id.key));
    }
}

fn beside(raw: &RawFiles, id: &FileId, picture: &str) -> Option<(String, Vec<u8>)> {
    let bytes = in_folder(raw, &format!("{}/{}/{picture}", id.kind.folder(), id.key))?;
    Some((format!("{}-{picture}", id.key), bytes))
}

fn in_folder(raw: &RawFiles, path: &str) -> Option<Vec<u8>> {
    raw.files.iter().find(|file| file.path == path).map(|file| file.bytes.clone())
}
