// The brands of a shop without a configured home page.
import type { Navigation } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';

export function BrandStrip({ brands }: { brands: Navigation['brands'] }) {
  const t = useT();
  if (brands.length < 2) return null;
  return (
    <section className="row wrap" aria-labelledby="brand-strip">
      <div className="row-head">
        <h2 id="brand-strip" className="display-28">
          {t('brands')}
        </h2>
        <A to="/brands" className="link py-2 text-14" data-prefetch="">
          {t('row-all')}
        </A>
      </div>
      <p className="brand-strip">
        {brands.map(({ name, path }) => (
          <A key={path} to={path} className="hover:underline">
            {name}
          </A>
        ))}
      </p>
    </section>
  );
}
