// How a listing shows its products. The server also reads it before it renders the page.
import type { ProductCard as Product } from '@/api/types';
import type { CardProps } from '@/ui/ProductCard';
import { CARD_SIZES } from './pictureSizes';

/** Cards above the fold: their pictures are not loaded lazily. */
const EAGER = 2;

export function listingCards(products: readonly Product[], mixed: boolean): CardProps[] {
  return products.map((product, index) => ({
    itemClass: 'contents',
    product,
    sizes: CARD_SIZES,
    priority: index < EAGER,
    level: 2,
    mixed,
  }));
}
