// A heading and a row of four product cards, swipeable on phones.
import type { ProductCard as Card } from '@/api/types';
import { ProductCard } from './ProductCard';

const SIZES = '(min-width: 1344px) 308px, (min-width: 768px) 23vw, 44vw';

export function CardRow({ id, title, products }: { id: string; title: string; products: Card[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-16 lg:pt-24">
      <h2 id={id} className="display-28 mb-6">
        {title}
      </h2>
      <ul className="no-scrollbar -mx-(--gutter) grid snap-x scroll-px-(--gutter) auto-cols-[43.5vw] grid-flow-col grid-rows-[auto_auto] gap-x-2 overflow-x-auto px-(--gutter) md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-4 md:px-0 lg:gap-x-4">
        {products.slice(0, 8).map((product) => (
          <ProductCard
            key={product.id}
            itemClass="contents *:snap-start md:nth-[n+5]:hidden"
            product={product}
            sizes={SIZES}
            mixed
          />
        ))}
      </ul>
    </section>
  );
}
