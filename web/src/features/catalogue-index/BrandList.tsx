// The brands: a window each, with who they are in a few lines.
import type { Brand } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Picture } from '@/ui/Picture';

export function BrandList({ brands }: { brands: Brand[] }) {
  return (
    <ul className="grid gap-x-4 gap-y-12 md:grid-cols-2">
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandWindow brand={brand} />
        </li>
      ))}
    </ul>
  );
}

function BrandWindow({ brand }: { brand: Brand }) {
  const t = useT();
  const { picture } = brand;
  return (
    <A to={brand.path} className="group block" data-expect="">
      <span className="tile aspect-4/3">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 80rem) 638px, (min-width: 48rem) 48vw, 94vw"
            alt=""
            className={picture.hasAlpha ? 'brand-picture' : 'card-picture'}
          />
        )}
      </span>
      <span className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="display-28 group-hover:underline group-hover:underline-offset-6">{brand.name}</span>
        <span className="text-14 text-ink-3">{t('index-products', { count: brand.productCount })}</span>
      </span>
      {brand.description && <span className="measure mt-1 block text-ink-2">{brand.description}</span>}
    </A>
  );
}
