//! Posts of the journal, newest first.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    super::{
        check::is_own_language,
        files::text_of,
        index::Entry,
        model::{FrontMatter, Kind},
        render::Heading,
    },
    pages::{Resolved, key_of_slug, line},
    post_products::products,
    reader::{ContentReader, rendered},
};
use crate::{
    app::App,
    catalog::{self, Alternate, Picture, ProductCard},
    error::{Error, Result},
    i18n::format_date,
    id::AssetId,
    media,
    paging::Paging,
    tenancy::Storefront,
};

/// Other posts below a post.
const MORE: usize = 3;

/// A post as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PostCard {
    /// The same in all languages.
    pub key: String,
    /// Its heading.
    pub title: String,
    /// What it is about, in a sentence or two.
    pub description: String,
    /// Its path, without a locale prefix.
    pub path: String,
    /// Its picture.
    #[schema(required)]
    pub picture: Option<Picture>,
    /// Its day, as the language writes days.
    pub published: String,
    /// The same as an ISO date.
    pub published_on: String,
    /// What it is about, in words.
    pub tags: Vec<String>,
    /// The BCP 47 tag of the language that it is written in.
    pub locale: String,
    /// Whether that is the language that was asked for.
    pub is_own_language: bool,
}

/// A whole post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PostView {
    /// What lists show of it.
    #[serde(flatten)]
    pub card: PostCard,
    /// Sanitised HTML.
    pub html: String,
    /// Its headings.
    pub headings: Vec<Heading>,
    /// When its text last changed, as an ISO date.
    pub updated_on: String,
    /// The same post in other languages and countries, this one included.
    pub alternates: Vec<Alternate>,
    /// Products that belong to it, eight at most.
    pub products: Vec<ProductCard>,
    /// The newest of the others.
    pub more: Vec<PostCard>,
}

pub(super) fn path_of(front: &FrontMatter) -> String {
    format!("/blog/{}", front.slug)
}

/// The posts that are shown, newest first.
fn newest<'w>(reader: &'w ContentReader<'_>) -> Vec<(&'w Entry, &'w FrontMatter)> {
    let keys = reader.index.keys(Kind::Post);
    let shown =
        keys.filter_map(|key| reader.shown(Kind::Post, key)).filter_map(|entry| Some((entry, entry.front.as_ref()?)));
    let mut posts: Vec<_> = shown.collect();
    posts.sort_by(|(one, a), (other, b)| b.published.cmp(&a.published).then_with(|| one.id.cmp(&other.id)));
    posts
}

async fn cards(reader: &ContentReader<'_>, posts: &[(&Entry, &FrontMatter)]) -> Result<Vec<PostCard>> {
    let ids: Vec<AssetId> = posts.iter().filter_map(|(entry, _)| entry.picture).collect();
    let assets = media::assets(&reader.app.db, &ids).await?;
    let card = |(entry, front): &(&Entry, &FrontMatter)| {
        let facts = reader.facts(entry);
        let published = front.published.unwrap_or(front.updated);
        // The heading stands beside the picture.
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

/// A page of the posts, and how many there are.
pub async fn posts(app: &App, storefront: &Storefront, paging: Paging) -> Result<(Vec<PostCard>, i64)> {
    let reader = ContentReader::open(app, storefront).await?;
    let all = newest(&reader);
    let first = usize::try_from(paging.offset()).unwrap_or(usize::MAX);
    let take = usize::try_from(paging.take).unwrap_or_default();
    let page: Vec<_> = all.iter().skip(first).take(take).copied().collect();
    Ok((cards(&reader, &page).await?, all.len() as i64))
}

/// The post of a slug. One that it has in another language leads to this language's.
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
