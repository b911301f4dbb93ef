// The way into the cart from a product card. It leads to the product's page; with scripts it opens a dialog to choose in.
import type { ProductCard } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { openDialog } from './store';

export function QuickAdd({ product }: { product: ProductCard }) {
  const t = useT();
  if (!product.inStock) return null;
  return (
    <A
      to={product.path}
      className="quick-add mask-icon"
      aria-label={t('card-add', { name: product.name })}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openDialog({ kind: 'quick-add', product });
      }}
    />
  );
}
