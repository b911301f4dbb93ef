// A collection's heading on the empty left side of its wide picture; on narrow screens above the picture.
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@/api/types';
import { Picture } from '@/ui/Picture';

type Props = { wide: PictureData | null; narrow: PictureData | null; children: ReactNode };

/** Picture and text are the same in the dark scheme. */
export function CollectionCover({ wide, narrow, children }: Props) {
  const large = wide ?? narrow;
  const small = narrow ?? wide;
  if (!large || !small) return <>{children}</>;
  return (
    <div className="lg:relative lg:mt-4 lg:grid lg:min-h-[460px] lg:items-center lg:overflow-hidden lg:rounded-tile">
      <div className="lg:relative lg:z-1 lg:max-w-[37%] lg:py-8 lg:pl-10 lg:text-night lg:**:text-night">
        {children}
      </div>
      <Picture
        picture={small}
        alt=""
        priority
        sizes="96vw"
        className="mb-2 aspect-square w-full rounded-tile object-cover object-bottom md:hidden"
      />
      <Picture
        picture={large}
        alt=""
        priority
        sizes="(min-width: 1344px) 1280px, 96vw"
        className="mb-2 hidden aspect-[16/7] w-full rounded-tile object-cover object-[50%_10%] md:block lg:absolute lg:inset-0 lg:mb-0 lg:aspect-auto lg:h-full"
      />
    </div>
  );
}
