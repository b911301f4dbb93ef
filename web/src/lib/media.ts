// URLs of picture renditions on the media proxy: the existing widths, and their format.
import type { Picture } from '@/api/types';

/** The media query for a picture's narrow composition: below the style sheet's breakpoint md. */
export const phones = '(max-width: 47.99rem)';

const widths = [160, 320, 640, 768, 1024, 1280, 1536, 2048, 2560] as const;
export type Width = (typeof widths)[number];
/** The widest rendition of pictures that occupy a part of the screen; full-width ones use all widths. */
const PART: Width = 1536;

/** The widest rendition of thumbnails, up to about 100 pixels. */
const THUMBNAIL: Width = 320;
/** The narrowest rendition offered for pictures other than thumbnails. */
const LEAST: Width = 320;

/** Webp renditions of a picture up to its own size, as a `srcset`. `most` is the maximum width needed. */
export function sourceSet(mediaBase: string, picture: Picture, most: Width = PART): string {
  const scales = picture.imageMimeType === 'image/svg+xml';
  let set = '';
  for (const width of widths) {
    if (width < LEAST && most > THUMBNAIL) continue;
    if (width > most || (width > 640 && width > picture.width && !scales)) break;
    set += `${set && ', '}${rendition(mediaBase, picture.path, width)} ${width}w`;
  }
  return set;
}

export function rendition(mediaBase: string, path: string, width: Width): string {
  return `${mediaBase}/media/webp/w${width}/${path}`;
}

/** The same rendition in the original format, to retry a failed webp. Null when there is nothing to retry. */
export function withoutWebp(url: string): string | null {
  return url.includes('/media/webp/') ? url.replace('/media/webp/', '/media/') : null;
}
