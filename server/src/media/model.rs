//! What a picture is here: formats, stored assets, limits, and what may be wrong with a picture.

use std::fmt;

use serde::Serialize;

use crate::{
    db::{DbError, DbErrorKind},
    diagnostic::Diagnostic,
    error::Error,
};

/// The id of a row of `media_asset`.
pub use crate::id::AssetId;

/// Widths that pictures are made in, in CSS pixels: those of the specification, section 9, one for thumbnails, and two for pictures
/// as wide as a dense screen.
pub const WIDTHS: [u32; 9] = [160, 320, 640, 768, 1024, 1280, 1536, 2048, 2560];

/// Originals above this size are refused unread.
pub const MAX_BYTES: usize = 64 << 20;
/// Originals with more pixels than this are refused by their header.
pub const MAX_PIXELS: u64 = 64_000_000;
/// Originals with a longer side than this are refused by their header.
pub const MAX_SIDE: u32 = 20_000;
/// What decoding one original may take, in bytes.
pub const MAX_MEMORY: u64 = 256 << 20;
/// Drawings are text: above this size they are refused unread.
pub const MAX_SVG_BYTES: usize = 2 << 20;

/// The formats of originals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// JPEG, CMYK too.
    Jpeg,
    /// PNG.
    Png,
    /// GIF; only its first frame is shown.
    Gif,
    /// WebP; only its first frame is shown.
    WebP,
    /// Windows bitmap.
    Bmp,
    /// A drawing.
    Svg,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 6] = [Self::Jpeg, Self::Png, Self::Gif, Self::WebP, Self::Bmp, Self::Svg];

    /// Its media type.
    pub fn mime(self) -> &'static str {
        match self {
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
            Self::Gif => "image/gif",
            Self::WebP => "image/webp",
            Self::Bmp => "image/bmp",
            Self::Svg => "image/svg+xml",
        }
    }

    /// The ending of its file names.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Jpeg => "jpg",
            Self::Png => "png",
            Self::Gif => "gif",
            Self::WebP => "webp",
            Self::Bmp => "bmp",
            Self::Svg => "svg",
        }
    }

    /// The format of a media type, if it is one of ours.
    pub fn from_mime(mime: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.mime() == mime)
    }

    /// The format that renditions are written in. An original's own where browsers like it; drawings, bitmaps and (stilled)
    /// GIFs become PNG, so an uploaded drawing never reaches a browser as markup.
    #[must_use]
    pub fn rendition(self, webp: bool) -> Self {
        match self {
            _ if webp => Self::WebP,
            Self::Jpeg => Self::Jpeg,
            Self::WebP => Self::WebP,
            Self::Png | Self::Gif | Self::Bmp | Self::Svg => Self::Png,
        }
    }
}

/// What an inspection finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageInfo {
    /// Told by the bytes, whatever the file's name says.
    pub format: Format,
    /// As shown, after the camera's orientation.
    pub width: u32,
    /// As shown, after the camera's orientation.
    pub height: u32,
    /// Whether any pixel lets the background through.
    pub has_alpha: bool,
}

/// A stored original. Rows without one, whose address an import recorded and nobody fetched, are not assets: there is nothing
/// to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its id.
    pub id: AssetId,
    /// Its file name, such as `rib-tee-front-1a2b3c4d.jpg`.
    pub path: String,
    /// Where an import says that it comes from.
    pub source_url: Option<String>,
    /// The original's format.
    pub format: Format,
    /// In pixels, as shown.
    pub width: u32,
    /// In pixels, as shown.
    pub height: u32,
    /// Whether the background shows through.
    pub has_alpha: bool,
    /// Size of the original.
    pub bytes: u64,
    /// BLAKE3 of the original, in hex.
    pub hash: String,
}

impl Asset {
    /// The media type of its renditions.
    pub fn rendition_mime(&self, webp: bool) -> &'static str {
        self.format.rendition(webp).mime()
    }
}

/// Why a picture is refused or cannot be shown, in words for operators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MediaError {
    /// Nothing in it.
    Empty,
    /// Not a picture at all.
    Unknown,
    /// A known format that is not taken.
    Unsupported(&'static str),
    /// Too many bytes: how many, and how many are taken.
    Heavy(usize, usize),
    /// Too many pixels.
    Large(u32, u32),
    /// Decoding would take too much memory.
    Hungry,
    /// The bytes contradict themselves or end too early.
    Damaged(String),
    /// A drawing that is not taken, and why.
    Drawing(String),
    /// No such asset or rendition.
    NotFound,
    /// Too much to do right now.
    Overloaded,
    /// Ours to mend: the original is gone, the disk is full.
    Failed(String),
}

impl fmt::Display for MediaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the file is empty"),
            Self::Unknown => f.write_str("this is not a picture: JPEG, PNG, WebP, GIF, BMP and SVG are understood"),
            Self::Unsupported(what) => write!(f, "{what} is not supported, convert it to JPEG, PNG or WebP"),
            Self::Heavy(bytes, most) => {
                write!(f, "the file has {} kB, at most {} kB are taken", bytes.div_ceil(1024), most / 1024)
            }
            Self::Large(width, height) => write!(
                f,
                "the picture says that it is {width} x {height}, at most {} megapixels and {MAX_SIDE} a side are taken",
                MAX_PIXELS / 1_000_000
            ),
            Self::Hungry => write!(
                f,
                "decoding the picture would take more than {} MiB: save it smaller, with 8 bits a channel or not progressive",
                MAX_MEMORY >> 20
            ),
            Self::Damaged(why) => write!(f, "the picture is damaged: {why}"),
            Self::Drawing(why) => write!(f, "the drawing is not taken: {why}"),
            Self::NotFound => f.write_str("no such picture"),
            Self::Overloaded => f.write_str("too many pictures are being made, try again"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for MediaError {}

impl MediaError {
    /// A error in the operator's file of this name.
    pub fn in_file(&self, name: &str) -> Diagnostic {
        Diagnostic::new(name, 0, self.to_string())
    }
}

impl From<MediaError> for Error {
    fn from(error: MediaError) -> Self {
        match error {
            MediaError::NotFound => Self::NotFound,
            MediaError::Overloaded => Self::Unavailable("media"),
            MediaError::Failed(why) => Self::Internal(why),
            picture => Self::Diagnostics(vec![picture.in_file("picture")]),
        }
    }
}

impl From<DbError> for MediaError {
    fn from(error: DbError) -> Self {
        match error.kind() {
            DbErrorKind::PoolExhausted => Self::Overloaded,
            _ => Self::Failed(format!("database: {error}")),
        }
    }
}

impl From<std::io::Error> for MediaError {
    fn from(error: std::io::Error) -> Self {
        Self::Failed(format!("media folder: {error}"))
    }
}
