// Related products: four cards in a row, swipeable on phones.
import type { ProductCard } from '@/api/types';
import { useT } from '@/lib/i18n';
import { CardRow } from '@/ui/CardRow';

export function RelatedRow({ products }: { products: ProductCard[] }) {
  const t = useT();
  return <CardRow id="related" title={t('product-related')} products={products} />;
}
