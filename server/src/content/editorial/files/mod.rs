//! Reads all files of content and collects all errors, each with file, line and key.

mod raw_files;
mod source;
mod names;
mod pictures;
mod publication;
mod front_matter;
mod partners;
mod home;
mod structured;
mod size_tables;
mod social;
mod redirects;

use std::collections::{BTreeMap, HashMap};

use bytes::Bytes;

pub use home::{HomeEntry, HomeSetUp, LinkTarget, SECTIONS, link_target, parse_home};
pub use partners::{Partner, PartnerKind, parse_partners};
pub use pictures::picture_path;
pub use raw_files::{RawFile, RawFiles};
pub use redirects::{RedirectEntry, parse_redirects};
pub use size_tables::{Range, SizeRow, SizeTable, SizeTables, parse as parse_size_tables};
pub use social::{SocialEntry, parse_social};
pub use source::{built_in, read_folder};
pub use structured::{
    Faq, FaqQuestion, HelpTexts, ProductCare, Template, parse_faq, parse_help, parse_help_texts, parse_product_care,
};

use self::{
    names::{is_country, is_key},
    pictures::{FolderPictures, is_picture},
};
use super::model::{FileId, FrontMatter, Kind};
use crate::{
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::AssetId,
    tenancy::Directory,
    toml_file::{Located, Report},
};

pub use front_matter::text_of;

/// Images that posts, events, partners and home pages may name, besides those in the folder.
pub type Pictures = HashMap<String, AssetId>;

/// A parsed file.
#[derive(Clone, Debug)]
pub struct ContentFile {
    /// Its id.
    pub id: FileId,
    /// Its source, unchanged.
    pub source: String,
    /// The front matter of a page, post or event.
    pub front_matter: Option<FrontMatter>,
    /// The image file in the folder that a post or event names: name and bytes.
    pub picture: Option<(String, Bytes)>,
    /// The images that the entries of partners and home pages name.
    pub pictures: Vec<NamedPicture>,
}

/// An image that a file names.
#[derive(Clone, Debug)]
pub struct NamedPicture {
    /// As the file names it.
    pub name: String,
    /// The line that names it.
    pub line: usize,
    /// The content of the file of that name, if it is in the folder of images.
    pub bytes: Option<Bytes>,
}

/// Parsed files without errors in the single files.
#[derive(Clone, Debug)]
pub struct Files {
    /// The folder as the operator named it.
    pub folder: String,
    /// By their ids, without those of redirects.
    pub files: BTreeMap<FileId, ContentFile>,
}

impl Files {
    /// The path of a file, for messages.
    pub fn name(&self, id: &FileId) -> String {
        format!("{}/{id}", self.folder)
    }
}

/// Reads the files against the countries and languages of the database.
pub fn read(raw: &RawFiles, directory: &Directory) -> Result<Files> {
    let mut diagnostics = Vec::new();
    let mut files = BTreeMap::new();
    let images = FolderPictures::of(raw.files.iter().map(|file| (file.path.as_str(), file.bytes.as_slice())));
    for file in &raw.files {
        let name = format!("{}/{}", raw.folder, file.path);
        match read_one(file, &name, directory, &images) {
            Ok(Some(read)) if read.id.kind == Kind::Redirects => {}
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

/// The redirects among the files, by country code.
pub fn read_redirects(raw: &RawFiles, directory: &Directory) -> Result<BTreeMap<String, Vec<RedirectEntry>>> {
    let (mut redirects, mut diagnostics) = (BTreeMap::new(), Vec::new());
    let none = FolderPictures::of(std::iter::empty());
    for file in &raw.files {
        let Some(FileId { kind: Kind::Redirects, country: Some(code), .. }) = FileId::of_path(&file.path) else {
            continue;
        };
        let name = format!("{}/{}", raw.folder, file.path);
        match read_one(file, &name, directory, &none) {
            Ok(read) => {
                let source = read.map(|read| read.source).unwrap_or_default();
                redirects.insert(code, parse_redirects(&Report::new(&name, &source)));
            }
            Err(errors) => diagnostics.extend(errors),
        }
    }
    if diagnostics.is_empty() { Ok(redirects) } else { Err(Error::Diagnostics(diagnostics)) }
}

fn read_one(
    file: &RawFile,
    name: &str,
    directory: &Directory,
    images: &FolderPictures<'_>,
) -> std::result::Result<Option<ContentFile>, Vec<Diagnostic>> {
    let wrong = |message: &str| vec![Diagnostic::new(name, 0, message)];
    let Some(id) = FileId::of_path(&file.path) else {
        let is_known = is_picture(&file.path) || !file.path.contains('/');
        return if is_known {
            Ok(None)
        } else {
            Err(wrong("is not a content file; `vitrina content plan --help` lists them"))
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
        Kind::Social => {
            parse_social(&report, directory);
            None
        }
        Kind::Redirects => {
            parse_redirects(&report);
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
    let picture = front_matter.as_ref().and_then(|front| {
        let name = front.picture.as_deref()?;
        Some((format!("{}-{name}", id.key), images.find(&id, name)?))
    });
    let names: Vec<Located<String>> = match id.kind {
        Kind::Partners => parse_partners(&report, directory).into_iter().map(|partner| partner.picture).collect(),
        Kind::Home => parse_home(&report, &id, directory).into_pictures(),
        _ => Vec::new(),
    };
    let pictures = names.into_iter().map(|Located { value: name, line }| {
        let bytes = images.find(&id, &name);
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
    // Redirects are kept by country, so that there is no place for those of a country that the shop does not have.
    if id.kind == Kind::Redirects && !directory.tenants.iter().any(|tenant| Some(&tenant.code) == id.country.as_ref()) {
        wrong("is for a country that this shop does not have".to_owned());
    }
    if id.kind.has_front_matter() && !is_key(&id.key) {
        wrong(format!("{} must be small letters, digits and hyphens, 60 at most", id.key));
    }
}
