// The product's structured data: a ProductGroup with its variants, each an offer with stock, delivery and return terms.
import type { Price, ProductDetail, Variant } from '@/api/types';
import { choiceHref, parameterOf, picturesOf } from '@/lib/choice';
import { rendition } from '@/lib/media';
import { plainText } from '@/lib/plainText';
import type { Shop } from '@/lib/shop';
import { absolute, pageUrl } from '@/ui/breadcrumbList';
import { isGtin } from './gtin';

type Node = Record<string, unknown>;

const SHIPPING = '#shipping';
const FREE_SHIPPING = '#free-shipping';
const RETURNS = '#returns';

/** The group (or the single product) and the policies that its offers refer to. */
export function productJsonLd(product: ProductDetail, shop: Shop): object[] {
  const own = isGroup(product) ? group(product, shop) : single(product, shop);
  const nodes = [own, ...shippings(product, shop), returns(shop)];
  return nodes.map((node) => ({ '@context': 'https://schema.org', ...node }));
}

function isGroup(product: ProductDetail): boolean {
  return product.options.length > 0 && product.variants.length > 1;
}

function group(product: ProductDetail, shop: Shop): Node {
  const varies = product.options.filter((option) => option.values.length > 1).map((option) => VARIES[option.attribute]);
  return {
    '@type': 'ProductGroup',
    ...common(product, shop),
    productGroupID: String(product.id),
    variesBy: varies.filter((one) => one !== undefined),
    hasVariant: product.variants.slice(0, MOST_VARIANTS).map((variant) => variantNode(product, variant, shop)),
    offers: product.variants.length > MOST_VARIANTS ? aggregate(product) : undefined,
  };
}

/** Of a product with more variants, this many are listed one by one, and an aggregate offer covers all of them. */
const MOST_VARIANTS = 48;

function aggregate({ variants }: ProductDetail): Node {
  const prices = variants.map(({ price }) => price.effectiveMinor);
  const inStock = variants.some(({ stock }) => stock !== 'out');
  return {
    '@type': 'AggregateOffer',
    lowPrice: major(Math.min(...prices)),
    highPrice: major(Math.max(...prices)),
    priceCurrency: variants[0]?.price.currency,
    offerCount: variants.length,
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  };
}

const VARIES: Record<string, string | undefined> = {
  colour: 'https://schema.org/color',
  size: 'https://schema.org/size',
};

function single(product: ProductDetail, shop: Shop): Node {
  const [variant] = product.variants;
  const offers = variant ? offer(variant, pageUrl(shop, product.path), shop) : undefined;
  return { '@type': 'Product', ...common(product, shop), ...identity(product, variant), offers };
}

function common(product: ProductDetail, shop: Shop): Node {
  return {
    name: product.name,
    description: plainText(product.description),
    url: pageUrl(shop, product.path),
    image: product.gallery.slice(0, 3).map((picture) => imageUrl(shop, picture.path)),
    brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
    material: product.composition.map((part) => `${part.percent} % ${part.name}`).join(', ') || undefined,
    audience: audience(product.gender),
    itemCondition: 'https://schema.org/NewCondition',
  };
}

function audience(gender: string | null): Node | undefined {
  if (gender !== 'women' && gender !== 'men') return undefined;
  return { '@type': 'PeopleAudience', suggestedGender: gender === 'women' ? 'female' : 'male' };
}

function variantNode(product: ProductDetail, variant: Variant, shop: Shop): Node {
  const chosen = chosenOf(product, variant);
  const path = chosen.reduce((now, { parameter, key }) => withChoice(now, parameter, key), product.path);
  const colour = chosen.find((one) => one.parameter === 'color');
  const front = picturesOf(product.gallery, colour?.value ?? null)[0];
  return {
    '@type': 'Product',
    name: [product.name, ...chosen.map((one) => one.value.name)].join(', '),
    ...identity(product, variant),
    color: colour?.value.name,
    size: chosen.find((one) => one.parameter === 'size')?.value.name,
    image: front ? imageUrl(shop, front.path) : undefined,
    offers: offer(variant, pageUrl(shop, path), shop),
  };
}

function chosenOf(product: ProductDetail, variant: Variant) {
  const ids: Record<string, number | null> = { colour: variant.colourId, size: variant.sizeId };
  return product.options.flatMap((option) => {
    const id = option.attribute in ids ? ids[option.attribute] : variant.otherId;
    const value = option.values.find((one) => one.id === id);
    return value ? [{ parameter: parameterOf(option), key: value.key, value }] : [];
  });
}

function withChoice(path: string, parameter: string, key: string): string {
  const [plain = path, search] = path.split('?');
  return choiceHref(plain, new URLSearchParams(search), parameter, key);
}

function identity(product: ProductDetail, variant: Variant | undefined): Node {
  const barcode = variant?.barcode ?? null;
  return {
    sku: variant?.sku ?? `${product.id}-${variant?.id ?? 0}`,
    gtin: isGtin(barcode) ? barcode : undefined,
  };
}

function offer(variant: Variant, url: string, shop: Shop): Node {
  const { price, stock } = variant;
  return {
    '@type': 'Offer',
    url,
    price: major(price.effectiveMinor),
    priceCurrency: price.currency,
    priceValidUntil: price.endsAt ?? undefined,
    priceSpecification: strikethrough(price),
    availability: `https://schema.org/${AVAILABILITY[stock]}`,
    shippingDetails: { '@id': isSentFree(variant, shop) ? FREE_SHIPPING : SHIPPING },
    hasMerchantReturnPolicy: { '@id': RETURNS },
  };
}

const AVAILABILITY = { in: 'InStock', low: 'LimitedAvailability', out: 'OutOfStock' } as const;

function strikethrough(price: Price): Node | undefined {
  if (price.percent <= 0) return undefined;
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: major(price.priceMinor),
    priceCurrency: price.currency,
  };
}

/** Whether the variant's price alone reaches the free delivery threshold; feeds use the same rule. */
function isSentFree({ price }: Variant, { freeDeliveryMinor }: Shop): boolean {
  return freeDeliveryMinor !== null && price.effectiveMinor >= freeDeliveryMinor;
}

/** The delivery terms that the product's offers refer to. */
function shippings({ variants }: ProductDetail, shop: Shop): Node[] {
  const free = variants.filter((variant) => isSentFree(variant, shop)).length;
  return [
    ...(free < variants.length || free === 0 ? [shipping(SHIPPING, shop.shippingMinor, shop)] : []),
    ...(free > 0 ? [shipping(FREE_SHIPPING, 0, shop)] : []),
  ];
}

function shipping(id: string, minor: number, shop: Shop): Node {
  const { min, max } = shop.deliveryDays;
  return {
    '@type': 'OfferShippingDetails',
    '@id': id,
    shippingRate: { '@type': 'MonetaryAmount', value: major(minor), currency: shop.currency.code },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: shop.countryCode },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(Math.max(0, min - 1), max - 1),
    },
  };
}

/** Handling and transit time add up to the promised delivery time. */
function days(minValue: number, maxValue: number): Node {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

function returns(shop: Shop): Node {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': RETURNS,
    applicableCountry: shop.countryCode,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: shop.returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}

function imageUrl(shop: Shop, path: string): string {
  return absolute(shop, rendition(shop.mediaBase, path, 1280));
}

function major(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
