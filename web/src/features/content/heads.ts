// Metadata for search engines and link previews of text pages, questions, help, care and the journal.
import type { ListPage } from '@/api/get';
import type {
  Alternate,
  Crumb,
  FaqView,
  HelpView,
  JournalView,
  PageView,
  Picture,
  PostCard,
  PostView,
  ProductCareView,
} from '@/api/types';
import { plainHead, preloadPicture, sharedPathAlternates } from '@/lib/heads';
import { rendition } from '@/lib/media';
import type { Head, LoadedPage } from '@/lib/page';
import type { Shop } from '@/lib/shop';
import { absolute, breadcrumbList, pageUrl } from '@/ui/breadcrumbList';
import { journalPath } from './journalPath';
import { POST_SIZES } from './pictureSizes';

const noindex = 'noindex, follow';

/** Structured data is only rendered into documents; it is not needed after navigations in the browser. */
function jsonLd(make: () => object[]): object[] {
  return import.meta.env.SSR ? make() : [];
}

function trail({ shop, t }: LoadedPage, ...crumbs: Crumb[]): object {
  return breadcrumbList(shop, t('breadcrumbs-home'), crumbs);
}

function headOf({ t }: LoadedPage, title: string, description: string, path: string): Head {
  return plainHead(t('content-meta-title', { title }), description, path);
}

/** A text shown in a fallback language is excluded from indexes. */
function indexing(text: { isOwnLanguage: boolean; alternates: Alternate[] }): Pick<Head, 'robots' | 'alternates'> {
  return text.isOwnLanguage ? { alternates: text.alternates } : { robots: noindex, alternates: null };
}

/**
 * The same for a page that every shop has, with fallback texts where a translation is missing: switching the language stays on
 * it.
 */
function indexingOfList(page: LoadedPage, path: string, list: Parameters<typeof indexing>[0]) {
  return { ...indexing(list), siblings: sharedPathAlternates(path, page.navigation) };
}

export function pageHead(page: LoadedPage, view: PageView): Head {
  return {
    ...headOf(page, view.title, view.description, view.path),
    ...indexing(view),
    jsonLd: jsonLd(() => [trail(page, { name: view.title, path: view.path })]),
  };
}

export function faqHead(page: LoadedPage, faq: FaqView): Head {
  const { t } = page;
  const path = '/faq';
  return {
    ...headOf(page, t('content-faq-title'), t('content-faq-lead'), path),
    ...indexingOfList(page, path, faq),
    jsonLd: jsonLd(() => [faqPage(faq), trail(page, { name: t('content-faq-title'), path })]),
  };
}

function faqPage({ groups, locale }: FaqView): object {
  const entries = groups.flatMap((group) => group.entries);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function helpHead(page: LoadedPage, help: HelpView): Head {
  const path = '/helpcenter';
  const head = indexHead(page, page.t('content-help-title'), page.t('content-help-lead'), path);
  return { ...head, ...indexingOfList(page, path, help) };
}

export function careHead(page: LoadedPage, care: ProductCareView): Head {
  const path = '/product-cares';
  const head = indexHead(page, page.t('content-care-title'), page.t('content-care-lead'), path);
  return { ...head, ...indexingOfList(page, path, care) };
}

/** Measurements are the same in every language. */
export function sizesHead(page: LoadedPage): Head {
  const path = '/size-guides';
  const head = indexHead(page, page.t('product-size-table'), page.t('product-size-table-note'), path);
  return { ...head, alternates: sharedPathAlternates(path, page.navigation) };
}

function indexHead(page: LoadedPage, title: string, description: string, path: string): Head {
  return {
    ...headOf(page, title, description, path),
    jsonLd: jsonLd(() => [trail(page, { name: title, path })]),
  };
}

/**
 * Only the first page tells whether the whole journal is translated; a later page counts as translated if at least one of its
 * posts is.
 */
export function journalHead(page: LoadedPage, posts: ListPage<PostCard[]>, whole?: JournalView): Head {
  const { t } = page;
  const { items, meta } = posts;
  const path = journalPath(meta.page);
  const title = meta.page > 1 ? t('content-blog-page', { page: meta.page }) : t('content-blog-title');
  const [first] = items;
  return {
    ...headOf(page, title, t('content-blog-lead'), path),
    ...(whole ? indexing(whole) : { robots: items.some((post) => post.isOwnLanguage) ? undefined : noindex }),
    og: { type: 'website', image: imageOf(page.shop, first?.picture) },
    jsonLd: jsonLd(() => [trail(page, { name: t('content-blog-title'), path: '/blog' })]),
  };
}

export function postHead(page: LoadedPage, post: PostView): Head {
  const { shop, t } = page;
  const crumbs = [
    { name: t('content-blog-title'), path: '/blog' },
    { name: post.title, path: post.path },
  ];
  return {
    ...headOf(page, post.title, post.description, post.path),
    ...indexing(post),
    og: { type: 'article', image: imageOf(shop, post.picture) },
    jsonLd: jsonLd(() => [blogPosting(shop, post), trail(page, ...crumbs)]),
    preload: import.meta.env.SSR && post.picture ? [preloadPicture(shop, post.picture, POST_SIZES, 2048)] : [],
  };
}

function blogPosting(shop: Shop, post: PostView): object {
  const publisher = { '@type': 'Organization', name: shop.legal.name, url: `${shop.origin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    image: imageOf(shop, post.picture),
    datePublished: post.publishedOn,
    dateModified: post.updatedOn,
    inLanguage: post.locale,
    keywords: post.tags,
    mainEntityOfPage: pageUrl(shop, post.path),
    author: publisher,
    publisher,
  };
}

function imageOf(shop: Shop, picture: Picture | null | undefined): string | undefined {
  return picture ? absolute(shop, rendition(shop.mediaBase, picture.path, 1280)) : undefined;
}
