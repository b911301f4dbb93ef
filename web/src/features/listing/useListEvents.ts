// The analytics events of a list: that it was viewed, and which product was selected.
import { useEffect } from 'react';
import type { ProductCard } from '@/api/types';
import { type Item, pushEcommerce } from '@/lib/analytics';
import { withPrefix } from '@/lib/paths';
import { onlineShop } from '@/lib/shop';

/** `id` and `name` identify the list: its path and its heading. */
export function useListEvents(products: readonly ProductCard[], id: string, name: string): void {
  const shown = products.map((product) => product.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same products with newer prices are the same list.
  useEffect(() => {
    const [first] = products;
    if (!first) return;
    const list = { item_list_id: id, item_list_name: name };
    const items = products.map(itemOf);
    const { currency } = first.price;
    pushEcommerce('view_item_list', currency, sumOf(items), items, list);
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a.card-link') : null;
      const { prefix } = onlineShop();
      const item = items[products.findIndex(({ path }) => withPrefix(prefix, path) === link?.pathname)];
      if (item) pushEcommerce('select_item', currency, item.priceMinor, [item], list);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [shown, id, name]);
}

function itemOf({ id, name, brand, categories, price }: ProductCard, index: number): Item {
  return { id, name, brand: brand?.name, categories, priceMinor: price.effectiveMinor, quantity: 1, index };
}

const sumOf = (items: readonly Item[]) => items.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
