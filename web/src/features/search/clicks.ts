// Reports that a product was opened from a search, without any data about the visitor.
import { useEffect } from 'react';
import { inLanguage } from '@/api/get';
import { send } from '@/api/send';
import type { ProductCard } from '@/api/types';
import { withPrefix } from '@/lib/paths';
import { onlineShop } from '@/lib/shop';

export function reportClick(words: string, productId: number): void {
  const { method, path, body } = send('post', '/api/product/web/search/click', { body: { q: words, productId } });
  // For statistics only: a failure does not affect the visitor.
  void fetch(inLanguage(path, onlineShop().language), {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {});
}

/** Reports products that are opened from the search results. */
export function useClicks(words: string, products: readonly ProductCard[]): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a.card-link') : null;
      const { prefix } = onlineShop();
      const product = products.find(({ path }) => withPrefix(prefix, path) === link?.pathname);
      if (product) reportClick(words, product.id);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [words, products]);
}
