// A picture with every rendition the browser may choose from, its final size, and the backdrop behind a garment.

import { preload } from 'react-dom';
import type { Picture as PictureData } from '@/api/types';
import { sourceSet } from '@/lib/media';
import { type Shop, useShop } from '@/lib/shop';

type Props = {
  picture: PictureData;
  sizes: string;
  /** The page's main picture: loaded at once, before anything else. */
  priority?: boolean;
  /** Half a screen or more: dense screens get up to 2048 pixels. */
  large?: boolean;
  /** A thumbnail of 100 pixels or less. */
  small?: boolean;
  className?: string;
  /** Overrides the picture's own text; "" when the text beside it already says it. */
  alt?: string;
};

/** The failed webp is retried without its segment by the page's one error listener (lib/retry-picture). */
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

/** What React itself does for a `<Picture priority>` that it renders. */
export function preloadPicture({ mediaBase }: Shop, picture: PictureData, sizes: string): void {
  const imageSrcSet = sourceSet(mediaBase, picture);
  preload(picture.imageUrl, { as: 'image', imageSrcSet, imageSizes: sizes, fetchPriority: 'high' });
}
