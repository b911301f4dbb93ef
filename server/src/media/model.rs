//! Types for images: formats, stored assets, limits and errors.

use std::fmt;

use crate::{
    db::{DbError, DbErrorKind},
    diagnostic::Diagnostic,
    error::Error,
    text_enum::text_enum,
};

/// The id of a row of `media_asset`.
pub use crate::id::AssetId;

/// Widths of renditions, in CSS pixels: those of the specification, section 9, one for thumbnails, and two for images as wide as
/// a high-density screen.
pub const WIDTHS: [u32; 9] = [160, 320, 640, 768, 1024, 1280, 1536, 2048, 2560];

/// Largest original, in bytes; larger ones are refused without being read.
pub const MAX_BYTES: usize = 64 << 20;
/// Most pixels of an original; checked in the header, before decoding.
pub const MAX_PIXELS: u64 = 64_000_000;
/// Longest side of an original, in pixels; checked in the header, before decoding.
pub const MAX_SIDE: u32 = 20_000;
/// Most memory for decoding one original, in bytes.
pub const MAX_MEMORY: u64 = 256 << 20;
/// Largest SVG file, in bytes; larger ones are refused without being read.
pub const MAX_SVG_BYTES: usize = 2 << 20;

text_enum! {
    /// The formats of originals.
    pub enum Format {
        /// JPEG, including CMYK.
        Jpeg = "jpeg",
        /// PNG.
        Png = "png",
        /// GIF; only its first frame is shown.
        Gif = "gif",
        /// WebP; only its first frame is shown.
        WebP = "webp",
        /// Windows bitmap.
        Bmp = "bmp",
        /// SVG.
        Svg = "svg",
    }
}

impl Format {
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

    /// Its file name extension.
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

    /// The format of a media type, if it is supported.
    pub fn from_mime(mime: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.mime() == mime)
    }

    /// The format of its renditions: the original's own where all browsers show it; SVG, BMP and GIF (first frame) become PNG, so
    /// an uploaded SVG never reaches a browser as markup.
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

/// The result of an inspection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageInfo {
    /// Detected from the bytes, not from the file name.
    pub format: Format,
    /// Displayed width, with the camera's orientation applied.
    pub width: u32,
    /// Displayed height, with the camera's orientation applied.
    pub height: u32,
    /// Whether any pixel is transparent.
    pub has_alpha: bool,
}

/// A stored original. Rows of URLs that an import recorded and that were not fetched yet are not assets: they have nothing to
/// show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its id.
    pub id: AssetId,
    /// Its file name, such as `rib-tee-front-1a2b3c4d.jpg`.
    pub path: String,
    /// The URL that it comes from, according to the import.
    pub source_url: Option<String>,
    /// The original's format.
    pub format: Format,
    /// Displayed width in pixels.
    pub width: u32,
    /// Displayed height in pixels.
    pub height: u32,
    /// Whether any pixel is transparent.
    pub has_alpha: bool,
    /// Size of the original in bytes.
    pub bytes: u64,
    /// BLAKE3 of the original, in hex.
    pub hash: String,
}

impl Asset {
    /// The media type of its renditions.
    pub fn rendition_mime(&self, webp: bool) -> &'static str {
        self.format.rendition(webp).mime()
    }

    /// Its file name without the digest: `rib-tee-front.jpg`. Several assets may have the same.
    pub fn plain_name(&self) -> String {
        let named = self.path.rsplit_once('.').and_then(|(stem, ending)| {
            let short = self.hash.get(..8)?;
            let name = stem.strip_suffix(self.hash.as_str()).or_else(|| stem.strip_suffix(short))?.strip_suffix('-')?;
            (!name.is_empty()).then(|| format!("{name}.{ending}"))
        });
        named.unwrap_or_else(|| self.path.clone())
    }
}

/// Why an image is refused or cannot be shown; messages are for operators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MediaError {
    /// The file is empty.
    Empty,
    /// Not an image.
    Unknown,
    /// A known format that is not supported.
    Unsupported(&'static str),
    /// Too many bytes: the size and the limit.
    Heavy(usize, usize),
    /// Too many pixels: width and height.
    Large(u32, u32),
    /// Decoding would take too much memory.
    Hungry,
    /// The data is inconsistent or truncated.
    Damaged(String),
    /// A refused SVG, and why.
    Drawing(String),
    /// No such asset or rendition.
    NotFound,
    /// Too many requests are waiting.
    Overloaded,
    /// A server-side error, such as a missing original or a full disk.
    Failed(String),
}

impl fmt::Display for MediaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the file is empty"),
            Self::Unknown => f.write_str("this is not a picture: JPEG, PNG, WebP, GIF, BMP and SVG are supported"),
            Self::Unsupported(what) => write!(f, "{what} is not supported, convert it to JPEG, PNG or WebP"),
            Self::Heavy(bytes, most) => {
                write!(f, "the file has {} kB, at most {} kB are allowed", bytes.div_ceil(1024), most / 1024)
            }
            Self::Large(width, height) => write!(
                f,
                "the picture is {width} x {height}, at most {} megapixels and {MAX_SIDE} pixels per side are allowed",
                MAX_PIXELS / 1_000_000
            ),
            Self::Hungry => write!(
                f,
                "decoding the picture would take more than {} MiB: save it smaller, with 8 bits a channel or not progressive",
                MAX_MEMORY >> 20
            ),
            Self::Damaged(why) => write!(f, "the picture is corrupt: {why}"),
            Self::Drawing(why) => write!(f, "the drawing is not accepted: {why}"),
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
            MediaError::Overloaded => Self::Unavailable("too many images are being processed"),
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
