// A collection between the products: a double window, as high as the cards' pictures beside it.
import type { Collection } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Picture } from '@/ui/Picture';

const SIZES = '(min-width: 1280px) 664px, (min-width: 1000px) 50vw, (min-width: 768px) 62vw, 94vw';

export function EditorialTile({ collection }: { collection: Collection }) {
  const t = useT();
  if (!collection.picture) return null;
  return (
    <li className="relative col-span-2 min-w-0">
      <div className="tile aspect-[4/3] md:aspect-auto">
        <span className="hidden aspect-[4/5] w-[calc((100%-8px)/2)] md:block lg:w-[calc((100%-16px)/2)]" />
        <Picture
          picture={collection.picture}
          alt=""
          sizes={SIZES}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <h2 className="mt-3 text-22 tracking-[-0.01em]">{collection.name}</h2>
      <A to={collection.path} className="link mt-1 inline-block py-1 text-14 after:absolute after:inset-0">
        {t('listing-editorial-action')}
        <span className="sr-only">: {collection.name}</span>
      </A>
    </li>
  );
}
