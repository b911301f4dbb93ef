// The page of one product, under both of its addresses.
import { useApi } from '@/api/data';
import type { ProductDetail } from '@/api/types';
import { PRODUCT_QUERY } from '@/features/product/choice';
import { productHead } from '@/features/product/head';
import { ProductView } from '@/features/product/ProductView';
import { WishButton } from '@/features/wishlist/WishButton';
import { plainHead } from '@/lib/heads';
import { type PageRoute, type Params, usePage } from '@/lib/page';
import { movedTo } from './moved';

function productCall({ slug = '' }: Params): string {
  return `/api/product/web/by-slug/${encodeURIComponent(slug)}`;
}

function ProductPage() {
  const { params } = usePage();
  const product = useApi<ProductDetail>(productCall(params));
  return <ProductView key={product.id} product={product} action={() => <WishButton product={product} />} />;
}

const route: Omit<PageRoute, 'path'> = {
  query: PRODUCT_QUERY,
  keeping: 'shared',
  areas: ['product'],
  plan: ({ params }) => [productCall(params)],
  Component: ProductPage,
  head: (page) => {
    const product = page.data.data<ProductDetail>(productCall(page.params));
    // Without its answer this is another page, not found or failed, and its head is never shown.
    return product ? productHead(page, product) : plainHead('', '', '/');
  },
  // The address below a category is an alias as long as the slug is current: its canonical link names the plain one.
  redirect: ({ params, query, data }) => {
    const product = data.data<ProductDetail>(productCall(params));
    return product && movedTo(`/product/${params.slug}`, product.path, query);
  },
};

export const routes: PageRoute[] = ['/product/:slug', '/product/:category/:slug'].map((path) => ({ ...route, path }));
