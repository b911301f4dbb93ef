// Metadata for search engines and link previews of a listing.
import type { Alternate, Crumb, Picture, ProductCard } from '@/api/types';
import { preloadPicture } from '@/lib/heads';
import { phones, rendition } from '@/lib/media';
import type { Head, LoadedPage } from '@/lib/page';
import type { Shop } from '@/lib/shop';
import { absolute, breadcrumbList } from '@/ui/breadcrumbList';
import type { Cover } from './CollectionCover';
import type { ListingData } from './calls';
import { CARD_SIZES, COVER_SIZES, NARROW_COVER_SIZES } from './pictureSizes';
import { canonicalPath, isVaried, parseListing, type Sort } from './state';

type Subject = {
  path: string;
  title: string;
  description: string;
  crumbs: Crumb[];
  picture: Picture | null;
  /** The pictures of its `CollectionCover`. */
  cover?: Cover;
  alternates: Alternate[];
  /** The default sort order. */
  usual?: Sort;
};

/**
 * The canonical URL of filtered and sorted views is the plain listing, and they are not indexed; unfiltered later pages are
 * canonical themselves.
 */
export function listingHead(page: LoadedPage & { data: ListingData }, subject: Subject): Head {
  const { shop, query, data, t } = page;
  const state = parseListing(query, subject.usual);
  const list = data.products;
  const varied = isVaried(state);
  const plain = !varied && state.page === 1 && list.items.length > 0;
  return {
    title: titled(page, subject.title, state.page),
    description: described(page, subject, list.meta.itemCount),
    robots: varied || list.items.length === 0 ? 'noindex, follow' : undefined,
    canonicalPath: canonicalPath(subject.path, varied ? 1 : state.page),
    alternates: plain ? subject.alternates : null,
    siblings: plain ? undefined : subject.alternates,
    og: { type: 'website', image: pictureUrl(shop, subject.picture ?? list.items[0]?.pictures[0]) },
    jsonLd: import.meta.env.SSR ? [breadcrumbList(shop, t('breadcrumbs-home'), subject.crumbs)] : [],
    preload: import.meta.env.SSR ? [...coverPictures(shop, subject.cover), ...firstPicture(shop, list.items[0])] : [],
  };
}

function titled({ t }: LoadedPage, name: string, page: number): string {
  return page > 1 ? t('listing-meta-title-page', { name, page }) : t('listing-meta-title', { name });
}

function described({ shop, t }: LoadedPage, subject: Subject, count: number): string {
  const { min, max } = shop.deliveryDays;
  const promise = t('listing-meta-description', { name: subject.title, count, min, max, days: shop.returnDays });
  const own = subject.description.trim();
  return own.length >= 50 && own.length <= 170 ? own : promise;
}

function pictureUrl(shop: Shop, picture: Picture | null | undefined): string | undefined {
  return picture ? absolute(shop, rendition(shop.mediaBase, picture.path, 1280)) : undefined;
}

/** On phones the first card's picture is the largest element (LCP), so it is preloaded. */
function firstPicture(shop: Shop, product: ProductCard | undefined): Head['preload'] {
  const picture = product?.pictures[0];
  if (!picture) return [];
  return [preloadPicture(shop, picture, CARD_SIZES)];
}

/** As `ArtPicture` selects them: each browser preloads only the composition that it shows. */
function coverPictures(shop: Shop, cover: Cover | undefined): Head['preload'] {
  const { wide, narrow } = cover ?? { wide: null, narrow: null };
  const only = wide ?? narrow;
  if (!only) return [];
  if (!wide || !narrow || wide.path === narrow.path) return [preloadPicture(shop, only, COVER_SIZES, 2560)];
  return [
    preloadPicture(shop, narrow, NARROW_COVER_SIZES, 2560, phones),
    preloadPicture(shop, wide, COVER_SIZES, 2560, `not all and ${phones}`),
  ];
}
