// Addresses of picture renditions on the media proxy: which widths exist, and how they are written.
import type { Picture } from '@/api/types';

/** Where a picture's narrow composition is shown: below the style sheet's breakpoint md. */
export const phones = '(max-width: 47.99rem)';

const widths = [320, 640, 768, 1024, 1280, 1536] as const;

/** All webp renditions of a picture up to its own size, as a `srcset`. */
export function sourceSet(mediaBase: string, picture: Picture): string {
  const scales = picture.imageMimeType === 'image/svg+xml';
  let set = '';
  for (const width of widths) {
    if (width > widths[1] && width > picture.width && !scales) break;
    set += `${set && ', '}${rendition(mediaBase, picture.path, width)} ${width}w`;
  }
  return set;
}

export function rendition(mediaBase: string, path: string, width: (typeof widths)[number]): string {
  return `${mediaBase}/media/webp/w${width}/${path}`;
}

/** The same picture in its original format: what a failed webp is retried with. Null when there is nothing to retry. */
export function withoutWebp(url: string): string | null {
  return url.includes('/media/webp/') ? url.replace('/media/webp/', '/media/') : null;
}
