// What search engines and link previews are told about pages of text, questions, help, care and the journal.
import type { ListPage } from '@/api/get';
import type { Crumb, FaqView, PageView, Picture, PostCard, PostView } from '@/api/types';
import { everywhere, plainHead, preloadPicture } from '@/lib/heads';
import { rendition } from '@/lib/media';
import type { Head, LoadedPage } from '@/lib/page';
import type { Shop } from '@/lib/shop';
import { absolute, breadcrumbList, pageUrl } from '@/ui/breadcrumbList';
import { journalPath } from './journalPath';
import { POST_SIZES } from './pictureSizes';

const noindex = 'noindex, follow';

/** Made for documents only: browsers need none of it. */
function jsonLd(make: () => object[]): object[] {
  return import.meta.env.SSR ? make() : [];
}

function trail({ shop, t }: LoadedPage, ...crumbs: Crumb[]): object {
  return breadcrumbList(shop, t('breadcrumbs-home'), crumbs);
}

function headOf({ t }: LoadedPage, title: string, description: string, path: string): Head {
  return plainHead(t('content-meta-title', { title }), description, path);
}

/** A text that is shown in another language than was asked for belongs into no index. */
export function pageHead(page: LoadedPage, view: PageView): Head {
  return {
    ...headOf(page, view.title, view.description, view.path),
    robots: view.isOwnLanguage ? undefined : noindex,
    alternates: view.isOwnLanguage ? view.alternates : null,
    jsonLd: jsonLd(() => [trail(page, { name: view.title, path: view.path })]),
  };
}

export function faqHead(page: LoadedPage, faq: FaqView): Head {
  const { t, navigation } = page;
  const path = '/faq';
  return {
    ...headOf(page, t('content-faq-title'), t('content-faq-lead'), path),
    robots: faq.isOwnLanguage ? undefined : noindex,
    alternates: everywhere(path, navigation),
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

export function helpHead(page: LoadedPage): Head {
  return indexHead(page, page.t('content-help-title'), page.t('content-help-lead'), '/helpcenter');
}

export function careHead(page: LoadedPage): Head {
  return indexHead(page, page.t('content-care-title'), page.t('content-care-lead'), '/product-cares');
}

export function sizesHead(page: LoadedPage): Head {
  return indexHead(page, page.t('product-size-table'), page.t('product-size-table-note'), '/size-guides');
}

function indexHead(page: LoadedPage, title: string, description: string, path: string): Head {
  return {
    ...headOf(page, title, description, path),
    alternates: everywhere(path, page.navigation),
    jsonLd: jsonLd(() => [trail(page, { name: title, path })]),
  };
}

export function journalHead(page: LoadedPage, { items, meta }: ListPage<PostCard[]>): Head {
  const { t, navigation } = page;
  const path = journalPath(meta.page);
  const title = meta.page > 1 ? t('content-blog-page', { page: meta.page }) : t('content-blog-title');
  const [first] = items;
  return {
    ...headOf(page, title, t('content-blog-lead'), path),
    robots: first ? undefined : noindex,
    alternates: meta.page > 1 ? null : everywhere(path, navigation),
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
    robots: post.isOwnLanguage ? undefined : noindex,
    alternates: post.isOwnLanguage ? post.alternates : null,
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
