//! The grammar of `/media/…`: a closed set of renditions for each asset, so that requests for odd sizes cannot fill the disk.

use super::model::WIDTHS;

/// The transformation that a URL asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImageTransform {
    /// `w640`, `w640x2`: one of the widths in CSS pixels times the pixel density; never wider than the original.
    Width {
        /// One of `WIDTHS`.
        width: u32,
        /// 1 or 2.
        density: u32,
    },
    /// `80x80`: a centred square crop.
    Avatar,
    /// `10x10q50b3`: the whole image scaled down and blurred, to be stretched as a placeholder.
    Placeholder,
}

impl ImageTransform {
    /// A width at density 1.
    pub const fn width(width: u32) -> Self {
        Self::Width { width, density: 1 }
    }

    fn parse(text: &str) -> Option<Self> {
        match text {
            "80x80" => return Some(Self::Avatar),
            "10x10q50b3" => return Some(Self::Placeholder),
            _ => {}
        }
        let size = text.strip_prefix('w')?;
        let (number, density) = size.strip_suffix("x2").map_or((size, 1), |number| (number, 2));
        let width = WIDTHS.into_iter().find(|width| width.to_string() == number)?;
        Some(Self::Width { width, density })
    }
}

impl std::fmt::Display for ImageTransform {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Width { width, density: 1 } => write!(f, "w{width}"),
            Self::Width { width, density } => write!(f, "w{width}x{density}"),
            Self::Avatar => f.write_str("80x80"),
            Self::Placeholder => f.write_str("10x10q50b3"),
        }
    }
}

/// A rendition that a URL asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenditionRequest<'a> {
    /// Whether as WebP; else in the format that `Format::rendition` gives.
    pub webp: bool,
    /// The transformation.
    pub mods: ImageTransform,
    /// The asset's path.
    pub path: &'a str,
}

/// Parses what follows `/media/`, without percent-decoding: percent-encoded paths are refused.
pub fn parse(rest: &str) -> Option<RenditionRequest<'_>> {
    let (webp, rest) = rest.strip_prefix("webp/").map_or((false, rest), |rest| (true, rest));
    let (mods, path) = rest.split_once('/')?;
    is_asset_path(path).then_some(RenditionRequest { webp, mods: ImageTransform::parse(mods)?, path })
}

/// The URL of a rendition below a media base (empty for the shop's own host).
pub fn url(base: &str, webp: bool, mods: ImageTransform, path: &str) -> String {
    let webp = if webp { "webp/" } else { "" };
    format!("{base}/media/{webp}{mods}/{path}")
}

/// Whether a path has the form of stored paths: `slug-hex.ext`, in lower case. Excludes slashes, dot-dot, NUL and percent signs.
pub fn is_asset_path(path: &str) -> bool {
    let word = |text: &str, dash: bool| {
        !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || (dash && b == b'-'))
    };
    path.len() <= 200 && path.split_once('.').is_some_and(|(stem, ending)| word(stem, true) && word(ending, false))
}

/// The path of an original: a readable slug of its name, and the hash of its content.
pub fn asset_path(name: &str, digest: &str, extension: &str) -> String {
    format!("{}-{digest}.{extension}", slug(name))
}

/// `C:\Photos\Été (1).JPG` → `t-1`: the file name without folder and extension, in ASCII, at most 60 characters.
fn slug(name: &str) -> String {
    let file = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let mut slug = String::new();
    for character in stem.chars() {
        if slug.len() >= 60 {
            break;
        }
        if character.is_ascii_alphanumeric() {
            slug.push(character.to_ascii_lowercase());
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    let slug = slug.trim_end_matches('-');
    if slug.is_empty() { "picture".to_owned() } else { slug.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_specified_renditions_are_parsed() {
        let path = "rib-tee-1a2b3c4d.jpg";
        for width in WIDTHS {
            for density in [1, 2] {
                let mods = ImageTransform::Width { width, density };
                let address = url("", true, mods, path);
                let rest = address.strip_prefix("/media/").unwrap();
                assert_eq!(parse(rest), Some(RenditionRequest { webp: true, mods, path }));
            }
        }
        assert_eq!(parse("80x80/a-1.png").unwrap().mods, ImageTransform::Avatar);
        assert_eq!(parse("webp/10x10q50b3/a-1.png").unwrap().mods, ImageTransform::Placeholder);
    }

    #[test]
    fn nothing_else_is_accepted() {
        for rest in [
            "",
            "webp/",
            "a-1.png",
            "w640",
            "w640/",
            "w641/a-1.png",
            "w0640/a-1.png",
            "w640x1/a-1.png",
            "w640x3/a-1.png",
            "W640/a-1.png",
            "w+640/a-1.png",
            "80x81/a-1.png",
            "10x10/a-1.png",
            "webp/webp/w640/a-1.png",
            "avif/w640/a-1.png",
            "w640/../a-1.png",
            "w640/a/../../vitrina.db",
            "w640/..",
            "w640/a..png",
            "w640/.png",
            "w640/a-1.png/",
            "w640/%2e%2e%2fa-1.png",
            "w640/a-1%2epng",
            "w640/a\0.png",
            "w640/A-1.png",
            "w640/a-1.PNG",
            "w640/a-1.png.exe",
            "w640//a-1.png",
            "/w640/a-1.png",
            "w640/https://example.com/a.png",
        ] {
            assert_eq!(parse(rest), None, "{rest}");
        }
    }

    #[test]
    fn every_file_name_gives_a_valid_path() {
        for (name, path) in [
            ("Rib Tee Front.JPG", "rib-tee-front-1a2b.jpg"),
            ("C:\\Photos\\Été (1).JPG", "t-1-1a2b.jpg"),
            ("../../etc/passwd", "passwd-1a2b.jpg"),
            ("শার্ট.png", "picture-1a2b.jpg"),
            ("", "picture-1a2b.jpg"),
            ("---.---", "picture-1a2b.jpg"),
        ] {
            assert_eq!(asset_path(name, "1a2b", "jpg"), path);
            assert!(is_asset_path(path));
        }
        assert!(is_asset_path(&asset_path(&"x-".repeat(500), &"f".repeat(64), "webp")));
    }
}
