// A picture with all renditions that the browser may choose from, its final size, and the backdrop of product pictures.

import { preload } from 'react-dom';
import type { Picture as PictureData } from '@/api/types';
import { sourceSet } from '@/lib/media';
import { type Shop, useShop } from '@/lib/shop';

type Props = {
  picture: PictureData;
  sizes: string;
  /** The page's main picture: loaded eagerly and with high priority. */
  priority?: boolean;
  /** Half a screen or wider: high-density screens get up to 2048 pixels. */
  large?: boolean;
  /** A thumbnail of 100 pixels or less. */
  small?: boolean;
  className?: string;
  /** Overrides the picture's own text; "" when the text next to it already says it. */
  alt?: string;
};

/** A failed webp is retried without its segment by the page's one error listener (lib/retry-picture). */
export function Picture({ picture, sizes, priority, large, small, className, alt }: Props) {
  const { mediaBase } = useShop();
  const most = small ? 320 : large ? 2048 : undefined;
  return (
    <img
      className={picture.hasAlpha ? `${className ?? ''} picture-backdrop` : className}
      src={picture.imageUrl}
      srcSet={sourceSet(mediaBase, picture, most)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : undefined}
      draggable={false}
    />
  );
}

/** The same preload that React itself creates for a rendered `<Picture priority>`. */
export function preloadPicture({ mediaBase }: Shop, picture: PictureData, sizes: string): void {
  const imageSrcSet = sourceSet(mediaBase, picture);
  preload(picture.imageUrl, { as: 'image', imageSrcSet, imageSizes: sizes, fetchPriority: 'high' });
}
