// What the product's route draws: a chunk of its own.
import { useLoaderData } from 'react-router';
import { ProductView } from '@/features/product/ProductView';
import { WishButton } from '@/features/wishlist/WishButton';
import type { ProductLoader } from './product';

export function ProductPage() {
  const { product } = useLoaderData<ProductLoader>();
  return <ProductView key={product.id} product={product} action={() => <WishButton product={product} />} />;
}
