// A collection's heading on the empty left side of its wide picture; on narrow screens above the narrow one.
import type { ReactNode } from 'react';
import type { Picture } from '@/api/types';
import { ArtPicture } from '@/ui/ArtPicture';
import { COVER_SIZES, NARROW_COVER_SIZES } from './pictureSizes';

export type Cover = { wide: Picture | null; narrow: Picture | null };

/** Picture and text are the same in the dark scheme. */
export function CollectionCover({ wide, narrow, children }: Cover & { children: ReactNode }) {
  if (!wide && !narrow) return <>{children}</>;
  return (
    <div className="lg:relative lg:mt-4 lg:grid lg:min-h-[460px] lg:items-center lg:overflow-hidden lg:rounded-tile">
      <div className="lg:relative lg:z-1 lg:max-w-[37%] lg:py-8 lg:pl-10 lg:text-night lg:**:text-night">
        {children}
      </div>
      <ArtPicture
        wide={wide}
        narrow={narrow}
        alt=""
        priority
        sizes={COVER_SIZES}
        narrowSizes={NARROW_COVER_SIZES}
        className="mb-2 block aspect-square overflow-hidden rounded-tile md:aspect-[16/7] lg:absolute lg:inset-0 lg:mb-0 lg:aspect-auto [&_img]:size-full [&_img]:object-cover [&_img]:object-bottom md:[&_img]:object-[50%_10%]"
      />
    </div>
  );
}
