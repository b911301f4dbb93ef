// Building blocks of heads shared by pages.
import type { Alternate, Navigation, Picture } from '@/api/types';
import { phones, sourceSet, type Width } from './media';
import type { Head, Preload } from './page';
import type { Shop } from './shop';

/** A head with title and description only. */
export function plainHead(title: string, description: string, canonicalPath: string): Head {
  return { title, description, canonicalPath, alternates: null, og: { type: 'website' }, jsonLd: [], preload: [] };
}

/** For pages with the same path in every language of every shop. */
export function sharedPathAlternates(path: string, navigation: Navigation | null): Alternate[] {
  const countries = navigation?.countries ?? [];
  return countries.flatMap(({ code, languages }) => languages.map((language) => ({ language, path, country: code })));
}

/** Preloads the page's largest picture, before the style sheet has been parsed. */
export function preloadPicture(shop: Shop, picture: Picture, sizes: string, most?: Width, media?: string): Preload {
  return { href: picture.imageUrl, imagesrcset: sourceSet(shop.mediaBase, picture, most), imagesizes: sizes, media };
}

/** Preloads both compositions of a picture; media queries make each browser fetch the one that it shows. */
export function preloadArt(shop: Shop, wide: Picture | null, narrow: Picture | null): Preload[] {
  if (!wide || !narrow) return [wide, narrow].flatMap((one) => (one ? preloadPicture(shop, one, '100vw', 2560) : []));
  return [
    preloadPicture(shop, narrow, '100vw', 2560, phones),
    preloadPicture(shop, wide, '100vw', 2560, `not all and ${phones}`),
  ];
}
