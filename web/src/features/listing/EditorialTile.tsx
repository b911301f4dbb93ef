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
    <li className="card col-span-2">
      <div className="tile aspect-[4/3] md:aspect-auto">
        <Picture
          picture={collection.picture}
          alt=""
          sizes={SIZES}
          className="absolute inset-0 size-full origin-[100%_45%] scale-[1.14] object-cover"
        />
      </div>
      <div>
        <h2 className="mt-3 text-22 tracking-[-0.01em]">{collection.name}</h2>
        <A to={collection.path} className="link card-link mt-1 inline-block py-1 text-14">
          {t('listing-editorial-action')}
          <span className="sr-only">: {collection.name}</span>
        </A>
      </div>
    </li>
  );
}
