// The component and head of the product route: a separate chunk.
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import type { ProductDetail } from '@/api/types';
import { AddToCart } from '@/features/cart/AddToCart';
import { productHead as head } from '@/features/product/head';
import { ProductView } from '@/features/product/ProductView';
import { StockAlertForm } from '@/features/product/stockAlertChunk';
import { useViewItem } from '@/features/product/useViewItem';
import { WishlistButton } from '@/features/wishlist/WishlistButton';
import { type Choice, isSoldOut } from '@/lib/choice';
import type { ProductLoader } from './product';

export const productHead = head;

export function ProductPage() {
  const { product, sizes } = useLoaderData<ProductLoader>();
  useViewItem(product);
  return (
    <ProductView
      key={product.id}
      product={product}
      sizes={sizes}
      action={(choice) => (
        <div className="grid gap-3">
          {!isSoldOut(choice) && product.inStock && (
            <AddToCart variantId={choice.variant?.id ?? null} choices={buyable(product, choice)} />
          )}
          {choice.variant?.stock === 'out' && (
            <Suspense fallback={<div className="h-44 rounded-tile bg-surface" />}>
              <StockAlertForm key={choice.variant.id} variantId={choice.variant.id} item={itemOf(product, choice)} />
            </Suspense>
          )}
          <WishlistButton product={product} />
        </div>
      )}
    />
  );
}

/** The product with the selected options: "Linen tee, Rust, S". */
function itemOf({ name }: ProductDetail, { colour, size, others }: Choice): string {
  return [name, ...[colour, size, ...others].flatMap((dimension) => dimension?.chosen?.name ?? [])].join(', ');
}

/** The purchasable variants of the selected colour, labelled by the options in which they differ. */
function buyable({ variants, options }: ProductDetail, { colour }: Choice) {
  const names = new Map(options.flatMap(({ values }) => values.map(({ id, name }) => [id, name])));
  return variants
    .filter(({ stock, colourId }) => stock !== 'out' && (!colour?.chosen || colourId === colour.chosen.id))
    .map(({ id, colourId, sizeId, otherId }) => ({
      id,
      label: [colourId, sizeId, otherId].flatMap((value) => names.get(value ?? 0) ?? []).join(' · '),
    }));
}
