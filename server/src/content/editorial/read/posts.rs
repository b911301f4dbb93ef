//! Posts of the journal, newest first.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    super::{
        check::is_own_language,
        files::text_of,
        index::IndexedFile,
        model::{FrontMatter, Kind},
        render::Heading,
    },
    pages::{Resolved, key_of_slug, line},
    post_products::products,
    reader::{ContentReader, rendered},
};
use crate::{
    app::App,
    catalog::{self, Alternate, Picture, ProductCard, fold},
    error::{Error, Result},
    i18n::format_date,
    id::AssetId,
    media,
    paging::Paging,
    tenancy::Storefront,
};

/// Number of other posts linked from a post.
const MORE: usize = 3;

/// A blog post in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PostCard {
    /// Post key, the same in all languages.
    pub key: String,
    /// Post title.
    pub title: String,
    /// Summary of one or two sentences.
    pub description: String,
    /// URL path, without a locale prefix.
    pub path: String,
    /// Picture; null if there is none.
    #[schema(required)]
    pub picture: Option<Picture>,
    /// Date of publication, as text in the response language.
    pub published: String,
    /// Date of publication, ISO 8601 (`YYYY-MM-DD`).
    pub published_on: String,
    /// Topics of the post.
    pub tags: Vec<String>,
    /// BCP 47 tag of the language in which the post is written.
    pub locale: String,
    /// Whether the post is written in the requested language.
    pub is_own_language: bool,
}

/// A blog post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PostView {
    /// The fields shown in lists.
    #[serde(flatten)]
    pub card: PostCard,
    /// Text as sanitised HTML.
    pub html: String,
    /// Headings of the text.
    pub headings: Vec<Heading>,
    /// Date of the last change of the text, ISO 8601 (`YYYY-MM-DD`).
    pub updated_on: String,
    /// The post in all countries and languages, including this one.
    pub alternates: Vec<Alternate>,
    /// Products featured in the post, at most eight.
    pub products: Vec<ProductCard>,
    /// The newest other posts.
    pub more: Vec<PostCard>,
}

pub(super) fn path_of(front: &FrontMatter) -> String {
    format!("/blog/{}", front.slug)
}

/// The published posts, newest first.
fn newest<'w>(reader: &'w ContentReader<'_>) -> Vec<(&'w IndexedFile, &'w FrontMatter)> {
    let keys = reader.index.keys(Kind::Post);
    let shown =
        keys.filter_map(|key| reader.shown(Kind::Post, key)).filter_map(|entry| Some((entry, entry.front.as_ref()?)));
    let mut posts: Vec<_> = shown.collect();
    posts.sort_by(|(one, a), (other, b)| b.published.cmp(&a.published).then_with(|| one.id.cmp(&other.id)));
    posts
}

async fn cards(reader: &ContentReader<'_>, posts: &[(&IndexedFile, &FrontMatter)]) -> Result<Vec<PostCard>> {
    let ids: Vec<AssetId> = posts.iter().filter_map(|(entry, _)| entry.picture).collect();
    let assets = media::assets(&reader.app.db, &ids).await?;
    let card = |(entry, front): &(&IndexedFile, &FrontMatter)| {
        let facts = reader.facts(entry);
        let published = front.published.unwrap_or(front.updated);
        // The heading is beside the image, so the image needs no alternative text.
        let picture = entry.picture.and_then(|id| assets.get(&id));
        PostCard {
            key: entry.id.key.clone(),
            title: line(&front.title, &facts),
            description: line(&front.description, &facts),
            path: path_of(front),
            picture: picture.map(|asset| catalog::picture(reader.app, asset, String::new())),
            published: format_date(&reader.front.language.locale, published),
            published_on: published.to_string(),
            tags: front.tags.clone(),
            locale: reader.language_of(entry).locale,
            is_own_language: is_own_language(&reader.front.language.code, &entry.id.language),
        }
    };
    Ok(posts.iter().map(card).collect())
}

/// A page of posts, of all or of those with a tag, and the total number.
pub async fn posts(
    app: &App,
    storefront: &Storefront,
    tag: Option<&str>,
    paging: Paging,
) -> Result<(Vec<PostCard>, i64)> {
    let reader = ContentReader::open(app, storefront).await?;
    let mut all = newest(&reader);
    if let Some(tag) = tag.map(fold) {
        all.retain(|(_, front)| front.tags.iter().any(|own| fold(own) == tag));
    }
    let first = usize::try_from(paging.offset()).unwrap_or(usize::MAX);
    let take = usize::try_from(paging.take).unwrap_or_default();
    let page: Vec<_> = all.iter().skip(first).take(take).copied().collect();
    Ok((cards(&reader, &page).await?, all.len() as i64))
}

/// The post with a slug. The slug of another language redirects to this language's.
pub async fn post(app: &App, storefront: &Storefront, slug: &str) -> Result<Resolved<PostView>> {
    let reader = ContentReader::open(app, storefront).await?;
    let key = key_of_slug(&reader, Kind::Post, slug).ok_or(Error::NotFound)?;
    let own = reader.shown(Kind::Post, key).and_then(|entry| entry.front.as_ref()).ok_or(Error::NotFound)?;
    if !own.slug.eq_ignore_ascii_case(slug) {
        return Ok(Resolved::Moved(own.slug.clone()));
    }
    let read = reader.read(Kind::Post, key, |source, facts| rendered(text_of(source), facts)).await?;
    let (entry, text) = read.ok_or(Error::NotFound)?;
    let front = entry.front.as_ref().ok_or(Error::NotFound)?;
    let others: Vec<_> = newest(&reader).into_iter().filter(|(other, _)| other.id.key != key).take(MORE).collect();
    let own_card = cards(&reader, &[(entry, front)]).await?.into_iter().next().ok_or(Error::NotFound)?;
    let alternates = if own_card.is_own_language { reader.alternates(Kind::Post, key, path_of) } else { Vec::new() };
    Ok(Resolved::Here(PostView {
        card: own_card,
        html: text.html,
        headings: text.headings,
        updated_on: front.updated.to_string(),
        alternates,
        products: products(&reader, &front.products).await?,
        more: cards(&reader, &others).await?,
    }))
}
