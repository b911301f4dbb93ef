// One line below the selection: few left, this size, this colour or everything sold out. Announced by screen readers when it
// changes.
import type { ProductDetail } from '@/api/types';
import type { Choice } from '@/lib/choice';
import { type Translate, useT } from '@/lib/i18n';

type Note = { text: string; tone: 'low' | 'out' };

export function StockNote({ product, choice }: { product: ProductDetail; choice: Choice }) {
  const t = useT();
  const note = noteFor(t, product, choice);
  return (
    <div role="status" className="mt-2.5 text-14 empty:mt-0">
      {note && (
        <p className={note.tone === 'low' ? 'text-amber' : 'text-ink-2'}>
          {note.tone === 'low' && (
            <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-amber" />
          )}
          {note.text}
        </p>
      )}
    </div>
  );
}

function noteFor(t: Translate, product: ProductDetail, choice: Choice): Note | null {
  if (!product.inStock) return null;
  if (choice.variant?.stock === 'low' && choice.variant.stockLeft !== null) {
    return { text: t('product-low', { count: choice.variant.stockLeft }), tone: 'low' };
  }
  if (choice.colour && isOutOfStock(choice.colour.values)) return { text: t('product-colour-out'), tone: 'out' };
  const size = choice.size?.values.find((value) => value.chosen);
  if (size && isOutOfStock([size])) return { text: t('product-size-out', { size: size.value.name }), tone: 'out' };
  return choice.unavailable ? { text: t('product-choice-out'), tone: 'out' } : null;
}

/** Whether the selected one of these values is out of stock. */
function isOutOfStock(values: { chosen: boolean; stock: string }[]): boolean {
  const chosen = values.find((value) => value.chosen);
  return chosen !== undefined && (chosen.stock === 'out' || chosen.stock === 'none');
}
