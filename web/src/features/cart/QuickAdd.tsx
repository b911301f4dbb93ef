// The add-to-cart control of a product card: a link to the product page; with JavaScript it opens a dialog to select a variant.
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
