// The brands of a page: with pictures a tile each, else a list of names.
import type { Brand } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Picture } from '@/ui/Picture';

/** Brands without any picture are a list of names: empty frames say nothing. */
export function BrandList({ brands }: { brands: Brand[] }) {
  const pictured = brands.some(({ picture }) => picture);
  return (
    <ul className={pictured ? 'grid gap-x-4 gap-y-12 md:grid-cols-2' : 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3'}>
      {brands.map((brand) => (
        <li key={brand.id}>{pictured ? <BrandTile brand={brand} /> : <BrandRow brand={brand} />}</li>
      ))}
    </ul>
  );
}

function BrandRow({ brand }: { brand: Brand }) {
  const t = useT();
  return (
    <A to={brand.path} className="index-row" data-prefetch="">
      <span className="index-row-name">{brand.name}</span>
      <span className="text-14 text-ink-3">{t('index-products', { count: brand.productCount })}</span>
      {brand.description && <span className="w-full text-14 text-ink-2">{brand.description}</span>}
    </A>
  );
}

function BrandTile({ brand }: { brand: Brand }) {
  const t = useT();
  const { picture } = brand;
  return (
    <A to={brand.path} className="group block" data-prefetch="">
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
