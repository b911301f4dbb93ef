// A picture with two compositions: wide for desktops, narrow for phones. The style sheet's breakpoint md selects one.
import type { Picture } from '@/api/types';
import { phones, sourceSet } from '@/lib/media';
import { useShop } from '@/lib/shop';

type Props = {
  wide: Picture | null;
  narrow: Picture | null;
  sizes: string;
  /** The displayed width of the narrow composition; by default the whole screen. */
  narrowSizes?: string;
  priority?: boolean;
  className?: string;
  alt?: string;
};

export function ArtPicture({ wide, narrow, sizes, narrowSizes = '100vw', priority, className, alt }: Props) {
  const { mediaBase } = useShop();
  const picture = wide ?? narrow;
  if (!picture) return null;
  return (
    <picture className={className}>
      {wide && narrow && narrow.path !== wide.path && (
        <source
          media={phones}
          srcSet={sourceSet(mediaBase, narrow, 2560)}
          sizes={narrowSizes}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <img
        src={picture.imageUrl}
        srcSet={sourceSet(mediaBase, picture, 2560)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        draggable={false}
      />
    </picture>
  );
}

/** For `data-on-picture`: opaque pictures are equally bright in both colour schemes, so text over them stays dark. */
export function isOpaque(picture: Picture | null): true | undefined {
  return picture !== null && !picture.hasAlpha ? true : undefined;
}
