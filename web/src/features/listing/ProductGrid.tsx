// The cards of a listing, two columns on phones and three from tablets up, with an editorial tile between them.
import { Fragment } from 'react';
import type { ProductCard as Card, Collection } from '@/api/types';
import { useT } from '@/lib/i18n';
import { ProductCard } from '@/ui/ProductCard';
import { EditorialTile } from './EditorialTile';
import { editorialPlaces } from './editorialPlan';
import { listingCards } from './listingCards';

type Props = {
  products: Card[];
  pending: boolean;
  /** Whether the list contains products of several departments. */
  mixed: boolean;
  editorials?: Collection[];
};

export function ProductGrid({ products, pending, mixed, editorials = [] }: Props) {
  const t = useT();
  const places = editorialPlaces(products.length, editorials.length);
  return (
    <ul
      aria-label={t('listing-products')}
      aria-busy={pending}
      className="grid grid-cols-2 gap-x-2 pt-3 transition-opacity duration-(--duration-calm) aria-busy:opacity-50 md:grid-cols-3 lg:gap-x-4 lg:pt-0"
    >
      {listingCards(products, mixed).map((card, index) => (
        <Fragment key={card.product.id}>
          <ProductCard {...card} />
          {places.map(({ after, phone, desk }, which) => {
            const collection = editorials[which];
            if (!collection || after !== index + 1) return null;
            return <EditorialTile key={collection.id} collection={collection} phone={phone} desk={desk} />;
          })}
        </Fragment>
      ))}
    </ul>
  );
}
