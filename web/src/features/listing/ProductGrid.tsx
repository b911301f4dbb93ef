// The cards of a listing, two to a row on a phone and three from a tablet on, with an editorial tile between them.
import { Fragment } from 'react';
import type { ProductCard as Card, Collection } from '@/api/types';
import { useT } from '@/lib/i18n';
import { ProductCard } from '@/ui/ProductCard';
import { CARD_SIZES } from './cardSizes';
import { EditorialTile } from './EditorialTile';

type Props = { products: Card[]; pending: boolean; editorial?: Collection | null };

/** After four cards the tile closes a row, at two columns and at three. */
const BEFORE_TILE = 4;
/** Cards in the first view: their pictures are not loaded lazily. */
const EAGER = 2;

export function ProductGrid({ products, pending, editorial }: Props) {
  const t = useT();
  const collection = products.length > BEFORE_TILE + 1 && editorial?.picture ? editorial : null;
  return (
    <ul
      aria-label={t('listing-products')}
      aria-busy={pending}
      className="grid grid-cols-2 gap-x-2 pt-3 transition-opacity duration-(--duration-calm) aria-busy:opacity-50 md:grid-cols-3 lg:gap-x-4 lg:pt-0"
    >
      {products.map((product, index) => (
        <Fragment key={product.id}>
          <li className="contents">
            <ProductCard product={product} sizes={CARD_SIZES} priority={index < EAGER} level={2} />
          </li>
          {collection && index === BEFORE_TILE - 1 && <EditorialTile collection={collection} />}
        </Fragment>
      ))}
    </ul>
  );
}
