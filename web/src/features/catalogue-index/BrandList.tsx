// The brands of a page as tiles with a picture or the brand name. A catalogue of many brands without pictures is shown as a list
// of names.
import type { Brand } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Picture } from '@/ui/Picture';

/** With more brands than this, tiles without pictures would make the page too long. */
const MOST_TILES = 12;

export function BrandList({ brands }: { brands: Brand[] }) {
  const tiles = brands.length <= MOST_TILES || brands.some(({ picture }) => picture);
  return (
    <ul className={tiles ? 'grid gap-x-4 gap-y-12 md:grid-cols-2' : 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3'}>
      {brands.map((brand) => (
        <li key={brand.id}>{tiles ? <BrandTile brand={brand} /> : <BrandRow brand={brand} />}</li>
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
  return (
    <A to={brand.path} className="group block" data-prefetch="">
      {brand.picture ? <PictureTile brand={brand} /> : <NameTile brand={brand} />}
      <span className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={brand.picture ? 'display-28 group-hover:underline group-hover:underline-offset-6' : 'sr-only'}>
          {brand.name}
        </span>
        <span className="text-14 text-ink-3">{t('index-products', { count: brand.productCount })}</span>
      </span>
      {brand.description && <span className="measure mt-1 block text-ink-2">{brand.description}</span>}
    </A>
  );
}

function PictureTile({ brand: { picture } }: { brand: Brand }) {
  return (
    <span className="tile aspect-4/3">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 80rem) 638px, (min-width: 48rem) 48vw, 94vw"
          large
          alt=""
          className={picture.hasAlpha ? 'brand-picture' : 'card-picture'}
        />
      )}
    </span>
  );
}

/** The brand name between two thin lines, styled like the shop's logo. */
function NameTile({ brand: { name } }: { brand: Brand }) {
  return (
    <span aria-hidden="true" className="brand-name-tile tile">
      <span className="brand-name">{name}</span>
    </span>
  );
}
