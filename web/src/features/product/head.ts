// Metadata for search engines and link previews of a product.
import type { ProductDetail } from '@/api/types';
import { picturesOf, readChoice } from '@/lib/choice';
import { preloadPicture } from '@/lib/heads';
import { rendition } from '@/lib/media';
import { formatMoney } from '@/lib/money';
import type { Head, LoadedPage } from '@/lib/page';
import { plainText } from '@/lib/plainText';
import { absolute, breadcrumbList, trailTo } from '@/ui/breadcrumbList';
import { HALF } from './gallerySizes';
import { productJsonLd } from './jsonLd';
import { shorten } from './text';

/** A selected colour changes the preview picture; the canonical URL stays the plain one. */
export function productHead(page: LoadedPage, product: ProductDetail): Head {
  const { shop, query, t } = page;
  const picture = picturesOf(product.gallery, readChoice(product, query).colour?.chosen ?? null)[0];
  const trail = trailTo(product.breadcrumbs, product);
  return {
    title: titleOf(page, product),
    description: descriptionOf(page, product),
    canonicalPath: product.path,
    alternates: product.alternates,
    og: { type: 'product', image: picture && absolute(shop, rendition(shop.mediaBase, picture.path, 1280)) },
    jsonLd: import.meta.env.SSR
      ? [...productJsonLd(product, shop), breadcrumbList(shop, t('breadcrumbs-home'), trail)]
      : [],
    preload: import.meta.env.SSR && picture ? [preloadPicture(shop, picture, HALF, 2048)] : [],
  };
}

function titleOf({ t }: LoadedPage, { seoTitle, name, brand }: ProductDetail): string {
  if (seoTitle) return seoTitle;
  return brand ? t('product-meta-title-brand', { name, brand: brand.name }) : t('product-meta-title', { name });
}

/** The shop's own meta description if there is one; else the start of the product description; else the shop's promise. */
function descriptionOf({ shop, t }: LoadedPage, product: ProductDetail): string {
  if (product.seoDescription) return shorten(product.seoDescription, 160);
  const text = plainText(product.description);
  if (text.length >= 60) return shorten(text, 155);
  const { min, max } = shop.deliveryDays;
  const price = formatMoney(shop.currency.pattern, product.price.effectiveMinor);
  const args = { name: product.name, price, min, max, days: shop.returnDays };
  return product.brand
    ? t('product-meta-description-brand', { ...args, brand: product.brand.name })
    : t('product-meta-description', args);
}
