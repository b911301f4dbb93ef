// A collection's picture above its list, composed for wide and for narrow screens.
import type { Collection } from '@/api/types';
import { Picture } from '@/ui/Picture';

export function CollectionBanner({ collection }: { collection: Collection }) {
  const { picture, narrowPicture } = collection;
  const narrow = narrowPicture ?? picture;
  const wide = picture ?? narrowPicture;
  if (!narrow || !wide) return null;
  return (
    <div className="relative -mx-(--gutter) mb-2 overflow-hidden md:mx-0 md:rounded-tile">
      <Picture picture={narrow} alt="" sizes="100vw" className="aspect-[5/4] w-full object-cover md:hidden" />
      <Picture
        picture={wide}
        alt=""
        sizes="(min-width: 1344px) 1280px, 96vw"
        className="hidden aspect-[16/5] w-full object-cover md:block"
      />
    </div>
  );
}
