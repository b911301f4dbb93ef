// The analytics event for viewing a product page.
import { useEffect } from 'react';
import type { ProductDetail } from '@/api/types';
import { pushEcommerce } from '@/lib/analytics';

export function useViewItem({ id, name, brand, categories, price }: ProductDetail): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same product with a newer price is seen once.
  useEffect(() => {
    const item = { id, name, brand: brand?.name, categories, priceMinor: price.effectiveMinor, quantity: 1 };
    pushEcommerce('view_item', price.currency, price.effectiveMinor, [item]);
  }, [id]);
}
