// A row of products under a heading: a grid on desktops, a horizontally scrolling row on phones.
import type { HomeBlock } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { ProductCard } from '@/ui/ProductCard';

/** `above` are the products of the rows above. */
export function ProductRow({ block, above }: { block: HomeBlock; above: ReadonlySet<number> }) {
  const t = useT();
  if (block.products.length === 0) return null;
  return (
    <section className="row wrap" aria-labelledby={`row-${block.key}`}>
      <div className="row-head">
        <h2 id={`row-${block.key}`} className="display-28">
          {block.title}
        </h2>
        {block.path && (
          <A to={block.path} className="link py-2 text-14" data-prefetch="">
            {block.action || t('row-all')}
          </A>
        )}
      </div>
      <div className="rail">
        {block.products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            mixed
            repeated={above.has(product.id) || undefined}
            sizes="(min-width: 80rem) 308px, (min-width: 62.5rem) 23vw, 44vw"
          />
        ))}
      </div>
    </section>
  );
}
