//! Sitemaps (sitemaps.org, with Google's extensions for language versions and images): an index for each host, and files that are
//! streamed.

mod write;

use bytes::Bytes;
use futures::{Stream, stream};

use super::addresses::own_addresses;
use crate::{
    app::App,
    catalog::{self, PublishedPage},
    content::editorial,
    error::{Error, Result},
    id::ProductId,
    tenancy::Storefront,
    text_enum::named_enum,
};

/// Pages per file. Each is listed with all its language versions, about 4 kB, once per language of the host; the limits of a file
/// are 50,000 URLs and 50 MB (sitemaps.org/protocol.html).
const PAGES_OF_FILE: usize = 2_500;
/// Products read per statement.
const BATCH: usize = 250;
/// Pages that every shop has.
const FIXED: [&str; 9] = [
    "/",
    "/categories",
    "/brands",
    "/size-guides",
    "/global-sellers",
    "/become-a-seller",
    "/Track/Order",
    "/guest/return",
    "/withdrawal",
];

named_enum! {
    /// A part of a host's sitemap.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum SitemapPart {
        /// The home page, the indexes, and content.
        Content = "content",
        /// Categories, brands and collections.
        Places = "places",
        /// Products.
        Products = "products",
    }
}

/// A file name of the sitemap: `products-3.xml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FileName {
    part: SitemapPart,
    /// Starts at 1.
    number: usize,
}

impl FileName {
    pub(super) fn parse(name: &str) -> Option<Self> {
        let (part, number) = name.strip_suffix(".xml")?.rsplit_once('-')?;
        let part = SitemapPart::from_name(part)?;
        let number: usize = number.parse().ok().filter(|parsed: &usize| parsed.to_string() == number)?;
        (number > 0).then_some(Self { part, number })
    }

    fn first(self) -> usize {
        (self.number - 1).saturating_mul(PAGES_OF_FILE)
    }
}

/// The sitemap index: every file that has pages.
pub(super) async fn index(app: &App, front: &Storefront) -> Result<String> {
    let counts = [
        (SitemapPart::Content, content(app, front).await?.len()),
        (SitemapPart::Places, catalog::published_places(app, front).await?.len()),
        (SitemapPart::Products, catalog::published_products(app, front.tenant.id).await?.len()),
    ];
    let files = counts.into_iter().flat_map(|(part, count)| {
        (1..=count.div_ceil(PAGES_OF_FILE)).map(move |number| format!("{}-{number}.xml", part.name()))
    });
    Ok(write::index(&front.origin, files))
}

/// The content pages, and the pages that have the same path in every shop. The pages of new and reduced products and of flash
/// deals are excluded from indexes while they are empty.
async fn content(app: &App, front: &Storefront) -> Result<Vec<PublishedPage>> {
    let (has_new, has_reduced) = catalog::has_new_and_reduced(app, front).await?;
    let deals = catalog::flash_deals(app, &front.tenant).await?;
    let has_deals = deals.current(app.clock.now()).next().is_some();
    let selections = [("/new", has_new), ("/sale", has_reduced), ("/flash-deals", has_deals)];
    let filled = selections.into_iter().filter(|(_, has_any)| *has_any).map(|(path, _)| path);
    let fixed = FIXED.into_iter().chain(filled).map(|path| editorial::everywhere(app, path));
    let fixed = fixed.map(|alternates| PublishedPage { alternates, ..PublishedPage::default() });
    let mut pages: Vec<PublishedPage> = fixed.collect();
    pages.extend(editorial::published(app, front).await?);
    Ok(pages)
}

/// A file as a stream of chunks.
pub(super) async fn file(
    app: &App,
    front: &Storefront,
    name: FileName,
) -> Result<impl Stream<Item = Result<Bytes>> + Send + use<>> {
    let chosen = match name.part {
        SitemapPart::Content => PartEntries::Pages(part_of(content(app, front).await?, name)?),
        SitemapPart::Places => PartEntries::Pages(part_of(catalog::published_places(app, front).await?, name)?),
        SitemapPart::Products => {
            PartEntries::Products(part_of(catalog::published_products(app, front.tenant.id).await?, name)?)
        }
    };
    let state = SitemapWriter { app: app.clone(), front: front.clone(), left: Some(chosen), is_begun: false };
    Ok(stream::try_unfold(state, |mut state| async move {
        let piece = state.next().await?;
        Ok(piece.map(|piece| (Bytes::from(piece), state)))
    }))
}

fn part_of<T>(all: Vec<T>, name: FileName) -> Result<Vec<T>> {
    let part: Vec<T> = all.into_iter().skip(name.first()).take(PAGES_OF_FILE).collect();
    if part.is_empty() { Err(Error::NotFound) } else { Ok(part) }
}

enum PartEntries {
    Pages(Vec<PublishedPage>),
    Products(Vec<ProductId>),
}

struct SitemapWriter {
    app: App,
    front: Storefront,
    /// The remaining entries; `None` when the file is complete.
    left: Option<PartEntries>,
    is_begun: bool,
}

impl SitemapWriter {
    async fn next(&mut self) -> Result<Option<String>> {
        let pages = match &mut self.left {
            None => return Ok(None),
            Some(PartEntries::Pages(pages)) => pages.drain(..pages.len().min(BATCH)).collect(),
            Some(PartEntries::Products(ids)) => {
                let batch: Vec<ProductId> = ids.drain(..ids.len().min(BATCH)).collect();
                catalog::product_pages(&self.app, &self.front, &batch).await?
            }
        };
        let mut xml = String::new();
        if !std::mem::replace(&mut self.is_begun, true) {
            xml.push_str(write::BEGIN);
        }
        self.write(&mut xml, &pages);
        let is_complete = match &self.left {
            None => true,
            Some(PartEntries::Pages(pages)) => pages.is_empty(),
            Some(PartEntries::Products(ids)) => ids.is_empty(),
        };
        if is_complete {
            self.left = None;
            xml.push_str(write::END);
        }
        Ok(Some(xml))
    }

    fn write(&self, xml: &mut String, pages: &[PublishedPage]) {
        let directory = self.app.directory();
        for page in pages {
            for own in own_addresses(&self.front, &page.alternates) {
                write::page(xml, &self.app.settings, &self.front, &directory, &own, page);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_one_name() {
        let name = FileName::parse("products-12.xml").unwrap();
        assert_eq!((name.part, name.number, name.first()), (SitemapPart::Products, 12, 27_500));
        for wrong in ["products-0.xml", "products-012.xml", "products.xml", "people-1.xml", "products-1.txt", "-1.xml"]
        {
            assert_eq!(FileName::parse(wrong), None, "{wrong}");
        }
        assert!(part_of(vec![1, 2], FileName::parse("places-2.xml").unwrap()).is_err());
    }
}
